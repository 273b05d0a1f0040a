package rulesdb

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/goccy/go-yaml"

	"canterlaw/rulesdb/userfile"
)

// The notebook's place in the library folder, that of the notes within it, and
// how their files end. Notes are Markdown, each in a file of its own, below a
// head that says which page it is about; bookmarks and history are YAML.
const (
	notebookFolder = "notebook"
	notesFolder    = "notes"
	noteSuffix     = ".md"
	notebookFormat = 1
)

// SetAsideError says that a file of the library can't be used and now stands
// under another name.
type SetAsideError struct {
	File string
	As   string // its new name; "" if it could not be renamed
	Err  error  // what is wrong with it
}

// Error says what is wrong, and where the file is now.
func (e *SetAsideError) Error() string {
	if e.As == "" {
		return fmt.Sprintf("%v; it could not be set aside under another name, so nothing is written there: mend it, "+
			"or take it away", e.Err)
	}
	return fmt.Sprintf("%v; it was set aside as %s: mend it and name it %s again", e.Err, e.As, filepath.Base(e.File))
}

// Unwrap gives what is wrong with the file.
func (e *SetAsideError) Unwrap() error { return e.Err }

// setAside renames a file to a name that no file has, which loading overlooks.
func setAside(file string, why error) error {
	for i := 1; ; i++ {
		as := file + ".aside"
		if i > 1 {
			as += fmt.Sprint(i)
		}
		if _, err := os.Lstat(as); err == nil {
			continue
		}
		if err := os.Rename(file, as); err != nil {
			return &SetAsideError{File: file, Err: errors.Join(why, err)}
		}
		return &SetAsideError{File: file, As: filepath.Base(as), Err: why}
	}
}

// keptPages is a list of pages in a file.
type keptPages struct {
	file    string
	about   string // its first line, for people
	entries []Entry
	stored  []byte // the file, when it was last read or written
}

// entryInFile is an entry as files have it.
type entryInFile struct {
	Page  string    `yaml:"page"`
	Title string    `yaml:"title"`
	When  time.Time `yaml:"when"`
}

// entry checks an entry of a file.
func (e entryInFile) entry() (Entry, error) {
	page, ok := ParsePageID(e.Page)
	switch {
	case !ok:
		return Entry{}, fmt.Errorf("found the page %q; expected one such as rule:514.4c", e.Page)
	case e.When.IsZero():
		return Entry{}, fmt.Errorf("found no time for %s; expected one such as when: 2016-07-27T12:00:00Z", e.Page)
	}
	return Entry{Page: page, Title: e.Title, When: e.When.UTC()}, nil
}

// read takes over what the file has. If it is damaged, it is set aside and the
// list stays as it was.
func (k *keptPages) read() error {
	stored, err := os.ReadFile(k.file)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		k.entries, k.stored = nil, nil
		return nil
	case err != nil:
		return &userfile.Error{File: k.file, Expected: "a file that can be read", Err: err}
	case k.stored != nil && bytes.Equal(stored, k.stored):
		return nil
	}
	entries, err := k.parse(stored)
	if err != nil {
		return setAside(k.file, err)
	}
	k.entries, k.stored = entries, stored
	return nil
}

func (k *keptPages) parse(stored []byte) ([]Entry, error) {
	var file struct {
		Format int                   `yaml:"format"`
		Pages  []placed[entryInFile] `yaml:"pages"`
	}
	if err := readNotebookYAML(k.file, stored, 0, &file); err != nil {
		return nil, err
	}
	if file.Format != notebookFormat {
		return nil, &userfile.Error{File: k.file, Found: fmt.Sprintf("format %d", file.Format),
			Expected: fmt.Sprintf("format %d", notebookFormat)}
	}
	var entries []Entry
	for _, e := range file.Pages {
		entry, err := e.value.entry()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", userfile.At(k.file, e.line, 0), err)
		}
		entries = append(entries, entry)
	}
	return entries, nil
}

// write writes the list, an entry a line.
func (k *keptPages) write() error {
	var b bytes.Buffer
	fmt.Fprintf(&b, "# %s\nformat: %d\npages:\n", k.about, notebookFormat)
	for _, e := range k.entries {
		fmt.Fprintf(&b, "- {page: %s, title: %s, when: %s}\n", quoted(e.Page.String()), quoted(e.Title),
			e.When.UTC().Format(time.RFC3339))
	}
	if err := replaceFiles([]newFile{{k.file, b.Bytes()}}); err != nil {
		return err
	}
	k.stored = b.Bytes()
	return nil
}

// quoted writes a text as a string that both JSON and YAML read.
func quoted(text string) string {
	var b strings.Builder
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	_ = encoder.Encode(text) // strings can always be written
	return strings.TrimSpace(b.String())
}

