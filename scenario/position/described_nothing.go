package position

import (
	"slices"
	"strings"

	"canterlaw/engine/card"
)

// What of a description says nothing, or no more than of whom and of what it goes on to speak.

// nothingIsSaid are words that say nothing in a description.
var nothingIsSaid = []string{
	"everyone else", "everybody else",
	"no hand", "empty board", "empty table", "board is empty", "board empty", "table is empty", "field is empty",
	"side is empty", "just manes in play", "only manes in play", "nothing else", "nobody else", "no one else",
	"the position is as follows", "position is as follows", "no faceoff yet", "no faceoffs yet",
	"problem empty", "problem is empty",
	"no cards", "0 cards", "zero cards", "no card",
	"nobody", "no one", "none", "too", "as well", "against", "versus", "vs", "for", "to",
	"copies of", "copy of", "where", "while", "in play", "this turn", "and", "with", "has", "have", "had", "got",
	"is", "are", "am", "the", "a", "an", "it is", "it's", "its", "now", "currently", "there is", "there are",
	"there's", "control", "controls", "also", "plus", "left", "face up", "face-up", "uncovered", "already",
	"during", "in", "at", "on", "of", "each", "=", ":", "total", "so far", "between", "named", "called", "who",
	"which", "that", "nothing", "player", "players", "side", "only", "just", "'s", "we", "were", "'re", "my",
	"we're in", "ready", "other", "random", "some", "as", "along", "together", "alone", "exactly",
	"including", "included",
	"namely", "/", "stand", "stands", "standing", "whereas", "about to begin",
	"so", "but", "still", "sits", "sitting", "lies", "lie", "lying", "right now", "at the moment",
	"is about to start", "about to start", "is about to begin", "is starting", "ok", "okay", "anyway", "well",
	"in the middle of", "middle of", "the middle of", "consists of", "are playing", "playing against", "remaining",
	"single", "lone", "both face up", "both uncovered", "all face up", "both ready", "in my pool", "then", "everyone",
	"everybody", "alongside", "we've got", "we've", "rn", "atm", "btw", "right here",
	"nothing but our manes out", "nothing but manes out", "only our manes out", "only manes out", "just our manes out",
	"just manes out", "nothing but our manes", "lol", "haha", "lmao", "hey judge", "hi judge", "hello judge",
	"judge call", "judge :", "judge", "please help", "pls help", "hey", "hi", "hello", "please", "pls",
	"thanks", "thx", "about to pass", "about to end",
	"none yet", "nothing yet", "no opposition", "unopposed", "without opposition",
	"not yet confronted", "not confronted yet", "haven't confronted yet", "mid",
	"in this position", "in this situation", "this position", "suppose that", "suppose", "given that", "given",
	"assume that",
	"involved in the faceoff", "involved in it", "in the faceoff", "uh", "um", "hmm", "of the game", "right",
	"assume", "imagine", "let", "setup", "set-up",
}

// facingSaid are words behind which the other player's cards are named.
var facingSaid = []string{"vs", "versus", "against", "facing", "opposite"}

// facingNamed reads which card somebody faces of whom no card has been named: "I'm facing Timberwolf".
func (d *describer) facingNamed() bool {
	isNamed := func(c describedCard) bool { return c.sentence == d.sentence }
	words := 1
	if d.saysAt(0, "up against") {
		words = 2
	}
	if d.word(0) != "facing" && words == 1 || !d.spoken || d.both || slices.ContainsFunc(d.cards, isNamed) ||
		!d.isCardAt(words) {
		return false
	}
	from, named, subject := d.at, len(d.cards), d.subject
	d.goOn(words)
	d.subject = subject.Other()
	ok := d.fullName() || d.card()
	d.subject = subject
	if !ok || len(d.cards) != named+1 {
		d.at = from
	}
	return ok && len(d.cards) == named+1
}

// headsOfLists stand before a colon and what lies somewhere, and say no place.
var headsOfLists = []string{"friends", "troublemaker", "troublemakers", "resources", "events", "characters", "cards",
	"board", "table", "field", "setup", "position", "situation",
	"team", "squad", "crew", "lineup", "moment", "when", "phase"}

