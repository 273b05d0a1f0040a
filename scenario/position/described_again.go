package position

import (
	"slices"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/rulesdb/spelling"
)

// What a description says of cards that it has named before, and of what isn't one though a card has
// its name.

// again reads that the card, or the cards, that were named last are spoken of again: "she's at my
// problem", "they are exhausted".
func (d *describer) again() bool {
	last := len(d.cards) - 1
	if last < 0 {
		return false
	}
	words, all := 1, d.word(0) == "they're"
	switch first := d.word(0); {
	case all, first == "it's" || first == "she's" || first == "he's" || first == "who's" || first == "that's":
	case (first == "both" || first == "all") && d.word(1) == "of" &&
		slices.Contains([]string{"them", "those", "these"}, d.word(2)):
		words, all = 4, true
		if _, mark := d.markAt(3); mark > 0 || slices.Contains([]string{"at", "in", "on", "@"}, d.word(3)) {
			words = 3
		}
	case (first == "both" || first == "all") && slices.Contains([]string{"at", "in", "on", "@"}, d.word(1)) &&
		!d.hasPending() && endsSentence(d.words[max(d.at-1, 0)]):
		words, all = 1, true
	case first == "they" || first == "both" || first == "all":
		words, all = 2, true
	case slices.Contains([]string{"it", "she", "he", "who", "which", "that"}, first):
		words = 2
		all = d.word(1) == "are"
	default:
		return false
	}
	isTo := words == 2 && slices.Contains([]string{"belong", "belongs"}, d.word(1)) && d.word(2) == "to"
	if side, more, ok := d.whoseSaid(3); isTo && ok && d.isOver(3+more) { // both belong to Avery
		for i := last; i >= 0 && (i == last || all && d.cards[i].sentence == d.cards[last].sentence); i-- {
			d.cards[i].sides, d.cards[i].spoken, d.cards[i].isWhose = []Side{side}, true, false
		}
		d.goOn(3 + more)
		return true
	}
	if words%2 == 0 && d.word(words-1) != "is" && d.word(words-1) != "are" {
		return false
	}
	for slices.Contains([]string{"also", "now", "currently", "still", "both", "all", "alone"}, d.word(words)) {
		words++
	}
	if side, more, ok := d.whoseSaid(words); ok && d.isOwner(words, more) && d.isOver(words+more) { // it is mine
		if d.isOfAttached() { // with a Hard Hat attached to it, which is mine
			d.goOn(words + more - 1)
			d.ownerOfAttached(&d.cards[last], side)
			return true
		}
		first := last
		for all && first > 0 && d.cards[first-1].sentence == d.cards[last].sentence { // they are mine
			first--
		}
		for i := first; i <= last; i++ {
			if c := &d.cards[i]; d.isHadBy(c, side.Other()) { // I have X at my problem, which is his
				c.marks = append(slices.Clone(c.marks), piece{"of " + side.Letter(), d.words[d.at+words].at})
			} else {
				c.sides, c.spoken, c.isWhose = []Side{side}, true, false
			}
		}
		d.goOn(words + more)
		return true
	}
	mark, long := d.markAt(words)
	isAt := slices.Contains([]string{"at", "in", "on", "@"}, d.word(words))
	place, isPlace := d.placeNamed(words + 1)
	isWithCards := d.isWithCards(words + 1 + place.words) // he is there with X: the player
	isPlace = isPlace && isAt && (!isWithCards || d.zone == "" && (d.hasPending() || d.cards[last].zone == ""))
	if long == 0 && !isPlace {
		return false
	}
	if isPlace && d.cards[last].zone == Flipped && d.word(0) != "they" && len(d.r.at) == 0 &&
		d.r.position.Moment.inFaceoff() && place.zone == InPlay { // the faceoff is
		d.r.atMoment(place.areas)
		d.takePlace(place, words+1)
		return true
	}
	first := last
	for all && first > 0 && (d.cards[first-1].sentence == d.cards[last].sentence ||
		isPlace && d.cards[first-1].zone == "" && d.cards[last].zone == "") {
		first--
	}
	if first == last && d.word(0) == "both" && d.areBoth(last) {
		first--
	}
	for i := first; i <= last; i++ {
		if c := &d.cards[i]; isPlace {
			c.zone, c.areas, c.isOver, c.spoken = "", nil, false, true
		} else if all {
			c.marks = append(c.marks, mark)
		}
	}
	if isPlace && len(d.cards[last].sides) == 1 { // with whom others are there
		d.subject, d.spoken = d.cards[last].sides[0], true
	}
	if all && !isPlace {
		words += long
	}
	d.goOn(words)
	return true
}

