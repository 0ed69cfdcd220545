package teams

import (
	"cmp"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/settings"
)

// Rules are how an event is scored. Of the settings count Scoring, Scale,
// AplusIMPs, VP, ByeVP, Comparisons, Missing, KnockOut, Tiebreak and RankBy.
type Rules struct {
	settings.Settings
	// Tables are the director's own scale, where VP says so.
	Tables bridge.VictoryTables
	// PattonByIMPs says that Patton's second half goes by the IMPs of the match,
	// as in the Lederer Trophy, and not by the difference in points. Both are
	// turned into victory points by Tables.
	PattonByIMPs bool
}

// ranked is the figure that makes places and ties of a total: the total itself,
// or as it is printed, with two decimals.
func (r *Rules) ranked(total Amount) Amount {
	if r.RankBy == settings.RankByPrinted {
		return Hundredths((total * 100).Rounded())
	}
	return total
}

// measure turns the difference of two scores, in points and from one team's
// side, into what that team gets for it.
type measure func(difference int) Amount

// scorer is what boards are worth by the rules.
type scorer struct {
	score  measure
	second measure // of Patton's aggregate; nil for none
	// award is what an artificial score is worth, given in hundredths of a
	// percent; nil where it is worth nothing that could be said.
	award func(percent int32) Amount
	// secondAward is the same for Patton's aggregate.
	secondAward func(percent int32) Amount
	// shared says that the teams share what there is to win on a board: in
	// board-a-match, but not in IMPs, which one team wins and the other loses.
	shared bool
	win    Amount // what there is to win on a board, where it is shared
}

func inIMPs(difference int) Amount { return Amount(bridge.IMPs(difference)) * One }

func inPoints(difference int) Amount { return Amount(difference) * One }

// boardAMatch counts two for a difference in the team's favour and one for
// none, however small, or half of that.
func boardAMatch(scale settings.Scale) (score measure, win Amount) {
	win = 2 * One
	if scale == settings.Scale105 {
		win = One
	}
	return func(difference int) Amount { return win / 2 * Amount(1+cmp.Compare(difference, 0)) }, win
}

// average is an artificial score in IMPs: so many for average plus, 60 %, as
// many less for average minus, and in proportion for others (Law 12C2b).
func averageIMPs(aplus int) func(percent int32) Amount {
	return func(percent int32) Amount { return Amount(percent-5000) * Amount(aplus) * (One / 1000) }
}

// averageOf is an artificial score as a part of what there is to win.
func averageOf(win Amount) func(percent int32) Amount {
	return func(percent int32) Amount { return Amount(percent) * (win / 10_000) }
}

// scorer is the way of scoring boards that the rules ask for.
func (r *Rules) scorer() scorer {
	aplus := cmp.Or(r.AplusIMPs, 3)
	switch r.Scoring {
	case settings.BoardAMatch, settings.Patton:
		bam, win := boardAMatch(r.Scale)
		s := scorer{score: bam, award: averageOf(win), shared: true, win: win}
		if r.Scoring == settings.Patton {
			s.second, s.secondAward = inPoints, func(int32) Amount { return 0 }
			if r.PattonByIMPs {
				s.second, s.secondAward = inIMPs, averageIMPs(aplus)
			}
		}
		return s
	case settings.TotalPoints:
		return scorer{score: inPoints}
	}
	return scorer{score: inIMPs, award: averageIMPs(aplus)}
}

// givesVP reports whether a match ends in victory points.
func (r *Rules) givesVP() bool {
	return r.Scoring == settings.ScoringFromFile || r.Scoring == settings.TeamIMPs
}
