package table

import (
	"strings"

	"bridgecalc/internal/compute/teams"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

// OfTeams builds everything that is shown of an event of matches: a single
// match, a league or a Swiss event. The Butler may have no lines.
func OfTeams(league *teams.League, butler *teams.Butler, st settings.Settings, problems event.Problems, w *words.Words) *Document {
	b := &teamBuilder{
		builder: builder{event: league.Event, words: w, settings: st, decimals: st.Decimals},
		league:  league,
	}
	b.known = b.knownOfBoards()
	b.choosePrecision()
	d := newDocument(league.Event, st, w)
	d.Facts = b.facts()
	d.Event = b.about(d)
	d.Rankings = []Ranking{{Key: "All", Table: b.ranking()}}
	for _, part := range []Part{b.crossTable(), b.progress(), b.matchList(), b.matchCards(), b.lineups(), b.butler(butler)} {
		if len(part.Blocks) > 0 {
			d.Parts = append(d.Parts, part)
		}
	}
	d.TableResults = b.tableResults()
	if adjusted := b.hasAdjusted(); b.isSingle() && b.hasBoards() && (adjusted.imps || adjusted.points) {
		fields := b.matchFields()
		d.Amounts = Table{Columns: columnsOf(fields), Rows: []Row{{Values: valuesOf(fields, &b.league.Meetings[0])}}}
	}
	d.Notes = b.notes()
	d.Problems = b.problems(problems)
	return d
}

// teamBuilder is what the building of the tables of matches needs. Of the
// builder within, the event, the words and the settings are set.
type teamBuilder struct {
	builder
	league *teams.League
	known  boardKnowledge
	// Decimals of IMPs, or of what boards are scored in, of what Patton's aggregate
	// adds up, and of points.
	imps, sums, points int
}

// choosePrecision finds the decimals that all figures of the event are printed
// with.
func (b *teamBuilder) choosePrecision() {
	var imps, sums, points []teams.Amount
	for i := range b.league.Meetings {
		g := &b.league.Meetings[i]
		imps = append(imps, g.Home.For, g.Home.Against, g.Home.Line, g.Home.AdjustedIMPs, g.Away.Line, g.Away.For, g.Away.Against, g.Away.AdjustedIMPs)
		points = append(points, g.Home.Points, g.Home.SecondPoints, g.Home.Adjusted, g.Away.Points, g.Away.SecondPoints, g.Away.Adjusted)
		for _, part := range g.Parts {
			for _, board := range part.Boards {
				imps = append(imps, board.Home, board.Away)
				sums = append(sums, board.HomeSecond, board.AwaySecond)
			}
		}
	}
	for i := range b.league.Standings {
		s := &b.league.Standings[i]
		points = append(points, s.Total, s.Adjusted, s.CarryOver)
	}
	b.imps, b.sums, b.points = decimalsOfAmounts(imps), decimalsOfAmounts(sums), decimalsOfAmounts(points)
	if b.givesVP() && b.settings.VP.Kind == settings.VPContinuous {
		b.points = pointsDecimals
	}
}

// decimalsOfAmounts are as few as show the amounts exactly, and at most two.
func decimalsOfAmounts(amounts []teams.Amount) int {
	decimals := 0
	for _, a := range amounts {
		switch {
		case a%teams.One == 0:
		case a%(teams.One/10) != 0:
			return pointsDecimals
		default:
			decimals = 1
		}
	}
	return decimals
}

// boardAmount is an amount of what boards are scored in.
func (b *teamBuilder) boardAmount(a teams.Amount) Number { return Number{a.Rat(), b.imps} }

// pointsAmount is an amount of what matches give.
func (b *teamBuilder) pointsAmount(a teams.Amount) Number { return Number{a.Rat(), b.points} }

// givesVP reports whether matches end in victory points.
func (b *teamBuilder) givesVP() bool {
	switch b.league.Scoring {
	case settings.BoardAMatch, settings.Patton, settings.TotalPoints:
		return false
	}
	return true
}

// isSingle reports whether there is but one match.
func (b *teamBuilder) isSingle() bool { return len(b.league.Meetings) == 1 }

// team is the name of a team; that of nobody for a bye.
func (b *teamBuilder) team(team int32) Text {
	if team == event.NoTeam {
		return Text(b.words.Method.Bye)
	}
	return Text(clean(b.event.Teams[team].Name))
}

// opponents are a team, or for a bye a word that is the same for programs in every
// language.
func (b *teamBuilder) opponents(team int32) Value {
	if team == event.NoTeam {
		return Term{"bye", b.words.Method.Bye}
	}
	return b.team(team)
}

// methodName is how the matches were scored.
func (b *teamBuilder) methodName() string {
	w := &b.words.Team
	switch b.league.Scoring {
	case settings.BoardAMatch:
		return w.BoardAMatch
	case settings.Patton:
		return w.Patton
	case settings.TotalPoints:
		return w.TotalPoints
	}
	if b.isSingle() {
		return w.Match
	}
	return w.League
}

// methodCode is the same for programs: the value of the setting.
func (b *teamBuilder) methodCode() string {
	s := b.settings
	if s.Scoring = b.league.Scoring; s.Scoring == settings.ScoringFromFile {
		s.Scoring = settings.TeamIMPs
	}
	return settingText("scoring", s)
}

// boardsWord is what boards are scored in, pointsWord what matches give.
func (b *teamBuilder) boardsWord() string {
	switch {
	case b.givesVP():
		return b.words.Method.IMPs
	case b.league.Scoring == settings.Patton: // which has other points, too
		return b.words.Team.BoardAMatch
	}
	return b.words.Team.Points
}

func (b *teamBuilder) pointsWord() string {
	if b.givesVP() {
		return b.words.Method.VPs
	}
	return b.words.Team.Points
}

// played counts the matches that count, and their boards.
func (b *teamBuilder) played() (matches, boards int) {
	for i := range b.league.Meetings {
		if g := &b.league.Meetings[i]; g.State.IsPlayed() {
			matches++
			boards += g.Boards
		}
	}
	return matches, boards
}

// facts is the line that says what was played.
func (b *teamBuilder) facts() string {
	w := &b.words.Team
	matches, boards := b.played()
	facts := []string{b.methodName()}
	switch {
	case !b.isSingle(): // nobody played the boards of all matches
		facts = append(facts, words.Count(w.Teams, len(b.event.Teams)), words.Count(w.Matches, matches))
	case boards > 0:
		facts = append(facts, words.Count(b.words.Facts.Boards, boards))
	}
	return strings.Join(facts, separator)
}

// about is the table of the event itself.
func (b *teamBuilder) about(d *Document) Table {
	w := &b.words.Column
	matches, boards := b.played()
	t := Table{
		Columns: []Column{
			{Key: "title", Label: w.Title, Shown: everywhere},
			{Key: "date", Label: w.Date, Shown: everywhere},
			{Key: "scoring", Label: w.Method, Shown: OnPage | InData},
			{Key: "teams", Shown: InData},
			{Key: "matches", Shown: InData},
			{Key: "boards", Label: w.Boards, Shown: InData | (OnPage | InSheet).when(boards > 0)},
			{Key: "source", Label: w.Input, Shown: everywhere},
			{Key: "checksum", Label: w.Checksum, Shown: everywhere},
		},
		Rows: []Row{{Values: []Value{
			Text(d.Title),
			Date(d.Date),
			Term{b.methodCode(), b.methodName()},
			Whole(len(b.event.Teams)),
			Whole(matches),
			Whole(boards),
			Text(d.Source),
			Text(d.Checksum),
		}}},
	}
	return withDecided(t, b.methodCode(), b.settings)
}
