package position

import (
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/card"
)

// Parse reads a line and gives the position that it describes, over an empty one,
// with the parts that could not be read; the rest is in the position.
func (cards *Cards) Parse(line string) (*Position, []Fault) {
	p := New()
	return p, cards.Add(p, line, Place{Zone: InPlay, Area: Area{Of: Avery, Kind: Problem}})
}

// Add reads a line into a position, beside what is there. Cards for which it names
// no place are put at one that is marked. It gives the parts that could not be read.
func (cards *Cards) Add(p *Position, line string, marked Place) []Fault {
	r := lineReader{cards: cards, position: p}
	var parts []piece
	for _, part := range pieceOf(line).split(";") {
		if !part.isEmpty() {
			parts = append(parts, part)
		}
	}
	for _, part := range parts {
		alone := len(parts) == 1
		switch {
		case r.cardsPart(part), r.dilemmaPart(part), r.historyPart(part), r.playerPart(part, alone):
		case alone:
			r.items(part, marked)
		default:
			r.fault(part, "points and tokens (A 3t 4p), a moment (B turn 8 main), a place with cards (AP: dash), or what happened (confronted AP)")
		}
	}
	for _, refer := range r.later {
		refer()
	}
	r.settleMet()
	slices.SortFunc(r.faults, func(a, b Fault) int { return a.From - b.From })
	return r.faults
}

// lineReader reads one line into a position.
type lineReader struct {
	cards    *Cards
	position *Position
	faults   []Fault
	later    []func() // what refers to cards that may stand further on
	met      bool     // the line says which requirements the opponent met
}

func (r *lineReader) fault(p piece, expected string) {
	r.faults = append(r.faults, Fault{From: p.at, To: p.at + len(p.text), Found: p.text, Expected: expected})
}

// playerPart reads points, action tokens and where in the turn of a player play begins.
// Alone, a player's letter is a whole moment.
func (r *lineReader) playerPart(part piece, alone bool) bool {
	first, rest := part.word()
	side, ok := first.side()
	if !ok {
		return r.moment(part, r.position.Moment.Turn, false)
	}
	player := r.position.Players[side]
	counted := false
	for !rest.isEmpty() {
		said, behind := rest.word()
		n, ok := said.slice(0, len(said.text)-1).number()
		switch {
		case ok && strings.HasSuffix(said.text, "p"):
			player.Score = n
		case ok && strings.HasSuffix(said.text, "t"):
			player.Tokens = n
		default:
			ok = false
		}
		if !ok {
			break
		}
		counted, rest = true, behind
	}
	if rest.isEmpty() && !counted && !alone || (!rest.isEmpty() || !counted) && !r.moment(rest, side, true) {
		return false
	}
	r.position.Players[side] = player
	return true
}

// moment reads where in a player's turn play begins.
func (r *lineReader) moment(said piece, turn Side, ofSide bool) bool {
	at := Moment{Turn: turn, Name: mainPhase}
	if rest, ok := said.after("turn"); ok {
		number, behind := rest.word()
		if at.Number, ok = number.number(); !ok || at.Number == 0 {
			return false
		}
		said, ofSide = behind, true
	}
	name, place := said.beforeWord("at", "against")
	if name.isEmpty() && (!ofSide || !place.isEmpty()) {
		return false
	}
	if !name.isEmpty() {
		known := false
		at.Name, at.IsWindow, known = momentNamed(strings.ToLower(strings.Join(strings.Fields(name.text), " ")))
		if !known {
			return false
		}
	}
	r.position.Moment = at
	r.later = append(r.later, func() { r.placeOfMoment(place) })
	return true
}

// momentNamed finds a moment or window by its name, or by that of a phase.
func momentNamed(name string) (found string, isWindow, ok bool) {
	for _, p := range phases {
		if name == p.name || name == p.name+" phase" {
			return p.at, p.isWindow, true
		}
	}
	if w, err := engine.ParseWindow(name); err == nil {
		return w.String(), true, true
	}
	for _, m := range engine.Moments() {
		if m.String() == name {
			return name, false, true
		}
	}
	return "", false, false
}

