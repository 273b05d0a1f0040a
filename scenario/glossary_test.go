package scenario

import (
	"path"
	"slices"
	"strings"
	"testing"

	"canterlaw/data"
	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
	"canterlaw/scenario/source"
)

// rulesOfTerms are the terms of the glossary that are no keywords, with a rule
// which scenarios about them rest on.
var rulesOfTerms = map[string]rule.Number{
	"Chaos":            rule.R701_5,
	"Cutie Mark":       rule.R701_4,
	"Dilemma":          rule.R522_1,
	"Home Limit":       rule.R616_3,
	"Spend":            rule.R701_4,
	"Starting Problem": rule.R102_2,
}

// Each clause of the glossary is shown by a scenario: one in which a card has the
// keyword, or which rests on the rule of another term.
func TestScenariosShowTheClausesOfTheGlossary(t *testing.T) {
	const file = "rules/glossary.yaml"
	text, err := data.FS.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	shipped, err := Shipped(library(t))
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]*Scenario{}
	for _, s := range shipped {
		named[strings.TrimSuffix(path.Base(s.File), ".yaml")] = s
	}
	terms := keywordsByTerm()
	shown := map[string]bool{}
	for _, e := range source.Read("data/"+file, text).Entries("terms with the clauses of each") {
		keyword, isKeyword := terms[e.Key]
		if _, isTerm := rulesOfTerms[e.Key]; !isKeyword && !isTerm {
			t.Errorf("%q is no term of the glossary's keywords, tag words, traits and flags", e.Key)
			continue
		}
		shown[e.Key] = true
		for _, v := range e.Value.List("the clauses of the term") {
			m := v.Mapping("a clause", "clause", "shown by")
			clause, name := m.NeedText("clause", "what the clause is about"), m.NeedText("shown by", "a scenario")
			switch s := named[name]; {
			case s == nil:
				t.Errorf("%s: %s: no scenario is called %q", e.Key, clause, name)
			case isKeyword && !s.hasKeyword(keyword):
				t.Errorf("%s: %s: no card of %s has the keyword", e.Key, clause, name)
			case !isKeyword && !slices.Contains(s.Rules, rulesOfTerms[e.Key]):
				t.Errorf("%s: %s: %s doesn't rest on %s", e.Key, clause, name, rulesOfTerms[e.Key])
			}
		}
	}
	for term := range terms {
		if !shown[term] {
			t.Errorf("%s has no clauses", term)
		}
	}
	for term := range rulesOfTerms {
		if !shown[term] {
			t.Errorf("%s has no clauses", term)
		}
	}
}

// keywordsByTerm gives the keywords by what the glossary calls them.
func keywordsByTerm() map[string]string {
	terms := map[string]string{}
	for _, k := range ability.Keywords() {
		term := k.Name
		if k.HasNumber {
			term += " X"
		}
		terms[term] = k.Name
	}
	return terms
}

// hasKeyword reports whether a card of the scenario has a keyword printed.
func (s *Scenario) hasKeyword(name string) bool {
	return slices.ContainsFunc(s.PrintedCards(), func(c *card.Card) bool {
		return slices.ContainsFunc(c.Faces, func(f card.Face) bool {
			return slices.ContainsFunc(f.Keywords, func(k card.Keyword) bool { return k.Name == name })
		})
	})
}
