package rulesdb

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"

	"canterlaw/rulesdb/userfile"
)

// DefaultFolder is the library folder used where none is named: canterlaw in the user's folder
// for settings. It need not exist yet. It is an error if the user has no folder for settings.
func DefaultFolder() (string, error) {
	settings, err := os.UserConfigDir()
	if err != nil {
		return "", fmt.Errorf("find the library folder: %w; name one with --library", err)
	}
	return filepath.Join(settings, "canterlaw"), nil
}

// newFile is a file of the library folder to be written.
type newFile struct {
	name    string
	content []byte
}

// replaceFiles writes files of the library folder, and the folders that they
// stand in. Each appears as a whole or not at all: readers see the old content
// or the new, also after a loss of power. If one can't be written, the others
// are as they were.
func replaceFiles(files []newFile) (err error) {
	var temporary []string // of each file
	defer func() {
		for _, name := range temporary {
			os.Remove(name) // those that were moved into place are no longer there
		}
	}()
	for _, file := range files {
		name, err := writeBeside(file)
		if err != nil {
			return &FolderError{Folder: filepath.Dir(file.name), Err: err}
		}
		temporary = append(temporary, name)
	}
	for i, file := range files {
		before, readErr := os.ReadFile(file.name)
		if err := os.Rename(temporary[i], file.name); err != nil {
			return &FolderError{Folder: filepath.Dir(file.name), Err: err}
		}
		defer func() {
			switch {
			case err == nil:
			case readErr != nil:
				os.Remove(file.name)
			default:
				if name, restoreErr := writeBeside(newFile{file.name, before}); restoreErr == nil {
					os.Rename(name, file.name)
				}
			}
		}()
	}
	return nil
}

// Changing runs a change of the library folder while no other program changes it: it waits until
// those are done that do. The system releases the lock of a program that ends, however it does.
// It is a *FolderError if the folder can't be made or locked, or else the error of the change.
func Changing(folder string, change func() error) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return &FolderError{Folder: folder, Err: err}
	}
	unlock, err := lockFolder(folder)
	if err != nil {
		return &FolderError{Folder: folder, Err: err}
	}
	defer unlock()
	return change()
}

// ReplaceFile writes a file of the user's, whole or not at all: whenever the program ends, the
// file has what it had or what it is to have. It is a *FolderError if the folder can't be
// written into.
func ReplaceFile(name string, content []byte) error {
	return replaceFiles([]newFile{{name, content}})
}

// writeBeside writes a file's content to a new one beside it, which loading
// overlooks, and waits until the disk has it. It gives that one's name.
func writeBeside(file newFile) (name string, err error) {
	folder := filepath.Dir(file.name)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", err
	}
	temporary, err := os.CreateTemp(folder, "."+filepath.Base(file.name)+".*")
	if err != nil {
		return "", err
	}
	_, err = temporary.Write(file.content)
	if err = errors.Join(err, temporary.Sync(), temporary.Close()); err != nil {
		os.Remove(temporary.Name())
		return "", err
	}
	return temporary.Name(), nil
}

// storedSuffix ends the names of files that imports write.
const storedSuffix = ".json"

// badFile is a file of the library that can't be used.
type badFile struct {
	name    string
	content []byte // nil if it could not be read
	err     error
}

// errOtherVersion is why a file that isn't damaged can't be used.
var errOtherVersion = errors.New("another version of Canterlaw wrote it")

// readStored reads the files that imports wrote into a folder of the library, in
// the order of their names. The folder need not be there.
func readStored[T any](folder string, read func(name string, content []byte) (T, error)) (good []T, bad []badFile) {
	entries, err := os.ReadDir(folder)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		bad = append(bad, badFile{name: folder,
			err: &userfile.Error{File: folder, Expected: "a folder of the library that can be read", Err: err}})
	}
	type result struct {
		value T
		bad   badFile
	}
	var results []*result
	var reading sync.WaitGroup
	for _, entry := range entries {
		if filepath.Ext(entry.Name()) != storedSuffix || strings.HasPrefix(entry.Name(), ".") {
			continue
		}
		r := &result{bad: badFile{name: filepath.Join(folder, entry.Name())}}
		results = append(results, r)
		reading.Go(func() {
			content, err := os.ReadFile(r.bad.name)
			if err != nil {
				r.bad.err = &userfile.Error{File: r.bad.name, Expected: "a file that can be read", Err: err}
				return
			}
			r.bad.content = content
			r.value, r.bad.err = read(r.bad.name, content)
		})
	}
	reading.Wait()
	for _, r := range results {
		if r.bad.err == nil {
			good = append(good, r.value)
		} else {
			bad = append(bad, r.bad)
		}
	}
	return good, bad
}

// setAside renames the file if it is damaged, and tells what is wrong with it.
func (b badFile) setAside() error {
	if b.content == nil || errors.Is(b.err, errOtherVersion) {
		return b.err
	}
	if now, err := os.ReadFile(b.name); err != nil || !bytes.Equal(now, b.content) {
		return b.err // another program is changing it
	}
	return setAside(b.name, b.err)
}

// FolderError says that the library folder can't be written to. Nothing of it
// has changed.
type FolderError struct {
	Folder string
	Err    error // why
}

// Error names the folder, the reason, and what to do.
func (e *FolderError) Error() string {
	expected := "a folder that can be written to: see to that"
	switch {
	case errors.Is(e.Err, fs.ErrPermission):
		expected = "a folder that you may change: give yourself the right to"
	case errors.Is(e.Err, syscall.ENOSPC):
		expected = "room for what is imported: make some on that disk"
	}
	return fmt.Sprintf("the library folder %s can't be written to: %v; expected %s, or name another with --library DIR",
		e.Folder, userfile.SystemReason(e.Err), expected)
}

// Unwrap gives the reason.
func (e *FolderError) Unwrap() error { return e.Err }
