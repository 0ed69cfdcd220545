package notation

import "testing"

// BenchmarkRead reads texts as they stand in most files.
func BenchmarkRead(b *testing.B) {
	readers := map[string]func(text string) error{
		"contract": func(text string) error { _, err := English.ReadContract(text); return err },
		"outcome":  func(text string) error { _, err := ReadOutcome(text); return err },
		"score":    func(text string) error { _, err := ReadScore(text); return err },
		"pair":     func(text string) error { _, err := ReadPair(text); return err },
		"remark":   func(text string) error { _, err := ReadRemark(text); return err },
	}
	for _, bb := range []struct {
		reader, text string
		wrong        bool
	}{
		{"contract", "4Hx", false},
		{"contract", "N 4♥ dbl +1", false},
		{"contract", "Ylva Quist / Åke Vik", true},
		{"outcome", "+1", false},
		{"outcome", "down 1", false},
		{"outcome", "Ylva Quist / Åke Vik", true},
		{"score", "-620", false},
		{"score", "420 NS", false},
		{"pair", "12", false},
		{"pair", "NS 12", false},
		{"remark", "TD called", false},
	} {
		b.Run(bb.reader+"/"+bb.text, func(b *testing.B) {
			for b.Loop() {
				if err := readers[bb.reader](bb.text); (err != nil) != bb.wrong {
					b.Fatal(err)
				}
			}
		})
	}
}
