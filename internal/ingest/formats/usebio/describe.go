package usebio

import (
	"cmp"
	"slices"
	"strings"
)

// dayFirst writes the signs between day, month and year as USEBIO has them: 07-10-2010 is
// 07/10/2010, the day first.
var dayFirst = strings.NewReplacer("-", "/", ".", "/")

// describe writes down what an event says of itself.
func (r *reader) describe(event *node) {
	r.out.Setting(event.line, "title", cmp.Or(event.said("EVENT_DESCRIPTION"), event.said("TITLE")))
	if text := event.said("DATE"); text != "" {
		r.out.Setting(event.line, "date", r.said.Date(event.line, dayFirst.Replace(text), "2/1/2006"))
	}
	r.out.Setting(event.line, "place", event.said("VENUE"))
	r.out.Setting(event.line, "director", event.said("DIRECTOR"))
	r.method, r.program = r.scoringOf(event), event.said("PROGRAM_NAME")
	r.out.Scoring(event.line, r.method, r.scoringWord(event))
	if winners := event.said("WINNER_TYPE"); winners == "1" || winners == "2" {
		r.out.Setting(event.line, "winners", winners)
	}
}

// methods are the words for ways of scoring, in events' types and in methods.
var methods = map[string]string{
	"MP_PAIRS": "mp", "MP_INDIVIDUAL": "mp", "MATCH_POINTS": "mp", "MATCHPOINTS": "mp", "MP": "mp",
	"BUTLER_PAIRS": "butler", "BUTLER_INDIVIDUAL": "butler", "BUTLER": "butler", "BUTLER_IMPS": "butler",
	"CROSS_IMP": "ximp", "CROSS_IMPS": "ximp", "CROSS_IMP_PAIRS": "ximp", "CROSS_IMPS_PAIRS": "ximp", "CROSS_IMP_INDIVIDUAL": "ximp",
	"BASTILLE": "bastille", "SWISS_PAIRS": "swiss-pairs", "AGGREGATE": "total", "BAM": "bam", "HYBRID": "patton",
}

// methodTags are the elements that say how an event was scored, after its type.
var methodTags = []string{"BOARD_SCORING_METHOD", "PAIRWISE_SCORING_METHOD", "SCORING_METHOD"}

// scoringWord is how the event itself says how it was scored.
func (r *reader) scoringWord(event *node) string {
	kind := event.said("EVENT_TYPE")
	if word := event.said(methodTags...); word != "" && methods[strings.ToUpper(kind)] == "" {
		return word
	}
	if upper := strings.ToUpper(kind); upper == "PAIRS" || upper == "INDIVIDUAL" {
		return "" // who plays, not how it is scored
	}
	return kind
}

// scoringOf is the way of scoring in the program's word. "PAIRS" alone does not
// say it: then the method does, then the points that the results have. It is empty
// where none of them is known.
func (r *reader) scoringOf(event *node) string {
	kind := strings.ToUpper(event.said("EVENT_TYPE"))
	words := []string{kind}
	for _, name := range methodTags {
		words = append(words, strings.ToUpper(event.said(name)))
	}
	if isTeams(kind) {
		for _, word := range words {
			if method := methods[word]; method == "bam" || method == "total" || method == "patton" {
				return method
			}
		}
		return "teams"
	}
	for _, word := range words {
		if method := methods[word]; method != "" {
			return method
		}
	}
	if isUnnamed := kind == "" || kind == "PAIRS" || kind == "INDIVIDUAL"; isUnnamed && len(r.kinds) == 1 {
		return r.kinds[0]
	}
	return ""
}

// isTeams reports whether an event of this type is played by teams.
func isTeams(kind string) bool {
	return strings.Contains(kind, "TEAM") || slices.Contains([]string{"KO", "KNOCKOUT", "LEAGUE"}, kind)
}
