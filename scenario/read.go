package scenario

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/google/uuid"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/spelling"
	"canterlaw/scenario/source"
)

// Format is the version of the scenario format that this program reads.
const Format = 1

// Load reads a scenario file from disk. The error of a file that isn't a
// scenario is a [*FileError].
func Load(lib *rulesdb.Library, file string) (*Scenario, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, fmt.Errorf("reading a scenario: %w", err)
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, source.LargestFile+1))
	if err != nil {
		return nil, fmt.Errorf("reading a scenario: %w", err)
	}
	return Read(lib, file, text)
}

// Read reads a scenario and checks it: every name in it means something, and
// its position can be set up. name is the file's name for messages. The library
// gives the facts of cards. Any error is a [*FileError].
func Read(lib *rulesdb.Library, name string, text []byte) (*Scenario, error) {
	r := NewReader(lib, name)
	if err := r.read(text); err != nil {
		return nil, err
	}
	return r.Scenario, nil
}

// Reader reads one scenario file. It refuses the file at the first thing that
// is wrong with it.
type Reader struct {
	lib      *rulesdb.Library
	Scenario *Scenario
	id       source.Value
	at       source.Value                  // where play begins
	Prints   []card.Card                   // print 1 is the first
	known    map[*rulesdb.Card]board.Print // the cards of the library among them
	cards    []tableCard                   // by their place in the setup
	made     int                           // tokens that the steps make by hand
	Added    board.Additions
	later    []func() // what can be read only once the program is known
	IDs      int      // the greatest id of a card where ids name cards, in a conversation; else 0
	variant  *Variant // by which the scenario is read, whose cards lib has already; nil for none
}

func NewReader(lib *rulesdb.Library, name string) *Reader {
	return &Reader{
		lib: lib,
		Scenario: &Scenario{Head: Head{File: name}, unread: map[board.Print]bool{},
			english: lib.EnglishOf, englishOfPart: lib.EnglishOfPart, Names: Names{
				Players: slices.Clone(playerNames),
				Cards:   map[string]board.CardID{},
				Aliases: map[board.CardID]string{},
				Printed: map[string][]board.Print{},
			}},
		known: map[*rulesdb.Card]board.Print{},
	}
}

// keys are those of a scenario file.
var keys = append(slices.Clip(headKeys), "cards", "abilities", "setup", "steps", "until", "outcome", "expect", keptKey)

// headKeys are those of what a scenario says about itself.
var headKeys = []string{"format", "id", "title", "question", "ruling", "rules", "edition", "text", "disputed"}

func (r *Reader) read(text []byte) (err error) {
	defer source.Catch(&err)
	root := source.Read(r.Scenario.File, text).Mapping("a scenario", keys...)
	r.Scenario.Text = text
	r.readHead(root)
	if cards, found := root.Get("cards"); found {
		r.readInvented(cards)
	}
	if abilities, found := root.Get("abilities"); found {
		r.readAbilitiesOfCards(abilities)
	}
	r.readSetup(root.Need("setup", "where play begins and what is on the table"))
	r.readCourse(root)
	r.readKept(root)
	if _, says := root.Get("edition"); r.variant != nil && r.variant.Edition != "" && !says {
		r.Scenario.Edition = r.variant.Edition
	}
	readings := EditionByID(r.Scenario.Edition).readings()
	choose(r.Scenario.Disputed, &readings)
	if r.variant != nil {
		choose(r.variant.Read, &readings)
	}
	r.Scenario.Program, err = engine.NewProgramWith(len(playerNames), r.printed(), readings, r.Added)
	if err != nil {
		return fmt.Errorf("%s: %w", r.Scenario.File, err)
	}
	if r.variant != nil && r.variant.Without != 0 {
		r.Scenario.Program = r.Scenario.Program.Without(r.variant.Without)
	}
	for _, read := range r.later {
		read()
	}
	return r.tryPosition()
}

// readHead reads what a scenario says about itself.
func (r *Reader) readHead(root *source.Mapping) {
	s := r.Scenario
	root.Need("format", "1").OneOf("the version of the format that this program reads", []string{strconv.Itoa(Format)})
	r.id = root.Need("id", "a UUID of its own")
	s.ID = readID(r.id)
	s.Title = root.TextOr("title", strings.TrimSuffix(filepath.Base(s.File), filepath.Ext(s.File)))
	s.Question, s.Ruling = root.TextOr("question", ""), root.TextOr("ruling", "")
	if rules, found := root.Get("rules"); found {
		s.Rules = readRules(rules)
	}
	if disputed, found := root.Get("disputed"); found {
		s.Disputed = readReadings(disputed)
	}
	s.Edition = DefaultEdition
	if v, found := root.Get("edition"); found {
		ids := EditionIDs()
		s.Edition = ids[v.OneOf("the rules edition", ids)]
	}
	if v, found := root.Get("text"); found {
		v.OneOf("what becomes of card text", []string{"ignored"})
		s.TextIgnored = true
	}
}

