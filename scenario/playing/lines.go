package playing

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"strconv"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/source"
	"canterlaw/scenario/wording"
)

// Play plays a scenario's position with another program, in lines of JSON. The
// scenario's steps are not made. It says where the game stands with a [Reply],
// reads a move, and so on until the game or the input ends:
//
//	{"choose": [0, 2]}       answers the decision with options by their indexes, in that order
//	{"number": 40}           answers it with a number, also one that is not listed but can be chosen
//	{"action": {"kind": "move", "card": 7, "area": "A problem"}}
//	                         takes an action, listed or not; "player" says who tries it, if not the one
//	                         whose decision it is
//	{"pass": true}           passes priority, or opens no other window
//	{"back": 2}              takes two moves back
//	{"manual": {"frighten": 7}}
//	                         makes a change by hand, as a step of a scenario does
//	{"concede": "A"}         concedes
//
// Cards are named by their id, their alias, or if only one has it, their full
// name. Chance is a player who decides like the others. A line that can't be
// used, or a move that is refused, is answered with a [PlayError] and changes
// nothing.
//
// An error is one of reading or writing.
func Play(lib *rulesdb.Library, s *scenario.Scenario, in io.Reader, out io.Writer) error {
	b, err := NewSandbox(s)
	if err != nil {
		return err
	}
	p := &play{lib: lib, sandbox: b, out: json.NewEncoder(out)}
	p.out.SetEscapeHTML(false)
	if err := p.out.Encode(p.reply()); err != nil {
		return fmt.Errorf("writing where the game stands: %w", err)
	}
	lines := bufio.NewReader(in)
	for !b.State().Result().Over {
		line, err := lines.ReadBytes('\n')
		if len(line) == 0 && errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil && !errors.Is(err, io.EOF) {
			return fmt.Errorf("reading a move: %w", err)
		}
		p.line++
		if err := p.out.Encode(p.answer(line)); err != nil {
			return fmt.Errorf("writing where the game stands: %w", err)
		}
	}
	return nil
}

// play is a conversation in progress.
type play struct {
	lib     *rulesdb.Library
	sandbox *Sandbox
	out     *json.Encoder
	line    int // of the input
	seq     int
	told    int         // entries of the record that have been told
	latest  board.Entry // the last of them, into which later passes may fold
}

// PlayError answers a move that can't be made.
type PlayError struct {
	Error string `json:"error"` // what was found and what was expected; for a refused action, that it is illegal
	Line  int    `json:"line"`  // of the input, from 1
	// Violations are all the reasons why an action is illegal.
	Violations []Reason `json:"violations,omitempty"`
}

// answer makes the move of a line and says what came of it.
func (p *play) answer(line []byte) any {
	if err := p.move(line); err != nil {
		return p.refused(err)
	}
	return p.reply()
}

// refused words why a move can't be made.
func (p *play) refused(err error) PlayError {
	e := PlayError{Error: err.Error(), Line: p.line}
	var illegal *engine.Refusal
	var unusable *source.FileError
	switch {
	case errors.As(err, &illegal):
		b := p.sandbox
		e.Error = fmt.Sprintf("this is illegal: %s",
			wording.DescribeAction(b.scenario, b.State(), illegal.Player, illegal.Action))
		e.Violations = b.Reasons(illegal.Violations)
	case errors.As(err, &unusable):
		e.Error = fmt.Sprintf("column %d: found %s; expected %s", max(unusable.Column, 1),
			unusable.Found, unusable.Expected)
	}
	return e
}

// moves are the words for moves.
var moves = []string{"choose", "number", "action", "pass", "back", "manual", "concede"}

