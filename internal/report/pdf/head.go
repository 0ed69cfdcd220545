package pdf

import (
	"strings"

	"bridgecalc/internal/report/words"
)

// Measures of the head of the document.
const (
	titleLine = titleSize * 1.2
	headLine  = textSize * 1.45
	// A logo is no larger than this.
	logoWidth, logoHeight = 130.0, 54.0
	besideLogo            = 16.0
)

// title draws the head of the document and returns where it ends: who held it,
// what and when it was, what was played, and whether it is final.
func (w *writer) title(y float64) float64 {
	room, logoEnd := w.drawLogo(y)
	in := &w.doc.Settings
	if in.Organiser != "" {
		y = w.headLine(in.Organiser, bold, black, room, y)
	}
	for _, line := range w.titleLines(titleSize, room) {
		y += titleLine
		w.write(w.left, y-titleSize*0.3, line, bold, titleSize, green)
	}
	date := w.words.Date(w.doc.Date)
	for _, line := range []string{joined(date, in.Place, w.director()), w.doc.Facts} {
		if line != "" {
			y = w.headLine(line, regular, grey, room, y)
		}
	}
	y = max(y, logoEnd)
	if text := w.clean(w.provisional()); text != "" {
		y = w.drawProvisional(text, y)
	}
	return y
}

// titleLines are the title in at most two lines of a width.
func (w *writer) titleLines(size, width float64) []string {
	const most = 2
	face := w.faces[bold]
	lines := face.wrap(w.clean(w.doc.Title), width/size)
	if len(lines) > most {
		rest := strings.Join(lines[most-1:], " ")
		lines = append(lines[:most-1], face.shorten(rest, width/size))
	}
	return lines
}

// headLine draws a line of the head and returns where it ends.
func (w *writer) headLine(text string, style style, ink ink, room, y float64) float64 {
	y += headLine
	text = w.faces[style].shorten(w.clean(text), room/textSize)
	w.write(w.left, y-textSize*0.3, text, style, textSize, ink)
	return y
}

// drawProvisional draws in a frame that the results may change.
func (w *writer) drawProvisional(text string, y float64) float64 {
	const padding = 6.0
	text = w.faces[bold].shorten(text, (w.across()-2*padding)/textSize)
	y += padding
	height := textSize + padding + 2
	w.frame(w.left, y, w.textWidth(text, bold, textSize)+2*padding, height, thinLine, black)
	w.write(w.left+padding, y+height-padding, text, bold, textSize, black)
	return y + height
}

// drawLogo draws the logo in the right corner, and returns what room there is
// for text beside it and where it ends.
func (w *writer) drawLogo(y float64) (room, end float64) {
	if w.logo == nil {
		return w.across(), y
	}
	width, height := float64(w.logo.Width), float64(w.logo.Height)
	scale := min(logoWidth/width, logoHeight/height)
	width, height = width*scale, height*scale
	w.picture(w.logo, w.right-width, y, width, height)
	return w.across() - width - besideLogo, y + height
}

// director is who held the event, "" where nobody says.
func (w *writer) director() string {
	name := w.doc.Settings.Director
	if name == "" {
		return ""
	}
	return w.words.Look.Director + ": " + name
}

// provisional is until when the results may change, "" where they are final.
func (w *writer) provisional() string {
	until := w.doc.Settings.Provisional
	if until == "" {
		return ""
	}
	return words.Fill(w.words.Look.Provisional, "until", until)
}

// joined puts facts into one line; empty ones are left out.
func joined(facts ...string) string {
	line := ""
	for _, fact := range facts {
		switch {
		case fact == "":
		case line == "":
			line = fact
		default:
			line += " · " + fact
		}
	}
	return line
}
