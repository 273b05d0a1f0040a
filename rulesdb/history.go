package rulesdb

import (
	"slices"

	"canterlaw/rulesdb/official"
)

// Appearance is how a rule stands in one version.
type Appearance struct {
	Source official.Source `json:"source"`
	// Number is the rule's number in that version; "" where it is not there.
	Number string `json:"number"`
	// New says that the version before doesn't have the rule, Moved that it
	// has it under another number; Words are its words where they changed
	// since, else nil. In the oldest version nothing of this is known.
	New   bool            `json:"new"`
	Moved bool            `json:"moved"`
	Words []official.Span `json:"words"`
}

// History follows a rule of the version shown through all imported versions,
// the oldest first; nil if none is shown or if it doesn't have the rule. It
// also takes an address such as "glossary:Swift" (see Comparison).
func (l *Library) History(number string) []Appearance {
	shown := slices.Index(l.Versions, l.Shown)
	if shown < 0 || !l.Shown.HasPassage(number) {
		return nil
	}
	numbers := make([]string, len(l.Versions)) // of each version, the newest first
	numbers[shown] = number
	for i := shown + 1; i < len(l.Versions); i++ {
		numbers[i] = l.successions()[i-1].Was(numbers[i-1])
	}
	for i := shown - 1; i >= 0; i-- {
		numbers[i] = l.successions()[i].Is(numbers[i+1])
	}
	var history []Appearance
	for i := len(l.Versions) - 1; i >= 0; i-- {
		a := Appearance{Source: l.Versions[i].Source, Number: numbers[i]}
		if i < len(l.Versions)-1 && a.Number != "" {
			a.New, a.Moved = numbers[i+1] == "", numbers[i+1] != "" && numbers[i+1] != a.Number
			if change := l.successions()[i].Change(a.Number); change != nil {
				a.Words = change.Words
			}
		}
		history = append(history, a)
	}
	return history
}

// compareVersionsInOrder compares each imported version with the one before
// it, in the order of the Versions.
func (l *Library) compareVersionsInOrder() []*official.Comparison {
	var successions []*official.Comparison
	for i := range max(0, len(l.Versions)-1) {
		successions = append(successions, official.Compare(l.Versions[i+1], l.Versions[i]))
	}
	return successions
}
