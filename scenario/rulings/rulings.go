// Package rulings keeps rulings of one's own: what somebody decided, when, by which rules,
// where it is written, and whether it is still in force. They are shared as collections,
// one file each, and taken into one's own with every conflict shown.
//
// A collection is YAML, or a zip of such files; example.yaml beside this file has every
// key. In the library folder all of them stand in one file, which is read in an instant.
package rulings

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/spelling"
)

// Ruling is a ruling of somebody's own.
type Ruling struct {
	ID       string   `yaml:"id" json:"id"` // a UUID, by which collections know it as the same
	Title    string   `yaml:"title" json:"title"`
	Question string   `yaml:"question,omitempty" json:"question,omitempty"`
	Ruling   string   `yaml:"ruling" json:"ruling"`
	Rules    []string `yaml:"rules,omitempty,flow" json:"rules,omitempty"` // by their numbers
	Cards    []string `yaml:"cards,omitempty,flow" json:"cards,omitempty"` // by their full names
	Author   string   `yaml:"author,omitempty" json:"author,omitempty"`
	Date     string   `yaml:"date,omitempty" json:"date,omitempty"`     // as 2016-07-27
	Source   string   `yaml:"source,omitempty" json:"source,omitempty"` // where it was given or is written
	// SupersededBy is the id of the ruling that has taken its place; "" while it is in force.
	SupersededBy string `yaml:"superseded by,omitempty" json:"superseded_by,omitempty"`
	// Position is the line of the position that it was given about; "" for none.
	Position string `yaml:"position,omitempty" json:"position,omitempty"`
	// Course is the scenario file of the position with what happened in it; "" for none.
	Course     string `yaml:"course,omitempty" json:"course,omitempty"`
	Collection string `yaml:"-" json:"collection,omitempty"` // that it stands in
}

// longestCourse is how long the scenario file of a ruling may be: a whole game has some
// fifty kilobytes.
const longestCourse = 1 << 20

// InForce reports whether no other ruling has taken its place.
func (r *Ruling) InForce() bool { return r.SupersededBy == "" }

// Status says whether it is in force.
func (r *Ruling) Status() string {
	if r.InForce() {
		return "in force"
	}
	return "superseded"
}

// check says what keeps it from being a ruling; "" if nothing does.
func (r *Ruling) check() string {
	if id, err := uuid.Parse(r.ID); err != nil || id == uuid.Nil {
		return fmt.Sprintf("the id %q; expected a UUID of its own, such as %s", r.ID, uuid.NewString())
	}
	if strings.TrimSpace(r.Title) == "" {
		return "no title; expected a line that says what it is about"
	}
	if strings.TrimSpace(r.Ruling) == "" {
		return "no ruling; expected what was decided"
	}
	if _, err := time.Parse(time.DateOnly, r.Date); r.Date != "" && err != nil {
		return fmt.Sprintf("the date %q; expected one such as 2016-07-27", r.Date)
	}
	if len(r.Course) > longestCourse {
		return fmt.Sprintf("a course of %d kB; expected a scenario file, of at most %d kB",
			len(r.Course)>>10, longestCourse>>10)
	}
	if r.SupersededBy == r.ID {
		return "that it is superseded by itself; expected the id of another ruling"
	}
	if _, err := uuid.Parse(r.SupersededBy); r.SupersededBy != "" && err != nil {
		return fmt.Sprintf("that it is superseded by %q; expected the id of a ruling", r.SupersededBy)
	}
	return ""
}

// Book holds one's own rulings, in a file of the library folder. Several goroutines may
// use it.
type Book struct {
	file string

	mutex   sync.Mutex
	rulings []Ruling
	read    time.Time // when the file was changed that was read last
}

// Open gives the rulings in a library folder, which need not be there yet; "" for none, where
// nothing is kept. It is an error if the file with them can't be read or is damaged.
func Open(library string) (*Book, error) {
	b := &Book{}
	if library == "" {
		return b, nil
	}
	b.file = filepath.Join(library, "rulings.json")
	return b, b.load()
}

