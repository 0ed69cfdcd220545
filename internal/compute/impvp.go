package compute

import (
	"errors"
	"fmt"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/settings"
)

// impScale turns the IMPs of a match of pairs into victory points, by a scale for
// teams.
type impScale struct {
	// of is the scale for matches of so many boards: from the IMPs of a side to
	// hundredths of victory points; nil for a length that has none.
	of    func(boards int) func(imps int) int
	known map[int]func(imps int) int
}

// newIMPScale is the scale that the settings ask for.
func newIMPScale(vp settings.VP) (*impScale, error) {
	s := &impScale{known: make(map[int]func(int) int)}
	switch vp.Kind {
	case settings.VPContinuous:
		s.of = func(boards int) func(int) int { return bridge.NewVictoryScale(boards).Winner }
	case settings.VPDiscrete:
		s.of = func(boards int) func(int) int { return ownPart(bridge.NewDiscreteVictoryTable(boards)) }
	case settings.VPACBL20:
		s.of = ofTables(bridge.ACBLVictory20())
	case settings.VPACBL30:
		s.of = ofTables(bridge.ACBLVictory30())
	case settings.VPOld25:
		s.of = ofTables(bridge.OldVictory25())
	default:
		return nil, errors.New("this scale of victory points (vp) is not for matches of pairs: write wbf, wbf-discrete, acbl20, acbl30 or old25")
	}
	return s, nil
}

// ofTables are scales that are published for some lengths only.
func ofTables(tables bridge.VictoryTables) func(boards int) func(int) int {
	return func(boards int) func(int) int {
		table, ok := tables.For(boards)
		if !ok {
			return nil
		}
		return ownPart(table)
	}
}

func ownPart(table bridge.VictoryTable) func(imps int) int {
	return func(imps int) int {
		own, _ := table.Points(imps)
		return own
	}
}

// points are hundredths of victory points for the IMPs of a side.
func (s *impScale) points(imps, boards int) (int, error) {
	scale, known := s.known[boards]
	if !known {
		scale = s.of(boards)
		s.known[boards] = scale
	}
	if scale == nil {
		return 0, fmt.Errorf("this scale of victory points (vp) has no part for a match of %d boards", boards)
	}
	return scale(imps), nil
}
