package position

import (
	"slices"
	"strconv"
	"strings"
)

// What a description says that an effect gave the card that was named last, and until when: "Rarity has +2 power this
// turn", "she got Swift until end of turn".

// lastsUntil are the words by which an effect lasts to the end of the turn.
var lastsUntil = []string{"this turn", "until end of turn", "until the end of turn", "until the end of the turn",
	"until the end of this turn", "until this turn ends", "till end of turn", "till the end of the turn",
	"for this turn", "for the turn", "for the rest of the turn"}

// lastsForGood are the words by which it lasts for as long as the card is in play.
var lastsForGood = []string{"for good", "permanently"}

// gaveIt are words behind which stands what the card has by an effect.
var gaveIt = []string{"gets", "get", "got", "gained", "gains", "has", "have", "had", "gives", "gave", "given",
	"is", "an", "a", "extra", "additional"}

// mostLasting is of how many words it is at most what an effect gives.
const mostLasting = 4

// lastsNow reads what an effect gave to the card that was named last.
func (d *describer) lastsNow() bool {
	last := len(d.cards) - 1
	if last < 0 || d.isOfSeveral() {
		return false
	}
	n := 0
	for slices.Contains(gaveIt, d.word(n)) {
		n++
	}
	for long := 1; long <= mostLasting; long++ {
		if d.word(n+long-1) == "" || endsSentence(d.words[d.at+n+long-1]) && d.at+n+long < len(d.words) {
			return false
		}
		given, until, ends := d.given(n, long), 0, ""
		for _, said := range lastsUntil {
			if d.saysAt(n+long, said) {
				until, ends = max(until, len(strings.Fields(said))), thisTurn
			}
		}
		for _, said := range lastsForGood {
			if until == 0 && d.saysAt(n+long, said) {
				until, ends = len(strings.Fields(said)), forGood
			}
		}
		mark := piece{given + ends, d.words[d.at+n].at}
		if until == 0 || !d.isMark(mark) {
			continue
		}
		d.cards[last].marks = append(d.cards[last].marks, mark)
		d.goOn(n + long + until)
		return true
	}
	return false
}

// given is what is given by so many words, so many on, as a modifier is typed: "+2 power" for "2 more power".
func (d *describer) given(n, long int) string {
	words, sign := []string{}, ""
	for i := n; i < n+long; i++ {
		switch d.word(i) {
		case "more", "extra", "additional":
			sign = "+"
		case "less", "fewer":
			sign = "-"
		default:
			words = append(words, d.word(i))
		}
	}
	if len(words) == 0 {
		return ""
	}
	if number, ok := numbersSaid[words[0]]; ok && sign != "" {
		words[0] = strconv.Itoa(number)
	}
	return sign + strings.Join(words, " ")
}

// saysAt reports whether words stand so many on.
func (d *describer) saysAt(n int, words string) bool {
	for i, word := range strings.Fields(words) {
		if d.word(n+i) != word || i > 0 && endsSentence(d.words[d.at+n+i-1]) {
			return false
		}
	}
	return true
}

// isOfSeveral reports whether the sentence speaks of all of some, and not of the card that was named last alone.
func (d *describer) isOfSeveral() bool {
	for i := d.sentenceBegin(); i < d.at; i++ {
		if slices.Contains([]string{"all", "each", "every", "both", "they", "their"}, d.plain[i]) {
			return true
		}
	}
	return false
}
