package rulesdb

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"canterlaw/rulesdb/official"
	"canterlaw/rulesdb/userfile"
)

// The folder of the library that holds the imported rules, a file for each
// version, and their format.
const (
	rulesFolder = "rules"
	rulesFormat = 2
)

// storedRules is what an imported document is stored as.
type storedRules struct {
	Format   int                `json:"format"`
	Document *official.Document `json:"document"`
}

// storeRules writes documents into a library folder, each in place of what was
// imported of its version before: all of them or none.
func storeRules(folder string, documents []*official.Document) error {
	files := make([]newFile, len(documents))
	for i, d := range documents {
		stored, err := json.MarshalIndent(storedRules{rulesFormat, d}, "", "\t")
		if err != nil {
			return err
		}
		files[i] = newFile{filepath.Join(folder, rulesFolder, d.Source.Version+storedSuffix), stored}
	}
	return replaceFiles(files)
}

// storedDocuments reads the imported rules of a library folder, the newest
// first.
func storedDocuments(folder string) (documents []*official.Document, bad []badFile) {
	documents, bad = readStored(filepath.Join(folder, rulesFolder), storedDocument)
	slices.SortFunc(documents, func(x, y *official.Document) int {
		return cmp.Or(strings.Compare(y.Source.Effective, x.Source.Effective),
			compareVersions(y.Source.Version, x.Source.Version))
	})
	return documents, bad
}

// storedDocument reads a file that an import stored. A damaged one is an
// *userfile.Error.
func storedDocument(name string, source []byte) (*official.Document, error) {
	const remedy = "the rules as an import stores them; import the rules again"
	var stored storedRules
	if err := json.Unmarshal(source, &stored); err != nil {
		line, column := jsonPlace(source, err)
		return nil, &userfile.Error{File: name, Line: line, Column: column, Found: "damaged JSON",
			Expected: remedy, Err: err}
	}
	if stored.Format != rulesFormat {
		return nil, &userfile.Error{File: name, Found: fmt.Sprintf("format %d", stored.Format),
			Expected: fmt.Sprintf("format %d; import the rules again", rulesFormat), Err: errOtherVersion}
	}
	if stored.Document == nil {
		return nil, &userfile.Error{File: name, Found: "no document", Expected: remedy}
	}
	if flaw := stored.Document.Flaw(nil); flaw != nil {
		return nil, &userfile.Error{File: name, Found: flaw.Found, Expected: remedy}
	}
	if version := strings.TrimSuffix(filepath.Base(name), storedSuffix); version != stored.Document.Source.Version {
		return nil, &userfile.Error{File: name, Found: "version " + stored.Document.Source.Version,
			Expected: "version " +
				version + ", as the file is named; import the rules again"}
	}
	return stored.Document, nil
}

// compareVersions orders versions by their numbers: 3.9 before 3.10.
func compareVersions(x, y string) int {
	return slices.Compare(versionParts(x), versionParts(y))
}

func versionParts(version string) []int {
	var parts []int
	for _, part := range strings.Split(version, ".") {
		n, _ := strconv.Atoi(part) // of few digits
		parts = append(parts, n)
	}
	return parts
}

// jsonPlace gives line and column of a JSON error; 0, 0 if it has no place.
func jsonPlace(source []byte, err error) (line, column int) {
	var offset int64
	if syntax := new(json.SyntaxError); errors.As(err, &syntax) {
		offset = syntax.Offset
	} else if kind := new(json.UnmarshalTypeError); errors.As(err, &kind) {
		offset = kind.Offset
	} else {
		return 0, 0
	}
	before := source[:min(int(offset), len(source))]
	return 1 + bytes.Count(before, []byte("\n")), max(1, len(before)-bytes.LastIndexByte(before, '\n')-1)
}