// placeOfMoment reads at which Problems, or against which Troublemaker, a faceoff or a
// Confront Step is.
func (r *lineReader) placeOfMoment(said piece) {
	at := &r.position.Moment
	inFaceoff := false
	if w, err := engine.ParseWindow(at.Name); err == nil && at.IsWindow {
		inFaceoff = w >= engine.StartOfFaceoff
	}
	if said.isEmpty() {
		return
	}
	rest, ok := said.after("against")
	if ok {
		if c := r.present(rest); c == nil {
			r.fault(rest, "a Troublemaker that is on the table")
		} else {
			at.Faceoff, at.Troublemaker = "troublemaker", c
		}
		return
	}
	if rest, ok = said.after("at"); !ok {
		r.fault(said, "at and a Problem, or against and a Troublemaker")
		return
	}
	var areas []Area
	for _, name := range rest.split(" and ") {
		a, ok := r.problemNamed(name)
		if !ok {
			r.fault(name, "a Problem: AP, BP or a Dilemma, such as B dilemma orchard")
			return
		}
		areas = append(areas, a)
	}
	switch {
	case inFaceoff && len(areas) > 1:
		at.Faceoff = "multi-problem"
	case inFaceoff:
		at.Faceoff, at.Problem = "problem", areas[0]
	default:
		at.Problem = areas[0]
	}
}

// historyPart reads what happened before.
func (r *lineReader) historyPart(part piece) bool {
	h := &r.position.History
	if rest, ok := part.after("priority"); ok {
		side, isSide := rest.side()
		switch {
		case rest.is("nobody"):
			h.LastPriority = "nobody"
		case isSide:
			h.LastPriority = side.Letter()
		default:
			return false
		}
		return true
	}
	for _, said := range historyWords {
		rest, ok := part.after(said.words)
		if !ok || rest.isEmpty() {
			continue
		}
		list := said.list(h)
		r.met = r.met || list == &h.OpponentMet
		r.later = append(r.later, func() {
			for _, name := range rest.split(",") {
				if name.is("nothing") {
					continue
				}
				if a, ok := r.problemNamed(name); !ok {
					r.fault(name, "a Problem: AP, BP or a Dilemma, such as B dilemma orchard")
				} else if !slices.Contains(*list, a) {
					*list = append(*list, a)
				}
			}
		})
		return true
	}
	return false
}

// historyWords are what a line says for the lists of a history; the longer words
// before those that begin alike.
var historyWords = []struct {
	words string
	list  func(*History) *[]Area
}{
	{"confronted before", func(h *History) *[]Area { return &h.ConfrontedBefore }},
	{"confronted", func(h *History) *[]Area { return &h.Confronted }},
	{"met", func(h *History) *[]Area { return &h.OpponentMet }},
	{"resolved", func(h *History) *[]Area { return &h.Resolved }},
	{"challenged", func(h *History) *[]Area { return &h.Challenged }},
}

// settleMet has the opponent have met the requirements of the Problem at which there
// is a faceoff: without that there would be none (612.2).
func (r *lineReader) settleMet() {
	if met := r.position.usuallyMet(); !r.met && met.Kind != NoArea {
		r.position.History.OpponentMet = []Area{met}
	}
}

// usuallyMet is the Problem whose requirements the opponent has met unless a line says
// otherwise; none outside of Problem faceoffs.
func (p *Position) usuallyMet() Area {
	if p.Moment.Faceoff == "problem" && slices.Contains(p.History.Confronted, p.Moment.Problem) {
		return p.Moment.Problem
	}
	return Area{}
}

// problemNamed finds the area of a Problem that is on the table.
func (r *lineReader) problemNamed(name piece) (Area, bool) {
	if a, ok := areasByName[strings.ToUpper(name.text)]; ok {
		return a, a.Kind == Problem
	}
	first, rest := name.word()
	side, ok := first.side()
	rest, isDilemma := rest.after("dilemma")
	if !ok || !isDilemma {
		return Area{}, false
	}
	for _, c := range r.position.Cards {
		if c.Zone == InPlay && c.Owner == side && r.cards.isDilemma(c) && r.isCalled(c, rest) {
			return Area{Of: c.Controller, Kind: DilemmaArea, Dilemma: c}, true
		}
	}
	return Area{}, false
}

