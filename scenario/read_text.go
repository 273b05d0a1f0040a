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
)

// What abilities have brought about before the position: counters, links, what
// effects created that still lasts, what waits and what has been used.

// powerCounters is what power counters are called where counters have names.
const powerCounters = "power"

// readCounters reads the counters on a card: the sum of its power counters, or
// counters by their names, among which power counters are called power.
func (r *reader) readCounters(v value, c *board.CardSetup) {
	const what = "the sum of the power counters"
	if _, named := v.node.(*ast.MappingNode); !named {
		c.PowerCounters = v.number(what, -mostCounters, mostCounters)
		return
	}
	for _, e := range v.entries("counters by their names, such as {Tip: 2}") {
		if e.key == powerCounters {
			c.PowerCounters = e.value.number(what, -mostCounters, mostCounters)
			continue
		}
		c.Counters = append(c.Counters, board.NamedCounters{Name: e.key,
			N: e.value.number("how many counters", 1, mostCounters)})
		r.added.Words = append(r.added.Words, e.key)
	}
}

// readWhereabouts reads what is special about a card outside of play.
func (r *reader) readWhereabouts(m *mapping, c *board.CardSetup, id board.CardID) {
	if beneath, found := m.get("beneath"); found {
		if c.Zone != board.Banished {
			beneath.refuse("a card beneath another one in the "+c.Zone.String(),
				`it among the "banished" cards of its owner (701.4)`)
		}
		r.cards[id-1].beneath = beneath
	}
	if ignored, found := m.get("ignored"); found {
		if c.Zone != board.Flip {
			ignored.refuse("an ignored card in the "+c.Zone.String(), `a card among the "flipped" ones (515.4)`)
		}
		r.scenario.Setup.Cards[id-1].Ignored = ignored.yes()
	}
}

// readLinks reads what is linked to a card, once all cards are named.
func (r *reader) readLinks(v value, id board.CardID) {
	r.refuseIgnored(v)
	for _, e := range v.entries("words with what is linked under them, such as {banished: [holly]}") {
		r.added.Words = append(r.added.Words, e.key)
		for _, item := range e.value.oneOrList() {
			r.scenario.Setup.Links = append(r.scenario.Setup.Links,
				board.LinkSetup{Card: id, Word: e.key, Value: r.linked(item)})
		}
	}
}

// linked reads a value: a card by its alias, an area, a player, a number, a color
// or a word.
func (r *reader) linked(v value) board.Option {
	text := v.text("a card by its alias, an area, a player, a number, a color or a word")
	if id, found := r.scenario.Names.Cards[text]; found {
		return board.Option{Kind: board.CardOption, Card: board.Ref{Card: id}}
	}
	if a, found := r.scenario.Names.area(text); found {
		return board.Option{Kind: board.AreaOption, Area: a}
	}
	if p, found := r.scenario.Names.player(text); found {
		return board.Seat(p)
	}
	if n, err := strconv.Atoi(text); err == nil {
		return board.Number(n)
	}
	if c, err := card.ParseColor(text); err == nil {
		return board.Option{Kind: board.ColorOption, N: int32(c)}
	}
	r.added.Words = append(r.added.Words, text)
	value := board.Option{Kind: board.WordOption}
	at := len(r.scenario.Setup.Links)
	r.later = append(r.later, func() {
		word, _ := r.scenario.Program.WordFor(text)
		r.scenario.Setup.Links[at].Value.N = int32(word)
	})
	return value
}

// readModifiers reads what effects did that still lasts: in notation, in the
// order in which it was done.
func (r *reader) readModifiers(v value) {
	r.refuseIgnored(v)
	for _, item := range v.list("a list of what effects created, such as [{from: holly, notation: \"for Until(EndOf(Turn)) { AddPower(This, 2) }\"}]") {
		m := item.mapping("what an effect created", "from", "notation", "controller")
		from := r.alias(m.need("from", "the alias of the card whose effect it was"), "the alias of a card in play")
		prepared := engine.Prepared{Effect: len(r.added.Effects), Source: from,
			Controller: r.scenario.Setup.Cards[from-1].Controller}
		if controller, found := m.get("controller"); found {
			prepared.Controller = r.player(controller)
		}
		notation := m.need("notation", "what the effect did, such as for Until(EndOf(Turn)) { AddPower(This, 2) }")
		r.added.Effects = append(r.added.Effects, notation.notation(board.ReadEffect))
		r.scenario.prepared = append(r.scenario.prepared, prepared)
	}
}

