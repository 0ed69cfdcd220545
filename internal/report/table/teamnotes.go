package table

import (
	"math/big"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"bridgecalc/internal/compute/teams"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

// notes are the sentences below the ranking that say how it came about.
func (b *teamBuilder) notes() []string {
	w := &b.words.Rule
	notes := []string{b.scaleNote()}
	notes = append(notes, b.boardNotes()...)
	if b.givesVP() {
		notes = append(notes, b.lengthNotes()...)
		notes = append(notes, b.unequalNotes()...)
	}
	notes = append(notes, b.matchNotes()...)
	if list := b.penalties(); len(list) > 0 {
		notes = append(notes, words.Fill(w.Penalties, "list", strings.Join(list, ", ")))
	}
	if b.isSingle() {
		return notes
	}
	notes = append(notes, b.tieNotes()...)
	switch {
	case len(b.settings.Tiebreak) > 0:
		return append(notes, w.TiesAfter)
	case b.settings.RankBy == settings.RankByPrinted:
		return append(notes, w.TiesPrinted)
	}
	return append(notes, w.Ties)
}

// scaleNote says what boards and matches give.
func (b *teamBuilder) scaleNote() string {
	t := &b.words.Team
	scale := settingText("scale", b.settings)
	switch b.league.Scoring {
	case settings.BoardAMatch:
		return words.Fill(t.BoardAMatchNote, "scale", scale)
	case settings.Patton:
		note := t.PattonNote
		if b.settings.Patton == settings.PattonByIMPs {
			note = t.PattonIMPsNote
		}
		return words.Fill(note, "scale", scale)
	case settings.TotalPoints:
		return t.TotalPointsNote
	}
	name := map[settings.VPKind]string{
		settings.VPContinuous: t.Continuous,
		settings.VPDiscrete:   t.Discrete,
		settings.VPACBL20:     "ACBL, 20–0",
		settings.VPACBL30:     "ACBL, 30–0",
		settings.VPOld25:      "25–0",
		settings.VPHalf:       "10–0",
	}[b.settings.VP.Kind]
	if b.settings.VP.Kind == settings.VPTable {
		name = clean(filepath.Base(b.settings.VP.Path))
	}
	return words.Fill(t.ScaleNote, "scale", name)
}

// lengthNotes say which scale a match has that is not of its boards as they were
// played: with several comparisons a board, or with boards missing.
func (b *teamBuilder) lengthNotes() []string {
	t := &b.words.Team
	comparisons := 0
	var missing []string
	for i := range b.league.Meetings {
		g := &b.league.Meetings[i]
		comparisons = max(comparisons, g.Comparisons)
		if _, lacks := b.league.Length(g); lacks {
			missing = append(missing, words.Fill(t.OfBoards, "match", b.nameOf(g), "n", strconv.Itoa(g.Boards), "full", strconv.Itoa(g.Full)))
		}
	}
	var notes []string
	if comparisons > 1 {
		sentence := map[settings.Comparisons]string{
			settings.EBUComparisons: t.EightsEBU, settings.MeanOfComparisons: t.EightsMean, settings.SumOfComparisons: t.EightsSum,
		}[b.settings.Comparisons]
		notes = append(notes, words.Fill(sentence, "n", strconv.Itoa(comparisons)))
	}
	if len(missing) > 0 {
		sentence := t.MissingAverage
		if b.settings.Missing == settings.MissingLeftOut {
			sentence = t.MissingPlayed
		}
		notes = append(notes, words.Fill(sentence, "list", strings.Join(missing, "; ")))
	}
	return notes
}

// unequalNotes name the margins of matches whose sides have different ones.
func (b *teamBuilder) unequalNotes() []string {
	if b.settings.KnockOut {
		return []string{b.words.Team.KnockOutNote}
	}
	var list []string
	for i := range b.league.Meetings {
		g := &b.league.Meetings[i]
		if !g.State.HasIMPs() {
			continue
		}
		home, away := b.league.MarginOf(g, &g.Home), b.league.MarginOf(g, &g.Away)
		if new(big.Rat).Add(home, away).Sign() == 0 || !g.Unequal {
			continue
		}
		margin := func(side *teams.Side, of *big.Rat) string {
			return string(b.team(side.Team)) + " " + Signed{Number{of, decimalsOf(ratsOf(of))}}.Text(b.words)
		}
		list = append(list, margin(&g.Home, home)+", "+margin(&g.Away, away))
	}
	if len(list) == 0 {
		return nil
	}
	return []string{words.Fill(b.words.Team.UnequalNote, "list", strings.Join(list, "; "))}
}

// nameOf names a match.
func (b *teamBuilder) nameOf(g *teams.Meeting) string {
	return string(b.team(g.Home.Team)) + " – " + string(b.team(g.Away.Team))
}

// boardNotes tell of boards that were not simply played.
func (b *teamBuilder) boardNotes() []string {
	var artificial, ruled, uncounted int
	fractions := false
	for i := range b.league.Meetings {
		g := &b.league.Meetings[i]
		fractions = fractions || g.State.HasIMPs() && !b.league.MarginOf(g, &g.Home).IsInt()
		for _, part := range g.Parts {
			for _, r := range b.event.Matches[part.Match].Results {
				switch r.Kind {
				case event.Adjusted:
					artificial++
				case event.Ruled:
					ruled++
				}
			}
			for _, board := range part.Boards {
				if board.State != teams.Counts {
					uncounted++
				}
			}
		}
	}
	var notes []string
	if artificial > 0 {
		notes = append(notes, words.Count(b.words.Note.Artificial, artificial))
		if b.givesVP() {
			notes = append(notes, words.Fill(b.words.Rule.AverageIMPs, "n", Whole(b.settings.AplusIMPs).Text(b.words)))
		}
	}
	if ruled > 0 {
		notes = append(notes, words.Count(b.words.Rule.Ruled, ruled))
	}
	if fractions && b.givesVP() {
		notes = append(notes, b.words.Team.RoundedNote)
	}
	if uncounted > 0 {
		notes = append(notes, words.Count(b.words.Team.UncountedNote, uncounted))
	}
	return notes
}

// matchNotes tell of matches that do not count by their IMPs.
func (b *teamBuilder) matchNotes() []string {
	t := &b.words.Team
	states := make(map[teams.State]int)
	var mismatched []string
	for i := range b.league.Meetings {
		g := &b.league.Meetings[i]
		states[g.State]++
		if len(g.Parts) == 0 {
			continue // a bye that nobody wrote down
		}
		m := &b.event.Matches[g.Parts[0].Match]
		if m.HomeMismatch != event.NoMismatch {
			mismatched = append(mismatched, string(b.team(g.Home.Team)))
		}
		if m.AwayMismatch != event.NoMismatch {
			mismatched = append(mismatched, string(b.team(g.Away.Team)))
		}
	}
	var notes []string
	if n := states[teams.ByVPs]; n > 0 {
		notes = append(notes, words.Count(t.StatedNote, n))
	}
	if states[teams.Bye] > 0 && b.givesVP() {
		notes = append(notes, words.Fill(b.words.Rule.Bye, "vp", victoryPoints(b.settings.ByeVP, pointsDecimals).Text(b.words)))
	}
	if n := states[teams.Void]; n > 0 {
		notes = append(notes, words.Count(t.VoidNote, n))
	}
	if n := states[teams.Unplayed] + states[teams.Unfinished]; n > 0 {
		notes = append(notes, words.Count(t.UnplayedNote, n))
	}
	if len(mismatched) > 0 {
		notes = append(notes, words.Fill(t.MismatchNote, "teams", strings.Join(mismatched, ", ")))
	}
	return notes
}

// penalties are what the director gave and took, for matches and for the event.
func (b *teamBuilder) penalties() []string {
	var list []string
	add := func(adjustments []event.Adjustment, round int32) {
		for i := range adjustments {
			if a := &adjustments[i]; !a.CarryOver && a.Amount != 0 {
				list = append(list, b.penalty(a, round))
			}
		}
	}
	for i := range b.event.Matches {
		add(b.event.Matches[i].Adjustments, b.event.Matches[i].Round)
	}
	add(b.event.Adjustments, 0)
	return list
}

// penalty is "Foxes −1 VP (round 3: late)".
func (b *teamBuilder) penalty(a *event.Adjustment, round int32) string {
	unit := b.pointsWord()
	if a.Unit == event.InIMPs {
		unit = b.words.Method.IMPs
	}
	text := string(b.team(a.Entrant)) + " " + b.signed(a.Amount) + " " + unit
	var about []string
	if round > 0 {
		about = append(about, b.words.Column.Round+" "+strconv.Itoa(int(round)))
	}
	if reason := clean(a.Reason); reason != "" {
		about = append(about, reason)
	}
	if len(about) > 0 {
		text += " (" + strings.Join(about, ": ") + ")"
	}
	return text
}

// signed is a number of thousandths with its sign and as few decimals as it
// needs.
func (b *teamBuilder) signed(thousandths int64) string {
	const most = 3
	plain := strings.TrimRight(big.NewRat(thousandths, 1000).FloatString(most), "0")
	text := b.words.Number(strings.TrimSuffix(plain, "."))
	if thousandths > 0 {
		text = "+" + text
	}
	return text
}

// tieNotes say what parted teams that were level.
func (b *teamBuilder) tieNotes() []string {
	var notes []string
	standings := b.league.Standings
	for first := 0; first < len(standings); {
		last := first
		for last+1 < len(standings) && standings[last+1].Ranked == standings[first].Ranked && standings[last+1].Rank > 0 {
			last++
		}
		if note := b.tieNote(standings[first : last+1]); note != "" {
			notes = append(notes, note)
		}
		first = last + 1
	}
	return notes
}

// tieNote is about teams that were level; empty where nothing parted them.
func (b *teamBuilder) tieNote(level []teams.Standing) string {
	var names, rules []string
	for _, rule := range b.settings.Tiebreak {
		if slices.ContainsFunc(level, func(s teams.Standing) bool { return slices.Contains(s.TieBrokenBy, rule) }) {
			rules = append(rules, b.tiebreak(rule))
		}
	}
	if len(rules) == 0 {
		return ""
	}
	for i := range level {
		names = append(names, string(b.team(level[i].Team)))
	}
	return words.Fill(b.words.Rule.TieBroken, "pairs", strings.Join(names, ", "), "rules", strings.Join(rules, ", "))
}

// tiebreak is the word for a rule.
func (b *teamBuilder) tiebreak(rule settings.Tiebreak) string {
	m := &b.words.Method
	switch rule {
	case settings.ByDirectMatch:
		return m.Direct
	case settings.ByWins:
		return m.Wins
	case settings.ByOpponents:
		return m.Opponents
	case settings.ByQuotient:
		return m.Quotient
	}
	return m.BoardsWon
}
