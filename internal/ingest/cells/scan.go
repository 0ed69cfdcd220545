package cells

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/htmlindex"
)

// visitor is shown the elements and the texts of an XML document in their order.
// What it is given is overwritten after the call.
type visitor interface {
	open(element *element) error
	close() error
	text(text []byte) error
}

// element is the start of an element.
type element struct {
	name       []byte // without its prefix
	attributes []attribute
}

// attribute is one of an element, without its prefix and as it is written.
type attribute struct{ name, value []byte }

// sole is the value of an attribute that must not be there twice: excelize takes
// the last of those that have the same name, with any prefix.
func (e *element) sole(name string) (string, error) {
	value, seen := "", false
	for i := range e.attributes {
		a := &e.attributes[i]
		if string(a.name) != name {
			continue
		}
		if seen {
			return "", fmt.Errorf("<%s> has %s twice", e.name, name)
		}
		seen = true
		clean, err := unescapeXML(a.value)
		if err != nil {
			return "", err
		}
		value = string(clean)
	}
	return value, nil
}

// scanXML reads an XML document of which nothing but the structure matters, many
// times faster than encoding/xml. It need not find every fault in the letters:
// excelize reads the same with encoding/xml and stops at those, and then the two
// have not read the same cells.
func scanXML(reader io.Reader, size uint64, v visitor) error {
	data := make([]byte, 0, size+bytes.MinRead)
	buffer := bytes.NewBuffer(data)
	if _, err := buffer.ReadFrom(reader); err != nil {
		return err
	}
	text, err := inUTF8(buffer.Bytes())
	if err != nil {
		return err
	}
	s := scanner{rest: text, visitor: v}
	return s.scan()
}

const utf8BOM = "\xEF\xBB\xBF"

var declaredEncoding = regexp.MustCompile(`^<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)["']`)

// inUTF8 goes by the encoding that an XML declaration names.
func inUTF8(data []byte) ([]byte, error) {
	data = bytes.TrimPrefix(data, []byte(utf8BOM))
	declared := declaredEncoding.FindSubmatch(data[:min(len(data), 200)])
	if declared != nil && !bytes.EqualFold(declared[1], []byte("utf-8")) {
		encoding, err := htmlindex.Get(string(declared[1]))
		if err != nil {
			return nil, err
		}
		if data, err = encoding.NewDecoder().Bytes(data); err != nil {
			return nil, err
		}
	}
	if !utf8.Valid(data) {
		return nil, syntaxError("invalid UTF-8")
	}
	return data, checkCharacters(data)
}

// checkCharacters finds what no XML may hold.
func checkCharacters(data []byte) error {
	for _, c := range data {
		if c < ' ' && c != '\n' && c != '\t' && c != '\r' {
			return syntaxError("illegal character code %U", c)
		}
	}
	if bytes.Contains(data, []byte("\uFFFE")) || bytes.Contains(data, []byte("\uFFFF")) {
		return syntaxError("illegal character code")
	}
	return nil
}

type scanner struct {
	visitor
	rest  []byte
	names [][]byte // of the elements that are open, with their prefixes
	begun bool
	now   element
}

func (s *scanner) scan() error {
	for len(s.rest) > 0 {
		end := bytes.IndexByte(s.rest, '<')
		if end < 0 {
			end = len(s.rest)
		}
		if end > 0 {
			if err := s.takeText(s.rest[:end], false); err != nil {
				return err
			}
		}
		if s.rest = s.rest[end:]; len(s.rest) > 0 {
			if err := s.takeTag(); err != nil {
				return err
			}
		}
	}
	switch {
	case len(s.names) > 0:
		return syntaxError("unexpected EOF")
	case !s.begun:
		return errors.New("it is empty")
	}
	return nil
}

func syntaxError(format string, args ...any) error {
	return fmt.Errorf("XML syntax error: "+format, args...)
}

func (s *scanner) takeText(raw []byte, verbatim bool) error {
	if len(s.names) == 0 {
		if !isBlank(raw) {
			return syntaxError("text outside of the root element")
		}
		return nil
	}
	if verbatim {
		return s.text(unixBreaks(raw))
	}
	clean, err := unescapeXML(raw)
	if err != nil {
		return err
	}
	return s.text(clean)
}

// takeTag takes what begins with <.
func (s *scanner) takeTag() error {
	switch {
	case bytes.HasPrefix(s.rest, []byte("</")):
		return s.takeEnd()
	case bytes.HasPrefix(s.rest, []byte("<?")):
		_, err := s.takeUntil("<?", "?>")
		return err
	case bytes.HasPrefix(s.rest, []byte("<!--")):
		_, err := s.takeUntil("<!--", "-->")
		return err
	case bytes.HasPrefix(s.rest, []byte("<![CDATA[")):
		text, err := s.takeUntil("<![CDATA[", "]]>")
		if err != nil {
			return err
		}
		return s.takeText(text, true)
	case bytes.HasPrefix(s.rest, []byte("<!")):
		return syntaxError("a document type has no place here")
	}
	return s.takeStart()
}

