package arrange

import (
	"bridgecalc/internal/ingest/cells"
	"bridgecalc/internal/ingest/lines"
)

// Book is a book of cells while its tables are looked for.
type Book struct {
	cells    *cells.Book
	texts    *lines.Texts
	looks    *Looks
	words    cells.Memo[[]Meaning]
	titles   cells.Memo[[]Title]
	rooms    cells.Memo[string]
	families families
	grids    []*grid
	schedule *schedule // nil where there is none
	// scheduleRead says that the sheets were searched for a schedule.
	scheduleRead bool
	// sidesIndividual says that the sides named above results are those of an individual, once
	// sidesRead says that they were looked at.
	sidesIndividual, sidesRead bool
	roster                     roster
	choices                    choices
	blank                      []blankTable // headings without rows
	classes                    map[*cells.Sheet][]class
	views                      map[*cells.Sheet][]view
	listed                     map[*cells.Sheet]bool         // sheets with lists of matches
	rolled                     map[rowOf]bool                // rows whose names are read outside of all lists
	joined                     map[cells.ID]bool             // texts with several values, once they were asked for
	covered                    map[*cells.Sheet]map[int]bool // columns of tables, once they were asked for
}

// rowOf is a row of a sheet.
type rowOf struct {
	sheet *cells.Sheet
	index int
}

// NewBook prepares a book for reading.
func NewBook(book *cells.Book, texts *lines.Texts) *Book {
	b := &Book{
		cells: book, texts: texts, looks: newLooks(book),
		titles:  cells.NewMemo(book, func(text string) ([]Title, error) { return readTitles(text), nil }),
		rooms:   cells.NewMemo(book, func(text string) (string, error) { return roomNamed(text), nil }),
		listed:  make(map[*cells.Sheet]bool),
		rolled:  make(map[rowOf]bool),
		classes: make(map[*cells.Sheet][]class),
		views:   make(map[*cells.Sheet][]view),
	}
	b.words = cells.NewMemo(book, func(text string) ([]Meaning, error) { return b.readHeading(text), nil })
	return b
}

// Add looks for the regions of a sheet.
func (b *Book) Add(sheet *cells.Sheet) { b.scan(sheet) }

// blankTable is headings without rows below them.
type blankTable struct {
	group  *group
	region *Region
}

// Settle decides what the columns of all regions hold.
func (b *Book) Settle() {
	for _, blank := range b.blank {
		b.families.add(blank.group, blank.region)
	}
	b.borrowHeadings()
	for _, f := range b.families.all {
		b.numberPlayers(f)
		b.settle(f)
	}
	b.findPairGrids()
}