// isCalled reports whether words may mean a card that is on the table.
func (r *lineReader) isCalled(c *Card, words piece) bool {
	at := Place{Zone: c.Zone, Area: Area{Kind: Problem}}
	for _, named := range r.cards.Named(words.text, at) {
		if r.cards.fileName(named) == c.Name {
			return true
		}
	}
	return strings.EqualFold(c.Name, words.text)
}

// present finds the first card in play that words may mean; nil if there is none.
func (r *lineReader) present(words piece) *Card {
	for _, c := range r.position.All() {
		if c.Zone == InPlay && r.isCalled(c, words) {
			return c
		}
	}
	return nil
}

// cardsPart reads a place with cards.
func (r *lineReader) cardsPart(part piece) bool {
	head, list, ok := part.cut(":")
	if !ok {
		return false
	}
	place, ok := r.place(head)
	if name, isDilemma := head.dilemmaName(); !ok && isDilemma {
		r.fault(name, aDilemma)
		return true
	}
	if !ok {
		r.fault(head, "a place: AP, BP, AH, BH, or a player with hand, deck, discard, banished, problems, flips or dilemma and its name")
		return true
	}
	before := len(r.position.Cards)
	if !list.isEmpty() {
		r.items(list, place)
	}
	if place.Zone == Deck && (list.isEmpty() || len(r.position.Cards) > before) { // not where nothing of it can be read
		r.position.Players[place.Side].NoDeck = true
	}
	return true
}

// dilemmaPart reads a Dilemma at which nobody is, with or without a colon.
func (r *lineReader) dilemmaPart(part piece) bool {
	name, ok := part.dilemmaName()
	if !ok {
		return false
	}
	if _, ok := r.place(part); !ok {
		r.fault(name, aDilemma)
	}
	return true
}

const aDilemma = "the name of a Dilemma, such as B dilemma invasion"

// dilemmaName gives what stands behind a player's letter and the word, if they do.
func (p piece) dilemmaName() (name piece, ok bool) {
	first, rest := p.word()
	_, isSide := first.side()
	name, ok = rest.after("dilemma")
	return name, isSide && ok && !name.isEmpty()
}

// place reads a place: "AP", "B at AP", "A hand", "B dilemma orchard".
func (r *lineReader) place(head piece) (Place, bool) {
	first, rest := head.word()
	side, isSide := first.side()
	if at, ok := rest.after("at"); ok && isSide {
		place, ok := r.place(at)
		place.Side = side
		return place, ok && place.Zone == InPlay
	}
	if area, ok := areasByName[strings.ToUpper(head.text)]; ok {
		return Place{Zone: InPlay, Area: area, Side: area.Of}, true
	}
	for _, pile := range pileNames {
		if isSide && rest.is(pile.name) {
			return Place{Zone: pile.zone, Side: side}, true
		}
	}
	if name, ok := rest.after("dilemma"); ok && isSide && !name.isEmpty() {
		dilemma := r.dilemma(side, name)
		return Place{Zone: InPlay, Area: Area{Of: side, Kind: DilemmaArea, Dilemma: dilemma}, Side: side},
			dilemma != nil
	}
	return Place{}, false
}

