package tabletop

import (
	"fmt"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"canterlaw/engine/card"
	"canterlaw/ui/cardface"
	"canterlaw/ui/internal/uitest"
)

// friend is a card of the picture that stands for its name.
func friend(name string, power int, colors ...card.Color) Card {
	cost := 1
	face := &card.Face{Title: name, Type: card.Friend, Power: &power, Cost: &cost, Colors: card.ColorsOf(colors...)}
	return Card{Of: name, Tile: cardface.Tile{Face: face, Name: name}}
}

func (c Card) with(change func(*Card)) Card { change(&c); return c }

func lies(c *Card) { c.Tile.Lies, c.Tile.Strip = true, "↷ exhausted" }

func places(cards ...Card) []Card { return cards }

func piles(side string) []Pile {
	top := friend(side+" top", 6, card.Yellow)
	return []Pile{
		{Of: side + " deck", Name: "Draw deck", Count: "31", Back: true},
		{Of: side + " discard", Name: "Discard", Count: "3", Top: &top},
		{Of: side + " problems", Name: "Problems", Count: "9", Back: true},
		{Of: side + " banished", Name: "Banished", Count: "0"},
	}
}

// faceoff is a picture of a faceoff with everything that a table can show.
func faceoff() Picture {
	need := func(kind card.RequirementKind, color card.Color, power, have int) Need {
		needs := card.ConfrontRequirement{Kind: kind, Color: color, Power: power}
		return Need{Needs: needs, Have: have, Counts: true, Met: have >= power}
	}
	wilds := func(power, have int) Need { return need(card.Wild, card.Colorless, power, have) }
	jubilee := friend("Cherry Jubilee", 2, card.Orange)
	jubilee.Attached = places(friend("Hard Hat", 0, card.Orange))
	twist := friend("Sugar Twist", 2, card.White)
	twist.Attached = places(friend("Marvelous Chapeau", 4, card.White))
	back := Card{Tile: cardface.Tile{Back: true}}
	return Picture{
		Goal: 15,
		Far: Player{
			Name: "Blake", Letter: "B", Points: 9, Tokens: 1, Says: []string{"Home: 1 of 3 Friends"},
			Home:  Row{Of: "BH", Name: "Blake’s home", Cards: places(friend("Apple Cobbler", 1, card.Orange))},
			Hand:  Row{Of: "B hand", Says: "4 unknown cards", Cards: places(back, back, back, back)},
			Piles: piles("B"),
		},
		Near: Player{
			Name: "Avery", Letter: "A", Turn: true, Acts: true, Points: 8, Tokens: 2,
			Says: []string{"Home: 2 of 4 Friends"},
			Home: Row{Of: "AH", Name: "Avery’s home", Cards: places(friend("Holly Dash", 4, card.Blue),
				Card{Of: "Sweetie Sunrise", Tile: cardface.Tile{Back: true, Name: "Sweetie Sunrise",
					Strip: "▼ frightened"}})},
			Hand: Row{Of: "A hand", Cards: places(
				friend("Gotta Go Fast", 4, card.Blue).with(func(c *Card) { c.Tile.Number, c.Tile.Cost = "1", true }),
				friend("Swing Into Action", 5, card.Blue).with(func(c *Card) {
					c.Tile.Refused, c.Tile.Cost = true,
						true
				}),
				friend("Vidala Swoon", 3, card.White), friend("Noteworthy", 1, card.White))},
			Piles: piles("A"),
		},
		Areas: []Area{
			{
				Of: "AP", Lit: Happens,
				Problem: Problem{
					Of: "Cloudbursting", Name: "Cloudbursting", Caption: "Avery’s Problem", Bonus: 1, HasBonus: true,
					Lit: Happens,
					Far: Needs{Chips: []Need{wilds(4, 5)}, Says: "Blake meets it"},
					Near: Needs{
						Chips: []Need{need(card.OfColor, card.Blue, 1, 3), need(card.NotColor, card.Blue, 1, 2)},
						Says:  "confronted, 1 point",
					},
				},
				Far: Row{Of: "B at AP", Cards: places(friend("Applejack", 1, card.Orange),
					friend("Granny Smith", 2, card.Orange), jubilee)},
				Near: Row{Of: "A at AP", Cards: places(friend("Rainbow Dash", 3, card.Blue), twist,
					friend("Cerulean Skies", 1, card.Blue).with(lies))},
				Faceoff: &Faceoff{
					Leads: "Blake leads by 2",
					Far: Total{Points: "11", Parts: []string{"5 characters", "6 flips"},
						Flips: places(friend("Red Gala flip", 2, card.Orange), friend("Apples and Oranges", 4))},
					Near: Total{Points: "9", Parts: []string{"5 characters", "4 flips"},
						Flips: places(friend("Emerald Green", 2, card.Blue), friend("Jetstream", 2, card.Blue))},
				},
			},
			{
				Of: "BP",
				Problem: Problem{
					Of: "Hungry Hungry Caterpillars", Name: "Hungry Hungry Caterpillars", Caption: "Blake’s Problem",
					Bonus: 2, HasBonus: true,
					Far: Needs{Chips: []Need{need(card.OfColor, card.Orange, 2, 2),
						need(card.NotColor, card.Orange, 2, 0)}},
					Near: Needs{Chips: []Need{wilds(5, 0)}, Says: "Parasprite: no"},
				},
				Far: Row{Of: "B at BP", Cards: places(friend("Purple Parasprite", 4),
					friend("Red Gala", 2, card.Orange))},
				Near: Row{Of: "A at BP", Cards: places(Card{
					Of: "Timberwolf", Tile: cardface.Tile{Back: true, Name: "Timberwolf"},
				})},
			},
			{
				Of: "Dilemma",
				Problem: Problem{
					Of: "Trouble in the Orchard", Name: "Trouble in the Orchard", Bonus: 4, HasBonus: true,
					Far: Needs{Chips: []Need{wilds(2, 3)}}, Near: Needs{Chips: []Need{wilds(9, 0)}},
				},
				Far:  Row{Of: "B at Dilemma", Cards: places(friend("Drill Bit", 3, card.Orange))},
				Near: Row{Of: "A at Dilemma", Says: "Nobody of Avery’s"},
			},
		},
		Bubble: &Bubble{
			At: "Swing Into Action", Title: "Swing Into Action can’t be played now",
			Lines: []Reason{{"Main Phase cards wait during a faceoff", "512.3a"}}, More: "and 2 more reasons",
		},
	}
}

