package position

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// A line as people say it: besides the words of the grammar it takes what has one meaning
// only, such as "Avery's problem", "2x Red Gala (exhausted)" or "dash wearing the chapeau".
// What the grammar reads is never asked here.

// sidesSaid are what one sitting on the near side calls the players.
var sidesSaid = map[string]Side{
	"i": Avery, "me": Avery, "my": Avery, "mine": Avery,
	"p1": Avery, "p2": Blake,
	"opp": Blake, "opponent": Blake, "opponents": Blake, "they": Blake, "their": Blake, "them": Blake,
}

// placeSaid reads a place as people say it: "my hand", "Avery's problem", "problem of B".
func placeSaid(head piece) (Place, bool) {
	first, rest := head.word()
	side, ok := first.side()
	if !ok { // the other way round
		words := strings.Fields(head.text)
		if len(words) < 2 {
			return Place{}, false
		}
		last := piece{text: words[len(words)-1]}
		if side, ok = last.side(); !ok {
			return Place{}, false
		}
		rest = head.slice(0, strings.LastIndex(head.text, last.text))
		if before, found := strings.CutSuffix(rest.text, " of"); found {
			rest = rest.slice(0, len(before))
		}
	}
	kind, known := nounsOfPlaces[strings.ToLower(rest.text)]
	place := Place{Zone: kind.zone, Side: side}
	if kind.zone == InPlay {
		place.Area = Area{Of: side, Kind: kind.area}
	}
	return place, known
}

// partsOf cuts a line into its parts: at semicolons and ends of lines, and at commas before
// another place with its colon.
func partsOf(line string) []piece {
	var parts []piece
	for _, part := range pieceOf(line).split(";") {
		from := 0
		for i, r := range part.text {
			if r != ',' && r != '.' {
				continue
			}
			head, _, ok := part.slice(i+1, -1).cut(":")
			if ok && isPlaceSaid(head) {
				parts, from = append(parts, part.slice(from, i)), i+1
			}
		}
		parts = append(parts, part.slice(from, -1))
	}
	return slices.DeleteFunc(parts, piece.isEmpty)
}

// NamesPlace reports whether a text has a place before a colon, as lines have, or a player's name;
// other things that one asks have colons too.
func NamesPlace(text string) bool {
	return slices.ContainsFunc(partsOf(strings.NewReplacer("\n", ";", "\r", ";").Replace(text)), func(part piece) bool {
		head, list, ok := part.cut(":")
		return ok && len(list.text) > 1 && (isPlaceSaid(head) || placeInLetters.MatchString(part.text))
	})
}

func isPlaceSaid(head piece) bool {
	if _, ok := areasByName[strings.ToUpper(head.text)]; ok {
		return true
	}
	_, said := placeSaid(head)
	_, ofSide := head.side()
	return said || ofSide
}

// placeWithoutColon takes a place in words off the front of a part whose colon was left out.
func (p piece) placeWithoutColon() (head, list piece, ok bool) {
	for i, letter := range p.text {
		if letter != ' ' {
			continue
		}
		head, list = p.slice(0, i), p.slice(i, -1)
		_, isArea := areasByName[strings.ToUpper(head.text)]
		place, said := placeSaid(head)
		if isArea || said && place.Zone != InPlay {
			return head, list, true
		}
	}
	return p, piece{}, false
}

// lastWord takes the last word off the piece.
func (p piece) lastWord() (rest, last piece, ok bool) {
	at := strings.LastIndexByte(p.text, ' ')
	if at < 0 {
		return p, piece{}, false
	}
	return p.slice(0, at), p.slice(at, -1), true
}

// withoutTop takes off a deck's name that its top is meant.
func (p piece) withoutTop() (rest piece, onTop bool) {
	if rest, last, ok := p.lastWord(); ok && last.is("top") {
		return rest, true
	}
	return p.after("top of")
}

// usualDeck is of how many unknown cards a deck is where a line says only what lies on it.
const usualDeck = 10

// What stands for no cards, and for cards that nobody knows.
var (
	nothingSaid = []string{"nothing", "nobody", "none", "empty", "no one", "-"}
	unknownSaid = []string{"card", "cards", "unknown", "unknown card", "unknown cards", "any card", "any cards",
		"mystery card", "mystery cards"}
)

