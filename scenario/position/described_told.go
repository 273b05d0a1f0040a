package position

import (
	"slices"
	"strings"
	"unicode"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/spelling"
)

// What of a description is told though it could be read as something: a name of which only parts are cards', a place
// that is none, what is only asked, and cards that may be others than those that were meant.

// smallInNames are words that stand within names between words with capitals.
var smallInNames = []string{"in", "of", "the", "from", "for", "a"}

// ofNoCard leaves out a name that is no card's though words of it are, as capitals show that it is one: "Trouble in
// the Orchard".
func (d *describer) ofNoCard() bool {
	if d.wholeName() > 0 || !d.isCapital(0) || !d.isCardAt(0) {
		return false
	}
	n := 1
	for d.isCapital(n) && d.isCardAt(n) && !endsSentence(d.words[d.at+n-1]) {
		n++
	}
	small := n
	for slices.Contains(smallInNames, d.word(small)) && !endsSentence(d.words[d.at+small-1]) {
		small++
	}
	if small == n || !d.isCapital(small) || d.isWhose(small) || d.isPlace(small) || d.isPlace(small-1) ||
		d.isPlace(n+1) || endsSentence(d.words[d.at+n-1]) {
		return false
	}
	ahead := *d
	ahead.at += small
	if ahead.wholeName() > 0 || d.r.cards.isWholeName(strings.TrimRight(d.words[ahead.at].text, ".,")) {
		return false // Falcon, of the Friends
	}
	if _, isFacts := d.r.cards.factsOf(d.word(small)); isFacts {
		return false
	}
	for d.isCapital(small) && !d.isWhose(small) && !d.isSignAt(small) {
		if small++; endsSentence(d.words[d.at+small-1]) {
			break
		}
	}
	for range small {
		d.unreadOne()
	}
	d.stop()
	return true
}

// isCapital reports whether the word so many on begins with a capital.
func (d *describer) isCapital(n int) bool {
	return d.at+n >= 0 && d.at+n < len(d.words) && unicode.IsUpper([]rune(d.words[d.at+n].text)[0])
}

func (d *describer) isSignAt(n int) bool {
	return d.at+n < len(d.words) && isSign(d.words[d.at+n].text)
}

// atNoPlace leaves out a place that is none, but a card: "Gyro is at Falcon". Where the cards are that were named
// without a place can't be read then.
func (d *describer) atNoPlace() bool {
	n := 1
	for slices.Contains([]string{"a", "an", "the", "my", "his", "her", "their"}, d.word(n)) &&
		!endsSentence(d.words[d.at+n-1]) {
		n++
	}
	if !slices.Contains([]string{"at", "in", "@"}, d.word(0)) || d.isPlace(1) || !d.isCardAt(n) ||
		endsSentence(d.words[d.at+n-1]) || // at his. Falcon is there
		!beginsName(d.words[d.at+n].text) {
		return false
	}
	if _, isNumber := d.number(n); isNumber {
		return false
	}
	ahead := *d
	ahead.at += n
	ahead.r, ahead.cards = d.r.tried(), slices.Clone(d.cards)
	if ahead.turn() {
		return false
	}
	d.loseAll()
	for range n + max(ahead.wholeName(), 1) {
		d.unreadOne()
	}
	d.stop()
	return true
}

// tellAsked tells the words with which something is asked, and that were read as if it were so: "Timberwolf
// (face-down?)".
func (d *describer) tellAsked() {
	for i, w := range d.words {
		if !strings.HasSuffix(w.text, "?") || w.text == Unknown || i+2 < len(d.words) && d.words[i+1].text == ")" &&
			slices.Contains(corrections, d.plain[i+2]) {
			continue
		}
		isIn := func(of piece) bool { return of.at <= w.at && w.at < of.at+len(of.text) }
		isOfCard := func(c describedCard) bool {
			return isIn(c.name) && strings.HasSuffix(c.name.text, "?") && d.r.cards.isWholeName(c.name.text) ||
				slices.ContainsFunc(c.attached, func(it item) bool { return isIn(it.name) })
		}
		if !slices.ContainsFunc(d.unread, isIn) && !slices.ContainsFunc(d.cards, isOfCard) {
			d.r.fault(w, "what is so: what is asked can't be put on the table")
		}
	}
}

