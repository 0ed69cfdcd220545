package notation

import (
	"errors"
	"strings"

	"bridgecalc/internal/event"
)

var errWhichSide = errors.New(`does not say which side gets it (write NS first: A+/A-, A+/A+ or 60/40)`)

// readArtificial reads artificial scores, NS first: "A", "A+/A-", "A+-", "ave plus /
// ave minus", "A6040", "60/40", "40%-60%", "61.8%-38.2%", "keskitulos". The text is
// folded. ok is false when the text is something else.
func readArtificial(s string) (ns, ew event.Award, ok bool, err error) {
	if a, isAverage := readAverages(s); isAverage {
		if a.alone && (a.ns == '+' || a.ns == '-') {
			return ns, ew, true, errWhichSide
		}
		return award(a.ns), award(a.ew), true, nil
	}
	return readPercents(s)
}

// averages is an artificial score in words, with the signs of the two sides.
type averages struct {
	ns, ew byte
	alone  bool // one word for both sides
}

// readAverages reads an average, with its sign or those of both sides.
func readAverages(s string) (a averages, ok bool) {
	ns, _, rest, ok := cutAverage(s)
	if !ok {
		return a, false
	}
	if rest == "" || rest == "*" && len(s) > len("A*") { // AV* is how some programs mark it
		return averages{ns: ns, ew: ns, alone: true}, true
	}
	for _, between := range []string{"", "/", ",", ";", "&", "-"} {
		second, found := strings.CutPrefix(rest, between)
		if !found {
			continue
		}
		ew, isSigned, after, isAverage := cutAverage(second)
		if isAverage && after == "" && (isSigned || between != "" && between != "-") {
			return averages{ns: ns, ew: ew}, true
		}
		ew, after, isSign := signWords.cut(second)
		if isSign && after == "" && between != "-" {
			return averages{ns: ns, ew: ew}, true
		}
	}
	return averages{}, false
}

// cutAverage takes an average off the front of a text, with its sign.
func cutAverage(s string) (sign byte, signed bool, rest string, ok bool) {
	needsSign, rest, ok := averageWords.cut(s)
	if !ok {
		return 0, false, s, false
	}
	sign, after, signed := signWords.cut(rest)
	if !signed {
		return '=', false, rest, !needsSign
	}
	return sign, true, after, true
}

func award(sign byte) event.Award {
	switch sign {
	case '+':
		return event.AveragePlus
	case '-':
		return event.AverageMinus
	}
	return event.Average
}

// readPercents reads the percentages of both sides: "A6040", "60/40", "40%-60%",
// "61,8 % - 38,2 %". Those with decimals have a percent sign or are 100 together:
// 12.10-13.10 are dates.
func readPercents(s string) (ns, ew event.Award, ok bool, err error) {
	digits, lettered := strings.CutPrefix(s, "A")
	if lettered && len(digits) == 4 && strings.Trim(digits, "0123456789") == "" {
		digits = digits[:2] + "/" + digits[2:]
	}
	first, rest, ok := cutPercent(digits)
	if !ok || rest == "" || rest[0] != '-' && rest[0] != '/' {
		return ns, ew, false, nil
	}
	second, rest, ok := cutPercent(rest[1:])
	if !ok || rest != "" {
		return ns, ew, false, nil
	}
	if (first.decimals || second.decimals) && !lettered && !first.signed && !second.signed && first.hundredths+second.hundredths != whole {
		return ns, ew, false, nil
	}
	if max(first.hundredths, second.hundredths) > whole {
		return ns, ew, true, errAboveWhole
	}
	return event.Award{Percent: first.hundredths}, event.Award{Percent: second.hundredths}, true, nil
}

var errAboveWhole = errors.New("gives more than 100 %")

// percentage is a percentage as written.
type percentage struct {
	hundredths       int32
	decimals, signed bool
}

// cutPercent takes a percentage off the front of a text: 0 or two or three digits,
// perhaps with decimals and a percent sign.
func cutPercent(s string) (p percentage, rest string, ok bool) {
	end := 0
	for end < len(s) && s[end] >= '0' && s[end] <= '9' {
		end++
	}
	if end > 3 || end < 2 && s[:end] != "0" {
		return p, s, false
	}
	n, _ := wholeNumber(s[:end])
	p.hundredths = int32(n) * 100
	s = s[end:]
	if len(s) > 1 && (s[0] == '.' || s[0] == ',') {
		end = 1
		for end < len(s) && s[end] >= '0' && s[end] <= '9' {
			end++
		}
		if end < 2 || end > 3 {
			return p, s, false
		}
		n, _ = wholeNumber((s[1:end] + "0")[:2])
		p.hundredths += int32(n)
		p.decimals, s = true, s[end:]
	}
	s, p.signed = strings.CutPrefix(s, "%")
	return p, s, true
}

// ReadArtificial reads an artificial score of both sides, NS first. ok is false
// when the text is something else.
func ReadArtificial(text string) (ns, ew event.Award, ok bool, err error) {
	return readArtificial(fold(text))
}

// ReadAward reads one side's artificial score: "A+", "AVE-", "average plus", "60%".
func ReadAward(text string) (event.Award, bool) {
	s := fold(text)
	if sign, _, rest, ok := cutAverage(s); ok && rest == "" {
		return award(sign), true
	}
	p, rest, ok := cutPercent(s)
	if !ok || rest != "" || !p.signed || p.hundredths > whole {
		return event.Award{}, false
	}
	return event.Award{Percent: p.hundredths}, true
}
