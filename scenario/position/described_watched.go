package position

import (
	"regexp"
	"slices"
	"strings"

	"canterlaw/engine/card"
)

// What is told of a description by rules that hold for all of it, whichever words it has: nothing that is said of a
// card is taken from far without a word, no count and no name is lost, and what can't be so isn't set up silently.

// watched is how a description stood before a step of its reading.
type watched struct {
	from    int // the word with which the step began
	cards   []describedCard
	moment  Moment
	numbers [2][2]int
	unread  int
	named   int
}

func (d *describer) watch() watched {
	w := watched{from: d.at, cards: slices.Clone(d.cards), moment: d.r.position.Moment, unread: len(d.unread),
		named: d.cardEnd}
	for side := range d.r.position.Players {
		p := &d.r.position.Players[side]
		w.numbers[side] = [2]int{p.Score, p.Tokens}
	}
	return w
}

// tellFar tells what a step took to be said of the card that was named last, though something else was spoken of
// in between, or something that can't be read.
func (d *describer) tellFar(before watched) {
	after := d.watch()
	n := min(len(before.cards), len(d.cards))
	isNamed := len(d.cards) > len(before.cards) || d.cardEnd != before.named
	isMarked := func(i int) bool {
		was, is := &before.cards[i], &d.cards[i]
		return was.said.at == is.said.at && (len(is.marks) > len(was.marks) || len(is.attached) > len(was.attached) ||
			!slices.Equal(is.sides, was.sides))
	}
	switch i := max(n, 1) - 1; {
	case isNamed:
		d.isFar = false
	case d.isFar && n > 0 && len(d.cards) == len(before.cards) && isMarked(i):
		d.r.assume(d.wordsBetween(before.from, d.at-before.from), "taken to be said of "+d.cards[i].said.text+
			"; say it right behind the name")
	case after.unread != before.unread,
		n > 1 && (after.moment != before.moment || after.numbers != before.numbers):
		d.isFar = true
	}
}

// saysMane notes that a card is said to be a player's Mane Character.
func (d *describer) saysMane(c *describedCard) {
	for _, side := range c.sides {
		d.isManeSaid[side] = d.isManeSaid[side] || c.isSaidMane()
	}
}

// isSaidMane reports whether it is said of a card what only a Mane Character is.
func (c *describedCard) isSaidMane() bool {
	return slices.ContainsFunc(c.marks, func(mark piece) bool {
		return mark.is("boosted") || mark.is("start") || mark.is("start side")
	})
}

// tellCounts tells where fewer cards are named than were counted, or more: "three Friends: X and Y".
func (d *describer) tellCounts() {
	for i := range d.cards {
		c := &d.cards[i]
		_, isFacts := d.r.cards.factsOf(c.name.text)
		said := c.said
		if c.name.is(Unknown) {
			said = d.r.wordOf(c.name)
		}
		switch {
		case !c.isListed || !isFacts && !c.name.is(Unknown) || len(c.sides) == 0: // each player's were named
		case c.count < 0:
			d.r.assume(said, "taken to be as many as are named, and not as many as are said")
		case c.count > 0 && !c.isPartly:
			d.r.assume(said, "taken to be one or more besides those that are named, as more are said than named")
		}
	}
}

// tellIdlePlace tells a place at which nothing is said to be, as it stands behind cards whose place was said.
func (d *describer) tellIdlePlace() {
	if !d.idlePlace.isEmpty() {
		d.r.assume(d.idlePlace, "taken to be said of nothing, as where the cards before are was said")
	}
	d.idlePlace = piece{}
}

// tellHome tells a card that is said to be at the home of another than who controls it.
func (d *describer) tellHome(c *describedCard, of, controller Side) {
	if of == controller || len(c.areas) != 1 || c.zone != InPlay {
		return
	}
	n := slices.IndexFunc(d.words, func(w piece) bool { return w.at > c.said.at })
	for n >= 0 && n < len(d.words)-1 && d.plain[n] != "home" && !endsSentence(d.words[n]) {
		n++
	}
	if n > 0 && d.plain[n] == "home" && d.isOwnerOf(n-d.at, 0) { // at Blake's home
		d.r.assume(c.said, "taken to be at "+controller.String()+"’s home, as nothing of one player’s is at another’s")
	}
}

// whereIsPlayed is where a card is: a Resource that is played to a home is there though it is named among others that
// are at a Problem (305.1a).
func (d *describer) whereIsPlayed(c *describedCard, at Area, controller Side) Area {
	isToken := d.r.cards.tokenNamed(c.name.text) != nil
	face := d.r.cards.faceOf(c.name.text)
	if !at.isProblem() || isToken || face == nil || face.Type != card.Resource || !isPlayed(face, "PlayTo(Home") ||
		!slices.ContainsFunc(d.cards, func(other describedCard) bool {
			return other.sentence == c.sentence && other.said.at != c.said.at && slices.Equal(other.areas, c.areas)
		}) {
		return at
	}
	d.r.assume(c.said, "taken to be at "+controller.String()+"’s home, to which it is played")
	return Area{Of: controller, Kind: Home}
}

