package setup

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"canterlaw/scenario/position"
	"canterlaw/ui/internal/uitest"
)

// TestAQuestionIsAboutTheCardThatIsChosen: where another card is tapped, nothing is asked any more of
// the one before.
func TestAQuestionIsAboutTheCardThatIsChosen(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("AP: rainbowshine, emerald")
	f.press(fyne.KeyEscape, fyne.KeyEscape)
	f.choose(f.find("Rainbowshine"))
	f.press(fyne.KeyC)
	uitest.Type(t, f.canvas, "3")
	f.tap(f.card("Emerald"))
	if f.chosen != f.find("Emerald") || f.asking != nil || f.field.Text != "" {
		t.Errorf("chosen is %v, asked for is %v, and typed %q", f.chosen, f.asking, f.field.Text)
	}
	f.reads("Cider Aficionado", "Take away")
	f.press(fyne.KeyX) // a mark of this card, not a letter of an answer
	if f.find("Rainbowshine").Exhausted || !f.find("Emerald").Exhausted {
		t.Error("the mark isn’t set on the card that was tapped")
	}
	uitest.CheckInside(t, f.canvas)
}

// TestWhatGoesOnACardIsDroppedOnIt, out of the hand, from card to card, and from the list.
func TestWhatGoesOnACardIsDroppedOnIt(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("AP: rainbowshine; A hand: hard hat, emerald; B at AP: red gala")
	hat := func() *position.Card { return f.find("Hard Hat") }
	f.drag(f.card("Hard Hat"), f.card("Red Gala"))
	if hat().On != f.find("Red Gala") || hat().Controller != position.Avery {
		t.Errorf("it is on %v, controlled by %s: %s", hat().On, hat().Controller, f.notice)
	}
	f.Undo()
	if hat().On != nil || hat().Zone != position.Hand {
		t.Errorf("taken back, it is at %s", hat().PlaceOf())
	}
	f.dropped(hat(), f.find("Rainbowshine"))
	f.dropped(hat(), f.find("Red Gala"))
	f.wantLine("AP: rainbowshine; B at AP: red gala + hard/of A/by A; A hand: emerald")
	f.drag(f.card("Emerald"), f.card("Rainbowshine")) // which goes on no card
	if on := f.find("Emerald").On; on != nil || f.find("Emerald").Zone != position.InPlay {
		t.Errorf("it is on %v", on)
	}
	f.Undo()
	f.takeAway(hat())
	uitest.Type(t, f.canvas, "hard hat")
	f.droppedNew(f.found().cards[0], f.find("Rainbowshine"))
	f.wantLine("AP: rainbowshine + hard; B at AP: red gala; A hand: emerald")
}

// TestAProblemThatIsDroppedIsTheOneThere, in the place of the one before, and is marked as Problems are.
func TestAProblemThatIsDroppedIsTheOneThere(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("AP: cloudbursting; A problems: runaway cart")
	cart := f.find("Runaway Cart")
	f.dropped(cart, f.draft.Places()[0])
	if cart = f.find("Runaway Cart"); f.draft.Players[position.Avery].Problem != cart {
		t.Errorf("the Problem is %v: %s", f.draft.Players[position.Avery].Problem, f.notice)
	}
	f.wantLine("AP: runaway")
	f.choose(cart)
	f.reads("Counters", "Take away", "✓ Nothing is in the way of a run.")
	if text := uitest.Text(f.canvas); strings.Contains(text, "Frightened") || strings.Contains(text, "Two of it") {
		t.Errorf("a Problem has other marks:\n%s", text)
	}
}

// TestALongQuestionIsReadInTheField, which gives the room back.
func TestALongQuestionIsReadInTheField(t *testing.T) {
	f := open(t, uitest.Landscape)
	one := f.field.Size().Height
	f.enter("AP: rainbowshine")
	f.press(fyne.KeyEscape, fyne.KeyEscape)
	f.choose(f.find("Rainbowshine"))
	f.press(fyne.KeyC)
	if f.field.Size().Height <= one {
		t.Error("the field stays one line high")
	}
	f.press(fyne.KeyEscape)
	if f.field.Size().Height != one {
		t.Error("the field stays higher than its text")
	}
}

