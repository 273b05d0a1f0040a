package lab

import (
	"bytes"
	"cmp"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"canterlaw/data"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

// Ruling is a scenario file over which a proposal is run.
type Ruling struct {
	File string
	Text []byte
}

// Name is by what proposals name the scenario: the file's name without the folder and
// ".yaml".
func (r *Ruling) Name() string {
	return strings.TrimSuffix(filepath.Base(filepath.ToSlash(r.File)), ".yaml")
}

// ID is the scenario's id as its file has it; "" if it has none.
func (r *Ruling) ID() string {
	for line := range bytes.Lines(r.Text) {
		if id, found := bytes.CutPrefix(line, []byte("id:")); found {
			id, _, _ = bytes.Cut(id, []byte("#"))
			return strings.Trim(strings.TrimSpace(string(id)), `"'`)
		}
	}
	return ""
}

// Shipped lists the scenarios that ship with the program. It is an error if one of them can't be
// read.
func Shipped() ([]Ruling, error) {
	var all []Ruling
	err := fs.WalkDir(data.FS, "scenarios", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(name) != ".yaml" {
			return err
		}
		text, err := fs.ReadFile(data.FS, name)
		all = append(all, Ruling{"data/" + name, text})
		return err
	})
	return all, err
}

// VariantResult is what a variant changes about the rulings.
type VariantResult struct {
	Variant string   `json:"variant"`
	Changes []string `json:"changes"` // what it changes, in words
	// Scenarios is how many the variant touches; the others are by what became of them.
	Scenarios int `json:"scenarios"`
	Same      int `json:"same"`
	Way       int `json:"way"`
	Outcome   int `json:"outcome"`
	// Ruled is how many of Outcome are another in what the ruling says, and not only in
	// what lies on the table at the end.
	Ruled      int `json:"ruled"`
	Impossible int `json:"impossible"`
	// Differences are those that are not the same, the gravest first.
	Differences []*Comparison `json:"differences"`

	onlyBans bool
}

// Result is what a proposal changes.
type Result struct {
	Proposal string           `json:"proposal"`
	Title    string           `json:"title"`
	Variants []*VariantResult `json:"variants"`
	// Unmet says which expectations of the proposal are not met.
	Unmet   []string `json:"unmet"`
	Seconds float64  `json:"seconds"`

	Of *scenario.Proposal `json:"-"`
}

// Run runs every ruling that a variant of the proposal can touch both ways. The error is a
// ruling that is no scenario, or a proposal that names one which isn't there.
func Run(lib *rulesdb.Library, p *scenario.Proposal, rulings []Ruling) (*Result, error) {
	begun := time.Now()
	if err := checkNames(p, rulings); err != nil {
		return nil, err
	}
	result := &Result{Proposal: p.File, Title: p.Title, Unmet: []string{}, Of: p}
	for _, v := range p.Variants {
		of, err := runVariant(NewVersions(lib, v), rulings)
		if err != nil {
			return nil, err
		}
		result.Variants = append(result.Variants, of)
	}
	result.Unmet = append(result.Unmet, unmet(p, result, rulings)...)
	result.Seconds = time.Since(begun).Seconds()
	return result, nil
}

// runVariant compares the rulings that a variant can touch.
func runVariant(v *Versions, rulings []Ruling) (*VariantResult, error) {
	able := slices.DeleteFunc(slices.Clone(rulings), func(r Ruling) bool { return !v.canTouch(&r) })
	compared, refused := make([]*Comparison, len(able)), make([]error, len(able))
	inParallel(len(able), func(i int) { compared[i], refused[i] = v.Compare(able[i].File, able[i].Text) })
	result := &VariantResult{Variant: v.Variant.Name, Changes: v.Variant.Words(), Differences: []*Comparison{}}
	result.onlyBans = !v.Variant.ChangesCards() && !v.Variant.ChangesRules()
	for i, c := range compared {
		if refused[i] != nil {
			return nil, refused[i]
		}
		result.add(c)
	}
	slices.SortStableFunc(result.Differences, func(a, b *Comparison) int {
		return cmp.Compare(b.gravity(), a.gravity())
	})
	return result, nil
}

// Counts says in a sentence what became of the rulings.
func (r *VariantResult) Counts() string {
	if len(r.Changes) == 0 {
		return "It changes nothing: all of it is so already."
	}
	if r.Scenarios == 0 && r.onlyBans {
		return "No ruling that is known has a card that it bans."
	}
	if r.Scenarios == 0 {
		return "No ruling that is known uses what it changes."
	}
	if r.Same == r.Scenarios && r.Same > 1 {
		return fmt.Sprintf("%d rulings are touched, and all stay the same.", r.Same)
	}
	var became []string
	add := func(n int, one, many string) {
		switch {
		case n == 1:
			became = append(became, "1 "+one)
		case n > 1:
			became = append(became, fmt.Sprint(n, " ", many))
		}
	}
	add(r.Same, "stays the same", "stay the same")
	add(r.Way, "comes to the same by another way", "come to the same by another way")
	add(r.Outcome, "comes to another outcome", "come to another outcome")
	if len(became) > 0 && r.Outcome > 0 && r.Ruled < r.Outcome {
		became[len(became)-1] += fmt.Sprintf(" (%d of them in what the ruling says)", r.Ruled)
	}
	add(r.Impossible, "is no longer possible", "are no longer possible")
	touched := "1 ruling is touched"
	if r.Scenarios != 1 {
		touched = fmt.Sprint(r.Scenarios, " rulings are touched")
	}
	return touched + ": " + strings.Join(became, ", ") + "."
}

