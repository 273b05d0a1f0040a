package board

import "canterlaw/engine/rule"

// State is one moment of a game. Copy it with CopyFrom.
//
// Its fields are declared here, once: what copies, writes, reads and compares them is
// generated from this declaration. Whatever is left out of a state's key says why in its
// nokey tag, here and in the structs that the fields are made of. A past tag says it of
// what has happened and of what cards were then, a now tag of all else; an offset or a
// length tag, of that part of a span.
type State struct {
	program *Program
	present
	lists
	saved   []savedState // what actions in progress are rewound to (705.2)
	moments []moment     // those of the sightings whose shapes have not been asked for
	caches
}

// present is what a state has one of.
type present struct {
	turn       uint16 // turns begun, from 1
	turnPlayer Player

	tokens       uint16 `nokey:"is counted from the cards"` // cards that are tokens and exist
	lastPriority Player // who had priority since the latest window opened; NoPlayer when nobody yet

	// unsettled: something happened to a card in play since the latest pre-priority
	// processing.
	unsettled bool `nokey:"decides nothing while an effect waits, and else is in the key"`

	decision     Decision
	lastEnv      EnvID  `nokey:"only names what is new"`
	lastModifier uint16 `nokey:"only names what is new"`
	lastStamp    uint16 `nokey:"only names what is new"`
	turnMark     uint16 // how much of the history is from before the present turn
	windowMark   uint16 // how much of the history is from before the latest priority window closed (512.4d)
	wave         uint8  // 1 while a wave of pre-priority processing is at its effects
	effectsTaken uint16 // triggered effects processed since a player last had priority, or a loop has come round
	loop         Loop   // that is being repeated
	goesOn       bool   // the turn goes on beyond its usual course
	happened     bool   // anything, since the instructions of an action began to be followed
	result       Result
}

// lists are what a state has any number of.
type lists struct {
	cards   []cardState // by CardID; cards[0] is unused
	order   []CardID    // all cards, zone after zone
	bounds  []uint16    // where each zone of order starts; one more at the end
	players []playerState
	pools   unknowns // for each deck and print, how many unknown cards are of it

	history     []Occurrence
	formers     []Former     // the cards that the history is about, as they were
	formerWords []FormerWord // what they had that is not printed on them
	waiting     []Effect

	frames  []Frame
	arena   []Option // lists that frames hold
	options []Option // of the decision
	answer  []Option `nokey:"has been used by what asked"` // to the latest decision

	modifiers       []Modifier
	bound           []Binding
	links           []Link
	counters        []Counter
	earlierCounters []EarlierCounters // in the order of their timestamps
	uses            []Use
	involved        []Involvement
	noted           []Ref       // the cards noted as involved in the faceoff, where an ability watches for it
	timestamps      []Timestamp // that players have chosen (711.6)
	turnChanges     []TurnChange
	done            []Option     // what the latest batch affected
	pending         []Occurrence // proposed, while replacements of some of them are chosen and processed (710)
	lineages        []LineageRow // the replacements that occurrences have been through (710.3)

	sightings []Sighting // how the state was at moments that may come again (802)
	amounts   []int32    // of the sightings
	given     []Given    // answers since the first of them
	chosen    []Option   // what the answers chose
	taken     []Action   // this turn, each once, in order
	rewound   []Action   // that were tried at the present decision and could not be completed
}

// caches are no part of a state: without them it goes on alike.
type caches struct {
	derived derived       // the values of cards as modifiers make them
	key     keptKey       // what is known of the key
	shaper  *shapeWriter  // memory for working shapes out
	spare   []*keptMoment // memory for moments
}

// unknowns are numbers of unknown cards. They are written as numbers: JSON makes one
// text of bytes otherwise.
type unknowns []uint8

