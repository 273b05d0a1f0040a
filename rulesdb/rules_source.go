package rulesdb

// Source names the document that a text comes from.
type Source struct {
	Document  string `json:"document"`  // "Comprehensive Rules"
	Version   string `json:"version"`   // "3.4"
	Effective string `json:"effective"` // a date as 2016-07-27
}

// rulesName is what the document is called whose rules these are.
const rulesName = "Comprehensive Rules"

// RuleKind says where in the tree a Rule stands.
type RuleKind string

// The levels of the rules document.
const (
	Chapter  RuleKind = "chapter" // "5"
	Section  RuleKind = "section" // "514"
	Numbered RuleKind = "rule"    // "514.4", and its subrules "514.4a.i"
)
