// Package victory chooses the scale by which the IMPs of a match become victory
// points: the settings' kind and the director's own tables go in, for each length
// of a match a function comes out. It serves teams, and pairs in matches.
package victory

import (
	"bridgecalc/internal/bridge"
	"bridgecalc/internal/settings"
)

// Points shares a match by its margin in IMPs from the home side; both figures are
// hundredths of a victory point.
type Points func(margin int) (home, away int)

// Own is what one side gets for its margin.
func (p Points) Own(margin int) int {
	own, _ := p(margin)
	return own
}

// Scale is a scale of victory points for matches of all lengths.
type Scale struct {
	Kind   settings.VPKind
	Tables bridge.VictoryTables // of the scales that are tables
	known  map[int]Points       // by the number of boards
}

// New is the scale of a kind; own are the director's tables, for the kind VPTable.
func New(kind settings.VPKind, own bridge.VictoryTables) *Scale {
	s := &Scale{Kind: kind, known: make(map[int]Points)}
	switch kind {
	case settings.VPACBL20:
		s.Tables = bridge.ACBLVictory20()
	case settings.VPACBL30:
		s.Tables = bridge.ACBLVictory30()
	case settings.VPOld25:
		s.Tables = bridge.OldVictory25()
	case settings.VPHalf:
		s.Tables = bridge.HalfVictory10()
	case settings.VPTable:
		s.Tables = own
	}
	return s
}

// maxBoards is more than any match has; the formulas are not asked for more.
const maxBoards = 1000

// Of is the scale for matches of so many boards; nil where it has none.
func (s *Scale) Of(boards int) Points {
	if p, ok := s.known[boards]; ok {
		return p
	}
	var p Points
	switch {
	case boards < 1 || boards > maxBoards:
	case s.Kind == settings.VPContinuous:
		p = bridge.NewVictoryScale(boards).Points
	case s.Kind == settings.VPDiscrete:
		p = bridge.NewDiscreteVictoryTable(boards).Points
	default:
		if table, ok := s.Tables.For(boards); ok {
			p = table.Points
		}
	}
	s.known[boards] = p
	return p
}

// Pool is what both teams together have for a draw, in hundredths of a victory
// point; 0 where the scale has no tables.
func (s *Scale) Pool() int {
	switch {
	case s.Kind == settings.VPContinuous || s.Kind == settings.VPDiscrete:
		return 2000
	case len(s.Tables) == 0:
		return 0
	}
	return s.Tables[0].Table.Pool()
}

// Most is all that a team can win, in hundredths of a victory point.
func (s *Scale) Most() int {
	if s.Kind == settings.VPContinuous || s.Kind == settings.VPDiscrete {
		return 2000
	}
	most := 0
	for _, column := range s.Tables {
		for _, step := range column.Table {
			most = max(most, step.Winner)
		}
	}
	return most
}
