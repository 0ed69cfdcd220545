package settings

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/pelletier/go-toml/v2"
	"pgregory.net/rapid"

	"bridgecalc/internal/event"
)

// with are the default settings, changed.
func with(change func(*Settings)) Settings {
	s := Default()
	change(&s)
	return s
}

func TestSet(t *testing.T) {
	tests := []struct {
		key, values string // the values with | between
		want        Settings
	}{
		{"title", "Tuesday club|  Tuesday \n club ", with(func(s *Settings) { s.Title = "Tuesday club" })},
		{"date", "2026-11-30|30.11.2026|46356", with(func(s *Settings) { s.Date = time.Date(2026, 11, 30, 0, 0, 0, 0, time.UTC) })},
		{"lang", "fi|FI|suomi|Finnish", with(func(s *Settings) { s.Language = "fi" })},
		{"decimals", "1", with(func(s *Settings) { s.Decimals = 1 })},
		{"scoring", "auto", Default()},
		{"scoring", "mp|MP|Matchpoints|match points|parikilpailu|Partävling|pairs", with(func(s *Settings) { s.Scoring = Matchpoints })},
		{"scoring", "butler|Butler|IMP-laskenta|imp laskenta", with(func(s *Settings) { s.Scoring = Butler })},
		{"scoring", "ximp|cross-imps|Cross-IMP|X-IMP", with(func(s *Settings) { s.Scoring = CrossIMPs })},
		{"scoring", "teams|Joukkuekilpailu|viertallen", with(func(s *Settings) { s.Scoring = TeamIMPs })},
		{"scoring", "bam|Board-a-match", with(func(s *Settings) { s.Scoring = BoardAMatch })},
		{"scoring", "swiss-pairs|Swiss pairs", with(func(s *Settings) { s.Scoring = SwissPairs })},
		{"scale", "1-0.5-0|1 - 0,5 - 0|1–0.5–0|one for a win", with(func(s *Settings) { s.Scale = Scale105 })},
		{"unequal", "ebu|EBU", with(func(s *Settings) { s.Unequal = EBU })},
		{"unequal", "none|ei", with(func(s *Settings) { s.Unequal = AsItStands })},
		{"averages", "fixed", with(func(s *Settings) { s.Averages = FixedAverages })},
		{"sitout", "own|oma keskiarvo|Own average", Default()},
		{"sitout", "55.5|55,5 %|55.50%|55,5", with(func(s *Settings) { s.SitOut = SitOut{Counts: true, Percent: 5550} })},
		{"sitout", "0|0 %", with(func(s *Settings) { s.SitOut = SitOut{Counts: true} })},
		{"once", "50|50 %", Default()},
		{"once", "plus|A+|average plus", with(func(s *Settings) { s.Once = LoneScore{Given: true, Award: event.AveragePlus} })},
		{"once-fouled", "plus|a+", Default()},
		{"once-fouled", "60|60 %", with(func(s *Settings) { s.OnceFouled = LoneScore{Given: true, Award: event.Award{Percent: 6000}} })},
		{"winners", "2| 2 |two|kaksi", with(func(s *Settings) { s.Winners = TwoWinners })},
		{"winners", "auto|AUTO", Default()},
		{"field", "section|lohko", with(func(s *Settings) { s.Field = WithinOwnSection })},
		{"expected", "12", with(func(s *Settings) { s.Expected = 12 })},
		{"trim", "2", with(func(s *Settings) { s.Trim = Trim{Kind: TrimCount, Each: 2} })},
		{"trim", "10 %|10%|10,00 %", with(func(s *Settings) { s.Trim = Trim{Kind: TrimPercent, Percent: 1000} })},
		{"trim", "1/7|1 / 7|a seventh|seitsemäsosa", with(func(s *Settings) { s.Trim = Trim{Kind: TrimSeventh} })},
		{"trim", "17", with(func(s *Settings) { s.Trim = Trim{Kind: TrimCount, Each: 17} })},
		{"trim", "median", with(func(s *Settings) { s.Trim = Trim{Kind: TrimMedian} })},
		{"trim", "0|none", Default()},
		{"datum-round", "toward|towards zero", with(func(s *Settings) { s.DatumRound = RoundToward })},
		{"ximp", "sqrt", with(func(s *Settings) { s.XIMP = PerRoot })},
		{"ximp-cap", "17", with(func(s *Settings) { s.XIMPCap = 17 })},
		{"ximp-unequal", "factor", with(func(s *Settings) { s.XIMPUnequal = FactoredXIMPs })},
		{"aplus-imps", "2", with(func(s *Settings) { s.AplusIMPs = 2 })},
		{"vp", "old25", with(func(s *Settings) { s.VP = VP{Kind: VPOld25} })},
		{"vp", "Own.CSV", with(func(s *Settings) { s.VP = VP{Kind: VPTable, Path: "Own.CSV"} })},
		{"bye-vp", "12.5|12,50", with(func(s *Settings) { s.ByeVP = 1250 })},
		{"sessions", "carry|carry-forward", with(func(s *Settings) { s.Sessions = Sessions{Kind: CarryForward} })},
		{"sessions", "best:3|best 3|Parhaat 3|best3", with(func(s *Settings) { s.Sessions = Sessions{Kind: BestSessions, Best: 3} })},
		{"tiebreak", "wins, opponents|voitot; opponents|matches won + opponents", with(func(s *Settings) { s.Tiebreak = []Tiebreak{ByWins, ByOpponents} })},
		{"tiebreak", "none|ei", Default()},
		{"rank-by", "printed", with(func(s *Settings) { s.RankBy = RankByPrinted })},
		{"letters", "sv|ruotsi|Swedish", with(func(s *Settings) { s.Letters = "sv" })},
		{"encoding", "windows-1250", with(func(s *Settings) { s.Encoding = "windows-1250" })},
		{"names", "here/names.csv", with(func(s *Settings) { s.Names = "here/names.csv" })},
		{"Kilpailunjohtaja", "Anna", with(func(s *Settings) { s.Director = "Anna" })},
		{"Datum rounding", "even", with(func(s *Settings) { s.DatumRound = RoundEven })},
	}
	for _, tt := range tests {
		for value := range strings.SplitSeq(tt.values, "|") {
			got := Default()
			if err := got.Set(tt.key, value); err != nil {
				t.Error(err)
			} else if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Errorf("%s %q: %s", tt.key, value, diff)
			}
		}
	}
}

