package kept

import (
	"bytes"
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

// draftPrefix begins the names of files that have not been saved under a name.
const draftPrefix = ".draft"

// Draft is a file that is written anew whenever something changes. One goroutine at a
// time may use it.
type Draft struct {
	// Of is the file that it is a draft of; "" for none.
	Of string

	shelf   *Shelf
	file    string // "" until something was kept
	written []byte // when it was last read or written here
}

// NewDraft begins a draft, of a file or of none, which gets a file when something is kept.
func (s *Shelf) NewDraft(of string) *Draft { return &Draft{Of: of, shelf: s} }

// Resume goes on with a draft. It is an error if its file can't be read.
func (s *Shelf) Resume(e Entry) (*Draft, []byte, error) {
	text, err := s.Read(e.File)
	if err != nil {
		return nil, nil, err
	}
	return &Draft{Of: e.Of, shelf: s, file: e.File, written: text}, text, nil
}

// File is the draft's name on the shelf; "" before something was kept.
func (d *Draft) File() string {
	d.shelf.Wait()
	return d.file
}

// Keep writes the draft whole. Where another program has changed its file since, or deleted it,
// that stays as it is, and this goes on in a file of its own. It is a *rulesdb.FolderError if
// the folder can't be written into.
func (d *Draft) Keep(text []byte) error {
	d.shelf.Wait()
	return d.keep(text)
}

// KeepMeanwhile does what Keep does while its caller goes on: a disk takes longer than a
// picture. Whatever else is asked of the shelf waits until it is done; told gets what came
// of it, on another goroutine.
func (d *Draft) KeepMeanwhile(text []byte, told func(error)) {
	writing := d.shelf.writing()
	writing.Lock()
	go func() {
		err := d.keep(text)
		writing.Unlock()
		told(err)
	}()
}

func (d *Draft) keep(text []byte) error {
	if bytes.Equal(text, d.written) {
		return nil
	}
	err := rulesdb.Changing(d.shelf.Folder, func() error {
		if !d.isMine() {
			d.file = cmp.Or(d.left(text), d.shelf.free("", draftPrefix, ""))
		}
		return rulesdb.ReplaceFile(d.shelf.path(d.file), text)
	})
	if err != nil {
		return err
	}
	d.written = bytes.Clone(text)
	return nil
}

// Reason says in a few words why something could not be kept: the system's own, where it
// is that.
func Reason(err error) string {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return path.Err.Error()
	case errors.As(err, &link):
		return link.Err.Error()
	}
	return err.Error()
}

// left is the draft of the same that was left before, and with which this one goes on: its
// file differs at most in where it stood, and has no other lines of play. It is "" for none,
// and where this one has had a file.
func (d *Draft) left(text []byte) (file string) {
	if d.file != "" {
		return ""
	}
	drafts, err := filepath.Glob(filepath.Join(d.shelf.Folder, draftPrefix+"*.yaml"))
	if err != nil {
		return ""
	}
	for _, path := range drafts {
		before, err := os.ReadFile(path)
		if err != nil || !bytes.Equal(scenario.WithoutKept(before), scenario.WithoutKept(text)) {
			continue
		}
		e := Entry{File: filepath.Base(path)}
		if e.read(before); e.Err == nil && e.Of == d.Of && !e.branches {
			return e.File
		}
	}
	return ""
}

// isMine reports whether the file is as it was last written here.
func (d *Draft) isMine() bool {
	if d.file == "" {
		return false
	}
	now, err := os.ReadFile(d.shelf.path(d.file))
	return err == nil && bytes.Equal(now, d.written)
}

// Discard removes the draft's file, once what it holds is kept elsewhere or it holds nothing. It
// is an error if the file is there and can't be removed.
func (d *Draft) Discard() error {
	d.shelf.Wait()
	err := rulesdb.Changing(d.shelf.Folder, func() error {
		if !d.isMine() {
			return nil
		}
		return os.Remove(filepath.Join(d.shelf.Folder, d.file))
	})
	d.file, d.written = "", nil
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}
