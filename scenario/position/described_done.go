package position

import (
	"slices"
	"strings"

	"canterlaw/engine/card"
)

// What a description says that players did this turn and what happened to cards, where that is over: "I've already
// played Falcon to my problem and drew two cards", "my Gyro was dismissed this turn".

// deedDone is what a player has done with a card, or what has happened to it.
type deedDone struct {
	side   Side
	word   string
	befell bool // it has happened to the card
}

// note puts into the position what was done with a card.
func (did deedDone) note(p *Position, c *Card) {
	if did.befell {
		p.SetBefell(c, did.word, true)
		return
	}
	p.SetDid(did.side, did.word, c, true)
}

// doneBefore reads what a player did this turn.
func (d *describer) doneBefore() bool {
	if d.happenedToLast() || d.lastMoved() || d.lostTo() || d.earlierThisTurn() {
		return true
	}
	side, n, ok := d.whoseOrSubject()
	for slices.Contains([]string{"has", "have", "'ve", "already", "also", "then", "earlier", "just"}, d.word(n)) {
		n++
	}
	if !ok && !d.spoken && d.at > 0 && !endsSentence(d.words[d.at-1]) {
		return false
	}
	switch d.word(n) {
	case "drew":
		for _, said := range []string{"for the turn", "for turn", "for his turn", "for my turn", "for their turn",
			"for her turn"} {
			if d.saysAt(n+1, said) { // as everybody does
				d.subject, d.spoken, d.both = side, true, false
				d.goOn(n + 1 + len(strings.Fields(said)))
				return true
			}
		}
		return d.drewBefore(side, n+1)
	case "played", "moved":
	case "uncovered":
		return d.uncoveredBefore(side, n+1)
	default:
		return false
	}
	if !d.saysEarlier() {
		return false
	}
	ahead := *d
	for ahead.at += n + 1; slices.Contains([]string{"a", "an", "the", "my", "his", "her", "their"}, ahead.word(0)); {
		ahead.at++
	}
	if t := ahead.nextType(); t == 0 || t == card.Event && d.word(n-1) == "just" { // that isn't over
		return false
	}
	d.turnOfDeed(side, ahead.nextType(), d.text(n+1))
	d.subject, d.spoken, d.both, d.isPast = side, true, false, true
	d.did = &deedDone{side: side, word: d.word(n)}
	d.goOn(n + 1)
	return true
}

// uncoveredBefore reads which Troublemaker a player uncovered this turn, behind the verb.
func (d *describer) uncoveredBefore(side Side, n int) bool {
	ahead := *d
	for ahead.at += n; slices.Contains([]string{"a", "an", "the", "my", "his", "her", "their"}, ahead.word(0)); {
		ahead.at++
	}
	if !d.saysThisTurn() || ahead.nextType() != card.Troublemaker && !ahead.isTroublemakerNext() {
		return false
	}
	d.subject, d.spoken, d.both, d.isPast = side, true, false, true
	d.did = &deedDone{side: side, word: "uncovered", befell: true}
	d.goOn(n)
	return true
}

// turnOfDeed takes it for the turn of a player who moved a character or played a card that is no Event this turn, where
// nothing else is said: players do so in their own Main Phases, unless a card says otherwise.
func (d *describer) turnOfDeed(side Side, t card.Type, said piece) {
	if t == card.Event || !d.saysThisTurn() || saysTurn(d.line()) || d.r.position.Moment.Turn == side {
		return
	}
	d.r.position.Moment.Turn = side
	d.r.assume(said, "taken to be in "+side.String()+"’s turn; say whose turn it is if it is another’s")
}

