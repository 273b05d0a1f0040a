package board

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Program is everything about a game that never changes while it is played:
// the printed cards and how the disputed points are read. States share it.
type Program struct {
	situation Situation
	players   int
	prints    []card.Card
	sides     [][2]*card.Face // by print: what it shows, and what it shows boosted
	types     []card.Type     // by print: its type, unless it is boosted
	costs     [][2]int        // by print: its cost on each side, 0 where none is printed
	names     [][2]printedName
	dilemmas  []bool // by print: whether it is one (522.1); nil if none is
	readings  Readings
	without   rule.Number // the rule that is switched off; 0: none is
	digest    string
	added     Additions
	asked     *Asked // nil: nobody wants to know

	rulesAsked *RulesAsked // nil: likewise
	abilityIndex
	looksBack [occurrenceCount]bool // the kinds of occurrence that an ability looks back at
	// the events at which abilities look back, and by kind of which cards they ask then
	lookedBackAt []*ability.Node
	asksThen     [occurrenceCount]askedThen
	timesThen    []ability.Op // the times that they ask for
	// looksAtTimes says that an ability looks back at times that have come or are over, and
	// reactsToTimes that a Reaction can be to one; looksOverPhases that one looks back over a
	// phase.
	looksAtTimes, reactsToTimes, looksOverPhases bool
}

// Additions are what a position has besides cards.
type Additions struct {
	Effects []string // in notation: what was done before that still lasts (see Program.Added)
	Words   []string // the names of counters and links, which no ability need mention
	// Known are words that come before all others, so that they have the numbers
	// that they have in another program.
	Known []string `json:",omitempty"`
	// Prints are how many printed cards each of the programs had that this one
	// goes on from: their abilities, and the keywords' then, come first, so that
	// they have the numbers that they had.
	Prints []int `json:",omitempty"`
}

// NewProgram makes a program for the number of players with the printed cards that can occur,
// and what a position has besides. Print 1 is the first card of the list. The situation answers
// for the procedures in progress; nil: there never are any. It is an error if there are fewer
// than 2 or more than 8 players, and a *NotationError if an ability of a card can't be read;
// what a position has besides is refused likewise where its notation can't be read.
func NewProgram(by Situation, players int, prints []card.Card, readings Readings, added Additions) (*Program, error) {
	if players < 2 || players > 8 {
		return nil, fmt.Errorf("a game of %d players: expected 2 to 8", players)
	}
	if by == nil {
		by = noSituation{}
	}
	p := &Program{situation: by, players: players, prints: append(make([]card.Card, 1, len(prints)+1), prints...),
		readings: readings, added: added}
	p.addTokens()
	p.sides = make([][2]*card.Face, len(p.prints))
	p.types = make([]card.Type, len(p.prints))
	p.costs = make([][2]int, len(p.prints))
	for i := range p.prints[1:] {
		faces := p.prints[i+1].Faces
		p.sides[i+1] = [2]*card.Face{&faces[0], &faces[len(faces)-1]}
		p.types[i+1] = faces[0].Type
		p.costs[i+1] = [2]int{printedCost(&faces[0]), printedCost(&faces[len(faces)-1])}
		if faces[0].HasTrait(card.TraitDilemma) {
			p.addDilemma(Print(i + 1))
		}
	}
	p.indexNames()
	p.lookBackForReadings()
	if err := p.addAbilities(); err != nil {
		return nil, err
	}
	encoded, err := json.Marshal(struct {
		Players  int
		Prints   []card.Card
		Readings Readings
		Added    Additions
		Keywords []ability.KeywordDefinition `json:",omitempty"`
	}{players, prints, readings, added, ability.DefinedKeywords()})
	if err != nil {
		return nil, fmt.Errorf("digesting the program: %w", err)
	}
	sum := sha256.Sum256(encoded)
	p.digest = hex.EncodeToString(sum[:8])
	return p, nil
}

func printedCost(face *card.Face) int {
	if face.Cost == nil {
		return 0
	}
	return *face.Cost
}

// Players is the number of seats.
func (p *Program) Players() int { return p.players }

// PrintCount is how many printed cards there are; prints run from 1 to it.
func (p *Program) PrintCount() int { return len(p.prints) - 1 }

