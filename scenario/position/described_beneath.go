package position

import (
	"slices"
	"strings"

	"canterlaw/rulesdb/spelling"
)

// beneath reads that the card that was named last is beneath the one before it, or that cards are beneath the one
// that is named next.
func (d *describer) beneath() bool {
	last := len(d.cards) - 1
	wasOver, first := false, last // before the full stop that may stand behind these words
	if last >= 0 {
		wasOver = d.cards[last].isOver
	}
	for first > 1 && d.isNamedTogether(first) { // with X and Y beneath it
		first--
	}
	if last < 0 || !d.takes("under it", "under her", "under him", "beneath it", "beneath her", "beneath him",
		"underneath it", "underneath her", "underneath him", "underneath") {
		return d.beneathNext()
	}
	host := &d.cards[last]
	under := func() piece { return piece{"under " + host.name.text, host.name.at - len("under ")} }
	switch {
	case wasOver: // X is at my problem. Beneath her are Y and Z
		d.under = under()
	case len(host.attached) > 0: // X with Y beneath her
		c := describedCard{item: host.attached[len(host.attached)-1], sides: host.sides, spoken: host.spoken}
		c.zone, c.marks, c.said = Banished, append(slices.Clone(c.marks), under()), c.name
		host.attached = host.attached[:len(host.attached)-1]
		d.cards = slices.Insert(d.cards, last, c)
	case last > 0:
		host = &d.cards[first-1]
		for i := first; i <= last; i++ {
			d.putBeneath(i, under())
		}
		d.listBeneath(last, under())
	default:
		return false
	}
	return true
}

// putBeneath has a card lie beneath another.
func (d *describer) putBeneath(i int, under piece) {
	c := &d.cards[i]
	c.zone, c.areas, c.marks = Banished, nil, append(slices.Clone(c.marks), under)
}

// listBeneath reads on where cards of which only the number was said are named behind: "two cards beneath her: X and
// Y".
func (d *describer) listBeneath(i int, under piece) {
	c := &d.cards[i]
	if _, isFacts := d.r.cards.factsOf(c.name.text); c.name.is(Unknown) || isFacts && d.word(0) == ":" {
		d.under, d.isListed, c.isListed = under, true, true
		d.takes(":", ",")
	}
}

// beneathNext reads that the card that was named last, or that are named in the rest of the sentence, are beneath the
// one that is named next: "Y is beneath my X", "beneath X are Y and Z".
func (d *describer) beneathNext() bool {
	if !slices.Contains([]string{"under", "beneath", "underneath"}, d.word(0)) {
		return false
	}
	n := 1
	if _, words, ok := d.whoseSaid(n); ok {
		n += words
	} else if d.word(n) == "the" {
		n++
	}
	if d.word(n) == "control" || !d.isCardAt(n) {
		return false
	}
	last := len(d.cards) - 1
	d.below = 0
	if last >= 0 && !d.cards[last].isOver && (d.cardEnd == d.at || slices.Contains([]string{"is", "are", "lie", "lies",
		"banished"}, d.word(-1))) {
		d.below = last + 1
	}
	d.isHost = true
	d.goOn(1)
	return true
}

// hostNamed takes the card, of so many words, beneath which others were said to be. One that was named before is not
// named anew.
func (d *describer) hostNamed(it item, words int, side Side) {
	d.isHost = false
	under := piece{"under " + it.name.text, it.name.at - len("under ")}
	wasNamed, said := false, strings.Fields(spelling.Fold(it.name.text))
	for _, c := range d.cards {
		wasNamed = wasNamed || c.zone != Banished && fitWithin(said, strings.Fields(spelling.Fold(c.name.text)))
	}
	which := d.below - 1
	for i := which; i >= 0 && (i == which || d.isNamedTogether(i+1)); i-- { // X and Y are beneath Z
		d.putBeneath(i, under)
	}
	if !wasNamed {
		before := d.subject
		d.subject = side
		d.add(it)
		d.subject = before
	}
	sentence := d.sentence
	d.cardEnd = d.at + words
	d.goOn(words)
	switch {
	case d.sentence != sentence:
	case which >= 0:
		d.listBeneath(which, under)
	default:
		d.under = under
	}
}
