package position

import (
	"regexp"
	"slices"
	"strings"
)

// A line as people say it: besides the words of the grammar it takes what has one meaning
// only, such as "Avery's problem", "2x Red Gala (exhausted)" or "dash wearing the chapeau".
// What the grammar reads is never asked here.

// sidesSaid are what one sitting on the near side calls the players.
var sidesSaid = map[string]Side{
	"i": Avery, "me": Avery, "my": Avery, "mine": Avery,
	"opp": Blake, "opponent": Blake, "opponents": Blake, "they": Blake, "their": Blake, "them": Blake,
}

// areasSaid and pilesSaid are what people call places, behind or before whose they are.
var (
	areasSaid = map[string]AreaKind{"problem": Problem, "home": Home, "mane": Home, "mane character": Home}
	pilesSaid = map[string]Zone{
		"draw deck": Deck, "library": Deck, "discard pile": Discard, "discards": Discard,
		"banished zone": Banished, "problem deck": ProblemDeck, "flip": Flipped, "flipped": Flipped,
	}
)

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
	noun := strings.ToLower(rest.text)
	if kind, known := areasSaid[noun]; known {
		return Place{Zone: InPlay, Area: Area{Of: side, Kind: kind}, Side: side}, true
	}
	if zone, known := pilesSaid[noun]; known {
		return Place{Zone: zone, Side: side}, true
	}
	for _, pile := range pileNames {
		if noun == pile.name {
			return Place{Zone: pile.zone, Side: side}, true
		}
	}
	return Place{}, false
}

