package setup

import (
	"fmt"

	"fyne.io/fyne/v2"

	"canterlaw/rulesdb"
	"canterlaw/ui/look"
	"canterlaw/ui/tabletop"
)

// mostResults is how many cards are shown at once; with no more than a few of them the
// card that is chosen stands beneath.
const (
	mostResults = 6
	fewResults  = 3
)

// results lists the cards that what is typed may mean, around the picked one.
func (s *Screen) results() []fyne.CanvasObject {
	n := len(s.found().cards)
	if n == 0 {
		return nil
	}
	first := min(max(0, s.pick-mostResults+2), max(0, n-mostResults))
	var objects []fyne.CanvasObject
	for i := first; i < min(n, first+mostResults); i++ {
		objects = append(objects, s.result(s.found().cards[i], i == s.pick))
	}
	if n > mostResults {
		objects = append(objects, look.NewCaption(fmt.Sprintf("%d of %d: ↑ ↓ choose, more letters narrow it.",
			mostResults, n)))
	}
	return objects
}

// alike offers cards that have what a line of facts says, instead of what Enter puts.
func (s *Screen) alike() []fyne.CanvasObject {
	n := len(s.found().alike)
	if n == 0 {
		return nil
	}
	objects := []fyne.CanvasObject{newLabel("Or a card of the sets")}
	for _, known := range s.found().alike[:min(n, fewResults)] {
		objects = append(objects, s.result(known, false))
	}
	if n > fewResults {
		query := s.found().query
		objects = append(objects, newExample(fmt.Sprintf("all %d", n), query, true, func() { s.try(query) }))
	}
	return objects
}

// result is a card that can be tapped, or dragged to a place.
func (s *Screen) result(known *rulesdb.Card, picked bool) fyne.CanvasObject {
	face := &known.Faces[0]
	about := face.Type.String()
	if face.Subtitle != "" {
		about = face.Subtitle + " · " + about
	}
	return newWideRow(face, about+" · "+known.Number, picked, wideActions{
		tapped:  func() { s.putByPointer(known, s.marked, nil) },
		table:   s.table,
		held:    func() { s.holdsFace(face) },
		dropped: func(onto tabletop.Of) { s.droppedNew(known, onto) },
	})
}
