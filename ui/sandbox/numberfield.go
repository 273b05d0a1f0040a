package sandbox

import (
	"fmt"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"canterlaw/ui/look"
)

// newNumberField is where a number is typed that no choice offers, at most so
// great. It is taken with Enter or the button; what else is typed is refused.
func newNumberField(button string, most int, take func(n int),
	refuse func(why string)) (field fyne.CanvasObject, entry *look.Entry) {
	entered := func() {
		n, err := strconv.Atoi(strings.TrimSpace(entry.Text))
		if err != nil || n > most {
			refuse(fmt.Sprintf("“%s” is no number up to %d: type one such as 5.", entry.Text, most))
			return
		}
		take(n)
	}
	entry = look.NewEntry("another number", entered)
	return container.NewBorder(nil, nil, nil, look.NewButton(button, nil, entered), entry), entry
}
