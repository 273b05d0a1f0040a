package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
)

// ReadingWidth is how wide text to read is at most: about 80 letters a line.
const ReadingWidth float32 = 560

// How wide what stands beside text is, and how far from it.
const (
	asideLeast float32 = 220
	asideMost  float32 = 360
	asideGap   float32 = 24
)

// aside puts an object beside text, or below it where there is no room, and a
// third one below the text in any case.
type aside struct {
	main  float32 // the width of the text
	width float32 // that it was laid out for
}

// NewAside puts what else there is to know beside main, which is as wide as
// given, or below it on a narrow page; foot comes last.
func NewAside(width float32, main, beside, foot fyne.CanvasObject) *fyne.Container {
	return container.New(&aside{main: width}, main, beside, foot)
}

// hasRoom reports whether there is room beside the text.
func (a *aside) hasRoom() bool { return a.width >= a.main+asideGap+asideLeast }

// Layout implements fyne.Layout.
func (a *aside) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	a.width = size.Width
	main, beside, foot := objects[0], objects[1], objects[2]
	if !a.hasRoom() {
		y := float32(0)
		for _, o := range objects {
			fit(o, min(size.Width, ReadingWidth))
			o.Move(fyne.NewPos(0, y))
			y += o.Size().Height
		}
		return
	}
	fit(main, a.main)
	fit(beside, min(size.Width-a.main-asideGap, asideMost))
	fit(foot, max(a.main, ReadingWidth))
	main.Move(fyne.Position{})
	beside.Move(fyne.NewPos(a.main+asideGap, 0))
	foot.Move(fyne.NewPos(0, a.above(objects)))
}

// fit makes an object as wide as given, and as high as it needs for that.
func fit(o fyne.CanvasObject, width float32) {
	for range 2 { // once for the width, once for the height that it gives
		o.Resize(fyne.NewSize(width, o.MinSize().Height))
	}
}

// above is the height above the foot, which is as wide as text: of what stands
// beside a narrower main object as well.
func (a *aside) above(objects []fyne.CanvasObject) float32 {
	height := objects[0].MinSize().Height
	if a.main < ReadingWidth {
		height = max(height, objects[1].MinSize().Height)
	}
	return height
}

// MinSize implements fyne.Layout: the height is that of the width that the
// objects have at present.
func (a *aside) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var size fyne.Size
	for _, o := range objects {
		size.Width = max(size.Width, o.MinSize().Width)
		size.Height += o.MinSize().Height
	}
	if a.hasRoom() {
		size.Height = max(a.above(objects)+objects[2].MinSize().Height, objects[1].MinSize().Height)
	}
	return size
}

// NewInset keeps an object that has edges, such as a panel, in line with the text
// above and below it.
func NewInset(o fyne.CanvasObject) fyne.CanvasObject {
	padding := theme.InnerPadding()
	return container.New(layout.NewCustomPaddedLayout(0, 0, padding, padding), o)
}
