package position

import "slices"

// Lists in a description of cards that were counted, or spoken of by their facts, before.

// endsInUnknown reports whether the card that was named last is one that nobody knows.
func (d *describer) endsInUnknown() bool {
	last := len(d.cards) - 1
	return last >= 0 && d.cards[last].name.is(Unknown) && !d.cards[last].isOver
}

// listsThem reports whether the cards that were counted last are named behind a comma or in brackets, as many as
// there are: "two cards in hand, Yay! and Eeyup", "two Friends (Falcon and Gyro)"; or behind a dash.
func (d *describer) listsThem() bool {
	isBracket := d.words[d.at].text == "("
	isColon := d.word(0) == ":" && d.endsInUnknown() && d.cardEnd == d.at // I have five cards: …
	if d.word(0) == "," && d.placeEnd == d.at && d.endsInFacts(true) && d.endsInName() {
		return true
	}
	if isBracket && !d.endsInUnknown() && !d.endsInFacts(true) ||
		!isBracket && !isColon && !d.endsInUnknownPile() && !d.endsInFacts(d.isDash(0)) {
		return false
	}
	ahead := *d
	ahead.r, ahead.cards = d.r.tried(), slices.Clone(d.cards)
	ahead.at++
	named := 0
	for {
		behind := ahead.at // the card that was named last
		for slices.Contains([]string{",", "and", "&", "a", "an", "the", "namely", "both", "all"}, ahead.word(0)) &&
			ahead.words[ahead.at].text != ")" {
			ahead.at++
		}
		if n, ok := ahead.number(0); ok && (ahead.word(1) == "more" || ahead.word(1) == "others") {
			named += n
			ahead.at += 2
			break
		}
		if ahead.at >= len(ahead.words) || !ahead.factsSaid() && !ahead.fullName() && !ahead.card() {
			if isList := named > 0 && ahead.words[behind].text == ","; isList {
				ahead.at = behind
			}
			break
		}
		named += ahead.cards[len(ahead.cards)-1].count
		for ahead.at < len(ahead.words) && (ahead.endsInFacts(true) && ahead.powerOfFacts() || ahead.markSaid() ||
			ahead.isWithCounters() && ahead.takes("with")) {
			continue
		}
		if at, ok := ahead.placeNamed(1); ok && ahead.isAtPlace(0) && ahead.isEnd(1+at.words) {
			ahead.at += 1 + at.words // X at home, Y at my problem
		}
		if ahead.isOver(0) && !slices.Contains([]string{",", "and", "&"}, ahead.word(0)) {
			break
		}
	}
	return named == d.cards[len(d.cards)-1].count && (ahead.isOver(0) || ahead.isDash(0) ||
		ahead.isVerb() || ahead.word(0) == "were" ||
		ahead.isPlace(1))
}

// endsInName reports whether nothing but a name stands behind the next word in its sentence: "a Friend at my problem,
// Falcon".
func (d *describer) endsInName() bool {
	last := d.cards[len(d.cards)-1]
	ahead := *d
	ahead.at++
	n := ahead.wholeName()
	if n == 0 && ahead.isCardAt(0) {
		n = 1
	}
	facts, isFacts := d.r.cards.factsOf(last.name.text)
	return n > 0 && last.count == 1 && isFacts && (ahead.at+n >= len(ahead.words) ||
		endsSentence(ahead.words[ahead.at+n-1])) && d.mayBeOfType(ahead.text(n).text, facts.Type)
}

// areNamed reads that as many cards as were counted are named behind a verb: "my two Friends at home are X and Y".
func (d *describer) areNamed() bool {
	if d.word(0) != "are" || d.cardEnd != d.at && d.placeEnd != d.at || !d.endsInFacts(false) || !d.listsThem() {
		return false
	}
	d.isListed, d.cards[len(d.cards)-1].isListed = true, true
	d.goOn(1)
	return true
}

