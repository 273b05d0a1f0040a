package engine

import (
	"fmt"
	"strings"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Code names a reason why an action is illegal. Codes are stable: scenarios
// and other programs rely on them.
//
// Each code's comment says when it occurs and gives the smallest position in
// which it does, as the setup and the expectation of a scenario. A test runs
// these examples.
type Code string

const (
	// NoPriority occurs when the player neither has priority nor may open a
	// window: another player has it, a choice has to be made first, or the
	// game is over (510.1, 510.3).
	//
	// Example:
	//  setup: {at: {turn: Avery, window: start of main phase}, Avery: {tokens: 1, deck: ["?"]}}
	//  steps: [A: pass]
	//  expect: [{illegal: {A: draw}, because: no-priority}]
	NoPriority Code = "no-priority"

	// NotTurnPlayer occurs when a player who is not the turn player tries a
	// Main Phase action (609.1).
	//
	// Example:
	//  setup: {at: {turn: Avery, moment: main phase}, Blake: {tokens: 1, deck: ["?"]}}
	//  expect: [{illegal: {B: draw}, because: [not-turn-player, no-priority]}]
	NotTurnPlayer Code = "not-turn-player"

	// NotMainPhase occurs when a Main Phase action is tried in another phase
	// (609.1).
	//
	// Example:
	//  setup: {at: {turn: Avery, window: start of score phase}, Avery: {tokens: 1, deck: ["?"]}}
	//  expect: [{illegal: {A: draw}, because: [not-main-phase, window-open]}]
	NotMainPhase Code = "not-main-phase"

	// WindowOpen occurs when a Main Phase action is tried inside a priority
	// window: it opens a window of its own, once the present one has closed
	// (510.3, 609.1).
	//
	// Example:
	//  setup: {at: {turn: Avery, window: start of main phase}, Avery: {tokens: 1, deck: ["?"]}}
	//  expect: [{illegal: {A: draw}, because: window-open}]
	WindowOpen Code = "window-open"

	// NotEnoughTokens occurs when the player has fewer action tokens than the
	// action costs (508.1d).
	//
	// Example:
	//  setup: {at: {turn: Avery, moment: main phase}, Avery: {tokens: 0, deck: ["?"]}}
	//  expect: [{illegal: {A: draw}, because: not-enough-tokens}]
	NotEnoughTokens Code = "not-enough-tokens"

	// CardNotInHand occurs when a card is played that isn't in the player's
	// hand (609.2a, 609.2c).
	//
	// Example:
	//  setup: {at: {turn: Avery, moment: main phase},
	//    Avery: {tokens: 2, discard: [{card: "Sugar Twist, Twister Sister", as: sugar}]}}
	//  expect: [{illegal: {A: play sugar to A home}, because: card-not-in-hand}]
	CardNotInHand Code = "card-not-in-hand"

	// WrongType occurs when the action is not one for cards of that type: a
	// Friend played as a Troublemaker, a Problem played from the hand, a
	// Resource moved (609.2).
	//
	// Example:
	//  setup: {at: {turn: Avery, moment: main phase},
	//    Avery: {tokens: 2, hand: [{card: "Sugar Twist, Twister Sister", as: sugar}]}}
	//  expect: [{illegal: {A: play troublemaker sugar to A problem}, because: wrong-type}]
	WrongType Code = "wrong-type"

	// TextNeeded occurs when the card can't be played without its text, which
	// is not known: where a Resource goes (305.1) and when an Event can be
	// played (304.1).
	//
	// Example:
	//  setup: {at: {turn: Avery, moment: main phase}, Avery: {tokens: 2, hand: [{card: "Dig Deep", as: dig}]}}
	//  expect: [{illegal: {A: play dig}, because: text-needed}]
	TextNeeded Code = "text-needed"

	// PlayRequirementNotMet occurs when the player's characters have less
	// power of a color than the card's play requirement (205.1).
	//
	// Example:
	//  setup: {at: {turn: Avery, moment: main phase},
	//    Avery: {tokens: 5, hand: [{card: "Holly Dash, Flighty Filly", as: holly}]}}
	//  expect: [{illegal: {A: play holly to A home}, because: play-requirement-not-met}]
	PlayRequirementNotMet Code = "play-requirement-not-met"

	// NoAreaGiven occurs when the action needs an area and none was given, or
	// one that does not exist (501.2).
	//
	// Example:
	//  setup: {at: {turn: Avery, moment: main phase},
	//    Avery: {tokens: 5, hand: [{card: "Sugar Twist, Twister Sister", as: sugar}]}}
	//  expect: [{illegal: {A: play sugar}, because: no-area-given}]
	NoAreaGiven Code = "no-area-given"

	// WrongArea occurs when a card is played to an area that its type can't
	// enter play at: a Friend to another player's home (302.1), a Troublemaker
	// anywhere but a Problem (306.1).
	//
	// Example:
	//  setup: {at: {turn: Avery, moment: main phase}, Avery: {tokens: 1, hand: [{card: Timberwolf, as: wolf}]}}
	//  expect: [{illegal: {A: play troublemaker wolf to A home}, because: wrong-area}]
	WrongArea Code = "wrong-area"

	// NotInPlay occurs when a card is moved or rallied that isn't in play
	// (506.1, 504).
	//
	// Example:
	//  setup: {at: {turn: Avery, moment: main phase},
	//    Avery: {tokens: 2, hand: [{card: "Sugar Twist, Twister Sister", as: sugar}]}}
	//  expect: [{illegal: {A: move sugar to A problem}, because: not-in-play}]
	NotInPlay Code = "not-in-play"

	// NotControlled occurs when a card is moved or rallied that another player
	// controls (609.2b, 609.2e).
	//
	// Example:
	//  setup: {at: {turn: Avery, moment: main phase}, Avery: {tokens: 2},
	//    Blake: {in play: [{card: "Sugar Twist, Twister Sister", as: sugar, at: B home}]}}
	//  expect: [{illegal: {A: move sugar to A problem}, because: not-controlled}]
	NotControlled Code = "not-controlled"

	// AlreadyThere occurs when a card is moved to the area where it is
	// (506.2, 609.2b).
	//
	// Example:
	//  setup: {at: {turn: Avery, moment: main phase},
	//    Avery: {tokens: 2, in play: [{card: "Sugar Twist, Twister Sister", as: sugar, at: A home}]}}
	//  expect: [{illegal: {A: move sugar to A home}, because: already-there}]
	AlreadyThere Code = "already-there"

	// OtherHome occurs when a card is moved to the home of a player other than
	// its controller (506.2).
	//
	// Example:
	//  setup: {at: {turn: Avery, moment: main phase},
	//    Avery: {tokens: 2, in play: [{card: "Sugar Twist, Twister Sister", as: sugar, at: A home}]}}
	//  expect: [{illegal: {A: move sugar to B home}, because: other-home}]
	OtherHome Code = "other-home"

	// Frightened occurs when a frightened character is moved and the disputed
	// point is read so that it can't be (609.2b).
	//
	// Example:
	//  disputed: {frightened-characters: do-not-count}
	//  setup: {at: {turn: Avery, moment: main phase},
	//    Avery: {tokens: 2, in play: [{card: "Sugar Twist, Twister Sister", as: sugar, at: A home, frightened: true}]}}
	//  expect: [{illegal: {A: move sugar to A problem}, because: frightened}]
	Frightened Code = "frightened"

	// NotFrightened occurs when a card is rallied that is not frightened
	// (609.2e).
	//
	// Example:
	//  setup: {at: {turn: Avery, moment: main phase},
	//    Avery: {tokens: 2, in play: [{card: "Sugar Twist, Twister Sister", as: sugar, at: A home}]}}
	//  expect: [{illegal: {A: rally sugar}, because: not-frightened}]
	NotFrightened Code = "not-frightened"

	// DeckEmpty occurs when a card is to be drawn from an empty draw deck
	// (410.4, 705.2e).
	//
	// Example:
	//  setup: {at: {turn: Avery, moment: main phase}, Avery: {tokens: 1, deck: []}}
	//  expect: [{illegal: {A: draw}, because: deck-empty}]
	DeckEmpty Code = "deck-empty"

	// LoopEnded occurs when the action would continue a loop that has been
	// repeated as often as the player chose, or in which nothing changes (802.2).
	//
	// Example:
	//  cards: [{title: Runner, type: Friend, power: 1, cost: 1, abilities: ["When(Moved(You, This))\nGain(2)"]}]
	//  setup: {at: {turn: Avery, moment: main phase},
	//    Avery: {tokens: 2, in play: [{card: Runner, as: runner, at: A home}]}}
	//  steps: [A: move runner to A problem, pass to: main phase, A: move runner to A home, pass to: main phase,
	//    A: move runner to A problem, pass to: main phase, A: move runner to A home, pass to: main phase]
	//  expect: [{illegal: {A: move runner to A problem}, because: loop-ended}]
	LoopEnded Code = "loop-ended"

	// OutsideTiming occurs when a timing phrase doesn't allow the action now: its
	// phase or kind of faceoff is not the present one, or a phase's action is
	// tried during a faceoff (512.3, 512.3a, 512.4, 512.4a).
	//
	// Example:
	//  setup: {at: {turn: Avery, window: start of main phase},
	//    Avery: {in play: [{card: "Sugar Twist, Twister Sister", as: sugar, at: A home,
	//      abilities: ["Timing(Faceoff)\nCost(Exhaust(This))\nGain()"]}]}}
	//  expect: [{illegal: {A: activate sugar}, because: outside-timing}]
	OutsideTiming Code = "outside-timing"

	// NothingToReactTo occurs when the condition of a Reaction has not been met
	// since the most recent window closed (512.4d).
	//
	// Example:
	//  setup: {at: {turn: Avery, window: start of main phase},
	//    Avery: {in play: [{card: "Sugar Twist, Twister Sister", as: sugar, at: A home,
	//      abilities: ["Timing(Reaction)\nAfter(Moved(Opponents))\nGain()"]}]}}
	//  expect: [{illegal: {A: activate sugar}, because: nothing-to-react-to}]
	NothingToReactTo Code = "nothing-to-react-to"

	// AlreadyReacted occurs when the Reaction has been used for each time that
	// its condition has been met (512.4c).
	//
	// Example:
	//  setup: {at: {turn: Avery, moment: main phase}, Avery: {tokens: 1, deck: ["?"],
	//    in play: [{card: "Sugar Twist, Twister Sister", as: sugar, at: A home,
	//      abilities: ["Timing(Reaction)\nAfter(Drawn(You))\nGain()"]}]}}
	//  steps: [A: draw, B: pass, A: activate sugar, B: pass]
	//  expect: [{illegal: {A: activate sugar}, because: already-reacted}]
	AlreadyReacted Code = "already-reacted"

	// AlreadyUsed occurs when an ability that works once in a time has been used
	// in it.
	//
	// Example:
	//  setup: {at: {turn: Avery, window: start of main phase},
	//    Avery: {in play: [{card: "Sugar Twist, Twister Sister", as: sugar, at: A home,
	//      abilities: ["Timing(Immediate)\nOnce(Turn)\nGain()"]}]}}
	//  steps: [A: activate sugar, B: pass]
	//  expect: [{illegal: {A: activate sugar}, because: already-used}]
	AlreadyUsed Code = "already-used"

	// NoSuchAbility occurs when the card doesn't have the activated ability, or
	// can't be played in the way that is named (512.1, 703.1).
	//
	// Example:
	//  setup: {at: {turn: Avery, moment: main phase},
	//    Avery: {in play: [{card: "Sugar Twist, Twister Sister", as: sugar, at: A home,
	//      abilities: ["AddPower(This, 1)"]}]}}
	//  expect: [{illegal: {A: activate sugar}, because: no-such-ability}]
	NoSuchAbility Code = "no-such-ability"

	// WayNotGiven occurs when a card can be played in several ways and it is not
	// said in which (512.1).
	//
	// Example:
	//  setup: {at: {turn: Avery, moment: main phase}, Avery: {tokens: 5, hand: [{card: "Dig Deep", as: dig,
	//      abilities: ["Timing(MainPhase)\nGain(2)", "Timing(AnyPhase)\nGain()"]}]}}
	//  expect: [{illegal: {A: play dig}, because: way-not-given}]
	WayNotGiven Code = "way-not-given"

	// NoSuchHost occurs when an attachment is played without a card that it can
	// be played on, or another card is played on one (501.3, 509.1).
	//
	// Example:
	//  setup: {at: {turn: Avery, moment: main phase}, Avery: {tokens: 5, hand: [{card: "Hard Hat", as: hat,
	//      abilities: ["PlayOn(Friend)"]}]}}
	//  expect: [{illegal: {A: play hat}, because: [no-such-host, play-requirement-not-met]}]
	NoSuchHost Code = "no-such-host"

	// PlayOnlyIfUnmet occurs when the card's text lets it be played only if
	// something is the case that isn't (705.2).
	//
	// Example:
	//  setup: {at: {turn: Avery, moment: main phase},
	//    Avery: {tokens: 5, hand: [{card: "Sugar Twist, Twister Sister", as: sugar,
	//      abilities: ["PlayOnlyIf(Any(Troublemaker))"]}]}}
	//  expect: [{illegal: {A: play sugar to A home}, because: play-only-if-unmet}]
	PlayOnlyIfUnmet Code = "play-only-if-unmet"

	// CostNotPayable occurs when a part of the cost other than action tokens
	// can't be paid (508.1a, 508.1c, 508.1d).
	//
	// Example:
	//  setup: {at: {turn: Avery, moment: main phase},
	//    Avery: {in play: [{card: "Sugar Twist, Twister Sister", as: sugar, at: A home, exhausted: true,
	//      abilities: ["Timing(MainPhase)\nCost(Exhaust(This))\nGain()"]}]}}
	//  expect: [{illegal: {A: activate sugar}, because: cost-not-payable}]
	CostNotPayable Code = "cost-not-payable"

	// ForbiddenByCard occurs when a modifier keeps the action from happening, or
	// the card from entering play (104.2).
	//
	// Example:
	//  setup: {at: {turn: Avery, moment: main phase},
	//    Avery: {tokens: 2, in play: [{card: "Sugar Twist, Twister Sister", as: sugar, at: A home,
	//      abilities: ["Cant(Moved(Players, This))"]}]}}
	//  expect: [{illegal: {A: move sugar to A problem}, because: forbidden-by-card}]
	ForbiddenByCard Code = "forbidden-by-card"

	// NothingToDo occurs when nothing that the Event or the ability says can be
	// done (705.2e).
	//
	// Example:
	//  setup: {at: {turn: Avery, moment: main phase}, Avery: {tokens: 5, hand: [{card: "Dig Deep", as: dig,
	//      abilities: ["Timing(MainPhase)\nit := Choose(1, Troublemaker)\nDismiss(it)"]}]}}
	//  expect: [{illegal: {A: play dig}, because: nothing-to-do}]
	NothingToDo Code = "nothing-to-do"

	// CannotBeCompleted occurs when the action would be rewound whatever is decided
	// in it, by the step that can't be completed (705.2d to 705.2f); and when the
	// player has tried it just now and it was rewound (705.2).
	//
	// Example:
	//  setup: {at: {turn: Avery, moment: main phase}, Avery: {tokens: 1, deck: [],
	//    in play: [{card: "Sugar Twist, Twister Sister", as: sugar, at: A home,
	//      abilities: ["Timing(MainPhase)\nif Any(This) {\n\tfor it := range Each(Troublemaker) {\n\
	//      \t\tDismiss(it)\n\t}\n\tDismiss(Troublemaker)\n}"]}]}}
	//  expect: [{illegal: {A: activate sugar}, because: cannot-be-completed}]
	CannotBeCompleted Code = "cannot-be-completed"
)

// Codes lists all codes.
func Codes() []Code {
	return []Code{NoPriority, NotTurnPlayer, NotMainPhase, WindowOpen, NotEnoughTokens, CardNotInHand, WrongType,
		TextNeeded, PlayRequirementNotMet, NoAreaGiven, WrongArea, NotInPlay, NotControlled, AlreadyThere, OtherHome,
		Frightened, NotFrightened, DeckEmpty, LoopEnded, OutsideTiming, NothingToReactTo, AlreadyReacted,
		AlreadyUsed, NoSuchAbility,
		WayNotGiven, NoSuchHost, PlayOnlyIfUnmet, CostNotPayable, ForbiddenByCard, NothingToDo, CannotBeCompleted}
}

// Violation is one reason why an action is illegal: the rule, what is
// responsible, and how far it is from legal.
type Violation struct {
	Code   Code         `json:"code"`
	Rule   rule.Number  `json:"rule"`
	Player board.Player `json:"player"`
	Card   board.CardID `json:"card,omitempty"`
	Area   board.AreaID `json:"area,omitempty"`
	By     board.CardID `json:"by,omitempty"` // the card whose modifier forbids it, or that can't be the host
	Color  string       `json:"color,omitempty"`
	Have   int          `json:"have,omitempty"` // of tokens or power
	Need   int          `json:"need,omitempty"`
}

// Violations gathers every reason why an action is illegal.
type Violations []Violation

// Refusal is the error of an action that is not legal; it changes nothing.
type Refusal struct {
	Player     board.Player
	Action     board.Action
	Violations Violations
}

func (r *Refusal) Error() string {
	reasons := make([]string, len(r.Violations))
	for i, v := range r.Violations {
		reasons[i] = fmt.Sprintf("%s (%s)", v.Code, v.Rule)
	}
	return fmt.Sprintf("player %d can't %s: %s", r.Player+1, r.Action.Kind, strings.Join(reasons, ", "))
}
