// Package position holds positions as they are set up: what lies where, whose
// turn it is and how far it has come. A position has three forms, and this
// package turns each into the others:
//
//   - the table, a [Position], which a window shows and changes;
//   - the file, in the format of scenarios (package scenario), which says all of it;
//   - the line, which a judge types and a colleague pastes (see [Line]).
//
// It knows neither rules nor abilities: package scenario reads the file and says
// what can't be set up.
package position

import (
	"slices"

	"github.com/goccy/go-yaml"
)

// Side is one of the two players.
type Side uint8

// The players: Avery, who started the game, and Blake.
const (
	Avery Side = iota
	Blake
)

// String gives the player's name.
func (s Side) String() string { return [...]string{"Avery", "Blake"}[s] }

// Letter gives the player's letter, "A" or "B".
func (s Side) Letter() string { return s.String()[:1] }

// Other gives the opponent.
func (s Side) Other() Side { return 1 - s }

// Zone is where cards are, as scenario files name it.
type Zone string

// The zones of a position (401.1). In play an area says more.
const (
	InPlay      Zone = "in play"
	Hand        Zone = "hand"
	Deck        Zone = "deck"
	ProblemDeck Zone = "problem deck"
	Discard     Zone = "discard"
	Banished    Zone = "banished"
	Flipped     Zone = "flipped"
)

// piles are the zones other than play, in the order of the file.
var piles = []Zone{Hand, Deck, ProblemDeck, Discard, Banished, Flipped}

// Area is a part of the play zone (501.1): a player's home or Problem, or the area
// that a Dilemma makes (522.2).
type Area struct {
	Of   Side
	Kind AreaKind
	// Dilemma is the card whose area it is, for that kind only.
	Dilemma *Card
}

// AreaKind is a sort of area.
type AreaKind uint8

// The sorts of area. A card that is attached to another is where that is, and has
// none of its own (509.3).
const (
	NoArea AreaKind = iota
	Home
	Problem
	DilemmaArea
)

// Card is a card of a position, or several that nobody knows.
type Card struct {
	Name  string // full name or set number as in the file; [Unknown] for one that nobody knows
	Count int    // how many unknown cards; 1 for any other
	Alias string // by which steps name it; "" if none do
	Owner Side
	Zone  Zone

	// In play.
	Area       Area
	Controller Side
	On         *Card // what it is attached to
	Exhausted  bool
	Frightened bool
	FaceDown   bool
	Boosted    bool // of a Mane Character: which side is up (301.2)
	CutieMark  bool
	Token      bool // (521.1)
	Counters   []Counters

	Beneath *Card // of a banished card: what it is beneath
	Ignored bool  // of a flipped card (515.4)

	// Own is what only the file says of it: linked cards, abilities and keywords
	// of its own.
	Own yaml.MapSlice
}

// Unknown is the name of cards that nobody knows.
const Unknown = "?"

// Counters are counters of a name on a card: "power" for those that raise its
// power, or lower it (519.4).
type Counters struct {
	Name string
	N    int
}

// Player is what a player has besides the cards that lie about.
type Player struct {
	Score, Tokens int
	// Mane and Problem are nil where the position doesn't say which: they are
	// then those of every such position.
	Mane, Problem *Card
	// NoDeck says that the position has a draw deck of its own even if no card is
	// in it. Otherwise it has unknown cards in it.
	NoDeck bool
	Own    yaml.MapSlice // what only the file says: the draw pool
}

// Moment is where in a turn play begins.
type Moment struct {
	Turn         Side
	Number       int    // of the turn; 0 where the position doesn't say
	Name         string // of a priority window or a moment, as scenario files name them
	IsWindow     bool
	Faceoff      string // troublemaker, problem or multi-problem; "" outside of faceoffs
	Problem      Area   // of a Confront Step or a Problem faceoff
	Troublemaker *Card  // that was challenged
}