// cutieMark reads that the card that was named last has a cutie mark.
func (d *describer) cutieMark() bool {
	last := len(d.cards) - 1
	at := d.words[d.at]
	if (d.saysAt(0, "a cutie mark on") || d.saysAt(0, "cutie mark on")) && d.isCardAt(d.wordsUntil("on")+1) {
		d.ofNext = []piece{{"cutie mark", at.at}} // a cutie mark on Big Mac
		d.goOn(d.wordsUntil("on") + 1)
		return true
	}
	if last < 0 || d.wholeName() > 0 || d.cards[last].isOver && d.cards[last].zone == "" ||
		!d.takes("a cutie mark on it",
			"a cutie mark on her", "a cutie mark on him", "a cutie mark", "its cutie mark", "cutie mark") {
		return false
	}
	d.cards[last].marks, d.cards[last].bears = append(d.cards[last].marks, piece{"cutie mark", at.at}), false
	return true
}

// wordsUntil is how many words on the next one stands that is so.
func (d *describer) wordsUntil(word string) (n int) {
	for d.word(n) != word && d.at+n < len(d.words) {
		n++
	}
	return n
}

// notKnown reads that nobody knows the cards that were counted last: "three cards I don't know".
func (d *describer) notKnown() bool {
	return d.endsInUnknown() && d.cardEnd == d.at && d.takes("i don't know", "i do not know", "i haven't seen",
		"i can't see", "that i don't know", "that i haven't seen", "we don't know", "nobody knows")
}

// endsInUnknownPile reports whether cards that nobody knows were named last, and in which pile they are.
func (d *describer) endsInUnknownPile() bool {
	return d.endsInUnknown() && d.placeEnd == d.at && d.cards[len(d.cards)-1].zone != ""
}

// including reads that some of the cards that nobody knew are named now: "10 cards in hand, including Yay!".
func (d *describer) including() bool {
	from := 0
	if d.word(0) == "," || d.word(0) == ":" {
		from = 1
	}
	ahead := *d
	ahead.at += from
	if !d.endsInUnknown() && !d.endsInFacts(false) || d.cards[len(d.cards)-1].count < 2 ||
		!ahead.takes("known :", "known are", "known", "including", "incl", "among them",
			"among these", "one of them is", "one of which is", "one of those is", "one of these is", "one is",
			"one being") {
		return false
	}
	d.goOn(ahead.at - d.at)
	d.isListed, d.cards[len(d.cards)-1].isListed = true, true
	d.cards[len(d.cards)-1].isPartly = true
	return true
}

// isSame reports whether a card is the one that was spoken of by its facts: "his only Friend is Gyro".
func (d *describer) isSame(last int, it item) bool {
	n := -1
	for slices.Contains([]string{"a", "an", "the"}, d.word(n)) {
		n--
	}
	_, wasFacts := d.r.cards.factsOf(d.cards[last].name.text)
	wasFacts = wasFacts || d.cards[last].name.is(Unknown)
	_, isFacts := d.r.cards.factsOf(it.name.text)
	return (d.word(n) == "is" || d.word(n) == "it's" || n == -1 && d.cardEnd == d.at ||
		d.isInBracketsBehind()) && wasFacts && !isFacts &&
		d.cards[last].count == 1 && !d.cards[last].isOver
}

// isInBracketsBehind reports whether what stands next begins the brackets behind the card that was named last.
func (d *describer) isInBracketsBehind() bool {
	return d.at > 0 && d.words[d.at-1].text == "(" && d.cardEnd == d.at-1
}

// isInBrackets reports whether what stands next is in the brackets behind the card that was named last.
func (d *describer) isInBrackets() bool {
	for at := d.at - 1; at >= 0 && d.words[at].text != ")"; at-- {
		if d.words[at].text == "(" {
			return d.cardEnd == at || d.cardEnd > at
		}
	}
	return false
}

// countedAfter reads how many those cards are of which the sentence before said that nobody knows them: hand:
// unknown. 3.
func (d *describer) countedAfter() bool {
	n, ok := d.number(0)
	if !ok || n < 1 || d.at == 0 || !endsSentence(d.words[d.at-1]) && !isSign(d.words[d.at-1].text) || !d.isOver(1) ||
		!d.isUnknownBefore() {
		return false
	}
	d.cards[len(d.cards)-1].count = n
	d.goOn(1)
	return true
}

