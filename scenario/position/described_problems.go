package position

import (
	"slices"
	"strings"

	"canterlaw/rulesdb/spelling"
)

// Problems that a description calls by their names.

// headedByProblem puts the words of a place for a Problem that is called by its name, with whose it is:
// "at Bunny Stampede (mine): X" is "at my problem: Bunny Stampede, X". It reports whether a Problem is
// called by its name.
func (d *describer) headedByProblem(n int) bool {
	ahead := *d
	ahead.at += n
	words := ahead.problemName()
	end := d.at + n + words
	if words == 0 || end+1 >= len(d.words) || d.plain[end+1] != ":" {
		return words > 0
	}
	side, ok := sideInBrackets(d.words[end])
	if !ok {
		return true
	}
	at := d.words[d.at+n].at
	head := []piece{{side.String() + "'s", at}, {"problem", at}, d.words[end+1]}
	named := append(slices.Clone(d.words[d.at+n:end]), piece{",", d.words[end+1].at})
	d.setWords(slices.Concat(d.words[:d.at+n], head, named, d.words[end+2:]))
	return true
}

// problemName is of how many words the name of the Problem is that stands next; 0 if none does.
func (d *describer) problemName() int {
	for n := min(longestName, len(d.words)-d.at); n > 0; n-- {
		text := d.text(n).text
		if isSign(d.words[d.at+n-1].text) || !d.r.cards.isWholeName(text) {
			continue
		}
		if found := d.r.cards.Near(text, Place{Zone: ProblemDeck}); len(found) > 0 &&
			slices.Contains([]string{spelling.Fold(found[0].Name())}, spelling.Fold(text)) {
			return n
		}
	}
	return 0
}

// problemCalled reads the place of a Problem on the table by its name, so many words on.
func (d *describer) problemCalled(n int) (at describedPlace, ok bool) {
	if d.at+n >= len(d.words) || isSign(d.words[d.at+n].text) {
		return at, false
	}
	ahead := *d
	ahead.at += n
	words := ahead.problemName()
	if words == 0 {
		return at, false
	}
	name := spelling.Fold(ahead.text(words).text)
	for _, c := range d.cards {
		if spelling.Fold(c.name.text) == name && c.zone == InPlay && len(c.areas) == 1 {
			return areasSaid(words, c.areas[0].Of, c.areas...), true
		}
	}
	for side := range d.r.position.Players {
		if p := d.r.position.Players[side].Problem; p != nil && spelling.Fold(p.Name) == name {
			return areasSaid(words, Side(side), Area{Of: Side(side), Kind: Problem}), true
		}
	}
	return at, false
}

// beforeProblems are words behind which the name of a Problem says where something is.
var beforeProblems = []string{"at", "@", "on", "confront", "confronts", "confronting", "confronted"}

// problemsCalled finds the Problems at which something is said to be by their names, before that is read:
// "at my Cloudbursting", "at Cloudbursting (mine)", "Cloudbursting: …". Of one of which nobody says whose it
// is it is told that it is taken for Avery's, as whoever describes a table begins with theirs, or for Blake's
// where Avery has another.
func (d *describer) problemsCalled() {
	for n := 0; n < len(d.words); n++ {
		ahead := *d
		ahead.at = n
		if ahead.word(0) == "problems" && ahead.word(1) == "are" && ahead.startsWithProblem(2) {
			// the Problems are X (mine) and Y (his)
			d.words[n+1].text = ":"
			if n > 0 && d.plain[n-1] == "the" { // else both Problems are meant, at which something is
				d.words = slices.Delete(slices.Clone(d.words), n-1, n)
			}
			d.setWords(d.words)
		}
		isHead := n == 0 || endsSentence(d.words[n-1])
		if d.plain[n] == "problem" {
			d.problemsNamed(n)
		}
		isAt := slices.Contains(beforeProblems, d.plain[n])
		if !isAt && !isHead {
			continue
		}
		ahead = *d
		if ahead.at = n; isAt {
			ahead.at++
		}
		if the := 0; isAt { // at the problem X
			if ahead.word(0) == "the" {
				the = 1
			}
			named := ahead
			if named.at += the + 1; ahead.word(the) == "problem" && named.problemName() > 0 {
				d.setWords(slices.Delete(slices.Clone(d.words), n+1, n+2+the))
				ahead.words, ahead.plain = d.words, d.plain
			}
		}
		whose, of, isWhose := ahead.whoseSaid(0)
		if !isAt || !isWhose {
			whose, of, isWhose = Avery, 0, false
		}
		ahead.at += of
		words := ahead.problemName()
		if words == 0 {
			continue
		}
		name, end := ahead.text(words), ahead.at+words
		name.text = strings.TrimSuffix(name.text, ".")
		if end < len(d.words) && !isWhose && (isAt || end+1 < len(d.words) && d.plain[end+1] == ":") {
			if side, is := sideInBrackets(d.words[end]); is {
				whose, isWhose = side, true
				d.setWords(slices.Delete(slices.Clone(d.words), end, end+1))
			}
		}
		isHeading := end < len(d.words) && d.plain[end] == ":"
		if !isAt && !isHeading {
			continue
		}
		if side, isSaid, byIt := d.whoseProblemIs(name); isSaid && !isWhose && isAt {
			if byIt {
				d.problemOf(side, true, name)
			}
			said := d.words[end-1].text
			sign := said[len(strings.TrimRight(said, ".!?")):]
			at := []piece{{side.String() + "'s", name.at}, {"problem" + sign, name.at}}
			d.setWords(slices.Concat(d.words[:n+1], at, d.words[end:]))
			continue
		}
		if of > 0 {
			d.setWords(slices.Delete(slices.Clone(d.words), n+1, n+1+of))
		}
		if side, isThere := d.problemOf(whose, isWhose, name); isThere && !isAt {
			head := []piece{{side.String() + "'s", name.at}, {"problem", name.at}}
			d.setWords(slices.Concat(d.words[:n], head, d.words[n+words:]))
		}
	}
}

