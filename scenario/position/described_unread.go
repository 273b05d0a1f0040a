package position

import (
	"slices"
	"strings"
	"unicode"

	"canterlaw/engine/card"
)

// What a description says that a position can't hold is told, to the end of its sentence: to
// read half of a question, or what somebody who isn't known has, would be to read it wrongly.

// notHeld are words from which on a sentence says what is asked, wished, done or not so.
var notHeld = []string{"can", "could", "may", "might", "should", "would", "will", "shall", "if", "does", "do", "did",
	"what", "what's", "how", "why", "when", "whether", "want", "wants", "wanted", "play", "plays", "played", "use",
	"uses", "used", "move", "moves", "moved", "challenge", "challenges", "neither", "nor", "not", "never", "without",
	"cannot", "stolen", "stole", "bottom", "lost", "lose", "loses", "gained", "gains", "scored", "scores",
	"spent", "spends", "paid", "pays", "retired", "retires", "dismissed", "dismisses", "drew", "draws",
	"discarded", "discards",
	"was", "reveal", "reveals", "revealed",
	"says", "claims", "thinks", "argues", "asks", "tells", "believes", "wonders",
	"last", "next", "previous", "earlier", "longer", "dilemma", "need", "needs", "win", "wins", "won", "out"}

func (d *describer) notSaid() bool {
	word := d.word(0)
	if word == "challenge" && d.spoken && d.word(-1) == "and" && d.challenge() { // I have Falcon there and challenge it
		return true
	}
	if word == "moved" && d.isWhose(-1) && d.isThereNow() {
		d.spoken = true
		d.goOn(1)
		return true
	}
	if (word == "played" || word == "plays") && d.isPlayedThere() {
		d.spoken = true
		d.goOn(1)
		return true
	}
	if isOut := word == "out" && d.word(1) == "of" && d.count(); isOut {
		return true
	}
	if word == "next" && d.isPlace(0) || d.isNotYet(0) > 0 && len(d.cards) > 0 {
		return false
	}
	if word == "challenge" && strings.HasPrefix(d.word(1), "step") {
		return false
	}
	if !slices.Contains(notHeld, word) && !strings.HasSuffix(word, "n't") && !d.isQuestion() || d.isTurn() {
		return false
	}
	if n := d.heads(); n > 0 {
		d.asked = append(d.asked, d.words[d.at].at)
		for range n {
			d.unreadOne()
		}
		return true
	}
	if d.hasLeft() {
		d.loseAll()
	}
	isWin := word == "win" || word == "wins"
	d.unreadSentence(func() bool { return isWin && d.word(0) == "," && d.isDoing(1) })
	return true
}

// isThereNow reports whether the sentence says to which place what is named was moved, and not from where: there
// it is now.
func (d *describer) isThereNow() bool {
	isTo := false
	for i := 0; d.at+i < len(d.words); i++ {
		if d.word(i) == "from" {
			if at, isPlace := d.placeNamed(i + 1); !isPlace || !isTo && d.word(i+1+at.words) != "to" {
				return false
			}
		}
		_, isSame := d.samePlace(i + 1)
		isTo = isTo || d.word(i) == "to" && (d.isPlace(i+1) || isSame) || d.word(i) == "there" && d.isPlace(i)
		ahead := *d
		if ahead.at += i; ahead.wholeName() > 1 { // Fluttershy, Safe Haven
			i += ahead.wholeName() - 1
		}
		if endsSentence(d.words[d.at+i]) || d.word(i) == "," && !d.isCardAt(i+1) {
			break
		}
	}
	return isTo
}

// isPlayedThere reports whether a card was just played that stays in play, and where is said: there it is now.
func (d *describer) isPlayedThere() bool {
	n := -1
	if d.word(n) == "just" {
		n--
	}
	if !d.isWhose(n) && !(d.isWhose(n-1) && d.isVerbOf(n)) || d.word(0) == "plays" {
		return false
	}
	ahead := *d
	for ahead.at++; slices.Contains([]string{"a", "an", "the"}, ahead.word(0)); {
		ahead.at++
	}
	if t := ahead.nextType(); t == 0 || t == card.Event || t == card.Resource {
		return false
	}
	for i := 1; d.at+i < len(d.words) && !endsSentence(d.words[d.at+i-1]); i++ {
		if slices.Contains([]string{"at", "on", "to"}, d.word(i)) && d.isPlace(i+1) {
			return true
		}
	}
	return false
}