// isUnknownBefore reports whether the words before the next one say of a pile that its cards are unknown, and not
// how many there are.
func (d *describer) isUnknownBefore() bool {
	last := len(d.cards) - 1
	if last < 0 {
		return false
	}
	c := &d.cards[last]
	end := d.at
	for _, isNumber := d.number(end - 1 - d.at); end > 0 && (isNumber || isSign(d.words[end-1].text)); {
		end--
		_, isNumber = d.number(end - 1 - d.at)
	}
	return c.name.is(Unknown) && c.count == 1 && !d.isAmountBefore(c.name.at) && (d.cardEnd == end || d.placeEnd == end)
}

// numberIn reads how many cards are in a hand or deck that is named next: "5 in hand".
func (d *describer) numberIn() bool {
	n, ok := d.number(0)
	words := 1
	if d.word(1) == "left" {
		words = 2
	}
	if !ok || n < 1 || d.word(words) != "in" {
		return false
	}
	at, isPlace := d.placeNamed(words + 1)
	if !isPlace {
		at, isPlace = d.samePlace(words + 1) // 6 cards in my hand, 4 in his
	}
	if !isPlace || at.zone != Hand && at.zone != Deck ||
		d.toPart(n, false) >= 0 {
		return false
	}
	d.add(item{count: n, name: piece{Unknown, d.words[d.at].at}})
	d.goOn(words)
	d.cardEnd = d.at
	return true
}

// ofOneOfBoth is the place of those cards of which one is named that is a single player's, where both were said to
// have some: "we both have a Friend there: my Falcon and his Gyro".
func (d *describer) ofOneOfBoth(listed int) int {
	if !d.spoken || d.both {
		return listed
	}
	if len(d.cards[listed].sides) == 2 {
		his := d.cards[listed]
		his.marks, his.sides, d.cards[listed].sides = slices.Clone(his.marks), []Side{Blake}, []Side{Avery}
		d.cards = slices.Insert(d.cards, listed+1, his)
		listed++
	}
	for i := listed; i >= 0 && d.cards[i].isListed && d.cards[i].name.at == d.cards[listed].name.at; i-- {
		if slices.Equal(d.cards[i].sides, []Side{d.subject}) {
			return i
		}
	}
	return listed
}

// bothThere reads that the two cards that were named last are both at the place that is said next: "Falcon and Gyro are
// both at my problem".
func (d *describer) bothThere() bool {
	pending := 0
	for i := range d.cards {
		if c := &d.cards[i]; c.zone == "" && !c.isOver {
			pending += c.count
		}
	}
	at, isPlace := d.placeNamed(2)
	isThere := isPlace && at.zone == InPlay || d.word(2) == "there"
	if d.word(0) != "both" || pending != 2 || !isThere || !slices.Contains([]string{"at", "in", "on", "@"}, d.word(1)) {
		return false
	}
	d.goOn(1)
	return true
}

// isWithCounters reports whether it is said next with what counters a card is.
func (d *describer) isWithCounters() bool { return d.word(0) == "with" && !d.isWithCards(0) }

// pairs reads a number of each player behind what is counted: "points: 2-4", "tokens: 3-1", "hands: 5-6".
func (d *describer) pairs() bool {
	from := d.at
	d.takes("action")
	what := d.word(0)
	unit := unitsSaid[what]
	if what == "at" || what == "ats" {
		unit = "t"
	}
	zone := map[string]Zone{"hands": Hand, "decks": Deck}[what]
	words := 1
	if d.word(1) == ":" || d.word(1) == "=" || d.word(1) == "are" {
		words = 2
	}
	var of []string
	if unit != "" || zone != "" {
		of = pointsSaid.FindStringSubmatch(d.wordsBetween(d.at+words, 1).text)
		if of == nil && d.isDash(words+1) {
			of = pointsSaid.FindStringSubmatch(d.wordsBetween(d.at+words, 3).text)
			words += 2
		}
	}
	if of == nil {
		d.at = from
		return false
	}
	for side := range d.r.position.Players {
		n, _ := piece{of[1+side], 0}.number()
		switch {
		case unit == "p":
			d.r.position.Players[side].Score = n
		case unit == "t":
			d.r.position.Players[side].Tokens = n
		case n > 0:
			d.cards = append(d.cards, describedCard{item: item{count: n, name: piece{Unknown, d.words[d.at].at}},
				said: d.words[d.at], sides: []Side{Side(side)}, zone: zone, spoken: true, isOver: true})
		case zone == Deck:
			d.r.position.Players[side].NoDeck = true
		}
	}
	if side, long := d.favored(words + 1); long > 0 && zone == "" { // score: 12-13 in his favor
		d.lead(unit, side)
		d.goOn(long)
		return true
	}
	if side, ok := d.whoseCount(words + 1); ok && zone == "" { // points: 6-4 him
		d.first(unit, side)
		d.goOn(words + 2)
		return true
	}
	d.goOn(words + 1)
	if side, long, ok := d.whoseSaid(1); ok && (d.word(0) == "for" || d.word(0) == "to") && d.isOver(1+long) &&
		zone == "" { // points: 6-4 for him
		d.goOn(1 + long)
		d.first(unit, side)
	}
	return true
}