// load reads the file, where another program has changed it too.
func (b *Book) load() error {
	info, err := os.Stat(b.file)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		b.rulings, b.read = nil, time.Time{}
		return nil
	case err == nil && info.ModTime().Equal(b.read):
		return nil
	}
	text, err := os.ReadFile(b.file)
	if err != nil {
		return fmt.Errorf("reading your rulings: %w", err)
	}
	var rulings []Ruling
	if err := json.Unmarshal(text, &rulings); err != nil {
		return fmt.Errorf("reading your rulings: %s is damaged: %w; move it away, and import your collections again",
			b.file, err)
	}
	b.rulings = rulings
	if info != nil {
		b.read = info.ModTime()
	}
	return nil
}

// All gives the rulings, the newest first. The slice is the caller's.
func (b *Book) All() []Ruling {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	return slices.Clone(b.rulings)
}

// Find gives a ruling by its id; false for none.
func (b *Book) Find(id string) (Ruling, bool) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	if i := slices.IndexFunc(b.rulings, func(r Ruling) bool { return r.ID == id }); i >= 0 {
		return b.rulings[i], true
	}
	return Ruling{}, false
}

// Put keeps a ruling, in place of the one with its id. It is an error if that is no ruling:
// without a title, what was decided, or an id. Without a library folder nothing can be kept; a
// *rulesdb.FolderError says that it can't be written into.
func (b *Book) Put(r Ruling) error {
	if wrong := r.check(); wrong != "" {
		return fmt.Errorf("the ruling %q has %s", r.Title, wrong)
	}
	return b.change(func(rulings []Ruling) []Ruling {
		rulings = slices.DeleteFunc(rulings, func(o Ruling) bool { return o.ID == r.ID })
		return append(rulings, r)
	})
}

// Remove removes a ruling, and gives it, to be put back. It is an error without a library
// folder, and a *rulesdb.FolderError if that can't be written into.
func (b *Book) Remove(id string) (removed Ruling, err error) {
	removed, _ = b.Find(id)
	return removed, b.change(func(rulings []Ruling) []Ruling {
		return slices.DeleteFunc(rulings, func(r Ruling) bool { return r.ID == id })
	})
}

// change changes the rulings as the file has them now, and writes them.
func (b *Book) change(change func([]Ruling) []Ruling) error {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	if b.file == "" {
		return errors.New("rulings can't be kept without a library folder: name one with --library")
	}
	return rulesdb.Changing(filepath.Dir(b.file), func() error {
		if err := b.load(); err != nil {
			return err
		}
		changed := change(slices.Clone(b.rulings))
		slices.SortStableFunc(changed, func(a, b Ruling) int {
			return cmp.Or(cmp.Compare(b.Date, a.Date), cmp.Compare(a.Title, b.Title), cmp.Compare(a.ID, b.ID))
		})
		text, err := json.Marshal(changed)
		if err != nil {
			return fmt.Errorf("writing your rulings: %w", err)
		}
		if err := rulesdb.ReplaceFile(b.file, text); err != nil {
			return err
		}
		b.rulings, b.read = changed, time.Time{}
		return nil
	})
}

// Conflict is a ruling that the user has otherwise.
type Conflict struct{ Mine, Theirs Ruling }

// Differ names what differs between the two.
func (c *Conflict) Differ() (fields []string) {
	mine, theirs := reflect.ValueOf(c.Mine), reflect.ValueOf(c.Theirs)
	for i := range mine.NumField() {
		field := mine.Type().Field(i)
		name, _, _ := strings.Cut(field.Tag.Get("yaml"), ",")
		if name != "-" && !sameValue(mine.Field(i), theirs.Field(i)) {
			fields = append(fields, name)
		}
	}
	return fields
}

// Says words what a ruling has under a key of Differ.
func (r *Ruling) Says(key string) string {
	v := reflect.ValueOf(*r)
	for i := range v.NumField() {
		if name, _, _ := strings.Cut(v.Type().Field(i).Tag.Get("yaml"), ","); name != key {
			continue
		}
		if list, isList := v.Field(i).Interface().([]string); isList {
			return strings.Join(list, ", ")
		}
		return strings.TrimSpace(v.Field(i).String())
	}
	return ""
}

