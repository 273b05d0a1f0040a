package scenario

import (
	"github.com/google/uuid"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Scenario is a scenario file, read and checked: names are resolved, and the
// position can be set up.
type Scenario struct {
	File     string // as errors and reports name it
	ID       uuid.UUID
	Title    string
	Question string
	Ruling   string
	Rules    []rule.Number // what the ruling rests on
	Edition  string        // of the rules: "cr-3.4"
	// TextIgnored says that the text of cards is ignored, which every line of
	// the trail that it may touch says too.
	TextIgnored bool

	Program *board.Program
	Setup   board.Setup
	Point   engine.Point

	// fromStart has play begin with starting the game (102) instead of at Point.
	fromStart bool
	Names     Names

	Steps   []Step
	Until   *Place // where exploring stops; nil: the scenario can't be explored
	Outcome []Subject
	Expect  []Expectation
}

// Position is a place in a scenario file, for messages.
type Position struct {
	Line, Column int
}

// Names maps what a scenario calls its players, cards and areas to the
// engine's ids and back.
type Names struct {
	Players []string                // by board.Player: "Avery", "Blake"
	Cards   map[string]board.CardID // by alias
	Aliases map[board.CardID]string // the other way round; cards without one are missing
	// Printed has the cards of the program by full name and by number, folded
	// (rulesdb.FoldName): several where a name is printed on more than one.
	Printed map[string][]board.Print

	fullNames []string // of the program's cards, print 1 first
}

// Step is one entry of a scenario's steps.
type Step struct {
	Position Position
	Text     string // as the file has it, for lists and messages

	// Exactly one of these says what the step does.
	Act     *Act         // a player takes an action, passes or concedes
	PassTo  *Place       // all players pass until a place is reached
	Choice  *Choice      // a player answers a decision
	Chance  *ChanceFact  // Chance answers a decision
	Manual  []Manual     // a judge makes simultaneous changes by hand
	Expects *Expectation // something is expected at this moment
}

// Act is what a player does with priority.
type Act struct {
	Player  board.Player
	Pass    bool
	Concede bool
	Action  board.Action // of the first fitting card that ByPrint means, if that is set
	// ByPrint is set when the card was named by what is printed on it rather
	// than by an alias: the player's first such card that the action could be
	// meant for is taken.
	ByPrint board.Print
}

// Choice answers a decision of a player.
type Choice struct {
	Player board.Player
	// What is chosen, in its order: cards (by alias or by print) or areas. Empty
	// for "none".
	Cards []CardName
	Areas []board.AreaID
	// YesOrNo is what is chosen where a player does something or doesn't; 0
	// elsewhere.
	YesOrNo board.OptionKind
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
)

// Subject is something about a position that has a value: "A score", "holly
// at", "winner of faceoff".
type Subject struct {
	Text string
	Kind SubjectKind

	Player board.Player
	Card   CardName
	Area   board.AreaID
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
	ProblemAt                             // "problem at A problem": a card's name
	FaceoffWinner                         // "winner of faceoff": a player, "nobody", or "none yet"; of the latest faceoff
	TotalOf                               // "total of A": the player's power total in the latest comparison
	GameWinner                            // "winner": a player, "draw", or "none yet"
	AllScores                             // "scores": such as "5–3"
	PriorityOf                            // "priority": whose it is, or "nobody"
	WindowNow                             // "window": the open window's name, or "none"
	TurnOf                                // "turn": whose turn it is
	DeciderNow                            // "decision": who must decide what is not priority, and the rule: "A 516.2"; or "none"
)

// Expectation is something that must hold for the scenario to pass.
type Expectation struct {
	Position Position
	Text     string

	// Exactly one of these is set.
	Subject  *Subject    // has the Value
	Cited    rule.Number // the trail cites the rule
	NotCited rule.Number // the trail does not cite the rule
	Illegal  *Act        // the action is refused for all of Because
	Legal    *Act        // the action is not refused

	Value   string
	Because []engine.Code
}
