package scenario

import (
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/decklist"
)

// IllegalDeckError says that a deck breaks the rules of deckbuilding (101).
type IllegalDeckError struct {
	Deck   string
	Faults []engine.DeckFault
}

func (e *IllegalDeckError) Error() string {
	text := fmt.Sprintf("%s is not a legal deck:", e.Deck)
	for _, fault := range e.Faults {
		text += "\n  " + DescribeFault(fault)
	}
	return text
}

// DescribeFault words a fault of a deck with its rule.
func DescribeFault(f engine.DeckFault) string {
	return fmt.Sprintf("%s (%s)", wordsOfFault(f), f.Rule)
}

// wordsOfFault words a fault of a deck.
func wordsOfFault(f engine.DeckFault) string {
	name := ""
	if f.Card != nil {
		name = f.Card.Name()
	}
	switch f.Code {
	case engine.ManeCount:
		return fmt.Sprintf("it has %d Mane Characters: expected %d", f.Have, f.Need)
	case engine.DrawDeckTooSmall:
		return fmt.Sprintf("its draw deck has %d cards: expected at least %d", f.Have, f.Need)
	case engine.WrongInDrawDeck:
		return fmt.Sprintf("%s can’t be in a draw deck", name)
	case engine.TooManyCopies:
		return fmt.Sprintf("its draw deck has %d copies of %s: expected at most %d", f.Have, name, f.Need)
	case engine.ProblemDeckCount:
		return fmt.Sprintf("its Problem deck has %d cards: expected exactly %d", f.Have, f.Need)
	case engine.TooManyProblems:
		return fmt.Sprintf("its Problem deck has %d copies of %s: expected at most %d", f.Have, name, f.Need)
	case engine.NotAProblem:
		return fmt.Sprintf("%s is not a Problem and can’t be in a Problem deck", name)
	case engine.NoStartProblem:
		return "its Problem deck has no Starting Problem"
	}
	return string(f.Code)
}

// CheckDeck gives every fault of a deck (101).
func CheckDeck(deck *decklist.Deck) []engine.DeckFault {
	return engine.CheckDeck(facts(deck.Manes()), facts(deck.DrawDeck()), facts(deck.ProblemDeck()))
}

// DeckList gives the faults of the deck that the cards are from which a scenario
// sets up for a player, or that it is legal. A card that nobody knows is taken
// for one that can be there.
func (s *Scenario) DeckList(p board.Player) string {
	var manes, draw, problems []*card.Card
	for i, c := range s.Setup.Cards {
		if c.Owner != p {
			continue
		}
		printed := s.Program.Card(c.Print)
		if printed == nil {
			printed = unknownCard(i+1, c.Zone)
		}
		switch t := printed.Faces[0].Type; {
		case c.Zone == board.ProblemDeck || c.Zone == board.Play && t == card.ProblemType:
			problems = append(problems, printed)
		case c.Zone == board.Play && t == card.ManeCharacter:
			manes = append(manes, printed)
		default:
			draw = append(draw, printed)
		}
	}
	var faults []string
	for _, f := range engine.CheckDeck(manes, draw, problems) {
		if s.Program.Holds(f.Rule) {
			faults = append(faults, string(f.Code))
		}
	}
	if len(faults) == 0 {
		return LegalDeck
	}
	return strings.Join(faults, ", ")
}

// LegalDeck is what a deck without faults is.
const LegalDeck = "legal"

// unknownCard stands for a card that nobody knows, with a name of its own.
func unknownCard(number int, zone board.Zone) *card.Card {
	face := card.Face{Title: fmt.Sprintf("unknown card %d", number), Type: card.Friend}
	if zone == board.ProblemDeck {
		face.Type = card.ProblemType
	}
	return &card.Card{Faces: []card.Face{face}}
}

// NewGame makes a scenario that is a whole game between two decks, from its
// start (102). Card text is ignored. A deck that is not legal is refused with
// an *IllegalDeckError.
func NewGame(avery, blake *decklist.Deck) (*Scenario, error) {
	s, prints, err := wholeGame(avery, blake)
	if err != nil {
		return nil, err
	}
	s.TextIgnored = true
	s.Program, err = engine.NewProgram(2, withoutText(prints), board.Readings{})
	return s, err
}

// CardsWithoutText names the cards of decks whose text the engine does not run, as
// it is not known; each once, in the order of the decks.
func CardsWithoutText(decks ...*decklist.Deck) []string {
	var names []string
	for _, deck := range decks {
		for _, c := range deck.Cards {
			if name := c.Card.Name(); !c.Card.TextRuns() && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// NewGameWithText is NewGame with the text of the cards; those whose text the library doesn't
// know go by their facts alone. It fails as NewGame does, and with a *board.NotationError if an
// ability can't be read.
func NewGameWithText(avery, blake *decklist.Deck) (*Scenario, error) {
	s, prints, err := wholeGame(avery, blake)
	if err != nil {
		return nil, err
	}
	s.unread = map[board.Print]bool{}
	for _, c := range slices.Concat(avery.Cards, blake.Cards) {
		print := slices.IndexFunc(prints, func(p card.Card) bool { return p.ID == c.Card.ID })
		if !c.Card.TextRuns() {
			s.unread[board.Print(print+1)] = true
		}
	}
	s.Program, err = engine.NewProgram(2, prints, board.Readings{})
	return s, err
}

// wholeGame sets up a game between two decks and lists the printed cards.
func wholeGame(avery, blake *decklist.Deck) (*Scenario, []card.Card, error) {
	s := &Scenario{
		Head: Head{Title: avery.Name + " against " + blake.Name}, Edition: DefaultEdition, fromStart: true,
		Names: Names{Players: []string{"Avery", "Blake"}, Cards: map[string]board.CardID{},
			Aliases: map[board.CardID]string{}, Printed: map[string][]board.Print{}},
		Setup: board.Setup{LastPriority: board.NoPlayer, Players: make([]board.PlayerSetup, 2)},
	}
	var prints []card.Card
	known := map[string]board.Print{}
	for p, deck := range []*decklist.Deck{avery, blake} {
		if faults := CheckDeck(deck); len(faults) > 0 {
			return nil, nil, &IllegalDeckError{deck.Name, faults}
		}
		owner := board.Player(p)
		add := func(cards []*card.Card, setup board.CardSetup) {
			for _, c := range cards {
				if known[c.ID] == board.Unknown {
					prints = append(prints, *c)
					known[c.ID] = board.Print(len(prints))
				}
				setup.Print, setup.Owner = known[c.ID], owner
				s.Setup.Cards = append(s.Setup.Cards, setup)
			}
		}
		add(facts(deck.Manes()), board.CardSetup{Controller: owner, Zone: board.Play, Area: board.HomeOf(owner)})
		add(facts(deck.DrawDeck()), board.CardSetup{Zone: board.DrawDeck})
		add(facts(deck.ProblemDeck()), board.CardSetup{Zone: board.ProblemDeck})
	}
	return s, prints, nil
}

func facts(cards []*rulesdb.Card) []*card.Card {
	list := make([]*card.Card, len(cards))
	for i, c := range cards {
		list[i] = &c.Card
	}
	return list
}
