package look

import (
	_ "embed" // the font files

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// The font is Noto Sans, cut down to the letters of European languages, with all
// the signs that the screens draw, so that nothing depends on what is installed.
// Beside the files stand their licence and the script that makes them.
var (
	//go:embed font/NotoSans-Regular.ttf
	regular []byte
	//go:embed font/NotoSans-SemiBold.ttf
	bold []byte
	//go:embed font/NotoSans-Italic.ttf
	italic []byte

	regularFont = fyne.NewStaticResource("NotoSans-Regular.ttf", regular)
	boldFont    = fyne.NewStaticResource("NotoSans-SemiBold.ttf", bold)
	italicFont  = fyne.NewStaticResource("NotoSans-Italic.ttf", italic)
)

// fontFor gives the font file of a style. Monospace is the toolkit's own, DejaVu Sans
// Mono; bold, which is a semibold here, wins over italic.
func fontFor(style fyne.TextStyle) fyne.Resource {
	switch {
	case style.Monospace:
		return theme.DefaultTextMonospaceFont()
	case style.Bold:
		return boldFont
	case style.Italic:
		return italicFont
	default:
		return regularFont
	}
}

// LeaveOutFallbacks takes from the toolkit the fonts that it reads once more for each
// style, for letters that the theme's lack: 4 MB of emoji, and all of its own Noto Sans.
// The theme's have what European languages need, and fonts of the system are asked for
// the rest, so that they only take memory, 60 MB of it.
func LeaveOutFallbacks() {
	few := theme.DefaultSymbolFont().Content()
	for _, font := range []fyne.Resource{theme.DefaultTextFont(), theme.DefaultTextBoldFont(),
		theme.DefaultTextItalicFont(), theme.DefaultTextBoldItalicFont(), theme.DefaultEmojiFont()} {
		if own, ok := font.(*fyne.StaticResource); ok && own != nil {
			own.StaticContent = few
		}
	}
}

// ReadFonts reads the fonts of text in the theme, which takes a while the first
// time. It may be called on any goroutine while nothing else measures text.
func ReadFonts() {
	for _, style := range []fyne.TextStyle{{}, {Bold: true}, {Italic: true}} {
		fyne.MeasureText("M", theme.TextSize(), style)
	}
}
