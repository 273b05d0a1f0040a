package position

import (
	"regexp"
	"slices"
)

// Mane Characters that are called flipped: as people say it, they are boosted. In a faceoff that is what happens to the
// top card of a deck, and no Mane Character is in one.

// saysFlips finds that a description speaks of a faceoff, in which "flipped" may mean something else.
var saysFlips = regexp.MustCompile(`(?i)\b(?:face ?offs?|facing off|flips?|challeng\w*|tied?)\b`)

// saysNoFlips finds that none have been made, so that what is flipped is a Mane Character.
var saysNoFlips = regexp.MustCompile(`(?i)\b(?:no flips?\b|before (?:the |any )?flips\b|` +
	`(?:nothing|not|haven['’]?t) (?:been )?flipped (?:any|yet))`)

func (d *describer) speaksOfFlips() bool {
	return saysFlips.MatchString(d.line()) && !saysNoFlips.MatchString(d.line())
}

// manesAreFlipped takes "flipped" for "boosted" where it stands right before a Mane Character or behind one.
func (d *describer) manesAreFlipped() {
	for i, word := range d.plain {
		ahead := *d
		ahead.at = i
		_, words, isWhose := ahead.whoseSaid(1)
		isMane := isWhose && ahead.word(1+words) == "mane" && !endsSentence(d.words[i]) // I flipped my mane
		if word == "flipped" && (isMane || ahead.flipsMane() || ahead.isFlippedMane()) {
			d.plain[i] = "boosted"
		}
	}
}

// flipsMane reports whether the next word stands before the name of a Mane Character: "my flipped Rarity", "I flipped
// Rarity". In a faceoff, who flips her may mean a Friend.
func (d *describer) flipsMane() bool {
	return !endsSentence(d.words[d.at]) && d.isMane(1) && (d.isOwnerOf(0, 0) || d.word(-1) == "a" ||
		!d.speaksOfFlips())
}

// isFlippedMane reports whether the next word stands behind the name of a Mane Character: "Rarity flipped at my
// problem", "Rarity (flipped)", "Rarity is flipped". In a faceoff it has to be said at which place she is.
func (d *describer) isFlippedMane() bool {
	n, over := 0, 1
	for d.at+n > 0 && slices.Contains([]string{",", "is", "'s", "and", "already", "still", "("}, d.word(n-1)) {
		n--
	}
	if over < len(d.words)-d.at && d.word(over) == "," {
		over++
	}
	isAt := slices.Contains([]string{"at", "@", "on", "there"}, d.word(over)) ||
		d.at > 0 && d.words[d.at-1].text == "("
	if d.at+1 < len(d.words) && !endsSentence(d.words[d.at]) && (d.isCardAt(1) || d.isDoing(-1)) ||
		d.speaksOfFlips() && !isAt {
		return false
	}
	for words := 1; words <= min(longestName, d.at+n); words++ {
		ahead := *d
		ahead.at += n - words
		if endsSentence(ahead.words[ahead.at+words-1]) && n < 0 && ahead.word(words) != "," {
			return false
		}
		if ahead.isMane(0) && max(ahead.wholeName(), 1) == words {
			return true
		}
	}
	return false
}

// endsFlips ends the list of what was flipped where the faceoff is spoken of: whose the cards behind are isn't said by
// it. Where nothing else is, those that are named first are taken for those of whose Problem it is at.
func (d *describer) endsFlips() bool {
	if d.word(0) == "faceoff" && d.word(-1) == "," && d.zone == Flipped {
		d.sentenceEnds()
		if at, ok := d.placeNamed(2); ok && d.word(1) == "at" && at.zone == InPlay {
			d.subject = at.whose
		}
	}
	return false
}

// boostedBefore goes behind the words that a Mane Character was boosted before: "I boosted Rarity last turn".
func (d *describer) boostedBefore() bool {
	last := len(d.cards) - 1
	return last >= 0 && d.cardEnd == d.at && slices.ContainsFunc(d.cards[last].marks, func(mark piece) bool {
		return mark.is("boosted")
	}) && d.takes("last turn", "a turn ago", "before", "earlier", "on my last turn", "on his last turn")
}

// cutieMarked is of how many words it is that a card has a cutie mark, which stand next; 0 if they don't.
func (d *describer) cutieMarked() int {
	switch {
	case d.word(0) == "cutie-marked":
		return 1
	case d.saysAt(0, "cutie marked") && d.wholeName() == 0:
		return 2
	}
	return 0
}

// markedBefore reads a mark before the name of the card that has it: "a flipped Rarity", "a cutie marked Red Gala".
func (d *describer) markedBefore() bool {
	if d.saysAt(0, "start side") && d.at+1 < len(d.words) && !endsSentence(d.words[d.at+1]) && d.isMane(2) {
		d.ofNext = []piece{{"start side", d.words[d.at].at}}
		d.goOn(2)
		return true
	}
	if words := d.cutieMarked(); words > 0 && d.isCardAt(words) && !d.isSignAt(words) {
		d.ofNext = []piece{{"cutie mark", d.words[d.at].at}}
		d.goOn(words)
		return true
	}
	mark, words := d.markAt(0)
	if _, more := d.markAt(words + 1); words > 0 && d.word(words) == "," && more > 0 && d.isCardAt(words+1+more) &&
		(d.isOwnerOf(-1, 1) || d.word(-1) == "a" || d.word(-1) == "an") { // an exhausted, frightened Octavia
		d.ofNext = []piece{mark}
		d.goOn(words + 1)
		return true
	}
	if d.word(0) != "boosted" || d.at >= len(d.words) || plainWord(d.words[d.at].text) != "flipped" || !d.isMane(1) {
		return false
	}
	d.ofNext = []piece{{"boosted", d.words[d.at].at}}
	d.goOn(1)
	return true
}
