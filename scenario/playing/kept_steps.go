package playing

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/source"
	"canterlaw/scenario/wording"
)

// doing is what one move did: one of these.
type doing struct {
	places   []int // of the options that were chosen, not nil
	number   *int
	action   *board.Action
	passes   bool
	byItself bool // passing, since nobody could do anything else
	concedes *board.Player
	changes  []board.Occurrence // by hand
}

// made is a move that was made, or the scenario's own steps from one up to another.
type made struct {
	doing
	from, to int
	before   *board.State
	entries  int // of the record, before it
	steps    []string
	within   []made // the moves that a step was made of; nil where it was one
}

// note adds what is about to be done.
func (b *Sandbox) note(m made) {
	m.entries = len(b.log.Entries)
	b.made = append(b.made, m)
}

// written gives the move as a step of a file that does exactly the same. Cards, areas and
// what is chosen are named where a name means just that; else a card has its place in the
// game behind it, and what is chosen its place among the options.
func (b *Sandbox) written(i int) (string, error) {
	m := &b.made[i]
	if len(m.steps) > 0 {
		return m.steps[0], nil
	}
	at := &Sandbox{scenario: b.scenario, game: engine.Resume(m.before.Clone(), nil), log: &record{}}
	w := stepWriter{at, wording.Words{Scenario: b.scenario, State: at.State()}}
	rewound := b.rewindsIn(i)
	for _, step := range w.ways(&m.doing) {
		if rewound {
			step = append(step, yaml.MapItem{Key: "rewound", Value: true})
		}
		text, err := yaml.MarshalWithOptions(step, yaml.Flow(true))
		if err != nil {
			return "", fmt.Errorf("writing a step: %w", err)
		}
		line := strings.TrimSpace(string(text))
		if !strings.Contains(line, "\n") && w.means(line, &m.doing) {
			m.steps = []string{line}
			return line, nil
		}
	}
	return "", fmt.Errorf("move %d of the course can’t be written as a step: %s", i+1, at.waitsFor())
}

// rewindsIn reports whether an action was rewound in a move.
func (b *Sandbox) rewindsIn(i int) bool {
	to := len(b.log.Entries)
	if i+1 < len(b.made) {
		to = b.made[i+1].entries
	}
	return slices.ContainsFunc(b.log.Entries[b.made[i].entries:to], func(e board.Entry) bool {
		return e.Kind == board.Happened && e.Occurrence.Kind == board.ActionRewound
	})
}

// stepWriter writes what is done in a position.
type stepWriter struct {
	*Sandbox
	words wording.Words
}

// ways are the steps that may do a deed, the plainest first.
func (w stepWriter) ways(d *doing) (ways []yaml.MapSlice) {
	decision := w.State().Decision()
	does := func(v any) yaml.MapSlice { return yaml.MapSlice{{Key: w.seat(decision.Player), Value: v}} }
	switch {
	case d.concedes != nil:
		return append(ways, yaml.MapSlice{{Key: w.seat(*d.concedes), Value: "concede"}})
	case d.passes && d.byItself:
		return append(ways, does("pass by itself"))
	case d.passes:
		return append(ways, does("pass"))
	case d.number != nil:
		return append(ways, does(fmt.Sprint("choose ", *d.number)))
	case d.action != nil:
		ways = append(ways, w.actions(*d.action)...)
		return append(ways, w.byPlace(slices.IndexFunc(w.game.Options(), func(o board.Option) bool {
			return o.Kind == board.ActionOption && o.Action == *d.action
		})))
	case d.changes != nil:
		return append(ways, w.byHand(d.changes))
	}
	options := w.game.Options()
	if len(d.places) == 1 && d.places[0] < len(options) {
		switch o := options[d.places[0]]; o.Kind {
		case board.PassOption:
			ways = append(ways, does("pass"))
		case board.ActionOption:
			ways = append(ways, w.actions(o.Action)...)
		case board.PrintOption:
			ways = append(ways, w.chance(decision, o.Print)...)
		}
	}
	return append(append(ways, w.choices(decision, options, d.places)...), w.byPlace(d.places...))
}

// seat is a player as the keys of steps name them.
func (w stepWriter) seat(p board.Player) string {
	if p == board.Chance {
		return "chance"
	}
	return w.scenario.Names.Letter(p)
}

