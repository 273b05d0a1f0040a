package position

// From which places a description says that cards were moved or banished.

// movedFrom reads from which area the cards were moved, and not to which: they aren't there any more.
func (d *describer) movedFrom() bool {
	if d.word(0) != "from" {
		return false
	}
	at, ok := d.placeNamed(1)
	to := *d
	to.ofKind(at)
	_, isSame := to.samePlace(2 + at.words) // from my problem to his
	if !ok || at.zone != InPlay || d.placeEnd != d.at && !(d.word(1+at.words) == "to" &&
		(d.isPlace(2+at.words) || isSame)) {
		return false
	}
	d.takePlace(at, 1)
	return true
}

// fromPile reads from which pile those were banished that are named next, "banished from my hand: X"; what else came
// from one, and where it is now, can't be read.
func (d *describer) fromPile() bool {
	at, ok := d.placeNamed(1)
	if d.word(0) != "from" || !ok || at.zone == InPlay || d.word(1+at.words) != ":" || d.hasPending() {
		return false
	}
	if d.zone != Banished {
		d.unreadSentence(func() bool { return false })
		return true
	}
	d.subject, d.whose, d.spoken = at.whose, at.whose, true
	d.at += 2 + at.words
	return true
}
