package position

import (
	"regexp"
	"slices"
	"strings"
)

// What a description says besides cards: points and tokens, and whose something is.

// points reads the points of both: "8-9", "14 to 13".
func (d *describer) points() bool {
	from := d.at
	if d.word(-1) == ":" && d.at > 1 && unitsSaid[d.word(-2)] != "p" {
		return false // totals: 7-6
	}
	if d.leads() {
		return true
	}
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
		side, long, ok := d.whoseSaid(words + 1)
		if ok && (d.word(words) == "for" || d.word(words) == "to") && !endsSentence(d.words[d.at+words-1]) {
			if words += 1 + long; side == Blake { // 14-12 for my opponent
				p := &d.r.position.Players
				p[Avery].Score, p[Blake].Score = p[Blake].Score, p[Avery].Score
			}
		}
		d.goOn(words)
		d.takes("points", "pts")
		return true
	}
	d.at = from
	return false
}

// leads reads by how many points to how many a player leads or trails: "I lead 13-12", "he's ahead 8 to 6".
func (d *describer) leads() bool {
	side, n, ok := d.whoseSaid(0)
	if !ok && d.spoken {
		side, n, ok = d.subject, 0, true
	}
	for slices.Contains([]string{"is", "am", "are", "'s", "'m", "'re"}, d.word(n)) {
		n++
	}
	isAhead := slices.Contains([]string{"lead", "leads", "leading", "ahead"}, d.word(n))
	if !ok || !isAhead && !slices.Contains([]string{"trail", "trails", "trailing", "behind"}, d.word(n)) {
		return false
	}
	for n++; slices.Contains([]string{"by", "with"}, d.word(n)); {
		n++
	}
	for _, words := range []int{3, 1} {
		points := pointsSaid.FindStringSubmatch(d.wordsBetween(d.at+n, words).text)
		if points == nil || !d.isOver(n+words) && !d.isEnd(n+words) && unitsSaid[d.word(n+words)] != "p" {
			continue
		}
		of, _ := piece{points[1], 0}.number()
		to, _ := piece{points[2], 0}.number()
		if !isAhead {
			side = side.Other()
		}
		d.r.position.Players[side].Score, d.r.position.Players[side.Other()].Score = max(of, to), min(of, to)
		d.goOn(n + words)
		d.takes("points", "pts", "on points")
		return true
	}
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
var numbersSaid = map[string]int{"no": 0, "a": 1, "an": 1, "one": 1, "another": 1, "two": 2, "three": 3, "four": 4,
	"five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13,
	"fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20}

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
	} else if number, ok := d.number(0); ok && !endsSentence(d.words[d.at]) {
		n, words = number, 2
		if d.word(1) == "action" {
			words = 3
		}
		said := d.word(words - 1)
		if unit = unitsSaid[said]; unit == "" && words == 3 { // 1 action
			unit, words = "t", 2
		}
		if (said == "at" || said == "ats") && d.at+1 < len(d.words) &&
			(strings.HasPrefix(d.words[d.at+1].text, "AT") || endsSentence(d.words[d.at+1]) || d.isOver(2) ||
				!d.isPlace(2) && !d.isWhose(2)) {
			unit = "t"
		}
	}
	if number, ok := d.number(1); ok && unit == "" && unitsSaid[d.word(0)] != "" && !d.isScorePhase() {
		n, unit, words = number, unitsSaid[d.word(0)], 2 // tokens 2
	}
	if of := unitsSaid[d.word(0)]; of != "" && d.word(1) == ":" && d.isWhose(2) {
		if number, ok := d.number(3); ok && number >= 0 { // tokens: Blake 2, Avery 0
			d.goOn(2)
			d.units = []string{of}
			return true
		}
	}
	if number, ok := d.number(2); ok && unit == "" && (d.word(1) == ":" || d.word(1) == "=" || d.word(1) == "is") &&
		(unitsSaid[d.word(0)] != "" && !d.isScorePhase() || d.word(0) == "at" && d.word(1) != "is") {
		n, unit, words = number, "t", 3 // AT: 2
		if d.word(0) != "at" {
			unit = unitsSaid[d.word(0)]
		}
		if d.word(0) == "score" && unitsSaid[d.word(3)] == "p" { // my score: 5 points
			words = 4
		}
	}
	if number, ok := d.number(1); ok && unit == "" && slices.Contains([]string{"at", "on", "@"}, d.word(0)) &&
		(unitsSaid[d.word(2)] == "" || endsSentence(d.words[d.at+1])) && !d.isPlace(1) && d.isEnd(2) &&
		((piece{d.word(1), 0}).isDigits() || d.isVerbOf(-1) || d.isDoing(-1) ||
			slices.Contains([]string{"'s", "both"}, d.word(-1))) {
		n, unit, words = number, "p", 2 // Blake is at 13
		if strings.HasPrefix(d.words[d.at].text, "AT") {
			unit = "t" // AT 2
		}
		if _, isPair := d.number(3); isPair && d.word(2) == "and" && len(d.units) == 2 && d.counted.end > 0 {
			unit = d.units[0] // I'm on 4 tokens and 6 points, she's on 2 and 10
		}
		if slices.Equal(d.units, []string{"t"}) && d.counted.end > d.sentenceBegin() { // I am on 3 tokens, he's on 1
			unit = "t"
			d.r.assume(d.text(2), "taken to be action tokens, as those before are; say points if they are")
		}
	}
	isBehind := slices.Contains([]string{"me", "him", "her", "them"}, d.word(-1)) // points: me 12
	if number, ok := d.number(0); ok && unit == "" && len(d.units) == 1 && d.isEnd(1) && !d.cardsCounted() &&
		(d.isVerbOf(-1) || d.isDoing(-1) || isBehind) {
		n, unit, words = number, d.units[0], 1 // I have 10 points and they have 9
	}
	if number, ok := d.number(0); ok && unit == "" && len(d.units) == 2 && d.counted.end == d.at-1 &&
		d.word(-1) == "and" && d.isEnd(1) {
		n, unit, words = number, d.units[0], 1 // I have 3 tokens and 5 points, she has 2 tokens and 8
		if unit == d.counted.unit {
			unit = d.units[1]
		}
	}
	if number, ok := d.number(0); ok && unit == "" && len(d.units) == 1 && d.word(1) == "for" && d.isWhose(2) {
		n, unit, words = number, d.units[0], 1 // 3 AT for me, 1 for him
	}
	if number, ok := d.number(0); ok && unit == "" && len(d.units) == 1 && (piece{d.word(0), 0}).isDigits() &&
		slices.Contains([]string{"me", "him", "them", "opponent", "opp"}, d.word(1)) && d.isOver(2) {
		n, unit, words = number, d.units[0], 1 // AT: 3 me, 1 opponent
	}
	if number, ok := d.number(0); ok && unit == "" && d.word(1) == "all" && d.isOver(2) {
		n, unit, words = number, "p", 2 // 12 all
	}
	ofBoth := unit == "p" && d.word(1) == "all"
	if d.word(0) == "out" && d.word(1) == "of" && unit == "" {
		if n, words = 0, 3; d.word(2) == "action" {
			words = 4
		}
		if unit = unitsSaid[d.word(words-1)]; d.word(2) == "at" || d.word(2) == "ats" {
			unit = "t" // he's out of tokens
		}
	}
	if unit == "t" && d.word(0) != "no" && d.word(words) == "at" && d.isPlace(words+1) {
		return false // tokens of cards
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
	sides := d.sides(ofBoth) // who is spoken of in this sentence, which may end here
	said, isUnsure := d.text(words), !d.spoken && d.isUnsure() || d.isUnsureAfterPlace()
	d.goOn(words)
	isFor := d.takes("for", "on")
	if side, long, ok := d.whoseSaid(0); ok && (slices.Contains([]string{"me", "him", "them"}, d.word(0)) ||
		(d.word(0) == "opponent" || d.word(0) == "opp") && d.isOver(1) || isFor && d.isEnd(long)) &&
		d.word(long) != ":" && !d.isVerbOf(long) { // 2 AT for me
		sides, isUnsure = []Side{side}, false
		d.goOn(long)
	}
	if isUnsure && sides[0] == d.subject {
		d.r.assume(said, "taken to be "+d.subject.String()+"’s, who was spoken of last; say whose")
	}
	if d.takes("each") {
		sides = []Side{Avery, Blake}
	}
	d.counted = lastCount{unit, sides, d.at}
	d.setCounted(n)
	return true
}

// isScorePhase reports whether the next word, "score", means the phase, as it isn't said whose it is.
func (d *describer) isScorePhase() bool {
	return d.word(0) == "score" && d.word(-1) != "'s" && !d.isWhose(-1)
}

// cardsCounted reports whether cards were counted after the latest points and tokens.
func (d *describer) cardsCounted() bool {
	return d.counted.end > 0 && slices.ContainsFunc(d.cards, func(c describedCard) bool {
		return c.name.is(Unknown) && c.said.at > d.words[d.counted.end-1].at
	})
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
	"t": "t", "token": "t", "tokens": "t", "actions": "t",
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
		return d.other(""), words + 2, true
	}
	if strings.HasPrefix(d.word(n+words+1), "opponent") && slices.Contains([]string{"his", "her", "their"}, word) {
		return d.other(word).Other(), words + 2, true // her opponent
	}
	switch word {
	case "own":
		return d.subject, words + 1, true
	case "there":
		return d.other(""), words + 1, d.isSlipOfTheir(n + words)
	case "his", "her", "hers", "their", "theirs", "he", "she", "they", "him", "them":
		if own > 0 {
			return d.subject, words + 1 + own, true
		}
		return d.other(word), words + 1, true
	case "opposing", "opponents'", "opponent's":
		return Blake, words + 1, true
	case "he's", "she's", "they're":
		return d.other(word), words + 1, true
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

// neitherHas reads that nobody has points or tokens: "neither of us has any tokens".
func (d *describer) neitherHas() bool {
	from := d.at
	if !d.takes("neither of us", "neither player", "neither of them", "nobody", "no one", "neither") ||
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
		d.both = true // both at 13
		return true
	}
	if _, ok := d.number(2); ok && d.word(0) == "tied" && d.word(1) == "at" {
		d.goOn(1)
		d.both = true // tied at 7 points
		return true
	}
	if d.word(0) == "we" && d.word(1) == "flipped" {
		d.goOn(1)
		d.both = true
		return true
	}
	if d.takes("each of them", "both of them", "both players", "each player", "both of us", "each of us",
		"we both", "we each", "they each", "you each",
		"we're tied", "we are tied", "we're both", "we are both") {
		d.both = true
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
	said, plain := d.words[d.at+words-1].text, d.plain[d.at+words-1]
	if isOne := d.word(words) == "is" && d.isCardAt(words+1); (d.word(words) == "are" || isOne) &&
		d.isOwner(0, words) && d.namesOf(side, isOne) { // mine are X and Y
		d.goOn(words + 1)
		return true
	}
	if d.isOwner(0, words) && slices.Contains([]string{"at", "in", "@"}, d.word(-1)) && d.hasPending() {
		d.loseAll() // at whose what?
		for range words {
			d.unreadOne()
		}
		d.stop()
		return true
	}
	d.goOn(words)
	if d.word(0) == "side" || d.word(0) == "player" {
		d.goOn(1)
	}
	isHead := d.word(0) == ":" || d.word(1) == ":" && d.at < len(d.words) && inBrackets.MatchString(d.words[d.at].text)
	isHeading := isHead || d.isVerb() && d.word(1) == ":"
	hasVerb := d.isVerb() || strings.Contains(plainWord(said), "'ve") || strings.Contains(plainWord(said), "'m")
	fronted := d.placeEnd > 0 && !d.hasPending() && (d.placeEnd == d.at-words ||
		d.zone == InPlay && d.placeEnd == d.at-words-1 && d.word(-words-1) == ",") // at Blake's problem, Avery has
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
		d.headed, d.headSide = isHeading, side
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
