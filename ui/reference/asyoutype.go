package reference

import (
	"time"

	"fyne.io/fyne/v2"

	"canterlaw/search"
)

// pause is how long typing must rest before a search starts: shorter than a
// person notices, longer than between the keys of a fast typist.
const pause = 60 * time.Millisecond

// hitLimit is how many results are shown.
const hitLimit = 40

// Find answers a query with at most limit hits, as (*search.Index).Search
// does. It is called off the interface's goroutine.
type Find func(query string, limit int) (search.Result, error)

// Soon runs f after a moment, off the interface's goroutine; stop keeps it
// from running if it has not begun.
type Soon func(f func()) (stop func())

// AfterPause is the Soon of a real window.
func AfterPause(f func()) (stop func()) {
	timer := time.AfterFunc(pause, f)
	return func() { timer.Stop() }
}

// asYouType searches while the user types: once typing rests, off the
// interface's goroutine, and only the latest query's results are shown. Its
// methods are called on the interface's goroutine.
type asYouType struct {
	find Find // nil until the index is built
	soon Soon
	show func(search.Result, error) // called through fyne.Do

	query   string // the latest
	pending bool   // its results are not shown yet
	asked   int    // how many queries were asked
	stop    func()
}

// ask searches for a query, soon; for an empty one nothing is found at once.
func (a *asYouType) ask(query string) {
	a.query, a.pending = query, true
	a.asked++
	if a.stop != nil {
		a.stop()
	}
	switch {
	case query == "":
		a.pending = false
		a.show(search.Result{}, nil)
		return
	case a.find == nil:
		return // asked again when the index is there
	}
	find, asked := a.find, a.asked
	a.stop = a.soon(func() {
		result, err := find(query, hitLimit)
		fyne.Do(func() {
			if asked == a.asked {
				a.pending = false
				a.show(result, err)
			}
		})
	})
}

// use takes the index into use and answers what was asked before.
func (a *asYouType) use(find Find) {
	a.find = find
	a.ask(a.query)
}
