package position

import (
	"slices"
	"strings"

	"canterlaw/engine/card"
)

// What is said of cards by whose they are alone, or of what was said of others before.

// oneIsAt reads where the one card is of a player whose place wasn't said yet: "my Falcon and his Gyro are exhausted.
// Mine is at home and his is at my problem".
func (d *describer) oneIsAt() bool {
	side, words, ok := d.whoseSaid(0)
	if !ok || !d.isOwner(0, words) || d.word(words) != "is" && d.word(words) != "'s" {
		return false
	}
	at, isPlace := d.placeNamed(words + 2)
	if !isPlace || at.zone != InPlay || !d.isAtPlace(words+1) {
		return false
	}
	found := -1
	for i := range d.cards {
		c := &d.cards[i]
		if c.sentence+1 < d.sentence || !slices.Equal(c.sides, []Side{side}) || c.name.is(Unknown) || c.isUnsure {
			continue
		}
		if found >= 0 || c.zone != "" || c.count != 1 {
			return false
		}
		found = i
	}
	if found < 0 {
		return false
	}
	if at.words == 1 && at.areas[0].Kind == Home {
		at.areas = []Area{{Of: side, Kind: Home}}
	}
	c := d.cards[found]
	c.zone, c.areas, c.isOver = InPlay, at.areas, true
	d.cards[found] = c
	d.takePlace(at, words+2)
	return true
}

// flippedFor goes behind the Troublemaker for which a card was flipped: "he flipped Falcon for the Timberwolf".
func (d *describer) flippedFor() bool {
	if d.zone != Flipped || d.word(0) != "for" || d.cardEnd != d.at || d.at == 0 || endsSentence(d.words[d.at-1]) {
		return false
	}
	ahead := *d
	ahead.at++
	if _, words, isWhose := ahead.whoseSaid(0); isWhose {
		ahead.at += words
	}
	for slices.Contains([]string{"a", "the", "uncovered"}, ahead.word(0)) {
		ahead.at++
	}
	if ahead.nextType() != card.Troublemaker && !ahead.isTroublemakerNext() {
		return false
	}
	n := max(ahead.wholeName(), 1)
	if n += ahead.at - d.at; !d.isNamedBefore(ahead.text(n - ahead.at + d.at).text) { // where it lies isn't known
		for range n {
			d.unreadOne()
		}
		d.stop()
		return true
	}
	d.goOn(n)
	return true
}

// challengedPassive reads by which characters the Troublemaker is challenged that was named before: "Timberwolf is
// being challenged by Blake's Falcon and Gyro". Who challenges it is the turn player (608.1).
func (d *describer) challengedPassive() bool {
	n := 0
	for slices.Contains([]string{"and", ",", "it", "which", "that", "it's", "is", "'s", "was", "being", "now",
		"currently", "got", "gets"}, d.word(n)) {
		n++
	}
	if d.word(n) != "challenged" || d.word(n+1) != "by" || n == 0 && d.word(-1) != "is" && d.word(-1) != "being" {
		return false
	}
	last := len(d.cards) - 1
	for last >= 0 && d.cards[last].sentence+1 >= d.sentence && !d.isTroublemaker(last) {
		last--
	}
	if last < 0 || d.cards[last].sentence+1 < d.sentence || d.cards[last].count != 1 {
		return false
	}
	side, words, isWhose := d.whoseSaid(n + 2)
	isBySomebody := isWhose && d.isCardAt(n+2+words)
	if !isBySomebody && !d.isCardAt(n+2) {
		return false
	}
	if d.cards[last].zone == "" && d.zone == InPlay {
		d.placePending(d.zone, d.heading)
	}
	if len(d.cards[last].areas) != 1 || !d.cards[last].areas[0].isProblem() {
		return false
	}
	named, areas := d.cards[last].name, d.cards[last].areas
	d.sentenceEnds()
	if !isBySomebody {
		side = d.r.position.Moment.Turn
	}
	d.goOn(n + 2)
	d.heading, d.zone, d.subject, d.spoken = areas, InPlay, side, true
	d.faceoffBegins()
	d.r.isAgainst = true
	d.r.position.Moment.Turn = side
	against := piece{"against " + strings.TrimRight(named.text, "."), named.at - len("against ")}
	d.r.later = append(d.r.later, func() { d.r.placeOfMoment(against) })
	return true
}

