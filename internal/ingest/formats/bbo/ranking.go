package bbo

import (
	"strings"

	"bridgecalc/internal/ingest/formats/transcript"
)

// ranked is a line of a ranking.
type ranked struct {
	line               int
	place, score       string
	number             string // of the pair; empty where the file does not say it
	section, direction string
	names              [2]string // the second is empty in an individual
	member             [2]string
}

// team is a line of a ranking of teams.
type team struct {
	number, name string
}

// startRanking reads "#Ranking,title,section,direction", or "#Ranking,TEAMS".
func (r *reader) startRanking(fields []string) {
	r.direction = ""
	switch last := fields[max(0, len(fields)-1):]; {
	case len(last) == 0:
	case last[0] == "TEAMS" && len(fields) == 1:
		r.isTeams = true
	case last[0] == "NS" || last[0] == "EW":
		r.direction = last[0]
	}
}

func (r *reader) rankingRow(line int, fields []string) {
	of := func(word string) string { return r.head.Of(fields, word) }
	if r.isTeams {
		t := team{number: of("team"), name: of("teamname")}
		if t.name == "" {
			t.name = "Team " + t.number
		}
		r.teams = append(r.teams, t)
		return
	}
	name1, name2, _ := strings.Cut(of("name"), "+")
	r.ranked = append(r.ranked, ranked{
		line: line, place: of("rank"), score: of("score"), number: of("pair"), section: of("section"), direction: r.direction,
		names: [2]string{strings.TrimSpace(name1), strings.TrimSpace(name2)}, member: [2]string{of("id1"), of("id2")},
	})
}

// join takes a pair, or a player, into the list of those who played.
func (r *reader) join(line int, number, name1, name2 string) {
	if number == "" || r.joined[number] {
		return
	}
	if r.joined == nil {
		r.joined = make(map[string]bool)
	}
	r.joined[number] = true
	r.seated = append(r.seated, ranked{line: line, number: number, names: [2]string{name1, name2}})
}

// joinUnranked adds those who played, but are in no ranking, with the names from
// their first traveller: substitutes ("Sub13").
func (r *reader) joinUnranked() {
	inRanking := make(map[string]bool, len(r.ranked))
	for i := range r.ranked {
		inRanking[r.ranked[i].number] = true
	}
	for i := range r.seated {
		if !inRanking[r.seated[i].number] {
			r.ranked = append(r.ranked, r.seated[i])
		}
	}
}

// writeRanking writes the names and the places. The add-on numbers the pairs of
// all sections in one go and mostly leaves the section out of the travellers;
// then it says nothing of the names either.
func (r *reader) writeRanking() {
	for i := range r.ranked {
		p := &r.ranked[i]
		if !r.sections || p.section == "0" {
			p.section = ""
		}
		r.out.Name(p.line, transcript.Name{
			Section: p.section, Number: p.number, Direction: p.direction, Names: p.names, Member: p.member,
		})
	}
	for i := range r.ranked {
		p := &r.ranked[i]
		if p.place == "" && p.score == "" {
			continue // not ranked: a substitute
		}
		s := transcript.Standing{Section: p.section, Number: p.number, Direction: p.direction, Place: p.place}
		if r.scoring == "MATCH_POINTS" { // BBO ranks by the percentage
			s.Percent = p.score
		} else {
			s.Score = p.score
		}
		r.out.Standing(p.line, s)
	}
}
