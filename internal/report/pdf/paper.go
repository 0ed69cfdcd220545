package pdf

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"slices"

	"github.com/jung-kurt/gofpdf"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goitalic"
	"golang.org/x/image/font/gofont/goregular"

	"bridgecalc/internal/report/material"
	"bridgecalc/internal/report/table"
	"bridgecalc/internal/settings"
)

// style is a face of the one family that documents are set in.
type style int

const (
	regular style = iota
	bold
	italic
	styles int = iota
)

// paper is a document that is being drawn. It alone knows the library that
// writes PDF.
type paper struct {
	sheet
	pdf     *gofpdf.Fpdf
	faces   [styles]*face
	own     *face // the director's font, for what the faces don't have; or nil
	colours palette
	strong  bool // black and white, without tints

	// What was last set, so that it is not set again for each cell.
	family string
	style  style
	size   float64
	ink    ink
}

const (
	family    = "Go"
	ownFamily = "Own"
	maker     = "bridgecalc" // creator in the document's properties
)

// styleCodes are the library's names of the styles.
var styleCodes = [styles]string{regular: "", bold: "B", italic: "I"}

// newPaper begins a document. Own is a font, or nil.
func newPaper(doc *table.Document, s sheet, own []byte) (*paper, error) {
	pdf := gofpdf.NewCustom(&gofpdf.InitType{
		UnitStr: "pt",
		Size:    gofpdf.SizeType{Wd: s.width * s.magnified, Ht: s.height * s.magnified},
	})
	created := doc.Created()
	pdf.SetAutoPageBreak(false, 0)
	// The same input must give the same bytes.
	pdf.SetCatalogSort(true)
	pdf.SetCreationDate(created)
	pdf.SetModificationDate(created)
	pdf.SetCreator(maker, false)
	pdf.SetProducer(maker, false)

	p := &paper{
		sheet: s, pdf: pdf, colours: paletteFor(&doc.Settings),
		strong: doc.Settings.Contrast == settings.HighContrast,
	}
	if err := p.addOwn(own); err != nil {
		return nil, err
	}
	for style, data := range [styles][]byte{goregular.TTF, gobold.TTF, goitalic.TTF} {
		face, err := newFace(data)
		if err != nil {
			return nil, err
		}
		face.other = p.own
		p.faces[style] = face
		// The library writes into the bytes that it is given.
		pdf.AddUTF8FontFromBytes(family, styleCodes[style], slices.Clone(data))
	}
	pdf.SetFont(family, "", smallSize*s.magnified) // bookmarks are encoded as for the current font
	pdf.SetTitle(p.clean(doc.Title), true)
	return p, nil
}

// addOwn adds the director's font. The library that embeds it trusts what it
// says, and ends in a panic where that is wrong.
func (p *paper) addOwn(data []byte) (err error) {
	if data == nil {
		return nil
	}
	defer recoverFont(&err)
	face, err := newFace(data)
	if err != nil {
		return err
	}
	p.pdf.AddUTF8FontFromBytes(ownFamily, "", slices.Clone(data))
	if p.pdf.SetFont(ownFamily, "", smallSize); p.pdf.Err() {
		return errFont
	}
	p.own = face
	return nil
}

// errFont says that a font is no good although it looks like one.
var errFont = errors.New("the font cannot be put into a PDF file")

func recoverFont(err *error) {
	if recover() != nil {
		*err = errFont
	}
}

// clean makes a text that can be drawn. The faces have the same runes.
func (p *paper) clean(s string) string { return p.faces[regular].clean(s) }

// textWidth is the width of a clean text.
func (p *paper) textWidth(s string, style style, size float64) float64 {
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
	c := p.colours[white]
	p.pdf.SetFillColor(c.r, c.g, c.b)
	p.forget()
}

// forget makes sure that font and colour are set anew: every page begins
// without.
func (p *paper) forget() { p.size = 0 }

// write draws a clean text.
func (p *paper) write(x, y float64, s string, style style, size float64, ink ink) {
	if p.own == nil {
		p.writeIn(family, x, y, s, style, size, ink)
		return
	}
	face := p.faces[style]
	for s != "" {
		run, borrowed := face.cutRun(s)
		if borrowed {
			p.writeIn(ownFamily, x, y, run, regular, size, ink)
		} else {
			p.writeIn(family, x, y, run, style, size, ink)
		}
		x += face.width(run) * size
		s = s[len(run):]
	}
}

// writeIn draws a text in a font that has all of its letters.
func (p *paper) writeIn(family string, x, y float64, s string, style style, size float64, ink ink) {
	if s == "" {
		return
	}
	if family != p.family || style != p.style || size != p.size {
		p.pdf.SetFont(family, styleCodes[style], size*p.magnified)
	}
	if ink != p.ink || p.size == 0 {
		c := p.colours[ink]
		p.pdf.SetTextColor(c.r, c.g, c.b)
	}
	p.family, p.style, p.size, p.ink = family, style, size, ink
	p.pdf.Text(x*p.magnified, y*p.magnified, s)
}

// fill draws a coloured area.
func (p *paper) fill(x, y, width, height float64, ink ink) {
	c, m := p.colours[ink], p.magnified
	if c == p.colours[white] {
		return
	}
	p.pdf.SetFillColor(c.r, c.g, c.b)
	p.pdf.Rect(x*m, y*m, width*m, height*m, "F")
}

// rule draws a horizontal line.
func (p *paper) rule(x, y, width, thickness float64, ink ink) {
	m := p.magnified
	p.pen(thickness, ink)
	p.pdf.Line(x*m, y*m, (x+width)*m, y*m)
}

// hatch fills an area with slanted lines. Those of areas that touch meet.
func (p *paper) hatch(x, y, width, height float64) {
	const apart = 4.0
	m := p.magnified
	p.pen(hairline, grey)
	right, bottom := x+width, y+height
	// On each line, the sum of x and y is the same.
	for sum := math.Ceil((x+y)/apart) * apart; sum < right+bottom; sum += apart {
		from, to := max(x, sum-bottom), min(right, sum-y)
		p.pdf.Line(from*m, (sum-from)*m, to*m, (sum-to)*m)
	}
}

// frame draws the outline of an area.
func (p *paper) frame(x, y, width, height, thickness float64, ink ink) {
	m := p.magnified
	p.pen(thickness, ink)
	p.pdf.Rect(x*m, y*m, width*m, height*m, "D")
}

func (p *paper) pen(thickness float64, ink ink) {
	c := p.colours[ink]
	p.pdf.SetDrawColor(c.r, c.g, c.b)
	p.pdf.SetLineWidth(thickness * p.magnified)
}

// picture draws a picture.
func (p *paper) picture(picture *material.Picture, x, y, width, height float64) {
	const name = "logo"
	options := gofpdf.ImageOptions{ImageType: "PNG"}
	p.pdf.RegisterImageOptionsReader(name, options, bytes.NewReader(picture.PNG))
	m := p.magnified
	p.pdf.ImageOptions(name, x*m, y*m, width*m, height*m, false, options, 0, "")
}

// bookmark marks a place on the page. Level 0 is a part, 1 a piece of it.
func (p *paper) bookmark(s string, level int, y float64) {
	p.pdf.Bookmark(p.clean(s), level, y*p.magnified)
}

// bytes ends the document.
func (p *paper) bytes(language string) (data []byte, err error) {
	if p.own != nil {
		defer recoverFont(&err)
	}
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
