package position

import (
	"slices"
	"strings"
	"unicode"
)

// Problems that a description calls by their names, with whose they are behind: "Bunny Breakout, which is hers, has …".

// namesEndInSigns takes the sign off a name that ends with one, where the sentence goes on: "Special Delivery! which
// is hers".
func (d *describer) namesEndInSigns() {
	changed := false
	for i := range len(d.words) - 1 {
		name := strings.TrimRight(d.words[i].text, "!?")
		first := []rune(d.words[i+1].text)[0]
		if name == d.words[i].text || name == "" || !unicode.IsLower(first) && d.words[i+1].text != "," &&
			first != '(' {
			continue
		}
		for n := 1; n <= min(longestName, i+1); n++ {
			ahead := *d
			ahead.at = i + 1 - n
			if d.r.cards.isWholeName(ahead.text(n).text) && !slices.Contains([]string{"yay"}, strings.ToLower(name)) {
				d.words[i].text, changed = name, true
				break
			}
		}
	}
	if changed {
		d.setWords(d.words)
	}
}

// problemsNamedSmall takes "problem's" for "problem is" before the name of a Problem in small letters: "my problem's
// cloudbursting".
func (d *describer) problemsNamedSmall() {
	for i := 0; i+1 < len(d.words); i++ {
		ahead := *d
		ahead.at = i + 1
		if d.plain[i] != problemIs || ahead.problemName() == 0 {
			continue
		}
		is := piece{"is", d.words[i].at + len("problem")}
		d.setWords(slices.Concat(d.words[:i], []piece{d.words[i].slice(0, len("problem")), is}, d.words[i+1:]))
	}
}

// problemIs is short for "problem is", and no slip of "problems".
const problemIs = "problem's"

// problemsOwned puts whose a Problem is before its name, and that it is one, where that is said behind: "at Bunny
// Breakout, which is hers" is "at her Bunny Breakout", and "Bunny Breakout, hers, has X" is "her problem: Bunny
// Breakout, X".
func (d *describer) problemsOwned() {
	for n := 0; n < len(d.words); n++ {
		isAt := slices.Contains(beforeProblems, d.plain[n])
		isHead := n == 0 || endsSentence(d.words[n-1])
		ahead := *d
		if ahead.at = n; isAt {
			ahead.at++
		}
		if !isAt && !isHead {
			continue
		}
		words := ahead.problemName()
		if of, long, ok := ahead.whoseSaid(words + 1); ok && words > 0 && isHead && ahead.word(words) == "is" &&
			ahead.isOwner(words+1, long) && ahead.isOver(words+1+long) { // Bunny Breakout is hers
			said := d.words[ahead.at+words+long]
			sign := said.text[len(strings.TrimRight(said.text, ".!?")):]
			problem := []piece{{of.String() + "'s", said.at}, {"problem" + sign, said.at}}
			d.setWords(slices.Concat(d.words[:ahead.at+words+1], problem, d.words[ahead.at+words+1+long:]))
			continue
		}
		side, owner := ahead.ownerBehind(words)
		if words == 0 || owner == 0 {
			continue
		}
		name := slices.Clone(d.words[ahead.at : ahead.at+words])
		rest := d.words[ahead.at+words+owner:]
		next := ahead.word(words + owner)
		switch {
		case isAt:
			whose := piece{side.String() + "'s", name[0].at}
			d.setWords(slices.Concat(d.words[:n+1], []piece{whose}, name, rest))
		case next == "has" || next == "have" || next == "with" || next == ":":
			at := rest[0].at // behind the name, so that they aren't taken for a part of it
			head := []piece{{side.String() + "'s", at}, {"problem", at}, {":", at}}
			d.setWords(slices.Concat(d.words[:n], head, name, []piece{{",", at}}, rest[1:]))
		}
	}
}

// problemsBetweenCommas puts a Problem into brackets that is named between commas behind whose it is, at the head of
// what is there: "at my problem, Cloudbursting, I have Falcon".
func (d *describer) problemsBetweenCommas() {
	for n := 2; n+2 < len(d.words); n++ {
		ahead := *d
		ahead.at = n + 2
		if d.plain[n] != "problem" || d.plain[n+1] != "," || !slices.Contains(beforeProblems, d.plain[n-2]) {
			continue
		}
		words := ahead.problemName()
		if _, _, isWhose := ahead.whoseSaid(words + 1); words == 0 || ahead.word(words) != "," ||
			!isWhose && !ahead.isVerbOf(words+1) && ahead.word(words+1) != "there" {
			continue
		}
		name := ahead.text(words)
		brackets := piece{"(" + name.text + ")", name.at - 1}
		d.setWords(slices.Concat(d.words[:n+1], []piece{brackets}, d.words[n+3+words:]))
	}
}

// ownerBehind is whose the Problem is whose name of so many words stands next, and by how many words behind it that is
// said: ", which is hers,", "(hers)"; 0 if it isn't.
func (d *describer) ownerBehind(words int) (side Side, owner int) {
	n := words
	if words == 0 || d.at+n >= len(d.words) || endsSentence(d.words[d.at+n-1]) {
		return side, 0
	}
	if of, is := sideInBrackets(d.words[d.at+n]); is {
		return of, 1
	}
	if of, is := d.problemInBrackets(n); is {
		return of, 1
	}
	isComma := d.word(n) == ","
	if isComma {
		n++
	}
	which := n
	if d.word(n) == "which" || d.word(n) == "that" {
		n++
	}
	if d.word(n) == "is" || d.word(n) == "'s" || d.word(n) == "that's" {
		n++
	}
	side, long, ok := d.whoseSaid(n)
	if !ok || which == n && !isComma || endsSentence(d.words[d.at+n-1]) {
		return side, 0
	}
	n += long
	switch {
	case d.word(n) == "problem":
		n++
	case !d.isOwner(n-long, long):
		return side, 0
	}
	if which == n-long && d.word(n) != "," { // Bunny Breakout, his Falcon
		return side, 0
	}
	if d.word(n) == "," && !endsSentence(d.words[d.at+n-1]) {
		n++
	}
	return side, n - words
}

// problemInBrackets is whose Problem it is by the brackets so many words on: "Runaway Cart (her problem)".
func (d *describer) problemInBrackets(n int) (side Side, ok bool) {
	whose, isProblem := strings.CutSuffix(strings.Trim(strings.ToLower(d.words[d.at+n].text), "()[]"), " problem")
	if !isProblem || !inBrackets.MatchString(d.words[d.at+n].text) {
		return side, false
	}
	ahead := describer{r: d.r, subject: d.subject, byName: d.byName}
	ahead.setWords(wordsOf(piece{whose, 0}))
	side, words, ok := ahead.whoseSaid(0)
	return side, ok && words == len(ahead.words)
}
