package scenario

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync"

	"canterlaw/rulesdb"
)

// RunPaths runs scenarios as [Run] does, side by side: those of the files, and
// those of all .yaml files in the folders and beneath them. Reports are in the
// order of the paths, and within a folder of the files' names.
//
// A file that isn't a scenario doesn't keep the others from running: its report has
// an Error. The error tells of every such file; each has a [*FileError] in it.
func RunPaths(lib *rulesdb.Library, paths []string) ([]Report, error) {
	var reports []Report
	var scenarios []*Scenario // by their place in the reports; nil where a file is none
	var refused []error
	add := func(file string, s *Scenario, err error) {
		report := Report{File: file}
		if err != nil {
			refused = append(refused, err)
			report.Error = err.Error()
		}
		reports, scenarios = append(reports, report), append(scenarios, s)
	}
	for _, path := range paths {
		files, err := FilesAt(path)
		if err != nil {
			add(path, nil, err)
		}
		for _, file := range files {
			s, err := Load(lib, file)
			add(file, s, err)
		}
	}
	var running sync.WaitGroup
	for i, s := range scenarios {
		if s != nil {
			running.Go(func() { reports[i] = Run(s) })
		}
	}
	running.Wait()
	return reports, errors.Join(refused...)
}

// FilesAt lists the file at a path, or the .yaml files in and beneath the
// folder there.
func FilesAt(path string) ([]string, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, fmt.Errorf("looking for scenarios: %w", err)
	}
	if !info.IsDir() {
		return []string{path}, nil
	}
	var files []string
	err = filepath.WalkDir(path, func(file string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() && filepath.Ext(file) == ".yaml" {
			files = append(files, file)
		}
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("looking for scenarios: %w", err)
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("%s: found no .yaml file in or beneath it; expected a scenario, or a folder of them",
			path)
	}
	return files, nil
}
