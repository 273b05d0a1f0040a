package position_test

import (
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"canterlaw/engine"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/position"
	"canterlaw/scenario/wording"
)

// What an empty table is said to have is what a run of it has.
func TestUsual(t *testing.T) {
	lib := scenariotest.Library(t)
	file, err := position.New().File()
	if err != nil {
		t.Fatal(err)
	}
	s, err := scenario.Read(lib, "empty", file)
	if err != nil {
		t.Fatal(err)
	}
	b, err := playing.NewSandbox(s)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, c := range b.State().InPlay() {
		names = append(names, wording.CardName(s, b.State(), c))
	}
	for _, side := range []position.Side{position.Avery, position.Blake} {
		mane, problem := position.Usual(side)
		if !slices.Contains(names, mane) || !slices.Contains(names, problem) {
			t.Errorf("%s has %s and %s, and in play are %q", side, mane, problem, names)
		}
	}
	if got := b.State().Turn(); got != position.UsualTurn(position.Avery) {
		t.Errorf("it is turn %d, and said to be turn %d", got, position.UsualTurn(position.Avery))
	}
	if got := position.New().DeckSize(position.Blake); got != position.UsualDeck {
		t.Errorf("Blake's deck has %d cards", got)
	}
}

// Each window and each moment of the engine is in one phase, those of faceoffs in two.
func TestPhases(t *testing.T) {
	n := 0
	for i, p := range position.Phases() {
		for _, m := range p.Moments {
			n++
			if position.PhaseOf(m) != i {
				t.Errorf("%s is in two phases", m.Name)
			}
		}
		if !slices.Contains(p.Moments, p.Usual) {
			t.Errorf("%s: %s is not among its moments", p.Name, p.Usual.Name)
		}
	}
	if want := len(engine.Windows()) + len(engine.Moments()) + 4; n != want {
		t.Errorf("%d moments are in phases, want %d", n, want)
	}
}

// Cards are put, moved, attached and taken away; everything can be taken back.
func TestChangesAreTakenBack(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	d := position.NewDraft(position.New())
	line := func() string { l, _ := cards.Line(d.Position); return l }
	place := func(letters string) position.Place {
		for _, at := range d.Places() {
			if at.Letters() == letters {
				return at
			}
		}
		t.Fatalf("there is no place %s", letters)
		return position.Place{}
	}
	put := func(name, at string) *position.Card {
		return cards.Put(d.Position, cards.Named(name, place(at))[0], place(at))
	}
	var gala, chapeau *position.Card
	var shown []string
	for _, step := range []struct {
		do   func() error
		want string
	}{
		{func() error { gala = put("red gala", "AP"); return nil }, "AP: red gala"},
		{func() error { gala.Exhaust(true); return nil }, "AP: red gala/ex"},
		{func() error { gala.Frighten(true); return nil }, "AP: red gala/fr"},
		{func() error { gala.Exhaust(true); return nil }, "AP: red gala/ex"},
		{func() error { gala.SetCounters(position.PowerCounters, 2); return nil }, "AP: red gala/ex/+2"},
		{func() error { chapeau = put("marvelous chapeau", "AH"); return nil }, "AP: red gala/ex/+2; AH: marvelous"},
		{func() error { return d.Attach(chapeau, gala) }, "AP: red gala/ex/+2 + marvelous"},
		{func() error { return cards.Move(d.Position, gala, place("BP")) }, "BP: red gala/ex/+2 + marvelous"},
		{func() error { d.Again(gala); return nil }, "BP: red gala/ex/+2 + marvelous, red gala/ex/+2"},
		{func() error { return cards.Move(d.Position, gala, place("A hand")) },
			"BP: red gala/ex/+2, marvelous; A hand: red gala"},
		{func() error { d.Remove(gala); return nil }, "BP: red gala/ex/+2, marvelous"},
		{func() error { put("timberwolf", "B at AP"); return nil },
			"B at AP: timberwolf; BP: red gala/ex/+2, marvelous"},
		{func() error { put("pinkie pie, party", "AH"); return nil },
			"B at AP: timberwolf; BP: red gala/ex/+2, marvelous; AH: pinkie"},
		{func() error { d.PutUnknown(place("A hand"), 2); return nil },
			"B at AP: timberwolf; BP: red gala/ex/+2, marvelous; AH: pinkie; A hand: 2 ?"},
	} {
		shown = append(shown, line())
		var err error
		d.Change(func(*position.Position) bool { err = step.do(); return err == nil })
		if err != nil || line() != step.want {
			t.Fatalf("%v: it is %q, want %q", err, line(), step.want)
		}
	}
	last := line()
	for i := len(shown) - 1; i >= 0; i-- {
		if d.Undo(); line() != shown[i] {
			t.Errorf("taken back it is %q, want %q", line(), shown[i])
		}
	}
	if d.CanUndo() {
		t.Error("there is more to take back")
	}
	for d.CanRedo() {
		d.Redo()
	}
	if line() != last {
		t.Errorf("done again it is %q, want %q", line(), last)
	}
}