// byPlace chooses by places among the options, from 1.
func (w stepWriter) byPlace(places ...int) yaml.MapSlice {
	numbers := make([]string, len(places))
	for i, place := range places {
		numbers[i] = strconv.Itoa(place + 1)
	}
	who, text := w.State().Decision().Player, "options "+strings.Join(numbers, " ")
	if who == board.Chance {
		return yaml.MapSlice{{Key: "chance", Value: yaml.MapSlice{{Key: "chooses", Value: text}}}}
	}
	return yaml.MapSlice{{Key: w.seat(who), Value: text}}
}

// chance tells what an unknown card is.
func (w stepWriter) chance(d board.Decision, print board.Print) (ways []yaml.MapSlice) {
	if d.Kind != board.ChooseCard {
		return nil
	}
	if step, ok := factOf(w.Sandbox, w.State().Program().Card(print).Name()); ok {
		ways = append(ways, step)
	}
	return ways
}

// actions are the ways to write an action: with names, then with the cards' places.
func (w stepWriter) actions(a board.Action) (ways []yaml.MapSlice) {
	for _, name := range []func(board.CardID) string{w.name, w.numbered} {
		text := a.Kind.String()
		if a.Card != 0 {
			text += " " + name(a.Card)
		}
		if a.Kind == board.ActivateAbility {
			text += " " + w.words.Which(a.Ability, a.Card)
		}
		if a.Host != 0 {
			text += " on " + name(a.Host)
		}
		if a.Area != board.NoArea {
			text += " to " + w.area(a.Area)
		}
		if a.Kind == board.PlayCard && a.Ability.ID != 0 {
			text += " by " + w.words.Which(a.Ability, a.Card)
		}
		ways = append(ways, yaml.MapSlice{{Key: w.seat(w.State().Decision().Player), Value: text}})
	}
	return ways
}

// choices are the ways to write what is chosen: with names, then with the cards' places.
func (w stepWriter) choices(d board.Decision, options []board.Option, places []int) (ways []yaml.MapSlice) {
	for _, name := range []func(board.CardID) string{w.name, w.numbered} {
		chosen := []any{}
		for _, place := range places {
			if place < 0 || place >= len(options) {
				return nil
			}
			chosen = append(chosen, w.option(options[place], name))
		}
		var v any = yaml.MapSlice{{Key: "choose", Value: chosen}}
		switch {
		case d.Player == board.Chance:
			v = yaml.MapSlice{{Key: "chooses", Value: chosen}}
		case len(chosen) == 0:
			v = "choose none"
		case len(chosen) == 1:
			v = fmt.Sprint("choose ", chosen[0])
		}
		ways = append(ways, yaml.MapSlice{{Key: w.seat(d.Player), Value: v}})
	}
	return ways
}

// option writes one thing that is chosen.
func (w stepWriter) option(o board.Option, name func(board.CardID) string) string {
	switch o.Kind {
	case board.CardOption, board.ReplacementOption:
		return name(o.Card.Card)
	case board.EffectOption:
		if waiting := w.State().Waiting(); int(o.N) < len(waiting) && waiting[o.N].Ability.ID != 0 {
			return name(o.Card.Card) + " " + w.words.Which(waiting[o.N].Ability, o.Card.Card)
		}
		return name(o.Card.Card)
	case board.AbilityOption:
		return name(o.Card.Card) + " " + w.words.Which(o.Action.Ability, o.Card.Card)
	case board.AreaOption:
		return w.area(o.Area)
	case board.PrintOption:
		return w.State().Program().Card(o.Print).Name()
	case board.YesOption, board.NoOption:
		return scenario.OptionWords[o.Kind]
	default:
		return w.words.Way(o)
	}
}

// area names an area, that of a Dilemma without an alias by the card's place.
func (w stepWriter) area(a board.AreaID) string {
	c := board.DilemmaOf(len(w.scenario.Names.Players), a)
	if c != 0 && w.alias(c) == "" {
		return fmt.Sprintf("dilemma #%d", c)
	}
	return w.scenario.Names.AreaName(a)
}

// name is what a card is called: its alias, or what is printed on it.
func (w stepWriter) name(c board.CardID) string {
	if alias := w.alias(c); alias != "" {
		return alias
	}
	return scenario.PrintedName(w.State(), c)
}

// alias is what the position calls a card; "" for one that it calls nothing. What steps
// call a token isn't known in a file without those steps.
func (w stepWriter) alias(c board.CardID) string {
	if int(c) > w.initialCards() {
		return ""
	}
	return w.scenario.Names.Aliases[c]
}

