package position

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"canterlaw/rulesdb/spelling"
)

// Line writes the position as a line, and lists what it leaves out, in words. Read
// again, the line gives the same position but for that and for the order of cards at
// different places.
func (cards *Cards) Line(p *Position) (line string, leftOut []string) {
	w := lineWriter{cards: cards, position: p}
	w.players()
	w.moment()
	w.areas()
	w.piles()
	w.history()
	w.beyond()
	return strings.Join(w.parts, "; "), w.leftOut
}

type lineWriter struct {
	cards    *Cards
	position *Position
	parts    []string
	leftOut  []string

	modifiers []int // places of those that were written, as marks of their cards
}

func (w *lineWriter) leave(format string, args ...any) {
	w.leftOut = append(w.leftOut, fmt.Sprintf(format, args...))
}

func (w *lineWriter) players() {
	for i := range w.position.Players {
		player := &w.position.Players[i]
		said := Side(i).Letter()
		if player.Tokens != 0 {
			said += fmt.Sprintf(" %dt", player.Tokens)
		}
		if player.Score != 0 {
			said += fmt.Sprintf(" %dp", player.Score)
		}
		if len(said) > 1 {
			w.parts = append(w.parts, said)
		}
		for _, item := range player.Own {
			w.leave("%s’s %v", Side(i), item.Key)
		}
	}
}

func (w *lineWriter) moment() {
	at := &w.position.Moment
	if w.position.FromStart {
		w.leave("that the game has yet to start")
		return
	}
	said := at.Turn.Letter()
	if at.Number != 0 {
		said += fmt.Sprintf(" turn %d", at.Number)
	}
	if at.IsWindow || at.Name != mainPhase {
		said += " " + shortMoment(at)
	}
	switch {
	case at.Troublemaker != nil:
		if name := w.presentName(at.Troublemaker); name != "" {
			said += " against " + name
		} else {
			w.leave("which Troublemaker was challenged")
		}
	case at.Faceoff == "multi-problem":
		said += " at AP and BP"
	case at.Problem.Kind != NoArea:
		said += " at " + w.areaName(at.Problem)
	}
	if said == Avery.Letter() {
		return
	}
	if len(said) == 1 {
		said += " main"
	}
	w.parts = append(w.parts, said)
}

// shortMoment is what a line calls a moment: a phase's name where it has one.
func shortMoment(at *Moment) string {
	for _, p := range phases {
		if p.at == at.Name && p.isWindow == at.IsWindow {
			return p.name
		}
	}
	return at.Name
}

// areaName is what a line calls an area.
func (w *lineWriter) areaName(a Area) string {
	if a.Kind != DilemmaArea {
		return a.letters()
	}
	return a.Dilemma.Owner.Letter() + " dilemma " +
		w.nameAt(a.Dilemma, Place{Zone: InPlay, Area: Area{Kind: DilemmaArea}})
}

// areas writes what is in play, an area after another.
func (w *lineWriter) areas() {
	p := w.position
	for _, c := range p.Cards { // Dilemmas first: others are at their areas
		if c.Zone == InPlay && c.On == nil && w.cards.isDilemma(c) {
			w.dilemma(c)
		}
	}
	for _, letters := range []string{"AP", "BP", "AH", "BH"} {
		w.area(letters, areasByName[letters])
	}
	for _, c := range p.Cards {
		if c.Zone == InPlay && c.On != nil && !slices.Contains(p.All(), c.On) {
			w.leave("%s, attached to a card that isn’t there", c.Name)
		}
	}
}

// dilemma writes a Dilemma with the cards at its area.
func (w *lineWriter) dilemma(c *Card) {
	head := w.areaName(Area{Kind: DilemmaArea, Dilemma: c})
	marks := *c
	marks.Area, marks.Controller = Area{}, c.Owner
	if c.Controller != c.Owner {
		w.leave("that %s controls %s", c.Controller, c.Name)
	}
	w.area(head+w.marks(&marks, c.Owner), Area{Kind: DilemmaArea, Dilemma: c, Of: c.Owner})
}