// empty is a picture of setting up before anything is put.
func empty() Picture {
	ghost := func(name string) []Card {
		return places(Card{Tile: cardface.Tile{Name: name}, Ghost: "unless named"})
	}
	side := func(name string) Player {
		letter := name[:1]
		return Player{
			Name: name, Letter: letter, Says: []string{"Home: 0 of 3 Friends"},
			Home: Row{Of: letter + "H", Name: name + "’s home", Letters: letter + "H", Cards: ghost("Applejack")},
			Hand: Row{Of: letter + " hand", Says: name + "’s hand: empty"},
			Piles: []Pile{
				{Of: letter + " deck", Name: "Draw deck", Count: "? × 10", Back: true},
				{Of: letter + " discard", Name: "Discard", Count: "0"},
				{Of: letter + " problems", Name: "Problems", Count: "0"},
				{Of: letter + " banished", Name: "Banished", Count: "0"},
			},
		}
	}
	p := Picture{
		Goal: 15, Setting: true, Far: side("Blake"), Near: side("Avery"),
		Vacant: &Row{Name: "Dilemma", Says: "A Dilemma makes an area of its own"},
		Areas: []Area{
			{Of: "AP", Lit: Marked, Problem: Problem{Name: "Cloudbursting", Caption: "unless another is named"},
				Near: Row{Of: "A at AP", Name: "Avery’s Problem", Letters: "AP", Lit: Marked},
				Far:  Row{Of: "B at AP", Name: "Blake’s side"}},
			{Of: "BP", Problem: Problem{Name: "Runaway Cart", Caption: "unless another is named"},
				Near: Row{Of: "A at BP"}, Far: Row{Of: "B at BP", Name: "Blake’s Problem", Letters: "BP"}},
		},
	}
	p.Near.Turn = true
	return p
}