// headsOfCards are those of them before which stands whose cards are named in one list.
var headsOfCards = []string{"friends", "troublemaker", "troublemakers", "resources", "events", "characters", "cards",
	"moment", "when", "phase"}

func (d *describer) saysNothing() bool {
	if d.facingNamed() {
		return true
	}
	if d.word(0) == "with" && d.isWhose(1) && d.word(2) == "mane" && d.isOver(3) { // which?
		for range 3 {
			d.unreadOne()
		}
		d.stop()
		return true
	}
	isNone := d.saysAt(0, "none of them") && (d.word(3) == "is" || d.word(3) == "are")
	if isNone && d.isCardAt(4) { // none of them is Gyro
		d.unreadSentence(func() bool { return d.word(0) == "," })
		return true
	}
	for n, said := range []string{"nobody", "none", "no one"} {
		if _, words, ok := d.whoseSaid(2 + n/2); ok && d.word(1+n/2) == "of" && d.takes(said) { // none of his
			d.goOn(1 + words)
			return true
		}
	}
	if side, words, ok := d.whoseSaid(1); ok && d.spoken && !d.both && side != d.subject &&
		(d.isCardAt(1+words) || d.isManeNamed(1+words)) &&
		slices.Contains([]string{"has", "have", "got"}, d.word(0)) && d.isOwnerOf(1, words) { // I've got his Falcon
		d.controls, d.controller = true, d.subject
	}
	if w := d.word(0); w == "control" || w == "controls" {
		d.controls, d.controller = true, d.subject
	}
	if _, isNumber := d.number(0); isNumber && d.word(1) == "problems" && d.word(2) == ":" { // two Problems: mine is X
		d.kind = &placeKind{InPlay, Problem}
		d.goOn(3)
		return true
	}
	if d.word(0) == "problems" && d.word(1) == ":" && !d.isWhose(-1) && d.startsWithProblem(2) {
		d.kind = &placeKind{InPlay, Problem}
		d.goOn(2)
		return true
	}
	if d.word(1) == ":" && slices.Contains(headsOfLists, d.word(0)) {
		if d.areFriends = d.word(0) == "friends"; d.word(0) == "cards" {
			d.units = nil
		}
		// Blake's board: …; my characters: at home X
		isOfAll := !slices.Contains(headsOfCards, d.word(0)) || d.isAtPlace(2)
		if d.spoken && d.isOwnerOf(-1, 1) && isOfAll {
			d.headed, d.headSide = true, d.subject
		}
		d.goOn(2)
		return true
	}
	if areFriends := d.word(0) == "friends"; (areFriends || d.word(0) == "characters") && d.isCardAt(1) &&
		d.wholeName() == 0 && (d.at == 0 || isSign(d.words[d.at-1].text) || isPartEnd(d.words[d.at-1]) ||
		d.isWhose(-1)) { // Friends X and Y; my Friends X and Y
		d.areFriends = areFriends
		d.goOn(1)
		return true
	}
	if at, ok := d.placeNamed(2); ok && slices.Contains(headsOfLists, d.word(0)) && (d.word(2+at.words) == ":" ||
		d.headed && d.isDash(2+at.words)) && slices.Contains([]string{"at", "on", "in"}, d.word(1)) &&
		(!d.spoken || d.headed) { // Friends at my problem: X
		d.areFriends = d.word(0) == "friends"
		d.goOn(1)
		return true
	}
	if slices.Contains(facingSaid, d.word(0)) && slices.Contains([]string{"them", "him", "her", "it"}, d.word(1)) &&
		d.facesThem() {
		return true
	}
	if slices.Contains(facingSaid, d.word(0)) && !d.isWhose(1) && len(d.cards) > 0 &&
		len(d.cards[len(d.cards)-1].sides) == 1 {
		d.sameOrder()
		d.subject, d.spoken = d.cards[len(d.cards)-1].sides[0].Other(), true
		if d.placeEnd == d.at && d.zone == InPlay { // X at my problem vs Y
			d.goOn(1)
			d.heading = []Area{d.r.there}
			return true
		}
	}
	if d.word(0) == "opposite" && len(d.cards) > 1 && d.cardEnd == d.at && d.isOver(1) { // X there, Y opposite
		c := &d.cards[len(d.cards)-1]
		before := &d.cards[len(d.cards)-2]
		if len(before.sides) != 1 || before.zone != InPlay || len(before.areas) != 1 {
			return false
		}
		c.sides, c.spoken, c.zone, c.areas = []Side{before.sides[0].Other()}, true, InPlay, before.areas
		d.goOn(1)
		return true
	}
	if d.word(0) == "where" && d.r.there.Kind != NoArea && d.isWhose(1) {
		there := d.r.there
		d.where = &there
	}
	at := d.r.there
	if slices.Contains(facingSaid, d.word(0)) && at.Kind == Problem && d.r.position.Moment.inFaceoff() {
		d.placePending(InPlay, []Area{at}) // those who are in the faceoff
		d.where = &at
	}
	if slices.Contains(facingSaid, d.word(0)) || d.word(0) == "playing" && d.isMane(1) { // is playing Rarity
		d.goOn(1)
		return true
	}
	if _, isPlace := nounsOfPlaces[d.word(1)]; d.word(0) == "empty" && isPlace && d.word(1) != "deck" {
		return d.takes("empty")
	}
	if d.word(0) == "mane" && (d.cardEnd > 0 && d.cardEnd == d.at || d.isMane(1) || d.isMane(2) ||
		d.word(1) == "character" && d.word(2) == "," && d.isMane(3)) { // Dash Mane
		return d.takes("mane character", "mane")
	}
	if last := len(d.cards) - 1; last >= 0 && d.word(0) == "uncovered" {
		d.cards[last].isUncovered = true
	}
	if d.word(0) == "friend" && d.at+1 < len(d.words) && (Avery.isName(d.word(1)) || Blake.isName(d.word(1))) {
		d.goOn(1) // my friend Jess
		return true
	}
	if d.word(0) == "we're" && slices.Contains([]string{"at", "on", "after"}, d.word(1)) {
		d.goOn(1)
		return true
	}
	if d.zone == Deck && d.placeEnd == d.at && d.takes("no cards", "0 cards", "zero cards",
		"no card") { // his deck has 0 cards
		d.r.position.Players[d.whose].NoDeck = true
		return true
	}
	if d.saysSomethingHere() {
		return false
	}
	return d.takes(nothingIsSaid...)
}

