package position

import (
	"slices"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/card"
	"canterlaw/rulesdb/spelling"
)

// In which faceoff a description says that it is, and how far it has come.

// atMoment notes at which Problems a faceoff or Confront Step is.
func (r *lineReader) atMoment(areas []Area) {
	r.at = areas
	if len(areas) == 1 && areas[0].Kind == DilemmaArea {
		r.later = append(r.later, func() { r.atArea(areas[0]) })
		return
	}
	var names []string
	for _, a := range areas {
		names = append(names, a.letters())
	}
	r.later = append(r.later, func() { r.placeOfMoment(piece{"at " + strings.Join(names, " and "), 0}) })
}

// atArea puts the faceoff, or the Confront Step, to an area.
func (r *lineReader) atArea(a Area) {
	at := &r.position.Moment
	at.Problem = a
	if at.inFaceoff() {
		at.Faceoff = "problem"
	}
}

// faceoffWhereBothAre settles of a faceoff at which no Problem was said that it is a Problem faceoff at the only
// one where both players have characters, if no Troublemaker is in play that it may be against.
func (r *lineReader) faceoffWhereBothAre() {
	at := r.position.Moment
	if !at.inFaceoff() || at.Faceoff != "" {
		return
	}
	var troublemakers []*Card
	for _, c := range r.position.All() {
		if known := r.cards.find(c.Name); c.Zone == InPlay && c.On == nil && known != nil &&
			known.Faces[0].Type == card.Troublemaker {
			troublemakers = append(troublemakers, c)
		}
	}
	if len(troublemakers) > 0 {
		r.againstWhereOnlyOneIs(troublemakers)
		return
	}
	if where, found := r.cards.whereBothAre(r.position); found {
		r.placeOfMoment(piece{"at " + where.letters(), 0})
	}
}

// againstWhereOnlyOneIs settles of a faceoff of no sort that it is against the only Troublemaker, where only the other
// player has characters: no Problem faceoff can be there.
func (r *lineReader) againstWhereOnlyOneIs(troublemakers []*Card) {
	t := troublemakers[0]
	if _, isProblems := r.cards.whereBothAre(r.position); len(troublemakers) > 1 || isProblems || len(r.at) > 0 ||
		t.Area.Kind != Problem {
		return
	}
	var there [2]bool
	for _, c := range r.position.All() {
		known := r.cards.find(c.Name)
		if c.Zone == InPlay && c.On == nil && c.Area == t.Area && (known == nil || known.Faces[0].Type.IsCharacter()) {
			there[c.Controller] = true
		}
	}
	if there[t.Controller.Other()] && !there[t.Controller] {
		at := &r.position.Moment
		at.Faceoff, at.Problem, at.Troublemaker = troublemakerFaceoff, Area{}, t
	}
}

// whereBothAre is the only Problem at which both players have characters.
func (cards *Cards) whereBothAre(p *Position) (where Area, found bool) {
	var there [2][2]bool // by whose Problem, by whose character
	for _, c := range p.All() {
		known := cards.find(c.Name)
		isCharacter := known == nil || known.Faces[0].Type.IsCharacter()
		if c.Zone == InPlay && c.On == nil && c.Area.Kind == Problem && isCharacter {
			there[c.Area.Of][c.Controller] = true
		}
	}
	both := [2]bool{}
	for of := range there {
		both[of] = there[of][Avery] && there[of][Blake]
	}
	if both[Avery] == both[Blake] {
		return where, false
	}
	of := Avery
	if both[Blake] {
		of = Blake
	}
	return Area{Of: of, Kind: Problem}, true
}

// againstOnly notes that the faceoff is against the Troublemaker that is on the table, where it is the
// only one.
func (r *lineReader) againstOnly(said piece) {
	r.isAgainst = true
	r.later = append(r.later, func() {
		var found []*Card
		for _, c := range r.position.All() {
			if known := r.cards.find(c.Name); c.Zone == InPlay && known != nil &&
				known.Faces[0].Type == card.Troublemaker {
				found = append(found, c)
			}
		}
		if len(found) != 1 {
			r.fault(said, "which Troublemaker it is against, on the table: against timberwolf")
			return
		}
		at := &r.position.Moment
		at.Faceoff, at.Problem, at.Troublemaker = "troublemaker", Area{}, found[0]
	})
}

