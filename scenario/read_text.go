package scenario

import (
	"errors"
	"fmt"
	"strconv"

	"github.com/goccy/go-yaml/ast"

	"canterlaw/engine"
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/scenario/source"
)

// What abilities have brought about before the position: counters, links, what
// effects created that still lasts, what waits and what has been used.

// powerCounters is what power counters are called where counters have names.
const powerCounters = "power"

// readCounters reads the counters on a card: the sum of its power counters, or
// counters by their names, among which power counters are called power.
func (r *Reader) readCounters(v source.Value, c *board.CardSetup) {
	const what = "the sum of the power counters"
	if _, named := v.Node.(*ast.MappingNode); !named {
		c.PowerCounters = v.Number(what, -mostCounters, mostCounters)
		return
	}
	for _, e := range v.Entries("counters by their names, such as {Tip: 2}") {
		if e.Key == powerCounters {
			c.PowerCounters = e.Value.Number(what, -mostCounters, mostCounters)
			continue
		}
		c.Counters = append(c.Counters, board.NamedCounters{Name: e.Key,
			N: e.Value.Number("how many counters", 1, mostCounters)})
		r.Added.Words = append(r.Added.Words, e.Key)
	}
}

// readWhereabouts reads what is special about a card outside of play.
func (r *Reader) readWhereabouts(m *source.Mapping, c *board.CardSetup, id board.CardID) {
	if beneath, found := m.Get("beneath"); found {
		if c.Zone != board.Banished {
			beneath.Refuse("a card beneath another one in the "+c.Zone.String(),
				`it among the "banished" cards of its owner (701.4)`)
		}
		r.cards[id-1].beneath = beneath
	}
	if ignored, found := m.Get("ignored"); found {
		if c.Zone != board.Flip {
			ignored.Refuse("an ignored card in the "+c.Zone.String(), `a card among the "flipped" ones (515.4)`)
		}
		r.Scenario.Setup.Cards[id-1].Ignored = ignored.Yes()
	}
}

// readLinks reads what is linked to a card, once all cards are named.
func (r *Reader) readLinks(v source.Value, id board.CardID) {
	r.refuseIgnored(v)
	for _, e := range v.Entries("words with what is linked under them, such as {banished: [holly]}") {
		r.Added.Words = append(r.Added.Words, e.Key)
		for _, item := range e.Value.OneOrList() {
			r.Scenario.Setup.Links = append(r.Scenario.Setup.Links,
				board.LinkSetup{Card: id, Word: e.Key, Value: r.linked(item)})
		}
	}
}

// linked reads a value: a card by its alias, an area, a player, a number, a color
// or a word.
func (r *Reader) linked(v source.Value) board.Option {
	text := v.Text("a card by its alias, an area, a player, a number, a color or a word")
	if id, found := r.Scenario.Names.Cards[text]; found {
		return board.Option{Kind: board.CardOption, Card: board.Ref{Card: id}}
	}
	if a, found := r.Scenario.Names.Area(text); found {
		return board.Option{Kind: board.AreaOption, Area: a}
	}
	if p, found := r.Scenario.Names.Player(text); found {
		return board.Seat(p)
	}
	if n, err := strconv.Atoi(text); err == nil {
		return board.Number(n)
	}
	if c, err := card.ParseColor(text); err == nil {
		return board.Option{Kind: board.ColorOption, N: int32(c)}
	}
	r.Added.Words = append(r.Added.Words, text)
	value := board.Option{Kind: board.WordOption}
	at := len(r.Scenario.Setup.Links)
	r.later = append(r.later, func() {
		word, _ := r.Scenario.Program.WordFor(text)
		r.Scenario.Setup.Links[at].Value.N = int32(word)
	})
	return value
}

// readModifiers reads what effects did that still lasts: in notation, in the
// order in which it was done.
func (r *Reader) readModifiers(v source.Value) {
	r.refuseIgnored(v)
	for _, item := range v.List("a list of what effects created, such as [{from: holly, notation: \"for " +
		"Until(EndOf(Turn)) { AddPower(This, 2) }\"}]") {
		m := item.Mapping("what an effect created", "from", "notation", "controller")
		from := r.alias(m.Need("from", "the alias of the card whose effect it was"), "the alias of a card in play")
		prepared := engine.Prepared{Effect: len(r.Added.Effects), Source: from,
			Controller: r.Scenario.Setup.Cards[from-1].Controller}
		if controller, found := m.Get("controller"); found {
			prepared.Controller = r.Player(controller)
		}
		notation := m.Need("notation", "what the effect did, such as for Until(EndOf(Turn)) { AddPower(This, 2) }")
		r.Added.Effects = append(r.Added.Effects, notationIn(notation, board.ReadEffect))
		r.Scenario.prepared = append(r.Scenario.prepared, prepared)
	}
}

