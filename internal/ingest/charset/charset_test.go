package charset

import (
	"errors"
	"strings"
	"testing"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

func encode(t *testing.T, e encoding.Encoding, text string) string {
	t.Helper()
	encoded, err := e.NewEncoder().String(text)
	if err != nil {
		t.Fatal(err)
	}
	return encoded
}

func TestDecode(t *testing.T) {
	marked := func(order unicode.Endianness) encoding.Encoding { return unicode.UTF16(order, unicode.UseBOM) }
	tests := []struct{ data, name, want string }{
		{"", "", ""},
		{"Räven", "", "Räven"},
		{"\uFEFFRäven", "", "Räven"},
		{"\uFEFFRäven", "utf-8", "Räven"},
		{"R\xE4ven", "", "Räven"},
		{"\x80,\x96", "", "€,–"},
		{encode(t, charmap.Windows1250, "Łucja;Żaneta"), "", "Łucja;Żaneta"},
		{encode(t, charmap.Windows1250, "Łucja;Żaneta"), "windows-1252", "£ucja;¯aneta"},
		{encode(t, charmap.ISO8859_2, "Łucja;Żaneta"), "latin2", "Łucja;Żaneta"},
		{encode(t, charmap.CodePage866, "Пара"), "cp866", "Пара"},
		{encode(t, marked(unicode.LittleEndian), "Räven\t𝄞"), "", "Räven\t𝄞"},
		{encode(t, marked(unicode.BigEndian), "Räven\r\n"), "", "Räven\r\n"},
		{encode(t, utf16LE, "Räven"), "", "Räven"},
		{encode(t, utf16BE, "Räven"), "utf-16", "Räven"},
		{encode(t, utf16BE, "Пара;Юрий"), "utf-16be", "Пара;Юрий"},
		{"a\uFFFDb", "", "a\uFFFDb"},
		{encode(t, marked(unicode.LittleEndian), "a\uFFFDb"), "", "a\uFFFDb"},
	}
	for _, tt := range tests {
		if got, err := Decode([]byte(tt.data), tt.name); got != tt.want || err != nil {
			t.Errorf("Decode(%q, %q) = %q, %v; want %q", tt.data, tt.name, got, err, tt.want)
		}
	}
}

func TestDecodeErrors(t *testing.T) {
	tests := []struct {
		data, name string
		line       int
		want       string
	}{
		{"a\nb\x81\n", "", 2, "the byte 0x81 is not a character in windows-1252"},
		{"a\r\rb\x81", "", 3, "the byte 0x81 is not a character in windows-1252"},
		{"a\n\xB3ucja\n\x81", "", 3, "the byte 0x81 is not a character in windows-1250"},
		{"\uFEFFa\n\n\xE4\n", "", 3, "the byte 0xE4 is not a character in UTF-8"},
		{"a\n\xE4", "utf-8", 2, "the byte 0xE4 is not a character in UTF-8"},
		{"a\n\xA1", "windows-1257", 2, "the byte 0xA1 is not a character in windows-1257"},
		{"a\n\x81\x00b\n", "shift_jis", 2, "some bytes are not a character in shift_jis"},
		{"a\nb\x00c", "", 2, "a NUL byte: this is not text"},
		{"\xFF\xFEa\x00\n\x00b", "", 2, "half a character in UTF-16 at the end"},
		{"\xFF\xFE\n\x00\x00\xD8b\x00", "", 2, "half a character in UTF-16"},
		{"\xFF\xFE\n\x00\x00\xDCb\x00", "", 2, "half a character in UTF-16"},
	}
	for _, tt := range tests {
		_, err := Decode([]byte(tt.data), tt.name)
		var at *Error
		if !errors.As(err, &at) || at.Line != tt.line || at.Text != tt.want {
			t.Errorf("Decode(%q, %q): %+v, want line %d: %s", tt.data, tt.name, err, tt.line, tt.want)
		}
	}
	if _, err := Decode([]byte("a"), "klingon"); err == nil {
		t.Error("klingon is known")
	}
}

func TestDecodeDeclared(t *testing.T) {
	for _, tt := range []struct{ data, name, want string }{
		{"Bj\xF8rn", "iso-8859-1", "Bjørn"},
		{"J\xE9 \xB9", "iso-8859-2", "Jé š"},
		{"Bjørn", "iso-8859-1", "Bjørn"},
		{"Bj\xF8rn", "utf-8", "Bjørn"},
		{"Bj\xF8rn", "klingon", "Bjørn"},
		{"Bj\xF8rn", "utf-16", "Bjørn"},
		{"\uFEFFBjørn", "", "Bjørn"},
	} {
		if got, err := DecodeDeclared([]byte(tt.data), tt.name); got != tt.want || err != nil {
			t.Errorf("DecodeDeclared(%q, %q) = %q, %v; want %q", tt.data, tt.name, got, err, tt.want)
		}
	}
}

func TestHead(t *testing.T) {
	for _, long := range []string{"#Mark\n" + strings.Repeat("ä", 4000), "#Mark\n" + strings.Repeat("a", 4089) + "\n\xE4"} {
		if got := Head([]byte(long)); !strings.HasPrefix(got, "#Mark") {
			t.Errorf("the head is %.20q", got)
		}
	}
	if got := Head([]byte("\uFEFF#Mark\n\x81\x81")); got != "#Mark\n\uFFFD" {
		t.Errorf("the head of a text with a stray byte is %q", got)
	}
	if got := Head([]byte("#Mark\x00")); got != "" {
		t.Errorf("the head of no text is %q", got)
	}
}

// FuzzDecode reads any bytes: they are text, or an error with a line of the file.
func FuzzDecode(f *testing.F) {
	for _, data := range []string{"a;b\n", "\xFF\xFEa\x00", "\uFEFF", "\x81", "\xB3ucja", "a\x00b\x00c\x00d\x00"} {
		for _, name := range []string{"", "utf-8", "utf-16", "windows-1250", "shift_jis"} {
			f.Add([]byte(data), name)
		}
	}
	f.Fuzz(func(t *testing.T, data []byte, name string) {
		text, err := Decode(data, name)
		if Check(name) != nil {
			return
		}
		var at *Error
		switch {
		case err == nil && strings.ToValidUTF8(text, "") != text:
			t.Errorf("%q is not UTF-8", text)
		case err != nil && (!errors.As(err, &at) || at.Line < 1 || at.Line > 1+len(data)):
			t.Errorf("%+v", err)
		}
	})
}
