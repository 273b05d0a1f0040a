package rulesdb

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"canterlaw/data"
	"canterlaw/engine/cardtext"
	"canterlaw/rulesdb/official"
	"canterlaw/rulesdb/userfile"
)

// Open loads what ships with the program and adds what was imported into the
// library folder; "" for shipped data only. Of several versions of the rules,
// the newest is the one shown. A folder that isn't there yet is an empty one.
// A damaged file of the folder is set aside under another name and told in the
// library's Problems, and the rest is loaded; an error means that the shipped data itself is wrong.
func Open(folder string) (*Library, error) { return open(folder, "") }

// OpenVersion is Open with another version of the rules than the newest shown.
// A version that is neither the shipped one nor imported is a *VersionError.
func OpenVersion(folder, version string) (*Library, error) { return open(folder, version) }

// VersionError says that the library doesn't have a version of the rules.
type VersionError struct {
	Version string
	Known   []string // the newest first
}

// Error says which versions there are.
func (e *VersionError) Error() string {
	return fmt.Sprintf("there is no version %q of the rules in the library: expected %s, or import it: canterlaw "+
		"import rules FILE",
		e.Version, strings.Join(e.Known, ", "))
}

func open(folder, version string) (*Library, error) {
	var stored storedFiles
	var reading sync.WaitGroup
	if folder != "" {
		reading.Go(func() { stored = readFolder(folder) })
	}
	// The longest first.
	abilitiesRead := begin("abilities", kept("abilities", shippedAbilities))
	cardsRead := begin("cards", readCards)
	rulesRead := begin("rules", readRules)
	documentsRead := begin("documents", readDocuments)
	errataRead := begin("errata", shippedErrata)
	glossaryRead := begin("glossary", shippedGlossary)
	formatsRead := begin("formats", readFormats)
	limitedRead := begin("limits of decks", readLimited)

	cards, cardsErr := cardsRead()
	abilities, abilitiesErr := abilitiesRead()
	rules, rulesErr := rulesRead()
	documents, documentsErr := documentsRead()
	errata, errataErr := errataRead()
	glossary, glossaryErr := glossaryRead()
	formats, formatsErr := formatsRead()
	limited, limitedErr := limitedRead()
	reading.Wait()
	err := errors.Join(cardsErr, abilitiesErr, rulesErr, documentsErr, errataErr, glossaryErr, formatsErr, limitedErr)
	if err != nil {
		return nil, err
	}
	for _, d := range documents {
		d.adopt(rules)
	}
	library := &Library{
		Folder: folder, Rules: rules, Glossary: glossary, Cards: cards,
		Errata: errata, Documents: documents, Formats: formats, Limited: limited,
	}
	library.addStored(stored)
	if err := library.showVersion(version); err != nil {
		return nil, err
	}
	library.addAbilities(abilities)
	if err := sortCards(library.Cards); err != nil {
		return nil, fmt.Errorf("order the cards: %w", err)
	}
	library.indexCards()
	library.said = sync.OnceValue(library.saidBefore)
	library.english = (&english{make: func() *cardtext.Reader { return library.EnglishWith(nil) },
		gone: library.keepSaid}).ask
	library.defineKeywords(stored.keywords)
	library.readAbilities()
	library.successions = sync.OnceValue(library.compareVersionsInOrder)
	library.mentionable = sync.OnceValue(library.phrasesWithPages)
	library.link()
	return library, nil
}

// kept is a reader of what takes long to read, and so is kept from one start to the
// next.
func kept[T any](name string, read func(files fs.FS) (T, error)) func(fs.FS) (T, error) {
	return func(fs.FS) (T, error) { return data.Kept(name, read) }
}

// begin reads something of what ships beside whatever else is read; it gives what
// waits for it.
func begin[T any](what string, read func(files fs.FS) (T, error)) (wait func() (T, error)) {
	var content T
	var err error
	var reading sync.WaitGroup
	reading.Go(func() {
		if content, err = read(data.FS); err != nil {
			err = fmt.Errorf("load the shipped %s: %w", what, err)
		}
	})
	return func() (T, error) {
		reading.Wait()
		return content, err
	}
}

// storedFiles are what imports stored in a library folder.
type storedFiles struct {
	versions []*official.Document
	sets     []*storedSet
	books    []*officialRulebook
	keywords []*keywordsFile
	bad      []badFile
	wrong    []error // files of keywords that can't be read
}

// readFolder reads what imports stored.
func readFolder(folder string) storedFiles {
	switch info, err := os.Stat(folder); {
	case errors.Is(err, fs.ErrNotExist):
		return storedFiles{}
	case err == nil && !info.IsDir():
		return storedFiles{bad: []badFile{{err: &userfile.Error{File: folder, Found: "a file",
			Expected: "the library folder"}}}}
	case err != nil:
		return storedFiles{bad: []badFile{{err: err}}}
	}
	versions, badVersions := storedDocuments(folder)
	sets, badSets := storedSets(folder)
	books, badBooks := readStored(filepath.Join(folder, rulebooksFolder), loadRulebook)
	keywords, wrong := storedKeywords(folder)
	return storedFiles{versions, sets, books, keywords, slices.Concat(badVersions, badSets, badBooks), wrong}
}

// addStored adds what imports stored, and sets damaged files aside.
func (l *Library) addStored(stored storedFiles) {
	l.Versions = stored.versions
	l.addSets(stored.sets)
	for _, book := range stored.books {
		l.addRulebook(book)
	}
	for _, bad := range stored.bad {
		l.Problems = append(l.Problems, bad.setAside())
	}
	l.Problems = append(l.Problems, stored.wrong...)
}

// addSets puts the cards of imported sets in place of those with the same id, and
// adds the others.
func (l *Library) addSets(sets []*storedSet) {
	places := map[string]int{}
	for i, card := range l.Cards {
		places[card.ID] = i
	}
	for _, set := range sets {
		for _, card := range set.Cards {
			if i, ok := places[card.ID]; ok {
				l.Cards[i] = card
				continue
			}
			places[card.ID] = len(l.Cards)
			l.Cards = append(l.Cards, card)
		}
	}
}