// isUnsureAfterPlace reports whether nobody is spoken of in the sentence of the next word, and in the one before only
// as whose a place is: "my problem: Falcon. Their problem: nothing. 3 AT".
func (d *describer) isUnsureAfterPlace() bool {
	begin := d.sentenceBegin()
	if d.spoken || d.both || d.headed || begin == 0 || d.sidesDoing(begin, d.at) != [2]bool{} {
		return false
	}
	said := d.line()[:d.words[begin].at]
	before := begin - 1
	for before > 0 && !endsSentence(d.words[before-1]) {
		before--
	}
	return seatedNear.MatchString(said) && saysFar.MatchString(said) && d.sidesDoing(before, begin) == [2]bool{}
}

// saysFar finds that the player is spoken of who sits opposite.
var saysFar = regexp.MustCompile(
	`(?i)\b(?:his|her|hers|their|theirs|opp|opp's|opponent|opponent's|blake|he|she|they)\b`)

// faceDownAtProblem takes a card of which nobody says what it is, and that lies face down at a Problem, for a
// Troublemaker.
func (d *describer) faceDownAtProblem(c *describedCard) {
	isDown := func(mark piece) bool { return strings.HasSuffix(strings.ToLower(mark.text), "down") }
	isElsewhere := func(a Area) bool { return a.Kind != Problem }
	if !c.name.is(Unknown) || len(c.areas) == 0 || slices.ContainsFunc(c.areas, isElsewhere) ||
		!slices.ContainsFunc(c.marks, isDown) {
		return
	}
	said := d.r.wordOf(c.name)
	c.name.text, c.said = "troublemaker", said
	d.r.assume(said, "taken to be a Troublemaker, as those lie face down at Problems")
}

// tellAttached tells what is put on a Character though it is no Resource, which only an effect does.
func (d *describer) tellAttached(c *describedCard) {
	for _, on := range c.attached {
		if face := d.r.cards.faceOf(on.name.text); face != nil && face.Type != card.Resource &&
			!d.r.cards.isResource(on.name) && !d.r.cards.isResource(piece{"the " + on.name.text, 0}) &&
			!d.mayBeOfType(on.name.text, card.Resource) {
			d.r.assume(on.name, "taken to be attached to "+c.said.text+", though it is no Resource")
		}
	}
}

// tellWhereOthersAre tells at which place a Mane Character was put of which none was said, where other characters
// of its sentence were put elsewhere.
func (d *describer) tellWhereOthersAre(c *describedCard, at Area) {
	face := d.r.cards.faceOf(c.name.text)
	if at.Kind != Home || face == nil || face.Type != card.ManeCharacter || c.zone != "" {
		return
	}
	isElsewhere := func(of describedCard) bool {
		other := d.r.cards.faceOf(of.name.text)
		return d.isFacing(of, c) || of.sentence == c.sentence && of.said.at != c.said.at && of.zone == "" &&
			other != nil && other.Type == card.Friend && slices.Equal(of.sides, c.sides)
	}
	if slices.ContainsFunc(d.cards, isElsewhere) {
		d.r.assume(c.said, "taken to be at "+at.String()+", as no place is said")
	}
}

// isFacing reports whether a card was said to be at a Problem, in the clause before that in which the other player's
// card is named: "he has Gyro at my problem; I have Octavia".
func (d *describer) isFacing(of describedCard, c *describedCard) bool {
	if of.zone != InPlay || len(of.areas) != 1 || !of.areas[0].isProblem() || !of.isOthersThan(c) ||
		of.said.at > c.said.at {
		return false
	}
	between := d.line()[of.said.at+len(of.said.text) : c.said.at]
	return !strings.ContainsAny(between, ".!?\n") && len(strings.Fields(between)) <= mostBetween
}

// mostBetween is how many words stand between cards at most that are named in clauses beside each other.
const mostBetween = 9

// noticeNobody notes that nobody, or nobody of who is spoken of, is said to be at a place that stood from a word on,
// which is told where somebody is: "nobody is at mine".
func (d *describer) noticeNobody(from int, areas []Area) bool {
	n := from - 1
	if n > 0 && (d.plain[n] == "is" || d.plain[n] == "are") {
		n--
	}
	isNoOne := n > 0 && d.plain[n] == "one" && d.plain[n-1] == "no"
	if n < 0 || endsSentence(d.words[n]) || endsSentence(d.words[from-1]) ||
		!isNoOne && !slices.Contains([]string{"nobody", "none", "nothing"}, d.plain[n]) {
		return false
	}
	said, of := d.wordsBetween(n, d.at-n), []Side{Avery, Blake}
	if d.spoken && !d.both {
		of = []Side{d.subject}
	}
	d.r.later = append(d.r.later, func() {
		for _, c := range d.r.position.All() {
			known := d.r.cards.find(c.Name)
			isThere := c.Zone == InPlay && c.On == nil && slices.Contains(areas, c.Area) &&
				slices.Contains(of, c.Controller)
			if isThere && (known == nil || known.Faces[0].Type.IsCharacter()) {
				d.r.fault(said, "nobody there, but "+c.Name+" is by what else is said")
				return
			}
		}
	})
	return true
}
