package notation

import (
	"testing"
	"time"

	"bridgecalc/internal/ingest/words"
)

func TestReadDate(t *testing.T) {
	const day, november3, march11 = "2026-11-24", "2026-11-03", "2026-03-11"
	for text, want := range map[string]string{
		"2026-11-24": day, "2026/11/24": day, "2026.11.24": day, "20261124": day, "2026-11-24T19:30:00": day,
		"24.11.2026": day, "24. 11. 2026": day, "24/11/2026": day, "24-11-2026": day, "24 11 2026": day, "24.11.2026 19:30": day, "24/11/26": day, "24.11.26": day, "3.11.26": november3,
		"11/24/2026": day, "11/24/2026 7:30 PM": day, "11-24-2026": day,
		"24 November 2026": day, "24 Nov 2026": day, "24-Nov-2026": day, "24-Nov-26": day, "24th November 2026": day, "November 24, 2026": day,
		"Nov. 24th, 2026": day, "Tuesday 24 November 2026": day, "Tue, Nov 24, 2026": day, "the 24th of November 2026": day, "2026 Nov 24": day,
		"24. marraskuuta 2026": day, "tiistaina 24. marraskuuta 2026": day, "ti 24.11.2026": day, "marraskuun 24. 2026": day, "ti 24.11.2026 klo": "",
		"den 24 november 2026": day, "tisdagen den 24:e november 2026": day, "24. november 2026": day, "tirsdag d. 24. november 2026": day,
		"dinsdag 24 november 2026": day, "3 mrt 2026": "2026-03-03", "Dienstag, den 24. November 2026": day, "3. Mär. 2026": "2026-03-03",
		"le 1er novembre 2026": "2026-11-01", "mardi 24 novembre 2026": day, "mar. 24 nov. 2026": day, "3 août 2026": "2026-08-03", "3 aout 2026": "2026-08-03",
		"24 listopada 2026 r.": day, "wtorek, 24 listopada 2026": day, "24 XI 2026": day, "24.XI.2026": day, "24 paź 2026": "2026-10-24",
		"mar 24.11.2026": day, "Mar 11, 2026": march11, "24 de noviembre de 2026": day, "martes, 24 de noviembre de 2026": day, "24 novembre 2026": day, "martedì 24 novembre 2026": day,
		"24.11.69": "2069-11-24", "24.11.70": "1970-11-24", "24/11/99": "1999-11-24", "24 Nov 98": "1998-11-24", "99.11.24": "1999-11-24", "99-11-24": "1999-11-24", "26.11.24": "2024-11-26", "11-24-26": day,
		"24.11.2026 19.30": day, "24.11.2026 klo 19.30": day, "24.11.2026 klo 19": day, "ti 24.11.2026 klo 18:00": day, "Tue 24 Nov 2026 7pm": day, "24 Nov 2026 at 7.30 pm": day, "24 november 2026 kl. 19.30": day,
		"24.11.26 um 19 Uhr": day, "24/11/2026 à 19h30": day, "24. 11. 26 ore 21": day, "24.11.2026 19.30-22.00": day, "2026-11-24T19:30:00Z": day, "2026-11-24 19:30:00": day,
		"Tuesday 3/11/2026": november3, "Wed 3/11/2026": march11, "3.11.2026": november3, "03/03/2026": "2026-03-03", "3/3/2026": "2026-03-03",
		"": "", "soon": "", "24.11.": "", "24 November": "", "32.11.2026": "", "29.2.2027": "", "2026-24-11": "", "30.2.26": "", "30-2-26": "", "24.11.2026 1930": "", "24.11.2026 3": "", "261124": "",
		"1.2.3.2026": "", "until 24 November 2026": "", "24 Smarch 2026": "", "24.11.20265": "", "I 24 2026": "",
	} {
		got, err := ReadDate(text)
		written := ""
		if err == nil {
			written = got.Day.Format(time.DateOnly)
		}
		if written != want || got.Doubt != "" {
			t.Errorf("ReadDate(%q) = %s, doubt %q; want %s", text, written, got.Doubt, want)
		}
	}
}

func TestDoubtfulDates(t *testing.T) {
	for text, want := range map[string]Date{
		"3/11/2026":            {dayOf(2026, 11, 3), "may be 11 March 2026, too"},
		"3-11-2026":            {dayOf(2026, 11, 3), "may be 11 March 2026, too"},
		"3/11/26":              {dayOf(2026, 11, 3), "may be 11 March 2026, too"},
		"24-11-26":             {dayOf(2026, 11, 24), "may be 26 November 2024, too"},
		"26-11-24":             {dayOf(2024, 11, 26), "may be 24 November 2026, too"},
		"3-4-26":               {dayOf(2026, 4, 3), "may be 4 March 2026, too"},
		"Monday 24.11.2026":    {dayOf(2026, 11, 24), "is a Tuesday"},
		"maanantai 24.11.2026": {dayOf(2026, 11, 24), "is a Tuesday"},
	} {
		if got, err := ReadDate(text); got != want || err != nil {
			t.Errorf("ReadDate(%q) = %v, %v; want %v", text, got, err, want)
		}
	}
}

// TestMonthsOfLanguages reads every form of every month.
func TestMonthsOfLanguages(t *testing.T) {
	for _, w := range words.All() {
		for i, forms := range w.Date.Months {
			for _, form := range forms {
				got, err := ReadDate("24 " + form + " 2026")
				if want := dayOf(2026, i+1, 24); err != nil || got.Day != want || got.Doubt != "" {
					t.Errorf("%s: %s is %v %s, %v", w.Language, form, got.Day, got.Doubt, err)
				}
			}
		}
		for i, forms := range w.Date.Weekdays {
			for _, form := range forms {
				got, err := ReadDate(form + " " + dayOf(2026, 11, 23+i).Format("2.1.2006")) // the 23rd is a Monday
				if err != nil || got.Day != dayOf(2026, 11, 23+i) || got.Doubt != "" {
					t.Errorf("%s: %s is %v %s, %v", w.Language, form, got.Day, got.Doubt, err)
				}
			}
		}
	}
}