// Card gives a printed card; nil for Unknown.
func (p *Program) Card(print Print) *card.Card {
	if print == Unknown {
		return nil
	}
	return &p.prints[print]
}

// Reading tells how a disputed point is read.
func (p *Program) Reading(d Disputed) uint8 {
	if p.asked != nil {
		p.asked[d] = true
	}
	return p.readings[d]
}

// Asked tells of each point whether it was asked how it is read.
type Asked [pointCount]bool

// Asking gives a copy of the program that notes which points it is asked about.
func (p *Program) Asking() (*Program, *Asked) {
	copied := *p
	copied.asked = new(Asked)
	return &copied, copied.asked
}

// Asking gives a copy of the state that notes which points it is asked about.
func (s *State) Asking() (*State, *Asked) {
	program, asked := s.program.Asking()
	copied := s.Clone()
	copied.PlayBy(program)
	return copied, asked
}

// ReadAs gives the program of the same game in which a point is read as told. It is an error if
// an ability can't be read then, which could be before.
func (p *Program) ReadAs(d Disputed, reading uint8) (*Program, error) {
	readings := p.readings
	readings[d] = reading
	if !d.buildsProgram() {
		other := *p
		other.readings, other.asked = readings, nil
		other.digest += fmt.Sprint(" with ", d, " read as ", reading)
		return &other, nil
	}
	program, err := NewProgram(p.situation, p.players, p.prints[1:len(p.prints):len(p.prints)], readings, p.added)
	if err != nil {
		return nil, fmt.Errorf("reading a point otherwise: %w", err)
	}
	if p.without != 0 {
		program = program.Without(p.without)
		program.rulesAsked = p.rulesAsked
	}
	return program, nil
}

// buildsProgram reports whether a program is made by how the point is read, and not only
// asked about it while a game is played.
func (d Disputed) buildsProgram() bool {
	switch d {
	case StudiousTwice, CardsAffected, LateCondition, InvolvedBefore, LateProblem, NumbersOfTriggered:
		return true
	}
	return slices.ContainsFunc(keywordReadings, func(r keywordReading) bool { return r.point == d })
}

// ReadAs gives a copy of the state in which a point is read as told from now on; nil
// if there is no such program.
func (s *State) ReadAs(d Disputed, reading uint8) *State {
	program, err := s.program.ReadAs(d, reading)
	if err != nil {
		return nil
	}
	other := s.Clone()
	other.PlayBy(program)
	return other
}

// Digest names the program: states written out can be read back only with the
// same program.
func (p *Program) Digest() string { return p.digest }

// With gives a program that has more printed cards and words after its own. What is in both has
// the same numbers in both. It fails as NewProgram does, of the cards that come in addition.
func (p *Program) With(words []string, more ...card.Card) (*Program, error) {
	added := p.added
	added.Words = append(added.Words[:len(added.Words):len(added.Words)], words...)
	added.Known = p.words[1:]
	added.Prints = append(added.Prints[:len(added.Prints):len(added.Prints)], p.PrintCount())
	program, err := NewProgram(p.situation, p.players, append(p.prints[1:len(p.prints):len(p.prints)], more...),
		p.readings, added)
	if err == nil && p.without != 0 {
		program = program.Without(p.without)
		program.rulesAsked = p.rulesAsked
	}
	return program, err
}

// Extend makes the state one of a program that has more printed cards after
// those of its own (see With).
func (s *State) Extend(program *Program) {
	had, has := s.program.PrintCount()+1, program.PrintCount()+1
	pools := make([]uint8, len(s.pools)/had*has)
	for i := range len(s.pools) / had {
		copy(pools[i*has:], s.pools[i*had:(i+1)*had])
	}
	s.pools = pools
	s.PlayBy(program)
}

// IsAboutWindows reports whether the readings of the point differ in nothing but which
// windows there are between steps.
func (d Disputed) IsAboutWindows() bool {
	return d == ActionStepWindow || d == AdjacentWindows || d == WindowAfterWrapUp
}

// PlayBy makes the state one of another program of the same game.
func (s *State) PlayBy(program *Program) {
	s.program = program
	s.derived = derived{}
}

// ReadWindowsBy makes the state one of a program that reads a point about windows
// otherwise, and nothing else: all that was worked out of the cards remains true.
func (s *State) ReadWindowsBy(program *Program) { s.program = program }