// drewBefore reads which cards a player drew, or how many: those are in the hand, of which it is said otherwise how
// many cards it has.
func (d *describer) drewBefore(side Side, n int) bool {
	_, isNumber := d.number(n)
	end := n + 1
	for slices.Contains([]string{"more", "other", "extra"}, d.word(end)) {
		end++
	}
	isCards := d.word(end) == "card" || d.word(end) == "cards"
	if isNumber && (isCards || d.isOver(end) || d.isEnd(end)) {
		if isCards {
			end++
		}
		said := d.wordsBetween(d.at, end)
		d.subject, d.spoken, d.both = side, true, false
		d.goOn(end)
		d.r.assume(said, "left out: what was drawn is in the hand, of which is said how many cards it has")
		return true
	}
	if !d.saysEarlier() || !d.isCardAt(n) {
		return false
	}
	d.subject, d.spoken, d.both, d.isPast = side, true, false, true
	d.did = &deedDone{side: side, word: "drew"}
	d.goOn(n)
	return true
}

// saysEarlier reports whether the sentence says that something has happened before in the turn.
func (d *describer) saysEarlier() bool {
	begin, end := d.sentenceBegin(), d.at
	for end < len(d.words) && !d.endsAt(end) {
		end++
	}
	for i := begin; i < min(end+1, len(d.words)); i++ {
		switch word := d.plain[i]; {
		case word == "already", word == "earlier", word == "drew", word == "drawn", word == "resolved":
			return true
		case word == "turn" && i > 0 && d.plain[i-1] == "this", d.isJustDone(i):
			return true
		}
	}
	return false
}

// isJustDone reports whether a word says of the deed behind it that it is over: "Blake just played Falcon".
func (d *describer) isJustDone(i int) bool {
	return d.plain[i] == "just" && i+1 < len(d.plain) &&
		slices.Contains([]string{"played", "moved", "uncovered"}, d.plain[i+1])
}

// noteDone notes with a card that was just named what was done with it: it is the first behind the verb, or joined to
// that by "and".
func (d *describer) noteDone(c *describedCard) {
	if d.did == nil {
		return
	}
	n := -1
	for slices.Contains([]string{"a", "an", "the", "my", "his", "her", "their"}, d.word(n)) {
		n--
	}
	last := len(d.cards) - 1
	isJoined := d.word(n) == "and" || d.word(n) == "," && d.isListOfDeeds()
	if isNext := d.word(n) == d.did.word; !isNext && (!isJoined || last < 0 ||
		!slices.Contains(d.cards[last].did, *d.did)) {
		d.did = nil
		return
	}
	c.did = append(slices.Clone(c.did), *d.did)
	if d.did.word == "drew" {
		c.zone, c.sides = Hand, []Side{d.did.side}
	}
	face := d.r.cards.faceOf(c.name.text)
	if d.did.word == "played" && face != nil && face.Type == card.Event && c.zone == "" {
		c.zone, c.sides = Discard, []Side{d.did.side}
		d.r.assume(c.said, "taken to be in "+d.did.side.String()+"’s discard pile, as it was played before")
	}
}

// isListOfDeeds reports whether nothing but names stands from here to the words that say that it was in this turn:
// "played X, Y and Z this turn".
func (d *describer) isListOfDeeds() bool {
	for i := d.at; i+1 < len(d.words); i++ {
		if d.plain[i] == "this" && d.plain[i+1] == "turn" {
			return true
		}
		if d.endsAt(i) || !isCapital(d.words, i) && !isOneOf(d.words, i, ",", "and", "&", "of", "the") {
			break
		}
	}
	return false
}

// fateSaid is what has happened to a card, and where it is then; "" where it stays.
var fateSaid = map[string]Zone{"dismissed": Discard, "banished": Banished, "exhausted": "", "frightened": "",
	"readied": "", "uncovered": ""}

