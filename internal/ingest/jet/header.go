package jet

import (
	"crypto/rc4"
	"fmt"
	"strconv"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/htmlindex"
)

// Page 0, the description of the file.
const (
	versionOffset  = 0x14
	maskedOffset   = 0x18 // from here on the bytes are masked
	codePageOffset = 0x3C
	keyOffset      = 0x3E
)

// maskKey is the key of the mask, the same in every file: it hides nothing.
var maskKey = []byte{0xC7, 0xDA, 0x39, 0x6B}

// header is what page 0 says about the file.
type header struct {
	layout  *layout
	charset encoding.Encoding
}

func readHeader(data []byte) (header, error) {
	if len(data) < jet3.pageSize {
		return header{}, pageErrorf(0, "the file is cut short: %d bytes", len(data))
	}
	h := header{}
	switch version := data[versionOffset]; {
	case version == 0:
		h.layout = jet3
	case version <= 6: // 1 is Jet 4, the rest Access 2007 to 2019
		h.layout = jet4
	default:
		return header{}, pageErrorf(0, "version %d of the format is not known", version)
	}
	page, err := unmask(data, h.layout.masked)
	if err != nil {
		return header{}, err
	}
	if u32(page[keyOffset:]) != 0 {
		return header{}, fmt.Errorf("page 0: %w", ErrEncrypted)
	}
	if !h.layout.nameIsUCS2 {
		h.charset, err = charset(u16(page[codePageOffset:]))
	}
	return h, err
}

// unmask gives the beginning of page 0 in clear.
func unmask(data []byte, masked int) ([]byte, error) {
	mask, err := rc4.NewCipher(maskKey)
	if err != nil {
		return nil, err
	}
	page := append([]byte(nil), data[:maskedOffset+masked]...)
	mask.XORKeyStream(page[maskedOffset:], page[maskedOffset:])
	return page, nil
}

// codePages are those of Windows that go by another name than "windows-1252".
var codePages = map[int]string{
	0: "windows-1252", 866: "ibm866", 932: "shift_jis", 936: "gbk", 949: "euc-kr", 950: "big5", 10000: "macintosh",
}

// charset is the encoding of the texts of a Jet 3 database.
func charset(codePage int) (encoding.Encoding, error) {
	name, ok := codePages[codePage]
	if !ok {
		name = "windows-" + strconv.Itoa(codePage)
	}
	e, err := htmlindex.Get(name)
	if err != nil {
		return nil, pageErrorf(0, "code page %d is not known", codePage)
	}
	return e, nil
}
