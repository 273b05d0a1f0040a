//go:build cgo && !js && !android && !ios

package ui

import (
	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"
)

// connect reports why the toolkit's driver, which starts glfw with the first
// window, has no display. It starts glfw where that failed: a display that was
// starting anew may be there by now. Windows get no depth and no stencil, which flat pictures
// don't need: without a graphics processor, clearing them takes a tenth of each picture's time.
func connect() error {
	if err := glfw.Init(); err != nil {
		return err
	}
	glfw.WindowHint(glfw.DepthBits, 0)
	glfw.WindowHint(glfw.StencilBits, 0)
	return nil
}

// fitMonitor makes the window fit the monitor: upright on one that stands
// upright, as a tablet may, and never larger than it. The toolkit's driver has started glfw
// by the time a window is shown, and doesn't tell the monitor's size itself.
func fitMonitor(w fyne.Window) {
	monitor := glfw.GetPrimaryMonitor()
	if monitor == nil {
		return
	}
	_, _, width, height := monitor.GetWorkarea()
	size, scale := w.Canvas().Size(), w.Canvas().Scale()
	if height > width {
		size.Width, size.Height = size.Height, size.Width
	}
	w.Resize(size.Min(fyne.NewSize(float32(width)/scale, float32(height)/scale)))
}
