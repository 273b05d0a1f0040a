package look

import (
	_ "embed" // the font files

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// The font is DejaVu Sans Condensed 2.37, embedded unchanged: it has all the
// signs that the screens draw, so nothing depends on what is installed. Its
// licence stands beside the files.
var (
	//go:embed font/DejaVuSansCondensed.ttf
	regular []byte
	//go:embed font/DejaVuSansCondensed-Bold.ttf
	bold []byte
	//go:embed font/DejaVuSansCondensed-Oblique.ttf
	oblique []byte

	regularFont = fyne.NewStaticResource("DejaVuSansCondensed.ttf", regular)
	boldFont    = fyne.NewStaticResource("DejaVuSansCondensed-Bold.ttf", bold)
	obliqueFont = fyne.NewStaticResource("DejaVuSansCondensed-Oblique.ttf", oblique)
)

// fontFor gives the font file of a style. Monospace is the toolkit's own, a
// DejaVu as well; bold wins over italic.
func fontFor(style fyne.TextStyle) fyne.Resource {
	switch {
	case style.Monospace:
		return theme.DefaultTextMonospaceFont()
	case style.Bold:
		return boldFont
	case style.Italic:
		return obliqueFont
	default:
		return regularFont
	}
}

// ReadFonts reads the fonts of text in the theme, which takes a while the first
// time. It may be called on any goroutine while nothing else measures text.
func ReadFonts() {
	for _, style := range []fyne.TextStyle{{}, {Bold: true}, {Italic: true}} {
		fyne.MeasureText("M", theme.TextSize(), style)
	}
}
