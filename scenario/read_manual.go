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
	"canterlaw/scenario/source"
)

// manualForms says what can be done by hand.
const manualForms = "one of {frighten: NAME}, {unfrighten: NAME}, {exhaust: NAME}, {ready: NAME}, {turn up: NAME}, " +
	"{turn down: NAME}, " +
	"{turn over: NAME}, {uncover: NAME}, {move: NAME, to: AREA}, {send: NAME, to: AREA}, {put: NAME, in: ZONE}, " +
	"{put: NAME, at: AREA}, " +
	"{put: NAME, on: NAME}, {dismiss: NAME}, {retire: NAME}, {banish: NAME}, {discard: NAME}, {draw: PLAYER}, {give: " +
	"NAME, to: PLAYER}, " +
	"{attach: NAME, to: NAME}, {detach: NAME}, {counters: NAME, add: NUMBER}, {counters: NAME, remove: NUMBER}, " +
	"{counters: NAME, add: NUMBER, of: WORD}, {set: A score, to: NUMBER}, " +
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

// ManualZones are the zones other than play that a card can be put into by
// hand; a deck is the one that the card belongs in.
var ManualZones = []struct {
	Word string
	Kind board.OccurrenceKind
}{
	{"hand", board.CardPutIntoHand},
	{"discard pile", board.CardIntoDiscards},
	{"banished", board.CardBanished},
	{"deck top", board.CardPutOnTop},
	{"deck bottom", board.CardPutOnBottom},
}

// ReadManual reads changes by hand: one, or a list of simultaneous ones.
func (r *Reader) ReadManual(v source.Value) []Manual {
	var changes []Manual
	for _, item := range v.OneOrList() {
		changes = append(changes, r.readChange(item))
	}
	if len(changes) == 0 {
		v.Refuse("an empty list", "a change by hand: "+manualForms)
	}
	return changes
}

