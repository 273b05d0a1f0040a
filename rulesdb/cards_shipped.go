package rulesdb

import (
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine/card"
)

// The shipped cards are those of all sets that version 3.4 of the rules knows. Their
// tables are renewed from the set files by a test, which fails when they are out of
// date.
//
//go:generate go test -run TestShippedCardsAreThoseOfTheSetFiles -update-cards .

// cardColumns are the columns of the tables in data/cards: a row is a face, and one
// without a number is another face of the card above it.
var cardColumns = []string{
	"number", "rarity", "title", "subtitle", "type", "colors", "traits", "power", "cost",
	"play requirements", "keywords", "home limit", "points", "bonus", "owner", "opponents", "paragraphs", "id",
}

// tableOf names the file of a set's cards within data.FS.
func tableOf(set string) string {
	return "cards/" + strings.ReplaceAll(strings.ToLower(set), " ", "-") + ".csv"
}

// readCards reads the shipped cards: facts without text.
func readCards(files fs.FS) ([]*Card, error) {
	sets, err := readKnownSets(files)
	if err != nil {
		return nil, err
	}
	var cards []*Card
	for _, set := range sets {
		file, err := files.Open(tableOf(set.Name))
		if errors.Is(err, fs.ErrNotExist) {
			continue // a set of which no card ships
		}
		if err != nil {
			return nil, fmt.Errorf("reading the shipped cards: %w", err)
		}
		of, err := readCardTable(file, set)
		if err := errors.Join(err, file.Close()); err != nil {
			return nil, fmt.Errorf("reading the shipped cards, data/%s: %w", tableOf(set.Name), err)
		}
		cards = append(cards, of...)
	}
	return cards, nil
}

// readCardTable reads the table of a set's cards.
func readCardTable(r io.Reader, set knownSet) ([]*Card, error) {
	table := csv.NewReader(r)
	table.Comment = '#'
	header, err := table.Read()
	if err != nil {
		return nil, err
	}
	if !slices.Equal(header, cardColumns) {
		return nil, fmt.Errorf("found the columns %q; expected %q", header, cardColumns)
	}
	var cards []*Card
	for {
		fields, err := table.Read()
		if err == io.EOF {
			return cards, nil
		}
		if err != nil {
			return nil, err
		}
		row := cardRow{fields: fields}
		number, rarity := row.next(), row.next()
		face := row.face()
		paragraphs, id := row.number(), row.next()
		if row.wrong == nil && paragraphs == nil {
			row.wrong = errors.New("found no number of paragraphs")
		}
		if row.wrong == nil && (number == "") != (id == "") || number == "" && len(cards) == 0 {
			row.wrong = fmt.Errorf("found the number %q and the id %q; expected both, or neither for another face",
				number, id)
		}
		if row.wrong != nil {
			line, _ := table.FieldPos(0)
			return nil, fmt.Errorf("line %d: %w", line, row.wrong)
		}
		if number != "" {
			cards = append(cards, &Card{Card: card.Card{ID: id, Number: number, Set: set.Name,
				Rarity: rarity, Token: set.Tokens}})
		}
		c := cards[len(cards)-1]
		c.Faces = append(c.Faces, face)
		c.Paragraphs = append(c.Paragraphs, *paragraphs)
	}
}

// cardRow reads the fields of a row one after the other.
type cardRow struct {
	fields []string
	wrong  error // the first mistake
}

func (r *cardRow) next() string {
	field := r.fields[0]
	r.fields = r.fields[1:]
	return field
}

// fails notes a mistake in the row.
func (r *cardRow) fails(err error) {
	if r.wrong == nil {
		r.wrong = err
	}
}

// face reads the fields of a face, from its title to the opponents' requirements.
func (r *cardRow) face() card.Face {
	f := card.Face{Title: r.next(), Subtitle: r.next()}
	r.fails(f.Type.UnmarshalText([]byte(r.next())))
	r.fails(f.Colors.UnmarshalText([]byte(r.next())))
	f.Traits = r.list()
	f.Power, f.Cost = r.number(), r.number()
	for _, text := range r.list() {
		f.PlayRequirements = append(f.PlayRequirements, r.playRequirement(text))
	}
	starting := false
	for _, text := range r.list() {
		if text == startingProblem {
			starting = true
			continue
		}
		k, ok := parseKeyword(text)
		if !ok {
			r.fails(fmt.Errorf("found %q; expected a keyword", text))
		}
		f.Keywords = append(f.Keywords, k)
	}
	f.HomeLimit, f.PointValue = r.number(), r.number()
	bonus, owner, opponents := r.number(), r.confrontRequirements(), r.confrontRequirements()
	if bonus != nil {
		f.Problem = &card.Problem{Bonus: *bonus, Starting: starting, Owner: owner, Opponent: opponents}
	}
	return f
}

// confrontRequirements reads a field of confront requirements.
func (r *cardRow) confrontRequirements() (all []card.ConfrontRequirement) {
	for _, text := range r.list() {
		all = append(all, r.confrontRequirement(text))
	}
	return all
}

// list reads a field of several things.
func (r *cardRow) list() []string {
	field := r.next()
	if field == "" {
		return nil
	}
	return strings.Split(field, "; ")
}

// number reads a field that may be empty.
func (r *cardRow) number() *int {
	field := r.next()
	if field == "" {
		return nil
	}
	n, err := strconv.Atoi(field)
	r.fails(err)
	return &n
}

// playRequirement reads power of a color, such as "2 blue".
func (r *cardRow) playRequirement(text string) (of card.PlayRequirement) {
	number, color, _ := strings.Cut(text, " ")
	power, err := strconv.Atoi(number)
	r.fails(err)
	of.Power = power
	r.fails(of.Color.UnmarshalText([]byte(color)))
	return of
}

// confrontRequirement reads what card.ConfrontRequirement writes, such as "2 not blue".
func (r *cardRow) confrontRequirement(text string) card.ConfrontRequirement {
	number, of, _ := strings.Cut(text, " ")
	power, err := strconv.Atoi(number)
	r.fails(err)
	requirement := card.ConfrontRequirement{Kind: card.OfColor, Power: power}
	switch color, isNot := strings.CutPrefix(of, "not "); {
	case isNot:
		requirement.Kind = card.NotColor
		r.fails(requirement.Color.UnmarshalText([]byte(color)))
	case of == card.Wild.String():
		requirement.Kind = card.Wild
	case of == unreadable:
		requirement.Kind = card.Unreadable
	default:
		r.fails(requirement.Color.UnmarshalText([]byte(color)))
	}
	return requirement
}

// unreadable is what card.ConfrontRequirement calls what its source doesn't tell.
const unreadable = "of something unreadable"
