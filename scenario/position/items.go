package position

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/spelling"
)

// items reads the cards at a place.
func (r *lineReader) items(list piece, place Place) {
	for _, said := range r.splitItems(list) {
		if !said.isEmpty() {
			r.item(said, place)
		}
	}
}

// splitItems cuts a list at its commas, but for those that stand in a card's full
// name.
func (r *lineReader) splitItems(list piece) []piece {
	parts := list.splitOutsideBrackets()
	var items []piece
	for i := 0; i < len(parts); {
		n := 1
		for more := min(4, len(parts)-i); more > 1; more-- {
			last := parts[i+more-1]
			if slices.ContainsFunc(parts[i:i+more], piece.isUnknown) {
				continue // no part of a name
			}
			joined := list.slice(parts[i].at-list.at, last.at+len(last.text)-list.at)
			name := joined.slice(0, endOfName(joined.text))
			if name.at+len(name.text) > last.at && (r.cards.isNamedInCommas(name.text) ||
				r.cards.isNamedInCommas(copiesBefore.ReplaceAllString(name.text, ""))) { // 3x Red Gala, Favorite Cousin
				n = more
				break
			}
		}
		last := parts[i+n-1]
		items = append(items, list.slice(parts[i].at-list.at, last.at+len(last.text)-list.at))
		i += n
	}
	return items
}

// isUnknown reports whether the piece is one or several cards that nobody knows.
func (p piece) isUnknown() bool {
	_, behind := p.word()
	return p.isEmpty() || p.is(Unknown) || isCount(p) && behind.is(Unknown)
}

// endOfName is where marks or attachments begin.
func endOfName(item string) int {
	if i := strings.IndexAny(item, "/+(["); i >= 0 {
		return i
	}
	return len(item)
}

func isCount(p piece) bool {
	first, rest := p.word()
	n, ok := first.number()
	return ok && n > 0 && !rest.isEmpty()
}

// item reads a card, its marks and what is attached to it, and puts them there.
func (r *lineReader) item(said piece, place Place) {
	if n := tokensAlone.FindStringSubmatch(said.text); n != nil && place.isArea() { // 4 AT
		r.position.Players[r.said].Tokens, _ = piece{n[1], 0}.number()
		r.assume(said, "taken to be "+r.said.String()+"’s action tokens; say whose")
		return
	}
	it := r.itemOf(said)
	if r.saysNoName(it.name) {
		r.fault(said, "words of a card's name, its number, facts such as blue friend 3, or ?")
		return
	}
	if n, isNumber := (piece{strings.TrimRight(said.text, "."), 0}).number(); isNumber && n > 0 && place.hasUnknown() {
		it = item{count: n, name: piece{Unknown, said.at}} // hand: 3
	}
	if !r.isCard(it.name, place) || shortMark.MatchString(it.name.text) {
		if as, ok := r.itemSaid(said, place); ok {
			it = as
		}
	}
	r.putSaid(it, place, said)
}

// shortMark finds a letter in brackets behind a name, which is none of it: Rarity (B).
var shortMark = regexp.MustCompile(`\s*[(\[]\pL[)\]]$`)

// tokensAlone are action tokens that stand among cards, as people write them.
var tokensAlone = regexp.MustCompile(`^(\d{1,2}) ?(?:ATs?|ats?)\.?$`)

// saysNoName reports whether a piece of what somebody tells in sentences has only words of any sentence, and so names
// no card: "exhausted now". A line of the grammar is none, whatever its cards are called.
func (r *lineReader) saysNoName(name piece) bool {
	words := strings.Fields(plainWord(name.text))
	if len(words) == 0 || name.is(Unknown) || slices.ContainsFunc(words, func(word string) bool {
		return !commonWords[word] && !slices.Contains(marksSaid, word)
	}) {
		return false
	}
	if r.cards.isWholeName(name.text) || name.isDigits() || r.cards.tokenNamed(name.text) != nil {
		return false
	}
	if _, isFacts := r.cards.factsOf(name.text); isFacts {
		return false
	}
	isByGrammar := func(part string) bool { return placeInLetters.MatchString(strings.TrimSpace(part)) }
	return speaksOfSelf.MatchString(r.line) && !slices.ContainsFunc(strings.Split(r.line, ";"), isByGrammar)
}

