package position

import "slices"

// onlyOfWhat are words for what a card is the only one of.
var onlyOfWhat = []string{"card", "cards", "one", "friend", "friends", "character", "characters", "resource", "event",
	"troublemaker", "thing"}

// isTheOnly reads that the cards that were named last are the only ones at the place that is named next: "Yay! is the
// only card in my hand", "Falcon is his only Friend at home".
func (d *describer) isTheOnly() bool {
	last, n := len(d.cards)-1, 0
	if last < 0 || d.cardEnd == 0 || d.cardEnd < d.at-1 {
		return false
	}
	if slices.Contains([]string{"is", "'s", "are"}, d.word(0)) {
		n++
	} else if !slices.Contains([]string{"is", "'s", "are", ","}, d.word(-1)) {
		return false
	}
	for slices.Contains([]string{"now", "currently"}, d.word(n)) {
		n++
	}
	side, words, isWhose := d.whoseSaid(n)
	if isWhose {
		n += words
	} else if d.word(n) == "the" {
		n++
	}
	if !slices.Contains([]string{"only", "last", "sole"}, d.word(n)) || !slices.Contains(onlyOfWhat, d.word(n+1)) {
		return false
	}
	if isWhose {
		d.cards[last].sides, d.cards[last].spoken = []Side{side}, true
		d.subject, d.spoken = side, true
	}
	d.goOn(n + 2)
	d.takes("left", "there", "he has", "she has", "they have", "i have")
	d.cardEnd = d.at
	return true
}
