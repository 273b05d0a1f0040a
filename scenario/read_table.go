package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/scenario/source"
)

// tableCard is where the file sets a card up; its setup is at the same place of
// the scenario's Setup.Cards.
type tableCard struct {
	at   source.Value
	host source.Value // the alias of the card that it is attached to; no node if none
	// beneath is the alias of the card that it is beneath, linked what is linked
	// to it; no nodes if nothing is.
	beneath, linked source.Value
	area            source.Value // the area of a Dilemma at which it is; no node if at another one
}

// The keys of a card, by where it is.
var (
	keysAnywhere  = []string{"card", "as", "abilities", "keywords", "linked"}
	keysOfProblem = append(slices.Clone(keysAnywhere), "counters")
	keysInZone    = append(slices.Clone(keysAnywhere), "beneath", "ignored")
	keysInPlay    = append(slices.Clone(keysAnywhere), "at", "exhausted", "frightened", "face-down", "counters",
		"cutie marked", "token", "on", "controller")
	keysOfMane = append(slices.Clone(keysAnywhere), "side", "at", "exhausted", "frightened", "face-down", "counters",
		"cutie marked", "controller")
)

// Sides are those of a Mane Character.
var Sides = []string{"start", "boosted"}

// mostCounters is the greatest sum of power counters on a card, either way.
const mostCounters = 99

// add puts a card on the table and gives its id.
func (r *Reader) add(at source.Value, c board.CardSetup) board.CardID {
	setup := &r.Scenario.Setup
	if len(setup.Cards) >= mostCards {
		at.Refuse("one card more", fmt.Sprintf("at most %d cards in a scenario", mostCards))
	}
	setup.Cards = append(setup.Cards, c)
	r.cards = append(r.cards, tableCard{at: at})
	return board.CardID(len(setup.Cards))
}

// addUnknown adds cards that nobody knows.
func (r *Reader) addUnknown(at source.Value, c board.CardSetup, count int) {
	for range count {
		r.add(at, c)
	}
}

// readMane reads a player's Mane Character, which is always in play.
func (r *Reader) readMane(player *source.Mapping, p board.Player) {
	c := board.CardSetup{Owner: p, Controller: p, Zone: board.Play, Area: board.HomeOf(p)}
	v, found := player.Get("mane")
	if !found {
		c.Print = r.plain(r.print(player.Value, defaultManes[p]))
		r.add(player.Value, c)
		return
	}
	keys := keysOfMane
	if r.Scenario.fromStart {
		keys = keysAnywhere // at home with the Start side up (301.1)
	}
	m := cardMapping(v, "a Mane Character", keys)
	name := m.Need("card", "the Mane Character's full name or number")
	c.Print = r.ownText(m, r.print(name, name.Text("a Mane Character")))
	printed := r.card(c.Print)
	if t := printed.Faces[0].Type; t != card.ManeCharacter {
		name.Refuse(printed.Name()+", which is a "+t.String(), "a Mane Character")
	}
	if side, found := m.Get("side"); found {
		c.Boosted = side.OneOf("which side is up", Sides) == 1
		if c.Boosted && len(printed.Faces) < 2 {
			side.Refuse("the Boosted side of "+printed.Name(), "start: only one side of the card is known")
		}
	}
	at, found := m.Get("at")
	atDilemma := found && isDilemmaArea(at)
	if found && !atDilemma {
		c.Area = r.Area(at)
	}
	r.readCondition(m, &c)
	id := r.add(v, c)
	if atDilemma {
		r.cards[id-1].area = at
	}
	r.name(m, id)
}

// readProblemInPlay reads the Problem at a player's Problem area.
func (r *Reader) readProblemInPlay(player *source.Mapping, p board.Player) {
	c := board.CardSetup{Owner: p, Controller: p, Zone: board.Play, Area: board.ProblemOf(p)}
	v, found := player.Get("problem")
	if !found {
		c.Print = r.plain(r.print(player.Value, defaultProblems[p]))
		r.add(player.Value, c)
		return
	}
	m := cardMapping(v, "a Problem", keysOfProblem)
	name := m.Need("card", "the Problem's name or number")
	c.Print = r.ownText(m, r.print(name, name.Text("a Problem")))
	if t := r.card(c.Print).Faces[0].Type; t != card.ProblemType {
		name.Refuse(r.card(c.Print).Name()+", which is a "+t.String(), "a Problem")
	}
	if counters, found := m.Get("counters"); found {
		r.readCounters(counters, &c)
	}
	r.name(m, r.add(v, c))
}

