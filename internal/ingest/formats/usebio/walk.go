package usebio

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
)

// Limits on a file, far above any real one.
const (
	maxDepth  = 40
	maxParts  = 500_000 // elements within one board, match or team
	maxValues = 1000    // elements right below an event or a section, boards and so on not counted
	maxTags   = 200     // unknown ones that are told apart
)

// node is an element: with all within it when it is read whole, else only with
// the plain values right below it.
type node struct {
	name  string
	line  int
	attrs []xml.Attr
	text  []byte
	kids  []*node
	outer bool // an element around others
}

// said is a value of an element: an attribute, or an element below it.
func (n *node) said(names ...string) string {
	for _, name := range names {
		for _, a := range n.attrs {
			if strings.EqualFold(a.Name.Local, name) {
				return strings.TrimSpace(a.Value)
			}
		}
		if kid := n.kid(name); kid != nil {
			return kid.value()
		}
	}
	return ""
}

func (n *node) kid(name string) *node {
	for _, kid := range n.kids {
		if kid.name == name {
			return kid
		}
	}
	return nil
}

func (n *node) value() string { return string(bytes.TrimSpace(n.text)) }

// tag is an element's name where it first stands.
type tag struct {
	name string
	line int
}

// walker goes through a file once. It hands over elements that are read whole
// (boards, pairs and so on), and those around them when they end.
type walker struct {
	decoder *xml.Decoder
	whole   func(n *node, above []*node)
	outer   func(n *node)
	setting func(line int, key, value string) // of our own files; nil: left out

	open    []*node
	inside  int // depth of the whole element at hand; 0: none
	parts   int
	unknown []tag
	missed  map[string]bool
}

func newWalker(data []byte, whole func(n *node, above []*node), outer func(n *node)) *walker {
	w := &walker{decoder: xml.NewDecoder(bytes.NewReader(data)), whole: whole, outer: outer, missed: make(map[string]bool)}
	// Names have signs like & that should be written another way; that the
	// tags match is looked after here.
	w.decoder.Strict = false
	w.decoder.Entity = xml.HTMLEntity
	w.decoder.CharsetReader = func(_ string, input io.Reader) (io.Reader, error) { return input, nil } // already decoded
	return w
}

func (w *walker) line() int {
	line, _ := w.decoder.InputPos()
	return line
}

func (w *walker) walk() error {
	for {
		token, err := w.decoder.RawToken()
		switch t := token.(type) {
		case xml.StartElement:
			err = w.begin(strings.ToUpper(t.Name.Local), t.Attr)
		case xml.EndElement:
			err = w.end(strings.ToUpper(t.Name.Local))
		case xml.CharData:
			w.text(t)
		case xml.ProcInst:
			w.instruction(&t)
		}
		var syntax *xml.SyntaxError
		switch {
		case errors.Is(err, io.EOF) && len(w.open) == 0:
			return nil
		case errors.Is(err, io.EOF), errors.As(err, &syntax) && syntax.Msg == "unexpected EOF":
			return fmt.Errorf("the file breaks off%s", w.within())
		case syntax != nil:
			return fmt.Errorf("the file is damaged here: %s", syntax.Msg)
		case err != nil:
			return err
		}
	}
}

// within says in which element the file is.
func (w *walker) within() string {
	if len(w.open) == 0 {
		return ""
	}
	last := w.open[len(w.open)-1]
	return fmt.Sprintf(" within <%s>, which begins in line %d", last.name, last.line)
}

func (w *walker) begin(name string, attrs []xml.Attr) error {
	kind, known := tags[name]
	if !known {
		kind = around
		w.miss(name)
	}
	n := &node{name: name, line: w.line(), attrs: attrs, outer: kind == around && w.inside == 0}
	if len(w.open) == maxDepth {
		return fmt.Errorf("the elements stand more than %d deep", maxDepth)
	}
	if w.parts++; w.inside > 0 && w.parts > maxParts {
		return fmt.Errorf("more than %d elements belong together%s", maxParts, w.within())
	}
	w.open = append(w.open, n)
	if kind == asWhole && w.inside == 0 {
		w.inside, w.parts = len(w.open), 0
	}
	return nil
}

func (w *walker) miss(name string) {
	if !w.missed[name] && len(w.unknown) < maxTags {
		w.missed[name] = true
		w.unknown = append(w.unknown, tag{name, w.line()})
	}
}

func (w *walker) text(text []byte) {
	if len(w.open) == 0 || len(bytes.TrimSpace(text)) == 0 {
		return
	}
	if n := w.open[len(w.open)-1]; !n.outer {
		n.text = append(n.text, text...)
	}
}

// instruction takes what our own files say beside the format: of a result, how its
// artificial score was given, and in the head how the event was scored.
func (w *walker) instruction(t *xml.ProcInst) {
	key, value, _ := strings.Cut(string(t.Inst), "=")
	key, value = strings.TrimSpace(key), strings.TrimSpace(value)
	switch {
	case t.Target != "bridgecalc":
	case w.inside > 0:
		n := w.open[len(w.open)-1]
		n.attrs = append(n.attrs, xml.Attr{Name: xml.Name{Local: key}, Value: value})
	case w.setting != nil:
		w.setting(w.line(), key, value)
	}
}

func (w *walker) end(name string) error {
	if len(w.open) == 0 {
		return fmt.Errorf("the file is damaged here: </%s> closes nothing", name)
	}
	depth := len(w.open)
	n, above := w.open[depth-1], w.open[:depth-1]
	if n.name != name {
		return fmt.Errorf("the file is damaged here: <%s> of line %d is closed by </%s>", n.name, n.line, name)
	}
	w.open = above
	switch {
	case w.inside == depth:
		w.inside = 0
		w.whole(n, above)
	case n.outer:
		w.outer(n)
	case depth > 1 && !w.missed[name]:
		parent := above[depth-2]
		if parent.kids = append(parent.kids, n); parent.outer && len(parent.kids) > maxValues {
			return fmt.Errorf("more than %d elements belong together%s", maxValues, w.within())
		}
	}
	return nil
}
