package table

import (
	"math/big"
	"strings"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"

	"bridgecalc/internal/compute"
)

// inIMPs reports whether boards are scored in IMPs and not in matchpoints.
func (b *builder) inIMPs() bool { return b.session.BoardsBy != settings.Matchpoints }

// bySwiss reports whether the boards make matches, and these victory points.
func (b *builder) bySwiss() bool { return b.session.Method == settings.SwissPairs }

// byPercent reports whether the ranking goes by percentages.
func (b *builder) byPercent() bool { return !b.inIMPs() && !b.bySwiss() }

// methodName is how the event was scored.
func (b *builder) methodName() string {
	m := &b.words.Method
	switch b.session.Method {
	case settings.Butler:
		return m.Butler
	case settings.CrossIMPs:
		return m.CrossIMPs
	case settings.Bastille:
		return m.Bastille
	case settings.SwissPairs:
		return m.Swiss
	}
	return b.words.Facts.Matchpoints
}

// methodCode is the same for programs: the value of the setting.
func (b *builder) methodCode() string {
	s := b.settings
	s.Scoring = b.session.Method
	return settingText("scoring", s)
}

// settingText is the value of a setting as a settings file has it.
func settingText(key string, s settings.Settings) string {
	k, _ := settings.Find(key)
	return k.Written(s)
}

// scale is what a result gets for beating, equalling and losing to another.
func (b *builder) scale() string {
	if b.inIMPs() {
		return ""
	}
	return " (" + settingText("scale", b.settings) + ")"
}

// pointsWord is what a board is scored in, scoreWord what the ranking adds up.
func (b *builder) pointsWord() string {
	if b.inIMPs() {
		return b.words.Method.IMPs
	}
	return b.words.Column.Points
}

func (b *builder) scoreWord() string {
	if b.bySwiss() {
		return b.words.Method.VPs
	}
	return b.pointsWord()
}

func (b *builder) ownPointsWord() string {
	if b.inIMPs() {
		return b.words.Method.IMPs
	}
	return b.words.Column.OwnPoints
}

// entrantWord is what the ranking ranks, one of them; entrantsWord all.
func (b *builder) entrantWord() string {
	if b.event.Individual {
		return b.words.Method.Player
	}
	return b.words.Column.Pair
}

func (b *builder) entrantsWord() string {
	if b.event.Individual {
		return b.words.Method.Player
	}
	return b.words.Column.Pairs
}

// seatsWord heads the numbers of those who sat at a side; in an individual the
// first of the two.
func (b *builder) seatsWord(side bridge.Side) string {
	switch {
	case b.event.Individual && side == bridge.EW:
		return b.words.Method.East
	case b.event.Individual:
		return b.words.Method.North
	}
	return b.side(side).Word
}

// datum is what the results of a board were compared with, for its heading.
func (b *builder) datum(scored *compute.Board) string {
	if scored.Datum != nil {
		return separator + words.Fill(b.words.Method.Datum, "datum", b.points(scored.Datum))
	}
	var data []string
	for _, g := range scored.Groups {
		if g.NS.Datum == nil {
			continue
		}
		datum := b.points(g.NS.Datum)
		if g.Section != "" {
			datum = clean(g.Section) + ": " + datum
		}
		data = append(data, datum)
	}
	if len(data) == 0 {
		return ""
	}
	return separator + words.Fill(b.words.Method.Datum, "datum", strings.Join(data, ", "))
}

// points are those of a datum, which may be no whole number.
func (b *builder) points(datum *big.Rat) string {
	return Number{datum, decimalsOf(ratsOf(datum))}.Text(b.words)
}
