package look

import (
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// TestTextIsReadable asks for the contrast of WCAG 2.1, level AA: 4.5 for text.
func TestTextIsReadable(t *testing.T) {
	grounds := []fyne.ThemeColorName{theme.ColorNameBackground, ColorPanel}
	pairs := []struct {
		text    fyne.ThemeColorName
		grounds []fyne.ThemeColorName
	}{
		{theme.ColorNameForeground, append(grounds, theme.ColorNameButton, theme.ColorNameInputBackground)},
		{ColorQuiet, grounds},
		{theme.ColorNameHyperlink, grounds},
		{theme.ColorNamePlaceHolder, []fyne.ThemeColorName{theme.ColorNameInputBackground}},
		{theme.ColorNameForegroundOnPrimary, []fyne.ThemeColorName{theme.ColorNamePrimary}},
		{theme.ColorNameSuccess, grounds},
		{theme.ColorNameError, grounds},
		{theme.ColorNameWarning, grounds},
	}
	for name, colors := range map[string]palette{"light": lightPalette, "dark": darkPalette} {
		for _, pair := range pairs {
			for _, ground := range pair.grounds {
				if got := contrast(colors[pair.text], colors[ground]); got < 4.5 {
					t.Errorf("%s: %s on %s has a contrast of %.1f, want 4.5", name, pair.text, ground, got)
				}
			}
		}
	}
}

func TestBothPalettesHaveTheSameColors(t *testing.T) {
	for name := range lightPalette {
		if darkPalette[name] == nil {
			t.Errorf("dark lacks %s", name)
		}
	}
	if len(lightPalette) != len(darkPalette) {
		t.Errorf("light has %d colors and dark %d", len(lightPalette), len(darkPalette))
	}
}

func contrast(a, b color.Color) float64 {
	la, lb := luminance(a), luminance(b)
	return (math.Max(la, lb) + 0.05) / (math.Min(la, lb) + 0.05)
}

func luminance(c color.Color) float64 {
	r, g, b, _ := c.RGBA()
	linear := func(v uint32) float64 {
		s := float64(v) / 0xffff
		if s <= 0.03928 {
			return s / 12.92
		}
		return math.Pow((s+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(r) + 0.7152*linear(g) + 0.0722*linear(b)
}
