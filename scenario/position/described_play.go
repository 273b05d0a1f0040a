package position

import (
	"regexp"
	"slices"
	"strings"

	"canterlaw/engine/card"
)

// What a description says of how play goes on, as far as a position has it: what is flipped or drawn next, who has
// priority, how a faceoff stands, and of what nobody knows.

const leavesOutStanding = "left out: how a faceoff stands follows from who is in it and from what was flipped"

// nextOnTop puts what a player flips or draws next on top of the deck: "the top of my deck" for "my next flip".
func nextOnTop(words []piece) []piece {
	is := func(i int, of ...string) bool { return isOneOf(words, i, of...) }
	isNumber := func(i int) bool {
		return i < len(words) && (numbersSaid[plainWord(words[i].text)] > 0 || words[i].isDigits())
	}
	for i := 0; i < len(words); i++ {
		n := i
		isWhose := whoseNext.MatchString(words[i].text)
		if isWhose || is(i, "the") {
			n++
		}
		if !is(n, "next") {
			continue
		}
		at := words[n].at
		if n++; isNumber(n) {
			n++
		}
		if !is(n, "flip", "flips", "draw", "draws", "card", "cards") || endsSentence(words[n]) {
			continue
		}
		deck := words[n]
		deck.text = "deck"
		n++
		end := n
		switch {
		case isWhose && is(n, "will", "would") && is(n+1, "be"):
			end = n + 2
		case isWhose && is(n, "is", "are", ":", "=", "'s"):
			end = n + 1
		case !isWhose && is(n, "of", "in", "on", "from") && n+2 < len(words) &&
			whoseNext.MatchString(words[n+1].text) &&
			is(n+2, "deck"): // the next card of my deck
			words = slices.Replace(words, i, n+1, piece{"top", at}, piece{"of", at})
			continue
		default:
			continue
		}
		verb := piece{"is", words[n].at}
		at = words[i].at
		top := []piece{{"top", at}}
		if counted := words[n-2]; isNumber(n - 2) { // the top two cards of
			top = append(top, counted, piece{"cards", at})
		}
		words = slices.Replace(words, i, end, append(top, piece{"of", at}, words[i], deck, verb)...)
		i += 3 + len(top)
	}
	return words
}

// whoseNext finds whose something is.
var whoseNext = regexp.MustCompile(`(?i)^(?:my|his|her|their|\pL+['’]s)$`)

// restUnknown reads that nobody knows the rest: of a deck, of which cards were named. Of the table nothing is
// said by it.
func (d *describer) restUnknown() bool {
	from, begin := d.at, *d
	if !d.takes("the rest is", "the rest are", "the rest", "rest is", "rest", "everything else is", "everything else",
		"all else is", "all else", "the others are", "others are", "the remaining cards are", "the other cards are") {
		return false
	}
	d.takes("all")
	if !d.takes("unknown", "not known", "random", "hidden", "anything", "any card", "any cards", "unspecified") ||
		d.isCardAt(0) || begin.zone == Hand {
		*d = begin
		return false
	}
	if begin.zone == Deck {
		d.onTop = true
		return true
	}
	d.r.assume(d.wordsBetween(from, d.at-from), "taken to say nothing of hands, which are empty unless it is said how "+
		"many cards they have")
	return true
}

// hasPriority reads who has priority. The turn player has it first (510.2): it is that one's turn unless the line says
// whose, and what gives it to the other is a pass, with which playing begins.
func (d *describer) hasPriority() bool {
	side, words, ok := d.whoseSaid(0)
	n := words
	for slices.Contains([]string{"now", "currently", "still"}, d.word(n)) {
		n++
	}
	isVerb := slices.Contains([]string{"has", "have", "holds", "got", "gets", "with"}, d.word(n))
	switch {
	case ok && isVerb && d.word(n+1) == "priority":
		n += 2
	case ok && d.word(words-1) != "priority" && strings.HasSuffix(d.word(words-1), "'ve") && d.word(n) == "priority":
		n++
	case d.word(0) == "priority" && d.spoken && !d.both && (d.word(-1) == "and" || d.word(-1) == ",") &&
		d.counted.end > 0:
		side, n = d.subject, 1 // I have 4 tokens and priority
	case d.word(0) == "priority" && slices.Contains([]string{"is", ":", "with", "on"}, d.word(1)):
		n = 2
		for slices.Contains([]string{"with", "on", "at"}, d.word(n)) {
			n++
		}
		if side, words, ok = d.whoseSaid(n); !ok {
			return false
		}
		n += words
	default:
		return false
	}
	said := d.wordsBetween(d.at, n)
	d.subject, d.spoken, d.both, d.has = side, true, false, true
	d.goOn(n)
	d.r.later = append(d.r.later, func() {
		at := &d.r.position.Moment
		switch {
		case at.Turn == side:
		case saysTurn(d.r.line) || at.Name != mainPhase:
			d.r.assume(said, "left to playing: "+at.Turn.String()+" has priority first, whose turn it is, and a pass "+
				"gives it to "+side.String())
		default:
			at.Turn = side
			d.r.assume(said, "taken to be in "+side.String()+"’s turn, in which that one has priority first")
		}
	})
	return true
}

