package lab_test

import (
	"bytes"
	"context"
	"strings"
	"testing"
	"time"

	"canterlaw/lab"
)

// A report says why, what changes, how both courses go, and what a search found, to
// somebody who was not there; as Markdown and as PDF.
func TestAReportTellsWhatChanges(t *testing.T) {
	p := proposal(t, "why: A question from a league.\nasked by: a judge\ndate: 2016-07-27\n"+
		"variants: [{name: costs 3, cards: {PR68: {cost: 3}, The High Ground: {abilities: [\"PlayTo(Home(You))\"]}}}]")
	result := run(t, p, "the-high-ground-as-a-troublemaker-is-played", "endless-tie")
	found, err := lab.Search{Games: 60}.Run(context.Background(), library(t), p, p.Variants[0])
	if err != nil {
		t.Fatal(err)
	}
	d := lab.Document(library(t), result, []*lab.SearchResult{found}, time.Date(2016, 8, 1, 0, 0, 0, 0, time.UTC))
	markdown := d.Markdown()
	for _, expected := range []string{"A question from a league.", "a judge, 2016-07-27", "1 August 2016",
		"Comprehensive Rules", "Variant: costs 3", "In short", "Rulings are positions", "games were played both ways",
		"The High Ground", "costs 3", "The position"} {
		if !strings.Contains(markdown, expected) {
			t.Errorf("the report doesn’t say %q:\n%s", expected, markdown)
		}
	}
	var pdf bytes.Buffer
	if err := d.PDF(&pdf); err != nil || !bytes.HasPrefix(pdf.Bytes(), []byte("%PDF")) {
		t.Error(err)
	}
}
