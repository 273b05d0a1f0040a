package position

import (
	"slices"
	"strings"

	"canterlaw/rulesdb/spelling"
)

// togetherAgain reads of several cards that were named before, by their names again, whose they are or what they are
// like: "Falcon and Gyro are at Blake's Problem. Falcon and Gyro are Avery's".
func (d *describer) togetherAgain() bool {
	if d.at > 0 && !endsSentence(d.words[d.at-1]) {
		return false
	}
	ahead := *d
	var found []int
	for {
		for slices.Contains([]string{",", "and", "&"}, ahead.word(0)) {
			ahead.at++
		}
		if ahead.at >= len(ahead.words) || !ahead.isCardAt(0) {
			break
		}
		n := max(ahead.wholeName(), 1)
		i := d.namedBefore(strings.TrimRight(ahead.text(n).text, ".,"))
		if i < 0 || d.cards[i].count != 1 || d.cards[i].name.is(Unknown) || d.cards[i].sentence == d.sentence ||
			slices.Contains(found, i) || d.isCopyNamed(i) {
			return false
		}
		found = append(found, i)
		if ahead.at += n; endsSentence(d.words[ahead.at-1]) {
			return false
		}
	}
	if len(found) < 2 || ahead.word(0) != "are" {
		return false
	}
	n := 1
	for slices.Contains([]string{"both", "all", "also", "now"}, ahead.word(n)) {
		n++
	}
	by := n
	if ahead.word(n) == "controlled" && ahead.word(n+1) == "by" {
		by += 2
	}
	isPlaced := !slices.ContainsFunc(found, func(i int) bool { return d.cards[i].zone == "" })
	side, words, ok := ahead.whoseSaid(by)
	switch mark, long := ahead.markAt(n); {
	case ok && (by > n || ahead.isOwner(by, words)) && ahead.isOver(by+words):
		for _, i := range found {
			if c := &d.cards[i]; by == n && d.isHadBy(c, side.Other()) {
				c.marks = append(slices.Clone(c.marks), piece{"of " + side.Letter(), ahead.words[ahead.at+by].at})
			} else {
				c.sides, c.spoken, c.isWhose = []Side{side}, true, false
			}
		}
		n = by + words
	case long > 0 && ahead.isOver(n+long) && isPlaced:
		for _, i := range found {
			d.cards[i].marks = append(slices.Clone(d.cards[i].marks), mark)
		}
		n += long
	case ahead.isAtPlace(n) && !slices.ContainsFunc(found, func(i int) bool { return d.cards[i].zone != "" }):
		for _, i := range found { // I have Falcon and Gyro. Falcon and Gyro are at home
			d.cards[i].isOver = false
		}
	default:
		return false
	}
	d.goOn(ahead.at - d.at + n)
	return true
}

// isCopyNamed reports whether another card of the same name was named, too.
func (d *describer) isCopyNamed(i int) bool {
	name := spelling.Fold(d.cards[i].name.text)
	return slices.ContainsFunc(d.cards[:i], func(c describedCard) bool { return spelling.Fold(c.name.text) == name })
}
