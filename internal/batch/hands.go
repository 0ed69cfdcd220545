package batch

import (
	"path/filepath"
	"slices"

	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest"
)

// SplitHands parts the files of hand records from the inputs that they belong to: by their
// names, or because there is one input. Hands is the file for that one input; the problems
// are warnings of files that belong to none. Hand records alone stay inputs, and are
// refused as such.
func SplitHands(inputs []string) (results []string, hands string, problems event.Problems) {
	var records []string
	for _, path := range inputs {
		if ingest.IsHands(path) {
			records = append(records, path)
		} else {
			results = append(results, path)
		}
	}
	if len(results) == 0 {
		return inputs, "", nil
	}
	for _, path := range records {
		switch belongs := slices.ContainsFunc(results, func(input string) bool { return ingest.HandsBelong(path, input) }); {
		case belongs:
		case len(results) == 1 && hands == "":
			hands = path
		default:
			problems.Add(event.Problem{
				Severity: event.Warning, At: event.Position{File: filepath.Base(path)}, Text: "it is not certain to which results these hand records belong",
				Hint: "call the file as that of the results, with " + ingest.HandsSuffix + " behind: tuesday" + ingest.HandsSuffix + ".pbn",
			})
		}
	}
	return results, hands, problems
}
