// Package briefly sets the toolkit to keep what it has drawn for seconds, instead of
// a minute: a test draws in that time what a reader does in hours. The toolkit asks as
// it starts, so this package must start before it, as those do that come first by
// their paths and use nothing of the toolkit.
package briefly

import "os"

func init() {
	if os.Getenv("FYNE_CACHE") == "" {
		os.Setenv("FYNE_CACHE", "5s")
	}
}