type cardState struct {
	Print       Print  `json:"print"`
	Incarnation uint16 `json:"incarnation" past:"is that of the card as it was known"`
	Host        Ref    `json:"host"`
	Zone        Zone   `json:"zone" now:"is where the card stands in the order of all"`
	Owner       Player `json:"owner" past:"is the card's for good"`
	Controller  Player `json:"controller"`
	Area        AreaID `json:"area,omitempty"`
	Exhaustion  uint8  `json:"exhaustion,omitempty"` // exhaustion counters (503.2)
	Power       int32  `json:"power,omitempty"`      // +1 power counters less -1 power counters (519.4)
	FaceDown    bool   `json:"face_down,omitempty"`
	Frightened  bool   `json:"frightened,omitempty"`
	// a Mane Character shows its Boosted side (301.2)
	Boosted bool `json:"boosted,omitempty"`
	// it has been attached to a host since it entered play (509.1)
	Attachment bool `json:"attachment,omitempty"`
	Token      bool `json:"token,omitempty"` // (521)
	// a Problem has been confronted; only where editions ask (FirstToConfront)
	Confronted  bool `json:"confronted,omitempty"`
	CutieMarked bool `json:"cutie_marked,omitempty"` // (glossary)
	Ignored     bool `json:"ignored,omitempty"`      // a flipped card adds no power (515.4)
	// who has looked at it where it is, or been shown it
	Seen PlayerSet `json:"seen,omitempty" past:"not asked"`
	// who controls it but for continuous modifiers (513.2)
	Base Player `json:"base" past:"not asked"`
	// when that player gained control of it for good
	BaseStamp uint16 `json:"base_stamp,omitempty" past:"not asked"`
	// when it began to generate continuous modifiers (711.3a)
	Stamp uint16 `json:"stamp" past:"not asked"`
	// when the latest of its power counters were put on it (519.4)
	CounterStamp uint16 `json:"counter_stamp,omitempty" past:"not asked"`
	Beneath      Ref    `json:"beneath"` // the card that it is beneath
}

type playerState struct {
	Score  int32 `json:"score"`
	Tokens int32 `json:"tokens"`
	// Lent are those of the tokens that are lost as the phase ends, unless they are spent.
	Lent  int32 `json:"lent,omitempty"`
	Total int32 `json:"total,omitempty"` // what effects add to their power total in the faceoff (514.4a)
	Flips int32 `json:"flips,omitempty"` // how many more cards they flip by effects in the faceoff (514.3a)
	Gone  bool  `json:"gone,omitempty"`  // has left the game (103.5)
}

// Program gives what never changes.
func (s *State) Program() *Program { return s.program }

// Players is the number of seats.
func (s *State) Players() int { return s.program.players }

// Turn counts turns from 1; 0 before the first.
func (s *State) Turn() int { return int(s.turn) }

// FirstToDecide is the player who makes simultaneous decisions first: the one
// who most recently had priority, or the turn player while a new window is
// being opened (801.1, 511.7a, 511.7a.i, 516.2a). Where that player has left
// the game it is the next one.
func (s *State) FirstToDecide() Player {
	first := s.lastPriority
	if first == NoPlayer {
		first = s.turnPlayer
	}
	if !s.program.Holds(rule.R801_1) {
		first = 0
	}
	if !s.InGame(first) {
		return s.Next(first)
	}
	return first
}

// LastPriority is who had priority most recently since the latest window
// opened; NoPlayer when nobody had.
func (s *State) LastPriority() Player { return s.lastPriority }

// CardCount is how many physical cards there are; their ids run from 1 to it.
func (s *State) CardCount() int { return len(s.cards) - 1 }

// Ref gives the present incarnation of a physical card.
func (s *State) Ref(c CardID) Ref { return Ref{c, s.cards[c].Incarnation} }

// IsLive reports whether the reference still means the card that it was made
// for (410.6).
func (s *State) IsLive(r Ref) bool {
	return r.Card != 0 && (s.cards[r.Card].Incarnation == r.Incarnation ||
		s.derived.then != nil && s.derived.then.alias == r)
}

// Print is what is printed on the card, or Unknown.
func (s *State) Print(c CardID) Print { return s.cards[c].Print }

// WasConfronted reports whether a Problem in play has been confronted. That is
// known only in editions in which the first to do so scores its bonus.
func (s *State) WasConfronted(c CardID) bool { return s.cards[c].Confronted }

// Done gives what the latest batch affected: for each occurrence that happened
// its card as it is now, with the incarnation before it as N; without a card
// the occurrence's player.
func (s *State) Done() []Option { return s.done }

// SetDone sets what Done gives.
func (s *State) SetDone(affected []Option) { s.done = append(s.done[:0], affected...) }

// History lists what happened this turn that a rule looks back at, earliest
// first. The slice belongs to the state.
func (s *State) History() []Occurrence { return s.history[s.turnMark:] }
