package look

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"golang.org/x/image/font/sfnt"
)

// signs are those that screens and cards use beyond letters.
const signs = "→←↑↓★☆∞①②③④⑤●○▲▼◀▶▸▾✓✕⚑↷↳…·–—›“”‘’×½éèï"

func TestTheFontHasEverySign(t *testing.T) {
	for _, style := range []fyne.TextStyle{{}, {Bold: true}, {Italic: true}} {
		resource := fontFor(style)
		font, err := sfnt.Parse(resource.Content())
		if err != nil {
			t.Fatalf("%s: %v", resource.Name(), err)
		}
		var buffer sfnt.Buffer
		for _, sign := range signs {
			if glyph, err := font.GlyphIndex(&buffer, sign); err != nil || glyph == 0 {
				t.Errorf("%s has no glyph for %q (%v)", resource.Name(), sign, err)
			}
		}
	}
}

// TestFontsForLettersThatOursHaveAreLeftOut: the toolkit would read 6 MB of them for each
// style. Those that stay can be read, and are not what any style is drawn in.
func TestFontsForLettersThatOursHaveAreLeftOut(t *testing.T) {
	fallbacks := []fyne.Resource{theme.DefaultTextFont(), theme.DefaultTextBoldFont(), theme.DefaultTextItalicFont(),
		theme.DefaultTextBoldItalicFont()}
	if emoji := theme.DefaultEmojiFont(); emoji != nil { // which the build may leave out
		fallbacks = append(fallbacks, emoji)
	}
	for _, f := range fallbacks {
		own := f.(*fyne.StaticResource)
		usual := own.StaticContent
		t.Cleanup(func() { own.StaticContent = usual })
	}
	LeaveOutFallbacks()
	for _, f := range fallbacks {
		if size := len(f.Content()); size > 20_000 {
			t.Errorf("%s still has %d bytes", f.Name(), size)
		}
		if _, err := sfnt.Parse(f.Content()); err != nil {
			t.Errorf("%s: %v", f.Name(), err)
		}
		for _, style := range []fyne.TextStyle{{}, {Bold: true}, {Italic: true}, {Bold: true, Italic: true},
			{Monospace: true}} {
			if fontFor(style) == f {
				t.Errorf("%s is what %+v is drawn in", f.Name(), style)
			}
		}
	}
}
