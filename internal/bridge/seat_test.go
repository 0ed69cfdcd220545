package bridge

import "testing"

func TestSeat(t *testing.T) {
	tests := []struct {
		seat          Seat
		name          string
		side          Side
		partner, next Seat
	}{
		{NoSeat, "", NoSide, NoSeat, NoSeat},
		{North, "N", NS, South, East},
		{East, "E", EW, West, South},
		{South, "S", NS, North, West},
		{West, "W", EW, East, North},
		{5, "Seat(5)", NoSide, NoSeat, NoSeat},
	}
	for _, tt := range tests {
		t.Run(tt.seat.String(), func(t *testing.T) {
			if got := tt.seat.String(); got != tt.name {
				t.Errorf("String() = %q, want %q", got, tt.name)
			}
			if got := tt.seat.Side(); got != tt.side {
				t.Errorf("Side() = %v, want %v", got, tt.side)
			}
			if got := tt.seat.Partner(); got != tt.partner {
				t.Errorf("Partner() = %v, want %v", got, tt.partner)
			}
			if got := tt.seat.Next(); got != tt.next {
				t.Errorf("Next() = %v, want %v", got, tt.next)
			}
		})
	}
}

func TestSide(t *testing.T) {
	tests := []struct {
		side      Side
		name      string
		opponents Side
	}{
		{NoSide, "", NoSide},
		{NS, "NS", EW},
		{EW, "EW", NS},
		{3, "Side(3)", NoSide},
	}
	for _, tt := range tests {
		t.Run(tt.side.String(), func(t *testing.T) {
			if got := tt.side.String(); got != tt.name {
				t.Errorf("String() = %q, want %q", got, tt.name)
			}
			if got := tt.side.Opponents(); got != tt.opponents {
				t.Errorf("Opponents() = %v, want %v", got, tt.opponents)
			}
		})
	}
}
