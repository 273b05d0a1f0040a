package rulesdb

import (
	"errors"
	"fmt"
	"io/fs"
	"os"

	"canterlaw/data"
)

// Open loads what ships with the program and adds what was imported into the
// library folder; "" for shipped data only. A folder that isn't there yet is
// an empty one. A damaged file of the folder is named in the library's
// Problems and the rest is loaded; an error means that the shipped data itself
// is wrong.
func Open(folder string) (*Library, error) {
	rules, err := shippedRules()
	if err != nil {
		return nil, fmt.Errorf("load the shipped rules: %w", err)
	}
	glossary, err := shippedGlossary(data.FS)
	if err != nil {
		return nil, fmt.Errorf("load the shipped glossary: %w", err)
	}
	cards, err := loadShippedCards()
	if err != nil {
		return nil, fmt.Errorf("load the shipped cards: %w", err)
	}
	abilities, err := shippedAbilities(data.FS)
	if err != nil {
		return nil, fmt.Errorf("load the shipped abilities: %w", err)
	}
	errata, err := shippedErrata(data.FS)
	if err != nil {
		return nil, fmt.Errorf("load the shipped errata: %w", err)
	}
	formats, err := shippedFormats(data.FS)
	if err != nil {
		return nil, fmt.Errorf("load the shipped formats: %w", err)
	}
	documents, err := shippedDocuments(data.FS, rules)
	if err != nil {
		return nil, fmt.Errorf("load the shipped documents: %w", err)
	}
	library := &Library{
		Folder: folder, Rules: rules, Glossary: glossary, Cards: cards,
		Errata: errata, Documents: documents, Formats: formats,
	}
	if folder != "" {
		library.addFolder()
	}
	library.addAbilities(abilities)
	if err := sortCards(library.Cards); err != nil {
		return nil, fmt.Errorf("order the cards: %w", err)
	}
	library.indexCards()
	library.link()
	return library, nil
}

// addFolder adds what the user's folder holds.
func (l *Library) addFolder() {
	info, err := os.Stat(l.Folder)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return
	case err == nil && !info.IsDir():
		err = &ImportError{File: l.Folder, Found: "a file", Expected: "the library folder"}
	}
	if err != nil {
		l.Problems = append(l.Problems, err)
		return
	}
	document, err := storedDocument(l.Folder)
	if err == nil && document != nil {
		err = l.addRules(document)
	}
	if err != nil {
		l.Problems = append(l.Problems, err)
	}
	cards, err := loadImportedCards(l.Folder)
	if err != nil {
		l.Problems = append(l.Problems, err)
	}
	l.addCards(cards)
}

// addRules lays the official text over the tree and the glossary. Rules that
// only the document has are added.
func (l *Library) addRules(document *RulesDocument) error {
	for _, official := range document.Rules {
		rule := l.Rules.Rule(official.Number)
		if rule == nil {
			added, err := l.Rules.add(official.Number, official.Title)
			if err != nil {
				return err
			}
			rule = added
		}
		rule.Official = official.Text
		if official.Title != "" {
			rule.Title = official.Title
		}
	}
	for _, official := range document.Glossary {
		entry := entryOf(l.Glossary, official.Term)
		if entry == nil {
			entry = &GlossaryEntry{Term: official.Term}
			l.Glossary = append(l.Glossary, entry)
		}
		entry.Official = official.Text
	}
	sortGlossary(l.Glossary)
	l.Rules.Source = document.Source
	return nil
}

// addCards puts the imported cards in place of the shipped ones with the same
// id, and adds the others.
func (l *Library) addCards(imported []*Card) {
	places := map[string]int{}
	for i, card := range l.Cards {
		places[card.ID] = i
	}
	for _, card := range imported {
		if i, ok := places[card.ID]; ok {
			l.Cards[i] = card
			continue
		}
		l.Cards = append(l.Cards, card)
	}
}
