package bbo

import (
	"fmt"
	"strings"
)

// substitution is one pair's players, as the part #Substitutions lists them: the
// pair's number stands in the first line of each.
type substitution struct {
	line    int
	pair    string
	players []string
}

func (r *reader) substitution(line int, fields []string) {
	of := func(word string) string { return r.head.Of(fields, word) }
	if pair := of("pair"); pair != "" {
		r.endSubstitution()
		r.substituted = substitution{line: line, pair: pair}
	}
	if r.substituted.pair == "" {
		r.said.Error(line, hintExport, "the substitutes have no pair's number")
		return
	}
	who := label(of("name1"), of("name2"))
	if boards := of("played"); boards != "" {
		who += fmt.Sprintf(" (%s)", boards)
	}
	r.substituted.players = append(r.substituted.players, who)
}

// endSubstitution tells the director who played as a pair.
func (r *reader) endSubstitution() {
	if s := &r.substituted; len(s.players) > 0 {
		r.said.Warn(s.line, "look whether they may be ranked as one pair", "as pair %s played, with the number of boards: %s",
			s.pair, strings.Join(s.players, "; "))
	}
	r.substituted = substitution{}
}
