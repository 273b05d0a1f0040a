package rulings

import (
	"archive/zip"
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"
)

// Format is the version of the format of collections that this program reads.
const Format = 1

// How large collections may be: a hundred thousand rulings have some fifty megabytes.
const (
	largestFile   = 64 << 20
	mostInArchive = 10_000
)

// collection is a file of rulings.
type collection struct {
	Format     int      `yaml:"format"`
	Collection string   `yaml:"collection"`
	Rulings    []Ruling `yaml:"rulings"`
}

// FileError says what is wrong with a collection. Nothing of it is taken.
type FileError struct {
	File string
	Line int // 0 where it isn't known
	Says string
	Err  error // may be nil
}

// Error names the place, what was found and what was expected there.
func (e *FileError) Error() string {
	if e.Line > 0 {
		return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Says)
	}
	return e.File + ": " + e.Says
}

// Unwrap gives the reason.
func (e *FileError) Unwrap() error { return e.Err }

// ReadFile reads a collection from disk: YAML, or a zip of such files. The error of a file
// that is none is a [*FileError].
func ReadFile(name string) ([]Ruling, error) {
	info, err := os.Stat(name)
	switch {
	case err != nil:
		return nil, fmt.Errorf("reading a collection of rulings: %w", err)
	case info.IsDir():
		return nil, &FileError{File: name,
			Says: "found a folder; expected a collection of rulings, a YAML file or a zip of such files"}
	case info.Size() > largestFile:
		return nil, tooLarge(name)
	}
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, fmt.Errorf("reading a collection of rulings: %w", err)
	}
	return Read(name, text)
}

func tooLarge(name string) error {
	return &FileError{File: name, Says: fmt.Sprintf("found more than %d MB; expected a collection of rulings",
		largestFile>>20)}
}

// Read reads a collection. It is a *FileError if it can't be read, or two rulings in it have one
// id.
func Read(name string, text []byte) ([]Ruling, error) {
	var all []Ruling
	var err error
	if bytes.HasPrefix(text, []byte("PK\x03\x04")) {
		all, err = readZip(name, text)
	} else {
		all, err = readYAML(name, text)
	}
	if err != nil {
		return nil, err
	}
	title := map[string]string{}
	for _, r := range all {
		if other, twice := title[r.ID]; twice {
			return nil, &FileError{File: name,
				Says: fmt.Sprintf("found the id %s on %q and on %q; expected an id of its own on each", r.ID, other,
					r.Title)}
		}
		title[r.ID] = r.Title
	}
	return all, nil
}

// readZip reads every YAML file in an archive. Nothing is written anywhere, so that names
// that lead elsewhere lead nowhere; and no more is unpacked than a collection can have.
func readZip(name string, text []byte) (all []Ruling, err error) {
	archive, err := zip.NewReader(bytes.NewReader(text), int64(len(text)))
	if err != nil {
		return nil, &FileError{File: name, Says: "found a damaged zip; expected one with YAML files in it", Err: err}
	}
	left, files := int64(largestFile), 0
	for _, f := range archive.File {
		ext := strings.ToLower(filepath.Ext(f.Name))
		if f.FileInfo().IsDir() || ext != ".yaml" && ext != ".yml" {
			continue
		}
		if files++; files > mostInArchive {
			return nil, &FileError{File: name,
				Says: fmt.Sprintf("found more than %d files; expected one for each collection", mostInArchive)}
		}
		inside := name + "/" + f.Name
		content, err := unpack(f, left)
		if err != nil {
			return nil, &FileError{File: inside, Says: "found a damaged file: " + err.Error(), Err: err}
		}
		if left -= int64(len(content)); left < 0 {
			return nil, tooLarge(name)
		}
		rulings, err := readYAML(inside, content)
		if err != nil {
			return nil, err
		}
		all = append(all, rulings...)
	}
	if files == 0 {
		return nil, &FileError{File: name,
			Says: "found no YAML file in the zip; expected at least one collection of rulings"}
	}
	return all, nil
}

// unpack reads a file of an archive, or one byte more than it may have.
func unpack(f *zip.File, most int64) ([]byte, error) {
	r, err := f.Open()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	return io.ReadAll(io.LimitReader(r, most+1))
}

func readYAML(name string, text []byte) ([]Ruling, error) {
	var c collection
	if err := yaml.UnmarshalWithOptions(text, &c, yaml.Strict()); err != nil {
		e := &FileError{File: name, Says: err.Error(), Err: err}
		var placed yaml.Error
		if errors.As(err, &placed) && placed.GetToken() != nil {
			e.Line, e.Says = placed.GetToken().Position.Line, placed.GetMessage()
		}
		e.Says += "; expected a collection of rulings with the keys format, collection and rulings"
		return nil, e
	}
	if c.Format != Format {
		return nil, &FileError{File: name,
			Says: fmt.Sprintf("found format: %d; expected format: %d, the one that this program reads", c.Format,
				Format)}
	}
	for i := range c.Rulings {
		r := &c.Rulings[i]
		if wrong := r.check(); wrong != "" {
			return nil, &FileError{File: name, Line: lineOf(text, i),
				Says: fmt.Sprintf("ruling %d (%s): found %s", i+1, cmp.Or(r.Title, "without a title"), wrong)}
		}
		r.Collection = c.Collection
	}
	return c.Rulings, nil
}

// lineOf is the line on which a ruling of a file begins; 0 where it can't be told.
func lineOf(text []byte, ruling int) int {
	path, err := yaml.PathString(fmt.Sprintf("$.rulings[%d].title", ruling))
	if err != nil {
		return 0
	}
	node, err := path.ReadNode(bytes.NewReader(text))
	if err != nil || node.GetToken() == nil {
		return 0
	}
	return node.GetToken().Position.Line
}

// IsCollection reports whether a YAML file is a collection of rulings, and not a scenario,
// by its first keys.
func IsCollection(text []byte) bool {
	for line := range bytes.Lines(text) {
		if bytes.HasPrefix(line, []byte("collection:")) || bytes.HasPrefix(line, []byte("rulings:")) {
			return true
		}
		if bytes.HasPrefix(line, []byte("setup:")) || bytes.HasPrefix(line, []byte("id:")) {
			return false
		}
	}
	return false
}

// Write writes a collection. Rulings that it is read as are equal to these, but for the
// collection that they stand in. It fails only where YAML can't be written of the rulings, which
// is a mistake in the program.
func Write(name string, all []Ruling) ([]byte, error) {
	text, err := yaml.MarshalWithOptions(collection{Format, name, slices.Clone(all)}, yaml.IndentSequence(true))
	if err != nil {
		return nil, fmt.Errorf("writing a collection of rulings: %w", err)
	}
	return text, nil
}
