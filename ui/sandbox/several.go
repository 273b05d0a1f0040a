package sandbox

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/engine/board"
	"canterlaw/ui/look"
	"canterlaw/ui/sheet"
)

// Choosing several options of a decision, and confirming them.

// gathering offers an option of those of which several are chosen, in their order; or several
// with cards alike, which are chosen one after another.
func (d *decision) gathering(alike []int, option, hint string) fyne.CanvasObject {
	var chosen []string
	for i, of := range d.chosen {
		if slices.Contains(alike, of) {
			chosen = append(chosen, fmt.Sprint(i+1, "."))
		}
	}
	o := sheet.Option{Text: "○ " + option, Hint: hint, Chosen: len(chosen) > 0}
	if len(chosen) > 0 {
		o.Text = fmt.Sprintf("● %s %s", strings.Join(chosen, " "), option)
	}
	if len(alike) > 1 {
		o.Hint = strings.TrimPrefix(fmt.Sprintf("%s · %d of %d alike", hint, len(chosen), len(alike)), " · ")
	}
	return sheet.NewOption(o, func() {
		d.pick(alike[0])
		d.screen.showTable()
	})
}

// pick chooses an option, or the next of those with cards alike for which it stands; or takes
// back what was chosen of them, once no more can be.
func (d *decision) pick(option int) {
	_, stands := d.screen.placesAlike()
	alike := stands[option]
	if len(alike) < 2 {
		d.toggle(option)
		return
	}
	isChosen := func(of int) bool { return d.placeOf(of) >= 0 }
	next := slices.IndexFunc(alike, func(of int) bool { return !isChosen(of) })
	if most := int(d.sandbox.State().Decision().Max); next >= 0 && len(d.chosen) < most {
		d.toggle(alike[next])
		return
	}
	if slices.ContainsFunc(alike, isChosen) {
		d.chosen = slices.DeleteFunc(d.chosen, func(of int) bool { return slices.Contains(alike, of) })
		d.draw()
	}
}

// confirming offers to choose what has been gathered, if it is enough.
func (d *decision) confirming(asked board.Decision) fyne.CanvasObject {
	d.confirm = look.NewButton(fmt.Sprintf("Confirm %d of %s", len(d.chosen), limits(asked)),
		theme.ConfirmIcon(), func() {
			d.choose(d.chosen...)
		})
	d.confirm.Importance = widget.HighImportance
	if len(d.chosen) < int(asked.Min) || len(d.chosen) > int(asked.Max) {
		d.confirm.Disable()
	}
	return container.NewHBox(d.confirm)
}

// limits words how many must be chosen.
func limits(asked board.Decision) string {
	if asked.Min == asked.Max {
		return fmt.Sprint(asked.Min)
	}
	return fmt.Sprintf("%d to %d", asked.Min, asked.Max)
}

// placeOf gives an option's place among the gathered ones, -1 if it isn't one.
func (d *decision) placeOf(option int) int { return slices.Index(d.chosen, option) }

func (d *decision) toggle(option int) {
	if place := d.placeOf(option); place >= 0 {
		d.chosen = append(d.chosen[:place], d.chosen[place+1:]...)
	} else {
		d.chosen = append(d.chosen, option)
	}
	d.draw()
}
