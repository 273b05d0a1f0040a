package position

import (
	"slices"
	"strings"
)

// How much power a player has in a faceoff, as a description says it beside who flipped what. It isn't set up: it
// follows from who is in the faceoff and from what was flipped.

// totalOfOne reads a player's total in a faceoff: "has a total of 13", "so that's 14", "I've got 8 power there".
func (d *describer) totalOfOne() bool {
	if d.word(0) == "of" && d.cardEnd == d.at { // 2 Friends of power 3
		return false
	}
	n, isTotal := 0, false
	if _, words, ok := d.whoseSaid(0); ok {
		n = words
	}
	for slices.Contains(beforeTotal, d.word(n)) && n < 8 {
		isTotal = isTotal || slices.Contains(saysTotal, d.word(n))
		n++
	}
	if _, isNumber := d.number(n); !isNumber || d.word(n) == "a" || n > 0 && endsSentence(d.words[d.at+n-1]) {
		return false
	}
	isBehindFlip := d.word(-1) == "has" || d.word(-1) == "have" || n > 0 && d.word(n-1) == "has"
	n++
	for slices.Contains([]string{"power", "total", "in", "altogether", "now", "overall"}, d.word(n)) &&
		!endsSentence(d.words[d.at+n-1]) {
		isTotal = isTotal || d.word(n) == "power" || d.word(n) == "total"
		n++
	}
	if at, isPlace := d.placeNamed(n + 1); isPlace && isTotal && d.isAtPlace(n) && at.zone == InPlay {
		n += 1 + at.words
	} else if d.word(n) == "there" && isTotal {
		n++
	}
	isTotal = isTotal || isBehindFlip && d.flippedInSentence() && len(d.units) == 0
	if !isTotal || !d.isOver(n) && !slices.Contains([]string{"and", "but", "while", "vs", "against"}, d.word(n)) &&
		!d.isWhose(n) {
		return false
	}
	d.r.assume(d.wordsBetween(d.at, n), leavesOutStanding)
	d.goOn(n)
	return true
}

var (
	// beforeTotal are words that stand before a total.
	beforeTotal = []string{"has", "have", "is", "got", "stands", "now", "at", "a", "the", "total", "totals", "of",
		"for", "so", "that's", "that", "which", "makes", "making", "currently", ":", "power", "reaches", "comes", "to"}
	// saysTotal are those of them behind which a number is one.
	saysTotal = []string{"total", "totals", "that's", "makes", "making", "power", "reaches"}
)

// flippedInSentence reports whether it is said before, in the sentence, that somebody flipped a card.
func (d *describer) flippedInSentence() bool {
	return slices.Contains(d.plain[d.sentenceBegin():d.at], "flipped")
}

// notFlippedYet reads that a player has flipped nothing, where the other has: "he hasn't flipped yet".
func (d *describer) notFlippedYet() bool {
	side, n, ok := d.whoseSaid(0)
	if !ok || !d.r.inFaceoff {
		return false
	}
	for _, not := range []string{"hasn't flipped", "haven't flipped", "has not flipped", "have not flipped",
		"hasn't yet flipped", "has flipped nothing", "flipped nothing"} {
		if !d.saysAt(n, not) {
			continue
		}
		n += len(strings.Fields(not))
		for slices.Contains([]string{"yet", "anything", "a", "any", "card", "cards"}, d.word(n)) &&
			!endsSentence(d.words[d.at+n-1]) {
			n++
		}
		if !d.isOver(n) && d.word(n) != "and" {
			return false
		}
		d.subject, d.spoken, d.both = side, true, false
		d.goOn(n)
		return true
	}
	return false
}
