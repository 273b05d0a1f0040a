package position

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// Where in the turn a description says that it is, and what happened in it.

// turnIs reads where in the turn it is, and notes where that is said.
func (d *describer) turnIs() bool {
	if !d.turn() {
		return false
	}
	if d.word(0) == "window" && !endsSentence(d.words[d.at-1]) { // the end of faceoff window
		d.goOn(1)
	}
	if at, ok := d.placeNamed(1); ok && d.word(0) == "," && d.r.position.Moment.inFaceoff() && len(d.r.at) == 0 &&
		at.zone == InPlay && at.areas[0].isProblem() && d.isOver(1+at.words) &&
		!endsSentence(d.words[d.at-1]) { // after flips, my problem
		d.r.atMoment(at.areas)
		d.r.there = at.areas[0]
		d.takePlace(at, 1)
	}
	d.turnEnd = d.at
	return true
}

// turn reads where in the turn of whom play begins.
func (d *describer) turn() bool {
	side, words, ofSomebody := d.whoseSaid(0)
	said := d.word(words - 1)
	if d.areTurnPlayer() {
		return true
	}
	if !ofSomebody {
		side, words = d.subject, 0
	}
	at := &d.r.position.Moment
	if d.word(0) == "start" && d.word(1) == "of" {
		if whose, more, isSide := d.whoseSaid(2); isSide && d.word(2+more) == "turn" {
			d.goOn(3 + more)
			at.Turn, at.Name, at.IsWindow, d.subject = whose, "start of turn", false, whose
			d.turnNumber()
			return true
		}
	}
	if d.startOf() || d.startOfCounted() {
		return true
	}
	if d.faceoff() {
		return true
	}
	if d.word(0) == "problem" && d.word(1) == "faceoff" {
		d.goOn(1)
	}
	if d.isTurnPlayer() {
		return true
	}
	if d.phaseIs() {
		return true
	}
	if whose, more, isSide := d.whoseSaid(2); isSide && d.word(0) == "turn" && (d.word(1) == "of" ||
		(d.word(1) == ":" || d.word(1) == "=") && d.isOver(2+more)) {
		at.Turn, d.subject = whose, whose // turn of Blake, turn: Blake
		d.goOn(2 + more)
		d.turnNumber()
		return true
	}
	n := words
	if short := turnShort.FindStringSubmatch(d.word(n)); short != nil { // T5
		if at.Number, _ = (piece{short[1], 0}).number(); ofSomebody {
			at.Turn, d.subject = side, side
		}
		d.goOn(n + 1)
		return true
	}
	if d.countedTurn(side, n, ofSomebody) {
		return true
	}
	isSaidInTurn := d.spoken && d.has && slices.Contains([]string{"in", "during", "on"}, d.word(-1))
	isGo := ofSomebody && d.word(n) == "go" && d.isOwnerOf(0, n) && (d.isOver(n+1) || d.word(n+1) == "and")
	if isGo || d.word(n) == "turn" || d.word(n) == "turn," {
		number, isNumber := d.number(n + 1)
		if named, isNamed := d.number(n + 2); isNamed && (d.word(n+1) == ":" || d.word(n+1) == "=") { // turn: 6
			number, isNumber = named, true
			n++
		}
		if !isNumber && !ofSomebody {
			return false
		}
		d.goOn(n + 1)
		if isNumber && number > 0 {
			at.Number = number
			d.goOn(1)
		}
		if whose, more, isSide := d.whoseSaid(1); isSide && d.word(0) == "of" { // turn 6 of Blake
			side, ofSomebody = whose, true
			d.goOn(1 + more)
		}
		if whose, more, isSide := d.whoseSaid(0); isSide && isNumber && d.isOver(more) &&
			!endsSentence(d.words[d.at-1]) { // turn 7 opp's
			side, ofSomebody = whose, true
			d.goOn(more)
		}
		if whose, more, isSide := d.whoseSaid(1); isSide && (d.word(0) == "," || d.isDash(0)) &&
			(d.isOver(1+more) || d.isDash(1+more)) { // turn 6, Blake
			side, ofSomebody = whose, true
			d.goOn(1 + more)
		}
		if edge, isWindow, words := d.edgeAt("turn", 0); ofSomebody && words > 0 { // my turn has just started
			at.Name, at.IsWindow = edge, isWindow
			d.goOn(words)
		}
		if ofSomebody {
			at.Turn = side
			if isSaidInTurn { // I have priority in his turn with Falcon
				return true
			}
			d.subject = side
			d.byName = d.byName || side.isName(said)
		}
		return true
	}
	for _, long := range []int{4, 3, 2, 1} {
		name := make([]string, long)
		for i := range name {
			name[i] = d.word(n + i)
		}
		found, isWindow, known := momentNamed(strings.Join(name, " "))
		edge, isEdgeWindow, edgeWords := d.edgeBehind(n, long)
		isEdge := edgeWords > 0
		if !known || name[long-1] == "" || long == 1 && !ofSomebody && !d.isMomentAlone(n) && !isEdge ||
			long == 1 && ofSomebody && d.saysHowCardIs(n) {
			continue
		}
		d.goOn(n + long)
		if isEdge {
			found, isWindow = edge, isEdgeWindow
			d.goOn(edgeWords)
		}
		d.ofPhase(name[long-1])
		if d.word(0) == "of" {
			if whose, more, isSide := d.whoseSaid(1); isSide {
				side, ofSomebody = whose, true
				d.goOn(1 + more)
				if d.word(0) == "turn" { // the end phase of his turn 6
					d.goOn(1)
					d.turnNumber()
					if edge, isEdgeWindow, words := d.edgeAt(strings.Join(name, " "), 0); words > 0 { // begins
						at.Name, at.IsWindow = edge, isEdgeWindow
						d.goOn(words)
					}
				} else {
					d.countedTurn(side, 0, true) // of his 4th turn
				}
			}
		}
		if whose, more, isSide := d.whoseSaid(1); isSide && !ofSomebody && d.word(0) == "is" && d.isOwner(1, more) &&
			d.isOver(1+more) && !endsSentence(d.words[d.at-1]) { // the score phase is his
			side, ofSomebody = whose, true
			d.goOn(1 + more)
		}
		comma := 0
		if d.word(0) == "," {
			comma = 1
		}
		if whose, more, isSide := d.whoseSaid(comma); isSide && !ofSomebody && d.isOver(comma+more) &&
			(comma > 0 || name[0] != "faceoff") && !endsSentence(d.words[d.at-1]) { // end phase, Blake; score phase opp
			side, ofSomebody = whose, true
			d.goOn(comma + more)
		}
		isPhase := strings.HasPrefix(name[0], "main") || strings.HasPrefix(name[0], "score")
		isAround := d.r.inFaceoff && isPhase && !isEdge             // the faceoff is within it
		if !isAround && (name[0] != "faceoff" || !at.inFaceoff()) { // after the flips in a faceoff
			at.Name, at.IsWindow = found, isWindow
		}
		d.r.inFaceoff = isAround || name[0] == "faceoff" // how far it has come isn't said
		if isAround {
			at.Turn = side
			return true
		}
		if d.r.inFaceoff {
			if at, ok := d.placeNamed(0); ok && name[0] == "faceoff" && !endsSentence(d.words[d.at-1]) &&
				at.zone == InPlay && at.areas[0].isProblem() { // faceoff my problem
				d.r.atMoment(at.areas)
				d.r.there = at.areas[0]
				d.takePlace(at, 0)
				return true
			}
			if at, ok := d.placeNamed(1); ok && d.word(0) == ":" && at.zone == InPlay && at.areas[0].isProblem() &&
				d.isOver(1+at.words) { // faceoff: his problem
				d.r.atMoment(at.areas)
				d.r.there = at.areas[0]
				d.takePlace(at, 1)
				return true
			}
			if whose, more, isSide := d.whoseSaid(0); isSide && d.isOwner(0, more) && d.isOver(more) &&
				!endsSentence(d.words[d.at-1]) { // faceoff hers
				d.r.there = Area{Of: whose, Kind: Problem}
				d.r.atMoment([]Area{d.r.there})
				d.goOn(more)
				return true
			}
			if d.placeEnd > 0 && d.zone == InPlay && len(d.heading) == 1 && d.heading[0].isProblem() &&
				!d.hasPending() && d.inSince(d.placeEnd) { // at his problem in a faceoff
				d.r.atMoment(d.heading)
				return true
			}
			d.faceoffSaid = piece{strings.TrimRight(d.words[d.at-1].text, ".!?"), d.words[d.at-1].at}
		}
		if ofSomebody {
			at.Turn = side
			if !d.hasPending() && !(d.spoken && d.has) { // my main phase, 3 AT
				d.subject, d.both = side, false
			}
		}
		d.moment = d.r.inFaceoff || !endsSentence(d.words[d.at-1])
		return true
	}
	if ofSomebody && d.word(n) == "to" && slices.Contains([]string{"play", "act", "move"}, d.word(n+1)) ||
		ofSomebody && d.word(n) == "on" && d.word(n+1) == "turn" {
		at.Turn = side
		if !d.hasPending() { // Avery to move, 3 AT
			d.subject, d.spoken, d.both = side, true, false
		}
		d.goOn(n + 2)
		return true
	}
	if d.spoken && strings.Trim(d.word(0), "()") == "active" {
		at.Turn = d.subject
		d.goOn(1)
		return true
	}
	return false
}

