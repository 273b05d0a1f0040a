package position

import (
	"slices"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/rulesdb/spelling"
)

// What a description says is attached to a card, and whose that is.

// attachedTo reads that the card that was named last is on another.
func (d *describer) attachedTo() bool {
	last := len(d.cards) - 1
	if _, isWhose := sidesSaid[d.word(-1)]; (isWhose || d.isDoing(-1)) &&
		(d.word(0) == "attached" || d.word(0) == "attaches") {
		d.isAttaching = true // I attached X to Y
		d.goOn(1)
		return true
	}
	if last < 0 {
		return false
	}
	if d.isAttachedNamedLast() && d.takes("on it", "on her", "on him") { // Gyro with a Hard Hat on him
		return true
	}
	isOnPlace := d.word(0) == "on" && d.word(1) == "it" && d.r.there.Kind == Problem &&
		!d.r.cards.isResource(d.cards[last].name) // Friends on my problem
	if d.saysAt(0, "on each of") && d.cardEnd == d.at && d.r.cards.isResource(d.cards[last].name) { // of my two Galas
		d.cards[last].onNext = true
		d.goOn(3)
		return true
	}
	if d.r.there.Kind == Problem && d.cardEnd > 0 && d.isPlayedOnProblem(last) && d.takes("attached to it", "on it") {
		d.cards[last].zone, d.cards[last].areas = InPlay, []Area{d.r.there}
		return true
	}
	if last > 0 && !isOnPlace && d.takes("attached to it", "attached to her", "attached to him", "on it", "on her",
		"on him") {
		if face := d.r.cards.faceOf(d.cards[last].name.text); face != nil && face.Type == card.Event {
			return true // played Gotta Go Fast on it
		}
		if d.cards[last].isOthersThan(&d.cards[last-1]) && d.isMine(&d.cards[last]) { // his Gala with my Hard Hat on it
			d.cards[last].markOwner()
		}
		host := last - 1
		for host > 0 && d.isNamedTogether(host+1) && d.r.cards.isResource(d.cards[host].name) &&
			d.r.cards.isResource(d.cards[last].name) { // Gyro with X and Y on him
			host--
		}
		for _, on := range d.cards[host+1:] {
			d.cards[host].attached = append(d.cards[host].attached, on.item)
		}
		d.cards = d.cards[:host+1]
		return true
	}
	if of := d.at - 1; d.takes(bearsSaid...) {
		if d.isUnread(of) { // what somebody wears who can't be read
			d.at = of + 1
			d.unreadSentence(func() bool { return d.word(0) == "," })
			return true
		}
		d.takes("both")
		d.cards[last].bears, d.withAt = true, d.words[d.at-1].at // and what is named behind "and"
		return true
	}
	isBehind := d.word(-1) == "and" || d.cardEnd == d.at || d.words[max(d.at-1, 0)].text == ")" ||
		d.cardEnd == d.at-1 && inBrackets.MatchString(d.words[max(d.at-1, 0)].text)
	if d.word(0) == "has" && d.cardEnd > 0 && d.sidesDoing(d.cardEnd, d.at) == [2]bool{} && !d.cards[last].isOver &&
		isBehind && d.bearsNext(1) { // Gyro is at home and has a Hard Hat
		d.cards[last].bears = true
		d.goOn(1)
		return true
	}
	if _, isNumber := d.number(1); isNumber && d.word(0) == "has" && d.cardEnd == d.at &&
		d.sidesDoing(d.cardEnd, d.at) == [2]bool{} { // Gyro has two counters and a Hard Hat
		d.withAt = d.words[d.at].at
	}
	if d.challenger != nil && d.word(0) == "with" { // challenged Timberwolf with Falcon
		d.subject, d.spoken = *d.challenger, true
		d.goOn(1)
		return true
	}
	if w := d.word(0); w == "with" || w == "and" && d.withAt > 0 && d.withAt > d.cards[last].name.at {
		if d.bearsNext(1) { // Falcon with a Hard Hat, or with two counters and a Hard Hat
			d.withAt = d.words[d.at].at
			d.goOn(1)
			d.cards[last].bears = true
			return true
		}
		if w == "with" {
			d.withAt = d.words[d.at].at
		}
	}
	if d.isAttaching && d.takes("to", "onto", "on") {
		d.isAttaching, d.cards[last].onNext = false, true
		return true
	}
	beginsWithOn := d.cards[last].isOver && d.word(0) == "on"
	_, isSame := d.samePlace(1)
	on := 1
	for slices.Contains([]string{"a", "an", "the"}, d.word(on)) || d.isWhose(on) {
		on++
	}
	if _, isNumber := d.number(on); isNumber { // on one Falcon, on two Falcons
		on++
	}
	for d.word(on) == "mane" || d.word(on) == "character" && d.word(on-1) == "mane" { // on my Mane Character Rarity
		on++
	}
	_, marked := d.markAt(on)
	isOnNone := d.word(0) == "on" && !d.isPlace(1) && (isSame || !d.isCardAt(on+marked))
	if !beginsWithOn && !isOnNone && d.takes("attached to", "on", "onto") {
		if !d.isPlace(0) { // Team Jersey on Rarity
			d.cards[last].onNext = true
		}
		return true
	}
	if d.word(0) != "attached" {
		return false
	}
	if c := d.cards[last]; last > 0 && c.zone == "" && len(c.attached) == 0 && d.r.cards.isResource(c.name) {
		d.cards[last-1].attached = append(d.cards[last-1].attached, c.item) // it has Y attached
		d.cards = d.cards[:last]
	}
	return d.takes("attached")
}

