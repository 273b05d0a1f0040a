package data

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/fxamacker/cbor/v2"
)

// keptIn is the folder of KeepIn; "" keeps nothing.
var keptIn string

// KeepIn keeps what takes long to read of FS in a cache folder, "" for none, in a
// form that is read many times as quickly when the same program starts again. The
// program calls it before it reads anything, if at all.
func KeepIn(folder string) { keptIn = folder }

// Keeps says whether anything is kept.
func Keeps() bool { return keptIn != "" }

// mostKept is how many programs' kept forms of one thing stay in the folder.
const mostKept = 3

// Kept gives what read makes of the files, by a name of its own: as this program has kept it, or
// else by reading them. A T is made of exported fields, and equal to what CBOR makes of it. A
// cache is no more than a quicker way: where it can't be written or is damaged, the files are
// read. It fails as read does.
func Kept[T any](name string, read func(files fs.FS) (T, error)) (T, error) {
	return KeptOf(name, "", read)
}

// KeptOf is as Kept, of what is made of something else than the files as well: of says what, and
// what was made of something else isn't taken. It fails as read does.
func KeptOf[T any](name, of string, read func(files fs.FS) (T, error)) (T, error) {
	file := keptFile(name, of)
	if file == "" {
		return read(FS)
	}
	if form, err := os.ReadFile(file); err == nil {
		var kept T
		if cbor.Unmarshal(form, &kept) == nil {
			return kept, nil
		}
	}
	content, err := read(FS)
	if err == nil {
		keep(file, name, content)
	}
	return content, err
}

// Keep keeps what was made of something, in place of what KeptOf has kept of it.
func Keep[T any](name, of string, content T) {
	if file := keptFile(name, of); file != "" {
		keep(file, name, content)
	}
}

// keep writes a form beside its place and renames it when it is whole: another process
// may do the same, or end amid it.
func keep(file, name string, content any) {
	form, err := cbor.Marshal(content)
	if err != nil || os.MkdirAll(keptIn, 0o755) != nil {
		return
	}
	making, err := os.CreateTemp(keptIn, "making-*")
	if err != nil {
		return
	}
	_, err = making.Write(form)
	if closed := making.Close(); err != nil || closed != nil || os.Rename(making.Name(), file) != nil {
		_ = os.Remove(making.Name())
		return
	}
	removeFormer(name)
}

// removeFormer leaves the newest kept forms of one thing.
func removeFormer(name string) {
	entries, err := os.ReadDir(keptIn)
	if err != nil {
		return
	}
	var kept []fs.FileInfo
	for _, e := range entries {
		if info, err := e.Info(); err == nil && strings.HasPrefix(e.Name(), name+"-") &&
			strings.HasSuffix(e.Name(), ".cbor") {
			kept = append(kept, info)
		}
	}
	slices.SortFunc(kept, func(a, b fs.FileInfo) int { return b.ModTime().Compare(a.ModTime()) })
	for i, info := range kept {
		if i >= mostKept {
			_ = os.Remove(filepath.Join(keptIn, info.Name()))
		}
	}
}
