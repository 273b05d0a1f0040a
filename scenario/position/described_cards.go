package position

import (
	"slices"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/rulesdb/spelling"
)

// What a description says of cards: which, how many, what they are like, and where they are.

// controlledBy reads under whose control the card that was named last is.
func (d *describer) controlledBy() bool {
	last := len(d.cards) - 1
	if last < 0 {
		return false
	}
	if d.attachedControlledBy() || d.ownedBy() {
		return true
	}
	if side, words, ok := d.whoseSaid(1); ok && d.word(0) == "for" && d.cardEnd > 0 && (side.isName(d.word(words)) ||
		(d.isBehindCard() || d.placeEnd == d.at && d.isOver(1+words)) &&
			slices.Contains([]string{"me", "him", "her", "them"}, d.word(1))) {
		for i := last; i == last || i >= 0 && d.isNamedTogether(i+1); i-- { // Rainbow Dash for Avery
			c := &d.cards[i]
			if len(c.areas) == 1 && c.areas[0].Kind == Home { // at home for him
				c.areas = []Area{{Of: side, Kind: Home}}
			}
			c.sides, c.spoken, c.isWhose = []Side{side}, true, false
		}
		d.goOn(1 + words)
		if d.word(0) == "with" && !endsSentence(d.words[d.at-1]) { // Rainbow Dash for him with Falcon
			d.subject, d.spoken, d.both = side, true, false
		}
		return true
	}
	if side, words, ok := d.whoseSaid(2); ok && d.word(0) == "controlled" && d.word(1) == "by" {
		d.controlledTogether(last, side)
		d.goOn(2 + words)
		return true
	}
	if d.bothControlledBy() {
		return true
	}
	if which := d.word(0); which == "which" || which == "that" || which == "who" || which == "whom" {
		side, words, ok := d.whoseSaid(1)
		if verb := d.word(1 + words); ok && (verb == "control" || verb == "controls") &&
			(d.isOver(2+words) || d.word(2+words) == "and" && d.isWhich(3+words)) {
			if d.isAttachedNamedLast() { // she wears a Hard Hat, which Blake controls
				d.goOn(1 + words)
				d.ownerOfAttached(&d.cards[last], side)
				return true
			}
			d.cards[last].sides, d.cards[last].spoken = []Side{side}, true // a Timberwolf which Blake controls
			d.goOn(2 + words)
			return true
		}
	}
	if d.takes("control it", "controls it") {
		if c := &d.cards[last]; len(c.sides) == 1 && c.spoken && c.sides[0] != d.subject { // mine, but he controls it
			c.marks = append(slices.Clone(c.marks), piece{"of " + c.sides[0].Letter(), d.words[d.at-1].at})
		}
		d.cards[last].sides, d.cards[last].spoken = []Side{d.subject}, true
		return true
	}
	first, under := last, 0
	if d.word(0) == "both" || d.word(0) == "all" {
		for under = 1; first > 0 && d.isNamedTogether(first); {
			first--
		}
	}
	if d.word(under) != "under" {
		return false
	}
	side, words, ok := d.whoseSaid(under + 1)
	if !ok || d.word(under+1+words) != "control" {
		return false
	}
	for i := first; i < last; i++ {
		d.cards[i].sides, d.cards[i].spoken = []Side{side}, true
	}
	if c := &d.cards[last]; len(c.sides) == 1 && c.sides[0] != side && d.isOwnerSaid(c.said) && !d.isVerbOf(-2) {
		c.marks = append(c.marks, piece{"by " + side.Letter(), d.words[d.at].at}) // my Gyro under his control
	} else {
		c.sides, c.spoken = []Side{side}, true
	}
	d.goOn(under + 2 + words)
	return true
}

// isBehindCard reports whether a card was named right before, but for brackets or a mark behind it.
func (d *describer) isBehindCard() bool {
	_, mark := d.markAt(-1)
	return d.cardEnd == d.at || d.cardEnd > 0 && d.cardEnd == d.at-2 && d.saysAt(-2, "in play") ||
		d.cardEnd > 0 && d.cardEnd == d.at-1 && (mark > 0 ||
			inBrackets.MatchString(d.words[d.at-1].text))
}

