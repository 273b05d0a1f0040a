package board

import (
	"fmt"

	"canterlaw/engine/card"
)

// Of 303, these say what something is, and nothing is done by them: 303.2.

// Setup is a position to start from, in plain values.
type Setup struct {
	Turn         int    // turns begun, this one included
	TurnPlayer   Player // whose turn it is
	LastPriority Player // who had priority since the latest window opened
	Players      []PlayerSetup
	Cards        []CardSetup // in every zone, those listed first are on top
	History      []Occurrence
	Waiting      []Effect
	Bindings     []Binding // of the names of what waits
	// Earlier is how much of the History happened before the latest priority
	// window closed (512.4d).
	Earlier int
	Links   []LinkSetup
	Used    []UsedSetup
}

// LinkSetup is a value that is linked to a card under a word.
type LinkSetup struct {
	Card  CardID
	Word  string // one that the program has (see Additions)
	Value Option
}

// UsedSetup is an ability that works once in a time and has been used.
type UsedSetup struct {
	Card    CardID
	Ability AbilityRef
}

// NamedCounters are counters of a name on a card (519.1).
type NamedCounters struct {
	Name string // one that the program has (see Additions)
	N    int
}

// PlayerSetup is what a player has besides cards.
type PlayerSetup struct {
	Score  int
	Tokens int
	// DrawPool and ProblemPool say how many of the unknown cards of the
	// player's decks are of each print; nil when that is not stated.
	DrawPool    map[Print]int
	ProblemPool map[Print]int
}

// CardSetup is where a card is and how. Its id is its place in Setup.Cards,
// from 1.
type CardSetup struct {
	Print         Print
	Owner         Player
	Controller    Player // in play
	Zone          Zone
	Area          AreaID // in play; a Dilemma's may be left out, since it has one of its own (522.2)
	Host          CardID // of an attachment
	FaceDown      bool
	Frightened    bool
	Boosted       bool
	Exhausted     bool
	Confronted    bool // a Problem that was confronted before
	PowerCounters int
	Counters      []NamedCounters
	CutieMarked   bool
	Token         bool   // in play (521.1)
	Beneath       CardID // of a banished card: the one that it is beneath
	Ignored       bool   // of a flipped card (515.4)
}

// New sets up a position of a program. It refuses what can't be on a table,
// naming the card by its place in the list.
func New(program *Program, setup Setup) (*State, error) {
	if len(setup.Players) != program.Players() {
		return nil, fmt.Errorf("%d players set up: the program is for %d", len(setup.Players), program.Players())
	}
	s := &State{
		program: program,
		present: present{
			turn:         uint16(setup.Turn),
			turnPlayer:   setup.TurnPlayer,
			lastPriority: setup.LastPriority,
			unsettled:    true,
			result:       Result{Winner: NoPlayer},
		},
		lists: lists{
			cards:   make([]cardState, 1, len(setup.Cards)+1),
			history: append([]Occurrence(nil), setup.History...),
			waiting: append([]Effect(nil), setup.Waiting...),
		},
	}
	for i, p := range setup.Players {
		if p.Score < 0 || p.Tokens < 0 {
			return nil, fmt.Errorf("player %d has %d points and %d action tokens: neither can be negative", i+1,
				p.Score, p.Tokens)
		}
		s.players = append(s.players, playerState{Score: int32(p.Score), Tokens: int32(p.Tokens)})
		s.addPool(p.DrawPool)
		s.addPool(p.ProblemPool)
	}
	for i, c := range setup.Cards {
		if err := s.checkSetup(CardID(i+1), setup.Cards); err != nil {
			return nil, fmt.Errorf("card %d of the setup: %w", i+1, err)
		}
		state := cardState{
			Print: c.Print, Owner: c.Owner, Controller: c.Owner, Zone: c.Zone,
			Boosted: c.Boosted, Base: c.Owner, Ignored: c.Ignored, Beneath: Ref{Card: c.Beneath},
		}
		if c.Zone == Play {
			state.Controller, state.Base, state.Area, state.Host = c.Controller, c.Controller, c.Area, Ref{Card: c.Host}
			state.Stamp = s.nextStamp()
			if c.isDilemma(program) {
				state.Area = DilemmaArea(program.Players(), CardID(i+1))
			}
			state.FaceDown, state.Frightened = c.FaceDown || c.Frightened, c.Frightened
			state.Power, state.CutieMarked = int32(c.PowerCounters), c.CutieMarked
			if c.PowerCounters != 0 {
				state.CounterStamp = s.nextStamp()
			}
			if state.Token = c.Token; c.Token {
				s.tokens++
			}
			state.Confronted = c.Confronted && program.Reading(FirstToConfront) == BonusToo
			if c.Exhausted {
				state.Exhaustion = 1
			}
		}
		s.cards = append(s.cards, state)
		if c.Zone == Play {
			s.attach(CardID(i+1), state.Host)
		}
	}
	s.bounds = make([]uint16, 6*s.Players()+4)
	for zone := 0; zone < len(s.bounds)-1; zone++ {
		s.bounds[zone] = uint16(len(s.order))
		for c := 1; c < len(s.cards); c++ {
			if s.zoneIndex(s.cards[c].Zone, s.cards[c].Owner) == zone {
				s.order = append(s.order, CardID(c))
			}
		}
	}
	s.bounds[len(s.bounds)-1] = uint16(len(s.order))
	return s, s.setUpText(&setup)
}

