//go:build js || (cgo && (android || ios))

package ui

import (
	"fyne.io/fyne/v2"

	"canterlaw/ui/settings"
)

// touches are taken by the page or the toolkit.
type touches struct{}

func takeTouches(fyne.Window) *touches { return nil }

func (*touches) use(settings.Touch) {}
