package position

import (
	"slices"
	"strings"

	"canterlaw/engine/card"
)

// How many cards a description says that there are before it names them.

// announced is how many cards are named in a sentence at a place.
type announced struct {
	said     piece
	count    int
	sentence int
	side     Side
	zone     Zone
	areas    []Area
}

// announce notes how many of a player's cards are named next, at the place that heads the sentence.
func (d *describer) announce(said piece, count int) {
	d.announced = append(d.announced, announced{said: said, count: count, sentence: d.sentence, side: d.subject,
		zone: d.zone, areas: d.heading})
}

// tellAnnounced tells where others are named than so many.
func (d *describer) tellAnnounced() {
	for _, a := range d.announced {
		named := 0
		for _, c := range d.cards {
			_, isFacts := d.r.cards.factsOf(c.name.text)
			if c.sentence == a.sentence && slices.Contains(c.sides, a.side) && c.zone == a.zone &&
				slices.Equal(c.areas, a.areas) && !isFacts && !c.name.is(Unknown) {
				named += c.count
			}
		}
		if named != a.count {
			d.r.assume(a.said, "taken to be as many as are named, and not as many as are said")
		}
	}
}

// isListed reports whether as many cards may be named by the words of a list as a number says: each stands between
// commas, or behind "and".
func isListed(number piece, list []piece) bool {
	items := 1
	for i, w := range list {
		isLast := i+1 == len(list)
		if isOneOf(list, i, "and", "&") || w.text == "," && !isLast && !isOneOf(list, i+1, "and", "&") {
			items++
		}
	}
	return numbersSaid[plainWord(number.text)] <= items
}

// eachAnnounced leaves out that each player has so many characters at each Problem, where it is said behind a colon who
// has which: "each player has one Friend at each Problem: Avery has …". Where others are named than so many it is told.
func (d *describer) eachAnnounced() {
	for i := range d.words {
		ahead := *d
		ahead.at = i
		if i > 0 && !endsSentence(d.words[i-1]) || !ahead.takes("each player", "both players", "we each", "we both",
			"each of us", "both of us") || !ahead.takes("has", "have", "controls", "control") {
			continue
		}
		ahead.takes("exactly", "just")
		count, isNumber := ahead.number(0)
		noun := strings.TrimSuffix(ahead.word(1), "s")
		ahead.at += 2
		if !isNumber || !slices.Contains([]string{"friend", "character", "troublemaker"}, noun) ||
			!ahead.takes("at each problem :", "at both problems :") {
			continue
		}
		if _, words, ok := ahead.whoseSaid(0); !ok || !ahead.isVerbOf(words) {
			continue
		}
		said := d.r.between(d.words[i], d.words[ahead.at-2])
		d.r.later = append(d.r.later, func() { d.r.tellAtEach(said, noun, count) })
		d.setWords(slices.Concat(d.words[:i], d.words[ahead.at:]))
		d.namesFriends = noun == "friend"
		return
	}
}

// tellAtEach tells that each player was said to have so many cards of a type at each Problem, where that isn't so.
func (r *lineReader) tellAtEach(said piece, noun string, count int) {
	var there [2][2]int
	for _, c := range r.position.All() {
		t := card.Friend
		if known := r.cards.find(c.Name); known != nil && c.Name != Unknown {
			t = known.Faces[0].Type
		} else if facts, _, isInvented := r.position.inventedFacts(c.Name); isInvented {
			t = facts.Type
		}
		isOf := noun == "character" && t.IsCharacter() || noun == "friend" && t == card.Friend ||
			noun == "troublemaker" && t == card.Troublemaker
		if isOf && c.Zone == InPlay && c.On == nil && c.Area.Kind == Problem {
			there[c.Area.Of][c.Controller] += max(c.Count, 1)
		}
	}
	if there != [2][2]int{{count, count}, {count, count}} {
		r.fault(said, "as many at each Problem as are named behind it")
	}
}
