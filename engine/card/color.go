package card

import (
	"fmt"
	"math/bits"
	"strings"
)

// Color is one of the six colors, or Colorless (203.1a).
type Color uint8

// The colors, in the order of rule 203.1a.
const (
	Colorless Color = iota
	Blue
	Pink
	White
	Purple
	Yellow
	Orange
)

// ColorCount is how many values Color has, Colorless included.
const ColorCount = int(Orange) + 1

var colorNames = [ColorCount]string{"colorless", "blue", "pink", "white", "purple", "yellow", "orange"}

// AllColors lists the six colors in the order of rule 203.1a.
func AllColors() []Color { return []Color{Blue, Pink, White, Purple, Yellow, Orange} }

// String gives the color's word, such as "blue".
func (c Color) String() string { return colorNames[c] }

// ParseColor finds a color by its word; the error for another one lists those that there are.
func ParseColor(s string) (Color, error) {
	for i, name := range colorNames {
		if strings.EqualFold(s, name) {
			return Color(i), nil
		}
	}
	return Colorless, fmt.Errorf("%q is not a color: expected one of %s", s, strings.Join(colorNames[1:], ", "))
}

// MarshalText writes the color's word. It never fails.
func (c Color) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads a color's word. It fails if there is no such color.
func (c *Color) UnmarshalText(text []byte) (err error) {
	*c, err = ParseColor(string(text))
	return err
}

// Colors is a set of colors; the empty set is colorless (203.1).
type Colors uint8

// ColorsOf makes the set of the given colors; Colorless adds nothing.
func ColorsOf(colors ...Color) Colors {
	var set Colors
	for _, c := range colors {
		if c != Colorless {
			set |= 1 << c
		}
	}
	return set
}

// Has reports whether the color is in the set.
func (s Colors) Has(c Color) bool { return c != Colorless && s&(1<<c) != 0 }

// Several reports whether the set has more than one color.
func (s Colors) Several() bool { return s&(s-1) != 0 }

// First gives the first color of a set that is not empty, and the others.
func (s Colors) First() (first Color, others Colors) {
	return Color(bits.TrailingZeros8(uint8(s))), s & (s - 1)
}

// List gives the colors of the set in the order of rule 203.1a.
func (s Colors) List() []Color {
	var list []Color
	for _, c := range AllColors() {
		if s.Has(c) {
			list = append(list, c)
		}
	}
	return list
}

// IsZero reports whether the set is empty.
func (s Colors) IsZero() bool { return s == 0 }

// String gives the colors' words with "and" between them, or "colorless".
func (s Colors) String() string {
	if s == 0 {
		return Colorless.String()
	}
	var words []string
	for _, c := range s.List() {
		words = append(words, c.String())
	}
	return strings.Join(words, " and ")
}

// MarshalText writes the words of the colors with spaces between them. It never fails.
func (s Colors) MarshalText() ([]byte, error) {
	return []byte(strings.ReplaceAll(s.String(), " and ", " ")), nil
}

// UnmarshalText reads words of colors with spaces between them. It fails at the first that is no
// color.
func (s *Colors) UnmarshalText(text []byte) error {
	*s = 0
	for _, word := range strings.Fields(string(text)) {
		c, err := ParseColor(word)
		if err != nil {
			return err
		}
		*s |= ColorsOf(c)
	}
	return nil
}