// Position is a position, and what its file says beyond it.
type Position struct {
	Moment  Moment
	Players [2]Player
	Cards   []*Card // in play and in piles, the top one first; without Mane Characters and Problems in play
	History History

	// FromStart says that play begins with starting the game (102).
	FromStart bool
	Head      yaml.MapSlice // of the file: what stands before the setup
	Modifiers []any
	Course    yaml.MapSlice // steps and what is expected
}

// History is what happened before that play depends on.
type History struct {
	Confronted, ConfrontedBefore, OpponentMet, Resolved, Challenged []Area

	LastPriority string        // a player's letter or "nobody"; "" where the position doesn't say
	Own          yaml.MapSlice // what only the file says: what waits, what was used and what happened
}

// New gives an empty position: the turn player's Main Phase of Avery's third turn.
func New() *Position {
	return &Position{Moment: Moment{Turn: Avery, Name: mainPhase}}
}

// mainPhase is the moment at which play begins unless a position says otherwise.
const mainPhase = "main phase"

// All lists all cards that the position says something of: Mane Characters and
// Problems first, then the others in their order.
func (p *Position) All() []*Card {
	var all []*Card
	for i := range p.Players {
		for _, c := range []*Card{p.Players[i].Mane, p.Players[i].Problem} {
			if c != nil {
				all = append(all, c)
			}
		}
	}
	return append(all, p.Cards...)
}

// in lists a player's cards in a zone.
func (p *Position) in(owner Side, zone Zone) []*Card {
	var cards []*Card
	for _, c := range p.Cards {
		if c.Owner == owner && c.Zone == zone {
			cards = append(cards, c)
		}
	}
	return cards
}

// nameCards gives an alias to each card that the file refers to by one and that has
// none.
func (p *Position) nameCards() {
	taken := map[string]bool{}
	for _, c := range p.All() {
		taken[c.Alias] = true
	}
	name := func(c *Card) {
		if c != nil && c.Alias == "" {
			c.Alias = freeAlias(c.Name, taken)
			taken[c.Alias] = true
		}
	}
	for _, c := range p.All() {
		name(c.On)
		name(c.Beneath)
		name(c.Area.Dilemma)
	}
	name(p.Moment.Troublemaker)
	name(p.Moment.Problem.Dilemma)
	for _, areas := range p.History.areas() {
		for _, a := range *areas {
			name(a.Dilemma)
		}
	}
}

// areas lists the lists of Problems of a history, in the order of historyKeys.
func (h *History) areas() []*[]Area {
	return []*[]Area{&h.Confronted, &h.ConfrontedBefore, &h.OpponentMet, &h.Resolved, &h.Challenged}
}

var historyKeys = []string{"confronted", "confronted before", "opponent met", "resolved", "challenged"}

// Clone copies the position: changing the copy leaves the original as it is.
func (p *Position) Clone() *Position {
	copied := *p
	copied.Head = slices.Clone(p.Head) // in which inventing a card changes an entry
	copies := map[*Card]*Card{nil: nil}
	for _, c := range p.All() {
		of := *c
		of.Counters = slices.Clone(c.Counters)
		copies[c] = &of
	}
	area := func(a Area) Area { a.Dilemma = copies[a.Dilemma]; return a }
	for _, c := range copies {
		if c != nil {
			c.On, c.Beneath, c.Area = copies[c.On], copies[c.Beneath], area(c.Area)
		}
	}
	for i := range copied.Players {
		copied.Players[i].Mane, copied.Players[i].Problem = copies[p.Players[i].Mane], copies[p.Players[i].Problem]
	}
	copied.Cards = make([]*Card, len(p.Cards))
	for i, c := range p.Cards {
		copied.Cards[i] = copies[c]
	}
	copied.Moment.Problem, copied.Moment.Troublemaker = area(p.Moment.Problem), copies[p.Moment.Troublemaker]
	for _, areas := range copied.History.areas() {
		*areas = slices.Clone(*areas)
		for i := range *areas {
			(*areas)[i] = area((*areas)[i])
		}
	}
	return &copied
}
