package search

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/blevesearch/bleve/v2"
	"github.com/fxamacker/cbor/v2"
)

// keptVersion goes up when what is indexed of a document changes in a way that
// neither the documents nor the mapping show.
const keptVersion = 4

// mostKept is how many indexes are kept: of the libraries and versions of the
// rules that were searched last.
const mostKept = 4

// keptPrefix begins the names of the folders that hold kept indexes; what the
// index was made of follows.
const keptPrefix = "search-"

// CacheFolder is the folder in which this user's indexes are kept; "" where the
// system has none.
func CacheFolder() string {
	folder, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	return filepath.Join(folder, "canterlaw")
}

// openKept takes the index of the documents from a folder, or puts it there and
// takes it then, after await. A cache is no more than a quicker way: without it, all works
// in memory.
func (x *Index) openKept(docs []Document, folder string, await func()) error {
	digest, err := x.digest(docs)
	if err != nil {
		return err
	}
	name := filepath.Join(folder, keptPrefix+digest)
	if x.open(name) == nil {
		return nil
	}
	await()
	if err := x.keep(docs, folder, name); err != nil {
		return err
	}
	return x.open(name)
}

// digest stands for all that an index is made of.
func (x *Index) digest(docs []Document) (string, error) {
	hash := sha256.New()
	encoder := json.NewEncoder(hash)
	for _, part := range []any{keptVersion, x.mapping, slices.Sorted(maps.Keys(x.synonyms.leftOut)), x.asked} {
		if err := encoder.Encode(part); err != nil {
			return "", err
		}
	}
	if err := cbor.NewEncoder(hash).Encode(docs); err != nil { // many times as quick as JSON
		return "", err
	}
	return hex.EncodeToString(hash.Sum(nil)[:12]), nil
}

// open opens a kept index; an error says that there is none, or none that is
// whole.
func (x *Index) open(name string) error {
	if _, err := os.Stat(name); err != nil {
		return err
	}
	kept, err := bleve.OpenUsing(name, map[string]any{"read_only": true, "bolt_timeout": "1s"})
	if err != nil {
		return err
	}
	if count, err := kept.DocCount(); err != nil || count != uint64(len(x.docs)+len(x.questions)) {
		expected := len(x.docs) + len(x.questions)
		return errors.Join(fmt.Errorf("%s has %d documents; expected %d", name, count, expected), err, kept.Close())
	}
	x.index = kept
	now := time.Now()
	_ = os.Chtimes(name, now, now) // for removeOldest, which else removes another
	return nil
}

// keep makes the index beside its place and renames it when it is whole. Another
// process may do the same.
func (x *Index) keep(docs []Document, folder, name string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	temporary, err := os.MkdirTemp(folder, "making-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temporary)
	made := filepath.Join(temporary, filepath.Base(name))
	if err := x.build(docs, made); err != nil {
		return err
	}
	_ = os.RemoveAll(name) // what could not be opened
	removeOldest(folder, mostKept-1)
	return os.Rename(made, name)
}

// build indexes the documents into a folder.
func (x *Index) build(docs []Document, made string) error {
	builder, err := bleve.NewBuilder(made, x.mapping, map[string]any{"batchSize": len(docs) + len(x.questions),
		"buildPathPrefix": filepath.Dir(made)})
	if err != nil {
		return err
	}
	if err := x.each(docs, builder.Index); err != nil {
		return fmt.Errorf("keeping the search index: %w", err)
	}
	return builder.Close()
}

// removeOldest leaves so many indexes in a folder: those used last.
func removeOldest(folder string, left int) {
	names, err := filepath.Glob(filepath.Join(folder, keptPrefix+"*"))
	if err != nil {
		return
	}
	used := map[string]time.Time{}
	for _, name := range names {
		if info, err := os.Stat(name); err == nil {
			used[name] = info.ModTime()
		}
	}
	slices.SortFunc(names, func(a, b string) int { return used[b].Compare(used[a]) })
	for i, name := range names {
		if i >= left {
			_ = os.RemoveAll(name) // what can't be removed is in use
		}
	}
}