// saysSomethingHere reports whether the next word, that often says nothing, does say something where it stands, which
// can't be read.
func (d *describer) saysSomethingHere() bool {
	isPronoun := slices.Contains([]string{"me", "him", "them", "us"}, d.word(1))
	switch d.word(0) {
	case "left": // Falcon left my problem
		isOfUnit := unitsSaid[d.word(-1)] != "" // one token left
		return !endsSentence(d.words[d.at]) && !isOfUnit && (d.cardEnd == d.at && !d.endsInUnknown() ||
			d.isPlace(1) || d.isWhose(1) ||
			d.word(1) == "the")
	case "only": // only Falcon is ready: what are the others?
		n := d.wordsOfNamed(1)
		return n > 0 && d.word(1+n) == "is"
	case "other":
		return !d.isCardAt(1) && !strings.HasPrefix(d.word(1), "player")
	case "each":
		_, mark := d.markAt(-1)
		return d.cardEnd > 0 && d.isOver(1) && (mark > 0 || strings.HasPrefix(d.word(-1), "counter")) ||
			d.cardEnd == d.at && !d.spoken && len(d.cards) > 0 && d.cards[len(d.cards)-1].count > 1 // of whom?
	case "for", "to", "against":
		return isPronoun && d.word(-1) != "none"
	}
	return false
}

// wordsOfNamed is by how many words a card is named so many words on that was named before; 0 if none is.
func (d *describer) wordsOfNamed(n int) int {
	ahead := *d
	if ahead.at += n; ahead.at >= len(d.words) {
		return 0
	}
	words := max(ahead.wholeName(), 1)
	if d.namedBefore(ahead.text(words).text) < 0 {
		return 0
	}
	return words
}

