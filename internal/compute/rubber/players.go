package rubber

import (
	"cmp"
	"slices"

	"bridgecalc/internal/event"
)

// Player is one player's total over all rubbers, or one pair's where a side is
// written as one name.
type Player struct {
	Name    string
	Rubbers int // rubbers or chukkers, with the unfinished ones
	Won     int // those that were finished, with more points for the player's side
	// For and Against are the points of the player's sides and of their
	// opponents; Net is For less Against, by which players are ranked.
	For, Against, Net int
	Rank              int // from 1; players that are level share the best place
	Tied              bool
}

// players adds up the rubbers of each player.
func players(rubbers []Rubber) []Player {
	at := make(map[string]int)
	var all []Player
	for i := range rubbers {
		r := &rubbers[i]
		for _, side := range []struct {
			names        []string
			own, against int
		}{{r.NS, r.Total.NS, r.Total.EW}, {r.EW, r.Total.EW, r.Total.NS}} {
			for _, name := range side.names {
				n, ok := at[name]
				if !ok {
					n = len(all)
					at[name] = n
					all = append(all, Player{Name: name})
				}
				all[n].add(side.own, side.against, r.Finished)
			}
		}
	}
	slices.SortStableFunc(all, func(a, b Player) int { return cmp.Compare(b.Net, a.Net) })
	for i := range all {
		all[i].Rank = i + 1
		if i > 0 && all[i].Net == all[i-1].Net {
			all[i].Rank, all[i].Tied, all[i-1].Tied = all[i-1].Rank, true, true
		}
	}
	return all
}

func (p *Player) add(own, against int, finished bool) {
	p.Rubbers++
	if finished && own > against {
		p.Won++
	}
	p.For += own
	p.Against += against
	p.Net += own - against
}

// names are who sits at the table.
type names struct{ ns, ew []string }

// change takes over the names of a deal, and reports whether others sat there
// before. A deal without names is played by the same; partners may exchange
// their seats.
func (n *names) change(deal *event.Deal) (changed bool) {
	for _, side := range []struct {
		known *[]string
		named []string
	}{{&n.ns, deal.NS}, {&n.ew, deal.EW}} {
		if len(side.named) == 0 {
			continue
		}
		if len(*side.known) > 0 && !samePlayers(*side.known, side.named) {
			changed = true
		}
		if changed || len(*side.known) == 0 {
			*side.known = side.named
		}
	}
	return changed
}

func samePlayers(a, b []string) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}