func (r *Reader) readChange(v source.Value) Manual {
	entries := v.Entries("a change by hand: " + manualForms)
	for _, e := range entries {
		verb, known := manualVerbs[e.Key]
		if !known {
			continue
		}
		m := v.Mapping("the change by hand "+strconv.Quote(e.Key), append([]string{e.Key}, verb.with...)...)
		change := Manual{Kind: verb.kind, Player: board.NoPlayer}
		r.readObject(&change, e, m)
		return change
	}
	if len(entries) == 0 {
		v.Refuse("nothing to be done", "a change by hand: "+manualForms)
	}
	unknown := entries[0]
	unknown.At.Refuse(fmt.Sprintf("the key %q", unknown.Key),
		"a change by hand: "+manualForms+source.Suggestion(unknown.Key, manualWords()))
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
func (r *Reader) readObject(change *Manual, verb source.Entry, m *source.Mapping) {
	switch verb.Key {
	case "draw":
		change.Player = r.Player(verb.Value)
		return
	case "set":
		r.readSet(change, verb.Value, m)
		return
	case "make":
		change.N = int(r.readTokenPrint(verb.Value))
		r.readToken(change, m)
		return
	}
	change.Card = r.CardName(verb.Value)
	switch verb.Key {
	case "move", "send":
		change.Area = r.Area(m.Need("to", "an area"))
	case "give":
		change.Player = r.Player(m.Need("to", "the player who gains control"))
	case "attach":
		change.Host = r.CardName(m.Need("to", "the card that becomes the host"))
	case "counters":
		change.N = readCounters(m)
		r.readCounterName(change, m)
	case "put":
		r.readPut(change, m)
	case "copy":
		r.readToken(change, m)
	}
}

// CardName reads the name of a card of the scenario. In a conversation a number
// is a card's id.
func (r *Reader) CardName(v source.Value) CardName {
	if _, number := v.Node.(*ast.IntegerNode); number && r.IDs > 0 {
		id := v.Number("the id of a card", 1, r.IDs)
		return CardName{Card: board.CardID(id), Text: "card " + strconv.Itoa(id)}
	}
	name, err := r.Scenario.ParseCard(PhraseOf(v.Text("the name of a card")))
	if err != nil {
		v.RefuseText(err)
	}
	return name
}

// readCounters reads how many counters are put on a card, or removed from it.
func readCounters(m *source.Mapping) int {
	add, adds := m.Get("add")
	remove, removes := m.Get("remove")
	switch {
	case adds == removes:
		m.Refuse("counters with both or neither of \"add\" and \"remove\"", "one of the two, with a number")
		return 0
	case adds:
		return add.Number("how many counters", 1, mostCounters)
	default:
		return -remove.Number("how many counters", 1, mostCounters)
	}
}

// readCounterName reads what the counters are called that are put on a card or
// removed from it by hand; power counters need no name.
func (r *Reader) readCounterName(change *Manual, m *source.Mapping) {
	of, found := m.Get("of")
	if !found {
		return
	}
	name := of.Text("what the counters are called, such as Tip")
	if name == powerCounters {
		return
	}
	change.Kind, change.Word = board.NamedCountersPut, name
	r.Added.Words = append(r.Added.Words, name)
}

// readPut reads where a card is put: into a zone, or into play.
func (r *Reader) readPut(change *Manual, m *source.Mapping) {
	zone, inZone := m.Get("in")
	area, atArea := m.Get("at")
	host, onHost := m.Get("on")
	if given := []bool{inZone, atArea, onHost}; !oneTrue(given) {
		m.Refuse("a card that is put in several places or none",
			`one of "in": a zone, "at": an area of play, and "on": a card in play`)
	}
	if inZone {
		for _, key := range []string{"for", "face-down"} {
			if v, found := m.Get(key); found {
				v.Refuse(strconv.Quote(key)+" for a card outside of play",
					`none: only cards that are put into play ("at" or "on") are face-down and for somebody`)
			}
		}
		change.Kind = ManualZones[zone.OneOf("a zone", zoneWords())].Kind
		return
	}
	if atArea {
		change.Area = r.Area(area)
	} else {
		change.Host = r.CardName(host)
	}
	change.FaceDown = m.Flag("face-down")
	if controller, found := m.Get("for"); found {
		change.Player = r.Player(controller)
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
	for _, z := range ManualZones {
		words = append(words, z.Word)
	}
	return words
}

// readSet reads a score or a number of action tokens to be set: {set: A score,
// to: 5}.
func (r *Reader) readSet(change *Manual, v source.Value, m *source.Mapping) {
	p := PhraseOf(v.Text("A score or A tokens"))
	who, score := p.before("score")
	if !score {
		var tokens bool
		if who, tokens = p.before("tokens"); !tokens {
			v.RefuseText(p.wrong(strconv.Quote(p.Text), "a player's score or tokens, such as A score"))
		}
		change.Kind = board.TokensSet
	}
	player, err := r.Scenario.parsePlayer(who)
	if err != nil {
		v.RefuseText(err)
	}
	change.Player = player
	change.N = m.Need("to", "the number to set it to").Number("the "+change.whatIsSet(), 0, mostPoints)
}

func (m *Manual) whatIsSet() string {
	if m.Kind == board.ScoreSet {
		return "score"
	}
	return "action tokens"
}

// readTokenPrint reads what is printed on a token: the name of a card, or facts
// (521.1).
func (r *Reader) readTokenPrint(v source.Value) board.Print {
	if !v.IsText() {
		facts := readTokenFacts(v)
		for i := range r.Prints {
			if reflect.DeepEqual(r.Prints[i], facts) { // as on a token before
				return board.Print(i + 1)
			}
		}
		return r.addPrint(facts)
	}
	known := len(r.Prints)
	print := r.print(v, v.Text("the name of a card, or what is printed on the token"))
	if int(print) > known { // nothing else is printed with it
		r.Prints[print-1].Token = true
	}
	return print
}

// readTokenFacts reads the facts of a token. Its cost is zero; without a name
// it is called by its traits (521.1, 521.1a).
func readTokenFacts(v source.Value) card.Card {
	m := v.Mapping("a token", "title", "subtitle", "type", "colors", "traits", "power", "point value")
	face := card.Face{Type: readType(m.Need("type", "the token's type")), Subtitle: m.TextOr("subtitle", "")}
	if traits, found := m.Get("traits"); found {
		for _, trait := range traits.List("a list of traits") {
			face.Traits = append(face.Traits, trait.Text("a trait"))
		}
	}
	face.Title = m.TextOr("title", strings.Join(face.Traits, " "))
	if face.Title == "" {
		m.Refuse("a token without a title or traits", "a title, or traits, which are its name then (521.1a)")
	}
	if colors, found := m.Get("colors"); found {
		face.Colors = readColors(colors)
	}
	face.Power, face.PointValue = amount(m, "power"), amount(m, "point value")
	if face.Type != card.Resource {
		m.Need("power", "every token but a Resource has one (521.1)")
	}
	cost := 0
	face.Cost = &cost
	return card.Card{Token: true, Faces: []card.Face{face}}
}

// readToken reads where a token enters play, for whom, and what it is called
// later. Its id is the next that there is.
func (r *Reader) readToken(change *Manual, m *source.Mapping) {
	change.Area = r.Area(m.Need("at", "the area where the token enters play"))
	if controller, found := m.Get("for"); found {
		change.Player = r.Player(controller)
	}
	change.Token = r.nextToken()
	if v, found := m.Get("as"); found {
		r.nameToken(v, change.Token)
	}
}

// nextToken is the id of the next token that is made.
func (r *Reader) nextToken() board.CardID {
	r.made++
	return board.CardID(max(r.IDs, len(r.Scenario.Setup.Cards)) + r.made)
}

func (r *Reader) nameToken(v source.Value, c board.CardID) {
	names, alias := &r.Scenario.Names, r.newAlias(v)
	if _, taken := names.Cards[alias]; taken {
		v.Refuse(fmt.Sprintf("the alias %q again", alias), "each alias for one card")
	}
	names.Cards[alias], names.Aliases[c] = c, alias
}

// readMade reads what the tokens are called that text has made since the steps
// before, in their order, and gives the id of the last of them.
func (r *Reader) readMade(v source.Value) (latest board.CardID) {
	for _, item := range v.OneOrList() {
		latest = r.nextToken()
		r.nameToken(item, latest)
	}
	return latest
}