// readCardInPlay reads any other card that a player owns in play.
func (r *Reader) readCardInPlay(v source.Value, p board.Player) {
	m := cardMapping(v, "a card in play", keysInPlay)
	name := m.Need("card", "its full name or number")
	text := name.Text("a card")
	if isUnknown(text) {
		name.Refuse("an unknown card", "a card: those in play are known (405.1)")
	}
	c := board.CardSetup{Owner: p, Controller: p, Zone: board.Play, Print: r.ownText(m, r.print(name, text))}
	printed := r.card(c.Print)
	switch printed.Faces[0].Type {
	case card.ManeCharacter:
		name.Refuse(printed.Name()+", a Mane Character",
			`a card other than the players' Mane Characters, which stand under "mane:" (102.1)`)
	case card.ProblemType:
		name.Refuse(printed.Name()+", a second Problem",
			`one Problem at each Problem area, which stands under "problem:" (501.1)`)
	case card.Event:
		name.Refuse(printed.Name()+", an Event", "a card of another type: Events are never in play (304.2)")
	}
	at, hasArea := m.Get("at")
	host, attached := m.Get("on")
	dilemma, atDilemma := printed.Faces[0].HasTrait(card.TraitDilemma), hasArea && isDilemmaArea(at)
	switch {
	case dilemma && hasArea:
		at.Refuse("an area for a Dilemma", "none: a Dilemma is at the area of its own (522.2)")
	case dilemma, atDilemma:
	case hasArea:
		c.Area = r.Area(at)
	case !attached:
		m.Need("at", "the area where the card is: "+source.Alternatives(r.Scenario.Names.areaNames()))
	}
	if hasArea && printed.Faces[0].Type == card.Troublemaker && isHome(c.Area) {
		at.Refuse("a Troublemaker at home", "a Problem: Troublemakers are only there (306.1)")
	}
	r.readCondition(m, &c)
	id := r.add(v, c)
	if attached {
		r.cards[id-1].host = host
	}
	if atDilemma {
		r.cards[id-1].area = at
	}
	if dilemma {
		r.checkDilemma(v, id)
	}
	r.name(m, id)
}

// checkDilemma checks a Dilemma in play and puts it at the area of its own.
func (r *Reader) checkDilemma(v source.Value, id board.CardID) {
	c := &r.Scenario.Setup.Cards[id-1]
	if c.Frightened || c.FaceDown {
		v.Refuse("a face-down Dilemma", "a face-up one: face-down it has no traits and so is none (505.1a)")
	}
	c.Area = board.DilemmaArea(len(playerNames), id)
}

// isDilemmaArea reports whether an area is named as that of a Dilemma.
func isDilemmaArea(v source.Value) bool {
	_, named := PhraseOf(v.Text("an area")).After("dilemma")
	return named
}

// cardMapping reads a card with its keys; the card alone may stand there too.
func cardMapping(v source.Value, what string, keys []string) *source.Mapping {
	if v.IsText() {
		return &source.Mapping{Value: v, What: what, Entries: []source.Entry{{Key: "card", At: v, Value: v}}}
	}
	return v.Mapping(what, keys...)
}

// readCondition reads how a card in play is.
func (r *Reader) readCondition(m *source.Mapping, c *board.CardSetup) {
	c.Exhausted, c.Frightened, c.FaceDown = m.Flag("exhausted"), m.Flag("frightened"), m.Flag("face-down")
	if v, found := m.Get("counters"); found {
		r.readCounters(v, c)
	}
	c.CutieMarked = m.Flag("cutie marked")
	if v, found := m.Get("token"); found {
		c.Token = m.Flag("token")
		if c.Token && (c.Frightened || c.FaceDown) {
			v.Refuse("a token that is face-down", "a face-up one: turned face-down it ceases to exist (521.4)")
		}
	}
	if v, found := m.Get("exhausted"); found && c.Exhausted && c.Frightened {
		v.Refuse("a card that is frightened and exhausted",
			"one of the two: a frightened card is neither ready nor exhausted (504.2)")
	}
	if v, found := m.Get("controller"); found {
		c.Controller = r.Player(v)
	}
}

// readZone reads a list of cards in a zone other than play, the top one first,
// and counts the unknown ones.
func (r *Reader) readZone(v source.Value, p board.Player, zone board.Zone) (unknown int) {
	for _, item := range v.List("a list of cards; the top one first in a deck") {
		c := board.CardSetup{Owner: p, Controller: p, Zone: zone}
		m := cardMapping(item, "a card in the "+zone.String(), keysInZone)
		name := m.Need("card", "its full name or number")
		text := name.Text("a card")
		if !isUnknown(text) {
			c.Print = r.ownText(m, r.print(name, text))
			r.checkType(name, c.Print, zone)
			id := r.add(item, c)
			r.readWhereabouts(m, &c, id)
			r.name(m, id)
			continue
		}
		if zone != board.Hand && zone != board.DrawDeck && zone != board.ProblemDeck {
			name.Refuse("an unknown card", "a card: all players know those in the "+zone.String())
		}
		r.ownText(m, board.Unknown)
		count := unknownCount(name, text)
		if as, found := m.Get("as"); found && count > 1 {
			as.Refuse("an alias for several cards", "an alias for each by itself")
		}
		r.addUnknown(item, c, count)
		r.name(m, board.CardID(len(r.Scenario.Setup.Cards)))
		unknown += count
	}
	return unknown
}

// isUnknown reports whether a card is named as unknown: "?" or "? x 5".
func isUnknown(text string) bool { return strings.HasPrefix(text, "?") }

