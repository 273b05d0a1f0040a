package position

import (
	"slices"
	"strings"

	"canterlaw/engine/card"
)

// Of whom a description speaks: whose something is, and who has or does what is said next.

func (d *describer) sides(both bool) []Side {
	if both || d.both {
		return []Side{Avery, Blake}
	}
	return []Side{d.subject}
}

// whoseOrSubject is whoseSaid where that may be left out: it is whoever is spoken of then, in no words, and not ok.
func (d *describer) whoseOrSubject() (side Side, words int, ok bool) {
	if side, words, ok = d.whoseSaid(0); !ok {
		return d.subject, 0, false
	}
	return side, words, true
}

// whoseSaid reads whose something is: "my", "Avery's", "the opponent's", "their".
func (d *describer) whoseSaid(n int) (side Side, words int, ok bool) {
	for d.word(n+words) == "the" || d.word(n+words) == "my" &&
		strings.HasPrefix(d.word(n+words+1), "opp") { // my opponent's
		words++
	}
	word := d.word(n + words)
	own := 0
	if d.word(n+words+1) == "own" {
		own = 1
	}
	if another := strings.TrimSuffix(d.word(n+words+1), "'s"); word == "other" && words > 0 &&
		slices.Contains([]string{"player", "guy", "person", "girl", "one", "side"}, another) {
		return d.other(""), words + 2, true
	}
	if strings.HasPrefix(d.word(n+words+1), "opponent") && slices.Contains([]string{"his", "her", "their"}, word) {
		return d.other(word).Other(), words + 2, true // her opponent
	}
	if slices.Contains(notActive, word) {
		return d.playerSaid(n, words)
	}
	switch word {
	case "own":
		return d.itself(), words + 1, true
	case "there":
		return d.other(""), words + 1, d.isSlipOfTheir(n + words)
	case "his", "her", "hers", "their", "theirs", "he", "she", "they", "him", "them":
		if own > 0 {
			return d.itself(), words + 1 + own, true
		}
		return d.other(word), words + 1, true
	case "opposing", "opponents'", "opponent's":
		return Blake, words + 1, true
	case "he's", "she's", "they're":
		return d.other(word), words + 1, true
	case "active", "turn", "player":
		return d.playerSaid(n, words)
	case "":
		return 0, 0, false
	}
	if d.at+n+words >= len(d.words) {
		return 0, 0, false
	}
	isArticle := n <= 0 || strings.HasPrefix(d.word(n+1), "problem") && d.word(n+2) == "faceoff" // in a problem faceoff
	if words == 0 && word == "a" && d.at+n >= 0 && d.words[d.at+n].text == "a" && isArticle {
		return 0, 0, false
	}
	said := piece{text: word}
	for _, short := range []string{"'ve", "'m", "'re"} {
		said.text = strings.TrimSuffix(said.text, short)
	}
	side, ok = said.side()
	return side, words + 1 + own, ok
}

// itself is whose "her own" is: of who challenges, though the Troublemaker is the other player's, or who is spoken of.
func (d *describer) itself() Side {
	if d.challenger != nil {
		return *d.challenger
	}
	return d.subject
}

// isSlipOfTheir reports whether "there" is meant for "their": before a place.
func (d *describer) isSlipOfTheir(n int) bool {
	_, isPlace := nounsOfPlaces[d.word(n+1)]
	return d.word(n) == "there" && isPlace && !endsSentence(d.words[d.at+n])
}

// other is whom "they", "he" or "she" are: who is spoken of by a name, else who sits opposite.
func (d *describer) other(pronoun string) Side {
	isShe, isPronoun := isHers[pronoun]
	if side, known := d.r.pronouns[isShe]; known && isPronoun && (len(d.r.pronouns) == 2 || !d.has || !d.byName) {
		return side
	}
	if side, known := d.r.pronouns[!isShe]; known && isPronoun && d.byName && len(d.r.pronouns) == 1 {
		return side.Other()
	}
	if !d.byName {
		return Blake
	}
	return d.subject
}

// notActive are words for the player whose turn it isn't.
var notActive = []string{"non-active", "nonactive", "inactive", "non-turn", "nonturn"}