// numbered is what a card is called with its place in the game, which no other has.
func (w stepWriter) numbered(c board.CardID) string {
	return fmt.Sprintf("%s #%d", scenario.PrintedName(w.State(), c), c)
}

// only is the card's name if no other card has it, else that with its place.
func (w stepWriter) only(c board.CardID) string {
	name := w.name(c)
	if parsed, err := w.scenario.ParseCard(scenario.PhraseOf(name)); err == nil {
		if found, err := w.card(parsed); err == nil && found == c {
			return name
		}
	}
	return w.numbered(c)
}

// byHand writes changes by hand.
func (w stepWriter) byHand(changes []board.Occurrence) yaml.MapSlice {
	all := make([]any, len(changes))
	for i := range changes {
		all[i] = w.change(&changes[i])
	}
	if len(all) == 1 {
		return yaml.MapSlice{{Key: "manual", Value: all[0]}}
	}
	return yaml.MapSlice{{Key: "manual", Value: all}}
}

// plainChanges are the words for changes that need no more than a card.
var plainChanges = map[board.OccurrenceKind]string{
	board.CardFrightened: "frighten", board.CardUnfrightened: "unfrighten", board.CardExhausts: "exhaust",
	board.CardReadied: "ready", board.CardTurnedFaceUp: "turn up", board.CardTurnedFaceDown: "turn down",
	board.TurnedOver: "turn over", board.Uncovered: "uncover", board.CardDismissed: "dismiss",
	board.CardRetired:  "retire",
	board.CardBanished: "banish", board.CardDiscarded: "discard", board.CardDetached: "detach",
}

// change writes one change by hand.
func (w stepWriter) change(o *board.Occurrence) yaml.MapSlice {
	m := yaml.MapSlice{}
	add := func(key string, v any) { m = append(m, yaml.MapItem{Key: key, Value: v}) }
	card := ""
	if o.Card.Card != 0 {
		card = w.only(o.Card.Card)
	}
	switch o.Kind {
	case board.CardDrawn:
		add("draw", w.seat(o.Player))
	case board.ScoreSet, board.TokensSet:
		what := map[board.OccurrenceKind]string{board.ScoreSet: " score", board.TokensSet: " tokens"}[o.Kind]
		add("set", w.seat(o.Player)+what)
		add("to", o.N)
	case board.CardMoved, board.CardSent:
		add(map[board.OccurrenceKind]string{board.CardMoved: "move", board.CardSent: "send"}[o.Kind], card)
		add("to", w.area(o.Area))
	case board.ControlGained:
		add("give", card)
		add("to", w.seat(o.Player))
	case board.CardAttached:
		add("attach", card)
		add("to", w.only(o.Host.Card))
	case board.CountersPut, board.NamedCountersPut:
		add("counters", card)
		if o.N < 0 {
			add("remove", -o.N)
		} else {
			add("add", o.N)
		}
		if o.Kind == board.NamedCountersPut {
			add("of", w.State().Program().Text(o.Word))
		}
	case board.CardEntersPlay:
		add("put", card)
		if o.Host.Card != 0 {
			add("on", w.only(o.Host.Card))
		} else {
			add("at", w.area(o.Area))
		}
		if o.FaceDown {
			add("face-down", true)
		}
		if o.Player != w.State().Owner(o.Card.Card) {
			add("for", w.seat(o.Player))
		}
	case board.TokenMade:
		if copied := w.printedAs(board.Print(o.N)); copied != 0 {
			add("copy", w.only(copied))
		} else {
			add("make", w.tokenFacts(board.Print(o.N)))
		}
		add("at", w.area(o.Area))
		if o.Player != w.State().AreaOwner(o.Area) {
			add("for", w.seat(o.Player))
		}
	default:
		if word, found := plainChanges[o.Kind]; found {
			add(word, card)
			break
		}
		for _, zone := range scenario.ManualZones {
			if zone.Kind == o.Kind {
				add("put", card)
				add("in", zone.Word)
			}
		}
	}
	return m
}