// notationIn reads a text in notation; a mistake is refused at its place.
func notationIn(v source.Value, read func(string) error) string {
	text := v.Text("notation; see canterlaw notation")
	var mistakes ability.Errors
	if err := read(text); errors.As(err, &mistakes) {
		first := mistakes[0]
		v.In.Refuse(placeInText(v, first.Position), "notation that can't be read",
			"what canterlaw notation describes: "+first.Message, err)
	}
	return text
}

// readUsed reads which abilities that work once in a time have been used: cards
// by their aliases with the ability's paragraph or keyword.
func (r *Reader) readUsed(v source.Value) {
	r.refuseIgnored(v)
	for _, item := range v.List("a list of cards with the ability that was used, such as [{holly: 1}]") {
		for _, e := range item.Entries("a card's alias with the paragraph or keyword") {
			id := r.aliasAnywhere(e.At)
			r.later = append(r.later, func() {
				r.Scenario.Setup.Used = append(r.Scenario.Setup.Used,
					board.UsedSetup{Card: id, Ability: r.abilityOf(e.Value, id)})
			})
		}
	}
}

// aliasAnywhere reads the alias of a card in any zone.
func (r *Reader) aliasAnywhere(v source.Value) board.CardID {
	text := v.Text("the alias of a card")
	id, found := r.Scenario.Names.Cards[text]
	if !found {
		v.Refuse(fmt.Sprintf("the unknown alias %q", text), "the alias of a card"+r.meantAlias(text))
	}
	return id
}

// abilityOf reads an ability among those printed on a card, when the program is
// known.
func (r *Reader) abilityOf(v source.Value, id board.CardID) board.AbilityRef {
	p := PhraseOf(v.Text("the paragraph of the card's text, not counting keywords, or a keyword"))
	name, err := r.Scenario.ParseAbility(p)
	if err != nil {
		v.RefuseText(err)
	}
	c := r.Scenario.Setup.Cards[id-1]
	side := 0
	if c.Boosted {
		side = 1
	}
	program := r.Scenario.Program
	for _, ref := range program.Printed(c.Print, side) {
		a := program.Ability(ref.ID)
		if name.Paragraph != 0 && int(a.Paragraph) == name.Paragraph || a.Keyword != "" &&
			a.Keyword == name.Keyword.Name {
			return ref
		}
	}
	v.Refuse(fmt.Sprintf("the ability %s of %s", p.Text, r.card(c.Print).Name()),
		"an ability that is printed on the card")
	return board.AbilityRef{}
}

// readCreated reads with what a waiting effect was created: which ability it is
// of, and what its event was about.
func (r *Reader) readCreated(m *source.Mapping, id board.CardID, effect int) {
	named, found := m.Get("ability")
	if !found {
		return
	}
	r.refuseIgnored(named)
	about := [3]*board.Option{}
	if v, found := m.Get("card"); found {
		about[0] = &board.Option{Kind: board.CardOption, Card: board.Ref{Card: r.aliasAnywhere(v)}}
	}
	if v, found := m.Get("player"); found {
		seat := board.Seat(r.Player(v))
		about[1] = &seat
	}
	if v, found := m.Get("number"); found {
		n := board.Number(v.Number("the event's number", -mostOfAnything, mostOfAnything))
		about[2] = &n
	}
	r.later = append(r.later, func() {
		setup := &r.Scenario.Setup
		ref := r.abilityOf(named, id)
		env := board.EnvID(effect + 1)
		setup.Waiting[effect].Ability, setup.Waiting[effect].Env = ref, env
		for i, slot := range r.Scenario.Program.Ability(ref.ID).Results {
			if slot != 0 && about[i] != nil {
				setup.Bindings = append(setup.Bindings, board.Binding{Env: env, Slot: slot, Value: *about[i]})
			}
		}
	})
}