// move makes the move of a line. A move that can't be made changes nothing.
func (p *play) move(line []byte) (err error) {
	defer source.Catch(&err)
	if err := p.checkJSON(line); err != nil {
		return err
	}
	m := source.Read("input", line).Mapping("a move", moves...)
	if len(m.Entries) != 1 {
		m.Refuse(fmt.Sprintf("%d keys", len(m.Entries)), "one of "+source.Alternatives(moves))
	}
	b, v := p.sandbox, m.Entries[0].Value
	switch m.Entries[0].Key {
	case "choose":
		return b.Choose(p.readChoice(v)...)
	case "number":
		return b.ChooseNumber(v.Number("a number", 0, math.MaxInt32))
	case "action":
		return p.act(v)
	case "pass":
		if !v.Yes() {
			v.Refuse("false", "true")
		}
		return b.Pass()
	case "back":
		return p.back(v)
	case "manual":
		return p.byHand(v)
	default:
		return b.Concede(p.reader().Player(v))
	}
}

// checkJSON checks that a line is one object of JSON, which is YAML too.
func (p *play) checkJSON(line []byte) error {
	var object map[string]json.RawMessage
	err := json.Unmarshal(line, &object)
	var syntax *json.SyntaxError
	switch {
	case err == nil && object != nil:
		return nil
	case errors.As(err, &syntax):
		return fmt.Errorf("column %d: found what is not JSON: %s; %s", syntax.Offset, syntax.Error(), anObject)
	default:
		return errors.New("found no object; " + anObject)
	}
}

// anObject says what a line is expected to be.
const anObject = `expected an object in one line, such as {"pass": true}`

// reader reads what names cards, areas and players of the position.
func (p *play) reader() *scenario.Reader {
	s := p.sandbox.scenario
	r := scenario.NewReader(p.lib, "input")
	r.Scenario, r.IDs = s, p.sandbox.State().CardCount()
	for print := range s.Program.PrintCount() {
		r.Prints = append(r.Prints, *s.Program.Card(board.Print(print + 1)))
	}
	return r
}

// readChoice reads options by their indexes.
func (p *play) readChoice(v source.Value) []int {
	options := len(p.sandbox.game.Options())
	var places []int
	for _, item := range v.List("a list of indexes of options, such as [0]") {
		i := item.Number("the index of an option", 0, max(options-1, 0))
		if slices.Contains(places, i) {
			item.Refuse(fmt.Sprintf("%d again", i), "each option once")
		}
		places = append(places, i)
	}
	d := p.sandbox.State().Decision()
	if len(places) < int(d.Min) || len(places) > int(d.Max) {
		v.Refuse(fmt.Sprintf("%d options", len(places)), fmt.Sprintf("%d to %d", d.Min, d.Max))
	}
	return places
}

// act takes an action. Another player than the one who decides is told why it
// is illegal.
func (p *play) act(v source.Value) error {
	b := p.sandbox
	player, action := p.readAction(v)
	if player == b.State().Decision().Player {
		return b.Act(action)
	}
	var violations engine.Violations
	b.game.CheckFor(player, action, &violations)
	return &engine.Refusal{Player: player, Action: action, Violations: violations}
}

// actionKeys says what an action of each kind is done with.
var actionKeys = map[board.ActionKind][]string{
	board.PlayCard:         {"card", "area", "host", "ability"},
	board.MoveCharacter:    {"card", "area"},
	board.PlayTroublemaker: {"card", "area", "ability"},
	board.DrawCard:         {},
	board.RallyCard:        {"card"},
	board.ActivateAbility:  {"card", "ability"},
}

func (p *play) readAction(v source.Value) (board.Player, board.Action) {
	r := p.reader()
	m := v.Mapping("an action", "kind", "card", "area", "host", "ability", "notation", "player")
	var words []string
	for _, kind := range board.ActionKinds() {
		words = append(words, kind.String())
	}
	action := board.Action{Kind: board.ActionKinds()[m.Need("kind", "what is done").OneOf("the kind of action", words)]}
	for _, e := range m.Entries {
		if slices.Contains([]string{"card", "area", "host", "ability"}, e.Key) &&
			!slices.Contains(actionKeys[action.Kind], e.Key) {
			e.At.Refuse(strconv.Quote(e.Key), fmt.Sprintf("nothing: the action %q is done without it", action.Kind))
		}
	}
	if named, found := m.Get("card"); found {
		action.Card = p.readCard(r, named)
	}
	if named, found := m.Get("host"); found {
		action.Host = p.readCard(r, named)
	}
	if area, found := m.Get("area"); found {
		action.Area = r.Area(area)
	}
	player := p.sandbox.State().Decision().Player
	if int(player) >= p.sandbox.State().Players() { // Chance takes no actions
		player = p.sandbox.State().TurnPlayer()
	}
	if who, found := m.Get("player"); found {
		player = r.Player(who)
	}
	named, found := m.Get("ability")
	if action.Kind == board.ActivateAbility || found {
		action.Ability = p.readAbility(named, player, action)
	}
	return player, action
}

