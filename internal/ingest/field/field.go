// Package field names what the cells of a table of results are about. Layouts say
// which cell is which field; whoever reads the cells asks for them by field.
package field

// Field is what a cell of a table of results is about.
type Field uint8

// The fields, in the order in which a table is asked for them.
const (
	Board Field = iota
	Section
	Table
	Round
	NS
	EW
	Contract
	Declarer
	Tricks
	Result
	Lead
	Score
	NSScore
	EWScore
	Remarks
	Erased
	NSName
	EWName
	North
	South
	East
	West
	// NSPoints and EWPoints are what the sheet itself says that the result came to.
	NSPoints
	EWPoints
	// SouthNumber and WestNumber are the partners of NS and EW in an individual,
	// where NS and EW are the numbers of North and East.
	SouthNumber
	WestNumber
	Version
	// Dealer and Vulnerable are what is marked on the board.
	Dealer
	Vulnerable
	Count // how many there are
)

// Names name the fields in the files of package words. Points have several names there and none
// here.
var Names = [Count]string{
	Board: "board", Section: "section", Table: "table", Round: "round", NS: "ns.pair", EW: "ew.pair",
	Contract: "contract", Declarer: "declarer", Tricks: "tricks", Result: "result", Lead: "lead",
	Score: "score", NSScore: "ns.score", EWScore: "ew.score", Remarks: "remarks", Erased: "erased",
	NSName: "ns.name", EWName: "ew.name", North: "north", South: "south", East: "east", West: "west",
	SouthNumber: "south.number", WestNumber: "west.number", Version: "version", Dealer: "dealer", Vulnerable: "vulnerable",
}