// printed gives the cards of the program: without text where it is ignored.
func (r *Reader) printed() []card.Card {
	if !r.Scenario.TextIgnored {
		return r.Prints
	}
	return withoutText(r.Prints)
}

// withoutText gives cards without keywords and abilities.
func withoutText(prints []card.Card) []card.Card {
	bare := slices.Clone(prints)
	for i := range bare {
		bare[i].Faces = slices.Clone(bare[i].Faces)
		for side := range bare[i].Faces {
			bare[i].Faces[side].Keywords, bare[i].Faces[side].Abilities = nil, nil
		}
	}
	return bare
}

// readID reads a UUID in its usual form.
func readID(v source.Value) uuid.UUID {
	text := v.Text("a UUID")
	id, err := uuid.Parse(text)
	if err != nil || !strings.EqualFold(id.String(), text) || id == uuid.Nil {
		v.In.Refuse(v.Position(), fmt.Sprintf("%q", text), "a UUID of the scenario's own, such as "+uuid.NewString(),
			err)
	}
	return id
}

// sameID is the error of a scenario that has the id of another.
func (r *Reader) sameID(other string) (err error) {
	defer source.Catch(&err)
	r.id.Refuse(fmt.Sprintf("the id of %s too", other), "a UUID of the scenario's own, such as "+uuid.NewString())
	return nil
}

// tryPosition sets the position up once, so that whatever the engine refuses
// is refused while the file is read.
func (r *Reader) tryPosition() (err error) {
	defer source.Catch(&err)
	var wrong *setupError
	if _, err := r.Scenario.Start(); errors.As(err, &wrong) {
		r.at.In.Refuse(r.at.Position(), "a position that can't be set up",
			"one that can: "+wrong.err.Error(), wrong.err)
	}
	return nil
}

// print gives the print of a card named by its full name or number: one
// invented by the scenario, or one of the library, which it adds to the
// program.
func (r *Reader) print(v source.Value, name string) board.Print {
	if prints := r.Scenario.Names.printed(name); len(prints) == 1 {
		return prints[0]
	}
	found, err := r.lib.FindCard(name)
	var unknown *rulesdb.UnknownCardError
	var ambiguous *rulesdb.AmbiguousCardError
	switch {
	case errors.As(err, &unknown):
		expected := "the full name or number of a card; import the set that it is in, or define the card under " +
			"\"cards:\""
		if len(unknown.Suggestions) > 0 {
			expected = "the full name or number of a card; did you mean " + source.Alternatives(unknown.Suggestions) +
				"?"
		}
		v.In.Refuse(v.Position(), fmt.Sprintf("the unknown card %q", name), expected, err)
	case errors.As(err, &ambiguous):
		v.In.Refuse(v.Position(), fmt.Sprintf("%q, which several cards are called", name),
			"one of "+cardList(ambiguous.Cards), err)
	case err != nil:
		v.In.Refuse(v.Position(), fmt.Sprintf("%q", name), "a card", err)
	case !namesFully(found, name):
		v.Refuse(fmt.Sprintf("%q, which is only a Title", name), "the full name: "+found.Name())
	}
	if print, known := r.known[found]; known {
		return print
	}
	print := r.addPrint(found.Card)
	r.known[found] = print
	if !found.TextRuns() && !r.Scenario.TextIgnored {
		r.Scenario.unread[print] = true
	}
	return print
}

// namesFully reports whether a text is a card's full name or its number, and
// not merely a Title, which other cards may have too.
func namesFully(c *rulesdb.Card, text string) bool {
	folded := spelling.Fold(text)
	if strings.EqualFold(strings.TrimSpace(text), c.Number) || strings.EqualFold(text, c.ID) {
		return true
	}
	for i := range c.Faces {
		if folded == spelling.Fold(c.Faces[i].Name()) {
			return true
		}
	}
	return false
}

func cardList(cards []*rulesdb.Card) string {
	const most = 8
	var names []string
	for _, c := range cards[:min(most, len(cards))] {
		names = append(names, fmt.Sprintf("%s (%s)", c.Name(), c.Number))
	}
	if more := len(cards) - most; more > 0 {
		names = append(names, fmt.Sprintf("%d more", more))
	}
	return source.Alternatives(names)
}

// addPrint adds a card to the program and makes it known by its names and its
// number.
func (r *Reader) addPrint(c card.Card) board.Print {
	r.Prints = append(r.Prints, c)
	print, names := board.Print(len(r.Prints)), &r.Scenario.Names
	names.fullNames = append(names.fullNames, c.Name())
	calls := []string{c.Name()}
	if len(c.Faces) > 1 && c.Faces[1].Name() != c.Name() {
		calls = append(calls, c.Faces[1].Name())
	}
	if c.Number != "" {
		calls = append(calls, c.Number)
	}
	for _, call := range calls {
		key := spelling.Fold(call)
		names.Printed[key] = append(names.Printed[key], print)
	}
	return print
}

// card gives what is printed; nil for a card that nobody knows.
func (r *Reader) card(print board.Print) *card.Card {
	if print == board.Unknown {
		return nil
	}
	return &r.Prints[print-1]
}
