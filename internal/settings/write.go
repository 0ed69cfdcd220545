package settings

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/pelletier/go-toml/v2"
)

// Write writes the settings as a settings file that [ReadFile] reads: of every
// key what it decides, what may be written, where the value comes from, and the
// value. What is not set stands in a comment.
func (s *Settled) Write() (string, error) {
	var b strings.Builder
	for i, k := range Keys() {
		from := "the default"
		if said, ok := s.From(k.Name); ok {
			from = said.At.String()
			if !printable(from) {
				from = strconv.Quote(from) // a line end in the name of a folder
			}
		}
		if i > 0 {
			b.WriteByte('\n')
		}
		fmt.Fprintf(&b, "# %s: %s.\n# Write %s.\n# From: %s\n", k.Name, k.About, k.Values, from)
		line, err := k.line(s.Settings)
		if err != nil {
			return "", err
		}
		b.WriteString(line)
	}
	return b.String(), nil
}

// line is a key with its value as a line of a settings file.
func (k *Key) line(s Settings) (string, error) {
	value := k.Written(s)
	if _, ok := whole(value); ok && k.Kind == Choice {
		return fmt.Sprintf("%s = %s\n", k.Name, value), nil
	}
	line, err := toml.Marshal(map[string]string{k.Name: value})
	if err != nil {
		return "", fmt.Errorf("writing %s: %w", k.Name, err)
	}
	if value == "" {
		return "# " + string(line), nil
	}
	return string(line), nil
}
