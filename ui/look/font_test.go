package look

import (
	"testing"

	"fyne.io/fyne/v2"
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
