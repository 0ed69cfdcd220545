package notation

import (
	"errors"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"bridgecalc/internal/bridge"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest/words"
)

var errWhichSide = errors.New(`does not say which side gets it (write NS first: A+/A-, A+/A+ or 60/40)`)

// readArtificial reads artificial scores, NS first: "A", "A+/A-", "A+-", "ave plus /
// ave minus", "A6040", "60/40", "40%-60%", "61.8%-38.2%", "keskitulos", also with a word
// before them or with the sides: "adjusted: 60/40", "NS 40% EW 60%". The sides may have
// different kinds: "A+/60", "NS A+ / EW not played". ok is false when the text is something
// else.
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
		if ns, ew, ok, err = readPercents(rest, true); ok {
			return ns, ew, ok, err
		}
	}
	if m := inBrackets.FindStringSubmatch(text); m != nil && ruled.say(m[2]) {
		return readArtificial(m[1])
	}
	if ns, ew, ok = readTwice(text); ok {
		return ns, ew, ok, nil
	}
	if ns, ew, ok = readForBoth(text); ok {
		return ns, ew, ok, nil
	}
	if ns, ew, ok = readMixed(text); ok {
		return ns, ew, ok, nil
	}
	if ns, ew, ok, err = readMarked(text); ok {
		return ns, ew, ok, err
	}
	return readNamed(text)
}

// inBrackets is a text with another one in brackets behind it: "60/40 (TD)".
var inBrackets = regexp.MustCompile(`^(.*?)[ ,;:]*[(\[](.*)[)\]]$`)

// readTwice reads artificial scores that are said in two ways: "A+/A- (60/40)", "60-40,
// A+/A-". Both say the same, or it is something else.
func readTwice(text string) (ns, ew event.Award, ok bool) {
	if !strings.ContainsAny(text, signs) { // as names do not
		return ns, ew, false
	}
	for _, at := range twoParts.FindAllStringIndex(text, -1) {
		first, second := text[:at[0]], strings.Trim(text[at[1]:], " ()[]")
		if strings.TrimSpace(first) == "" || second == "" {
			continue
		}
		ns, ew, ok, err := readBothInOneWay(first)
		nsAgain, ewAgain, again, errAgain := readBothInOneWay(second)
		if !ok || !again || err != nil || errAgain != nil || ns.Percent != nsAgain.Percent || ew.Percent != ewAgain.Percent {
			continue
		}
		if nsAgain.Rule != event.Plain || ewAgain.Rule != event.Plain { // A+ says more than 60
			return nsAgain, ewAgain, true
		}
		return ns, ew, true
	}
	return event.Award{}, event.Award{}, false
}

// signs are those of artificial scores.
const signs = "+-–−=%0123456789"

// twoParts is what may stand between an artificial score and the same in other words.
var twoParts = regexp.MustCompile(` *[(\[]| *[=,;:] *| +[-–] +| +`)

// readBothInOneWay reads the artificial scores of both sides as averages or percentages.
func readBothInOneWay(text string) (ns, ew event.Award, ok bool, err error) {
	s := undot(fold(text))
	if rest, introduced := cutIntroduction(s); introduced {
		if ns, ew, ok, err = readPercents(rest, true); ok {
			return ns, ew, ok, err
		}
	}
	if a, isAverage := readAverages(s); isAverage {
		return award(a.ns), award(a.ew), !a.alone || a.ns != '+' && a.ns != '-', nil
	}
	return readPercents(s, false)
}

// readForBoth reads an artificial score that both sides have: "A+ both", "60 % each".
func readForBoth(text string) (ns, ew event.Award, ok bool) {
	s := undot(fold(text))
	for _, spelled := range []string{s, words.Bare(s)} {
		_, one, isBoth := bothWords.cutSuffix(spelled)
		if !isBoth {
			_, one, isBoth = bothWords.cut(spelled)
		}
		if award, isAward := ReadAward(strings.Trim(one, ":,()/")); isBoth && isAward {
			return award, award, true
		}
	}
	return event.Award{}, event.Award{}, false
}

// readAwards reads artificial scores in the place of a contract or a result, where 40:60
// cannot be IMPs.
func readAwards(text string) (ns, ew event.Award, ok bool, err error) {
	if m := colonPercents.FindStringSubmatch(text); m != nil {
		if ns, ew, ok, err = readPercents(m[1]+"/"+m[2], true); ok && err == nil && ns.Percent+ew.Percent == whole {
			return ns, ew, ok, nil
		}
	}
	if strings.Count(text, "%") == 2 {
		text = strings.ReplaceAll(text, " : ", " / ")
	}
	return readArtificial(text)
}

