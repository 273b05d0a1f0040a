package scenario

import (
	"canterlaw/engine/ability"
	"slices"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
	"canterlaw/scenario/source"
)

// Scenario is a scenario file, read and checked: names are resolved, and the
// position can be set up.
type Scenario struct {
	Head
	Edition string // of the rules: "cr-3.4"
	// TextIgnored says that the text of cards is ignored, which every line of
	// the trail that it may touch says too.
	TextIgnored bool
	// PointsUnsaid keeps the trail from saying where a point decides that the rules don't settle.
	PointsUnsaid bool

	// unread are the cards whose text is not known here: each goes by its facts
	// alone, and the text of all others runs.
	unread map[board.Print]bool

	Program *board.Program
	Setup   board.Setup
	Point   engine.Point

	// prepared are the effects that were processed before the position.
	prepared []engine.Prepared

	// fromStart says that play begins with starting the game (102) instead of at Point.
	fromStart bool
	Names     Names

	// Text is the file that the scenario was read from, and Kept what that says of a
	// user's own; nil and nothing for one that was made otherwise.
	Text  []byte
	Kept  Kept
	parts *Parts

	Steps   []Step
	Until   *Place // where exploring stops; nil: the scenario can't be explored
	Outcome []Subject
	Expect  []Expectation

	seer    *seer   // who looks on; nil for a judge
	telling telling // what of the record is told

	// english says an ability of a face in English, "" where there are no words for it; nil
	// where nobody asks, as in whole games that are measured.
	english func(face *card.Face, notation string) string
	// englishOfPart says a part of such an ability.
	englishOfPart func(face *card.Face, notation string, part *ability.Node) string
}

// TextUnknown reports whether a card goes by its facts alone since its text is not
// known.
func (s *Scenario) TextUnknown(print board.Print) bool { return s.unread[print] }

// LeavesTextOut reports whether text of cards in the scenario doesn't run: all, or that of
// some cards.
func (s *Scenario) LeavesTextOut() bool { return s.TextIgnored || len(s.unread) > 0 }

