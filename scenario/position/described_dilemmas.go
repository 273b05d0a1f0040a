package position

import (
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/rulesdb/spelling"
)

// Dilemmas that a description calls by their names, in whatever order it says so: "Blake's dilemma Nightmare
// Scenario", "Nightmare Scenario is Blake's dilemma", "a dilemma, Nightmare Scenario, of mine".

// dilemmaPlaces are the areas of the Dilemmas of which a line speaks, by the words with which it does so: each is read
// as one word.
type dilemmaPlaces map[piece]Area

// isDilemmaWord begins what stands for such words; no other word of a line begins so.
const isDilemmaWord = "\x00"

// dilemmasCalled finds the Dilemmas that are called by their names, before other things are read, and puts those on
// the table that aren't there. Of one of which nobody says whose it is it is told that it is taken for Avery's.
func (d *describer) dilemmasCalled() {
	d.dilemmasOfEach()
	defer d.theDilemma()
	for n := 0; n < len(d.words); n++ {
		ahead := *d
		ahead.at = n
		first, words, name, ok := ahead.dilemmaNamed()
		if !ok {
			continue
		}
		side, isSaid := d.whoseDilemma(n, first, words)
		if isAlone := words == len(wordsOf(name)); isAlone && !d.isDilemmaThere(n, words, name) {
			n += words - 1 // a card of a hand or pile
			continue
		}
		on := d.dilemmaOf(side, isSaid, name)
		if on == nil {
			continue
		}
		said := d.wordsBetween(n, words)
		if d.places == nil {
			d.places = dilemmaPlaces{}
		}
		d.places[said] = Area{Of: on.Controller, Kind: DilemmaArea, Dilemma: on}
		d.setWords(slices.Concat(d.words[:n], []piece{said}, d.words[n+words:]))
	}
}

// dilemmasOfEach has it said of each that it is a Dilemma, where that is said of both at once: "two Dilemmas: mine is X
// and his is Y".
func (d *describer) dilemmasOfEach() {
	for n := range d.words {
		if d.plain[n] != "dilemmas" {
			continue
		}
		head := n + 1
		for head < len(d.words) && slices.Contains([]string{"out", "in", "play", "are"}, d.plain[head]) {
			head++
		}
		if head >= len(d.words) || d.plain[head] != ":" {
			continue
		}
		from := n
		for from > 0 && slices.Contains([]string{"two", "2", "both", "the", "our"}, d.plain[from-1]) {
			from--
		}
		words, isList := slices.Clone(d.words[:from]), true
		for i := head + 1; i < len(d.words); i++ {
			w, whose := d.words[i], map[string]string{"mine": "my", "his": "his", "hers": "her",
				"theirs": "their"}[d.plain[i]]
			if whose == "" || !isList && !slices.Contains(beforeProblems, d.plain[i-1]) {
				words = append(words, w)
			} else {
				words = append(words, piece{whose, w.at}, piece{"dilemma" + strings.TrimLeft(w.text, letters), w.at})
			}
			isList = isList && !endsSentence(w)
		}
		d.setWords(words)
		return
	}
}

// letters are those of a word whose end may be a sign.
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

// theDilemma takes "the Dilemma" for the only one of which the line speaks, and "his Dilemma" for the only one of that
// player's.
func (d *describer) theDilemma() {
	for n := 0; n+1 < len(d.words); n++ {
		ahead := *d
		ahead.at = n
		side, words, isWhose := ahead.whoseSaid(0)
		if isThe := d.plain[n] == "the"; d.plain[min(n+1, len(d.plain)-1)] != "dilemma" || !isThe && (!isWhose ||
			words != 1) {
			continue
		}
		var of []Area
		for _, at := range d.places {
			if !isWhose || at.Of == side {
				of = append(of, at)
			}
		}
		if len(of) != 1 {
			continue
		}
		said := d.wordsBetween(n, 2)
		d.places[said] = of[0]
		d.setWords(slices.Concat(d.words[:n], []piece{said}, d.words[n+2:]))
	}
}

// whoseSaidOf is whose a Dilemma is by words that stand so many on, of so many words: "Blake's", "of mine", "(his)".
func (d *describer) whoseSaidOf(n int) (side Side, words int, ok bool) {
	if d.at+n < len(d.words) {
		if side, ok = sideInBrackets(d.words[d.at+n]); ok {
			return side, 1, true
		}
	}
	of := 0
	switch {
	case d.word(n) == "of", d.word(n) == "from":
		of = 1
	case d.word(n) == "controlled" && d.word(n+1) == "by":
		of = 2
	}
	side, words, ok = d.whoseSaid(n + of)
	return side, of + words, ok && of > 0
}

