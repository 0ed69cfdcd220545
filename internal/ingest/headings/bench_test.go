package headings

import "testing"

// BenchmarkLookUp looks up words as they stand in the first rows of sheets.
func BenchmarkLookUp(b *testing.B) {
	v := Of("sv")
	for _, text := range []string{"Bricka", "Poäng NS", "Ylva Quist - Åke Vik", "4♠x", "620"} {
		b.Run(text, func(b *testing.B) {
			word := Plain(text)
			for b.Loop() {
				v.LookUp(word)
			}
		})
	}
	b.Run("Plain", func(b *testing.B) {
		for b.Loop() {
			Plain("Ylva Quist - Åke Vik")
		}
	})
}