// TestNonsenseStaysAsItIsTyped: where nothing of it can be read, it is there to be mended, whole.
func TestNonsenseStaysAsItIsTyped(t *testing.T) {
	f := open(t, uitest.Landscape)
	for _, nonsense := range []string{"asdf qwer zxcv; ;:: //", "/ex; ;"} {
		f.field.SetText("")
		f.enter(nonsense)
		if f.field.Text != nonsense || !f.draft.IsEmpty() {
			t.Errorf("of %q there is left %q, and the line is %q", nonsense, f.field.Text, f.line.Text)
		}
		f.reads("Nothing of it can be read", "expected")
		if strings.Contains(uitest.Text(f.canvas), "“”") {
			t.Errorf("%q: nothing is quoted", nonsense)
		}
		uitest.CheckInside(t, f.canvas)
	}
}

// TestACardIsMarkedBesideWhatIsTyped: a card that is tapped shows its marks, whose keys are its own then, and
// what is in the field stays there.
func TestACardIsMarkedBesideWhatIsTyped(t *testing.T) {
	for _, typed := range []string{"AH: timberwolf", "BP: red gala", "red"} {
		f := open(t, uitest.Landscape)
		f.enter("AP: rainbowshine")
		uitest.Type(t, f.canvas, typed)
		f.tap(f.card("Rainbowshine"))
		f.reads("Take away")
		uitest.CheckInside(t, f.canvas)
		f.press(fyne.KeyX)
		if !f.find("Rainbowshine").Exhausted {
			t.Errorf("beside %q the mark isn’t set", typed)
		}
		f.wantLine("AP: rainbowshine/ex")
		if f.field.Text != typed {
			t.Errorf("%q has become %q", typed, f.field.Text)
		}
	}
}

// TestCardsThatTakeAnotherAreLit while it is asked to which of them it is attached.
func TestCardsThatTakeAnotherAreLit(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("AP: rainbowshine, hard hat; B at AP: timberwolf, red gala/fr")
	f.press(fyne.KeyEscape, fyne.KeyEscape)
	f.choose(f.find("Hard Hat"))
	lit := func() (names []string) {
		for _, c := range f.draft.All() {
			if f.tileOf(c).Takes {
				names = append(names, c.Name)
			}
		}
		return names
	}
	if names := lit(); len(names) > 0 {
		t.Errorf("before it is asked, %q are lit", names)
	}
	f.press(fyne.KeyT)
	if names := lit(); !slices.Equal(names, []string{"Rainbowshine, Cloud Wrangler"}) {
		t.Errorf("lit are %q", names)
	}
}

// TestACardThatIsGivenOverStaysOnTheTable, wherever it lies.
func TestACardThatIsGivenOverStaysOnTheTable(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("AP: rainbowshine; A at BP: emerald; BH: dance fever; AH: cherry jubilee; B at AP: red gala")
	for _, c := range f.draft.All() {
		f.choose(c)
		f.press(fyne.KeyO)
		if c.Controller == c.Owner {
			t.Errorf("%s isn’t given over", c.Name)
		}
	}
	for _, c := range f.draft.All() {
		f.tap(f.card(c.Name))
		if f.chosen != c {
			t.Errorf("%s can’t be chosen any more", c.Name)
		}
	}
}

// TestEscapePutsBackWhatIsDragged, from the table and from the list; what is typed stays.
func TestEscapePutsBackWhatIsDragged(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("AP: rainbowshine")
	from, to := f.card("Rainbowshine"), f.place("BP")
	move := func(at fyne.Position) {
		f.table.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}, Dragged: fyne.NewDelta(2, 2)})
	}
	uitest.Type(t, f.canvas, "emer")
	move(from.AddXY(2, 2))
	move(to)
	f.press(fyne.KeyEscape)
	move(to.AddXY(2, 2)) // with the button down still
	f.table.DragEnd()
	f.wantLine("AP: rainbowshine")
	if f.field.Text != "emer" {
		t.Errorf("what is typed has become %q", f.field.Text)
	}
	f.drag(f.card("Rainbowshine"), to)
	f.wantLine("BP: rainbowshine")
	row := f.result(f.found().cards[0], true).(*wideRow)
	row.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(20, 0)})
	f.press(fyne.KeyEscape)
	row.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(20, 0)})
	row.DragEnd()
	f.wantLine("BP: rainbowshine")
}

