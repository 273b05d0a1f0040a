package setup

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/position"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/tabletop"
)

// TestWhateverIsDoneTableAndFileAgree: after any presses, whether they fit or not, the file that is written has what
// stands on the table, or what keeps it from running is said.
func TestWhateverIsDoneTableAndFileAgree(t *testing.T) {
	times, err := strconv.Atoi(os.Getenv("CANTERLAW_TIMES"))
	if err != nil {
		times = 1
	}
	const users, presses = 4, 60
	for seed := range users * times {
		f := open(t, uitest.Landscape)
		hurried := &hurried{f, rand.New(rand.NewPCG(uint64(seed), 0)), nil}
		for range presses {
			hurried.act()
			if why := hurried.differs(); why != "" {
				latest := hurried.did[max(0, len(hurried.did)-4):]
				t.Errorf("seed %d: %s\nafter %s", seed, why, strings.Join(latest, "\n      "))
				break
			}
		}
	}
}

// hurried is a user who does anything.
type hurried struct {
	*fixture
	*rand.Rand
	did []string
}

func (h *hurried) one(of ...string) string { return of[h.IntN(len(of))] }

func (h *hurried) act() {
	all := h.draft.All()
	place := func() string {
		return h.one("AP", "BP", "AH", "BH", "A at BP", "B at AP", "A hand", "B hand", "A deck", "B discard",
			"A banished", "A problems")
	}
	name := func() string {
		return h.one("rainbow dash", "red gala", "hard hat", "timberwolf", "cloudbursting", "pinkie pie", "swing",
			"?", "applejack", "trouble in the orchard", "critter cavalry", "forest owl", "2 ?", "ahuizotl",
			"runaway cart", "changeling token", "friend 3")
	}
	moment := func() string {
		return h.one("B turn 4", "A turn 7 main", "after flips at AP", "A ready", "start of faceoff at BP",
			"A 3t 5p; B 2t", "end", "faceoff against timberwolf", "confronted AP", "met BP", "AP: red gala + hard hat",
			"B dilemma orchard: forest owl", "BH: trouble in the orchard", "A banished: forest owl/under red gala",
			"A flips: red gala", "A at BP: forest owl/2 tip", "score phase", "troublemaker phase",
			"after tie flips at BP", "A flips: ?/ignored", "A problems: runaway cart, 3 ?")
	}
	switch h.IntN(7) {
	case 0, 1:
		line := place() + ": " + name()
		if h.IntN(3) == 0 {
			line = moment()
		} else if h.IntN(3) == 0 {
			line += "/" + h.one("ex", "fr", "down", "boosted", "of B", "by B", "token", "2 tip", "+1")
		}
		h.do("type "+line, func() { h.Escape(); h.Focus(); h.field.SetText(line); h.press(fyne.KeyReturn) })
	case 2, 3:
		if len(all) == 0 {
			return
		}
		c := all[h.IntN(len(all))]
		offered := slices.DeleteFunc(marks(), func(m mark) bool { return m.fits != nil && !m.fits(h.Screen, c) })
		m := offered[h.IntN(len(offered))]
		h.do("choose "+c.Name+" in "+c.PlaceOf().String()+", "+m.name, func() {
			h.Escape()
			h.choose(c)
			m.do(h.Screen, c)
		})
		if h.asking != nil {
			answer := h.one("3", "red gala", "rainbow", "2 tip", "BP", "A hand", "A discard", "timberwolf", "1",
				"hard hat", "dash +2", "")
			h.do("answer "+answer, func() { h.Focus(); h.field.SetText(answer); h.press(fyne.KeyReturn) })
		}
	case 4:
		if len(all) == 0 {
			return
		}
		c := all[h.IntN(len(all))]
		var onto tabletop.Of
		places := h.draft.Places()
		to := places[h.IntN(len(places))]
		onto = to
		says := to.String()
		if h.IntN(3) == 0 {
			c2 := all[h.IntN(len(all))]
			onto, says = c2, c2.Name
		}
		h.do("drop "+c.Name+" on "+says, func() { h.dropped(c, onto) })
	case 5:
		h.do("undo or redo", func() {
			if h.IntN(3) > 0 {
				h.Undo()
			} else {
				h.Redo()
			}
		})
	default:
		x, y := 945+h.Float32()*320, 130+h.Float32()*600
		h.do("tap "+strconv.Itoa(int(x))+" "+strconv.Itoa(int(y)), func() { h.tap(fyne.NewPos(x, y)) })
	}
}

func (h *hurried) do(what string, do func()) {
	h.did = append(h.did, what)
	do()
	h.did[len(h.did)-1] += ": " + h.line.Text
}

// differs says how the file that is written differs from the table; nothing where it doesn't, or can't be read and
// that is said.
func (h *hurried) differs() string {
	written, err := h.draft.Position.Clone().File()
	if err != nil {
		return "it can't be written: " + err.Error()
	}
	read, err := position.Read(h.library, "file", written)
	if err != nil {
		h.check()
		if len(h.obstacles) == 0 {
			return "it can't be read: " + err.Error() + "\n" + string(written)
		}
		return ""
	}
	if h.IntN(6) == 0 {
		if why := h.plays(written); why != "" {
			return why
		}
	}
	said, leftOut := h.cards.Line(h.draft.Position)
	if again, _ := h.cards.Line(read); again != said {
		return "on the table: " + said + "\nin the file: " + again
	}
	if again, err := read.Clone().File(); err != nil || string(again) != string(written) {
		return "written: " + string(written) + "\nand again: " + string(again)
	}
	if len(leftOut) > 0 {
		return ""
	}
	parsed, faults := h.cards.Parse(said)
	if len(faults) > 0 {
		return said + " can't be read: " + faults[0].Expected
	}
	if again, _ := h.cards.Line(parsed); again != said {
		return "the line: " + said + "\nand again: " + again
	}
	return ""
}

// plays says what goes wrong as the position is played by chance for a while, and set up as it is then; nothing where
// nothing does.
func (h *hurried) plays(file []byte) string {
	c, err := scenario.Read(h.library, "file", file)
	if err != nil {
		return err.Error()
	}
	b, err := playing.NewSandbox(c)
	if err != nil {
		return "it doesn't begin: " + err.Error()
	}
	player := playing.NewAnswers(h.Uint64())
	for range 20 {
		if b.AsksForAnyCard() || b.State().Decision().Kind == board.NoDecision {
			break
		}
		chosen := player.Choose(b.Game())
		if err := playing.Guard(func() error { return b.Choose(chosen...) }); err != nil {
			return fmt.Sprintf("playing %v: %v\n%s", chosen, err, file)
		}
	}
	var now *position.Position
	if err := playing.Guard(func() (err error) { now, _, err = h.cards.Now(c, b.State()); return err }); err != nil {
		return "as it is then: " + err.Error()
	}
	written, err := now.File()
	if err != nil {
		return "as it is then: " + err.Error()
	}
	if _, err := scenario.Read(h.library, "file", written); err != nil {
		return fmt.Sprintf("as it is then: %v\n%s", err, file)
	}
	return ""
}
