package position

import (
	"slices"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/card"
	"canterlaw/rulesdb/spelling"
)

// What people say in a hurry, in half sentences: who took whose card, what isn't so of one of several, a faceoff by its
// tie, a power in brackets.

// saidInPassing reads such words where they stand next.
func (d *describer) saidInPassing() bool {
	if d.word(0) == "over" && (d.word(1) == "there" || d.word(1) == "here") {
		d.goOn(1)
		return true
	}
	if d.word(0) == "scores" && d.at+1 < len(d.words) && pointsSaid.MatchString(d.words[d.at+1].text) { // scores 4-6
		d.goOn(1)
		return true
	}
	if strings.HasPrefix(d.word(-1), "counter") && !endsSentence(d.words[d.at-1]) &&
		d.takes("on it", "on her", "on him", "on each") { // two +1 counters on it
		return true
	}
	for _, until := range lastsUntil {
		if w := d.word(0); (w == "until" || w == "till") && d.saysAt(0, until) {
			for range strings.Fields(until) { // until when what is so?
				d.unreadOne()
			}
			d.stop()
			return true
		}
	}
	if d.endsInUnknown() && d.word(-1) == "," && d.takes("both unknown", "all unknown", "all of them unknown") {
		return true
	}
	if d.word(0) == "empty" && d.isOver(1) && d.at > 0 &&
		d.words[d.at-1].text == ")" { // my problem (Avalanche!): empty
		d.goOn(1)
		return true
	}
	return d.marksNext() ||
		d.whoSpeaks() || d.isNotActive() || d.allBut() || d.lookedAt() || d.challengesNone() || d.doesTooThere() ||
		d.andItsResource() || d.powerInBrackets() || d.tookAnothers() || d.isNotSo() || d.tiedAt() ||
		d.tieFlips() || d.flippedPower() || d.allAtPlace() || d.revealed() || d.bothAreAt() || d.othersHeld() ||
		d.bothPilesEmpty() || d.itResolved()
}

// marksNext reads what a player has made a card that is named behind: "I've frightened his Octavia".
func (d *describer) marksNext() bool {
	mark, long := d.markAt(0)
	n := -1
	for slices.Contains([]string{"has", "have", "just", "already"}, d.word(n)) {
		n--
	}
	if long == 0 || !d.isDoing(n) && !strings.HasSuffix(d.word(n), "'ve") {
		return false
	}
	side, words, ok := d.whoseSaid(long)
	ahead := *d
	ahead.at += long + words
	if !ok || !d.isOwnerOf(long, words) || !ahead.isCardAt(0) || ahead.namedBefore(
		strings.TrimRight(ahead.text(max(ahead.wholeName(), 1)).text, ".,")) >= 0 {
		return false
	}
	d.ofNext = []piece{mark}
	d.subject, d.spoken, d.both = side, true, false
	d.goOn(long + words)
	return true
}

// andItsResource reads that a Resource is attached to the card that was named just before, as it is that one's: "Sugar
// Twist and her Marvelous Chapeau".
func (d *describer) andItsResource() bool {
	last := len(d.cards) - 1
	if last < 0 || d.cardEnd != d.at || d.cards[last].isOver || d.word(0) != "and" && d.word(0) != "&" ||
		!slices.Contains([]string{"its", "her", "his", "their"}, d.word(1)) || !d.mayBeInFaceoff(&d.cards[last]) ||
		!d.bearsNext(2) {
		return false
	}
	ahead := *d
	ahead.at += 2
	named := ahead.text(ahead.wholeName())
	d.r.assume(piece{strings.TrimRight(named.text, ".,"), named.at}, "taken to be attached to "+d.cards[last].said.text)
	d.cards[last].bears = true
	d.goOn(2)
	return true
}