// partsOf cuts a line into its parts: at semicolons and ends of lines, and at commas before
// another place with its colon.
func partsOf(line string) []piece {
	var parts []piece
	for _, part := range pieceOf(strings.NewReplacer("\n", ";", "\r", ";").Replace(line)).split(";") {
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

func isPlaceSaid(head piece) bool {
	if _, ok := areasByName[strings.ToUpper(head.text)]; ok {
		return true
	}
	_, said := placeSaid(head)
	_, ofSide := head.side()
	return said || ofSide
}

// fillers are words before a part that say nothing.
var fillers = []string{"it is now", "it's now", "it is", "it's", "it’s", "now", "during", "in the", "in"}

// withoutFillers takes the words off that say nothing.
func (p piece) withoutFillers() piece {
	for _, words := range fillers {
		if rest, ok := p.after(words); ok && !rest.isEmpty() {
			return rest
		}
	}
	return p
}

// countSaid reads what a player has, from the front: "3t", "4 points", "tokens 2". What is
// said between, "has" or "and", counts for nothing.
func countSaid(said piece) (what string, n int, rest piece, ok bool) {
	for {
		first, behind := said.word()
		if first.text = strings.TrimSuffix(first.text, ","); first.is("has") || first.is("have") || first.is("and") ||
			first.is("with") || first.text == "" && !behind.isEmpty() {
			said = behind
			continue
		}
		if n, ok := first.slice(0, max(0, len(first.text)-1)).number(); ok &&
			(strings.HasSuffix(first.text, "p") || strings.HasSuffix(first.text, "t")) {
			return first.text[len(first.text)-1:], n, behind, true
		}
		second, after := behind.word()
		if second.is("action") {
			second, after = after.word()
		}
		second.text = strings.TrimSuffix(second.text, ",")
		if n, ok := first.number(); ok && unitsSaid[strings.ToLower(second.text)] != "" {
			return unitsSaid[strings.ToLower(second.text)], n, after, true
		}
		if n, ok := second.number(); ok && unitsSaid[strings.ToLower(first.text)] != "" {
			return unitsSaid[strings.ToLower(first.text)], n, after, true
		}
		return "", 0, said, false
	}
}

var unitsSaid = map[string]string{
	"p": "p", "pt": "p", "pts": "p", "point": "p", "points": "p", "score": "p",
	"t": "t", "token": "t", "tokens": "t",
}

// playerSaid reads what is said of a player behind a colon: points, tokens, and how many cards
// there are in a hand or deck.
func (r *lineReader) playerSaid(side Side, list piece) {
	for _, said := range list.split(",") {
		if rest, counted := r.counts(said, side); counted && rest.isEmpty() || said.isEmpty() {
			continue
		}
		if head, count, ok := said.lastWord(); ok && isCount(piece{count.text + " ?", 0}) {
			place, ok := r.place(piece{side.Letter() + " " + head.text, head.at})
			if ok && place.hasUnknown() {
				n, _ := count.number()
				r.put(item{count: n, name: piece{Unknown, said.at}}, place, nil).Count = n
				continue
			}
		}
		r.fault(said, "points, tokens or how many cards there are in a hand: 7p, 2t, hand 3")
	}
}

// lastWord takes the last word off the piece.
func (p piece) lastWord() (rest, last piece, ok bool) {
	at := strings.LastIndexByte(p.text, ' ')
	if at < 0 {
		return p, piece{}, false
	}
	return p.slice(0, at), p.slice(at, -1), true
}

// momentWithCounts reads where in a player's turn play begins, and behind it points and action
// tokens, if there are any.
func (r *lineReader) momentWithCounts(said piece, side Side) bool {
	if r.moment(said, side, true) {
		return true
	}
	for i, letter := range said.text {
		if letter != ' ' {
			continue
		}
		_, _, _, ok := countSaid(said.slice(i, -1))
		if ok && r.moment(said.slice(0, i), side, true) {
			rest, _ := r.counts(said.slice(i, -1), side)
			return rest.isEmpty()
		}
	}
	return false
}

// partSaid reads a part as people say it: "timberwolf at AP", "8:9", "A to play", or several
// parts between commas, the first of which can be read.
func (r *lineReader) partSaid(part piece) bool {
	part = part.withoutFillers()
	if points := pointsSaid.FindStringSubmatchIndex(part.text); points != nil {
		r.position.Players[Avery].Score, _ = part.slice(points[2], points[3]).number()
		r.position.Players[Blake].Score, _ = part.slice(points[4], points[5]).number()
		return true
	}
	if turn := turnSaid.FindStringSubmatchIndex(part.text); turn != nil {
		if side, ok := part.slice(turn[2], turn[3]).side(); ok {
			return r.moment(piece{"", part.at}, side, true)
		}
	}
	if r.cardSaidAt(part) {
		return true
	}
	parts := part.split(",")
	read := func(p piece) bool { return r.historyPart(p) || r.playerPart(p, false) || r.partSaid(p) }
	if len(parts) == 1 || !read(parts[0]) {
		return false
	}
	for _, more := range parts[1:] {
		if rest, counted := r.counts(more, r.said); counted && rest.isEmpty() {
			continue
		}
		if !more.isEmpty() && !read(more) {
			r.fault(more, "points and tokens (A 3t 4p), a moment (B turn 8 main), or what happened (confronted AP)")
		}
	}
	return true
}

// cardSaidAt reads a card that is said with its place: "B timberwolf at AP".
func (r *lineReader) cardSaidAt(part piece) bool {
	name, where := part.beforeWord("at")
	where, ok := where.after("at")
	if !ok || name.isEmpty() {
		return false
	}
	at, behind := where.word()
	area, ok := areasByName[strings.ToUpper(at.text)]
	if !ok {
		return false
	}
	place := Place{Zone: InPlay, Area: area, Side: area.Of}
	if first, rest := name.word(); !rest.isEmpty() && !r.isCard(name, place) {
		if side, ok := first.side(); ok {
			name, place.Side = rest, side
		}
	}
	it, ok := r.itemSaid(name, place)
	if !ok {
		return false
	}
	for _, mark := range behind.split(",") {
		if !mark.isEmpty() {
			it.marks = append(it.marks, mark)
		}
	}
	for range min(it.count, mostCopies) {
		host := r.put(it, place, nil)
		for _, attached := range it.attached {
			r.put(attached, place, host)
		}
	}
	return true
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
	unknownSaid = []string{"card", "cards", "unknown", "unknown card", "unknown cards", "any card", "any cards"}
)

// Points of both, and whose turn it is.
var (
	pointsSaid = regexp.MustCompile(`(?i)^(?:score|points)?\s*(\d{1,2})\s*[-:–]\s*(\d{1,2})$`)
	turnSaid   = regexp.MustCompile(`(?i)^(\S+) (?:to (?:play|act|move)|on turn)$`)
)

// item is a card as a line says it, so many of it, with its marks and what is attached.
type item struct {
	count    int
	name     piece
	marks    []piece
	attached []item
}

// marksSaid are the marks that stand as words before or behind a name.
var marksSaid = []string{"exhausted", "ex", "frightened", "fr", "face-down", "face down", "facedown", "boosted",
	"ready"}

// Where people put what a card has: behind a word, in brackets, as a number with a sign.
var (
	withSaid     = regexp.MustCompile(`(?i)\s(?:with|wearing|holding|carrying|has)\s+(?:an?\s+|the\s+)?`)
	bracketsSaid = regexp.MustCompile(`[(\[]([^)\]]*)[)\]]`)
	powerSaid    = regexp.MustCompile(`(?i)\s([+-]\d+)(?:\s+power)?(?:\s+counters?)?$`)
	powerBehind  = regexp.MustCompile(`(?i)^(\d+)(?:\s+power)?(?:\s+counters?)?$`)
	copiesBefore = regexp.MustCompile(`^(\d+)\s*[x×]?\s+`)
	copiesBehind = regexp.MustCompile(`\s+[x×]\s*(\d+)$`)
	spacedNumber = regexp.MustCompile(`^#?\s*([A-Za-z]{2})\s*-?\s*(ƒ?\d+)$`)
)

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
		if _, isNumber := said.number(); isNumber && at[1] == len(text.text) { // yellow friend (3)
			text = piece{text.slice(0, at[0]).text + " " + said.text, text.at}
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
			if !ok {
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
	if text.is(Unknown) || len(r.cards.Near(text.text, place, Place{Zone: Discard})) > 0 {
		return true
	}
	_, ok := r.cards.factsOf(text.text)
	return ok
}

// counterSaid is the name of counters without the word for them.
func counterSaid(words string) string {
	for _, word := range []string{" counters", " counter"} {
		if len(words) > len(word) && strings.EqualFold(words[len(words)-len(word):], word) {
			words = words[:len(words)-len(word)]
		}
	}
	if strings.EqualFold(words, "power") || strings.EqualFold(words, "+1 power") {
		return powerCounters
	}
	return words
}

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
