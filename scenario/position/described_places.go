package position

import (
	"slices"
	"strings"

	"canterlaw/engine/card"
)

// At which places a description says that cards are.

// placeKind is a sort of place: in play a sort of area, or a pile.
type placeKind struct {
	zone Zone
	area AreaKind
}

// of is the place of that sort of a player, said in so many words.
func (k placeKind) of(whose Side, words int) describedPlace {
	at := describedPlace{zone: k.zone, whose: whose, words: words}
	if k.zone == InPlay {
		at.areas = []Area{{Of: whose, Kind: k.area}}
	}
	return at
}

// describedPlace is a place as it was said: one or several areas, or a pile.
type describedPlace struct {
	zone    Zone
	areas   []Area
	whose   Side
	words   int        // in which it was said
	kind    *placeKind // as a noun said it, by which "mine" and "his" mean places behind it
	ofMane  bool       // it is a Mane Character's home, as it is spoken of
	isEachs bool       // of both players, each one's own
	isOwn   bool       // of who is spoken of, as nobody's was said
}

// areasSaid is a place of areas that was said in so many words.
func areasSaid(words int, whose Side, areas ...Area) describedPlace {
	return describedPlace{zone: InPlay, areas: areas, whose: whose, words: words}
}

// nounsOfPlaces are what people call places, behind or before whose they are.
var nounsOfPlaces = map[string]placeKind{
	"problem": {InPlay, Problem}, "home": {InPlay, Home}, "mane character": {InPlay, Home}, "mane": {InPlay, Home},
	"hand": {Hand, NoArea}, "opening hand": {Hand, NoArea}, "starting hand": {Hand, NoArea},
	"deck": {Deck, NoArea}, "draw deck": {Deck, NoArea}, "library": {Deck, NoArea},
	"discard": {Discard, NoArea}, "discard pile": {Discard, NoArea}, "discards": {Discard, NoArea},
	"pile":         {Discard, NoArea},
	"problem deck": {ProblemDeck, NoArea}, "problems": {ProblemDeck, NoArea},
	"banished": {Banished, NoArea}, "banished pile": {Banished, NoArea}, "banish pile": {Banished, NoArea},
	"banished zone": {Banished, NoArea}, "exile": {Banished, NoArea},
	"disc": {Discard, NoArea}, "graveyard": {Discard, NoArea}, "trash": {Discard, NoArea},
	"flip": {Flipped, NoArea}, "flips": {Flipped, NoArea}, "flipped": {Flipped, NoArea},
}

// takePlace goes behind a place, and the words before it, and notes of what kind it is.
func (d *describer) takePlace(at describedPlace, before int) {
	d.ofKind(at)
	d.goOn(before + at.words)
}

// ofKind notes of what kind the place is that was named last.
func (d *describer) ofKind(at describedPlace) {
	if at.kind != nil {
		d.kind = at.kind
	}
}

// isForAt reports whether it is said so many words on for whom it is, at the head of a list: "for Avery:".
func (d *describer) isForAt(n int) bool {
	_, words, ok := d.whoseSaid(n + 1)
	return ok && d.word(n) == "for" && (d.word(n+1+words) == ":" || d.word(n+1+words) == "is")
}

func (d *describer) isPlace(n int) bool {
	_, ok := d.placeNamed(n)
	return ok
}

