package playing

import (
	"slices"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
	"canterlaw/scenario/wording"
)

// TableOption is an option of the present decision, as something that can be pointed
// at on the table.
type TableOption struct {
	Place int // what Choose takes
	Text  string
	Kind  TableOptionKind
	Card  board.CardID // that is played, moved, used or chosen; 0 if none is
	Area  board.AreaID // where the card goes, or the area that is chosen; NoArea if none is
	On    board.CardID // the card that an attachment is played on; 0 if it is none
	// Chooses says that the card or area is itself what is chosen, so that tapping it
	// chooses it.
	Chooses bool
}

// TableOptionKind sorts options by what is done.
type TableOptionKind string

// The kinds of option.
const (
	PassIt   TableOptionKind = "pass"
	DrawIt   TableOptionKind = "draw"
	PlayIt   TableOptionKind = "play"
	MoveIt   TableOptionKind = "move"
	RallyIt  TableOptionKind = "rally"
	UseIt    TableOptionKind = "use"    // an ability of the card
	ChooseIt TableOptionKind = "choose" // the card or area
	AnswerIt TableOptionKind = "answer" // yes, no, a number, a color and such
)

// tableOptions lists the options of the present decision in their order.
func (b *Sandbox) tableOptions() []TableOption {
	options, state := b.game.Options(), b.State()
	all := make([]TableOption, len(options))
	for i, text := range wording.DescribeOptions(b.scenario, state, options) {
		all[i] = tableOption(options[i])
		all[i].Place, all[i].Text = i, text
	}
	return all
}

// kindsOfAction tells what is done in an action.
var kindsOfAction = map[board.ActionKind]TableOptionKind{
	board.PlayCard: PlayIt, board.PlayTroublemaker: PlayIt, board.MoveCharacter: MoveIt,
	board.DrawCard: DrawIt, board.RallyCard: RallyIt, board.ActivateAbility: UseIt,
}

func tableOption(o board.Option) TableOption {
	switch o.Kind {
	case board.PassOption:
		return TableOption{Kind: PassIt}
	case board.ActionOption:
		return TableOption{Kind: kindsOfAction[o.Action.Kind], Card: o.Action.Card,
			Area: o.Action.Area, On: o.Action.Host}
	case board.CardOption:
		return TableOption{Kind: ChooseIt, Card: o.Card.Card, Chooses: true}
	case board.AreaOption:
		return TableOption{Kind: ChooseIt, Area: o.Area, Chooses: true}
	case board.EffectOption, board.ReplacementOption, board.AbilityOption:
		return TableOption{Kind: ChooseIt, Card: o.Card.Card}
	default:
		return TableOption{Kind: AnswerIt}
	}
}

// CardCan is what the player who decides can do with one card now, or why nothing.
type CardCan struct {
	Card    board.CardID
	Options []TableOption // of the present decision, those that concern the card
	// Why says why none does, each reason once, those first that matter for the most
	// that one might want to do with the card. The first is what a bubble shows.
	Why []Reason
	// Refused are the actions that one might want to take with it and that can't be
	// taken now, each with its reasons.
	Refused []IllegalAction
}

// CardCan tells what the player who decides can do with a card. Only this card's
// actions are tried.
func (b *Sandbox) CardCan(c board.CardID) CardCan {
	now, state := CardCan{Card: c}, b.State()
	d := state.Decision()
	for _, o := range b.tableOptions() {
		isDeck := o.Kind == DrawIt && state.Zone(c) == board.DrawDeck && state.Owner(c) == d.Player
		if o.Card == c || o.On == c || isDeck {
			now.Options = append(now.Options, o)
		}
	}
	w := wording.Words{Scenario: b.scenario, State: state, Now: true}
	switch d.Kind {
	case board.NoDecision:
		now.Why = []Reason{{Rule: rule.R103_1.String(), Text: "the game is over"}}
		return now
	case board.Priority, board.Opening:
		player := b.wouldAct(c)
		now.Refused = b.illegal(player, b.game.CandidatesWith(player, c))
	default:
		if len(now.Options) == 0 {
			now.Why = []Reason{{Rule: d.Rule.String(), Text: "it is not among what can be chosen: " + b.Decision()}}
		}
		return now
	}
	if len(now.Options) == 0 {
		now.Why = reasonsOf(now.Refused)
	}
	if len(now.Options) == 0 && len(now.Why) == 0 {
		now.Why = []Reason{idle(w, c)}
	}
	return now
}

// wouldAct is the player who would do something with a card: who holds or controls it.
func (b *Sandbox) wouldAct(c board.CardID) board.Player {
	if b.State().Zone(c) == board.Play {
		return b.State().Controller(c)
	}
	return b.State().Owner(c)
}

// reasonsOf gathers the reasons of refusals, each once: those first that the most
// actions have, and of equals the earlier.
func reasonsOf(refused []IllegalAction) []Reason {
	var all []Reason
	times := map[string]int{}
	for _, action := range refused {
		for _, r := range action.Reasons {
			if times[r.Text] == 0 {
				all = append(all, r)
			}
			times[r.Text]++
		}
	}
	slices.SortStableFunc(all, func(a, b Reason) int { return times[b.Text] - times[a.Text] })
	return all
}

// idle says what becomes of a card with which no player ever takes an action where it
// is.
func idle(w wording.Words, c board.CardID) Reason {
	because := func(n rule.Number, text string) Reason { return Reason{Rule: n.String(), Text: text} }
	switch zone := w.State.Zone(c); {
	case zone == board.Flip:
		return because(rule.R514_6, "a flipped card stays so until the faceoff ends")
	case zone == board.DrawDeck:
		return because(rule.R609_2d, "a card in the draw deck is drawn, not played from there")
	case zone != board.Play:
		return because(rule.R609_2a, "cards are played from the hand; it is "+w.Where(c))
	case w.State.Type(c) == card.ProblemType:
		return because(rule.R611_1, "a Problem is confronted, in a Confront Step")
	case w.State.Type(c) == card.Troublemaker && w.State.IsFaceDown(c):
		return because(rule.R607_2, "a face-down Troublemaker is uncovered, in its controller’s Uncover Step")
	case w.State.Type(c) == card.Troublemaker:
		return because(rule.R608_1, "a Troublemaker is challenged, in the Challenge Step")
	default:
		return because(rule.R703_1, "it has no ability that a player activates")
	}
}

// illegal gives those of the actions that can't be taken now, with the reasons.
func (b *Sandbox) illegal(p board.Player, candidates []board.Action) []IllegalAction {
	var illegal []IllegalAction
	for _, a := range candidates {
		var violations engine.Violations
		if b.scenario.HidesAction(b.State(), a) || b.game.CheckFor(p, a, &violations) {
			continue
		}
		illegal = append(illegal, IllegalAction{
			Action: a, Text: wording.DescribeAction(b.scenario, b.State(), p, a), Reasons: b.Reasons(violations)})
	}
	return illegal
}