// isResource reports whether a name's likeliest card is a Resource.
func (cards *Cards) isResource(name piece) bool {
	found := cards.Near(name.text, Place{Zone: Discard})
	return len(found) > 0 && found[0].Faces[0].Type == card.Resource
}

// card reads a card, with how many of it there are and its marks.
func (d *describer) card() bool {
	from, side := d.at, d.subject
	count, ok := d.number(0)
	if ok && count > 0 && !endsSentence(d.words[d.at]) {
		d.at++
		if w := d.word(0); w == "x" || w == "random" || w == "other" || w == "more" || w == "ready" || d.isIdentical() {
			d.at++
		}
		if whose, words, ok := d.whoseSaid(1); ok && d.word(0) == "of" { // two of my Friends
			d.at, side = d.at+1+words, whose
			named := len(d.cards)
			if !d.cardNamed(count, side) {
				d.at = from
				return d.cardNamed(0, d.subject)
			}
			for i := named; i < len(d.cards); i++ {
				d.cards[i].spoken, d.cards[i].isUnsure = true, false
			}
			return true
		}
		d.takes("copies of", "copy of")
		if d.cardNamed(count, side) {
			return true
		}
		d.at = from // the number may be of the card itself: a 4 power Friend
	}
	return d.cardNamed(0, side)
}

// isIdentical reports whether it is said of the cards named next that they are copies of one.
func (d *describer) isIdentical() bool {
	_, isFacts := d.r.cards.factsOf(strings.TrimSuffix(d.word(1), "s"))
	return d.word(0) == "identical" && !isFacts
}

// cardNamed reads so many of a card, or 0 where no number is said, under the control of a player:
// of the words that stand next, as many as name one.
func (d *describer) cardNamed(count int, side Side) bool {
	if d.tokenOfWords(count, side) {
		return true
	}
	for n := min(longestName, len(d.words)-d.at); n > 0; n-- {
		text := d.text(n)
		text.text = strings.TrimRight(text.text, ".")
		if _, isWhose := sideInBrackets(d.words[d.at+n-1]); isWhose ||
			d.endsNoName(n) || !beginsName(d.words[d.at].text) ||
			!d.mayBeCard(n) && !(n > 1 && d.r.cards.isWholeName(withoutMark(text.text))) && !d.beginsTitle(n) {
			continue
		}
		var it item
		ok := false
		if one, isPlural := oneOf(text.text); isPlural && count > 1 &&
			!slices.Contains(unknownSaid, plainWord(text.text)) { // two Red Galas
			it, ok = d.r.itemSaid(piece{one, text.at}, d.marked)
			ok = ok && d.r.cards.isNamedByBeginnings(it.name.text)
			if token := d.r.cards.tokens[spelling.Fold(one)]; ok && token != nil { // three Critters
				it.marks = append(it.marks, piece{"token", text.at})
			}
		}
		if !ok {
			it, ok = d.r.itemSaid(text, d.marked)
		}
		if _, isFacts := d.r.cards.factsOf(it.name.text); isFacts && count == 0 &&
			strings.HasSuffix(plainWord(text.text), "s") && it.count == 1 { // "friends": how many?
			continue
		}
		if _, isFacts := d.r.cards.factsOf(it.name.text); isFacts && n > 1 && count == 0 &&
			d.r.cards.isWholeName(d.text(n-1).text) { // the Ahuizotl Troublemaker
			continue
		}
		isNoMark := func(mark piece) bool { return !d.isMark(mark) }
		if !ok || d.isNoName(it.name) || !d.names(it.name.text) || slices.ContainsFunc(it.marks, isNoMark) {
			continue
		}
		if count > 1 {
			it.count = count
		}
		if d.isHost {
			d.hostNamed(it, n, side)
			return true
		}
		if count == 0 && it.count == 1 && (d.namedAgain(it.name.text, n) || len(it.marks) == 1 &&
			it.marks[0].at > text.at && d.namedAgain(it.name.text, n-len(strings.Fields(it.marks[0].text)))) {
			return true
		}
		if n == 1 && d.isOneName(it) {
			last := len(d.cards) - 1
			d.unread = append(d.unread, d.cards[last].said)
			d.cards = d.cards[:last]
			d.unreadOne()
			d.stop()
			return true
		}
		before := d.subject
		d.subject = side
		d.add(it)
		d.subject = before
		d.cardEnd = d.at + n
		d.goOn(n)
		return true
	}
	return false
}