// sizes are those of the table in windows of the sizes that screens must fit.
var sizes = map[string]fyne.Size{
	"landscape": {Width: 940, Height: 672}, "portrait": {Width: 800, Height: 788}, "large": {Width: 1490, Height: 944},
	"lower":          {Width: 930, Height: 610},
	"twice as large": {Width: 640, Height: 272}, "narrow": {Width: 400, Height: 560},
}

// shown is a table in a window of a size.
func shown(t testing.TB, size fyne.Size, p Picture, acts Acts) *Table {
	t.Helper()
	w := uitest.NewWindow(t, size)
	table := New(acts)
	w.SetContent(table)
	w.Resize(size)
	table.Draw(p)
	return table
}

func TestPictures(t *testing.T) {
	folder := os.Getenv("CANTERLAW_PICTURES")
	if folder == "" {
		t.Skip("CANTERLAW_PICTURES names no folder for pictures")
	}
	for name, size := range sizes {
		for kind, p := range map[string]Picture{"faceoff": faceoff(), "empty": empty()} {
			table := shown(t, size, p, Acts{})
			f, err := os.Create(filepath.Join(folder, kind+" "+name+".png"))
			if err != nil {
				t.Fatal(err)
			}
			if err := png.Encode(f, table.Image(size, 1)); err != nil {
				t.Fatal(err)
			}
			f.Close()
		}
	}
}

// middle is the middle of where something lies.
func middle(t *testing.T, table *Table, of Of) fyne.Position {
	t.Helper()
	s := table.spotOf(of)
	if s == nil {
		t.Fatalf("%v is not on the table", of)
	}
	return s.middle()
}

// small reports whether a table of the size has room for one area only.
func small(size fyne.Size) bool { return gridOf(size).small }

func TestWhatIsTappedIsTold(t *testing.T) {
	for name, size := range sizes {
		t.Run(name, func(t *testing.T) {
			var told []Of
			table := shown(t, size, faceoff(), Acts{Tapped: func(of Of) { told = append(told, of) }})
			wants := []Of{"Apple Cobbler", "Hard Hat", "Cerulean Skies", "Cloudbursting", "Jetstream", "A deck"}
			if small(size) {
				wants = []Of{"Applejack", "Cloudbursting", "Jetstream"}
			}
			for _, want := range wants {
				test.TapCanvas(fyne.CurrentApp().Driver().CanvasForObject(table), middle(t, table, want))
			}
			if !slices.Equal(told, wants) {
				t.Errorf("told %v, want %v", told, wants)
			}
		})
	}
}

// TestStripsAreBroughtIntoView: where there is room for one area, a tap on another shows
// that one.
func TestStripsAreBroughtIntoView(t *testing.T) {
	table := shown(t, sizes["twice as large"], faceoff(), Acts{})
	canvas := fyne.CurrentApp().Driver().CanvasForObject(table)
	for _, step := range []struct{ strip, card Of }{
		{"B at BP", "Purple Parasprite"}, {"AH", "Holly Dash"}, {"BH", "Apple Cobbler"},
	} {
		if _, _, ok := table.Where(step.card); ok {
			t.Fatalf("%v is in view", step.card)
		}
		test.TapCanvas(canvas, middle(t, table, step.strip))
		if _, _, ok := table.Where(step.card); !ok {
			t.Errorf("%v isn't in view", step.card)
		}
	}
}

