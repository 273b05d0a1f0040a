package look

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// TestTextIsReadable asks for the contrast of WCAG 2.1, level AA: 4.5 for text;
// in high contrast for that of level AAA: 7.
func TestTextIsReadable(t *testing.T) {
	grounds := []fyne.ThemeColorName{theme.ColorNameBackground, ColorPanel}
	pairs := []struct {
		text    fyne.ThemeColorName
		grounds []fyne.ThemeColorName
	}{
		{theme.ColorNameForeground, append(grounds, theme.ColorNameButton, theme.ColorNameInputBackground,
			ColorGone, ColorCome)},
		{ColorQuiet, append(grounds, ColorTable, ColorArea)},
		{ColorOnBack, []fyne.ThemeColorName{ColorBack}},
		{theme.ColorNameHyperlink, append(grounds, ColorGone, ColorCome)},
		{theme.ColorNamePlaceHolder, []fyne.ThemeColorName{theme.ColorNameInputBackground}},
		{theme.ColorNameForegroundOnPrimary, []fyne.ThemeColorName{theme.ColorNamePrimary}},
		{theme.ColorNameSuccess, grounds},
		{theme.ColorNameError, grounds},
		{theme.ColorNameWarning, grounds},
	}
	for name, colors := range palettes {
		least := 4.5
		if name == "high contrast" {
			least = 7
		}
		for _, pair := range pairs {
			for _, ground := range pair.grounds {
				if got := Contrast(colors[pair.text], colors[ground]); got < least {
					t.Errorf("%s: %s on %s has a contrast of %.1f, want %.1f", name, pair.text, ground, got, least)
				}
			}
		}
	}
}

// TestColorsStandOutAsDesigned asks for the ratios that the palette was chosen by, in
// dark, light and high contrast, of signs on the paper of cards.
func TestColorsStandOutAsDesigned(t *testing.T) {
	for _, c := range []struct {
		ink, ground           fyne.ThemeColorName
		dark, light, contrast float64
	}{
		{theme.ColorNameForeground, theme.ColorNameBackground, 15.8, 15.6, 21},
		{theme.ColorNameForeground, ColorArea, 13.2, 14.4, 21},
		{ColorQuiet, ColorPanel, 8.3, 6.5, 21},
		{ColorQuiet, ColorArea, 7.4, 6.4, 21},
		{theme.ColorNamePrimary, theme.ColorNameBackground, 7.9, 6.6, 16.1},
		{theme.ColorNameForegroundOnPrimary, theme.ColorNamePrimary, 7.8, 6.9, 16.1},
		{theme.ColorNameHyperlink, ColorPanel, 9.4, 7.2, 16.1},
		{theme.ColorNameSuccess, ColorPaper, 10.4, 7.0, 16.7},
		{theme.ColorNameError, ColorPaper, 9.2, 7.3, 11.5},
		{theme.ColorNameWarning, ColorPanel, 10.3, 6.5, 14.6},
		{ColorEdge, ColorArea, 3.3, 3.7, 21},
		{ColorOnBack, ColorBack, 10.3, 4.8, 21},
	} {
		for name, want := range map[string]float64{"dark": c.dark, "light": c.light, "high contrast": c.contrast} {
			if got := Contrast(palettes[name][c.ink], palettes[name][c.ground]); got < want-0.05 {
				t.Errorf("%s: %s on %s has a contrast of %.2f, want %.1f", name, c.ink, c.ground, got, want)
			}
		}
	}
}

// TestInHighContrastOutlinesAndControlsAreSeen asks for the contrast of WCAG
// 2.1 for what isn't text: 3.
func TestInHighContrastOutlinesAndControlsAreSeen(t *testing.T) {
	for _, name := range []fyne.ThemeColorName{
		ColorOutline, ColorChosenEdge, theme.ColorNamePrimary, theme.ColorNameInputBorder,
		theme.ColorNameSeparator, theme.ColorNameScrollBar,
	} {
		if got := Contrast(contrastPalette[name], contrastPalette[theme.ColorNameBackground]); got < 3 {
			t.Errorf("%s has a contrast of %.1f with the ground, want 3", name, got)
		}
	}
}

// A bar that scrolls stands behind what is read.
func TestInHighContrastBarsAreQuieterThanText(t *testing.T) {
	if got := Contrast(contrastPalette[theme.ColorNameScrollBar], contrastPalette[theme.ColorNameBackground]); got > 7 {
		t.Errorf("the bar has a contrast of %.1f with the ground", got)
	}
}

var palettes = map[string]palette{"light": lightPalette, "dark": darkPalette, "high contrast": contrastPalette}

func TestAllPalettesHaveTheSameColors(t *testing.T) {
	for name, colors := range palettes {
		for color := range lightPalette {
			if colors[color] == nil {
				t.Errorf("%s lacks %s", name, color)
			}
		}
		if len(colors) != len(lightPalette) {
			t.Errorf("%s has %d colors and light %d", name, len(colors), len(lightPalette))
		}
	}
}

// TestTheThemeHasTheChosenColors, whatever the system is set to, or the
// system's.
func TestTheThemeHasTheChosenColors(t *testing.T) {
	for _, c := range []struct {
		colors Colors
		system fyne.ThemeVariant
		want   palette
	}{
		{SystemColors, theme.VariantLight, lightPalette},
		{SystemColors, theme.VariantDark, darkPalette},
		{LightColors, theme.VariantDark, lightPalette},
		{DarkColors, theme.VariantLight, darkPalette},
		{HighContrast, theme.VariantLight, contrastPalette},
	} {
		if got, want := Theme(c.colors).Color(theme.ColorNameBackground, c.system),
			c.want[theme.ColorNameBackground]; got != want {
			t.Errorf("%s colors where the system has variant %d: the ground is %v, want %v", c.colors, c.system, got,
				want)
		}
	}
}
