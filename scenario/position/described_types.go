package position

import (
	"slices"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/rulesdb/spelling"
)

// Of which type a card is that a description names, and whose one is of which nobody says it.

var typesSaid = map[string]card.Type{"troublemaker": card.Troublemaker, "friend": card.Friend, "event": card.Event,
	"resource": card.Resource, "mane": card.ManeCharacter}

// ofType reads of which type the card is that was named last, right behind its name: "Trixie Troublemaker",
// "Discord (mane)". It is another of its Title, if the likeliest one isn't of that type.
func (d *describer) ofType() bool {
	last := len(d.cards) - 1
	if last < 0 || d.cardEnd == 0 || d.cardEnd != d.at || endsSentence(d.words[d.at-1]) {
		return false
	}
	said, words := strings.TrimSuffix(strings.TrimPrefix(strings.ToLower(d.words[d.at].text), "("), ")"), 1
	if inner, ok := strings.CutPrefix(said, "the "); ok {
		said = inner
	} else if said == "the" && d.at+1 < len(d.words) {
		said, words = strings.ToLower(d.words[d.at+1].text), 2
	}
	said = strings.TrimSuffix(said, " character")
	t, known := typesSaid[strings.TrimRight(said, ".")]
	if !known || d.isHeadAt(words) && d.words[d.at].text[0] != '(' {
		return false
	}
	c := &d.cards[last]
	if c.count != 1 || !d.toType(c, t) {
		return false
	}
	c.isTyped = true
	if t == card.ManeCharacter && d.word(words) == "character" {
		words++
	}
	d.goOn(words)
	d.cardEnd = d.at
	return true
}

// isOfType reads of which type the card is behind a comma: "Nightmare Moon, the Troublemaker", "(mane?) no, the
// Troublemaker".
func (d *describer) isOfType() bool {
	if len(d.cards) == 0 || d.cardEnd == 0 || d.cardEnd != d.at && !(d.cardEnd == d.at-1 && d.isUnread(d.at-1)) ||
		d.word(0) != "," && d.word(0) != "no" {
		return false
	}
	ahead := *d
	for ahead.word(0) == "no" || ahead.word(0) == "," {
		ahead.at++
	}
	ahead.cardEnd = ahead.at
	_, isType := typesSaid[ahead.word(0)]
	if ahead.word(0) != "the" && !(isType && ahead.isOver(1)) || !ahead.ofType() {
		return false
	}
	*d = ahead
	return true
}

// ownersIsOfType reads of which type a player's card is that was named before, of one that both have: "Alice's is a
// Friend".
func (d *describer) ownersIsOfType() bool {
	side, words, ok := d.whoseSaid(0)
	if !ok || !d.isOwner(0, words) || d.word(words) != "is" || !slices.Contains([]string{"a", "an", "the", "his",
		"her", "my"}, d.word(words+1)) {
		return false
	}
	t, isType := typesSaid[d.word(words+2)]
	for i := len(d.cards) - 1; i >= 0 && isType && d.isOver(words+3); i-- {
		if c := &d.cards[i]; c.count == 1 && slices.Equal(c.sides, []Side{side}) && d.toType(c, t) {
			c.isTyped = true
			d.goOn(words + 3)
			return true
		}
	}
	return false
}

// toType takes a card for one of its Title of that type; false if none is.
func (d *describer) toType(c *describedCard, t card.Type) bool {
	if _, isFacts := d.r.cards.factsOf(c.name.text); isFacts {
		return false
	}
	face := d.r.cards.faceOf(c.name.text)
	if face == nil || face.Type == t {
		return face != nil
	}
	title := spelling.Fold(face.Title)
	for _, named := range d.r.cards.named {
		of := &named.card.Faces[0]
		if of.Type == t && spelling.Fold(of.Title) == title && fitWithin(strings.Fields(spelling.Fold(c.name.text)),
			strings.Fields(spelling.Fold(named.card.Name()))) {
			c.name.text = d.r.cards.FileName(named.card)
			return true
		}
	}
	return false
}