// TestAFaceoffIsBroughtIntoView where there is room for one area.
func TestAFaceoffIsBroughtIntoView(t *testing.T) {
	p := faceoff()
	rest := p.Areas[0].Faceoff
	p.Areas[0].Faceoff, p.Areas[0].Lit = nil, Unlit
	table := shown(t, sizes["twice as large"], p, Acts{})
	test.TapCanvas(fyne.CurrentApp().Driver().CanvasForObject(table), middle(t, table, "AH"))
	table.Draw(p)
	if _, _, ok := table.Where("Holly Dash"); !ok {
		t.Error("what was brought into view doesn't stay")
	}
	p = faceoff()
	p.Areas[0].Faceoff = rest
	table.Draw(p)
	if _, _, ok := table.Where("Jetstream"); !ok {
		t.Error("the faceoff isn't in view")
	}
}

// TestAreasLieBesideEachOther: no place covers another, and nothing reaches over the
// table.
func TestAreasLieBesideEachOther(t *testing.T) {
	for name, size := range sizes {
		for kind, p := range map[string]Picture{"faceoff": faceoff(), "empty": empty()} {
			t.Run(name+" "+kind, func(t *testing.T) {
				p.Bubble = nil
				table := shown(t, size, p, Acts{})
				uitest.CheckInside(t, fyne.CurrentApp().Driver().CanvasForObject(table))
				var apart []*spot
				for _, of := range []Of{
					"AH", "BH", "A hand", "B hand", "AP", "BP", "Dilemma", "A deck", "A discard", "A problems",
					"A banished",
					"B deck", "B discard", "B problems", "B banished",
				} {
					if s := table.spotOf(of); s != nil && s.w > 0 {
						apart = append(apart, s)
					}
				}
				if len(apart) < 3 {
					t.Fatalf("there are %d places", len(apart))
				}
				for i, a := range apart {
					for _, b := range apart[:i] {
						if a.x < b.x+b.w-1 && b.x < a.x+a.w-1 && a.y < b.y+b.h-1 && b.y < a.y+a.h-1 {
							t.Errorf("%v at %v covers %v at %v", a.of, a.box, b.of, b.box)
						}
					}
				}
			})
		}
	}
}

// TestAreasStayWhereTheyAre while there is room for the cards, and give each other room
// where there isn't.
func TestAreasStayWhereTheyAre(t *testing.T) {
	g := gridOf(sizes["landscape"])
	p := empty()
	sum := func(widths []float32) (all float32) {
		for _, w := range widths {
			all += w + gap*g.unit
		}
		return all - gap*g.unit
	}
	before := g.widths(p.Areas, true)
	for n := 1; n < 12; n++ {
		p.Areas[1].Near.Cards = append(p.Areas[1].Near.Cards, friend("Friend", n, card.Blue))
		after := g.widths(p.Areas, true)
		if n < 3 && !slices.Equal(before, after) {
			t.Errorf("with %d cards they are %v wide, not %v", n, after, before)
		}
		if n > 4 && after[1] <= before[1] {
			t.Errorf("%d cards have a width of %v, as much as none", n, after[1])
		}
		if got := sum(after); got < g.areas.w-1 || got > g.areas.w+1 {
			t.Errorf("with %d cards they take %v of %v", n, got, g.areas.w)
		}
	}
}

// TestADilemmaGivesTheProblemsRoom: where a faceoff is takes the most, and the other
// Problem, whose name is a heading, more than a Dilemma.
func TestADilemmaGivesTheProblemsRoom(t *testing.T) {
	g := gridOf(sizes["landscape"])
	widths := g.widths([]Area{{Lit: Happens}, {}, {}}, false)
	for i, want := range []float32{500, 200, 156} {
		if math.Abs(float64(widths[i]/g.unit-want)) > 8 {
			t.Errorf("area %d is %v units wide, want about %v", i, widths[i]/g.unit, want)
		}
	}
}

// drag drags from one point of the table to another.
func drag(table *Table, from, to fyne.Position) {
	at := from
	for _, next := range []fyne.Position{from.AddXY(3, 3), to} {
		table.Dragged(&fyne.DragEvent{
			PointEvent: fyne.PointEvent{Position: next}, Dragged: fyne.NewDelta(next.X-at.X, next.Y-at.Y),
		})
		at = next
	}
	table.DragEnd()
}