// WithoutText names the cards of the setup whose text is not known, each once: they
// go by their facts alone. Where all text is ignored it names none.
func (s *Scenario) WithoutText() []string {
	var names []string
	for _, c := range s.Setup.Cards {
		if !s.unread[c.Print] {
			continue
		}
		if name := s.Program.Card(c.Print).Name(); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// PrintedCards lists the cards that are in the scenario, each once, the invented
// ones too.
func (s *Scenario) PrintedCards() []*card.Card {
	var cards []*card.Card
	for _, c := range s.Setup.Cards {
		if printed := s.Program.Card(c.Print); printed != nil && !slices.Contains(cards, printed) {
			cards = append(cards, printed)
		}
	}
	return cards
}

// Names maps what a scenario calls its players, cards and areas to the
// engine's ids and back.
type Names struct {
	Players []string                // by board.Player: "Avery", "Blake"
	Cards   map[string]board.CardID // by alias
	Aliases map[board.CardID]string // the other way round; cards without one are missing
	// Printed has the cards of the program by full name and by number, folded
	// (spelling.Fold): several where a name is printed on more than one.
	Printed map[string][]board.Print

	fullNames []string // of the program's cards, print 1 first

	// variants are the prints of single cards whose text the scenario says, with
	// the print that such cards have otherwise.
	Variants map[board.Print]board.Print
}

// Step is one entry of a scenario's steps.
type Step struct {
	Position source.Position
	Text     string // as the file has it, for lists and messages

	// Exactly one of these says what the step does.
	Act     *Act         // a player takes an action, passes or concedes
	PassTo  *Place       // all players pass until a place is reached
	Choice  *Choice      // a player answers a decision
	Chance  *ChanceFact  // Chance answers a decision
	Manual  []Manual     // a judge makes simultaneous changes by hand
	Made    board.CardID // the latest token that text has made is this one: it has been named
	Expects *Expectation // something is expected at this moment

	// Rewound says that the action is expected to be rewound in this step, since it
	// can't be completed (705.2). Any other step in which one is fails.
	Rewound bool
}

// Act is what a player does with priority.
type Act struct {
	Player board.Player
	Pass   bool
	// ByItself says of a pass that the window went by, since nobody could do anything
	// else there. Where somebody can, it is a pass like any other.
	ByItself bool
	Concede  bool
	Action   board.Action // of the first fitting card that ByPrint means, if that is set
	// ByPrint is set when the card was named by what is printed on it rather
	// than by an alias: the player's first such card that the action could be
	// meant for is taken, unless it could be another that is not like it.
	ByPrint board.Print
	// Host is the card that an attachment is played on; nil if none is named.
	Host *CardName
	// Which is the ability to activate; nil for the only one that can be.
	Which *AbilityName
}

// AbilityName names an ability among those of a card: by its paragraph, without
// the keywords, on the card that it is printed on, or by its keyword.
type AbilityName struct {
	Text      string
	Paragraph int         // from 1; 0 for keywords
	On        board.Print // the card that it is printed on if that is another one; Unknown if not
	Keyword   card.Keyword
}

// Choice answers a decision of a player.
type Choice struct {
	Player board.Player
	// What is chosen, in its order; empty for "none".
	Chosen []Chosen
	// Places are those of what is chosen among the options, from 0, in place of names:
	// "options 2 1". An action can be taken so too.
	Places []int
}

// Chosen is one thing that a step chooses, as the file has it. What it means
// depends on the options: "blue" is a color where colors are among them, and
// a trait where words are.
type Chosen struct {
	Text string
	Card CardName     // the card that it may name; its Text is empty if it names none
	Area board.AreaID // the area that it names; NoArea if it names none
	// Which is the ability of the card whose effect it names, such as "holly 2";
	// nil if it names none.
	Which *AbilityName
}

// CardName is a card named in a scenario: by its alias, or by what is printed
// on it.
type CardName struct {
	Card  board.CardID // 0 if named by print
	Print board.Print
	Text  string
}

// ChanceFact is what Chance decides: that the next unknown card of a player's
// deck or hand is a certain card.
type ChanceFact struct {
	Player board.Player
	Zone   board.Zone // DrawDeck, ProblemDeck or Hand
	Print  board.Print
}

// Place is somewhere that passing leads to.
type Place struct {
	Text   string
	Window engine.Window // the opening of this window
	Moment engine.Moment // this moment
	Kind   PlaceKind
}

// PlaceKind is a sort of Place that is neither a named window nor a moment.
type PlaceKind uint8

// The kinds of Place.
const (
	AtWindow     PlaceKind = iota + 1
	AtMoment               // only Acting: where the turn player may open a window
	NextWindow             // the next window opens
	NextDecision           // somebody must decide something other than priority
	NextTurn               // the next turn begins: its first window
	AfterFaceoff           // a faceoff has ended, or the turn without one
	EndOfGame
	EndOfPhase // the next phase or turn has begun: its first window
)

// Subject is something about a position that has a value: "A score", "holly
// at", "winner of faceoff".
type Subject struct {
	Text string
	Kind SubjectKind

	Player board.Player
	Card   CardName
	Area   board.AreaID
	Word   string // of CardCounters: the counters' name, "" for +1 power counters
}

// SubjectKind is what a Subject asks about.
type SubjectKind uint8

// The kinds of Subject, with the value each has.
const (
	PlayerScore    SubjectKind = iota + 1 // "A score": a number
	PlayerTokens                          // "A tokens": a number
	PlayerHand                            // "A hand": how many cards
	PlayerDeck                            // "A deck": how many cards in the draw deck
	PlayerDiscard                         // "A discard": how many cards in the discard pile
	PlayerDeckList                        // "A deck list": legal, or the codes of its faults (101)
	PlayerSees                            // "A sees holly": yes or no: what is printed on the card
	CardAt                                // "holly at": an area, or "not in play"
	CardIn                                // "holly in": a zone
	CardIs                                // "holly is": ready, exhausted, frightened, face-down or face-up
	CardPower                             // "holly power": a number, or none
	CardColors                            // "holly colors": such as blue and pink, or colorless
	CardTraits                            // "holly traits": in the order of the alphabet, with commas; or none
	CardKeywords                          // "holly keywords": in the order of the alphabet, with commas; or none
	// "holly counters", "holly counters Tip": how many power counters or counters of a name
	CardCounters
	CardController // "holly controller": a player, or none outside of play
	CardHost       // "hat host": the name of the card that it is attached to, or none
	CardBeneath    // "holly beneath": the name of the card that it is beneath, or none
	CardSide       // "dash side": start or boosted, of a Mane Character; or none
	// "holly place in deck": a number, the top card's is 1; unknown once it is shuffled into it; or
	// none in no deck
	CardPlace
	CardMarked  // "holly cutie marked": yes or no
	CardBonus   // "cart bonus": a Problem's bonus
	CardPoints  // "wolf points": a Troublemaker's point value
	HomeLimitOf // "A home limit": a number, or none
	ProblemAt   // "problem at A problem": a card's name
	// "winner of faceoff": a player, "nobody", or "none yet"; of the latest faceoff
	FaceoffWinner
	TotalOf // "total of A": the player's power total in the latest comparison
	// "total of A now": what it would be if they were compared now; none outside of faceoffs
	TotalNow
	// "winner": a player, "draw", "none yet", or "stopped" at the limit of this program
	GameWinner
	AllScores  // "scores": such as "5–3"
	PriorityOf // "priority": whose it is, or "nobody"
	WindowNow  // "window": the open window's name, or "none"
	TurnOf     // "turn": whose turn it is
	// "decision": who must decide what is not priority, and the rule: "A 516.2"; or "none"
	DeciderNow
)

// Expectation is something that must hold for the scenario to pass.
type Expectation struct {
	Position source.Position
	Text     string

	// Exactly one of these is set.
	Subject  *Subject    // has the Value
	Cited    rule.Number // the trail cites the rule
	NotCited rule.Number // the trail does not cite the rule
	Illegal  *Act        // the action is refused
	Legal    *Act        // the action is not refused

	Candidates *Candidates // what the present decision offers

	Value string
	// Card is the card that the value names by its alias; 0 if it names none. Another
	// card of the same name is not meant.
	Card board.CardID
	// Because are the codes of all reasons of a refusal, AnyOf are codes of which a
	// reason has one. Both are empty where the reason doesn't matter.
	Because, AnyOf []engine.Code
}

// Candidates is what a decision is expected to offer.
type Candidates struct {
	Exactly  bool // nothing but Among
	Among    []Chosen
	NotAmong []Chosen
	AtMost   int // how many can be chosen at most; -1 if that isn't said
}

// IsCard reports whether the value of a subject of the kind is a card.
func (k SubjectKind) IsCard() bool { return k == ProblemAt || k == CardHost || k == CardBeneath }

// Manual is a change that a judge makes by hand, with its cards as they are
// named.
type Manual struct {
	Kind board.OccurrenceKind // as engine.Game.Manual takes it
	Card CardName             // what it is done to; what is copied, where a token is made as a copy
	Host CardName             // what a card is attached to
	// Player is who draws, whose score or tokens are set, or who gets the card;
	// NoPlayer stands for the card's owner, or the owner of the area.
	Player   board.Player
	Area     board.AreaID
	FaceDown bool
	N        int    // the score, the tokens, the counters, or what is printed on a token
	Word     string // what the counters are called; "" for power counters
	// Token is the id that the token to be made will have; 0 where none is made.
	Token board.CardID
}

// IsNext reports whether the place depends on where passing begins.
func (p *Place) IsNext() bool {
	return p.Kind == NextWindow || p.Kind == NextDecision || p.Kind == NextTurn
}