// notation reads a text in notation; a mistake is refused at its place.
func (v value) notation(read func(string) error) string {
	text := v.text("notation; see canterlaw notation")
	var mistakes ability.Errors
	if err := read(text); errors.As(err, &mistakes) {
		first := mistakes[0]
		v.in.refuse(v.placeInText(first.Position), "notation that can't be read",
			"what canterlaw notation describes: "+first.Message, err)
	}
	return text
}

// readUsed reads which abilities that work once in a time have been used: cards
// by their aliases with the ability's paragraph or keyword.
func (r *reader) readUsed(v value) {
	r.refuseIgnored(v)
	for _, item := range v.list("a list of cards with the ability that was used, such as [{holly: 1}]") {
		for _, e := range item.entries("a card's alias with the paragraph or keyword") {
			id := r.aliasAnywhere(e.at)
			r.later = append(r.later, func() {
				r.scenario.Setup.Used = append(r.scenario.Setup.Used,
					board.UsedSetup{Card: id, Ability: r.abilityOf(e.value, id)})
			})
		}
	}
}

// aliasAnywhere reads the alias of a card in any zone.
func (r *reader) aliasAnywhere(v value) board.CardID {
	text := v.text("the alias of a card")
	id, found := r.scenario.Names.Cards[text]
	if !found {
		v.refuse(fmt.Sprintf("the unknown alias %q", text), "the alias of a card"+r.meantAlias(text))
	}
	return id
}

// abilityOf reads an ability among those printed on a card, when the program is
// known.
func (r *reader) abilityOf(v value, id board.CardID) board.AbilityRef {
	p := phraseOf(v.text("the paragraph of the card's text, not counting keywords, or a keyword"))
	name, err := r.scenario.parseAbility(p)
	if err != nil {
		v.refuseText(err)
	}
	c := r.scenario.Setup.Cards[id-1]
	side := 0
	if c.Boosted {
		side = 1
	}
	program := r.scenario.Program
	for _, ref := range program.Printed(c.Print, side) {
		a := program.Ability(ref.ID)
		if name.Paragraph != 0 && int(a.Paragraph) == name.Paragraph || a.Keyword != "" &&
			a.Keyword == name.Keyword.Name {
			return ref
		}
	}
	v.refuse(fmt.Sprintf("the ability %s of %s", p.text, r.card(c.Print).Name()),
		"an ability that is printed on the card")
	return board.AbilityRef{}
}

// readCreated reads with what a waiting effect was created: which ability it is
// of, and what its event was about.
func (r *reader) readCreated(m *mapping, id board.CardID, effect int) {
	named, found := m.get("ability")
	if !found {
		return
	}
	r.refuseIgnored(named)
	about := [3]*board.Option{}
	if v, found := m.get("card"); found {
		about[0] = &board.Option{Kind: board.CardOption, Card: board.Ref{Card: r.aliasAnywhere(v)}}
	}
	if v, found := m.get("player"); found {
		seat := board.Seat(r.player(v))
		about[1] = &seat
	}
	if v, found := m.get("number"); found {
		n := board.Number(v.number("the event's number", -mostOfAnything, mostOfAnything))
		about[2] = &n
	}
	r.later = append(r.later, func() {
		setup := &r.scenario.Setup
		ref := r.abilityOf(named, id)
		env := board.EnvID(effect + 1)
		setup.Waiting[effect].Ability, setup.Waiting[effect].Env = ref, env
		for i, slot := range r.scenario.Program.Ability(ref.ID).Results {
			if slot != 0 && about[i] != nil {
				setup.Bindings = append(setup.Bindings, board.Binding{Env: env, Slot: slot, Value: *about[i]})
			}
		}
	})
}
