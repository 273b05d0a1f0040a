package position

import (
	"regexp"
	"slices"
	"strings"
)

// What a description says besides cards: points and tokens, whose something is, and places.

// points reads the points of both: "8-9", "14 to 13".
func (d *describer) points() bool {
	from := d.at
	d.takes("score is", "score", "points")
	if of, to := d.pointsWithUnit(0), d.pointsWithUnit(3); of >= 0 && to >= 0 && (d.isDash(2) || d.word(2) == "to" ||
		d.word(2) == ":") { // 3 pts - 5 pts
		d.r.position.Players[Avery].Score, d.r.position.Players[Blake].Score = of, to
		d.goOn(5)
		return true
	}
	for _, words := range []int{3, 1} {
		points := pointsSaid.FindStringSubmatch(d.text(words).text)
		if points == nil {
			continue
		}
		for side := range d.r.position.Players {
			d.r.position.Players[side].Score, _ = piece{points[1+side], 0}.number()
		}
		d.goOn(words)
		return true
	}
	d.at = from
	return false
}

// pointsWithUnit is the number of points that stands so many words on; -1 if none does.
func (d *describer) pointsWithUnit(n int) int {
	number, ok := d.number(n)
	if !ok || unitsSaid[d.word(n+1)] != "p" {
		return -1
	}
	return number
}

var pointsSaid = regexp.MustCompile(`(?i)^(\d{1,2})\s*(?:[-:–]|to)\s*(\d{1,2})[.]?$`)

// numbersSaid are the numbers that stand as words.
var numbersSaid = map[string]int{"a": 1, "an": 1, "one": 1, "another": 1, "two": 2, "three": 3, "four": 4, "five": 5,
	"six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "no": 0}

func (d *describer) number(n int) (int, bool) {
	if number, ok := (piece{d.word(n), 0}).number(); ok {
		return number, true
	}
	number, ok := numbersSaid[d.word(n)]
	return number, ok
}

// count reads points and action tokens of who is spoken of: "3 AT", "no points", "5 points each".
func (d *describer) count() bool {
	n, unit, words := 0, "", 0
	if at := countInOneWord.FindStringSubmatch(d.word(0)); at != nil {
		n, _ = piece{at[1], 0}.number()
		unit, words = at[2][:1], 1
		if at[2] == "at" {
			unit = "t"
		}
	} else if number, ok := d.number(0); ok {
		n, words = number, 2
		if d.word(1) == "action" {
			words = 3
		}
		said := d.word(words - 1)
		unit = unitsSaid[said]
		if (said == "at" || said == "ats") && d.at+1 < len(d.words) &&
			(strings.HasPrefix(d.words[d.at+1].text, "AT") || endsSentence(d.words[d.at+1]) || d.isOver(2) ||
				!d.isPlace(2) && !d.isWhose(2)) {
			unit = "t"
		}
	}
	if number, ok := d.number(1); ok && unit == "" && unitsSaid[d.word(0)] != "" && d.word(0) != "score" {
		n, unit, words = number, unitsSaid[d.word(0)], 2 // tokens 2
	}
	if number, ok := d.number(1); ok && unit == "" && slices.Contains([]string{"at", "on", "@"}, d.word(0)) &&
		unitsSaid[d.word(2)] == "" && !d.isPlace(1) && (piece{d.word(1), 0}).isDigits() && d.isEnd(2) {
		n, unit, words = number, "p", 2 // Blake is at 13
		if strings.HasPrefix(d.words[d.at].text, "AT") {
			unit = "t" // AT 2
		}
	}
	if number, ok := d.number(0); ok && unit == "" && len(d.units) == 1 && d.isVerbOf(-1) && d.isEnd(1) {
		n, unit, words = number, d.units[0], 1 // I have 10 points and they have 9
	}
	if unit == "" {
		return false
	}
	if d.cardEnd > 0 && d.cardEnd == d.at-1 && d.word(-1) == "has" { // no card has them, but somebody of its name
		d.unreadSentence(func() bool { return false })
		return true
	}
	if !slices.Contains(d.units, unit) {
		d.units = append(d.units, unit)
	}
	if slices.Contains([]string{"more", "less", "fewer", "ahead", "behind", "short", "away", "needed", "from"},
		d.word(words)) || slices.Contains([]string{"worth", "for", "costs", "needs", "by"}, d.word(-1)) {
		d.unreadSentence(func() bool { return d.word(0) == "," })
		return true
	}
	sides := d.sides(false) // who is spoken of in this sentence, which may end here
	d.goOn(words)
	d.takes("for", "on")
	if side, long, ok := d.whoseSaid(0); ok && slices.Contains([]string{"me", "him", "them"}, d.word(0)) &&
		d.word(long) != ":" && !d.isVerbOf(long) { // 2 AT for me
		sides = []Side{side}
		d.goOn(long)
	}
	if d.takes("each") {
		sides = []Side{Avery, Blake}
	}
	for _, side := range sides {
		if unit == "p" {
			d.r.position.Players[side].Score = n
		} else {
			d.r.position.Players[side].Tokens = n
		}
	}
	return true
}

// isDigits reports whether the piece is a number in digits.
func (p piece) isDigits() bool {
	_, ok := p.number()
	return ok
}

// isEnd reports whether a list or sentence may end before a word.
func (d *describer) isEnd(n int) bool {
	return d.at+n >= len(d.words) || slices.Contains([]string{"", ",", "and", "with"}, d.word(n)) || d.isWhose(n) ||
		strings.HasSuffix(d.words[d.at+n-1].text, ".")
}

var unitsSaid = map[string]string{
	"p": "p", "pt": "p", "pts": "p", "point": "p", "points": "p", "score": "p",
	"t": "t", "token": "t", "tokens": "t",
}

var countInOneWord = regexp.MustCompile(`^(\d{1,3})(p|pts?|points?|t|at|ats|tokens?)$`)

func (d *describer) sides(both bool) []Side {
	if both || d.both {
		return []Side{Avery, Blake}
	}
	return []Side{d.subject}
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
		return d.other(), words + 2, true
	}
	switch word {
	case "own":
		return d.subject, words + 1, true
	case "there":
		return d.other(), words + 1, d.isSlipOfTheir(n + words)
	case "his", "her", "hers", "their", "theirs", "he", "she", "they", "him", "them":
		if own > 0 {
			return d.subject, words + 1 + own, true
		}
		return d.other(), words + 1, true
	case "opposing", "opponents'", "opponent's":
		return Blake, words + 1, true
	case "he's", "she's", "they're":
		return d.other(), words + 1, true
	case "active", "non-active", "nonactive", "inactive", "player":
		return d.playerSaid(n, words)
	case "":
		return 0, 0, false
	}
	if d.at+n+words >= len(d.words) {
		return 0, 0, false
	}
	if n == 0 && words == 0 && word == "a" && d.words[d.at].text == "a" { // the article
		return 0, 0, false
	}
	said := piece{text: word}
	for _, short := range []string{"'ve", "'m", "'re"} {
		said.text = strings.TrimSuffix(said.text, short)
	}
	side, ok = said.side()
	return side, words + 1 + own, ok
}

