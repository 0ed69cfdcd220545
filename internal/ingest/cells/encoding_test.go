package cells

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

func TestOpenWith(t *testing.T) {
	const czech, russian, latvian = "Pořadí;Řehoř Žluťoučký\n", "Пара;Юрий\n", "Pāris;Jānis Bērziņš\n"
	tests := []struct {
		name, encoding string
		data           []byte
		want           string
	}{
		{"windows-1250", "windows-1250", encode(t, charmap.Windows1250, czech), "1: Pořadí | Řehoř Žluťoučký"},
		{"ISO-8859-2", "latin2", encode(t, charmap.ISO8859_2, czech), "1: Pořadí | Řehoř Žluťoučký"},
		{"windows-1251", "cp1251", encode(t, charmap.Windows1251, russian), "1: Пара | Юрий"},
		{"windows-1257", "windows-1257", encode(t, charmap.Windows1257, latvian), "1: Pāris | Jānis Bērziņš"},
		{"Macintosh", "macintosh", encode(t, charmap.Macintosh, "Pelinviejä;Öst\r1;2\r"), "1: Pelinviejä | Öst"},
		{"UTF-8 that is taken for it", "utf-8", []byte("Pořadí;x\n"), "1: Pořadí | x"},
		{"UTF-8 that is taken for something else", "windows-1252", []byte("ä;x\n"), "1: Ã¤ | x"},
		{"a byte order mark that is not to be shown", "windows-1252", []byte("\uFEFFa;b\n"), "1: a | b"},
		{"UTF-16 with its order", "utf-16", encode(t, unicode.UTF16(unicode.BigEndian, unicode.UseBOM), "Pořadí\tx\n"), "1: Pořadí | x"},
		{"UTF-16 without its order", "utf-16", encode(t, unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM), "ÄÖ\tř\n"), "1: ÄÖ | ř"},
		{"UTF-16 of the other order, without it", "utf-16be", encode(t, unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM), "Пара\tЮрий\n"), "1: Пара | Юрий"},
		{"UTF-16 of hardly any Latin", "utf-16", encode(t, unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM), russian), "1: Пара | Юрий"},
		{"from the bytes", "", encode(t, unicode.UTF16(unicode.LittleEndian, unicode.UseBOM), "Pořadí\tx\n"), "1: Pořadí | x"},
		{"a sign for an unreadable letter that is in the file", "utf-8", []byte("a\uFFFDb;c\n"), "1: a\uFFFDb | c"},
		{"the same in UTF-16", "utf-16", encode(t, unicode.UTF16(unicode.LittleEndian, unicode.UseBOM), "a\uFFFDb;c\n"), "1: a\uFFFDb | c"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			book, problems := OpenWith("club.csv", tt.data, tt.encoding)
			if book == nil {
				t.Fatal(problems)
			}
			if diff := cmp.Diff(tt.want, lines(book)[0]); diff != "" {
				t.Error(diff)
			}
		})
	}
	t.Run("a workbook has its own", func(t *testing.T) {
		book, problems := OpenWith("club.ods", documentOf(t, inRowOf(textCell("Pořadí"))), "windows-1252")
		if book == nil {
			t.Fatal(problems)
		}
		if diff := cmp.Diff([]string{"S 1: Pořadí"}, lines(book)); diff != "" {
			t.Error(diff)
		}
	})
}

func TestOpenWithRefuses(t *testing.T) {
	tests := []struct {
		name, encoding, data string
		want                 string // how the problem begins
	}{
		{"an unknown encoding", "klingon", "a,b\n", `club.csv: encoding "klingon": no such encoding; there are utf-8`},
		{"no UTF-8", "utf-8", "Pelinvi\xE4;N\n", "club.csv:1: the byte 0xE4 is not a character in UTF-8"},
		{"half a character", "utf-16", "\xFF\xFEa\x00,\x00b", "club.csv:1: half a character in UTF-16"},
		{"half a pair of UTF-16", "utf-16", "\xFF\xFEa\x00\x00\xD8b\x00", "club.csv:1: half a character in UTF-16"},
		{"half a pair of UTF-16 that is found", "", "\xFF\xFEa\x00\x00\xD8b\x00", "club.csv:1: half a character in UTF-16"},
		{"letters that do not exist", "windows-1257", "a\xA1;b\n", "club.csv:1: the byte 0xA1 is not a character in windows-1257"},
		{"letters that do not exist in Japanese", "shift_jis", "a\x81\x00b\n", "club.csv:1: some bytes are not a character in shift_jis"},
		{"nothing", "utf-8", "", "club.csv: the file is empty"},
		{"a picture", "utf-8", "\x89PNG\r\n", "club.csv: this is a picture"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			book, problems := OpenWith("club.csv", []byte(tt.data), tt.encoding)
			if book != nil || len(problems) != 1 || !strings.HasPrefix(problems[0].String(), tt.want) || problems[0].Hint == "" {
				t.Errorf("got  %v\nwant %s…", problems, tt.want)
			}
		})
	}
}

// TestUnicodeText is what Excel saves as "Unicode text": UTF-16 with tabs.
func TestUnicodeText(t *testing.T) {
	data := encode(t, unicode.UTF16(unicode.LittleEndian, unicode.UseBOM), "Jako\tNS\tEW\tSitoumus\tTulos\r\n1\t3\t4\t4♥\t\"1,5\"\r\n2\t3\t4\t3♠x\t−100\r\n")
	want := []string{"1: Jako | NS | EW | Sitoumus | Tulos", "2: 1 | 3 | 4 | 4♥ | 1,5", "3: 2 | 3 | 4 | 3♠x | −100"}
	if diff := cmp.Diff(want, lines(mustOpen(t, "club.txt", data))); diff != "" {
		t.Error(diff)
	}
}