// putSaid puts as many cards at a place as an item says, with what is attached to them.
func (r *lineReader) putSaid(it item, place Place, said piece) {
	if it.count > mostCopies {
		r.fault(said, fmt.Sprintf("at most %d of a card", mostCopies))
		return
	}
	if it.name.is(Unknown) && !place.hasUnknown() {
		r.fault(r.wordOf(it.name), "a known card: only hands and decks have cards that nobody knows")
		return
	}
	copies := it.count
	if it.name.is(Unknown) {
		copies = 1 // as one entry
	}
	for range copies {
		c := r.put(it, place, nil)
		if c == nil {
			return
		}
		if c.Name == Unknown {
			c.Count = it.count
		}
		r.noteDone(it, c)
		for _, attached := range it.attached {
			for range min(max(attached.count, 1), mostCopies) { // two Hard Hats
				r.noteDone(attached, r.put(attached, place, c))
			}
		}
	}
}

// noteDone notes what was done with a card that was put, if it could be.
func (r *lineReader) noteDone(it item, c *Card) {
	for _, did := range it.did {
		if c != nil {
			did.note(r.position, c)
		}
	}
}

// itemOf reads an item by the grammar.
func (r *lineReader) itemOf(said piece) item {
	parts := splitAttachments(said)
	it := itemWithMarks(parts[0])
	if isCount(it.name) && !r.cards.isNamed(it.name.text) {
		first, _ := it.name.word()
		it.count, _ = first.number()
		it.name = it.name.slice(len(first.text), -1)
	}
	if first, rest := it.name.word(); (first.is("a") || first.is("an")) && !rest.isEmpty() &&
		!r.cards.isWholeName(it.name.text) { // as people say it
		it.name = rest
	}
	if slices.ContainsFunc(unknownSaid, piece{text: strings.TrimRight(it.name.text, ".")}.is) {
		it.name.text = Unknown
	}
	for _, attached := range parts[1:] {
		if n := powerBehind.FindStringSubmatch(attached.text); n != nil { // red gala +2
			it.marks = append(it.marks, piece{"+" + n[1], attached.at})
		} else if attached.is("cutie mark") {
			it.marks = append(it.marks, attached)
		} else {
			it.attached = append(it.attached, itemWithMarks(attached))
		}
	}
	return it
}

func itemWithMarks(said piece) item {
	parts := said.split("/")
	return item{count: 1, name: parts[0], marks: parts[1:]}
}

// mostCopies is how many of a card an item stands for at most.
const mostCopies = 200

// splitAttachments cuts an item at the signs of attachments; behind a slash, a plus
// belongs to counters.
func splitAttachments(said piece) []piece {
	var parts []piece
	from := 0
	for i, r := range said.text {
		if r == '+' && !strings.HasSuffix(strings.TrimSpace(said.text[:i]), "/") {
			parts = append(parts, said.slice(from, i))
			from = i + 1
		}
	}
	return append(parts, said.slice(from, -1))
}

// put puts a card at a place, or on another card; nil if it can't be read.
func (r *lineReader) put(it item, place Place, host *Card) *Card {
	c := &Card{Count: 1, Owner: place.Side, Controller: place.Side, Zone: place.Zone, Area: place.Area, On: host}
	if host != nil {
		c.Area = Area{}
	}
	kind := card.Type(0)
	if name := it.name; name.is(Unknown) {
		c.Name = Unknown
	} else if token := r.cards.tokenCalled(it, place); token != nil {
		c.Name, kind = r.cards.FileName(token), token.Faces[0].Type
	} else if found := r.copied(it.count, r.named(name.text, place, host)); len(found) > 0 {
		c.Name, kind = r.cards.FileName(found[0]), found[0].Faces[0].Type
		if found[0].Faces[0].HasTrait(card.TraitDilemma) && place.isArea() {
			r.fault(name, "a place of its own for a Dilemma, such as B dilemma orchard:")
			return nil
		}
	} else if invented, ok := r.cards.factsOf(name.text); ok {
		if !place.takesType(invented.Type) {
			r.fault(name, fmt.Sprintf("a card that can be there: it is of the type %s", invented.Type))
			return nil
		}
		c.Name = r.position.invent(invented)
	} else {
		r.fault(name, r.expectedCard(name.text, place))
		return nil
	}
	r.marks(c, it.marks, kind)
	player := &r.position.Players[place.Side]
	switch {
	case place.isArea() && kind == card.ManeCharacter:
		r.position.replace(&player.Mane, c)
		r.mane[place.Side] = true
	case place.isArea() && kind == card.ProblemType:
		c.Owner, c.Controller = place.Area.Of, place.Area.Of
		r.position.replace(&r.position.Players[place.Area.Of].Problem, c)
		r.problem[place.Area.Of] = true
	default:
		r.position.Cards = append(r.position.Cards, c)
	}
	return c
}

