package position

import (
	"slices"
	"strings"

	"canterlaw/rulesdb/spelling"
)

// What a description says of another player's copy of a card, and of all cards but some.

// sameOf reads that a player has a card of the name that was said last, and what it is like: "my Rarity is
// boosted, hers isn't".
func (d *describer) sameOf() bool {
	last := len(d.cards) - 1
	if last < 0 || d.cards[last].count != 1 || d.cards[last].name.is(Unknown) {
		return false
	}
	side, words, ok := d.whoseSaid(0)
	if ok && d.isOwner(0, words) && d.oneOfBoth(last, side, words) {
		return true
	}
	if !ok || !d.isOwner(0, words) || slices.Contains(d.cards[last].sides, side) && !d.isCopyOfOther(last) {
		return false
	}
	var marks []piece
	switch verb := d.word(words); {
	case (verb == "isn't" || verb == "is" && d.word(words+1) == "not") && len(d.cards[last].marks) > 0:
		if words++; verb == "is" {
			words++
		}
		if _, long := d.markAt(words); long > 0 { // isn't exhausted
			words += long
		}
		if !d.isOver(words) {
			return false
		}
	case verb == "is":
		mark, long := d.markAt(words + 1)
		if at, isPlace := d.placeNamed(words + 2); isPlace && at.zone == InPlay && d.isAtPlace(words+1) &&
			d.isOver(words+2+at.words) && d.cards[last].zone == InPlay { // my Falcon is at home, hers is at my problem
			c := d.cards[last]
			c.marks, c.attached, c.did, c.sides, c.spoken = nil, nil, nil, []Side{side}, true
			c.areas, c.sentence = at.areas, d.sentence
			d.cards = append(d.cards, c)
			d.takePlace(at, words+2)
			return true
		}
		if long == 0 || !d.isOver(words+1+long) {
			return false
		}
		marks = []piece{mark}
		words += 1 + long
	case d.isCopyOfOther(last) &&
		slices.ContainsFunc(bearsSaid, func(bears string) bool { return d.saysAt(words, bears) }):
		return d.copyBears(last, side, words)
	default:
		return false
	}
	c := d.cards[last]
	for i := last; i >= 0; i-- { // Avery's Falcon and Blake's Falcon are there; Avery's is exhausted
		of := &d.cards[i]
		if slices.Equal(of.sides, []Side{side}) && of.count == 1 &&
			spelling.Fold(of.name.text) == spelling.Fold(c.name.text) {
			of.marks = append(slices.Clone(of.marks), marks...)
			d.goOn(words)
			return true
		}
	}
	c.marks, c.attached, c.sides, c.spoken, c.isOver = marks, nil, []Side{side}, true, false
	d.cards = append(d.cards, c)
	d.goOn(words)
	return true
}

// isCopyOfOther reports whether a card was named before that is the other player's copy of the same.
func (d *describer) isCopyOfOther(last int) bool {
	c := &d.cards[last]
	return slices.ContainsFunc(d.cards[:last], func(of describedCard) bool {
		return of.isOthersThan(c) && of.count == 1 && spelling.Fold(of.name.text) == spelling.Fold(c.name.text)
	})
}

// copyBears reads what the copy of one player bears, where both have one: "Blake's wears a hat".
func (d *describer) copyBears(last int, side Side, words int) bool {
	i := slices.IndexFunc(d.cards, func(of describedCard) bool {
		return slices.Equal(of.sides, []Side{side}) && of.count == 1 &&
			spelling.Fold(of.name.text) == spelling.Fold(d.cards[last].name.text)
	})
	if i < 0 {
		return false
	}
	c := d.cards[i]
	d.cards = append(slices.Delete(d.cards, i, i+1), c)
	d.goOn(words)
	d.takes(bearsSaid...)
	d.cards[last].bears = true
	return true
}