// hasLeft reports whether the rest of the sentence says that what was named has left its place: "was just
// dismissed".
func (d *describer) hasLeft() bool {
	for i := d.at; i < len(d.words); i++ {
		if slices.Contains([]string{"dismissed", "retired", "banished", "discarded", "defeated", "removed", "left"},
			d.plain[i]) {
			return true
		}
		if endsSentence(d.words[i]) {
			break
		}
	}
	return false
}

// asksOfIt are words by which a question begins that a judge is asked of a position.
var asksOfIt = []string{"can", "could", "may", "must", "should", "would", "will", "do", "does", "did", "is", "are",
	"am", "if", "what", "what's", "who", "who's", "which", "where", "when", "why", "how", "whether", "so"}

// withoutQuestion leaves out, and tells, a question behind a description: what is asked of a position is no part of
// it. One that stands alone, or amid a description, stays and isn't read.
func (d *describer) withoutQuestion(words []piece) []piece {
	begins := func(i int) bool { return i > 0 && endsSentence(words[i-1]) }
	for n := len(words); n > 0 && strings.HasSuffix(words[n-1].text, "?"); n = len(words) {
		from := n - 1
		for from > 0 && !begins(from) {
			from--
		}
		if !begins(from) || !slices.Contains(asksOfIt, strings.ToLower(words[from].text)) {
			break
		}
		d.r.assume(d.r.between(words[from], words[n-1]), "left out: what is asked is no part of the position")
		words = words[:from]
	}
	return d.withoutFirstQuestion(words)
}

// withoutFirstQuestion leaves out a question before a description, unless what comes next is about what it asked of.
func (d *describer) withoutFirstQuestion(words []piece) []piece {
	if len(words) == 0 || !slices.Contains(asksOfIt, plainWord(words[0].text)) {
		return words
	}
	end := slices.IndexFunc(words, func(w piece) bool { return strings.HasSuffix(w.text, "?") && w.text != Unknown })
	if end < 2 || end+1 >= len(words) {
		return words
	}
	for _, w := range words[end+1 : min(end+3, len(words))] {
		if slices.Contains([]string{"it", "it's", "its", "that", "she's", "they're", "both"}, plainWord(w.text)) {
			return words
		}
	}
	d.r.assume(d.r.between(words[0], words[end]), "left out: what is asked is no part of the position")
	return words[end+1:]
}

// isQuestion reports whether a sentence begins here that asks whether something is so.
func (d *describer) isQuestion() bool {
	if d.at > 0 && !endsSentence(d.words[d.at-1]) || !slices.Contains([]string{"is", "are", "am", "has", "have", "who",
		"which", "where"}, d.word(0)) {
		return false
	}
	ahead := *d
	for ; ahead.at < len(d.words); ahead.at++ {
		if n := ahead.wholeName(); n > 0 {
			ahead.at += n - 1
		} else if last := d.words[ahead.at]; endsSentence(last) {
			return strings.HasSuffix(last.text, "?")
		}
	}
	return false
}

// someOfThem are words for some of the cards that were named before, which isn't read.
var someOfThem = []string{"first", "second", "third", "last", "others", "rest", "former", "latter"}

// isTurn reports whether it is said that somebody is to play, or what is in play.
func (d *describer) isTurn() bool {
	return d.word(0) == "play" && (d.word(-1) == "to" || d.word(-1) == "in") ||
		d.word(0) == "discards" && (d.word(1) == ":" || d.isPlace(0) && d.word(-1) == "in")
}

// ofStranger leaves out what somebody has who can't be known by a name, up to where another is
// spoken of.
func (d *describer) ofStranger() bool {
	if !d.strange || !d.isVerb() && d.word(0) != ":" || d.word(0) == ":" && d.at > 1 {
		return false
	}
	d.unreadSentence(d.isOfAnother)
	return true
}

// isOfAnother reports whether somebody who is known is spoken of from here on.
func (d *describer) isOfAnother() bool {
	_, words, ok := d.whoseSaid(0)
	return ok && (d.word(words) == ":" || d.isVerbOf(words))
}

// unreadSentence leaves the sentence unread up to its end, or to where it is over otherwise.
func (d *describer) unreadSentence(isOver func() bool) {
	d.asked = append(d.asked, d.words[d.at].at)
	for d.at < len(d.words) && !isOver() {
		if _, isPlace := nounsOfPlaces[d.word(0)]; isPlace {
			d.r.there = Area{} // which isn't the place that was spoken of last
		}
		n := max(d.wholeName(), 1)
		last := d.words[d.at+n-1]
		if isPartEnd(last) {
			break
		}
		for range n {
			d.unreadOne()
		}
		isName := strings.ContainsAny(last.text, "!?") && d.r.cards.isWholeName(last.text) && d.at < len(d.words) &&
			unicode.IsLower([]rune(d.words[d.at].text)[0]) // Yay! and …
		if (n == 1 || strings.HasSuffix(last.text, ".")) && endsSentence(last) && !isName {
			// other signs may be a name's
			break
		}
	}
	d.sentenceEnds()
}