func (p *play) readCard(r *scenario.Reader, v source.Value) board.CardID {
	c, err := p.sandbox.card(r.CardName(v))
	if err != nil {
		v.Refuse(v.Describe(), "a card: "+err.Error())
	}
	return c
}

// readAbility reads which ability of a card is activated, or lets the card be
// played; without a name the only one that can be activated.
func (p *play) readAbility(v source.Value, player board.Player, action board.Action) board.AbilityRef {
	act := &scenario.Act{Player: player, Action: action}
	if v.Node != nil {
		said := scenario.PhraseOf(v.Text("an ability: its paragraph or its keyword"))
		name, err := p.sandbox.scenario.ParseAbility(said)
		if err != nil {
			v.RefuseText(err)
		}
		act.Which = &name
	}
	if action.Kind == board.ActivateAbility {
		whole, err := p.sandbox.withAbility(act, action)
		if err != nil && v.Node != nil {
			v.Refuse(v.Describe(), "an ability to activate: "+err.Error())
		}
		return whole.Ability
	}
	for _, h := range p.sandbox.State().Abilities() {
		if p.sandbox.isNamed(act.Which, h.Ability) {
			action.Ability = h.Ability
			if p.sandbox.game.CheckFor(player, action, nil) {
				return h.Ability
			}
		}
	}
	v.Refuse(v.Describe(), "an ability that lets the card be played")
	return board.AbilityRef{}
}

// back takes moves back.
func (p *play) back(v source.Value) error {
	b := p.sandbox
	if !b.CanGoBack() {
		v.Refuse("a move to take back", "another move: none has been made")
	}
	for range v.Number("how many moves to take back", 1, len(b.past)) {
		b.Back()
	}
	p.told, p.latest = len(b.log.Entries), board.Entry{}
	names := &b.scenario.Names
	maps.DeleteFunc(names.Cards, func(_ string, c board.CardID) bool { return p.isGone(c) })
	maps.DeleteFunc(names.Aliases, func(c board.CardID, _ string) bool { return p.isGone(c) })
	return nil
}

// isGone reports whether a card has not been made: a token that was taken back.
func (p *play) isGone(c board.CardID) bool { return int(c) > p.sandbox.State().CardCount() }

// byHand makes a change by hand. What is printed on new tokens, and what they
// are called, becomes known.
func (p *play) byHand(v source.Value) error {
	b := p.sandbox
	before := b.scenario
	extended := *before
	extended.Names.Cards, extended.Names.Aliases = maps.Clone(before.Names.Cards), maps.Clone(before.Names.Aliases)
	extended.Names.Printed = maps.Clone(before.Names.Printed)
	r := p.reader()
	r.Scenario = &extended
	changes := r.ReadManual(v)
	words := slices.DeleteFunc(r.Added.Words, func(word string) bool {
		_, known := before.Program.WordFor(word)
		return known
	})
	if had := before.Program.PrintCount(); len(r.Prints) > had || len(words) > 0 {
		program, err := before.Program.With(words, r.Prints[had:]...)
		if err != nil {
			return err
		}
		extended.Program = program
	}
	if extended.Program != b.State().Program() {
		b.State().Extend(extended.Program)
	}
	b.scenario = &extended
	err := b.performManual(changes)
	if err != nil {
		extended.Names.Cards, extended.Names.Aliases = before.Names.Cards, before.Names.Aliases
	}
	return err
}