// dilemma finds a player's Dilemma on the table, or puts it there.
func (r *lineReader) dilemma(side Side, said piece) *Card {
	parts := said.split("/")
	if a, ok := r.problemNamed(piece{side.Letter() + " dilemma " + parts[0].text, said.at}); ok {
		return a.Dilemma
	}
	for _, named := range r.cards.Named(parts[0].text, Place{Zone: InPlay, Area: Area{Kind: DilemmaArea}}) {
		if !named.Faces[0].HasTrait(card.TraitDilemma) {
			continue
		}
		c := &Card{Name: r.cards.fileName(named), Count: 1, Owner: side, Controller: side, Zone: InPlay}
		r.marks(c, parts[1:])
		r.position.Cards = append(r.position.Cards, c)
		return c
	}
	return nil
}

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
	parts := list.split(",")
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
			if _, rest := name.word(); name.at+len(name.text) > last.at && (r.cards.isNamed(name.text) ||
				isCount(name) && r.cards.isNamed(rest.text)) {
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
	if i := strings.IndexAny(item, "/+"); i >= 0 {
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
	parts := splitAttachments(said)
	name, count := parts[0].split("/")[0], 1
	if isCount(name) && !r.cards.isNamed(name.text) {
		first, _ := name.word()
		count, _ = first.number()
		parts[0] = parts[0].slice(len(first.text), -1)
	}
	if count > mostCopies {
		r.fault(name, fmt.Sprintf("at most %d of a card", mostCopies))
		return
	}
	if parts[0].is(Unknown) && place.Zone != Hand && place.Zone != Deck && place.Zone != ProblemDeck {
		r.fault(parts[0], "a known card: only hands and decks have cards that nobody knows")
		return
	}
	copies := count
	if parts[0].is(Unknown) {
		copies = 1 // as one entry
	}
	for range copies {
		c := r.put(parts[0], place, nil)
		if c == nil {
			return
		}
		if c.Name == Unknown {
			c.Count = count
		}
		for _, attached := range parts[1:] {
			r.put(attached, place, c)
		}
	}
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
func (r *lineReader) put(said piece, place Place, host *Card) *Card {
	parts := said.split("/")
	c := &Card{Count: 1, Owner: place.Side, Controller: place.Side, Zone: place.Zone, Area: place.Area, On: host}
	if host != nil {
		c.Area = Area{}
	}
	kind := card.Type(0)
	if name := parts[0]; name.is(Unknown) {
		c.Name = Unknown
	} else if found := r.cards.Named(name.text, place); len(found) > 0 {
		c.Name, kind = r.cards.fileName(found[0]), found[0].Faces[0].Type
		if found[0].Faces[0].HasTrait(card.TraitDilemma) && place.isArea() {
			r.fault(name, "a place of its own for a Dilemma, such as B dilemma orchard:")
			return nil
		}
	} else if invented, ok := factsOf(name.text); ok {
		c.Name = r.position.invent(invented)
	} else {
		r.fault(name, r.expectedCard(name.text, place))
		return nil
	}
	r.marks(c, parts[1:])
	player := &r.position.Players[place.Side]
	switch {
	case place.isArea() && kind == card.ManeCharacter:
		player.Mane = c
	case place.isArea() && kind == card.ProblemType:
		c.Owner, c.Controller = place.Area.Of, place.Area.Of
		r.position.Players[place.Area.Of].Problem = c
	default:
		r.position.Cards = append(r.position.Cards, c)
	}
	return c
}

// expectedCard says what was expected where no card is named.
func (r *lineReader) expectedCard(text string, place Place) string {
	if elsewhere := r.cards.Named(text, Place{Zone: Discard}); len(elsewhere) > 0 {
		return fmt.Sprintf("a card that can be there: %s is of the type %s", elsewhere[0].Name(),
			elsewhere[0].Faces[0].Type)
	}
	return "words of a card's name, its number, facts such as blue friend 3, or ?"
}

// marks reads the marks of a card.
func (r *lineReader) marks(c *Card, said []piece) {
	for _, mark := range said {
		if !r.mark(c, mark) {
			r.fault(mark, "a mark: ex, fr, down, boosted, mark, token, +2, 2 of a counter's name, of B, by B, under and a card, or ignored")
		}
	}
}

func (r *lineReader) mark(c *Card, said piece) bool {
	inPlay := c.Zone == InPlay
	switch word := strings.ToLower(said.text); word {
	case "ex", "exhausted":
		c.Exhausted = inPlay
		return inPlay
	case "fr", "frightened":
		c.Frightened = inPlay
		return inPlay
	case "down", "face-down":
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
	case "ignored":
		c.Ignored = c.Zone == Flipped
		return c.Ignored
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
	switch {
	case first.is("of") && isSide:
		c.Owner = side
		return inPlay
	case first.is("by") && isSide:
		c.Controller = side
		return inPlay
	case first.is("under") && !rest.isEmpty() && c.Zone == Banished:
		r.later = append(r.later, func() {
			if c.Beneath = r.present(rest); c.Beneath == nil {
				r.fault(rest, "a card that is on the table")
			}
		})
		return true
	case isNumber && !rest.isEmpty():
		c.count(rest.text, n)
		return inPlay
	}
	return false
}

// count puts counters of a name on a card.
func (c *Card) count(name string, n int) {
	if n != 0 {
		c.Counters = append(c.Counters, Counters{name, n})
	}
}
