package scenario

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml/ast"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
)

// manualForms says what can be done by hand.
const manualForms = "one of {frighten: NAME}, {unfrighten: NAME}, {exhaust: NAME}, {ready: NAME}, {turn up: NAME}, {turn down: NAME}, " +
	"{turn over: NAME}, {uncover: NAME}, {move: NAME, to: AREA}, {send: NAME, to: AREA}, {put: NAME, in: ZONE}, {put: NAME, at: AREA}, " +
	"{put: NAME, on: NAME}, {dismiss: NAME}, {retire: NAME}, {banish: NAME}, {discard: NAME}, {draw: PLAYER}, {give: NAME, to: PLAYER}, " +
	"{attach: NAME, to: NAME}, {detach: NAME}, {counters: NAME, add: NUMBER}, {counters: NAME, remove: NUMBER}, {counters: NAME, add: NUMBER, of: WORD}, {set: A score, to: NUMBER}, " +
	"{set: A tokens, to: NUMBER}, {make: NAME-OR-FACTS, at: AREA} and {copy: NAME, at: AREA}"

// manualVerb is a word for something that is done by hand, with the keys that
// can stand beside it.
type manualVerb struct {
	kind board.OccurrenceKind
	with []string
}

// manualVerbs are the words for what is done by hand. What put and set do
// depends on what stands beside them.
var manualVerbs = map[string]manualVerb{
	"frighten":   {kind: board.CardFrightened},
	"unfrighten": {kind: board.CardUnfrightened},
	"exhaust":    {kind: board.CardExhausts},
	"ready":      {kind: board.CardReadied},
	"turn up":    {kind: board.CardTurnedFaceUp},
	"turn down":  {kind: board.CardTurnedFaceDown},
	"turn over":  {kind: board.TurnedOver},
	"uncover":    {kind: board.Uncovered},
	"dismiss":    {kind: board.CardDismissed},
	"retire":     {kind: board.CardRetired},
	"banish":     {kind: board.CardBanished},
	"discard":    {kind: board.CardDiscarded},
	"detach":     {kind: board.CardDetached},
	"draw":       {kind: board.CardDrawn},
	"move":       {kind: board.CardMoved, with: []string{"to"}},
	"send":       {kind: board.CardSent, with: []string{"to"}},
	"give":       {kind: board.ControlGained, with: []string{"to"}},
	"attach":     {kind: board.CardAttached, with: []string{"to"}},
	"put":        {kind: board.CardEntersPlay, with: []string{"in", "at", "on", "for", "face-down"}},
	"counters":   {kind: board.CountersPut, with: []string{"add", "remove", "of"}},
	"set":        {kind: board.ScoreSet, with: []string{"to"}},
	"make":       {kind: board.TokenMade, with: []string{"at", "for", "as"}},
	"copy":       {kind: board.TokenMade, with: []string{"at", "for", "as"}},
}

// manualZones are the zones other than play that a card can be put into by
// hand; a deck is the one that the card belongs in.
var manualZones = []struct {
	word string
	kind board.OccurrenceKind
}{
	{"hand", board.CardPutIntoHand},
	{"discard pile", board.CardIntoDiscards},
	{"banished", board.CardBanished},
	{"deck top", board.CardPutOnTop},
	{"deck bottom", board.CardPutOnBottom},
}

// readManual reads changes by hand: one, or a list of simultaneous ones.
func (r *reader) readManual(v value) []Manual {
	var changes []Manual
	for _, item := range v.oneOrList() {
		changes = append(changes, r.readChange(item))
	}
	if len(changes) == 0 {
		v.refuse("an empty list", "a change by hand: "+manualForms)
	}
	return changes
}

func (r *reader) readChange(v value) Manual {
	entries := v.entries("a change by hand: " + manualForms)
	for _, e := range entries {
		verb, known := manualVerbs[e.key]
		if !known {
			continue
		}
		m := v.mapping("the change by hand "+strconv.Quote(e.key), append([]string{e.key}, verb.with...)...)
		change := Manual{Kind: verb.kind, Player: board.NoPlayer}
		r.readObject(&change, e, m)
		return change
	}
	if len(entries) == 0 {
		v.refuse("nothing to be done", "a change by hand: "+manualForms)
	}
	unknown := entries[0]
	unknown.at.refuse(fmt.Sprintf("the key %q", unknown.key),
		"a change by hand: "+manualForms+meant(unknown.key, manualWords()))
	return Manual{}
}

