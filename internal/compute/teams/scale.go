package teams

import (
	"bridgecalc/internal/bridge"
	"bridgecalc/internal/settings"
)

// points shares a match by its margin in IMPs from the home team's side; both
// figures are hundredths of a victory point.
type points func(margin int) (home, away int)

// of is what a team gets for its margin, which is rounded to a whole one first.
func (p points) of(margin Amount) Amount {
	own, _ := p(margin.Rounded())
	return Hundredths(own)
}

// scale is a scale of victory points for matches of all lengths.
type scale struct {
	kind   settings.VPKind
	tables bridge.VictoryTables // of the scales that are tables
	known  map[int]points       // by the number of boards
}

func newScale(kind settings.VPKind, own bridge.VictoryTables) *scale {
	s := &scale{kind: kind, known: make(map[int]points)}
	switch kind {
	case settings.VPACBL20:
		s.tables = bridge.ACBLVictory20()
	case settings.VPACBL30:
		s.tables = bridge.ACBLVictory30()
	case settings.VPOld25:
		s.tables = bridge.OldVictory25()
	case settings.VPTable:
		s.tables = own
	}
	return s
}

// maxBoards is more than any match has; the formulas are not asked for more.
const maxBoards = 1000

// of is the scale for matches of so many boards; nil where it has none.
func (s *scale) of(boards int) points {
	if p, ok := s.known[boards]; ok {
		return p
	}
	var p points
	switch {
	case boards < 1 || boards > maxBoards:
	case s.kind == settings.VPContinuous:
		p = bridge.NewVictoryScale(boards).Points
	case s.kind == settings.VPDiscrete:
		p = bridge.NewDiscreteVictoryTable(boards).Points
	default:
		if table, ok := s.tables.For(boards); ok {
			p = table.Points
		}
	}
	s.known[boards] = p
	return p
}

// pool is what both teams together have for a draw, in hundredths of a victory
// point; 0 where the scale has no tables.
func (s *scale) pool() int {
	switch {
	case s.kind == settings.VPContinuous || s.kind == settings.VPDiscrete:
		return 2000
	case len(s.tables) == 0:
		return 0
	}
	return s.tables[0].Table.Pool()
}

// most is all that a team can win, in hundredths of a victory point.
func (s *scale) most() int {
	if s.kind == settings.VPContinuous || s.kind == settings.VPDiscrete {
		return 2000
	}
	most := 0
	for _, column := range s.tables {
		for _, step := range column.Table {
			most = max(most, step.Winner)
		}
	}
	return most
}

// nameOf is a scale as the settings call it.
func nameOfScale(kind settings.VPKind) string {
	return [...]string{"wbf", "wbf-discrete", "acbl20", "acbl30", "old25", "your own table"}[kind]
}
