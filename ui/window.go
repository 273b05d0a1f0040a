//go:build cgo || js

package ui

import (
	"fmt"
	"os"
	"runtime"

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

// findDisplay looks for a display server where one can be absent: the desktop
// driver panics without.
func findDisplay() error {
	switch runtime.GOOS {
	case "linux", "freebsd", "openbsd", "netbsd":
	default:
		return nil
	}
	if os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
		return fmt.Errorf("%w: there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set); start a desktop session, or run it under xvfb-run", ErrNoWindow)
	}
	return nil
}
