package bridgecalc

import (
	"encoding/json"

	"bridgecalc/internal/ingest/formats/transcript"
)

// match is a match of teams, or of Swiss pairs, which its boards repeat.
type match struct {
	Round            json.Number
	Home, Away       string
	State            string
	Boards           json.Number
	HomeIMPs         json.Number `json:"imps_home"`
	AwayIMPs         json.Number `json:"imps_away"`
	HomeVP           json.Number `json:"vp_home"`
	AwayVP           json.Number `json:"vp_away"`
	HomeIMPsAdjusted json.Number `json:"imps_adjusted_home"`
	AwayIMPsAdjusted json.Number `json:"imps_adjusted_away"`
	HomeAdjusted     json.Number `json:"adjusted_home"`
	AwayAdjusted     json.Number `json:"adjusted_away"`
	Results          []cardRow
}

// cardRow is a board of a match, or one pair of tables of it.
type cardRow struct {
	Segment, Board json.Number
	Dealer, Vul    string      // where they are not those of the board's number
	NS             string      // the team in the open room
	OpenTable      json.Number `json:"open_table"`
	ClosedTable    json.Number `json:"closed_table"`

	OpenNorth   string `json:"open_north"`
	OpenEast    string `json:"open_east"`
	OpenSouth   string `json:"open_south"`
	OpenWest    string `json:"open_west"`
	ClosedNorth string `json:"closed_north"`
	ClosedEast  string `json:"closed_east"`
	ClosedSouth string `json:"closed_south"`
	ClosedWest  string `json:"closed_west"`

	OpenContract   string      `json:"open_contract"`
	OpenDeclarer   string      `json:"open_declarer"`
	OpenLead       string      `json:"open_lead"`
	OpenTricks     json.Number `json:"open_tricks"`
	OpenScore      json.Number `json:"open_score"`
	OpenRuling     string      `json:"open_ruling"`
	OpenStatus     string      `json:"open_status"`
	ClosedContract string      `json:"closed_contract"`
	ClosedDeclarer string      `json:"closed_declarer"`
	ClosedLead     string      `json:"closed_lead"`
	ClosedTricks   json.Number `json:"closed_tricks"`
	ClosedScore    json.Number `json:"closed_score"`
	ClosedRuling   string      `json:"closed_ruling"`
	ClosedStatus   string      `json:"closed_status"`
}

// meeting is who meets whom in a round.
type meeting struct{ round, home, away string }

// listed is a match of the list, with its line.
type listed struct {
	match
	line int
}

func (r *reader) match(m *match) {
	if !r.teams {
		return
	}
	r.card(m)
	r.list = append(r.list, listed{*m, r.line})
}

// finishMatches writes down the list of matches. What a match with boards came to is
// left to these.
func (r *reader) finishMatches() {
	for i := range r.list {
		m := &r.list[i]
		t := transcript.Match{Round: m.Round.String(), Home: m.Home, Away: m.Away, Boards: m.Boards.String()}
		if !r.played[meeting{m.Round.String(), m.Home, m.Away}] {
			t.HomeIMPs, t.AwayIMPs, t.HomeVP, t.AwayVP = m.HomeIMPs.String(), m.AwayIMPs.String(), m.HomeVP.String(), m.AwayVP.String()
		}
		t.Adjust(m.HomeIMPsAdjusted.String(), m.AwayIMPsAdjusted.String(), m.HomeAdjusted.String(), m.AwayAdjusted.String())
		if m.State == "void" {
			t.Remarks = m.State
		}
		r.matches++
		r.out.Match(m.line, t)
	}
}

// card writes down the boards of a match.
func (r *reader) card(m *match) {
	if len(m.Results) > 0 {
		r.played[meeting{m.Round.String(), m.Home, m.Away}] = true
	}
	for i := range m.Results {
		row := &m.Results[i]
		other := m.Home
		if row.NS == m.Home {
			other = m.Away
		}
		t := transcript.TeamResult{Home: m.Home, Away: m.Away, Segment: row.Segment.String()}
		t.Board, t.Round = row.Board.String(), m.Round.String()
		t.Mark(row.Dealer, row.Vul)
		open := outcome{row.OpenContract, row.OpenDeclarer, row.OpenLead, row.OpenTricks, row.OpenScore, "", "", row.OpenStatus}
		closed := outcome{row.ClosedContract, row.ClosedDeclarer, row.ClosedLead, row.ClosedTricks, row.ClosedScore, "", "", row.ClosedStatus}
		t.Players = transcript.Players{row.OpenNorth, row.OpenSouth, row.OpenEast, row.OpenWest}
		r.table(t, "open", row.NS, other, row.OpenTable, open, row.OpenRuling)
		t.Players = transcript.Players{row.ClosedNorth, row.ClosedSouth, row.ClosedEast, row.ClosedWest}
		r.table(t, "closed", other, row.NS, row.ClosedTable, closed, row.ClosedRuling)
	}
}

// table writes down what one table came to; nothing where no result stands there.
func (r *reader) table(t transcript.TeamResult, room, ns, ew string, number json.Number, o outcome, remark string) {
	if o.Contract+o.Score.String()+o.Status+remark == "" {
		return
	}
	t.Room, t.NS, t.EW, t.Table = room, ns, ew, number.String()
	o.put(&t.Result)
	if artificialScore.MatchString(remark) {
		t.Remarks = artificial(remark)
	} else if remark != "" {
		t.Remarks = ruling(remark)
	}
	r.results++
	r.out.TeamResult(r.line, t)
}
