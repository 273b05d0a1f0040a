package card

import "encoding"

// The types of this package that are written as words read themselves from
// YAML as well as from text: left to their UnmarshalText, the YAML library
// goes through the whole document again for every word.

// UnmarshalYAML reads a color's word.
func (c *Color) UnmarshalYAML(unmarshal func(any) error) error { return readWord(unmarshal, c) }

// UnmarshalYAML reads words of colors with spaces between them.
func (s *Colors) UnmarshalYAML(unmarshal func(any) error) error { return readWord(unmarshal, s) }

// UnmarshalYAML reads a printed name.
func (t *Type) UnmarshalYAML(unmarshal func(any) error) error { return readWord(unmarshal, t) }

// UnmarshalYAML reads a kind's word.
func (k *RequirementKind) UnmarshalYAML(unmarshal func(any) error) error {
	return readWord(unmarshal, k)
}

func readWord(unmarshal func(any) error, to encoding.TextUnmarshaler) error {
	var word string
	if err := unmarshal(&word); err != nil {
		return err
	}
	return to.UnmarshalText([]byte(word))
}