// area writes the cards at an area: those of the player whose area it is, then those
// of the other.
func (w *lineWriter) area(name string, area Area) {
	for _, side := range []Side{area.Of, area.Of.Other()} {
		var items []string
		place := Place{Zone: InPlay, Area: area, Side: side}
		for _, c := range w.position.All() {
			if c.Zone == InPlay && c.On == nil && c.Area.Kind == area.Kind && c.Area.Dilemma == area.Dilemma &&
				(area.Kind == DilemmaArea || c.Area.Of == area.Of) && c.Controller == side && c != area.Dilemma {
				items = append(items, w.item(c, place))
			}
		}
		head := name
		if side != area.Of {
			head = side.Letter() + " at " + head
		}
		if len(items) > 0 || area.Kind == DilemmaArea && side == area.Of {
			w.parts = append(w.parts, strings.TrimSpace(head+": "+strings.Join(counted(items), ", ")))
		}
	}
}

// counted joins the same items beside each other into one with a number.
func counted(items []string) (joined []string) {
	for i := 0; i < len(items); {
		n := 1
		for i+n < len(items) && items[i+n] == items[i] && !strings.Contains(items[i], Unknown) {
			n++
		}
		item := items[i]
		if n > 1 {
			item = strconv.Itoa(n) + " " + item
		}
		joined = append(joined, item)
		i += n
	}
	return joined
}

// item writes a card with its marks and what is attached to it.
func (w *lineWriter) item(c *Card, place Place) string {
	said := w.nameAt(c, place)
	if c.Name == Unknown && c.Count > 1 {
		said = fmt.Sprintf("%d %s", c.Count, Unknown)
	}
	said += w.marks(c, place.Side)
	for _, item := range c.Own {
		w.leave("%s of %s", keyName(item.Key), c.Name)
	}
	for _, attached := range w.position.Cards {
		if attached.Zone == InPlay && attached.On == c {
			said += " + " + w.nameAt(attached, place) + w.marks(attached, place.Side)
			for _, item := range attached.Own {
				w.leave("%s of %s", keyName(item.Key), attached.Name)
			}
		}
	}
	return said
}

// marks writes the marks of a card that is on a player's side.
func (w *lineWriter) marks(c *Card, side Side) string {
	var marks []string
	add := func(is bool, mark string) {
		if is {
			marks = append(marks, mark)
		}
	}
	add(c.Boosted, "boosted")
	add(c.Exhausted, "ex")
	add(c.Frightened, "fr")
	add(c.FaceDown, "down")
	add(c.CutieMark, "mark")
	add(c.Token, "token")
	for _, k := range c.Counters {
		switch {
		case k.Name == powerCounters:
			add(true, fmt.Sprintf("%+d", k.N))
		case k.N > 0 && !strings.ContainsAny(k.Name, ",;:/+"):
			add(true, fmt.Sprintf("%d %s", k.N, k.Name))
		default:
			w.leave("counters of %s", c.Name)
		}
	}
	if c.Zone == InPlay {
		add(c.Owner != side, "of "+c.Owner.Letter())
		add(c.Controller != side, "by "+c.Controller.Letter())
	}
	if c.Beneath != nil {
		if name := w.presentName(c.Beneath); name != "" {
			add(true, "under "+name)
		} else {
			w.leave("what %s is beneath", c.Name)
		}
	}
	add(c.Ignored, "ignored")
	marks = append(marks, w.lastingMarks(c)...)
	if len(marks) == 0 {
		return ""
	}
	return "/" + strings.Join(marks, "/")
}

func (w *lineWriter) piles() {
	for i := range w.position.Players {
		side := Side(i)
		for _, zone := range piles {
			var items []string
			for _, c := range w.position.in(side, zone) {
				items = append(items, w.item(c, Place{Zone: zone, Side: side}))
			}
			if len(items) > 0 || zone == Deck && w.position.Players[side].NoDeck {
				name := slices.IndexFunc(pileNames, func(n pileName) bool { return n.zone == zone })
				w.parts = append(w.parts,
					strings.TrimSpace(side.Letter()+" "+pileNames[name].name+": "+strings.Join(counted(items), ", ")))
			}
		}
	}
}

