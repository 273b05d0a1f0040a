package wording

import (
	"fmt"
	"strings"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
	"canterlaw/scenario"
)

// choice words what is chosen, and what for.
type choice struct {
	article string
	thing   string // "Troublemaker"
	purpose string // "to challenge"
}

// choices by the rule that gives them to a player.
var choices = map[rule.Number]choice{
	rule.R102_2:    {"a", "Starting Problem", "to put into play"},
	rule.R508_1b:   {"a", "cost", "to pay next"},
	rule.R511_7a:   {"an", "effect", "to be processed next"},
	rule.R511_7a_i: {"an", "effect", "to be processed next"},
	rule.R514_2a:   {"a", "character", "to challenge with"},
	rule.R514_5b:   {"an", "involved character", "to send home"},
	rule.R516_2:    {"a", "card", "to be dismissed"},
	rule.R516_2a:   {"a", "card", "to be dismissed"},
	rule.R603_1:    {"a", "card", "to ready"},
	rule.R607_2:    {"a", "Troublemaker", "to uncover next"},
	rule.R608_1:    {"a", "Troublemaker", "to challenge"},
	rule.R610_1:    {"a", "Problem", "for the next Confront Step"},
	rule.R613_2:    {"a", "solved Problem", "to replace next"},
	rule.R616_2:    {"a", "card", "to discard"},
	rule.R616_3:    {"a", "Friend", "to retire"},
}

// choiceFor words what is chosen: what the rule asks for, or else what the text
// of the card does that the decision names.
func (w Words) choiceFor(d board.Decision) choice {
	if c, ok := choices[d.Rule]; ok {
		return c
	}
	c := choice{article: "a", thing: "card", purpose: w.forText(d.Card)}
	switch d.Kind {
	case board.ChooseArea:
		c.article, c.thing = "an", "area"
	case board.ChooseWay:
		c.thing = "way"
	}
	of := w.Card(board.Ref{Card: d.Card})
	switch {
	case d.Rule == rule.R710_5 && d.Card == 0:
		c.thing, c.purpose = "replacement", "for what would happen"
	case d.Rule == rule.R710_5:
		c.thing, c.purpose = "replacement", "for what would happen to "+of
	case d.Rule == rule.R705_2a && d.Kind == board.ChooseArea:
		c.purpose = "to play " + of + " to"
	case d.Rule == rule.R705_2a && d.Kind == board.ChooseCards:
		c.purpose = "to play " + of + " on"
	case d.Rule == rule.R705_2a:
		c.purpose = "to play " + of
	}
	return c
}

// forText says that something is for what a card's text does.
func (w Words) forText(c board.CardID) string {
	if c == 0 {
		return "for the effect"
	}
	return "for the effect of " + w.Card(board.Ref{Card: c})
}

// questionFor words what is asked: what the rule asks, or else what the card
// offers that the decision names.
func (w Words) questionFor(d board.Decision) question {
	if q, ok := questions[d.Rule]; ok {
		return q
	}
	if d.Rule == rule.R705_2c && d.Card != 0 {
		of := w.Card(board.Ref{Card: d.Card})
		return question{"to pay less for " + of, "pays less for " + of, "doesn’t pay less for " + of}
	}
	if d.Rule == rule.R508_1 && d.Card != 0 {
		of := "for confronting " + w.Card(board.Ref{Card: d.Card})
		if w.State.Type(d.Card) == card.Troublemaker {
			of = "for challenging " + w.Card(board.Ref{Card: d.Card})
		}
		return question{"to pay " + of, "pays " + of, "doesn’t pay " + of}
	}
	what := "what the effect offers"
	if d.Card != 0 {
		what = "what " + w.Card(board.Ref{Card: d.Card}) + " offers"
	}
	if d.Rule == rule.R705_2e { // it may be a guess
		what = strings.Replace(what, "offers", "asks", 1)
		return question{"to say yes to " + what, "says yes to " + what, "says no to " + what}
	}
	return question{"to do " + what, "does " + what, "declines " + what}
}

// question words what a player may do or leave.
type question struct {
	whether string // "to mulligan"
	yes, no string // "mulligans", "keeps the opening hand"
}

// questions by the rule that leaves it to a player.
var questions = map[rule.Number]question{
	rule.R102_4: {"to mulligan", "mulligans", "keeps the opening hand"},
}

// some words so many of the things, or up to so many.
func (c choice) some(least, most int) string {
	switch {
	case least == 0 && most == 1:
		return fmt.Sprintf("%s %s %s, or none", c.article, c.thing, c.purpose)
	case most == 1:
		return fmt.Sprintf("%s %s %s", c.article, c.thing, c.purpose)
	case least == most:
		return fmt.Sprintf("%d %ss %s", most, c.thing, c.purpose)
	default:
		return fmt.Sprintf("%d to %d %ss %s", least, most, c.thing, c.purpose)
	}
}