// isSlipOfTheir reports whether "there" is meant for "their": before a place.
func (d *describer) isSlipOfTheir(n int) bool {
	_, isPlace := nounsOfPlaces[d.word(n+1)]
	return d.word(n) == "there" && isPlace
}

// other is whom "they" are: who is spoken of by a name, else who sits opposite.
func (d *describer) other() Side {
	if d.byName {
		return d.subject
	}
	return Blake
}

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
	case called != "active":
		turn = turn.Other()
	}
	return turn, words + 2, true
}

// somebody reads who is spoken of from here on.
func (d *describer) somebody() bool {
	if d.takes("both players", "each player", "both of us", "each of us", "we both", "we're tied",
		"we are tied") {
		d.both = true
		return true
	}
	side, words, ok := d.whoseSaid(0)
	if !ok {
		return false
	}
	said := d.words[d.at+words-1].text
	if d.word(words) == "are" && d.isOwner(0, words) && d.namesOf(side) { // mine are X and Y
		d.goOn(words + 1)
		return true
	}
	d.goOn(words)
	if d.word(0) == "side" || d.word(0) == "player" {
		d.goOn(1)
	}
	isHead := d.word(0) == ":"
	hasVerb := d.isVerb() || strings.Contains(plainWord(said), "'ve") || strings.Contains(plainWord(said), "'m")
	if fronted := d.placeEnd > 0 && d.placeEnd == d.at-words && !d.hasPending(); (isHead || hasVerb || d.takes("'s")) &&
		!(fronted && hasVerb) { // in hand I have
		d.sentenceEnds()
	}
	if isHead {
		d.goOn(1)
	}
	d.subject, d.both, d.spoken, d.r.isSaid = side, false, true, true
	d.byName = side.isName(strings.ToLower(said))
	return true
}

// holds reads that somebody holds the cards that are named next: they are in that one's hand, where no
// other place is said.
func (d *describer) holds() bool {
	n := -1
	for slices.Contains([]string{"am", "is", "are", "still", "also", "only", "just"}, d.word(n)) {
		n--
	}
	if w := d.word(0); w != "hold" && w != "holds" && w != "holding" || !d.spoken || !d.isWhose(n) {
		return false
	}
	d.placePending(d.zone, d.heading)
	d.heading, d.zone, d.whose = nil, Hand, d.subject
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
	zone  Zone
	areas []Area
	whose Side
	words int // in which it was said
}

