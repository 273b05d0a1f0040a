package lab

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"

	"canterlaw/engine"
	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/decklist"
	"canterlaw/scenario"
	"canterlaw/scenario/position"
)

// Most games begin amid a game between two decks that hold the card: a few characters
// stand about, hands and the tops of decks are known, the card is in hand or in play, and
// about it lies what its abilities speak of. So it is used often, and what is found is
// small from the beginning. Of every eight tables one is a ruling that the variant can
// touch, from where it begins, and another one a ruling with the card put into it, or that asks
// about the same point; of every thirty-two one is the start of a whole game.

// tablesOfAKind is after how many tables the sorts of table begin again.
const tablesOfAKind = 32

// dealer deals the tables of a variant.
type dealer struct {
	lib     *rulesdb.Library
	cards   []*rulesdb.Card // that the variant changes
	wanted  map[string]bool
	colors  card.Colors       // that their play requirements ask for
	*needs                    // what their abilities speak of
	fitting [][]*rulesdb.Card // for each description of cards
	plain   []*rulesdb.Card   // Friends without text
	changed map[string][]bool // for each of the cards, which of its faces the variant changes
	near    [][]byte          // rulings that the variant can touch
	other   [][]byte          // rulings with cards that the abilities speak of, or that ask about the points
}

func newDealer(versions *Versions) (*dealer, error) {
	lib, v := versions.Now, versions.Variant
	d := &dealer{lib: lib, wanted: map[string]bool{}, changed: map[string][]bool{}, needs: needsOf(v)}
	all := d.cardsNeeded
	d.cardsNeeded = nil
	for _, of := range all {
		if fitting := d.thatFit(&of); len(fitting) > 0 {
			d.cardsNeeded, d.fitting = append(d.cardsNeeded, of), append(d.fitting, fitting)
		}
	}
	friend := need{types: []card.Type{card.Friend}}
	d.plain = slices.DeleteFunc(d.thatFit(&friend), func(c *rulesdb.Card) bool { return !isPlain(c) })
	if err := d.readRulings(versions); err != nil {
		return nil, err
	}
	for _, c := range v.Cards {
		if c.OnlyBanned() {
			continue
		}
		d.cards = append(d.cards, c.Before)
		d.wanted[c.Before.Number] = true
		d.changed[c.Before.ID] = c.ChangedFaces()
		for _, r := range c.Before.Faces[0].PlayRequirements {
			d.colors |= card.ColorsOf(r.Color)
		}
	}
	return d, nil
}

// readRulings finds the rulings that are tables to begin at: those that are about what the
// variant changes, and those with a card that its abilities name or that ask about its points.
func (d *dealer) readRulings(versions *Versions) error {
	rulings, err := Shipped()
	if err != nil {
		return err
	}
	asking := versions.asking(rulings)
	for i := range rulings {
		r := &rulings[i]
		switch {
		case versions.isAbout(r):
			d.near = append(d.near, r.Text)
		case asking[i] || slices.ContainsFunc(d.cardsNeeded, func(of need) bool {
			return slices.ContainsFunc(of.titles, func(title string) bool { return containsFold(r.Text, title) })
		}):
			d.other = append(d.other, r.Text)
		}
	}
	return nil
}

// isAbout reports whether a ruling says that it is about what the variant changes: it has
// the card, names the disputed point, or rests on the rule.
func (v *Versions) isAbout(r *Ruling) bool {
	for _, c := range v.Variant.Cards {
		if !c.OnlyBanned() && namesCard(r, c.Before) {
			return true
		}
	}
	for point := range v.Variant.Read {
		if bytes.Contains(r.Text, []byte(point)) {
			return true
		}
	}
	return v.Variant.Without != 0 && restsOn(r, v.Variant.Without.String())
}

// asking tells of each ruling whether it asks about a point that the variant reads.
func (v *Versions) asking(rulings []Ruling) []bool {
	asks := make([]bool, len(rulings))
	if len(v.Variant.Read) == 0 {
		return asks
	}
	inParallel(len(rulings), func(i int) {
		if s, err := scenario.Read(v.Now, rulings[i].File, rulings[i].Text); err == nil {
			asked := s.WatchPoints()
			follow(s)
			asks[i] = asksAny(asked, v.Variant.Read)
		}
	})
	return asks
}

// namesCard reports whether a ruling's file has a card's number or full name.
func namesCard(r *Ruling, c *rulesdb.Card) bool {
	return containsFold(r.Text, c.Name()) || c.Number != "" && bytes.Contains(r.Text, []byte("card: "+c.Number+",")) ||
		bytes.Contains(r.Text, []byte("card: "+c.Number+"}"))
}

// restsOn reports whether a ruling's file has a rule among those that it rests on.
func restsOn(r *Ruling, number string) bool {
	for line := range bytes.Lines(r.Text) {
		if rules, found := bytes.CutPrefix(line, []byte("rules:")); found {
			return slices.ContainsFunc(strings.FieldsFunc(string(rules), func(r rune) bool {
				return strings.ContainsRune(" [],\"\n", r)
			}),
				func(n string) bool { return n == number })
		}
	}
	return false
}

// deal deals the table of a number.
func (d *dealer) deal(number uint64) (*position.Position, error) {
	switch number % tablesOfAKind {
	case 1, 9, 17, 25:
		if t := d.ruling(number, d.near, false); t != nil {
			return t, nil
		}
	case 5, 13, 21, 29:
		if t := d.ruling(number, slices.Concat(d.other, d.near), true); t != nil {
			return t, nil
		}
	case 15:
		return d.wholeGame(number)
	}
	return d.amid(number)
}