// readNotebookYAML reads YAML strictly; its line numbers count from the line
// before.
func readNotebookYAML(file string, text []byte, before int, into any) error {
	if !utf8.Valid(text) {
		return &userfile.Error{File: file, Found: "bytes that are not text", Expected: "text in UTF-8"}
	}
	err := yaml.UnmarshalWithOptions(text, into, yaml.Strict())
	if err == nil {
		return nil
	}
	refused := &userfile.Error{File: file, Found: "what is not of its form",
		Expected: "entries as Canterlaw writes them",
		Err:      err}
	if wrong := yaml.Error(nil); errors.As(err, &wrong) {
		refused.Err = errors.New(wrong.GetMessage())
		if at := wrong.GetToken(); at != nil {
			refused.Line, refused.Column = before+at.Position.Line, at.Position.Column
		}
	}
	return refused
}

// keptNote is a note and its file.
type keptNote struct {
	Note
	file   string
	stored []byte // the file, when it was last read or written; nil for a new one
}

// headMark is the line above and below a note's head.
const headMark = "---\n"

// readNotes reads all notes of a folder.
func (n *Notebook) readNotes(folder string) {
	entries, err := os.ReadDir(folder)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		n.Problems = append(n.Problems, &userfile.Error{File: folder, Expected: "the folder of your notes", Err: err})
	}
	for _, entry := range entries {
		if filepath.Ext(entry.Name()) != noteSuffix || strings.HasPrefix(entry.Name(), ".") {
			continue
		}
		note, err := readNote(filepath.Join(folder, entry.Name()))
		if err == nil {
			if other := n.notes[note.Page]; other != nil {
				err = fmt.Errorf("%s: found a note on %s, on which there is one in %s; expected one on each page",
					note.file, note.Page, filepath.Base(other.file))
			}
		}
		switch {
		case err == nil:
			n.notes[note.Page] = note
		case errors.Is(err, fs.ErrPermission):
			n.Problems = append(n.Problems, err)
		default:
			n.Problems = append(n.Problems, setAside(filepath.Join(folder, entry.Name()), err))
		}
	}
}

func readNote(file string) (*keptNote, error) {
	stored, err := os.ReadFile(file)
	if err != nil {
		return nil, &userfile.Error{File: file, Expected: "a note that can be read", Err: err}
	}
	text := strings.TrimPrefix(withLineEnds(string(stored)), "\ufeff")
	rest, begins := strings.CutPrefix(text, headMark)
	head, body, ends := strings.Cut(rest, "\n"+headMark)
	if !begins || !ends {
		return nil, &userfile.Error{File: file, Line: 1, Found: "no head",
			Expected: "a line ---, the page, its title and a time, and a line --- above the note"}
	}
	var inFile entryInFile
	if err := readNotebookYAML(file, []byte(head), 1, &inFile); err != nil {
		return nil, err
	}
	entry, err := inFile.entry()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	if !utf8.ValidString(body) {
		return nil, &userfile.Error{File: file, Found: "bytes that are not text", Expected: "text in UTF-8"}
	}
	return &keptNote{Note: Note{Entry: entry, Text: strings.TrimSpace(body)}, file: file, stored: stored}, nil
}

// withLineEnds ends the lines of a text as notes have it: however many carriage returns stood before the end
// of a line, a second look finds none to take away.
func withLineEnds(text string) string {
	for strings.Contains(text, "\r\n") {
		text = strings.ReplaceAll(text, "\r\n", "\n")
	}
	return text
}

// keepOther sets the note's file aside if another program has changed it.
func (k *keptNote) keepOther() error {
	now, err := os.ReadFile(k.file)
	switch {
	case errors.Is(err, fs.ErrNotExist), err == nil && bytes.Equal(now, k.stored):
		return nil
	case err != nil:
		return &FolderError{Folder: filepath.Dir(k.file), Err: err}
	}
	return setAside(k.file, fmt.Errorf("%s: another program has changed it meanwhile", k.file))
}

// write writes the note's file, or removes it if the note has no text.
func (k *keptNote) write() error {
	if k.Text == "" {
		if err := os.Remove(k.file); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return &FolderError{Folder: filepath.Dir(k.file), Err: err}
		}
		return nil
	}
	content := fmt.Sprintf("%spage: %s\ntitle: %s\nwhen: %s\n%s\n%s\n",
		headMark, quoted(k.Page.String()), quoted(k.Title), k.When.UTC().Format(time.RFC3339), headMark, k.Text)
	if err := replaceFiles([]newFile{{k.file, []byte(content)}}); err != nil {
		return err
	}
	k.stored = []byte(content)
	return nil
}

// longestFileName is how many letters of a page's name its note's file has at
// most.
const longestFileName = 100

// fileName makes of a text a name that files have on every system: letters,
// digits and points, and dashes for the rest.
func fileName(text string) string {
	name := strings.Trim(strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || r == '.' {
			return r
		}
		return '-'
	}, text), ".-")
	runes := []rune(name)
	return string(runes[:min(len(runes), longestFileName)])
}
