package official

import (
	"fmt"
	"strings"
)

// Source names the document that a text comes from.
type Source struct {
	Document  string `json:"document"`  // "Comprehensive Rules"
	Version   string `json:"version"`   // "3.4"
	Effective string `json:"effective"` // a date as 2016-07-27
}

// RulesName is what the document is called whose rules these are.
const RulesName = "Comprehensive Rules"

// Kind says where in the tree a Rule stands.
type Kind string

// The levels of the rules document.
const (
	Chapter  Kind = "chapter" // "5"
	Section  Kind = "section" // "514"
	Numbered Kind = "rule"    // "514.4", and its subrules "514.4a.i"
)

// String names a document with its version and date: "Comprehensive Rules 3.4
// (2016-07-27)".
func (s Source) String() string {
	switch {
	case s.Effective != "":
		return fmt.Sprintf("%s (%s)", s.Versioned(), s.Effective)
	case s.Document == RulesName:
		return s.Versioned() + " (date unknown)"
	}
	return s.Versioned()
}

// Versioned names a document with its version.
func (s Source) Versioned() string {
	if s.Version == UnknownVersion {
		return s.Document + " of an unknown version"
	}
	return strings.TrimSpace(s.Document + " " + s.Version)
}
