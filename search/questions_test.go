package search

import (
	"slices"
	"testing"
)

// Each question is asked of a document that there is, and finds it.
func TestQuestionsFindWhatAnswersThem(t *testing.T) {
	docs := Documents(openLibrary(t, ""))
	x := indexOf(t, docs)
	if len(x.asked) == 0 {
		t.Fatal("no questions ship")
	}
	for key, questions := range x.asked {
		if !slices.ContainsFunc(docs, func(d Document) bool { return d.key() == key }) {
			t.Errorf("there is no %s to ask for", key)
			continue
		}
		for _, question := range questions {
			if found := keys(t, x, question, near); !slices.Contains(found, key) {
				t.Errorf("%q does not find %s, but %q", question, key, found)
			}
		}
	}
}
