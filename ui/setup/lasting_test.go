package setup

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/position"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/look"
)

// chooseNamed chooses the first card on the table whose name begins so.
func (f *fixture) chooseNamed(name string) *position.Card {
	f.t.Helper()
	for _, c := range f.Position().All() {
		if strings.HasPrefix(c.Name, name) {
			f.choose(c)
			return c
		}
	}
	f.t.Fatalf("%s is not on the table", name)
	return nil
}

// TestAModifierIsSetUp by a word, said in words, taken away, and brought back; the run has
// it, and it ends where it says.
func TestAModifierIsSetUp(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("AP: dash, emerald; BP: pinkie")
	f.chooseNamed("Emerald Green")
	for typed, says := range map[string]string{
		"+2":            "For Emerald Green, Cider Aficionado: +2 power, until the end of the turn",
		"calming 1":     "the keyword Calming 1",
		"Pink for good": "For Emerald Green, Cider Aficionado: the color pink",
		"trait Pegasus": "the trait Pegasus",
		"-1 power":      "-1 power, until the end of the turn",
		"for Lasting() { LosesKeyword(This, \"Swift\") }": "no Swift",
	} {
		f.press(fyne.KeyL)
		f.enter(typed)
		f.reads(says)
		if len(f.Position().Modifiers) != 1 || len(f.obstacles) > 0 {
			t.Fatalf("%q makes %d modifiers, with %v in the way", typed, len(f.Position().Modifiers), f.obstacles)
		}
		f.Undo()
		if len(f.Position().Modifiers) != 0 {
			t.Fatalf("%q is not taken back", typed)
		}
		f.chooseNamed("Emerald Green")
	}
	f.press(fyne.KeyL)
	f.enter("nonsense")
	f.reads("“nonsense” is no modifier")
	f.press(fyne.KeyEscape)
	f.press(fyne.KeyL)
	f.enter("+2")
	f.Run()
	b, err := playing.NewSandbox(f.ran)
	if err != nil {
		t.Fatal(err)
	}
	if got := len(b.State().Modifiers()); got != 1 {
		t.Errorf("%d modifiers are in force", got)
	}
	c := f.chooseNamed("Emerald Green")
	f.press(fyne.KeyDelete)
	if len(f.Position().Modifiers) != 0 {
		t.Errorf("the modifier stays without %s", c.Name)
	}
}

// TestWhatWorksOnceIsUsed in the window, and so it is in the run.
func TestWhatWorksOnceIsUsed(t *testing.T) {
	f := open(t, fyne.NewSize(1280, 2400))
	number, which := "", ""
	for _, known := range library().Cards {
		face := &known.Faces[0]
		if once := position.OnceOnly(face); face.Type == card.Friend && !known.Token && len(once) > 0 {
			number, which = known.Number, once[0]
			break
		}
	}
	if number == "" {
		t.Fatal("no Friend has an ability that works once")
	}
	f.enter("AH: " + number)
	c := f.Position().Cards[0]
	f.choose(c)
	word := which
	if len(which) == 1 {
		word = "ability " + which
	}
	uitest.Tap(t, f.canvas, "Used: "+word)
	if !f.Position().IsUsed(c, which) {
		t.Fatal("it is not used")
	}
	f.Run()
	if f.ran == nil || len(f.ran.Setup.Used) != 1 {
		t.Fatal("the run doesn’t have it")
	}
	uitest.Tap(t, f.canvas, "Used: "+word)
	if f.Position().IsUsed(c, which) {
		t.Error("it is still used")
	}
}

// TestWhatPlayersDidThisTurn is set up at the card and at the home, and so it is in the run.
func TestWhatPlayersDidThisTurn(t *testing.T) {
	f := open(t, fyne.NewSize(1280, 2400))
	f.enter("AH: emerald; BH: red gala")
	c := f.chooseNamed("Emerald Green")
	uitest.Tap(t, f.canvas, "▸ What happened to it this turn")
	uitest.Tap(t, f.canvas, "Avery played it")
	uitest.Tap(t, f.canvas, "It was exhausted")
	if !f.Position().Did(position.Avery, "played", c) || !f.Position().Befell(c, "exhausted") {
		t.Fatal("it has not happened")
	}
	home := position.Area{Of: position.Blake, Kind: position.Home}
	f.mark(position.Place{Zone: position.InPlay, Area: home, Side: position.Blake})
	f.chosen = nil
	f.show()
	uitest.Tap(t, f.canvas, "▸ What Blake did this turn")
	f.reads("Scored 0 points")
	f.change(func(p *position.Position) error {
		p.SetAmount(position.Blake, "scored", 2)
		return nil
	})
	f.reads("Scored 2 points")
	f.Run()
	if got := len(f.ran.Setup.History); got != 3 {
		t.Errorf("%d things have happened in the run, want 3", got)
	}
	f.chooseNamed("Emerald Green")
	uitest.Tap(t, f.canvas, "Avery played it")
	if f.Position().Did(position.Avery, "played", c) {
		t.Error("it is still said")
	}
	f.press(fyne.KeyDelete)
	f.Run()
	if got := len(f.ran.Setup.History); got != 1 {
		t.Errorf("%d things have happened once the card is away, want 1", got)
	}
}