// wordOf gives the word of the line where the name of a card is said.
func (r *lineReader) wordOf(name piece) piece {
	rest := r.line[name.at:]
	if end := strings.IndexAny(rest, " ,;:./"); end > 0 {
		rest = rest[:end]
	}
	return piece{rest, name.at}
}

// wholeWord gives a name as it stands in the line, to the end of its word where that is of several: "Timberwolves".
func (r *lineReader) wholeWord(name piece) piece {
	end := name.at + len(name.text)
	if end > len(r.line) || strings.EqualFold(r.line[name.at:end], name.text) {
		return name
	}
	if more := strings.IndexFunc(r.line[end:], func(letter rune) bool { return !unicode.IsLetter(letter) }); more > 0 {
		end += more
	}
	return piece{r.line[name.at:end], name.at}
}

// tokenCalled is what a token is printed with whose name an item gives, marked as one; nil if none is.
func (cards *Cards) tokenCalled(it item, place Place) *rulesdb.Card {
	if !place.isArea() || !slices.ContainsFunc(it.marks, func(mark piece) bool { return mark.is("token") }) {
		return nil
	}
	return cards.tokenNamed(it.name.text)
}

// tokenNamed is what a token of a name is printed with, said of one or several; nil if there is none.
func (cards *Cards) tokenNamed(name string) *rulesdb.Card {
	folded := spelling.Fold(name)
	if token := cards.tokens[folded]; token != nil {
		return token
	}
	return cards.tokens[strings.TrimSuffix(folded, "s")]
}

// named lists the cards that words may mean at a place, or on another card. A second Mane
// Character or Problem of a player is none, nor what only a slip makes a card of the place
// where it is the name of another; nor are facts that are no whole name: a friend is any.
func (r *lineReader) named(words string, place Place, host *Card) []*rulesdb.Card {
	if _, isFacts := r.cards.factsOf(words); isFacts && !r.cards.isWholeName(words) {
		return nil
	}
	found := r.cards.Near(words, place, Place{Zone: Discard})
	isResource := func(c *rulesdb.Card) bool { return c.Faces[0].Type == card.Resource }
	return slices.DeleteFunc(slices.Clone(found), func(c *rulesdb.Card) bool {
		switch t := c.Faces[0].Type; {
		case !place.takes(c):
			return true
		case host != nil: // Resources are attached (509.1), others only by what cards do
			return t == card.ManeCharacter || t == card.ProblemType ||
				t != card.Resource && slices.ContainsFunc(found, isResource)
		case place.isArea() && t == card.ManeCharacter:
			return r.mane[place.Side]
		case place.isArea() && t == card.ProblemType:
			return r.problem[place.Area.Of]
		}
		return false
	})
}

// copied leaves Mane Characters out of what words may mean of which there are several, as a player has one.
func (r *lineReader) copied(count int, found []*rulesdb.Card) []*rulesdb.Card {
	others := slices.DeleteFunc(slices.Clone(found), func(c *rulesdb.Card) bool {
		return c.Faces[0].Type == card.ManeCharacter
	})
	if count > 1 && len(others) > 0 {
		return others
	}
	return found
}

// expectedCard says what was expected where no card is named.
func (r *lineReader) expectedCard(text string, place Place) string {
	if found := r.cards.Named(text, place); place.isArea() && len(found) > 0 {
		switch t := found[0].Faces[0].Type; {
		case t == card.ManeCharacter && r.mane[place.Side]:
			return fmt.Sprintf("another card: %s has a Mane Character in this line already", place.Side)
		case t == card.ProblemType && r.problem[place.Area.Of]:
			return fmt.Sprintf("another card: %s has a Problem in this line already", place.Area.Of)
		}
	}
	// each type of card can be in one of these
	for _, other := range []Place{{Zone: Discard}, {Zone: InPlay, Area: Area{Kind: Home}}} {
		if elsewhere := r.cards.Named(text, other); len(elsewhere) > 0 {
			return fmt.Sprintf("a card that can be there: %s is of the type %s", elsewhere[0].Name(),
				elsewhere[0].Faces[0].Type)
		}
	}
	return "words of a card's name, its number, facts such as blue friend 3, or ?"
}

