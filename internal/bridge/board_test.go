package bridge

import "testing"

type boardInput struct{ Board int }

type boardMarks struct{ Dealer, Vulnerable string }

func testBoard(t *testing.T, in boardInput, want boardMarks) {
	got := boardMarks{
		Dealer:     BoardDealer(in.Board).String(),
		Vulnerable: BoardVulnerability(in.Board).String(),
	}
	if got != want {
		t.Errorf("board %d is %+v, want %+v", in.Board, got, want)
	}
}

// TestBoardFormula checks the table of Law 2 against the formula that many programs use in its place.
func TestBoardFormula(t *testing.T) {
	for board := 1; board <= 200; board++ {
		n := (board - 1) % 16
		if got, want := BoardVulnerability(board), Vulnerability((n+n/4)%4); got != want {
			t.Errorf("board %d: vulnerability %v, want %v", board, got, want)
		}
		if got, want := BoardDealer(board+1), BoardDealer(board).Next(); got != want {
			t.Errorf("board %d: dealer %v, want the one after board %d's, %v", board+1, got, board, want)
		}
	}
}

func TestBoardCycle(t *testing.T) {
	for board := -100; board <= 100; board++ {
		if BoardDealer(board) != BoardDealer(board+16) {
			t.Errorf("boards %d and %d have different dealers", board, board+16)
		}
		if BoardVulnerability(board) != BoardVulnerability(board+16) {
			t.Errorf("boards %d and %d have different vulnerabilities", board, board+16)
		}
	}
}

func TestVulnerability(t *testing.T) {
	tests := []struct {
		vulnerability Vulnerability
		name          string
		ns, ew        bool
	}{
		{NoneVul, "None", false, false},
		{NSVul, "NS", true, false},
		{EWVul, "EW", false, true},
		{AllVul, "All", true, true},
		{4, "Vulnerability(4)", false, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			v := tt.vulnerability
			if got := v.String(); got != tt.name {
				t.Errorf("String() = %q, want %q", got, tt.name)
			}
			if v.Of(NS) != tt.ns || v.Of(EW) != tt.ew || v.Of(NoSide) {
				t.Errorf("Of(NS, EW, NoSide) = %t, %t, %t; want %t, %t, false",
					v.Of(NS), v.Of(EW), v.Of(NoSide), tt.ns, tt.ew)
			}
		})
	}
}