// place reads a place: of the cards that were named before it, of the moment, or of those that
// are named behind it.
func (d *describer) place() bool {
	if d.takes("in play", "on the table", "on the board", "on board", "on the field") || d.noDecks() {
		return true
	}
	from := d.at
	if d.word(0) == "banished" && d.cardEnd == d.at && d.isWhose(1) && d.hasPending() && !d.isPlace(1) {
		for i := range d.cards { // Y banished his X: who did isn't banished
			d.cards[i].isOver = true
		}
	}
	if d.word(0) == "from" && (d.zone == Banished || d.zone == Flipped) && d.hasPending() && d.isPlace(1) {
		at, _ := d.placeNamed(1) // where they were before
		d.placePending(d.zone, d.heading)
		d.takePlace(at, 1)
		return true
	}
	if d.onManeUnnamed() || d.movedFrom() || d.fromPile() {
		return true
	}
	isNext := d.word(0) == "next" // next to him is Falcon
	onTop := d.takes("the top card of", "top card of", "the top of", "top of") || d.takesTopCards()
	before := 0
	if slices.Contains([]string{"at", "on", "in", "@", "to", "from", "between"}, d.word(0)) {
		before = 1
	}
	subject, spoken, both := d.subject, d.spoken, d.both
	byName := d.headedByProblem(before)
	ofSide, side := 0, Avery // on my side of Blake's problem
	if of, words, ok := d.whoseSaid(before); ok && d.word(before+words) == "side" && d.word(before+words+1) == "of" {
		ofSide, side = words+2, of
	}
	at, ok := d.placeNamed(before + ofSide)
	at.words += ofSide
	if !ok && ofSide == 0 {
		at, ok = d.samePlace(before)
	}
	if last := len(d.cards) - 1; ok && at.isOwn && at.zone == Banished && before == 0 && d.hasPending() &&
		slices.Contains([]string{"were", "was", "are", "is"}, d.word(-1)) && d.cards[last].spoken &&
		len(d.cards[last].sides) == 1 { // three of his Friends were banished
		at.whose = d.cards[last].sides[0]
	}
	begin := d.sentenceBegin()
	isUnsure := at.isOwn && !d.spoken && d.isUnsure()
	isDone := before == 1 && spoken && d.isDoneBy(0) // I am at hers: X
	if ok && at.isOwn && at.words == 1 && d.word(before) == "problem" &&
		(before == 1 || d.cardEnd == d.at && !d.headed) {
		d.r.assume(d.text(before+1), "taken to be "+at.areas[0].String()+", as nobody’s is said")
	}
	number, behind := d.countBehind(before+at.words, at.zone)
	if !ok || behind > 0 && !(Place{Zone: at.zone}).hasUnknown() {
		d.at = from
		return false
	}
	d.ofKind(at)
	for i := range d.cards {
		if c := &d.cards[i]; at.isEachs && c.zone == "" && !c.isOver {
			c.isEachs = true
		}
	}
	d.at += before + at.words
	defer d.stop()
	afterComma := from > 0 && d.words[from-1].text == "," // …, at my problem two Red Galas

	if d.at+1 < len(d.words) && inBrackets.MatchString(d.words[d.at].text) && d.word(1) == ":" { // problem (X): Y
		d.words[d.at], d.words[d.at+1] = d.words[d.at+1], d.words[d.at]
		d.setWords(d.words)
	}
	if before == 1 && d.isDash(0) && d.endsInFacts(true) { // three Friends at my problem - X, Y and Z
		d.words[d.at].text = ":"
		d.setWords(d.words)
	}
	if before == 1 && d.word(0) == ":" && d.someOfLast(1) { // three Falcons at home: two ready, one exhausted
		d.words[d.at].text = ","
		d.setWords(d.words)
	}
	if before == 0 && d.isDash(0) && (from == 0 || isSign(d.words[from-1].text) || endsSentence(d.words[from-1])) {
		d.words[d.at].text = ":" // home - X, Y
		d.setWords(d.words)
	}
	d.listOfEach(at)
	isListedBehind := before == 1 && at.zone == InPlay && d.listedBehind()
	if before == 1 && d.eachAtItsPlace(at) {
		return true
	}
	isHead := isListedBehind || d.word(0) == ":" || d.word(0) == "=" || afterComma && behind == 0 && d.beginsList() ||
		at.zone == Flipped && before == 0 && d.beginsList() // he flipped Red Gala
	isThere := d.plain[from] == "there" || d.plain[from] == "here" // a faceoff there
	isInList := d.isListed && !isHead && before == 1               // three Friends: X at home, Y at my problem
	d.isListed = isHead && behind == 0 && (d.endsInUnknown() && d.isOfPile(at) ||
		d.endsInFacts((before == 1 || isThere) && d.word(0) == ":"))
	d.isListed = d.isListed || isListedBehind
	if d.isListed && len(d.cards) > 0 {
		d.cards[len(d.cards)-1].isListed = true
	}
	areNamed := before == 1 && d.word(0) == "are" && (d.endsInFacts(false) && d.listsThem() || // my two at home are X
		d.endsInUnknown() && d.cards[len(d.cards)-1].count > 1 && d.isNameAt(1)) // two cards in his hand are X and Y
	isOfCard := (before == 1 || isNext) && !isHead && d.isVerb() && (d.cardEnd == from || isNext) &&
		from > 0 && d.hasPending()
	if d.zone != "" && before == 1 && (d.word(0) == "is" || d.word(0) == "are") && d.isCardAt(1) &&
		d.isPlaceAtHead(begin) { // in my hand is X in his is Y
		isOfCard = false
	}
	isOfCard = isOfCard || isThere && before == 0 && d.isVerb() && d.hasPending()        // Timberwolf there is mine
	isOfFaceoff := before == 1 && d.isVerb() && from > 0 && d.plain[from-1] == "faceoff" // it is between X and Y
	headsMoment := d.moment && (d.word(0) == ":" || isOfFaceoff) && !isSign(d.words[from-1].text) &&
		!endsSentence(d.words[from-1]) // faceoff at my problem: X
	if isHead && before == 1 && d.r.isAgainst && d.cardEnd == from && from > 0 { // a faceoff against X at my problem: Y
		d.placePending(at.zone, at.areas)
	}
	if (isHead || d.isVerb()) && !d.isListed && !isOfCard { // else Falcon at my problem has two counters
		areFriends, those := d.areFriends, d.thoseOf
		d.sentenceEnds()
		d.subject, d.spoken, d.areFriends = at.whose, !isUnsure, areFriends
		if those != nil {
			subject, isDone = *those, true
		}
		isListOf := afterComma && before == 1 && d.word(0) != ":" && spoken && // I have X at home, at their problem Y
			!(d.isAtPlace(begin-d.at) && d.sidesDoing(begin, from) == [2]bool{}) // at my home is X, at his is Y
		isHers := before == 1 && spoken && !both && subject != at.whose && d.word(0) == ":" &&
			d.sidesDoing(begin, from) == [2]bool{subject == Avery, subject == Blake} // Blake has two at my problem: X
		if byName && d.r.isSaid || isListOf || isDone || isHers {
			// at Bunny Stampede: those of who is spoken of
			d.subject = subject
		}
	}
	if (behind > 0 || before == 0 && d.isBefore) && d.zone != "" { // my hand is one card, my deck 7
		d.placePending(d.zone, d.heading)
	} else if behind > 0 && before == 0 { // 1 card, deck 8
		for i := range d.cards {
			d.cards[i].isOver = true
		}
	}
	d.isBefore = before == 0 && !d.hasPending() && d.isCardAt(0) && !isHead
	if ofSide > 0 {
		d.subject, d.spoken = side, true
		for i := range d.cards {
			if c := &d.cards[i]; c.zone == "" && !c.isOver {
				c.sides, c.spoken = []Side{side}, true
			}
		}
	}
	if d.zone == InPlay && from > 0 && d.plain[from-1] == "and" && before == 1 && d.isWithCards(0) &&
		d.cardEnd == from-1 {
		d.placePending(d.zone, d.heading) // at my problem with X and at his with Y
	}
	if last := len(d.cards) - 1; before == 1 && from > 0 && d.plain[from-1] == "is" && d.zone != "" &&
		d.zone != InPlay && last > 0 { // he banished X, and Y is at my problem
		all := d.cards
		d.cards = all[:last]
		d.placeHeaded()
		d.cards = all
	}
	d.keepHeld(at.zone)
	d.heading, d.zone, d.whose, d.ofMane = at.areas, at.zone, at.whose, at.ofMane
	d.isBothsFlip = both && at.zone == Flipped
	d.bothFlipped = d.isBothsFlip || at.isOwn && isHead && at.zone == Flipped
	isMoment := d.moment
	d.moment = d.moment || headsMoment
	d.speakOf(at.areas, (before == 1 || isThere) && (!isHead || headsMoment))
	if at.ofMane && before == 0 && from > 0 && (slices.Contains([]string{",", "("}, d.words[from-1].text) ||
		slices.Contains([]string{"is", "as"}, d.plain[from-1])) && d.hasPending() &&
		!isHead { // Rarity, my mane, at my problem
		d.heading, d.zone = nil, ""
		if d.placeEnd = d.at; !at.isOwn { // Rarity is my mane
			c := &d.cards[len(d.cards)-1]
			c.sides, c.spoken = []Side{at.whose}, true
		}
		return true
	}
	d.tellIdlePlace()
	isNobody := d.noticeNobody(from, at.areas)
	if said := d.wordsBetween(from, d.at-from); before == 1 && !isNobody && !isHead && !isMoment &&
		d.cardEnd > 0 && behind == 0 &&
		!d.isUnread(from-1) && !slices.Equal(d.cards[len(d.cards)-1].areas, at.areas) {
		d.idlePlace = said
	}
	if before == 1 && len(d.cards) == 0 && d.isOver(0) && from > 1 && d.isVerbOf(from-1-d.at) &&
		slices.Contains([]string{"it", "they", "which", "both"}, d.plain[from-2]) { // it is at my home: what?
		d.r.assume(d.wordsBetween(from, d.at-from), "taken to be said of nothing, as no card is named before")
	}
	if at.zone == Hand && before == 1 && !isHead && !isInList {
		d.ofCountedBefore(at.whose)
	}
	if !spoken && !d.spoken && !at.isOwn && at.zone != InPlay && before == 1 { // Falcon in my hand, 3 AT
		d.subject = at.whose
	}
	d.placePending(at.zone, at.areas)
	if isInList {
		d.isListed = true
		for i := range d.cards { // of which each is elsewhere
			if c := &d.cards[i]; c.isListed && c.sentence == d.sentence {
				c.zone, c.areas = "", nil
			}
		}
	}
	if onTop && (at.zone == Deck || at.zone == ProblemDeck) {
		d.onTop = at.zone == Deck
		if count, isNumber := numbersSaid[plainWord(d.topSaid.text)]; isNumber {
			d.subject = at.whose
			d.announce(d.topSaid, count)
		}
	}
	d.topSaid = piece{}
	if behind > 0 { // hand 2
		d.at += behind
		if number == 0 {
			d.r.position.Players[at.whose].NoDeck = d.r.position.Players[at.whose].NoDeck || at.zone == Deck
			return true
		}
		d.add(item{count: number, name: piece{Unknown, d.words[d.at-1].at}})
		d.placePending(at.zone, at.areas)
		n := 0
		for slices.Contains([]string{"left", "cards", "remaining"}, d.word(n)) {
			n++
		}
		if d.word(n) == ":" && len(d.cards) > 0 { // has 3 left: X, Y, Z
			d.isListed, d.cards[len(d.cards)-1].isListed = true, true
			d.at += n + 1
		}
	} else if areNamed {
		d.isListed, d.cards[len(d.cards)-1].isListed = true, true
		d.at++
	} else if isOfCard {
		if _, isNumber := d.number(1); isNumber && d.word(0) == "has" { // has two counters and a Hard Hat
			d.withAt = d.words[d.at].at
		}
		d.cards[len(d.cards)-1].bears = slices.Contains([]string{"has", "had", "have"}, d.word(0)) && d.bearsNext(1)
		d.at++
	} else if d.isVerb() || isHead && (d.word(0) == ":" || d.word(0) == "=") {
		d.at++
	}
	if last := len(d.cards) - 1; last >= 0 && d.cards[last].name.is(Unknown) && d.word(-1) == "are" {
		d.takes("all unknown", "unknown", "both unknown") // four cards in my hand are unknown
	}
	isEmpty := d.takes("empty", "unoccupied", "nothing of mine", "none of mine", "nobody of mine", "nothing", "none",
		"nobody")
	if isEmpty && at.zone == Deck {
		d.r.position.Players[at.whose].NoDeck = true
	}
	d.placeEnd = d.at
	return true
}