// turnOf finds which of the turns is spoken of, by its place among them: "4th".
var turnOf = regexp.MustCompile(`^([1-9]\d?)(?:st|nd|rd|th)$`)

// ordinals are the first of those in words.
var ordinals = []string{"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"}

// countedTurn reads which of the turns it is, or which of a player's, who take them by turns: "my 4th turn".
func (d *describer) countedTurn(side Side, n int, ofSomebody bool) bool {
	number := slices.Index(ordinals, d.word(n)) + 1
	if digits := turnOf.FindStringSubmatch(d.word(n)); digits != nil {
		number, _ = piece{digits[1], 0}.number()
	}
	if number == 0 || d.word(n+1) != "turn" || !ofSomebody && d.word(n-1) != "the" ||
		!ofSomebody && d.word(n-2) == "for" && d.cardEnd > 0 { // she is there for the third turn
		return false
	}
	at := &d.r.position.Moment
	said := d.wordsBetween(d.at+n, 2)
	at.Number = number
	if ofSomebody { // Avery takes the first one
		at.Turn, d.subject, at.Number = side, side, 2*number-1+int(side)
		d.r.assume(said, fmt.Sprintf("taken to be turn %d of the game, in which Avery and Blake take turns", at.Number))
	}
	d.goOn(n + 2)
	return true
}

