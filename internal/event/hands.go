package event

// Hand is the cards of a board.
type Hand struct {
	Board int32
	// Cards are those of North, East, South and West, as "AKQ.T98.7654.32":
	// spades, hearts, diamonds, clubs; T is the ten. All 52 are there, once each.
	Cards [4]string
	// Optimum is the best that both sides can do, as the file states it:
	// "NS 420"; empty when not said.
	Optimum string
	// Makeable are the tricks that each declarer can take, as the file states
	// them: by seat N E S W and strain C D H S NT; nil when not said.
	Makeable *[4][5]int8
}
