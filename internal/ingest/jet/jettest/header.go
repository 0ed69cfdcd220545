package jettest

import "crypto/rc4"

// header fills page 0, whose part from byte 24 on is masked with a key that is
// the same in every file.
func (b *builder) header() {
	p := b.pages[0]
	copy(p, "\x00\x01\x00\x00Standard Jet DB\x00")
	masked := 126
	if b.format == Jet4 {
		p[0x14] = 1
		masked = 128
	}
	put16(p[0x3C:], 1252)
	MaskHeader(p[0x18:][:masked])
}

// MaskHeader masks the part of page 0 that is masked, or lays it open.
func MaskHeader(part []byte) {
	mask, err := rc4.NewCipher([]byte{0xC7, 0xDA, 0x39, 0x6B})
	if err != nil {
		panic(err)
	}
	mask.XORKeyStream(part, part)
}
