package teams

// team is one of the two of a match.
type team uint8

const (
	neither team = iota
	homeTeam
	awayTeam
)

func (t team) other() team {
	switch t {
	case homeTeam:
		return awayTeam
	case awayTeam:
		return homeTeam
	}
	return neither
}
