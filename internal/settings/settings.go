package settings

import (
	"strings"
	"time"

	"bridgecalc/internal/event"
)

// Settings is everything a director may decide about one event. It is made
// once, from Default, and only read afterwards.
type Settings struct {
	Scoring       Scoring
	SwissBoards   Scoring // of the boards of SwissPairs: Matchpoints, Butler, CrossIMPs
	Vulnerability Vulnerability
	Trust         Trust
	Scale         Scale
	Unequal       Unequal
	Averages      Averages
	SitOut        SitOut
	Once          LoneScore // a board that was played once; by default 50 %
	OnceFouled    LoneScore // the only result with the cards of a fouled board; by default average plus
	Winners       Winners
	Field         Field
	Expected      int // results per board; 0: the most on any board
	Trim          Trim
	DatumRound    DatumRound
	XIMP          XIMP
	XIMPCap       int // IMPs that one comparison counts at most; 0: no limit
	XIMPUnequal   XIMPUnequal
	AplusIMPs     int // IMPs for average plus: 3 or 2
	VP            VP
	ByeVP         int // hundredths of a victory point for a team without opponents
	Comparisons   Comparisons
	Missing       Missing
	KnockOut      bool // rulings that give the sides different IMPs are averaged (Law 12C4)
	Sessions      Sessions
	Tiebreak      []Tiebreak // in the order in which they are tried; none: places are shared
	RankBy        RankBy
	Patton        PattonBy
	PattonTable   string // path of a CSV file with the points for the second half; empty: VP
	Chicago       ChicagoRules

	Decimals  int       // of percentages: 1 or 2
	Language  string    // of the documents: "en", "fi"
	Title     string    // empty: the name of the input
	Date      time.Time // zero: no date is printed
	Director  string    // printed where given
	Organiser string    // printed where given
	Place     string    // printed where given
	// ClubNumber is that of the club in its federation, for other programs.
	ClubNumber string

	// How the documents look.
	Provisional string // until when the results may change, as written; empty: they are final
	Footer      string // a line at the foot of every page
	Logo        string // path of a picture, PNG or JPEG; empty: none
	Font        string // path of a TrueType font; empty: the built-in one
	Paper       Paper
	Print       Print
	Contrast    Contrast
	SuitColours int  // 2: red hearts and diamonds; 4: every suit its own
	OwnLetters  bool // suits and seats by the letters of the documents' language
	Cards       Cards
	CardSize    CardSize

	// What is needed while a file is read.
	Letters     string        // language of the letters for suits and seats; empty: found from the file
	Encoding    string        // of a text file; empty: found from its bytes
	Columns     []ColumnField // what the director says of columns, by their letters
	Headings    []ColumnField // and by their headings
	Names       string        // path of a file of names; empty: the one beside the input
	Corrections string        // path of a file of corrections; empty: the one beside the input
}

// Default is what holds when the director says nothing.
func Default() Settings {
	return Settings{SwissBoards: Matchpoints, AplusIMPs: 3, ByeVP: 1200, Decimals: 2, Language: "en", SuitColours: 2}
}

// Scoring is the way results become points.
type Scoring uint8

const (
	// ScoringFromFile goes by the file: matchpoints for pairs, IMPs for teams.
	ScoringFromFile Scoring = iota
	Matchpoints             // Law 78A
	Butler                  // IMPs against a datum
	CrossIMPs               // IMPs against every other result
	Bastille                // a linear IMP scale against an unrounded datum
	TeamIMPs                // matches in IMPs and victory points
	BoardAMatch             // matches, every board by itself
	Patton                  // board-a-match and aggregate
	TotalPoints             // matches by the sum of the scores
	SwissPairs              // matches of pairs in victory points
	Chicago
	Rubber
)

// Scale is what a pair gets for beating and for equalling another.
type Scale uint8

const (
	Scale210 Scale = iota // 2, 1, 0
	Scale105              // 1, 0.5, 0: North America
)

// Vulnerability selects the source of the vulnerability of a board.
type Vulnerability uint8

const (
	VulnerabilityStated   Vulnerability = iota // what the file states, else the board's number (Law 2)
	VulnerabilityByNumber                      // the board's number
	NobodyVulnerable                           // nobody is, whatever the board
)

// Trust says which counts where a score contradicts the contract beside it.
type Trust uint8

const (
	TrustNeither  Trust = iota // that is an error
	TrustScore                 // what was scored
	TrustContract              // what was bid and made
)

// trusts are the words for them.
var trusts = []option[Trust]{{"neither", TrustNeither}, {"score", TrustScore}, {"contract", TrustContract}}

// ReadTrust reads the word for what is trusted, of two.
func ReadTrust(word string) (Trust, bool) {
	for _, o := range trusts[1:] {
		if strings.EqualFold(o.word, strings.TrimSpace(word)) {
			return o.value, true
		}
	}
	return TrustNeither, false
}

// Unequal says how a board with fewer results than others is brought to the
// common top.
type Unequal uint8

