package position

import (
	"fmt"
	"strings"
	"testing"
)

// What can't be read of a page that was pasted is told once each, and no more of it than one reads.
func TestPartsOfAPage(t *testing.T) {
	var faults []Fault
	for range 3 {
		for _, word := range []string{"quick", "", "market"} {
			faults = append(faults, Fault{Found: word})
		}
	}
	if got, want := Parts(faults), "“quick”, “market”"; got != want {
		t.Errorf("%s; expected %s", got, want)
	}
	for i := range 20 {
		faults = append(faults, Fault{Found: fmt.Sprint("word ", i)})
	}
	got := Parts(faults)
	if !strings.HasSuffix(got, "“word 9” and 10 more") || strings.Count(got, ",") != mostFound-1 {
		t.Errorf("%s; expected twelve of 22 parts and how many more there are", got)
	}
	if got := Parts(nil); got != "" {
		t.Errorf("%s; expected nothing", got)
	}
}