// powerInBrackets leaves out the power that is said behind a card which has it: "Windigo (3)".
func (d *describer) powerInBrackets() bool {
	last := len(d.cards) - 1
	word := d.words[d.at]
	if last < 0 || !d.isBehindCard() || d.cards[last].sentence != d.sentence || !inBrackets.MatchString(word.text) {
		return false
	}
	says := strings.Fields(strings.ToLower(word.text[1 : len(word.text)-1]))
	if len(says) == 0 || len(says) > 1 && (says[1] != "power" || strings.Contains(word.text, "counter")) {
		return false
	}
	number, isNumber := piece{says[0], 0}.number()
	found := d.r.cards.Near(d.cards[last].name.text, Place{Zone: InPlay, Area: Area{Kind: Problem}},
		Place{Zone: Discard})
	if !isNumber || len(found) == 0 || !slices.ContainsFunc(found[0].Faces, func(f card.Face) bool {
		isFlip := d.zone == Flipped || d.cards[last].zone == Flipped // of which any card's power counts
		return f.Power != nil && *f.Power == number &&
			(isFlip || f.Type.IsCharacter() || f.Type == card.Troublemaker)
	}) {
		return false
	}
	d.r.assume(word, "left out: a card’s power follows from what lies on the table")
	d.goOn(1)
	return true
}

// tookAnothers reads that a player has taken control of a card of the other: "he stole my Holly Dash".
func (d *describer) tookAnothers() bool {
	side, n, ok := d.whoseSaid(0)
	if !ok || !d.isDoing(n-1) {
		return false
	}
	for slices.Contains([]string{"has", "have", "just", "already"}, d.word(n)) {
		n++
	}
	switch {
	case d.saysAt(n, "took control of"), d.saysAt(n, "taken control of"), d.saysAt(n, "gained control of"),
		d.saysAt(n, "gains control of"), d.saysAt(n, "takes control of"):
		n += 3
	case d.word(n) == "stole", d.word(n) == "steals", d.word(n) == "took":
		n++
	default:
		return false
	}
	whose, words, isWhose := d.whoseSaid(n)
	if !isWhose || whose == side || !d.isCardAt(n+words) {
		return false
	}
	d.subject, d.spoken, d.both, d.controls, d.controller = side, true, false, true, side
	d.goOn(n)
	return true
}

// isNotSo reads that the card named last isn't as those are that were named before it, where they are: "Falcon and
// Gyro are frightened at my problem, Octavia isn't".
func (d *describer) isNotSo() bool {
	last := len(d.cards) - 1
	if last < 1 || d.cardEnd != d.at || d.cards[last].isOver {
		return false
	}
	before, c, n := d.cards[last-1], &d.cards[last], 1
	if d.saysAt(0, "is not") {
		n = 2
	} else if d.word(0) != "isn't" {
		return false
	}
	if !d.isOver(n) || before.sentence != c.sentence || len(before.marks) == 0 || c.zone != "" || before.zone == "" {
		return false
	}
	c.zone, c.areas = before.zone, before.areas
	if !c.spoken {
		c.sides, c.spoken = before.sides, before.spoken
	}
	d.goOn(n)
	return true
}

// tiedAt reads that a Problem faceoff has come to a tie: "we tied at his problem, 7 each".
func (d *describer) tiedAt() bool {
	n := 0
	if d.word(n) == "we" || d.word(n) == "we're" {
		n++
	}
	for n == 1 && slices.Contains([]string{"are", "'re", "just", "have", "got"}, d.word(n)) {
		n++
	}
	if n == 0 || d.word(n) != "tied" {
		return false
	}
	if totalsInOne.MatchString(d.word(n + 1)) { // tied 6-6 at my problem
		n++
	}
	if d.word(n+1) != "at" && d.word(n+1) != "on" {
		return false
	}
	at, isPlace := d.placeNamed(n + 2)
	if !isPlace || at.zone != InPlay || !at.areas[0].isProblem() {
		return false
	}
	from := d.at
	d.faceoffBegins()
	d.r.position.Moment.Name = engine.AfterFlips.String()
	d.r.atMoment(at.areas)
	d.r.there = at.areas[0]
	d.at += n + 2 + at.words
	if n = 0; d.word(n) == "," || d.word(n) == "at" || d.word(n) == "with" {
		n++
	}
	if _, isNumber := d.number(n); isNumber && !endsSentence(d.words[d.at-1]) &&
		slices.Contains([]string{"each", "all", "apiece"}, d.word(n+1)) {
		d.at += n + 2
	} else if totalsInOne.MatchString(d.word(n)) && !endsSentence(d.words[d.at-1]) {
		d.at += n + 1
	}
	d.r.assume(d.wordsBetween(from, d.at-from), leavesOutStanding)
	d.stop()
	return true
}