// shortened are words behind which a full stop ends no sentence.
var shortened = []string{"mr.", "mrs.", "ms.", "dr.", "vs.", "approx.", "incl.", "esp.", "e.g.", "i.e."}

// endsSentence reports whether a sentence ends behind a word.
func endsSentence(word piece) bool {
	isNumber := len(word.text) == 2 && word.text[0] >= '0' && word.text[0] <= '9'
	if word.text == "." || word.text == "?" || word.text == "!" { // behind brackets
		return true
	}
	return isPartEnd(word) || !slices.Contains(shortened, strings.ToLower(word.text)) &&
		(len(word.text) > 2 || isNumber) && strings.ContainsAny(word.text[len(word.text)-1:], ".?!")
}

// unreadWord leaves the next word unread.
func (d *describer) unreadWord() {
	if _, isPlace := nounsOfPlaces[d.word(1)]; isPlace && d.isWhose(-1) { // my starting problem is X
		d.unreadSentence(func() bool { return d.word(0) == "," })
		return
	}
	if slices.Contains(someOfThem, d.word(0)) && d.hasPending() { // the first at my problem, the others at home
		d.loseAll()
		d.unreadSentence(func() bool { return false })
		return
	}
	if d.word(0) == "no" {
		d.unreadSentence(func() bool { return d.word(0) == "," })
		return
	}
	if d.word(0) == "left" { // where it was is said, and maybe not where it is
		d.loseAll()
		d.unreadSentence(func() bool { return d.word(0) == "," })
		return
	}
	if before := d.wordBeforeWhose(); slices.Contains([]string{"at", "in", "on", "@"}, before) {
		d.loseAll()
	}
	d.strange = d.strange || !d.spoken && !d.both && !slices.ContainsFunc(d.cards,
		func(c describedCard) bool { return !c.isOver })
	strange := d.strange
	d.unreadOne()
	if d.stop(); d.at < len(d.words) && !endsSentence(d.words[d.at-1]) {
		d.strange = strange
	}
}

// isUnread reports whether the word at a place was left unread.
func (d *describer) isUnread(place int) bool {
	if place < 0 || len(d.unread) == 0 {
		return false
	}
	last, word := d.unread[len(d.unread)-1], d.words[place]
	return last.at+len(last.text) == word.at+len(word.text)
}

func (d *describer) unreadOne() {
	w := d.words[d.at]
	d.at++
	if n := len(d.unread); n > 0 {
		last := &d.unread[n-1]
		end := last.at + len(last.text)
		if end <= w.at && strings.TrimSpace(d.line()[end:w.at]) == "" { // else what stands for other words
			last.text = d.r.between(*last, w).text
			return
		}
	}
	d.unread = append(d.unread, w)
}

// unreadRest has all that is left be unread.
func (d *describer) unreadRest() {
	for d.at < len(d.words) {
		d.unreadOne()
	}
}

