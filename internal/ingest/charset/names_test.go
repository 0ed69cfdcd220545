package charset

import (
	"strings"
	"testing"
)

func TestEncodingNames(t *testing.T) {
	tests := map[string][]string{
		"utf-8":        {"utf-8", "UTF-8", "utf8", "UTF8", "utf_8", " UTF 8 ", "Unicode-1-1-utf-8"},
		"utf-16le":     {"utf-16", "UTF-16", "utf16", "UTF-16LE", "utf16le", "unicode"},
		"utf-16be":     {"utf-16be", "UTF16BE", "UTF-16 BE"},
		"windows-1252": {"windows-1252", "Windows 1252", "windows1252", "CP1252", "cp-1252", "win-1252", "Win1252", "ansi", "ANSI", "iso-8859-1", "ISO_8859-1", "ISO 8859-1", "iso8859-1", "ISO-8859.1", "latin1", "Latin-1", "latin 1", "ascii", "us-ascii"},
		"windows-1250": {"windows-1250", "cp1250", "win1250"},
		"iso-8859-2":   {"iso-8859-2", "latin2", "ISO 8859 2", "ISO8859-2", "iso88592"},
		"windows-1251": {"windows-1251", "cp1251"},
		"windows-1257": {"windows-1257", "CP 1257"},
		"iso-8859-15":  {"iso-8859-15", "latin9", "Latin-9", "ISO 8859-15"},
		"iso-8859-10":  {"iso-8859-10", "latin6"},
		"macintosh":    {"macintosh", "Mac", "MacRoman", "mac-roman", "x-mac-roman"},
		"ibm866":       {"ibm866", "cp866"},
		"shift_jis":    {"Shift_JIS", "shift-jis", "sjis"},
		"gbk":          {"gbk", "GB2312"},
	}
	for want, names := range tests {
		expected, err := ByName(want)
		if err != nil {
			t.Fatalf("%s: %v", want, err)
		}
		for _, name := range names {
			if err := Check(name); err != nil {
				t.Errorf("%q: %v", name, err)
				continue
			}
			if got, _ := ByName(name); got != expected {
				t.Errorf("%q is %v, want %v", name, got, expected)
			}
		}
	}
	if err := Check(""); err != nil {
		t.Errorf("no name: %v", err)
	}
	for _, name := range []string{"utf-7", "latin", "iso", "windows", "windows-1", "cp", "8859", "x", "iso-2022-kr", "replacement", "ä", "1252"} {
		err := Check(name)
		if err == nil {
			t.Errorf("%q is known", name)
			continue
		}
		for _, listed := range []string{"utf-8", "windows-1252", "iso-8859-2"} {
			if !strings.Contains(err.Error(), listed) {
				t.Errorf("%q: %v: %s is not listed", name, err, listed)
			}
		}
	}
}
