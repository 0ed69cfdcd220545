package compute

import (
	"context"
	"fmt"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// field is who is compared with whom, and by what.
type field struct {
	event    *event.Event
	method   *method
	settings settings.Settings
	sections []string // that are compared by themselves; one without a name else
	section  []int32  // of each pair: an index into sections
	expected []int    // E of each section
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
	if s.Field == settings.WithinOwnSection {
		f.divide()
	} else {
		f.sections = []string{""}
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
		}
		f.section[i] = number
	}
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
