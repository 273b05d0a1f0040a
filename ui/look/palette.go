package look

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Colors of our own beside the toolkit's.
const (
	// ColorPanel is the ground of a panel, a little off the page's.
	ColorPanel fyne.ThemeColorName = "canterlawPanel"
	// ColorQuiet is for captions: less prominent than text, still readable.
	ColorQuiet fyne.ThemeColorName = "canterlawQuiet"
	// ColorOutline is around panels and what can be tapped; it can only be seen
	// in high contrast, where grounds hardly differ.
	ColorOutline fyne.ThemeColorName = "canterlawOutline"
	// ColorChosen is the ground of the chosen one of several, and ColorChosenEdge around it;
	// the edge can only be seen in high contrast, where the ground is the page's.
	ColorChosen     fyne.ThemeColorName = "canterlawChosen"
	ColorChosenEdge fyne.ThemeColorName = "canterlawChosenEdge"
	// ColorTable is the ground of the table, and ColorArea that of an area on it.
	ColorTable fyne.ThemeColorName = "canterlawTable"
	ColorArea  fyne.ThemeColorName = "canterlawArea"
	// ColorEdge is around cards and areas on the table, and ColorBack the back of a
	// card, on which text is in ColorOnBack and what is drawn in ColorBackLine.
	ColorEdge     fyne.ThemeColorName = "canterlawEdge"
	ColorBack     fyne.ThemeColorName = "canterlawBack"
	ColorOnBack   fyne.ThemeColorName = "canterlawOnBack"
	ColorBackLine fyne.ThemeColorName = "canterlawBackLine"
	// ColorGone and ColorCome are the grounds of what only the first of two versions has, and
	// only the second; in high contrast their edges and signs alone say so.
	ColorGone fyne.ThemeColorName = "canterlawGone"
	ColorCome fyne.ThemeColorName = "canterlawCome"
	// ColorPaper is what cards are printed on, beneath their colors.
	ColorPaper fyne.ThemeColorName = "canterlawPaper"
)

// palette gives a color by its name; what it lacks is the toolkit's.
type palette map[fyne.ThemeColorName]color.Color

var lightPalette = palette{
	theme.ColorNameBackground:          rgb(0xfa, 0xf9, 0xfc),
	ColorPanel:                         rgb(0xf2, 0xf0, 0xf7),
	theme.ColorNameForeground:          rgb(0x22, 0x1c, 0x33),
	ColorQuiet:                         rgb(0x5a, 0x52, 0x70),
	ColorTable:                         rgb(0xdf, 0xe5, 0xea),
	ColorArea:                          rgb(0xed, 0xf1, 0xf4),
	ColorEdge:                          rgb(0x6f, 0x7d, 0x8a),
	ColorBack:                          rgb(0x8f, 0x83, 0xb8),
	ColorOnBack:                        rgb(0x22, 0x1c, 0x33),
	ColorOutline:                       color.Transparent,
	ColorChosen:                        rgba(0x6a, 0x45, 0xa8, 0x30),
	ColorChosenEdge:                    color.Transparent,
	theme.ColorNamePlaceHolder:         rgb(0x6b, 0x62, 0x82),
	theme.ColorNameDisabled:            rgb(0x76, 0x6d, 0x8c),
	theme.ColorNamePrimary:             rgb(0x6a, 0x45, 0xa8),
	theme.ColorNameForegroundOnPrimary: rgb(0xff, 0xff, 0xff),
	theme.ColorNameHyperlink:           rgb(0x5f, 0x38, 0xa3),
	theme.ColorNameButton:              rgb(0xe7, 0xe3, 0xf0),
	theme.ColorNameDisabledButton:      rgb(0xf0, 0xed, 0xf5),
	theme.ColorNameInputBackground:     rgb(0xff, 0xff, 0xff),
	theme.ColorNameInputBorder:         rgb(0x80, 0x76, 0x9a),
	theme.ColorNameHeaderBackground:    rgb(0xf2, 0xf0, 0xf7),
	theme.ColorNameMenuBackground:      rgb(0xff, 0xff, 0xff),
	theme.ColorNameOverlayBackground:   rgb(0xff, 0xff, 0xff),
	theme.ColorNameSeparator:           rgb(0xd6, 0xd1, 0xe2),
	theme.ColorNameHover:               rgba(0x6a, 0x45, 0xa8, 0x30),
	theme.ColorNamePressed:             rgba(0x6a, 0x45, 0xa8, 0x33),
	theme.ColorNameFocus:               rgba(0x6a, 0x45, 0xa8, 0x55),
	theme.ColorNameSelection:           rgba(0x6a, 0x45, 0xa8, 0x30),
	theme.ColorNameScrollBar:           rgba(0x5d, 0x54, 0x74, 0x99),
	theme.ColorNameSuccess:             rgb(0x1a, 0x66, 0x40),
	theme.ColorNameError:               rgb(0xa3, 0x23, 0x3a),
	theme.ColorNameWarning:             rgb(0x7d, 0x4a, 0x00),
	ColorBackLine:                      rgb(0xf2, 0xef, 0xfa),
	ColorGone:                          rgb(0xf0, 0xdc, 0xe3),
	ColorCome:                          rgb(0xdc, 0xe6, 0xe2),
	ColorPaper:                         rgb(0xff, 0xff, 0xff),
}

