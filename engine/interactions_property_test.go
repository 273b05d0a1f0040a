package engine

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// looks are descriptions for tests of modifiers, of Friends in play.
var looks = []look{
	{"This", func(_ *world, c, this int) bool { return c == this }},
	{"Friend", func(*world, int, int) bool { return true }},
	{"Friend && !This", func(_ *world, c, this int) bool { return c != this }},
	{"Friend && Yours", func(w *world, c, this int) bool {
		return w.things[c].controller == w.things[this].controller
	}},
	{"Friend && Opposing", func(w *world, c, this int) bool {
		return w.things[c].controller != w.things[this].controller
	}},
	{"Friend && Here", func(w *world, c, this int) bool { return w.things[c].area == w.things[this].area }},
	{"Friend && Here && !This", func(w *world, c, this int) bool {
		return w.things[c].area == w.things[this].area && c != this
	}},
	{"Friend && Pink", func(w *world, c, _ int) bool { return w.things[c].shown().Has(card.Pink) }},
	{"Friend && Blue", func(w *world, c, _ int) bool { return w.things[c].shown().Has(card.Blue) }},
	{"Friend && !Pink", func(w *world, c, _ int) bool { return !w.things[c].shown().Has(card.Pink) }},
	{"Friend && Multicolor", func(w *world, c, _ int) bool { return w.things[c].shown().Several() }},
	{"Friend && HasNoColor", func(w *world, c, _ int) bool { return w.things[c].shown().IsZero() }},
	{"Friend && Power >= 3", func(w *world, c, _ int) bool {
		return !w.things[c].isHidden && w.things[c].power() >= 3
	}},
	{"Friend && Power <= 2", func(w *world, c, _ int) bool {
		return !w.things[c].isHidden && w.things[c].power() <= 2
	}},
	{`Friend && Trait("Artist")`, func(w *world, c, _ int) bool { return w.things[c].has("Artist") }},
	{`Friend && !Trait("Artist")`, func(w *world, c, _ int) bool { return !w.things[c].has("Artist") }},
	{`Friend && Trait("Critter")`, func(w *world, c, _ int) bool { return w.things[c].has("Critter") }},
	{`Friend && Keyword("Caretaker")`, func(w *world, c, _ int) bool { return w.hasKeyword(c) }},
	{`Friend && Named("Other")`, func(w *world, c, _ int) bool { return slices.Contains(w.things[c].names, "Other") }},
	{"Friend && Resource", func(w *world, c, _ int) bool { return len(w.things[c].types) > 0 }},
	{"Friend && IsExhausted", func(w *world, c, _ int) bool { return w.things[c].isExhausted }},
	{"Friend && SharesColor(This)", func(w *world, c, this int) bool {
		return w.things[c].shown()&w.things[this].shown() != 0
	}},
	{"MostPower(Friend)", func(w *world, c, _ int) bool {
		return !slices.ContainsFunc(w.friends(), func(o int) bool { return w.orNone(o) > w.orNone(c) })
	}},
	{"LeastPower(Friend)", func(w *world, c, _ int) bool {
		return !slices.ContainsFunc(w.friends(), func(o int) bool { return w.orNone(o) < w.orNone(c) })
	}},
}

func (w *world) friends() (all []int) {
	for c := range w.things {
		if w.things[c].isFriend {
			all = append(all, c)
		}
	}
	return all
}

// orNone is a card's power as it is compared with others, zero if it has none or less (105.2).
func (w *world) orNone(c int) int {
	if w.things[c].isHidden {
		return 0
	}
	return max(0, w.things[c].power())
}

func (w *world) hasKeyword(c int) bool {
	return slices.ContainsFunc(w.things[c].abilities, func(h had) bool { return h.modifier == caretaker })
}

func (w *world) meant(l look, this int) (all []int) {
	for _, c := range w.friends() {
		if l.fits(w, c, this) {
			all = append(all, c)
		}
	}
	return all
}

// caretaker is the keyword of the glossary.
var caretaker = &modifier{text: "Caretaker", when: &asking{holds: func(w *world, this int) bool {
	t := w.things[this]
	return t.area%2 == 0 && slices.ContainsFunc(w.friends(), func(c int) bool {
		o := w.things[c]
		return c != this && o.area == t.area && o.controller == t.controller && o.has("Critter")
	})
}}, of: doing{does: func(_ *world, this int) []effectOn { return []effectOn{{what: "add", card: this, n: 1}} }}}