// unknownCount reads how many unknown cards "?" or "? x 5" are.
func unknownCount(v source.Value, text string) int {
	rest := strings.TrimSpace(text[1:])
	if rest == "" {
		return 1
	}
	times, found := strings.CutPrefix(rest, "x")
	count, err := strconv.Atoi(strings.TrimSpace(times))
	if !found || err != nil || count < 1 || count > mostCopies {
		v.Refuse(strconv.Quote(text), fmt.Sprintf(`"?" for an unknown card, or "? x 5" for five of them, at most %d`,
			mostCopies))
	}
	return count
}

// checkType checks that a card can be in a zone other than play (101.2, 101.3).
// As the game starts any card can be in any deck: an expectation can ask whether
// the decks are legal.
func (r *Reader) checkType(v source.Value, print board.Print, zone board.Zone) {
	if r.Scenario.fromStart {
		return
	}
	c := r.card(print)
	switch t := c.Faces[0].Type; {
	case t == card.ManeCharacter:
		v.Refuse(c.Name()+", a Mane Character",
			fmt.Sprintf("a card that can be in the %s; a player's Mane Character stands under \"mane:\" (102.1)", zone))
	case zone == board.ProblemDeck && t != card.ProblemType:
		v.Refuse(c.Name()+", which is a "+t.String(), "a Problem: Problem decks have no other cards (101.3b)")
	case t == card.ProblemType && (zone == board.DrawDeck || zone == board.Hand || zone == board.Flip):
		v.Refuse(c.Name()+", a Problem",
			"a Friend, an Event, a Resource or a Troublemaker: no Problem is in a draw deck (101.2)")
	}
}

// notAliases are words that mean something else where a card is named.
var notAliases = []string{"none", "troublemaker", "winner", "scores", "priority", "window", "turn",
	"decision", "yes", "no", "?"}

// name gives a card the alias that the file has for it.
func (r *Reader) name(m *source.Mapping, id board.CardID) {
	r.cards[id-1].linked, _ = m.Get("linked")
	v, found := m.Get("as")
	if !found {
		return
	}
	names, alias := &r.Scenario.Names, r.newAlias(v)
	if other, taken := names.Cards[alias]; taken {
		v.Refuse(fmt.Sprintf("the alias %q again", alias), fmt.Sprintf(
			"each card in one place and each alias for one card; line %d has %q in the %s",
			r.cards[other-1].at.Position().Line, alias, zoneOf(r.Scenario.Setup.Cards[other-1])))
	}
	names.Cards[alias], names.Aliases[id] = id, alias
}

// newAlias reads an alias, which must not mean anything else.
func (r *Reader) newAlias(v source.Value) string {
	names, alias := &r.Scenario.Names, v.Text("an alias")
	_, isArea := names.Area(alias)
	_, isPlayer := names.Player(alias)
	if isArea || isPlayer || slices.ContainsFunc(notAliases, func(word string) bool {
		return strings.EqualFold(word, alias)
	}) {
		v.Refuse(strconv.Quote(alias), "an alias that doesn't mean anything else in a scenario")
	}
	return alias
}

// zoneOf words where a card is.
func zoneOf(c board.CardSetup) string {
	if c.Zone == board.Play {
		return "play zone"
	}
	return c.Zone.String()
}

// attach resolves at which Dilemmas the cards are and what they are attached to,
// once all are read: an attachment is at its host's area (509.3).
func (r *Reader) attach() {
	for i := range r.cards {
		if at := r.cards[i].area; at.Node != nil {
			r.Scenario.Setup.Cards[i].Area = r.Area(at)
		}
	}
	for i := range r.cards {
		if r.cards[i].host.Node != nil {
			r.Scenario.Setup.Cards[i].Host = r.alias(r.cards[i].host, "the alias of a card in play")
		}
	}
	for i := range r.cards {
		if r.cards[i].host.Node != nil {
			r.placeAtHost(board.CardID(i + 1))
		}
		if beneath := r.cards[i].beneath; beneath.Node != nil {
			r.Scenario.Setup.Cards[i].Beneath = r.alias(beneath, "the alias of a card in play")
		}
		if linked := r.cards[i].linked; linked.Node != nil {
			r.readLinks(linked, board.CardID(i+1))
		}
	}
}

// placeAtHost puts an attachment at the area of the card that it is attached
// to, which may be attached itself.
func (r *Reader) placeAtHost(id board.CardID) {
	cards, host := r.Scenario.Setup.Cards, r.cards[id-1].host
	on := id
	for range cards {
		if cards[on-1].Host == 0 {
			break
		}
		on = cards[on-1].Host
	}
	area := cards[on-1].Area
	switch c := &cards[id-1]; {
	case cards[on-1].Host != 0:
		host.Refuse(host.Describe(), "a card that isn't attached, directly or not, to this one")
	case c.Area != board.NoArea && c.Area != area:
		host.Refuse(fmt.Sprintf("a host at %s", r.Scenario.Names.AreaName(area)),
			"one at the attachment's area: leave \"at:\" out (509.3)")
	default:
		c.Area = area
	}
}
