package rulesdb

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
)

// TestReadersSeeWholeFilesWhileOthersImport: several programs share a library.
func TestReadersSeeWholeFilesWhileOthersImport(t *testing.T) {
	folder := t.TempDir()
	importAll := func() {
		if _, err := ImportCards(folder, orchard); err != nil {
			t.Error(err)
		}
		if _, err := ImportRules(folder, "testdata/rules_small.md"); err != nil {
			t.Error(err)
		}
	}
	importAll()
	var importing, reading sync.WaitGroup
	done := make(chan struct{})
	for range 3 {
		importing.Go(func() {
			for range 10 {
				importAll()
			}
		})
		reading.Go(func() {
			for {
				select {
				case <-done:
					return
				default:
				}
				sets, badSets := storedSets(folder)
				documents, badRules := storedDocuments(folder)
				for _, bad := range append(badSets, badRules...) {
					t.Errorf("%v", bad.setAside())
					return
				}
				if len(sets) != 1 || len(sets[0].Cards) != 5 || len(documents) != 1 {
					t.Errorf("%d sets and %d versions are there, want one of each, whole", len(sets), len(documents))
					return
				}
			}
		})
	}
	importing.Wait()
	close(done)
	reading.Wait()
	for _, kind := range []string{"cards", rulesFolder} {
		if left, err := os.ReadDir(filepath.Join(folder, kind)); err != nil || len(left) != 1 {
			t.Errorf("%s holds %v (%v), want one file", kind, left, err)
		}
	}
}

// TestOfTwoImportsOfACardAtOnceOneIsRefused: each sees what the other imported.
func TestOfTwoImportsOfACardAtOnceOneIsRefused(t *testing.T) {
	set := func(id string) string {
		return writeFile(t, id+".xml", strings.Replace(friend(), "0a000000-0000-4000-8000-000000000000", id, 1))
	}
	files := []string{set("0a000000-0000-4000-8000-00000000000a"), set("0a000000-0000-4000-8000-00000000000b")}
	for range 20 {
		folder := t.TempDir()
		errs := make([]error, len(files))
		var importing sync.WaitGroup
		for i, file := range files {
			importing.Go(func() { _, errs[i] = ImportCards(folder, file) })
		}
		importing.Wait()
		if sets, _ := storedSets(folder); len(sets) != 1 || (errs[0] == nil) == (errs[1] == nil) {
			t.Fatalf("%d sets are there, errors %v and %v; want one of each", len(sets), errs[0], errs[1])
		}
	}
}

// TestAFileThatChangedMeanwhileIsNotSetAside: the other program's import counts.
func TestAFileThatChangedMeanwhileIsNotSetAside(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, rulesFolder, "3.3.json")
	must(t, os.MkdirAll(filepath.Dir(file), 0o755))
	must(t, os.WriteFile(file, []byte("{"), 0o600))
	_, bad := storedDocuments(folder)
	must(t, os.WriteFile(file, []byte("{}"), 0o600))
	if len(bad) != 1 {
		t.Fatalf("%d bad files, want 1", len(bad))
	}
	if err := bad[0].setAside(); err == nil {
		t.Error("nothing is told")
	}
	if _, err := os.Stat(file); err != nil {
		t.Error(err)
	}
}

func TestAFolderThatCantBeWrittenToSaysWhatToDo(t *testing.T) {
	for reason, want := range map[error]string{
		&fs.PathError{Op: "open", Path: "a/b",
			Err: syscall.EACCES}: "permission denied; expected a folder that you may change: give yourself " +
			"the right to",
		&fs.PathError{Op: "write", Path: "a/b",
			Err: syscall.ENOSPC}: "no space left on device; expected room for what is imported",
		&os.LinkError{Op: "rename", Old: "a", New: "b",
			Err: syscall.EROFS}: "read-only file system; expected a folder that can be written to",
	} {
		got := (&FolderError{Folder: "books", Err: reason}).Error()
		if !strings.Contains(got, "the library folder books can't be written to: "+want) ||
			!strings.Contains(got, "--library DIR") {
			t.Errorf("got %s\nwant …%s…", got, want)
		}
	}
}

func TestAFileThatCantBeReadIsNamedWithTheReason(t *testing.T) {
	folder := t.TempDir()
	missing := filepath.Join(folder, "missing.txt")
	_, err := ImportRules(folder, missing)
	if err == nil || !strings.HasPrefix(err.Error(),
		missing+": no such file or directory; expected the Comprehensive Rules") {
		t.Errorf("a missing file: %v", err)
	}
	_, err = ImportCards(folder, folder)
	if err == nil || !strings.HasPrefix(err.Error(), folder+": is a directory; expected ") {
		t.Errorf("a folder: %v", err)
	}
}