// happenedToLast reads what happened this turn to the card that was named last: "my Gyro was dismissed this turn".
func (d *describer) happenedToLast() bool {
	last, n := len(d.cards)-1, 1
	if last < 0 || d.cardEnd != d.at && d.placeEnd != d.at || d.cards[last].sentence != d.sentence ||
		!slices.Contains([]string{"was", "got", "were", "been", "readied", "has", "'s"}, d.word(0)) {
		return false
	}
	switch {
	case d.word(0) == "readied":
		n = 0
	case d.word(1) == "been": // she has been dismissed
		n = 2
	}
	if d.word(n) == "already" {
		n++
	}
	if w := d.word(0); (w == "has" || w == "'s") && d.word(1) != "been" {
		return false
	}
	if name := d.cards[last].name; d.word(n) == "challenged" && d.isTroublemaker(last) && d.saysThisTurn() {
		d.r.later = append(d.r.later, func() { d.r.challengedAt(name) })
		d.goOn(n + 1)
		return true
	}
	zone, isFate := fateSaid[d.word(n)]
	if !isFate || !d.saysThisTurn() || d.word(0) == "were" && !d.joinedToLast() {
		return false
	}
	if face := d.r.cards.faceOf(d.cards[last].name.text); d.word(n) == "uncovered" && (face == nil ||
		face.Type != card.Troublemaker) {
		return false
	}
	did := deedDone{word: d.word(n), befell: true}
	for i := last; i >= 0 && (i == last || d.word(0) == "were" && d.cards[i].sentence == d.sentence); i-- {
		c := &d.cards[i]
		c.did = append(slices.Clone(c.did), did)
		switch did.word {
		case "exhausted", "frightened":
			c.marks = append(slices.Clone(c.marks), piece{did.word, d.words[d.at+n].at})
		}
		if zone != "" {
			c.zone, c.areas, c.isLost = zone, nil, false
		}
	}
	d.goOn(n + 1)
	return true
}

// challengedAt notes that a Troublemaker was challenged this turn where the one of that name is.
func (r *lineReader) challengedAt(name piece) {
	challenged := &r.position.History.Challenged
	if c := r.present(name); c != nil && c.Area.isProblem() && !slices.Contains(*challenged, c.Area) {
		*challenged = append(*challenged, c.Area)
	}
}

// lastMoved reads that the card named last was moved this turn to the place that is named next: "my Gyro was moved from
// home to his problem this turn". Its controller is taken to have done it.
func (d *describer) lastMoved() bool {
	last, n := len(d.cards)-1, 0
	if last < 0 || d.cardEnd != d.at || d.cards[last].sentence != d.sentence || d.joinedToLast() {
		return false
	}
	for slices.Contains([]string{"was", "got", "has", "been", "already", "just"}, d.word(n)) {
		n++
	}
	_, isPlace := d.placeNamed(n + 2)
	if d.word(n) != "moved" || !slices.Contains([]string{"to", "from"}, d.word(n+1)) || !isPlace || !d.saysThisTurn() {
		return false
	}
	c := &d.cards[last]
	side := d.subject
	if len(c.sides) == 1 {
		side = c.sides[0]
	}
	c.did = append(slices.Clone(c.did), deedDone{side: side, word: "moved"})
	d.goOn(n + 1)
	return true
}

// joinedToLast reports whether the cards of the sentence were all named with nothing between them but "and".
func (d *describer) joinedToLast() bool {
	last := len(d.cards) - 1
	return last > 0 && !d.has && d.cards[last-1].sentence == d.sentence
}

// saysThisTurn reports whether the sentence says that what is told has happened in this turn.
func (d *describer) saysThisTurn() bool {
	for i := d.sentenceBegin(); i+1 < len(d.words); i++ {
		if d.plain[i] == "this" && d.plain[i+1] == "turn" || d.isJustDone(i) {
			return true
		}
		if i >= d.at && d.endsAt(i) {
			break
		}
	}
	return false
}

// endsAt reports whether the sentence ends behind a word, and not only the name of a card: "Yay! and Gyro".
func (d *describer) endsAt(i int) bool {
	return endsSentence(d.words[i]) && !(strings.HasSuffix(d.words[i].text, "!") &&
		isOneOf(d.words, i+1, ",", "and", "&", "this"))
}

