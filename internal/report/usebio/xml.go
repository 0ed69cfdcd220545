package usebio

import (
	"bytes"
	"encoding/xml"
	"strings"

	"bridgecalc/internal/compute"
	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

// writer is a file in the making.
type writer struct {
	bytes.Buffer
	session   *compute.Session
	event     *event.Event
	settings  settings.Settings
	standings []standing // beside Event.Pairs
	kind      kind
	contest   string // EVENT_TYPE
}

// put writes an element with a text.
func (w *writer) put(name, text string) {
	w.WriteByte('<')
	w.WriteString(name)
	w.WriteByte('>')
	w.text(text)
	w.close(name)
}

// say writes an element that is left out where there is nothing to say.
func (w *writer) say(name, text string) {
	if text != "" {
		w.put(name, text)
	}
}

// open begins an element around others.
func (w *writer) open(name string) {
	w.WriteByte('<')
	w.WriteString(name)
	w.WriteString(">\n")
}

// openAs begins one with an attribute.
func (w *writer) openAs(name, attribute, value string) {
	w.WriteByte('<')
	w.WriteString(name)
	w.WriteByte(' ')
	w.WriteString(attribute)
	w.WriteString(`="`)
	w.text(value)
	w.WriteString("\">\n")
}

func (w *writer) close(name string) {
	w.WriteString("</")
	w.WriteString(name)
	w.WriteString(">\n")
}

// text writes a text in one line, with signs that mean something in XML escaped
// and letters that XML cannot hold replaced.
func (w *writer) text(s string) {
	if isPlain(s) {
		w.WriteString(s)
		return
	}
	_ = xml.EscapeText(&w.Buffer, []byte(strings.Join(strings.Fields(s), " "))) // a buffer takes everything
}

// isPlain reports whether a text is letters, digits and signs of numbers only, as
// nearly all are.
func isPlain(s string) bool {
	for i := range len(s) {
		c := s[i]
		if c|0x20 < 'a' || c|0x20 > 'z' {
			if c < '-' || c > '9' {
				return false
			}
		}
	}
	return true
}
