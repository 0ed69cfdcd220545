package teams

import (
	"fmt"
	"testing"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// board is what a board came to at the two tables of a match, from NS's side;
// the home team sat NS at the first.
type board [2]int

// played makes a match board by board, with boards numbered from 1.
func played(round, home, away int, boards ...board) event.Match {
	m := event.Match{Round: int32(round), Home: int32(home), Away: int32(away), Boards: int32(len(boards)), At: event.Position{File: "league.csv", Row: round + 1}}
	for i, b := range boards {
		open := event.Result{NS: m.Home, EW: m.Away, Score: int32(b[0])}
		closed := event.Result{NS: m.Away, EW: m.Home, Score: int32(b[1])}
		m.Results = append(m.Results, at(i+1, event.Open, open), at(i+1, event.Closed, closed))
	}
	return m
}

// at puts a result in a room, and in a row of the sheet that names the board.
func at(board int, room event.Room, r event.Result) event.TableResult {
	r.Row, r.Col = int32(10*board)+int32(room), 3
	return event.TableResult{Room: room, Board: int32(board), Result: r}
}

// listed makes a match of which the IMPs are known.
func listed(round, home, away, boards, homeIMPs, awayIMPs int) event.Match {
	return event.Match{
		Round: int32(round), Home: int32(home), Away: int32(away), Boards: int32(boards),
		HasIMPs: true, HomeIMPs: event.WholeIMPs(homeIMPs), AwayIMPs: event.WholeIMPs(awayIMPs),
		At: event.Position{File: "league.csv", Row: round + 1},
	}
}

// stating adds the victory points that the file states, in hundredths.
func stating(m event.Match, home, away int) event.Match {
	m.HasVP, m.HomeVP, m.AwayVP = true, int32(home), int32(away)
	return m
}

// adjusting adds what the director gave or took, in thousandths.
func adjusting(m event.Match, entrant int, unit event.Unit, amount int64) event.Match {
	m.Adjustments = append(m.Adjustments, event.Adjustment{Entrant: int32(entrant), Unit: unit, Amount: amount})
	return m
}

// leagueOf makes an event of matches, with teams called A, B, C …
func leagueOf(matches ...event.Match) *event.Event {
	ev := &event.Event{Kind: event.Teams, Matches: matches, Sources: []event.Source{{File: "league.csv"}}}
	for i := range matches {
		for len(ev.Teams) <= int(max(matches[i].Home, matches[i].Away)) {
			ev.Teams = append(ev.Teams, event.Team{Name: teamName(len(ev.Teams))})
		}
	}
	return ev
}

func teamName(i int) string {
	if i < 26 {
		return string(rune('A' + i))
	}
	return fmt.Sprint("Team ", i)
}

func byDefault() Rules { return Rules{Settings: settings.Default()} }

// score scores an event that has no errors.
func score(t testing.TB, ev *event.Event, rules Rules) *League {
	t.Helper()
	league, problems := Score(ev, rules)
	if league == nil {
		t.Fatal(problems)
	}
	return league
}

// problemsOf are the texts of the problems of an event, as they are printed.
func problemsOf(ev *event.Event, rules Rules) []string {
	_, problems := Score(ev, rules)
	var texts []string
	for _, p := range problems {
		texts = append(texts, p.String())
	}
	return texts
}

// decimals writes an amount as it would be printed, exactly.
func decimals(a Amount) string { return a.Rat().FloatString(2) }

// places writes a ranking: "1 A 30.00".
func places(l *League) []string {
	var lines []string
	for _, s := range l.Standings {
		tied := ""
		if s.Tied {
			tied = "="
		}
		lines = append(lines, fmt.Sprintf("%d%s %s %s", s.Rank, tied, l.Event.Teams[s.Team].Name, decimals(s.Total)))
	}
	return lines
}
