package position

import (
	"slices"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/rulesdb/spelling"
)

// What people say round a card's name, or in place of it, as others say it with the name.

// namesMane says "my mane Rarity is boosted" for "my Rarity mane is boosted".
func namesMane(words []piece, i int) []piece {
	if !isOneOf(words, i, "mane") || endsSentence(words[i]) || isOneOf(words, i+1, "character") ||
		isCapital(words, i+1) {
		return nil
	}
	from := capitalsBefore(words, i)
	if from == i || from == 0 || !isOfSort(words, from-1, "W") {
		return nil
	}
	return slices.Concat(words[:from], words[i:i+1], words[from:i], words[i+1:])
}

// capitalsBefore is where those words begin that stand before a word, each with a capital and none at the end of a
// sentence; there are no more than a name has.
func capitalsBefore(words []piece, i int) int {
	from := i
	for from > 0 && i-from < longestName && isCapital(words, from-1) && !endsSentence(words[from-1]) &&
		!isSign(words[from-1].text) && !isOfSort(words, from-1, "W", "P") {
		from--
	}
	return from
}

// otherHas says "her Falcon has" for "hers has", and "my Falcon at" for "mine at", where the other player's Falcon was
// spoken of in the clause before.
func otherHas(words []piece, i int) []piece {
	whose, ok := whoseFor[plainWord(words[i].text)]
	if strings.HasSuffix(plainWord(words[i].text), "'s") && isOfSort(words, i, "W") &&
		!isOneOf(words, i, "mine's", "his's", "hers's", "theirs's", "it's", "he's", "she's") { // Blake's has two
		whose, ok = words[i].text, true
	}
	if !ok || endsSentence(words[i]) || i < 3 || isOneOf(words, i-1, "of", "on", "at", "with", "is", "vs") {
		return nil
	}
	isNext := isOneOf(words, i+1, "has", "at") || isOneOf(words, i+1, "is", "are") && isOneOf(words, i+2, "at")
	isNew := endsSentence(words[i-1]) || isOneOf(words, i-1, ",", "and", "but", "while", "whereas")
	if !isNext || !isNew || isOneOf(words, i, "his") && isOneOf(words, i+2, ":") {
		return nil
	}
	begin := i - 1
	for isOneOf(words, begin, ",", "and", "but", "while", "whereas") && !endsSentence(words[begin]) {
		begin--
	}
	for begin > 0 && !endsSentence(words[begin-1]) {
		begin--
	}
	if begin+2 >= i || !isOfSort(words, begin, "W") {
		return nil
	}
	is := begin + 1
	for is < i && isCapital(words, is) && !isSign(words[is].text) {
		is++
	}
	if is == begin+1 || !isOneOf(words, is, "has", "is", "are", "at") || isOneOf(words, begin+1, "mane") ||
		sameWord(words[begin], whose) {
		return nil
	}
	for _, w := range words[is:i] { // which one would be meant isn't clear
		if isOfSort([]piece{w}, 0, "C") && !isOfSort([]piece{w}, 0, "W", "P", "F") &&
			isOneOf(words, is, "is", "are", "at") {
			return nil
		}
	}
	said := []piece{{whose, words[i].at}}
	for _, w := range words[begin+1 : is] {
		said = append(said, piece{w.text, words[i].at})
	}
	return slices.Concat(words[:i], said, words[i+1:])
}

func sameWord(word piece, of string) bool { return plainWord(word.text) == plainWord(of) }

// revealed says that a Troublemaker was uncovered that somebody revealed at a Problem.
func revealed(words []piece, i int) []piece {
	if i == 0 || !isOneOf(words, i, "revealed", "exposed") || !isOfSort(words, i-1, "P") &&
		!isOneOf(words, i-1, "have", "has", "just") || atPlaceAhead(words, i+1) == 0 {
		return nil
	}
	words = slices.Clone(words)
	words[i].text = "uncovered"
	return words
}

// isShortName reports whether so many words are a word of a Title, a comma and the subtitle of a card of that Title:
// "Twilight, Ursa Vanquisher".
func (d *describer) isShortName(n int) bool {
	if n < 4 || d.word(1) != "," || !d.r.cards.titleWords[spelling.Fold(d.words[d.at].text)] {
		return false
	}
	ahead := *d
	ahead.at += 2
	if !ahead.isSubtitle(n - 2) {
		return false
	}
	of := d.r.cards.faceOf(d.words[d.at].text + " " + ahead.text(n-2).text)
	return of != nil && slices.Contains(strings.Fields(spelling.Fold(of.Title)), spelling.Fold(d.words[d.at].text)) &&
		spelling.Fold(of.Subtitle) == spelling.Fold(strings.TrimRight(ahead.text(n-2).text, "."))
}

// allSomebodys reads what all are like that a player has, who were named before: "mine are exhausted", "all of his are
// frightened", "my Friends are both exhausted". Without "all" those are meant that were spoken of in the sentence
// before. Where none were named it is told.
func (d *describer) allSomebodys() bool {
	if d.at == 0 || !endsSentence(d.words[d.at-1]) &&
		!slices.Contains([]string{",", "and", "but", "while"}, d.word(-1)) {
		return false
	}
	n := 0
	for slices.Contains([]string{"all", "both", "each", "of", "everyone", "everybody", "everything"}, d.word(n)) {
		n++
	}
	isAll := n > 0
	side, words, ok := d.whoseSaid(n)
	if !ok {
		return false
	}
	n += words
	noun := ""
	if slices.Contains([]string{"friends", "characters", "ponies", "guys"}, d.word(n)) {
		noun = d.word(n)
		n++
	} else if !d.isOwner(n-words, words) {
		return false
	}
	if d.word(n) != "are" && !(isAll && d.word(n) == "is") {
		return false
	}
	n++
	for slices.Contains([]string{"all", "both", "also", "still", "already", "currently", "now"}, d.word(n)) {
		isAll = isAll || d.word(n) == "all"
		n++
	}
	mark, long := d.markAt(n)
	usual := d.isAsUsual(n)
	if long == 0 && usual == 0 || !d.isOver(n+max(long, usual)) {
		return false
	}
	before := d.sentence // the latest sentence that spoke of that player's cards
	var found []int
	for i := len(d.cards) - 1; i >= 0; i-- {
		c := &d.cards[i]
		face := d.r.cards.faceOf(c.name.text)
		isOf := face != nil && (face.Type == card.Friend || noun != "friends" && face.Type.IsCharacter()) &&
			slices.Equal(c.sides, []Side{side}) && (c.zone == "" && d.zone == InPlay || c.zone == "" && d.zone == "" ||
			c.zone == InPlay)
		if !isOf || !isAll && len(found) > 0 && c.sentence != before {
			continue
		}
		found, before = append(found, i), c.sentence
	}
	if len(found) == 0 {
		d.unreadSentence(func() bool { return d.word(0) == "," })
		return true
	}
	for _, i := range found {
		if long > 0 {
			d.cards[i].marks = append(slices.Clone(d.cards[i].marks), mark)
		}
	}
	d.goOn(n + max(long, usual))
	return true
}
