package main

import (
	"strings"
	"testing"

	"github.com/spf13/pflag"
)

// TestHelp finds a flag that no help text explains. The settings have a text of
// their own, to which those of the commands lead.
func TestHelp(t *testing.T) {
	for _, command := range []string{"score", "check", "settings"} {
		text := helpText(command)
		if command != "settings" {
			if !strings.Contains(strings.Join(strings.Fields(text), " "), "bridgecalc help settings lists them") {
				t.Errorf("help %s does not lead to help settings", command)
			}
			text += helpText("settings")
		}
		flags := newFlagSet(command, &printer{})
		if command == "settings" {
			addSettingFlags(flags)
		} else {
			addRunFlags(flags)
		}
		flags.VisitAll(func(f *pflag.Flag) {
			if !strings.Contains(text, "\n  --"+f.Name+" ") {
				t.Errorf("%s takes --%s, and no help says what it is for", command, f.Name)
			}
		})
	}
}