// withoutMark takes a mark off that stands before a name.
func withoutMark(name string) string {
	for _, mark := range marksSaid {
		if len(name) > len(mark) && strings.EqualFold(name[:len(mark)+1], mark+" ") {
			return name[len(mark)+1:]
		}
	}
	return name
}

// add adds a card that was named, of who is spoken of.
func (d *describer) add(it item) {
	if d.countsUnknown(it) {
		return
	}
	sides := d.sides(false)
	c := describedCard{item: it, said: d.r.wholeWord(it.name), sides: sides, spoken: d.spoken || d.both,
		sentence: d.sentence,
		isUnsure: !d.spoken && d.isUnsure()}
	if d.spoken {
		c.listedAt = d.r.listAt
	}
	if d.asToken(&c); d.marksOne(&c) {
		return
	}
	if d.isLooseTroublemaker(&c) {
		c.spoken, c.isUnsure = false, true
	}
	for i := len(it.marks) - 1; i >= 0; i-- {
		isBoosted := it.marks[i].is("b") && d.isMane(0) && !d.r.ownersInLetters() // Rarity (b)
		if side, ok := it.marks[i].side(); ok && !isBoosted {                     // Timberwolf (Blake's, uncovered)
			c.sides, c.spoken = []Side{side}, true
			c.marks = slices.Delete(slices.Clone(c.marks), i, i+1)
		}
	}
	d.ofHead(&c)
	d.noteDone(&c)
	c.marks, d.ofNext = append(slices.Clone(c.marks), d.ofNext...), nil
	d.markMane(&c)
	if said := spelling.Fold(c.name.text); !d.markAll.isEmpty() && !slices.ContainsFunc(d.exceptAll,
		func(but string) bool { return fitWithin(strings.Fields(but), strings.Fields(said)) }) {
		c.marks = append(slices.Clone(c.marks), d.markAll)
	}
	last := len(d.cards) - 1
	if face := d.r.cards.faceOf(c.name.text); d.controls && !d.both && d.subject != d.controller &&
		face != nil && face.Type == card.ManeCharacter {
		d.r.fault(c.said, "a player’s own Mane Character: one in a place of "+d.subject.String()+"’s stays that one’s")
	} else if d.controls && !d.both && d.subject != d.controller {
		c.marks = append(c.marks, piece{"by " + d.controller.Letter(), it.name.at})
	}
	if last >= 0 && d.cards[last].bears {
		d.cards[last].bears = false
		if c.isOthersThan(&d.cards[last]) && d.isMine(&c) { // his Gala with my Hard Hat
			c.markOwner()
		}
		d.cards[last].attached = append(d.cards[last].attached, c.item)
		return
	}
	if last >= 0 && d.isInBrackets() && !d.cards[last].isOver && d.mayBeInFaceoff(&d.cards[last]) {
		if on := d.r.cards.faceOf(it.name.text); on != nil && on.Type == card.Resource && isPlayed(on, "PlayOn(") {
			d.cards[last].attached = append(d.cards[last].attached, c.item) // Gyro (exhausted, Hard Hat)
			return
		}
	}
	if last >= 0 && d.cards[last].onNext && d.attachedToNamed(it) {
		return
	}
	if last >= 0 && d.cards[last].onNext {
		on := d.cards[last]
		if on.spoken && on.isOthersThan(&c) {
			on.markOwner()
			d.subject = on.sides[0] // they have X on my Gala and 2 tokens
		}
		if on.count == c.count { // two Hard Hats on two Falcons
			on.count = 1
		}
		c.attached = append(c.attached, on.item)
		d.cards = d.cards[:last]
	}
	listed := len(d.cards) - 1
	if d.isListed && listed > 0 && d.isInBracketsBehind() && d.isSame(listed, it) {
		d.cards[listed].name = it.name // two cards in hand: X and a Resource (Y)
		return
	}
	if d.isListed && len(c.did) > 0 { // I've got two, Yay! and Gyro, I already played Eeyup
		d.isListed = false
	}
	if d.isListed && listed >= 0 {
		for listed > 0 && !d.cards[listed].isListed {
			listed--
		}
		listed = d.ofOneOfBoth(listed)
		last = len(d.cards) - 1
		if !d.isOwnerBefore(c.said) || d.cards[listed].zone != InPlay && d.cards[listed].zone != "" {
			c.sides, c.spoken = d.cards[listed].sides, d.cards[listed].spoken
		}
		d.ofListed(&c, &d.cards[listed])
		d.cards[listed].count -= it.count
		if d.isListed = !d.endsList(listed); !d.isListed {
			d.placeListed(listed)
		}
		if !d.cards[listed].name.is(Unknown) {
			c.marks = append(c.marks, d.cards[listed].marks...) // three frightened Friends: X, Y and Z
		}
		isPile := d.cards[listed].zone != "" && d.cards[listed].zone != InPlay && d.cards[listed].name.is(Unknown)
		if isPile || d.cards[listed].zone != "" && d.cards[listed].count == 0 && listed < last {
			c.zone, c.areas = d.cards[listed].zone, d.cards[listed].areas
		}
	} else if last == len(d.cards)-1 && last >= 0 && d.isSame(last, it) {
		c.marks = append(c.marks, d.cards[last].marks...)
		c.zone, c.areas, c.sides, c.spoken = d.cards[last].zone, d.cards[last].areas, d.cards[last].sides, true
		d.cards = d.cards[:last]
	}
	if !d.under.isEmpty() {
		c.zone, c.marks = Banished, append(c.marks, d.under)
	}
	if d.onDeck != 0 && last == len(d.cards)-1 {
		d.putOnTop(c)
		return
	}
	if d.zone == Flipped { // he flipped X in the faceoff at my problem
		c.zone, c.sides = Flipped, []Side{d.whose}
		c.areBoths = d.isBothsFlip && (d.word(-1) == "flipped" || d.saysAt(-2, "flipped a"))
	}
	d.cards = append(d.cards, c)
	d.moment = false
}

