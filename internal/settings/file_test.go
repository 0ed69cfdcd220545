package settings

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"bridgecalc/internal/event"
)

func TestParse(t *testing.T) {
	tests := []struct {
		name, text string
		want       []string // "line key=value"
		problems   []string
	}{
		{
			name: "all kinds of values",
			text: "\xEF\xBB\xBF# of the club\r\ntitle = \"Tuesday\"\r\ndate = 2026-11-30\r\ndecimals = 1\nsitout = 55.5\ntiebreak = [\"wins\", \"opponents\"]\nSit-outs = \"own\"\n",
			want: []string{"2 title=Tuesday", "3 date=2026-11-30", "4 decimals=1", "5 sitout=55.5", "6 tiebreak=wins, opponents", "7 Sit-outs=own"},
		},
		{
			name: "wrong keys and values, beside a right one", text: "scorign = \"mp\"\ndecimals = 3\nlang = \"fi\"\ntrim = true\n",
			want: []string{"3 lang=fi"},
			problems: []string{
				`f.toml:1: there is no setting "scorign" (did you mean scoring?)`, `f.toml:2: decimals "3" is not understood (write 2 or 1)`,
				"f.toml:4: the value of trim is neither text nor a number (write it in quotation marks)",
			},
		},
		{
			name: "parts", text: "[pdf]\nlang = \"fi\"\n", want: []string{"2 lang=fi"},
			problems: []string{"f.toml:1: settings have no parts such as [pdf] (take the line out)"},
		},
		{
			name: "a key of several words", text: "a.b = 1\n",
			problems: []string{`f.toml:1: there is no setting "a.b" (the settings are title, date, scoring, sitout, winners and so on; bridgecalc settings lists them all)`},
		},
		{
			name: "no quotation marks", text: "lang = \"fi\"\ntitle = Tuesday club\n",
			problems: []string{`f.toml:2: the line is not understood at its letter 9: `},
		},
		{name: "a key twice", text: "lang = \"fi\"\nlang = \"en\"\n", problems: []string{`f.toml`}},
	}
	for _, tt := range tests {
		layer, problems := parse("f.toml", []byte(tt.text))
		var got, said []string
		for _, s := range layer {
			got = append(got, fmt.Sprintf("%d %s=%s", s.At.Row, s.Key, s.Value))
		}
		for i, p := range problems {
			text := p.String() + " (" + p.Hint + ")"
			if i < len(tt.problems) && !strings.HasSuffix(tt.problems[i], ")") && strings.HasPrefix(text, tt.problems[i]) {
				text = tt.problems[i] // the rest is the parser's
			}
			said = append(said, text)
		}
		if diff := cmp.Diff(tt.want, got, cmpopts.EquateEmpty()); diff != "" {
			t.Errorf("%s: %s", tt.name, diff)
		}
		if diff := cmp.Diff(tt.problems, said, cmpopts.EquateEmpty()); diff != "" {
			t.Errorf("%s: %s", tt.name, diff)
		}
	}
}