// hasPending reports whether there are cards in this sentence of which no place was said.
func (d *describer) hasPending() bool {
	return slices.ContainsFunc(d.cards, func(c describedCard) bool { return c.zone == "" && !c.isOver })
}

// speakOf notes of which areas is spoken, and that the moment is at them.
func (d *describer) speakOf(areas []Area, ofMoment bool) {
	for _, a := range areas {
		d.r.there = a
		if !slices.Contains(d.named, a) {
			d.named = append(d.named, a)
		}
	}
	if d.moment && ofMoment && len(areas) > 0 && areas[0].isProblem() &&
		(d.r.inFaceoff || d.r.position.Moment.inFaceoff() || d.r.position.Moment.Name == "confronting") {
		d.r.atMoment(areas)
	}
	d.moment = false
}

// countBehind reads how many cards a pile has, by a number so many words on: "hand 2", "mine is 2".
func (d *describer) countBehind(n int, zone Zone) (number, words int) {
	if slices.Contains([]string{"is", "of", ":", "has", "="}, d.word(n)) {
		words = 1
	}
	number, isNumber := piece{d.word(n + words), 0}.number()
	if words > 0 && !isNumber && d.word(n+words) != "a" && d.word(n+words) != "an" {
		number, isNumber = numbersSaid[d.word(n+words)]
	}
	next := d.word(n + words + 1)
	isOver := next == "" || next == "," || next == ":" || next == "and" || next == "left" || next == "/" ||
		d.isWhose(n+words+1) && (d.isPlace(n+words+1) || d.isCountOfOther(n+words+1)) ||
		d.at+n+words < len(d.words) &&
			strings.HasSuffix(d.words[d.at+n+words].text, ".")
	if zone == "" || zone == InPlay || !isNumber || !isOver {
		return 0, 0
	}
	return number, words + 1
}

