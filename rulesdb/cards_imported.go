package rulesdb

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"

	"canterlaw/rulesdb/userfile"
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
// order of the files, and say how much of the text is understood. If any file is refused, with an
// [*userfile.Error], nothing
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
	err := Changing(folder, func() error {
		// Again, with what another program has imported meanwhile.
		if err := checkDistinct(folder, files, sets); err != nil {
			return err
		}
		if err := storeSets(importedFolder(folder), sets); err != nil {
			return fmt.Errorf("store the cards: %w", err)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	library, err := Open(folder)
	if err != nil {
		return nil, err
	}
	for i, set := range sets {
		reports[i].Understood = library.understood(set)
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
			return &userfile.Error{
				File: files[i], Found: fmt.Sprintf("the set %s, which %s holds too", set.Name, first),
				Expected: "one file for each set",
			}
		}
		setFile[set.ID] = files[i]
	}
	// A stored set that can't be read takes nothing away from this import.
	stored, _ := storedSets(folder)
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
				return &userfile.Error{
					File: files[i], Found: fmt.Sprintf("the id %s of %s (%s), which a card of %s has", c.ID,
						c.Name(), c.Number, other),
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
		return nil, Report{}, &userfile.Error{File: name, Expected: "a set file of OCTGN's that can be read", Err: err}
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
		files[i] = newFile{filepath.Join(folder, set.ID+storedSuffix), content.Bytes()}
	}
	return replaceFiles(files)
}

// storedSets reads the sets of a library folder; none if it is "".
func storedSets(folder string) (sets []*storedSet, bad []badFile) {
	if folder == "" {
		return nil, nil
	}
	return readStored(importedFolder(folder), loadSet)
}

// loadSet reads a file that an import wrote.
func loadSet(name string, text []byte) (*storedSet, error) {
	const expected = "a set as an import writes it; import the set's file again"
	var set storedSet
	strict := json.NewDecoder(bytes.NewReader(text))
	strict.DisallowUnknownFields()
	if err := strict.Decode(&set); err != nil || strict.More() {
		err = cmp.Or(json.Unmarshal(text, new(storedSet)), err) // which tells the place, as a Decoder doesn't
		line, column := jsonPlace(text, err)
		return nil, &userfile.Error{File: name, Line: line, Column: column, Found: "damaged JSON",
			Expected: expected, Err: err}
	}
	if set.Format != importedFormat {
		return nil, &userfile.Error{File: name, Found: fmt.Sprintf("format %d", set.Format),
			Expected: fmt.Sprintf("format %d: %s", importedFormat, expected), Err: errOtherVersion}
	}
	for _, c := range set.Cards {
		if c == nil || len(c.Faces) == 0 {
			return nil, &userfile.Error{File: name, Found: "a card without faces", Expected: expected}
		}
	}
	return &set, nil
}
