package scenario

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// FilesAt lists the file at a path, or the .yaml files in and beneath the
// folder there. It is an error if there is neither, or the folder can't be read.
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
