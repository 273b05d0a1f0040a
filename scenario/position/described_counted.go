package position

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// What a description counts: points and action tokens.

// points reads the points of both: "8-9", "14 to 13".
func (d *describer) points() bool {
	from := d.at
	if d.word(-1) == ":" && d.at > 1 && unitsSaid[d.word(-2)] != "p" {
		return false // totals: 7-6
	}
	if d.leads() {
		return true
	}
	if d.takes("scores are", "scores", "score is", "score", "points") && d.pointsOfEach() {
		return true
	}
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
		if d.areTotals(words) {
			return true
		}
		for side := range d.r.position.Players {
			d.r.position.Players[side].Score, _ = piece{points[1+side], 0}.number()
		}
		if side, number, ok := d.countInBrackets(words); ok { // 4-6 (me 4)
			if d.r.position.Players[side].Score != number {
				d.first("p", Blake)
			}
			d.goOn(words + 1)
			return true
		}
		if side, ok := d.whoseCount(words); ok { // 6-4 him
			d.first("p", side)
			d.goOn(words + 1)
			return true
		}
		side, long, ok := d.whoseSaid(words + 1)
		if ok && (d.word(words) == "for" || d.word(words) == "to") && !endsSentence(d.words[d.at+words-1]) {
			words += 1 + long // 14-12 for my opponent
			d.first("p", side)
		}
		if d.saysAt(words, "in points") && !endsSentence(d.words[d.at+words-1]) {
			words += 2
		}
		if side, long := d.favored(words); long > 0 { // 12-13 in his favor
			d.lead("p", side)
			d.goOn(long)
			return true
		}
		d.goOn(words)
		d.takes("points", "pts")
		return true
	}
	if slices.Contains([]string{"me", "him", "her", "them", "opp", "opponent"}, d.word(0)) && (from == 0 ||
		endsSentence(d.words[from-1]) || d.word(-1) == "phase") && d.pointsOfEach() { // me 12, him 13
		d.r.assume(d.wordsBetween(from, d.at-from), "taken to be points")
		return true
	}
	d.at = from
	return false
}

// whoseCount is whose the first of two numbers is by a word so many on, behind them: "6-4 him".
func (d *describer) whoseCount(n int) (side Side, ok bool) {
	side, long, ok := d.whoseSaid(n)
	whose := []string{"me", "him", "her", "them", "opp", "opponent"}
	return side, ok && long == 1 && slices.Contains(whose, d.word(n)) &&
		!endsSentence(d.words[d.at+n-1]) && d.isOver(n+1)
}

// countInBrackets is whose a number is by brackets so many words on: "(me 4)".
func (d *describer) countInBrackets(n int) (side Side, number int, ok bool) {
	if d.at+n >= len(d.words) || !inBrackets.MatchString(d.words[d.at+n].text) {
		return side, 0, false
	}
	ahead := *d
	ahead.setWords(wordsOf(d.words[d.at+n].slice(1, len(d.words[d.at+n].text)-1)))
	ahead.at = 0
	side, words, ok := ahead.whoseSaid(0)
	for slices.Contains([]string{"have", "has", "at", "on", ":", "with"}, ahead.word(words)) {
		words++
	}
	number, isNumber := ahead.number(words)
	return side, number, ok && isNumber && words+1 == len(ahead.words)
}

// first gives the first of two numbers that were read to a player, and the second to the other.
func (d *describer) first(unit string, side Side) {
	p := &d.r.position.Players
	switch {
	case side == Avery:
	case unit == "p":
		p[Avery].Score, p[Blake].Score = p[Blake].Score, p[Avery].Score
	default:
		p[Avery].Tokens, p[Blake].Tokens = p[Blake].Tokens, p[Avery].Tokens
	}
}

// lead gives the greater of both numbers to a player.
func (d *describer) lead(unit string, side Side) {
	p := &d.r.position.Players
	if unit == "p" && p[side].Score < p[side.Other()].Score || unit == "t" && p[side].Tokens < p[side.Other()].Tokens {
		d.first(unit, Blake)
	}
}

// favored reads in whose favor it is said to stand, so many words on.
func (d *describer) favored(n int) (side Side, words int) {
	if endsSentence(d.words[d.at+n-1]) {
		return side, 0
	}
	for slices.Contains([]string{",", "in"}, d.word(n)) {
		n++
	}
	side, long, ok := d.whoseSaid(n)
	if !ok || !slices.Contains([]string{"favor", "favour", "leading", "ahead", "lead", "leads"}, d.word(n+long)) {
		return side, 0
	}
	return side, n + long + 1
}

