package cells

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestTurn turns two tables that share their boards, with a title between; positions stay
// those of the file, and so do marks.
func TestTurn(t *testing.T) {
	book := NewBook("club.xlsx")
	s := book.addSheet("Match")
	for row, texts := range [][]string{
		{"Board", "1", "2", "3"},
		{"Open room"},
		{"Contract", "4H", "3NT", "2S"},
		{"Score", "420", "", "110"},
		{"Closed room"},
		{"Contract", "4S", "", "1NT"},
		nil,
		{"Thank you", "all"},
	} {
		if texts == nil {
			continue
		}
		if err := s.Append(row+1, texts...); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.mark(4, 4, Mark{Kind: Date, Shown: "110"}); err != nil {
		t.Fatal(err)
	}
	tables := []Lying{
		{Rows: []int{0, 2, 3}, Heads: []string{"Board", "Contract", "Score"}, Left: 1, End: 4},
		{Rows: []int{0, 5}, Heads: []string{"Board", "Contract"}, Left: 1, End: 4},
	}
	if err := s.Turn(tables); err != nil {
		t.Fatal(err)
	}
	type cell struct{ Text, At string }
	var got [][]cell
	for i := range s.Len() {
		row := s.Row(i)
		var line []cell
		for col := range row.Len() {
			if row.ID(col) != 0 {
				line = append(line, cell{row.Text(col), s.Position(row.Num, col+1).String()})
			}
		}
		got = append(got, line)
	}
	at := func(text, name string) cell { return cell{text, "club.xlsx:Match!" + name} }
	want := [][]cell{
		{at("Open room", "A2")},
		{at("Board", "A1"), at("Contract", "A3"), at("Score", "A4")},
		{at("1", "B1"), at("4H", "B3"), at("420", "B4")},
		{at("2", "C1"), at("3NT", "C3")},
		{at("3", "D1"), at("2S", "D3"), at("110", "D4")},
		{at("Closed room", "A5")},
		{at("Board", "A1"), at("Contract", "A6")},
		{at("1", "B1"), at("4S", "B6")},
		{at("2", "C1")},
		{at("3", "D1"), at("1NT", "D6")},
		{at("Thank you", "A8"), at("all", "B8")},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if mark := s.Mark(s.Row(4).Num, 3); mark.Kind != Date {
		t.Errorf("the mark of the last score is %v, want that of a date", mark.Kind)
	}
	if last, before := s.Row(10).Num, s.Row(9).Num; last != before+2 {
		t.Errorf("row %d follows row %d: the blank row between is lost", last, before)
	}
	if got := s.Position(s.Row(2).Num, 0).String(); got != "club.xlsx:Match!B1" {
		t.Errorf("the row of board 1 is at %s, want its column", got)
	}
}
