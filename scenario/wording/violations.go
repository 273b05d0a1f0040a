package wording

import (
	"fmt"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
	"canterlaw/scenario"
)

// DescribeViolation words why an action is illegal and what would make it
// legal, each as a short statement: "Holly Dash needs 2 blue power; Avery has
// 1", "Have 1 more blue power in play."
func DescribeViolation(s *scenario.Scenario, state *board.State, v engine.Violation) (why, remedy string) {
	w := Words{s, state, true}
	switch v.Code {
	case engine.NoPriority, engine.NotTurnPlayer, engine.NotMainPhase, engine.WindowOpen:
		why, remedy = w.wrongTime(v)
	case engine.OutsideTiming, engine.NothingToReactTo, engine.AlreadyReacted, engine.AlreadyUsed:
		why, remedy = w.wrongPhrase(v)
	case engine.NoSuchAbility, engine.WayNotGiven, engine.NoSuchHost, engine.PlayOnlyIfUnmet, engine.CostNotPayable,
		engine.ForbiddenByCard, engine.NothingToDo, engine.CannotBeCompleted:
		why, remedy = w.wrongByText(v)
	case engine.NoAreaGiven, engine.WrongArea, engine.AlreadyThere, engine.OtherHome:
		why, remedy = w.wrongPlace(v)
	case engine.NotEnoughTokens, engine.PlayRequirementNotMet, engine.DeckEmpty:
		why, remedy = w.tooLittle(v)
	case engine.WrongType, engine.TextNeeded:
		why, remedy = w.wrongKind(v)
	case engine.LoopEnded:
		why, remedy = "it was done in this very state before and would continue a loop", "Take another action or pass."
	default:
		why, remedy = w.wrongCard(v)
	}
	return Capitalized(why), remedy
}

// wrongTime words that the player can't take such an action now.
func (w Words) wrongTime(v engine.Violation) (why, remedy string) {
	player, turnPlayer := w.Player(v.Player), w.Player(w.State.TurnPlayer())
	switch v.Code {
	case engine.NoPriority:
		if w.State.Result().Over {
			return "the game is over", "Go back to a place where the game goes on."
		}
		d := w.State.Decision()
		if d.Kind == board.Opening && d.Player == v.Player {
			return "no priority window is open, and this does not open one", "Wait until one is open."
		}
		if d.Kind == board.Priority || d.Kind == board.Opening {
			return fmt.Sprintf("it is for %s to act or to pass, not for %s", w.Player(d.Player), player),
				"Wait for priority."
		}
		return "a choice has to be made first", DescribeDecision(w.Scenario, w.State, d) + "."
	case engine.NotTurnPlayer:
		if v.Rule == rule.R512_3 {
			return fmt.Sprintf("only the turn player can do this, and it is %s’s turn", turnPlayer),
				fmt.Sprintf("Wait for %s’s own turn.", player)
		}
		return fmt.Sprintf("this is a Main Phase action, and it is %s’s turn", turnPlayer),
			fmt.Sprintf("Wait for %s’s own Main Phase.", player)
	case engine.NotMainPhase:
		return "this is a Main Phase action, and it is not the Main Phase",
			fmt.Sprintf("Wait for %s’s Main Phase.", player)
	default:
		return "this opens a priority window, and one is open already", "Have all players pass first."
	}
}

// wrongPhrase words that a timing phrase doesn't allow the action now.
func (w Words) wrongPhrase(v engine.Violation) (why, remedy string) {
	c := w.violating(v)
	switch v.Code {
	case engine.OutsideTiming:
		if v.Rule == rule.R512_3a {
			return "a faceoff is in progress, in which what a phase is named for can’t be done",
				"Wait for the faceoff to end."
		}
		return "the timing phrase of " + c + " doesn’t fit this phase, step or faceoff",
			"Wait for a time that its timing phrase names."
	case engine.NothingToReactTo:
		return "nothing that " + c + " can react to has happened since the latest priority window closed",
			"Wait until what it reacts to happens."
	case engine.AlreadyReacted:
		return c + " has been used for what it can react to", "Wait until it happens again."
	default:
		return "this ability of " + c + " has been used as often as it may be", "Wait for the next time that it names."
	}
}

// wrongByText words that what cards say keeps the action from being taken.
func (w Words) wrongByText(v engine.Violation) (why, remedy string) {
	c := w.violating(v)
	switch v.Code {
	case engine.NoSuchAbility:
		return c + " has no such ability for this", "Choose one of its activated abilities or timing phrases."
	case engine.WayNotGiven:
		return c + " can be played in several ways now", "Say by which ability it is played."
	case engine.NoSuchHost:
		if v.By != 0 {
			return fmt.Sprintf("%s can’t be played on %s", c, w.Card(board.Ref{Card: v.By})),
				"Choose a card that its text names."
		}
		return "it is not said on which card " + c + " is played", "Choose a card that its text names."
	case engine.PlayOnlyIfUnmet:
		if v.Rule == rule.R703_1b {
			return "the ability of " + c + " can be activated only if something is the case that isn’t",
				"Have its condition met."
		}
		return c + " can be played only if something is the case that isn’t", "Have its condition met."
	case engine.CostNotPayable:
		return "a part of the cost of " + c + " can’t be paid", "Have what it asks for."
	case engine.ForbiddenByCard:
		if v.By != 0 {
			return fmt.Sprintf("%s keeps this from happening", w.Card(board.Ref{Card: v.By})), "End what it does."
		}
		return "a modifier keeps this from happening", "End the modifier."
	case engine.NothingToDo:
		return "nothing that " + c + " says can be done", "Have something that it can be done to."
	default:
		return w.cannotBeCompleted(v)
	}
}

