package rulesdb

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// The folder of the library that holds the imported rules, a file for each
// version, and their format.
const (
	rulesFolder = "rules"
	rulesFormat = 2
)

// storedRules is what an imported document is stored as.
type storedRules struct {
	Format   int            `json:"format"`
	Document *RulesDocument `json:"document"`
}

// storeRules writes documents into a library folder, each in place of what was
// imported of its version before: all of them or none.
func storeRules(folder string, documents []*RulesDocument) error {
	files := make([]newFile, len(documents))
	for i, d := range documents {
		stored, err := json.MarshalIndent(storedRules{rulesFormat, d}, "", "\t")
		if err != nil {
			return err
		}
		files[i] = newFile{filepath.Join(folder, rulesFolder, d.Source.Version+".json"), stored}
	}
	return replaceFiles(files)
}

// storedDocuments reads the imported rules of a library folder, the newest
// first. Damaged files are left out and told, each as an *ImportError.
func storedDocuments(folder string) (documents []*RulesDocument, problems []error) {
	within := filepath.Join(folder, rulesFolder)
	entries, err := os.ReadDir(within)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		problems = append(problems, &ImportError{File: within, Expected: "the folder of the imported rules", Err: err})
	}
	for _, entry := range entries {
		if filepath.Ext(entry.Name()) != ".json" || strings.HasPrefix(entry.Name(), ".") {
			continue
		}
		document, err := storedDocument(filepath.Join(within, entry.Name()))
		if err != nil {
			problems = append(problems, err)
			continue
		}
		documents = append(documents, document)
	}
	slices.SortFunc(documents, func(x, y *RulesDocument) int {
		return cmp.Or(strings.Compare(y.Source.Effective, x.Source.Effective), compareVersions(y.Source.Version, x.Source.Version))
	})
	return documents, problems
}

// storedDocument reads a file that an import stored. A damaged one is an
// *ImportError.
func storedDocument(name string) (*RulesDocument, error) {
	const remedy = "the rules as an import stores them; import the rules again"
	source, err := os.ReadFile(name)
	if err != nil {
		return nil, &ImportError{File: name, Expected: remedy, Err: err}
	}
	var stored storedRules
	if err := json.Unmarshal(source, &stored); err != nil {
		line, column := jsonPlace(source, err)
		return nil, &ImportError{File: name, Line: line, Column: column, Found: "damaged JSON", Expected: remedy, Err: err}
	}
	if stored.Format != rulesFormat {
		return nil, &ImportError{File: name, Found: fmt.Sprintf("format %d", stored.Format),
			Expected: fmt.Sprintf("format %d; import the rules again", rulesFormat)}
	}
	if stored.Document == nil {
		return nil, &ImportError{File: name, Found: "no document", Expected: remedy}
	}
	if flaw := stored.Document.flaw(nil); flaw != nil {
		return nil, &ImportError{File: name, Found: flaw.found, Expected: remedy}
	}
	if version := strings.TrimSuffix(filepath.Base(name), ".json"); version != stored.Document.Source.Version {
		return nil, &ImportError{File: name, Found: "version " + stored.Document.Source.Version, Expected: "version " + version + ", as the file is named; import the rules again"}
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