// colonPercents are two percentages with a colon between them.
var colonPercents = regexp.MustCompile(`^(\d{2}) ?: ?(\d{2})$`)

// readMixed reads what the sides have when it is not of one kind: "A+/60", "60%/A-",
// "A+ / NP". A number without a percent sign is a percentage beside a signed average.
func readMixed(text string) (ns, ew event.Award, ok bool) {
	for _, between := range []string{"/", ";", ",", "&", "|", " - ", " – "} {
		first, second, parted := strings.Cut(text, between)
		if !parted {
			continue
		}
		sides := [2]string{fold(first), fold(second)}
		for i := range sides {
			_, signed, rest, isAverage := cutAverage(undot(sides[1-i]))
			if p, after, isPercent := cutPercent(sides[i]); signed && rest == "" && isAverage && isPercent && after == "" && !p.signed {
				sides[i] += "%"
			}
		}
		if ns, ew, ok = readBothSides(sides[0], sides[1]); ok {
			return ns, ew, ok
		}
	}
	return event.Award{}, event.Award{}, false
}

// readBothSides reads the artificial score of each side, one of which may not have
// played.
func readBothSides(first, second string) (ns, ew event.Award, ok bool) {
	ns, isNS := readAwardOrNone(first)
	ew, isEW := readAwardOrNone(second)
	if !isNS || !isEW || ns == event.NoAward && ew == event.NoAward {
		return event.Award{}, event.Award{}, false
	}
	return ns, ew, true
}

// readAwardOrNone reads one side's artificial score, or that the board counts as not
// played for it.
func readAwardOrNone(text string) (event.Award, bool) {
	if notPlayed.say(text) {
		return event.NoAward, true
	}
	return ReadAward(text)
}

// twoPercents are two percentages with words around them.
var twoPercents = regexp.MustCompile(`^(\D*)(\d{1,3}(?:[.,]\d{1,2})?)( *%?\D+)(\d{1,3}(?:[.,]\d{1,2})?)(\D*)$`)

// readMarked reads the percentages of both sides with words for them and for the ruling
// in any order: "60/40 TL", "60% NS, 40% EO". Other words make it something else, and so
// does a sign: "NS -100 / EW -90" are scores.
func readMarked(text string) (ns, ew event.Award, ok bool, err error) {
	m := twoPercents.FindStringSubmatch(text)
	if m == nil || endsInSign(" "+m[1]) || endsInSign(m[3]) {
		return ns, ew, false, nil
	}
	var sides []bridge.Side
	words := strings.FieldsFunc(m[1]+" "+m[3]+" "+m[5], func(r rune) bool { return !unicode.IsLetter(r) })
	for _, word := range words {
		side, isSide := ReadSide(word)
		switch {
		case isSide && side != bridge.NoSide:
			sides = append(sides, side)
		case !isRuled(word) && !isAverage(word):
			return ns, ew, false, nil
		}
	}
	if len(words) == 0 || len(sides) > 2 || len(sides) == 2 && sides[0] == sides[1] {
		return ns, ew, false, nil
	}
	first, second := m[2], m[4]
	isFirst, isSecond := strings.HasPrefix(strings.TrimSpace(m[3]), "%"), strings.HasPrefix(strings.TrimSpace(m[5]), "%")
	if len(sides) > 0 && isFirst != isSecond { // the other one is a score
		return ns, ew, false, nil
	}
	if len(sides) > 0 && sides[0] == bridge.EW {
		first, second = second, first
	}
	ns, ew, ok, err = readPercents(fold(first+"/"+second), true)
	bare := len(sides) == len(words) && !isFirst
	if err != nil || bare && ns.Percent+ew.Percent != whole { // they are scores
		return event.Award{}, event.Award{}, false, nil
	}
	return ns, ew, ok, nil
}

// endsInSign reports whether the sign of a number stands at the end of the words before
// it: "NS -", but not the hyphen of "60-40".
func endsInSign(words string) bool {
	words = strings.Map(foldSign, words)
	before := strings.TrimRight(words, "+-")
	if before == words {
		return false
	}
	last, _ := utf8.DecodeLastRuneInString(before)
	return unicode.IsSpace(last) || unicode.IsLetter(last)
}

// foldSign is foldRune that leaves blanks.
func foldSign(r rune) rune {
	if unicode.IsSpace(r) {
		return ' '
	}
	return foldRune(r)
}

// SaysRuled reports whether a text says that there was a ruling, and nothing else.
func SaysRuled(text string) bool { return text != "" && ruled.say(text) }

