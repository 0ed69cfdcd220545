package cells

import (
	"errors"
	"fmt"
	"io"
	"path"
	"regexp"
	"strconv"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
	"golang.org/x/text/encoding"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/charset"
)

// Limits on a page, far above any real one.
const (
	maxTableDepth = 50
	maxSpan       = 1000 // rows or columns of a cell
	maxToken      = 16 << 20
	maxAbove      = 3   // lines of text above a table
	maxAboveSize  = 300 // bytes of each
)

var declaredInPage = regexp.MustCompile(`(?i)charset\s*=\s*["']?([\w.:-]+)`)

// openPage reads the tables of an HTML page, each as a sheet. Many programs, and
// web sites, write such pages under the name of a workbook. The name of a sheet is
// the caption of its table, or the heading above it; the text just above a table
// becomes rows. A page without tables may have the results in plain text, <pre>.
func openPage(name string, data []byte, e encoding.Encoding) (*Book, *event.Problem) {
	text, err := decodeDeclared(data, e, declaredInPage)
	if err != nil {
		return nil, undecoded(err)
	}
	p := page{book: NewBook(name), names: make(map[string]int)}
	err = p.read(text)
	var many tooMany
	switch {
	case errors.As(err, &many):
		return nil, refuse("the page is too large: "+err.Error(), copyOver)
	case err != nil:
		return nil, refuse("the page is damaged: "+err.Error(), saveAs)
	case len(p.book.Sheets) == 0 && trim(p.plain.String()) != "":
		return readText(name, p.plain.String())
	case len(p.book.Sheets) == 0:
		return nil, refuse("this is an HTML page without a table", saveAs)
	}
	return p.book, nil
}

// decodeDeclared decodes a text that declares its encoding, unless that is given
// or the bytes show another.
func decodeDeclared(data []byte, e encoding.Encoding, declaration *regexp.Regexp) (string, error) {
	if e == nil {
		if m := declaration.FindSubmatch(data[:min(len(data), 4096)]); m != nil {
			return charset.DecodeDeclared(data, string(m[1]))
		}
	}
	return charset.DecodeAs(data, e)
}

// page reads a page from its first to its last token; what is not closed is closed
// by what follows.
type page struct {
	book    *Book
	names   map[string]int // of sheets, in lower case
	tables  []*pageTable   // that are open
	skips   int            // open elements whose text is not shown
	heading string         // the last one
	above   []string       // the texts since the last table
	text    strings.Builder
	left    strings.Builder // the text that is not struck through
	struck  int             // open elements that strike their text through
	cells   int
	pre     int             // open elements of plain text
	plain   strings.Builder // what they hold
}

// pageTable is a table that is open.
type pageTable struct {
	caption   string
	above     []string
	rows      []pageRow
	reaching  []int // rows that cells of the rows above still reach down, by column
	inCaption bool
	inRow     bool
	cell      *pageCell // that is open
	recent    []string  // the texts of the last cells since a table within this
}

type pageRow struct {
	cells  []pageCell
	hidden bool
}

type pageCell struct {
	text         string
	col          int // from 0
	across, down int
	struck       bool   // some text is struck through
	left         string // what is not, then
}

func (p *page) read(text string) error {
	z := html.NewTokenizer(strings.NewReader(text))
	z.SetMaxBuf(maxToken)
	for {
		switch z.Next() {
		case html.ErrorToken:
			if err := z.Err(); !errors.Is(err, io.EOF) {
				return err
			}
			for len(p.tables) > 0 {
				if err := p.endTable(); err != nil {
					return err
				}
			}
			return nil
		case html.TextToken:
			text := string(z.Text())
			if p.pre > 0 {
				p.plain.WriteString(text)
			}
			if p.skips == 0 {
				p.write(text)
			}
		case html.StartTagToken, html.SelfClosingTagToken:
			token := z.Token()
			if err := p.start(&token); err != nil {
				return err
			}
		case html.EndTagToken:
			token := z.Token()
			if err := p.end(&token); err != nil {
				return err
			}
		}
	}
}

// write adds a text, with one space for any white space.
func (p *page) write(text string) {
	if p.text.Len() > maxCellSize {
		return
	}
	if t := p.table(); t != nil && t.cell != nil && strings.TrimSpace(text) != "" {
		t.cell.struck = t.cell.struck || p.struck > 0
	}
	if p.struck == 0 {
		p.left.WriteString(text)
	}
	for _, c := range []byte(text) {
		switch c {
		case ' ', '\t', '\n', '\r', '\f':
			if n := p.text.Len(); n > 0 && p.text.String()[n-1] != ' ' && p.text.String()[n-1] != '\n' {
				p.text.WriteByte(' ')
			}
		default:
			p.text.WriteByte(c)
		}
	}
}

// lineBreak ends a line of a cell, or a text outside of the cells.
func (p *page) lineBreak() {
	t := p.table()
	switch {
	case t != nil && (t.cell != nil || t.inCaption):
		if text := p.text.String(); text != "" && !strings.HasSuffix(text, "\n") {
			p.text.WriteByte('\n')
		}
	default:
		p.flush()
	}
}

