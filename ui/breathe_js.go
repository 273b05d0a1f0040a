package ui

import "time"

// longest is how long work may keep the window from going on: about a frame.
const longest = 15 * time.Millisecond

var breathed time.Time

// breathe lets the window go on amid long work: a browser gives the program one processor,
// and takes none from work that goes on.
func breathe() {
	if time.Since(breathed) > longest {
		time.Sleep(time.Millisecond)
		breathed = time.Now()
	}
}

// awaitPicture waits until the first picture is drawn: a browser gives the program one
// processor.
func awaitPicture(drawn <-chan struct{}) { <-drawn }
