package sheetgen

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
)

// WriteTruth writes what was played beside a sheet, and the choices in
// base.choices.txt. For pairs base.truth.csv has the results and base.names.csv the
// names; for other kinds base.truth.json has everything.
func (s *Sheet) WriteTruth(base string) error {
	if err := os.WriteFile(base+".choices.txt", []byte(strings.Join(s.choices, "\n")+"\n"), 0o666); err != nil {
		return err
	}
	if s.Kind != Pairs && s.Kind != Damaged {
		return s.Truth.writeJSON(base + ".truth.json")
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

// writeJSON writes what was played in teams, leagues and individuals.
func (t *Truth) writeJSON(path string) error {
	var v map[string]any
	switch t.Kind {
	case League:
		v = t.leagueValues()
	case Teams:
		v = t.cardValues()
	default:
		v = t.individualValues()
	}
	data, err := json.Marshal(v)
	if err != nil {
		return err
	}
	return os.WriteFile(path, append(data, '\n'), 0o666)
}

// leagueValues returns the matches of a list.
func (t *Truth) leagueValues() map[string]any {
	l := &t.League
	only := "imps"
	if !l.HasIMPs {
		only = "vp"
	}
	matches, byes := [][]any{}, [][]any{}
	for _, m := range l.Matches {
		if m.Away == "" {
			byes = append(byes, []any{m.Round, m.Home})
			continue
		}
		if m.Pending {
			continue
		}
		matches = append(matches, []any{m.Round, m.Home, m.Away, m.HomeIMPs, m.AwayIMPs, float64(m.HomeVP) / 100, float64(m.AwayVP) / 100})
	}
	return map[string]any{
		"kind": "list", "only": only, "vps": l.HasVP, "norounds": !l.HasRounds, "unordered": l.Unordered,
		"ms": matches, "byes": byes, "teams": l.Teams,
	}
}

// cardValues returns the matches and boards of cards.
func (t *Truth) cardValues() map[string]any {
	l := &t.League
	matches, results := [][]any{}, [][]any{}
	for _, m := range l.Matches {
		matches = append(matches, []any{m.Home, m.Away, m.HomeIMPs, m.AwayIMPs})
	}
	for i := 0; i+1 < len(t.Results); i += 2 { // the open room, then the closed room
		open, closed := &t.Results[i], &t.Results[i+1]
		m := &l.Matches[open.Match]
		results = append(results, []any{open.Board, m.Home, m.Away, open.Score, closed.Score})
	}
	ids := map[string]string{}
	if l.Numbered {
		for i, team := range l.Teams {
			ids[strconv.Itoa(i+1)] = team
		}
	}
	return map[string]any{
		"kind": "card", "results": results, "ms": matches, "teams": l.Teams, "names": len(l.Players) > 0, "players": l.Players,
		"ids": ids, "named": l.Numbered,
	}
}

// individualValues returns the players and results of an individual.
func (t *Truth) individualValues() map[string]any {
	by := "names"
	if len(t.Entrants) == 0 {
		by = "number"
	}
	players, results := []string{}, [][]any{}
	for _, e := range t.Entrants {
		players = append(players, strings.Join(e.Names, " "))
	}
	for i := range t.Results {
		x := &t.Results[i]
		var score any
		if x.Kind == event.Played {
			score = x.Score
		}
		results = append(results, []any{x.Board, []int{x.NS.Number, x.EW.Number, x.South.Number, x.West.Number}, score})
	}
	return map[string]any{"kind": "ind", "by": by, "players": players, "results": results}
}