// manualWords lists the words for what is done by hand.
func manualWords() []string {
	var words []string
	for word := range manualVerbs {
		words = append(words, word)
	}
	slices.Sort(words)
	return words
}

// readObject reads what something is done to by hand, and the rest of it.
func (r *reader) readObject(change *Manual, verb entry, m *mapping) {
	switch verb.key {
	case "draw":
		change.Player = r.player(verb.value)
		return
	case "set":
		r.readSet(change, verb.value, m)
		return
	case "make":
		change.N = int(r.readTokenPrint(verb.value))
		r.readToken(change, m)
		return
	}
	change.Card = r.cardName(verb.value)
	switch verb.key {
	case "move", "send":
		change.Area = r.area(m.need("to", "an area"))
	case "give":
		change.Player = r.player(m.need("to", "the player who gains control"))
	case "attach":
		change.Host = r.cardName(m.need("to", "the card that becomes the host"))
	case "counters":
		change.N = readCounters(m)
		r.readCounterName(change, m)
	case "put":
		r.readPut(change, m)
	case "copy":
		r.readToken(change, m)
	}
}

// cardName reads the name of a card of the scenario. In a conversation a number
// is a card's id.
func (r *reader) cardName(v value) CardName {
	if _, number := v.node.(*ast.IntegerNode); number && r.ids > 0 {
		id := v.number("the id of a card", 1, r.ids)
		return CardName{Card: board.CardID(id), Text: "card " + strconv.Itoa(id)}
	}
	name, err := r.scenario.parseCard(phraseOf(v.text("the name of a card")))
	if err != nil {
		v.refuseText(err)
	}
	return name
}

// readCounters reads how many counters are put on a card, or removed from it.
func readCounters(m *mapping) int {
	add, adds := m.get("add")
	remove, removes := m.get("remove")
	switch {
	case adds == removes:
		m.refuse("counters with both or neither of \"add\" and \"remove\"", "one of the two, with a number")
		return 0
	case adds:
		return add.number("how many counters", 1, mostCounters)
	default:
		return -remove.number("how many counters", 1, mostCounters)
	}
}

// readCounterName reads what the counters are called that are put on a card or
// removed from it by hand; power counters need no name.
func (r *reader) readCounterName(change *Manual, m *mapping) {
	of, found := m.get("of")
	if !found {
		return
	}
	name := of.text("what the counters are called, such as Tip")
	if name == powerCounters {
		return
	}
	change.Kind, change.Word = board.NamedCountersPut, name
	r.added.Words = append(r.added.Words, name)
}

// readPut reads where a card is put: into a zone, or into play.
func (r *reader) readPut(change *Manual, m *mapping) {
	zone, inZone := m.get("in")
	area, atArea := m.get("at")
	host, onHost := m.get("on")
	if given := []bool{inZone, atArea, onHost}; !oneTrue(given) {
		m.refuse("a card that is put in several places or none",
			`one of "in": a zone, "at": an area of play, and "on": a card in play`)
	}
	if inZone {
		for _, key := range []string{"for", "face-down"} {
			if v, found := m.get(key); found {
				v.refuse(strconv.Quote(key)+" for a card outside of play",
					`none: only cards that are put into play ("at" or "on") are face-down and for somebody`)
			}
		}
		change.Kind = manualZones[zone.oneOf("a zone", zoneWords())].kind
		return
	}
	if atArea {
		change.Area = r.area(area)
	} else {
		change.Host = r.cardName(host)
	}
	change.FaceDown = m.flag("face-down")
	if controller, found := m.get("for"); found {
		change.Player = r.player(controller)
	}
}

// oneTrue reports whether just one of the values is true.
func oneTrue(values []bool) bool {
	count := 0
	for _, v := range values {
		if v {
			count++
		}
	}
	return count == 1
}

