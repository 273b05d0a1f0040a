package setup

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/scenario/position"
	"canterlaw/scenario/wording"
	"canterlaw/ui/keys"
	"canterlaw/ui/look"
)

// turnBar says whose turn it is, which, and at which moment play begins, where play shows
// its track.
type turnBar struct {
	screen  *Screen
	content *fyne.Container
	sides   [2]*look.Choice
	number  fyne.CanvasObject
	phases  []*look.Choice
	drawn   []*drawn // of all of them
	folded  bool     // there is room for the phase alone in which play begins
	laidOut position.Moment
}

func newTurnBar(s *Screen) *turnBar {
	t := &turnBar{screen: s}
	l := &turnLayout{bar: t}
	for i, words := range []string{"Turn of", "number", "at"} {
		l.words[i] = t.part(look.Regular.Measure(words, turnText).Width, func(p *pen) {
			p.left(words, look.Regular, turnText, look.ColorQuiet, 0)
		})
	}
	for i := range t.sides {
		side := position.Side(i)
		t.sides[i] = look.NewEdgedChoice(t.part(30, func(p *pen) { p.disc(side.Letter(), side == position.Avery) }),
			func() { t.setTurn(side) })
	}
	t.number = t.part(24, func(p *pen) {
		p.middle(strconv.Itoa(turnNumber(s.draft.Position)), look.SemiBold, turnText+1, theme.ColorNameForeground)
	})
	step := func(sign string, by int) fyne.CanvasObject {
		return look.NewChoiceOf(t.part(26, func(p *pen) {
			p.middle(sign, look.SemiBold, 16, theme.ColorNameForeground)
		}),
			func() { t.step(by) })
	}
	l.less, l.more = step("−", -1), step("+", +1)
	for i := range position.Phases() {
		t.phases = append(t.phases, look.NewEdgedChoice(t.part(60, func(p *pen) { t.phase(p, i) }), func() {
			t.tapPhase(i)
		}))
	}
	l.run = look.NewButton(runWords, theme.MediaPlayIcon(), s.Run)
	l.run.Importance = widget.HighImportance
	t.content = container.New(l)
	for _, o := range []fyne.CanvasObject{l.words[0], t.sides[0], t.sides[1], l.words[1], l.less,
		t.number, l.more, l.words[2]} {
		t.content.Add(o)
	}
	for _, phase := range t.phases {
		t.content.Add(phase)
	}
	t.content.Add(l.run)
	return t
}

const turnText = 13.5

// runWords is what the button that runs the position says, with its key.
var runWords = "Run (" + keys.Run.String() + ")"

// part is a piece of the bar, drawn anew as the position changes.
func (t *turnBar) part(width float32, draw func(p *pen)) *drawn {
	d := newDrawn(fyne.NewSize(width, turnHigh), draw)
	t.drawn = append(t.drawn, d)
	return d
}

// phase writes what a phase is called; the one in which play begins, the moment in it.
func (t *turnBar) phase(p *pen, i int) {
	phase, at := position.Phases()[i], t.screen.draft.Moment
	if position.PhaseOf(at) != i {
		p.middle(shortened(phase.Name, p.size.Width), look.Regular, turnText, look.ColorQuiet)
		return
	}
	name := momentName(at)
	if look.SemiBold.Measure(name, turnText).Width > p.size.Width-34 { // the sign gives way to the name
		cut, size := look.SemiBold, float32(turnText)
		for _, narrow := range []float32{turnText, 12, 11} {
			if cut.Measure(name, size).Width > p.size.Width-8 {
				cut, size = look.CondensedBold, narrow
			}
		}
		p.middle(cut.CutTo(name, size, p.size.Width-8), cut, size, theme.ColorNameForeground)
		return
	}
	p.middle(name, look.SemiBold, turnText, theme.ColorNameForeground)
	p.right("▾", look.Regular, 12, theme.ColorNameForeground, p.size.Width-8)
}

// momentName is what the moment is called in which play begins: the phase, where it is the
// usual one of it.
func momentName(at position.Moment) string {
	phase := position.Phases()[position.PhaseOf(at)]
	if !phase.Usual.Is(at) {
		return wording.Capitalized(at.Name)
	}
	return phase.Name
}

// shortened is a phase's name, without its end where there is no room for all of it.
func shortened(name string, width float32) string {
	if look.Regular.Measure(name, turnText).Width > width-6 {
		return strings.TrimSuffix(name, "maker")
	}
	return name
}

// turnLayout sets the bar's pieces beside each other; the phases share what is left, of which the
// one in which play begins takes what the name of its moment needs.
type turnLayout struct {
	bar        *turnBar
	run        *look.Button
	words      [3]fyne.CanvasObject
	less, more fyne.CanvasObject
}