// areTotals reads, by so many words, how a faceoff stands of which the sentence speaks, where it is said to be a tie or
// the numbers are of flips: "5 - 5, tie". Where it may be the score, it is taken for that, which is told.
func (d *describer) areTotals(words int) bool {
	begin, end := d.sentenceBegin(), d.at+words
	for end < len(d.words) && !endsSentence(d.words[end-1]) {
		end++
	}
	last := d.words[end-1]
	sentence := d.r.between(d.words[begin], last).text
	isSo := slices.Contains([]string{"it's", "that's", "is", "so"}, d.word(-1)) && d.flippedInSentence()
	if isSo && unitsSaid[d.word(words)] != "p" { // she flipped Yay!, so it's 10 to 9 for me
		said := d.wordsBetween(d.at, words)
		d.r.assume(said, leavesOutStanding)
		d.goOn(words)
		if _, long, ok := d.whoseSaid(1); ok && d.word(0) == "for" {
			d.goOn(1 + long)
		}
		return true
	}
	if !spokenFaceoff.MatchString(sentence) || unitsSaid[d.word(words)] == "p" || d.word(-1) == "score" ||
		d.word(-2) == "score" || unitsSaid[d.word(-1)] == "p" || d.word(words) == "for" {
		return false
	}
	said := d.wordsBetween(d.at, words)
	n := words
	for slices.Contains([]string{",", "a", "so", "it's"}, d.word(n)) && !endsSentence(d.words[d.at+n-1]) {
		n++
	}
	if slices.Contains([]string{"tie", "tied", "even"}, d.word(n)) {
		d.r.assume(d.wordsBetween(d.at, n+1), leavesOutStanding)
		d.goOn(n + 1)
		return true
	}
	d.r.assume(said, "taken to be the points of both, and not how the faceoff stands, which follows from who is in it")
	return false
}

// spokenFaceoff finds that a sentence speaks of a faceoff.
var spokenFaceoff = regexp.MustCompile(`(?i)\b(?:face ?off|facing off|flipped)`)