// cannotBeCompleted words in which of its steps an action can't be completed.
func (w Words) cannotBeCompleted(v engine.Violation) (why, remedy string) {
	c := w.violating(v)
	switch v.Rule {
	case rule.R705_2:
		return "this has been tried with " + c + " and could not be completed", "Take another action or pass."
	case rule.R705_2d:
		return "whatever is decided, the costs of " + c + " can’t all be paid", "Have what they ask for."
	case rule.R205_1:
		return "once the costs of " + c + " are paid its play requirements are not met",
			"Have power left when they are paid."
	case rule.R705_2f:
		return "there is nowhere for " + c + " to enter play", "Have a place for it."
	default:
		return "whatever is decided, what " + c + " says can’t be followed", "Have something that it can be done to."
	}
}

// wrongPlace words that the card can't go to the area.
func (w Words) wrongPlace(v engine.Violation) (why, remedy string) {
	c := w.violating(v)
	remedy = fmt.Sprintf("Choose %s or a Problem.", HomeName(w.Player(v.Player)))
	if w.State.Type(v.Card) == card.Troublemaker {
		remedy = "Choose a Problem."
	}
	switch v.Code {
	case engine.NoAreaGiven:
		return "it is not said where " + c + " goes", remedy
	case engine.WrongArea:
		return fmt.Sprintf("%s can’t enter play at %s", c, w.Area(v.Area)), remedy
	case engine.AlreadyThere:
		c = strings.TrimSuffix(c, " "+w.Where(v.Card)) // which is said here
		return fmt.Sprintf("%s is at %s already", c, w.Area(v.Area)), "Choose another area."
	default:
		return fmt.Sprintf("%s can’t go to %s", c, w.Area(v.Area)), remedy
	}
}

// tooLittle words that the player lacks what the action takes.
func (w Words) tooLittle(v engine.Violation) (why, remedy string) {
	player, short := w.Player(v.Player), v.Need-v.Have
	switch v.Code {
	case engine.NotEnoughTokens:
		return fmt.Sprintf("this costs %s; %s has %d", Count(v.Need, "action token"), player, v.Have),
			fmt.Sprintf("Have %d more.", short)
	case engine.PlayRequirementNotMet:
		return fmt.Sprintf("%s needs %d %s power; %s has %d", w.violating(v), v.Need, v.Color, player, v.Have),
			fmt.Sprintf("Have %d more %s power in play.", short, v.Color)
	default:
		return PileName(player, board.DrawDeck) + " is empty", "Have a card in it."
	}
}

// wrongKind words that cards of that type are not for this action.
func (w Words) wrongKind(v engine.Violation) (why, remedy string) {
	cardType := w.State.Type(v.Card)
	switch {
	case v.Card == 0:
		return "no card is named", "Name a card."
	case cardType == card.NoType:
		return "nobody knows what this card is", "Say in the position what the card is."
	case v.Code == engine.TextNeeded:
		lacking := "when it can be played"
		if cardType == card.Resource {
			lacking = "where it can be played"
		}
		return fmt.Sprintf("%s: %s is card text, which is not read yet", w.isOfType(v.Card), lacking),
			"Set up the position after it has been played."
	case v.Rule == rule.R609_2b:
		return w.isOfType(v.Card) + ", not a character", "Choose a Friend or a Mane Character."
	case cardType == card.Troublemaker:
		return w.isOfType(v.Card), "Play it face-down as a Troublemaker."
	case cardType == card.ManeCharacter || cardType == card.ProblemType:
		return w.isOfType(v.Card) + ", which is never played", "Choose another card."
	default:
		return w.isOfType(v.Card) + ", not a Troublemaker", "Play it as a " + cardType.String() + "."
	}
}

// isOfType states a card's type: "Timberwolf is a Troublemaker".
func (w Words) isOfType(c board.CardID) string {
	t := w.State.Type(c)
	article := " is a "
	if t == card.Event {
		article = " is an "
	}
	return w.Card(board.Ref{Card: c}) + article + t.String()
}

// wrongCard words that the card is not where, whose or how it has to be.
func (w Words) wrongCard(v engine.Violation) (why, remedy string) {
	c, player := w.violating(v), w.Player(v.Player)
	switch {
	case v.Card == 0:
		return "no card is named", "Name a card."
	case v.Code == engine.CardNotInHand:
		return fmt.Sprintf("%s is not in %s but %s", c, PileName(player, board.Hand), w.Where(v.Card)),
			fmt.Sprintf("Choose a card in %s.", PileName(player, board.Hand))
	case v.Code == engine.NotInPlay:
		return fmt.Sprintf("%s is not in play but %s", c, w.Where(v.Card)), "Choose a card in play."
	case v.Code == engine.NotControlled:
		return fmt.Sprintf("%s controls %s", w.Player(w.State.Controller(v.Card)), c),
			fmt.Sprintf("Choose a card that %s controls.", player)
	case v.Code == engine.Frightened:
		return c + " is frightened, and as the disputed point is read here can’t be moved", "Rally it first."
	case v.Code == engine.NotFrightened:
		return c + " is not frightened", "Choose a frightened card."
	default:
		return "", ""
	}
}

// violating names the card that a violation is about.
func (w Words) violating(v engine.Violation) string {
	if v.Card == 0 {
		return "the card"
	}
	return w.Card(board.Ref{Card: v.Card})
}