// onManeUnnamed leaves unread that the Resource that was named last is on a Mane Character of which no name is said: "a
// Hard Hat on my mane".
func (d *describer) onManeUnnamed() bool {
	at, isPlace := d.placeNamed(1)
	last := len(d.cards) - 1
	if d.word(0) != "on" || !isPlace || !at.ofMane || last < 0 || d.cardEnd != d.at || d.cards[last].zone != "" ||
		!d.r.cards.isResource(d.cards[last].name) {
		return false
	}
	d.loseAll()
	for range 1 + at.words {
		d.unreadOne()
	}
	d.stop()
	return true
}

// isPlayedOnProblem reports whether a card is a Resource that is played on a Problem.
func (d *describer) isPlayedOnProblem(i int) bool {
	face := d.r.cards.faceOf(d.cards[i].name.text)
	return face != nil && face.Type == card.Resource && isPlayed(face, "PlayOn(Problem")
}

// bearsSaid are words by which what is named next is attached to the card before them.
var bearsSaid = []string{"is wearing", "wears", "bears", "is holding", "is carrying", "is equipped with",
	"equipped with", "carries", "wearing", "holding", "carrying", "bearing"}

// isOthersThan reports whether a card is of one player, and another card of the other.
func (c *describedCard) isOthersThan(host *describedCard) bool {
	return len(c.sides) == 1 && len(host.sides) == 1 && c.sides[0] != host.sides[0]
}

// isMine reports whether a card is called mine just before its name, or a player's who is named: "his" may be the
// host's.
func (d *describer) isMine(c *describedCard) bool {
	i := slices.IndexFunc(d.words, func(w piece) bool { return w.at >= c.name.at })
	return i > 0 && (d.plain[i-1] == "my" || strings.HasSuffix(d.plain[i-1], "'s") && d.isWhose(i-1-d.at))
}

// markOwner marks a card that is attached to another player's as that of whom it is.
func (c *describedCard) markOwner() {
	side := c.sides[0].Letter()
	c.marks = append(slices.Clone(c.marks), piece{"of " + side, c.name.at}, piece{"by " + side, c.name.at})
}

// ownerOfAttached reads behind a card that was attached last whose it is: "Falcon with a Hard Hat (his)".
func (d *describer) ownerOfAttached(host *describedCard, side Side) {
	on := &host.attached[len(host.attached)-1]
	if !host.spoken || !slices.Equal(host.sides, []Side{side}) {
		on.marks = append(slices.Clone(on.marks), piece{"of " + side.Letter(), on.name.at},
			piece{"by " + side.Letter(), on.name.at})
	}
	d.goOn(1)
}

// isOfAttached reports whether the next word, "which", stands for a card that is attached to another and was named
// last.
func (d *describer) isOfAttached() bool {
	last := &d.cards[len(d.cards)-1]
	if d.word(0) != "which" && d.word(0) != "that" || len(last.attached) == 0 {
		return false
	}
	on := last.attached[len(last.attached)-1].name
	i := slices.IndexFunc(d.words, func(w piece) bool { return w.at >= on.at })
	return on.at > last.name.at && i >= 0 && d.placeEnd <= i
}

// isAttachedNamedLast reports whether a card that is attached to another was named right before the next word.
func (d *describer) isAttachedNamedLast() bool {
	last := len(d.cards) - 1
	if last < 0 || len(d.cards[last].attached) == 0 {
		return false
	}
	on := d.cards[last].attached[len(d.cards[last].attached)-1].name
	end := on.at + len(on.text)
	return on.at > d.cards[last].name.at && end <= d.words[d.at].at &&
		strings.Trim(d.line()[end:d.words[d.at].at], " ,") == ""
}

// attachedToNamed attaches the card that was named last to one that was named before it, if an item is
// that one again: "Falcon at my problem, a Hard Hat on Falcon".
func (d *describer) attachedToNamed(it item) bool {
	last := len(d.cards) - 1
	said := strings.Fields(spelling.Fold(it.name.text))
	for i := last - 1; i >= 0 && len(said) > 0; i-- {
		if c := &d.cards[i]; c.count == 1 && fitWithin(said, strings.Fields(spelling.Fold(c.name.text))) {
			if d.isWhose(-1) && !slices.Contains(c.sides, d.subject) { // on my Falcon
				continue
			}
			d.tellWhichOfBoth(i, it.name)
			if on := &d.cards[last]; on.spoken && on.isOthersThan(c) && d.isMine(on) { // my Hard Hat on his
				on.markOwner()
			}
			c.attached = append(c.attached, d.cards[last].item)
			d.cards = d.cards[:last]
			return true
		}
	}
	return it.count == 1 && d.attachedToOneOf(said)
}

