package sheetgen

import (
	"encoding/csv"
	"fmt"
	"os"
	"strconv"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// WriteTruth writes what was played beside a sheet: base.truth.csv with the results
// and base.names.csv with the names, and the choices in base.choices.txt.
func (s *Sheet) WriteTruth(base string) error {
	if err := os.WriteFile(base+".choices.txt", []byte(strings.Join(s.choices, "\n")+"\n"), 0o666); err != nil {
		return err
	}
	if err := writeRows(base+".truth.csv", s.Truth.resultRows()); err != nil {
		return err
	}
	if len(s.Truth.Entrants) == 0 {
		return nil
	}
	rows := [][]string{{"Pair", "Direction", "Names"}}
	for _, e := range s.Truth.Entrants {
		rows = append(rows, []string{e.ID.text(), e.ID.Side.String(), strings.Join(e.Names, " & ")})
	}
	return writeRows(base+".names.csv", rows)
}

// text returns the number of a pair after its section.
func (id ID) text() string { return id.Section + strconv.Itoa(id.Number) }

// resultRows returns the results in the columns of a truth file.
func (t *Truth) resultRows() [][]string {
	rows := [][]string{{"Board", "NS", "EW", "Contract", "Declarer", "Tricks", "Score NS", "Artificial"}}
	for i := range t.Results {
		x := &t.Results[i]
		row := []string{strconv.Itoa(x.Board), x.NS.text(), x.EW.text(), "", "", "", "", ""}
		switch {
		case x.Kind == event.Adjusted:
			row[6], row[7] = "0", fmt.Sprintf("%d/%d", x.NSPercent, x.EWPercent)
		case x.Kind == event.NotPlayed:
			row[6], row[7] = "0", "not played"
		default:
			row[6] = strconv.Itoa(x.Score)
			if t.HasContracts {
				row[3], row[4], row[5] = x.Contract.String(), x.Declarer.String(), strconv.Itoa(x.Tricks)
			}
			if x.Declarer == bridge.NoSeat {
				row[5] = ""
			}
		}
		rows = append(rows, row)
	}
	return rows
}

func writeRows(path string, rows [][]string) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	defer f.Close()
	w := csv.NewWriter(f)
	if err := w.WriteAll(rows); err != nil {
		return err
	}
	return f.Close()
}