func TestFilesFor(t *testing.T) {
	top := t.TempDir()
	folder := filepath.Join(top, "club", "autumn")
	if err := os.MkdirAll(filepath.Join(folder, "folder.toml"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{filepath.Join(top, FileName), filepath.Join(folder, FileName), filepath.Join(folder, "evening.toml")} {
		if err := os.WriteFile(path, []byte("lang = 'fi'\nnames = 'all.csv'\nvp = 'own.csv'\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	shown := func(paths []string) []string {
		var names []string
		for _, path := range paths {
			if name, err := filepath.Rel(top, path); err == nil && filepath.IsLocal(name) {
				names = append(names, filepath.ToSlash(name))
			}
		}
		return names
	}
	tests := map[string][]string{
		"evening.xlsx":    {"bridgecalc.toml", "club/autumn/bridgecalc.toml", "club/autumn/evening.toml"},
		"other.csv":       {"bridgecalc.toml", "club/autumn/bridgecalc.toml"},
		"folder.csv":      {"bridgecalc.toml", "club/autumn/bridgecalc.toml"},
		"bridgecalc.csv":  {"bridgecalc.toml", "club/autumn/bridgecalc.toml"},
		"../evening.xlsx": {"bridgecalc.toml"},
	}
	for name, want := range tests {
		if diff := cmp.Diff(want, shown(FilesFor(filepath.Join(folder, name)))); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}

	// Paths start at the folder of the file that says them; words stay words.
	layer, problems, err := ReadFile(filepath.Join(folder, "evening.toml"))
	if err != nil || len(problems) > 0 {
		t.Fatal(problems, err)
	}
	settled, _ := Sources{Weaker: []Layer{layer}}.Settle(nil)
	if settled.Names != filepath.Join(folder, "all.csv") || settled.VP.Path != filepath.Join(folder, "own.csv") || settled.Language != "fi" {
		t.Errorf("names %s, victory points %s, language %s", settled.Names, settled.VP.Path, settled.Language)
	}
	if moved := (Layer{{Key: "vp", Value: "wbf"}}).From(folder); moved[0].Value != "wbf" {
		t.Errorf("wbf became %s", moved[0].Value)
	}
}

func TestReadFileRefuses(t *testing.T) {
	missing := filepath.Join(t.TempDir(), "club.toml")
	if _, problems, err := ReadFile(missing); err != nil || len(problems) != 1 || problems[0].Text != "there is no such file" {
		t.Errorf("%v, %v", problems, err)
	}
	if err := os.WriteFile(missing, make([]byte, maxFileSize+1), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, problems, err := ReadFile(missing); err != nil || len(problems) != 1 || problems[0].Text != "the file is too large for settings" {
		t.Errorf("%v, %v", problems, err)
	}
	if _, _, err := ReadFile(t.TempDir()); err == nil {
		t.Error("a folder was read")
	}
}

// TestSettle puts each place above the last.
func TestSettle(t *testing.T) {
	says := func(file, key, value string) Layer {
		return Layer{{Key: key, Value: value, At: event.Position{File: file}}}
	}
	layers := []Layer{says("above.toml", "trim", "1"), says("here.toml", "trim", "2"), says("evening.toml", "trim", "3")}
	own := says("evening.csv", "trim", "4")
	flags := []Layer{says("named.toml", "trim", "5"), says("--trim", "trim", "6")}
	tests := []struct {
		sources Sources
		own     Layer
		want    int
		from    string
	}{
		{Sources{}, nil, 0, ""},
		{Sources{Weaker: layers[:1]}, nil, 1, "above.toml"},
		{Sources{Weaker: layers[:2]}, nil, 2, "here.toml"},
		{Sources{Weaker: layers}, nil, 3, "evening.toml"},
		{Sources{Weaker: layers}, own, 4, "evening.csv"},
		{Sources{Weaker: layers, Stronger: flags[:1]}, own, 5, "named.toml"},
		{Sources{Weaker: layers, Stronger: flags}, own, 6, "--trim"},
	}
	for _, tt := range tests {
		settled, problems := tt.sources.Settle(tt.own)
		said, ok := settled.From("trim")
		if settled.Trim.Each != tt.want || said.At.File != tt.from || ok != (tt.from != "") || len(problems) > 0 {
			t.Errorf("trim %d of %q, want %d of %q; %v", settled.Trim.Each, said.At.File, tt.want, tt.from, problems)
		}
	}

	// What is wrong is told and left out, also where something stronger is said.
	settled, problems := Sources{Weaker: []Layer{says("here.toml", "trim", "x")}, Stronger: flags}.Settle(says("evening.csv", "frog", "green"))
	if settled.Trim.Each != 6 || len(problems) != 2 || problems[0].At.File != "here.toml" || problems[1].At.File != "evening.csv" {
		t.Errorf("trim %d, %v", settled.Trim.Each, problems)
	}
}

// FuzzParse reads anything as a settings file: what is kept must be valid, and
// come out the same when it is written and read again.
func FuzzParse(f *testing.F) {
	for _, seed := range []string{"title = 'x'\n", "sitout = 55.5\ntrim = \"10 %\"", "[a]\nb.c = [1, {d = 2}]", "date = 2026-11-30", "tiebreak = ['wins']", "vp = \"a.csv\""} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		layer, _ := parse("f.toml", data)
		settled, problems := Sources{}.Settle(layer)
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		text, err := settled.Write()
		if err != nil {
			t.Fatal(err)
		}
		again, problems := parse("f.toml", []byte(text))
		if len(problems) > 0 {
			t.Fatalf("%v in\n%s", problems, text)
		}
		reread, _ := Sources{}.Settle(again)
		if diff := cmp.Diff(settled.Settings, reread.Settings); diff != "" {
			t.Fatal(diff)
		}
	})
}