func ofMany(text string, l look, holds func(n int) bool) *asking {
	return &asking{text: text, holds: func(w *world, this int) bool { return holds(len(w.meant(l, this))) }}
}

// askings are the conditions, most of them about descriptions.
func askings(draw func(n int) int) *asking {
	l := looks[draw(len(looks))]
	switch draw(14) {
	case 0:
		return ofMany("Any("+l.text+")", l, func(n int) bool { return n > 0 })
	case 1:
		return ofMany("!Any("+l.text+")", l, func(n int) bool { return n == 0 })
	case 2, 3:
		return ofMany("Count("+l.text+") >= 2", l, func(n int) bool { return n >= 2 })
	case 4:
		return &asking{text: "Is(This, " + l.text + ")", holds: func(w *world, this int) bool {
			return slices.Contains(w.meant(l, this), this)
		}}
	case 5:
		return &asking{text: "Power(This) >= 3", holds: func(w *world, this int) bool {
			return !w.things[this].isHidden && w.things[this].power() >= 3
		}}
	case 6:
		return &asking{text: "TokensOf(You) >= 2", holds: func(w *world, this int) bool {
			return w.tokens[w.things[this].controller] >= 2
		}}
	case 7:
		return &asking{text: "HandSizeOf(You) >= 9", holds: func(w *world, this int) bool {
			return w.hands[w.things[this].controller] >= 9
		}}
	case 8:
		return &asking{text: "HomeLimitOf(You) >= 5", holds: func(w *world, this int) bool {
			return w.limits[w.things[this].controller] >= 5
		}}
	}
	return nil
}

func (l look) each(does func(w *world, c, this int) effectOn) func(w *world, this int) []effectOn {
	return func(w *world, this int) (all []effectOn) {
		for _, c := range w.meant(l, this) {
			o := does(w, c, this)
			o.card = c
			all = append(all, o)
		}
		return all
	}
}

// doings are what modifiers do to the cards of a description.
func doings(draw func(n int) int, l look) doing {
	simple := func(text string, o effectOn) doing {
		return doing{text, l.each(func(*world, int, int) effectOn { return o })}
	}
	other := looks[draw(len(looks))]
	switch draw(20) {
	case 0, 1:
		return simple("AddPower("+l.text+", 1)", effectOn{what: "add", n: 1})
	case 2:
		return simple("AddPower("+l.text+", -2)", effectOn{what: "add", n: -2})
	case 3:
		text := "AddPower(" + l.text + ", Count(" + other.text + "))"
		return doing{text, l.each(func(w *world, _, this int) effectOn {
			return effectOn{what: "add", n: len(w.meant(other, this))}
		})}
	case 4:
		return simple("SetPower("+l.text+", 3)", effectOn{what: "set", n: 3})
	case 5:
		return simple("SetPower("+l.text+", 1)", effectOn{what: "set", n: 1})
	case 6:
		return simple("KeepPower("+l.text+")", effectOn{what: "keep"})
	case 7:
		return simple("HasColor("+l.text+", Pink)", effectOn{what: "color", colors: card.ColorsOf(card.Pink)})
	case 8:
		return simple("OnlyColor("+l.text+", Blue)", effectOn{what: "only color", colors: card.ColorsOf(card.Blue)})
	case 9:
		return simple("LosesColors("+l.text+")", effectOn{what: "no color"})
	case 10:
		return doing{"HasColorsOf(" + l.text + ", " + other.text + ")", l.each(func(w *world, _, this int) effectOn {
			o := effectOn{what: "color"}
			for _, c := range w.meant(other, this) {
				o.colors |= w.things[c].shown()
			}
			return o
		})}
	case 11:
		return simple("HasTrait("+l.text+`, "Artist")`, effectOn{what: "trait", word: "Artist"})
	case 12:
		return simple("HasTrait("+l.text+`, "Critter")`, effectOn{what: "trait", word: "Critter"})
	case 13:
		return simple("LosesTraits("+l.text+")", effectOn{what: "no trait"})
	case 14:
		return simple("LosesTraits("+l.text+`, "Artist")`, effectOn{what: "no trait", word: "Artist"})
	case 15:
		return simple("HasName("+l.text+`, "Other")`, effectOn{what: "name", word: "Other"})
	case 16:
		return simple("HasType("+l.text+`, "Resource")`, effectOn{what: "type", word: "Resource"})
	case 17:
		return simple("HasKeyword("+l.text+`, "Caretaker")`, effectOn{what: "ability", gives: caretaker})
	case 18:
		return simple("LosesKeyword("+l.text+`, "Caretaker")`, effectOn{what: "not keyword", gives: caretaker})
	}
	return simple("LosesAbilities("+l.text+")", effectOn{what: "no ability"})
}

