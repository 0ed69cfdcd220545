package usebio

import (
	"errors"
	"strconv"
	"strings"
	"time"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/compute/teams"
	"bridgecalc/internal/event"
	"bridgecalc/internal/report/written"
	"bridgecalc/internal/settings"
)

// teamMethods are the ways of scoring matches in the format's words.
var teamMethods = map[settings.Scoring]string{
	settings.TeamIMPs:    "IMPS",
	settings.BoardAMatch: "BAM",
	settings.TotalPoints: "AGGREGATE",
	settings.Patton:      "HYBRID",
}

// WriteTeams makes the file of matches of teams: one match, a league or a Swiss event.
// What the format has no room for, such as a match that is not played yet, or what was
// given for a single match, is in processing instructions, which other programs pass
// over.
func WriteTeams(league *teams.League, st settings.Settings, title string, date time.Time) ([]byte, error) {
	method, ok := teamMethods[league.Scoring]
	if !ok {
		return nil, errors.New("usebio: there is no word for this way of scoring")
	}
	w := &writer{event: league.Event, settings: st}
	w.WriteString(head)
	w.settingsOf(st)
	w.open("CLUB")
	w.put("CLUB_NAME", st.Organiser)
	w.put("CLUB_ID_NUMBER", "")
	w.close("CLUB")
	w.openAs("EVENT", "EVENT_TYPE", "TEAMS")
	w.describe(title, date, "")
	w.put("BOARD_SCORING_METHOD", method)
	w.put("MATCH_SCORING_METHOD", "IMPS")
	w.teams(league)
	for i := range w.event.Matches {
		w.match(&w.event.Matches[i])
	}
	w.close("EVENT")
	w.hands()
	w.close("USEBIO")
	return w.Bytes(), nil
}

// teams writes who played, and what each came to.
func (w *writer) teams(league *teams.League) {
	w.openAs("PARTICIPANTS", "EVENT_TYPE", "TEAMS")
	for i := range league.Standings {
		s := &league.Standings[i]
		team := &w.event.Teams[s.Team]
		w.open("TEAM")
		w.put("TEAM_ID", teamID(s.Team))
		w.put("TEAM_NAME", team.Name)
		w.put("TOTAL_SCORE", fixed(s.Total.Rat(), decimals))
		if s.Rank > 0 {
			place := strconv.Itoa(s.Rank)
			if s.Tied {
				place += "="
			}
			w.put("PLACE", place)
		}
		w.amount("ADJUSTMENT", s.Adjusted.Rat())
		w.amount("CARRY_OVER", s.CarryOver.Rat())
		for _, name := range team.Players {
			w.open("PLAYER")
			w.put("PLAYER_NAME", name)
			w.close("PLAYER")
		}
		w.close("TEAM")
	}
	w.close("PARTICIPANTS")
}

// teamID is the number of a team.
func teamID(team int32) string { return strconv.Itoa(int(team) + 1) }

// own writes what only this program reads.
func (w *writer) own(key, value string) {
	if value != "" {
		value = strings.ReplaceAll(strings.Join(strings.Fields(value), " "), "?>", "? >")
		w.WriteString("<?bridgecalc " + key + " = " + value + "?>\n")
	}
}

// match writes a match: its boards, or what it came to where only that is known.
func (w *writer) match(m *event.Match) {
	w.open("MATCH")
	if m.Round > 0 {
		w.put("ROUND_NUMBER", strconv.Itoa(int(m.Round)))
	}
	if m.Segment > 0 {
		w.own("segment", strconv.Itoa(int(m.Segment)))
	}
	w.put("TEAM", teamID(m.Home))
	if m.Away == event.NoTeam {
		w.own("state", "bye")
	} else {
		w.put("OPPOSING_TEAM", teamID(m.Away))
	}
	w.given(m)
	if len(m.Results) == 0 {
		w.stated(m)
	}
	for i := range m.Results {
		r := &m.Results[i]
		if i == 0 || m.Results[i-1].Board != r.Board {
			w.open("BOARD")
			w.put("BOARD_NUMBER", strconv.Itoa(int(r.Board)))
			w.marks(r.Stated)
		}
		w.tableResult(m, r)
		if i+1 == len(m.Results) || m.Results[i+1].Board != r.Board {
			w.close("BOARD")
		}
	}
	w.close("MATCH")
}

// given writes what the director gave to the teams for this match, or took.
func (w *writer) given(m *event.Match) {
	sums := make(map[string]int64)
	for i := range m.Adjustments {
		a := &m.Adjustments[i]
		side, unit := "home", "vp"
		if a.Entrant != m.Home {
			side = "away"
		}
		if a.Unit == event.InIMPs {
			unit = "imps"
		}
		sums[side+"-"+unit] += a.Amount
	}
	for _, key := range []string{"home-imps", "away-imps", "home-vp", "away-vp"} {
		if sums[key] != 0 {
			w.own(key, thousandths(sums[key]))
		}
	}
}

// stated writes the outcome of a match without boards.
func (w *writer) stated(m *event.Match) {
	if m.Boards > 0 {
		w.put("START_BOARD_NUMBER", "1")
		w.put("END_BOARD_NUMBER", strconv.Itoa(int(m.Boards)))
	}
	switch {
	case m.Void:
		w.own("state", "void")
		w.own("home", written.Percent(m.HomePercent)+"%")
		w.own("away", written.Percent(m.AwayPercent)+"%")
	case m.HasIMPs:
		w.put("TEAM_SCORE", m.HomeIMPs.String())
		w.put("OPPOSING_TEAM_SCORE", m.AwayIMPs.String())
	case m.HasVP:
		w.put("MATCH_SCORING_METHOD", "VPS")
		w.put("TEAM_SCORE", victoryPoints(int(m.HomeVP)))
		if m.Away != event.NoTeam {
			w.put("OPPOSING_TEAM_SCORE", victoryPoints(int(m.AwayVP)))
		}
	case m.Away != event.NoTeam:
		w.own("state", "not played")
	}
}

// tableResult writes what a board came to in one room. By custom the first team sits NS
// in the open room.
func (w *writer) tableResult(m *event.Match, r *event.TableResult) {
	w.open("TRAVELLER_LINE")
	direction, room := "NS", event.Open
	if r.NS != m.Home {
		direction, room = "EW", event.Closed
	}
	w.put("DIRECTION", direction)
	if room != r.Room {
		w.own("room", r.Room.String())
	}
	w.lineup(r)
	if r.Table > 0 {
		w.put("TABLE_NUMBER", strconv.Itoa(int(r.Table)))
	}
	switch r.Kind {
	case event.Played:
		w.played(&r.Result)
	case event.NotPlayed:
		w.put("SCORE", "NP")
	case event.Adjusted:
		w.own("ruling", written.Awards(r.NSAward, r.EWAward))
		w.percents([2]event.Award{r.NSAward, r.EWAward})
	case event.Ruled:
		w.put("SCORE", written.Ruling(&w.event.Rulings[r.Ruling]))
	}
	w.close("TRAVELLER_LINE")
}

// lineup writes who sat at a table, for which the format has only numbers of pairs.
func (w *writer) lineup(r *event.TableResult) {
	for i, place := range r.Lineup {
		team, seat := r.NS, seats[i]
		if seat.Side() == bridge.EW {
			team = r.EW
		}
		if place > 0 {
			w.own("seat-"+seat.String(), w.event.Teams[team].Players[place-1])
		}
	}
}

// seats are those of a line-up.
var seats = [4]bridge.Seat{bridge.North, bridge.East, bridge.South, bridge.West}
