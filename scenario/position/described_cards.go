package position

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/rulesdb/spelling"
)

// What a description says of cards: which, how many, what they are like, and where they are.

// markSaid reads a mark of the card that was named last.
func (d *describer) markSaid() bool {
	last := len(d.cards) - 1
	if last < 0 {
		return false
	}
	of := 0
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
	if words == 0 || len(d.cards[last].attached) > 0 && !mark.is("frightened") && !mark.is("boosted") {
		return false
	}
	d.cards[last].marks = append(d.cards[last].marks, mark)
	d.goOn(of + words)
	return true
}

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
		if !ok || number < 1 || n == 2 {
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

// marksInBrackets reads marks of the card that was named last: "(exhausted, +2)".
func (d *describer) marksInBrackets(n int) bool {
	text := d.words[d.at+n]
	marks := text.slice(1, strings.IndexAny(text.text, ")]")).split(",")
	if slices.ContainsFunc(marks, func(mark piece) bool { return !d.isMark(mark) }) {
		return false
	}
	last := &d.cards[len(d.cards)-1]
	last.marks = append(last.marks, marks...)
	d.goOn(n + 1)
	return true
}

func (d *describer) markAt(n int) (mark piece, words int) {
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

// someMarked reads a mark of some of the copies that were named: "two red galas, one exhausted".
func (d *describer) someMarked() bool {
	last := len(d.cards) - 1
	n, ok := d.number(0)
	if last < 0 || !ok || n < 1 || n >= d.cards[last].count || len(d.cards[last].marks) > 0 {
		return false
	}
	words := 1
	for _, of := range []string{"of", "them", "which", "is", "are"} {
		if d.word(words) == of {
			words++
		}
	}
	mark, long := d.markAt(words)
	if long == 0 && words > 1 && d.cards[last].name.is(Unknown) { // one of which is known
		d.cards[last].count -= n
		d.goOn(words)
		return true
	}
	if long == 0 {
		return false
	}
	some := d.cards[last]
	d.cards[last].count -= n
	some.count, some.marks = n, append(slices.Clone(some.marks), mark)
	d.cards = append(d.cards, some)
	d.goOn(words + long)
	return true
}

// controlledBy reads under whose control the card that was named last is.
func (d *describer) controlledBy() bool {
	last := len(d.cards) - 1
	if side, words, ok := d.whoseSaid(2); ok && last >= 0 && d.word(0) == "controlled" && d.word(1) == "by" {
		d.cards[last].sides, d.cards[last].spoken = []Side{side}, true
		d.goOn(2 + words)
		return true
	}
	if last >= 0 && d.takes("control it", "controls it") {
		d.cards[last].sides, d.cards[last].spoken = []Side{d.subject}, true
		return true
	}
	if last < 0 || d.word(0) != "under" {
		return false
	}
	side, words, ok := d.whoseSaid(1)
	if !ok || d.word(1+words) != "control" {
		return false
	}
	d.cards[last].sides, d.cards[last].spoken = []Side{side}, true
	d.goOn(2 + words)
	return true
}

// beneath reads that the card that was named last is beneath the one before it.
func (d *describer) beneath() bool {
	last := len(d.cards) - 1
	if last < 1 || !d.takes("under it", "under her", "under him", "beneath it", "beneath her", "beneath him",
		"underneath it", "underneath her", "underneath") {
		return false
	}
	host := d.cards[last-1].name
	c := &d.cards[last]
	c.zone, c.areas = Banished, nil
	c.marks = append(c.marks, piece{"under " + host.text, host.at - len("under ")})
	return true
}

// attachedTo reads that the card that was named last is on another.
func (d *describer) attachedTo() bool {
	last := len(d.cards) - 1
	if last < 0 {
		return false
	}
	if last > 0 && d.takes("attached to it", "attached to her", "attached to him", "on it", "on her", "on him") {
		d.cards[last-1].attached = append(d.cards[last-1].attached, d.cards[last].item)
		d.cards = d.cards[:last]
		return true
	}
	if d.takes("is wearing", "wears", "bears", "is holding", "is carrying", "is equipped with", "equipped with",
		"wearing", "holding",
		"carrying", "bearing") {
		d.cards[last].bears = true
		return true
	}
	if d.takes("attached to", "on", "onto") {
		if !d.isPlace(0) { // Team Jersey on Rarity
			d.cards[last].onNext = true
		}
		return true
	}
	if d.word(0) != "attached" {
		return false
	}
	if c := d.cards[last]; last > 0 && c.zone == "" && len(c.attached) == 0 && d.r.cards.isResource(c.name) {
		d.cards[last-1].attached = append(d.cards[last-1].attached, c.item) // it has Y attached
		d.cards = d.cards[:last]
	}
	return d.takes("attached")
}

// isResource reports whether a name's likeliest card is a Resource.
func (cards *Cards) isResource(name piece) bool {
	found := cards.Near(name.text, Place{Zone: Discard})
	return len(found) > 0 && found[0].Faces[0].Type == card.Resource
}

// nothingIsSaid are words that say nothing in a description.
var nothingIsSaid = []string{
	"no cards", "no card", "nobody", "no one", "none", "too", "as well", "against", "versus", "vs", "for", "to",
	"copies of", "copy of", "where", "while", "in play", "this turn", "and", "with", "has", "have", "had", "got",
	"is", "are", "the", "a", "an", "it is", "it's", "its", "now", "currently", "there is", "there are",
	"there's", "control", "controls", "also", "plus", "left", "face up", "face-up", "uncovered", "already",
	"during", "in", "at", "on", "of", "each", "=", ":", "total", "so far", "between", "named", "called", "who",
	"which", "that", "nothing", "player", "players", "side", "only", "just", "'s", "we", "were", "'re", "my",
	"we're in", "ready", "other", "random", "some",
}

func (d *describer) saysNothing() bool {
	if w := d.word(0); w == "control" || w == "controls" {
		d.controls, d.controller = true, d.subject
	}
	if d.word(1) == ":" && slices.Contains([]string{"friends", "troublemaker", "troublemakers", "resources", "events",
		"characters", "cards"}, d.word(0)) { // the head of a list
		d.goOn(2)
		return true
	}
	return d.takes(nothingIsSaid...)
}

// notNames are words that name no card alone or at an end of its name, though names have them.
var notNames = []string{
	"there", "here", "it", "this", "that", "these", "those", "no", "not", "without", "if", "when", "then", "can",
	"will", "would", "what", "happens", "play", "plays", "played", "move", "moves", "moved", "shes", "wants",
	"uses", "after", "before", "first", "second", "turn", "problem", "hand", "deck", "discard", "pile",
	"banished", "home", "phase", "score", "of", "from", "points", "tokens", "one", "two", "three", "all", "any",
}

// longestName is of how many words a card's name is looked for, with its marks.
const longestName = 9

// fullName reads a card whose whole name of several words stands next, whatever words it has.
func (d *describer) fullName() bool {
	for n := min(longestName, len(d.words)-d.at); n > 1; n-- {
		text := d.text(n)
		if d.r.cards.isWholeName(text.text) {
			d.add(item{count: 1, name: text})
			d.goOn(n)
			return true
		}
	}
	return false
}

// isWholeName reports whether a text is the full name or the Title of a card.
func (cards *Cards) isWholeName(text string) bool {
	folded := spelling.Fold(text)
	return folded != "" && slices.ContainsFunc(cards.named, func(c namedCard) bool {
		return slices.Contains(c.names, folded) || slices.Contains(c.titles, folded)
	})
}

// card reads a card, with how many of it there are and its marks.
func (d *describer) card() bool {
	from, side := d.at, d.subject
	count, ok := d.number(0)
	if ok && count > 0 {
		d.at++
		if w := d.word(0); w == "x" || w == "random" || w == "other" || w == "more" {
			d.at++
		}
		if whose, words, ok := d.whoseSaid(1); ok && d.word(0) == "of" { // two of my Friends
			d.at, side = d.at+1+words, whose
		}
		d.takes("copies of", "copy of")
		if d.cardNamed(count, side) {
			return true
		}
		d.at = from // the number may be of the card itself: a 4 power Friend
	}
	return d.cardNamed(1, side)
}

// cardNamed reads so many of a card, under the control of a player: of the words that stand next,
// as many as name one.
func (d *describer) cardNamed(count int, side Side) bool {
	for n := min(longestName, len(d.words)-d.at); n > 0; n-- {
		text := d.text(n)
		text.text = strings.TrimRight(text.text, ".")
		if !d.mayBeCard(n) && !(n > 1 && d.r.cards.isWholeName(text.text)) {
			continue
		}
		var it item
		ok := false
		if one, isPlural := strings.CutSuffix(text.text, "s"); isPlural && count > 1 { // two Red Galas
			it, ok = d.r.itemSaid(piece{one, text.at}, d.marked)
			ok = ok && d.r.cards.isNamedByBeginnings(it.name.text)
		}
		if !ok {
			it, ok = d.r.itemSaid(text, d.marked)
		}
		isNoMark := func(mark piece) bool { return !d.isMark(mark) }
		if !ok || d.isNoName(it.name) || slices.ContainsFunc(it.marks, isNoMark) {
			continue
		}
		if count > 1 {
			it.count = count
		}
		before := d.subject
		d.subject = side
		d.add(it)
		d.subject = before
		d.goOn(n)
		return true
	}
	return false
}

// isNoName reports whether what is left of a card is a word that names none alone: power, a color.
func (d *describer) isNoName(name piece) bool {
	word := plainWord(name.text)
	_, isColor := colorNamed(word)
	return isColor || word == "power" || strings.HasPrefix(word, "counter") || slices.Contains(notNames, word)
}

// mayBeCard reports whether so many words, from the next one on, may name a card: neither the
// first nor the last of them says nothing.
func (d *describer) mayBeCard(n int) bool {
	first, last := d.word(0), d.word(n-1)
	for _, w := range []string{first, last} {
		if slices.Contains(nothingIsSaid, w) || slices.Contains(notNames, w) || w == "," || w == "" {
			return false
		}
	}
	if _, _, isWhose := d.whoseSaid(0); isWhose {
		return false
	}
	for i := range n { // a card ends where another thing is spoken of
		if w := d.word(i); w == ":" || w == "=" || w == "@" || w == ";" || strings.HasSuffix(w, "n't") {
			return false
		}
	}
	return n > 1 || d.r.cards.isNamedByWord(first)
}

// isNamedByWord reports whether one word is enough for a card: a whole one of its name, or most
// of it, without a slip; any word could be another with a slip in it.
func (cards *Cards) isNamedByWord(word string) bool {
	folded := spelling.Fold(word)
	isWhole := slices.ContainsFunc(cards.named, func(c namedCard) bool { return slices.Contains(c.words, folded) })
	return cards.isNamedByBeginnings(word) && (isWhole || len(folded) > 4 || cards.nick[folded] != "" ||
		word == Unknown || slices.Contains(unknownSaid, word) || len(cards.lib.CardsByNumber(word)) == 1)
}

// isNamedByBeginnings reports whether words mean a card without a slip in them: they are
// facts, what players call one, or the beginnings of words of a name.
func (cards *Cards) isNamedByBeginnings(words string) bool {
	folded := spelling.Fold(words)
	if _, isFacts := cards.factsOf(words); isFacts || cards.nick[folded] != "" || words == Unknown ||
		slices.Contains(unknownSaid, words) || len(cards.lib.CardsByNumber(words)) == 1 {
		return true
	}
	return len(folded) > 1 && slices.ContainsFunc(cards.named, func(c namedCard) bool {
		return c.namedBy(folded, strings.Fields(folded)) < notNamed
	})
}

// isMark reports whether a piece is a mark of a card in play.
func (d *describer) isMark(said piece) bool {
	return d.r.tried().mark(&Card{Zone: InPlay}, said)
}

// add adds a card that was named, of who is spoken of.
func (d *describer) add(it item) {
	sides := d.sides(false)
	c := describedCard{item: it, sides: sides, spoken: d.spoken || d.both}
	last := len(d.cards) - 1
	if d.controls && !d.both && d.subject != d.controller {
		c.marks = append(c.marks, piece{"by " + d.controller.Letter(), it.name.at})
	}
	if last >= 0 && d.cards[last].bears {
		d.cards[last].bears = false
		d.cards[last].attached = append(d.cards[last].attached, it)
		return
	}
	if last >= 0 && d.cards[last].onNext {
		c.attached = append(c.attached, d.cards[last].item)
		d.cards = d.cards[:last]
	}
	if listed := len(d.cards) - 1; d.isListed && listed >= 0 {
		for listed > 0 && !d.cards[listed].name.is(Unknown) {
			listed--
		}
		d.cards[listed].count -= it.count
	}
	d.cards = append(d.cards, c)
	d.moment = false
}

// endsInUnknown reports whether the card that was named last is one that nobody knows.
func (d *describer) endsInUnknown() bool {
	return len(d.cards) > 0 && d.cards[len(d.cards)-1].name.is(Unknown)
}

// put puts a card that was described at its places.
func (d *describer) put(c *describedCard) {
	if c.count <= 0 { // each of them was named
		return
	}
	for _, side := range c.sides {
		if c.zone != "" && c.zone != InPlay {
			d.r.putSaid(c.item, Place{Zone: c.zone, Side: side}, c.name)
			continue
		}
		areas := c.areas
		if c.zone == "" {
			place := d.r.usualPlace(c.item, side)
			if !place.isArea() {
				d.r.putSaid(c.item, place, c.name)
				continue
			}
			areas = []Area{place.Area}
		}
		for _, a := range areas {
			if a.Kind == Home { // a card is at the home of who controls it (501.4)
				a.Of = side
			}
			d.r.putSaid(c.item, Place{Zone: InPlay, Area: a, Side: side}, c.name)
		}
	}
}

// usualPlace is where a player's card is of which no place is said: Events are in the hand, Mane
// Characters at home, all else at the player's Problem.
func (r *lineReader) usualPlace(it item, side Side) Place {
	at := Place{Zone: InPlay, Area: Area{Of: side, Kind: Problem}, Side: side}
	_, isFacts := r.cards.factsOf(it.name.text)
	found := r.cards.Near(it.name.text, at, Place{Zone: Hand})
	if len(found) > 0 && (!isFacts || r.cards.isWholeName(it.name.text)) {
		switch t := found[0].Faces[0].Type; {
		case !at.takes(found[0]):
			return Place{Zone: Hand, Side: side}
		case t == card.ManeCharacter:
			at.Area.Kind = Home
		}
	} else if it.name.is(Unknown) {
		return Place{Zone: Hand, Side: side}
	}
	return at
}
