package reference

import (
	"net/url"
	"strings"

	"canterlaw/rulesdb"
	"canterlaw/search"
)

// Place is a page of the reference: what kind of thing it shows, and which
// (the ID of search.Document). The zero Place is the start page.
type Place struct {
	Kind search.Kind
	ID   string
}

// RulePlace is the page of a chapter, section or rule.
func RulePlace(number string) Place { return Place{Kind: search.Rule, ID: number} }

// parseAddress reads the address of a link: "rule:514.4c",
// "glossary:Calming%20X", "card:PR1", "floor:floor-rules/tournament-policies/scoring".
func parseAddress(address string) (Place, bool) {
	scheme, id, found := strings.Cut(address, ":")
	if !found {
		return Place{}, false
	}
	id, err := url.PathUnescape(id)
	if err != nil || id == "" {
		return Place{}, false
	}
	switch kind := search.Kind(scheme); kind {
	case search.Rule, search.Glossary, search.Card, search.Scenario, search.Kept,
		search.Floor, search.Limited, search.Rulebook, search.Format, search.Erratum, search.Ruling, helpKind,
		search.Own, notebookKind, importKind, deckKind, labKind, tableKind, versionsKind, compareKind, passageKind:
		return Place{Kind: kind, ID: id}, true
	default:
		return Place{}, false
	}
}

// namedPlace reads the name of a page as a notebook has it.
func namedPlace(name string) (Place, bool) {
	page, ok := rulesdb.ParsePageID(name)
	return Place{Kind: search.Kind(page.Kind), ID: page.ID}, ok
}
