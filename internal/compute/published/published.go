// Package published reads worked examples for tests: numbers that others
// published, and where.
package published

import (
	"encoding/json"
	"math/big"
	"os"
	"strings"
	"testing"
)

// Example is one worked example.
type Example[In, Out any] struct {
	Input    In
	Expected Out
	Source   string
}

// Examples reads the examples of a topic from a file. A topic without any is a
// failure, and so is a field that the test does not know: no example, and no
// part of one, goes unchecked.
func Examples[In, Out any](t *testing.T, path, topic string) []Example[In, Out] {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var rows []struct {
		Topic           string
		Input, Expected json.RawMessage
		Source          string
	}
	unmarshal(t, data, &rows)
	var found []Example[In, Out]
	for _, row := range rows {
		if row.Topic != topic {
			continue
		}
		e := Example[In, Out]{Source: row.Source}
		unmarshal(t, row.Input, &e.Input)
		unmarshal(t, row.Expected, &e.Expected)
		found = append(found, e)
	}
	if len(found) == 0 {
		t.Fatalf("no examples of topic %q", topic)
	}
	return found
}

func unmarshal(t *testing.T, data []byte, v any) {
	t.Helper()
	decoder := json.NewDecoder(strings.NewReader(string(data)))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(v); err != nil {
		t.Fatalf("%s: %v", data, err)
	}
}

// Rounded prints a number with as many decimals as the example has.
func Rounded(r *big.Rat, like string) string {
	_, decimals, _ := strings.Cut(like, ".")
	return r.FloatString(len(decimals))
}
