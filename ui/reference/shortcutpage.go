package reference

import (
	"fmt"

	"fyne.io/fyne/v2"

	"canterlaw/ui/look"
)

// The page that lists all shortcuts.
const (
	shortcutHelp  = "shortcuts"
	shortcutTitle = "Keyboard shortcuts"
)

var shortcutLink = fmt.Sprintf("[%s](%s)", shortcutTitle, ShortcutsAddress)

// shortcuts builds that page.
func (p *pages) shortcuts() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{
		look.NewHeading(shortcutTitle),
		look.NewText("Everything can be done by the keyboard, and all but typing by the pointer, without hovering, " +
			"wheel or right button."),
	}
	for _, group := range p.keys() {
		var cells []fyne.CanvasObject
		for _, line := range group.Lines() {
			cells = append(cells, look.NewFactLabel(line.Keys), look.NewText(line.Does))
		}
		objects = append(objects, look.NewSubheading(group.Where), look.NewFacts(2, cells...))
	}
	return append(objects, look.NewMarkdown(aboutLink, p.follow))
}