// DescribeDecision words what a player must decide: "Avery chooses a
// Troublemaker to challenge, or none". It gives "" where nothing is waited for.
func DescribeDecision(s *scenario.Scenario, state *board.State, d board.Decision) string {
	w := Words{s, state, true}
	player := w.Player(d.Player)
	switch d.Kind {
	case board.Priority:
		return player + " has priority: takes an action or passes"
	case board.Opening:
		return player + " may open another priority window by an action, or goes on"
	case board.ChooseCards, board.ChooseArea, board.ChooseWay:
		return player + " chooses " + w.choiceFor(d).some(int(d.Min), int(d.Max))
	case board.ChooseNumber:
		return player + " " + w.numberFor(d)
	case board.OrderCards:
		if d.Rule == rule.R711_6 {
			return player +
				" chooses the order of the timestamps of modifiers that start to apply simultaneously, the earliest " +
				"first"
		}
		if d.Card != 0 {
			return player + " chooses in which order cards are put on a deck " +
				w.forText(d.Card) + ", the uppermost first"
		}
		return player + " chooses the order in which cards go to the bottom of " + PileName(player, board.DrawDeck)
	case board.ChooseCard:
		return "Chance decides what " + w.unknown(d.Card, d.Rule) + " is"
	case board.YesOrNo:
		return player + " chooses whether " + w.questionFor(d).whether
	default:
		return ""
	}
}

// numberFor words what a player chooses a number for: what the effect of a card
// asks, or how a loop goes on.
func (w Words) numberFor(d board.Decision) string {
	switch {
	case d.Rule == rule.R802_3:
		return "chooses how often the loop is repeated: more than 24,567,837 times"
	case d.Rule == rule.R802_4:
		return "may choose after how many repetitions to decide anew"
	case d.Rule == rule.R802_2 && d.Min == 0:
		return "may choose a smaller number of repetitions of the loop"
	case d.Rule == rule.R802_2:
		return "chooses how often the loop is repeated"
	default:
		return "chooses a number " + w.forText(d.Card)
	}
}

// numberChosen words the number that a player chose.
func (w Words) numberChosen(d board.Decision, chosen []board.Option) string {
	switch {
	case d.Rule == rule.R802_4 && len(chosen) == 0:
		return "lets the loop go on"
	case d.Rule == rule.R802_4:
		return fmt.Sprintf("decides anew after %s of the loop", Count(chosen[0].Int(), "repetition"))
	case d.Rule == rule.R802_2 && len(chosen) == 0:
		return "chooses no smaller number"
	case d.Rule == rule.R802_2, d.Rule == rule.R802_3:
		return fmt.Sprintf("chooses %s of the loop", Count(chosen[0].Int(), "repetition"))
	default:
		return fmt.Sprintf("chooses %d %s", chosen[0].Int(), w.forText(d.Card))
	}
}

// DescribeOption words something that can be chosen: "play Holly Dash, Flighty
// Filly to Avery’s Problem", "pass", "Cloudbursting (Avery’s Problem)".
func DescribeOption(s *scenario.Scenario, state *board.State, o board.Option) string {
	w := Words{s, state, true}
	switch o.Kind {
	case board.CardOption:
		if name := w.Card(o.Card); state.Zone(o.Card.Card) != board.Play ||
			name != scenario.PrintedName(state, o.Card.Card) {
			return name // which says where it is
		}
		return fmt.Sprintf("%s (%s)", w.Card(o.Card), w.Area(state.Area(o.Card.Card)))
	case board.AreaOption:
		if problem := state.Problem(o.Area); problem != 0 && state.DilemmaAt(o.Area) == 0 {
			return fmt.Sprintf("%s (%s)", scenario.PrintedName(state, problem), w.Area(o.Area))
		}
		return w.Area(o.Area)
	case board.PrintOption:
		return w.Printed(o.Print)
	case board.EffectOption:
		return w.effect(o)
	case board.AbilityOption:
		return w.AbilityOf(o.Action.Ability, o.Card)
	case board.ActionOption:
		return w.instruction(o.Action)
	case board.PassOption:
		if state.Decision().Kind == board.Opening {
			return "go on"
		}
		return "pass"
	case board.YesOption:
		return "yes"
	case board.NoOption:
		return "no"
	default:
		return w.Way(o)
	}
}

// DescribeOptions words what can be chosen now, in its order. Cards of one pile are told apart
// from each other alone: the question says where they are.
func DescribeOptions(s *scenario.Scenario, state *board.State, options []board.Option) []string {
	words, names := make([]string, len(options)), map[string]int{}
	for i, o := range options {
		words[i] = DescribeOption(s, state, o)
	}
	if !ofOnePile(state, options) {
		return words
	}
	for _, o := range options {
		names[scenario.PrintedName(state, o.Card.Card)]++
	}
	for i, o := range options {
		if name := scenario.PrintedName(state, o.Card.Card); names[name] == 1 && !s.Hides(state, o.Card.Card) {
			words[i] = name
		}
	}
	return words
}

// ofOnePile reports whether all options are known cards of one pile.
func ofOnePile(state *board.State, options []board.Option) bool {
	for _, o := range options {
		c := o.Card.Card
		if o.Kind != board.CardOption || state.Print(c) == board.Unknown || state.Zone(c) == board.Play ||
			state.Zone(c) != state.Zone(options[0].Card.Card) || state.Owner(c) != state.Owner(options[0].Card.Card) {
			return false
		}
	}
	return len(options) > 0
}

