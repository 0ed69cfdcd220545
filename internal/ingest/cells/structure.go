package cells

import (
	"errors"
	"fmt"
	"io"
	"path"
	"strings"

	"bridgecalc/internal/event"
)

// Limits on the parts that excelize unpacks into values, all at once, and on
// what it searches again and again.
const (
	maxSheets    = 1_000
	maxRootLinks = 100
	maxIndexSize = 4 << 20  // bytes of a part that lists other parts
	maxTableSize = 16 << 20 // bytes of the styles and of the order of calculation
)

const (
	rootLinksPart     = "_rels/.rels"
	sharedStringsPart = "xl/sharedStrings.xml" // where excelize looks for them
	stylesPart        = "xl/styles.xml"
)

// structure is what the parts of a workbook that hold no cells say of it.
type structure struct {
	sheets   []sheetPart
	styles   string // name of a part, which may be missing
	date1904 bool   // days count from 1904
}

// sheetPart is a sheet and the part that holds its cells.
type sheetPart struct {
	name, part string
	hidden     bool
}

// links are the relationships of a part to others.
type links struct {
	Links []struct {
		ID     string `xml:"Id,attr"`
		Type   string `xml:"Type,attr"`
		Target string `xml:"Target,attr"`
	} `xml:"Relationship"`
}

// workbookPart is the part that lists the sheets.
type workbookPart struct {
	Properties struct {
		Date1904 string `xml:"date1904,attr"`
	} `xml:"workbookPr"`
	Sheets []struct {
		Name  string `xml:"name,attr"`
		Link  string `xml:"id,attr"`
		State string `xml:"state,attr"` // "hidden", "veryHidden"
	} `xml:"sheets>sheet"`
}

// structureOf reads how the workbook hangs together, in the way that excelize
// will: from the root to the workbook to its sheets.
func structureOf(z *container) (*structure, *event.Problem) {
	for _, part := range z.parts {
		if limit := maxSizeOf(partName(part)); part.UncompressedSize64 > uint64(limit) {
			return nil, damaged(part.Name, fmt.Errorf("it is larger than %d MB", limit>>20))
		}
	}
	var root, own links
	var book workbookPart
	if err := unmarshal(z, rootLinksPart, &root); err != nil {
		return nil, damaged(rootLinksPart, err)
	}
	if len(root.Links) > maxRootLinks {
		return nil, damaged(rootLinksPart, errors.New("it is too long"))
	}
	main := mainPart(&root)
	if err := unmarshal(z, main, &book); err != nil {
		return nil, damaged(main, err)
	}
	ownRels := path.Join(path.Dir(main), "_rels", path.Base(main)+".rels")
	if err := unmarshal(z, ownRels, &own); err != nil {
		return nil, damaged(ownRels, err)
	}
	s, err := assemble(z, main, &book, &own)
	if err != nil {
		return nil, damaged(main, err)
	}
	return s, nil
}

func maxSizeOf(part string) int {
	switch {
	case strings.EqualFold(part, stylesPart), strings.EqualFold(part, "xl/calcChain.xml"):
		return maxTableSize
	case strings.HasSuffix(part, ".rels"), strings.EqualFold(part, "[Content_Types].xml"),
		strings.HasPrefix(part, "xl/workbook"), strings.HasPrefix(part, "xl/theme/"):
		return maxIndexSize
	}
	return maxUnpacked
}

// mainPart is the part of the workbook itself.
func mainPart(root *links) string {
	for _, link := range root.Links {
		if strings.HasSuffix(link.Type, "/officeDocument") {
			return strings.TrimPrefix(link.Target, "/")
		}
	}
	return ""
}

func assemble(z *container, main string, book *workbookPart, own *links) (*structure, error) {
	s := &structure{styles: stylesPart, date1904: isTrue(book.Properties.Date1904)}
	targets := make(map[string]string)
	for _, link := range own.Links {
		target := resolve(main, link.Target)
		if _, twice := targets[link.ID]; twice {
			return nil, fmt.Errorf("two parts are called %q", link.ID)
		}
		targets[link.ID] = target
		if strings.HasSuffix(link.Type, "/styles") {
			s.styles = target
		}
	}
	if len(book.Sheets) == 0 {
		return nil, errors.New("it has no sheets")
	}
	if len(book.Sheets) > maxSheets {
		return nil, fmt.Errorf("it has more than %d sheets", maxSheets)
	}
	names, parts := make(map[string]bool), make(map[string]bool)
	for _, sheet := range book.Sheets {
		part, ok := targets[sheet.Link]
		name := strings.ToLower(sheet.Name)
		switch {
		case !ok || !z.has(part):
			return nil, fmt.Errorf("sheet %q is missing", sheet.Name)
		case names[name]:
			return nil, fmt.Errorf("two sheets are called %q", sheet.Name)
		case parts[part]:
			return nil, fmt.Errorf("sheet %q is the same as another", sheet.Name)
		}
		names[name], parts[part] = true, true
		s.sheets = append(s.sheets, sheetPart{sheet.Name, part, strings.HasSuffix(strings.ToLower(sheet.State), "hidden")})
	}
	return s, nil
}

// resolve finds the part that a link of another part means.
func resolve(from, target string) string {
	target = strings.ReplaceAll(target, `\`, "/")
	if !strings.HasPrefix(target, "/") {
		target = path.Join(path.Dir(from), target)
	}
	return strings.TrimPrefix(path.Clean(target), "/")
}

func isTrue(text string) bool { return text == "1" || text == "true" || text == "on" }

// unmarshal reads a whole part into a value.
func unmarshal(z *container, name string, value any) error {
	part := z.byName[name]
	if part == nil {
		return errors.New("it is missing")
	}
	return read(part, func(reader io.Reader) error {
		err := newDecoder(reader).Decode(value)
		if errors.Is(err, io.EOF) {
			return errors.New("it is empty")
		}
		return err
	})
}
