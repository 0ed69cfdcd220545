package material

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"

	"golang.org/x/image/draw"
)

// Picture is a picture that every format can show.
type Picture struct {
	PNG           []byte // 8 bits a channel, not interlaced
	Width, Height int    // in pixels
}

const (
	mostBytes  = 8 << 20
	mostPixels = 10_000_000
	// largest is the longer side, in pixels, of what goes into a document: 300
	// a inch at the size at which logos are printed, and more.
	largest = 720
)

// logoHint says what a logo may be.
const logoHint = "use a PNG or JPEG picture of at most 8 MB and 10 million pixels"

// Logo reads a picture, PNG or JPEG. It is drawn anew, so that nothing of the
// file but what it shows gets into the documents. No path is no picture.
func Logo(path string) (*Picture, error) {
	if path == "" {
		return nil, nil
	}
	data, err := read(path, mostBytes, logoHint)
	if err != nil {
		return nil, err
	}
	p, err := draft(data)
	if err != nil {
		return nil, &Error{path, err.Error(), logoHint}
	}
	return p, nil
}

// decoder is what reads pictures of one kind.
type decoder struct {
	config func(r *bytes.Reader) (image.Config, error)
	decode func(r *bytes.Reader) (image.Image, error)
}

func decoderOf(data []byte) (d decoder, ok bool) {
	switch {
	case bytes.HasPrefix(data, []byte("\x89PNG\r\n\x1a\n")):
		return decoder{
			func(r *bytes.Reader) (image.Config, error) { return png.DecodeConfig(r) },
			func(r *bytes.Reader) (image.Image, error) { return png.Decode(r) },
		}, true
	case bytes.HasPrefix(data, []byte("\xff\xd8\xff")):
		return decoder{
			func(r *bytes.Reader) (image.Config, error) { return jpeg.DecodeConfig(r) },
			func(r *bytes.Reader) (image.Image, error) { return jpeg.Decode(r) },
		}, true
	}
	return decoder{}, false
}

// draft makes a picture for documents of the bytes of a file. A file says
// first how large its picture is: one that would take too much memory is not
// decoded.
func draft(data []byte) (*Picture, error) {
	d, ok := decoderOf(data)
	if !ok {
		return nil, fmt.Errorf("this is neither a PNG nor a JPEG picture")
	}
	config, err := d.config(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("the picture is damaged (%w)", err)
	}
	if config.Width < 1 || config.Height < 1 || config.Width > mostPixels/config.Height {
		return nil, fmt.Errorf("the picture has %d × %d pixels, which is too large", config.Width, config.Height)
	}
	decoded, err := d.decode(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("the picture is damaged (%w)", err)
	}
	width, height := config.Width, config.Height
	if longer := max(width, height); longer > largest {
		width, height = max(1, width*largest/longer), max(1, height*largest/longer)
	}
	drawn := image.NewNRGBA(image.Rect(0, 0, width, height))
	draw.CatmullRom.Scale(drawn, drawn.Bounds(), decoded, decoded.Bounds(), draw.Src, nil)
	var out bytes.Buffer
	if err := png.Encode(&out, drawn); err != nil {
		return nil, fmt.Errorf("the picture cannot be used (%w)", err)
	}
	return &Picture{PNG: out.Bytes(), Width: width, Height: height}, nil
}