// playerSaid reads a player who is called one: "the non-active player", "player 2's".
func (d *describer) playerSaid(n, words int) (side Side, so int, ok bool) {
	called, next := d.word(n+words), strings.TrimSuffix(d.word(n+words+1), "'s")
	turn := d.r.position.Moment.Turn
	switch {
	case called == "player" && (next == "1" || next == "a" || next == "one"):
		return Avery, words + 2, true
	case called == "player" && (next == "2" || next == "b" || next == "two"):
		return Blake, words + 2, true
	case called == "player" || next != "player":
		return 0, 0, false
	case called != "active" && called != "turn":
		turn = turn.Other()
	}
	return turn, words + 2, true
}

// neitherHas reads that nobody has points or tokens: "neither of us has any tokens".
func (d *describer) neitherHas() bool {
	from := d.at
	if !d.takes("neither of us", "neither player", "neither of them", "no player", "nobody", "no one", "neither") ||
		!d.takes("has", "have") {
		d.at = from
		return false
	}
	d.takes("any")
	d.takes("action")
	unit := unitsSaid[d.word(0)]
	if d.word(0) == "at" || d.word(0) == "ats" {
		unit = "t"
	}
	if words := d.typeSaid(0); unit == "" && words > 0 && d.isOver(words) { // neither has Friends
		d.goOn(words)
		return true
	}
	if unit == "" {
		d.at = from
		return false
	}
	for side := range d.r.position.Players {
		if unit == "p" {
			d.r.position.Players[side].Score = 0
		} else {
			d.r.position.Players[side].Tokens = 0
		}
	}
	d.goOn(1)
	d.takes("yet", "left", "at all")
	return true
}

// somebody reads who is spoken of from here on.
func (d *describer) somebody() bool {
	if _, ok := d.number(2); ok && d.word(0) == "both" && (d.word(1) == "at" || d.word(1) == "on") && !d.isPlace(2) {
		d.goOn(1)
		d.both, d.evenOnly = true, true // both at 13
		return true
	}
	if _, ok := d.number(2); ok && d.word(0) == "tied" && d.word(1) == "at" {
		d.goOn(1)
		d.both, d.evenOnly = true, true // tied at 7 points
		return true
	}
	if d.word(0) == "we" && d.word(1) == "flipped" {
		d.goOn(1)
		d.both = true
		return true
	}
	if verb := d.word(1); (d.word(0) == "both" || d.word(0) == "each") &&
		(verb == "have" || verb == "control" || verb == "hold") { // both have Falcon; A and B each have one
		d.goOn(1)
		d.both = true
		return true
	}
	if n := unitsSaid[d.word(3)]; d.saysAt(0, "each has") && (n != "" || d.word(3) == "at" || d.word(3) == "action") &&
		!d.hasPending() { // each has 2 tokens
		d.goOn(1)
		d.both = true
		return true
	}
	if d.takes("each of them", "both of them", "both players", "each player", "both of us", "each of us",
		"we both", "we each", "they each", "you each", "you both", "we're both", "we are both", "we've both",
		"we've each") {
		d.both = true
		return true
	}
	if d.takes("we're tied", "we are tied") { // at 7, or in a faceoff
		d.both = d.word(0) == "at" || d.word(0) == "on" || (piece{d.word(0), 0}).isDigits()
		d.evenOnly = d.both
		return true
	}
	side, words, ok := d.whoseSaid(0)
	if !ok {
		return false
	}
	if d.headed && d.headSide == Blake && d.word(-1) == ":" && speaksOfSelf.MatchString(d.words[d.at].text) &&
		side == Avery { // Blake: "I …"
		d.unreadSentence(func() bool { return false })
		return true
	}
	said, plain, isOwner := d.words[d.at+words-1].text, d.plain[d.at+words-1], d.isOwner(0, words)
	if isOne := d.word(words) == "is" && d.isCardAt(words+1); (d.word(words) == "are" || isOne) &&
		d.isOwner(0, words) && d.namesOf(side, isOne) { // mine are X and Y
		d.goOn(words + 1)
		return true
	}
	if d.isOwner(0, words) && slices.Contains([]string{"at", "in", "@"}, d.word(-1)) {
		if d.hasPending() { // at whose what?
			d.loseAll()
		}
		for range words {
			d.unreadOne()
		}
		d.stop()
		return true
	}
	d.goOn(words)
	if d.word(0) == "side" && d.isOnOthersSide(side) { // his Gyro is on my side
		d.unreadOne()
		d.stop()
		return true
	}
	if d.word(0) == "side" && d.onSideOf(side, words) {
		return true
	}
	if d.word(0) == "side" || d.word(0) == "player" {
		d.goOn(1)
	}
	isHead := d.word(0) == ":" || d.word(1) == ":" && d.at < len(d.words) && inBrackets.MatchString(d.words[d.at].text)
	isHeading := isHead || d.isVerb() && d.word(1) == ":"
	hasVerb := d.isVerb() || strings.Contains(plainWord(said), "'ve") || strings.Contains(plainWord(said), "'m")
	fronted := d.placeEnd > 0 && !d.hasPending() && (d.placeEnd == d.at-words ||
		d.zone == InPlay && d.placeEnd == d.at-words-1 && d.word(-words-1) == "," || // at Blake's problem, Avery has
		d.zone == InPlay && d.isProblemInBrackets(d.at-words-1)) // my problem (X): I have
	if fronted && hasVerb && d.zone == InPlay && len(d.heading) == 1 {
		d.where = &d.heading[0]
	}
	if (isHead || hasVerb || d.takes("'s")) &&
		!(fronted && hasVerb) { // in hand I have
		where := d.where
		d.headed = false
		d.sentenceEnds()
		if d.where = where; where != nil {
			d.heading, d.zone = []Area{*where}, InPlay
		}
	}
	if isHead && d.word(0) == ":" {
		d.goOn(1)
	}
	if d.zone == Flipped && !hasVerb && (d.bothFlipped || d.flippedToo(words)) { // both flipped: me X, her Y
		d.whose = side
	}
	if isHeading || hasVerb {
		d.headed, d.headSide, d.headsOwner = isHeading, side, isHeading && isOwner
	}
	if d.controls && side != d.controller && side.isName(plain) && !strings.HasSuffix(plain, "'s") {
		d.controller = side // Avery controls X, and Blake Y
	}
	d.subject, d.both, d.spoken, d.r.isSaid = side, false, true, true
	_, isPronoun := isHers[strings.TrimSuffix(plain, "'s")]
	d.byName = side.isName(plain) || isPronoun && d.byName || words > 1 && d.word(-2) == "player"
	d.has = hasVerb || isHead
	return true
}

