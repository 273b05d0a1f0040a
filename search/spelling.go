package search

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"canterlaw/rulesdb/spelling"
)

// shortestPart is how many letters a word has at least that may be half of one
// written without the space: "manecharacter".
const shortestPart = 3

// shortestMisspelled is how many letters a word has at least that may be meant
// for another.
const shortestMisspelled = 4

// meant is what a word that no document has may be meant for: the nearest word of a name
// with the same first letter, else two words without the space between them, else the
// nearest word of players or of texts; nil if there is none.
func (x *Index) meant(w word) ([][]word, error) {
	title, err := x.nearest(w.spelled, titleSpelledField)
	if err != nil || title != "" {
		return [][]word{x.split.words(title)}, err
	}
	for at := shortestPart; at+shortestPart <= len(w.spelled); at++ {
		if !utf8.RuneStart(w.spelled[at]) {
			continue
		}
		parts := x.split.words(w.spelled[:at] + " " + w.spelled[at:])
		known := len(parts) == 2
		for i := 0; known && i < len(parts); i++ {
			first, err := x.firstWord(titleField, parts[i].stem)
			if err != nil {
				return nil, err
			}
			known = first == parts[i].stem
		}
		if known {
			return [][]word{parts}, nil
		}
	}
	if meanings := x.synonyms.nearest(w); meanings != nil {
		return meanings, nil
	}
	body, err := x.nearest(w.spelled, bodySpelledField)
	if err != nil || body != "" {
		return [][]word{x.split.words(body)}, err
	}
	return x.nearestParts(w.spelled)
}

// nearestParts is a word of a name and the nearest to what follows it without a
// space: "preprority"; nil where there are none.
func (x *Index) nearestParts(spelled string) ([][]word, error) {
	for at := shortestPart; at+shortestPart <= len(spelled); at++ {
		if !utf8.RuneStart(spelled[at]) {
			continue
		}
		first, err := x.firstWord(titleSpelledField, spelled[:at])
		if err != nil {
			return nil, err
		}
		if first != spelled[:at] {
			continue
		}
		second, err := x.nearest(spelled[at:], titleSpelledField)
		if err != nil || second != "" {
			return [][]word{x.split.words(first + " " + second)}, err
		}
	}
	return nil, nil
}

// nearest is what a misspelled word of players stands for: "graveyrad"; nil
// where none of their words is that near.
func (s *synonyms) nearest(w word) [][]word {
	if utf8.RuneCountInString(w.stem) < shortestMisspelled {
		return nil
	}
	for _, said := range slices.Sorted(maps.Keys(s.means)) {
		if said[0] == w.stem[0] && spelling.Slips(w.stem, said) <= slipsIn(w.stem) {
			return s.means[said]
		}
	}
	return nil
}

// nearest is the word of a field that is the fewest slips away from one as
// typed, among several the most frequent; "" where all have more slips than a
// word of its length may have.
func (x *Index) nearest(spelled, field string) (nearest string, err error) {
	if utf8.RuneCountInString(spelled) < shortestMisspelled {
		return "", nil
	}
	_, first := utf8.DecodeRuneInString(spelled)
	words, err := x.index.FieldDictPrefix(field, []byte(spelled[:first]))
	if err != nil {
		return "", err
	}
	defer func() { err = errors.Join(err, words.Close()) }()
	fewest, most := slipsIn(spelled)+1, uint64(0)
	for {
		entry, err := words.Next()
		if err != nil || entry == nil {
			return nearest, err
		}
		if d := len(entry.Term) - len(spelled); d >= 2*fewest || -d >= 2*fewest {
			continue
		}
		if n := spelling.Slips(spelled, entry.Term); n < fewest || n == fewest && nearest != "" && entry.Count > most {
			nearest, fewest, most = entry.Term, n, entry.Count
		}
	}
}

// slipsIn is how many slips a word may have: one, or two in a long one.
func slipsIn(spelled string) int {
	if utf8.RuneCountInString(spelled) < 8 {
		return 1
	}
	return 2
}

// together is two words written as one where a document has it so: "plunder
// seeds".
func (x *Index) together(first, second word) ([]word, error) {
	joined := first.spelled + second.spelled
	if strings.ContainsAny(joined, "0123456789.") {
		return nil, nil
	}
	if known, err := x.firstWord(titleSpelledField, joined); known != joined || err != nil {
		return nil, err
	}
	return x.split.words(joined), nil
}
