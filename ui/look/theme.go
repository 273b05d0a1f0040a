package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Colors says which colors the theme has.
type Colors string

// The colors to choose from.
const (
	SystemColors Colors = "system" // light or dark, as the system is set
	LightColors  Colors = "light"
	DarkColors   Colors = "dark"
	HighContrast Colors = "high contrast"
)

// Theme is Canterlaw's: lavender unless contrast is to be high, in the embedded
// font, with buttons large enough for fingers.
func Theme(colors Colors) fyne.Theme {
	return lavender{toolkit: theme.DefaultTheme(), colors: colors}
}

type lavender struct {
	toolkit fyne.Theme
	colors  Colors
}

// Color implements fyne.Theme.
func (l lavender) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	colors, variant := l.palette(variant)
	if c, ok := colors[name]; ok {
		return c
	}
	return l.toolkit.Color(name, variant)
}

// palette gives the colors where the system is set to a variant, and the
// variant whose colors the toolkit lends to them.
func (l lavender) palette(system fyne.ThemeVariant) (palette, fyne.ThemeVariant) {
	switch {
	case l.colors == HighContrast:
		return contrastPalette, theme.VariantDark
	case l.colors == LightColors, l.colors == SystemColors && system == theme.VariantLight:
		return lightPalette, theme.VariantLight
	default:
		return darkPalette, theme.VariantDark
	}
}

// Font implements fyne.Theme.
func (l lavender) Font(style fyne.TextStyle) fyne.Resource {
	if style.Symbol {
		return l.toolkit.Font(style)
	}
	return fontFor(style)
}

// Icon implements fyne.Theme.
func (l lavender) Icon(name fyne.ThemeIconName) fyne.Resource { return l.toolkit.Icon(name) }

// Size implements fyne.Theme.
func (l lavender) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case theme.SizeNameText:
		return 15
	case theme.SizeNameCaptionText:
		return 13
	case theme.SizeNameSubHeadingText:
		return 18
	case theme.SizeNameHeadingText:
		return 26
	case theme.SizeNameInnerPadding:
		return 9
	case theme.SizeNameLineSpacing:
		return 5
	case theme.SizeNameScrollBarSmall: // wide enough for fingers, which don't hover
		return 5
	case theme.SizeNameButtonRadius, theme.SizeNameInputRadius:
		return 7
	default:
		return l.toolkit.Size(name)
	}
}
