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
	words, ok := 0, false
	unit, pair, long := d.besideEachOther(n)
	if long > 0 {
		n += long
	} else if unit, words = d.unitAt(n); unit != "" && (isOurs || n > 0 || d.at == 0 || endsSentence(d.words[d.at-1]) ||
		isSign(d.words[d.at-1].text) || d.word(-1) == "and" || d.word(-1) == "the") {
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

// besideEachOther reads what each player has, with what is counted said of both: "3 AT / 1 AT".
func (d *describer) besideEachOther(n int) (unit string, pair [2]int, words int) {
	first, isFirst := d.number(n)
	unit, long := d.unitAt(n + 1)
	sign := n + 1 + long
	second, isSecond := d.number(sign + 1)
	of, more := d.unitAt(sign + 2)
	if !isFirst || !isSecond || unit == "" || of != unit ||
		!slices.Contains([]string{"/", "|", "vs"}, d.word(sign)) && !d.isDash(sign) {
		return "", pair, 0
	}
	return unit, [2]int{first, second}, sign + 2 + more - n
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
	if !ok || !d.spoken || !d.isVerbOf(-1) && !d.isDoing(-1) || d.word(1) != "and" && d.word(1) != "," ||
		endsSentence(d.words[d.at]) {
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
	if _, ok = d.number(n); !ok || endsSentence(d.words[d.at+n]) { // Avery 9, Blake 11. Tokens: …
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
	d.pilesAre(zone, pair, n)
	d.both = d.both || pair[Avery] == pair[Blake] && !endsSentence(d.words[d.at-1]) // …, 2 tokens and 5 points
	return true
}

// pilesAre takes how many unknown cards each player has in a zone, said in so many words.
func (d *describer) pilesAre(zone Zone, counts [2]int, words int) {
	said := d.words[d.at]
	for side, count := range counts {
		if count > 0 {
			d.cards = append(d.cards, describedCard{item: item{count: count, name: piece{Unknown, said.at}}, said: said,
				sides: []Side{Side(side)}, zone: zone, spoken: true, isOver: true, sentence: d.sentence})
		} else if zone == Deck {
			d.r.position.Players[side].NoDeck = true
		}
	}
	d.goOn(words)
}

// pilesThenCounts reads hands or decks of both, and how many cards they are; 0 words if they aren't spoken of.
func (d *describer) pilesThenCounts() (zone Zone, pair [2]int, words int) {
	n := 0
	for slices.Contains([]string{"our", "both", "the", "draw"}, d.word(n)) {
		n++
	}
	zone = pilesOfBoth[d.word(n)]
	verb := n + 1
	if slices.Contains([]string{"have", "are", "contain", ":", "is", "hold"}, d.word(verb)) {
		verb++
	}
	pair, long, ok := d.pairOf(verb)
	if zone == "" || !strings.HasSuffix(d.word(n), "s") || (n == 0 || verb == n+1) && !(ok && d.isOver(verb+long)) {
		return "", pair, 0 // decks 10 and 4
	}
	n = verb
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

// pilesOfEach reads how many cards each player has in hand or deck, behind what is counted: "draw decks: me 3 cards,
// him 0".
func (d *describer) pilesOfEach() bool {
	n := 0
	for slices.Contains([]string{"our", "both", "the", "draw", "cards", "in"}, d.word(n)) {
		n++
	}
	zone := pilesOfBoth[d.word(n)]
	if n++; d.word(n) == "size" || d.word(n) == "sizes" {
		n++
	}
	if zone == "" || d.word(n) != ":" {
		return false
	}
	n++
	var counts [2]int
	var isSaid [2]bool
	for range 2 {
		side, words, ok := d.whoseSaid(n)
		count, isNumber := d.number(n + words)
		if !ok || !isNumber || isSaid[side] {
			return false
		}
		counts[side], isSaid[side] = count, true
		for n += words + 1; slices.Contains([]string{"card", "cards", "left", ",", "and"}, d.word(n)) &&
			(!isSaid[side.Other()] || d.word(n) != ","); {
			n++
		}
	}
	if !d.isOver(n) && !d.isEnd(n) {
		return false
	}
	d.pilesAre(zone, counts, n)
	return true
}

// leadsBySome reads by how many points more or fewer than the other a player has of whom it isn't said how many: "I
// have 1 more point than him, he's on 10".
func (d *describer) leadsBySome() bool {
	side, n, ok := d.whoseOrSubject()
	for slices.Contains([]string{"have", "has", "is", "am", "are", "got"}, d.word(n)) {
		n++
	}
	by, isNumber := d.number(n)
	if !isNumber || by < 1 || !ok && !d.spoken {
		return false
	}
	switch more := d.word(n + 1); {
	case slices.Contains([]string{"more", "fewer", "less"}, more) && unitsSaid[d.word(n+2)] == "p" &&
		d.word(n+3) == "than":
		if n += 4; more != "more" {
			by = -by
		}
	case unitsSaid[more] == "p" && slices.Contains([]string{"ahead", "up", "behind", "down"}, d.word(n+2)):
		if by = map[string]int{"ahead": by, "up": by, "behind": -by, "down": -by}[d.word(n+2)]; d.word(n+3) == "of" ||
			d.word(n+3) == "on" {
			n++
		}
		n += 3
	default:
		return false
	}
	other, words, isOther := d.whoseSaid(n)
	others := d.othersPoints(side.Other())
	if !isOther || other == side || others < 0 || others+by < 0 {
		return false
	}
	d.r.position.Players[side].Score = others + by
	d.subject, d.spoken, d.both = side, true, false
	d.goOn(n + words)
	return true
}

// othersPoints are the points that a player is said to have anywhere; -1 if it isn't said.
func (d *describer) othersPoints(side Side) int {
	for i := range d.words {
		ahead := *d
		ahead.at = i
		of, n, ok := ahead.whoseSaid(0)
		if !ok || of != side {
			continue
		}
		isAt := strings.Contains(ahead.word(n-1), "'s")
		for slices.Contains([]string{"have", "has", "is", "am", "are", "at", "on", "'m", "'ve"}, ahead.word(n)) {
			n, isAt = n+1, true
		}
		points, isNumber := ahead.number(n)
		if isAt && isNumber && (unitsSaid[ahead.word(n+1)] == "p" ||
			(ahead.word(n-1) == "on" || ahead.word(n-1) == "at") &&
				(ahead.isEnd(n+1) || ahead.isOver(n+1))) {
			return points
		}
	}
	return -1
}
