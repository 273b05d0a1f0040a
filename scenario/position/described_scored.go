package position

import "slices"

// scoredWith reads how many points a player scored this turn, and with which card: "I scored a point with Rarity this
// turn". They are among the points that the player has, which are said otherwise.
func (d *describer) scoredWith() bool {
	side, words, ok := d.whoseSaid(0)
	if !ok {
		side, words = d.subject, 0
	}
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
	if n += 3; endsSentence(d.words[d.at+n-1]) || d.word(n) != "with" && !d.saysAt(n, "this turn") {
		return false
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
		if n = ahead.at - d.at + long; endsSentence(d.words[d.at+n-1]) {
			with.text = with.text[:len(with.text)-1]
		}
	}
	if !endsSentence(d.words[d.at+n-1]) && d.saysAt(n, "this turn") {
		n += 2
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
