package position

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/rulesdb/spelling"
)

// What a description says that cards are like: their marks and counters.

// markSaid reads a mark of the card that was named last.
func (d *describer) markSaid() bool {
	last := len(d.cards) - 1
	if last < 0 {
		return false
	}
	if d.sideShown(last) {
		return true
	}
	if _, long := d.markAt(0); long > 0 && d.word(long) == "out" { // he's tapped out
		d.unreadSentence(func() bool { return d.word(0) == "," })
		return true
	}
	if _, long := d.markAt(0); long > 0 && (d.isBehindUnread() || d.isBehindWhose()) && !d.isCardAt(long) {
		for range long { // of whom isn't known
			d.unreadOne()
		}
		d.stop()
		return true
	}
	if d.word(0) == "down" && (d.cardEnd == d.at || d.placeEnd == d.at) && d.isTroublemaker(last) {
		// Timberwolf down at my problem
		d.cards[last].marks = append(d.cards[last].marks, piece{"down", d.words[d.at].at})
		d.goOn(1)
		return true
	}
	if d.word(0) == "up" && d.cardEnd == d.at && d.isTroublemaker(last) && (d.isOver(1) || d.isAtPlace(1) ||
		d.word(1) == "there" || d.word(1) == "here") { // Timberwolf up at my problem
		d.cards[last].isUncovered = true
		d.goOn(1)
		return true
	}
	if c := &d.cards[last]; (c.zone == Discard || c.zone == "" && d.zone == Discard) && d.cardEnd == d.at &&
		d.takes("on top") {
		return true
	}
	if d.zone == Deck && d.cardEnd == d.at && d.isUnderLast() && d.takes("on top", "is on top", "at the top",
		"on the top") { // 5 cards with Jetstream on top
		c := d.cards[last]
		d.cards, d.onDeck = d.cards[:last], last
		d.putOnTop(c)
		return true
	}
	if c := &d.cards[last]; d.cardEnd == d.at && (c.zone == ProblemDeck || c.zone == "" && d.zone == ProblemDeck) &&
		d.takes("on top", "is on top", "at the top", "on the top", "first", "next") {
		return true
	}
	if d.cardEnd == d.at && d.zone != InPlay && d.zone != "" && d.cards[last].name.text != Unknown &&
		d.takes("in it") { // his discard pile has Yay! in it
		return true
	}
	isFirst := last == 0 || d.cards[last-1].zone != Deck || !slices.Contains(d.cards[last-1].sides, d.whose)
	if d.zone == Deck && isFirst && d.cardEnd == d.at &&
		d.takes("on top", "is on top", "at the top", "on the top", "first") { // where the first of a deck lies
		d.takes(", then", "then", "and then")
		d.onTop = true
		return true
	}
	if copies := copiesSaid.FindStringSubmatch(d.word(0)); copies != nil { // Red Gala x2
		d.cards[last].count, _ = piece{copies[1], 0}.number()
		d.goOn(1)
		d.subtitleBehind(&d.cards[last])
		return true
	}
	if n, ok := d.number(0); ok && n > 0 { // two +1 power counters
		words := 1
		if d.word(words) == "+1" {
			words++
		}
		isPower := words == 2
		if d.word(words) == "power" {
			words, isPower = words+1, true
		}
		if isPower && strings.HasPrefix(d.word(words), "counter") {
			d.cards[last].marks = append(d.cards[last].marks, piece{"+" + strconv.Itoa(n), d.words[d.at].at})
			d.goOn(words + 1)
			return true
		}
	}
	if n, ok := d.number(0); ok && n > 0 && strings.HasPrefix(d.word(1), "counter") && (d.word(2) == "+1" ||
		d.word(2) == "of" && d.word(3) == "+1") { // two counters +1
		words := 3 + strings.Count(d.word(2), "of")
		d.cards[last].marks = append(d.cards[last].marks, piece{"+" + strconv.Itoa(n), d.words[d.at].at})
		d.goOn(words)
		return true
	}
	if plus, is := strings.CutPrefix(d.word(0), "+"); is && strings.HasPrefix(d.word(1), "counter") { // +2 counters
		if n, ok := (piece{plus, 0}).number(); ok && n > 0 {
			d.cards[last].marks = append(d.cards[last].marks, piece{"+" + plus, d.words[d.at].at})
			d.goOn(2)
			return true
		}
	}
	_, isFacts := d.r.cards.factsOf(d.cards[last].name.text)
	if isFacts && d.powerOfFacts() {
		return true
	}
	isFacts = isFacts || d.r.cards.tokenNamed(d.cards[last].name.text) != nil
	if w := d.word(0); isFacts && (w == "token" || w == "tokens") {
		d.cards[last].marks = append(d.cards[last].marks, piece{"token", d.words[d.at].at})
		d.goOn(1)
		d.cardEnd = d.at // a Critter token of mine
		return true
	}
	of := 0
	if face := d.r.cards.faceOf(d.cards[last].name.text); d.word(0) == "both" && d.word(1) == "home" && face != nil &&
		face.Type == card.ManeCharacter && d.isOver(2) { // where Mane Characters are unless anything else is said
		d.goOn(2)
		return true
	}
	if slices.Contains([]string{"both", "all", "each"}, d.word(0)) {
		of = 1
	}
	if inBrackets.MatchString(d.word(of)) && d.marksInBrackets(of) {
		return true
	}
	if d.counters() {
		return true
	}
	mark, words := d.markAt(of)
	if words == 0 || len(d.cards[last].attached) > 0 && !mark.is("frightened") && !mark.is("boosted") &&
		!d.isOfHost() {
		return false
	}
	if of == 0 && d.isOfNext(words) {
		return false
	}
	first := last
	isOfThem := d.word(-1) == "are" || d.word(-1) == "and" && d.cardEnd > 0 && d.placeEnd == d.at-1 &&
		slices.Contains(d.plain[min(d.cardEnd, d.at):d.at], "are") // are at my problem and exhausted
	if of == 0 && isOfThem && d.cards[last].count == 1 { // Red Gala and Falcon are exhausted
		for first > 0 && d.isNamedTogether(first) {
			first--
		}
	}
	for of == 1 && first > 0 && (!d.cards[first-1].isOver || d.word(0) == "both" && d.areBoth(first)) &&
		d.cards[last].count == 1 {
		if first--; d.word(0) == "both" {
			break
		}
	}
	for i := first; i <= last; i++ {
		d.cards[i].marks = append(d.cards[i].marks, mark)
	}
	d.goOn(of + words)
	return true
}