func zoneWords() []string {
	var words []string
	for _, z := range manualZones {
		words = append(words, z.word)
	}
	return words
}

// readSet reads a score or a number of action tokens to be set: {set: A score,
// to: 5}.
func (r *reader) readSet(change *Manual, v value, m *mapping) {
	p := phraseOf(v.text("A score or A tokens"))
	who, score := p.before("score")
	if !score {
		var tokens bool
		if who, tokens = p.before("tokens"); !tokens {
			v.refuseText(p.wrong(strconv.Quote(p.text), "a player's score or tokens, such as A score"))
		}
		change.Kind = board.TokensSet
	}
	player, err := r.scenario.parsePlayer(who)
	if err != nil {
		v.refuseText(err)
	}
	change.Player = player
	change.N = m.need("to", "the number to set it to").number("the "+change.whatIsSet(), 0, mostPoints)
}

func (m *Manual) whatIsSet() string {
	if m.Kind == board.ScoreSet {
		return "score"
	}
	return "action tokens"
}

// readTokenPrint reads what is printed on a token: the name of a card, or facts
// (521.1).
func (r *reader) readTokenPrint(v value) board.Print {
	if !v.isText() {
		facts := readTokenFacts(v)
		for i := range r.prints {
			if reflect.DeepEqual(r.prints[i], facts) { // as on a token before
				return board.Print(i + 1)
			}
		}
		return r.addPrint(facts)
	}
	known := len(r.prints)
	print := r.print(v, v.text("the name of a card, or what is printed on the token"))
	if int(print) > known { // nothing else is printed with it
		r.prints[print-1].Token = true
	}
	return print
}

// readTokenFacts reads the facts of a token. Its cost is zero; without a name
// it is called by its traits (521.1, 521.1a).
func readTokenFacts(v value) card.Card {
	m := v.mapping("a token", "title", "subtitle", "type", "colors", "traits", "power", "point value")
	face := card.Face{Type: readType(m.need("type", "the token's type")), Subtitle: m.textOr("subtitle", "")}
	if traits, found := m.get("traits"); found {
		for _, trait := range traits.list("a list of traits") {
			face.Traits = append(face.Traits, trait.text("a trait"))
		}
	}
	face.Title = m.textOr("title", strings.Join(face.Traits, " "))
	if face.Title == "" {
		m.refuse("a token without a title or traits", "a title, or traits, which are its name then (521.1a)")
	}
	if colors, found := m.get("colors"); found {
		face.Colors = readColors(colors)
	}
	face.Power, face.PointValue = m.amount("power"), m.amount("point value")
	if face.Type != card.Resource {
		m.need("power", "every token but a Resource has one (521.1)")
	}
	cost := 0
	face.Cost = &cost
	return card.Card{Token: true, Faces: []card.Face{face}}
}

// readToken reads where a token enters play, for whom, and what it is called
// later. Its id is the next that there is.
func (r *reader) readToken(change *Manual, m *mapping) {
	change.Area = r.area(m.need("at", "the area where the token enters play"))
	if controller, found := m.get("for"); found {
		change.Player = r.player(controller)
	}
	change.Token = r.nextToken()
	if v, found := m.get("as"); found {
		r.nameToken(v, change.Token)
	}
}

// nextToken is the id of the next token that is made.
func (r *reader) nextToken() board.CardID {
	r.made++
	return board.CardID(max(r.ids, len(r.scenario.Setup.Cards)) + r.made)
}

func (r *reader) nameToken(v value, c board.CardID) {
	names, alias := &r.scenario.Names, r.newAlias(v)
	if _, taken := names.Cards[alias]; taken {
		v.refuse(fmt.Sprintf("the alias %q again", alias), "each alias for one card")
	}
	names.Cards[alias], names.Aliases[c] = c, alias
}

// readMade reads what the tokens are called that text has made since the steps
// before, in their order, and gives the id of the last of them.
func (r *reader) readMade(v value) (latest board.CardID) {
	for _, item := range v.oneOrList() {
		latest = r.nextToken()
		r.nameToken(item, latest)
	}
	return latest
}
