package material

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/image/font/gofont/goregular"

	"bridgecalc/internal/event"
	"bridgecalc/internal/settings"
)

func file(t *testing.T, name string, data []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func picture(width, height int) image.Image {
	m := image.NewNRGBA64(image.Rect(0, 0, width, height)) // 16 bits a channel
	for x := range width {
		m.Set(x, height/2, color.NRGBA64{0xFFFF, 0, 0, 0x8000})
	}
	return m
}

func pngOf(t testing.TB, m image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func jpegOf(t testing.TB, m image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := jpeg.Encode(&b, m, nil); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// claim is a PNG file that says that it is as large as this, and has nothing.
func claim(width, height uint32) []byte {
	header := binary.BigEndian.AppendUint32(nil, width)
	header = binary.BigEndian.AppendUint32(header, height)
	header = append([]byte("IHDR"), append(header, 8, 6, 0, 0, 0)...)
	b := append([]byte("\x89PNG\r\n\x1a\n"), 0, 0, 0, 13)
	b = append(b, header...)
	return binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(header))
}

func TestLogo(t *testing.T) {
	for name, tt := range map[string]struct {
		data          []byte
		width, height int
	}{
		"small.png":    {pngOf(t, picture(40, 20)), 40, 20},
		"photo.jpeg":   {jpegOf(t, picture(400, 100)), 400, 100},
		"large.png":    {pngOf(t, picture(1440, 300)), 720, 150},
		"high.jpg":     {jpegOf(t, picture(10, 1440)), 5, 720},
		"thin.png":     {pngOf(t, picture(2000, 1)), 720, 1},
		"wrongly.jpeg": {pngOf(t, picture(3, 3)), 3, 3}, // the bytes decide
	} {
		logo, err := Logo(file(t, name, tt.data))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if logo.Width != tt.width || logo.Height != tt.height {
			t.Errorf("%s: %d × %d, want %d × %d", name, logo.Width, logo.Height, tt.width, tt.height)
		}
		// PDF knows neither 16 bits nor interlacing.
		config, err := png.DecodeConfig(bytes.NewReader(logo.PNG))
		if err != nil || config.Width != tt.width || logo.PNG[24] != 8 || logo.PNG[28] != 0 {
			t.Errorf("%s: drawn as %v, depth %d, interlaced %d (error %v)", name, config, logo.PNG[24], logo.PNG[28], err)
		}
	}
	if logo, err := Logo(""); logo != nil || err != nil {
		t.Errorf("no path: %v, %v", logo, err)
	}
}

func TestLogoErrors(t *testing.T) {
	whole := pngOf(t, picture(40, 20))
	for name, tt := range map[string]struct {
		data []byte
		want string
	}{
		"empty":      {nil, "neither a PNG nor a JPEG"},
		"text":       {[]byte("<svg/>"), "neither a PNG nor a JPEG"},
		"gif":        {[]byte("GIF89a"), "neither a PNG nor a JPEG"},
		"half":       {whole[:len(whole)/2], "damaged"},
		"start":      {whole[:8], "damaged"},
		"jpeg start": {[]byte("\xff\xd8\xff\xe0"), "damaged"},
		"bomb":       {claim(60000, 60000), "too large"},
		"wide":       {claim(1<<31-1, 1), "too large"},
		"bytes":      {make([]byte, mostBytes+1), "too large"},
	} {
		path := file(t, "logo.png", tt.data)
		_, err := Logo(path)
		checkError(t, name, err, path, tt.want)
	}
	missing := filepath.Join(t.TempDir(), "logo.png")
	_, err := Logo(missing)
	checkError(t, "missing", err, missing, "no such file")
	_, err = Logo(filepath.Dir(missing))
	checkError(t, "folder", err, filepath.Dir(missing), "not a file")
}

// checkError checks that an error names the file and says what to do.
func checkError(t *testing.T, name string, err error, path, want string) {
	t.Helper()
	var wrong *Error
	if !errors.As(err, &wrong) || wrong.Path != path || !strings.Contains(wrong.Text, want) || wrong.Hint == "" {
		t.Errorf("%s: error %#v, want one with %q", name, err, want)
	}
}

func TestFont(t *testing.T) {
	if data, err := Font(file(t, "own.ttf", goregular.TTF)); err != nil || !bytes.Equal(data, goregular.TTF) {
		t.Errorf("a good font: error %v", err)
	}
	if data, err := Font(""); data != nil || err != nil {
		t.Errorf("no path: %v, %v", data, err)
	}
	for name, tt := range map[string]struct {
		data []byte
		want string
	}{
		"empty":      {nil, "not a TrueType font"},
		"PostScript": {[]byte("OTTO\x00\x0a"), "not a TrueType font"},
		"collection": {[]byte("ttcf"), "not a TrueType font"},
		"half":       {goregular.TTF[:1000], "damaged"},
		"large":      {make([]byte, mostFontBytes+1), "too large"},
	} {
		path := file(t, "own.ttf", tt.data)
		_, err := Font(path)
		checkError(t, name, err, path, tt.want)
	}
}

func TestCheck(t *testing.T) {
	in := settings.Default()
	if got := Check(in); len(got) != 0 {
		t.Errorf("nothing named: %v", got)
	}
	in.Logo = file(t, "logo.png", pngOf(t, picture(4, 4)))
	in.Font = file(t, "own.ttf", []byte("no"))
	got := Check(in)
	if len(got) != 1 || got[0].At.File != in.Font || got[0].Severity != event.Error || got[0].Hint == "" {
		t.Errorf("a wrong font: %v", got)
	}
}

func FuzzLogo(f *testing.F) {
	f.Add(pngOf(f, picture(3, 2)))
	f.Add(jpegOf(f, picture(3, 2)))
	f.Add(claim(60000, 60000))
	f.Fuzz(func(t *testing.T, data []byte) {
		p, err := draft(data)
		if err != nil {
			return
		}
		config, err := png.DecodeConfig(bytes.NewReader(p.PNG))
		if err != nil || config.Width != p.Width || config.Height != p.Height || max(p.Width, p.Height) > largest {
			t.Errorf("%d × %d, drawn as %v (error %v)", p.Width, p.Height, config, err)
		}
	})
}
