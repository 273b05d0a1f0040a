package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Theme is Canterlaw's: lavender, light or dark as the system is set, in the
// embedded font, with buttons large enough for fingers.
func Theme() fyne.Theme { return lavender{toolkit: theme.DefaultTheme()} }

type lavender struct{ toolkit fyne.Theme }

// Color implements fyne.Theme.
func (l lavender) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	colors := darkPalette
	if variant == theme.VariantLight {
		colors = lightPalette
	}
	if c, ok := colors[name]; ok {
		return c
	}
	return l.toolkit.Color(name, variant)
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
	case theme.SizeNameButtonRadius, theme.SizeNameInputRadius:
		return 7
	default:
		return l.toolkit.Size(name)
	}
}