// Inventing a card in a copy leaves the original as it is.
func TestACopyInventsItsOwnCards(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	p, _ := cards.Parse("AP: blue friend 3")
	before, err := p.File()
	if err != nil {
		t.Fatal(err)
	}
	cards.Add(p.Clone(), "BP: pink friend 2", position.Place{})
	after, err := p.File()
	if err != nil || string(after) != string(before) {
		t.Errorf("%v: the original is now\n%s", err, after)
	}
}

// What can't be where it is put is refused, in words.
func TestMovesThatCantBe(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	p, _ := cards.Parse("AH: rainbow dash; AP: timberwolf; BP: red gala; A hand: swing, ?")
	places := p.Places()
	moved, refused := 0, 0
	for _, c := range p.All() {
		for _, at := range places {
			d := position.NewDraft(p.Clone())
			same := d.All()[slices.Index(p.All(), c)]
			if err := cards.Move(d.Position, same, at); err != nil {
				refused++
				continue
			}
			moved++
			if !same.PlaceOf().Is(at) && !(c == p.Players[0].Mane && same.PlaceOf().Area == at.Area) {
				t.Errorf("%s at %s is at %s", c.Name, at, same.PlaceOf())
			}
			if obstacles := cards.Obstacles(d.Position); len(obstacles) > 0 {
				t.Errorf("%s at %s can't be: %s", c.Name, at, obstacles[0].Says)
			}
		}
	}
	if moved == 0 || refused == 0 {
		t.Errorf("%d moves are made, %d refused; expected some of each", moved, refused)
	}
}

// What keeps a position from running is said with its rule, and what is offered helps.
func TestObstacles(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct{ line, rule string }{
		{"AP: red gala/fr/ex", "504.2"},
		{"met BP", "611.4"},
		{"A after flips", "514.2"},
		{"A start of confront step", "611.1"},
		{"A main at AP", "610.1"},
		{"A confronting at BP", "610.1"},
		{"A start of solve step at AP", "610.1"},
	} {
		p, faults := cards.Parse(test.line)
		if len(faults) > 0 {
			t.Fatal(&faults[0])
		}
		found := cards.Obstacles(p)
		if len(found) != 1 || found[0].Rule != test.rule || found[0].Do == nil {
			t.Errorf("%s: %+v, want one for %s with a repair", test.line, found, test.rule)
			continue
		}
		found[0].Do(p)
		if left := cards.Obstacles(p); len(left) > 0 {
			t.Errorf("%s repaired: %s", test.line, left[0].Says)
		}
	}
	p, _ := cards.Parse("AP: red gala")
	if found := cards.Obstacles(p); len(found) > 0 {
		t.Errorf("nothing is wrong, and yet: %s", found[0].Says)
	}
}

// An attachment without a host is pointed out, and no longer once it has one.
func TestAnAttachmentNeedsAHost(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	p, faults := cards.Parse("AH: red gala, hard hat")
	if len(faults) > 0 {
		t.Fatal(&faults[0])
	}
	doubts := cards.Doubts(p)
	if len(doubts) != 1 || doubts[0].Rule != "511.2" || !strings.HasPrefix(doubts[0].Says, "Hard Hat") {
		t.Fatalf("%+v, want one about the Hard Hat", doubts)
	}
	for _, c := range p.All() {
		if strings.HasPrefix(c.Name, "Red Gala") {
			if err := p.Attach(doubts[0].Card, c); err != nil {
				t.Fatal(err)
			}
		}
	}
	if left := cards.Doubts(p); len(left) > 0 {
		t.Errorf("attached, and yet: %s", left[0].Says)
	}
}

// A player who has won already is pointed out, with how many points don't win yet.
func TestPointsThatHaveWonAlready(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	p, faults := cards.Parse("A 99p; B 14p; AP: red gala")
	if len(faults) > 0 {
		t.Fatal(&faults[0])
	}
	doubts := cards.Doubts(p)
	if len(doubts) != 1 || doubts[0].Rule != "103.2" || !strings.HasPrefix(doubts[0].Says, "Avery has 99 points") {
		t.Fatalf("%+v, want one about Avery’s points", doubts)
	}
	doubts[0].Do(p)
	if left := cards.Doubts(p); len(left) > 0 || p.Players[0].Score != 14 {
		t.Errorf("repaired to %d points, and yet: %+v", p.Players[0].Score, left)
	}
}