// earlierThisTurn goes behind the words that what is told next, or was told, is over, where that is read as such.
func (d *describer) earlierThisTurn() bool {
	if d.word(0) != "earlier" {
		return false
	}
	if d.isPast && (d.isOver(1) || d.saysAt(1, "this turn") || d.word(1) == "and") {
		d.goOn(1)
		return true
	}
	if !d.saysAt(1, "this turn") || d.at > 0 && !endsSentence(d.words[d.at-1]) {
		return false
	}
	isRead := false
	for i := d.at + 3; i < len(d.words) && !endsSentence(d.words[i-1]); i++ {
		_, isFate := fateSaid[d.plain[i]]
		isRead = isRead || isFate && slices.Contains([]string{"was", "were", "got"}, d.plain[i-1]) ||
			slices.Contains([]string{"played", "drew", "confronted", "scored", "won"}, d.plain[i])
		if d.plain[i] == "had" || d.plain[i] == "moved" {
			return false
		}
	}
	if isRead {
		d.goOn(3)
	}
	return isRead
}

// lostTo reads that somebody lost cards to a pile, in which they are: "I lost Gyro to the discard pile".
func (d *describer) lostTo() bool {
	side, n, ok := d.whoseSaid(0)
	if !ok {
		n = 0
	}
	if d.word(n) != "lost" || !ok && !d.spoken || !d.isCardAt(n+1) && !d.isCardAt(n+2) {
		return false
	}
	for i := n + 1; d.at+i < len(d.words) && !endsSentence(d.words[d.at+i-1]); i++ {
		at, isPlace := d.placeNamed(i + 1)
		if d.word(i) == "to" && isPlace && (at.zone == Discard || at.zone == Banished) {
			if ok {
				d.subject = side
			}
			d.spoken, d.both, d.isPast = true, false, true
			d.goOn(n + 1)
			return true
		}
	}
	return false
}

// lastAloneFlipped leaves the cards of a list to be placed otherwise of which only the last one is said to be flipped:
// "Blake: Pinkie Pie, Yay! flipped". It tells that, where the others may be meant as well.
func (d *describer) lastAloneFlipped() bool {
	last := len(d.cards) - 1
	if last < 1 || d.cardEnd != d.at || d.word(0) != "flipped" || d.cards[last].zone != "" {
		return false
	}
	before := slices.IndexFunc(d.words, func(w piece) bool { return w.at >= d.cards[last].said.at }) - 1
	if before < 0 || d.words[before].text != "," || d.cards[last-1].zone != "" || d.cards[last-1].isOver {
		return false
	}
	for i := last - 1; i >= 0 && d.cards[i].sentence == d.sentence && d.cards[i].zone == ""; i-- {
		if !d.mayBeInFaceoff(&d.cards[i]) {
			return false
		}
	}
	c := &d.cards[last]
	c.zone, c.areas, c.sides = Flipped, nil, []Side{d.subject}
	said := c.said
	said.text = strings.TrimRight(said.text, ",")
	d.r.assume(said, "taken to be flipped alone; say X and Y flipped if those before were, too")
	d.goOn(1)
	return true
}

// flippedToo reports whether it is said in so many words before the next one who has flipped the card that is named
// next, as another has the one before: "I flipped X and Blake Y".
func (d *describer) flippedToo(words int) bool {
	last := len(d.cards) - 1
	return last >= 0 && d.cards[last].zone == Flipped && slices.Contains([]string{"and", ","}, d.word(-words-1)) &&
		!d.isOwnerOf(-words, words) && d.isCardAt(0)
}

// unseen are words for what a player doesn't know, behind cards.
var unseen = []string{"can't see", "cannot see", "doesn't know", "don't know", "do not know", "does not know",
	"haven't seen", "hasn't seen", "can't know"}

// notSeen reads that somebody doesn't know the cards that were counted last: "2 cards she can't see".
func (d *describer) notSeen() bool {
	n := 0
	for d.word(n) == "that" || d.word(n) == "which" || d.word(n) == "whom" {
		n++
	}
	_, words, ok := d.whoseSaid(n)
	if !ok && (d.word(n) == "nobody" || d.word(n) == "we") {
		words, ok = 1, true
	}
	if !ok || !d.endsInUnknown() || d.cardEnd != d.at && d.placeEnd != d.at {
		return false
	}
	for _, said := range unseen {
		if d.saysAt(n+words, said) {
			d.goOn(n + words + 2)
			return true
		}
	}
	return false
}