// The empty area beside the Problems lists the Dilemmas, where letters would else be taken for keys of the card that
// is chosen; a Dilemma that is dropped there makes an area.
func TestTheEmptyAreaTakesADilemma(t *testing.T) {
	for name, size := range map[string]fyne.Size{"landscape": uitest.Landscape, "portrait": uitest.Portrait} {
		t.Run(name, func(t *testing.T) {
			f := open(t, size)
			f.enter("AP: red gala; A hand: industrial revolution")
			f.press(fyne.KeyEscape)
			f.mark(position.Place{Zone: position.Hand, Side: position.Avery})
			f.tap(f.spot(newDilemma{}))
			if f.canvas.Focused() != f.field || len(f.found().cards) == 0 {
				t.Fatalf("%d Dilemmas are listed, and %T has the focus", len(f.found().cards), f.canvas.Focused())
			}
			for _, c := range f.found().cards {
				if !isDilemma(&c.Faces[0]) {
					t.Errorf("listed is %s", c.Name())
				}
			}
			f.press(fyne.KeyReturn)
			if n := len(f.draft.DilemmaAreas()); n != 1 {
				t.Errorf("put are %d Dilemmas: %s", n, f.line.Text)
			}
			f.Undo()
			f.drag(f.card("Industrial"), f.spot(newDilemma{}))
			if n := len(f.draft.DilemmaAreas()); n != 1 || len(f.draft.Cards) != 2 {
				t.Errorf("dropped are %d Dilemmas: %s", n, f.line.Text)
			}
			f.Undo()
			f.drag(f.card("Red Gala"), f.spot(newDilemma{}))
			f.wantLine("AP: red gala; A hand: industrial")
		})
	}
}

// Cards that nobody knows are counted at the place that is marked, though DJ Pon-3 has a 3 in her name.
func TestUnknownCardsAreCountedAtTheMarkedPlace(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.mark(position.Place{Zone: position.Hand, Side: position.Blake})
	f.enter("3 ?")
	f.wantLine("B hand: 3 ?")
}

// Who runs before Enter is told, rather than shown a table without what was typed; of what can't be read that is
// told once, and a query keeps nobody from running.
func TestWhatIsOnlyTypedDoesntRun(t *testing.T) {
	for _, typed := range []string{"I have Red Gala at my problem", "red gala", "A 3t", "B turn 6 score"} {
		f := open(t, uitest.Landscape)
		uitest.Type(t, f.canvas, typed)
		f.Run()
		f.reads("✕ What is typed isn’t on the table yet")
		if f.ran != nil {
			t.Errorf("%q: it runs without", typed)
		}
		f.press(fyne.KeyReturn)
		if f.Run(); f.ran == nil {
			t.Errorf("%q: once put it doesn’t run", typed)
		}
	}
	for _, typed := range []string{"glorbfrobnicator", "I have Red Gala at my problem, glorbfrobnicated"} {
		f := open(t, uitest.Landscape)
		f.enter(typed)
		f.Run()
		f.reads("✕ What can’t be read isn’t on the table")
		if f.ran != nil {
			t.Errorf("%q: it runs without, untold", typed)
		}
		if f.Run(); f.ran == nil {
			t.Errorf("%q keeps it from running", typed)
		}
	}
	for _, typed := range []string{"", "t:friend "} {
		f := open(t, uitest.Landscape)
		f.field.SetText(typed)
		if f.Run(); f.ran == nil {
			t.Errorf("%q keeps it from running", typed)
		}
	}
}

// It is said whose Dilemma it is, as in play.
func TestADilemmaSaysWhoseItIs(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("B dilemma industrial revolution: red gala")
	f.reads("Blake’s Dilemma")
}

// The word behind a player's points chooses whose the track sets, as the number does.
func TestTheWordOfPointsIsTapped(t *testing.T) {
	for name, size := range map[string]fyne.Size{"landscape": uitest.Landscape, "portrait": uitest.Portrait} {
		t.Run(name, func(t *testing.T) {
			f := open(t, size)
			at := f.lowest("points")
			for _, o := range test.WidgetRenderer(f.table).Objects() {
				if drawn, ok := o.(*canvas.Text); ok && drawn.Text == "points" && drawn.Position().Y < at.Y-20 {
					at = drawn.Position().AddXY(drawn.Size().Width/2, drawn.Size().Height/2) // Blake's
				}
			}
			f.tap(at)
			f.tap(f.lowest("8"))
			f.wantLine("B 8p")
		})
	}
}

// Of two Mane Characters of a player the latter stays, which is said.
func TestAManeCharacterThatTakesAnothersPlaceIsSaid(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("pinkie pie")
	f.enter("rainbow dash")
	f.wantLine("AP: rainbow")
	f.reads("Rainbow Dash, Flier Extraordinaire takes the place of Pinkie Pie, Party Animal.")
}

// The keys of marks are for the card that was put last, wherever others lie.
func TestWhatALinePutIsChosen(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("BP: red gala; B hand: swing")
	f.enter("AH: emerald green + hard hat")
	f.press(fyne.KeyEscape, fyne.KeyX)
	f.wantLine("BP: red gala; AH: emerald/ex + hard; B hand: swing")
}
