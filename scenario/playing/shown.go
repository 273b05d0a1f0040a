package playing

import (
	"cmp"
	"slices"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/scenario"
	"canterlaw/scenario/wording"
)

// What a reader of a position is shown of abilities: those of a card as it is
// now, the modifiers that run, the effects that wait, and what choosing an
// option would do.

// AbilityStanding is how a card comes to have an ability, or to have it no more.
type AbilityStanding string

// The standings.
const (
	PrintedAbility AbilityStanding = "printed"
	GainedAbility  AbilityStanding = "gained"
	LostAbility    AbilityStanding = "lost" // printed, but lost
)

// AbilityNow is an ability of a card in a position.
type AbilityNow struct {
	Name     string // "Swift", "2", "1 of Rarity, Truly Outrageous"
	Notation string
	Place    scenario.AbilityPlace
	Standing AbilityStanding
}

// AbilitiesNow lists the abilities of a card: what is printed on the face that it
// shows, then what it has gained. Printed abilities that it would have where it is
// but for a modifier are lost.
func AbilitiesNow(s *scenario.Scenario, state *board.State, c board.CardID) []AbilityNow {
	face := state.Face(c)
	if face == nil || !state.Program().HasAbilities() {
		return nil
	}
	w, has := wording.Words{Scenario: s, State: state}, state.AbilitiesOf(c)
	now := func(ref board.AbilityRef, standing AbilityStanding) AbilityNow {
		return AbilityNow{w.Which(ref, c), w.Notation(ref), w.Place(ref), standing}
	}
	var all []AbilityNow
	side := 0
	if state.IsBoosted(c) {
		side = 1
	}
	for _, ref := range state.Program().Printed(state.Print(c), side) {
		standing, inForce := PrintedAbility, state.Program().Ability(ref.ID).Zones
		had := func(h board.Having) bool { return h.Ability == ref && !h.IsGained() }
		if state.Zone(c) == board.Play && inForce == 1<<board.Play && !slices.ContainsFunc(has, had) {
			standing = LostAbility
		}
		if shown := now(ref, standing); shown.Place.Keyword == "" || !slices.Contains(all, shown) {
			all = append(all, shown) // a keyword may be several abilities
		}
	}
	for _, h := range has {
		if shown := now(h.Ability, GainedAbility); h.IsGained() && !slices.Contains(all, shown) {
			all = append(all, shown)
		}
	}
	return all
}

// RunningModifier is a modifier that an effect created and that still lasts
// (707.1).
type RunningModifier struct {
	Number     int // as the trail names it
	Source     board.Ref
	From       string // the card, or where there are no words for it "ability 2 of Holly Dash, Flighty Filly"
	Place      scenario.AbilityPlace
	Controller board.Player
	Does       string // in notation
	Says       string // in words; "" where there are none for all of it
	Until      string // what ends it, in words: "until the end of the turn"; "" if it has no end
	// About says what the names in the notation stand for: "it: Holly Dash, Flighty
	// Filly".
	About []string
}

// RunningModifiers lists the modifiers that effects have created, the earliest
// first.
func RunningModifiers(s *scenario.Scenario, state *board.State) []RunningModifier {
	w := wording.Words{Scenario: s, State: state}
	var all []RunningModifier
	for _, m := range state.Modifiers() {
		a := state.Program().Ability(m.Ability.ID)
		means := w.SaidBy(&board.Entry{Ability: m.Ability, Card: m.Source, Player: m.Controller,
			Bound: state.BoundIn(a, m.Env)})
		says := strings.Join(means.Does(a), "; ")
		if strings.Contains(says, "“") {
			says = ""
		}
		all = append(all, RunningModifier{Number: int(m.Number), Source: m.Source,
			From:  w.SourceOf(m.Ability, m.Source),
			Place: w.Place(m.Ability), Controller: m.Controller, Does: w.Notation(m.Ability), Says: says,
			Until: means.Until(a), About: w.Bound(a, m.Env)})
	}
	return all
}

// WaitingEffect is a triggered effect that is still to be processed (511.7).
type WaitingEffect struct {
	Source     board.Ref
	From       string // the card, or where there are no words for it "ability 2 of Holly Dash, Flighty Filly"
	Place      scenario.AbilityPlace
	Controller board.Player
	Does       string // in English where there are words for it; "" if its text does not run
}

