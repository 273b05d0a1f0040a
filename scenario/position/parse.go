package position

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
)

// Parse reads a line and gives the position that it describes, over an empty one,
// with the parts that could not be read; the rest is in the position.
func (cards *Cards) Parse(line string) (*Position, []Fault) {
	p := New()
	return p, cards.Add(p, line, FirstMarked)
}

// Add reads a line into a position, beside what is there. Cards for which it names
// no place are put at one that is marked. It gives the parts that could not be read.
func (cards *Cards) Add(p *Position, line string, marked Place) []Fault {
	faults, _ := cards.Read(p, line, marked)
	return faults
}

// someFaceoff is the beginning of "A faceoff" or "A Troublemaker faceoff", of which the first word is no
// player's letter.
var someFaceoff = regexp.MustCompile(`\bA (?i:(?:problem |troublemaker )?faceoff)\b`)

// partedInBrackets finds brackets of one line in which a sign that ends parts stands: "Timberwolf (his; uncovered)".
var partedInBrackets = regexp.MustCompile(`\([^()\n]*;[^()\n]*\)`)

// forumTag finds the tags of forums round what is quoted or set apart.
var forumTag = regexp.MustCompile(`(?i)\[/?(?:quote|code|spoiler|size|color|center|list)(?:=[^\]\n]*)?\]`)

// wholeQuoted finds a text that stands in quotation marks as a whole.
var wholeQuoted = regexp.MustCompile(`^\s*["“„]([^"“”„]+)["”]\s*$`)

// FirstMarked is the place that is marked on a table on which none was: Avery's Problem.
var FirstMarked = Place{Zone: InPlay, Area: Area{Of: Avery, Kind: Problem}}

// MostLetters is how long a line may be, in bytes, which for nearly all of its letters is the same: the decks of both
// players with all that lies on the table have room in it, and to look for sense in whole pages would keep the window
// waiting.
const MostLetters = 6000

// Read reads a line as Add does, and gives as well what was taken for granted, as nobody said it.
func (cards *Cards) Read(p *Position, line string, marked Place) (faults, assumed []Fault) {
	if len(line) > MostLetters {
		return []Fault{{To: len(line), Found: line,
			Expected: fmt.Sprintf("a position, in no more than %d letters", MostLetters)}}, nil
	}
	if text, origin, isTable := tableText(line); isTable {
		faults, assumed = cards.Read(p, text, marked)
		for _, found := range [][]Fault{faults, assumed} {
			for i := range found {
				f := &found[i]
				f.From, f.To = origin[min(f.From, len(origin)-1)], origin[max(min(f.To, len(origin))-1, 0)]+1
				f.To = min(max(f.From, f.To), len(line))
				f.Found = line[f.From:f.To]
			}
		}
		return faults, assumed
	}
	typed := line
	if whole := wholeQuoted.FindStringSubmatchIndex(line); whole != nil { // the signs take no part
		line = strings.Repeat(" ", whole[2]) + line[whole[2]:whole[3]] + strings.Repeat(" ", len(line)-whole[3])
	}
	line = forumTag.ReplaceAllStringFunc(line, func(tag string) string { return strings.Repeat(" ", len(tag)) })
	line = commasInLists(listedByPlayer(otherInSentence(line)))
	line = strings.NewReplacer("\n", ";", "\r", ";", "|", ";", "//", "; ").Replace(cards.withoutYou(inLetters(line)))
	line = partedInBrackets.ReplaceAllStringFunc(line, func(inner string) string {
		return strings.ReplaceAll(inner, ";", ",")
	})
	line = someFaceoff.ReplaceAllStringFunc(line, strings.ToLower)
	r := lineReader{cards: cards, position: p, line: line, areCards: map[cardSaid]bool{}}
	if p.IsEmpty() {
		r.players = cards.playersNamed(line)
	}
	r.notePronouns(line)
	for _, star := range loneStar.FindAllStringSubmatchIndex(line, -1) {
		r.fault(piece{line[star[2]:star[3]], star[2]}, "what the star stands for, such as exhausted or boosted")
	}
	parts := partsOf(line)
	alone := len(parts) == 1
	for len(parts) > 0 {
		described := 0
		for described < len(parts) && (r.isDescribed(parts[described], marked, alone) ||
			r.goesOn(parts[:described+1], marked)) {
			described++
		}
		if described == 0 {
			if r.isLost(parts[0], marked, alone) {
				parts = parts[1:]
				continue
			}
			r.part(parts[0], marked, alone)
			parts = parts[1:]
			continue
		}
		r.describe(r.between(parts[0], parts[described-1]), marked) // what is said of the same cards in several parts
		parts = parts[described:]
	}
	for _, refer := range r.later {
		refer()
	}
	r.settleMet()
	for _, found := range [][]Fault{r.faults, r.assumed} {
		slices.SortFunc(found, func(a, b Fault) int { return a.From - b.From })
		for i := range found { // words that stand for those that were typed may be longer
			found[i].To = max(min(found[i].To, len(typed)), 0)
			found[i].From = max(min(found[i].From, found[i].To), 0)
			found[i].Found = typed[found[i].From:found[i].To]
		}
	}
	return r.faults, r.assumed
}

// part reads a part by the grammar, and what people say for that.
func (r *lineReader) part(part piece, marked Place, alone bool) {
	switch {
	case !strings.ContainsFunc(part.text, saysSomething):
		r.fault(part, partExpected)
	case r.cardsPart(part), r.dilemmaPart(part), r.historyPart(part), r.playerPart(part, alone):
	case alone:
		r.items(part, marked)
	default:
		r.fault(part, partExpected)
	}
}