func TestSetRefuses(t *testing.T) {
	const trimmed = "write 0, a number at each end, a percentage such as 10 %, 1/7, median or ebu"
	tests := []struct{ key, value, want string }{
		{"trim", "x", `trim "x": ` + trimmed},
		{"trim", "meidan", `trim "meidan": ` + trimmed + "; did you mean median?"},
		{"trim", "0.1", `trim "0.1": ` + trimmed},
		{"trim", "50 %", `trim "50 %": ` + trimmed},
		{"trim", "-1", `trim "-1": ` + trimmed},
		{"winners", "3", `winners "3": write auto, 1 or 2`},
		{"winners", "-1", `winners "-1": write auto, 1 or 2`},
		{"winners", "2.0", `winners "2.0": write auto, 1 or 2`},
		{"winners", "", `winners "": write auto, 1 or 2`},
		{"scale", "3-1-0", `scale "3-1-0": write 2-1-0 or 1-0.5-0; did you mean 2-1-0?`},
		{"unequal", "nueberg", `unequal "nueberg": write neuberg, ebu, acbl, factor, addone, ascherman or none; did you mean neuberg?`},
		{"sitout", "0.6", `sitout "0.6": write own or a percentage such as 50, 60 or 55.5`},
		{"sitout", "101", `sitout "101": write own or a percentage such as 50, 60 or 55.5`},
		{"decimals", "3", `decimals "3": write 2 or 1`},
		{"expected", "1", `expected "1": write auto or a number of results from 2 to 100000`},
		{"vp", "wbfx", `vp "wbfx": write wbf, wbf-discrete, acbl20, acbl30, old25, half or a .csv file; did you mean wbf?`},
		{"sessions", "best", `sessions "best": write mean, sum, carry, or best:3 with a number; did you mean best?`},
		{"sessions", "best:0", `sessions "best:0": write mean, sum, carry, or best:3 with a number; did you mean best?`},
		{"tiebreak", "wins, wins", `tiebreak "wins, wins": write none, or one or more of direct, wins, opponents, quotient and boards-won with commas between`},
		{"date", "yesterday", `date "yesterday": write a day such as 2026-11-30 or 30.11.2026`},
		{"lang", "xx", `lang "xx": write ` + or(documentLanguages())},
		{"title", strings.Repeat("a", 201), `title "` + strings.Repeat("a", 60) + `…": write a line of text of up to 200 letters`},
		{"names", "a\x00b", `names "a\x00b": write the path of a file`},
		{"scorign", "mp", `there is no setting "scorign"; did you mean scoring?`},
		{"frog", "green", `there is no setting "frog"; the settings are title, date, scoring, sitout, winners and so on; bridgecalc settings lists them all`},
	}
	for _, tt := range tests {
		got := Default()
		err := got.Set(tt.key, tt.value)
		if err == nil || err.Error() != tt.want {
			t.Errorf("%s %q: %v, want %s", tt.key, tt.value, err, tt.want)
		}
		if diff := cmp.Diff(Default(), got); diff != "" {
			t.Errorf("%s %q changed the settings: %s", tt.key, tt.value, diff)
		}
	}
}

