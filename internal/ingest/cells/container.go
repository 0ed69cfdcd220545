package cells

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"strings"

	"golang.org/x/text/encoding/htmlindex"

	"bridgecalc/internal/event"
)

// Limits on what a workbook unpacks to: a few hundred kilobytes of zip can hold
// gigabytes of nothing.
const (
	maxUnpacked = 64 << 20
	maxParts    = 10_000
	maxRatio    = 250 // of unpacked to packed, for XML of some size; sheets have 10 to 50
	ratioFrom   = 4 << 20
)

const encrypted = 1 << 0 // the flag of a part that a password locks

// container is the zip file that a workbook is.
type container struct {
	parts  []*zip.File
	byName map[string]*zip.File
}

func newContainer(data []byte) (*container, error) {
	reader, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, err
	}
	c := &container{parts: reader.File, byName: make(map[string]*zip.File)}
	for _, part := range c.parts {
		c.byName[partName(part)] = part
	}
	return c, nil
}

// partName is a part's name with the slashes that some writers turn round.
func partName(part *zip.File) string { return strings.ReplaceAll(part.Name, `\`, "/") }

func (c *container) has(name string) bool { return c.byName[name] != nil }

// check goes by what the archive states, before anything is unpacked;
// archive/zip holds every part to its stated size.
func (c *container) check() *event.Problem {
	if len(c.parts) > maxParts {
		return refuse(fmt.Sprintf("the workbook is too large: it has %d parts", len(c.parts)), copyOver)
	}
	var unpacked uint64
	for _, part := range c.parts {
		if unpacked += min(part.UncompressedSize64, maxUnpacked+1); unpacked > maxUnpacked {
			return refuse(fmt.Sprintf("the workbook is too large: more than %d MB unpacked", maxUnpacked>>20), copyOver)
		}
	}
	seen := make(map[string]bool)
	for _, part := range c.parts {
		if part.Flags&encrypted != 0 {
			return refuseKind(kindProtected)
		}
		if isXML(part) && part.UncompressedSize64 > max(ratioFrom, maxRatio*part.CompressedSize64) {
			return damaged(part.Name, fmt.Errorf("it unpacks to more than %d times its size", maxRatio))
		}
		// Some readers tell small letters from large ones, and some do not.
		name := strings.ToLower(partName(part))
		if seen[name] {
			return damaged(part.Name, errors.New("it is there twice"))
		}
		seen[name] = true
	}
	return nil
}

const (
	copyOver = "copy the results into a new workbook"
	resave   = "open it in Excel or LibreOffice, save it again as .xlsx, and try again"
)

func damaged(part string, err error) *event.Problem {
	return refuse(fmt.Sprintf("the workbook is damaged: %s: %v", part, err), resave)
}

// read gives a part to take, and reads it to its end, where its checksum is.
func read(part *zip.File, take func(io.Reader) error) error {
	reader, err := part.Open()
	if err != nil {
		return err
	}
	defer reader.Close()
	sum := crc32.NewIEEE()
	whole := io.TeeReader(reader, sum)
	if err := take(whole); err != nil {
		return err
	}
	if _, err := io.Copy(io.Discard, whole); err != nil {
		return err
	}
	if sum.Sum32() != part.CRC32 { // archive/zip takes 0 for not known
		return zip.ErrChecksum
	}
	return nil
}

// checkPart reads a part that nothing is wanted from: it must be whole, and
// well-formed if it is XML.
func checkPart(part *zip.File) error {
	return read(part, func(reader io.Reader) error {
		if !isXML(part) {
			return nil
		}
		return followXML(reader, func(xml.Token) error { return nil })
	})
}

// isXML goes by the name. What other programs keep with a workbook is their own
// business, and may be in any encoding.
func isXML(part *zip.File) bool {
	if strings.HasPrefix(partName(part), "customXml/") {
		return false
	}
	return strings.HasSuffix(part.Name, ".xml") || strings.HasSuffix(part.Name, ".rels")
}

// followXML shows all tokens of a document, which must be well formed.
func followXML(reader io.Reader, see func(xml.Token) error) error {
	decoder := newDecoder(reader)
	depth, begun := 0, false
	for {
		token, err := decoder.Token()
		switch {
		case errors.Is(err, io.EOF) && !begun:
			return errors.New("it is empty")
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return err
		}
		switch t := token.(type) {
		case xml.StartElement:
			if depth == 0 && begun {
				return fmt.Errorf("<%s> stands after the end", t.Name.Local)
			}
			depth, begun = depth+1, true
		case xml.EndElement:
			depth--
		case xml.CharData:
			if depth == 0 && !isBlank(t) {
				return errors.New("there is text outside of the XML")
			}
		}
		if err := see(token); err != nil {
			return err
		}
	}
}

// isBlank allows for the byte order mark that may stand before everything.
func isBlank(text []byte) bool {
	return len(bytes.Trim(text, " \t\r\n\uFEFF")) == 0
}

func newDecoder(reader io.Reader) *xml.Decoder {
	decoder := xml.NewDecoder(reader)
	decoder.CharsetReader = func(name string, input io.Reader) (io.Reader, error) {
		e, err := htmlindex.Get(name)
		if err != nil {
			return nil, err
		}
		return e.NewDecoder().Reader(input), nil
	}
	return decoder
}
