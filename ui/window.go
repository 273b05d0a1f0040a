//go:build cgo || js

package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/widget"
)

// Run opens the window and returns when it is closed. It returns ErrNoWindow,
// wrapped, where there is no display.
func Run(o Options) error {
	if err := findDisplay(); err != nil {
		return err
	}
	app.SetMetadata(fyne.AppMetadata{
		ID: "io.github.canterlaw", Name: "Canterlaw",
		Migrations: map[string]bool{"fyneDo": true},
	})
	a := app.New()
	w := a.NewWindow("Canterlaw")
	w.SetContent(widget.NewLabel("Canterlaw"))
	w.Resize(fyne.NewSize(1280, 800))
	w.ShowAndRun()
	return nil
}
