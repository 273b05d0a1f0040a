// Package kept holds the positions and games that a user has saved or is busy with, as
// scenario files in the library folder. Nothing is written over that somebody else wrote
// meanwhile, and nothing is deleted but moved aside.
package kept

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/goccy/go-yaml"
	"github.com/google/uuid"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/spelling"
	"canterlaw/scenario/playing"
)

// Shelf is the folder of a user's own positions and games. Several goroutines and
// programs may use it.
type Shelf struct {
	// Folder is where the files stand.
	Folder string

	mutex sync.Mutex
	known map[string]Entry // as the files were read last
}

// The folder in the library's, and that of what was deleted in it.
const (
	positions = "positions"
	deleted   = "deleted"
)

// written has a lock for each shelf's folder, which is held while a draft is written there.
var written sync.Map

func (s *Shelf) writing() *sync.Mutex {
	lock, _ := written.LoadOrStore(s.Folder, &sync.Mutex{})
	return lock.(*sync.Mutex)
}

// Wait returns once all drafts have been written that are to be kept.
func (s *Shelf) Wait() {
	writing := s.writing()
	writing.Lock()
	defer writing.Unlock()
}

// In gives the shelf in a library folder, which need not be there yet; nil for none.
// What is left of files whose writing was broken off is cleared away.
func In(library string) *Shelf {
	if library == "" {
		return nil
	}
	s := &Shelf{Folder: filepath.Join(library, positions)}
	if _, err := os.Stat(s.Folder); err == nil {
		_ = rulesdb.Changing(s.Folder, s.clear) // a folder that can't be changed is told when something is kept
	}
	return s
}

// brokenOff is how files are called while they are written.
var brokenOff = regexp.MustCompile(`^\..*\.yaml\.\d+$`)

// clear removes the files whose writing was broken off: nobody writes now.
func (s *Shelf) clear() error {
	for _, folder := range []string{s.Folder, filepath.Join(s.Folder, deleted)} {
		entries, err := os.ReadDir(folder)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		for _, e := range entries {
			if brokenOff.MatchString(e.Name()) {
				err = errors.Join(err, os.Remove(filepath.Join(folder, e.Name())))
			}
		}
	}
	return nil
}

// Entry is a file of the shelf.
type Entry struct {
	File   string // its name on the shelf
	ID     string // the scenario's; several may have it
	Title  string
	When   time.Time // it was last changed
	IsGame bool      // something has been played, or it begins with the start of the game
	Draft  bool      // not saved under a name
	Of     string    // the file that it is a draft of
	Stands string    // where it stands, such as "Avery’s turn 3, Main Phase, 0 : 0"
	Cards  []string  // that are named in it, those in play first
	Words  string    // the other texts in it
	Err    error     // what keeps it from being read; then only File and When are known

	inPlay   int  // how many of Cards are in play
	branches bool // there are lines of play beside its steps
}

// Kind says what it is.
func (e *Entry) Kind() string {
	kind := "position"
	if e.IsGame {
		kind = "game"
	}
	if e.Draft {
		kind += ", not saved yet"
	}
	return kind
}

// List gives what is on the shelf, the newest first; also what can't be read, with the
// reason. An error says that the folder itself can't be read.
func (s *Shelf) List() ([]Entry, error) { return s.list(s.Folder, "") }

// Deleted gives what was deleted, the newest first. It is an error if the folder is there and
// can't be read.
func (s *Shelf) Deleted() ([]Entry, error) { return s.list(filepath.Join(s.Folder, deleted), deleted) }

func (s *Shelf) list(folder, prefix string) ([]Entry, error) {
	s.Wait()
	files, err := os.ReadDir(folder)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("reading your positions and games: %w", err)
	}
	var entries []Entry
	for _, f := range files {
		if name := f.Name(); !f.IsDir() && isYAML(name) {
			entries = append(entries, s.entry(filepath.Join(prefix, name)))
		}
	}
	slices.SortStableFunc(entries, func(a, b Entry) int {
		return cmp.Or(b.When.Compare(a.When), cmp.Compare(a.File, b.File))
	})
	return entries, nil
}

func isYAML(name string) bool {
	return slices.Contains([]string{".yaml", ".yml"}, strings.ToLower(filepath.Ext(name)))
}

// Entry tells of one file.
func (s *Shelf) Entry(file string) Entry {
	s.Wait()
	return s.entry(file)
}

// entry reads what the list says of a file.
func (s *Shelf) entry(file string) Entry {
	e := Entry{File: file, Draft: strings.HasPrefix(filepath.Base(file), draftPrefix)}
	e.Title = strings.TrimSuffix(filepath.Base(file), filepath.Ext(file))
	if info, err := os.Stat(s.path(file)); err == nil {
		e.When = info.ModTime()
	}
	s.mutex.Lock()
	known, found := s.known[file]
	s.mutex.Unlock()
	if found && known.When.Equal(e.When) {
		return known
	}
	text, err := s.Read(file)
	if err != nil {
		e.Err = err
		return e
	}
	e.read(text)
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.known == nil {
		s.known = map[string]Entry{}
	}
	s.known[file] = e
	return e
}