// oneOfBoth reads what the copy of one player is like, where both have one: "we both have Falcon, mine is exhausted".
func (d *describer) oneOfBoth(last int, side Side, words int) bool {
	if d.oneOfBothAt(side, words) {
		return true
	}
	mark, long := d.markAt(words + 1)
	if verb := d.word(words); len(d.cards[last].sides) != 2 || verb != "is" && verb != "'s" || long == 0 {
		return false
	}
	c := d.cards[last]
	d.cards[last].sides = []Side{side.Other()}
	c.sides, c.marks = []Side{side}, append(slices.Clone(c.marks), mark)
	d.cards = append(d.cards, c)
	d.goOn(words + 1 + long)
	return true
}

// oneOfBothAt reads where the copy of one player is, where both have one: "each of us has Falcon: mine at home, his
// at my problem".
func (d *describer) oneOfBothAt(side Side, words int) bool {
	n := words
	if d.word(n) == "is" || d.word(n) == "'s" {
		n++
	}
	at, isPlace := d.placeNamed(n + 1)
	last := len(d.cards) - 1
	if !slices.Contains([]string{"at", "in", "on", "@"}, d.word(n)) || !isPlace || at.zone != InPlay {
		return false
	}
	for i := last; i >= 0 && d.cards[i].name.at == d.cards[last].name.at; i-- {
		c := &d.cards[i]
		if !slices.Contains(c.sides, side) || c.zone != "" {
			continue
		}
		if at.words == 1 && at.areas[0].Kind == Home {
			at.areas = []Area{{Of: side, Kind: Home}}
		}
		if len(c.sides) == 2 {
			one := *c
			c.sides = []Side{side.Other()}
			d.cards = append(d.cards, one) // which was spoken of last
			c = &d.cards[len(d.cards)-1]
		} else if d.cards[last].name.at == c.name.at && i == last && last == 0 {
			return false
		}
		c.sides, c.spoken, c.zone, c.areas, c.isOver = []Side{side}, true, InPlay, at.areas, false
		d.takePlace(at, n+1)
		return true
	}
	return false
}

// excepted reads of which of the cards it isn't so that was said of all of them last: "all exhausted except Gyro".
// What is named behind that can't be read as one of them is told.
func (d *describer) excepted() bool {
	from, mark := d.at, d.at-1
	isMark := func(of piece) bool { return of.at == d.words[mark].at }
	isBehindMark := mark >= 0 && slices.ContainsFunc(d.cards, func(c describedCard) bool {
		return slices.ContainsFunc(c.marks, isMark)
	})
	isBut := false // all exhausted but Gyro; else something else is said of who is named behind
	if !d.takes("except for", "except") && !(isBehindMark && d.takes("apart from", "other than", "but not")) {
		if isBut = isBehindMark && d.takes("but"); !isBut {
			return false
		}
	}
	ahead := *d
	var found []int
	for {
		for slices.Contains([]string{",", "and", "for", "my", "the", "her", "his"}, ahead.word(0)) {
			ahead.at++
		}
		n := max(ahead.wholeName(), 1)
		i := d.namedBefore(ahead.text(n).text)
		if !isBehindMark || i < 0 || d.cards[i].count != 1 || !slices.ContainsFunc(d.cards[i].marks, isMark) {
			break
		}
		found = append(found, i)
		ahead.at += n
		if ahead.at >= len(d.words) || endsSentence(d.words[ahead.at-1]) {
			break
		}
	}
	if isBut && (len(found) == 0 || !ahead.isOver(0) && !ahead.isEnd(0)) {
		d.at = from
		return false
	}
	if len(found) == 0 {
		d.at = from
		d.unreadSentence(func() bool { return d.word(0) == "," })
		return true
	}
	for _, i := range found {
		d.cards[i].marks = slices.DeleteFunc(slices.Clone(d.cards[i].marks), isMark)
	}
	d.goOn(ahead.at - d.at)
	return true
}

// namedBefore is the place of the latest card of a name among those that were named; -1 if none is.
func (d *describer) namedBefore(name string) int {
	said := strings.Fields(spelling.Fold(name))
	for i := len(d.cards) - 1; i >= 0 && len(said) > 0; i-- {
		if fitWithin(said, strings.Fields(spelling.Fold(d.cards[i].name.text))) {
			return i
		}
	}
	return -1
}