// A draft is read again even where it can't be set up.
func TestADraftIsReadAgain(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	p, _ := cards.Parse("AP: red gala/fr/ex; A 3t")
	p.SetTitle("Mine")
	file, err := p.File()
	if err != nil {
		t.Fatal(err)
	}
	again, err := position.ReadDraft("draft", file)
	if err != nil {
		t.Fatal(err)
	}
	was, _ := cards.Line(p)
	if is, _ := cards.Line(again); is != was || again.Title() != "Mine" || again.ID() != p.ID() {
		t.Errorf("it is read as %q, %q", is, again.Title())
	}
}

// What keeps a position from running is said without what only files have: keys,
// aliases and letters for places.
func TestObstaclesAreWords(t *testing.T) {
	lib := scenariotest.Library(t)
	cards, files, random := position.NewCards(lib, nil), shipped(t), rand.New(rand.NewPCG(1, 2))
	marks := regexp.MustCompile(`"|[{}_]|\b[AB] (home|problem)\b|alias|\bkeys?\b|the setup|the banished\b[^ ]`)
	zones := []position.Zone{position.InPlay, position.Hand, position.Deck, position.ProblemDeck, position.Discard,
		position.Banished, position.Flipped}
	kinds := []position.AreaKind{position.NoArea, position.Home, position.Problem}
	names := []string{"Timberwolf", "Cloudbursting", "Dig Deep", position.Unknown, "Nobody At All",
		"Rainbow Dash, Flier Extraordinaire"}
	obstacles := 0
	for range 600 {
		file := files[random.IntN(len(files))]
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		p, err := position.Read(lib, file, text)
		if err != nil {
			t.Fatal(err)
		}
		all := p.All()
		if len(all) == 0 {
			continue
		}
		switch c := all[random.IntN(len(all))]; random.IntN(9) {
		case 0:
			p.Cards = slices.DeleteFunc(p.Cards, func(other *position.Card) bool { return other == c })
		case 1:
			c.FaceDown = true
		case 2:
			c.Frightened = true
		case 3:
			c.Zone = zones[random.IntN(len(zones))]
		case 4:
			c.Area = position.Area{Of: position.Side(random.IntN(2)), Kind: kinds[random.IntN(len(kinds))]}
		case 5:
			c.On = all[random.IntN(len(all))]
		case 6:
			c.Name = names[random.IntN(len(names))]
		case 7:
			c.Boosted = true
		case 8:
			c.Counters = append(c.Counters, position.Counters{Name: "power", N: 200})
		}
		for _, o := range cards.Obstacles(p) {
			obstacles++
			says := o.Says
			for _, c := range all { // whose names have quotes
				says = strings.ReplaceAll(says, c.Name, "it")
			}
			if marks.MatchString(says) {
				t.Errorf("%s: %q", file, o.Says)
			}
		}
	}
	if obstacles < 50 {
		t.Errorf("%d obstacles are met", obstacles)
	}
}

// Cards that are put into a draw deck one by one, or moved there, lie above its unknown cards, in their order.
func TestCardsArePutOntoADeck(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	p, faults := cards.Parse("AH: emerald; A hand: swing, 2 ?")
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	deck := position.Place{Zone: position.Deck, Side: position.Avery}
	want := func(want string) {
		t.Helper()
		if got, _ := cards.Line(p); got != want {
			t.Errorf("the line is %q, want %q", got, want)
		}
	}
	for _, name := range []string{"Jetstream", "Holly Dash"} {
		cards.Put(p, cards.Named(name, deck)[0], deck)
	}
	want("AH: emerald; A hand: swing, 2 ?; A deck: jetstream, holly, 10 ?")
	for _, c := range p.At(position.Place{Zone: position.Hand, Side: position.Avery}) {
		if err := cards.Move(p, c, deck); err != nil {
			t.Fatal(err)
		}
	}
	want("AH: emerald; A deck: jetstream, holly, swing, 10 ?, 2 ?")
	for _, empty := range []string{"A deck:", "A deck: nothing", "A deck: empty"} {
		p, _ = cards.Parse(empty)
		cards.Put(p, cards.Named("Jetstream", deck)[0], deck)
		want("A deck: jetstream")
	}
}