// TestPointsScoredWithACard are set up at the card, apart from those that were scored at all (517.2).
func TestPointsScoredWithACard(t *testing.T) {
	f := open(t, fyne.NewSize(1280, 2400))
	f.enter("AP: rarity")
	c := f.chooseNamed("Rarity")
	uitest.Tap(t, f.canvas, "▸ What happened to it this turn")
	f.reads("Avery scored 0 points with it", "Blake scored 0 points with it")
	f.change(func(p *position.Position) error {
		p.SetScoredWith(position.Avery, c, 300)
		p.SetScoredWith(position.Avery, c, 2)
		return nil
	})
	f.reads("Avery scored 2 points with it")
	if n := f.Position().Amount(position.Avery, "scored"); n != 0 || f.Position().ScoredWith(position.Avery, c) != 2 {
		t.Errorf("%d points were scored without a card, %d with it", n, f.Position().ScoredWith(position.Avery, c))
	}
	f.Run()
	if got := f.ran.Setup.History; len(got) != 1 || got[0].Kind != board.ScoredWith || got[0].N != 2 {
		t.Errorf("in the run has happened %v", got)
	}
}

// TestATileTellsItsCountersBesideItsState, and those of a back's power, which it doesn't show.
func TestATileTellsItsCountersBesideItsState(t *testing.T) {
	f := open(t, fyne.NewSize(1280, 800))
	f.enter("AP: falcon/fr/+2/3 tip, red gala/ex/2 tip, gyro/4 tip")
	f.reads("+2 · 3 tip frightened", "2 tip exhausted", "4 tip counters")
}

// TestAFaceoffWasWon at a Problem, by as much as is said, and so it is in the run.
func TestAFaceoffWasWon(t *testing.T) {
	f := open(t, fyne.NewSize(1280, 2400))
	at := position.Area{Of: position.Avery, Kind: position.Problem}
	f.mark(position.Place{Zone: position.InPlay, Area: at, Side: position.Avery})
	uitest.Tap(t, f.canvas, "▸ What happened at Avery’s Problem")
	uitest.Tap(t, f.canvas, "Confronted this turn")
	uitest.Tap(t, f.canvas, "Blake won its faceoff")
	f.reads("by 1 power")
	f.change(func(p *position.Position) error {
		p.SetWon(position.Blake, at, true, 2)
		return nil
	})
	f.reads("by 2 power")
	if by, won := f.Position().Won(position.Blake, at); !won || by != 2 {
		t.Fatalf("Blake won: %t, by %d, want by 2", won, by)
	}
	if !f.Position().History.Happened(3, at) {
		t.Error("the faceoff that was won is not resolved")
	}
	f.Run()
	won := slices.IndexFunc(f.ran.Setup.History, func(o board.Occurrence) bool { return o.Kind == board.FaceoffWon })
	if won < 0 || f.ran.Setup.History[won].Player != 1 || f.ran.Setup.History[won].N != 2 {
		t.Errorf("the run has %+v", f.ran.Setup.History)
	}
	uitest.Tap(t, f.canvas, "Avery won its faceoff")
	if _, won := f.Position().Won(position.Blake, at); won {
		t.Error("both have won it")
	}
}

// TestWhatHappenedIsSaidOfALine before it is taken over, as everything else that it does.
func TestWhatHappenedIsSaidOfALine(t *testing.T) {
	f := open(t, fyne.NewSize(1280, 800))
	uitest.Type(f.t, f.canvas, "I confronted my problem and won the faceoff there by 3. I have Falcon at home.")
	f.reads("Avery’s Problem: confronted this turn", "Avery’s Problem: its faceoff was resolved this turn",
		"Avery’s Problem: Avery won its faceoff by 3")
	uitest.Press(f.t, f.canvas, fyne.KeyReturn)
	at := position.Area{Of: position.Avery, Kind: position.Problem}
	if by, won := f.Position().Won(position.Avery, at); !won || by != 3 {
		t.Errorf("Avery won: %t, by %d", won, by)
	}
}