// modifierOf draws a modifier; few do what the others of a game don't look at.
func modifierOf(draw func(n int) int) *modifier {
	m := &modifier{when: askings(draw), of: doings(draw, looks[draw(len(looks))])}
	switch draw(12) {
	case 0:
		gives := &modifier{when: askings(draw), of: doings(draw, looks[draw(len(looks))])}
		gives.write()
		l := looks[draw(len(looks))]
		m.of = doing{"for Grant(" + l.text + ") {\n" + indented(gives.text) + "\n}",
			l.each(func(*world, int, int) effectOn { return effectOn{what: "ability", gives: gives} })}
	case 1:
		m.of = doing{"AddHandSize(You, 1)", func(w *world, this int) []effectOn {
			return []effectOn{{what: "hand", card: w.things[this].controller, n: 1}}
		}}
	case 2:
		m.of = doing{"AddHomeLimit(You, 2)", func(w *world, this int) []effectOn {
			return []effectOn{{what: "limit", card: w.things[this].controller, n: 2}}
		}}
	}
	m.write()
	return m
}

func (m *modifier) write() {
	if m.text = m.of.text; m.when != nil {
		m.text = "if " + m.when.text + " {\n" + indented(m.text) + "\n}"
	}
}

func indented(text string) string { return "\t" + strings.ReplaceAll(text, "\n", "\n\t") }

// interacting is a position with modifiers, and what its cards have printed on them.
type interacting struct {
	printed map[int][]*modifier // by the numbers of cards
	lasting map[int]*modifier
	facts   map[int]thing // as printed
}

func newInteracting(draw func(n int) int) (*written, *interacting) {
	w, in := newWritten(), &interacting{map[int][]*modifier{}, map[int]*modifier{}, map[int]thing{}}
	for range 2 + draw(4) {
		var texts []string
		var all []*modifier
		for range draw(3) {
			m := modifierOf(draw)
			texts, all = append(texts, m.text), append(all, m)
		}
		lasts := (*modifier)(nil)
		if draw(5) == 0 {
			lasts = &modifier{when: askings(draw), of: doings(draw, looks[0])}
			lasts.write()
			// Numbers are settled as it is created, and so is who is meant by you.
			if !strings.Contains(lasts.text, "Count(") && !strings.Contains(lasts.text, "You") &&
				!strings.Contains(lasts.text, "Opposing") {
				texts = append(texts, "When(StartOf(MainPhase))\nfor Until(EndOf(Turn)) {\n"+indented(lasts.text)+"\n}")
			} else {
				lasts = nil
			}
		}
		print := w.print([]board.Print{blueFriend, pinkFriend}[draw(2)], texts...)
		face := &w.extra[len(w.extra)-1].Faces[0]
		if draw(3) == 0 {
			face.Traits = []string{[]string{"Artist", "Critter"}[draw(2)]}
		}
		if draw(4) == 0 {
			face.Keywords = []card.Keyword{{Name: "Caretaker"}}
			all = append([]*modifier{caretaker}, all...) // keywords are the first of a card's abilities
		}
		owner := board.Player(draw(2))
		c := w.inPlay(print, owner, []board.AreaID{board.HomeOf(owner), board.ProblemOf(avery)}[draw(2)])
		w.setup.Cards[c-1].PowerCounters = max(0, draw(5)-3)
		in.printed[int(c)] = all
		if lasts != nil {
			in.lasting[int(c)] = lasts
		}
		in.facts[int(c)] = thing{printed: face.Colors, base: *face.Power, traits: face.Traits}
	}
	return w, in
}

// numbersOf are of a state as it is written.
type numbersOf struct {
	Cards []struct {
		Stamp        int `json:"stamp"`
		CounterStamp int `json:"counter_stamp"`
		Incarnation  uint16
	}
	Timestamps      []board.Timestamp
	EarlierCounters []board.EarlierCounters `json:"earlier_counters"`
}

