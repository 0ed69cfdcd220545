package teams

import (
	"fmt"

	"bridgecalc/internal/event"
)

func (l *scoring) fail(at event.Position, text, hint string) {
	l.problems.Add(event.Problem{At: at, Text: text, Hint: hint})
}

func (l *scoring) warn(at event.Position, text, hint string) {
	l.problems.Add(event.Problem{Severity: event.Warning, At: at, Text: text, Hint: hint})
}

// nameOf names a meeting.
func (l *scoring) nameOf(g *Meeting) string {
	if g.Away.Team == event.NoTeam {
		return "the bye of " + l.event.Teams[g.Home.Team].Name
	}
	return l.event.Teams[g.Home.Team].Name + " v " + l.event.Teams[g.Away.Team].Name
}

// placeOf is the cell of a result.
func (l *scoring) placeOf(r *event.Result) event.Position {
	var at event.Position
	if int(r.Source) < len(l.event.Sources) {
		source := &l.event.Sources[r.Source]
		at.File, at.Sheet = source.File, source.Sheet
	}
	at.Row, at.Col = int(r.Row), int(r.Col)
	return at
}

// vpText writes hundredths of a victory point.
func vpText(hundredths int32) string { return fmt.Sprintf("%d.%02d", hundredths/100, hundredths%100) }

func unitName(u event.Unit) string {
	return [...]string{"points", "percent of a top", "percent", "IMPs", "victory points"}[u]
}