// beginsList reports whether cards are named next, and not what those before are like.
func (d *describer) beginsList() bool {
	_, marks := d.markAt(0)
	if slices.Contains([]string{"together", "along", "alongside"}, d.word(0)) { // …, at his problem together with X
		return false
	}
	isSaidOfBefore := slices.Contains([]string{"now", "too", "also", "already", "still", "currently", "rn",
		"atm"}, d.word(0)) && d.isOver(1) // …, at my problem now
	return marks == 0 && !isSaidOfBefore && !isInBrackets(d.words, d.at) &&
		!d.isEnd(0) && d.word(0) != "" && !d.isVerb() && d.word(0) != "under"
}

// samePlace reads that somebody's place of the kind spoken of is meant: "Blake's has a Parasprite".
func (d *describer) samePlace(n int) (at describedPlace, ok bool) {
	word := d.word(n)
	if d.at+n >= len(d.words) || !strings.HasSuffix(word, "'s") &&
		!slices.Contains([]string{"mine", "theirs", "hers", "his"}, word) {
		return at, false
	}
	whose, words, ok := d.whoseSaid(n)
	kind := d.kind
	if kind != nil && kind.zone == ProblemDeck && (n > 0 && d.word(n-1) == "at" || n == 0 && d.word(words) == "is") {
		kind = &placeKind{InPlay, Problem} // my problem is X, with a card left in the deck, and his is Y
	}
	if n > 0 && slices.Contains([]string{"at", "@", "on", "to"}, d.word(n-1)) && kind == nil {
		kind = &placeKind{InPlay, Problem}
	}
	if n > 0 && kind != nil && kind.area == Home && d.spoken && d.subject != whose && (d.has || d.isDoneBy(0)) {
		kind = &placeKind{InPlay, Problem} // no characters of hers are at another's home
	}
	isOfCards := n == 0 && (d.word(words) == ":" && (len(d.r.at) == 1 || d.headed && d.headsOwner) ||
		d.isOwnerAlone() || d.isOwnerBehind() ||
		d.isWhich(-2) && d.isVerbOf(-1) || d.word(words) == "are" ||
		d.word(words) == "is" && d.unnamedOf(whose, true) >= 0)
	if ok && len(d.r.at) == 1 && n > 0 && d.word(n-1) == "on" && d.word(n+words) == ":" && d.r.inFaceoff {
		at = areasSaid(words, whose, d.r.at[0]) // on mine: whoever is in the faceoff
		return at, true
	}
	if _, isNumber := d.number(n + words); ok && isNumber && kind != nil && kind.zone != InPlay &&
		d.word(n+words+1) == ":" { // his deck is empty, mine 1: Emerald Green
		return kind.of(whose, words), true
	}
	isAt := slices.Contains([]string{"at", "@", "on"}, d.word(n-1)) && (d.isDoing(n+words) ||
		strings.HasPrefix(d.word(n+words), "there")) // at his there's …
	if n > 0 && (d.word(n-1) == "at" || d.word(n-1) == "@") && n+words < len(d.words)-d.at && !isAt {
		_, counts := d.number(n + words)
		isAt = counts || d.isCardAt(n+words) // X at mine Y at his 2 tokens
	}
	if !ok || kind == nil || !d.isEndOfPlace(n+words) && !isAt || isOfCards ||
		n == 0 && d.isCardInBrackets(words) {
		return at, false
	}
	return kind.of(whose, words), true
}