func TestCardsAreDroppedOnPlaces(t *testing.T) {
	type drop struct{ card, onto Of }
	var told []drop
	table := shown(t, sizes["landscape"], faceoff(), Acts{
		CanDrag: func(of Of) bool { return of != "Applejack" },
		Dropped: func(c, onto Of) { told = append(told, drop{c, onto}) },
	})
	spotOf := func(of Of) fyne.Position { return middle(t, table, of) }
	drag(table, spotOf("Holly Dash"), spotOf("Rainbow Dash"))     // the place, not the card that lies there
	drag(table, spotOf("Gotta Go Fast"), spotOf("Cloudbursting")) // nearer to the near player's side
	drag(table, spotOf("Red Gala"), spotOf("AH"))
	drag(table, spotOf("Marvelous Chapeau"), spotOf("A discard"))
	drag(table, spotOf("Holly Dash"), fyne.NewPos(-40, -40))
	drag(table, spotOf("Applejack"), spotOf("AH"))     // which can't be
	drag(table, spotOf("Cloudbursting"), spotOf("AH")) // a Problem stays
	wants := []drop{
		{"Holly Dash", "A at AP"}, {"Gotta Go Fast", "A at AP"}, {"Red Gala", "AH"}, {"Marvelous Chapeau", "A discard"},
		{"Holly Dash", nil},
	}
	if !slices.Equal(told, wants) {
		t.Errorf("told %v, want %v", told, wants)
	}

	p := faceoff()
	p.Areas[0].Far.Cards[1].Tile.Takes = true
	table.Draw(p)
	table.Hold(friend("Hard Hat", 4, card.Orange).Tile, spotOf("Granny Smith"))
	if got := table.LetGo(); got != "Granny Smith" {
		t.Errorf("what takes it is %v", got)
	}
}

// TestABubbleStandsBesideItsCard and not over it, with rules that can be followed.
func TestABubbleStandsBesideItsCard(t *testing.T) {
	for name, size := range sizes {
		if small(size) {
			continue // the hand is in a strip
		}
		t.Run(name, func(t *testing.T) {
			var followed []string
			more := 0
			table := shown(t, size, faceoff(), Acts{
				Rule: func(number string) { followed = append(followed, number) }, BubbleMore: func() { more++ },
			})
			canvas := fyne.CurrentApp().Driver().CanvasForObject(table)
			uitest.CheckInside(t, canvas)
			uitest.Tap(t, canvas, "512.3a")
			uitest.Tap(t, canvas, "and 2 more reasons")
			if !slices.Equal(followed, []string{"512.3a"}) || more != 1 {
				t.Errorf("followed are %v, more is asked for %d times", followed, more)
			}
			bubble := table.drawn.kept[partName{kind: "bubble", of: "Swing Into Action"}].box
			card := table.spotOf("Swing Into Action")
			if bubble.x < card.x+card.w && card.x < bubble.x+bubble.w &&
				bubble.y < card.y+card.h && card.y < bubble.y+bubble.h {
				t.Errorf("the bubble at %v covers its card at %v", bubble, card.box)
			}
		})
	}
}

// TestARowThatIsNarrowTakesAllOfItsRoom where a card has others attached, whose names need it.
func TestARowThatIsNarrowTakesAllOfItsRoom(t *testing.T) {
	host := friend("Host", 2, card.White)
	host.Attached = []Card{friend("What is attached", 1, card.White)}
	lying := friend("Lying", 1, card.Blue)
	lying.Tile.Lies = true
	for _, cards := range [][]Card{
		{friend("Friend", 3, card.Blue), lying, host}, {host, friend("Friend", 1, card.Pink), host},
	} {
		for width := float32(200); width < 330; width += 10 {
			fit, took := fitRow(cards, width), float32(0)
			for i := range cards[:fit.shown] {
				took += fit.width(&cards[i]) + fit.gap
			}
			took -= fit.gap
			if took > width+0.5 {
				t.Errorf("%v cards take %v of %v", fit.shown, took, width)
			}
			if wide := fit.width(&host); fit.shown == len(cards) && wide < host.width() && took < width-0.5 {
				t.Errorf("in %v the host is %v wide, and %v are left over", width, wide, width-took)
			}
		}
	}
}

