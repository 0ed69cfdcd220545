package lines

import (
	"fmt"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/field"
	"bridgecalc/internal/ingest/notation"
)

// Version reads which cards of a fouled board a result was played with: 0 where
// nothing says that they were others. The problem is nil where it is understood.
func (t *Table) Version(l *Line) (uint8, *event.Problem) {
	version, ok := notation.ReadVersion(t.Text(l, field.Version))
	if !ok {
		return 0, t.Problem(l, field.Version, fmt.Sprintf("version %q is not understood", t.Text(l, field.Version)),
			"write A, B or 1, 2 for the results with the same cards, or leave it blank")
	}
	return version, nil
}
