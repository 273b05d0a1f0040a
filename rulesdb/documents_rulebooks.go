package rulesdb

import (
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"

	"canterlaw/rulesdb/official"
	"canterlaw/rulesdb/userfile"
)

// editionsFile lists the editions of the rules with what each does differently.
const editionsFile = "editions.yaml"

// Difference is what a starter rulebook does differently from the
// comprehensive rules.
type Difference struct {
	Point    string   // what differs, in a few words
	Says     string   // what the rulebook does
	RuleSays string   // what the comprehensive rules do
	Rules    []*Rule  // that deal with it
	Numbers  []string // of those rules
}

// edition is an entry of editions.yaml. What else stands there is for package
// scenario, which says what an edition does to the engine.
type edition struct {
	ID          string              `yaml:"id"`
	Title       string              `yaml:"title"`
	Year        int                 `yaml:"year"`
	Document    string              `yaml:"document"`
	Differences []editionDifference `yaml:"differences"`
}

type editionDifference struct {
	line     int
	Point    string   `yaml:"point"`
	Says     string   `yaml:"says"`
	Place    string   `yaml:"place"`
	CR       []string `yaml:"cr"`
	RuleSays string   `yaml:"rule says"`
}

// UnmarshalYAML implements yaml.NodeUnmarshaler.
func (d *editionDifference) UnmarshalYAML(node ast.Node) error {
	type fields editionDifference
	if err := yaml.NodeToValue(node, (*fields)(d)); err != nil {
		return err
	}
	d.line = node.GetToken().Position.Line
	return nil
}

// readRulebooks reads the rulebook of each edition that has one, and puts
// the edition's differences where the rulebook says otherwise.
func readRulebooks(files fs.FS, rules *Rules) ([]*Document, error) {
	var file struct {
		Default  string    `yaml:"default"`
		Editions []edition `yaml:"editions"`
	}
	text, err := fs.ReadFile(files, editionsFile)
	if err != nil {
		return nil, err
	}
	if err := yaml.Unmarshal(text, &file); err != nil {
		return nil, fmt.Errorf("data/%s: %w", editionsFile, err)
	}
	names, err := fs.Glob(files, rulebookFolder+"/*.md")
	if err != nil {
		return nil, err
	}
	var books []*Document
	for _, e := range file.Editions {
		name := rulebookFolder + "/" + e.ID + ".md"
		i := slices.Index(names, name)
		if i < 0 {
			if e.ID == file.Default {
				continue // the comprehensive rules themselves
			}
			return nil, fmt.Errorf("data/%s: found the edition %q; expected its rulebook in data/%s",
				editionsFile, e.ID, name)
		}
		names = slices.Delete(names, i, i+1)
		book, err := readDocument(files, name, Rulebook)
		if err != nil {
			return nil, err
		}
		book.Source = official.Source{Document: e.Document, Version: strconv.Itoa(e.Year)}
		for _, d := range e.Differences {
			if err := book.change(d, rules); err != nil {
				return nil, fmt.Errorf("%s: %w", userfile.At("data/"+editionsFile, d.line, 0), err)
			}
		}
		books = append(books, book)
	}
	if len(names) > 0 {
		return nil,
			fmt.Errorf("data/%s: found a rulebook of no edition; expected its name to be that of an edition in data/%s",
				names[0], editionsFile)
	}
	return books, nil
}

// change puts a difference at the section that its place names.
func (d *Document) change(entry editionDifference, rules *Rules) error {
	if entry.Point == "" || entry.Says == "" || entry.RuleSays == "" || len(entry.CR) == 0 {
		return fmt.Errorf("found the difference %q; expected point, says, cr and rule says", entry.Point)
	}
	for _, number := range entry.CR {
		if !rules.has(number) {
			return fmt.Errorf("found the rule %q; expected the number of a rule", number)
		}
	}
	var there []*DocumentSection
	for _, s := range d.Sections() {
		if s.standsAt(strings.Split(entry.Place, " › ")) {
			there = append(there, s)
		}
	}
	if len(there) != 1 {
		return fmt.Errorf("found the place %q, where %s has %d sections; expected a heading that it has once, or one "+
			"with the heading below it", entry.Place, d.Root.ID, len(there))
	}
	there[0].Changes = append(there[0].Changes, &Difference{Point: entry.Point, Says: entry.Says,
		RuleSays: entry.RuleSays, Numbers: entry.CR})
	return nil
}

// standsAt reports whether the last titles on the way to the section are these.
func (s *DocumentSection) standsAt(titles []string) bool {
	for _, title := range slices.Backward(titles) {
		if s == nil || s.Title != title {
			return false
		}
		s = s.Parent
	}
	return true
}