// inSince reports whether no more than "in a faceoff" stands between a word and the next one.
func (d *describer) inSince(from int) bool {
	for _, word := range d.plain[from:d.at] {
		if !slices.Contains([]string{"in", "a", "the", "problem", "faceoff", ",", "for"}, word) {
			return false
		}
	}
	return true
}

// turnShort finds a turn's number as people type it.
var turnShort = regexp.MustCompile(`^t([1-9]\d?)$`)

// turnNumber takes the number of the turn that was named.
func (d *describer) turnNumber() {
	if n, ok := (piece{d.word(0), 0}).number(); ok && n > 0 && !endsSentence(d.words[d.at-1]) {
		d.r.position.Moment.Number = n
		d.goOn(1)
	}
}

// isMomentAlone reports whether a word that names a phase is meant as one: "main, 3 tokens".
func (d *describer) isMomentAlone(n int) bool {
	isBehindTurn := d.turnEnd > 0 && (d.at == d.turnEnd || d.at == d.turnEnd+1 && d.word(-1) == ",")
	if isBehindTurn && slices.Contains([]string{"main", "score", "end"}, d.word(n)) &&
		(endsSentence(d.words[d.at+n]) || d.word(n+1) == ":") { // turn 6, main.
		return true
	}
	if d.word(n) == "ready" || d.word(n) == "end" || d.isTroublemakerAt(n) ||
		d.word(n) == "troublemaker" && slices.Contains([]string{"the", "a", "another", "facedown", "face-down", "down",
			"uncovered", "face-up", "faceup", "up"}, d.word(n-1)) {
		return false
	}
	if d.word(n) == "score" && endsSentence(d.words[d.at+n]) && (d.at+n == 0 || endsSentence(d.words[d.at+n-1])) {
		return true
	}
	if d.word(n-1) == "in" && (d.word(n) == "main" || d.word(n) == "score") &&
		slices.Contains([]string{"with", "and", "now", "still", "but"}, d.word(n+1)) { // he's in main with 2 AT
		return true
	}
	if d.word(n) == "faceoff" && d.word(n+1) == "is" && (d.word(n+2) == "at" || d.word(n+2) == "on") {
		return true
	}
	if _, more, isSide := d.whoseSaid(n + 1); isSide && d.word(n) == "faceoff" && d.isOwner(n+1, more) &&
		d.isOver(n+1+more) {
		return true
	}
	if at, isPlace := d.placeNamed(n + 1); d.word(n) == "faceoff" && isPlace && at.zone == InPlay && !at.isOwn &&
		at.areas[0].isProblem() && !endsSentence(d.words[d.at+n]) { // faceoff my problem
		return true
	}
	_, counts := d.number(n + 1)
	counts = counts || countInOneWord.MatchString(d.word(n+1))
	if counts && d.word(n) == "score" && unitsSaid[d.word(n+2)] == "" && d.word(n+2) != "at" { // score 4 (Avery)
		return false
	}
	if d.word(n) == "faceoff" && (endsSentence(d.words[d.at+n]) || slices.Contains([]string{"there", "here", ":",
		"between"},
		d.word(n+1))) {
		return true
	}
	return counts || slices.Contains([]string{"", ",", "at", "@"}, d.word(n+1))
}