const (
	Neuberg    Unequal = iota // (M+1)·E/A − 1
	EBU                       // Neuberg, and fixed percentages for small groups
	ACBL                      // the same with other limits
	Factor                    // M·(E−1)/(A−1)
	AddOne                    // M + E − A
	Ascherman                 // M + 1 of 2A, without a common top
	AsItStands                // "none": M of 2(A−1)
)

// Averages says whether a pair's own percentage enters average plus and minus.
type Averages uint8

const (
	VariableAverages Averages = iota // Law 12C2(c)
	FixedAverages                    // 60, 50, 40 per cent
)

// SitOut is what a pair gets for a board on which it had no opponents.
type SitOut struct {
	Counts  bool  // false: the board does not count, so the pair keeps its own average
	Percent int32 // hundredths of a percent of a top, where it counts
}

// LoneScore is what both sides get for a result that compares with nothing.
type LoneScore struct {
	Given bool // false: the default
	Award event.Award
}

// Field is whom a result is compared with.
type Field uint8

const (
	WholeField Field = iota // all results of the board
	WithinOwnSection
)

// Trim says which scores are left out of the datum.
type Trim struct {
	Kind    TrimKind
	Each    int   // TrimCount: scores at each end
	Percent int32 // TrimPercent: hundredths of a percent of the scores at each end
}

// TrimKind is a way of leaving out scores.
type TrimKind uint8

const (
	TrimCount   TrimKind = iota // a number at each end, 0 for none
	TrimPercent                 // a percentage at each end
	TrimSeventh                 // a seventh at each end
	TrimMedian                  // the datum is the median
	TrimEBU                     // one score at each end after factoring
)

// DatumRound is how the datum is rounded to tens when it lies between two.
type DatumRound uint8

const (
	RoundAway   DatumRound = iota // exact fives away from zero
	RoundEven                     // to the even ten
	RoundToward                   // towards zero
	RoundNone                     // not rounded
)

// XIMP is what the sum of cross-IMPs is divided by.
type XIMP uint8

const (
	PerComparison XIMP = iota // n − 1
	TotalXIMP                 // not divided
	PerResult                 // n
	PerRoot                   // √(n(n−1)/2)
)

// XIMPUnequal says how cross-IMPs of a board with fewer results are made level.
type XIMPUnequal uint8

const (
	OwnComparisons XIMPUnequal = iota // divided by the board's own number
	FactoredXIMPs                     // Σ·(E/A)/(E−1)
)

// VP is a scale of victory points.
type VP struct {
	Kind VPKind
	Path string // VPTable: a CSV file with the director's own
}

// VPKind names a scale of victory points.
type VPKind uint8

const (
	VPContinuous VPKind = iota // WBF, 20–0 with two decimals
	VPDiscrete                 // WBF and EBU, 20–0 in whole points
	VPACBL20
	VPACBL30
	VPOld25 // 25–0
	VPHalf  // 10–0, for halves of matches
	VPTable // the director's own
)

// Comparisons says how the IMPs of a match with several comparisons a board, as of
// teams of eight, become victory points.
type Comparisons uint8

const (
	// EBUComparisons brings them to two comparisons, and takes the scale for twice
	// the boards (EBU White Book 3.1.4).
	EBUComparisons Comparisons = iota
	MeanOfComparisons
	SumOfComparisons
)

// Missing says what becomes of boards that are missing from a match.
type Missing uint8

const (
	// MissingAverage counts them as averages, on the scale of the full match (EBU
	// White Book 3.3.6.2).
	MissingAverage Missing = iota
	// MissingLeftOut takes the scale for the boards that were played.
	MissingLeftOut
)

// Sessions says how the sessions of an event become one result.
type Sessions struct {
	Kind SessionsKind
	Best int // BestSessions: how many count
}

// SessionsKind is a way of putting sessions together.
type SessionsKind uint8

const (
	MeanOfSessions SessionsKind = iota
	SumOfSessions
	BestSessions
	// CarryForward makes the last session a final, into which half of the score of
	// the others is carried (EBU White Book 3.8).
	CarryForward
)

// Tiebreak tells apart contestants that are level.
type Tiebreak uint8

const (
	ByDirectMatch Tiebreak = iota // the result between them
	ByWins                        // matches won
	ByOpponents                   // the sum of the opponents' scores
	ByQuotient                    // IMPs won over IMPs lost
	ByBoardsWon
)

// RankBy says which figures make a tie.
type RankBy uint8

const (
	RankByExact   RankBy = iota
	RankByPrinted        // equal as printed is equal
)

// Winners is the number of lists that pairs are ranked in.
type Winners uint8

const (
	// AutoWinners makes one list when most pairs changed direction, else two.
	AutoWinners Winners = iota
	// OneWinner ranks all pairs in one list.
	OneWinner
	// TwoWinners ranks NS and EW apart; NS 8 and EW 8 are different pairs.
	TwoWinners
)