// ofHead takes a card in a list of Friends for the Friend of its Title, and tells where none is.
func (d *describer) ofHead(c *describedCard) {
	face := d.r.cards.faceOf(c.name.text)
	if !d.areFriends && !d.namesFriends || face == nil || face.Type == card.Friend {
		return
	}
	said := c.name
	if !d.toType(c, card.Friend) && face.Type == card.ManeCharacter {
		d.r.assume(said, "taken to be the Mane Character, as no Friend is called so")
	}
}

// ofListed takes a card that is named as one of several for the one of its Title that is of their type.
func (d *describer) ofListed(c, of *describedCard) {
	if facts, isFacts := d.r.cards.factsOf(of.name.text); isFacts {
		d.toType(c, facts.Type)
	}
}

// tellType tells a card that is taken for the Troublemaker of its Title, as there is a Friend of that Title, too.
func (d *describer) tellType(c *describedCard) {
	face := d.r.cards.faceOf(c.name.text)
	if face == nil || face.Type != card.Troublemaker || c.zone != InPlay && c.zone != "" || c.isUncovered ||
		c.isTyped || d.isSaidBefore(c.said, "troublemaker", "tm") || len(c.marks) > 0 || slices.ContainsFunc(c.areas,
		func(a Area) bool { return a.Kind == Home }) ||
		spelling.Fold(c.name.text) != spelling.Fold(face.Title) ||
		!d.mayBeOfType(c.name.text, card.Friend) {
		return
	}
	d.r.assume(c.said, "taken to be the Troublemaker and not the Friend; say which of both")
}

// tellOther tells a card that was put there in the place of one that was likelier meant: a Mane Character, where the
// player has another.
func (d *describer) tellOther(c *describedCard, at Place) {
	if !at.isArea() || !d.r.mane[at.Side] || d.isManeSaid[at.Side] || c.count > 1 {
		return
	}
	found := d.r.cards.Near(c.name.text, at, Place{Zone: Discard})
	if len(found) == 0 || found[0].Faces[0].Type != card.ManeCharacter {
		return
	}
	for _, other := range d.r.named(c.name.text, at, nil) {
		d.r.assume(c.said, "taken to be "+other.Name()+", as "+at.Side.String()+
			" has a Mane Character already; say which is the Mane Character")
		return
	}
}

// tellPart tells of a card that was named by some words of its name that others have as well, or that don't begin it,
// which it was taken to be. Whoever says a part of a Mane Character's name means that one.
func (d *describer) tellPart(c *describedCard) {
	d.tellPartOf(c.item, c.said)
	for _, attached := range c.attached {
		d.tellPartOf(attached, d.r.wholeWord(attached.name))
	}
}

func (d *describer) tellPartOf(c item, words piece) {
	said := spelling.Fold(c.name.text)
	_, isFacts := d.r.cards.factsOf(c.name.text)
	face := d.r.cards.faceOf(c.name.text)
	isToken := slices.ContainsFunc(c.marks, func(mark piece) bool { return mark.is("token") })
	if isFacts || isToken || face == nil || d.r.cards.isWholeName(c.name.text) ||
		d.r.cards.nick[said] != "" || len(d.r.cards.lib.CardsByNumber(c.name.text)) == 1 {
		return
	}
	title := spelling.Fold(face.Title)
	if face.Type == card.ManeCharacter && fitWithin(strings.Fields(said), strings.Fields(title)) {
		return
	}
	isPhrase := face.Type == card.ProblemType || face.Type == card.Event || face.Type == card.Troublemaker
	isBegun := strings.HasPrefix(strings.TrimPrefix(title, "the "), strings.TrimPrefix(said, "the "))
	isInTitle := func(word string) bool {
		return slices.ContainsFunc(strings.Fields(title), func(of string) bool { return strings.HasPrefix(of, word) })
	}
	isElsewhere := !slices.ContainsFunc(strings.Fields(said), isInTitle) // in the subtitle
	others := func(of *rulesdb.Card) bool {
		another := spelling.Fold(of.Faces[0].Title)
		return another != title && strings.HasPrefix(another, said+" ")
	}
	found := d.r.cards.Near(c.name.text, Place{Zone: InPlay, Area: Area{Kind: Problem}}, Place{Zone: Discard})
	isAmong := func(of *rulesdb.Card) bool { // hat: which?
		another := spelling.Fold(of.Faces[0].Title)
		return face.Type == card.Resource && of.Faces[0].Type == card.Resource && another != title &&
			slices.Contains(strings.Fields(another), said)
	}
	if isPhrase && !isBegun || !isBegun && slices.ContainsFunc(found, isAmong) ||
		isElsewhere && !d.r.cards.subtitles[said] || slices.ContainsFunc(found, others) {
		d.r.assume(words, "taken to be "+face.Title+"; say more of the name if another is meant")
	}
}