// isCardInBrackets reports whether a card is named in the brackets so many words on, and no Problem: "mine (Rarity)".
func (d *describer) isCardInBrackets(n int) bool {
	if d.at+n >= len(d.words) || !inBrackets.MatchString(d.words[d.at+n].text) {
		return false
	}
	ahead := *d
	ahead.setWords(wordsOf(d.words[d.at+n].slice(1, len(d.words[d.at+n].text)-1)))
	ahead.at = 0
	t := ahead.nextType()
	return t != 0 && t != card.ProblemType
}

// isDoneBy reports whether it is said right before a word who is or has something: "I am", "she's".
func (d *describer) isDoneBy(n int) bool {
	verb := d.word(n - 1)
	return slices.Contains([]string{"am", "is", "are", "has", "have"}, verb) && d.isDoing(n-2) ||
		d.isDoing(n-1) && strings.Contains(verb, "'") || verb == "'s" && d.isDoing(n-2)
}

// isEndOfPlace reports whether a place can be over before a word.
func (d *describer) isEndOfPlace(n int) bool {
	return slices.Contains([]string{"is", "are", "has", ":", "", ",", "and", "with", "=", "too", "as",
		"also", "where", "but"}, d.word(n)) ||
		inBrackets.MatchString(d.words[d.at+n].text) || endsSentence(d.words[d.at+n-1])
}

