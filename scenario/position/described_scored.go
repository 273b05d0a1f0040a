package position

import (
	"slices"
	"strconv"
	"strings"
)

// scoredWith reads how many points a player scored this turn, and with which card: "I scored a point with Rarity this
// turn". They are among the points that the player has, which are said otherwise.
func (d *describer) scoredWith() bool {
	side, words, _ := d.whoseOrSubject()
	if words == 0 && !d.spoken {
		return false
	}
	n := words
	for slices.Contains([]string{"has", "have", "'ve", "already", "just"}, d.word(n)) {
		n++
	}
	number, isNumber := d.number(n + 1)
	if d.word(n) != "scored" || !isNumber || number < 1 || unitsSaid[d.word(n+2)] != "p" ||
		endsSentence(d.words[d.at+n+1]) {
		return false
	}
	if n += 3; endsSentence(d.words[d.at+n-1]) || d.word(n) != "with" && !d.saysAt(n, "this turn") &&
		!d.saysAt(n, "this phase") && !d.saysAt(n, "for confronting") {
		return false
	}
	if d.saysAt(n, "this turn with") && !endsSentence(d.words[d.at+n+1]) {
		n += 2
	}
	var with piece
	if d.word(n) == "with" {
		ahead := *d
		for ahead.at += n + 1; slices.Contains([]string{"my", "his", "her", "their"}, ahead.word(0)); {
			ahead.at++
		}
		long := ahead.wholeName()
		if long == 0 && ahead.isCardAt(0) {
			long = 1
		}
		if long == 0 {
			return false
		}
		with = ahead.text(long)
		n = ahead.at - d.at + long
		if endsSentence(d.words[d.at+n-1]) {
			with.text = with.text[:len(with.text)-1]
		}
		if d.namedBefore(strings.TrimRight(with.text, ",")) < 0 { // it is named here
			n -= long
		}
	}
	if !endsSentence(d.words[d.at+n-1]) && (d.saysAt(n, "this turn") || d.saysAt(n, "this phase")) {
		n += 2
	}
	if !endsSentence(d.words[d.at+n-1]) && d.saysAt(n, "for confronting") { // his problem
		d.plain[d.at+n+1] = "confronted"
		n++
	}
	d.subject, d.spoken, d.both = side, true, false
	d.goOn(n)
	d.r.later = append(d.r.later, func() {
		d.r.position.SetAmount(side, "scored", max(number, d.r.position.Amount(side, "scored")))
		if with.isEmpty() {
			return
		}
		c := d.r.present(with)
		if c == nil {
			d.r.fault(with, "a card that is on the table")
			return
		}
		d.r.position.SetScoredWith(side, c, number)
	})
	return true
}

// problemWas reads what happened at Problems in this turn, where it isn't said who did it: "both problems were
// confronted". The turn player did (611.1, 608.1).
func (d *describer) problemWas() bool {
	at, ok := d.placeNamed(0)
	n := at.words
	if !ok || at.zone != InPlay || at.areas[0].Kind != Problem || endsSentence(d.words[d.at+n-1]) ||
		!slices.Contains([]string{"is", "are", "was", "were", "has", "have"}, d.word(n)) {
		return false
	}
	for n++; slices.Contains([]string{"been", "already", "both"}, d.word(n)); {
		n++
	}
	i := slices.IndexFunc(historyWords, func(w historyWord) bool { return w.words == d.word(n) })
	by := 0
	side, words, isSide := d.whoseSaid(n + 2)
	if d.word(n+1) == "by" && isSide { // have been confronted by Avery
		by = 1 + words
	}
	if i < 0 || d.word(n) == "met" || by == 0 && !d.isOver(n+1) &&
		!d.saysAt(n+1, "this turn") && !d.saysAt(n+1, "already") {
		return false
	}
	list, said := historyWords[i].list(&d.r.position.History), d.words[d.at+n]
	d.r.there = at.areas[0]
	d.goOn(n + 1 + by)
	if by > 0 {
		d.happenedAt(side, list, at.areas, said)
		return true
	}
	for _, a := range at.areas {
		if !slices.Contains(*list, a) {
			*list = append(*list, a)
		}
	}
	return true
}

// countersOnNext reads counters that are said before the card on which they lie: "3 tip counters on Falcon".
func (d *describer) countersOnNext() bool {
	number, ok := d.number(0)
	n := 1
	for n < 4 && !strings.HasPrefix(d.word(n), "counter") {
		n++
	}
	if !ok || number < 1 || n == 1 || !strings.HasPrefix(d.word(n), "counter") || d.word(n+1) != "on" ||
		endsSentence(d.words[d.at+n]) || unitsSaid[d.word(1)] != "" { // 3 points put a counter on Falcon
		return false
	}
	mark := piece{strconv.Itoa(number) + " " + strings.Join(d.plain[d.at+1:d.at+n], " ") + " counters",
		d.words[d.at].at}
	if d.word(1) == "+1" || d.word(1) == "power" {
		mark.text = "+" + strconv.Itoa(number)
	}
	ahead := *d
	ahead.at += n + 2
	of, owner, isOwner := ahead.whoseSaid(0)
	if isOwner = isOwner && ahead.isOwnerOf(0, owner); isOwner { // on Avery's Falcon
		ahead.at += owner
	}
	for slices.Contains([]string{"the", "a", "an"}, ahead.word(0)) {
		ahead.at++
	}
	if ahead.at >= len(d.words) || !ahead.isCardAt(0) || !d.isMark(mark) {
		return false
	}
	long := max(ahead.wholeName(), 1)
	if i := d.namedBefore(strings.TrimRight(ahead.text(long).text, ".,")); i >= 0 &&
		(!isOwner || slices.Contains(d.cards[i].sides, of)) {
		d.cards[i].marks = append(d.cards[i].marks, mark)
		d.goOn(ahead.at - d.at + long)
		return true
	}
	d.ofNext = append(d.ofNext, mark)
	d.goOn(n + 2)
	return true
}
