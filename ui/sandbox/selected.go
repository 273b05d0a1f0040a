package sandbox

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"canterlaw/engine/board"
	"canterlaw/scenario/playing"
	"canterlaw/ui/cardface"
	"canterlaw/ui/look"
	"canterlaw/ui/sheet"
)

// chosenTop is where the card that is selected begins, below what the part is called.
const chosenTop = 30

// newSelected makes the part of the panel that says which card is selected, and leads to
// changing it by hand and to its page.
func newSelected(s *Screen) *sheet.Sheet {
	height := func(width float32) float32 {
		if s.sandbox == nil || s.acts.chosen == 0 {
			return 0
		}
		return chosenTop + 30 + float32(len(s.aboutChosen(width)))*sheet.LineHeight(sheet.HintSize)
	}
	return sheet.New(160, height, func(d *sheet.Sheet, size fyne.Size) {
		c := s.acts.chosen
		if s.sandbox == nil || c == 0 {
			return
		}
		v := s.view()
		d.Box(theme.ColorNameSeparator, "", 0, 0, 0, 0, size.Width, 1) // what there is to read ends here
		d.Line("Selected", look.Regular, 12.5, look.ColorQuiet, 0, chosenTop-22)
		const change = "Change by hand"
		width := look.Regular.Measure(change, 12.5).Width
		d.Line(change, look.Regular, 12.5, theme.ColorNameHyperlink, size.Width-width, chosenTop-22)
		d.Spot(size.Width-width-8, 0, width+8, chosenTop, s.byHandChosen, nil)
		top, left, right := float32(chosenTop), float32(12), size.Width-12
		d.Box(look.ColorArea, look.ColorEdge, 1, 6, 0, top, size.Width, size.Height-top)
		if !v.isHidden(c) {
			d.Spot(0, top, size.Width, size.Height-top, s.openChosen, nil)
			for i, color := range v.colors(c) {
				if i < 2 {
					sign := cardface.NewSigns(color)
					least := sign.MinSize()
					d.Add(sign, left, top+15-least.Height/2, least.Width, least.Height)
					left += least.Width + 6
				}
			}
			if power, defined := v.state.Power(c); defined {
				text := fmt.Sprint(power)
				width := look.Heavy.Measure(text, 19).Width
				d.Line(text, look.Heavy, 19, theme.ColorNameForeground, right-width, top+2)
				right -= width + 8
			}
		}
		d.Line(look.SemiBold.CutTo(s.fullNameOf(c), 14, right-left), look.SemiBold, 14,
			theme.ColorNameForeground, left, top+4)
		y := top + 27
		for _, line := range s.aboutChosen(size.Width) {
			d.Line(line, look.Regular, sheet.HintSize, look.ColorQuiet, 12, y)
			y += sheet.LineHeight(sheet.HintSize)
		}
	})
}

// fullNameOf is the Title and Subtitle of a card as whoever looks may know it.
func (s *Screen) fullNameOf(c board.CardID) string {
	face := s.sandbox.State().Face(c)
	if face == nil || s.view().isHidden(c) {
		return "Unknown card"
	}
	if face.Subtitle != "" {
		return face.Title + ", " + face.Subtitle
	}
	return face.Title
}

// aboutChosen is about the card that is selected, in lines for a width.
func (s *Screen) aboutChosen(width float32) []string {
	v, c := s.view(), s.acts.chosen
	texts := []string{v.lies(c)}
	if face := v.state.Face(c); face != nil && !v.isHidden(c) {
		texts = append(texts, v.facts(c, face))
		if by := v.byText(c, face); len(by) > 0 {
			texts = append(texts, strings.Join(by, " · "))
		}
	} else {
		texts = []string{"What it is isn’t known."}
		if s.seenBy != board.NoPlayer && face != nil {
			knows := playing.Knows(v.scenario, v.state, s.seenBy, c)
			texts = []string{fmt.Sprintf("%s may not know what it is: %s (%s).",
				v.name(s.seenBy), knows.Why, knows.Rule)}
		}
	}
	var lines []string
	for _, text := range texts {
		lines = append(lines, look.Regular.Wrap(text, sheet.HintSize, width-24)...)
	}
	return lines
}

// openChosen opens the page of the card that is selected.
func (s *Screen) openChosen() {
	if s.acts.chosen == 0 || s.view().isHidden(s.acts.chosen) {
		return
	}
	if address := s.view().address(s.acts.chosen); address != "" {
		s.options.Follow(address)
	}
}

// byHandChosen changes the selected card by hand, or the player who decides.
func (s *Screen) byHandChosen() {
	if s.acts.chosen != 0 {
		s.openHand(subject{card: s.acts.chosen})
		return
	}
	s.openHand(subject{player: s.view().near()})
}

// showSelected draws what is selected.
func (s *Screen) showSelected() {
	setShown(s.selected, s.acts.chosen != 0 && !s.hand.shown)
	s.selected.Refresh()
	s.panel.Layout.Layout(s.panel.Objects, s.panel.Size())
}