var darkPalette = palette{
	theme.ColorNameBackground:          rgb(0x16, 0x14, 0x1d),
	ColorPanel:                         rgb(0x1d, 0x1a, 0x26),
	theme.ColorNameForeground:          rgb(0xf0, 0xed, 0xf7),
	ColorQuiet:                         rgb(0xb9, 0xb1, 0xc9),
	ColorTable:                         rgb(0x17, 0x1c, 0x23),
	ColorArea:                          rgb(0x1f, 0x26, 0x2f),
	ColorEdge:                          rgb(0x6b, 0x76, 0x8a),
	ColorBack:                          rgb(0x3a, 0x33, 0x50),
	ColorOnBack:                        rgb(0xf0, 0xed, 0xf7),
	ColorOutline:                       color.Transparent,
	ColorChosen:                        rgba(0xb8, 0x9c, 0xf0, 0x3a),
	ColorChosenEdge:                    color.Transparent,
	theme.ColorNamePlaceHolder:         rgb(0xa2, 0x98, 0xb8),
	theme.ColorNameDisabled:            rgb(0x98, 0x8f, 0xac),
	theme.ColorNamePrimary:             rgb(0xb8, 0x9c, 0xf0),
	theme.ColorNameForegroundOnPrimary: rgb(0x1a, 0x10, 0x30),
	theme.ColorNameHyperlink:           rgb(0xc9, 0xb6, 0xf8),
	theme.ColorNameButton:              rgb(0x2a, 0x25, 0x36),
	theme.ColorNameDisabledButton:      rgb(0x26, 0x21, 0x33),
	theme.ColorNameInputBackground:     rgb(0x10, 0x0e, 0x17),
	theme.ColorNameInputBorder:         rgb(0x85, 0x7b, 0x9c),
	theme.ColorNameHeaderBackground:    rgb(0x1d, 0x1a, 0x26),
	theme.ColorNameMenuBackground:      rgb(0x1d, 0x1a, 0x26),
	theme.ColorNameOverlayBackground:   rgb(0x1d, 0x1a, 0x26),
	theme.ColorNameSeparator:           rgb(0x3b, 0x35, 0x4a),
	theme.ColorNameHover:               rgba(0xb8, 0x9c, 0xf0, 0x38),
	theme.ColorNamePressed:             rgba(0xb8, 0x9c, 0xf0, 0x38),
	theme.ColorNameFocus:               rgba(0xb8, 0x9c, 0xf0, 0x66),
	theme.ColorNameSelection:           rgba(0xb8, 0x9c, 0xf0, 0x3a),
	theme.ColorNameScrollBar:           rgba(0xb6, 0xac, 0xca, 0x99),
	theme.ColorNameSuccess:             rgb(0x7f, 0xd6, 0xa6),
	theme.ColorNameError:               rgb(0xff, 0x9d, 0xac),
	theme.ColorNameWarning:             rgb(0xf2, 0xc0, 0x79),
	ColorBackLine:                      rgb(0x8a, 0x7f, 0xb0),
	ColorGone:                          rgb(0x38, 0x27, 0x31),
	ColorCome:                          rgb(0x22, 0x2d, 0x2c),
	ColorPaper:                         rgb(0x12, 0x16, 0x1c),
}

