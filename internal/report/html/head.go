package html

import (
	"encoding/base64"
	"html/template"
	"strings"

	"bridgecalc/internal/report/material"
	"bridgecalc/internal/report/table"
	"bridgecalc/internal/report/words"
	"bridgecalc/internal/settings"
)

// head is what stands above everything else.
type head struct {
	Logo        template.URL // the picture itself; empty without one
	LogoWidth   int          // in pixels
	LogoHeight  int
	Organiser   string
	Title       string
	Lines       []string
	Provisional string
}

func newHead(doc *table.Document) (head, error) {
	w, in := doc.Words, &doc.Settings
	h := head{Organiser: in.Organiser, Title: doc.Title}
	if in.Provisional != "" {
		h.Provisional = words.Fill(w.Look.Provisional, "until", in.Provisional)
	}
	var facts []string
	director := in.Director
	if director != "" {
		director = w.Look.Director + ": " + director
	}
	for _, fact := range []string{w.Date(doc.Date), in.Place, director} {
		if fact != "" {
			facts = append(facts, fact)
		}
	}
	for _, line := range []string{strings.Join(facts, " · "), doc.Facts} {
		if line != "" {
			h.Lines = append(h.Lines, line)
		}
	}
	return h, h.setLogo(in.Logo)
}

// setLogo puts the picture into the page: it must need no other files.
func (h *head) setLogo(path string) error {
	logo, err := material.Logo(path)
	if err != nil || logo == nil {
		return err
	}
	// Half its pixels, for screens that have two in the place of one.
	const sharpness, highest = 2, 110
	h.LogoWidth, h.LogoHeight = max(1, logo.Width/sharpness), max(1, logo.Height/sharpness)
	if h.LogoHeight > highest {
		h.LogoWidth, h.LogoHeight = max(1, h.LogoWidth*highest/h.LogoHeight), highest
	}
	h.Logo = template.URL("data:image/png;base64," + base64.StdEncoding.EncodeToString(logo.PNG))
	return nil
}

// look names the style of the page for its style sheet.
func look(in *settings.Settings) string {
	var classes []string
	const everySuit = 4
	if in.SuitColours == everySuit {
		classes = append(classes, "four")
	}
	if in.Contrast == settings.HighContrast {
		classes = append(classes, "strong")
	}
	if in.Print == settings.LargePrint {
		classes = append(classes, "large")
	}
	return strings.Join(classes, " ")
}
