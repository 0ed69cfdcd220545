// Package flood keeps a file with the same mistake in every row from being told of it
// a hundred thousand times.
//
// The problems of an event go in as they grow. Out come one problem for each cause, with
// the cells that have it, and of what has no common cause the first of each kind with how
// many more there were.
package flood

import (
	"fmt"

	"bridgecalc/internal/event"
)

// Most is how many problems of one kind are told.
const Most = 1000

// kind is what problems have in common that are told with the same hint.
type kind struct {
	severity event.Severity
	hint     string
}

// Limiter drops the problems that are too many of their kind, and joins those of one
// cause.
type Limiter struct {
	kept    int // problems that were looked at already
	counts  map[kind]int
	dropped []dropped
	index   map[kind]int // into dropped
	causes  map[cause]*group
	groups  []*group // in the order of their first problem
}

// dropped are problems of one kind that were too many; the first stands for all.
type dropped struct {
	first event.Problem
	count int
}

// NewLimiter has seen no problems yet.
func NewLimiter() *Limiter {
	return &Limiter{counts: make(map[kind]int), index: make(map[kind]int), causes: make(map[cause]*group)}
}

// Trim looks at the problems that were added since the last time. The list may have
// grown at its end only.
func (l *Limiter) Trim(problems *event.Problems) {
	all := *problems
	n := l.kept
	for i := l.kept; i < len(all); i++ {
		if l.takes(&all[i]) {
			all[n] = all[i]
			n++
		}
	}
	clear(all[n:])
	*problems, l.kept = all[:n], n
}

// takes counts a problem and reports whether it is told.
func (l *Limiter) takes(problem *event.Problem) bool {
	if g := l.groupOf(problem); g != nil {
		if g.add(problem); g.isJoined() {
			return false
		}
	}
	k := kind{problem.Severity, problem.Hint}
	l.counts[k]++
	if l.counts[k] <= Most {
		return true
	}
	at, known := l.index[k]
	if !known {
		at = len(l.dropped)
		l.index[k] = at
		l.dropped = append(l.dropped, dropped{first: *problem})
	}
	l.dropped[at].count++
	return false
}

// groupOf returns the group of the problems with the same cause; nil for a problem without
// a row.
func (l *Limiter) groupOf(problem *event.Problem) *group {
	if problem.At.Row == 0 {
		return nil
	}
	c := causeOf(problem)
	g := l.causes[c]
	if g == nil {
		g = &group{}
		l.causes[c] = g
		l.groups = append(l.groups, g)
	}
	return g
}

// Tell trims the problems a last time. It puts one in the place of those with the same
// cause, and adds how many of each kind were dropped.
func (l *Limiter) Tell(problems *event.Problems) {
	l.Trim(problems)
	all := (*problems)[:0]
	for _, p := range *problems {
		if p.At.Row == 0 || !l.causes[causeOf(&p)].isJoined() {
			all = append(all, p)
		}
	}
	clear((*problems)[len(all):])
	*problems = all
	for _, g := range l.groups {
		if g.isJoined() {
			problems.Add(joined(g))
		}
	}
	for _, d := range l.dropped {
		if d.count > 1 {
			d.first.Text = fmt.Sprintf("%s; %d more like this are not listed", d.first.Text, d.count-1)
		}
		problems.Add(d.first)
	}
	l.kept, l.dropped = len(*problems), nil
	clear(l.causes)
	l.groups = nil
}
