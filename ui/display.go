//go:build cgo && !js

package ui

import (
	"fmt"
	"os"
	"runtime"

	"github.com/go-gl/glfw/v3.4/glfw"
)

// findDisplay tries whether a window can be opened, and returns ErrNoWindow,
// wrapped, where it can't: Fyne's driver would panic without a display, and
// wait forever on one without OpenGL.
func findDisplay() error {
	switch runtime.GOOS {
	case "linux", "freebsd", "openbsd", "netbsd":
	default:
		return nil
	}
	if os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
		return fmt.Errorf("%w: there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set).\n"+
			"Start Canterlaw in a desktop session, or under xvfb-run", ErrNoWindow)
	}
	if err := openHiddenWindow(); err != nil {
		return fmt.Errorf("%w: the display does not let us: %w.\n"+
			"Canterlaw needs a display that can be reached and has OpenGL (on X11: the GLX extension)", ErrNoWindow, err)
	}
	return nil
}

// openHiddenWindow opens a window with the library that Fyne's driver uses,
// the way it does, and closes it again. It must run on the main goroutine.
func openHiddenWindow() error {
	if err := glfw.Init(); err != nil {
		return err
	}
	defer glfw.Terminate()
	glfw.WindowHint(glfw.Visible, glfw.False)
	window, err := glfw.CreateWindow(1, 1, "", nil, nil)
	if err != nil {
		return err
	}
	window.Destroy()
	return nil
}
