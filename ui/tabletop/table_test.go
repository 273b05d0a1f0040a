package tabletop

import (
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
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

func wild(power int) card.ConfrontRequirement {
	return card.ConfrontRequirement{Kind: card.Wild, Power: power}
}

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
		return Need{Needs: card.ConfrontRequirement{Kind: kind, Color: color, Power: power}, Have: have, Counts: true, Met: have >= power}
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
			Name: "Avery", Letter: "A", Turn: true, Acts: true, Points: 8, Tokens: 2, Says: []string{"Home: 2 of 4 Friends"},
			Home: Row{Of: "AH", Name: "Avery’s home", Cards: places(friend("Holly Dash", 4, card.Blue),
				Card{Of: "Sweetie Sunrise", Tile: cardface.Tile{Back: true, Name: "Sweetie Sunrise", Strip: "▼ frightened"}})},
			Hand: Row{Of: "A hand", Cards: places(
				friend("Gotta Go Fast", 4, card.Blue).with(func(c *Card) { c.Tile.Number, c.Tile.Cost = "1", true }),
				friend("Swing Into Action", 5, card.Blue).with(func(c *Card) { c.Tile.Refused, c.Tile.Cost = true, true }),
				friend("Vidala Swoon", 3, card.White), friend("Noteworthy", 1, card.White))},
			Piles: piles("A"),
		},
		Areas: []Area{
			{
				Of: "AP", Lit: Happens,
				Problem: Problem{
					Of: "Cloudbursting", Name: "Cloudbursting", Caption: "Avery’s Problem", Bonus: 1, HasBonus: true, Lit: Happens,
					Far: Needs{Chips: []Need{wilds(4, 5)}, Says: "Blake meets it"},
					Near: Needs{
						Chips: []Need{need(card.OfColor, card.Blue, 1, 3), need(card.NotColor, card.Blue, 1, 2)}, Says: "confronted, 1 point",
					},
				},
				Far: Row{Of: "B at AP", Cards: places(friend("Applejack", 1, card.Orange), friend("Granny Smith", 2, card.Orange), jubilee)},
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
					Of: "Hungry Hungry Caterpillars", Name: "Hungry Hungry Caterpillars", Caption: "Blake’s Problem", Bonus: 2, HasBonus: true,
					Far:  Needs{Chips: []Need{need(card.OfColor, card.Orange, 2, 2), need(card.NotColor, card.Orange, 2, 0)}},
					Near: Needs{Chips: []Need{wilds(5, 0)}, Says: "Parasprite: no"},
				},
				Far:  Row{Of: "B at BP", Cards: places(friend("Purple Parasprite", 4), friend("Red Gala", 2, card.Orange))},
				Near: Row{Of: "A at BP", Cards: places(Card{Of: "Timberwolf", Tile: cardface.Tile{Back: true, Name: "Timberwolf"}})},
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
			Piles: []Pile{{Of: letter + " deck", Name: "Draw deck", Count: "? × 10", Back: true}, {Of: letter + " discard", Name: "Discard", Count: "0"},
				{Of: letter + " problems", Name: "Problems", Count: "0"}, {Of: letter + " banished", Name: "Banished", Count: "0"}},
		}
	}
	p := Picture{
		Goal: 15, Setting: true, Far: side("Blake"), Near: side("Avery"),
		Vacant: &Row{Name: "Dilemma", Says: "A Dilemma makes an area of its own"},
		Areas: []Area{
			{Of: "AP", Lit: Marked, Problem: Problem{Name: "Cloudbursting", Caption: "unless another is named"},
				Near: Row{Of: "A at AP", Name: "Avery’s Problem", Letters: "AP", Lit: Marked}, Far: Row{Of: "B at AP", Name: "Blake’s side"}},
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
	"lower": {Width: 930, Height: 610},
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
			if err := png.Encode(f, fyne.CurrentApp().Driver().CanvasForObject(table).Capture()); err != nil {
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

func TestWhatIsTappedIsTold(t *testing.T) {
	for name, size := range sizes {
		t.Run(name, func(t *testing.T) {
			var told []Of
			table := shown(t, size, faceoff(), Acts{Tapped: func(of Of) { told = append(told, of) }})
			wants := []Of{"Apple Cobbler", "Hard Hat", "Cerulean Skies", "Cloudbursting", "Jetstream", "A deck"}
			for _, want := range wants {
				test.TapCanvas(fyne.CurrentApp().Driver().CanvasForObject(table), middle(t, table, want))
			}
			if !slices.Equal(told, wants) {
				t.Errorf("told %v, want %v", told, wants)
			}
		})
	}
}