// faceoff reads that there is a faceoff of a sort, that a challenge began one, or that its flips are done.
func (d *describer) faceoff() bool {
	at := &d.r.position.Moment
	switch {
	case d.faceoffAgainst():
		return true
	case d.takes("double faceoff", "double problem faceoff", "double-problem faceoff", "multi problem faceoff",
		"multi-problem faceoff"):
		d.faceoffBegins()
		d.r.atMoment(bothProblems())
		return true
	case d.takes("we're facing off", "we are facing off"):
		d.faceoffBegins()
		d.moment = true
		d.faceoffSaid = d.words[d.at-1]
		return true
	case d.takes("troublemaker faceoff", "trouble-maker faceoff"):
		d.faceoffBegins()
		d.r.againstOnly(d.words[d.at-2])
		return true
	case d.challenge():
		return true
	case d.r.inFaceoff && d.takes(beforeFlips...):
		return true
	case len(d.cards) > 1 && !d.isPast && d.takes(beforeFlips...): // Rarity vs Applejack at my problem, no flips yet
		d.faceoffBegins()
		d.faceoffSaid = piece{strings.TrimRight(d.words[d.at-1].text, ".!?"), d.words[d.at-1].at}
		return true
	case d.takesFlips():
		at.Name, at.IsWindow, _ = momentNamed(engine.AfterFlips.String())
		d.moment = true
		return true
	}
	return false
}

// beforeFlips say that no card has been flipped in a faceoff.
var beforeFlips = []string{"before flips", "before the flips", "before any flips", "no flips yet",
	"nothing flipped yet",
	"haven't flipped yet", "not flipped yet", "no cards have been flipped yet", "no cards have been flipped",
	"no cards flipped yet", "nothing has been flipped yet", "nobody has flipped yet", "no flips have been made yet"}

func (d *describer) faceoffBegins() {
	at := &d.r.position.Moment
	at.Name, at.IsWindow, _ = momentNamed("faceoff")
	d.r.inFaceoff = true
}

// takesFlips takes that the flips were made: "flips are done", "after the flips".
func (d *describer) takesFlips() bool {
	n := 0
	for slices.Contains([]string{"the", "all", "both", "our"}, d.word(n)) {
		n++
	}
	if d.word(n) == "after" && d.word(n+1) == "the" && d.word(n+2) == "flips" {
		d.goOn(n + 3)
		return true
	}
	if d.word(n) != "flips" {
		return false
	}
	n++
	for slices.Contains([]string{"are", "were", "have", "been", "already", "all"}, d.word(n)) {
		n++
	}
	if !slices.Contains([]string{"done", "over", "made", "finished", "complete", "resolved"}, d.word(n)) {
		return false
	}
	d.goOn(n + 1)
	return true
}

// challenge reads that a player's challenge began a faceoff, against the Troublemaker that is named, or the only
// one: "Avery's challenge just started", "Avery challenges Blake's Timberwolf with Applejack".
func (d *describer) challenge() bool {
	side, n, isSaid := d.whoseSaid(0)
	if !isSaid {
		side, n = d.subject, 0
	}
	if n == 0 && !d.spoken {
		side = d.r.position.Moment.Turn
	}
	skip := func(words ...string) {
		for slices.Contains(words, d.word(n)) {
			n++
		}
	}
	skip("has", "have", "is", "just", "now")
	switch verb := d.word(n); {
	case (verb == "challenge" || slices.Contains(challenges, verb)) && (isSaid || d.spoken) && d.word(0) != "they" &&
		d.challengesIt(n, side):
	case verb == "challenge":
		if isSaid && d.against(n+1, side) { // I challenge Timberwolf
			break
		}
		said := d.words[d.at+n]
		n++
		skip("has", "have", "is", "was", "just", "now", "only")
		if !slices.Contains([]string{"started", "starts", "starting", "begun", "began", "begins", "beginning"},
			d.word(n)) {
			return false
		}
		d.goOn(n + 1)
		d.r.againstOnly(said)
	case slices.Contains(challenges, verb):
		if !isSaid || !d.against(n+1, side) {
			return false
		}
	default:
		return false
	}
	d.faceoffBegins()
	d.r.position.Moment.Turn = side
	return true
}

// challengesIt reads that the only Troublemaker is challenged, by the verb so many words on: "I challenge it".
func (d *describer) challengesIt(n int, side Side) bool {
	said, words := d.words[d.at+n], n+1
	if slices.Contains([]string{"it", "him", "her", "that"}, d.word(words)) && !d.isOver(words) {
		words++
	}
	isWith := d.word(words) == "with" && d.isCardAt(words+1) // I challenge it with Falcon
	if !d.isOver(words) && !isWith {
		return false
	}
	d.goOn(words)
	if isWith {
		d.challenger = &side
	}
	d.r.againstOnly(piece{strings.TrimRight(said.text, ".!?"), said.at})
	for i := range d.cards { // it is the other player's (608.1)
		if c := &d.cards[i]; !c.spoken && d.isTroublemaker(i) {
			c.sides, c.spoken = []Side{side.Other()}, true
		}
	}
	return true
}