// mayBeOfType reports whether a card of that type is called so.
func (d *describer) mayBeOfType(words string, t card.Type) bool {
	_, isFacts := d.r.cards.factsOf(words)
	name := strings.TrimRight(words, ".,")
	return !isFacts && d.toType(&describedCard{item: item{name: piece{text: name}}}, t)
}

// uncoveredBy reads whose the Troublemaker is that was named last: "uncovered by Blake".
func (d *describer) uncoveredBy() bool {
	last := len(d.cards) - 1
	side, words, ok := d.whoseSaid(2)
	if last < 0 || !ok || d.word(0) != "uncovered" || d.word(1) != "by" {
		return false
	}
	c := &d.cards[last]
	c.sides, c.spoken, c.isWhose, c.isUncovered = []Side{side}, true, false, true
	d.subject, d.spoken, d.byName = side, true, side.isName(d.word(1+words))
	d.goOn(2 + words)
	return true
}

// isSomebodys reads whose the card is, or those are that were named together, of which it is said behind a verb:
// "is mine", "are Blake's", "belongs to my opponent".
func (d *describer) isSomebodys() bool {
	last := len(d.cards) - 1
	verb, n := d.word(-1), 0
	if verb != "is" && verb != "are" {
		if verb = d.word(0); !slices.Contains([]string{"belongs", "belong", "belonging"}, verb) || d.word(1) != "to" {
			return false
		}
		n = 2
	}
	side, words, ok := d.whoseSaid(n)
	isBehind := d.placeEnd == d.at || d.placeEnd == d.at-1 || d.cardEnd == d.at-1 || n > 0 ||
		d.cardEnd > 0 && d.isWhich(-2)
	if last < 0 || !ok || d.cards[last].isOver && n == 0 && !d.isNamedNow() || !isBehind ||
		n == 0 && !d.isOwner(0, words) ||
		!d.isOver(n+words) && d.word(n+words) != "but" && !d.isLike(n+words) &&
			!(d.word(n+words) == "and" && (d.isLike(n+words+1) || d.isAtPlace(n+words+1))) &&
			!(verb == "belonging" && d.isVerbOf(n+words)) && !d.isAtPlace(n+words) {
		return false
	}
	if face := d.r.cards.faceOf(d.cards[last].name.text); n == 0 && face != nil && face.Type == card.ProblemType {
		return false // Bunny Breakout is Blake's: that Problem
	}
	first := last
	for (verb == "are" || verb == "belong") && first > 0 && d.isNamedTogether(first) {
		first--
	}
	for i := first; i <= last; i++ {
		d.cards[i].sides, d.cards[i].spoken, d.cards[i].isWhose = []Side{side}, true, false
	}
	d.goOn(n + words)
	return true
}

// isNamedNow reports whether a card that was named before has just been named again: "Falcon is Avery's".
func (d *describer) isNamedNow() bool {
	c := &d.cards[len(d.cards)-1]
	return d.cardEnd == d.at-1 && c.sentence < d.sentence && c.zone == InPlay
}

// cardsAsBefore reads how many cards somebody has at the place of which the other's were counted: "he has no cards
// in hand, I have 3".
func (d *describer) cardsAsBefore() bool {
	n, ok := d.number(0)
	if !ok || n < 1 || !d.isVerbOf(-1) || d.isUnread(d.at-2) || d.kind == nil || d.kind.zone != Hand &&
		(d.kind.zone != Deck || !d.endsInUnknownPile() && !d.isUnknownDeckLast()) ||
		len(d.units) > 0 && !d.cardsCounted() ||
		d.word(1) != ":" && !d.isOver(1) && !(d.word(1) == "and" && (d.isAtPlace(2) || d.isWhose(2))) {
		return false
	}
	said := d.words[d.at]
	d.goOn(1)
	over := d.sentence
	d.add(item{count: n, name: piece{Unknown, said.at}})
	c := &d.cards[len(d.cards)-1]
	c.zone, c.sides, c.spoken = d.kind.zone, []Side{d.subject}, true
	if d.sentence == over && d.takes(":") {
		d.isListed, c.isListed = true, true
	}
	d.cardEnd, d.placeEnd = d.at, d.at // I've got two, Yay! and Gyro
	return true
}

