package main

import (
	"fmt"
	"runtime"
	"strings"

	"github.com/spf13/pflag"

	"bridgecalc/internal/batch"
	"bridgecalc/internal/event"
	"bridgecalc/internal/ingest"
	"bridgecalc/internal/settings"
)

// settingFlags are one flag for each setting, and the one for a file of them.
type settingFlags struct {
	flags *pflag.FlagSet
	file  *string
}

func addSettingFlags(flags *pflag.FlagSet) settingFlags {
	for _, k := range settings.Keys() {
		flags.String(k.Name, "", k.About)
	}
	return settingFlags{flags: flags, file: flags.String("settings", "", "")}
}

// options are what the flags say, once they are parsed.
func (f *settingFlags) options() (batch.Options, error) {
	layer, err := f.layer()
	return batch.Options{SettingsFile: *f.file, Flags: layer}, err
}

// layer is what the flags say of the settings.
func (f *settingFlags) layer() (settings.Layer, error) {
	var layer settings.Layer
	scratch := settings.Default()
	for _, k := range settings.Keys() {
		flag := f.flags.Lookup(k.Name)
		if !flag.Changed {
			continue
		}
		value := strings.TrimSpace(flag.Value.String())
		if err := k.Set(&scratch, value); err != nil {
			return nil, &usageError{text: "--" + err.Error(), hint: seeHelp("settings")}
		}
		layer = append(layer, event.Setting{Key: k.Name, Value: value, At: event.Position{File: "--" + k.Name}})
	}
	reading := ingest.Options{Encoding: scratch.Encoding}
	if err := reading.Validate(); err != nil {
		return nil, &usageError{text: err.Error()}
	}
	return layer, nil
}

// runFlags are those of the commands that take many files: the settings, and how
// the run goes.
type runFlags struct {
	settings settingFlags
	session  *bool
	sections *bool
	strict   *bool
	quiet    *bool
	jobs     *int
}

func addRunFlags(flags *pflag.FlagSet) runFlags {
	return runFlags{
		settings: addSettingFlags(flags),
		session:  flags.Bool("session", false, ""),
		sections: flags.Bool("sections", false, ""),
		strict:   flags.Bool("strict", false, ""),
		quiet:    flags.Bool("quiet", false, ""),
		jobs:     flags.Int("jobs", runtime.GOMAXPROCS(0), ""),
	}
}

// options are what the flags say, once they are parsed.
func (f *runFlags) options(p *printer) (batch.Options, error) {
	options, err := f.settings.options()
	if err != nil {
		return options, err
	}
	p.quiet = *f.quiet
	options.Strict, options.Jobs, options.Session, options.Sections = *f.strict, *f.jobs, *f.session, *f.sections
	const mostJobs = 1000
	if *f.jobs < 1 || *f.jobs > mostJobs {
		return options, &usageError{text: fmt.Sprintf("--jobs %d: write how many files are worked on at a time, from 1 to %d", *f.jobs, mostJobs)}
	}
	if err := options.Validate(); err != nil {
		return options, &usageError{text: err.Error(), hint: "leave it out: each file is an event of its own then"}
	}
	return options, nil
}