// problemsNamed puts the name of a Problem behind the word into brackets, where a list begins: "Problem
// Cloudbursting: X" is "problem (Cloudbursting): X".
func (d *describer) problemsNamed(n int) {
	ahead := *d
	if ahead.at = n + 1; ahead.isDash(0) { // my problem - Cloudbursting: X
		ahead.at++
	}
	words := ahead.problemName()
	if words == 0 || ahead.word(words) != ":" || inBrackets.MatchString(d.words[n+1].text) {
		return
	}
	name := ahead.text(words)
	name = piece{"(" + strings.Trim(name.text, quotes) + ")", name.at - 1}
	d.setWords(slices.Concat(d.words[:n+1], []piece{name}, d.words[ahead.at+words:]))
}

// problemOf puts a Problem on the table that is called by its name, if it isn't there and the line says no
// more of it. It gives whose it is.
func (d *describer) problemOf(whose Side, isSaid bool, name piece) (of Side, isThere bool) {
	called := spelling.Fold(name.text)
	for side := range d.r.position.Players {
		if p := d.r.position.Players[side].Problem; p != nil && spelling.Fold(p.Name) == called {
			return Side(side), true
		}
	}
	if !isSaid && d.saysMoreOf(called) {
		return whose, false
	}
	if !isSaid && (d.r.position.Players[whose].Problem != nil || d.saysProblemOf(whose)) {
		whose = whose.Other()
	}
	if d.r.position.Players[whose].Problem != nil {
		return whose, false
	}
	found := d.r.cards.Near(name.text, Place{Zone: ProblemDeck})[0]
	c := &Card{Name: d.r.cards.FileName(found), Count: 1, Owner: whose, Controller: whose, Zone: InPlay,
		Area: Area{Of: whose, Kind: Problem}}
	d.r.position.Players[whose].Problem, d.r.problem[whose] = c, true
	if !isSaid {
		d.r.assume(name, "taken to be "+whose.String()+"’s Problem, as nobody’s is said; say whose")
	}
	return whose, true
}

// whoseProblemIs is whose a Problem is that is called by its name, as another sentence says: "X is Avery's Problem",
// "my problem is X"; and whether by "it" alone.
func (d *describer) whoseProblemIs(name piece) (whose Side, isSaid, byIt bool) {
	called := spelling.Fold(name.text)
	for n := range d.words {
		ahead := *d
		ahead.at = n
		words := ahead.problemName()
		if words == 0 || spelling.Fold(strings.TrimRight(ahead.text(words).text, ".")) != called {
			continue
		}
		if side, of, ok := ahead.whoseSaid(words + 1); ok && ahead.word(words) == "is" &&
			ahead.word(words+1+of) == "problem" {
			return side, true, false
		}
		if side, of, ok := ahead.whoseSaid(-3); ok && of == 1 && ahead.word(-2) == "problem" &&
			ahead.word(-1) == "is" {
			return side, true, false
		}
		begin := ahead.sentenceBegin()
		if side, of, ok := ahead.whoseSaid(-2); ok && of == 1 && ahead.isOwner(-2, 1) && ahead.word(-1) == "is" &&
			n > begin && slices.Contains(d.plain[begin:n], "problem") { // my problem is X, his is Y
			return side, true, false
		}
		if ahead.saysAt(words, "this turn") {
			words += 2
		}
		it := words
		if ahead.word(it) == "it" {
			it++
		}
		side, of, ok := ahead.whoseSaid(it + 1)
		if isIt := ahead.word(it) == "it's" || it > words && ahead.word(it) == "is"; ok && isIt &&
			ahead.word(it+1+of) == "problem" && endsSentence(d.words[n+words-1]) { // I confronted X. It's his Problem
			return side, true, true
		}
	}
	return 0, false, false
}

// saysProblemOf reports whether the line says by name which Problem a player has: "my problem is Bunny Stampede".
func (d *describer) saysProblemOf(whose Side) bool {
	for n := range d.words {
		ahead := *d
		ahead.at = n
		if words := ahead.problemName(); words > 0 && ahead.word(words) == "is" {
			side, of, ok := ahead.whoseSaid(words + 1) // X is my problem, X is mine
			if ok && side == whose && (ahead.word(words+1+of) == "problem" || ahead.isOwner(words+1, of)) {
				return true
			}
		}
		side, of, ok := ahead.whoseSaid(0)
		if !ok || side != whose || ahead.word(of) != "problem" {
			continue
		}
		ahead.at += of + 1
		for slices.Contains([]string{"is", "was", "called", ":", ",", "named"}, ahead.word(0)) {
			ahead.at++
		}
		if ahead.problemName() > 0 {
			return true
		}
	}
	return false
}

// saysMoreOf reports whether the line says more of a Problem than what is there.
func (d *describer) saysMoreOf(called string) bool {
	for n := range d.words {
		ahead := *d
		ahead.at = n
		words := ahead.problemName()
		if words == 0 || spelling.Fold(ahead.text(words).text) != called {
			continue
		}
		isAt := n > 0 && slices.Contains(append(beforeProblems, "to", "from"), d.plain[n-1])
		isHeading := n+words < len(d.words) && d.plain[n+words] == ":" && (n == 0 || endsSentence(d.words[n-1]))
		if !isAt && !isHeading {
			return true
		}
	}
	return false
}
