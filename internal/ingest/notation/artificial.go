package notation

import (
	"errors"
	"strings"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/words"
)

var errWhichSide = errors.New(`does not say which side gets it (write NS first: A+/A-, A+/A+ or 60/40)`)

// readArtificial reads artificial scores, NS first: "A", "A+/A-", "A+-", "ave plus /
// ave minus", "A6040", "60/40", "40%-60%", "61.8%-38.2%", "keskitulos", also with a word
// before them or with the sides: "adjusted: 60/40", "NS 40% EW 60%". ok is false when the
// text is something else.
func readArtificial(text string) (ns, ew event.Award, ok bool, err error) {
	s := fold(text)
	if a, isAverage := readAverages(undot(s)); isAverage {
		if a.alone && (a.ns == '+' || a.ns == '-') {
			return ns, ew, true, errWhichSide
		}
		return award(a.ns), award(a.ew), true, nil
	}
	if ns, ew, ok, err = readPercents(s, false); ok {
		return ns, ew, ok, err
	}
	if rest, introduced := cutIntroduction(s); introduced {
		if a, isAverage := readAverages(rest); isAverage && !a.alone {
			return award(a.ns), award(a.ew), true, nil
		}
		return readPercents(rest, true)
	}
	return readNamed(text)
}

// cutIntroduction takes a word off the front of a folded text that says that an
// artificial score follows: "AVG 60/40", "adjusted: 60/40".
func cutIntroduction(s string) (rest string, ok bool) {
	s = undot(s)
	if _, rest, ok = ruledWords.cut(s); !ok {
		var needsSign bool
		if needsSign, rest, ok = averageWords.cut(s); needsSign || len(s)-len(rest) < len("AV") {
			ok = false
		}
	}
	if bare := words.Bare(s); !ok && bare != s {
		return cutIntroduction(bare)
	}
	return strings.Trim(rest, ":-=,()"), ok && rest != ""
}

// readNamed reads artificial scores with the sides that they are of.
func readNamed(text string) (ns, ew event.Award, ok bool, err error) {
	ofNS, ofEW, named := splitSides(spaced(text))
	if !named {
		return ns, ew, false, nil
	}
	ns, isNS := ReadAward(ofNS)
	ew, isEW := ReadAward(ofEW)
	if !isNS || !isEW {
		return event.Award{}, event.Award{}, false, nil
	}
	return ns, ew, true, nil
}

// averages is an artificial score in words, with the signs of the two sides.
type averages struct {
	ns, ew byte
	alone  bool // one word for both sides
}

// readAverages reads an average, with its sign or those of both sides.
func readAverages(s string) (a averages, ok bool) {
	s = undot(s)
	ns, _, rest, ok := cutAverage(s)
	if !ok {
		if bare := words.Bare(s); bare != s {
			return readAverages(bare)
		}
		return a, false
	}
	if passes[strings.TrimRight(s, "=")] { // P= is a pass rather than an average
		return a, false
	}
	if rest == "" || rest == "*" && len(s) > len("A*") { // AV* is how some programs mark it
		return averages{ns: ns, ew: ns, alone: true}, true
	}
	for _, between := range []string{"", "/", ",", ";", "&", "-", ":", "|"} {
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
// 12.10-13.10 are dates. Where a word introduces them there may be a colon between them,
// which else parts IMPs.
func readPercents(s string, introduced bool) (ns, ew event.Award, ok bool, err error) {
	digits, lettered := strings.CutPrefix(s, "A")
	if lettered && len(digits) == 4 && strings.Trim(digits, "0123456789") == "" {
		digits = digits[:2] + "/" + digits[2:]
	}
	first, rest, ok := cutPercent(digits)
	if !ok || rest == "" {
		return ns, ew, false, nil
	}
	separator := rest[0]
	if strings.IndexByte("-/:|&,;", separator) >= 0 {
		rest = rest[1:]
	}
	second, rest, ok := cutPercent(rest)
	if !ok || rest != "" {
		return ns, ew, false, nil
	}
	if separator != '-' && separator != '/' && (!first.signed || !second.signed) && (!introduced || separator != ':') {
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
	return readArtificial(text)
}

// ReadAward reads one side's artificial score: "A+", "AVE-", "average plus", "60%".
func ReadAward(text string) (event.Award, bool) {
	s := undot(fold(text))
	for _, spelled := range []string{s, words.Bare(s)} {
		if sign, _, rest, ok := cutAverage(spelled); ok && rest == "" {
			return award(sign), true
		}
	}
	if rest, introduced := cutIntroduction(s); introduced {
		s = rest
	}
	p, rest, ok := cutPercent(s)
	if !ok || rest != "" || !p.signed || p.hundredths > whole {
		return event.Award{}, false
	}
	return event.Award{Percent: p.hundredths}, true
}
