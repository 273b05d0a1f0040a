package setup

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/scenario/position"
	"canterlaw/ui/look"
)

// turnBar says whose turn it is, which, and at which moment play begins.
type turnBar struct {
	screen  *Screen
	content *fyne.Container
	title   *widget.Label
	sides   [2]*look.Button
	number  *look.Button
	phases  []*look.Button
}

func newTurnBar(s *Screen) *turnBar {
	t := &turnBar{screen: s, title: widget.NewLabel("")}
	t.title.Truncation = fyne.TextTruncateEllipsis
	back := look.NewButton("", theme.ListIcon(), s.options.Leave)
	objects := []fyne.CanvasObject{back}
	for i := range t.sides {
		t.sides[i] = look.NewButton(position.Side(i).Letter(), nil, func() { t.setTurn(position.Side(i)) })
		objects = append(objects, t.sides[i])
	}
	t.number = look.NewButton("", nil, func() { t.step(+1) })
	objects = append(objects, look.NewButton("−", nil, func() { t.step(-1) }), t.number,
		look.NewButton("+", nil, func() { t.step(+1) }))
	for i, phase := range position.Phases() {
		b := look.NewButton(phase.Name, nil, func() { t.tapPhase(i) })
		t.phases = append(t.phases, b)
		objects = append(objects, b)
	}
	run := look.NewButton("Run (F5)", theme.MediaPlayIcon(), s.Run)
	run.Importance = widget.HighImportance
	objects = append(objects, run)
	t.content = look.NewBar(t.title, objects...)
	return t
}

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
				p.Begin(m)
				return nil
			})
		})
		items[j].Checked = m.Name == s.draft.Moment.Name && m.IsWindow == s.draft.Moment.IsWindow
	}
	menu := widget.NewPopUpMenu(fyne.NewMenu("", items...), s.options.Window.Canvas())
	s.overlay = menu
	menu.ShowAtRelativePosition(fyne.NewPos(0, t.phases[i].Size().Height), t.phases[i])
}

// momentWords names a moment: windows are named after when they open.
func momentWords(m position.Moment) string {
	if m.IsWindow {
		return capitalized(m.Name) + " (window)"
	}
	return capitalized(m.Name)
}

// show draws the bar as the position stands.
func (t *turnBar) show() {
	p := t.screen.draft.Position
	t.title.SetText(t.screen.Title())
	for i, b := range t.sides {
		emphasize(b, position.Side(i) == p.Moment.Turn, "")
	}
	t.number.SetText("turn " + strconv.Itoa(turnNumber(p)))
	at := position.PhaseOf(p.Moment)
	for i, b := range t.phases {
		name := position.Phases()[i].Name
		if i == at {
			if m := position.Phases()[i].Usual; m.Name != p.Moment.Name || m.IsWindow != p.Moment.IsWindow {
				name = capitalized(p.Moment.Name)
			}
			name += " ▾"
		}
		emphasize(b, i == at, name)
	}
}

// emphasize shows whether a button is the chosen one of several.
func emphasize(b *look.Button, chosen bool, text string) {
	importance := widget.MediumImportance
	if chosen {
		importance = widget.HighImportance
	}
	if text == "" {
		text = b.Text
	}
	if b.Importance != importance || b.Text != text {
		b.Importance, b.Text = importance, text
		b.Refresh()
	}
}
