package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// head is a page as high as what stands on it, up to a share of the height,
// and an object that gets the rest.
type head struct {
	page  *Page
	share float32
}

// NewHead puts a page above an object. The page is as high as what stands on
// it, but no higher than the given share; then it scrolls.
func NewHead(page *Page, share float32, rest fyne.CanvasObject) *fyne.Container {
	return container.New(head{page: page, share: share}, page.Content, rest)
}

// Layout implements fyne.Layout.
func (h head) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	h.page.fit(fyne.NewSize(size.Width, 0))
	height := min(h.page.scroll.Content.MinSize().Height, h.share*size.Height)
	objects[0].Move(fyne.Position{})
	objects[0].Resize(fyne.NewSize(size.Width, height))
	objects[1].Move(fyne.NewPos(0, height))
	objects[1].Resize(fyne.NewSize(size.Width, size.Height-height))
}

// MinSize implements fyne.Layout.
func (h head) MinSize(objects []fyne.CanvasObject) fyne.Size {
	page, rest := objects[0].MinSize(), objects[1].MinSize()
	return fyne.NewSize(max(page.Width, rest.Width), rest.Height/(1-h.share))
}