// moreOfThem reads so many more cards, which nobody knows, in the hand or deck of which some were named: "Yay! and
// three more".
func (d *describer) moreOfThem() bool {
	n, ok := d.number(0)
	last := len(d.cards) - 1
	if !ok || n < 1 || last < 0 || d.word(1) != "more" && d.word(1) != "others" || d.cardEnd == 0 ||
		!d.isOver(2) && !(d.isListed && (d.isWhich(2) || d.wordsOfMark(2) > 0)) {
		return false
	}
	listed := last
	for d.isListed && listed > 0 && !d.cards[listed].isListed {
		listed--
	}
	isPile := func(zone Zone) bool { return (Place{Zone: zone}).hasUnknown() }
	if of := &d.cards[listed]; d.isListed && of.count >= n && !of.name.is(Unknown) { // three Friends: X and two others
		c := *of
		c.count, c.isListed, c.marks, c.sentence = n, false, slices.Clone(c.marks), d.sentence
		of.count -= n
		d.cards = append(d.cards, c)
		d.goOn(2)
		d.takes("that are", "which are", "who are")
		d.cardEnd = d.at
		return true
	}
	if !isPile(d.zone) && !isPile(d.cards[last].zone) && !(d.isListed && d.cards[listed].name.is(Unknown)) {
		return false
	}
	c := describedCard{item: item{count: n, name: piece{Unknown, d.words[d.at].at}}, said: d.text(2),
		sides: d.cards[last].sides, spoken: true, zone: d.cards[last].zone, sentence: d.sentence}
	if d.isListed {
		d.cards[listed].count -= n
	}
	d.cards = append(d.cards, c)
	d.goOn(2)
	return true
}

// isBehindAnd reports whether the next word stands behind "and", but for an article: it is the last of a list.
func (d *describer) isBehindAnd() bool {
	n := -1
	for slices.Contains([]string{"a", "an", "the", "my", "his", "her"}, d.word(n)) {
		n--
	}
	return d.word(n) == "and" || d.word(n) == "&"
}

// endsList reports whether the card that is named next is the last of those that were counted.
func (d *describer) endsList(listed int) bool {
	isMore := func(c describedCard) bool { return c.isListed && c.count > 0 && c.sentence == d.sentence }
	return d.cards[listed].count == 0 && !d.cards[listed].name.is(Unknown) && d.isBehindAnd() &&
		!slices.ContainsFunc(d.cards, isMore)
}

// placeListed puts those that are named in a list where those are that were counted, if that was said.
func (d *describer) placeListed(listed int) {
	of := d.cards[listed]
	for i := listed + 1; i < len(d.cards); i++ {
		if c := &d.cards[i]; c.zone == "" && !c.isOver && of.zone == InPlay {
			c.zone, c.areas = of.zone, of.areas
		}
	}
}

// isOfPile reports whether the cards that were named last may be in a pile, as far as it was said where they are.
func (d *describer) isOfPile(at describedPlace) bool {
	c := &d.cards[len(d.cards)-1]
	return c.zone == "" || c.zone == at.zone
}