// marks reads the marks of a card of a type.
func (r *lineReader) marks(c *Card, said []piece, kind card.Type) {
	known := r.cards.find(c.Name)
	for _, mark := range said {
		if kind == card.ManeCharacter && mark.is("b") && !r.ownersInLetters() {
			// short for boosted, as it can't be Blake's unless it is anyway
			mark.text = "boosted"
		}
		unmarked := *c
		first, _ := mark.word()
		_, counts := piece{strings.TrimLeft(first.text, "+-"), 0}.number()
		_, lasts := lastingMark(mark)
		switch {
		case mark.is("boosted") && (known == nil || len(known.Faces) < 2):
			r.fault(mark, "a mark that fits: only a Mane Character that is printed with a boosted side can be on it")
		case mark.is("token") && kind == card.ManeCharacter:
			r.fault(mark, "a mark that fits: a Mane Character is never a token")
		case kind == card.ProblemType && c.Zone == InPlay && !counts && !lasts:
			r.fault(mark, "a mark that fits: a Problem in play has counters alone, such as /2 tip")
		case !r.mark(c, mark):
			*c = unmarked
			r.fault(mark,
				"a mark: ex, fr, down, boosted, mark, token, +2, 2 of a counter's name, of B, by B, under and "+
					"a card, ignored, or what an effect gave it, such as +2 this turn")
		case kind == card.ManeCharacter && (c.Owner != unmarked.Owner || c.Controller != unmarked.Controller):
			*c = unmarked
			r.fault(mark, fmt.Sprintf("a mark that fits: a Mane Character in a place of %[1]s’s stays %[1]s’s",
				c.Owner))
		}
	}
}

func (r *lineReader) mark(c *Card, said piece) bool {
	inPlay := c.Zone == InPlay
	if r.markLasting(c, said) {
		return true
	}
	switch word := strings.ToLower(said.text); word {
	case "ex", "exhausted":
		c.Exhausted = inPlay
		return inPlay
	case "fr", "frightened":
		c.Frightened = inPlay
		return inPlay
	case "down", "face-down", "face down", "facedown":
		c.FaceDown = inPlay
		return inPlay
	case "boosted":
		c.Boosted = inPlay
		return inPlay
	case "mark", "cutie mark":
		c.CutieMark = inPlay
		return inPlay
	case "token":
		c.Token = inPlay
		return inPlay
	case "not exhausted", "not frightened", "not boosted", "ready", "start side", "start", "unboosted", "uncovered",
		"face up", "face-up":
		return inPlay // as it is anyway
	case "ignored":
		c.Ignored = c.Zone == Flipped
		return c.Ignored
	}
	if strings.HasSuffix(said.text, "?") {
		return false // what is only asked
	}
	if sign := strings.IndexAny(said.text, "+-"); sign == 0 {
		n, ok := said.slice(1, -1).number()
		if said.text[0] == '-' {
			n = -n
		}
		c.count(powerCounters, n)
		return ok && inPlay
	}
	first, rest := said.word()
	side, isSide := rest.side()
	n, isNumber := first.number()
	if whose, ok := said.side(); ok && rest.isEmpty() { // Blake's
		c.Owner, c.Controller = whose, whose
		return inPlay
	}
	switch {
	case first.is("of") && isSide:
		c.Owner = side
		return inPlay
	case first.is("by") && isSide:
		c.Controller = side
		return inPlay
	case (first.is("under") || first.is("beneath")) && !rest.isEmpty() && c.Zone == Banished:
		r.later = append(r.later, func() {
			if c.Beneath = r.present(rest); c.Beneath == nil {
				r.fault(rest, "a card that is on the table")
			}
		})
		return true
	case isNumber && !rest.isEmpty() && !slices.Contains(marksSaid, r.cards.meant(strings.ToLower(rest.text))) &&
		!slices.Contains([]string{"counter", "counters"}, strings.ToLower(strings.Fields(rest.text)[0])) && // which?
		!slices.ContainsFunc([]string{"at", "in", "on", "and", "with"}, rest.hasWord):
		name := counterSaid(rest.text)
		if lessPower.MatchString(name) {
			name, n = powerCounters, -n
		}
		c.count(name, n)
		return inPlay
	}
	return false
}

// hasWord reports whether one of the words of the piece is this one.
func (p piece) hasWord(word string) bool {
	return slices.ContainsFunc(strings.Fields(p.text), func(w string) bool { return strings.EqualFold(w, word) })
}

// count puts counters of a name on a card.
func (c *Card) count(name string, n int) {
	if n != 0 {
		c.Counters = append(c.Counters, Counters{name, n})
	}
}