// withoutSteps leaves the steps out of a file: they are most of a long game, and the list
// says nothing of them.
func withoutSteps(text []byte) (rest []byte) {
	inSteps := false
	for line := range bytes.Lines(text) {
		if !bytes.ContainsAny(line[:1], " \t\n#-") {
			inSteps = bytes.HasPrefix(line, []byte("steps:"))
		}
		if !inSteps {
			rest = append(rest, line...)
		}
	}
	return rest
}

// read takes out of a file what the list says of it.
func (e *Entry) read(text []byte) {
	var root struct {
		ID       string `yaml:"id"`
		Title    string `yaml:"title"`
		Question string `yaml:"question"`
		Ruling   string `yaml:"ruling"`
		Setup    any    `yaml:"setup"`
		Kept     struct {
			Step   int    `yaml:"step"`
			Of     string `yaml:"of"`
			Stands string `yaml:"stands"`

			Branches []any `yaml:"branches"`
		} `yaml:"kept"`
	}
	if err := yaml.Unmarshal(withoutSteps(text), &root); err != nil {
		e.Err = fmt.Errorf("%s is no scenario file: %w", e.File, err)
		return
	}
	if root.Setup == nil {
		e.Err = fmt.Errorf("%s is no scenario file: nothing is set up in it", e.File)
		return
	}
	e.ID, e.Of, e.Stands = root.ID, root.Kept.Of, root.Kept.Stands
	e.branches = len(root.Kept.Branches) > 0
	e.Title = cmp.Or(root.Title, Untitled)
	e.Words = strings.TrimSpace(root.Question + "\n" + root.Ruling)
	at, _ := root.Setup.(map[string]any)
	e.IsGame = root.Kept.Step > 0 || at["at"] == "start of game"
	for _, player := range []string{"Avery", "Blake"} {
		if has, is := at[player].(map[string]any); is {
			e.named(map[string]any{"mane": has["mane"]})
			e.named(has["in play"])
		}
	}
	e.inPlay = len(e.Cards)
	e.named(root.Setup)
}

// Untitled is what is called so that has no name yet.
const Untitled = "Untitled position"

// named gathers the names of the cards in a setup.
func (e *Entry) named(v any) {
	switch v := v.(type) {
	case []any:
		for _, item := range v {
			if name, is := item.(string); is {
				e.card(name)
			} else {
				e.named(item)
			}
		}
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			item := v[key]
			if name, is := item.(string); is && slices.Contains([]string{"card", "mane", "problem"}, key) {
				e.card(name)
			} else if !is {
				e.named(item)
			}
		}
	}
}

// mostTold is how many cards tell what is on the table of something without a name.
const mostTold = 3