// ruling is the table of one of the rulings, with the changed cards put into it if asked
// for; nil if there is none.
func (d *dealer) ruling(number uint64, among [][]byte, put bool) *position.Position {
	if len(among) == 0 {
		return nil
	}
	random := rand.New(rand.NewPCG(number, 5))
	p, err := position.ReadDraft("table", among[random.IntN(len(among))])
	if err != nil || p.FromStart || slices.ContainsFunc(p.All(), func(c *position.Card) bool {
		of, err := d.lib.FindCard(c.Name)
		return err == nil && !isReadable(of)
	}) {
		return nil
	}
	p.Course, p.Head = nil, slices.DeleteFunc(headOf(p), func(item yaml.MapItem) bool {
		return item.Key == "edition" || item.Key == "disputed" // the game as it is, against the variant
	})
	t := &dealt{dealer: d, random: random, position: p}
	for _, c := range d.cards {
		if put {
			t.place(c)
		}
	}
	t.name()
	return p
}

// decks are two decks that hold the changed cards, without what asks for something unreadable.
func (d *dealer) decks(number uint64) (avery, blake *decklist.Deck, err error) {
	avery, blake, err = scenario.MixedDecks(d.lib, number, d.wanted)
	if err != nil {
		return nil, nil, err
	}
	for _, deck := range []*decklist.Deck{avery, blake} {
		deck.Cards = slices.DeleteFunc(deck.Cards, func(of decklist.Copies) bool {
			printed, err := d.lib.FindCard(of.Card.Number) // the deck's are easy to play
			return err != nil || !isReadable(printed)
		})
	}
	return avery, blake, nil
}

// wholeGame is the start of a game between two decks that hold the changed cards.
func (d *dealer) wholeGame(number uint64) (*position.Position, error) {
	avery, blake, err := d.decks(number)
	if err != nil {
		return nil, err
	}
	p := position.New()
	p.FromStart = true
	t := &dealt{dealer: d, random: rand.New(rand.NewPCG(number, 6)), position: p}
	for side, deck := range []*decklist.Deck{avery, blake} {
		t.whole(position.Side(side), deck)
	}
	t.name()
	return p, nil
}

// whole lays out what a player begins a game with.
func (t *dealt) whole(side position.Side, deck *decklist.Deck) {
	t.position.Players[side].NoDeck = true
	for _, of := range deck.Cards {
		for range of.Count {
			c, err := t.lib.FindCard(of.Card.Number) // the deck's are easy to play
			if err != nil {
				continue
			}
			switch c.Faces[0].Type {
			case card.ManeCharacter:
				t.put(c, side, position.InPlay, position.Area{Of: side, Kind: position.Home})
			case card.ProblemType:
				t.put(c, side, position.ProblemDeck, position.Area{})
			default:
				t.put(c, side, position.Deck, position.Area{})
			}
		}
	}
}

// amid deals a table amid a game.
func (d *dealer) amid(number uint64) (*position.Position, error) {
	avery, blake, err := d.decks(number)
	if err != nil {
		return nil, err
	}
	t := &dealt{dealer: d, random: rand.New(rand.NewPCG(number, 4)), position: position.New()}
	t.position.Moment.Turn = position.Side(t.random.IntN(2))
	faceoffs := d.words.HasAny(&faceoffWords)
	switch n := t.random.IntN(4); {
	case n == 0:
		t.position.Moment.Name = engine.TurnStart.String()
	case n == 1 || n == 2 && faceoffs:
		t.position.Moment.Name = engine.Confronting.String()
	}
	if len(d.cards) == 0 { // for rules and readings, which often are about the ends of decks and of faceoffs
		t.mostInDeck, t.meet = 1+t.random.IntN(7), t.random.IntN(2) == 0
	} else {
		t.mostInDeck, t.meet = 8, faceoffs && t.random.IntN(2) == 0
	}
	for side, deck := range []*decklist.Deck{avery, blake} {
		t.side(position.Side(side), deck)
	}
	for _, c := range d.cards {
		side, area := t.place(c)
		t.payable(c, side)
		t.meetNeeds(c, side, area)
	}
	t.attach()
	t.name()
	return t.position, nil
}

// attach attaches what lies about and has to be attached, to a card that fits.
func (t *dealt) attach() {
	for _, c := range t.position.Cards {
		is, err := t.lib.FindCard(c.Name)
		if err != nil || c.Zone != position.InPlay || c.On != nil {
			continue
		}
		on := hostsOf(is)
		var hosts []*position.Card
		for _, host := range t.position.All() {
			of, err := t.lib.FindCard(host.Name)
			if err == nil && host.Zone == position.InPlay && host != c && !host.FaceDown &&
				slices.ContainsFunc(on, func(d need) bool { return d.fitsType(&of.Faces[0]) }) {
				hosts = append(hosts, host)
			}
		}
		if len(hosts) > 0 {
			_ = t.position.Attach(c, one(t, hosts)) // else it lies where it can't stay
		}
	}
}

// hostsOf describes the cards on which a card is played; none if it isn't.
func hostsOf(c *rulesdb.Card) (hosts []need) {
	for _, notation := range c.Faces[0].Abilities {
		if !strings.HasPrefix(notation, "PlayOn(") {
			continue
		}
		if a, err := ability.Read(notation); err == nil {
			hosts = append(hosts, (&reader{}).described(a.Statements[0].Hosts())...)
		}
	}
	return hosts
}
