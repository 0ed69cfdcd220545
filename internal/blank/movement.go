package blank

// meeting is who meets at a table in a round, and on which set of boards.
type meeting struct {
	ns, ew int // pairs, from 1
	set    int // of boards, from 0
}

// mitchellRounds is a Mitchell movement: NS pairs stay, EW pairs move one table
// up and boards one table down. With an even number of tables the pairs would
// come to boards that they know after half of the rounds; they then skip a table,
// and there is a round less.
func mitchellRounds(tables int) [][]meeting {
	rounds := tables
	if tables%2 == 0 {
		rounds--
	}
	var all [][]meeting
	for r := range rounds {
		moved := r
		if tables%2 == 0 && r >= tables/2 {
			moved++
		}
		var round []meeting
		for t := range tables {
			ew := (t - moved + tables) % tables
			round = append(round, meeting{ns: t + 1, ew: tables + ew + 1, set: (t + r) % tables})
		}
		all = append(all, round)
	}
	return all
}

// howellRounds is a movement in which every pair meets every other once: the
// last pair stays at table 1, the others move in a circle. In round r pairs r+k
// and r-k meet; which of them sits NS is chosen so that any two pairs sit the
// same way about equally often, for pairs that do so compete with each other.
// For 8 pairs that is exactly half of the boards that they do not play together.
func howellRounds(tables int) [][]meeting {
	circle := 2*tables - 1
	north := balanced(circle)
	var all [][]meeting
	for r := range circle {
		pair := func(offset int) int { return (r+offset+circle)%circle + 1 }
		round := []meeting{{ns: circle + 1, ew: pair(0), set: r}}
		for k := 1; k < tables; k++ {
			m := meeting{ns: pair(k), ew: pair(-k), set: r}
			if !north[k] {
				m.ns, m.ew = m.ew, m.ns
			}
			round = append(round, m)
		}
		all = append(all, round)
	}
	return all
}

// balanced chooses the places of a circle that sit NS, one of k and -k each, and
// never place 0. It tries all choices and takes the first of those in which the
// pairs sit the same way most evenly.
func balanced(circle int) []bool {
	half := circle / 2
	var best []bool
	least := -1
	for choice := range 1 << half {
		north := make([]bool, circle)
		for k := 1; k <= half; k++ {
			up := choice>>(k-1)&1 == 0
			north[k], north[circle-k] = up, !up
		}
		if n := unevenness(north); least < 0 || n < least {
			best, least = north, n
		}
	}
	return best
}

// unevenness is the sum of squares of how often two pairs of the circle sit the
// same way, over all distances between them; it is least where they are equal.
func unevenness(north []bool) int {
	sum := 0
	for distance := 1; distance < len(north); distance++ {
		same := 0
		for place := range north {
			if north[place] == north[(place+distance)%len(north)] {
				same++
			}
		}
		sum += same * same
	}
	return sum
}