func (w *lineWriter) history() {
	h := &w.position.History
	usual := w.position.usuallyMet()
	for i := range historyWords {
		said := historyWords[i]
		areas := *said.list(h)
		isMet := said.list(h) == &h.OpponentMet
		if isMet && usual.Kind != NoArea && len(areas) == 1 && areas[0] == usual || len(areas) == 0 &&
			(!isMet || usual.Kind == NoArea) {
			continue
		}
		names := []string{}
		for _, a := range areas {
			names = append(names, w.areaName(a))
		}
		if len(names) == 0 {
			names = []string{"nothing"}
		}
		w.parts = append(w.parts, said.words+" "+strings.Join(names, ", "))
	}
	if h.LastPriority != "" {
		w.parts = append(w.parts, "priority "+h.LastPriority)
	}
	said := w.scored()
	for _, item := range h.Own {
		if item.Key == happenedKey && said > 0 {
			for range len(listOf(item.Value)) - said {
				w.leave("%s", keyName(item.Key))
			}
			continue
		}
		for range max(1, len(listOf(item.Value))) {
			w.leave("%s", keyName(item.Key))
		}
	}
}

// beyond counts what a line has no words for.
func (w *lineWriter) beyond() {
	w.otherModifiers()
	for _, item := range w.position.Head {
		switch item.Key {
		case "edition", "text", "disputed", "abilities":
			w.leave("%s", keyName(item.Key))
		}
	}
	used := map[string]bool{}
	for _, c := range w.position.All() {
		if used[c.Name] {
			continue
		}
		used[c.Name] = true
		if _, wholly, ok := w.invented(c.Name); ok && !wholly || !ok && c.Name != Unknown &&
			w.cards.find(c.Name) == nil {
			w.leave("some of what %s is", c.Name)
		}
	}
}

// nameAt is a short name by which a line finds the card at a place.
func (w *lineWriter) nameAt(c *Card, place Place) string {
	if c.Name == Unknown {
		return Unknown
	}
	if f, _, ok := w.invented(c.Name); ok {
		return f.String()
	}
	known := w.cards.find(c.Name)
	if known == nil {
		return c.Name
	}
	face := &known.Faces[0]
	if c.Token && c.Zone == InPlay && w.cards.tokenNamed(face.Title) == known {
		return spelling.Fold(face.Title)
	}
	title := strings.Fields(spelling.Fold(face.Title))
	tries := []string{strings.Join(title, " ")}
	if len(title) > 1 && len(title[0]) > 3 {
		tries = append([]string{title[0]}, tries...)
	}
	if subtitle := strings.Fields(spelling.Fold(face.Subtitle)); len(subtitle) > 0 {
		tries = append(tries, tries[len(tries)-1]+" "+subtitle[0])
	}
	tries = append(tries, spelling.Fold(face.Name()), known.Number)
	for _, name := range tries {
		if c.Token && w.cards.tokenNamed(name) != nil {
			continue // which a token of that name is printed with
		}
		if found := w.cards.Named(name, place); len(found) > 0 && found[0] == known && w.cards.isPlain(name) {
			return name
		}
	}
	return known.Number
}

// isPlain reports whether a name can't be taken for anything else of a line.
func (cards *Cards) isPlain(name string) bool {
	_, isFacts := cards.factsOf(name)
	said := piece{name, 0}
	return !isFacts && !isCount(said) && name != "" && !slices.ContainsFunc(nothingSaid, said.is) &&
		!slices.ContainsFunc(unknownSaid, said.is)
}

// presentName names a card on the table so that a line finds that one; "" if it would
// find another.
func (w *lineWriter) presentName(c *Card) string {
	name := w.nameAt(c, Place{Zone: InPlay, Area: Area{Kind: Problem}})
	r := lineReader{cards: w.cards, position: w.position, areCards: map[cardSaid]bool{}}
	if r.present(piece{name, 0}) != c {
		return ""
	}
	return name
}

// keyNames says what stands under a key of the file.
var keyNames = map[string]string{
	"edition": "the edition of the rules", "text": "whether card text runs", "disputed": "how disputed points are read",
	"linked": "what is linked to the text", "waiting": "an effect that waits", "used": "an ability that has been used",
	"happened": "something that happened earlier", "just happened": "something that has just happened",
	"confronted before": "which Problems were confronted before",
}

func keyName(key any) string {
	if name, found := keyNames[fmt.Sprint(key)]; found {
		return name
	}
	return fmt.Sprint(key) // which is a word of the game, such as abilities
}