// told works out anew what modifiers make of cards, by 711 alone.
func (in *interacting) told(s *board.State) (all []string, err error) {
	text, err := s.MarshalJSON()
	if err != nil {
		return nil, err
	}
	var numbers numbersOf
	if err := json.Unmarshal(text, &numbers); err != nil {
		return nil, err
	}
	w := &world{things: make([]thing, s.CardCount()+1), hands: [2]int{8, 8}, limits: [2]int{3, 3},
		tokens: [2]int{s.Tokens(avery), s.Tokens(blake)}}
	var left []applying
	for _, c := range s.InPlay() {
		facts, known := in.facts[int(c)]
		if !known {
			continue
		}
		x := &w.things[c]
		*x = facts
		x.isFriend, x.isHidden, x.isExhausted = true, s.IsFaceDown(c), s.IsExhausted(c)
		x.controller, x.area, x.colors = int(s.Controller(c)), int(s.Area(c)), x.printed
		x.stamp = numbers.Cards[c].Stamp
		x.traits = slices.Clone(x.traits)
		if x.isHidden {
			continue
		}
		program := s.Program()
		for place, m := range in.printed[int(c)] {
			h := had{modifier: m}
			x.abilities = append(x.abilities, h)
			a := applying{had: h, card: int(c), stamp: x.stamp}
			for _, stamped := range numbers.Timestamps {
				if stamped.Card == s.Ref(c) && stamped.Ability == program.Printed(s.Print(c), 0)[place] &&
					int(stamped.Stamp) > x.stamp {
					a.stamp = int(stamped.Stamp)
				}
			}
			left = append(left, a)
		}
	}
	for _, c := range s.InPlay() {
		n := s.PowerCounters(c)
		if n == 0 || !w.things[c].isFriend {
			continue
		}
		for _, e := range numbers.EarlierCounters {
			if e.Card == c {
				n -= int(e.N)
				left = append(left, ofCounters(int(c), int(e.N), int(e.Stamp)))
			}
		}
		left = append(left, ofCounters(int(c), n, numbers.Cards[c].CounterStamp))
	}
	for _, m := range s.Modifiers() {
		if s.IsLive(m.Source) && w.things[m.Source.Card].isFriend {
			c := int(m.Source.Card)
			left = append(left, applying{had: had{modifier: in.lasting[c]}, card: c, lasts: true, stamp: int(m.Stamp)})
		}
	}
	w.applyAll(left, s.Program().Reading(board.DependenceTested) == board.TestedOnce)
	for _, c := range w.friends() {
		all = append(all, fmt.Sprint(c, ": ", w.things[c].told()))
	}
	return append(all, fmt.Sprint("hands ", w.hands, ", limits ", w.limits)), nil
}

func ofCounters(c, n, stamp int) applying {
	return applying{card: c, lasts: true, stamp: stamp, had: had{modifier: &modifier{text: "counters",
		of: doing{does: func(*world, int) []effectOn { return []effectOn{{what: "add", card: c, n: n}} }}}}}
}

// told writes what modifiers make of a card.
func (t *thing) told() string {
	power, traits := "none", []string{}
	if !t.isHidden {
		power, traits = fmt.Sprint(t.power()), slices.Sorted(slices.Values(t.traits))
	}
	keywords, given, printed := 0, 0, 0
	for _, h := range t.abilities {
		switch {
		case h.modifier == caretaker:
			keywords++
		case h.given:
			given++
		default:
			printed++
		}
	}
	return fmt.Sprintf("power %s, colors %v, traits %v, named %v, typed %v, keywords %d, given %d, printed %d", power,
		t.shown().List(), traits, len(t.names) > 0, len(t.types) > 0, keywords, given, printed)
}