// setUpText sets up what only abilities bring about.
func (s *State) setUpText(setup *Setup) error {
	for i, c := range setup.Cards {
		for _, k := range c.Counters {
			word, known := s.program.WordFor(k.Name)
			if !known {
				return fmt.Errorf("card %d of the setup has %s counters: the program has no such word", i+1, k.Name)
			}
			s.putCounters(CardID(i+1), word, int32(k.N))
		}
	}
	for _, l := range setup.Links {
		word, known := s.program.WordFor(l.Word)
		if !known {
			return fmt.Errorf("a link is called %s: the program has no such word", l.Word)
		}
		s.links = append(s.links, Link{Card: l.Card, Word: word, Value: l.Value})
	}
	for _, u := range setup.Used {
		s.markAll(s.AllUses(u.Ability, s.Ref(u.Card)))
	}
	for i := range setup.Cards {
		if setup.Cards[i].Confronted {
			s.markConfronted(CardID(i + 1))
		}
	}
	s.windowMark = uint16(setup.Earlier)
	for _, b := range setup.Bindings {
		s.addBinding(b)
		s.lastEnv = max(s.lastEnv, b.Env)
	}
	for i := range s.waiting { // also where an effect's names mean nothing yet
		s.lastEnv = max(s.lastEnv, s.waiting[i].Env)
	}
	for i := range s.waiting {
		if e := &s.waiting[i]; e.Ability.ID != 0 {
			if e.Env == 0 {
				e.Env = s.NewEnv()
			}
			if e.Area == NoArea {
				e.Area = s.Area(e.Source.Card)
			}
			x := e.Context()
			s.Lock(s.program.Ability(e.Ability.ID), &x)
		}
	}
	return nil
}

func (s *State) addPool(pool map[Print]int) {
	counts := make([]uint8, s.program.PrintCount()+1)
	for print, n := range pool {
		counts[print] = uint8(n)
	}
	s.pools = append(s.pools, counts...)
}

// isDilemma reports whether the card is in play as a Dilemma (522.1, 505.1a).
func (c *CardSetup) isDilemma(program *Program) bool {
	return program.HasDilemmaTrait(c.Print) && c.Zone == Play && !c.FaceDown && !c.Frightened
}

// areaIsSetUp reports whether an area is a player's or that of a Dilemma among
// the cards.
func (s *State) areaIsSetUp(a AreaID, cards []CardSetup) bool {
	if c := int(DilemmaOf(s.Players(), a)); c > 0 {
		return c <= len(cards) && cards[c-1].isDilemma(s.program)
	}
	return a != NoArea && !a.hasCeased()
}

func (s *State) checkSetup(id CardID, cards []CardSetup) error {
	c := cards[id-1]
	printed := s.program.Card(c.Print)
	if own := DilemmaArea(s.Players(), id); c.isDilemma(s.program) {
		if c.Area != NoArea && c.Area != own {
			return fmt.Errorf("%s is a Dilemma: expected it at the area of its own (522.2)", printed.Name())
		}
		c.Area = own
	}
	switch {
	case c.Token && (c.Zone != Play || c.FaceDown || c.Frightened):
		return fmt.Errorf("it is a token: expected it in play and face-up (521.3, 521.4)")
	case int(c.Owner) >= s.Players() || (c.Zone == Play && int(c.Controller) >= s.Players()):
		return fmt.Errorf("it belongs to nobody in the game")
	case c.Zone != Play:
		return nil
	case printed == nil:
		return fmt.Errorf("a card in play must be known (405.1)")
	case !s.areaIsSetUp(c.Area, cards):
		return fmt.Errorf("%s is in play: expected an area for it (501.1)", printed.Name())
	case int(c.Host) > len(cards):
		return fmt.Errorf("%s is attached to a card that is not set up", printed.Name())
	}
	face := &printed.Faces[0]
	home := s.AreaKind(c.Area) == Home
	switch face.Type {
	case card.Troublemaker:
		if home {
			return fmt.Errorf("%s is a Troublemaker: expected it at a Problem, not at home (306.1)", face.Name())
		}
	case card.ProblemType:
		if home {
			return fmt.Errorf("%s is a Problem: expected it at a Problem area (303.1)", face.Name())
		}
	case card.Event:
		return fmt.Errorf("%s is an Event: Events are never in play (304.2)", face.Name())
	}
	if c.Frightened && c.Exhausted {
		return fmt.Errorf("%s is frightened and exhausted: a frightened card is neither ready nor exhausted (504.2)",
			face.Name())
	}
	return nil
}
