package position

import "slices"

// confronting reads that a player is about to confront, which they do in their own turn: "she is confronting
// my problem with Falcon".
func (d *describer) confronting() bool {
	side, words, ok := d.whoseOrSubject()
	for slices.Contains([]string{"is", "are", "am", "'s", "now", "about", "to"}, d.word(words)) ||
		d.word(words) == "going" && d.word(words+1) == "to" {
		words++
	}
	if !slices.Contains([]string{"confronting", "confronts", "confront"}, d.word(words)) {
		return false
	}
	at, isPlace := d.placeOf(side, words, words+1)
	if isPlace = isPlace && at.zone == InPlay && at.areas[0].isProblem(); !isPlace && !d.isEnd(words+1) {
		return false
	}
	if !isPlace && d.r.there.Kind == DilemmaArea && d.hasPending() { // both of whom confront it
		d.placePending(InPlay, []Area{d.r.there})
		d.goOn(words + 1)
		return true
	}
	found, isWindow, _ := momentNamed("confronting")
	moment := &d.r.position.Moment
	if !moment.inFaceoff() { // else that is how the faceoff began
		moment.Name, moment.IsWindow, d.moment = found, isWindow, true
	}
	if !saysTurn(d.line()) {
		moment.Turn = side
	}
	if isPlace && !ok && d.hasPending() { // my Falcon confronts her problem
		for i := range d.cards { // who confronts does so with characters of their own
			if c := &d.cards[i]; c.zone == "" && !c.isOver && !c.spoken {
				c.sides, c.spoken = []Side{side}, true
			}
		}
		d.placePending(InPlay, at.areas)
	}
	d.subject, d.spoken, d.both = side, true, false
	if d.goOn(words + 1); !isPlace {
		return true
	}
	d.r.there, d.r.confronts = at.areas[0], at.areas[0]
	d.takePlace(at, 0)
	ahead := *d
	ahead.at++
	if name := ahead.problemName(); d.word(0) == "," && name > 0 { // my problem, Bunny Breakout, with Falcon
		d.problemOf(at.areas[0].Of, true, ahead.text(name))
		if d.goOn(1 + name); d.word(0) == "," {
			d.goOn(1)
		}
	}
	if d.isWithCards(0) {
		d.heading, d.zone = at.areas, InPlay
		d.goOn(1)
	}
	return true
}