// totalsSaid reads how a faceoff stands: "tied 7-7", "I lead 9 to 7". It isn't set up, as it follows from who is there
// and from what was flipped.
func (d *describer) totalsSaid() bool {
	if !saysFaceoff.MatchString(d.line()) {
		return false
	}
	if d.totalOfOne() || d.notFlippedYet() {
		return true
	}
	_, n, ok := d.whoseSaid(0)
	if !ok {
		n = 0
	}
	if _, isFirst := d.number(0); isFirst && d.word(1) == "vs" && d.r.position.Moment.inFaceoff() {
		if _, isSecond := d.number(2); isSecond { // 7 vs 6 for him
			end := 3
			if _, long, isSide := d.whoseSaid(4); isSide && d.word(3) == "for" {
				end += 1 + long
			}
			said := d.wordsBetween(d.at, end)
			said.text = strings.TrimRight(said.text, ",.")
			d.r.assume(said, leavesOutStanding)
			d.goOn(end)
			return true
		}
	}
	for slices.Contains([]string{"it", "it's", "is", "are", "we", "we're", "'s", "the", "totals", "currently", "at",
		"score"}, d.word(n)) && n < 4 {
		n++
	}
	switch stands := slices.Contains(howItStands, d.word(n)); {
	case stands:
		n++
	case d.word(n) != "at" && d.word(n-1) != "totals" && d.word(n-2) != "totals":
		return false
	}
	for slices.Contains([]string{"at", "with", "by"}, d.word(n)) {
		n++
	}
	switch _, isNumber := d.number(n); {
	case totalsInOne.MatchString(d.word(n)):
		n++
	case isNumber && slices.Contains([]string{"to", "-", "–", ":", "and", "against"}, d.word(n+1)):
		if _, isNumber = d.number(n + 2); !isNumber {
			return false
		}
		n += 3
	case isNumber:
		if n++; slices.Contains([]string{"all", "each", "power"}, d.word(n)) {
			n++
		}
	default:
		return false
	}
	if unitsSaid[d.word(n)] != "" {
		return false // points
	}
	d.r.assume(d.wordsBetween(d.at, n), leavesOutStanding)
	d.goOn(n)
	return true
}

// howItStands are words for how a faceoff stands.
var howItStands = []string{"tied", "even", "leads", "lead", "leading", "winning", "ahead", "behind", "losing"}

var (
	saysFaceoff = regexp.MustCompile(`(?i)\b(?:faceoff|facing off|flip(?:ped|s)?|attack|challeng|fight)`)
	totalsInOne = regexp.MustCompile(`^\d+[-–]\d+$`)
)

// putChallenged puts the Troublemaker on the table against which a faceoff is said to be, where nothing else says that
// it is there: the opponent's, at the Problem behind its name or where such a card usually is. It is nil where no
// Troublemaker is called so.
func (r *lineReader) putChallenged(said piece) *Card {
	name, at := said.beforeWord("at", "on", "in")
	side := r.position.Moment.Turn.Other()
	if first, rest := name.word(); !rest.isEmpty() {
		if whose, isSide := first.side(); isSide {
			side, name = whose, rest
		}
	}
	place := Place{Zone: InPlay, Area: r.whereChallenging(side.Other()), Side: side}
	if _, where := at.word(); !at.isEmpty() {
		areas := r.problemsNamed(where)
		if len(areas) != 1 {
			return nil
		}
		place.Area = areas[0]
	}
	found := r.named(name.text, place, nil)
	if facts, isFacts := r.cards.factsOf(name.text); len(found) > 0 && found[0].Faces[0].Type != card.Troublemaker ||
		len(found) == 0 && (!isFacts || facts.Type != card.Troublemaker) {
		return nil
	}
	c := r.put(item{count: 1, name: name}, place, nil)
	if c != nil {
		r.assume(said, "put on the table as "+side.String()+"’s, at "+place.Area.String())
	}
	return c
}

// whereChallenging is the Problem at which a player challenges (608.2): the one where that player has characters, if
// it is only one, else the opponent's.
func (r *lineReader) whereChallenging(side Side) Area {
	var at []Area
	for _, c := range r.position.All() {
		known := r.cards.find(c.Name)
		if c.Zone == InPlay && c.On == nil && c.Controller == side && c.Area.Kind == Problem &&
			(known == nil || known.Faces[0].Type.IsCharacter()) && !slices.Contains(at, c.Area) {
			at = append(at, c.Area)
		}
	}
	if len(at) == 1 {
		return at[0]
	}
	return Area{Of: side.Other(), Kind: Problem}
}

// onTopAgain leaves out that one of the cards of a discard pile that were named is on top: "has Yay! and Gyro, with
// Gyro on top".
func (d *describer) onTopAgain() bool {
	words := d.wordsOfNamed(1)
	if d.word(0) != "with" || words == 0 || !d.saysAt(1+words, "on top") {
		return false
	}
	ahead := *d
	ahead.at++
	c := d.cards[d.namedBefore(ahead.text(words).text)]
	if c.zone != Discard && (c.zone != "" || d.zone != Discard) || c.sentence != d.sentence {
		return false
	}
	d.goOn(3 + words)
	return true
}
