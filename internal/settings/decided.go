package settings

import "bridgecalc/internal/event"

// WaysToScore returns the names of the settings that decide what a board is worth,
// and who wins.
func WaysToScore() []string {
	return []string{
		"scoring", "swiss-boards", "scale", "unequal", "expected", "averages", "sitout", "once", "once-fouled", "winners", "field", "trim", "datum-round",
		"ximp", "ximp-cap", "ximp-unequal", "aplus-imps", "vp", "bye-vp", "tiebreak", "rank-by",
	}
}

// Ways returns the names of all settings that decide results, of any contest.
func Ways() []string { return append(WaysToScore(), waysOfOthers()...) }

// waysOfOthers are the same of matches and of deals in order.
func waysOfOthers() []string {
	return []string{"comparisons", "missing-boards", "knock-out", "patton", "chicago"}
}

// Decided returns what decides results and is not the default, apart from the way of
// scoring itself and from tables in files of their own.
func (s Settings) Decided() []event.Setting {
	var decided []event.Setting
	usual := Default()
	for _, name := range Ways() {
		key, _ := Find(name)
		value := key.Written(s)
		if name == "scoring" || value == key.Written(usual) || key.Kind == PathOrChoice && s.VP.Kind == VPTable {
			continue
		}
		decided = append(decided, event.Setting{Key: name, Value: value})
	}
	return decided
}
