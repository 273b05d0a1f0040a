package rulesdb

import (
	"fmt"
	"io/fs"
	"slices"

	"canterlaw/rulesdb/official"
	"canterlaw/rulesdb/spelling"
)

// limitedDecksFile says within data.FS what limited play asks of decks.
const limitedDecksFile = "limited.yaml"

// Limited is what Limited Play asks of decks.
type Limited struct {
	Source           official.Source
	DrawDeck         int // cards at least
	ProblemDeck      int // cards, neither more nor fewer
	StartingProblems int // of them, at least
	// Provided are the cards that players may be provided with, by block.
	Provided []Provided
}

// Provided are the cards that players may be provided with at limited events of a
// block.
type Provided struct {
	Block            string // the format's ID
	Manes            []ProvidedCard
	StartingProblems []ProvidedCard
}

// ProvidedCard is a card that players may be provided with.
type ProvidedCard struct {
	Number string `yaml:"number"` // its set and collector number (213.2)
	Card   string `yaml:"card"`   // its full name
}

// ManeBlocks lists the blocks, by format ID, at whose limited events a Mane
// Character is provided.
func (l *Limited) ManeBlocks(c *Card) []string {
	return l.blocks(c, func(p *Provided) []ProvidedCard { return p.Manes })
}

// StartingProblemBlocks lists the blocks, by format ID, at whose limited events a
// Starting Problem is provided.
func (l *Limited) StartingProblemBlocks(c *Card) []string {
	return l.blocks(c, func(p *Provided) []ProvidedCard { return p.StartingProblems })
}

// blocks finds a card among those that are provided: by its name, which other
// printings share.
func (l *Limited) blocks(c *Card, of func(*Provided) []ProvidedCard) []string {
	var blocks []string
	name := spelling.Fold(c.Name())
	for i := range l.Provided {
		p := &l.Provided[i]
		if slices.ContainsFunc(of(p), func(other ProvidedCard) bool { return spelling.Fold(other.Card) == name }) {
			blocks = append(blocks, p.Block)
		}
	}
	return blocks
}

// readLimited reads what limited play asks of decks.
func readLimited(files fs.FS) (*Limited, error) {
	var file struct {
		Format           int                  `yaml:"format"`
		Source           placed[sourceInFile] `yaml:"source"`
		DrawDeck         int                  `yaml:"draw deck"`
		ProblemDeck      int                  `yaml:"problem deck"`
		StartingProblems int                  `yaml:"starting problems"`
		Provided         []placed[struct {
			Block            string         `yaml:"block"`
			Manes            []ProvidedCard `yaml:"mane characters"`
			StartingProblems []ProvidedCard `yaml:"starting problems"`
		}] `yaml:"provided"`
	}
	if err := readYAMLFile(files, limitedDecksFile, &file); err != nil {
		return nil, err
	}
	if err := checkFormat(limitedDecksFile, file.Format); err != nil {
		return nil, err
	}
	source, err := readSource(limitedDecksFile, file.Source)
	if err != nil {
		return nil, err
	}
	if file.DrawDeck < 1 || file.ProblemDeck < 1 || file.StartingProblems < 1 {
		return nil, fmt.Errorf("data/%s: found a draw deck of %d, a Problem deck of %d and %d Starting Problems; "+
			"expected 1 or more of each", limitedDecksFile, file.DrawDeck, file.ProblemDeck, file.StartingProblems)
	}
	limited := &Limited{Source: source, DrawDeck: file.DrawDeck, ProblemDeck: file.ProblemDeck,
		StartingProblems: file.StartingProblems}
	for _, entry := range file.Provided {
		p := Provided(entry.value)
		if p.Block == "" {
			return nil, fmt.Errorf("%s: found no block; expected the id of its format", entry.at(limitedDecksFile))
		}
		for _, c := range slices.Concat(p.Manes, p.StartingProblems) {
			if c.Card == "" || !numberParts.MatchString(c.Number) {
				return nil, fmt.Errorf("%s: found the card %q with the number %q; expected its full name, "+
					"and its number as PR13", entry.at(limitedDecksFile), c.Card, c.Number)
			}
		}
		limited.Provided = append(limited.Provided, p)
	}
	return limited, nil
}
