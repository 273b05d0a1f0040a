package ability

import "testing"

// Each accessor gives the argument of the parameter that has its name in the schema, for
// every operation that has one.
func TestArgumentsByName(t *testing.T) {
	accessors := map[string]func(*Node) *Node{
		"against":       (*Node).Against,
		"area":          (*Node).Area,
		"areas":         (*Node).Areas,
		"at":            (*Node).At,
		"before":        (*Node).Before,
		"beneath":       (*Node).Beneath,
		"by":            (*Node).By,
		"cards":         (*Node).Cards,
		"chooser":       (*Node).Chooser,
		"color":         (*Node).Color,
		"condition":     (*Node).Condition,
		"description":   (*Node).Description,
		"event":         (*Node).Event,
		"faceoffs":      (*Node).Faceoffs,
		"fit":           (*Node).Fit,
		"from":          (*Node).From,
		"hosts":         (*Node).Hosts,
		"involving":     (*Node).Involving,
		"kind":          (*Node).OfKind,
		"least":         (*Node).Least,
		"left":          (*Node).Left,
		"less":          (*Node).Less,
		"margin":        (*Node).Margin,
		"mine":          (*Node).Mine,
		"model":         (*Node).Model,
		"models":        (*Node).Models,
		"most":          (*Node).Most,
		"n":             (*Node).N,
		"of":            (*Node).Of,
		"on":            (*Node).On,
		"one":           (*Node).One,
		"other":         (*Node).Other,
		"per":           (*Node).Per,
		"player":        (*Node).Player,
		"players":       (*Node).Players,
		"power":         (*Node).Power,
		"problems":      (*Node).Problems,
		"right":         (*Node).Right,
		"statement":     (*Node).Statement,
		"time":          (*Node).Time,
		"to":            (*Node).To,
		"token":         (*Node).Token,
		"troublemaker":  (*Node).Troublemaker,
		"troublemakers": (*Node).Troublemakers,
		"type":          (*Node).OfType,
		"what":          (*Node).What,
		"with":          (*Node).With,
		"word":          (*Node).Word,
		"zone":          (*Node).Zone,
	}
	if len(accessors) != int(parameterNames) {
		t.Errorf("%d accessors are tried, there are %d", len(accessors), parameterNames)
	}
	seen := map[string]bool{}
	for _, e := range Schema() {
		n := &Node{Op: e.Op}
		for range e.Params {
			n.Args = append(n.Args, &Node{Op: Literal})
		}
		has := map[string]bool{}
		for i, p := range e.Params {
			has[p.Name] = true
			if get := accessors[p.Name]; get != nil {
				seen[p.Name] = true
				if get(n) != n.Args[i] {
					t.Errorf("%s of %s isn't its argument %d", p.Name, e.Name, i+1)
				}
			}
		}
		for name, get := range accessors {
			if !has[name] && !panics(func() { get(n) }) {
				t.Errorf("%s has no %s, but gives one", e.Name, name)
			}
		}
	}
	for name := range accessors {
		if !seen[name] {
			t.Errorf("no operation of the schema has a parameter %s", name)
		}
	}
}

func panics(do func()) (does bool) {
	defer func() { does = recover() != nil }()
	do()
	return false
}