// item is a card as a line says it, so many of it, with its marks and what is attached.
type item struct {
	count    int
	name     piece
	marks    []piece
	attached []item
	did      []deedDone // what was done with it this turn
}

// marksSaid are the marks that stand as words before or behind a name.
var marksSaid = []string{"exhausted", "ex", "frightened", "fr", "face-down", "face down", "facedown", "boosted",
	"ready", "unboosted"}

// Where people put what a card has: behind a word, in brackets, as a number with a sign.
var (
	withSaid     = regexp.MustCompile(`(?i)\s(?:with|wearing|holding|carrying)\s+(?:an?\s+|the\s+)?`)
	bracketsSaid = regexp.MustCompile(`[(\[]([^)\]]*)[)\]]`)
	powerSaid    = regexp.MustCompile(`(?i)\s([+-]\d+)(?:\s+power)?(?:\s+counters?)?$`)
	powerBehind  = regexp.MustCompile(`(?i)^(\d+)(?:\s+power)?(?:\s+counters?)?$`)
	notCounters  = regexp.MustCompile(`(?i)^(at|ats|(action )?tokens?|points?|pts?|cards?)\b`)
	copiesBefore = regexp.MustCompile(`^(\d+)\s*[x×]?\s+`)
	copiesBehind = regexp.MustCompile(`\s+[x×]\s*(\d+)$`)
	spacedNumber = regexp.MustCompile(`^#?\s*([A-Za-z]{2})\s*-?\s*(ƒ?\d+)$`)
)

// countersSaid finds counters whose number isn't in digits: "+1 power counter", "two tip counters".
var countersSaid = regexp.MustCompile(
	`(?i)^(an?|one|two|three|four|five|six|seven|eight|nine|ten|\+\d+) (.+ counters?)$`)

// namesNoCounters reports whether what stands before "counter" is no name of counters: "from a counter".
func namesNoCounters(words string) bool {
	first, _, _ := strings.Cut(strings.ToLower(words), " ")
	return slices.Contains([]string{"from", "of", "on", "at", "because"}, first)
}

func countersInWords(number, name string) string {
	n := strings.TrimPrefix(number, "+")
	if known, isWord := numbersSaid[strings.ToLower(number)]; isWord {
		n = strconv.Itoa(known)
	}
	return n + " " + name
}

// itemSaid reads an item as people say it; false if its card isn't known then either.
func (r *lineReader) itemSaid(said piece, place Place) (item, bool) {
	it := item{count: 1}
	text := said
	if i := strings.IndexByte(text.text, '/'); i >= 0 {
		it.marks = append(it.marks, text.slice(i+1, -1).split("/")...)
		text = text.slice(0, i)
	}
	for {
		at := bracketsSaid.FindStringSubmatchIndex(text.text)
		if at == nil {
			break
		}
		said := text.slice(at[2], at[3])
		withNumber := strings.TrimSpace(text.slice(0, at[0]).text) + " " + said.text
		if _, isFacts := r.cards.factsOf(withNumber); isFacts && at[1] == len(text.text) &&
			!strings.HasSuffix(plainWord(text.slice(0, at[0]).text), "s") { // yellow friend (3), but not Friends (6)
			text.text = withNumber
			break
		}
		it.marks = append(it.marks, said.split(",")...)
		if at[1] == len(text.text) {
			text = text.slice(0, at[0])
		} else { // what stands behind the brackets is of the card as well
			it.marks = append(it.marks, text.slice(at[1], -1))
			text = text.slice(0, at[0])
		}
	}
	if at := withSaid.FindStringIndex(text.text); at != nil && !r.isCard(text, place) {
		for _, one := range text.slice(at[1], -1).split(" and ") {
			first, rest := one.word()
			_, isNumber := first.number()
			if said := countersSaid.FindStringSubmatch(one.text); said != nil && !isNumber &&
				!namesNoCounters(said[2]) {
				it.marks = append(it.marks, piece{countersInWords(said[1], said[2]), one.at})
				continue
			}
			if isNumber && notCounters.MatchString(rest.text) {
				return it, false
			}
			if isNumber && rest.is("power") { // what it has now, and not what is put on it
				if _, invented := r.cards.factsOf(text.slice(0, at[0]).text + " " + first.text); !invented {
					return it, false
				}
				it.name = first
				continue
			}
			if isNumber || slices.ContainsFunc(marksSaid, one.is) {
				it.marks = append(it.marks, one)
				continue
			}
			attached, ok := r.itemSaid(one, place)
			if !ok || !r.cards.isResource(attached.name) { // no Character bears another
				return it, false
			}
			for _, mark := range attached.marks { // behind both names: only a character can be so
				if !mark.is("frightened") && !mark.is("fr") && !mark.is("boosted") {
					return it, false
				}
			}
			it.marks, attached.marks = append(it.marks, attached.marks...), nil
			it.attached = append(it.attached, attached)
		}
		text = text.slice(0, at[0])
		if !it.name.isEmpty() {
			text.text += " " + it.name.text
		}
	}
	if at := powerSaid.FindStringSubmatchIndex(text.text); at != nil {
		it.marks = append(it.marks, text.slice(at[2], at[3]))
		text = text.slice(0, at[0])
	}
	if at := copiesBehind.FindStringSubmatchIndex(text.text); at != nil {
		it.count, _ = text.slice(at[2], at[3]).number()
		text = text.slice(0, at[0])
	} else if at := copiesBefore.FindStringSubmatchIndex(text.text); at != nil && !r.isCard(text, place) {
		it.count, _ = text.slice(at[2], at[3]).number()
		text = text.slice(at[1], -1)
	}
	text = r.withoutMarks(&it, text, place)
	if inner := strings.Trim(text.text, `"“”`); inner != text.text {
		text = text.slice(strings.Index(text.text, inner), strings.Index(text.text, inner)+len(inner))
	}
	if at := spacedNumber.FindStringSubmatch(text.text); at != nil {
		text.text = at[1] + at[2]
	}
	if slices.ContainsFunc(unknownSaid, text.is) {
		text.text = Unknown
	}
	it.name = text
	return it, it.count > 0 && r.isCard(text, place)
}