// TestAKeysOwnLetterIsNotTyped in the field to which the key leads, once; what is typed
// then is.
func TestAKeysOwnLetterIsNotTyped(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("AP: emerald")
	f.press(fyne.KeyEscape)
	f.choose(f.Position().Cards[0])
	f.press(fyne.KeyC)
	uitest.Type(t, f.canvas, "c2 crumbs") // the letter of the key, as a window hands it over
	if f.field.Text != "2 crumbs" {
		t.Errorf("typed is %q", f.field.Text)
	}
	f.press(fyne.KeyEscape)
	f.press(fyne.KeySlash)
	uitest.Type(t, f.canvas, "/dash")
	if f.field.Text != "dash" {
		t.Errorf("typed is %q", f.field.Text)
	}
}

// TestAnEffectIsSetUpToWait in the window, with what it is about; the run processes it, and
// it doesn't stay without its card.
func TestAnEffectIsSetUpToWait(t *testing.T) {
	f := open(t, fyne.NewSize(1280, 2400))
	number := ""
	for _, known := range library().Cards {
		face := &known.Faces[0]
		if which := position.Triggering(face); face.Type == card.Friend && !known.Token && len(which) == 1 &&
			which[0] == "1" {
			number = known.Number
			break
		}
	}
	if number == "" {
		t.Fatal("no Friend has one ability that triggers")
	}
	f.enter("AH: " + number + "; AP: dash")
	c := f.Position().Cards[0]
	f.choose(c)
	f.press(fyne.KeyE)
	f.reads("Avery’s: the effect of ability 1 waits")
	f.reads("About …")
	f.askAbout(0)
	f.enter("nonsense")
	f.reads("“nonsense” is no card of the table")
	f.press(fyne.KeyEscape)
	f.choose(f.Position().Cards[0])
	f.askAbout(0)
	f.enter("dash")
	f.reads("the effect of ability 1 waits, about Rainbow Dash, Flier Extraordinaire")
	if len(f.obstacles) > 0 {
		t.Fatalf("in the way: %v", f.obstacles)
	}
	if _, leftOut := f.cards.Line(f.Position()); len(leftOut) != 1 {
		t.Errorf("the line leaves out %q", leftOut)
	}
	f.Run()
	state, err := f.ran.Start()
	if err != nil {
		t.Fatal(err)
	}
	if waiting := state.Waiting(); len(waiting) != 1 || waiting[0].Ability.ID == 0 || waiting[0].Controller != 0 {
		t.Errorf("these effects wait: %v", waiting)
	}
	f.choose(f.Position().Cards[0])
	f.press(fyne.KeyDelete)
	if h := f.Position().History.Own; len(h) > 0 {
		t.Errorf("without the card there is %v", h)
	}
	f.Undo()
	f.choose(f.Position().Cards[0])
	f.reads("the effect of ability 1 waits")
}

// TestARunMovesNothingOfAnUprightTable: the panel below it is as high as it is in play, whatever stands in it.
func TestARunMovesNothingOfAnUprightTable(t *testing.T) {
	size := fyne.NewSize(800, 1240)
	f := open(t, size)
	for _, said := range []string{"AP: falcon", "AP: falcon, gyro; A at BP: timberwolf; A hand: yay!, 12 ?"} {
		f.enter(said)
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(f.table)
		end, want := at.Y+f.table.Size().Height, size.Height-look.PanelBelow
		if end < want-1 || end > want+1 {
			t.Errorf("with %s the table ends at %v, want %v", said, end, want)
		}
	}
}

// A card's power is drawn with what counters and effects have given it, as it is in play.
func TestPowerThatAnEffectGaveIsDrawn(t *testing.T) {
	for said, want := range map[string]int{
		"AP: falcon": 0, "AP: falcon/+1": 1, "AP: falcon/+2 this turn/+1": 3,
		"AP: falcon/-1 for good/swift this turn": -1,
	} {
		f := open(t, fyne.NewSize(1280, 800))
		f.enter(said)
		if got := f.tileOf(f.Position().Cards[0]).Change; got != want {
			t.Errorf("%s: the power is drawn as changed by %d, want %d", said, got, want)
		}
	}
}