// saysHowCardIs reports whether a word that a phase is called by, too, says of a player's card how it is or what, or
// counts points: "my ready Falcon", "his Troublemaker is Timberwolf", "her score: 5".
func (d *describer) saysHowCardIs(n int) bool {
	next := n + 1
	if d.word(next) == ":" || d.word(next) == "is" {
		next++
	}
	_, counts := d.number(next)
	switch d.word(n) {
	case "score":
		return counts
	case "ready", "troublemaker", "main":
		return d.isTroublemakerAt(n) || !counts && !d.isOver(n+1) && // my main 4 AT
			!slices.Contains([]string{"with", "and", "now", "then", "but", "at", "of"}, d.word(n+1))
	}
	return false
}

// isTroublemakerAt reports whether it is said of a Troublemaker at a place which it is, or what it is like: "Blake's
// Troublemaker at Avery's Problem is Timberwolf".
func (d *describer) isTroublemakerAt(n int) bool {
	at, isPlace := d.placeNamed(n + 2)
	return d.word(n) == "troublemaker" && d.isAtPlace(n+1) && isPlace && d.word(n+2+at.words) == "is"
}

// history reads what a player did this turn: "Avery confronted both problems".
func (d *describer) history() bool {
	side, words, _ := d.whoseOrSubject()
	if d.word(words) == "has" || d.word(words) == "have" {
		words++
	}
	verb := d.word(words)
	i := slices.IndexFunc(historyWords, func(w historyWord) bool { return w.words == verb })
	if i < 0 {
		return false
	}
	at, ok := d.placeOf(side, words, words+1)
	if !ok && d.word(words+1) == "both" && (d.isOver(words+2) || d.saysAt(words+2, "this turn")) { // confronted both
		at, ok = areasSaid(1, Avery, bothProblems()...), true
	}
	if !ok || at.zone != InPlay || !at.areas[0].isProblem() {
		return false
	}
	said := d.words[d.at+words]
	if words > 0 {
		d.subject, d.spoken, d.both = side, true, false
	}
	d.r.there = at.areas[0]
	d.takePlace(at, words+1)
	for d.word(0) == "and" { // and then mine
		n := 1
		for d.word(n) == "then" || d.word(n) == "also" {
			n++
		}
		also, isAlso := d.samePlace(n)
		if !isAlso {
			also, isAlso = d.placeNamed(n)
		}
		end := n + also.words
		isCard := d.at+end < len(d.words) && !endsSentence(d.words[d.at+end-1]) && (d.isCardAt(end) ||
			d.isVerbOf(end) || d.word(end) == ":")
		if !isAlso || isCard || also.zone != InPlay || !also.areas[0].isProblem() {
			break
		}
		at.areas = append(slices.Clone(at.areas), also.areas...)
		d.takePlace(also, n)
	}
	if d.saysAt(0, "this turn") && d.word(2) == "with" && !endsSentence(d.words[d.at-1]) {
		d.goOn(2)
	}
	if d.isWithCards(0) && verb == "confronted" { // confronted my problem with Falcon
		d.heading, d.zone, d.spoken = at.areas, InPlay, true
		d.goOn(1)
	}
	list := historyWords[i].list(&d.r.position.History)
	d.happenedAt(side, list, at.areas, said)
	return true
}