// inBrackets reads what stands in brackets as if it stood between commas.
func (d *describer) inBrackets() bool {
	word := d.words[d.at]
	if !inBrackets.MatchString(word.text) {
		return false
	}
	inner := word.slice(1, len(word.text)-1)
	last := len(d.cards) - 1
	if d.isUnread(d.at-1) && !endsSentence(d.words[d.at-1]) { // of what is it?
		d.unreadOne()
		d.stop()
		return true
	}
	if side, isSide := sideInBrackets(word); isSide && d.turnEnd == d.at && d.at > 0 && !d.r.inFaceoff { // turn 5 (his)
		d.r.position.Moment.Turn, d.subject = side, side
		d.goOn(1)
		return true
	}
	if _, isSide := sideInBrackets(word); last >= 0 && isSide && d.cards[last].sentence != d.sentence {
		d.unreadOne() // of whom what is?
		d.stop()
		return true
	}
	if inner.is("b") && d.cardEnd == d.at && last >= 0 && !d.r.ownersInLetters() {
		face := d.r.cards.faceOf(d.cards[last].name.text)
		if face != nil && face.Type == card.ManeCharacter { // Rarity (b)
			d.cards[last].marks = append(slices.Clone(d.cards[last].marks), piece{"boosted", inner.at})
			d.goOn(1)
			return true
		}
	}
	if side, isSide := sideInBrackets(word); last >= 0 && isSide { // Timberwolf (his)
		if of := d.cards[last].attached; len(of) > 0 && d.cardEnd == d.at {
			d.ownerOfAttached(&d.cards[last], side)
			return true
		}
		isOfAll := strings.HasPrefix(inner.text, "both ") || strings.HasPrefix(inner.text, "all ")
		for i := last - 1; i >= 0 && isOfAll; i-- {
			if d.cards[i].isOver || d.cards[i].sentence != d.sentence {
				break
			}
			d.cards[i].sides, d.cards[i].spoken = []Side{side}, true
		}
		d.cards[last].sides, d.cards[last].spoken = []Side{side}, true
		d.goOn(1)
		return true
	}
	isOfHead := d.word(1) == ":" && d.headed && d.isWhose(-1) // OPP (4 points): …
	if last >= 0 && d.word(-1) != ":" && !isOfHead && d.marksInBrackets(0) {
		return true
	}
	if d.subtitleInBrackets(inner) {
		return true
	}
	if isOfTypes(inner) {
		d.unreadOne()
		return true
	}
	words := []piece{{"(", word.at}}
	words = append(words, wordsOf(inner)...)
	words = append(words, piece{")", word.at + len(word.text) - 1})
	words = slices.Concat(d.words[:d.at], words, d.words[d.at+1:])
	trial := *d
	trial.r, trial.cards = d.r.tried(), slices.Clone(d.cards)
	trial.setWords(words)
	for end := d.at + len(words) - len(d.words); trial.at < end; {
		if d.isTypeOfLast(inner) || !trial.next() || len(trial.unread) > len(d.unread) { // (the troublemaker from X)
			d.unreadOne()
			return true
		}
	}
	d.setWords(words)
	return true
}

// ownersInLetters reports whether letters in brackets say whose cards are: "Falcon (A), Rarity (B)".
func (r *lineReader) ownersInLetters() bool { return strings.Contains(r.line, "(A)") }

// sideInBrackets gives whose a card is behind which stands "(his)" or "(mine)".
func sideInBrackets(word piece) (Side, bool) {
	if !inBrackets.MatchString(word.text) {
		return 0, false
	}
	inner := word.slice(1, len(word.text)-1)
	inner.text = strings.TrimRight(inner.text, "!")
	if slices.Contains([]string{"his", "her", "hers", "theirs", "him", "he", "she", "them", "they"},
		strings.ToLower(inner.text)) {
		return Blake, true // who sits opposite
	}
	first, rest := inner.word()
	if first.is("both") || first.is("all") { // (both Avery's)
		return rest.side()
	}
	return inner.side()
}

// heads is of how many words the head is with which a description begins that speaks of nothing on the table: "Need a
// ruling:"; 0 if it begins otherwise.
func (d *describer) heads() int {
	if d.at > 0 && !endsSentence(d.words[d.at-1]) || d.word(0) == "dilemma" {
		return 0
	}
	for n := 1; n <= 6 && d.word(n) != "" && !endsSentence(d.words[d.at+n-1]); n++ {
		if d.word(n) == ":" {
			return n
		}
		if d.word(n) != "a" && d.isWhose(n) || d.isPlace(n) || d.isCardAt(n) {
			return 0
		}
	}
	return 0
}

// loseAll notes that it can't be read where those cards are that were named without a place.
func (d *describer) loseAll() {
	for i := range d.cards {
		d.cards[i].isLost = d.cards[i].isLost || d.cards[i].zone == "" && !d.cards[i].isOver
	}
}

// isOfTypes reports whether words name several types alone: "mane and friend".
func isOfTypes(words piece) bool {
	types := 0
	for _, word := range strings.Fields(strings.ReplaceAll(strings.ToLower(words.text), ",", " ")) {
		if _, isType := typesSaid[strings.TrimSuffix(word, "s")]; isType {
			types++
		} else if word != "and" && word != "a" && word != "one" && word != "or" {
			return false
		}
	}
	return types > 1
}

// isLost tells the whole of a sentence of which nothing can be read, where the grammar would tell only its beginning.
func (r *lineReader) isLost(part piece, marked Place, alone bool) bool {
	if len(wordsOf(part)) < 9 || placeInLetters.MatchString(part.text) || !speaksOfSelf.MatchString(part.text) &&
		!strings.ContainsAny(part.text, ".!?") {
		return false
	}
	grammar := r.tried()
	if grammar.part(part, marked, alone); len(grammar.faults) == 0 || grammar.shown() != r.shown() {
		return false
	}
	told := 0
	for _, f := range grammar.faults {
		told += f.To - f.From
	}
	if 2*told > len(part.text) {
		return false
	}
	r.fault(part, grammar.faults[0].Expected)
	return true
}