// contrastPalette is for those who need strong contrast: text has at least 7
// with the ground, what else matters at least 3.
var contrastPalette = palette{
	theme.ColorNameBackground:          rgb(0x00, 0x00, 0x00),
	ColorPanel:                         rgb(0x00, 0x00, 0x00),
	theme.ColorNameForeground:          rgb(0xff, 0xff, 0xff),
	ColorQuiet:                         rgb(0xff, 0xff, 0xff),
	ColorTable:                         rgb(0x00, 0x00, 0x00),
	ColorArea:                          rgb(0x00, 0x00, 0x00),
	ColorEdge:                          rgb(0xff, 0xff, 0xff),
	ColorBack:                          rgb(0x00, 0x00, 0x00),
	ColorOnBack:                        rgb(0xff, 0xff, 0xff),
	ColorOutline:                       rgb(0xff, 0xff, 0xff),
	ColorChosen:                        rgb(0x00, 0x00, 0x00),
	ColorChosenEdge:                    rgb(0xff, 0xe1, 0x4a),
	theme.ColorNamePlaceHolder:         rgb(0xd0, 0xd0, 0xd0),
	theme.ColorNameDisabled:            rgb(0xb0, 0xb0, 0xb0),
	theme.ColorNamePrimary:             rgb(0xff, 0xe1, 0x4a),
	theme.ColorNameForegroundOnPrimary: rgb(0x00, 0x00, 0x00),
	theme.ColorNameHyperlink:           rgb(0xff, 0xe1, 0x4a),
	theme.ColorNameButton:              rgb(0x00, 0x00, 0x00),
	theme.ColorNameDisabledButton:      rgb(0x00, 0x00, 0x00),
	theme.ColorNameInputBackground:     rgb(0x00, 0x00, 0x00),
	theme.ColorNameInputBorder:         rgb(0xff, 0xff, 0xff),
	theme.ColorNameHeaderBackground:    rgb(0x00, 0x00, 0x00),
	theme.ColorNameMenuBackground:      rgb(0x2e, 0x2e, 0x2e),
	theme.ColorNameOverlayBackground:   rgb(0x00, 0x00, 0x00),
	theme.ColorNameSeparator:           rgb(0x90, 0x90, 0x90),
	theme.ColorNameHover:               rgba(0xff, 0xe1, 0x4a, 0x50),
	theme.ColorNamePressed:             rgba(0xff, 0xe1, 0x4a, 0x50),
	theme.ColorNameFocus:               rgba(0xff, 0xe1, 0x4a, 0x90),
	theme.ColorNameSelection:           rgba(0xff, 0xe1, 0x4a, 0x64),
	theme.ColorNameScrollBar:           rgb(0x8c, 0x8c, 0x8c),
	theme.ColorNameSuccess:             rgb(0x7d, 0xff, 0xa8),
	theme.ColorNameError:               rgb(0xff, 0xa8, 0xb4),
	theme.ColorNameWarning:             rgb(0xff, 0xd0, 0x80),
	ColorBackLine:                      rgb(0xff, 0xff, 0xff),
	ColorGone:                          rgb(0x00, 0x00, 0x00),
	ColorCome:                          rgb(0x00, 0x00, 0x00),
	ColorPaper:                         rgb(0x00, 0x00, 0x00),
}

// Contrast is that of two opaque colors as WCAG 2.1 defines it, from 1 to 21.
func Contrast(a, b color.Color) float64 {
	la, lb := luminance(a), luminance(b)
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

// luminance is a color's relative luminance, from 0 to 1.
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

func rgb(r, g, b uint8) color.NRGBA     { return rgba(r, g, b, 0xff) }
func rgba(r, g, b, a uint8) color.NRGBA { return color.NRGBA{R: r, G: g, B: b, A: a} }
