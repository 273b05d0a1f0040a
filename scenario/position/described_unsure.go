package position

import (
	"slices"
	"strings"
)

// Of whom a description speaks where a sentence says nobody, and the one before spoke of both players.

// doing are the words for somebody who has or does something.
var doing = []string{"i", "i'm", "i've", "he", "he's", "she", "she's", "they", "they're", "they've", "opp", "opponent",
	"avery", "blake"}

// isUnsure reports whether nobody is spoken of in the sentence before the next word, and both players were in the
// one before: "I'm on 10, they're on 13. 2 tokens".
func (d *describer) isUnsure() bool {
	if d.both || d.headed {
		return false
	}
	begin := d.sentenceBegin()
	before := begin - 1
	for before > 0 && !endsSentence(d.words[before-1]) {
		before--
	}
	return begin > 0 && d.sidesDoing(begin, d.at) == [2]bool{} && d.sidesDoing(before, begin) == [2]bool{true, true}
}

// sentenceBegin is where the sentence of the next word begins.
func (d *describer) sentenceBegin() int {
	begin := d.at
	for begin > 0 && (!endsSentence(d.words[begin-1]) || begin < len(d.words) &&
		slices.Contains([]string{",", "and", "&"}, d.words[begin].text)) { // Yay!, …
		begin--
	}
	return begin
}

// sidesDoing reports which players have or do something by the words from one on, before another.
func (d *describer) sidesDoing(from, to int) (sides [2]bool) {
	ahead := *d
	for ahead.at = from; ahead.at < to; ahead.at++ {
		isLetter := (ahead.word(0) == "a" || ahead.word(0) == "b") && ahead.isVerbOf(1) // P2 controls
		if side, _, ok := ahead.whoseSaid(0); ok && (slices.Contains(doing, ahead.word(0)) || isLetter ||
			strings.HasPrefix(ahead.word(0), "player")) {
			sides[side] = true
		}
	}
	return sides
}

// isDoing reports whether the word so many on is for somebody who has or does something.
func (d *describer) isDoing(n int) bool {
	return d.isWhose(n) && slices.Contains(doing, d.word(n))
}