// take returns the text so far, without the spaces around it, and begins anew.
func (p *page) take() string {
	text := trim(p.text.String())
	p.reset()
	return strings.ReplaceAll(text, " \n", "\n")
}

// reset forgets the text so far.
func (p *page) reset() {
	p.text.Reset()
	p.left.Reset()
}

// flush keeps the text so far as one above the next table.
func (p *page) flush() {
	p.keep(p.take())
}

func (p *page) keep(text string) {
	text = strings.Join(strings.Fields(text), " ")
	if text == "" || len(text) > maxAboveSize || text == p.heading {
		return
	}
	p.above = append(p.above, text)
	if len(p.above) > maxAbove {
		p.above = p.above[1:]
	}
}

func (p *page) table() *pageTable {
	if len(p.tables) == 0 {
		return nil
	}
	return p.tables[len(p.tables)-1]
}

// isSkipped reports whether the text of an element is not shown, or not wanted.
func isSkipped(a atom.Atom) bool {
	switch a {
	case atom.Script, atom.Style, atom.Title, atom.Select, atom.Template, atom.Noscript, atom.Textarea, atom.Button, atom.Svg:
		return true
	}
	return false
}

func isHeading(a atom.Atom) bool {
	switch a {
	case atom.H1, atom.H2, atom.H3, atom.H4, atom.H5, atom.H6:
		return true
	}
	return false
}

func isStrike(a atom.Atom) bool { return a == atom.S || a == atom.Strike || a == atom.Del }

func (p *page) start(token *html.Token) error {
	t := p.table()
	switch token.DataAtom {
	case atom.Table, atom.Tr, atom.Td, atom.Th: // an element that is not closed must not hide them
		p.skips = 0
	}
	switch a := token.DataAtom; {
	case isSkipped(a):
		if token.Type == html.StartTagToken {
			p.skips++
		}
	case p.skips > 0:
	case a == atom.Table:
		return p.startTable()
	case isHeading(a):
		p.lineBreak()
	case isStrike(a):
		p.struck++
	case a == atom.Pre:
		p.pre++
	case a == atom.Img:
		p.write(pictureText(token))
	case a == atom.Br && p.pre > 0:
		p.plain.WriteByte('\n')
	case a == atom.Br, a == atom.P, a == atom.Div, a == atom.Li, a == atom.Hr:
		p.lineBreak()
	case t == nil:
	case a == atom.Caption:
		t.inCaption = true
		p.reset()
	case a == atom.Tr:
		return p.startRow(t, token)
	case a == atom.Td, a == atom.Th:
		return p.startCell(t, token)
	}
	return nil
}

func (p *page) end(token *html.Token) error {
	t := p.table()
	switch a := token.DataAtom; {
	case isSkipped(a):
		p.skips = max(0, p.skips-1)
	case p.skips > 0:
	case isHeading(a) && (t == nil || t.cell == nil):
		if text := p.take(); text != "" {
			p.heading, p.above = text, nil
		}
	case isHeading(a):
		p.heading = lastLine(p.text.String())
		p.lineBreak()
	case isStrike(a):
		p.struck = max(0, p.struck-1)
	case a == atom.Pre && p.pre > 0:
		p.pre--
		p.plain.WriteByte('\n')
	case a == atom.P, a == atom.Div, a == atom.Li:
		p.lineBreak()
	case t == nil:
	case a == atom.Table:
		return p.endTable()
	case a == atom.Caption && t.inCaption:
		t.inCaption, t.caption = false, p.take()
	case a == atom.Td, a == atom.Th:
		p.endCell(t)
	case a == atom.Tr, a == atom.Thead, a == atom.Tbody, a == atom.Tfoot:
		p.endCell(t)
		t.inRow = false
	}
	return nil
}

func lastLine(text string) string {
	text = trim(text)
	return text[strings.LastIndexByte(text, '\n')+1:]
}

// startTable begins a table. One within a cell is a table by itself; the text of
// the cell is then above it.
func (p *page) startTable() error {
	if len(p.tables) >= maxTableDepth {
		return fmt.Errorf("more than %d tables within each other", maxTableDepth)
	}
	if outer := p.table(); outer != nil {
		p.endCell(outer)
		for _, text := range outer.recent {
			p.keep(text)
		}
		outer.recent = nil
	} else {
		p.flush()
	}
	p.tables = append(p.tables, &pageTable{above: p.above})
	p.above = nil
	p.reset()
	return nil
}

func (p *page) startRow(t *pageTable, token *html.Token) error {
	p.endCell(t)
	if !t.inRow {
		p.reset() // what is among the rows is not shown there
	}
	if len(t.rows) >= maxRows {
		return tooMany(fmt.Sprintf("more than %d rows", maxRows))
	}
	for col, n := range t.reaching {
		t.reaching[col] = max(0, n-1)
	}
	style := strings.ToLower(strings.ReplaceAll(attributeValue(token, "style"), " ", ""))
	t.rows = append(t.rows, pageRow{hidden: strings.Contains(style, "display:none")})
	t.inRow = true
	p.cells++
	return checkCells(p.cells)
}

