package reference

import "testing"

func TestTheWayBackAndForward(t *testing.T) {
	var h history
	if h.can(-1) || h.can(+1) {
		t.Error("a new way leads somewhere")
	}
	h.visit(RulePlace("514"))
	h.visit(RulePlace("514.4"))
	h.visit(RulePlace("514.4")) // the same place: no step
	for _, want := range []Place{RulePlace("514"), {}} {
		if got, ok := h.step(-1); !ok || got != want {
			t.Fatalf("back leads to %v (%v), want %v", got, ok, want)
		}
	}
	if _, ok := h.step(-1); ok {
		t.Error("the way leads back beyond its beginning")
	}
	h.step(+1)
	h.visit(RulePlace("510")) // 514.4 lay ahead
	if h.can(+1) {
		t.Error("what lay ahead is not forgotten")
	}
}

func TestAddressesLeadToPlaces(t *testing.T) {
	for address, want := range map[string]Place{
		"rule:514.4c":          RulePlace("514.4c"),
		"glossary:Calming%20X": {Kind: "glossary", ID: "Calming X"},
		"card:PR1":             {Kind: "card", ID: "PR1"},
	} {
		if got, ok := parseAddress(address); !ok || got != want {
			t.Errorf("%s leads to %v (%v), want %v", address, got, ok, want)
		}
	}
	for _, address := range []string{"", "rule:", "https://example.org", "514.4", "rule:%zz"} {
		if got, ok := parseAddress(address); ok {
			t.Errorf("%q leads to %v, want nowhere", address, got)
		}
	}
}
