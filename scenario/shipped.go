package scenario

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/google/uuid"

	"canterlaw/data"
	"canterlaw/engine/rule"
	"canterlaw/rulesdb"
	"canterlaw/scenario/source"
)

// Head is what a scenario says about itself.
type Head struct {
	File     string // as errors and reports name it
	ID       uuid.UUID
	Title    string
	Question string
	Ruling   string
	Rules    []rule.Number // what the ruling rests on
	// Disputed are the readings of disputed points that it chooses, in place of
	// those of its edition, by the points' ids.
	Disputed map[string]string
}

// Heads gives what the scenarios that ship with the program say about
// themselves, in the order of their files' names. It takes a small part of the
// time that Shipped takes; ReadShipped reads the one that is wanted. An error
// means that the shipped data itself is wrong.
func Heads() ([]Head, error) {
	heads, err := data.Kept("scenarios", readHeads)
	if err != nil {
		return nil, fmt.Errorf("reading the shipped scenarios: %w", err)
	}
	return heads, nil
}

// ShippedFile gives where a shipped scenario stands in the program's data, by the name of its
// file without folder and ending; no two share one. It is an error if none is called so.
func ShippedFile(name string) (string, error) {
	for _, folder := range []string{"scenarios/", "scenarios/*/*/"} {
		if found, err := fs.Glob(data.FS, folder+name+".yaml"); err != nil || len(found) == 1 {
			return strings.Join(found, ""), err
		}
	}
	return "", fmt.Errorf("no scenario that ships is called %s", name)
}

// ReadShipped reads a scenario that ships with the program; an error means that the shipped data itself is wrong.
func ReadShipped(lib *rulesdb.Library, head Head) (*Scenario, error) {
	text, err := fs.ReadFile(data.FS, strings.TrimPrefix(head.File, shippedIn))
	if err != nil {
		return nil, fmt.Errorf("reading a shipped scenario: %w", err)
	}
	return Read(lib, head.File, text)
}

// Shipped reads the scenarios that ship with the program, in the order of
// their files' names. An error means that the shipped data itself is wrong.
func Shipped(lib *rulesdb.Library) ([]*Scenario, error) {
	scenarios, err := readAll(lib, data.FS)
	if err != nil {
		return nil, fmt.Errorf("reading the shipped scenarios: %w", err)
	}
	return scenarios, nil
}

// readAll reads the scenarios of a data folder, each of which has an id of its
// own.
func readAll(lib *rulesdb.Library, folder fs.FS) (scenarios []*Scenario, err error) {
	files := map[uuid.UUID]string{}
	err = eachFile(folder, func(name string, text []byte) error {
		r := NewReader(lib, name)
		if err := r.read(text); err != nil {
			return err
		}
		if other, twice := files[r.Scenario.ID]; twice {
			return r.sameID(other)
		}
		files[r.Scenario.ID] = name
		scenarios = append(scenarios, r.Scenario)
		return nil
	})
	return scenarios, err
}

// readHeads reads the heads alone, several at a time.
func readHeads(folder fs.FS) ([]Head, error) {
	var files, texts []string
	err := eachFile(folder, func(name string, text []byte) error {
		files, texts = append(files, name), append(texts, string(text))
		return nil
	})
	heads, refused := make([]Head, len(files)), make([]error, len(files))
	var next atomic.Int64
	var readers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		readers.Go(func() {
			for i := int(next.Add(1)) - 1; i < len(files); i = int(next.Add(1)) - 1 {
				heads[i], refused[i] = readHeadOf(files[i], texts[i])
			}
		})
	}
	readers.Wait()
	return heads, errors.Join(err, errors.Join(refused...))
}

// readHeadOf reads the head of one file.
func readHeadOf(name, text string) (head Head, err error) {
	defer source.Catch(&err)
	r := NewReader(nil, name)
	r.readHead(source.Read(name, []byte(headOnly(text))).Mapping("a scenario", keys...))
	return r.Scenario.Head, nil
}

// headOnly leaves the lines of a file that can belong to its head, each where it
// stands: the rest is most of the file, and of the time that reading it takes.
func headOnly(text string) string {
	var head strings.Builder
	inHead := true
	for line := range strings.Lines(text) {
		if key, _, found := strings.Cut(line, ":"); found && slices.Contains(keys, key) {
			inHead = slices.Contains(headKeys, key)
		}
		if inHead {
			head.WriteString(line)
		} else {
			head.WriteByte('\n')
		}
	}
	return head.String()
}

// shippedIn begins the names of shipped files in messages.
const shippedIn = "data/"

// eachFile hands over the scenario files of a data folder, in the order of their names
// whatever folder they stand in, until one is refused.
func eachFile(folder fs.FS, read func(name string, text []byte) error) error {
	var files []string
	err := fs.WalkDir(folder, "scenarios", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && path.Ext(name) == ".yaml" {
			files = append(files, name)
		}
		return err
	})
	slices.SortStableFunc(files, func(a, b string) int { return strings.Compare(path.Base(a), path.Base(b)) })
	for _, name := range files {
		text, err := fs.ReadFile(folder, name)
		if err != nil {
			return err
		}
		if err := read(shippedIn+name, text); err != nil {
			return err
		}
	}
	return err
}
