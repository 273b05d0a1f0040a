package position

import (
	"slices"

	"canterlaw/engine/card"
	"canterlaw/rulesdb/spelling"
)

// Problems and Dilemmas that a description calls by their names.

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

// problemCalled reads the place of a Problem or Dilemma on the table by its name, so many words on.
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
			return describedPlace{InPlay, c.areas, c.areas[0].Of, words}, true
		}
	}
	for side := range d.r.position.Players {
		if p := d.r.position.Players[side].Problem; p != nil && spelling.Fold(p.Name) == name {
			return describedPlace{InPlay, []Area{{Of: Side(side), Kind: Problem}}, Side(side), words}, true
		}
	}
	return at, false
}

// dilemma reads that a player has a Dilemma in play: "their dilemma Nightmare Scenario".
func (d *describer) dilemma() bool {
	if d.word(0) != "dilemma" {
		return false
	}
	n := 1
	for slices.Contains([]string{"is", ":", "called"}, d.word(n)) {
		n++
	}
	ahead := *d
	ahead.at += n
	words := ahead.wholeName()
	if words == 0 {
		return false
	}
	name := ahead.text(words)
	found := d.r.cards.Near(name.text, Place{Zone: InPlay, Area: Area{Kind: DilemmaArea}})
	if len(found) == 0 || !found[0].Faces[0].HasTrait(card.TraitDilemma) {
		return false
	}
	on := d.r.dilemma(d.subject, name)
	if on == nil {
		return false
	}
	d.r.there = Area{Of: d.subject, Kind: DilemmaArea, Dilemma: on}
	d.goOn(n + words)
	return true
}
