package position_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// A position comes back from its line as it was, card by card, and from its file in
// every detail; writing either twice writes the same.
func TestPositionsComeBack(t *testing.T) {
	lib := scenariotest.Library(t)
	cards := position.NewCards(lib, nil)
	rapid.Check(t, func(t *rapid.T) {
		p := drawPosition(t, lib)
		line, leftOut := cards.Line(p)
		if len(leftOut) > 0 {
			t.Fatalf("%q leaves out %q", line, leftOut)
		}
		back, faults := cards.Parse(line)
		if len(faults) > 0 {
			t.Fatalf("%q: %v", line, faults)
		}
		if diff := cmp.Diff(described(p, true), described(back, true)); diff != "" {
			t.Fatalf("%q comes back otherwise:\n%s", line, diff)
		}
		if again, _ := cards.Line(back); again != line {
			t.Fatalf("%q comes back as %q", line, again)
		}
		written, err := p.Clone().File()
		if err != nil {
			t.Fatal(err)
		}
		read, err := position.Read(lib, "drawn.yaml", written)
		if err != nil {
			t.Skip(err) // what can't be set up; the line holds it all the same
		}
		if diff := cmp.Diff(described(p, false), described(read, false)); diff != "" {
			t.Fatalf("the file comes back otherwise:\n%s\n%s", diff, written)
		}
	})
}

// Whatever is typed, a line is read without harm, and what it makes has a line.
func TestAnythingCanBeTyped(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	words := []string{"A", "B", "AP", "BH", "hand", "at", ":", ";", ",", "/", "+", "ex", "of", "under", "2", "?",
		"gala", "rainbow dash",
		"turn", "main", "after flips", "against", "dilemma", "deck", "confronted", "met", "3t", "blue", "friend",
		"cost", "needs", " ", "é", "-"}
	rapid.Check(t, func(t *rapid.T) {
		typed := strings.Join(rapid.SliceOfN(rapid.SampledFrom(words), 0, 14).Draw(t, "typed"),
			rapid.SampledFrom([]string{"", " "}).Draw(t, "between"))
		p, faults := cards.Parse(typed)
		for _, f := range faults {
			if f.From < 0 || f.To > len(typed) || f.From > f.To || typed[f.From:f.To] != f.Found {
				t.Fatalf("%q: the fault %+v is elsewhere", typed, f)
			}
		}
		line, _ := cards.Line(p)
		if back, again := cards.Parse(line); len(faults) == 0 && len(again) > 0 {
			t.Fatalf("%q is shown as %q, which has the faults %v (%v)", typed, line, again, back)
		}
	})
}

