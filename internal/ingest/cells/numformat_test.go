package cells

import "testing"

func TestNumberFormats(t *testing.T) {
	const july = 46205.8125 // 2 July 2026, 19:30
	tests := []struct {
		code  string
		shown string // of 2 July 2026, 19:30; empty where it is a number
	}{
		{"d-mmm", "2-Jul"},
		{"D-MMM", "2-Jul"},
		{"d/m", "2/7"},
		{"m/d/yyyy", "7/2/2026"},
		{"dd.mm.yy", "02.07.26"},
		{"dd.mm.yy;@", "02.07.26"},
		{"yyyy-mm-dd", "2026-07-02"},
		{`yyyy\-mm\-dd`, "2026-07-02"},
		{`[$-409]d\-mmm\-yy;@`, "2-Jul-26"},
		{"[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy", "Thursday, July 02, 2026"},
		{"ddd d mmm", "Thu 2 Jul"},
		{`d" päivä"`, "2 päivä"},
		{"[Red]d.m.", "2.7."},
		{"_-d.m.*-", "2.7."},
		{"h:mm", "19:30"},
		{"hh:mm:ss", "19:30:00"},
		{"h:mm AM/PM", "7:30 PM"},
		{"hh:mm:ss\\ AM/PM", "07:30:00 PM"},
		{"m/d/yy h:mm", "7/2/26 19:30"},
		{"mm:ss", "30:00"},
		{"yyyy-mm-dd hh:mm:ss.000", "2026-07-02 19:30:00"}, // fractions are not simple
		{"[h]:mm", "1108939:30:00"},
		{"[hh]:mm:ss", "1108939:30:00"},
		{"0;d-mmm", "2026-07-02 19:30:00"}, // only below zero, but a date there
		{"General", ""},
		{"GENERAL", ""},
		{"Standard", ""},
		{"0", ""},
		{"0.00", ""},
		{"#,##0", ""},
		{"0%", ""},
		{"@", ""},
		{"0.00E+00", ""},
		{"# ?/?", ""},
		{"+0;-0;=", ""},
		{"[Red]0", ""},
		{"[Red]-#,##0", ""},
		{"[>100]0;[<=100]0.0", ""},
		{`0" boards"`, ""},
		{`0 "d"`, ""},
		{`"day" 0`, ""},
		{`\d0`, ""},
		{`#,##0\ "kr";[Red]\-#,##0\ "kr"`, ""},
		{"[$€-407] #,##0.00", ""},
		{`_-* #,##0\ _k_r_-;\-* #,##0\ _k_r_-`, ""},
		{`"TRUE";"TRUE";"FALSE"`, ""},
		{"_d0", ""},
		{"*d0", ""},
		{";;;", ""},
		{"", ""},
		{`"`, ""},
		{`"d`, ""},
		{"[", ""},
		{"[d", ""},
		{`\`, ""},
		{"_", ""},
		{"\xFF", ""},
	}
	for _, tt := range tests {
		f := parseFormat(tt.code)
		if f.isDate != (tt.shown != "") {
			t.Errorf("%q: date %v", tt.code, f.isDate)
			continue
		}
		if got := f.show(july, false); f.isDate && got != tt.shown {
			t.Errorf("%q: got  %s, want %s", tt.code, got, tt.shown)
		}
	}
}

func TestBuiltinFormats(t *testing.T) {
	for id, want := range map[int]string{
		14: "2026-07-02 19:30:00", 15: "2-Jul-26", 16: "2-Jul", 17: "Jul-26", 18: "7:30 PM", 19: "7:30:00 PM", 20: "19:30", 21: "19:30:00",
		22: "2026-07-02 19:30:00", 45: "30:00", 46: "1108939:30:00", 47: "2026-07-02 19:30:00", 27: "2026-07-02 19:30:00", 58: "2026-07-02 19:30:00",
	} {
		f := builtinFormat(id)
		if got := f.show(46205.8125, false); !f.isDate || got != want {
			t.Errorf("%d: got  %s, want %s", id, got, want)
		}
	}
	for _, id := range []int{-1, 0, 1, 2, 9, 10, 11, 12, 13, 23, 37, 44, 48, 49, 59, 164, 1 << 40} {
		if builtinFormat(id).isDate {
			t.Errorf("%d is a date", id)
		}
	}
}

func TestShownDates(t *testing.T) {
	tests := []struct {
		days     float64
		date1904 bool
		want     string
	}{
		{46205, false, "2026-07-02"},
		{44743, true, "2026-07-02"},
		{46205.5, false, "2026-07-02 12:00:00"},
		{46205.999999999, false, "2026-07-03"},
		{0.8125, false, "19:30:00"},
		{0, false, "00:00:00"},
		{1, false, "1900-01-01"},
		{59, false, "1900-02-28"},
		{61, false, "1900-03-01"},
		{2958465, false, "9999-12-31"},
		{2958466, false, "2.958466e+06"},
		{-1, false, "-1"},
		{1e300, false, "1e+300"},
	}
	for _, tt := range tests {
		f := numberFormat{isDate: true}
		if got := f.show(tt.days, tt.date1904); got != tt.want {
			t.Errorf("%v: got  %s, want %s", tt.days, got, tt.want)
		}
	}
}

// FuzzNumberFormat reads any code to its end and shows any number.
func FuzzNumberFormat(f *testing.F) {
	for _, code := range []string{"d-mmm", `[$-409]d\-mmm\-yy;@`, `0" boards"`, "[h]:mm:ss.00", "h:mm AM/PM", "_(* #,##0_)", `\`, "mmmmmmm", "\xFF;;", "ååd"} {
		f.Add(code, 46205.8125)
	}
	f.Fuzz(func(t *testing.T, code string, days float64) {
		format := parseFormat(code)
		if shown := format.show(days, false); shown == "" && len(format.pieces) == 0 {
			t.Errorf("%q shows nothing of %v", code, days)
		}
	})
}