// WaitingEffects lists the triggered effects that wait.
func WaitingEffects(s *scenario.Scenario, state *board.State) []WaitingEffect {
	w := wording.Words{Scenario: s, State: state}
	var all []WaitingEffect
	for _, e := range state.Waiting() {
		waiting := WaitingEffect{Source: e.Source, From: w.SourceOf(e.Ability, e.Source), Controller: e.Controller,
			Place: w.Place(e.Ability)}
		if e.Ability.ID != 0 {
			waiting.Does = w.Said(e.Ability)
		}
		all = append(all, waiting)
	}
	return all
}

// Asking is the ability for whose effect the present decision is made; nil if it
// is the rules that ask.
func (b *Sandbox) Asking() *wording.LineAbility {
	f := b.asking()
	if f == nil {
		return nil
	}
	return wording.Words{Scenario: b.scenario, State: b.State()}.Behind(f.Ability, f.Card)
}

// asking is the frame of the effect that asks, nil if there is none.
func (b *Sandbox) asking() *board.Frame {
	switch b.State().Decision().Kind {
	case board.NoDecision, board.Priority, board.Opening:
		return nil
	}
	frames := b.State().Frames()
	for i := range slices.Backward(frames) {
		switch f := &frames[i]; engine.KindOf(f.Procedure) {
		case engine.KindEffect:
			return f
		case engine.KindFaceoff, engine.KindWindow, engine.KindStep, engine.KindPhase, engine.KindTurn:
			return nil
		}
	}
	return nil
}

// Hints says more about each of Options: of a card with what it costs, of an
// ability what it costs and does, of a yes, a mode or a replacement what would
// happen. "" where there is nothing more to say.
func (b *Sandbox) Hints() []string {
	options := b.game.Options()
	hints := make([]string, len(options))
	if !b.State().Program().HasAbilities() {
		return hints
	}
	for i, o := range options {
		hints[i] = b.hint(o)
	}
	return hints
}

func (b *Sandbox) hint(o board.Option) string {
	w := wording.Words{Scenario: b.scenario, State: b.State()}
	switch o.Kind {
	case board.ActionOption:
		return b.actionHint(o.Action)
	case board.EffectOption:
		if waiting := b.State().Waiting(); int(o.N) < len(waiting) && waiting[o.N].Ability.ID != 0 {
			return w.Said(waiting[o.N].Ability)
		}
	case board.ReplacementOption, board.AbilityOption:
		if ref := o.Action.Ability; ref.ID != 0 {
			return w.Said(ref)
		}
	case board.YesOption, board.ModeOption:
		return b.wouldDo(o)
	}
	return ""
}

// actionHint says what an action costs and, of an ability, does.
func (b *Sandbox) actionHint(a board.Action) string {
	state := b.State()
	tokens := func() string {
		return "costs " + wording.Count(b.game.LeastCost(state.Decision().Player, a), "action token")
	}
	switch a.Kind {
	case board.PlayCard:
		face := state.Face(a.Card)
		if face == nil {
			return ""
		}
		parts := []string{face.Type.String(), tokens()}
		if face.Type == card.Event {
			for i, notation := range face.Abilities {
				english := b.scenario.English(scenario.AbilityPlace{Print: state.Print(a.Card), Paragraph: i + 1})
				parts = append(parts, cmp.Or(english, wording.OneLine(notation)))
			}
		}
		return strings.Join(parts, " · ")
	case board.ActivateAbility:
		return tokens() + " · " + wording.Words{Scenario: b.scenario, State: state}.Said(a.Ability)
	default:
		return ""
	}
}

// wouldDo gives what is done on a yes, or in a mode.
func (b *Sandbox) wouldDo(o board.Option) string {
	f := b.asking()
	if f == nil || f.Ability.ID == 0 {
		return ""
	}
	script := b.State().Program().Ability(f.Ability.ID).Script
	if int(f.PC) >= len(script) {
		return ""
	}
	words := wording.Words{Scenario: b.scenario, State: b.State()}
	switch in := &script[f.PC]; {
	case in.Kind == board.AskMay && o.Kind == board.YesOption:
		return words.OnYes(f.Ability, int(f.PC))
	case in.Kind == board.ModesBegins && o.Kind == board.ModeOption:
		return words.Mode(f.Ability, int(f.PC), int(o.N))
	default:
		return ""
	}
}
