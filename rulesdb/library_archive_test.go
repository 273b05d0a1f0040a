package rulesdb

import (
	"archive/zip"
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/rulesdb/userfile"
)

// writeAll writes files into a folder, by their names there.
func writeAll(t *testing.T, folder string, files map[string]string) {
	t.Helper()
	for name, content := range files {
		file := filepath.Join(folder, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// readAll gives the files in a folder but for the lock.
func readAll(t *testing.T, folder string) map[string]string {
	t.Helper()
	files := map[string]string{}
	err := filepath.WalkDir(folder, func(file string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() || entry.Name() == lockName {
			return err
		}
		content, err := os.ReadFile(file)
		name, _ := filepath.Rel(folder, file)
		files[filepath.ToSlash(name)] = string(content)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// Someone who carries a library to another device as one file has all of it there, drafts too.
func TestALibraryGoesThroughOneFile(t *testing.T) {
	here, there := t.TempDir(), filepath.Join(t.TempDir(), "library")
	files := map[string]string{
		"notebook/notes/rule-1.md": "a note", "notebook/bookmarks.yaml": "format: 1\n",
		"positions/.draft.yaml": "a draft", "positions/deleted/old.yaml": "gone", "cards/premiere.json": "{}",
	}
	writeAll(t, here, files)
	writeAll(t, here, map[string]string{lockName: ""})
	archive := archiveOf(t, here)
	taken, err := TakeArchive(there, archive)
	if err != nil {
		t.Fatal(err)
	}
	if want := (Taken{New: len(files)}); !cmp.Equal(taken, want) {
		t.Errorf("taken: %+v; want %+v", taken, want)
	}
	if diff := cmp.Diff(files, readAll(t, there)); diff != "" {
		t.Error(diff)
	}
}

// What was written on a tablet meanwhile is not lost when an older library is taken in there.
func TestTakingALibraryInLosesNothing(t *testing.T) {
	here, there := t.TempDir(), t.TempDir()
	writeAll(t, here, map[string]string{"notebook/notes/a.md": "older", "notebook/notes/b.md": "same",
		"notebook/notes/c.md": "new"})
	writeAll(t, there, map[string]string{"notebook/notes/a.md": "newer", "notebook/notes/b.md": "same",
		"notebook/notes/d.md": "own"})
	taken, err := TakeArchive(there, archiveOf(t, here))
	if err != nil {
		t.Fatal(err)
	}
	if want := (Taken{New: 1, Same: 1, Aside: []string{"a.md.aside"}}); !cmp.Equal(taken, want) {
		t.Errorf("taken: %+v; want %+v", taken, want)
	}
	want := map[string]string{
		"notebook/notes/a.md": "older", "notebook/notes/a.md.aside": "newer", "notebook/notes/b.md": "same",
		"notebook/notes/c.md": "new", "notebook/notes/d.md": "own",
	}
	if diff := cmp.Diff(want, readAll(t, there)); diff != "" {
		t.Error(diff)
	}
}

// An archive that is no library, is cut off, or would write elsewhere changes nothing.
func TestOtherArchivesAreRefused(t *testing.T) {
	folder := t.TempDir()
	writeAll(t, folder, map[string]string{"notebook/notes/a.md": "a note"})
	whole, err := os.ReadFile(archiveOf(t, folder))
	if err != nil {
		t.Fatal(err)
	}
	damaged := bytes.Clone(whole)
	damaged[30+len("notebook/notes/a.md")+9+2] ^= 0xff // within the packed note, behind its head
	for name, content := range map[string][]byte{
		"no archive":       []byte("notes"),
		"cut off":          whole[:len(whole)/2],
		"damaged":          damaged,
		"another":          zipped(t, "", "notebook/notes/b.md"),
		"above the folder": zipped(t, archiveMark, "../b.md"),
		"from the root":    zipped(t, archiveMark, "/tmp/b.md"),
		"a drive":          zipped(t, archiveMark, "c:b.md"),
		"backwards":        zipped(t, archiveMark, `..\b.md`),
		"nothing":          zipped(t, archiveMark),
	} {
		file := filepath.Join(t.TempDir(), "library.zip")
		if err := os.WriteFile(file, content, 0o644); err != nil {
			t.Fatal(err)
		}
		var refused *userfile.Error
		if _, err := TakeArchive(folder, file); !errors.As(err, &refused) || refused.File != file {
			t.Errorf("%s: error %v; want a userfile.Error about %s", name, err, file)
		}
	}
	if diff := cmp.Diff(map[string]string{"notebook/notes/a.md": "a note"}, readAll(t, folder)); diff != "" {
		t.Error(diff)
	}
}

func archiveOf(t *testing.T, folder string) string {
	t.Helper()
	var b bytes.Buffer
	if err := WriteArchive(folder, &b); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "library.zip")
	if err := os.WriteFile(file, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

// zipped makes an archive of files, each with two letters in it.
func zipped(t *testing.T, comment string, names ...string) []byte {
	t.Helper()
	var b bytes.Buffer
	archive := zip.NewWriter(&b)
	if err := archive.SetComment(comment); err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		part, err := archive.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := part.Write([]byte("ab")); err != nil {
			t.Fatal(err)
		}
	}
	if err := archive.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}
