package xlsx

import (
	"math/big"
	"strconv"
	"strings"
	"time"

	"github.com/xuri/excelize/v2"

	"bridgecalc/internal/report/table"
	"bridgecalc/internal/report/words"
)

// contentOf is a value as a spreadsheet holds it: numbers as numbers, and text
// as text even where it begins as a formula does. It is nil for an empty cell.
//
// Numbers are those that are printed, with their decimals and no more: then no
// format shows another number, and sums in the sheet are sums of what is seen.
func contentOf(value table.Value, w *words.Words) (content any, l look) {
	switch v := value.(type) {
	case nil:
		return nil, look{}
	case table.Whole:
		return int(v), look{}
	case table.Number:
		return floatOf(v.Plain(), 1), look{format: decimalFormat(v.Decimals)}
	case table.Signed:
		return contentOf(v.Number, w)
	case table.Percent:
		return floatOf(v.Plain(), 100), look{format: decimalFormat(v.Decimals) + "%"}
	case table.Date:
		if day := time.Time(v); !day.IsZero() {
			return day, look{format: "yyyy-mm-dd"}
		}
		return nil, look{}
	case table.ID:
		// The section has a column of its own. "8" sorts before "10" only as a
		// number, but "08" is no number.
		if n, err := strconv.Atoi(v.Number); err == nil && strconv.Itoa(n) == v.Number {
			return n, look{}
		}
		return v.Number, look{align: right}
	case table.Own:
		return "", look{hatched: true}
	case table.Contract, table.Card, table.Play:
		l.red = strings.ContainsAny(v.Text(w), "♥♦")
	}
	text := value.Text(w)
	if text == "" {
		return nil, look{}
	}
	l.align = left
	return text, l
}

// floatOf is a printed number, divided.
func floatOf(plain string, divisor int64) float64 {
	exact, ok := new(big.Rat).SetString(plain)
	if !ok {
		panic("not a number: " + plain)
	}
	f, _ := exact.Quo(exact, big.NewRat(divisor, 1)).Float64()
	return f
}

// decimalFormat is the format of numbers with so many decimals.
func decimalFormat(decimals int) string {
	if decimals == 0 {
		return "0"
	}
	return "0." + strings.Repeat("0", decimals)
}

// look is how a cell looks.
type look struct {
	format  string // of numbers
	bold    bool
	red     bool // hearts and diamonds
	head    bool
	hatched bool
	align   align
}

// align is where in its cell a value stands; numbers stand on the right by
// themselves.
type align string

const (
	left  align = "left"
	right align = "right"
)

const (
	accent  = "125538" // a deep green
	redSuit = "C4122B"
	shade   = "8A918C"
)

// style is the number that the workbook knows a look by.
func (b *book) style(l look) (int, error) {
	if l == (look{}) {
		return 0, nil // the default
	}
	if id, ok := b.styles[l]; ok {
		return id, nil
	}
	font := &excelize.Font{Family: "Calibri", Size: 11, Bold: l.bold || l.head}
	style := &excelize.Style{Font: font}
	switch {
	case l.head:
		font.Color = accent
		style.Border = []excelize.Border{{Type: "bottom", Color: accent, Style: 1}}
	case l.red:
		font.Color = redSuit
	}
	if l.hatched {
		const thinUpward = 16 // the pattern's number
		style.Fill = excelize.Fill{Type: "pattern", Pattern: thinUpward, Color: []string{shade}}
	}
	if l.align != "" {
		style.Alignment = &excelize.Alignment{Horizontal: string(l.align)}
		if l.align == left {
			style.Alignment.Indent = 1 // away from the numbers of the column before
		}
	}
	if l.format != "" {
		style.CustomNumFmt = &l.format
	}
	id, err := b.file.NewStyle(style)
	if err != nil {
		return 0, err
	}
	b.styles[l] = id
	return id, nil
}