// isOfHost reports whether what is said next is of the card that has something attached, and not of that: "Sugar Twist
// wears a hat and is exhausted".
func (d *describer) isOfHost() bool {
	host := strings.Fields(spelling.Fold(d.cards[len(d.cards)-1].name.text))
	if d.cardEnd == d.at && fitWithin([]string{spelling.Fold(d.word(-1))}, host) { // Gyro exhausted
		return true
	}
	if d.word(-1) == "," && (d.word(-2) == "attached" || d.isAtPlace(1) || d.word(1) == "," && d.isAtPlace(2)) {
		return true // with a Hard Hat, exhausted at home
	}
	n := -2
	if slices.Contains([]string{"she", "he", "who", "which", "that"}, d.word(n)) {
		return d.word(-1) == "is"
	}
	return d.word(-1) == "is" && d.word(n) == "and"
}

// isBehindUnread reports whether the word before the next one, in its clause, was left unread.
func (d *describer) isBehindUnread() bool {
	n := -1
	for slices.Contains([]string{"of", "them", "which", "is", "are"}, d.word(n)) && d.cardEnd < d.at+n {
		n--
	}
	if d.at+n < 0 || !d.isUnread(d.at+n) || d.word(n) == "been" {
		return false
	}
	before := d.words[d.at+n]
	return !isSign(before.text) && !inBrackets.MatchString(before.text) && !endsSentence(before)
}

// isBehindWhose reports whether it is said right before the next word whose something is, and nobody does anything.
func (d *describer) isBehindWhose() bool {
	side, words, ok := d.whoseSaid(-2)
	if ok && words == 1 && (d.word(-1) == "is" || d.word(-1) == "'s") && side.isName(d.word(-2)) {
		return true // Blake is exhausted: who?
	}
	if d.word(-2) == "of" && d.cardEnd == d.at-2 || // a Timberwolf of mine face-down
		d.cardEnd > 0 && d.cardEnd == d.at-1 && slices.Contains([]string{"mine", "hers", "theirs"}, d.word(-1)) ||
		d.cardEnd > 0 && d.cardEnd == d.at-1 && d.word(-1) == "his" && !d.isCardAt(1) { // Rarity hers boosted
		return false
	}
	_, words, ok = d.whoseSaid(-1)
	return ok && words == 1 && !d.isDoing(-1) && d.isOwner(-1, 1)
}

// isTroublemaker reports whether a card is one, by its name or by what is said of it.
func (d *describer) isTroublemaker(i int) bool {
	facts, isFacts := d.r.cards.factsOf(d.cards[i].name.text)
	face := d.r.cards.faceOf(d.cards[i].name.text)
	return isFacts && facts.Type == card.Troublemaker || !isFacts && face != nil && face.Type == card.Troublemaker
}