// nounsOfPlaces are what people call places, behind or before whose they are.
var nounsOfPlaces = map[string]placeKind{
	"problem": {InPlay, Problem}, "home": {InPlay, Home}, "mane character": {InPlay, Home}, "mane": {InPlay, Home},
	"hand": {Hand, NoArea}, "deck": {Deck, NoArea}, "draw deck": {Deck, NoArea}, "library": {Deck, NoArea},
	"discard": {Discard, NoArea}, "discard pile": {Discard, NoArea}, "discards": {Discard, NoArea},
	"problem deck": {ProblemDeck, NoArea}, "problems": {ProblemDeck, NoArea},
	"banished": {Banished, NoArea}, "banished zone": {Banished, NoArea},
	"flip": {Flipped, NoArea}, "flips": {Flipped, NoArea}, "flipped": {Flipped, NoArea},
}

// placeNamed reads a place so many words on: with whose it is, by its letters, or "there".
func (d *describer) placeNamed(n int) (at describedPlace, ok bool) {
	word := d.word(n)
	if word == "there" && slices.Contains([]string{"is", "are"}, d.word(n+1)) {
		return at, false
	}
	if area, known := areasByName[strings.ToUpper(word)]; known {
		return describedPlace{InPlay, []Area{area}, area.Of, 1}, true
	}
	if d.word(n-1) == "at" || d.word(n-1) == "@" {
		if at, ok := d.problemCalled(n); ok {
			return at, true
		}
	}
	switch {
	case d.r.there.Kind == DilemmaArea && word == "it":
		return describedPlace{InPlay, []Area{d.r.there}, d.r.there.Of, 1}, true
	case (word == "there" || word == "here") && !d.isSlipOfTheir(n):
		return describedPlace{InPlay, []Area{d.r.there}, d.r.there.Of, 1}, d.r.there.Kind != NoArea
	case d.word(n+1) == "problems" && (word == "both" || word == "the"), word == "each" && d.word(n+1) == "problem":
		both := []Area{{Of: Avery, Kind: Problem}, {Of: Blake, Kind: Problem}}
		return describedPlace{InPlay, both, d.subject, 2}, true
	case d.r.there.Kind != NoArea && word == "same" && d.word(n+1) == "problem":
		return describedPlace{InPlay, []Area{d.r.there}, d.r.there.Of, 2}, true
	case word == "problem" && (d.word(n+1) == "1" || d.word(n+1) == "2"):
		side := Side(d.word(n + 1)[0] - '1')
		return describedPlace{InPlay, []Area{{Of: side, Kind: Problem}}, side, 2}, true
	}
	whose, words, isWhose := d.whoseSaid(n)
	if !isWhose {
		whose, words = d.subject, 0
		if word == "the" {
			words = 1
		}
	}
	for _, long := range []int{2, 1} {
		noun := d.word(n + words)
		if long == 2 {
			noun += " " + d.word(n+words+1)
		}
		known, isKnown := nounsOfPlaces[noun]
		if !isKnown || noun == "problem" && !isWhose && d.word(n+words+1) != "of" && !d.isHeadAt(n+words+1) {
			continue
		}
		d.kind = &known
		words += long
		if d.word(n+words) == "of" { // the problem of Avery
			if side, more, isSide := d.whoseSaid(n + words + 1); isSide {
				whose, words = side, words+1+more
			}
		}
		return known.of(whose, words), true
	}
	return at, false
}

func (d *describer) isPlace(n int) bool {
	_, ok := d.placeNamed(n)
	return ok
}

