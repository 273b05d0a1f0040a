// Package about tells what this program is: its version, when and from what it was built,
// and what it contains, with the licences of that.
package about

import (
	"bytes"
	"compress/gzip"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"runtime"
	"runtime/debug"
	"strings"
)

// What the linker is told (-X canterlaw/ui/about.version=0.1.0); "" where nobody told it.
var (
	version string
	commit  string
	date    string // of the build, such as 2016-07-27T10:02:00Z
)

// Version is what was built.
type Version struct {
	Version string `json:"version"` // "development" for what is no release
	Commit  string `json:"commit"`  // "" if it isn't known
	Built   string `json:"built"`   // when; "" if it isn't known
	Go      string `json:"go"`      // the release of Go
	System  string `json:"system"`  // such as linux/amd64
	Window  bool   `json:"window"`  // whether it has a window
}

// ThisVersion is that of the running program.
func ThisVersion() Version {
	v := Version{
		Version: version, Commit: commit, Built: date, Window: HasWindow,
		Go: runtime.Version(), System: runtime.GOOS + "/" + runtime.GOARCH,
	}
	if v.Version == "" {
		v.Version = "development"
	}
	if built, ok := debug.ReadBuildInfo(); ok && v.Commit == "" {
		for _, s := range built.Settings {
			if s.Key == "vcs.revision" {
				v.Commit = s.Value
			}
		}
	}
	return v
}

// Lines says it for people, a line each.
func (v Version) Lines() []string {
	lines := []string{"Canterlaw " + v.Version}
	if v.Commit != "" {
		lines = append(lines, "from commit "+v.Commit)
	}
	if v.Built != "" {
		lines = append(lines, "built "+v.Built)
	}
	window := "with its window"
	if !v.Window {
		window = "for the terminal, without a window"
	}
	return append(lines, fmt.Sprintf("%s, %s, %s", v.System, v.Go, window))
}

// OwnLicense is what there is to say of Canterlaw's own licence.
const OwnLicense = "Canterlaw’s owner has not chosen a licence for it yet."

// Component is something that the program contains.
type Component struct {
	Name    string `json:"name"`
	Version string `json:"version"` // "" where it has none
	// License names the licence where its text is one of the well-known ones.
	License string `json:"license"`
	Note    string `json:"note,omitempty"` // what else there is to say of it
	Texts   []Text `json:"texts"`          // as they came with it
}

// Text is a file that a licence stands in.
type Text struct {
	File string `json:"file"`
	Text string `json:"text"`
}

// collected is what the collector wrote (internal/collect).
//
//go:embed collected
var collected embed.FS

// CollectedFile is where the collector writes.
const CollectedFile = "collected/licenses.json.gz"

// Components lists what the program contains. Where licences were not collected for this
// build, the libraries stand there without them, and hasTexts is false.
func Components() (all []Component, hasTexts bool, err error) {
	packed, err := collected.ReadFile(CollectedFile)
	if errors.Is(err, fs.ErrNotExist) {
		return libraries(), false, nil
	}
	if err != nil {
		return nil, false, err
	}
	unpacked, err := gzip.NewReader(bytes.NewReader(packed))
	if err == nil {
		err = json.NewDecoder(unpacked).Decode(&all)
	}
	if err != nil {
		return nil, false, fmt.Errorf("reading the licences of what the program contains: %w", err)
	}
	return all, true, nil
}

// libraries are those that the program was linked with, as Go tells.
func libraries() (all []Component) {
	built, ok := debug.ReadBuildInfo()
	if !ok {
		return nil
	}
	for _, module := range built.Deps {
		all = append(all, Component{Name: module.Path, Version: module.Version})
	}
	return all
}

// Named gives the components whose names have a text in them.
func Named(all []Component, text string) (found []Component) {
	for _, c := range all {
		if strings.Contains(strings.ToLower(c.Name), strings.ToLower(text)) {
			found = append(found, c)
		}
	}
	return found
}
