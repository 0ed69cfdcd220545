package xlsx

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"io"
)

// maker is who made a workbook, in its properties.
const maker = "bridgecalc"

// IsOurs reports whether a workbook was written by this package: its
// properties say so.
func IsOurs(data []byte) bool {
	archive, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return false
	}
	file, err := archive.Open("docProps/core.xml")
	if err != nil {
		return false
	}
	defer file.Close()
	var properties struct {
		Creator string `xml:"creator"`
	}
	// The properties are short. A file that says otherwise is not read whole.
	const most = 1 << 16
	err = xml.NewDecoder(io.LimitReader(file, most)).Decode(&properties)
	return err == nil && properties.Creator == maker
}