// challengedBy reads that the cards named last challenge the Troublemaker that is named next, at the same Problem: "my
// Falcon challenges Timberwolf at my problem".
func (d *describer) challengedBy() bool {
	first, n := len(d.cards), 0
	isAtProblem := func(c *describedCard) bool {
		return c.zone == InPlay && len(c.areas) == 1 && c.areas[0].isProblem()
	}
	for i := first - 1; i >= 0 && d.cards[i].sentence == d.sentence && !d.cards[i].isOver &&
		(d.cards[i].zone == "" || isAtProblem(&d.cards[i])); i-- {
		first = i
	}
	if first == len(d.cards) || d.cardEnd != d.at && d.placeEnd != d.at {
		return false
	}
	for slices.Contains([]string{"is", "are", "now"}, d.word(n)) {
		n++
	}
	side := d.r.position.Moment.Turn
	if d.spoken {
		side = d.subject
	}
	before, challengers := *d, slices.Clone(d.cards[first:])
	isOfOther := func(c describedCard) bool { return c.spoken && !slices.Contains(c.sides, side) }
	if slices.ContainsFunc(challengers, isOfOther) {
		return false // only one player challenges (608.1)
	}
	isMany := len(challengers) > 1 && d.word(n) == "challenge"
	if (isMany || slices.Contains(challenges, d.word(n))) && d.challengesIt(n, side) {
		for i := first; i < len(d.cards); i++ {
			d.cards[i].sides, d.cards[i].spoken = []Side{side}, true
		}
		d.faceoffBegins()
		d.r.position.Moment.Turn = side
		return true
	}
	if d.cards = d.cards[:first]; !isMany && !slices.Contains(challenges, d.word(n)) || !d.against(n+1, side) {
		*d = before
		return false
	}
	for _, c := range challengers {
		c.sides, c.spoken, c.sentence = []Side{side}, true, d.sentence
		d.cards = append(d.cards, c)
		if isAtProblem(&c) { // where it challenges (608.2)
			d.heading, d.zone = c.areas, InPlay
		}
	}
	d.faceoffBegins()
	d.r.position.Moment.Turn = side
	return true
}

// challenges are verbs for challenging, as people say it.
var challenges = []string{"challenges", "challenged", "challenging", "attack", "attacks", "attacked", "attacking",
	"fight", "fights", "fighting"}

// against reads that a player's faceoff is against the Troublemaker that is named so many words on.
func (d *describer) against(n int, side Side) bool {
	ahead := *d
	ahead.at += n
	_, words, isWhose := ahead.whoseSaid(0)
	if isWhose {
		ahead.at += words
	} else {
		ahead.takes("the", "a", "an")
	}
	if ahead.nextType() != card.Troublemaker && !ahead.isTroublemakerNext() {
		return false
	}
	named := ahead.text(max(ahead.wholeName(), 1))
	d.sentenceEnds()
	d.goOn(n)
	if d.challenger = &side; !isWhose {
		d.subject, d.spoken = side.Other(), true
	}
	if d.isNamedBefore(named.text) {
		d.at = ahead.at + len(wordsOf(named))
		d.stop()
	}
	d.r.isAgainst = true
	against := piece{"against " + named.text, named.at - len("against ")}
	d.r.later = append(d.r.later, func() { d.r.placeOfMoment(against) })
	return true
}

// isTroublemakerNext reports whether a Troublemaker has the whole name that stands next.
func (d *describer) isTroublemakerNext() bool {
	named := d.text(d.wholeName())
	title := spelling.Fold(named.text)
	for _, found := range d.r.cards.Near(named.text, Place{Zone: InPlay, Area: Area{Kind: Problem}}) {
		if found.Faces[0].Type == card.Troublemaker && spelling.Fold(found.Faces[0].Title) == title {
			return true
		}
	}
	return false
}

// faceoffAgainst reads a faceoff against the Troublemaker that is named next: "I'm in a faceoff against Timberwolf".
func (d *describer) faceoffAgainst() bool {
	before, side := *d, d.r.position.Moment.Turn
	if d.spoken && !d.both {
		side = d.subject
	}
	if !d.takes("troublemaker faceoff against", "troublemaker faceoff with", "faceoff against", "faceoff with",
		"faceoff versus", "faceoff vs", "face off against", "facing off against") {
		return false
	}
	n := d.at - before.at
	if *d = before; !d.against(n, side) {
		return false
	}
	d.faceoffBegins()
	d.r.position.Moment.Turn = side
	return true
}