// isNamedTogether reports whether a card and the one before it were named by one "and", with nothing said between.
func (d *describer) isNamedTogether(i int) bool {
	one, next := d.cards[i-1].name, d.cards[i].name
	if d.cards[i-1].isOver || one.at+len(one.text) > next.at || next.at > len(d.line()) {
		return false
	}
	between := strings.ToLower(strings.ReplaceAll(d.line()[one.at+len(one.text):next.at], ",", " "))
	return !slices.ContainsFunc(strings.Fields(between), func(word string) bool {
		return !isOfSort([]piece{{word, 0}}, 0, "W") &&
			!slices.Contains([]string{"and", "&", "a", "an", "the", "my", "his", "her", "their", "token",
				"tokens"}, word)
	})
}

// sideShown reads which side of a Mane Character is up: "on her boosted side".
func (d *describer) sideShown(last int) bool {
	n := 0
	if slices.Contains([]string{"on", "with", "showing", "to", "shows"}, d.word(n)) {
		n++
	}
	if slices.Contains([]string{"its", "it's", "his", "her", "their", "the"}, d.word(n)) {
		n++
	}
	mark := d.word(n)
	if mark == "starting" || mark == "unboosted" {
		mark = "start"
	}
	face := d.r.cards.faceOf(d.cards[last].name.text)
	if mark == "start" && n == 0 && d.cardEnd == d.at && d.isOver(1) &&
		face != nil && face.Type == card.ManeCharacter { // AJ start
		d.cards[last].marks = append(d.cards[last].marks, d.words[d.at])
		d.goOn(1)
		return true
	}
	if mark != "boosted" && mark != "start" || d.word(n+1) != "side" {
		return false
	}
	d.cards[last].marks = append(d.cards[last].marks, piece{mark, d.words[d.at+n].at})
	d.goOn(n + 2)
	d.takes("up", "face up", "face-up", "showing")
	return true
}

var copiesSaid = regexp.MustCompile(`^[x×](\d{1,2})$`)

// isOfNext reports whether a mark of so many words is of the card that is named behind it: "an
// exhausted Red Gala".
func (d *describer) isOfNext(words int) bool {
	if d.isDoing(-1) { // I exhausted Pinkie
		return d.isCardAt(words) || d.isWhose(words)
	}
	switch d.word(-1) {
	case "a", "an", "the", "my", "his", "her", "their", "another":
		return true
	case ",", "and", "with", "me", "him", "opp", "opponent", "mane":
		return d.isCardAt(words)
	case "have", "has", "control", "controls", "got":
		return d.isWhose(-2) && d.isCardAt(words) // I have boosted Rarity there
	}
	_, long, isWhose := d.whoseSaid(-1)
	return (strings.HasSuffix(d.word(-1), "'ve") || isWhose && long == 1 && strings.HasSuffix(d.word(-1), "'s") &&
		d.cardEnd < d.at-1) && d.isCardAt(words) // Avery's face-down Troublemaker
}

// powerNow is the power that a card has, and not what is put on it, power counters: of the words behind it those alone
// begin with a "c".
var powerNow = regexp.MustCompile(`(?i)^\d+ (?:total |base |printed )?power(?: [^c].*|\?)?$`)

var inBrackets = regexp.MustCompile(`^(\(.*\)|\[.*\])$`)

// counters reads counters on the card that was named last: "2 +1 power counters", "a tip counter".
func (d *describer) counters() bool {
	for n := 2; n <= 5; n++ {
		last := d.word(n - 1)
		if last == "" || last == "," {
			return false
		}
		if last != "counter" && last != "counters" {
			continue
		}
		number, ok := d.number(0)
		if plus := strings.TrimPrefix(d.word(0), "+"); !ok && plus != d.word(0) {
			number, ok = piece{plus, 0}.number()
		}
		if !ok || number < 1 || n == 2 || namesNoCounters(d.word(1)) || d.isNoCounterName(1, n-1) {
			return false
		}
		c := &d.cards[len(d.cards)-1]
		c.marks = append(c.marks, piece{strconv.Itoa(number) + " " + d.line()[d.words[d.at+1].at:d.words[d.at+n-1].at] +
			last, d.words[d.at].at})
		d.goOn(n)
		return true
	}
	return false
}

// isNoCounterName reports whether the words from one to before another are no name of counters: a sign is among them,
// or a card that is a token.
func (d *describer) isNoCounterName(from, to int) bool {
	for n := from; n < to; n++ {
		if isSign(d.word(n)) || slices.Contains([]string{"token", "tokens", "without", "no", "of", "and",
			"more", "fewer", "less"}, d.word(n)) {
			return true
		}
	}
	return false
}