func TestARowWithoutRoomIsOpened(t *testing.T) {
	var told []Of
	table := shown(t, sizes["landscape"], faceoff(), Acts{Tapped: func(of Of) { told = append(told, of) }})
	p := faceoff()
	for i := range 12 {
		p.Areas[1].Near.Cards = append(p.Areas[1].Near.Cards, friend("Friend "+string(rune('a'+i)), i, card.Pink))
	}
	table.Draw(p)
	if _, _, ok := table.Where("Friend l"); ok {
		t.Fatal("there is room for it")
	}
	uitest.Tap(t, fyne.CurrentApp().Driver().CanvasForObject(table), "+11")
	test.TapCanvas(fyne.CurrentApp().Driver().CanvasForObject(table), middle(t, table, "Friend l"))
	if !slices.Equal(told, []Of{"Friend l"}) {
		t.Errorf("told %v", told)
	}
}

func TestPointsAndTokensAreSet(t *testing.T) {
	var points, tokens []int
	p := empty()
	p.Near.Tokens = 2
	table := shown(t, sizes["landscape"], p, Acts{
		Points: func(far bool, n int) { points = append(points, n); p.Far.Points = n },
		Tokens: func(far bool, n int) { tokens = append(tokens, n) },
	})
	canvas := fyne.CurrentApp().Driver().CanvasForObject(table)
	uitest.Tap(t, canvas, "9")
	uitest.Tap(t, canvas, "−") // the far player's, who has none to give
	for _, s := range table.spots {
		if s.do != nil && s.y > 494 && s.x > 60 {
			s.do(table)
		}
	}
	if !slices.Equal(points, []int{9}) || !slices.Equal(tokens, []int{1, 3}) {
		t.Errorf("points are %v, action tokens %v", points, tokens)
	}
}

func TestTheKeyboardGoesFromCardToCard(t *testing.T) {
	var told []Of
	table := shown(t, sizes["landscape"], faceoff(), Acts{Tapped: func(of Of) { told = append(told, of) }})
	table.Focused = "Rainbow Dash"
	for _, step := range []struct {
		dx, dy int
		want   Of
	}{
		{1, 0, "Sugar Twist"}, {1, 0, "Cerulean Skies"}, {0, -1, "Cloudbursting"}, {0, -1, "Hard Hat"},
		{0, -1, "Cherry Jubilee"}, {-1, 0, "Granny Smith"},
	} {
		if table.Step(step.dx, step.dy); table.Focused != step.want {
			t.Fatalf("the focus is on %v, want %v", table.Focused, step.want)
		}
	}
	if !table.Enter() || !slices.Equal(told, []Of{"Granny Smith"}) {
		t.Errorf("told %v", told)
	}
}

// TestOnlyWhatChangesIsDrawnAnew, or a press would take long.
func TestOnlyWhatChangesIsDrawnAnew(t *testing.T) {
	table := shown(t, sizes["landscape"], faceoff(), Acts{})
	before := map[fyne.CanvasObject]bool{}
	for _, o := range table.drawn.objects {
		before[o] = true
	}
	p := faceoff()
	p.Near.Home.Cards[0].Tile.Chosen = true
	table.Draw(p)
	anew := 0
	for _, o := range table.drawn.objects {
		if !before[o] {
			anew++
		}
	}
	card := len(p.Near.Home.Cards[0].Tile.Draw(fyne.Position{}, cardface.TileSize, 1))
	if anew != card {
		t.Errorf("%d objects are drawn anew, want the card's %d", anew, card)
	}
}

