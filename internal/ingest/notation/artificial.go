package notation

import (
	"errors"
	"regexp"
	"strings"

	"bridgecalc/internal/event"
)

var (
	averages  = regexp.MustCompile(`^(?:A|AV|AVE|AVG)([-+=]?)([/,]?(?:A|AV|AVE|AVG)?([-+=])|[/,](?:A|AV|AVE|AVG))?$`)
	percents  = regexp.MustCompile(`^A?(\d{2,3}|0)%?[-/](\d{2,3}|0)%?$`)
	compact   = regexp.MustCompile(`^A(\d\d)(\d\d)$`)
	plainWord = wordSet("AVERAGE KESKITULOS MEDEL MIDDEL GEMIDDELD DURCHSCHNITT MOYENNE MEDIA ŚREDNIA")
)

var errWhichSide = errors.New(`does not say which side gets it (write NS first: A+/A-, A+/A+ or 60/40)`)

// readArtificial reads artificial scores, NS first: "A", "A+/A-", "A+-", "A6040",
// "60/40", "40%-60%", "keskitulos". The text is folded. ok is false when the
// text is something else.
func readArtificial(s string) (ns, ew event.Award, ok bool, err error) {
	if plainWord[s] {
		return event.Average, event.Average, true, nil
	}
	if m := averages.FindStringSubmatch(s); m != nil {
		if m[2] != "" {
			return award(m[1]), award(m[3]), true, nil
		}
		if m[1] == "+" || m[1] == "-" {
			return ns, ew, true, errWhichSide
		}
		return event.Average, event.Average, true, nil
	}
	m := percents.FindStringSubmatch(s)
	if m == nil {
		m = compact.FindStringSubmatch(s)
	}
	if m == nil {
		return ns, ew, false, nil
	}
	ns, err = percentAward(m[1])
	if err == nil {
		ew, err = percentAward(m[2])
	}
	return ns, ew, true, err
}

func award(sign string) event.Award {
	switch sign {
	case "+":
		return event.AveragePlus
	case "-":
		return event.AverageMinus
	}
	return event.Average
}

func percentAward(digits string) (event.Award, error) {
	n, ok := wholeNumber(digits)
	if !ok || n > 100 {
		return event.Award{}, errors.New("gives more than 100 %")
	}
	return event.Award{Percent: int32(n) * 100}, nil
}

// ReadArtificial reads an artificial score of both sides, NS first. ok is false
// when the text is something else.
func ReadArtificial(text string) (ns, ew event.Award, ok bool, err error) {
	return readArtificial(fold(text))
}

// ReadAward reads one side's artificial score: "A+", "AVE-", "60%".
func ReadAward(text string) (event.Award, bool) {
	s := fold(text)
	if m := averages.FindStringSubmatch(s); m != nil && m[2] == "" {
		return award(m[1]), true
	}
	if digits, found := strings.CutSuffix(s, "%"); found {
		a, err := percentAward(digits)
		return a, err == nil
	}
	return event.Award{}, false
}