// isRuled reports whether a word says that there was a ruling.
func isRuled(word string) bool {
	_, rest, ok := ruledWords.cut(undot(fold(word)))
	return ok && rest == ""
}

// isAverage reports whether a word, not a letter alone, says that a score is artificial, as
// "average" does.
func isAverage(word string) bool {
	const shortest = 3
	_, rest, ok := averageWords.cut(undot(fold(word)))
	return ok && rest == "" && utf8.RuneCountInString(word) >= shortest
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
	return strings.TrimRight(strings.TrimLeft(rest, ":-=,("), ")"), ok && rest != ""
}

// readNamed reads artificial scores with the sides that they are of.
func readNamed(text string) (ns, ew event.Award, ok bool, err error) {
	ofNS, ofEW, named := splitSides(spaced(text))
	if !named {
		ofNS, ofEW, named = splitSidesBehind(text)
	}
	if !named {
		return ns, ew, false, nil
	}
	ns, ew, ok = readBothSides(ofNS, ofEW)
	return ns, ew, ok, nil
}

// splitSidesBehind parts what the sides have, each with its side behind it: "A+ NS, A- EW".
func splitSidesBehind(text string) (ns, ew string, ok bool) {
	if !strings.ContainsAny(text, signs) {
		return "", "", false
	}
	for _, at := range betweenSides.FindAllStringIndex(text, -1) {
		firstSide, first := cutSideBehind(text[:at[0]])
		secondSide, second := cutSideBehind(text[at[1]:])
		switch {
		case firstSide == bridge.NS && secondSide == bridge.EW:
			return first, second, true
		case firstSide == bridge.EW && secondSide == bridge.NS:
			return second, first, true
		}
	}
	return "", "", false
}

// betweenSides is what may stand between what the sides have.
var betweenSides = regexp.MustCompile(` *[,;/&|] *| +[-–]? *`)

// cutSideBehind takes a side off the end of a text.
func cutSideBehind(text string) (side bridge.Side, rest string) {
	s := strings.TrimRight(fold(text), ")")
	side, rest, ok := sideWords.cutSuffix(s)
	if !ok || rest == "" {
		return bridge.NoSide, text
	}
	return side, cutFor(strings.TrimRight(rest, ":("))
}

// cutFor takes a word before a side off the end of a text: "A+ to NS".
func cutFor(s string) string {
	if _, rest, ok := forWords.cutSuffix(s); ok && rest != "" {
		if last, _ := utf8.DecodeLastRuneInString(rest); !unicode.IsLetter(last) {
			return rest
		}
	}
	return s
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
	if first, second, _ := strings.Cut(s, "/"); !ok && first == second { // M/M
		if _, rest, isWord := averageWords.cut(first); isWord && rest == "" {
			return averages{ns: '=', ew: '='}, true
		}
	}
	if !ok {
		if bare := words.Bare(s); bare != s {
			return readAverages(bare)
		}
		return a, false
	}
	if passes.whole[strings.TrimRight(s, "=")] { // P= is a pass rather than an average
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
	if ns, ew, both := strings.Cut(strings.Trim(rest, "()"), "/"); both { // "60/40 (NS/EW)"
		first, _ := ReadSide(ns)
		if second, _ := ReadSide(ew); first == bridge.NS && second == bridge.EW {
			rest = ""
		}
	}
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
		p.hundredths += int32(decimals(s[1:end], 2))
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

// ReadAwardOf reads the artificial score of a side, which it may name: "A+", "NS 60%".
func ReadAwardOf(text string, of bridge.Side) (event.Award, bool) {
	if award, ok := ReadAward(text); ok {
		return award, ok
	}
	if side, rest, ok := sideWords.cut(spaced(text)); ok && side == of {
		return ReadAward(strings.TrimLeft(rest, " :"))
	}
	if side, rest := cutSideBehind(text); side == of {
		return ReadAward(rest)
	}
	return event.Award{}, false
}

// ReadAward reads one side's artificial score: "A+", "AVE-", "average plus", "60%", "A+
// (60%)", "Ave 50%".
func ReadAward(text string) (event.Award, bool) {
	s := undot(fold(text))
	for _, spelled := range []string{s, words.Bare(s)} {
		sign, signed, rest, ok := cutAverage(spelled)
		if ok && rest == "" {
			return award(sign), true
		}
		rest = strings.Trim(rest, "()=:,")
		if p, after, isPercent := cutPercent(rest); ok && (signed || p.signed) && isPercent && after == "" && p.hundredths == award(sign).Percent {
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
