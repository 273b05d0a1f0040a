package sandbox

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/ui/look"
)

// decision shows where the game is, what it waits for, and what can be chosen:
// one tap where one option is chosen, else options gathered in their order and
// confirmed.
type decision struct {
	*look.Page
	choose func(places ...int)
	follow func(address string)
	drawn  func() // told when the page may have another height

	sandbox *scenario.Sandbox
	notice  string // what the latest move was refused for
	chosen  []int  // gathered so far, where several are chosen
}

func newDecision(choose func(places ...int), follow func(address string), drawn func()) *decision {
	return &decision{Page: look.NewListPage(), choose: choose, follow: follow, drawn: drawn}
}

// show draws the sandbox's decision; notice says what was just refused.
func (d *decision) show(b *scenario.Sandbox, notice string) {
	d.sandbox, d.notice, d.chosen = b, notice, nil
	d.draw()
}

func (d *decision) draw() {
	lines := []fyne.CanvasObject{look.NewCaption(where(d.sandbox))}
	if course := d.course(); course != "" {
		lines = append(lines, look.NewCaption(course))
	}
	objects := []fyne.CanvasObject{look.NewColumn(-14, lines...)}
	if d.notice != "" {
		objects = append(objects, look.NewText("✕ "+d.notice))
	}
	asked := d.sandbox.State().Decision()
	switch {
	case d.sandbox.State().Result().Over:
		objects = append(objects, look.NewSubheading(d.ending()))
	case asked.Max > 1 || asked.Min > 1:
		objects = append(objects, d.question(asked))
		objects = append(objects, d.gathering(asked)...)
	default:
		objects = append(objects, d.question(asked))
		objects = append(objects, d.single(asked)...)
	}
	d.ShowObjects(objects...)
	d.drawn()
}

// course says what the scenario goes on with, or, at its end, how what was
// expected went; "" for a scenario that has neither.
func (d *decision) course() string {
	steps, next := d.sandbox.Scenario().Steps, d.sandbox.NextStep()
	if next < len(steps) {
		return fmt.Sprintf("Next, step %d of %d: %s", next+1, len(steps), steps[next].Text)
	}
	results, held := d.sandbox.Results(), 0
	for _, r := range results {
		if r.OK {
			held++
		}
	}
	switch len(results) {
	case 0:
		return ""
	case held:
		return fmt.Sprintf("✓ All %d expectations held.", held)
	default:
		return fmt.Sprintf("✕ Of %d expectations, %d held: see the ruling.", len(results), held)
	}
}

// ending says who won.
func (d *decision) ending() string {
	result, names := d.sandbox.State().Result(), d.sandbox.Scenario().Names
	if result.Winner == board.NoPlayer {
		return "The game is over: a draw."
	}
	return fmt.Sprintf("The game is over: %s wins.", names.PlayerName(result.Winner))
}

func (d *decision) question(asked board.Decision) fyne.CanvasObject {
	text := "**" + look.Plain(d.sandbox.Decision()) + "**"
	if number := asked.Rule.String(); number != "" {
		text += " " + ruleLink(number)
	}
	return look.NewMarkdown(text, d.follow)
}

// single offers options of which one, or none, is chosen.
func (d *decision) single(asked board.Decision) []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for i, option := range d.sandbox.Options() {
		objects = append(objects, look.NewChoice(numbered(i, option), func() { d.choose(i) }))
	}
	if asked.Min == 0 {
		objects = append(objects, look.NewChoice("None", func() { d.choose() }))
	}
	return objects
}

// gathering offers options of which several are chosen, in their order.
func (d *decision) gathering(asked board.Decision) []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for i, option := range d.sandbox.Options() {
		place := d.placeOf(i)
		text := "○ " + option
		if place >= 0 {
			text = fmt.Sprintf("● %d. %s", place+1, option)
		}
		choice := look.NewChoice(text, func() { d.toggle(i) })
		choice.Choose(place >= 0)
		objects = append(objects, choice)
	}
	confirm := widget.NewButtonWithIcon(fmt.Sprintf("Confirm %d of %s", len(d.chosen), limits(asked)), theme.ConfirmIcon(), func() { d.choose(d.chosen...) })
	confirm.Importance = widget.HighImportance
	if len(d.chosen) < int(asked.Min) || len(d.chosen) > int(asked.Max) {
		confirm.Disable()
	}
	return append(objects, container.NewHBox(confirm))
}

// limits words how many must be chosen.
func limits(asked board.Decision) string {
	if asked.Min == asked.Max {
		return fmt.Sprint(asked.Min)
	}
	return fmt.Sprintf("%d to %d", asked.Min, asked.Max)
}

// placeOf gives an option's place among the gathered ones, -1 if it isn't one.
func (d *decision) placeOf(option int) int {
	for place, i := range d.chosen {
		if i == option {
			return place
		}
	}
	return -1
}

func (d *decision) toggle(option int) {
	if place := d.placeOf(option); place >= 0 {
		d.chosen = append(d.chosen[:place], d.chosen[place+1:]...)
	} else {
		d.chosen = append(d.chosen, option)
	}
	d.draw()
}

// key chooses the option with a digit's number; it reports whether there is
// one.
func (d *decision) key(digit int) bool {
	asked := d.sandbox.State().Decision()
	if d.sandbox.State().Result().Over || digit < 1 || digit > len(d.sandbox.Options()) {
		return false
	}
	if asked.Max > 1 || asked.Min > 1 {
		d.toggle(digit - 1)
	} else {
		d.choose(digit - 1)
	}
	return true
}

// numbered puts the key that chooses an option before its text.
func numbered(i int, option string) string {
	if i < 9 {
		return fmt.Sprintf("%d  %s", i+1, option)
	}
	return option
}
