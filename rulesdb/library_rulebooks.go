package rulesdb

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"canterlaw/rulesdb/userfile"
)

// The folder of the library that holds the imported starter rulebooks, a file for
// each edition, and their format.
const (
	rulebooksFolder = "rulebooks"
	rulebooksFormat = 1
)

// storedRulebook is what an imported rulebook is stored as.
type storedRulebook struct {
	Format int               `json:"format"`
	Book   *officialRulebook `json:"rulebook"`
}

// storeRulebooks writes rulebooks into a library folder: all of them or none.
func storeRulebooks(folder string, books []*officialRulebook) error {
	files := make([]newFile, len(books))
	for i, book := range books {
		stored, err := json.MarshalIndent(storedRulebook{rulebooksFormat, book}, "", "\t")
		if err != nil {
			return err
		}
		files[i] = newFile{filepath.Join(folder, rulebooksFolder, book.Edition+storedSuffix), stored}
	}
	return replaceFiles(files)
}

// loadRulebook reads a file that an import stored.
func loadRulebook(name string, source []byte) (*officialRulebook, error) {
	const remedy = "a rulebook as an import stores it; import the rulebook again"
	var stored storedRulebook
	if err := json.Unmarshal(source, &stored); err != nil {
		line, column := jsonPlace(source, err)
		return nil, &userfile.Error{File: name, Line: line, Column: column, Found: "damaged JSON",
			Expected: remedy, Err: err}
	}
	if stored.Format != rulebooksFormat {
		return nil, &userfile.Error{File: name, Found: fmt.Sprintf("format %d", stored.Format),
			Expected: fmt.Sprintf("format %d; import the rulebook again", rulebooksFormat), Err: errOtherVersion}
	}
	book := stored.Book
	if book == nil || len(book.Sections) == 0 || slices.Contains(book.Sections, nil) {
		return nil, &userfile.Error{File: name, Found: "no sections", Expected: remedy}
	}
	if edition := strings.TrimSuffix(filepath.Base(name), storedSuffix); edition != book.Edition {
		return nil, &userfile.Error{File: name, Found: "the rulebook " + book.Edition, Expected: edition +
			", as the file is named; import the rulebook again"}
	}
	return book, nil
}

// addRulebook puts the official text of a rulebook beside our sections, and tells
// of those that aren't ours.
func (l *Library) addRulebook(book *officialRulebook) {
	var unknown []string
	for _, official := range book.Sections {
		s := l.Section(official.ID)
		if s == nil || s.Document.Root.ID != book.Edition {
			unknown = append(unknown, official.ID)
			continue
		}
		s.Official = official.Text
		s.Document.OfficialSource = s.Document.Source
	}
	if len(unknown) > 0 {
		l.Problems = append(l.Problems, &userfile.Error{
			File:     filepath.Join(l.Folder, rulebooksFolder, book.Edition+storedSuffix),
			Found:    "the sections " + strings.Join(unknown, ", "),
			Expected: "those of the rulebook; import the rulebook again", Err: errOtherVersion,
		})
	}
}
