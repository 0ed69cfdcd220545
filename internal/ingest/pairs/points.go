package pairs

import (
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/lines"
)

// keepPoints keeps what the sheet itself says that a result came to, which is the
// last of its board. Nothing is computed from it.
func (rd *Reader) keepPoints(t *lines.Table, e *lines.Entry) {
	if t.Points == "" {
		return
	}
	ns, ew := t.Text(e.Line, field.NSPoints), t.Text(e.Line, field.EWPoints)
	if ns == "" && ew == "" {
		return
	}
	at := e.Line.Places[field.NSPoints]
	if at.Row == 0 || ns == "" {
		at = e.Line.Places[field.EWPoints]
	}
	rd.ev.Stated.Points = append(rd.ev.Stated.Points, event.StatedPoints{
		Board: int32(e.Board), Result: int32(len(rd.boards[e.Board].Results) - 1), NS: ns, EW: ew, Kind: t.Points,
		At: t.Sheet.Position(int(at.Row), int(at.Col)),
	})
}

// LeadAt is the place of a result's lead.
func (rd *Reader) LeadAt(r *event.Result) event.Position { return rd.at(r, field.Lead) }
