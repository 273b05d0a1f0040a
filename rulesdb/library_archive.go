package rulesdb

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"canterlaw/rulesdb/userfile"
)

// mostArchived is how large the files of an archive of a library are together at most.
const mostArchived = 1 << 30 // bytes

// archiveMark is the comment by which such an archive is known.
const archiveMark = "Canterlaw library"

// lockName is the file by which programs keep each other from changing a library.
const lockName = ".lock"

// WriteArchive writes the whole library, as one ZIP archive: all imports, the notebook, and
// positions and games. Unpacked into a folder, it is a library. It is an error if a file of the
// library can't be read, or the archive can't be written. A library that isn't there yet is an
// empty one.
func WriteArchive(folder string, to io.Writer) error {
	archive := zip.NewWriter(to)
	if err := archive.SetComment(archiveMark); err != nil {
		return err
	}
	err := filepath.WalkDir(folder, func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !entry.Type().IsRegular() || entry.Name() == lockName {
			return err
		}
		info, err := entry.Info()
		if err != nil {
			return err
		}
		name, err := filepath.Rel(folder, file)
		if err != nil {
			return err
		}
		head := zip.FileHeader{Name: filepath.ToSlash(name), Method: zip.Deflate, Modified: info.ModTime()}
		part, err := archive.CreateHeader(&head)
		if err != nil {
			return err
		}
		content, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		_, err = part.Write(content)
		return err
	})
	if errors.Is(err, fs.ErrNotExist) {
		err = nil // there is no library yet
	}
	return errors.Join(err, archive.Close())
}

// Taken tells what became of the files of an archive.
type Taken struct {
	New, Same int
	// Aside are those that were there with another content, under the names by which
	// that content is now beside them.
	Aside []string
}

// TakeArchive takes the files of an archive of a library into another. What is there already
// under the same name with another content stays, under another name beside it. If any file
// can't be taken, the library is as it was. Errors about the archive are *userfile.Errors.
func TakeArchive(folder, file string) (Taken, error) {
	content, err := os.ReadFile(file)
	if err != nil {
		return Taken{}, &userfile.Error{File: file, Expected: "a file that can be read", Err: err}
	}
	files, err := archivedFiles(folder, file, content)
	if err != nil {
		return Taken{}, err
	}
	var taken Taken
	err = Changing(folder, func() error {
		var write []newFile
		for _, f := range files {
			now, err := os.ReadFile(f.name)
			switch {
			case errors.Is(err, fs.ErrNotExist):
				taken.New++
				write = append(write, f)
			case err != nil:
				return &FolderError{Folder: filepath.Dir(f.name), Err: err}
			case bytes.Equal(now, f.content):
				taken.Same++
			default:
				aside := freeAside(f.name)
				taken.Aside = append(taken.Aside, filepath.Base(aside))
				write = append(write, newFile{aside, now}, f)
			}
		}
		return replaceFiles(write)
	})
	if err != nil {
		return Taken{}, err
	}
	return taken, nil
}

// archivedFiles reads the files of an archive, all of them, by where they go in a folder.
func archivedFiles(folder, file string, content []byte) ([]newFile, error) {
	refuse := func(found string, err error) error {
		return &userfile.Error{File: file, Found: found, Expected: "a whole library that Canterlaw saved as a file",
			Err: err}
	}
	archive, err := zip.NewReader(bytes.NewReader(content), int64(len(content)))
	if err != nil {
		return nil, refuse("no ZIP archive, or one that is damaged or cut off", err)
	}
	if archive.Comment != archiveMark {
		return nil, refuse("another ZIP archive", nil)
	}
	var files []newFile
	room := int64(mostArchived)
	for _, entry := range archive.File {
		switch {
		case strings.HasSuffix(entry.Name, "/"):
			continue
		case !fs.ValidPath(entry.Name) || strings.ContainsAny(entry.Name, `\:`):
			return nil, refuse(fmt.Sprintf("the file %q in it", entry.Name), nil)
		}
		part, err := entry.Open()
		if err != nil {
			return nil, refuse(fmt.Sprintf("the file %q, which can't be unpacked", entry.Name), err)
		}
		text, err := io.ReadAll(io.LimitReader(part, room+1))
		if err = errors.Join(err, part.Close()); err != nil {
			return nil, refuse(fmt.Sprintf("the file %q, which is damaged", entry.Name), err)
		}
		if room -= int64(len(text)); room < 0 {
			return nil, refuse("more than a gigabyte in it", nil)
		}
		files = append(files, newFile{filepath.Join(folder, filepath.FromSlash(entry.Name)), text})
	}
	if len(files) == 0 {
		return nil, refuse("a library without files", nil)
	}
	return files, nil
}

// freeAside is a name beside a file's that no file has, which loading overlooks.
func freeAside(file string) string {
	for i := 1; ; i++ {
		aside := file + ".aside"
		if i > 1 {
			aside += fmt.Sprint(i)
		}
		if _, err := os.Lstat(aside); err != nil {
			return aside
		}
	}
}