// theyAre reads that those are named now that were said by their facts: "I have two Friends there. They are X and Y".
func (d *describer) theyAre() bool {
	last := len(d.cards) - 1
	if last < 0 || len(d.cards[last].sides) != 1 || !slices.Contains([]string{"they", "these", "those"}, d.word(0)) ||
		d.word(1) != "are" || !d.isCardAt(2) || !d.namesOf(d.cards[last].sides[0], false) {
		return false
	}
	d.goOn(2)
	return true
}

// isWithCards reports whether a word so many on, and what follows it, say that somebody has cards along: "with
// Falcon", not "with two counters".
func (d *describer) isWithCards(n int) bool {
	if d.word(n) != "with" {
		return false
	}
	for i := n + 1; i <= n+5 && d.word(i) != "" && d.word(i) != ","; i++ {
		if strings.HasPrefix(d.word(i), "counter") {
			return false
		}
	}
	return true
}

// namedAgain reads a card's name of so many words that stands for one that was named before, as it is
// said what that one is like: "Granny is exhausted".
func (d *describer) namedAgain(name string, words int) bool {
	next := d.word(words)
	_, mark := d.markAt(words)
	isMarked := (mark > 0 && (d.isOver(words+mark) || d.wordsOfNamed(words+mark) > 0) ||
		next == "not" && d.isOver(words+1)) && (d.at == 0 || endsSentence(d.words[d.at-1]) || d.word(-1) == "," ||
		d.wordsOfMark(-1) > 0 && next == "not")
	if !slices.Contains([]string{"is", "'s", "isn't", "has", "hasn't", "belongs"}, next) &&
		!(d.word(-1) == "the" && mark > 0) &&
		!isMarked ||
		slices.Contains([]string{"a", "an", "another", "second", "other"}, d.word(-1)) {
		return false
	}
	said := strings.Fields(spelling.Fold(name))
	if len(said) > 0 && d.attachedNamedAgain(said, words) {
		return true
	}
	for i := len(d.cards) - 1; i >= 0 && len(said) > 0; i-- {
		c := d.cards[i]
		if c.count != 1 || isMarked && c.zone == "" ||
			d.spoken && d.isWhose(-1) && !slices.Contains(c.sides, d.subject) ||
			!fitWithin(said, strings.Fields(spelling.Fold(c.name.text))) {
			continue
		}
		d.tellWhichOfBoth(i, piece{strings.TrimRight(d.text(words).text, ".,"), d.words[d.at].at})
		c.isOver = c.zone != ""
		d.cards = append(slices.Delete(d.cards, i, i+1), c)
		d.at += words
		d.cardEnd = d.at
		if isMarked && next == "not" {
			d.goOn(1)
		}
		return true
	}
	return false
}

// fitWithin reports whether words are those of a name in its order, from any of its own on.
func fitWithin(said, name []string) bool {
	for first := range name {
		if fitInOrder(said, name[first:]) {
			return true
		}
	}
	return false
}

// isPerson leaves out what somebody has whose name is a card's: "Tom has Rainbow Dash".
func (d *describer) isPerson() bool {
	if d.at > 0 && !endsSentence(d.words[d.at-1]) && !isSign(d.words[d.at-1].text) || d.wholeName() > 0 ||
		d.hasPending() || !d.r.cards.whole[spelling.Fold(d.word(0))] && d.r.cards.nick[d.word(0)] == "" {
		return false
	}
	switch d.word(1) {
	case "controls":
	case "has":
		if !d.hasAnother(2) {
			return false
		}
	default:
		return false
	}
	d.unreadSentence(d.isOfAnother)
	return true
}