// reckoned writes what the engine makes of the cards.
func (in *interacting) reckoned(s *board.State) (all []string) {
	for c := range board.CardID(s.CardCount() + 1) {
		if _, known := in.facts[int(c)]; !known || s.Zone(c) != board.Play {
			continue
		}
		power := "none"
		if p, defined := s.Power(c); defined {
			power = fmt.Sprint(p)
		}
		keywords, given, printed := 0, 0, 0
		for _, h := range s.AbilitiesOf(c) {
			switch a := s.Program().Ability(h.Ability.ID); {
			case a.Keyword != "":
				keywords++
			case h.IsGained():
				given++
			case a.Type == ability.Continuous:
				printed++
			}
		}
		all = append(all, fmt.Sprintf("%d: power %s, colors %v, traits %v, named %v, typed %v, keywords %d, given %d, "+
			"printed %d", c, power, s.Colors(c).List(), slices.Sorted(slices.Values(s.Traits(c))),
			s.HasName(c, "Other"), s.IsType(c, card.Resource), keywords, given, printed))
	}
	limit := func(p board.Player) int {
		n, _ := s.HomeLimit(p)
		return n
	}
	return append(all, fmt.Sprint("hands ", [2]int{s.HandSize(avery), s.HandSize(blake)}, ", limits ",
		[2]int{limit(avery), limit(blake)}))
}

// happenToSome lets something happen to one of the cards.
func (in *interacting) happenToSome(s *board.State, draw func(n int) int) string {
	var cards []board.CardID
	for c := range board.CardID(s.CardCount() + 1) {
		if _, known := in.facts[int(c)]; known {
			cards = append(cards, c)
		}
	}
	c := cards[draw(len(cards))]
	o := board.Occurrence{Card: s.Ref(c), Player: s.Controller(c)}
	if s.Zone(c) != board.Play {
		o.Kind, o.Rule, o.Player, o.Area = board.CardEntersPlay, rule.R706_1, s.Owner(c), board.HomeOf(s.Owner(c))
	} else {
		switch draw(9) {
		case 0:
			o.Kind, o.Rule = board.CardMoved, rule.R506_1
			o.Area = []board.AreaID{board.HomeOf(o.Player), board.ProblemOf(avery)}[draw(2)]
		case 1:
			o.Kind = board.CardExhausts
		case 2:
			o.Kind = board.CardReadied
		case 3:
			o.Kind, o.N = board.CountersPut, []int32{1, -1, 2}[draw(3)]
		case 4:
			o.Kind, o.Player = board.ControlGained, 1-o.Player
		case 5:
			o.Kind = board.CardFrightened
		case 6:
			o.Kind = board.CardUnfrightened
		case 7:
			o.Kind, o.Rule = board.CardDismissed, rule.R410_1
		case 8:
			o = board.Occurrence{Kind: board.TokensSet, Player: o.Player, N: int32(draw(4))}
		}
	}
	s.Propose(nil, o)
	return fmt.Sprintf("%+v", o)
}

// What is kept of what modifiers make of cards equals what is worked out anew, and what 711 says.
func TestModifiersAreAppliedAsTheRulesSay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0)).IntN
		checkInteractions(t, draw)
	})
}

func checkInteractions(t *rapid.T, draw func(n int) int) {
	w, in := newInteracting(draw)
	otherwise := draw(6) == 0
	if w.readings[board.DependenceTested] = uint8(draw(2)); otherwise {
		w.readings[board.DependenceInACircle] = uint8(draw(2))
		w.readings[board.DependenceOnSeveral] = uint8(draw(2))
	}
	s, err := w.begun(Point{Window: StartOfMainPhase})
	if err != nil {
		t.Fatal(err)
	}
	g := Resume(s, nil)
	g.Run()
	did := "at the start"
	for range 12 {
		kept, anew := fmt.Sprintf("%+v", s.Reckoned()), fmt.Sprintf("%+v", s.Anew().Reckoned())
		if kept != anew {
			t.Fatalf("%s:\nkept %s\nanew %s\n%s", did, kept, anew, w.texts())
		}
		want, err := in.told(s)
		if err != nil {
			t.Fatal(err)
		}
		got := in.reckoned(s)
		if !otherwise && !slices.Equal(want, got) {
			t.Fatalf("%s:\nby the rules\n%s\nbut\n%s\n%s", did, strings.Join(want, "\n"), strings.Join(got, "\n"),
				w.texts())
		}
		did = in.happenToSome(s, draw)
	}
}

func (w *written) texts() string {
	text := ""
	for i := range w.extra {
		face := &w.extra[i].Faces[0]
		text += fmt.Sprintln(face.Title, *face.Power, face.Colors.List(), face.Traits, face.Keywords) +
			strings.Join(face.Abilities, "\n---\n") + "\n\n"
	}
	return text
}