// pointsOfEach reads the points of a player, and those of the other behind: "score is me 12, him 13".
func (d *describer) pointsOfEach() bool {
	of, words, isSide := d.whoseSaid(0)
	points, isNumber := d.number(words)
	n := words + 1
	for d.word(n) == "," || d.word(n) == "and" {
		n++
	}
	to, more, isOther := d.whoseSaid(n)
	others, isNumberToo := d.number(n + more)
	if !isSide || !isNumber || !isOther || !isNumberToo || of == to || n == words+1 &&
		!slices.Contains([]string{"me", "him", "her", "them", "opp", "opponent"}, d.word(n)) {
		return false
	}
	d.r.position.Players[of].Score, d.r.position.Players[to].Score = points, others
	d.goOn(n + more + 1)
	d.takes("points", "pts")
	return true
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
	isByPoints := false
	if _, isNumber := d.number(n); isNumber && unitsSaid[d.word(n+1)] == "p" &&
		slices.Contains([]string{"ahead", "behind", "up", "down"}, d.word(n+2)) { // I'm 2 points behind, 10 to 12
		n, isByPoints = n+2, true
	}
	isAhead := slices.Contains([]string{"lead", "leads", "leading", "ahead", "up", "winning"}, d.word(n))
	if !ok || !isAhead && !slices.Contains([]string{"trail", "trails", "trailing", "behind", "down", "losing"},
		d.word(n)) {
		return false
	}
	for n++; slices.Contains([]string{"by", "with"}, d.word(n)); {
		n++
	}
	if isByPoints && (d.word(n) == "," || d.word(n) == "at") {
		n++
	}
	if _, isNumber := d.number(n); isNumber && d.word(n-1) == "by" && d.word(n+1) == "," { // leads by 2, 9-7
		n += 2
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

// isTokens reports whether a word behind a number is the short form of action tokens, by its capitals or as its
// sentence ends there: "2 AT. Blake's Falcon …" says nothing of what is at Blake's.
func (d *describer) isTokens(i int) bool {
	if i == 0 || plainWord(d.words[i].text) != "at" {
		return false
	}
	if _, isNumber := numbersSaid[d.plain[i-1]]; !isNumber && !(piece{d.plain[i-1], 0}).isDigits() {
		return false
	}
	if i+1 == len(d.words) || endsSentence(d.words[i]) {
		return true
	}
	next := d.words[i+1].text
	isCountAhead := strings.Trim(next, "0123456789:=|") == "" // points 5, AT 3
	isShouted := next == strings.ToUpper(next) && unicode.IsLetter([]rune(next)[0])
	return d.words[i].text == "AT" && !isCountAhead && !isShouted
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
		(unitsSaid[d.word(2)] == "" || endsSentence(d.words[d.at+1])) && !d.isPlace(1) && (d.isEnd(2) ||
		d.word(2) == "now" && d.isOver(3)) &&
		((piece{d.word(1), 0}).isDigits() || d.isVerbOf(-1) || d.isDoing(-1) ||
			slices.Contains([]string{"'s", "both"}, d.word(-1))) {
		n, unit, words = number, "p", 2 // Blake is at 13
		if d.r.inFaceoff && strings.Contains(strings.ToLower(d.line()), "flipped") {
			d.r.assume(d.text(2), "taken to be the points, and not how the faceoff stands, which follows from who is "+
				"in it")
		}
		if strings.HasPrefix(d.words[d.at].text, "AT") || d.counted.end == d.at && d.at > 1 && d.counted.unit == "p" &&
			unitsSaid[d.word(-2)] == "p" { // AT 2; pts 9 at 2
			unit = "t"
		}
		if _, isPair := d.number(3); isPair && d.word(2) == "and" && len(d.units) == 2 && d.counted.end > 0 {
			unit = d.units[0] // I'm on 4 tokens and 6 points, she's on 2 and 10
		}
		if slices.Equal(d.units, []string{"t"}) && len(d.counted.sides) < 2 &&
			d.counted.end > d.sentenceBegin() { // I am on 3 tokens, he's on 1
			unit = "t"
			d.r.assume(d.text(2), "taken to be action tokens, as those before are; say points if they are")
		}
	}
	isOfBefore := false // what is counted was said before
	isBehind := slices.Contains([]string{"me", "him", "her", "them", "mine", "his", "hers", "theirs"}, d.word(-1))
	// points: me 12; my 2 tokens, his 4
	if number, ok := d.number(0); ok && unit == "" && len(d.units) == 1 && d.isEnd(1) && !d.cardsCounted() &&
		(d.isVerbOf(-1) || d.isDoing(-1) || isBehind) {
		n, unit, words = number, d.units[0], 1 // I have 10 points and they have 9
		isOfBefore = true
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
	if unit == "t" && d.word(0) != "no" && d.word(words) == "at" && d.isPlace(words+1) && !d.isOver(words) {
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
	if to, long, ok := d.whoseSaid(words + 1); d.word(words) == "to" && ok {
		if number, isNumber := d.number(words + 1 + long); isNumber && d.isOver(words+2+long) { // 10 points to my 8
			if of := &d.r.position.Players[to]; unit == "p" {
				of.Score = number
			} else {
				of.Tokens = number
			}
			defer func() { d.goOn(2 + long) }()
		}
	}
	if slices.Contains([]string{"more", "less", "fewer", "ahead", "behind", "up", "down", "short", "away", "needed",
		"from"}, d.word(words)) || slices.Contains([]string{"worth", "for", "costs", "needs", "by"}, d.word(-1)) {
		d.unreadSentence(func() bool { return d.word(0) == "," })
		return true
	}
	isHis := isBehind && words == 1 && slices.Contains([]string{"mine", "his", "hers", "theirs"}, d.word(-1))
	sides := d.sides(ofBoth) // who is spoken of in this sentence, which may end here
	said, isUnsure := d.text(words), !d.spoken && d.isUnsure() || d.isUnsureAfterPlace()
	d.goOn(words)
	isFor := d.takes("for", "on")
	if side, long, ok := d.whoseSaid(0); ok && (slices.Contains([]string{"me", "him", "them"}, d.word(0)) ||
		(d.word(0) == "opponent" || d.word(0) == "opp") && d.isOver(1) || isFor && d.isEnd(long)) &&
		d.word(long) != ":" && !d.isVerbOf(long) && (isFor || !d.beginsCounts(long)) { // 2 AT for me
		sides, isUnsure = []Side{side}, false
		if isFor {
			d.pendingAreOf(side)
		}
		d.goOn(long)
	}
	if isUnsure && sides[0] == d.subject {
		d.r.assume(said, "taken to be "+d.subject.String()+"’s, who was spoken of last; say whose")
	}
	if d.takes("each", "left each", "left for both", "for both", "both") {
		sides = []Side{Avery, Blake}
	}
	if words == 1 && isOfBefore && d.word(0) == "," && d.isCardAt(1) { // I have 12 points, he has 14, Falcon is there
		d.spoken = false
	}
	d.counted = lastCount{unit, sides, d.at}
	d.setCounted(n)
	if isHis && d.word(0) == "," { // my 3 AT and his 1, …
		d.subject, d.spoken = Avery, false
	}
	if d.evenOnly { // what is said next is of one player again
		d.both, d.evenOnly = false, false
	}
	return true
}

// beginsCounts reports whether what somebody has, who stands before the word so many on, is counted behind: "me 3 AT
// him 1 AT", and not "3 AT me 1 AT him".
func (d *describer) beginsCounts(n int) bool {
	from := n
	for {
		if _, isNumber := d.number(n); countInOneWord.MatchString(d.word(n)) {
			n++
		} else if unit, words := d.unitAt(n + 1); isNumber && unit != "" {
			n += 1 + words
		} else {
			return n > from && (endsSentence(d.words[d.at+n-1]) || !d.isWhose(n))
		}
	}
}

// pendingAreOf gives a player the cards that are named before what is counted for that one, of which nobody says
// whose they are: "Falcon and 2 AT for me, Gyro and 1 AT for him".
func (d *describer) pendingAreOf(side Side) {
	from := 0
	if d.counted.end > 0 {
		from = d.words[d.counted.end-1].at
	}
	for i := range d.cards {
		if c := &d.cards[i]; c.sentence == d.sentence && !c.isOver && !c.spoken && c.zone == "" && c.said.at >= from {
			c.sides, c.spoken = []Side{side}, true
		}
	}
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
	"vp": "p", "vps": "p",
	"t": "t", "token": "t", "tokens": "t", "actions": "t",
}

var countInOneWord = regexp.MustCompile(`^(\d{1,3})(p|pts?|points?|t|at|ats|tokens?)$`)