// hasAnother reports whether what is had by the words from so many on is what no card has: another
// card that isn't attached to it, or cards of a pile.
func (d *describer) hasAnother(n int) bool {
	ahead := *d
	ahead.at += n
	for slices.Contains([]string{"a", "an", "the", "only", "boosted", "exhausted", "frightened"}, ahead.word(0)) {
		ahead.at++
	}
	if _, ok := ahead.number(0); ok {
		ahead.at++
	}
	if slices.Contains(unknownSaid, ahead.word(0)) {
		return true
	}
	for i := range 5 {
		if strings.HasPrefix(ahead.word(i), "counter") || ahead.word(i) == "power" {
			return false
		}
	}
	return ahead.nextType() != 0 && ahead.nextType() != card.Resource
}

// nextType is the type of the card whose name stands next; 0 if none does.
func (d *describer) nextType() card.Type {
	if d.at >= len(d.words) {
		return 0
	}
	n := d.wholeName()
	if n == 0 && d.mayBeCard(1) {
		n = 1
	}
	if n == 0 {
		return 0
	}
	if face := d.r.cards.faceOf(strings.TrimRight(d.text(n).text, ".,")); face != nil {
		return face.Type
	}
	return 0
}

// faceOf is the first face of the card that words are likeliest to mean; nil if they mean none, or one by its facts.
func (cards *Cards) faceOf(words string) *card.Face {
	if _, isFacts := cards.factsOf(words); isFacts && !cards.isWholeName(words) {
		return nil // a Friend is not called so
	}
	found := cards.Near(words, Place{Zone: InPlay, Area: Area{Kind: Problem}}, Place{Zone: Discard})
	if len(found) == 0 {
		return nil
	}
	return &found[0].Faces[0]
}

// bearsNext reports whether what stands so many words on is attached to the card that was named last.
func (d *describer) bearsNext(n int) bool {
	ahead := *d
	ahead.at += n
	for slices.Contains([]string{"a", "an", "the"}, ahead.word(0)) {
		ahead.at++
	}
	words, name := ahead.wholeName(), ""
	if words == 0 && ahead.mayBeCard(1) { // with a chapeau
		words = 1
	}
	if number, isNumber := ahead.number(0); isNumber && number > 1 && words == 0 { // two Hard Hats, no Ten Carat Hat
		ahead.at++
		words, name = ahead.namedInPlural()
	}
	if name == "" {
		name = strings.TrimRight(ahead.text(words).text, ".,")
	}
	if d.cardEnd == 0 || d.cards[len(d.cards)-1].isOver || words == 0 ||
		d.r.cards.isResource(d.cards[len(d.cards)-1].name) {
		return false
	}
	on := d.r.cards.faceOf(name)
	if next := ahead.word(words); on == nil || on.Type != card.Resource || next == "on" && ahead.word(words+1) != "" ||
		next == "attached" && ahead.word(words+1) == "to" {
		return false // on another
	}
	isAttached := false
	for i := words; i < words+longestName && ahead.word(i) != "" && ahead.word(i) != ","; i++ {
		isAttached = isAttached || ahead.word(i) == "attached"
	}
	return isPlayed(on, "PlayOn(") || isAttached
}

// namedInPlural is in how many words a card is named next in plural, and its name; 0 if none is.
func (d *describer) namedInPlural() (words int, name string) {
	for n := min(longestName, len(d.words)-d.at); n > 0; n-- {
		name, isPlural := oneOf(strings.TrimRight(d.text(n).text, ".,"))
		if isPlural && d.r.cards.isWholeName(name) {
			return n, name
		}
	}
	return 0, ""
}