// gravity is the higher the more of a ruling is another.
func (c *Comparison) gravity() int {
	if c.Class == Outcome && len(c.Expected) > 0 {
		return 4
	}
	return map[Class]int{Way: 1, Outcome: 2, Impossible: 3}[c.Class]
}

func (r *VariantResult) add(c *Comparison) {
	if c.Class == Untouched {
		return
	}
	r.Scenarios++
	switch c.Class {
	case Same:
		r.Same++
		return
	case Way:
		r.Way++
	case Outcome:
		r.Outcome++
		if len(c.Expected) > 0 {
			r.Ruled++
		}
	case Impossible:
		r.Impossible++
	}
	r.Differences = append(r.Differences, c)
}

// inParallel does something for each of so many numbers, on all cores.
func inParallel(n int, do func(i int)) {
	var next sync.Mutex
	at := 0
	take := func() int {
		next.Lock()
		defer next.Unlock()
		at++
		return at - 1
	}
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for i := take(); i < n; i = take() {
				do(i)
			}
		})
	}
	workers.Wait()
}

// canTouch reports whether the variant may change a ruling, by the words of its file
// alone: reading all files takes longer than running those that have the card.
func (v *Versions) canTouch(r *Ruling) bool {
	if len(v.Variant.Read) > 0 || v.Variant.Without != 0 {
		return true
	}
	if v.Variant.Edition != "" && !bytes.Contains(r.Text, []byte("\nedition:")) {
		return true
	}
	return v.mayName(r.Text)
}

// mayName reports whether a ruling's file may name a card of the variant.
func (v *Versions) mayName(text []byte) bool {
	for _, c := range v.Variant.Cards {
		for _, word := range wordsOf(c.Before) {
			if containsFold(text, word) {
				return true
			}
		}
	}
	return false
}

// wordsOf are words of which a file has at least one if it names the card: its number, its
// id, and the longest plain word of each face's Title.
func wordsOf(c *rulesdb.Card) []string {
	words := []string{c.Number, c.ID}
	for i := range c.Faces {
		words = append(words, longestWord(&c.Faces[i]))
	}
	return slices.DeleteFunc(words, func(w string) bool { return w == "" })
}

func longestWord(f *card.Face) string {
	longest := ""
	for _, word := range strings.FieldsFunc(f.Title, func(r rune) bool {
		return (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9')
	}) {
		if len(word) > len(longest) {
			longest = word
		}
	}
	return longest
}

func containsFold(text []byte, word string) bool {
	return bytes.Contains(bytes.ToLower(text), bytes.ToLower([]byte(word)))
}

// checkNames refuses a proposal that names a scenario which is not among the rulings.
func checkNames(p *scenario.Proposal, rulings []Ruling) error {
	var known []string
	for i := range rulings {
		known = append(known, rulings[i].Name(), rulings[i].ID())
	}
	for _, n := range slices.Concat(p.Change, p.Stay) {
		if !slices.Contains(known, n.Text) {
			return p.Refuse(n, known)
		}
	}
	return nil
}

// unmet compares what changed with what the proposal expects.
func unmet(p *scenario.Proposal, result *Result, rulings []Ruling) []string {
	file := map[string]string{}
	for i := range rulings {
		file[rulings[i].Name()], file[rulings[i].ID()] = rulings[i].File, rulings[i].File
	}
	changed := map[string]*Comparison{}
	for _, v := range result.Variants {
		for _, d := range v.Differences {
			if d.Class.Changes() {
				changed[d.File] = d
			}
		}
	}
	var lines []string
	expected := map[string]bool{}
	for _, n := range p.Change {
		expected[file[n.Text]] = true
		if changed[file[n.Text]] == nil {
			lines = append(lines, fmt.Sprintf("line %d: %s should change, and does not", n.Position.Line, n.Text))
		}
	}
	for _, n := range p.Stay {
		if d := changed[file[n.Text]]; d != nil {
			lines = append(lines, fmt.Sprintf("line %d: %s must not change, and has %s", n.Position.Line,
				n.Text, inWords(d.Class)))
		}
	}
	for _, v := range result.Variants {
		for _, d := range v.Differences {
			if p.NothingElse && d.Class.Changes() && !expected[d.File] {
				expected[d.File] = true
				r := Ruling{File: d.File}
				lines = append(lines, fmt.Sprintf("nothing else should change, and %s has %s",
					r.Name(), inWords(d.Class)))
			}
		}
	}
	return lines
}

// inWords says of a ruling what has become of it.
func inWords(c Class) string {
	if c == Impossible {
		return "become impossible"
	}
	return c.Words()
}

// RulingsAt reads the scenario files at a path: the file there, or those of the folder and
// beneath it. It is an error if there is nothing at the path, or a file can't be read.
func RulingsAt(path string) ([]Ruling, error) {
	files, err := scenario.FilesAt(path)
	if err != nil {
		return nil, err
	}
	var all []Ruling
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, fmt.Errorf("reading a scenario: %w", err)
		}
		all = append(all, Ruling{file, text})
	}
	return all, nil
}

// RulingNamed reads the scenario file of a name, or else the shipped scenario that is called so
// or has that id. It is an error if there is neither.
func RulingNamed(name string) (*Ruling, error) {
	text, failed := os.ReadFile(name)
	if failed == nil {
		return &Ruling{name, text}, nil
	}
	shipped, err := Shipped()
	if err != nil {
		return nil, err
	}
	for i := range shipped {
		if shipped[i].Name() == name || shipped[i].ID() == name {
			return &shipped[i], nil
		}
	}
	return nil, fmt.Errorf("reading a scenario: %w; no shipped one is called %q either", failed, name)
}
