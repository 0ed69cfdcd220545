package bridgewebs

import (
	"slices"
	"strconv"

	"bridgecalc/internal/ingest/formats/transcript"
)

// ranked is a line of a ranking.
type ranked struct {
	line                          int
	place, number, total, percent string
	names                         [2]string
	values                        []string // of the boards 1, 2 and so on
}

// seat is where a number sat on a board.
type seat struct{ board, number string }

// points are what a number got on a board, at either side.
type points struct{ ns, ew string }

// score reads a line of a ranking. The values of the boards begin below the last
// word of its heading and have none of their own.
func (r *reader) score(line int, fields []string) {
	of := func(word string) string { return r.head.Of(fields, word) }
	p := ranked{
		line: line, place: of("position"), number: of("pair"), total: of("score"), percent: of("percent"),
		names: [2]string{of("name1"), of("name2")},
	}
	if boards, ok := r.head["boards"]; ok && boards < len(fields) {
		p.values = slices.Clone(fields[boards:])
	}
	last := len(r.rankings) - 1
	r.rankings[last] = append(r.rankings[last], p)
}

// remember keeps what the sides got, to tell later which ranking is whose.
func (r *reader) remember(result *transcript.Result) {
	if len(r.rankings) != 2 {
		return
	}
	if r.points == nil {
		r.points = make(map[seat]points)
	}
	ns, ew := seat{result.Board, result.NS}, seat{result.Board, result.EW}
	p := r.points[ns]
	p.ns = result.NSPoints
	r.points[ns] = p
	p = r.points[ew]
	p.ew = result.EWPoints
	r.points[ew] = p
}

// writeRankings writes the names and the places.
func (r *reader) writeRankings() {
	directions := r.directions()
	for i, ranking := range r.rankings {
		for j := range ranking {
			p := &ranking[j]
			r.out.Name(p.line, transcript.Name{Number: p.number, Direction: directions[i], Names: p.names})
		}
	}
	for i, ranking := range r.rankings {
		for j := range ranking {
			p := &ranking[j]
			r.out.Standing(p.line, transcript.Standing{
				Number: p.number, Direction: directions[i], Place: p.place, Score: p.total, Percent: p.percent,
			})
		}
	}
}

// directions says of each ranking whose it is. That matters where two of them
// have the same numbers: then the values of the boards, which the travellers
// have too, show who sat NS.
func (r *reader) directions() []string {
	none := make([]string, len(r.rankings))
	if !r.sharesNumbers() {
		return none
	}
	if len(r.rankings) == 2 {
		first, second := r.leaning(r.rankings[0]), r.leaning(r.rankings[1])
		switch {
		case first > 0 && second < 0:
			return []string{"NS", "EW"}
		case first < 0 && second > 0:
			return []string{"EW", "NS"}
		}
	}
	r.said.Error(0, "give the pairs different numbers, or the names in a file of their own: Pair, Direction, Name 1, Name 2",
		"the rankings have the same numbers, and do not show which of them is that of NS")
	return none
}

func (r *reader) sharesNumbers() bool {
	in := make(map[string]int)
	for i, ranking := range r.rankings {
		for j := range ranking {
			if other, ok := in[ranking[j].number]; ok && other != i {
				return true
			}
			in[ranking[j].number] = i
		}
	}
	return false
}

// leaning counts the boards on which a ranking has the points of NS and not of
// EW, less those where it is the other way round. The values stand in the order
// of the boards' numbers, from 1.
func (r *reader) leaning(ranking []ranked) int {
	leaning := 0
	for i := range ranking {
		for board, value := range ranking[i].values {
			p := r.points[seat{strconv.Itoa(board + 1), ranking[i].number}]
			switch {
			case value == "" || p.ns == p.ew:
			case value == p.ns:
				leaning++
			case value == p.ew:
				leaning--
			}
		}
	}
	return leaning
}