// place reads a place: of the cards that were named before it, of the moment, or of those that
// are named behind it.
func (d *describer) place() bool {
	if d.takes("in play", "on the table") || d.noDecks() {
		return true
	}
	from := d.at
	onTop := d.takes("the top card of", "top card of", "the top of", "top of")
	before := 0
	if slices.Contains([]string{"at", "on", "in", "@", "to", "from", "between"}, d.word(0)) {
		before = 1
	}
	subject := d.subject
	byName := d.headedByProblem(before)
	at, ok := d.placeNamed(before)
	if !ok {
		at, ok = d.samePlace(before)
	}
	number, behind := d.countBehind(before+at.words, at.zone)
	if !ok || behind > 0 && !(Place{Zone: at.zone}).hasUnknown() {
		d.at = from
		return false
	}
	d.at += before + at.words
	defer d.stop()
	afterComma := from > 0 && d.words[from-1].text == "," // …, at my problem two Red Galas

	if d.at+1 < len(d.words) && inBrackets.MatchString(d.words[d.at].text) && d.word(1) == ":" { // problem (X): Y
		d.words[d.at], d.words[d.at+1] = d.words[d.at+1], d.words[d.at]
		d.setWords(d.words)
	}
	if before == 0 && d.isDash(0) && (from == 0 || isSign(d.words[from-1].text) || endsSentence(d.words[from-1])) {
		d.words[d.at].text = ":" // home - X, Y
		d.setWords(d.words)
	}
	isHead := d.word(0) == ":" || d.word(0) == "=" || afterComma && behind == 0 && d.beginsList() ||
		at.zone == Flipped && before == 0 && d.beginsList() // he flipped Red Gala
	d.isListed = isHead && (d.endsInUnknown() || d.endsInFacts())
	if (isHead || d.isVerb()) && !d.isListed {
		d.sentenceEnds()
		d.subject, d.spoken = at.whose, true
		if byName && d.r.isSaid { // at Bunny Stampede: those of who is spoken of
			d.subject = subject
		}
	}
	d.heading, d.zone, d.whose = at.areas, at.zone, at.whose
	d.speakOf(at.areas, before == 1 && !isHead)
	d.placePending(at.zone, at.areas)
	if onTop && at.zone == Deck {
		d.onTop = true
	}
	if behind > 0 { // hand 2
		d.at += behind
		if number == 0 {
			d.r.position.Players[at.whose].NoDeck = d.r.position.Players[at.whose].NoDeck || at.zone == Deck
			return true
		}
		d.add(item{count: number, name: piece{Unknown, d.words[d.at-1].at}})
		d.placePending(at.zone, at.areas)
	} else if d.isVerb() || isHead && (d.word(0) == ":" || d.word(0) == "=") {
		d.at++
	}
	if d.takes("empty", "nothing", "none", "nobody") && at.zone == Deck {
		d.r.position.Players[at.whose].NoDeck = true
	}
	d.placeEnd = d.at
	return true
}

// hasPending reports whether there are cards in this sentence of which no place was said.
func (d *describer) hasPending() bool {
	return slices.ContainsFunc(d.cards, func(c describedCard) bool { return c.zone == "" && !c.isOver })
}

// noDecks reads that neither player has a draw deck any more.
func (d *describer) noDecks() bool {
	if !d.takes("both decks are empty", "both draw decks are empty") {
		return false
	}
	for side := range d.r.position.Players {
		d.r.position.Players[side].NoDeck = true
	}
	return true
}

// speakOf notes of which areas is spoken, and that the moment is at them.
func (d *describer) speakOf(areas []Area, ofMoment bool) {
	for _, a := range areas {
		d.r.there = a
		if !slices.Contains(d.named, a) {
			d.named = append(d.named, a)
		}
	}
	if d.moment && ofMoment && len(areas) > 0 && areas[0].Kind == Problem {
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
	next := d.word(n + words + 1)
	isOver := next == "" || next == "," || next == "and" || d.at+n+words < len(d.words) &&
		strings.HasSuffix(d.words[d.at+n+words].text, ".")
	if zone == "" || zone == InPlay || !isNumber || !isOver {
		return 0, 0
	}
	return number, words + 1
}

// beginsList reports whether cards are named next, and not what those before are like.
func (d *describer) beginsList() bool {
	_, marks := d.markAt(0)
	return marks == 0 && !d.isEnd(0) && d.word(0) != "" && !d.isVerb() && d.word(0) != "under"
}

// samePlace reads that somebody's place of the kind spoken of is meant: "Blake's has a Parasprite".
func (d *describer) samePlace(n int) (at describedPlace, ok bool) {
	word := d.word(n)
	if !strings.HasSuffix(word, "'s") && !slices.Contains([]string{"mine", "theirs", "hers", "his"}, word) {
		return at, false
	}
	whose, words, ok := d.whoseSaid(n)
	kind := d.kind
	if n > 0 && d.word(0) == "at" && kind == nil {
		kind = &placeKind{InPlay, Problem}
	}
	isOfCards := n == 0 && (d.isOwnerAlone() || d.word(words) == "are")
	if !ok || kind == nil || !d.isEndOfPlace(n+words) || isOfCards {
		return at, false
	}
	return kind.of(whose, words), true
}

// isEndOfPlace reports whether a place can be over before a word.
func (d *describer) isEndOfPlace(n int) bool {
	return slices.Contains([]string{"is", "are", "has", ":", "", ",", "and", "with", "="}, d.word(n)) ||
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
	return d.word(n) == ":" || d.isDash(n)
}

// isOwnerAlone reports whether it stands between commas whose the card is that was named last.
func (d *describer) isOwnerAlone() bool {
	_, words, ok := d.whoseSaid(0)
	return ok && len(d.cards) > 0 && d.cards[len(d.cards)-1].zone != "" && d.word(-1) == "," && d.isOver(words)
}

// isOver reports whether a clause is over before the word so many on.
func (d *describer) isOver(n int) bool {
	return d.word(n) == "," || d.at+n >= len(d.words) || endsSentence(d.words[d.at+n-1]) || isPartEnd(d.words[d.at+n])
}