func TestNearKeys(t *testing.T) {
	tests := map[string]string{
		"titel": "title", "scorng": "scoring", "organizr": "organiser", "sit": "sitout", "datumround": "datum-round", "frog": "", "ximp cap": "ximp-cap",
	}
	for word, want := range tests {
		if got := NearKeys(word); want != "" && !strings.Contains(strings.Join(got, " "), want) || want == "" && len(got) > 0 {
			t.Errorf("NearKeys(%q) = %q, want %q", word, got, want)
		}
	}
}

// TestWords finds words of words.toml that no key or value has, that stand for
// two, or that are not read as what they stand for.
func TestWords(t *testing.T) {
	var file struct {
		Key   map[string]byLanguage
		Value map[string]map[string]byLanguage
	}
	if err := toml.Unmarshal(wordsTOML, &file); err != nil {
		t.Fatal(err)
	}
	for name, languages := range file.Key {
		for _, list := range languages {
			for _, word := range list {
				if k, ok := Find(word); !ok || k.Name != name {
					t.Errorf("%q is of the key %s and is found as %q", word, name, k.Name)
				}
			}
		}
	}
	for name, values := range file.Value {
		k, ok := Find(name)
		if !ok || k.Name != name {
			t.Errorf("there is no key %s", name)
			continue
		}
		for value, languages := range values {
			for _, list := range languages {
				for _, word := range list {
					if got := k.own(word); got != value {
						t.Errorf("%s: %q is of %q and is found as %q", name, word, value, got)
					}
				}
			}
		}
	}
}

// TestKeys reads every fixed word of every key back as itself, and the default
// as the default.
func TestKeys(t *testing.T) {
	for _, k := range Keys() {
		s := Default()
		if value := k.Written(s); value != "" {
			if err := k.Set(&s, value); err != nil {
				t.Error(err)
			} else if diff := cmp.Diff(Default(), s); diff != "" {
				t.Errorf("%s = %s: %s", k.Name, value, diff)
			}
		}
		for _, word := range k.words {
			if k.Name == "sessions" && word == "best" {
				continue // it has a number behind it
			}
			s := Default()
			if err := k.Set(&s, word); err != nil {
				t.Error(err)
			} else if got := k.Written(s); got != word {
				t.Errorf("%s = %s is written %s", k.Name, word, got)
			}
			if !strings.Contains(k.Values, word) {
				t.Errorf("%s: %q does not say that %s may be written", k.Name, k.Values, word)
			}
		}
	}
}

// anySettings draws settings that a director may have.
func anySettings(t *rapid.T) Settings {
	s := Default()
	texts := rapid.StringMatching(`[\pL\pN'"\\#= €&.,-]{0,20}`)
	for _, k := range Keys() {
		var value string
		switch {
		case k.Name == "date":
			value = rapid.SampledFrom([]string{"2026-11-30", "1.2.1999"}).Draw(t, k.Name)
		case k.Kind == Text || k.Kind == Path:
			value = texts.Draw(t, k.Name)
		case k.Name == "sitout" || k.Name == "bye-vp":
			value = decimals(rapid.IntRange(100, 10_000).Draw(t, k.Name))
		case k.Name == "trim":
			value = rapid.OneOf(rapid.SampledFrom(k.words), rapid.StringMatching(`[1-9][0-9]{0,2}|[1-4][0-9]?(\.[0-9]{1,2})? %`)).Draw(t, k.Name)
		case k.Name == "expected":
			value = rapid.StringMatching(`[2-9][0-9]{0,4}|auto`).Draw(t, k.Name)
		case k.Name == "sessions":
			value = rapid.SampledFrom([]string{"mean", "sum", "best:4"}).Draw(t, k.Name)
		case k.Name == "tiebreak":
			value = strings.Join(rapid.Permutation(k.words[1:]).Draw(t, k.Name)[:rapid.IntRange(1, 5).Draw(t, "number")], ", ")
		case k.Name == "vp":
			value = rapid.OneOf(rapid.SampledFrom(k.words), rapid.StringMatching(`/[a-z "'\\]{1,9}\.csv`)).Draw(t, k.Name)
		case len(k.words) > 0:
			value = rapid.SampledFrom(k.words).Draw(t, k.Name)
		default:
			continue
		}
		if err := k.Set(&s, value); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestRoundTrip writes settings as a file and reads them back.
func TestRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		settled := Settled{Settings: anySettings(t)}
		text, err := settled.Write()
		if err != nil {
			t.Fatal(err)
		}
		layer, problems := parse("bridgecalc.toml", []byte(text))
		if len(problems) > 0 {
			t.Fatalf("%v in\n%s", problems, text)
		}
		again, problems := Sources{}.Settle(layer)
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		if diff := cmp.Diff(settled.Settings, again.Settings); diff != "" {
			t.Fatalf("%s\n%s", diff, text)
		}
	})
}
