package card

import (
	"fmt"
	"strings"
)

// Type is a card's type (206.2).
type Type uint8

// The card types, in the order of rule 206.2.
const (
	NoType Type = iota
	ManeCharacter
	Friend
	ProblemType
	Troublemaker
	Event
	Resource
)

var typeNames = [...]string{"", "Mane Character", "Friend", "Problem", "Troublemaker", "Event", "Resource"}

// String gives the type as cards print it, such as "Mane Character".
func (t Type) String() string { return typeNames[t] }

// IsCharacter reports whether cards of the type are characters (301.4, 302.2).
func (t Type) IsCharacter() bool { return t == ManeCharacter || t == Friend }

// ParseType finds a type by its printed name; the error for another one lists those that there are.
func ParseType(s string) (Type, error) {
	for i, name := range typeNames {
		if i > 0 && strings.EqualFold(s, name) {
			return Type(i), nil
		}
	}
	return NoType, fmt.Errorf("%q is not a card type: expected one of %s", s, strings.Join(typeNames[1:], ", "))
}

// MarshalText writes the printed name. It never fails.
func (t Type) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// UnmarshalText reads a printed name. It fails if there is no such type.
func (t *Type) UnmarshalText(text []byte) (err error) {
	*t, err = ParseType(string(text))
	return err
}

// RequirementKind says which power a confront requirement asks for (611.3).
type RequirementKind uint8

// The kinds of confront requirement.
const (
	OfColor  RequirementKind = iota + 1 // power of the color (611.3)
	NotColor                            // any power but of the color (611.3c)
	Wild                                // any power at all (611.3d)
	// Unreadable marks a requirement that the card's source gives in no form
	// that can be read. Nothing meets it.
	Unreadable
)

var requirementNames = [...]string{"", "of", "not", "wild", "unreadable"}

// String gives the kind's word: "of", "not", "wild" or "unreadable".
func (k RequirementKind) String() string { return requirementNames[k] }

// MarshalText writes the kind's word. It never fails.
func (k RequirementKind) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// UnmarshalText reads a kind's word. It fails if there is no such kind.
func (k *RequirementKind) UnmarshalText(text []byte) error {
	for i, name := range requirementNames {
		if i > 0 && string(text) == name {
			*k = RequirementKind(i)
			return nil
		}
	}
	return fmt.Errorf("%q is not a kind of confront requirement: expected of, not, wild or unreadable", text)
}

// String gives the requirement in words, such as "2 not blue" or "4 wild".
func (r ConfrontRequirement) String() string {
	switch r.Kind {
	case Wild:
		return fmt.Sprintf("%d wild", r.Power)
	case Unreadable:
		return fmt.Sprintf("%d of something unreadable", r.Power)
	case NotColor:
		return fmt.Sprintf("%d not %s", r.Power, r.Color)
	default:
		return fmt.Sprintf("%d %s", r.Power, r.Color)
	}
}