// countedAgain names the cards again of which the other player is said to have some: "I have three Red Galas at my
// problem and he has two there".
func countedAgain(words []piece, i int) []piece {
	n, isNumber := numberAt(words, i)
	if !isNumber || n < 1 || i < 4 || endsSentence(words[i]) || isOneOf(words, i, "a", "an", "another") ||
		!isOneOf(words, i+1, "there", "here", "at", "on", "too") ||
		isOneOf(words, i+1, "at") && isCountAt(words, i+1) {
		return nil
	}
	isOthers := isOneOf(words, i-1, "has", "have", "got", "controls", "he's", "she's", "i've") // whoever has them
	isMore := isOneOf(words, i-1, "and", ",")
	if !isOthers && !isMore {
		return nil
	}
	for k := i - 2; k > max(i-30, 0); k-- {
		if isPartEnd(words[k]) {
			return nil
		}
		name, isNamed := cardsCountedAt(words, k, i)
		if !isNamed {
			if _, counts := numberAt(words, k); counts && !isOneOf(words, k, "a", "an") {
				return nil // of which of them isn't clear
			}
			continue
		}
		over := k + 1 + len(name)
		isPlaced := isOneOf(words, over, "at", "in", "on", "there", "here") && over < i-1
		if !isPlaced || isMore && !isOneOf(name, len(name)-1, "troublemaker", "troublemakers") {
			return nil
		}
		said := make([]piece, len(name))
		for j, w := range name {
			text := w.text
			if last := j == len(name)-1; last && n > 1 && !strings.HasSuffix(text, "s") {
				text += "s"
			} else if last && n == 1 {
				text = strings.TrimSuffix(text, "s")
			}
			said[j] = piece{text, words[i].at}
		}
		return slices.Insert(slices.Clone(words), i+1, said...)
	}
	return nil
}

// isCountAt reports whether "at" is short for action tokens at a word.
func isCountAt(words []piece, i int) bool {
	return words[i].text == "AT" || clauseOver(words, i+1)
}

// cardsCountedAt gives the cards that are counted by the number at a word, before another word: "Red Galas",
// "face-down Troublemakers".
func cardsCountedAt(words []piece, k, before int) (name []piece, ok bool) {
	if _, isNumber := numberAt(words, k); !isNumber {
		return nil, false
	}
	n := k + 1
	if isOneOf(words, n, "face-down", "facedown", "exhausted", "frightened") {
		n++
	}
	if isOneOf(words, n, "troublemaker", "troublemakers", "friend", "friends") {
		return words[k+1 : n+1], n+1 < before && !endsSentence(words[n])
	}
	n = k + 1
	for n < before && isCapital(words, n) && !isSign(words[n].text) {
		n++
		if endsSentence(words[n-1]) {
			return nil, false
		}
	}
	return words[k+1 : n], n > k+1 && n-k <= longestName && !isOfSort(words, k+1, "W", "P")
}

// cardsOfList says "2 cards in hand" for "2 cards" behind points or action tokens in a list.
func cardsOfList(words []piece, i int) []piece {
	if !isOneOf(words, i, "cards") || i < 3 || !clauseOver(words, i+1) || isOneOf(words, i+1, ":") ||
		!isOneOf(words, i-2, ",") || isOneOf(words, i+1, "and", ",") && isOneOf(words, i+2, "in", "at") {
		return nil
	}
	if n, isNumber := numberAt(words, i-1); !isNumber || n < 1 || i > 3 && endsSentence(words[i-3]) {
		return nil
	}
	unit := plainWord(words[i-3].text)
	if !countInOneWord.MatchString(unit) && unitsSaid[unit] == "" && unit != "at" || unit == "score" {
		return nil
	}
	sign := words[i].text[len("cards"):]
	return slices.Concat(words[:i], []piece{{"cards", words[i].at}, {"in", words[i].at}, {"hand" + sign, words[i].at}},
		words[i+1:])
}

// asksBehind are the words with which a question begins behind what is so.
var asksBehind = []string{"can", "do", "does", "is", "are", "may", "could", "will", "would", "what", "who", "which",
	"how", "when", "must", "should"}

// ifAsked says "It's my turn." for "If it's my turn, can I ready her?": what is asked is a sentence of its own.
func ifAsked(words []piece, i int) []piece {
	if !isOneOf(words, i, "if", "when", "suppose", "assuming") || i > 0 && !endsSentence(words[i-1]) {
		return nil
	}
	end := sentenceOver(words, i)
	if !strings.HasSuffix(words[end-1].text, "?") {
		return nil
	}
	for n := i + 3; n < end-1; n++ {
		ask := n + 1
		if isOneOf(words, ask, "then", "so") {
			ask++
		}
		if words[n].text != "," || !isOneOf(words, ask, asksBehind...) || isOneOf(words, ask, "is", "are") &&
			!isOfSort(words, ask+1, "P", "W") && !isOneOf(words, ask+1, "it", "there", "that") {
			continue
		}
		words = slices.Clone(words)
		words[n-1].text += "."
		return slices.Concat(words[:i], words[i+1:n], words[ask:])
	}
	return nil
}

// controlledTogether says who controls the card that was named last, or all that were named with it where they are
// spoken of together: "they are controlled by Avery".
func (d *describer) controlledTogether(last int, side Side) {
	first := last
	if slices.Contains([]string{"are", "both"}, d.word(-1)) {
		for first > 0 && d.cards[first-1].sentence == d.cards[last].sentence {
			first--
		}
	}
	isOwned := false
	for i := first; i <= last; i++ {
		c := &d.cards[i]
		isOther := len(c.sides) == 1 && c.spoken && c.sides[0] != side
		isOwned = isOther && (isOwned || d.isOwnerSaid(c.said)) // Blake's Falcon and Gyro
		if isOwned {
			c.marks = append(slices.Clone(c.marks), piece{"by " + side.Letter(), d.words[d.at].at})
		} else {
			c.sides, c.spoken = []Side{side}, true
		}
	}
}
