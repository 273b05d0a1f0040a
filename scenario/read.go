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
)

// Format is the version of the scenario format that this program reads.
const Format = 1

// largestFile is how many bytes a scenario file may have. The largest that
// anybody writes have some thousands.
const largestFile = 1 << 20

// Load reads a scenario file from disk. The error of a file that isn't a
// scenario is a [*FileError].
func Load(lib *rulesdb.Library, file string) (*Scenario, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, fmt.Errorf("reading a scenario: %w", err)
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, largestFile+1))
	if err != nil {
		return nil, fmt.Errorf("reading a scenario: %w", err)
	}
	return Read(lib, file, text)
}

// Read reads a scenario and checks it: every name in it means something, and
// its position can be set up. name is the file's name for messages. The library
// gives the facts of cards. Any error is a [*FileError].
func Read(lib *rulesdb.Library, name string, text []byte) (*Scenario, error) {
	r := newReader(lib, name)
	if err := r.read(text); err != nil {
		return nil, err
	}
	return r.scenario, nil
}

// reader reads one scenario file. It refuses the file at the first thing that
// is wrong with it.
type reader struct {
	lib      *rulesdb.Library
	scenario *Scenario
	id       value
	at       value                         // where play begins
	prints   []card.Card                   // print 1 is the first
	known    map[*rulesdb.Card]board.Print // the cards of the library among them
	cards    []tableCard                   // by their place in the setup
	made     int                           // tokens that the steps make by hand
	added    board.Additions
	later    []func() // what can be read only once the program is known
	ids      int      // the greatest id of a card where ids name cards, in a conversation; else 0
	variant  *Variant // by which the scenario is read, whose cards lib has already; nil for none
}