// attachedToThere puts what is attached to a card onto the one of its name that another part of the line has put on the
// table, where nothing else is said of it: "AH: Falcon; Hard Hat on Falcon".
func (d *describer) attachedToThere(c *describedCard) bool {
	if c.zone != "" || c.count != 1 || len(c.attached) == 0 || len(c.marks) > 0 || c.spoken || len(c.areas) > 0 {
		return false
	}
	var host *Card
	for _, of := range d.r.position.All() {
		if of.Zone == InPlay && of.On == nil && d.r.isCalled(of, c.name) {
			if host != nil || of.Count > 1 {
				return false
			}
			host = of
		}
	}
	if host == nil {
		return false
	}
	for _, attached := range c.attached {
		for range min(max(attached.count, 1), mostCopies) {
			d.r.noteDone(attached, d.r.put(attached, Place{Zone: InPlay, Area: host.Area, Side: host.Controller}, host))
		}
	}
	return true
}

// tellWhichOfBoth tells a card that was named again, whose isn't said, where each player has one.
func (d *describer) tellWhichOfBoth(i int, again piece) {
	c := &d.cards[i]
	said := strings.Fields(spelling.Fold(again.text))
	if d.isWhose(-1) || len(c.sides) != 1 || !slices.ContainsFunc(d.cards, func(of describedCard) bool {
		return of.isOthersThan(c) && fitWithin(said, strings.Fields(spelling.Fold(of.name.text)))
	}) {
		return
	}
	d.r.assume(again, "taken to be "+c.sides[0].String()+"’s; say whose, as each player has one")
}

// attachedToOneOf attaches the card that was named last to one of several copies that were named before it: "two
// Falcons at home, a Hard Hat on one Falcon".
func (d *describer) attachedToOneOf(said []string) bool {
	last := len(d.cards) - 1
	for i := last - 1; i >= 0 && len(said) > 0; i-- {
		c := &d.cards[i]
		name := c.name.text
		if one, isPlural := oneOf(name); isPlural {
			name = one
		}
		if c.count < 2 || !fitWithin(said, strings.Fields(spelling.Fold(name))) {
			continue
		}
		on, one := d.cards[last].item, *c
		c.count--
		one.count, one.attached = 1, append(slices.Clone(one.attached), on)
		d.cards = slices.Insert(d.cards[:last], i+1, one)
		return true
	}
	return false
}

// attachedNamedAgain reads whose a Resource is, or who controls it, that was said to be attached to a card: "the Hard
// Hat is controlled by Blake", "the Hard Hat is his".
func (d *describer) attachedNamedAgain(said []string, words int) bool {
	n := words + 3
	switch {
	case d.saysAt(words, "is controlled by"), d.saysAt(words, "is owned by"):
	case d.saysAt(words, "belongs to"):
		n = words + 2
	case d.word(words) == "is" || d.word(words) == "'s":
		if _, more, ok := d.whoseSaid(words + 1); !ok || !d.isOwner(words+1, more) || !d.isOver(words+1+more) {
			return false
		}
		n = words + 1
	default:
		return false
	}
	side, more, ok := d.whoseSaid(n)
	if !ok {
		return false
	}
	for i := len(d.cards) - 1; i >= 0; i-- {
		host := d.cards[i]
		for j, it := range host.attached {
			if !fitWithin(said, strings.Fields(spelling.Fold(it.name.text))) {
				continue
			}
			host.attached = append(slices.Delete(slices.Clone(host.attached), j, j+1), it)
			d.cards[i] = host
			d.goOn(n - 1 + more)
			d.ownerOfAttached(&d.cards[i], side)
			return true
		}
	}
	return false
}

// attachedControlledBy reads who controls the Resource that was said to be attached to the card that was named last: "a
// Hard Hat is attached to Gyro, but is controlled by Avery, who owns it".
func (d *describer) attachedControlledBy() bool {
	host := &d.cards[len(d.cards)-1]
	n := 0
	switch {
	case d.saysAt(0, "controlled by") && d.word(-1) == "is" &&
		slices.Contains([]string{"but", "and", "it", ","}, d.word(-2)):
		n = 2
	case d.word(-1) == "its" && d.saysAt(0, "controller is"):
		n = 2
	default:
		return false
	}
	side, words, ok := d.whoseSaid(n)
	if !ok || len(host.attached) == 0 || host.attached[len(host.attached)-1].name.at > host.name.at {
		return false
	}
	n += words
	for _, owns := range []string{", who owns it", ", who also owns it", "who owns it", "who also owns it"} {
		if d.saysAt(n, owns) && !endsSentence(d.words[d.at+n-1]) {
			n += len(strings.Fields(owns))
			break
		}
	}
	d.goOn(n - 1)
	d.ownerOfAttached(host, side)
	return true
}
