package cells

import "fmt"

// maxStyles is the number of cell styles that Excel allows, and some.
const maxStyles = 66_000

// styles tells which cells are shown as dates.
type styles struct {
	formats  []numberFormat // by the number of a cell's style
	date1904 bool
}

// stylesPartXML is what is needed of the part that holds the styles.
type stylesPartXML struct {
	Formats []struct {
		ID   int    `xml:"numFmtId,attr"`
		Code string `xml:"formatCode,attr"`
	} `xml:"numFmts>numFmt"`
	Cells []struct {
		Format int `xml:"numFmtId,attr"`
	} `xml:"cellXfs>xf"`
}

// readStyles reads the styles of a workbook; without the part all cells have
// the plain one.
func readStyles(z *container, s *structure) (*styles, error) {
	st := &styles{formats: make([]numberFormat, 1), date1904: s.date1904}
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
		st.formats = st.formats[:0]
	}
	for _, cell := range read.Cells {
		f, ok := custom[cell.Format]
		if !ok {
			f = builtinFormat(cell.Format)
		}
		st.formats = append(st.formats, f)
	}
	return st, nil
}

// marker makes marks of what the check has found. Dates in a column are mostly
// the same as the one above.
type marker struct {
	*styles
	style int
	days  float64
	shown string
}

func (m *marker) mark(f *found) Mark {
	if f.kind != Date || f.shown != "" {
		return Mark{f.kind, f.shown}
	}
	if m.shown == "" || m.style != f.style || m.days != f.days {
		m.style, m.days, m.shown = f.style, f.days, m.formats[f.style].show(f.days, m.date1904)
	}
	return Mark{Date, m.shown}
}
