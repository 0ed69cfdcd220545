package pbn

import (
	"regexp"
	"slices"
	"strings"
)

// maxScorings is how many ways of scoring are told apart in one file.
const maxScorings = 10

// describe writes down what a record says about the event, the first time.
func (r *reader) describe(rec *record) {
	if title := rec.tags["Event"]; title.value != "" && title.value != "?" {
		r.setOnce(title.line, "title", title.value)
		if !slices.ContainsFunc(r.events, func(t tag) bool { return t.value == title.value }) && len(r.events) < 3 {
			r.events = append(r.events, title)
		}
	}
	for _, name := range []string{"Date", "EventDate"} {
		if text := rec.value(name); text != "" && r.about["date"] == "" && !strings.Contains(text, "?") && !r.undated[text] {
			date := r.said.Date(rec.tags[name].line, text, "2006.01.02")
			r.undated[text] = date == ""
			r.setOnce(rec.tags[name].line, "date", date)
		}
	}
	r.setOnce(rec.tags["Site"].line, "place", rec.value("Site"))
	scoring, word := scoringOf(rec), rec.value("Scoring")
	if r.swiss = r.swiss || ranksByVP(rec); r.swiss {
		scoring, word = "swiss-pairs", "" // the tag is about the boards
	}
	if key := "scoring\x00" + scoring; scoring+word != "" && !r.scorings[key] && len(r.scorings) < maxScorings {
		// Two ways of scoring in one file are a fault, which is found later.
		r.scorings[key] = true
		r.out.Scoring(rec.line, scoring, word)
	}
}

// ranksByVP reports whether a record ranks pairs by victory points.
func ranksByVP(rec *record) bool {
	columns := strings.ToLower(rec.value("TotalScoreTable"))
	return strings.Contains(columns, "pairid") && (strings.Contains(columns, "totalvp") || strings.Contains(columns, "totalscorevp"))
}

// ownSetting is a line in the head of our own files, which other programs pass over.
var ownSetting = regexp.MustCompile(`(?m)^%bridgecalc: ([a-z-]+) = ([^\r\n]+)`)

// ownSettings writes down how a file of our own was scored.
func (r *reader) ownSettings(text string) {
	head, _, _ := strings.Cut(text, "\n[")
	for _, m := range ownSetting.FindAllStringSubmatchIndex(head, -1) {
		line := 1 + strings.Count(head[:m[0]], "\n")
		r.setOnce(line, head[m[2]:m[3]], strings.TrimSpace(head[m[4]:m[5]]))
	}
}

func (r *reader) setOnce(line int, key, value string) {
	if value != "" && r.about[key] == "" {
		r.about[key] = value
		r.out.Setting(line, key, value)
	}
}

// scoringOf is the way of scoring in the program's word. "IMP" for pairs does not
// say whether against a datum or against each other result; then it is empty, as it
// is for a word that is not known.
func scoringOf(rec *record) string {
	scoring, competition := strings.ToLower(rec.value("Scoring")), strings.ToLower(rec.value("Competition"))
	teams := strings.HasPrefix(competition, "team") || rec.value("HomeTeam") != ""
	switch {
	case strings.Contains(scoring, "bam"):
		return "bam"
	case strings.Contains(scoring, "patton"):
		return "patton"
	case strings.HasPrefix(scoring, "chicago") || strings.HasPrefix(competition, "chicago"):
		return "chicago"
	case strings.HasPrefix(scoring, "rubber") || strings.HasPrefix(competition, "rubber"):
		return "rubber"
	case teams:
		return "teams"
	case strings.HasPrefix(scoring, "matchpoint"), strings.HasPrefix(scoring, "mp"):
		return "mp"
	case strings.Contains(scoring, "butler"):
		return "butler"
	case strings.Contains(scoring, "bastille"):
		return "bastille"
	case strings.Contains(scoring, "cross"), strings.Contains(scoring, "cavendish"), competition == "cavendish":
		return "ximp"
	}
	return ""
}

// tellEvents warns of a file that is about more than one event.
func (r *reader) tellEvents() {
	if len(r.events) > 1 {
		r.said.Warn(r.events[1].line, "where they are different sessions, give each in a file of its own",
			"the records are of several events: %q, %q and so on", r.events[0].value, r.events[1].value)
	}
}

// tellUnplayed warns of boards that were taken as not played. RealBridge writes
// a pass for them, but neither an auction nor a score.
func (r *reader) tellUnplayed() {
	if len(r.unplayed) == 0 {
		return
	}
	const most = 30
	var boards []string
	for _, t := range r.unplayed {
		if !slices.Contains(boards, t.value) {
			if len(boards) == most {
				boards = append(boards, "and so on")
				break
			}
			boards = append(boards, t.value)
		}
	}
	r.said.Warn(r.unplayed[0].line, "look whether these were passed out",
		"passes without auction and score, %d in all, are taken as not played: board %s",
		len(r.unplayed), strings.Join(boards, ", "))
}
