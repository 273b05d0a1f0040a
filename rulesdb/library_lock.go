//go:build !js

package rulesdb

import (
	"path/filepath"

	"github.com/rogpeppe/go-internal/lockedfile"
)

// lockFolder waits until no other program changes a folder, and keeps them from it.
func lockFolder(folder string) (unlock func(), err error) {
	return lockedfile.MutexAt(filepath.Join(folder, lockName)).Lock()
}
