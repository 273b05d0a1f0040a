package playing

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/goccy/go-yaml"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
)

// citations are what trails cite rules for: by the rule and the kind of entry, what
// of the rule makes it right.
type citations map[string]map[string]string

// reviewedCitations reads those that somebody has compared with the rule.
func reviewedCitations(t *testing.T) citations {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "data", "rules", "citations.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	var reviewed citations
	if err := yaml.Unmarshal(text, &reviewed); err != nil {
		t.Fatal(err)
	}
	return reviewed
}

// entryKinds words the kinds of entry by the constants that the engine has for them.
type entryKinds struct{ occurrences, notes, decisions []string }

func wordedKinds(t *testing.T) entryKinds {
	t.Helper()
	worded := func(file, typeName string) (words []string) {
		for _, name := range scenariotest.Constants(t, "../../engine/board/"+file, typeName) {
			words = append(words, apart(name))
		}
		return words
	}
	return entryKinds{worded("occurrence.go", "OccurrenceKind"), worded("trail.go", "NoteKind"),
		worded("decision.go", "DecisionKind")}
}

// apart writes the name of a constant as words: "card enters play".
func apart(name string) string {
	var b strings.Builder
	for i, r := range name {
		if i > 0 && unicode.IsUpper(r) {
			b.WriteByte(' ')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

// of words the kind of an entry; "" for one that cites nothing of its own: what is
// done by hand, how a point is read, and the like.
func (k entryKinds) of(e *board.Entry) string {
	switch {
	case e.Rule == 0 || isRemark(e):
		return ""
	case e.Kind == board.Begins:
		return "begins: " + engine.ProcedureName(e.Frame.Procedure)
	case e.Kind == board.Happened:
		return "happens: " + k.occurrences[e.Occurrence.Kind-1]
	case e.Kind == board.CantHappen:
		return "can't: " + k.occurrences[e.Occurrence.Kind-1]
	case e.Kind == board.Decided:
		return "decides: " + k.decisions[e.Decision.Kind]
	case e.Kind == board.Passed:
		return "passes"
	default:
		return "notes: " + k.notes[e.Note-1]
	}
}

// TestEveryCitationIsReviewed: whatever rule a shipped scenario's trail cites for a
// kind of entry, somebody has read the rule and said what of it makes that right.
func TestEveryCitationIsReviewed(t *testing.T) {
	reviewed, kinds := reviewedCitations(t), wordedKinds(t)
	scenarios, err := scenario.Shipped(scenariotest.Library(t))
	if err != nil {
		t.Fatal(err)
	}
	cited := citations{}
	for _, s := range scenarios {
		b, err := runOneWay(s, ways[0])
		if err != nil {
			t.Fatalf("%s: %v", s.File, err)
		}
		for i := range b.log.Entries {
			e := &b.log.Entries[i]
			kind, n := kinds.of(e), e.Rule.String()
			if kind == "" || cited[n][kind] != "" {
				continue
			}
			if cited[n] == nil {
				cited[n] = map[string]string{}
			}
			cited[n][kind] = s.File
			if reviewed[n][kind] == "" {
				t.Errorf("the trail of %s cites %s for %q, which nobody has reviewed: read the rule in the rules "+
					"document; "+
					"if it is right, say in data/rules/citations.yaml what of it makes it so, else have the engine "+
					"cite the right one",
					s.File, n, kind)
			}
		}
	}
	for n, entries := range reviewed {
		if _, err := rule.Parse(n); err != nil {
			t.Errorf("data/rules/citations.yaml: %v", err)
		}
		for kind, why := range entries {
			if cited[n][kind] == "" {
				t.Errorf("data/rules/citations.yaml: no scenario's trail cites %s for %q any more: take it out", n,
					kind)
			}
			if len(strings.Fields(why)) < 3 {
				t.Errorf("data/rules/citations.yaml: %s, %q: %q does not say what of the rule makes it right", n, kind,
					why)
			}
		}
	}
}

// TestReviewedCitationsStandInOrder of the rules, so that a new one has one place.
func TestReviewedCitationsStandInOrder(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "data", "rules", "citations.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	var rules []rule.Number
	for line := range strings.Lines(string(text)) {
		if number, isRule := strings.CutSuffix(strings.TrimRight(line, "\n"), ":"); isRule &&
			!strings.HasPrefix(line, " ") && !strings.HasPrefix(line, "#") {
			n, err := rule.Parse(strings.Trim(number, `"`))
			if err != nil {
				t.Fatal(err)
			}
			rules = append(rules, n)
		}
	}
	if len(rules) < 100 || !slices.IsSorted(rules) {
		t.Errorf("%d rules, in order: %v", len(rules), slices.IsSorted(rules))
	}
}
