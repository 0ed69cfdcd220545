package settings

import (
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/event"
)

func sitOut() Key {
	return Key{
		Name: "sitout", About: "what a pair gets for a board on which it had no opponents: its own average, as the board does not count, or a percentage; boards without a row for it are found from the movement",
		Values: "own or a percentage such as 50, 60 or 55.5", words: []string{"own"},
		read: func(s *Settings, text string) bool {
			if text == "own" {
				s.SitOut = SitOut{}
				return true
			}
			percent, ok := percentage(text, false)
			if ok {
				s.SitOut = SitOut{Counts: true, Percent: percent}
			}
			return ok
		},
		written: func(s *Settings) string {
			if !s.SitOut.Counts {
				return "own"
			}
			return decimals(int(s.SitOut.Percent))
		},
	}
}

// loneScore is a key for a result that compares with nothing.
func loneScore(name, about string, usual event.Award, field func(*Settings) *LoneScore) Key {
	const plus = "plus"
	return Key{
		Name: name, About: about, Values: "plus for average plus, or a percentage such as 50 or 60", words: []string{plus},
		read: func(s *Settings, text string) bool {
			award := event.AveragePlus
			if text != plus && !strings.EqualFold(text, "A+") {
				percent, ok := percentage(text, false)
				if !ok {
					return false
				}
				award = event.Award{Percent: percent}
			}
			*field(s) = LoneScore{}
			if award != usual {
				*field(s) = LoneScore{Given: true, Award: award}
			}
			return true
		},
		written: func(s *Settings) string {
			award := usual
			if field(s).Given {
				award = field(s).Award
			}
			if award == event.AveragePlus {
				return plus
			}
			return decimals(int(award.Percent))
		},
	}
}

// Ends of what may be left out of a datum.
const (
	mostTrimmed        = 1000
	mostTrimmedPercent = 49_99 // hundredths: with half at each end nothing is left
)

// trimWords are the ways without a number.
var trimWords = []option[TrimKind]{{"1/7", TrimSeventh}, {"median", TrimMedian}, {"ebu", TrimEBU}}

func trim() Key {
	return Key{
		Name: "trim", About: "which scores are left out of the datum of a Butler, at each end; ebu leaves out one after bringing the board to the common number",
		Values: "0, a number at each end, a percentage such as 10 %, 1/7, median or ebu", words: []string{"0", "1/7", "median", "ebu"},
		read: func(s *Settings, text string) bool {
			t, ok := readTrim(text)
			if ok {
				s.Trim = t
			}
			return ok
		},
		written: func(s *Settings) string { return s.Trim.written() },
	}
}

func readTrim(text string) (Trim, bool) {
	for _, o := range trimWords {
		if o.word == text {
			return Trim{Kind: o.value}, true
		}
	}
	if n, ok := whole(text); ok {
		return Trim{Kind: TrimCount, Each: n}, n <= mostTrimmed
	}
	percent, ok := percentage(text, true)
	return Trim{Kind: TrimPercent, Percent: percent}, ok && percent > 0 && percent <= mostTrimmedPercent
}

func (t Trim) written() string {
	switch t.Kind {
	case TrimCount:
		return strconv.Itoa(t.Each)
	case TrimPercent:
		return decimals(int(t.Percent)) + " %"
	}
	for _, o := range trimWords {
		if o.value == t.Kind {
			return o.word
		}
	}
	return ""
}

// vpScales are those that are built in.
var vpScales = []option[VPKind]{{"wbf", VPContinuous}, {"wbf-discrete", VPDiscrete}, {"acbl20", VPACBL20}, {"acbl30", VPACBL30}, {"old25", VPOld25}, {"half", VPHalf}}

func victoryPoints() Key {
	k := Key{
		Name: "vp", About: "how the IMPs of a match become victory points: a scale that is built in, half being 10–0 for halves of matches, or a table of your own",
		Values: "wbf, wbf-discrete, acbl20, acbl30, old25, half or a .csv file", Kind: PathOrChoice,
		read: func(s *Settings, text string) bool {
			for _, o := range vpScales {
				if o.word == text {
					s.VP = VP{Kind: o.value}
					return true
				}
			}
			ok := strings.EqualFold(filepath.Ext(text), ".csv")
			if ok {
				s.VP = VP{Kind: VPTable, Path: text}
			}
			return ok
		},
		written: func(s *Settings) string {
			for _, o := range vpScales {
				if o.value == s.VP.Kind {
					return o.word
				}
			}
			return s.VP.Path
		},
	}
	for _, o := range vpScales {
		k.words = append(k.words, o.word)
	}
	return k
}