// drawPosition draws a position that a line can hold.
func drawPosition(t *rapid.T, lib *rulesdb.Library) *position.Position {
	byType := map[card.Type][]string{}
	for _, c := range lib.Cards {
		name := c.Name()
		if same := lib.CardByName(name); len(same) != 1 {
			name = c.Number
		}
		if t := c.Faces[0].Type; !c.Token && !c.Faces[0].HasTrait(card.TraitDilemma) {
			byType[t] = append(byType[t], name)
		}
	}
	p := position.New()
	side := func(what string) position.Side { return position.Side(rapid.IntRange(0, 1).Draw(t, what)) }
	name := func(types ...card.Type) string {
		return rapid.SampledFrom(byType[rapid.SampledFrom(types).Draw(t, "type")]).Draw(t, "card")
	}
	areas := []position.Area{{Of: position.Avery, Kind: position.Home}, {Of: position.Blake, Kind: position.Home},
		{Of: position.Avery, Kind: position.Problem}, {Of: position.Blake, Kind: position.Problem}}
	marked := func(c *position.Card) {
		switch rapid.IntRange(0, 8).Draw(t, "mark") {
		case 0:
			c.Exhausted = true
		case 1:
			c.Frightened = true
		case 2:
			c.FaceDown = true
		case 3:
			c.Counters = []position.Counters{{Name: "power", N: rapid.SampledFrom([]int{-2, 1, 3}).Draw(t, "counters")}}
		case 4:
			c.Counters = []position.Counters{{Name: "tip", N: 2}}
		case 5:
			c.CutieMark = true
		case 6:
			c.Owner = side("owner")
		case 7:
			c.Token = true
		}
	}
	for i := range p.Players {
		player := &p.Players[i]
		player.Score, player.Tokens = rapid.IntRange(0, 14).Draw(t, "score"), rapid.IntRange(0, 9).Draw(t, "tokens")
		if rapid.Bool().Draw(t, "mane") {
			player.Mane = &position.Card{Name: name(card.ManeCharacter), Count: 1, Owner: position.Side(i),
				Controller: position.Side(i),
				Zone:       position.InPlay, Area: rapid.SampledFrom(areas).Draw(t, "area"),
				Boosted: rapid.Bool().Draw(t, "boosted")}
		}
		if rapid.Bool().Draw(t, "problem") {
			player.Problem = &position.Card{Name: name(card.ProblemType), Count: 1, Owner: position.Side(i),
				Controller: position.Side(i),
				Zone:       position.InPlay, Area: position.Area{Of: position.Side(i), Kind: position.Problem}}
		}
	}
	for range rapid.IntRange(0, 5).Draw(t, "in play") {
		by := side("controller")
		c := &position.Card{Name: name(card.Friend), Count: 1, Owner: by, Controller: by, Zone: position.InPlay,
			Area: rapid.SampledFrom(areas).Draw(t, "area")}
		marked(c)
		p.Cards = append(p.Cards, c)
		if rapid.IntRange(0, 3).Draw(t, "attached") == 0 {
			p.Cards = append(p.Cards, &position.Card{Name: name(card.Resource), Count: 1, Owner: by, Controller: by,
				Zone: position.InPlay, On: c})
		}
	}
	for range rapid.IntRange(0, 6).Draw(t, "elsewhere") {
		of := side("owner")
		zone := rapid.SampledFrom([]position.Zone{position.Hand, position.Deck, position.ProblemDeck, position.Discard,
			position.Banished, position.Flipped}).Draw(t, "zone")
		c := &position.Card{Count: 1, Owner: of, Controller: of, Zone: zone}
		switch {
		case zone == position.ProblemDeck:
			c.Name = name(card.ProblemType)
		case (zone == position.Hand || zone == position.Deck) && rapid.Bool().Draw(t, "unknown"):
			c.Name, c.Count = position.Unknown, rapid.IntRange(1, 30).Draw(t, "count")
		default:
			c.Name = name(card.Friend, card.Event, card.Resource, card.Troublemaker)
			c.Ignored = zone == position.Flipped && rapid.Bool().Draw(t, "ignored")
		}
		if zone == position.Deck {
			p.Players[of].NoDeck = true
		}
		p.Cards = append(p.Cards, c)
	}
	moments := []position.Moment{{Name: "main phase"}, {Name: "start of turn"},
		{Name: "end of main phase", IsWindow: true},
		{Name: "after flips", IsWindow: true, Faceoff: "problem", Problem: areas[2]},
		{Name: "start of faceoff", IsWindow: true, Faceoff: "multi-problem"},
		{Name: "end of confront step", IsWindow: true, Problem: areas[3]}}
	p.Moment = rapid.SampledFrom(moments).Draw(t, "moment")
	if all := p.All(); len(all) > 0 && rapid.IntRange(0, 2).Draw(t, "lasts") == 0 {
		on := rapid.SampledFrom(all).Draw(t, "on")
		for _, typed := range rapid.SliceOfN(rapid.SampledFrom([]string{"+2", "-1 for good", "swift", "calming 1",
			"blue for good", "trait Earth Pony", "trait Unique for good"}), 1, 3).Draw(t, "modifiers") {
			_ = p.AddModifier(on, typed) // of a card elsewhere there are none
		}
	}
	for _, side := range []position.Side{position.Avery, position.Blake} {
		if rapid.IntRange(0, 3).Draw(t, "scored") == 0 {
			p.SetAmount(side, "scored", rapid.IntRange(1, 9).Draw(t, "points"))
		}
	}
	p.Moment.Turn, p.Moment.Number = side("turn"), rapid.IntRange(0, 12).Draw(t, "number")
	if rapid.Bool().Draw(t, "confronted") {
		p.History.Confronted = areas[2:]
	}
	if rapid.Bool().Draw(t, "met") {
		p.History.OpponentMet = areas[2:3]
	}
	return p
}

// described says of a position all that matters; without the order of cards at
// different places, which a line doesn't keep.
func described(p *position.Position, byPlace bool) []string {
	var all []string
	for _, c := range p.All() {
		host := ""
		if c.On != nil {
			host = fmt.Sprintf("on %s at %v", c.On.Name, c.On.Area)
		}
		all = append(all,
			fmt.Sprintf("%s %v %s x%d of %s by %s %s ex%v fr%v down%v boosted%v mark%v token%v ignored%v %v",
				c.Zone, c.Area, c.Name, c.Count, c.Owner, c.Controller, host, c.Exhausted, c.Frightened, c.FaceDown,
				c.Boosted, c.CutieMark, c.Token, c.Ignored, c.Counters))
	}
	if byPlace {
		slices.SortStableFunc(all, func(a, b string) int {
			if strings.HasPrefix(a, "in play") && strings.HasPrefix(b, "in play") {
				return strings.Compare(a, b)
			}
			return strings.Compare(owned(a), owned(b))
		})
	} else {
		slices.SortStableFunc(all, func(a, b string) int { return strings.Compare(owned(a), owned(b)) })
	}
	at := p.Moment
	all = append(all, fmt.Sprintf("%s %d %s %v %s %v", at.Turn, at.Number, at.Name, at.IsWindow, at.Faceoff,
		at.Problem))
	for i := range p.Players {
		all = append(all, fmt.Sprint(p.Players[i].Score, p.Players[i].Tokens, p.Players[i].NoDeck))
	}
	for i := range p.Modifiers {
		all = append(all, p.ModifierAt(i))
	}
	for _, side := range []position.Side{position.Avery, position.Blake} {
		all = append(all, fmt.Sprint(p.Amount(side, "scored")))
	}
	h := p.History
	return append(all, fmt.Sprint(h.Confronted, h.ConfrontedBefore, h.OpponentMet, h.Resolved, h.Challenged,
		h.LastPriority))
}

// owned is a described card's zone and owner.
func owned(described string) string {
	zone, rest, _ := strings.Cut(described, "{")
	_, owner, _ := strings.Cut(rest, " of ")
	owner, _, _ = strings.Cut(owner, " ")
	return zone + owner
}