const partExpected = "points and tokens (A 3t 4p), a moment (B turn 8 main), a place with cards (AP: dash), " +
	"or what happened (confronted AP)"

// saysSomething reports whether a letter can be of a part that says anything: a word, a
// number, or the question mark of a card that nobody knows.
func saysSomething(letter rune) bool {
	return unicode.IsLetter(letter) || unicode.IsNumber(letter) || letter == '?'
}

// lineReader reads one line into a position.
type lineReader struct {
	cards     *Cards
	position  *Position
	faults    []Fault
	assumed   []Fault         // what was taken for granted
	later     []func()        // what refers to cards that may stand further on
	met       bool            // the line says which requirements the opponent met
	line      string          // the whole of it
	said      Side            // whom the latest part is about
	isSaid    bool            // of whom it is
	kind      *placeKind      // of the place that was named last, in words before a colon
	at        []Area          // at which Problems a description says that the faceoff is
	isAgainst bool            // the faceoff is against a Troublemaker
	inFaceoff bool            // a description says that there is a faceoff, and not how far it has come
	there     Area            // of which it spoke last
	confronts Area            // which Problem it says that somebody is confronting
	listAt    *Area           // at which Problem it is said now what each player has; nil where no list says that
	pronouns  map[bool]Side   // whom "she" means, and whom "he"
	players   map[string]Side // players by names of their own
	// Of which players the line has said the Mane Character, and the Problem.
	mane, problem [2]bool
	areCards      map[cardSaid]bool // whether cards are meant by what was looked up
}

// assume notes what is taken for granted of what a piece says.
func (r *lineReader) assume(p piece, what string) {
	r.assumed = append(r.assumed, Fault{From: p.at, To: p.at + len(p.text), Expected: what})
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
	r.said = side
	before := r.position.Players[side]
	rest, counted := r.counts(rest, side)
	switch {
	case rest.isEmpty() && (counted || alone && r.moment(rest, side, true)):
		return true
	case !rest.isEmpty() && r.moment(rest, side, true):
		return true
	}
	r.position.Players[side] = before
	return false
}

// counts reads points and action tokens, as far as such are said: "3t 4p".
func (r *lineReader) counts(said piece, side Side) (rest piece, counted bool) {
	for !said.isEmpty() {
		first, behind := said.word()
		n, ok := first.slice(0, len(first.text)-1).number()
		switch unit := first.text[len(first.text)-1]; {
		case ok && unit == 'p':
			r.position.Players[side].Score = n
		case ok && unit == 't':
			r.position.Players[side].Tokens = n
		default:
			return said, counted
		}
		said, counted = behind, true
	}
	return said, counted
}

// isNoPlace reports whether words are of no form in which a place is named.
func (r *lineReader) isNoPlace(name piece) bool {
	_, isArea := areasByName[strings.ToUpper(name.text)]
	if of, isDilemma := name.dilemmaName(); isDilemma && r.cards.isDilemmaNamed(of.text) {
		return false
	}
	return !isArea && r.problemsNamed(name) == nil
}

// isDilemmaNamed reports whether words may mean a Dilemma.
func (cards *Cards) isDilemmaNamed(words string) bool {
	return slices.ContainsFunc(cards.Named(words, Place{Zone: InPlay, Area: Area{Kind: DilemmaArea}}),
		func(of *rulesdb.Card) bool { return of.Faces[0].HasTrait(card.TraitDilemma) })
}

// problemsNamed finds the areas of Problems, as people say them too: "both problems this turn".
func (r *lineReader) problemsNamed(name piece) []Area {
	if a, ok := r.problemNamed(name); ok {
		return []Area{a}
	}
	if at := strings.Index(strings.ToLower(name.text), " this turn"); at > 0 {
		name = name.slice(0, at)
	}
	if name.is("both problems") {
		return bothProblems()
	}
	if said, ok := placeSaid(name); ok && said.Zone == InPlay && said.Area.Kind == Problem {
		return []Area{said.Area}
	}
	return nil
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
		if r.cards.FileName(named) == c.Name {
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
		if head, list, ok = part.placeWithoutColon(); !ok {
			return false
		}
	}
	if _, isSide := head.side(); isSide {
		return false
	}
	head, onTop := head.withoutTop()
	place, ok := r.place(head)
	if name, isDilemma := head.dilemmaName(); !ok && isDilemma {
		r.fault(name, aDilemma)
		return true
	}
	if !ok {
		r.fault(head, "a place: AP, BP, AH, BH, or a player with hand, deck, discard, banished, problems, flips or "+
			"dilemma and its name")
		return true
	}
	if _, isArea := areasByName[strings.ToUpper(head.text)]; !isArea && place.Area.Kind != DilemmaArea {
		r.kind = &placeKind{place.Zone, place.Area.Kind}
	}
	before := len(r.position.Cards)
	isNothing := list.isEmpty() || slices.ContainsFunc(nothingSaid, list.is)
	if !isNothing {
		r.items(list, place)
	}
	if onTop && len(r.position.Cards) > before {
		r.position.Cards = append(r.position.Cards, &Card{Name: Unknown, Count: usualDeck, Owner: place.Side,
			Controller: place.Side, Zone: place.Zone})
	}
	if place.Zone == Deck && (isNothing || len(r.position.Cards) > before) { // not where nothing of it can be read
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
	return placeSaid(head)
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
		c := &Card{Name: r.cards.FileName(named), Count: 1, Owner: side, Controller: side, Zone: InPlay}
		r.marks(c, parts[1:], card.ProblemType)
		r.position.Cards = append(r.position.Cards, c)
		return c
	}
	return nil
}
