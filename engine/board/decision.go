package board

import "canterlaw/engine/rule"

// DecisionKind is what sort of choice a player has.
type DecisionKind uint8

// The kinds of decision.
const (
	NoDecision   DecisionKind = iota
	Priority                  // take an action or pass (510.1)
	Opening                   // open another priority window by an action, or move on (510.3)
	ChooseCards               // choose cards among the options
	OrderCards                // put all options in an order
	ChooseArea                // choose an area among the options
	ChooseCard                // Chance: what an unknown card is
	YesOrNo                   // do it or don't
	ChooseWay                 // choose among ways of other sorts: modes, players, colors, words, replacements
	ChooseNumber              // choose a number
)

var decisionNames = [...]string{"", "priority", "opening", "choose cards", "order cards", "choose area", "chance",
	"yes or no", "choose way", "choose number"}

// String gives the kind's word.
func (k DecisionKind) String() string { return decisionNames[k] }

// Decision is a choice that the rules give a player. The game does not go on
// before it is made.
type Decision struct {
	Player Player       `json:"player"`
	Kind   DecisionKind `json:"kind"`
	Rule   rule.Number  `json:"rule"` // gives the choice to the player
	Min    uint8        `json:"min"`
	Max    uint8        `json:"max"` // how many options must be chosen
	Card   CardID       `json:"card,omitempty"`
	// there are other answers: to Chance, which no pool was stated for, or numbers (see
	// engine.Game.ChooseNumber)
	Open bool `json:"open,omitempty"`
}

// OptionKind says what an Option is.
type OptionKind uint8

// The kinds of option.
const (
	CardOption        OptionKind = iota + 1 // Card
	AreaOption                              // Area
	PrintOption                             // Print
	EffectOption                            // N: the index among the waiting effects; Card its source
	ActionOption                            // Action
	PassOption                              // pass priority, or open no other window
	YesOption                               // do it; N: the seat of whoever is asked
	NoOption                                // don't; N as before
	PlayerOption                            // N: the seat
	NumberOption                            // N: the number
	ColorOption                             // N: the card.Color
	WordOption                              // N: the Word
	ModeOption                              // N: the case of Modes, from 1
	ReplacementOption                       // N: the place among the replacements that apply; Card its source
	CostOption                              // N: the part of the cost, from 1
	AbilityOption                           // Action.Ability of Card; N tells options apart that have the same
)

// Option is one thing that can be chosen.
type Option struct {
	Kind   OptionKind `json:"kind"`
	Area   AreaID     `json:"area,omitempty"`
	N      int32      `json:"n,omitempty"`
	Print  Print      `json:"print,omitempty"`
	Card   Ref        `json:"card"`
	Action Action     `json:"action"`
}

// ActionKind is a kind of action (705.1).
type ActionKind uint8

// The actions.
const (
	NoAction         ActionKind = iota
	PlayCard                    // play a Friend, Resource or Event (609.2a)
	MoveCharacter               // (609.2b)
	PlayTroublemaker            // (609.2c)
	DrawCard                    // (609.2d)
	RallyCard                   // (609.2e)
	ActivateAbility             // activate Ability of Card (703.1)
)

var actionNames = [...]string{"", "play", "move", "play troublemaker", "draw", "rally", "activate"}

// String gives the action's word.
func (k ActionKind) String() string { return actionNames[k] }

// ActionKinds lists all kinds of action.
func ActionKinds() []ActionKind {
	return []ActionKind{PlayCard, MoveCharacter, PlayTroublemaker, DrawCard, RallyCard, ActivateAbility}
}

// Action is what a player does with priority: a kind, and what it is done
// with. Every further choice is a decision of its own.
type Action struct {
	Kind ActionKind `json:"kind"`
	Area AreaID     `json:"area,omitempty"`
	Card CardID     `json:"card,omitempty"`
	// Host is the card that an attachment is played on (501.3).
	Host CardID `json:"host,omitempty"`
	// Ability is the ability that is activated, or by whose permission or
	// timing phrase the card is played.
	Ability AbilityRef `json:"ability"`
}

// Decision is what the game waits for; its Kind is NoDecision when it waits
// for nothing.
func (s *State) Decision() Decision { return s.decision }

// IsWaiting reports whether the game waits for a decision.
func (s *State) IsWaiting() bool { return s.decision.Kind != NoDecision }

// StoredOptions gives the options of the decision but for priority and opening
// decisions, whose options package engine computes when asked. The slice
// belongs to the state.
func (s *State) StoredOptions() []Option { return s.options }

// Ask makes the game wait for a decision.
func (s *State) Ask(d Decision, options []Option) {
	s.decision = d
	s.options = append(s.options[:0], options...)
}

// Answer makes the decision: the chosen options, in their order.
func (s *State) Answer(chosen []Option) {
	s.decision = Decision{}
	s.answer = append(s.answer[:0], chosen...)
	s.options = s.options[:0]
	s.key.foreseen = nil
}

// Withdraw makes the game wait for nothing: what has been asked is to be asked
// again.
func (s *State) Withdraw() {
	s.decision = Decision{}
	s.options = s.options[:0]
	s.key.foreseen = nil
}

// Answered gives what the latest decision chose. The slice belongs to the
// state.
func (s *State) Answered() []Option { return s.answer }