// startsWithProblem reports whether a Problem is named so many words on, with whose it is in brackets behind it.
func (d *describer) startsWithProblem(n int) bool {
	ahead := *d
	ahead.at += n
	words := ahead.problemName()
	if words == 0 || ahead.at+words >= len(d.words) {
		return false
	}
	_, ok := sideInBrackets(d.words[ahead.at+words])
	return ok
}

// isOwnerOf reports whether so many words, so many on, say whose what follows is.
func (d *describer) isOwnerOf(n, words int) bool {
	w := d.word(n + words - 1)
	return slices.Contains([]string{"my", "his", "her", "their"}, w) || strings.HasSuffix(w, "'s")
}

// hasNone reads that somebody has no cards of a type, of which nothing is put anywhere: "no yellow Friends at home".
func (d *describer) hasNone() bool {
	if w := d.word(0); (w == "nothing" || w == "none") && d.isOver(1) && d.at > 0 && !endsSentence(d.words[d.at-1]) &&
		slices.Contains([]string{":", "=", "is", "has", "have", "holds", "hold", "contains"}, d.word(-1)) {
		if d.zone == Deck {
			d.r.position.Players[d.whose].NoDeck = true
		}
		d.goOn(1)
		return true
	}
	words := d.typeSaid(1)
	if d.word(0) != "no" || words == 0 || d.at == 0 || endsSentence(d.words[d.at-1]) ||
		!d.isVerbOf(-1) && !slices.Contains([]string{"and", ",", "but", "with", "i've"}, d.word(-1)) {
		return false
	}
	n := 1 + words
	for slices.Contains([]string{"in", "play", "left", "anywhere", "at", "all", "there"}, d.word(n)) && !d.isOver(n) &&
		!d.isPlace(n+1) {
		n++
	}
	if at, isPlace := d.placeNamed(n + 1); isPlace && !d.isOver(n) &&
		slices.Contains([]string{"at", "in", "on"}, d.word(n)) {
		if n += 1 + at.words; at.zone == InPlay {
			d.r.there = at.areas[0]
		}
	}
	if !d.isOver(n) && !slices.Contains([]string{"and", "but"}, d.word(n)) {
		return false
	}
	d.goOn(n)
	return true
}

// typeSaid is how many words say of which type cards are from so many on, with what they are like: "yellow Friends".
func (d *describer) typeSaid(n int) int {
	words := 0
	for {
		w := d.word(n + words)
		_, notColor := card.ParseColor(w)
		if notColor != nil && !slices.Contains([]string{"other", "more", "opposing", "ready", "exhausted",
			"frightened"}, w) {
			break
		}
		words++
	}
	if !slices.Contains([]string{"friends", "friend", "characters", "resources", "resource", "troublemakers",
		"troublemaker", "dilemmas"}, d.word(n+words)) {
		return 0
	}
	return words + 1
}

// noDecks reads that a player has no draw deck any more, or that neither has.
func (d *describer) noDecks() bool {
	if slices.Contains([]string{"no", "0", "zero"}, d.word(0)) && strings.HasPrefix(d.word(1), "card") {
		n := 2
		for slices.Contains([]string{"left", "more", "remaining"}, d.word(n)) {
			n++
		}
		if at, isPlace := d.placeNamed(n + 1); isPlace && at.zone == Deck && d.word(n) == "in" {
			d.r.position.Players[at.whose].NoDeck = true
			d.goOn(n + 1 + at.words)
			return true
		}
	}
	if side, n, ok := d.whoseSaid(0); ok && !d.isOwnerOf(0, n) {
		for slices.Contains([]string{"is", "has", "'s", "just", "already"}, d.word(n)) {
			n++
		}
		if n > 0 && d.saysAt(n, "decked out") && d.isOver(n+2) { // he decked out
			d.r.position.Players[side].NoDeck = true
			d.goOn(n + 2)
			return true
		}
	}
	if !d.takes("both decks empty", "both draw decks empty", "both decks are empty", "both draw decks are empty") {
		return false
	}
	for side := range d.r.position.Players {
		d.r.position.Players[side].NoDeck = true
	}
	return true
}