// marksInBrackets reads marks of the card that was named last: "(exhausted, +2)".
func (d *describer) marksInBrackets(n int) bool {
	text := d.words[d.at+n]
	if d.someInBrackets(n) {
		return true
	}
	marks := text.slice(1, strings.IndexAny(text.text, ")]")).split(",")
	if slices.ContainsFunc(marks, func(mark piece) bool { return !d.isMark(mark) }) {
		return false
	}
	last := &d.cards[len(d.cards)-1]
	for _, mark := range marks {
		if side, ok := mark.side(); ok { // (Blake's, face-down)
			last.sides, last.spoken = []Side{side}, true
		} else {
			last.marks = append(last.marks, mark)
		}
	}
	d.goOn(n + 1)
	return true
}

// someInBrackets reads a mark of some of the copies that were named last: "2 Red Galas (1 exhausted)".
func (d *describer) someInBrackets(at int) bool {
	text, last := d.words[d.at+at], len(d.cards)-1
	number, said := text.slice(1, strings.IndexAny(text.text, ")]")).word()
	n, ok := number.number()
	mark := d.r.cards.meant(strings.ToLower(said.text))
	if !ok || n < 1 || n > d.cards[last].count || !slices.Contains(marksSaid, mark) {
		return false
	}
	some := d.cards[last]
	some.count, some.marks = n, append(slices.Clone(some.marks), piece{mark, said.at})
	if d.cards[last].count -= n; d.cards[last].count == 0 {
		d.cards = d.cards[:last]
	}
	d.cards = append(d.cards, some)
	d.goOn(at + 1)
	return true
}

func (d *describer) markAt(n int) (mark piece, words int) {
	if words := d.isNotYet(n); words > 0 {
		return piece{"start side", d.words[d.at+n].at}, words
	}
	for _, said := range append([]string{"start side", "cutie marked"}, marksSaid...) {
		long := len(strings.Fields(said))
		text := d.word(n)
		if long == 2 {
			text += " " + d.word(n+1)
		}
		if text == said {
			return piece{strings.Replace(said, "marked", "mark", 1), d.words[d.at+n].at}, long
		}
	}
	return piece{}, 0
}

// wordsOfMark is of how many words the mark is that stands so many words on; 0 if none does.
func (d *describer) wordsOfMark(n int) int {
	_, words := d.markAt(n)
	return words
}

// isNotYet is of how many words it is that a card is not boosted, or on its start side; 0 if it isn't said so many
// words on.
func (d *describer) isNotYet(n int) int {
	switch {
	case d.word(n) == "unflipped", d.word(n) == "unboosted":
		return 1
	case d.word(n) == "front" && d.word(n+1) == "side":
		return 2
	}
	words := 0
	for slices.Contains([]string{"not", "yet", "isn't", "hasn't", "still"}, d.word(n+words)) ||
		words > 0 && d.word(n+words) == "been" {
		words++
	}
	if words == 0 || !slices.Contains([]string{"boosted", "exhausted", "frightened"}, d.word(n+words)) {
		return 0
	}
	if words++; d.word(n+words) == "yet" {
		words++
	}
	return words
}

// isCardAt reports whether a card is named so many words on.
func (d *describer) isCardAt(n int) bool {
	ahead := *d
	ahead.at += n
	if _, isDilemma := d.dilemmaAt(n); isDilemma {
		return false
	}
	return ahead.at < len(d.words) && (ahead.wholeName() > 0 || ahead.mayBeCard(1))
}

// powerOfFacts reads the power of the card that was named last by its facts: "a Friend with power 3".
func (d *describer) powerOfFacts() bool {
	c := &d.cards[len(d.cards)-1]
	n := 0
	if w := d.word(0); w == "with" || w == "of" {
		n = 1
	}
	said, ok := d.number(n + 1)
	if slices.Contains([]string{"total", "in", "together"}, d.word(n+2)) && c.count > 1 {
		return false // of all
	}
	if d.word(n) != "power" {
		said, ok = d.number(n)
		ok = ok && d.word(n+1) == "power" && !strings.HasPrefix(d.word(n+2), "counter")
	}
	facts, _ := d.r.cards.factsOf(c.name.text)
	withPower, isFacts := d.r.cards.factsOf(c.name.text + " " + strconv.Itoa(said))
	if !ok || !isFacts || facts.Power != 1 || withPower.Power != said {
		return false
	}
	c.name.text += " " + strconv.Itoa(said)
	d.goOn(n + 2)
	return true
}