// withoutMarks takes marks off that stand as words before a name or behind it.
func (r *lineReader) withoutMarks(it *item, text piece, place Place) piece {
	for !r.isCard(text, place) {
		found := false
		for _, mark := range marksSaid {
			lower := strings.ToLower(text.text)
			switch {
			case strings.HasSuffix(lower, " "+mark):
				at := len(text.text) - len(mark)
				it.marks, text, found = append(it.marks, text.slice(at, -1)), text.slice(0, at), true
			case strings.HasPrefix(lower, mark+" "):
				it.marks, text, found = append(it.marks, text.slice(0, len(mark))), text.slice(len(mark), -1), true
			}
		}
		if !found {
			break
		}
	}
	return text
}

// isCard reports whether a text means a card at a place: one that nobody knows, one by its
// name or number, or one that is invented by its facts.
func (r *lineReader) isCard(text piece, place Place) bool {
	said := cardSaid{text.text, place}
	is, known := r.areCards[said]
	if !known {
		_, isFacts := r.cards.factsOf(text.text)
		is = isFacts || text.is(Unknown) || place.isArea() && r.cards.tokenNamed(text.text) != nil ||
			len(r.cards.Near(text.text, place, Place{Zone: Discard})) > 0
		r.areCards[said] = is
	}
	return is
}

// cardSaid is what is said for a card at a place.
type cardSaid struct {
	text string
	at   Place
}

// counterSaid is the name of counters without the word for them.
func counterSaid(words string) string {
	for _, word := range []string{" counters", " counter"} {
		if len(words) > len(word) && strings.EqualFold(words[len(words)-len(word):], word) {
			words = words[:len(words)-len(word)]
		}
	}
	if strings.EqualFold(words, "power") || strings.EqualFold(words, "+1 power") || words == "+1" {
		return powerCounters
	}
	return words
}

// lessPower finds counters that decrease power (519.4).
var lessPower = regexp.MustCompile(`(?i)^[-−–]1(?: power)?$`)

// splitOutsideBrackets cuts a list at its commas, but for those within brackets.
func (p piece) splitOutsideBrackets() []piece {
	var parts []piece
	from, depth := 0, 0
	for i, r := range p.text {
		switch {
		case r == '(' || r == '[':
			depth++
		case r == ')' || r == ']':
			depth--
		case r == ',' && depth <= 0:
			parts, from = append(parts, p.slice(from, i)), i+1
		}
	}
	return append(parts, p.slice(from, -1))
}
