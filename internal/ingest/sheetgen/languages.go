package sheetgen

// word is a term that sheets use.
type word uint8

const (
	wBoard word = iota
	wBoardTitle
	wPair
	wPairNumber
	wNumber
	wNS
	wEW
	wLongNS
	wLongEW
	wContract
	wDeclarer
	wLead
	wTricks
	wResult
	wScore
	wMatchpoints
	wPercent
	wIMPs
	wRank
	wRound
	wTable
	wSection
	wNames
	wPairs
	wCard
	wName
	wPlayer
	wFirstPlayer
	wSecondPlayer
	wRemarks
	wDealer
	wVulnerable
	wNoneVulnerable
	wAllVulnerable
	wDirection
	wOpponents
	wLevel
	wSuit
	wDoubled
	wEven
	wDown
	wPass
	wNotPlayed
	wAverage
	wAnd
	wBy
	wEvening
	wThanks
	wIndividual
	wCoffee
	wDirector
	wTotal
	wTeam
	wHome
	wAway
	wMatch
	wOpenRoom
	wClosedRoom
	wRoom
	wBye
	wVP
	wBoards
	wHalf
	wStandings
	wTeamEvent
	wLineup
	wNorth
	wEast
	wSouth
	wWest
	wClubs
	wDiamonds
	wHearts
	wSpades
	wNoTrump
	wordCount
)

// language holds the words and letters of one language. The alternatives of a word
// are separated by "|".
type language struct {
	code  string
	suits string // letters of clubs, diamonds, hearts, spades; empty: none in use
	seats string // letters of North, East, South, West
	words [wordCount]string
}

// languages are all languages, English first.
var languages = []*language{&english, &finnish, &swedish, &norwegian, &danish, &dutch, &german, &french, &polish, &spanish, &italian}

// all returns the alternatives of a word.
func (l *language) all(w word) []string { return alternatives(l.words[w]) }

// first returns the first alternative of a word.
func (l *language) first(w word) string { return l.all(w)[0] }
