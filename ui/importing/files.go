package importing

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/rulesdb/pictures"
)

// filesAt gives the paths of files, and of the set files in folders.
func filesAt(items []fyne.URI) ([]string, error) {
	var files []string
	for _, item := range items {
		path := item.Path()
		if info, err := os.Stat(path); err != nil || !info.IsDir() {
			files = append(files, path) // reading it says what is wrong with it
			continue
		}
		if hasPictures(path) {
			files = append(files, path)
			continue
		}
		within, err := setFilesIn(path)
		if err != nil {
			return nil, err
		}
		files = append(files, within...)
	}
	return files, nil
}

// setFilesIn gives the paths of the set files in a folder, and in the folders in
// it: OCTGN has one for each set.
func setFilesIn(folder string) ([]string, error) {
	var files []string
	for _, pattern := range []string{"*", "*/*"} {
		found, err := fs.Glob(os.DirFS(folder), pattern)
		if err != nil {
			return nil, err
		}
		for _, name := range found {
			if isSetFile(name) {
				files = append(files, filepath.Join(folder, filepath.FromSlash(name)))
			}
		}
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("%s: %w", folder, errNoSetFiles)
	}
	return files, nil
}

var errNoSetFiles = fmt.Errorf("found no set files; expected a folder with files whose names end in %s",
	setFileExtensions[0])

// arePictures reports whether all files are packs or pictures, or folders of pictures.
func arePictures(files []string) bool {
	return !slices.ContainsFunc(files, func(path string) bool { return !isPicture(path) && !hasPictures(path) })
}

// isPicture reports whether a file is a pack or a picture by its name. A zip may hold
// other things.
func isPicture(path string) bool {
	extension := strings.ToLower(filepath.Ext(path))
	return extension != ".zip" && slices.Contains(pictures.Extensions, extension)
}

// hasPictures reports whether pictures stand in a folder.
func hasPictures(folder string) bool {
	entries, err := os.ReadDir(folder)
	return err == nil && slices.ContainsFunc(entries, func(e fs.DirEntry) bool { return isPicture(e.Name()) })
}

func isSetFile(path string) bool {
	return slices.Contains(setFileExtensions, strings.ToLower(filepath.Ext(path)))
}

// areSetFiles reports whether all files are set files by their names.
func areSetFiles(files []string) bool {
	return !slices.ContainsFunc(files, func(path string) bool { return !isSetFile(path) })
}