// isDash reports whether a dash stands so many words on.
func (d *describer) isDash(n int) bool {
	return d.word(n) == "-" || d.word(n) == "–" || d.word(n) == "—"
}

// isHeadAt reports whether what stands before a word so many on is the head of a list.
func (d *describer) isHeadAt(n int) bool {
	if d.at+n < len(d.words) && inBrackets.MatchString(d.words[d.at+n].text) {
		n++
	}
	return d.word(n) == ":" || d.isDash(n) || d.word(n) == "has"
}

// isOwnerAlone reports whether it stands between commas whose the card is that was named last.
func (d *describer) isOwnerAlone() bool {
	_, words, ok := d.whoseSaid(0)
	if !ok || len(d.cards) == 0 || d.word(-1) != "," {
		return false
	}
	if d.word(words) == "too" || d.word(words) == "also" {
		words++
	} else if d.word(words) == "as" && d.word(words+1) == "well" {
		words += 2
	}
	isBehind := d.cardEnd == d.at-1 && d.isOwner(0, 1) // Octavia, mine, is …
	return (d.cards[len(d.cards)-1].zone != "" || isBehind) && d.isOver(words)
}

// isOver reports whether a clause is over before the word so many on.
func (d *describer) isOver(n int) bool {
	return d.word(n) == "," || d.at+n >= len(d.words) || endsSentence(d.words[d.at+n-1]) || isPartEnd(d.words[d.at+n])
}
