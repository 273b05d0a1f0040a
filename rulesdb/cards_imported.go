package rulesdb

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// importedFormat is the format of the files that imports write.
const importedFormat = 1

// storedSet is a file of the user's library: one set.
type storedSet struct {
	Format int `json:"format"`
	Set
}

// importedFolder is where imported sets stand in the user's library.
func importedFolder(folder string) string { return filepath.Join(folder, "cards") }

// ImportCards reads OCTGN set files into the user's library folder, a file for
// each set; a set that was there before is replaced. The reports are in the
// order of the files. If any file is refused, with an [*ImportError], nothing
// has changed.
func ImportCards(folder string, files ...string) ([]Report, error) {
	var sets []*Set
	var reports []Report
	for _, name := range files {
		set, report, err := readSetFile(name)
		if err != nil {
			return nil, err
		}
		sets = append(sets, set)
		reports = append(reports, report)
	}
	if err := checkDistinct(folder, files, sets); err != nil {
		return nil, err
	}
	if err := storeSets(importedFolder(folder), sets); err != nil {
		return nil, fmt.Errorf("store the cards: %w", err)
	}
	return reports, nil
}

// checkDistinct refuses a set that two files hold, and a card of another set:
// of another file or of one imported before.
func checkDistinct(folder string, files []string, sets []*Set) error {
	setFile := map[string]string{} // by the set's ID
	cardSet := map[string]string{} // the set's name by the card's ID
	for i, set := range sets {
		if first, ok := setFile[set.ID]; ok {
			return &ImportError{
				File: files[i], Found: fmt.Sprintf("the set %s, which %s holds too", set.Name, first),
				Expected: "one file for each set",
			}
		}
		setFile[set.ID] = files[i]
	}
	// A stored set that can't be read takes nothing away from this import.
	stored, _ := loadSets(importedFolder(folder))
	for _, set := range stored {
		if _, replaced := setFile[set.ID]; replaced {
			continue
		}
		for _, c := range set.Cards {
			cardSet[c.ID] = set.Name
		}
	}
	for i, set := range sets {
		for _, c := range set.Cards {
			if other, ok := cardSet[c.ID]; ok {
				return &ImportError{
					File: files[i], Found: fmt.Sprintf("the id %s of %s (%s), which a card of %s has", c.ID, c.Name(), c.Number, other),
					Expected: "an id of its own for each card",
				}
			}
			cardSet[c.ID] = set.Name
		}
	}
	return nil
}

func readSetFile(name string) (*Set, Report, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, Report{}, &ImportError{File: name, Expected: "a set file of OCTGN's that can be read", Err: err}
	}
	defer f.Close()
	return ReadSet(name, f)
}

// storeSets writes all sets, or none.
func storeSets(folder string, sets []*Set) error {
	files := make([]newFile, len(sets))
	for i, set := range sets {
		var content bytes.Buffer
		encoder := json.NewEncoder(&content)
		encoder.SetEscapeHTML(false)
		encoder.SetIndent("", "\t")
		if err := encoder.Encode(storedSet{Format: importedFormat, Set: *set}); err != nil {
			return err
		}
		files[i] = newFile{filepath.Join(folder, set.ID+".json"), content.Bytes()}
	}
	return replaceFiles(files)
}

// loadImportedCards reads the sets that were imported into the user's library
// folder; none if folder is "" or nothing was imported. Sets that can't be read
// are left out and told in the error; the others are given all the same.
func loadImportedCards(folder string) ([]*Card, error) {
	if folder == "" {
		return nil, nil
	}
	sets, err := loadSets(importedFolder(folder))
	var cards []*Card
	for _, set := range sets {
		cards = append(cards, set.Cards...)
	}
	return cards, err
}

// loadSets reads all imported sets of a folder, which need not exist; what
// can't be read is told in the error.
func loadSets(folder string) ([]*storedSet, error) {
	entries, err := os.ReadDir(folder)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return nil, fmt.Errorf("looking for imported cards: %w", err)
	}
	var sets []*storedSet
	var problems []error
	for _, entry := range entries {
		if filepath.Ext(entry.Name()) != ".json" || strings.HasPrefix(entry.Name(), ".") {
			continue
		}
		set, err := loadSet(filepath.Join(folder, entry.Name()))
		if err != nil {
			problems = append(problems, err)
			continue
		}
		sets = append(sets, set)
	}
	return sets, errors.Join(problems...)
}

// loadSet reads a file that an import wrote.
func loadSet(name string) (*storedSet, error) {
	const expected = "a set as an import writes it; import the set's file again"
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, &ImportError{File: name, Expected: expected, Err: err}
	}
	var set storedSet
	err = json.Unmarshal(text, &set) // which tells the place of an error, as a Decoder doesn't
	if err == nil {
		strict := json.NewDecoder(bytes.NewReader(text))
		strict.DisallowUnknownFields()
		err = strict.Decode(&set)
	}
	if err != nil {
		line, column := jsonPlace(text, err)
		return nil, &ImportError{File: name, Line: line, Column: column, Found: "damaged JSON", Expected: expected, Err: err}
	}
	if set.Format != importedFormat {
		return nil, &ImportError{File: name, Found: fmt.Sprintf("format %d", set.Format), Expected: fmt.Sprintf("format %d: %s", importedFormat, expected)}
	}
	for _, c := range set.Cards {
		if c == nil || len(c.Faces) == 0 {
			return nil, &ImportError{File: name, Found: "a card without faces", Expected: expected}
		}
	}
	return &set, nil
}

// position turns an offset in a text into line and column, from 1.
func position(text []byte, offset int64) (line, column int) {
	before := string(text[:offset])
	return 1 + strings.Count(before, "\n"), len(before) - strings.LastIndexByte(before, '\n')
}
