package rulesdb

import (
	"fmt"
	"os"
	"path/filepath"
)

// DefaultFolder is the library folder used where none is named: canterlaw in
// the user's folder for settings. It need not exist yet.
func DefaultFolder() (string, error) {
	settings, err := os.UserConfigDir()
	if err != nil {
		return "", fmt.Errorf("find the library folder: %w; name one with --library", err)
	}
	return filepath.Join(settings, "canterlaw"), nil
}

// replaceFile writes a file of the library folder, which it creates if need
// be. The file appears as a whole or not at all: readers see the old content
// or the new, also after a loss of power.
func replaceFile(name string, content []byte) (err error) {
	folder := filepath.Dir(name)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	temporary, err := os.CreateTemp(folder, "."+filepath.Base(name)+".*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			temporary.Close()
			os.Remove(temporary.Name())
		}
	}()
	if _, err := temporary.Write(content); err != nil {
		return err
	}
	if err := temporary.Sync(); err != nil {
		return err
	}
	if err := temporary.Close(); err != nil {
		return err
	}
	return os.Rename(temporary.Name(), name)
}
