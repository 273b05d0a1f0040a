package sandbox

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"canterlaw/scenario/playing"
	"canterlaw/ui/look"
	"canterlaw/ui/sheet"
)

// newWaves draws the pre-priority processing: its waves with their checks, of each how
// much it has done. A check that has done something leads to that in the trail. Where a
// choice is due, they are those of the wave that it is due in.
func newWaves(p playing.Processing, follow func(address string), show func(entry int)) *sheet.Sheet {
	last := p.Waves[len(p.Waves)-1]
	for _, w := range p.Waves { // the last wave in which something happened tells most
		for _, c := range w.Checks {
			if !p.Going && len(c.Did) > 0 {
				last = w
			}
		}
	}
	text := fmt.Sprintf("Wave %d of %d · 511", last.Number, len(p.Waves))
	if p.Going { // how many it takes isn't known yet
		text = fmt.Sprintf("Wave %d · 511", last.Number)
	}
	return sheet.New(280, sheet.Fixed(66), func(d *sheet.Sheet, size fyne.Size) {
		d.Line("Before priority", look.Regular, 12.5, look.ColorQuiet, 0, 3)
		width := look.Regular.Measure(text, 12.5).Width
		d.Line(text, look.Regular, 12.5, theme.ColorNameHyperlink, size.Width-width, 3)
		d.Spot(size.Width-width, 0, width, 24, func() { follow(look.Address("rule", p.Rule)) }, nil)
		each := (size.Width + 4) / float32(len(last.Checks))
		for i, c := range last.Checks {
			x := float32(i) * each
			ground, ink := look.ColorQuiet, look.ColorQuiet
			if len(c.Did) > 0 {
				ground, ink = theme.ColorNamePrimary, theme.ColorNameForeground
			}
			d.Box(ground, "", 0, 1.5, x, 25, each-4, 3)
			d.Line(look.Condensed.CutTo(c.Name, 12, each-4), look.Condensed, 12, look.ColorQuiet, x, 30)
			d.Line(c.String(), look.Condensed, 12, ink, x, 46)
			if c.Entry >= 0 {
				d.Spot(x, 22, each, 44, func() { show(c.Entry) }, nil)
			}
		}
	})
}
