package rulesdb

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// RulesDocument is the official text of the Comprehensive Rules as it was
// read from a user's own copy.
type RulesDocument struct {
	Source Source `json:"source"`
	// Rules holds the chapters, sections and rules in the order of the
	// document.
	Rules    []*OfficialRule `json:"rules"`
	Glossary []*OfficialTerm `json:"glossary"`
}

// OfficialRule is a chapter, section or rule of the document.
type OfficialRule struct {
	Number string   `json:"number"`
	Kind   RuleKind `json:"kind"`
	Title  string   `json:"title,omitempty"` // of chapters and sections
	Text   string   `json:"text,omitempty"`  // Markdown
	Line   int      `json:"line"`            // where it begins, from 1
}

// OfficialTerm is an entry of the document's glossary.
type OfficialTerm struct {
	Term string `json:"term"`
	Text string `json:"text"` // Markdown
	Line int    `json:"line"` // where it begins, from 1
}

// Parent gives the number that the rule stands under; "" for a chapter.
func (r *OfficialRule) Parent() string { return parentOf(r.Number) }

// The name and format of the imported rules in the library folder.
const (
	rulesFile   = "rules.json"
	rulesFormat = 1
)

// storedRules is what the imported rules are stored as.
type storedRules struct {
	Format   int            `json:"format"`
	Document *RulesDocument `json:"document"`
}

// store writes the document into a library folder; what stood there before is
// replaced as a whole or not at all.
func (d *RulesDocument) store(folder string) error {
	stored, err := json.MarshalIndent(storedRules{rulesFormat, d}, "", "\t")
	if err != nil {
		return err
	}
	return replaceFile(filepath.Join(folder, rulesFile), stored)
}

// storedDocument reads the imported rules of a library folder; nil if none
// were imported. A damaged file is an *ImportError.
func storedDocument(folder string) (*RulesDocument, error) {
	name := filepath.Join(folder, rulesFile)
	source, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	const remedy = "the rules as an import stores them; import the rules again"
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
	return stored.Document, nil
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
