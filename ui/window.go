//go:build cgo || js

package ui

import (
	_ "embed" // the icon
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/driver"

	"canterlaw/ui/look"
)

//go:embed icon.png
var icon []byte

// Run opens the window and returns when it is closed. It returns ErrNoWindow,
// wrapped, where there is no display or it can't draw.
func Run(o Options) error {
	if err := findDisplay(); err != nil {
		return err
	}
	app.SetMetadata(fyne.AppMetadata{
		ID: "io.github.canterlaw", Name: name,
		Migrations: map[string]bool{"fyneDo": true},
	})
	a := app.New()
	a.SetIcon(fyne.NewStaticResource("icon.png", icon))
	a.Settings().SetTheme(look.Theme())
	s := newShell(a.NewWindow(name), nil)
	a.Lifecycle().SetOnStarted(func() { go s.load(o.LibraryFolder) })
	s.window.Show()
	if !isOpen(s.window) {
		return fmt.Errorf("%w: the display can't draw with OpenGL (its X server has no GLX); use one that can, or run it under xvfb-run with Mesa's libgl1-mesa-dri installed", ErrNoWindow)
	}
	fitMonitor(s.window)
	a.Run()
	return nil
}

// isOpen reports whether the window could be made. Where it could not, the
// desktop driver would log that and then wait for ever.
func isOpen(w fyne.Window) bool {
	open := true
	if native, ok := w.(driver.NativeWindow); ok {
		native.RunNative(func(context any) {
			if x11, ok := context.(driver.X11WindowContext); ok {
				open = x11.WindowHandle != 0
			}
		})
	}
	return open
}
