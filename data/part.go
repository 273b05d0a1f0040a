package data

import (
	"errors"
	"fmt"
	"io/fs"
	"path"

	"github.com/fxamacker/cbor/v2"
)

// Part is one thing that packages read from files of FS. To read what people
// write takes many times as long as to load what a program wrote; so
// "make data" reads every part once and writes it down in that form, which
// programs built by make have in them. Other builds read the files. The form is
// no part of the repository: it changes with every file and can't be merged.
type Part[T any] struct {
	name string
	read func(files fs.FS) (T, error)
}

// NewPart makes a part, which it also makes known to [Generate]. Its name is that
// of its generated file. A T is made of exported fields, and holds no pointer to
// what it is part of: whoever loads it adds such links.
func NewPart[T any](name string, read func(files fs.FS) (T, error)) *Part[T] {
	p := &Part[T]{name, read}
	parts = append(parts, p)
	return p
}

// Load gives the part: a new value each time. An error means that what ships is
// wrong.
func (p *Part[T]) Load() (T, error) {
	form, err := fs.ReadFile(generated, p.file())
	if errors.Is(err, fs.ErrNotExist) {
		return p.read(FS)
	}
	var part T
	if err == nil {
		err = cbor.Unmarshal(form, &part)
	}
	if err != nil {
		return part, fmt.Errorf("data/%s: %w; generate it anew: make data", p.file(), err)
	}
	return part, nil
}

// Folder gives a folder that "make data" wrote beside the parts, "." for the one
// that they stand in too. An error that is [fs.ErrNotExist] means that this
// program was built without it.
func Folder(name string) (fs.FS, error) {
	folder := path.Join("generated", name)
	if _, err := fs.Stat(generated, folder); err != nil {
		return nil, err
	}
	return fs.Sub(generated, folder)
}

// file is the part's generated file.
func (p *Part[T]) file() string { return "generated/" + p.name + ".cbor" }

// generate reads the part and gives its generated form.
func (p *Part[T]) generate() ([]byte, error) {
	part, err := p.read(FS)
	if err != nil {
		return nil, err
	}
	return writing.Marshal(part)
}

// writing gives equal parts equal forms.
var writing = func() cbor.EncMode {
	mode, err := cbor.CoreDetEncOptions().EncMode()
	if err != nil {
		panic(err)
	}
	return mode
}()

// parts are all that packages of the program have made.
var parts []interface {
	file() string
	generate() ([]byte, error)
}

// Generate gives the generated form of every part of the packages that the
// program is built with, by file.
func Generate() (map[string][]byte, error) {
	forms := map[string][]byte{}
	for _, p := range parts {
		form, err := p.generate()
		if err != nil {
			return nil, fmt.Errorf("generating data/%s: %w", p.file(), err)
		}
		forms[p.file()] = form
	}
	return forms, nil
}
