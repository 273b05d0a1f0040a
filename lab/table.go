package lab

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"

	"canterlaw/engine"
	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
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
func (d *dealer) decks(number uint64) (avery, blake *rulesdb.Deck, err error) {
	avery, blake, err = scenario.MixedDecks(d.lib, number, d.wanted)
	if err != nil {
		return nil, nil, err
	}
	for _, deck := range []*rulesdb.Deck{avery, blake} {
		deck.Cards = slices.DeleteFunc(deck.Cards, func(of rulesdb.DeckCard) bool {
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
	for side, deck := range []*rulesdb.Deck{avery, blake} {
		t.whole(position.Side(side), deck)
	}
	t.name()
	return p, nil
}

// whole lays out what a player begins a game with.
func (t *dealt) whole(side position.Side, deck *rulesdb.Deck) {
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
	for side, deck := range []*rulesdb.Deck{avery, blake} {
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

// dealt is a table that is being dealt.
type dealt struct {
	*dealer
	random   *rand.Rand
	position *position.Position

	links      yaml.MapSlice // of the changed card that is being dealt, as files have them
	mostInDeck int           // fewer cards than that are known of a deck, and in it
	meet       bool          // all characters are at the turn player's Problem
}

// side deals what a player has.
func (t *dealt) side(side position.Side, of *rulesdb.Deck) {
	player := &t.position.Players[side]
	player.Score, player.Tokens, player.NoDeck = t.random.IntN(8), 2+t.random.IntN(6), true
	var friends, others []*rulesdb.Card
	for _, c := range of.Cards {
		switch f := &c.Card.Faces[0]; {
		case t.wanted[c.Card.Number]:
		case f.Type == card.ManeCharacter && t.random.IntN(3) == 0:
			t.put(c.Card, side, position.InPlay, position.Area{Of: side, Kind: position.Home})
		case f.Type == card.ProblemType && player.Problem == nil && t.random.IntN(3) == 0:
			t.put(c.Card, side, position.InPlay, position.Area{Of: side, Kind: position.Problem})
		case f.Type == card.Friend:
			friends = append(friends, c.Card)
		case f.Type != card.ManeCharacter && f.Type != card.ProblemType:
			others = append(others, c.Card)
		}
	}
	t.random.Shuffle(len(friends), func(i, j int) { friends[i], friends[j] = friends[j], friends[i] })
	slices.SortStableFunc(friends, func(a, b *rulesdb.Card) int { return t.lacksColor(a) - t.lacksColor(b) })
	for _, c := range friends[:min(len(friends), 2+t.random.IntN(3))] {
		t.put(c, side, position.InPlay, t.area(side))
	}
	all := slices.Concat(friends, others)
	t.random.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	deck := t.random.IntN(t.mostInDeck) // few enough that some games come to the end of a deck
	for i, c := range all {
		switch {
		case i < 2:
			t.put(c, side, position.Hand, position.Area{})
		case i < 2+deck:
			t.put(c, side, position.Deck, position.Area{})
		case i < 3+deck:
			t.put(c, side, position.Discard, position.Area{})
		case i < 4+deck && c.Faces[0].Type == card.Troublemaker:
			t.put(c, side, position.InPlay, position.Area{Of: side.Other(), Kind: position.Problem})
		}
	}
}

// lacksColor is 0 for a Friend of a color that the changed card asks for, 1 for others.
func (t *dealt) lacksColor(c *rulesdb.Card) int {
	if c.Faces[0].Colors&t.colors != 0 {
		return 0
	}
	return 1
}

// area is a home or a Problem at which a player's character can be.
func (t *dealt) area(side position.Side) position.Area {
	if t.meet {
		return position.Area{Of: t.position.Moment.Turn, Kind: position.Problem}
	}
	switch t.random.IntN(4) {
	case 0:
		return position.Area{Of: side, Kind: position.Home}
	case 1:
		return position.Area{Of: side.Other(), Kind: position.Problem}
	}
	return position.Area{Of: side, Kind: position.Problem}
}

// place puts a changed card where it can be used: in hand or in play, of either player.
func (t *dealt) place(c *rulesdb.Card) (side position.Side, area position.Area) {
	side = position.Side(t.random.IntN(2))
	switch t.zoneFor(c) {
	case position.Hand:
		t.put(c, side, position.Hand, position.Area{})
	case position.Deck:
		t.put(c, side, position.Deck, position.Area{})
		t.onTop()
	default:
		area = t.area(side)
		switch c.Faces[0].Type {
		case card.ManeCharacter, card.Friend:
		case card.ProblemType:
			area = position.Area{Of: side, Kind: position.Problem}
		case card.Troublemaker:
			area = position.Area{Of: position.Side(t.random.IntN(2)), Kind: position.Problem}
		default:
			area = position.Area{Of: side, Kind: position.Home}
		}
		placed := t.put(c, side, position.InPlay, area)
		placed.Boosted = t.isBoosted(c)
		placed.FaceDown = c.Faces[0].Type == card.Troublemaker && t.random.IntN(2) == 0
		placed.Exhausted = placed.Exhausted && t.random.IntN(2) == 0
	}
	return side, area
}

// zoneFor draws where a changed card is.
func (t *dealt) zoneFor(c *rulesdb.Card) position.Zone {
	switch c.Faces[0].Type {
	case card.ManeCharacter, card.ProblemType:
		return position.InPlay
	case card.Event:
		if t.random.IntN(4) == 0 {
			return position.Deck
		}
		return position.Hand
	}
	switch t.random.IntN(6) {
	case 0:
		return position.Deck
	case 1, 2, 3:
		return position.Hand
	}
	return position.InPlay
}

func (t *dealt) put(c *rulesdb.Card, side position.Side, zone position.Zone, area position.Area) *position.Card {
	placed := &position.Card{Name: fileName(t.lib, c), Count: 1, Owner: side, Controller: side, Zone: zone, Area: area}
	if zone == position.InPlay {
		placed.Exhausted = t.random.IntN(6) == 0 && c.Faces[0].Type.IsCharacter()
		switch c.Faces[0].Type {
		case card.ManeCharacter:
			t.position.Players[side].Mane = placed
			return placed
		case card.ProblemType:
			t.position.Players[area.Of].Problem = placed
			return placed
		}
		if c.Faces[0].HasTrait(card.TraitDilemma) {
			placed.Area = position.Area{}
		}
	}
	t.position.Cards = append(t.position.Cards, placed)
	return placed
}

// fileName is what a card is called in a file: its full name, or its number or id where
// others share it.
func fileName(lib *rulesdb.Library, c *rulesdb.Card) string {
	for _, name := range []string{c.Name(), c.Number} {
		if found, err := lib.FindCard(name); err == nil && found.ID == c.ID {
			return name
		}
	}
	return c.ID
}

// single lays out each card of a stack by itself, as a ruling's file may name several in
// one line; those that nobody knows stay together.
func (t *dealt) single() {
	var all []*position.Card
	for _, c := range t.position.Cards {
		for c.Count > 1 && c.Name != position.Unknown {
			one := *c
			one.Count, one.Counters = 1, slices.Clone(c.Counters)
			all = append(all, &one)
			c.Count--
		}
		all = append(all, c)
	}
	t.position.Cards = all
}

// name gives cards that share their name aliases, so that steps name each whatever else is
// taken away.
func (t *dealt) name() {
	t.single()
	count, taken := map[string]int{}, map[string]bool{}
	for _, c := range t.position.All() {
		count[c.Name]++
		taken[c.Alias] = true
	}
	for _, c := range t.position.All() {
		if count[c.Name] < 2 || c.Name == position.Unknown || c.Alias != "" {
			continue
		}
		for n := 1; c.Alias == "" || taken[c.Alias]; n++ {
			c.Alias = alias(c.Name, c.Owner, n)
		}
		taken[c.Alias] = true
	}
}

// alias is what a card is called in steps that has its name with others.
func alias(name string, owner position.Side, number int) string {
	word, _, _ := strings.Cut(rulesdb.FoldName(name), " ")
	return fmt.Sprintf("%s-%s-%d", strings.ToLower(owner.Letter()), word, number)
}