func byeVP() Key {
	return Key{
		Name: "bye-vp", About: "victory points for a team that has no opponents in a round", Values: "a number of victory points from 0 to 100, such as 12 or 12.5",
		read: func(s *Settings, text string) bool {
			n, ok := hundredths(text)
			if ok = ok && n <= 100_00; ok {
				s.ByeVP = n
			}
			return ok
		},
		written: func(s *Settings) string { return decimals(s.ByeVP) },
	}
}

func sessions() Key {
	return Key{
		Name: "sessions", About: "how the sessions of an event become one result: the mean of the percentages, where a place requires all sessions, the sum, or the best so many of them, where it requires as many; carry makes the last session a final, into which half of the matchpoints of the others is carried (EBU White Book 3.8)",
		Values: "mean, sum, carry, or best:3 with a number", words: []string{"mean", "sum", "best", "carry"},
		read: func(s *Settings, text string) bool {
			switch text {
			case "mean":
				s.Sessions = Sessions{Kind: MeanOfSessions}
				return true
			case "sum":
				s.Sessions = Sessions{Kind: SumOfSessions}
				return true
			case "carry":
				s.Sessions = Sessions{Kind: CarryForward}
				return true
			}
			const most = 100
			word := strings.TrimRight(text, "0123456789")
			n, ok := whole(text[len(word):])
			word = strings.TrimRight(word, ": ")
			if plain(word) != "best" && words().values["sessions"][plain(word)] != "best" || !ok || n < 1 || n > most {
				return false
			}
			s.Sessions = Sessions{Kind: BestSessions, Best: n}
			return true
		},
		written: func(s *Settings) string {
			switch s.Sessions.Kind {
			case SumOfSessions:
				return "sum"
			case CarryForward:
				return "carry"
			case BestSessions:
				return "best:" + strconv.Itoa(s.Sessions.Best)
			}
			return "mean"
		},
	}
}

// tiebreaks are the ways to tell apart those that are level.
var tiebreaks = []option[Tiebreak]{
	{"direct", ByDirectMatch}, {"wins", ByWins}, {"opponents", ByOpponents}, {"quotient", ByQuotient}, {"boards-won", ByBoardsWon},
}

func tiebreak() Key {
	k := Key{
		Name: "tiebreak", About: "what tells apart those that are level, in this order; with none, and in a ranking of several sessions, they share the place",
		Values: "none, or one or more of direct, wins, opponents, quotient and boards-won with commas between", words: []string{"none"},
	}
	for _, o := range tiebreaks {
		k.words = append(k.words, o.word)
	}
	k.read = func(s *Settings, text string) bool {
		list, ok := readTiebreaks(&k, text)
		if ok {
			s.Tiebreak = list
		}
		return ok
	}
	k.written = func(s *Settings) string {
		var list []string
		for _, t := range s.Tiebreak {
			for _, o := range tiebreaks {
				if o.value == t {
					list = append(list, o.word)
				}
			}
		}
		if len(list) == 0 {
			return "none"
		}
		return strings.Join(list, ", ")
	}
	return k
}

// readTiebreaks reads a list, in which nothing stands twice.
func readTiebreaks(k *Key, text string) ([]Tiebreak, bool) {
	if text == "none" {
		return nil, true
	}
	var list []Tiebreak
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return r == ',' || r == ';' || r == '+' }) {
		word = k.own(strings.TrimSpace(word))
		i := slices.IndexFunc(tiebreaks, func(o option[Tiebreak]) bool { return o.word == word })
		if i < 0 || slices.Contains(list, tiebreaks[i].value) {
			return nil, false
		}
		list = append(list, tiebreaks[i].value)
	}
	return list, len(list) > 0
}