// inFaceoff reports whether play begins in a window of a faceoff.
func (at *Moment) inFaceoff() bool {
	w, err := engine.ParseWindow(at.Name)
	return err == nil && at.IsWindow && w >= engine.StartOfFaceoff
}

// isNamedBefore reports whether a card of the name was named before.
func (d *describer) isNamedBefore(name string) bool {
	said := strings.Fields(spelling.Fold(name))
	return slices.ContainsFunc(d.cards, func(c describedCard) bool {
		return fitWithin(said, strings.Fields(spelling.Fold(c.name.text)))
	})
}

// flipsWereMade puts play behind the flips of a faceoff of which no window was said, where some are.
func (r *lineReader) flipsWereMade() {
	at := &r.position.Moment
	isFlipped := func(c *Card) bool { return c.Zone == Flipped }
	if r.inFaceoff && at.Name == engine.StartOfFaceoff.String() && slices.ContainsFunc(r.position.All(), isFlipped) {
		at.Name = engine.AfterFlips.String()
	}
}

// faceoffWithoutPlace takes a faceoff, of which nobody says at which Problem it is nor where the characters are, for
// one at the Problem of the player whose turn it is, and tells that.
func (d *describer) faceoffWithoutPlace() {
	if !d.r.inFaceoff || d.r.at != nil || d.r.isAgainst || d.faceoffSaid.isEmpty() ||
		slices.ContainsFunc(d.cards, func(c describedCard) bool {
			if face := d.r.cards.faceOf(c.name.text); face != nil && face.Type == card.ProblemType {
				return false
			}
			return c.zone == InPlay && slices.ContainsFunc(c.areas, func(a Area) bool { return a.Kind == Problem }) ||
				c.zone == "" && !d.mayBeInFaceoff(&c)
		}) {
		return
	}
	var sides [2]bool
	for i := range d.cards {
		for _, side := range d.cards[i].sides {
			sides[side] = sides[side] || d.cards[i].zone == ""
		}
	}
	if sides == [2]bool{true, true} {
		at := Area{Of: d.r.position.Moment.Turn, Kind: Problem}
		d.r.atMoment([]Area{at})
		d.r.assume(d.faceoffSaid, "taken to be at "+at.String()+", as no Problem is said")
	}
}

// inFaceoffAt is the Problem of the faceoff in which a card is taken to be of which no place is said.
func (d *describer) inFaceoffAt(c *describedCard) (Area, bool) {
	if at, ok := d.challengesAt(c); ok {
		return at, true
	}
	if !d.r.position.Moment.inFaceoff() || len(d.r.at) != 1 || !d.mayBeInFaceoff(c) {
		return Area{}, false
	}
	return d.r.at[0], true
}

// challengesAt is where the challenged Troublemaker of the other player is, for a character that may challenge it
// (608.2), where no place is said of the faceoff.
func (d *describer) challengesAt(c *describedCard) (Area, bool) {
	if !d.r.isAgainst || len(d.r.at) > 0 || len(c.sides) != 1 || !d.mayBeInFaceoff(c) ||
		!d.r.position.Moment.inFaceoff() {
		return Area{}, false
	}
	for i := range d.cards {
		t := &d.cards[i]
		if len(t.sides) != 1 || t.sides[0] == c.sides[0] || !d.isTroublemaker(i) {
			continue
		}
		if t.zone == "" {
			return Area{Of: t.sides[0], Kind: Problem}, true
		}
		if t.zone == InPlay && len(t.areas) == 1 && t.areas[0].isProblem() {
			return t.areas[0], true
		}
	}
	return Area{}, false
}

// mayBeInFaceoff reports whether a card is a character.
func (d *describer) mayBeInFaceoff(c *describedCard) bool {
	if facts, isFacts := d.r.cards.factsOf(c.name.text); isFacts {
		return facts.Type.IsCharacter()
	}
	face := d.r.cards.faceOf(c.name.text)
	return face != nil && face.Type.IsCharacter()
}

// facesThem reads that the other player's characters are named next, where those are that were named last.
func (d *describer) facesThem() bool {
	last := len(d.cards) - 1
	if last < 0 || d.r.there.Kind != Problem || len(d.cards[last].sides) != 1 {
		return false
	}
	there := d.r.there
	side := d.cards[last].sides[0].Other()
	d.sentenceEnds()
	d.subject, d.spoken = side, true
	d.heading, d.zone = []Area{there}, InPlay
	if d.at += 2; d.word(0) == ":" || d.isVerb() {
		d.at++
	}
	return true
}