// apposed reads the name of one that was spoken of by its type, between commas: "a Resource, Carousel Boutique, at
// home". Where another card follows it is a list. With an article the sentence may end with it, and that is told: "a
// face-down Troublemaker there, a Timberwolf".
func (d *describer) apposed() bool {
	last := len(d.cards) - 1
	if last < 0 || d.cardEnd != d.at && d.placeEnd != d.at || d.at < 1 || d.word(0) != "," ||
		d.cards[last].count != 1 ||
		d.cards[last].isOver {
		return false
	}
	c := &d.cards[last]
	facts, isFacts := d.r.cards.factsOf(c.name.text)
	ahead := *d
	ahead.at++
	hasArticle := slices.Contains([]string{"a", "an", "the"}, ahead.word(0))
	if hasArticle {
		ahead.at++
	}
	n := max(ahead.wholeName(), 1)
	if !isFacts || ahead.at+n > len(d.words) || !ahead.isCardAt(0) || !d.mayBeOfType(ahead.text(n).text, facts.Type) {
		return false
	}
	name := ahead.text(n)
	ahead.at += n
	ends := endsSentence(d.words[ahead.at-1]) || ahead.word(0) == ""
	goesOn := !ends && ahead.word(0) == "," && !ahead.isCardAt(1) && ahead.word(1) != "and" && ahead.word(1) != "a" &&
		!ahead.isWhose(1)
	if !goesOn && !(ends && hasArticle) {
		return false
	}
	if hasArticle {
		d.r.assume(c.said, "taken to be the "+facts.Type.String()+" that is named behind it")
	}
	name.text = strings.TrimRight(name.text, ".")
	c.name, c.said = name, name
	d.toType(c, facts.Type)
	d.at, d.cardEnd = ahead.at, ahead.at
	d.stop()
	return true
}

// wordsBetween gives so many words from a place on.
func (d *describer) wordsBetween(from, n int) piece {
	if from+n > len(d.words) || n == 0 {
		return piece{}
	}
	return d.r.between(d.words[from], d.words[from+n-1])
}

// soIs reads that another card is as the one that was named last: "Falcon is frightened at home, as is Gyro".
func (d *describer) soIs() bool {
	last, from := len(d.cards)-1, d.at
	if last < 0 || !d.takes("as is", "and so is", "so is", "as are", "and so are", "so are") {
		return false
	}
	side, words, isWhose := d.whoseSaid(0)
	if isWhose && d.isOwnerOf(0, words) { // his Gyro
		d.goOn(words)
	} else {
		d.takes("the")
		isWhose = false
	}
	n := max(d.wholeName(), 1)
	if !d.isCardAt(0) {
		d.at = from
		return false
	}
	c := d.cards[last]
	c.name = d.text(n)
	c.name.text = strings.TrimRight(c.name.text, ".")
	c.said, c.attached, c.marks = c.name, nil, slices.Clone(c.marks)
	if d.isAtPlace(n) { // his Gyro at home
		d.placePending(d.zone, d.heading)
		c.zone, c.areas, c.isOver = "", nil, false
	}
	if isWhose {
		c.sides, c.spoken, c.isWhose = []Side{side}, true, false
	}
	d.cards = append(d.cards, c)
	d.cardEnd = d.at + n
	d.goOn(n)
	return true
}

// soDoes reads that a player has what another has who was spoken of just before: "I have Falcon at my problem and so
// does Blake".
func (d *describer) soDoes() bool {
	n := 0
	if d.word(n) == "and" || d.word(n) == "," {
		n++
	}
	side, words, ok := d.whoseSaid(n + 2)
	if d.word(n) != "so" || !slices.Contains([]string{"does", "do", "has", "have"}, d.word(n+1)) || !ok ||
		!d.isOver(n+2+words) || d.both || !d.spoken || side == d.subject {
		return false
	}
	var too []describedCard
	for _, c := range d.cards {
		if c.sentence == d.sentence && slices.Equal(c.sides, []Side{d.subject}) {
			c.sides = []Side{side}
			too = append(too, c)
		}
	}
	if len(too) == 0 {
		return false
	}
	d.cards = append(d.cards, too...)
	d.goOn(n + 2 + words)
	return true
}