// About says by the first cards in play, without their subtitles, what something without a name has on the table; ""
// of what has a name, or nothing in play.
func (e *Entry) About() string {
	if e.Title != Untitled || e.inPlay == 0 {
		return ""
	}
	var names []string
	for _, name := range e.Cards[:e.inPlay] {
		if name, _, _ = strings.Cut(name, ", "); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if more := len(names) - mostTold; more > 1 {
		names = append(names[:mostTold], fmt.Sprintf("%d more", more))
	}
	last := len(names) - 1
	if last == 0 {
		return "with " + names[0]
	}
	return "with " + strings.Join(names[:last], ", ") + " and " + names[last]
}

func (e *Entry) card(name string) {
	if !strings.HasPrefix(name, "?") && !slices.Contains(e.Cards, name) {
		e.Cards = append(e.Cards, name)
	}
}

// path is where a file of the shelf stands.
func (s *Shelf) path(file string) string { return filepath.Join(s.Folder, file) }

// Read gives a file's text. It is an error if the file can't be read, or its name leads out of
// the folder.
func (s *Shelf) Read(file string) ([]byte, error) {
	s.Wait()
	if !filepath.IsLocal(file) {
		return nil, fmt.Errorf("found no file %s among your positions and games", file)
	}
	return os.ReadFile(s.path(file))
}

// Save keeps a position or game under a title. It takes the place of the file over, "" for none,
// whose text before is moved to what was deleted; a file of somebody else is never written over.
// It gives the file's name. It is an error if the title has no letter or number, and a
// *rulesdb.FolderError if the folder can't be written into.
func (s *Shelf) Save(title string, text []byte, over string) (file string, err error) {
	s.Wait()
	text, base, err := titledFile(text, title)
	if err != nil {
		return "", err
	}
	err = rulesdb.Changing(s.Folder, func() error {
		file = s.free("", base, over)
		if over == "" {
			return rulesdb.ReplaceFile(s.path(file), text)
		}
		before, err := os.ReadFile(s.path(over))
		if err == nil && !bytes.Equal(before, text) {
			err = rulesdb.ReplaceFile(s.path(s.free(deleted, strings.TrimSuffix(over, filepath.Ext(over)), "")), before)
		}
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		if err := rulesdb.ReplaceFile(s.path(file), text); err != nil || file == over {
			return err
		}
		if err := os.Remove(s.path(over)); !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		return nil
	})
	return file, err
}

// titledFile gives a text under a title, and what its file is called by that.
func titledFile(text []byte, title string) (titled []byte, base string, err error) {
	if titled, err = Titled(text, title); err != nil {
		return nil, "", err
	}
	base, err = baseName(title)
	return titled, base, err
}

// Rename gives a file another title, and a name after it. It is an error if the file can't be
// read or the title has no letter or number, and a *rulesdb.FolderError if the folder can't be
// written into.
func (s *Shelf) Rename(file, title string) (renamed string, err error) {
	text, err := s.Read(file)
	if err != nil {
		return "", err
	}
	text, base, err := titledFile(text, title)
	if err != nil {
		return "", err
	}
	err = rulesdb.Changing(s.Folder, func() error {
		renamed = s.free("", base, file)
		if err := rulesdb.ReplaceFile(s.path(renamed), text); err != nil || renamed == file {
			return err
		}
		return os.Remove(s.path(file))
	})
	return renamed, err
}

// Duplicate makes another of a file, with an id of its own. It is an error if the file can't be
// read, and a *rulesdb.FolderError if the folder can't be written into.
func (s *Shelf) Duplicate(file string) (string, error) {
	e := s.entry(file)
	if e.Err != nil {
		return "", e.Err
	}
	text, err := s.Read(file)
	if err != nil {
		return "", err
	}
	if e.ID != "" {
		text = bytes.Replace(text, []byte(e.ID), []byte(uuid.NewString()), 1)
	}
	return s.Save(e.Title+", copy", text, "")
}

// Delete moves a file aside, and gives its name there, by which Restore brings it back. It is an
// error if the file isn't there or can't be moved.
func (s *Shelf) Delete(file string) (aside string, err error) {
	s.Wait()
	err = rulesdb.Changing(s.Folder, func() error {
		aside = s.free(deleted, strings.TrimSuffix(filepath.Base(file), filepath.Ext(file)), "")
		if err := os.MkdirAll(s.path(deleted), 0o755); err != nil {
			return err
		}
		return os.Rename(s.path(file), s.path(aside))
	})
	return aside, err
}

// Restore brings back what was deleted; it gives the file's name. It is an error if the file
// isn't there or can't be moved.
func (s *Shelf) Restore(aside string) (file string, err error) {
	s.Wait()
	err = rulesdb.Changing(s.Folder, func() error {
		file = s.free("", strings.TrimSuffix(filepath.Base(aside), filepath.Ext(aside)), "")
		return os.Rename(s.path(aside), s.path(file))
	})
	return file, err
}

// free gives the name of a file in a folder of the shelf that none has, or only the one
// that it is to take the place of.
func (s *Shelf) free(folder, base, over string) string {
	for n := 1; ; n++ {
		name := base
		if n > 1 {
			name += fmt.Sprint("-", n)
		}
		name = filepath.Join(folder, name+".yaml")
		if _, err := os.Lstat(s.path(name)); name == over || errors.Is(err, fs.ErrNotExist) {
			return name
		}
	}
}

// baseName makes a title into a file's name; it refuses one without a letter or number.
func baseName(title string) (string, error) {
	name := []rune(strings.ReplaceAll(spelling.Fold(title), " ", "-"))
	base := strings.Trim(string(name[:min(len(name), longestName)]), "-.")
	if base == "" {
		return "", errors.New("a name takes letters or numbers")
	}
	return base, nil
}

// longestName is how many letters the name of a file has at most.
const longestName = 80

// Titled gives a file another title. It fails only where YAML can't be written of the title,
// which is a mistake in the program.
func Titled(text []byte, title string) ([]byte, error) { return headed(text, "title", title) }

// Ruled gives a file another question and ruling. It fails only where YAML can't be written of
// them, which is a mistake in the program.
func Ruled(text []byte, question, ruling string) ([]byte, error) {
	text, err := headed(text, "ruling", ruling)
	if err != nil {
		return nil, err
	}
	return headed(text, "question", question)
}

// headed gives the head of a file another text for a key; "" takes the key away.
func headed(text []byte, key, says string) ([]byte, error) {
	if says == "" {
		return playing.WithHead(text, key, ""), nil
	}
	line, err := yaml.Marshal(map[string]string{key: says})
	if err != nil {
		return nil, fmt.Errorf("writing a %s: %w", key, err)
	}
	return playing.WithHead(text, key, strings.TrimPrefix(string(line), key+": ")), nil
}
