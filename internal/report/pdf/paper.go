package pdf

import (
	"bytes"
	"fmt"
	"slices"
	"time"

	"github.com/jung-kurt/gofpdf"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goitalic"
	"golang.org/x/image/font/gofont/goregular"
)

// All lengths are in points, and all places count from the top left corner of
// the page. That of a text is the left end of its baseline.
const (
	millimetre = 72 / 25.4

	pageWidth  = 210 * millimetre // A4
	pageHeight = 297 * millimetre
	margin     = 12 * millimetre

	left   = margin
	right  = pageWidth - margin
	top    = margin
	bottom = pageHeight - margin
)

// style is a face of the one family that documents are set in.
type style int

const (
	regular style = iota
	bold
	italic
	styles int = iota
)

// ink is a colour.
type ink struct{ r, g, b int }

// paper is a document that is being drawn. It alone knows the library that
// writes PDF.
type paper struct {
	pdf   *gofpdf.Fpdf
	faces [styles]*face

	// What was last set, so that it is not set again for each cell.
	style style
	size  float64
	ink   ink
}

const (
	family = "Go"
	maker  = "bridgecalc" // creator in the document's properties
)

// styleCodes are the library's names of the styles.
var styleCodes = [styles]string{regular: "", bold: "B", italic: "I"}

func newPaper(title string, created time.Time) (*paper, error) {
	pdf := gofpdf.New("P", "pt", "A4", "")
	pdf.SetAutoPageBreak(false, 0)
	// The same input must give the same bytes.
	pdf.SetCatalogSort(true)
	pdf.SetCreationDate(created)
	pdf.SetModificationDate(created)
	pdf.SetCreator(maker, false)
	pdf.SetProducer(maker, false)

	p := &paper{pdf: pdf}
	for style, data := range [styles][]byte{goregular.TTF, gobold.TTF, goitalic.TTF} {
		face, err := newFace(data)
		if err != nil {
			return nil, err
		}
		p.faces[style] = face
		// The library writes into the bytes that it is given.
		pdf.AddUTF8FontFromBytes(family, styleCodes[style], slices.Clone(data))
	}
	pdf.SetFont(family, "", smallSize) // bookmarks are encoded as for the current font
	pdf.SetTitle(p.clean(title), true)
	return p, nil
}

// clean makes a text that can be drawn. The faces have the same runes.
func (p *paper) clean(s string) string { return p.faces[regular].clean(s) }

// width is the width of a clean text.
func (p *paper) width(s string, style style, size float64) float64 {
	return p.faces[style].width(s) * size
}

// addPage starts a page.
func (p *paper) addPage() {
	p.pdf.AddPage()
	p.forget()
}

// pages is the number of pages so far.
func (p *paper) pages() int { return p.pdf.PageCount() }

// turnTo goes back to a page, from 1, to draw more on it.
func (p *paper) turnTo(page int) {
	p.pdf.SetPage(page)
	// The library takes the page to be filled as the last one was, and leaves
	// out the colour of a text where it is that of the filling.
	p.pdf.SetFillColor(white.r, white.g, white.b)
	p.forget()
}

// forget makes sure that font and colour are set anew: every page begins
// without.
func (p *paper) forget() { p.size = 0 }

// write draws a clean text.
func (p *paper) write(x, y float64, s string, style style, size float64, ink ink) {
	if s == "" {
		return
	}
	if style != p.style || size != p.size {
		p.pdf.SetFont(family, styleCodes[style], size)
	}
	if ink != p.ink || p.size == 0 {
		p.pdf.SetTextColor(ink.r, ink.g, ink.b)
	}
	p.style, p.size, p.ink = style, size, ink
	p.pdf.Text(x, y, s)
}

// fill draws a coloured area.
func (p *paper) fill(x, y, width, height float64, ink ink) {
	p.pdf.SetFillColor(ink.r, ink.g, ink.b)
	p.pdf.Rect(x, y, width, height, "F")
}

// rule draws a horizontal line.
func (p *paper) rule(x, y, width, thickness float64, ink ink) {
	p.pdf.SetDrawColor(ink.r, ink.g, ink.b)
	p.pdf.SetLineWidth(thickness)
	p.pdf.Line(x, y, x+width, y)
}

// bookmark marks a place on the page. Level 0 is a part, 1 a piece of it.
func (p *paper) bookmark(s string, level int, y float64) {
	p.pdf.Bookmark(p.clean(s), level, y)
}

// bytes ends the document.
func (p *paper) bytes(language string) ([]byte, error) {
	var b bytes.Buffer
	if err := p.pdf.Output(&b); err != nil {
		return nil, fmt.Errorf("pdf: %w", err)
	}
	return setLanguage(b.Bytes(), language), nil
}

// setLanguage notes the language in the document's catalogue, so that screen
// readers pronounce it right; the library has no way to. The catalogue is the
// last object, so only the offset of what follows has to move with it. A
// document that looks different is left as it is.
func setLanguage(pdf []byte, language string) []byte {
	const catalogue = "/Type /Catalog\n"
	at := bytes.LastIndex(pdf, []byte(catalogue))
	table := bytes.LastIndex(pdf, []byte("\nxref\n")) + 1
	end := bytes.LastIndex(pdf, []byte("\nstartxref\n"))
	if at < 0 || table < at || end < table {
		return pdf
	}
	entry := fmt.Sprintf("/Lang (%s)\n", language)
	return slices.Concat(
		pdf[:at], []byte(entry), pdf[at:end],
		fmt.Appendf(nil, "\nstartxref\n%d\n%%%%EOF\n", table+len(entry)),
	)
}
