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
	Count // how many there are
)

// Names name the fields in headers.toml.
var Names = [Count]string{
	Board: "board", Section: "section", Table: "table", Round: "round", NS: "ns.pair", EW: "ew.pair",
	Contract: "contract", Declarer: "declarer", Tricks: "tricks", Result: "result", Lead: "lead",
	Score: "score", NSScore: "ns.score", EWScore: "ew.score", Remarks: "remarks", Erased: "erased",
	NSName: "ns.name", EWName: "ew.name", North: "north", South: "south", East: "east", West: "west",
}