// happenedAt notes in a list of what happened at Problems what a player did, which only the turn player does, or, of
// requirements that the opponent met, only the other.
func (d *describer) happenedAt(side Side, list *[]Area, areas []Area, said piece) {
	isOpponents := list == &d.r.position.History.OpponentMet
	d.r.met = d.r.met || isOpponents
	d.r.later = append(d.r.later, func() {
		if (side == d.r.position.Moment.Turn) == isOpponents && !saysTurn(d.r.line) {
			whose := side
			if isOpponents {
				whose = side.Other()
			}
			d.r.position.Moment.Turn = whose
			d.r.assume(said, "taken to be in "+whose.String()+"’s turn, in which alone that can be")
		}
		turn := d.r.position.Moment.Turn
		if (side == turn) == isOpponents {
			d.r.fault(said, side.Other().String()+": it is "+turn.String()+"’s turn")
			return
		}
		for _, a := range areas {
			if !slices.Contains(*list, a) {
				*list = append(*list, a)
			}
		}
	})
}

// placeOf reads the place at which a player does something, so many words on; by so many words, if any, that one is
// spoken of, and "her own" is that one's.
func (d *describer) placeOf(side Side, words, n int) (describedPlace, bool) {
	ahead := *d
	if _, long, ok := d.whoseSaid(0); ok && words > 0 {
		ahead.subject, ahead.byName = side, d.byName || side.isName(d.word(long-1))
	}
	at, ok := ahead.placeNamed(n)
	if whose, long, isSide := ahead.whoseSaid(n); !ok && isSide && ahead.isOwner(n, long) &&
		(ahead.isEndOfPlace(n+long) || ahead.word(n+long) == "by" || ahead.saysAt(n+long, "this turn")) {
		return areasSaid(long, whose, Area{Of: whose, Kind: Problem}), true // confronted his, with X
	}
	if !ok && d.word(n) == "it" && d.r.there.isProblem() { // which was spoken of last
		return areasSaid(1, d.r.there.Of, d.r.there), true
	}
	return at, ok
}

// saysTurn reports whether a line says whose turn it is, or at which moment play begins.
func saysTurn(line string) bool { return turnSaid.MatchString(earlier.ReplaceAllString(line, "")) }

var (
	turnSaid = regexp.MustCompile(`(?i)\b(?:turn|phase|step|active|to (?:move|play|act)|faceoff|t\d+|main|score)\b`)
	// earlier is what says no more than that something has happened.
	earlier = regexp.MustCompile(`(?i)\bthis turn\b|\b(?:won|lost) (?:(?:the|a|that) )?(?:problem )?faceoff\b`)
)
