// Package card holds the facts of a card: chapters 2 (Parts of a Card) and 3
// (Card Types) of the Comprehensive Rules as plain values.
//
// It says what is printed, never what it does: what abilities mean is package
// ability's, and the present values of a card in play are package board's.
// Facts are shared by the reference and the engine, so this package imports
// neither.
package card

import (
	"fmt"
	"strings"
)

// Of 213, these say what something is, and nothing is done by them: 213.1, 213.3, 213.4.

// Card is one card as printed, with all its faces.
type Card struct {
	ID     string `json:"id"`     // the card's UUID in OCTGN's files
	Number string `json:"number"` // set and collector number (213.2), such as "PR13"
	Set    string `json:"set"`    // the set's name
	Rarity string `json:"rarity,omitempty"`
	// Token says that it is no card of a deck but what a token is printed with
	// (521.1).
	Token bool `json:"token,omitempty"`
	// Faces are the printed faces: one, or for a Mane Character its Start side
	// and then its Boosted side (301.2).
	Faces []Face `json:"faces"`
}

// Name is the name of the card's first face.
func (c *Card) Name() string { return c.Faces[0].Name() }

// SideName names a face of a card with several (301.2), "" for the only one.
func (c *Card) SideName(face int) string {
	switch {
	case len(c.Faces) == 1:
		return ""
	case c.Faces[face].Type != ManeCharacter:
		return fmt.Sprintf("Face %d", face+1)
	case face == 0:
		return "Start side"
	default:
		return "Boosted side"
	}
}

// Face is what is printed on one side of a card.
type Face struct {
	Title    string   `json:"title"`
	Subtitle string   `json:"subtitle,omitempty"`
	Type     Type     `json:"type"`
	Colors   Colors   `json:"colors,omitempty"`
	Traits   []string `json:"traits,omitempty"`
	// Power is nil where none is printed (202.2, 105.2).
	Power *int `json:"power,omitempty"`
	// Cost is nil where none is printed (204.1a).
	Cost             *int              `json:"cost,omitempty"`
	PlayRequirements []PlayRequirement `json:"play_requirements,omitempty"`
	Keywords         []Keyword         `json:"keywords,omitempty"`
	// Abilities are the paragraphs of the face's text but for keywords (701.2),
	// each in the notation that package ability reads.
	Abilities []string `json:"abilities,omitempty"`
	// HomeLimit is nil except on Mane Characters (212.1).
	HomeLimit *int `json:"home_limit,omitempty"`
	// PointValue is nil except on Troublemakers (211.1).
	PointValue *int `json:"point_value,omitempty"`
	// Problem is nil except on Problems (209, 210) and Dilemmas (522).
	Problem *Problem `json:"problem,omitempty"`
}

// Name is the Title followed by the Subtitle (201.1), as players write it:
// "Holly Dash, Flighty Filly".
func (f *Face) Name() string {
	if f.Subtitle == "" {
		return f.Title
	}
	return f.Title + ", " + f.Subtitle
}

// HasTrait reports whether the face is printed with the trait (207.1).
func (f *Face) HasTrait(trait string) bool {
	for _, t := range f.Traits {
		if strings.EqualFold(t, trait) {
			return true
		}
	}
	return false
}

// Traits that rules refer to.
const (
	TraitEpic    = "Epic"    // 516.4a, 607, 608, 611.3e
	TraitUnique  = "Unique"  // 516.3
	TraitDilemma = "Dilemma" // 522
)

// PlayRequirement is a color and the combined power of it that playing a card
// asks for (205.1).
type PlayRequirement struct {
	Color Color `json:"color"`
	Power int   `json:"power"`
}

// Problem is what only Problems print.
type Problem struct {
	Bonus    int  `json:"bonus"`              // 210.1
	Starting bool `json:"starting,omitempty"` // the Starting Problem flag (101.3c)
	// Owner and Opponent are the two sets of confront requirements (209.1).
	Owner    []ConfrontRequirement `json:"owner"`
	Opponent []ConfrontRequirement `json:"opponent"`
}

// ConfrontRequirement is one requirement of a set: so much power of a color,
// of anything but a color, or of anything (611.3). Color is Colorless where
// the Kind names none.
type ConfrontRequirement struct {
	Kind  RequirementKind `json:"kind"`
	Color Color           `json:"color,omitempty"`
	Power int             `json:"power"`
}

// Keyword is a keyword with its number, 0 where it has none (701.4).
type Keyword struct {
	Name string `yaml:"name" json:"name"`
	X    int    `yaml:"x,omitempty" json:"x,omitempty"`
}
