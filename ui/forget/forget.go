// Package forget sets the toolkit to forget within seconds what it has drawn and isn't in view
// any more, in place of a minute: someone who goes through positions would have those of
// a whole minute in memory, 50 MB of them.
//
// Fyne reads how long it keeps such things while the program is being initialised; so
// this package, which imports nearly nothing, is for package main to import, as package
// locale is. It marks what is in view as often as such a time has passed but for ten
// seconds, so that with ten or fewer it would do so without rest.
package forget

import "os"

// variable is where Fyne looks.
const variable = "FYNE_CACHE"

func init() {
	if os.Getenv(variable) == "" {
		os.Setenv(variable, "11s")
	}
}
