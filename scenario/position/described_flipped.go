package position

import (
	"regexp"
	"slices"
	"strings"

	"canterlaw/engine/card"
)

// Troublemakers that are called flipped: as people say it, they are uncovered (607.2).

// flipsCards finds that a description speaks of flips, or of a faceoff in which they are made.
var flipsCards = regexp.MustCompile(`(?i)\b(?:face ?offs?|facing off|flips?|tied?)\b`)

// troublemakersFlipped says "uncovered" of a Troublemaker that is called flipped, where nothing else is flipped: "he
// flipped Timberwolf at my problem", "his Timberwolf is flipped".
func (d *describer) troublemakersFlipped() {
	if (flipsCards.MatchString(d.line()) || d.otherFlips()) && !saysNoFlips.MatchString(d.line()) {
		return
	}
	for i := 0; i < len(d.words); i++ {
		if d.plain[i] != "flipped" {
			continue
		}
		up := i + 1
		if up < len(d.words) && (d.plain[up] == "up" || d.plain[up] == "over" || d.plain[up] == "face-up") {
			up++
		}
		next := *d
		next.at = up
		if _, words, isWhose := next.whoseSaid(0); isWhose {
			next.at += words
		}
		for slices.Contains([]string{"a", "the", "troublemaker"}, next.word(0)) {
			next.at++
		}
		isBefore := !endsSentence(d.words[up-1]) && next.nextType() == card.Troublemaker
		if isBefore || d.isTroublemakerBefore(i) {
			flipped := d.words[i]
			flipped.text = "uncovered" + flipped.text[len(strings.TrimRight(flipped.text, ".!?")):]
			d.setWords(slices.Concat(d.words[:i], []piece{flipped}, d.words[up:]))
		}
	}
}

// otherFlips reports whether one flipped what neither lies face-down nor is boosted: "he flipped Timberwolf, I flipped
// Yay!".
func (d *describer) otherFlips() bool {
	for i := range d.plain {
		next := *d
		next.at = i + 1
		if t := next.nextType(); d.plain[i] == "flipped" && i > 0 && d.isDoing(i-1-d.at) &&
			(t == card.Event || t == card.Friend || t == card.Resource) {
			return true
		}
	}
	return false
}

// isTroublemakerBefore reports whether a Troublemaker is named right before a word, but for "is".
func (d *describer) isTroublemakerBefore(i int) bool {
	for i > 0 && slices.Contains([]string{"is", "'s", ",", "was", "been", "has"}, d.plain[i-1]) {
		i--
	}
	for words := 1; words <= min(longestName, i) && !endsSentence(d.words[i-1]); words++ {
		named := *d
		named.at = i - words
		if max(named.wholeName(), 1) == words && named.nextType() == card.Troublemaker {
			return true
		}
	}
	return false
}
