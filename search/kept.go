package search

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/blevesearch/bleve/v2"
)

// keptVersion goes up when what is indexed of a document changes in a way that
// neither the documents nor the mapping show.
const keptVersion = 1

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
// takes it then; it reports whether that worked. A cache is no more than a
// quicker way: without it, all works in memory.
func (x *Index) openKept(docs []Document, folder string) bool {
	digest, err := x.digest(docs)
	if err != nil {
		return false
	}
	name := filepath.Join(folder, keptPrefix+digest)
	if x.open(name) {
		return true
	}
	return x.keep(docs, folder, name) == nil && x.open(name)
}

// digest stands for all that an index is made of.
func (x *Index) digest(docs []Document) (string, error) {
	hash := sha256.New()
	encoder := json.NewEncoder(hash)
	for _, part := range []any{keptVersion, x.mapping, slices.Sorted(maps.Keys(x.synonyms.leftOut)), x.asked, docs} {
		if err := encoder.Encode(part); err != nil {
			return "", err
		}
	}
	return hex.EncodeToString(hash.Sum(nil)[:12]), nil
}

// open opens a kept index; false where there is none that is whole.
func (x *Index) open(name string) bool {
	if _, err := os.Stat(name); err != nil {
		return false
	}
	kept, err := bleve.OpenUsing(name, map[string]any{"read_only": true, "bolt_timeout": "1s"})
	if err != nil {
		return false
	}
	if count, err := kept.DocCount(); err != nil || count != uint64(len(x.docs)) {
		kept.Close()
		return false
	}
	x.index = kept
	now := time.Now()
	_ = os.Chtimes(name, now, now) // for removeOldest, which else removes another
	return true
}

// keep makes the index beside its place and renames it when it is whole. Another
// process may do the same.
func (x *Index) keep(docs []Document, folder, name string) (err error) {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	temporary, err := os.MkdirTemp(folder, "making-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temporary)
	made := filepath.Join(temporary, "index")
	builder, err := bleve.NewBuilder(made, x.mapping, map[string]any{"batchSize": len(docs), "buildPathPrefix": temporary})
	if err != nil {
		return err
	}
	if err := x.each(docs, builder.Index); err != nil {
		return fmt.Errorf("keeping the search index: %w", err)
	}
	if err := builder.Close(); err != nil {
		return err
	}
	_ = os.RemoveAll(name) // what could not be opened
	removeOldest(folder)
	return os.Rename(made, name)
}

// removeOldest makes room in a cache folder for another index.
func removeOldest(folder string) {
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
		if i >= mostKept-1 {
			_ = os.RemoveAll(name) // what can't be removed is in use
		}
	}
}