// tieFlips reads that the flips are those that break a tie (514.4c).
func (d *describer) tieFlips() bool {
	n := 0
	if d.saysAt(0, "it's") || d.saysAt(0, "its") {
		n++
	}
	word := d.word(n)
	switch {
	case word == "tie" && (d.word(n+1) == "flips" || d.word(n+1) == "flip"):
		n++
	case word == "tie-flips", word == "tie-flip", word == "tiebreaker" && d.word(n+1) == "flips":
		if word == "tiebreaker" {
			n++
		}
	default:
		return false
	}
	at := &d.r.position.Moment
	d.faceoffBegins()
	at.Name, d.moment = engine.AfterTieFlips.String(), true
	if d.faceoffSaid.isEmpty() {
		d.faceoffSaid = piece{strings.TrimRight(d.words[d.at+n].text, ".!?"), d.words[d.at+n].at}
	}
	if d.word(n) == "flips" && d.word(n+1) == ":" { // and which those are
		d.goOn(n)
		return true
	}
	if n++; d.word(n) == "time" || d.word(n) == "now" {
		n++
	}
	if d.word(n) == ":" && totalsInOne.MatchString(d.word(n+1)) {
		d.r.assume(d.wordsBetween(d.at+n+1, 1), leavesOutStanding)
		n += 2
	}
	d.goOn(n)
	return true
}

// itResolved reads, behind an Event that was played, that it is over.
func (d *describer) itResolved() bool {
	last := len(d.cards) - 1
	if last < 0 || d.cardEnd != d.at || len(d.cards[last].did) == 0 {
		return false
	}
	return d.takes("and it resolved", "and it has resolved", "and it's resolved", "which resolved",
		"which has resolved", ", it resolved", "and that resolved")
}

// challengesNone reads that a player challenges, confronts or plays nothing.
func (d *describer) challengesNone() bool {
	side, n, ok := d.whoseOrSubject()
	if (!ok && !d.spoken) || !slices.Contains([]string{"challenges", "challenge", "confronts", "confront",
		"plays", "play", "does", "do"}, d.word(n)) ||
		!slices.Contains([]string{"nothing", "nobody", "none"}, d.word(n+1)) || !d.isOver(n+2) {
		return false
	}
	d.subject, d.spoken, d.both = side, true, false
	d.goOn(n + 2)
	return true
}

// doesTooThere reads which a player has where the other is said to have none: "I have no characters there, she does:
// Falcon".
func (d *describer) doesTooThere() bool {
	side, n, ok := d.whoseSaid(0)
	if !ok || d.word(n) != "does" && d.word(n) != "do" || d.word(n+1) != ":" || d.r.there.Kind == NoArea ||
		!d.isCardAt(n+2) {
		return false
	}
	d.sentenceEnds()
	d.subject, d.spoken, d.both = side, true, false
	d.heading, d.zone = []Area{d.r.there}, InPlay
	d.goOn(n + 2)
	return true
}

// allAtPlace goes over "all" or "both" behind several cards whose place is said next.
func (d *describer) allAtPlace() bool {
	isBehind := d.isBehindCard() || d.cardEnd > 0 && d.word(-1) == "," && // Falcon mine, Gyro his, both at my problem
		slices.Contains([]string{"mine", "his", "hers", "theirs"}, d.word(-2))
	if d.word(0) != "all" && d.word(0) != "both" || !isBehind || !d.hasPending() ||
		!slices.Contains([]string{"at", "on", "in", "@"}, d.word(1)) || !d.isPlace(2) {
		return false
	}
	d.goOn(1)
	return true
}

