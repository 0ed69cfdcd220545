package compute

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// field is who is compared with whom, and by what.
type field struct {
	event    *event.Event
	method   *method
	settings settings.Settings
	// sections are those that are compared by themselves. What several sections
	// are compared as has the names of all; that of the whole event has none.
	sections []string
	together [][]string // the names of those that are compared as one, of each
	section  []int32    // of each pair: an index into sections
	expected []int      // E of each section
}

// newField counts the results of the event.
func newField(ctx context.Context, ev *event.Event, s settings.Settings) (*field, error) {
	m, err := newMethod(ev, s)
	if err != nil {
		return nil, err
	}
	if m.swiss {
		s = swissBoards(s)
	}
	f := &field{event: ev, method: m, settings: s, section: make([]int32, len(ev.Pairs))}
	f.divide()
	if s.Field == settings.WholeField {
		f.join()
	}
	f.expected = make([]int, len(f.sections))
	counts := make([][]int, len(ev.Boards))
	if err := parallel(ctx, len(counts), func(i int) { counts[i] = f.count(&ev.Boards[i]) }); err != nil {
		return nil, err
	}
	for _, results := range counts {
		for section, n := range results {
			f.expected[section] = max(f.expected[section], n)
		}
	}
	if s.Expected == 0 {
		return f, nil
	}
	return f, f.expect(s.Expected)
}

// divide gives each pair its section.
func (f *field) divide() {
	numbers := make(map[string]int32)
	for i := range f.event.Pairs {
		name := f.event.Pairs[i].Section
		number, known := numbers[name]
		if !known {
			number = int32(len(f.sections))
			numbers[name] = number
			f.sections = append(f.sections, name)
			f.together = append(f.together, []string{name})
		}
		f.section[i] = number
	}
}

// join compares sections as one where they played the same boards: at least half
// of the boards of one were played in the other.
func (f *field) join() {
	var joined []joinedSections
	for section, boards := range f.boardsOf() {
		to := joinedSections{[]int{section}, boards}
		joined = slices.DeleteFunc(joined, func(other joinedSections) bool {
			if !to.sharesBoards(other) {
				return false
			}
			to = joinedSections{append(other.sections, to.sections...), union(other.boards, to.boards)}
			return true
		})
		joined = append(joined, to)
	}
	slices.SortFunc(joined, func(a, b joinedSections) int { return cmp.Compare(slices.Min(a.sections), slices.Min(b.sections)) })
	names := f.sections
	place := make([]int32, len(names))
	f.sections, f.together = nil, nil
	for i, j := range joined {
		slices.Sort(j.sections)
		var together []string
		for _, section := range j.sections {
			place[section] = int32(i)
			together = append(together, names[section])
		}
		f.together = append(f.together, together)
		f.sections = append(f.sections, strings.Join(together, "/"))
	}
	for pair := range f.section {
		f.section[pair] = place[f.section[pair]]
	}
	if len(f.sections) == 1 {
		f.sections[0] = ""
	}
}

// joinedSections are sections that are compared as one, with the boards that they
// played.
type joinedSections struct {
	sections []int
	boards   map[int]bool
}

func (j joinedSections) sharesBoards(other joinedSections) bool {
	fewer, more := j.boards, other.boards
	if len(fewer) > len(more) {
		fewer, more = more, fewer
	}
	shared := 0
	for board := range fewer {
		if more[board] {
			shared++
		}
	}
	return 2*shared >= len(fewer)
}

func union(a, b map[int]bool) map[int]bool {
	for board := range b {
		a[board] = true
	}
	return a
}

// boardsOf returns the boards of each section of which there is a result.
func (f *field) boardsOf() []map[int]bool {
	boards := make([]map[int]bool, len(f.sections))
	for i := range boards {
		boards[i] = make(map[int]bool)
	}
	if len(boards) == 1 {
		return boards
	}
	for i := range f.event.Boards {
		for j := range f.event.Boards[i].Results {
			if r := &f.event.Boards[i].Results[j]; r.Kind != event.NotPlayed {
				boards[f.section[r.NS]][i] = true
			}
		}
	}
	return boards
}

// count counts the results of a board in each section. Artificial scores stay
// outside the comparison but say that the board was to be played there, so they
// are expected.
func (f *field) count(b *event.Board) []int {
	results := make([]int, len(f.sections))
	for i := range b.Results {
		if r := &b.Results[i]; r.Kind != event.NotPlayed {
			results[f.section[r.NS]]++
		}
	}
	return results
}

// expect takes the number of results from the settings.
func (f *field) expect(results int) error {
	if results < 2 {
		return fmt.Errorf("%d results expected on a board: with fewer than 2 there is nothing to compare", results)
	}
	if most := f.most(); most > results {
		return fmt.Errorf("%d results expected on a board, but there is one with %d", results, most)
	}
	for section := range f.expected {
		f.expected[section] = results
	}
	return nil
}

// most is the largest of the expected numbers of results.
func (f *field) most() int {
	most := 0
	for _, expected := range f.expected {
		most = max(most, expected)
	}
	return most
}

// expectedBy is E of the section that a pair is in.
func (f *field) expectedBy(pair int32) int { return f.expected[f.section[pair]] }

// topOf is the matchpoints of a full board in the section that a pair is in.
func (f *field) topOf(pair int32) int { return f.method.fullTop(f.expectedBy(pair)) }