// ownedBy reads whose the card that was named last is: "of mine", "owned by Blake".
func (d *describer) ownedBy() bool {
	c := &d.cards[len(d.cards)-1]
	if side, words, ok := d.whoseSaid(2); ok && d.word(0) == "owned" && d.word(1) == "by" {
		if !slices.Contains(c.sides, side) {
			c.marks = append(c.marks, piece{"of " + side.Letter(), d.words[d.at].at})
		}
		d.goOn(2 + words)
		return true
	}
	if side, words, ok := d.whoseSaid(0); ok && d.word(words) == "owns" && (d.word(words+1) == "it" ||
		d.cardEnd == d.at) { // Gyro (Blake owns it)
		if words++; d.word(words) == "it" {
			words++
		}
		if !slices.Contains(c.sides, side) {
			c.marks = append(c.marks, piece{"of " + side.Letter(), d.words[d.at].at})
		}
		d.goOn(words)
		return true
	}
	n := 0
	if side, words, ok := d.whoseSaid(1); ok && (d.word(0) == "both" || d.word(0) == "all") && d.isOwner(1, words) &&
		d.isOver(1+words) { // both mine
		for i := len(d.cards) - 1; i >= 0 && d.cards[i].sentence == c.sentence; i-- {
			d.cards[i].sides, d.cards[i].spoken = []Side{side}, true
		}
		d.goOn(1 + words)
		return true
	}
	if d.word(0) == "of" {
		n = 1
	}
	side, words, ok := d.whoseSaid(n)
	if !ok || d.cardEnd == 0 {
		return false
	}
	isControl := d.word(n+words) == "control" || d.word(n+words) == "controls"
	if n == 0 && d.cardEnd == d.at && !c.isOver && isControl { // I control
		if c.spoken && !slices.Contains(c.sides, side) {
			c.marks = append(c.marks, piece{"by " + side.Letter(), d.words[d.at].at})
		} else {
			c.sides, c.spoken = []Side{side}, true
		}
		d.goOn(words + 1)
		return true
	}
	isRightBehind := n == 0 && d.cardEnd == d.at && d.kind == nil && d.isOver(words) &&
		!c.isOver // Rarity mine, Pinkie his
	if !d.isOwner(n, words) || n == 1 && d.cardEnd != d.at || n == 0 && !d.isOwnerAlone() && !isRightBehind {
		return false
	}
	for i := len(d.cards) - 1; n == 1 && i > 0 && d.isNamedTogether(i) && !d.isOwnedBefore(d.cards[i-1].name); i-- {
		d.cards[i-1].sides, d.cards[i-1].spoken = []Side{side}, true // Falcon and Gyro of mine
	}
	c.sides, c.spoken = []Side{side}, true
	d.goOn(n + words)
	return true
}

// isOwnedBefore reports whether it is said right before a name whose the card is: "his Falcon".
func (d *describer) isOwnedBefore(name piece) bool {
	n := slices.IndexFunc(d.words, func(w piece) bool { return w.at >= name.at }) - d.at - 1
	return d.at+n >= 0 && d.isOwnerOf(n, 1)
}

// isOwner reports whether so many words, so many on, say whose something is without what: "mine".
func (d *describer) isOwner(n, words int) bool {
	own := d.word(n + words - 1)
	return slices.Contains([]string{"mine", "his", "hers", "theirs"}, own) || strings.HasSuffix(own, "'s")
}

// controller is who controls a card of a player's.
func (c *describedCard) controller(of Side) Side {
	for _, mark := range c.marks {
		if rest, ok := mark.after("by"); ok {
			if side, isSide := rest.side(); isSide {
				return side
			}
		}
	}
	return of
}

// endsInFacts reports whether several cards were named last by their facts: "four Friends"; or one, too.
func (d *describer) endsInFacts(orOne bool) bool {
	last := len(d.cards) - 1
	if last < 0 || d.cards[last].isOver || d.cards[last].count == 1 && !orOne {
		return false
	}
	_, isFacts := d.r.cards.factsOf(d.cards[last].name.text)
	return isFacts
}

