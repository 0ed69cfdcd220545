package cells

import "fmt"

// maxStyles is the number of cell styles that Excel allows, and some.
const maxStyles = 66_000

// styles tells which cells are shown as dates or percentages, or struck through.
type styles struct {
	formats  []numberFormat // by the number of a cell's style
	struck   []bool         // the same
	date1904 bool
}

// stylesPartXML is what is needed of the part that holds the styles.
type stylesPartXML struct {
	Formats []struct {
		ID   int    `xml:"numFmtId,attr"`
		Code string `xml:"formatCode,attr"`
	} `xml:"numFmts>numFmt"`
	Fonts []struct {
		Strike *struct {
			Value string `xml:"val,attr"`
		} `xml:"strike"`
	} `xml:"fonts>font"`
	Cells []struct {
		Format int `xml:"numFmtId,attr"`
		Font   int `xml:"fontId,attr"`
	} `xml:"cellXfs>xf"`
}

// readStyles reads the styles of a workbook; without the part all cells have
// the plain one.
func readStyles(z *container, s *structure) (*styles, error) {
	st := &styles{formats: make([]numberFormat, 1), struck: make([]bool, 1), date1904: s.date1904}
	if !z.has(s.styles) {
		return st, nil
	}
	var read stylesPartXML
	if err := unmarshal(z, s.styles, &read); err != nil {
		return nil, err
	}
	if len(read.Cells) > maxStyles {
		return nil, fmt.Errorf("it has more than %d styles", maxStyles)
	}
	custom := make(map[int]numberFormat)
	for _, f := range read.Formats {
		custom[f.ID] = parseFormat(f.Code)
	}
	if len(read.Cells) > 0 {
		st.formats, st.struck = st.formats[:0], st.struck[:0]
	}
	for _, cell := range read.Cells {
		f, ok := custom[cell.Format]
		if !ok {
			f = builtinFormat(cell.Format)
		}
		st.formats = append(st.formats, f)
		isStruck := false
		if 0 <= cell.Font && cell.Font < len(read.Fonts) {
			strike := read.Fonts[cell.Font].Strike
			isStruck = strike != nil && isOn(strike.Value)
		}
		st.struck = append(st.struck, isStruck)
	}
	return st, nil
}

// isOn reports whether a property that is written is in force; most have no value.
func isOn(value string) bool { return value == "" || isTrue(value) }

// marker makes marks of what the check has found. Dates in a column are mostly
// the same as the one above.
type marker struct {
	*styles
	style int
	days  float64
	date  Mark
}

func (m *marker) mark(f *found) Mark {
	if f.kind != Date || f.shown != "" {
		return Mark{Kind: f.kind, Shown: f.shown}
	}
	if m.date.Kind != Date || m.style != f.style || m.days != f.days {
		format := &m.formats[f.style]
		m.style, m.days = f.style, f.days
		m.date = Mark{Date, format.show(f.days, m.date1904), format.typed(f.days, m.date1904)}
	}
	return m.date
}
