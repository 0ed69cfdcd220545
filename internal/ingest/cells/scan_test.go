package cells

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// listing writes down what it is shown of a document.
type listing struct{ events []string }

func (l *listing) open(e *element) error {
	s := "<" + string(e.name)
	for _, a := range e.attributes {
		value, err := unescapeXML(a.value)
		if err != nil {
			return err
		}
		s += fmt.Sprintf(" %s=%q", a.name, value)
	}
	l.events = append(l.events, s)
	return nil
}

func (l *listing) close() error {
	l.events = append(l.events, ">")
	return nil
}

// text joins pieces of text, for it does not matter how a text is cut.
func (l *listing) text(text []byte) error {
	if n := len(l.events); n > 0 && strings.HasPrefix(l.events[n-1], "=") {
		l.events[n-1] += string(text)
	} else if len(text) > 0 {
		l.events = append(l.events, "="+string(text))
	}
	return nil
}

// listed is the same by encoding/xml.
func listed(document string) ([]string, error) {
	var l listing
	depth := 0
	err := followXML(strings.NewReader(document), func(token xml.Token) error {
		switch t := token.(type) {
		case xml.StartElement:
			s := "<" + t.Name.Local
			for _, a := range t.Attr {
				s += fmt.Sprintf(" %s=%q", a.Name.Local, a.Value)
			}
			l.events = append(l.events, s)
			depth++
		case xml.EndElement:
			depth--
			return l.close()
		case xml.CharData:
			if depth > 0 {
				return l.text(t)
			}
		}
		return nil
	})
	return l.events, err
}

func TestScanXML(t *testing.T) {
	tests := []struct {
		name, document string
		wrong          bool
	}{
		{"one element", `<a/>`, false},
		{"a declaration", `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` + "\r\n<a></a>", false},
		{"a byte order mark", "\uFEFF<a>x</a>", false},
		{"attributes", `<a b="1" c = '2' d="&quot;&#65;&#x42;" x:e="y>z"><b f=""/></a>`, false},
		{"texts", `<a>1<b>2</b> 3 &lt;&amp;&gt; &apos;</a>`, false},
		{"line breaks", "<a\r\nb='1'>\r\n1\r2&#13;</a\r\n>", false},
		{"comments and instructions", `<!-- a --><a><!-- <b> --><?x <c>?>1<!---->2</a><!-- z -->`, false},
		{"a section as it is", `<a><![CDATA[<b>&amp;]]></a>`, false},
		{"prefixes", `<x:a xmlns:x="u"><x:b x:c="1"/></x:a>`, false},
		{"other letters", `<ä ö="ü">♥</ä>`, false},
		{"nothing", ``, true},
		{"only blanks", "\n ", true},
		{"only a comment", `<!-- a -->`, true},
		{"not closed", `<a><b></b>`, true},
		{"closed twice", `<a></a></a>`, true},
		{"closed by another", `<a><b></a></b>`, true},
		{"closed by another prefix", `<x:a xmlns:x="u" xmlns:y="u"></y:a>`, true},
		{"two roots", `<a/><b/>`, true},
		{"text before the root", `x<a/>`, true},
		{"text after the root", `<a/>x`, true},
		{"a tag cut short", `<a><b c="1"`, true},
		{"a name cut short", `<a`, true},
		{"no name", `< a/>`, true},
		{"no name at all", `<`, true},
		{"a name of signs", `<~a/>`, true},
		{"a name with a sign", `<a~/>`, true},
		{"a name that begins with a digit", `<1/>`, true},
		{"a name that begins with a dash", `<-a/>`, true},
		{"two prefixes", `<a:b:c/>`, true},
		{"a prefix alone", `<a:></a:>`, false},
		{"a name without its prefix", `<:a/>`, false},
		{"an attribute of signs", `<a ~b="1"/>`, true},
		{"an attribute without a value", `<a b/>`, true},
		{"an attribute without quotes", `<a b=1/>`, true},
		{"an attribute not closed", `<a b="1/>`, true},
		{"a tag in an attribute", `<a b="<c>"/>`, true},
		{"a comment not closed", `<a><!-- </a>`, true},
		{"an instruction not closed", `<a><? </a>`, true},
		{"a section not closed", `<a><![CDATA[ </a>`, true},
		{"an entity that does not exist", `<a>&nbsp;</a>`, true},
		{"an entity not closed", `<a>&amp</a>`, true},
		{"an ampersand alone", `<a>& </a>`, true},
		{"a character that does not exist", `<a>&#x110000;</a>`, true},
		{"a character that must not be", `<a>&#0;</a>`, true},
		{"a control character", "<a>\x01</a>", true},
		{"no character", "<a>\uFFFE</a>", true},
		{"invalid UTF-8", "<a>\xE4</a>", true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var got listing
			err := scanXML(strings.NewReader(tt.document), 10, &got)
			want, wantErr := listed(tt.document)
			if (err != nil) != tt.wrong || (wantErr != nil) != tt.wrong {
				t.Fatalf("error %v, by encoding/xml %v", err, wantErr)
			}
			if diff := cmp.Diff(want, got.events); err == nil && diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestScanXMLEncodings(t *testing.T) {
	for _, document := range []string{
		"<?xml version='1.0' encoding='ISO-8859-1'?><a>\xE4</a>", `<?xml version="1.0" encoding="windows-1252"?><a>` + "\xE4</a>", "<?xml version=\"1.0\" encoding=\"utf-8\"?><a>ä</a>",
	} {
		var got listing
		if err := scanXML(strings.NewReader(document), 0, &got); err != nil {
			t.Errorf("%q: %v", document, err)
		}
		if diff := cmp.Diff([]string{"<a", "=ä", ">"}, got.events); diff != "" {
			t.Error(diff)
		}
	}
	if err := scanXML(strings.NewReader(`<?xml version="1.0" encoding="klingon"?><a/>`), 0, &listing{}); err == nil {
		t.Error("an unknown encoding is read")
	}
	cut := io.MultiReader(strings.NewReader("<a>"), errReader{})
	if err := scanXML(cut, 0, &listing{}); !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Errorf("got %v", err)
	}
}

type errReader struct{}

func (errReader) Read([]byte) (int, error) { return 0, io.ErrUnexpectedEOF }

// FuzzScanXML: what encoding/xml takes for XML reads the same here. What it does
// not may pass, but for what tears elements apart.
func FuzzScanXML(f *testing.F) {
	for _, document := range []string{"<a/>", `<?xml version="1.0"?><a b="1">x<b/>&lt;<![CDATA[y]]></a><!-- z -->`, "<a\n b='&#65;'>\r\n</a>", "<x:a x:b=''><c></c></x:a>"} {
		f.Add(document)
	}
	f.Fuzz(func(t *testing.T, document string) {
		want, wrong := listed(document)
		if wrong != nil || strings.Contains(document, "<!") && !strings.Contains(document, "<![CDATA[") && !strings.Contains(document, "<!--") {
			return
		}
		var got listing
		if err := scanXML(strings.NewReader(document), 0, &got); err != nil {
			return // refused
		}
		if diff := cmp.Diff(want, got.events); diff != "" {
			t.Errorf("%q:\n%s", document, diff)
		}
	})
}
