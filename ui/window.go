//go:build cgo || js

package ui

import (
	_ "embed" // the icon
	"fmt"
	"os"
	"runtime"
	"runtime/debug"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/driver"

	"canterlaw/ui/look"
	"canterlaw/ui/settings"
)

//go:embed windowicon.png
var icon []byte // icon.png as small as windows need it, which takes less time

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
	collectMeanwhile()
	look.LeaveOutFallbacks()
	a := still(app.New())
	a.SetIcon(fyne.NewStaticResource("icon.png", icon))
	usual := usualScale()
	kept := settings.Load(a.Preferences())
	show := func(chosen settings.Settings) {
		tellPageScale(chosen.Percent)
		setScale(usual * float32(chosen.Percent) / 100)
		a.Settings().SetTheme(look.Theme(chosen.Colors)) // the toolkit looks at the scale as well
	}
	show(kept)
	// The display takes longest to be ready for drawing. What doesn't need it is
	// done meanwhile.
	fonts, drawn, ready := make(chan struct{}), make(chan struct{}), make(chan func(*shell), 8)
	go func() {
		look.ReadFonts()
		close(fonts)
	}()
	go load(o.LibraryFolder, o.File, ready, drawn)
	w, err := openWindow(a)
	if err != nil {
		return err
	}
	<-fonts
	touched := takeTouches(w)
	touched.use(kept.Touch)
	s := newShell(w, nil, func(chosen settings.Settings) {
		width, height := pixels(w)
		touched.use(chosen.Touch)
		show(chosen)
		w.Resize(fyne.NewSize(width/w.Canvas().Scale(), height/w.Canvas().Scale()))
	})
	s.await(o.File)
	select {
	case take := <-ready: // the library, for the first picture to show
		take(s)
	default:
	}
	connectPage(s)
	a.Lifecycle().SetOnStarted(func() {
		go takePresses()
		go func() {
			fyne.DoAndWait(pageShown)
			painted()
			close(drawn)
			for take := range ready {
				fyne.DoAndWait(func() { take(s) })
			}
			debug.FreeOSMemory() // which reading the library and the fonts took for a while
			forgetFiles()
			collect()
		}()
	})
	a.Run()
	if shelf := s.sandbox.Shelf(); shelf != nil {
		shelf.Wait()
	}
	return nil
}

// stillApp is an app in which nothing moves by itself: the toolkit paints the whole window
// for each shade of a blinking cursor.
type stillApp struct {
	fyne.App
	settings fyne.Settings // asked for thousands of times a picture
}

// Settings implements fyne.App.
func (a *stillApp) Settings() fyne.Settings { return a.settings }

type stillSettings struct{ fyne.Settings }

// ShowAnimations implements fyne.Settings.
func (stillSettings) ShowAnimations() bool { return false }

// still makes the running app one in which nothing moves by itself, but on macOS: there
// the toolkit takes no settings but its own when the system turns dark.
func still(a fyne.App) fyne.App {
	if runtime.GOOS == "darwin" {
		return a
	}
	a = &stillApp{App: a, settings: stillSettings{a.Settings()}}
	fyne.SetCurrentApp(a)
	return a
}

// openWindow shows a window with nothing in it yet.
func openWindow(a fyne.App) (fyne.Window, error) {
	w := a.NewWindow(name)
	if err := connect(); err != nil {
		return nil,
			fmt.Errorf("%w: the display can't be used (%w); start it again, from a desktop session or under xvfb-run",
				ErrNoWindow, err)
	}
	w.SetPadded(false)
	w.Resize(fyne.NewSize(1280, 800))
	w.Show()
	if !isOpen(w) {
		return nil,
			fmt.Errorf("%w: the display can't draw with OpenGL (its X server has no GLX); use one that can, or run "+
				"it under xvfb-run with Mesa's libgl1-mesa-dri installed", ErrNoWindow)
	}
	fitMonitor(w)
	return w, nil
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

// scaleVariable is the environment variable by which the toolkit lets users
// scale a program, and the one way that it can be scaled while it runs.
const scaleVariable = "FYNE_SCALE"

// usualScale is by how much the toolkit scales programs for this user.
func usualScale() float32 {
	if scale, err := strconv.ParseFloat(os.Getenv(scaleVariable), 32); err == nil && scale > 0 {
		return float32(scale)
	}
	if scale := fyne.CurrentApp().Settings().Scale(); scale > 0 {
		return scale
	}
	return 1
}

// setScale makes the toolkit scale the program from the next change of theme on.
func setScale(scale float32) {
	os.Setenv(scaleVariable, strconv.FormatFloat(float64(scale), 'f', 2, 32))
}

// pixels is the size of a window on the screen.
func pixels(w fyne.Window) (width, height float32) {
	size, scale := w.Canvas().Size(), w.Canvas().Scale()
	return size.Width * scale, size.Height * scale
}