// sameValue takes a list that is left out for an empty one.
func sameValue(a, b reflect.Value) bool {
	if a.Kind() == reflect.Slice {
		return a.Len() == 0 && b.Len() == 0 || reflect.DeepEqual(a.Interface(), b.Interface())
	}
	return a.Interface() == b.Interface()
}

// Merge is what importing a collection would do.
type Merge struct {
	New       []Ruling
	Same      int // that the user has as they are
	Conflicts []Conflict
	// Missing are the ids of rulings that have taken the place of others and are in
	// neither.
	Missing []string
}

// Compare says what taking rulings in would do. Nothing is changed.
func (b *Book) Compare(theirs []Ruling) Merge {
	var m Merge
	known := map[string]Ruling{}
	for _, r := range b.All() {
		known[r.ID] = r
	}
	among := map[string]bool{}
	for _, r := range theirs {
		among[r.ID] = true
		mine, found := known[r.ID]
		c := Conflict{mine, r}
		switch {
		case !found:
			m.New = append(m.New, r)
		case len(c.Differ()) > 0:
			m.Conflicts = append(m.Conflicts, c)
		default:
			m.Same++
		}
	}
	for _, r := range theirs {
		if _, found := known[r.SupersededBy]; !found && !r.InForce() && !among[r.SupersededBy] {
			m.Missing = append(m.Missing, r.SupersededBy)
		}
	}
	return m
}

// Take takes in what is new, and of the conflicts those of which theirs is chosen. It is an
// error without a library folder, and a *rulesdb.FolderError if that can't be written into.
func (b *Book) Take(m Merge, theirs func(Conflict) bool) error {
	taken := slices.Clone(m.New)
	for _, c := range m.Conflicts {
		if theirs(c) {
			taken = append(taken, c.Theirs)
		}
	}
	if len(taken) == 0 {
		return nil
	}
	replaced := map[string]bool{}
	for _, r := range taken {
		replaced[r.ID] = true
	}
	return b.change(func(rulings []Ruling) []Ruling {
		return append(slices.DeleteFunc(rulings, func(r Ruling) bool { return replaced[r.ID] }), taken...)
	})
}

// Filter says which rulings are wanted; its zero value wants all.
type Filter struct {
	Words      string // each begins a word of the ruling, its rules, cards or author
	Collection string
	InForce    bool // only those in force
}

// List is rulings that are looked through again and again.
type List struct {
	all []Ruling
	// words are those of each ruling, each behind a space; made when they are first needed.
	words func() []string
}

// NewList makes a list of rulings, in their order.
func NewList(all []Ruling) *List {
	return &List{all, sync.OnceValue(func() []string {
		words := make([]string, len(all))
		for i := range all {
			words[i] = wordsOf(&all[i])
		}
		return words
	})}
}

func wordsOf(r *Ruling) string {
	texts := []string{r.Title, r.Question, r.Ruling, r.Author, r.Source, r.Date, r.Collection}
	return " " + spelling.Fold(strings.Join(slices.Concat(texts, r.Rules, r.Cards), " "))
}

// Select gives the rulings that a filter wants, in their order.
func (l *List) Select(f Filter) []Ruling {
	wanted := strings.Fields(spelling.Fold(f.Words))
	var selected []Ruling
	for i, r := range l.all {
		if f.InForce && !r.InForce() || f.Collection != "" && r.Collection != f.Collection {
			continue
		}
		if len(wanted) == 0 || hasAll(l.words()[i], wanted) {
			selected = append(selected, r)
		}
	}
	return selected
}

// hasAll reports whether each of the wanted words begins one of the others.
func hasAll(words string, wanted []string) bool {
	return !slices.ContainsFunc(wanted, func(word string) bool { return !strings.Contains(words, " "+word) })
}

// Collections names those that rulings stand in.
func Collections(all []Ruling) (names []string) {
	for _, r := range all {
		if !slices.Contains(names, r.Collection) {
			names = append(names, r.Collection)
		}
	}
	slices.Sort(names)
	return names
}
