package lab

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine/ability"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/official"
	"canterlaw/scenario"
)

// Work is a rule that is different in a newer version, with what rests on it: something to
// work off.
type Work struct {
	Rule string `json:"rule"`          // its number in the old version; "" for a new rule
	Now  string `json:"now,omitempty"` // its number in the new version where that is another; or of a new rule
	What string `json:"what"`          // changed, moved, gone or new
	Was  string `json:"was,omitempty"` // both wordings
	Is   string `json:"is,omitempty"`
	// Rulings name or expect the rule, Cards have abilities whose words rest on it, and
	// Engine are the files that cite it.
	Rulings []string `json:"rulings"`
	Cards   []string `json:"cards"`
	Engine  []string `json:"engine"`
}

// Heading says which rule it is and what became of it.
func (w *Work) Heading() string {
	switch w.What {
	case "new":
		return w.Now + " is new"
	case "moved":
		return fmt.Sprintf("%s is %s now", w.Rule, w.Now)
	case "changed":
		if w.Now != "" {
			return fmt.Sprintf("%s has changed, and is %s now", w.Rule, w.Now)
		}
	}
	return w.Rule + " " + map[string]string{"changed": "has changed", "gone": "is gone"}[w.What]
}

// engineFiles says of each rule which files of the engine cite it, a rule a line. A test
// writes it anew.
//
//go:embed engine-files.txt
var engineFiles string

// NewerRules lists the numbered rules that are different in a newer version, with what rests on
// them, in the order of the old version; new rules come last. It is an error if the heads of the
// shipped scenarios can't be read.
func NewerRules(lib *rulesdb.Library, from, to *official.Document) ([]*Work, error) {
	c := official.Compare(from, to)
	work := []*Work{}
	add := func(old, now, what string) {
		if !isNumber(old) && !isNumber(now) {
			return
		}
		w := &Work{Rule: old, What: what, Rulings: []string{}, Cards: []string{}, Engine: []string{}}
		if now != old {
			w.Now = now
		}
		if old != "" {
			w.Was = from.Passage(old)
		}
		if now != "" {
			w.Is = to.Passage(now)
		}
		work = append(work, w)
	}
	for _, change := range c.Changed {
		add(c.Was(change.Number), change.Number, "changed")
	}
	for _, move := range c.Moved {
		if c.Change(move.Number) == nil {
			add(move.Was, move.Number, "moved")
		}
	}
	for _, gone := range c.Gone {
		add(gone, "", "gone")
	}
	order := map[string]int{}
	for i, r := range from.Rules {
		order[r.Number] = i
	}
	slices.SortStableFunc(work, func(a, b *Work) int { return order[a.Rule] - order[b.Rule] })
	for _, number := range c.New {
		add("", number, "new")
	}
	return work, rest(lib, work)
}

// isNumber reports whether a passage is a numbered rule, and no chapter, section, entry of
// the glossary or the like.
func isNumber(passage string) bool {
	return passage != "" && passage[0] >= '0' && passage[0] <= '9' && strings.Contains(passage, ".")
}

// rest finds what rests on the rules.
func rest(lib *rulesdb.Library, work []*Work) error {
	heads, err := scenario.Heads()
	if err != nil {
		return err
	}
	rulings, cards, files := map[string][]string{}, cardsByRule(lib), map[string][]string{}
	for _, h := range heads {
		for _, n := range h.Rules {
			rulings[n.String()] = append(rulings[n.String()], h.Title)
		}
	}
	for line := range strings.Lines(engineFiles) {
		if words := strings.Fields(line); len(words) > 0 {
			files[words[0]] = words[1:]
		}
	}
	for _, w := range work {
		w.Rulings = append(w.Rulings, rulings[w.Rule]...)
		w.Cards = append(w.Cards, cards[w.Rule]...)
		w.Engine = append(w.Engine, files[w.Rule]...)
	}
	return nil
}

// cardsByRule lists for each rule the cards whose abilities have a word that rests on it.
func cardsByRule(lib *rulesdb.Library) map[string][]string {
	all := map[string][]string{}
	for _, c := range lib.Cards {
		rules := map[string]bool{}
		for i := range c.Faces {
			for _, notation := range c.Faces[i].Abilities {
				a, err := ability.Read(notation)
				if err != nil {
					continue // a test reads them all
				}
				a.Walk(func(n *ability.Node) bool {
					rules[n.Op.Entry().Rule.String()] = true
					return true
				})
			}
		}
		for n := range rules {
			all[n] = append(all[n], c.Name())
		}
	}
	return all
}