// sameOrder gives the cards that were named at the head of a list, before "vs", to the player whose cards stood before
// the first "vs" of the description: "At mine: Falcon v Gyro. At his: Octavia v Red Gala".
func (d *describer) sameOrder() {
	last := len(d.cards) - 1
	side := d.cards[last].sides[0]
	if d.firstNamed == nil {
		d.firstNamed = &side
		return
	}
	begin := d.sentenceBegin()
	isHeaded := slices.Contains([]string{"at", "on", "@"}, d.plain[begin]) &&
		slices.Contains(d.plain[begin:min(begin+5, len(d.plain))], ":")
	if !isHeaded || *d.firstNamed == side {
		return
	}
	for i := last; i >= 0 && d.cards[i].sentence == d.sentence && !d.isOwnerSaid(d.cards[i].said); i-- {
		d.cards[i].sides, d.cards[i].spoken = []Side{*d.firstNamed}, true
	}
}

// allBut reads that all the cards of the sentence before are like a mark, but for some: "All exhausted except Granny".
func (d *describer) allBut() bool {
	if d.word(0) != "all" || d.at == 0 || !endsSentence(d.words[d.at-1]) || len(d.cards) == 0 {
		return false
	}
	n := 1
	if d.word(n) == "are" {
		n++
	}
	mark, words := d.markAt(n)
	n += words
	if words == 0 || d.word(n) != "except" && d.word(n) != "but" {
		return false
	}
	var but []string
	for n++; d.at+n < len(d.words) && !endsSentence(d.words[d.at+n-1]); {
		ahead := *d
		ahead.at += n
		long := max(ahead.wholeName(), 1)
		switch {
		case slices.Contains([]string{"for", "and", ",", "my", "his", "her", "the"}, d.word(n)):
			n++
			continue
		case !ahead.isCardAt(0):
			return false
		}
		but = append(but, spelling.Fold(strings.TrimRight(ahead.text(long).text, ".")))
		n += long
	}
	of := d.cards[len(d.cards)-1].sentence
	for i := range d.cards {
		c := &d.cards[i]
		said := strings.Fields(spelling.Fold(c.name.text))
		if c.sentence == of && !slices.ContainsFunc(but, func(name string) bool {
			return fitWithin(strings.Fields(name), said)
		}) {
			c.marks = append(slices.Clone(c.marks), mark)
		}
	}
	d.goOn(n)
	return true
}

// whoSpeaks reads who "I" is: of the one who speaks the cards are put on the near side, which is Avery's.
func (d *describer) whoSpeaks() bool {
	n := 1
	if d.saysAt(0, "i am") {
		n = 2
	} else if d.word(0) != "i'm" {
		return false
	}
	side, words, ok := d.whoseSaid(n)
	if !ok || !side.isName(d.word(n+words-1)) || strings.HasSuffix(d.word(n+words-1), "'s") || !d.isOver(n+words) {
		return false
	}
	said := d.text(n + words)
	if side == Blake {
		d.r.fault(said, "who speaks to sit on the near side, as Avery: say Blake instead of I, or Avery instead of he")
	}
	d.subject, d.spoken = Avery, false
	d.goOn(n + words)
	return true
}

// isNotActive reads that it is not the turn of who is spoken of: "I'm the non-active player".
func (d *describer) isNotActive() bool {
	side, n, ok := d.whoseSaid(0)
	if !ok {
		return false
	}
	isVerb := strings.Contains(d.word(n-1), "'")
	for slices.Contains([]string{"is", "am", "'m", "the"}, d.word(n)) {
		isVerb = isVerb || d.word(n) != "the"
		n++
	}
	if !isVerb || !slices.Contains([]string{"non-active", "nonactive", "inactive"}, d.word(n)) {
		return false
	}
	if n++; d.word(n) == "player" {
		n++
	}
	if !d.isOver(n) && d.word(n) != "and" {
		return false
	}
	d.r.position.Moment.Turn = side.Other()
	d.subject, d.spoken, d.both = side, true, false
	d.goOn(n)
	return true
}
