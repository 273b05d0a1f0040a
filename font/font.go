// Package font has the font that the window and documents are set in: Noto Sans, cut
// down to the letters of European languages, with all the signs that are drawn, so that
// nothing depends on what is installed. Beside the files stand their licence and the
// script that makes them.
package font

import _ "embed" // the font files

// The cuts, as TrueType files. SemiBold is what bold text is set in; the condensed ones
// are for cards, which are narrow.
var (
	//go:embed NotoSans-Regular.ttf
	Regular []byte
	//go:embed NotoSans-SemiBold.ttf
	SemiBold []byte
	//go:embed NotoSans-Italic.ttf
	Italic []byte
	//go:embed NotoSans-Condensed.ttf
	Condensed []byte
	//go:embed NotoSans-CondensedSemiBold.ttf
	CondensedSemiBold []byte
	//go:embed NotoSans-CondensedBold.ttf
	CondensedBold []byte
)
