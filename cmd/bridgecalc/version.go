package main

import "runtime/debug"

// release is set by the build of a release: -ldflags "-X main.release=v1.2.3".
var release string

// version names the release, or the revision that was built.
func version() string {
	if release != "" {
		return release
	}
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	for _, setting := range info.Settings {
		if setting.Key == "vcs.revision" && len(setting.Value) >= 12 {
			return "development, revision " + setting.Value[:12]
		}
	}
	return "development"
}