// TestACardOfTheFarHandIsLiftedNoHigherThanTheTable, of which it would be cut off.
func TestACardOfTheFarHandIsLiftedNoHigherThanTheTable(t *testing.T) {
	for name, size := range sizes {
		p := faceoff()
		p.Far.Hand.Cards = []Card{{Of: "Noteworthy", Tile: cardface.Tile{Name: "Noteworthy", Chosen: true}}}
		table := shown(t, size, p, Acts{})
		if part := table.drawn.kept[partName{kind: "card", of: "Noteworthy"}]; part != nil && part.box.y < 0 {
			t.Errorf("%s: it begins at %v", name, part.box.y)
		}
	}
}

// TestCardsSlide: a card comes from where it lay, and lies where it can be tapped, even
// where the next picture comes while it is on its way.
func TestCardsSlide(t *testing.T) {
	table := shown(t, sizes["landscape"], faceoff(), Acts{})
	r := table.drawn
	key := partName{kind: "card", of: "Holly Dash"}
	old := r.kept[key].box
	p := faceoff()
	moved := p.Near.Home.Cards[0]
	p.Near.Home.Cards = p.Near.Home.Cards[1:]
	p.Areas[1].Near.Cards = append(p.Areas[1].Near.Cards, moved)
	table.picture = p
	r.draw()
	if len(r.slides) != 1 || r.slides[0].part != r.kept[key] {
		t.Fatalf("%d cards slide, want Holly Dash alone", len(r.slides))
	}
	s := &sliding{slides: r.slides, animation: fyne.NewAnimation(slideTime, func(float32) {})}
	r.sliding = s
	r.raise(s.slides)
	if last := r.objects[len(r.objects)-1]; !slices.Contains(r.kept[key].objects, last) {
		t.Error("something is drawn over it")
	}
	if s.to(1); r.kept[key].objects[0].Position() != old.at() {
		t.Errorf("it comes from %v, not from %v", r.kept[key].objects[0].Position(), old.at())
	}
	table.Draw(p)
	if got, want := r.kept[key].objects[0].Position(), r.kept[key].box.at(); got != want || want == old.at() {
		t.Errorf("it lies at %v, not at %v", got, want)
	}
}

// BenchmarkDraw shows two pictures in turn, between which a card is chosen and moved.
func BenchmarkDraw(b *testing.B) {
	one, other := faceoff(), faceoff()
	other.Near.Home.Cards[0].Tile.Chosen = true
	other.Areas[0].Near.Cards = append(other.Areas[0].Near.Cards, other.Near.Home.Cards[1])
	other.Near.Home.Cards = other.Near.Home.Cards[:1]
	table := shown(b, sizes["landscape"], one, Acts{})
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		table.Draw([]Picture{one, other}[i%2])
	}
}

// BenchmarkDrawAnew draws everything, as when the window's size changes.
func BenchmarkDrawAnew(b *testing.B) {
	table := shown(b, sizes["landscape"], faceoff(), Acts{})
	for b.Loop() {
		table.drawn.kept = nil
		table.Draw(faceoff())
	}
}

// A player's disc on the points track is dragged to other points, in playing too; beside
// the track it goes nowhere.
func TestADiscOfThePointsTrackIsDragged(t *testing.T) {
	for name, size := range sizes {
		t.Run(name, func(t *testing.T) {
			type set struct {
				far bool
				n   int
			}
			var told []set
			var players []bool
			table := shown(t, size, faceoff(), Acts{
				Points: func(far bool, n int) { told = append(told, set{far, n}) },
				Player: func(far bool) { players = append(players, far) },
				Tapped: func(of Of) { t.Errorf("%v is tapped", of) },
			})
			cell := func(n int) fyne.Position {
				for _, s := range table.spots {
					if s.kind == cellSpot && s.n == n {
						return s.middle()
					}
				}
				return fyne.NewPos(-500, -500) // where there is no room for a track
			}
			disc := func(far bool) fyne.Position {
				for _, s := range table.spots {
					if s.kind == discSpot && s.far == far {
						return s.middle()
					}
				}
				return fyne.NewPos(-500, -500)
			}
			hasTrack := gridOf(size).points.w > 0
			drag(table, disc(false), cell(12))
			drag(table, disc(true), cell(0))
			drag(table, disc(true), cell(9)) // where it is
			drag(table, disc(false), fyne.NewPos(size.Width/2, size.Height/2))
			want := []set{{false, 12}, {true, 0}}
			if !hasTrack {
				want = nil
			}
			if !slices.Equal(told, want) {
				t.Errorf("points are set to %v, want %v", told, want)
			}
			if hasTrack { // a tap on a number is nothing
				table.Tapped(&fyne.PointEvent{Position: cell(3)})
			}
			canvas := fyne.CurrentApp().Driver().CanvasForObject(table)
			uitest.Tap(t, canvas, "points")
			if len(told) != len(want) || len(players) != 1 {
				t.Errorf("tapping sets %v, and opens %v", told, players)
			}
		})
	}
}