// putOnTop puts a card on top of a deck whose cards nobody knows.
func (d *describer) putOnTop(c describedCard) {
	deck := &d.cards[d.onDeck-1]
	if deck.count -= c.count; deck.zone == "" {
		deck.zone = d.zone
	}
	deck.sides = []Side{d.whose}
	c.zone, c.sides, c.spoken = deck.zone, deck.sides, true
	d.cards, d.onDeck = slices.Insert(d.cards, d.onDeck-1, c), 0
}

// isUnderLast reports whether a deck whose cards nobody knows was counted just before the card that was named last,
// which is one of them.
func (d *describer) isUnderLast() bool {
	deck := len(d.cards) - 2
	return deck >= 0 && d.cards[deck].name.is(Unknown) && d.cards[deck].sentence == d.sentence &&
		(d.cards[deck].zone == Deck || d.cards[deck].zone == "") && d.cards[deck].count > d.cards[deck+1].count
}

// topIs reads that the card named next is on top of the deck whose cards were counted last.
func (d *describer) topIs() bool {
	i := len(d.cards) - 1
	if i < 0 || d.spoken && !slices.Contains(d.cards[i].sides, d.subject) || !d.cards[i].name.is(Unknown) {
		return false
	}
	zone := d.cards[i].zone
	if zone == "" {
		zone = d.zone
	}
	isTop := d.word(0) == "top" && (d.isCardAt(1) || d.word(1) == "one" && d.isCardAt(2))
	if zone != Deck && zone != ProblemDeck ||
		!d.takes("on top of it is", "on top is", "on top of them is", "the top one is", "top one is", "top one 's",
			"the top one 's", "the top card is", "top card is", "top is", "top card") &&
			!(isTop && d.takes("top one", "top")) {
		return false
	}
	d.onDeck = i + 1
	return true
}

