package bridge

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// example is one worked example of testdata/scoring.json.
type example struct {
	Topic    string
	Input    json.RawMessage
	Expected json.RawMessage
	Source   string // who published it, and how it was checked
}

// topics has the test of each topic. A topic without examples fails, as does one without a test.
var topics = map[string]func(t *testing.T, e example){
	"duplicate_score":          exampleOf(testDuplicateScore),
	"imp":                      exampleOf(testIMP),
	"team_match":               exampleOf(testTeamMatch),
	"legal_scores":             exampleOf(testLegalScores),
	"text_error":               exampleOf(testTextError),
	"board":                    exampleOf(testBoard),
	"vp_wbf_continuous":        exampleOf(testVictoryPoints),
	"vp_wbf_continuous_column": exampleOf(testVictoryColumn),
}

func TestPublishedExamples(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("testdata", "scoring.json"))
	if err != nil {
		t.Fatal(err)
	}
	var examples []example
	if err := strictUnmarshal(data, &examples); err != nil {
		t.Fatal(err)
	}
	byTopic := make(map[string][]example)
	for _, e := range examples {
		byTopic[e.Topic] = append(byTopic[e.Topic], e)
	}
	for topic := range byTopic {
		if topics[topic] == nil {
			t.Errorf("topic %q has no test", topic)
		}
	}
	for topic, test := range topics {
		t.Run(topic, func(t *testing.T) {
			if len(byTopic[topic]) == 0 {
				t.Error("no examples")
			}
			for _, e := range byTopic[topic] {
				t.Run(string(e.Input), func(t *testing.T) {
					test(t, e)
					if t.Failed() {
						t.Logf("source: %s", e.Source)
					}
				})
			}
		})
	}
}

// exampleOf decodes an example for its test. A field that the test does not know is an error, so
// that no part of an example goes unchecked.
func exampleOf[In, Out any](test func(t *testing.T, in In, want Out)) func(*testing.T, example) {
	return func(t *testing.T, e example) {
		var in In
		if err := strictUnmarshal(e.Input, &in); err != nil {
			t.Fatalf("input: %v", err)
		}
		var want Out
		if err := strictUnmarshal(e.Expected, &want); err != nil {
			t.Fatalf("expected: %v", err)
		}
		test(t, in, want)
	}
}

func strictUnmarshal(data []byte, v any) error {
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	return decoder.Decode(v)
}

// readCSV returns the rows of a table in testdata below its header, which must be as given.
func readCSV(t *testing.T, name string, header ...string) [][]string {
	t.Helper()
	file, err := os.Open(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	rows, err := csv.NewReader(file).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if len(rows) == 0 || strings.Join(rows[0], ",") != strings.Join(header, ",") {
		t.Fatalf("%s: header is not %q", name, header)
	}
	return rows[1:]
}

func atoi(t *testing.T, s string) int {
	t.Helper()
	n, err := strconv.Atoi(s)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// hundredths reads victory points printed to two decimals.
func hundredths(t *testing.T, vp string) int {
	t.Helper()
	whole, decimals, _ := strings.Cut(vp, ".")
	if len(decimals) != 2 {
		t.Fatalf("%q does not have two decimals", vp)
	}
	return atoi(t, whole+decimals)
}

func mustParseContract(t testing.TB, s string) Contract {
	t.Helper()
	contract, err := ParseContract(s)
	if err != nil {
		t.Fatal(err)
	}
	return contract
}
