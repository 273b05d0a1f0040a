package position

import (
	"slices"
	"strings"
)

// What a description says of both players at once, or of one after the other with what is counted said for both only
// once: "2 and 1 tokens", "I have 2 and he has 1 tokens", "our decks have 20 cards each".

// pairOf reads a number of each player, so many words on: "2 and 1", "2 to 1".
func (d *describer) pairOf(n int) (pair [2]int, words int, ok bool) {
	first, isFirst := d.number(n)
	if !isFirst || endsSentence(d.words[d.at+n]) || d.word(n) == "a" {
		return pair, 0, false
	}
	if d.word(n+1) == "all" || d.word(n+1) == "each" || d.word(n+1) == "apiece" {
		return [2]int{first, first}, 2, true
	}
	second, isSecond := d.number(n + 2)
	if !isSecond || !slices.Contains([]string{"and", "to", "vs", "against", ":", "/"}, d.word(n+1)) {
		return pair, 0, false
	}
	return [2]int{first, second}, 3, true
}

// unitAt is what is counted by the words so many on: points, "p", or action tokens, "t"; "" if nothing is.
func (d *describer) unitAt(n int) (unit string, words int) {
	if d.word(n) == "action" && unitsSaid[d.word(n+1)] == "t" {
		return "t", 2
	}
	if d.word(n) == "at" || d.word(n) == "ats" {
		if d.at+n < len(d.words) && (d.isOver(n+1) || d.word(n) == "ats" || d.words[d.at+n].text == "AT") {
			return "t", 1
		}
		return "", 0
	}
	return unitsSaid[d.word(n)], 1
}

// bothCounted reads a number of each player and what is counted: "we have 2 and 1 tokens", "tokens are 2 and 1", "the
// score is 6 all".
func (d *describer) bothCounted() bool {
	n, isOurs := d.oursSaid()
	unit, words := d.unitAt(n)
	pair, long, ok := [2]int{}, 0, false
	if unit != "" && (isOurs || n > 0 || d.at == 0 || endsSentence(d.words[d.at-1]) || isSign(d.words[d.at-1].text) ||
		d.word(-1) == "and" || d.word(-1) == "the") {
		n += words
		for slices.Contains([]string{"is", "are", ":", "'s", "="}, d.word(n)) {
			n++
		}
		if pair, long, ok = d.pairOf(n); !ok {
			return false
		}
		if n += long; unitsSaid[d.word(n)] == unit {
			n++
		}
	} else if pair, long, ok = d.pairOf(n); ok &&
		(isOurs || !d.spoken || d.both || isSign(d.words[max(d.at-1, 0)].text)) {
		if unit, words = d.unitAt(n + long); unit == "" {
			return false
		}
		n += long + words
	} else {
		return false
	}
	if d.word(n) == "each" || d.word(n) == "respectively" {
		n++
	}
	if !d.isEnd(n) && !d.isOver(n) {
		return false
	}
	for side := range d.r.position.Players {
		if p := &d.r.position.Players[side]; unit == "p" {
			p.Score = pair[side]
		} else {
			p.Tokens = pair[side]
		}
	}
	d.goOn(n)
	d.takes("respectively")
	return true
}

// oursSaid is how many words say that both have what is counted next, such as "we have" or "we're at"; else whether
// "the" stands there.
func (d *describer) oursSaid() (words int, isOurs bool) {
	for _, said := range []string{"we both have", "we each have", "we have", "we've got", "we've", "we are at",
		"we're at", "we are on", "we're on", "our"} {
		if d.saysAt(0, said) {
			return strings.Count(said, " ") + 1, true
		}
	}
	if d.word(0) == "the" {
		return 1, false
	}
	return 0, false
}