// belowTop reads how many cards are below those on top of a deck: "below it are nine other cards".
func (d *describer) belowTop() bool {
	n := 0
	if !slices.Contains([]string{"below", "beneath", "under", "underneath"}, d.word(n)) ||
		d.zone != Deck && !d.wasDeck() {
		return false
	}
	behind := []string{"it", "that", "them", "those", "these", "there", "are", "is", "lie"}
	for n++; slices.Contains(behind, d.word(n)); {
		n++
	}
	number, isNumber := d.number(n)
	for n++; slices.Contains([]string{"other", "more", "unknown", "random"}, d.word(n)); {
		n++
	}
	if !isNumber || !strings.HasPrefix(d.word(n), "card") {
		return false
	}
	said := d.words[d.at+n]
	d.onTop = false
	i := len(d.cards) - 1
	if d.cards[i].name.is(Unknown) && d.cards[i].zone == Deck { // as many as are usual below
		d.cards[i].count = number
	} else {
		d.cards = append(d.cards, describedCard{item: item{count: number, name: piece{Unknown, said.at}}, said: said,
			sides: []Side{d.whose}, zone: Deck, spoken: true, isOver: true, sentence: d.sentence})
	}
	if n++; d.saysAt(n, "that nobody knows") || d.saysAt(n, "which nobody knows") {
		n += 3
	} else if d.saysAt(n, "nobody knows") {
		n += 2
	}
	d.goOn(n)
	return true
}

// wasDeck reports whether the card that was named last is in a deck, or stands for those below it.
func (d *describer) wasDeck() bool {
	last := len(d.cards) - 1
	return last >= 0 && d.cards[last].zone == Deck
}

// put puts a card that was described at its places.
func (d *describer) put(c *describedCard) {
	d.preferTroublemaker(c)
	if c.isSaidMane() { // Queen Chrysalis, boosted: no Troublemaker is
		d.toType(c, card.ManeCharacter)
	}
	if c.count <= 0 { // each of them was named
		return
	}
	if slices.ContainsFunc(c.marks, func(mark piece) bool { return mark.is("frightened") }) { // is face-down (504.1)
		c.marks = slices.DeleteFunc(slices.Clone(c.marks), func(mark piece) bool {
			return slices.Contains([]string{"down", "face-down", "face down", "facedown"}, strings.ToLower(mark.text))
		})
	}
	if c.onNext && c.zone != Hand && d.r.cards.isResource(c.name) { // a Hard Hat on my mane
		d.r.fault(c.said, "the card on which it is, by its name: Hard Hat on Falcon")
		return
	}
	if !c.counted.isEmpty() {
		d.r.fault(c.counted, "which they are: three characters at my problem: X, Y and Z")
		return
	}
	d.faceDownAtProblem(c)
	if d.attachedToThere(c) {
		return
	}
	d.tellAssumed(c)
	d.tellAttached(c)
	d.tellPart(c)
	d.tellType(c)
	for _, side := range c.sides {
		if c.zone != "" && c.zone != InPlay {
			d.r.putSaid(c.item, Place{Zone: c.zone, Side: side}, c.said)
			continue
		}
		areas := c.areas
		if d.isForMarked(c) {
			d.r.putSaid(c.item, d.marked, c.said)
			continue
		}
		if c.zone == "" {
			place := d.r.usualPlace(c.item, side)
			if !place.isArea() {
				if !c.name.is(Unknown) {
					d.r.assume(c.said, "taken to be in "+place.Side.String()+"’s hand, as no place is said")
				}
				d.r.putSaid(c.item, place, c.said)
				continue
			}
			isListed := false
			if at, ok := d.inFaceoffAt(c); ok {
				place.Area = at
			} else if c.listedAt != nil && (place.Area.Kind == Problem || d.mayBeInFaceoff(c)) {
				place.Area, isListed = *c.listedAt, true
			} else if d.r.confronts.Kind == Problem && d.mayBeInFaceoff(c) {
				place.Area = d.r.confronts
			}
			areas = []Area{place.Area}
			if !isListed {
				d.tellPlaceAssumed(c, place.Area)
			}
			d.tellWhereOthersAre(c, place.Area)
		}
		for _, a := range areas {
			if c.isEachs && a.Of != side {
				continue
			}
			if a.Kind == Home { // a card is at the home of who controls it (501.4)
				d.tellHome(c, a.Of, c.controller(side))
				a.Of = c.controller(side)
			}
			a = d.whereIsPlayed(c, a, c.controller(side))
			at := Place{Zone: InPlay, Area: a, Side: side}
			d.tellOther(c, at)
			d.r.putSaid(c.item, at, c.said)
		}
	}
}