// subtitleInBrackets reads the rest of the name of the card that was named last, with marks behind it:
// "Pinkie Pie (Party Animal, boosted)".
func (d *describer) subtitleInBrackets(inner piece) bool {
	if len(d.cards) == 0 || d.cardEnd != d.at {
		return false
	}
	c := &d.cards[len(d.cards)-1]
	parts := inner.split(",")
	name := c.name.text + " " + parts[0].text
	if c.name.is(Unknown) || !d.r.cards.isWholeName(name) { // 3 cards (X, Y and Z)
		return false
	}
	c.name.text = name
	words := []piece{}
	for _, part := range parts[1:] {
		words = append(append(words, piece{",", part.at}), wordsOf(part)...)
	}
	d.setWords(slices.Concat(d.words[:d.at], words, d.words[d.at+1:]))
	return true
}

// wordBeforeWhose is the word before the next one and whose that is.
func (d *describer) wordBeforeWhose() string {
	for n := -1; n >= -3; n-- {
		if _, words, ok := d.whoseSaid(n); ok && words >= -n {
			return d.word(n - 1)
		}
	}
	return d.word(-1)
}

// tellLost tells the cards whose place can't be read, and doesn't put them anywhere.
func (d *describer) tellLost() {
	d.cards = slices.DeleteFunc(d.cards, func(c describedCard) bool {
		if c.isLost && c.zone == "" {
			d.r.fault(c.said, "a place that can be read: at my problem, at home, in their hand")
		}
		return c.isLost && c.zone == ""
	})
}

// namesOf reads that those of a player's cards are named now that were said by their facts before: "each of
// us has two Friends there: mine are X and Y".
func (d *describer) namesOf(side Side, isOne bool) bool {
	i := d.unnamedOf(side, isOne)
	if i < 0 {
		return false
	}
	c := &d.cards[i]
	zone, areas, said, count := c.zone, c.areas, c.said, c.count
	c.sides = slices.DeleteFunc(slices.Clone(c.sides), func(s Side) bool { return s == side })
	d.sentenceEnds()
	d.heading, d.zone, d.subject, d.spoken = areas, zone, side, true
	if len(areas) == 1 {
		d.announce(said, count)
	}
	return true
}

// unnamedOf is the place of the player's cards in play that were said by their facts, one or several; -1 if
// there are none.
func (d *describer) unnamedOf(side Side, isOne bool) int {
	for i := len(d.cards) - 1; i >= 0; i-- {
		c := &d.cards[i]
		_, isFacts := d.r.cards.factsOf(c.name.text)
		if isFacts && (c.count == 1) == isOne && slices.Contains(c.sides, side) && c.zone == InPlay {
			return i
		}
	}
	return -1
}

// countsUnknown reports whether cards that nobody knows are how many those are that were just said to be unknown:
// hand: unknown, 4 cards.
func (d *describer) countsUnknown(it item) bool {
	last := len(d.cards) - 1
	isBefore := d.isUnknownBefore()
	if last < 0 || !it.name.is(Unknown) || it.count < 2 || !d.endsInUnknown() && !isBefore || d.cards[last].count > 1 ||
		d.cards[last].sentence != d.sentence && !(isBefore && d.isOver(1)) || d.isListed ||
		d.isAmountBefore(d.cards[last].name.at) {
		return false
	}
	d.cards[last].count = it.count
	return true
}

// isAmountBefore reports whether a word says before a place how many cards are there: one unknown card.
func (d *describer) isAmountBefore(at int) bool {
	i := slices.IndexFunc(d.words, func(w piece) bool { return w.at >= at })
	if i <= 0 {
		return false
	}
	_, isBefore := d.number(i - 1 - d.at)
	return isBefore || d.words[i].isDigits() // one unknown card; hand 1
}

// isMark reports whether a piece is a mark of a card in play.
func (d *describer) isMark(said piece) bool {
	return !powerNow.MatchString(said.text) && d.r.tried().mark(&Card{Zone: InPlay}, said)
}