// Measures of the bar.
const (
	turnHigh  float32 = 30
	turnBelow float32 = 900 // narrower, the words between fall away

	leastPhase float32 = 62 // narrower, a phase has no room for its name
)

// Layout implements fyne.Layout.
func (l *turnLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	t, wide := l.bar, size.Width >= turnBelow
	x := float32(12)
	put := func(o fyne.CanvasObject, width, after float32) {
		o.Move(fyne.NewPos(x, 5))
		o.Resize(fyne.NewSize(width, turnHigh))
		x += width + after
	}
	word := func(i int) {
		if l.words[i].Hide(); wide {
			l.words[i].Show()
			put(l.words[i], l.words[i].MinSize().Width, 8)
		}
	}
	word(0)
	put(t.sides[0], 32, 4)
	put(t.sides[1], 32, 10)
	word(1)
	put(l.less, 28, 2)
	put(t.number, 26, 2)
	put(l.more, 28, 10)
	word(2)
	run := l.run.MinSize().Width
	each := (size.Width - x - run - 20) / float32(len(t.phases))
	if t.folded = each < leastPhase; t.folded {
		l.run.Text = "Run"
		run = l.run.MinSize().Width
	} else if l.run.Text != runWords {
		l.run.Text = runWords
		run = l.run.MinSize().Width
	}
	at, count := t.screen.draft.Moment, float32(len(t.phases))
	named := max(each, min(look.SemiBold.Measure(momentName(at), turnText).Width+38, each*count-leastPhase*(count-1)))
	for i, phase := range t.phases {
		present := i == position.PhaseOf(at)
		switch phase.Hide(); {
		case !t.folded && present:
			phase.Show()
			put(phase, named-4, 4)
		case !t.folded:
			phase.Show()
			put(phase, (each*count-named)/(count-1)-4, 4)
		case present:
			phase.Show()
			put(phase, size.Width-x-run-20, 4)
		}
	}
	x += 8
	put(l.run, run, 0)
}

// MinSize implements fyne.Layout.
func (l *turnLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 40) }

func (t *turnBar) setTurn(side position.Side) {
	t.screen.change(func(p *position.Position) error {
		p.Moment.Turn = side
		return nil
	})
}

// step changes the number of the turn.
func (t *turnBar) step(by int) {
	t.screen.change(func(p *position.Position) error {
		p.Moment.Number = max(1, turnNumber(p)+by)
		return nil
	})
}

func turnNumber(p *position.Position) int {
	if p.Moment.Number == 0 {
		return position.UsualTurn(p.Moment.Turn)
	}
	return p.Moment.Number
}

// tapPhase begins in a phase, or where that is so already lists its moments and
// windows.
func (t *turnBar) tapPhase(i int) {
	s, phase := t.screen, position.Phases()[i]
	if position.PhaseOf(s.draft.Moment) != i {
		s.change(func(p *position.Position) error {
			p.Begin(phase.Usual)
			return nil
		})
		return
	}
	items := make([]*fyne.MenuItem, len(phase.Moments))
	for j, m := range phase.Moments {
		items[j] = fyne.NewMenuItem(momentWords(m), func() {
			s.change(func(p *position.Position) error {
				if s.cards != nil {
					s.cards.Begin(p, m)
				} else {
					p.Begin(m)
				}
				return nil
			})
		})
		items[j].Checked = m.Is(s.draft.Moment)
	}
	if t.folded {
		items = append(items, fyne.NewMenuItemSeparator())
		for other, phase := range position.Phases() {
			if other != i {
				items = append(items, fyne.NewMenuItem("Begin in: "+phase.Name, func() { t.tapPhase(other) }))
			}
		}
	}
	menu := widget.NewPopUpMenu(fyne.NewMenu("", items...), s.options.Window.Canvas())
	s.overlay = menu
	menu.ShowAtRelativePosition(fyne.NewPos(0, t.phases[i].Size().Height), t.phases[i])
}

// momentWords names a moment: windows are named after when they open.
func momentWords(m position.Moment) string {
	if m.IsWindow {
		return wording.Capitalized(m.Name) + " (window)"
	}
	return wording.Capitalized(m.Name)
}

// show draws the bar as the position stands.
func (t *turnBar) show() {
	p := t.screen.draft.Position
	for i, c := range t.sides {
		c.Choose(position.Side(i) == p.Moment.Turn)
	}
	at := position.PhaseOf(p.Moment)
	for i, c := range t.phases {
		c.Choose(i == at)
	}
	for _, d := range t.drawn {
		d.Refresh()
	}
	if size := t.content.Size(); t.laidOut != p.Moment && !size.IsZero() { // as wide as the moment's name needs
		t.laidOut = p.Moment
		t.content.Layout.Layout(t.content.Objects, size)
	}
}