// tokenFacts is what is printed on a token, or its name if that is a card's, shipped or invented.
func (w stepWriter) tokenFacts(print board.Print) any {
	c := w.State().Program().Card(print)
	if c.ID != "" || !c.Token {
		return c.Name()
	}
	f := &c.Faces[0]
	m := yaml.MapSlice{{Key: "title", Value: f.Title}, {Key: "type", Value: f.Type.String()}}
	add := func(key string, is bool, v any) {
		if is {
			m = append(m, yaml.MapItem{Key: key, Value: v})
		}
	}
	var colors []string
	for _, color := range f.Colors.List() {
		colors = append(colors, color.String())
	}
	add("subtitle", f.Subtitle != "", f.Subtitle)
	add("colors", len(colors) > 0, strings.Join(colors, " "))
	add("traits", len(f.Traits) > 0, f.Traits)
	add("power", f.Power != nil, f.Power)
	add("point value", f.PointValue != nil, f.PointValue)
	return m
}

// printedAs finds a card on which that is printed; 0 for none.
func (w stepWriter) printedAs(print board.Print) board.CardID {
	for c := board.CardID(1); int(c) <= w.State().CardCount(); c++ {
		if w.State().Print(c) == print {
			return c
		}
	}
	return 0
}

// means reports whether a step, read again, does the deed and nothing else.
func (w stepWriter) means(line string, d *doing) bool {
	step, err := w.readStep(line)
	if err != nil {
		return false
	}
	switch {
	case step.Act != nil && step.Act.Concede:
		return d.concedes != nil && *d.concedes == step.Act.Player
	case step.Act != nil && step.Act.Pass:
		return d.byItself == step.Act.ByItself && (d.passes || w.isPass(d.places))
	case step.Act != nil:
		action, err := w.actionMeant(step.Act)
		return err == nil && (d.action != nil && action == *d.action || w.isAction(d.places, action))
	case step.Choice != nil && d.number != nil:
		return len(step.Choice.Chosen) == 1 && step.Choice.Chosen[0].Text == strconv.Itoa(*d.number)
	case step.Choice != nil && d.action != nil:
		return len(step.Choice.Places) == 1 && w.isAction(step.Choice.Places, *d.action)
	case step.Choice != nil:
		places, err := w.placesOf(step.Choice)
		return err == nil && slices.Equal(places, d.places)
	case step.Chance != nil:
		decision := w.State().Decision()
		place := slices.IndexFunc(w.game.Options(), func(o board.Option) bool {
			return o.Print == step.Chance.Print
		})
		return decision.Kind == board.ChooseCard && w.isAbout(step.Chance, decision) &&
			slices.Equal(d.places, []int{place})
	case step.Manual != nil:
		return w.areDone(step.Manual, d.changes)
	}
	return false
}

// areDone reports whether a step's changes by hand are those that were made.
func (w stepWriter) areDone(changes []scenario.Manual, done []board.Occurrence) bool {
	if len(changes) != len(done) {
		return false
	}
	for i := range changes {
		o, err := w.Sandbox.byHand(&changes[i])
		if err != nil || w.settled(o) != w.settled(done[i]) {
			return false
		}
	}
	return true
}

// settled leaves of a change what matters for its kind.
func (w stepWriter) settled(o board.Occurrence) board.Occurrence {
	is := board.Occurrence{Kind: o.Kind, Card: o.Card, Host: o.Host, Area: o.Area,
		FaceDown: o.FaceDown, N: o.N, Word: o.Word}
	switch o.Kind {
	case board.CardDrawn, board.ScoreSet, board.TokensSet, board.ControlGained, board.CardEntersPlay, board.TokenMade:
		is.Player = o.Player
	}
	if o.Kind == board.TokenMade {
		is.Card = board.Ref{}
	}
	if o.Host.Card != 0 {
		is.Area = board.NoArea
	}
	return is
}

// isPass and isAction report whether that is what stands at a place among the options.
func (w stepWriter) isPass(places []int) bool {
	return len(places) == 1 && w.game.Options()[places[0]].Kind == board.PassOption
}

func (w stepWriter) isAction(places []int, a board.Action) bool {
	options := w.game.Options()
	return len(places) == 1 && places[0] >= 0 && places[0] < len(options) &&
		options[places[0]].Kind == board.ActionOption && options[places[0]].Action == a
}

// readStep reads one step of the scenario.
func (w stepWriter) readStep(line string) (step scenario.Step, err error) {
	defer source.Catch(&err)
	p := play{sandbox: w.Sandbox}
	return p.reader().ReadStep(source.Read("step", []byte(line))), nil
}