func (s *scanner) takeUntil(begin, end string) (between []byte, err error) {
	between, rest, ok := bytes.Cut(s.rest[len(begin):], []byte(end))
	if !ok {
		return nil, syntaxError("unexpected EOF after %s", begin)
	}
	s.rest = rest
	return between, nil
}

func (s *scanner) takeEnd() error {
	name, err := s.takeUntil("</", ">")
	if err != nil {
		return err
	}
	name = bytes.TrimRight(name, " \t\r\n")
	if len(s.names) == 0 || !bytes.Equal(name, s.names[len(s.names)-1]) {
		return syntaxError("unexpected end element </%s>", name)
	}
	s.names = s.names[:len(s.names)-1]
	return s.close()
}

func (s *scanner) takeStart() error {
	name, rest := cutName(s.rest[1:])
	if len(name) == 0 {
		return syntaxError("an element without a name")
	}
	if len(s.names) == 0 && s.begun {
		return syntaxError("<%s> after the root element", name)
	}
	s.begun = true
	s.now = element{name: local(name), attributes: s.now.attributes[:0]}
	for {
		rest = trimBlanks(rest)
		switch {
		case bytes.HasPrefix(rest, []byte(">")):
			s.rest = rest[1:]
			s.names = append(s.names, name)
			return s.open(&s.now)
		case bytes.HasPrefix(rest, []byte("/>")):
			s.rest = rest[2:]
			if err := s.open(&s.now); err != nil {
				return err
			}
			return s.close()
		}
		var a attribute
		var ok bool
		if a, rest, ok = cutAttribute(rest); !ok {
			return syntaxError("an attribute of <%s> without a value", name)
		}
		s.now.attributes = append(s.now.attributes, a)
	}
}

// cutAttribute takes a name, an equals sign and a value in quotes off a text.
func cutAttribute(text []byte) (a attribute, rest []byte, ok bool) {
	name, rest := cutName(text)
	rest = trimBlanks(rest)
	if len(name) == 0 || len(rest) == 0 || rest[0] != '=' {
		return a, nil, false
	}
	rest = trimBlanks(rest[1:])
	if len(rest) == 0 || rest[0] != '"' && rest[0] != '\'' {
		return a, nil, false
	}
	end := bytes.IndexByte(rest[1:], rest[0])
	if end < 0 || bytes.IndexByte(rest[1:1+end], '<') >= 0 {
		return a, nil, false
	}
	return attribute{local(name), rest[1 : 1+end]}, rest[end+2:], true
}

// cutName takes a name off a text; it is empty where there is none.
func cutName(text []byte) (name, rest []byte) {
	end := 0
	for end < len(text) && isNameByte(text[end]) {
		end++
	}
	name = text[:end]
	if end == 0 || name[0] == '-' || name[0] == '.' || isDigit(name[0]) || bytes.Count(name, []byte(":")) > 1 {
		return nil, text
	}
	return name, text[end:]
}

func isNameByte(c byte) bool {
	letter := c | 0x20
	return 'a' <= letter && letter <= 'z' || isDigit(c) || c == '_' || c == ':' || c == '-' || c == '.' || c >= utf8.RuneSelf
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// local is a name without its prefix.
func local(name []byte) []byte {
	if i := bytes.IndexByte(name, ':'); 0 < i && i < len(name)-1 {
		return name[i+1:]
	}
	return name
}

func trimBlanks(text []byte) []byte {
	for len(text) > 0 && (text[0] == ' ' || text[0] == '\t' || text[0] == '\r' || text[0] == '\n') {
		text = text[1:]
	}
	return text
}

// unixBreaks writes all line breaks as one character, as XML wants it.
func unixBreaks(text []byte) []byte {
	if bytes.IndexByte(text, '\r') < 0 {
		return text
	}
	return bytes.ReplaceAll(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")), []byte("\r"), []byte("\n"))
}

var entities = map[string]string{"lt": "<", "gt": ">", "amp": "&", "quot": `"`, "apos": "'"}

// unescapeXML puts in the characters that XML writes as &lt; or &#246;.
func unescapeXML(text []byte) ([]byte, error) {
	text = unixBreaks(text)
	if bytes.IndexByte(text, '&') < 0 {
		return text, nil
	}
	var clean []byte
	for {
		before, after, found := bytes.Cut(text, []byte("&"))
		clean = append(clean, before...)
		if !found {
			return clean, nil
		}
		name, rest, found := bytes.Cut(after, []byte(";"))
		character, ok := entities[string(name)]
		if number, isNumber := bytes.CutPrefix(name, []byte("#")); isNumber {
			character, ok = characterNumber(string(number))
		}
		if !found || !ok {
			return nil, syntaxError("invalid character entity &%.10s", name)
		}
		clean = append(clean, character...)
		text = rest
	}
}

// characterNumber is the character with a number such as 246 or xF6.
func characterNumber(number string) (string, bool) {
	base := 10
	if hexadecimal, ok := strings.CutPrefix(number, "x"); ok {
		number, base = hexadecimal, 16
	}
	code, err := strconv.ParseUint(number, base, 32)
	if err != nil || code > utf8.MaxRune {
		return "", false
	}
	character := string(rune(code))
	return character, checkCharacters([]byte(character)) == nil
}
