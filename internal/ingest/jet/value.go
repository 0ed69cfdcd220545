package jet

import (
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"
	"time"
)

// value reads a column of a row.
func (s *scan) value(r record, c *Column) (Value, error) {
	if c.Kind == Boolean { // has no bytes: it is its own bit in the mask
		if r.has(c.number) {
			return Value{Text: "1"}, nil
		}
		return Value{Text: "0"}, nil
	}
	if !r.has(c.number) {
		return Value{Null: true}, nil
	}
	b, err := r.value(c)
	if err != nil {
		return Value{}, err
	}
	if size, ok := sizes[c.Kind]; ok && len(b) != size {
		return Value{}, fmt.Errorf("it has %d bytes, not %d", len(b), size)
	}
	text, err := s.read(b, c)
	return Value{Text: text}, err
}

func (s *scan) read(b []byte, c *Column) (string, error) {
	switch c.Kind {
	case Byte:
		return strconv.Itoa(int(b[0])), nil
	case Integer:
		return strconv.Itoa(int(int16(u16(b)))), nil
	case Long, Complex:
		return strconv.Itoa(int(int32(u32(b)))), nil
	case BigInt:
		return strconv.FormatInt(i64(b), 10), nil
	case Currency:
		return decimal(big.NewInt(i64(b)), 4), nil
	case Numeric:
		return numeric(b, c.scale), nil
	case Single: // as many digits as the kind can hold
		return strconv.FormatFloat(float64(math.Float32frombits(uint32(u32(b)))), 'g', 8, 32), nil
	case Double:
		return strconv.FormatFloat(f64(b), 'g', 16, 64), nil
	case DateTime:
		return date(f64(b))
	case GUID:
		return guid(b), nil
	case Binary:
		return hex.EncodeToString(b), nil
	case Text:
		return s.table.db.text(b)
	case OLE, Memo:
		return s.readLong(b, c)
	}
	return "", fmt.Errorf("type %d is not known", c.Kind)
}

func (s *scan) readLong(b []byte, c *Column) (string, error) {
	value, err := s.long(b)
	if err != nil {
		return "", err
	}
	if c.Kind == OLE {
		return hex.EncodeToString(value), nil
	}
	return s.table.db.text(value)
}

func i64(b []byte) int64 { return int64(binary.LittleEndian.Uint64(b)) }

func f64(b []byte) float64 { return math.Float64frombits(binary.LittleEndian.Uint64(b)) }

// decimal writes a whole number of units as one with decimals.
func decimal(n *big.Int, decimals int) string {
	digits := new(big.Int).Abs(n).String()
	if missing := decimals + 1 - len(digits); missing > 0 {
		digits = strings.Repeat("0", missing) + digits
	}
	if decimals > 0 {
		digits = digits[:len(digits)-decimals] + "." + digits[len(digits)-decimals:]
	}
	if n.Sign() < 0 {
		return "-" + digits
	}
	return digits
}

// numeric reads a sign and four words of four bytes, the highest word first.
func numeric(b []byte, scale int) string {
	n := new(big.Int)
	for word := b[1:]; len(word) > 0; word = word[4:] {
		n.Lsh(n, 32)
		n.Or(n, big.NewInt(int64(u32(word))))
	}
	if b[0] != 0 {
		n.Neg(n)
	}
	return decimal(n, scale)
}

// Days that a date can be, counted from 30 December 1899: the years 100 to 9999.
const (
	firstDay = -657434
	lastDay  = 2958465
)

// date reads a number of days. Its fraction is the time of the day also before
// day 0, where -1.25 is six o'clock of day -1.
func date(days float64) (string, error) {
	if !(days >= firstDay && days < lastDay+1) {
		return "", fmt.Errorf("%v is no date", days)
	}
	day, fraction := math.Modf(days)
	t := time.Date(1899, time.December, 30, 0, 0, 0, 0, time.UTC).AddDate(0, 0, int(day))
	seconds := math.Round(math.Abs(fraction) * 24 * 60 * 60)
	return t.Add(time.Duration(seconds) * time.Second).Format(time.DateTime), nil
}

// guid writes the four parts of which the first three are numbers.
func guid(b []byte) string {
	return fmt.Sprintf("{%08X-%04X-%04X-%X-%X}", u32(b), u16(b[4:]), u16(b[6:]), b[8:10], b[10:16])
}