// effect names a waiting effect: that of an ability, or of a card whose text does
// not run.
func (w Words) effect(o board.Option) string {
	if waiting := w.State.Waiting(); int(o.N) < len(waiting) && waiting[o.N].Ability.ID != 0 {
		return "the effect of " + w.numberedAbility(waiting[o.N].Ability, o.Card)
	}
	return "the effect of " + w.Card(o.Card)
}

// Way names an option that is neither a card, nor an area, nor an action: "A",
// "3", "blue", "Pony", "mode 2", "part 2 of the cost", "the replacement of Fluttershy".
func (w Words) Way(o board.Option) string {
	switch o.Kind {
	case board.PlayerOption:
		return w.Player(board.Player(o.N))
	case board.NumberOption:
		return fmt.Sprint(o.Int())
	case board.ColorOption:
		return card.Color(o.N).String()
	case board.WordOption:
		if o.N == 0 {
			return "another one"
		}
		return w.State.Program().Text(board.Word(o.N))
	case board.ModeOption:
		return fmt.Sprintf("mode %d", o.N)
	case board.CostOption:
		return fmt.Sprintf("part %d of the cost", o.N)
	case board.ReplacementOption:
		return "the replacement of " + w.Card(o.Card)
	default:
		return ""
	}
}

// Decided words what a player chose.
func (w Words) Decided(e *board.Entry) string {
	player := w.Player(e.Player)
	if e.Decision.Kind == board.YesOrNo {
		answer := w.questionFor(e.Decision).no
		if e.Chosen[0].Kind == board.YesOption {
			answer = w.questionFor(e.Decision).yes
		}
		return player + " " + answer
	}
	if place, isPlace := w.placeChosen(e); isPlace {
		return place
	}
	var chosen []string
	for _, o := range e.Chosen {
		chosen = append(chosen, w.chosenBy(e, o))
	}
	switch e.Decision.Kind {
	case board.OrderCards:
		if e.Decision.Rule == rule.R711_6 {
			return fmt.Sprintf("%s orders the timestamps of what is generated, the earliest first: %s", player,
				series(chosen))
		}
		return fmt.Sprintf("%s orders the cards, the uppermost first: %s", player, series(chosen))
	case board.ChooseNumber:
		return player + " " + w.numberChosen(e.Decision, e.Chosen)
	case board.ChooseCards, board.ChooseArea, board.ChooseWay:
		what := w.choiceFor(e.Decision)
		if len(chosen) == 0 {
			return fmt.Sprintf("%s chooses no %s %s", player, what.thing, what.purpose)
		}
		return fmt.Sprintf("%s chooses %s %s", player, series(chosen), what.purpose)
	default:
		return ""
	}
}

// placeChosen words to where a player chooses that an effect has a card go, if that is
// what was chosen.
func (w Words) placeChosen(e *board.Entry) (said string, isPlace bool) {
	d := e.Decision
	if d.Kind != board.ChooseArea || d.Card == 0 || len(e.Chosen) != 1 || e.Chosen[0].Card.Card == 0 {
		return "", false
	}
	moved := e.Chosen[0].Card
	said = fmt.Sprintf("%s chooses %s %s", w.Player(e.Player), w.Area(e.Chosen[0].Area), w.forText(d.Card))
	if moved.Card != d.Card {
		said += " on " + w.Card(moved)
	}
	return said, true
}

// Chosen names what an option stands for, in a sentence.
func (w Words) Chosen(o board.Option) string {
	switch o.Kind {
	case board.AreaOption:
		if o.Card.Card != 0 {
			return w.Card(o.Card)
		}
		return w.Area(o.Area)
	case board.EffectOption:
		return "the effect of " + w.Card(o.Card)
	case board.AbilityOption:
		return w.AbilityOf(o.Action.Ability, o.Card)
	case board.CardOption:
		return w.Card(o.Card)
	default:
		return w.Way(o)
	}
}

// chosenBy names an option that the decision of an entry chose: of a mode, what is done in it
// too, “mode 2 (“Draw a card”)”, and of piles which one it is.
func (w Words) chosenBy(e *board.Entry, o board.Option) string {
	if o.Kind != board.ModeOption || e.Ability.ID == 0 {
		return w.Chosen(o)
	}
	switch in := w.State.Program().Ability(e.Ability.ID).Script[e.N]; {
	case in.Kind == board.ModesBegins:
		if says := strings.TrimSuffix(w.Mode(e.Ability, int(e.N), int(o.N)), "."); says != "" {
			return w.Chosen(o) + " (“" + says + "”)"
		}
	case in.Kind == board.Do && in.Node.Op == ability.SeparatePiles && o.N == 1:
		return "the pile that was made first"
	case in.Kind == board.Do && in.Node.Op == ability.SeparatePiles:
		return "the pile of what was left"
	}
	return w.Chosen(o)
}