// tellUnnamed tells cards that were said by what they are, right before others of that sort in a list of them: each is
// a card of its own.
func (d *describer) tellUnnamed() {
	for i := range d.cards {
		c := &d.cards[i]
		facts, isFacts := d.r.cards.factsOf(c.name.text)
		end := c.said.at + len(c.said.text)
		if isFacts && d.namesThoseBefore(i, facts.Type) {
			d.r.assume(c.said, "taken to be others than those that are named before")
			continue
		}
		if !isFacts && !(c.name.is(Unknown) && c.count > 1) || c.count < 1 || c.isListed || !c.counted.isEmpty() ||
			end > len(d.line()) || d.r.cards.isWholeName(c.name.text) {
			continue
		}
		for _, next := range d.cards[i+1:] {
			if next.sentence != c.sentence || next.said.at < end {
				continue
			}
			between := strings.TrimSpace(d.line()[end:next.said.at])
			sign := strings.LastIndexAny(between, ",:(–-")
			fewWords := 2
			if strings.Contains(between, " is ") {
				fewWords = 4
			}
			isList := (sign >= 0 || between == "" || between == "s") &&
				len(strings.Fields(between[sign+1:])) < fewWords && !strings.Contains(between, " and ")
			_, alsoFacts := d.r.cards.factsOf(next.name.text)
			if isList && (c.name.is(Unknown) && next.zone == c.zone && !next.isOthersThan(c) ||
				!alsoFacts && !c.name.is(Unknown) && d.mayBeOfType(next.name.text, facts.Type)) {
				said := c.said
				if c.name.is(Unknown) {
					said = d.r.wordOf(c.name)
				}
				d.r.assume(said, "taken to be another card than those that are named behind it")
			}
			break
		}
	}
}

// tellAgain tells cards that are named once more without a word that they are others: each is a card of its own.
func (d *describer) tellAgain() {
	for i := range d.cards {
		c := &d.cards[i]
		if c.count != 1 || c.zone != InPlay && c.zone != "" || c.name.is(Unknown) || d.isSaidToBeAnother(c.said) {
			continue
		}
		if _, isFacts := d.r.cards.factsOf(c.name.text); isFacts {
			continue
		}
		isSame := func(of describedCard) bool {
			return of.count >= 1 && of.said.at != c.said.at && len(of.sides) == 1 && (d.isSaidToBeThe(c.said) ||
				of.sentence != c.sentence && (c.zone == "" || slices.Equal(of.sides, c.sides))) &&
				(of.zone == InPlay || of.zone == "") &&
				spelling.Fold(of.name.text) == spelling.Fold(c.name.text)
		}
		if slices.ContainsFunc(d.cards[:i], isSame) {
			d.r.assume(c.said, "taken to be another one than that which was named before")
		}
	}
}

// isSaidToBeAnother reports whether a word before a name says that it is one more.
func (d *describer) isSaidToBeAnother(name piece) bool {
	i := slices.IndexFunc(d.words, func(w piece) bool { return w.at >= name.at })
	if i <= 0 {
		return false
	}
	_, isNumber := numbersSaid[d.plain[i-1]]
	return isNumber || slices.Contains([]string{"second", "other", "further", "third"}, d.plain[i-1])
}

// isSaidToBeThe reports whether the word before a name says that it is one that is known.
func (d *describer) isSaidToBeThe(name piece) bool { return d.isSaidBefore(name, "the") }

