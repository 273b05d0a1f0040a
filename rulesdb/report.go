package rulesdb

import (
	"fmt"
	"slices"
	"strings"

	"canterlaw/rulesdb/userfile"
)

// Report tells what an import read and what was odd in the file, so that
// nothing of a user's file is repaired or left out silently.
type Report struct {
	File string `json:"file"`
	// Read counts what was read, by what it is: "rules": 358.
	Read map[string]int `json:"read"`
	// Odd lists what was repaired, doubted or left out, in the order of the
	// file.
	Odd []userfile.Remark `json:"odd"`
	// Understood says how much of a set's text is; nil for what is no set.
	Understood *Understood `json:"understood,omitempty"`
}

// String gives the report for people: what was read, then the remarks, each
// beginning with file, line and column. A remark that holds for several places
// stands once, with all of them.
func (r Report) String() string {
	var b strings.Builder
	var counts []string
	for what, n := range r.Read {
		if n == 1 {
			what = single(what)
		}
		counts = append(counts, fmt.Sprintf("%d %s", n, what))
	}
	slices.SortFunc(counts, func(x, y string) int {
		return strings.Compare(x[strings.Index(x, " "):], y[strings.Index(y, " "):])
	})
	fmt.Fprintf(&b, "%s: read %s", r.File, strings.Join(counts, ", "))
	if len(counts) == 0 {
		b.WriteString("nothing")
	}
	b.WriteByte('\n')
	places := map[string][]string{}
	for _, odd := range r.Odd {
		places[odd.What] = append(places[odd.What], odd.In(r.File))
	}
	for _, odd := range r.Odd {
		at := places[odd.What]
		if at == nil {
			continue
		}
		fmt.Fprintf(&b, "%s: %s", at[0], odd.What)
		if also := strings.Join(at[1:], ", "); also != "" {
			fmt.Fprintf(&b, " (also at %s)", strings.NewReplacer(r.File+": ", "", r.File+":", "").Replace(also))
		}
		b.WriteByte('\n')
		delete(places, odd.What)
	}
	return b.String()
}

// single is one of what is counted: "picture" of "pictures", "section of limited play".
func single(what string) string {
	for _, ends := range [][2]string{{"errata", "erratum"}, {"entries", "entry"}} {
		if before, found := strings.CutSuffix(what, ends[0]); found {
			return before + ends[1]
		}
	}
	if of, found := strings.CutPrefix(what, "sections of "); found {
		return "section of " + of
	}
	return strings.TrimSuffix(what, "s")
}
