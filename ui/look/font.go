package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"canterlaw/font"
)

// The styles of the theme, whose files package font has.
var (
	regularFont = fyne.NewStaticResource("NotoSans-Regular.ttf", font.Regular)
	boldFont    = fyne.NewStaticResource("NotoSans-SemiBold.ttf", font.SemiBold)
	italicFont  = fyne.NewStaticResource("NotoSans-Italic.ttf", font.Italic)
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
	for _, file := range []fyne.Resource{theme.DefaultTextFont(), theme.DefaultTextBoldFont(),
		theme.DefaultTextItalicFont(), theme.DefaultTextBoldItalicFont(), theme.DefaultEmojiFont()} {
		if own, ok := file.(*fyne.StaticResource); ok && own != nil {
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