func (p *page) startCell(t *pageTable, token *html.Token) error {
	p.endCell(t)
	p.struck = 0 // an element does not reach beyond its cell
	if !t.inRow {
		if err := p.startRow(t, &html.Token{}); err != nil {
			return err
		}
	}
	row := &t.rows[len(t.rows)-1]
	col := 0
	if n := len(row.cells); n > 0 {
		col = row.cells[n-1].col + row.cells[n-1].across
	}
	for col < len(t.reaching) && t.reaching[col] > 0 {
		col++
	}
	across, down := spanOf(token, "colspan"), spanOf(token, "rowspan")
	if col+across > maxColumns {
		return tooMany(fmt.Sprintf("a row has more than %d columns", maxColumns))
	}
	if down > 1 {
		for len(t.reaching) < col+across {
			t.reaching = append(t.reaching, 0)
		}
		for i := col; i < col+across; i++ {
			t.reaching[i] = down
		}
	}
	p.reset()
	t.cell = &pageCell{col: col, across: across, down: down}
	p.cells += across
	return checkCells(p.cells)
}

func (p *page) endCell(t *pageTable) {
	if t.cell == nil {
		return
	}
	if t.cell.struck {
		t.cell.left = strings.Join(strings.Fields(p.left.String()), " ")
	}
	t.cell.text = p.take()
	row := &t.rows[len(t.rows)-1]
	row.cells = append(row.cells, *t.cell)
	if t.cell.text != "" {
		if len(t.recent) == maxAbove {
			t.recent = t.recent[1:]
		}
		t.recent = append(t.recent, t.cell.text)
	}
	t.cell = nil
}

func spanOf(token *html.Token, name string) int {
	n, err := strconv.Atoi(strings.TrimSpace(attributeValue(token, name)))
	if err != nil || n < 1 {
		return 1
	}
	return min(n, maxSpan)
}

func attributeValue(token *html.Token, name string) string {
	for _, a := range token.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}

// suitPictures are the names of pictures that stand for a suit.
var suitPictures = map[string]string{
	"spade": "♠", "spades": "♠", "heart": "♥", "hearts": "♥", "diamond": "♦", "diamonds": "♦", "club": "♣", "clubs": "♣", "s": "♠", "h": "♥", "d": "♦", "c": "♣",
}

// pictureText returns what a picture stands for: its text, or a suit.
func pictureText(token *html.Token) string {
	if text := attributeValue(token, "alt"); text != "" {
		return text
	}
	file := path.Base(attributeValue(token, "src"))
	return suitPictures[strings.ToLower(strings.TrimSuffix(file, path.Ext(file)))]
}

// endTable makes a sheet of the innermost table, if it has data. One that only
// arranges the page gives its text to the next.
func (p *page) endTable() error {
	t := p.table()
	p.endCell(t)
	p.tables = p.tables[:len(p.tables)-1]
	p.reset()
	if !t.hasData() {
		p.above = t.above
		for _, text := range t.recent {
			p.keep(text)
		}
		return nil
	}
	p.above = nil
	if len(p.book.Sheets) >= maxSheets {
		return tooMany(fmt.Sprintf("more than %d tables", maxSheets))
	}
	name := t.caption
	if name == "" {
		name = p.heading
	}
	return t.write(p.book.addSheet(p.sheetName(name)))
}

// hasData reports whether two rows have several cells with a text.
func (t *pageTable) hasData() bool {
	rows := 0
	for _, row := range t.rows {
		texts := 0
		for _, c := range row.cells {
			if c.text != "" {
				texts++
			}
		}
		if texts > 1 {
			rows++
		}
	}
	return rows > 1
}

// sheetName returns a name that no other sheet has.
func (p *page) sheetName(name string) string {
	name = strings.Join(strings.Fields(name), " ")
	if name == "" || len(name) > maxAboveSize {
		name = fmt.Sprintf("Sheet%d", len(p.book.Sheets)+1)
	}
	key := strings.ToLower(name)
	p.names[key]++
	if n := p.names[key]; n > 1 {
		return fmt.Sprintf("%s (%d)", name, n)
	}
	return name
}

// write adds the rows of a table to a sheet, with the text above it.
func (t *pageTable) write(s *Sheet) error {
	for i, text := range t.above {
		if err := s.add(i+1, []string{text}); err != nil {
			return err
		}
	}
	var merges []merge
	var texts []string
	for i, row := range t.rows {
		num := len(t.above) + i + 1
		texts = texts[:0]
		for _, c := range row.cells {
			for len(texts) <= c.col {
				texts = append(texts, "")
			}
			texts[c.col] = c.text
			if c.across == 1 && c.down > 1 {
				merges = append(merges, merge{row: int32(num), last: int32(num + c.down - 1), col: int16(c.col + 1)})
			}
			if c.struck {
				if err := s.mark(num, c.col+1, Mark{Kind: Struck, Shown: c.left}); err != nil {
					return err
				}
			}
		}
		if row.hidden {
			s.hidden.rows = addHidden(s.hidden.rows, num, num)
		}
		if err := s.add(num, texts); err != nil {
			return err
		}
	}
	return s.fillDown(merges)
}