// TestAnExhaustedCardFadesIn: over its new shape lies a cover that goes away; no other card
// has one.
func TestAnExhaustedCardFadesIn(t *testing.T) {
	table := shown(t, sizes["landscape"], faceoff(), Acts{})
	r := table.drawn
	p := faceoff()
	p.Near.Home.Cards[0].Tile.Lies = true
	table.picture = p
	r.draw()
	key := partName{kind: "card", of: "Holly Dash"}
	if len(r.turned) != 1 || r.turned[0] != r.kept[key].box || len(r.slides) > 0 {
		t.Fatalf("%v have another shape, want Holly Dash alone at %v", r.turned, r.kept[key].box)
	}
	before := len(r.objects)
	r.fade(r.turned)
	cover, ok := r.objects[len(r.objects)-1].(*canvas.Rectangle)
	if !ok || len(r.objects) != before+1 || cover.Position() != r.kept[key].box.at() {
		t.Fatal("nothing covers it")
	}
	table.Draw(faceoff())
	if slices.Contains(r.objects, fyne.CanvasObject(cover)) || len(r.turned) > 0 {
		t.Error("the cover stays")
	}
}

// TestPointsAndTokensAreSetOnASmallTable by a minus and a plus beside each, both players'.
func TestPointsAndTokensAreSetOnASmallTable(t *testing.T) {
	told := map[string]int{}
	set := func(what string) func(far bool, n int) {
		return func(far bool, n int) { told[fmt.Sprint(what, far)] = n }
	}
	p := empty()
	p.Far.Points, p.Far.Tokens, p.Near.Points, p.Near.Tokens = 3, 1, 5, 2
	table := shown(t, sizes["twice as large"], p, Acts{Points: set("points"), Tokens: set("tokens")})
	line := func(y float32) {
		for x := float32(440); x < 640; x += 4 {
			table.Tapped(&fyne.PointEvent{Position: fyne.NewPos(x, y)})
		}
	}
	line(17)
	for y := table.Size().Height - 4; told["pointsfalse"] == 0 && y > 100; y -= 8 {
		line(y) // Avery's is the lowest that can be tapped
	}
	for what, most := range map[string]int{"pointstrue": 4, "tokenstrue": 2, "pointsfalse": 6, "tokensfalse": 3} {
		if told[what] != most {
			t.Errorf("%s is set to %d, want %d, of %v", what, told[what], most, told)
		}
	}
}

// Where nothing else happens, a card that can be chosen is in view, unless another area was
// asked for.
func TestACardToChooseIsBroughtIntoView(t *testing.T) {
	p := faceoff()
	p.Areas[0].Faceoff, p.Areas[0].Lit = nil, Unlit
	p.Far.Home.Cards[0].Tile.Takes = true
	table := shown(t, sizes["twice as large"], p, Acts{})
	if _, _, ok := table.Where("Apple Cobbler"); !ok {
		t.Error("the card isn't in view")
	}
	test.TapCanvas(fyne.CurrentApp().Driver().CanvasForObject(table), middle(t, table, "AH"))
	if _, _, ok := table.Where("Holly Dash"); !ok {
		t.Error("what is asked for isn't in view")
	}
}