// isProblemInBrackets reports whether a word ends brackets in which a Problem was named.
func (d *describer) isProblemInBrackets(at int) bool {
	if at < 0 || d.words[at].text != ")" || len(d.cards) == 0 {
		return false
	}
	face := d.r.cards.faceOf(d.cards[len(d.cards)-1].name.text)
	return face != nil && face.Type == card.ProblemType
}

// holds reads that somebody holds the cards that are named next: they are in that one's hand, where no
// other place is said.
func (d *describer) holds() bool {
	n := -1
	for slices.Contains([]string{"am", "is", "are", "still", "also", "only", "just"}, d.word(n)) {
		n--
	}
	isAlso := d.has && !d.both && slices.Contains([]string{"and", ","}, d.word(n)) // I have Falcon at home and hold X
	if w := d.word(0); w != "hold" && w != "holds" && w != "holding" || !d.spoken || !d.isWhose(n) && !isAlso {
		return false
	}
	d.placePending(d.zone, d.heading)
	for i := range d.cards { // a card of which no place is said isn't held
		d.cards[i].isOver = d.cards[i].isOver || isAlso
	}
	d.heading, d.zone, d.whose, d.isHeld = nil, Hand, d.subject, true
	d.goOn(1)
	return true
}

// keepHeld leaves those of the cards that somebody holds in the hand behind which another is named that is elsewhere:
// "I hold Yay and a Friend at home".
func (d *describer) keepHeld(zone Zone) {
	last := len(d.cards) - 1
	if !d.isHeld || d.zone != Hand || zone != InPlay {
		return
	}
	for i := range last {
		if c := &d.cards[i]; c.zone == "" && !c.isOver {
			c.zone, c.sides = Hand, []Side{d.whose}
			d.r.assume(c.said, "taken to be in "+d.whose.String()+"’s hand, as it is held")
		}
	}
}

