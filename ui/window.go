//go:build cgo || js

package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"

	"canterlaw/ui/look"
)

// Run opens the window and returns when it is closed. It returns ErrNoWindow,
// wrapped, where there is no display.
func Run(o Options) error {
	if err := findDisplay(); err != nil {
		return err
	}
	app.SetMetadata(fyne.AppMetadata{
		ID: "io.github.canterlaw", Name: name,
		Migrations: map[string]bool{"fyneDo": true},
	})
	a := app.New()
	a.Settings().SetTheme(look.Theme())
	s := newShell(a.NewWindow(name), nil)
	a.Lifecycle().SetOnStarted(func() { go s.load(o.LibraryFolder) })
	s.window.ShowAndRun()
	return nil
}