func newReader(lib *rulesdb.Library, name string) *reader {
	return &reader{
		lib: lib,
		scenario: &Scenario{Head: Head{File: name}, unread: map[board.Print]bool{},
			english: lib.EnglishOf, Names: Names{
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

func (r *reader) read(text []byte) (err error) {
	defer catchRefusal(&err)
	root := readYAML(r.scenario.File, text).mapping("a scenario", keys...)
	r.scenario.Text = text
	r.readHead(root)
	if cards, found := root.get("cards"); found {
		r.readInvented(cards)
	}
	if abilities, found := root.get("abilities"); found {
		r.readAbilitiesOfCards(abilities)
	}
	r.readSetup(root.need("setup", "where play begins and what is on the table"))
	r.readCourse(root)
	r.readKept(root)
	if _, says := root.get("edition"); r.variant != nil && r.variant.Edition != "" && !says {
		r.scenario.Edition = r.variant.Edition
	}
	readings := editionByID(r.scenario.Edition).readings()
	choose(r.scenario.Disputed, &readings)
	if r.variant != nil {
		choose(r.variant.Read, &readings)
	}
	r.scenario.Program, err = engine.NewProgramWith(len(playerNames), r.printed(), readings, r.added)
	if err != nil {
		return fmt.Errorf("%s: %w", r.scenario.File, err)
	}
	if r.variant != nil && r.variant.Without != 0 {
		r.scenario.Program = r.scenario.Program.Without(r.variant.Without)
	}
	for _, read := range r.later {
		read()
	}
	return r.tryPosition()
}

// readHead reads what a scenario says about itself.
func (r *reader) readHead(root *mapping) {
	s := r.scenario
	root.need("format", "1").oneOf("the version of the format that this program reads", []string{strconv.Itoa(Format)})
	r.id = root.need("id", "a UUID of its own")
	s.ID = readID(r.id)
	s.Title = root.textOr("title", strings.TrimSuffix(filepath.Base(s.File), filepath.Ext(s.File)))
	s.Question, s.Ruling = root.textOr("question", ""), root.textOr("ruling", "")
	if rules, found := root.get("rules"); found {
		s.Rules = readRules(rules)
	}
	if disputed, found := root.get("disputed"); found {
		s.Disputed = readReadings(disputed)
	}
	s.Edition = DefaultEdition
	if v, found := root.get("edition"); found {
		ids := editionIDs()
		s.Edition = ids[v.oneOf("the rules edition", ids)]
	}
	if v, found := root.get("text"); found {
		v.oneOf("what becomes of card text", []string{"ignored"})
		s.TextIgnored = true
	}
}

// printed gives the cards of the program: without text where it is ignored.
func (r *reader) printed() []card.Card {
	if !r.scenario.TextIgnored {
		return r.prints
	}
	return withoutText(r.prints)
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
func readID(v value) uuid.UUID {
	text := v.text("a UUID")
	id, err := uuid.Parse(text)
	if err != nil || !strings.EqualFold(id.String(), text) || id == uuid.Nil {
		v.in.refuse(v.position(), fmt.Sprintf("%q", text), "a UUID of the scenario's own, such as "+uuid.NewString(),
			err)
	}
	return id
}

// sameID is the error of a scenario that has the id of another.
func (r *reader) sameID(other string) (err error) {
	defer catchRefusal(&err)
	r.id.refuse(fmt.Sprintf("the id of %s too", other), "a UUID of the scenario's own, such as "+uuid.NewString())
	return nil
}

// tryPosition sets the position up once, so that whatever the engine refuses
// is refused while the file is read.
func (r *reader) tryPosition() (err error) {
	defer catchRefusal(&err)
	var wrong *setupError
	if _, err := r.scenario.start(); errors.As(err, &wrong) {
		r.at.in.refuse(r.at.position(), "a position that can't be set up",
			"one that can: "+wrong.err.Error(), wrong.err)
	}
	return nil
}

// print gives the print of a card named by its full name or number: one
// invented by the scenario, or one of the library, which it adds to the
// program.
func (r *reader) print(v value, name string) board.Print {
	if prints := r.scenario.Names.printed(name); len(prints) == 1 {
		return prints[0]
	}
	found, err := r.lib.FindCard(name)
	var unknown *rulesdb.UnknownCardError
	var ambiguous *rulesdb.AmbiguousCardError
	switch {
	case errors.As(err, &unknown):
		expected := "the full name or number of a card; import the set that it is in, or define the card under \"cards:\""
		if len(unknown.Suggestions) > 0 {
			expected = "the full name or number of a card; did you mean " + list(unknown.Suggestions) + "?"
		}
		v.in.refuse(v.position(), fmt.Sprintf("the unknown card %q", name), expected, err)
	case errors.As(err, &ambiguous):
		v.in.refuse(v.position(), fmt.Sprintf("%q, which several cards are called", name),
			"one of "+cardList(ambiguous.Cards), err)
	case err != nil:
		v.in.refuse(v.position(), fmt.Sprintf("%q", name), "a card", err)
	case !namesFully(found, name):
		v.refuse(fmt.Sprintf("%q, which is only a Title", name), "the full name: "+found.Name())
	}
	if print, known := r.known[found]; known {
		return print
	}
	print := r.addPrint(found.Card)
	r.known[found] = print
	if !found.TextRuns() && !r.scenario.TextIgnored {
		r.scenario.unread[print] = true
	}
	return print
}

// namesFully reports whether a text is a card's full name or its number, and
// not merely a Title, which other cards may have too.
func namesFully(c *rulesdb.Card, text string) bool {
	folded := rulesdb.FoldName(text)
	if strings.EqualFold(strings.TrimSpace(text), c.Number) || strings.EqualFold(text, c.ID) {
		return true
	}
	for i := range c.Faces {
		if folded == rulesdb.FoldName(c.Faces[i].Name()) {
			return true
		}
	}
	return false
}

func cardList(cards []*rulesdb.Card) string {
	names := make([]string, len(cards))
	for i, c := range cards {
		names[i] = fmt.Sprintf("%s (%s)", c.Name(), c.Number)
	}
	return list(names)
}

// addPrint adds a card to the program and makes it known by its names and its
// number.
func (r *reader) addPrint(c card.Card) board.Print {
	r.prints = append(r.prints, c)
	print, names := board.Print(len(r.prints)), &r.scenario.Names
	names.fullNames = append(names.fullNames, c.Name())
	calls := []string{c.Name()}
	if len(c.Faces) > 1 && c.Faces[1].Name() != c.Name() {
		calls = append(calls, c.Faces[1].Name())
	}
	if c.Number != "" {
		calls = append(calls, c.Number)
	}
	for _, call := range calls {
		key := rulesdb.FoldName(call)
		names.Printed[key] = append(names.Printed[key], print)
	}
	return print
}

// card gives what is printed; nil for a card that nobody knows.
func (r *reader) card(print board.Print) *card.Card {
	if print == board.Unknown {
		return nil
	}
	return &r.prints[print-1]
}
