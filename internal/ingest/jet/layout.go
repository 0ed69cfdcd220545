package jet

// layout tells where things stand in a generation of the format. Offsets are
// bytes from the beginning of the page, or of the entry they belong to.
type layout struct {
	pageSize int
	masked   int  // length of the masked part of page 0
	wide     bool // counts and offsets within a row have two bytes, not one

	rowCount int // data page: how many rows; their offsets follow

	// Table definition, as it is when its pages are put together.
	stated       int // how many rows the table has
	varColumns   int // how many columns of variable length
	columnCount  int
	indexCount   int // how many indexes have an entry before the columns
	usage        int // pointer to the map of the pages that the table owns
	indexes      int // where the entries of the indexes begin
	indexEntry   int // length of such an entry
	columnEntry  int // length of a column's entry
	column       columnLayout
	nameIsUCS2   bool // names of columns; also the length before them has two bytes
	usageMapHead int  // usage map page: bytes before the bits
}

// columnLayout is where things stand in the entry of a column.
type columnLayout struct {
	number, variable, scale, flags, offset, length int
}

var jet3 = &layout{
	pageSize: 2048, masked: 126, rowCount: 8,
	stated: 12, varColumns: 23, columnCount: 25, indexCount: 31, usage: 35,
	indexes: 43, indexEntry: 8, columnEntry: 18,
	column:       columnLayout{number: 1, variable: 3, scale: 10, flags: 13, offset: 14, length: 16},
	usageMapHead: 4,
}

var jet4 = &layout{
	pageSize: 4096, masked: 128, wide: true, rowCount: 12,
	stated: 16, varColumns: 43, columnCount: 45, indexCount: 51, usage: 55,
	indexes: 63, indexEntry: 12, columnEntry: 25,
	column:       columnLayout{number: 5, variable: 7, scale: 12, flags: 15, offset: 21, length: 23},
	nameIsUCS2:   true,
	usageMapHead: 4,
}