// isSaidBefore reports whether one of some words stands right before a name.
func (d *describer) isSaidBefore(name piece, words ...string) bool {
	i := slices.IndexFunc(d.words, func(w piece) bool { return w.at >= name.at })
	return i > 0 && slices.Contains(words, d.plain[i-1])
}

// withNamed reads that cards are where one is that was named before: "Gyro is with the Timberwolf".
func (d *describer) withNamed() bool {
	n := 0
	for _, with := range []string{"along with", "together with", "next to", "with", "beside", "alongside"} {
		if said := strings.Fields(with); n == 0 && d.word(0) == said[0] && d.word(len(said)-1) == said[len(said)-1] {
			n = len(said)
		}
	}
	if last := len(d.cards) - 1; n > 0 && d.placeEnd == d.at && last >= 0 && !d.spoken && d.cards[last].spoken &&
		d.cards[last].sentence == d.sentence && len(d.cards[last].sides) == 1 && d.isCardAt(n) {
		d.subject, d.spoken = d.cards[last].sides[0], true // X, Avery's, is at his problem with Y
	}
	if n == 0 || !d.isVerbOf(-1) && !d.isDoneBy(0) || !d.hasPending() {
		return false
	}
	for slices.Contains([]string{"the", "my", "his", "her", "their", "that"}, d.word(n)) {
		n++
	}
	ahead := *d
	ahead.at += n
	words := ahead.wholeName()
	if words == 0 && ahead.isCardAt(0) {
		words = 1
	}
	i := -1
	if words > 0 {
		i = d.namedBefore(strings.TrimRight(ahead.text(words).text, ".,"))
	}
	if i < 0 || d.cards[i].zone != InPlay || len(d.cards[i].areas) != 1 {
		return false
	}
	areas := d.cards[i].areas
	d.placePending(InPlay, areas)
	d.speakOf(areas, false)
	d.goOn(n + words)
	return true
}

// isOwnerSaid reports whether it is said before a name whose the card is: "Blake's Falcon", and not "Blake's Gyro and a
// Falcon".
func (d *describer) isOwnerSaid(name piece) bool {
	n := slices.IndexFunc(d.words, func(w piece) bool { return w.at >= name.at }) - d.at - 1
	for _, mark := d.markAt(n); d.at+n > 0 && (mark > 0 || d.isAsUsual(n) > 0); _, mark = d.markAt(n) {
		n--
	}
	isOne := slices.Contains([]string{"a", "is", "are"}, d.word(n))
	return d.at+n >= 0 && !isOne && (d.isWhose(n) || d.isVerbOf(n))
}

// isOwnerBefore reports whether it is said right before a name whose the card is: "my Falcon", "Blake's exhausted
// Gyro".
func (d *describer) isOwnerBefore(name piece) bool {
	n := slices.IndexFunc(d.words, func(w piece) bool { return w.at >= name.at }) - d.at - 1
	for d.at+n > 0 && (d.wordsOfMark(n) > 0 || d.word(n) == "own" || d.word(n) == "troublemaker") {
		n--
	}
	return d.at+n >= 0 && d.isOwnerOf(n, 1) && d.isWhose(n)
}

// namesThoseBefore reports whether it may be of the cards before it that one says of which sort they are: "Falcon and
// Gyro at home, two Friends".
func (d *describer) namesThoseBefore(i int, t card.Type) bool {
	at := slices.IndexFunc(d.words, func(w piece) bool { return w.at >= d.cards[i].said.at }) - 1
	for at > 0 && numbersSaid[d.plain[at]] > 0 || at > 0 && (piece{d.plain[at], 0}).isDigits() {
		at--
	}
	if d.cards[i].count < 1 || at < 1 || !isSign(d.words[at].text) && !d.isDashWord(at) || d.words[at].text == ":" {
		return false
	}
	count := 0
	for j := i - 1; j >= 0 && d.cards[j].sentence == d.cards[i].sentence && count < d.cards[i].count; j-- {
		if _, isFacts := d.r.cards.factsOf(d.cards[j].name.text); isFacts || !d.mayBeOfType(d.cards[j].name.text, t) {
			return false
		}
		count += d.cards[j].count
	}
	return count == d.cards[i].count
}

func (d *describer) isDashWord(at int) bool { return d.isDash(at - d.at) }