// dilemmaNamed reads words that name a Dilemma and say that it is one, or its whole name alone, with whose it is: of
// how many words that are, its name among them, and at which of them whose it is is said, or -1.
func (d *describer) dilemmaNamed() (whose, words int, name piece, ok bool) {
	n := 0
	if w := d.word(0); w == "the" || w == "a" || w == "an" {
		n++
	}
	whose = -1
	if _, of, isWhose := d.whoseSaid(n); isWhose && (d.isOwnerOf(n, of) || slices.Contains([]string{"opposing", "opp",
		"opponent"}, d.word(n+of-1))) {
		whose = n
		n += of
	}
	isHead := d.word(n) == "dilemma"
	if isHead {
		n++
		if _, of, isWhose := d.whoseSaidOf(n); isWhose && whose < 0 {
			whose = n
			n += of
		}
		for slices.Contains([]string{"is", ":", ",", "called", "named"}, d.word(n)) {
			n++
		}
	} else if n > 0 {
		return 0, 0, piece{}, false
	}
	long := d.dilemmaName(n)
	if long == 0 {
		return 0, 0, piece{}, false
	}
	ahead := *d
	ahead.at += n
	name = ahead.text(long)
	name.text = strings.TrimRight(name.text, ".,")
	n += long
	if endsSentence(d.words[d.at+n-1]) {
		return whose, n, name, true
	}
	if isHead && d.word(n) == "," && ahead.word(-1) == "," { // his dilemma, X, with Falcon
		n++
	}
	behind := n
	for slices.Contains([]string{",", "is", "as", "the", "a"}, d.word(behind)) {
		behind++
	}
	if inBrackets.MatchString(d.typed(behind)) { // (Blake's dilemma)
		inner := d.words[d.at+behind]
		rest := *d
		rest.setWords(wordsOf(inner.slice(1, len(inner.text)-1)))
		rest.at = 0
		if _, of, isWhose := rest.whoseSaid(0); isWhose && whose < 0 && len(rest.words) <= of+1 &&
			(rest.word(of) == "dilemma" || len(rest.words) == of) {
			return behind, behind + 1, name, true
		}
		return whose, n, name, true
	}
	_, of, isWhose := d.whoseSaid(behind)
	switch {
	case whose >= 0:
	case isWhose && d.word(behind+of) == "dilemma":
		whose, n = behind, behind+of+1
	case isWhose && d.word(behind-1) == "is" && d.isOwner(behind, of) && (d.at+behind+of >= len(d.words) ||
		endsSentence(d.words[d.at+behind+of-1])): // X is Blake's
		whose, n = behind, behind+of
	case isHead || behind == n:
		if _, of, isWhose = d.whoseSaidOf(behind); isWhose {
			whose, n = behind, behind+of
		}
	case d.word(behind) == "dilemma": // X, a dilemma of mine
		n = behind + 1
		if _, of, isWhose = d.whoseSaidOf(n); isWhose {
			whose, n = n, n+of
		}
	}
	return whose, n, name, true
}

// typed is the word so many on as it was typed; "" where none does.
func (d *describer) typed(n int) string {
	if d.at+n >= len(d.words) {
		return ""
	}
	return d.words[d.at+n].text
}

// dilemmaName is of how many words the name of the Dilemma is that stands so many words on; 0 if none does.
func (d *describer) dilemmaName(n int) int {
	ahead := *d
	ahead.at += n
	for long := min(longestName, len(d.words)-ahead.at); long > 0; long-- {
		text := ahead.text(long).text
		if isSign(ahead.words[ahead.at+long-1].text) || !d.r.cards.isWholeName(strings.TrimRight(text, ".,")) {
			continue
		}
		found := d.r.cards.Near(text, Place{Zone: InPlay, Area: Area{Kind: DilemmaArea}})
		if len(found) > 0 && found[0].Faces[0].HasTrait(card.TraitDilemma) &&
			spelling.Fold(found[0].Name()) == spelling.Fold(text) {
			return long
		}
	}
	return 0
}

// whoseDilemma is whose a Dilemma is that is named by so many words from the one at a place on, at the first of which
// that is said, if it is; else whose it is by the sentence: "Blake has the dilemma X".
func (d *describer) whoseDilemma(n, whose, words int) (side Side, isSaid bool) {
	ahead := *d
	if whose >= 0 {
		ahead.at = n + whose
		if inBrackets.MatchString(ahead.typed(0)) {
			inner := ahead.words[ahead.at]
			ahead.setWords(wordsOf(inner.slice(1, len(inner.text)-1)))
			ahead.at = 0
		}
		if side, _, ok := ahead.whoseSaid(0); ok {
			return side, true
		}
		side, _, isSaid = ahead.whoseSaidOf(0)
		return side, isSaid
	}
	ahead.at = n
	if by := words; ahead.word(by) == "is" { // X is in play under Blake's control
		for by < words+5 && ahead.word(by) != "under" && ahead.word(by) != "" {
			by++
		}
		side, of, ok := ahead.whoseSaid(by + 1)
		if ok && ahead.word(by) == "under" && ahead.word(by+1+of) == "control" {
			return side, true
		}
	}
	for at := n - 1; at >= 0 && at >= n-4 && !endsSentence(d.words[at]); at-- {
		ahead.at = at
		if slices.Contains(append(beforeProblems, "to", "in"), ahead.word(0)) {
			break
		}
		if side, of, ok := ahead.whoseSaid(0); ok && (ahead.isVerbOf(of) || strings.Contains(ahead.word(of-1), "'")) {
			return side, true
		}
	}
	return Avery, false
}

