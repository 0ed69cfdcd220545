package notation

import (
	"errors"
	"regexp"
	"strings"

	"bridgecalc/internal/event"
)

// Amount is a penalty, a bonus or a carry-over.
type Amount struct {
	Thousandths int64 // with the sign as written
	Signed      bool  // it has a sign
	HasUnit     bool  // it says what it is counted in
	Unit        event.Unit
}

// Percentages, of a top or of the score, must say of which.
var (
	errNumber  = errors.New("is not a number")
	errUnit    = errors.New("is in a unit that is not known")
	errPercent = errors.New("does not say of what")
)

// ReadUnit reads what an amount is counted in: "MP", "% of a top", "% of the
// score", "IMPs", "VP".
func ReadUnit(text string) (event.Unit, error) {
	s := fold(text)
	unit, ok := unitWords[s]
	switch {
	case ok:
		return unit, nil
	case s == "%":
		return 0, errPercent
	}
	return 0, errUnit
}

// IsPercent reports whether a text is a percent sign alone.
func IsPercent(text string) bool { return fold(text) == "%" }

var amountParts = regexp.MustCompile(`^([+-]?)(\d{1,6})(?:[.,](\d{1,3}))?([^\d.,].*)?$`)

// ReadAmount reads an amount, perhaps with its unit: "-2 MP", "10 % of a top",
// "1,5 VP", "0.5".
func ReadAmount(text string) (Amount, error) {
	m := amountParts.FindStringSubmatch(foldNumber(text))
	if m == nil || hasPartedDigits(text) {
		return Amount{}, errNumber
	}
	whole, _ := wholeNumber(m[2])
	a := Amount{Thousandths: int64(1000*whole + decimals(m[3], 3)), Signed: m[1] != ""}
	if m[1] == "-" {
		a.Thousandths = -a.Thousandths
	}
	if m[4] == "" {
		return a, nil
	}
	var err error
	a.Unit, err = ReadUnit(m[4])
	a.HasUnit = err == nil
	return a, err
}

// ReadPercent reads a percentage in hundredths: "2.5", "−1,25 %".
func ReadPercent(text string) (int32, error) {
	a, err := ReadAmount(strings.TrimSuffix(strings.TrimSpace(text), "%"))
	const most = 100_000 // 100 % in thousandths
	switch {
	case err != nil || a.HasUnit:
		return 0, errNumber
	case a.Thousandths%10 != 0:
		return 0, errors.New("has more than two decimals")
	case max(a.Thousandths, -a.Thousandths) > most:
		return 0, errors.New("is more than 100 %")
	}
	return int32(a.Thousandths / 10), nil
}

// ReadYes reads a cell that is ticked or not; blank is not. ok is false when it
// says anything else.
func ReadYes(text string) (ticked, ok bool) {
	s := fold(text)
	return yes[s], s == "" || yes[s] || no[s]
}
