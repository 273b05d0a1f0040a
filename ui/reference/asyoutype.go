package reference

import (
	"time"

	"fyne.io/fyne/v2"

	"canterlaw/search"
)

// pause is how soon after another a letter must come for its search to wait as long: sooner
// than a person types, as keys do that are held down.
const pause = 60 * time.Millisecond

// rest is how long typing must rest before what isn't in view is made ready.
const rest = 400 * time.Millisecond

// hitLimit is how many results are shown.
const hitLimit = 40

// Find answers a query with at most limit hits, as (*search.Index).Search
// does. It is called off the interface's goroutine.
type Find func(query string, limit int) (search.Result, error)

// Soon runs f after a moment, off the interface's goroutine; stop keeps it
// from running if it has not begun.
type Soon func(f func()) (stop func())

// AfterPause runs f after a pause that nobody notices.
func AfterPause(f func()) (stop func()) { return after(pause, f) }

// AfterRest runs f once somebody who types rests.
func AfterRest(f func()) (stop func()) { return after(rest, f) }

// AsTyped gives the Soon of searches while somebody types: at once, but after a pause where
// one letter follows upon another.
func AsTyped() Soon {
	var latest time.Time
	return func(f func()) (stop func()) {
		wait := pause
		if time.Since(latest) > pause {
			wait = 0
		}
		latest = time.Now()
		return after(wait, f)
	}
}

func after(wait time.Duration, f func()) (stop func()) {
	timer := time.AfterFunc(wait, f)
	return func() { timer.Stop() }
}

// asYouType searches while the user types, off the interface's goroutine, and only the
// latest query's results are shown. Its methods are called on the interface's goroutine.
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