// dilemmaOf finds a Dilemma on the table, or puts it there as a player's.
func (d *describer) dilemmaOf(whose Side, isSaid bool, name piece) *Card {
	for _, side := range []Side{whose, whose.Other()} {
		if a, ok := d.r.problemNamed(piece{side.Letter() + " dilemma " + name.text, name.at}); ok &&
			(side == whose || !isSaid) {
			return a.Dilemma
		}
	}
	on := d.r.dilemma(whose, name)
	if on != nil && !isSaid {
		d.r.assume(name, "taken to be "+whose.String()+"’s Dilemma, as nobody’s is said; say whose")
	}
	return on
}

// isDilemmaThere reports whether a Dilemma that is named at a place by its name alone lies on the table: something is
// at it, or it was called a Dilemma before.
func (d *describer) isDilemmaThere(n, words int, name piece) bool {
	ahead := *d
	ahead.at = n
	behind := ""
	if !endsSentence(d.words[n+words-1]) {
		behind = ahead.word(words)
	}
	isHead := (n == 0 || endsSentence(d.words[n-1])) && behind == ":" || ahead.saysAt(words, "in play") ||
		ahead.saysAt(words, "is in play") || ahead.saysAt(words, "out") || ahead.saysAt(words, "on the table") ||
		ahead.saysAt(words, "is on the table") || ahead.saysAt(words, "is out") ||
		behind != "" && ahead.someAreAtIt(words)
	isAt := n > 0 && slices.Contains(beforeProblems, d.plain[n-1])
	for _, side := range []Side{Avery, Blake} {
		if _, ok := d.r.problemNamed(piece{side.Letter() + " dilemma " + name.text, name.at}); ok && behind != "in" {
			return true
		}
	}
	return isHead || isAt
}

// someAreAtIt reports whether it is said so many words on, in the same sentence, that cards are at what was named just
// before: "and I have Falcon at it".
func (d *describer) someAreAtIt(n int) bool {
	for ; d.at+n+1 < len(d.words) && !endsSentence(d.words[d.at+n]); n++ {
		if d.word(n) == "at" && d.word(n+1) == "it" {
			return true
		}
	}
	return false
}

// dilemmaAt is the area of the Dilemma that so many words on is spoken of.
func (d *describer) dilemmaAt(n int) (Area, bool) {
	if d.at+n < 0 || d.at+n >= len(d.words) || !strings.HasPrefix(d.word(n), isDilemmaWord) {
		return Area{}, false
	}
	at, ok := d.places[d.words[d.at+n]]
	return at, ok
}

// dilemma reads that a Dilemma is in play, and who is at it: "their dilemma Nightmare Scenario with Falcon".
func (d *describer) dilemma() bool {
	at, ok := d.dilemmaAt(0)
	if !ok || slices.Contains([]string{"at", "on", "to", "@", "in"}, d.word(-1)) {
		return false
	}
	d.speakOf([]Area{at}, false)
	d.goOn(1)
	if endsSentence(d.words[d.at-1]) {
		return true
	}
	for _, in := range []string{"is in play", "in play", "is on the table", "on the table", "is out", "out",
		"is there"} {
		if d.takes(in) {
			break
		}
	}
	if d.word(0) == "under" {
		if _, of, isWhose := d.whoseSaid(1); isWhose && d.word(1+of) == "control" {
			d.goOn(2 + of)
		}
	}
	if d.dilemmaHas(at.Dilemma) {
		return true
	}
	d.takes(",")
	if d.word(0) == ":" || d.word(0) == "with" || d.word(0) == "has" {
		d.goOn(1)
		d.heading, d.zone = []Area{at}, InPlay
		d.where = &at
	}
	return true
}

// dilemmaHas reads which counters a Dilemma has: "with 2 tip counters".
func (d *describer) dilemmaHas(c *Card) bool {
	if d.word(0) != "with" && d.word(0) != "has" {
		return false
	}
	words := 2
	for words < 6 && !strings.HasPrefix(d.word(words), "counter") {
		words++
	}
	number, isNumber := d.number(1)
	if !isNumber || words == 6 {
		return false
	}
	said := d.wordsBetween(d.at+2, words-1)
	mark := piece{strconv.Itoa(number) + " " + counterSaid(strings.TrimRight(said.text, ".,")), said.at}
	if !d.isMark(mark) {
		return false
	}
	d.r.marks(c, []piece{mark}, card.ProblemType)
	d.goOn(1 + words)
	return true
}