// unitBehind reads a number of which what is counted is said with the other player's alone: "I have 2 and he has 1
// tokens".
func (d *describer) unitBehind() bool {
	number, ok := d.number(0)
	if !ok || !d.spoken || !d.isVerbOf(-1) && !d.isDoing(-1) || d.word(1) != "and" && d.word(1) != "," {
		return false
	}
	n := 2
	if d.word(n) == "and" || d.word(n) == "while" {
		n++
	}
	_, words, isWhose := d.whoseSaid(n)
	if n += words; !isWhose {
		return false
	}
	for slices.Contains([]string{"has", "have", "got", "only"}, d.word(n)) {
		n++
	}
	if _, ok = d.number(n); !ok {
		return false
	}
	unit, _ := d.unitAt(n + 1)
	if unit == "" {
		return false
	}
	if p := &d.r.position.Players[d.subject]; unit == "p" {
		p.Score = number
	} else {
		p.Tokens = number
	}
	d.goOn(1)
	return true
}

// pilesOfBoth are the zones of which it is told how many cards both have, by what they are called.
var pilesOfBoth = map[string]Zone{"hand": Hand, "hands": Hand, "deck": Deck, "decks": Deck}

// bothPiles reads how many cards both have in hand or deck: "our decks have 20 cards each", "both hands are 3 cards",
// "2 cards in hand each", "each player has 2 cards in hand".
func (d *describer) bothPiles() bool {
	zone, pair, n := d.pilesThenCounts()
	if n == 0 {
		zone, pair, n = d.countsThenPile()
	}
	if n == 0 || !d.isOver(n) && !d.isEnd(n) {
		return false
	}
	said := d.words[d.at]
	for side, count := range pair {
		if count > 0 {
			d.cards = append(d.cards, describedCard{item: item{count: count, name: piece{Unknown, said.at}}, said: said,
				sides: []Side{Side(side)}, zone: zone, spoken: true, isOver: true, sentence: d.sentence})
		} else if zone == Deck {
			d.r.position.Players[side].NoDeck = true
		}
	}
	d.goOn(n)
	d.both = d.both || pair[Avery] == pair[Blake] && !endsSentence(d.words[d.at-1]) // …, 2 tokens and 5 points
	return true
}

// pilesThenCounts reads hands or decks of both, and how many cards they are; 0 words if they aren't spoken of.
func (d *describer) pilesThenCounts() (zone Zone, pair [2]int, words int) {
	n := 0
	for slices.Contains([]string{"our", "both", "the", "draw"}, d.word(n)) {
		n++
	}
	zone = pilesOfBoth[d.word(n)]
	if n == 0 || zone == "" || !strings.HasSuffix(d.word(n), "s") ||
		!slices.Contains([]string{"have", "are", "contain", ":", "is", "hold"}, d.word(n+1)) {
		return "", pair, 0
	}
	n += 2
	pair, long, ok := d.pairOf(n)
	if !ok {
		count, isNumber := d.number(n)
		if !isNumber {
			return "", pair, 0
		}
		pair, long = [2]int{count, count}, 1
	}
	n += long
	for slices.Contains([]string{"unknown", "random", "cards", "card", "each", "left", "apiece", "respectively"},
		d.word(n)) && !endsSentence(d.words[d.at+n-1]) {
		n++
	}
	return zone, pair, n
}

// countsThenPile reads how many cards each player has in hand or deck, said in this order; 0 words if it isn't said.
func (d *describer) countsThenPile() (zone Zone, pair [2]int, words int) {
	n, isEach := 0, false
	for _, said := range []string{"each player has", "each of us has", "we each have", "each has"} {
		if d.saysAt(0, said) {
			n, isEach = strings.Count(said, " ")+1, true
			break
		}
	}
	count, ok := d.number(n)
	for n++; slices.Contains([]string{"unknown", "random"}, d.word(n)); {
		n++
	}
	if !ok || !strings.HasPrefix(d.word(n), "card") || !slices.Contains([]string{"in", "left", "each"}, d.word(n+1)) {
		return "", pair, 0
	}
	for n++; slices.Contains([]string{"in", "left", "the", "their", "our", "draw", "each"}, d.word(n)); {
		isEach = isEach || d.word(n) == "each"
		n++
	}
	zone = pilesOfBoth[d.word(n)]
	n++
	if !endsSentence(d.words[min(d.at+n, len(d.words))-1]) && (d.word(n) == "each" || d.word(n) == "apiece") {
		n, isEach = n+1, true
	}
	if zone == "" || !isEach {
		return "", pair, 0
	}
	return zone, [2]int{count, count}, n
}