// isUnknownDeckLast reports whether the cards of a deck were counted last, which nobody knows.
func (d *describer) isUnknownDeckLast() bool {
	last := len(d.cards) - 1
	return last >= 0 && d.cards[last].name.is(Unknown) && d.cards[last].zone == Deck &&
		d.cards[last].sentence+1 >= d.sentence
}

// isAsUsual is of how many words it is that cards are as they are unless anything else is said: face up, ready.
func (d *describer) isAsUsual(n int) int {
	switch w := d.word(n); {
	case w == "face" && d.word(n+1) == "up":
		return 2
	case slices.Contains([]string{"face-up", "faceup", "uncovered", "ready"}, w):
		return 1
	}
	return 0
}

// tellAssumed tells what was taken for granted of a card: whose it is.
func (d *describer) tellAssumed(c *describedCard) {
	if !c.isWhose && len(c.areas) < 2 && !c.isUnsure || c.spoken || c.zone != InPlay && !c.isUnsure ||
		len(c.sides) != 1 {
		return
	}
	if face := d.r.cards.faceOf(c.name.text); face != nil && face.Type == card.ProblemType {
		return // it is whose the Problem deck was
	}
	why := ""
	if c.isUnsure && !c.isWhose {
		why = ", who was spoken of last"
	}
	if c.isWhose {
		why = ", whose Problem it is at"
	}
	say := "; say who controls it"
	if c.zone != InPlay {
		say = "; say whose"
	}
	d.r.assume(c.said, "taken to be "+c.sides[0].String()+"’s"+why+say)
}

// tellPlaceAssumed tells at which place a card was put of which none was said: a Mane Character is at home, unless
// there is a faceoff that it may be in.
func (d *describer) tellPlaceAssumed(c *describedCard, at Area) {
	face := d.r.cards.faceOf(c.name.text)
	isLeft := slices.ContainsFunc(d.unread, func(p piece) bool { // a place may be what can't be read
		return slices.ContainsFunc([]string{"problem", "at", "on", "there", "place"}, p.hasWord)
	})
	isSure := face != nil && !(isLeft && face.Type == card.ManeCharacter) &&
		(face.Type == card.ProblemType || face.Type == card.Resource ||
			face.Type == card.ManeCharacter && at.Kind == Home && !d.r.position.Moment.inFaceoff())
	if !isSure {
		d.r.assume(c.said, "taken to be at "+at.String()+", as no place is said")
	}
}

// isLooseTroublemaker reports whether a Troublemaker is named of which nobody says whose it is, behind what was said of
// a player's card: "my Falcon is at his problem, Timberwolf face up there".
func (d *describer) isLooseTroublemaker(c *describedCard) bool {
	face := d.r.cards.faceOf(c.name.text)
	return face != nil && face.Type == card.Troublemaker && d.spoken && !d.both && !d.has && !d.headed &&
		d.word(-1) == "," && d.placeEnd > max(d.sentenceBegin(), d.cardEnd) && d.zone == InPlay
}

// isWhich reports whether the word so many on is one by which a card is spoken of again.
func (d *describer) isWhich(n int) bool {
	return slices.Contains([]string{"which", "that", "who"}, d.word(n))
}

// isLike reports whether it is said so many words on what a card is like as well: "… and uncovered".
func (d *describer) isLike(n int) bool {
	_, mark := d.markAt(n + 1)
	return (d.word(n) == "and" || d.word(n) == "but") && (mark > 0 || d.isAsUsual(n+1) > 0 || d.word(n+1) == "has")
}