// hasBesides reads that what is named next is no longer held: "I hold Yay, have 1 token and Falcon at my problem".
func (d *describer) hasBesides() bool {
	if d.zone != Hand && d.zone != Flipped || !d.spoken || d.both ||
		!slices.Contains([]string{"have", "has", "control", "controls"}, d.word(0)) ||
		!slices.Contains([]string{",", "and"}, d.word(-1)) || d.zone == Hand && !d.hasPending() {
		return false
	}
	d.placePending(d.zone, d.heading)
	d.heading, d.zone = nil, ""
	d.goOn(1)
	return true
}

// isName reports whether a word, in small letters, is the name or letter of the player, or whose
// something of that one's is.
func (s Side) isName(word string) bool {
	word = strings.TrimSuffix(word, "'s")
	return word == strings.ToLower(s.String()) || word == strings.ToLower(s.Letter())
}

func (d *describer) isVerb() bool { return d.isVerbOf(0) }

// isVerbOf reports whether the word so many on says what somebody has or where something is.
func (d *describer) isVerbOf(n int) bool { return slices.Contains(verbsSaid, d.word(n)) }

// isWhose reports whether it is said so many words on whose something is.
func (d *describer) isWhose(n int) bool {
	_, _, ok := d.whoseSaid(n)
	return ok
}

var verbsSaid = []string{"has", "have", "had", "controls", "control", "got", "is", "are"}

// onSideOf reads on whose side of the table the card is that was named last, and of which nobody said whose it is: that
// it is that one's. Where it is isn't said by it, but of a Problem.
func (d *describer) onSideOf(side Side, words int) bool {
	last := len(d.cards) - 1
	if last < 0 || d.word(-words-1) != "on" || !d.isOver(1) || d.cards[last].sentence != d.sentence {
		return false
	}
	c := &d.cards[last]
	if c.zone != "" || c.isOver || c.spoken && slices.Contains(c.sides, side) {
		return false
	}
	if face := d.r.cards.faceOf(c.name.text); face == nil || face.Type != card.ProblemType {
		d.r.assume(d.wordsBetween(d.at-words-1, words+2), "taken to say who controls "+c.said.text+
			", and not where it is")
	}
	c.sides, c.spoken = []Side{side}, true
	d.goOn(1)
	return true
}

// isOnOthersSide reports whether a side of the table stands behind a card that is said to be the other player's: it may
// be at that one's Problem, or under that one's control.
func (d *describer) isOnOthersSide(of Side) bool {
	last := len(d.cards) - 1
	if last < 0 {
		return false
	}
	c := &d.cards[last]
	face := d.r.cards.faceOf(c.name.text)
	isProblem := face != nil && face.Type == card.ProblemType
	return !isProblem && d.isOver(1) && c.sentence == d.sentence && c.zone == "" && c.spoken &&
		!slices.Contains(c.sides, of)
}

// isHadBy reports whether it was said before a card's name, in its sentence, that a player has it.
func (d *describer) isHadBy(c *describedCard, side Side) bool {
	at := slices.IndexFunc(d.words, func(w piece) bool { return w.at >= c.said.at })
	if at < 0 || c.count != 1 || len(c.sides) != 1 || c.sides[0] != side {
		return false
	}
	ahead := *d
	ahead.at = at
	begin := ahead.sentenceBegin()
	sides := d.sidesDoing(begin, at)
	return sides[side] && !sides[side.Other()] && slices.ContainsFunc(d.plain[begin:at], func(w string) bool {
		return slices.Contains([]string{"have", "has", "had", "control", "controls", "i've", "he's", "she's", "they've",
			"got"}, w)
	})
}

// bothControlledBy reads who controls, or owns, the cards that were named together: "Falcon and Gyro, both controlled
// by Avery".
func (d *describer) bothControlledBy() bool {
	side, words, ok := d.whoseSaid(3)
	if !ok || d.word(0) != "both" && d.word(0) != "all" || d.word(1) != "controlled" && d.word(1) != "owned" ||
		d.word(2) != "by" {
		return false
	}
	isControl := d.word(1) == "controlled"
	last := len(d.cards) - 1
	for i := last; i >= 0 && (i == last || d.isNamedTogether(i+1)); i-- {
		c := &d.cards[i]
		if isControl {
			c.sides, c.spoken, c.isWhose = []Side{side}, true, false
		} else if !slices.Contains(c.sides, side) {
			c.marks = append(slices.Clone(c.marks), piece{"of " + side.Letter(), d.words[d.at].at})
		}
	}
	if isControl {
		d.subject = side
	}
	d.goOn(3 + words)
	return true
}
