package ruling

import (
	"canterlaw/report"
	"canterlaw/scenario/playing"
)

// Picture is the table of a sandbox drawn as it is now, with what it shows in words.
func Picture(title string, b *playing.Sandbox) report.Picture {
	t := tableOf(b)
	return report.Picture{Title: title, Draws: &t, Words: t.Words()}
}
