package rulesdb

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/rulesdb/official"
)

// marked writes a change in a line: [-gone-]{+new+}.
func marked(c *official.Change) string {
	var b strings.Builder
	for _, span := range c.Words {
		switch span.Op {
		case official.Insert:
			b.WriteString("{+" + span.Text + "+}")
		case official.Delete:
			b.WriteString("[-" + span.Text + "-]")
		default:
			b.WriteString(span.Text)
		}
	}
	return b.String()
}

// tell writes a comparison in lines.
func tell(c *official.Comparison) []string {
	var lines []string
	for _, move := range c.Moved {
		lines = append(lines, fmt.Sprintf("moved %s, was %s", move.Number, move.Was))
	}
	for _, change := range c.Changed {
		lines = append(lines, "changed "+change.Number+": "+marked(&change))
	}
	for _, number := range c.New {
		lines = append(lines, "new "+number)
	}
	for _, number := range c.Gone {
		lines = append(lines, "gone "+number)
	}
	return lines
}

// later is the invented document's later chapters, in full.
const laterChaptersText = `
## 10. Corrections and Errata

## **Premiere**

Basket Woven	OLD: "of wire" NEW: "of wicker"
Lid	Added "Round" trait.

## 11. Limited Baskets

## Sizes

Small ones only.

## 12. Floor Rules

### Stalls

Two to a row.

### Closing

At dusk.

### Stalls

One of them is first.

# **Format Legality**

## Harmony Constructed

All but these:

Premiere #7	Lid	Effective May 2, 2010
Premiere #9	Rim Broad	Effective May 2, 2010

# 13. Credits

`

func smallWith(t *testing.T, replaced ...string) *official.Document {
	t.Helper()
	small := readSmall(t)
	from, to := strings.Index(small, "## **Corrections**"), strings.Index(small, "# 13.")
	whole := small[:from] + laterChaptersText + small[to:]
	for i := 0; i < len(replaced); i += 2 {
		if !strings.Contains(whole, replaced[i]) {
			t.Fatalf("the invented document has no %q", replaced[i])
		}
	}
	document, _ := mustReadRules(t, strings.NewReplacer(replaced...).Replace(whole))
	return document
}

func TestCompare(t *testing.T) {
	for _, test := range []struct {
		name     string
		replaced []string
		want     []string
	}{
		{"the same document", nil, nil},
		{"only signs are different", []string{"- (501.1) Geese bite.", "- (501.1) **Geese**  bite.", `"of wire"`,
			"“of wire”"}, nil},
		{"other words", []string{"Left, then right.", "Left, then up, then right."},
			[]string{"changed 601.1: Left{+, then up+}, then right."}},
		{"words replaced", []string{"Geese bite.", "Geese honk."}, []string{"changed 501.1: Geese[- bite-]{+ honk+}."}},
		{"a rule before others, whose numbers move, and a citation that follows", []string{
			"- o (101.1) Wicker is soaked overnight.",
			"- (101.1) Buy no wet baskets at all.\n- (101.2) Wicker is soaked overnight.",
			"(101.1a) Cold", "(101.2a) Cold", "(101.1a.i)", "(101.2a.i)", "(101.1b)", "(101.2b)", "(101.2) Three",
			"(101.3) Three", "bends (101.1)", "bends (101.2)",
		}, []string{
			"moved 101.2, was 101.1", "moved 101.2a, was 101.1a", "moved 101.2a.i, was 101.1a.i",
			"moved 101.2b, was 101.1b", "moved 101.3, was 101.2", "new 101.1",
		}},
		{"a rule that moved and changed", []string{
			"- (201.1) A stall is one of these:", "- (201.1) Nobody shouts.\n- (201.2) A stall is always one of these:",
			"o (201.1a)", "o (201.2a)",
			"o (201.1) Stalls", "o (202.1) Stalls", "- (201.1a) Lamps", "- (202.1a) Lamps",
		}, []string{
			"moved 201.2, was 201.1", "moved 201.2a, was 201.1a", "changed 201.2: A stall is{+ always+} one of these:",
			"new 201.1",
		}},
		{"a rule that is gone", []string{"(401.2) Push.", ""}, []string{"gone 401.2"}},
		{"quite another rule under a number", []string{"Hum.", "Songs end at ten unless asked for."},
			[]string{"new 701.1", "gone 701.1"}},
		{"a title", []string{"### (301) Rain", "### (301) Heavy Rain"}, []string{"changed 301: {+Heavy+} Rain"}},
		{"the glossary", []string{"Osier X", "Osier", "in winter", "in winter and spring"}, []string{
			"changed glossary:Mending: What one does in winter{+ and spring+}.", "new glossary:Osier",
			"gone glossary:Osier X",
		}},
		{"errata", []string{`"of wicker"`, `"of strong wicker"`, "Lid	Added", "Hook	Added"}, []string{
			`changed erratum:Basket Woven: OLD: "of wire" NEW: "of{+ strong+} wicker"`, "new erratum:Hook",
			"gone erratum:Lid",
		}},
		{"the banlist", []string{"Premiere #7	Lid	Effective May 2, 2010\n", "", "Broad	Effective May 2, 2010",
			"Broad	Effective June 2, 2010\nPremiere #11	Knot	Effective June 2, 2010"}, []string{
			"changed ban:Premiere #9: Rim Broad, from[- 2010-05-02-]{+ 2010-06-02+}", "new ban:Premiere #11",
			"gone ban:Premiere #7",
		}},
		{"floor rules, limited play and formats", []string{"One of them", "None of them", "Small ones", "Tiny ones",
			"All but these", "Everything but these", "### Closing", "### Shutting"}, []string{
			"moved floor:Shutting, was floor:Closing",
			"changed limited:Sizes: [-Small-]{+Tiny+} ones only.",
			"changed floor:Stalls (2): [-One-]{+None+} of them is first.",
			"changed format:Harmony Constructed: [-All-]{+Everything+} but these:",
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			c := official.Compare(smallWith(t), smallWith(t, test.replaced...))
			if diff := cmp.Diff(test.want, tell(c)); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

// nextVersion makes another version out of the real document: 514.4 and what
// follows in its section have the next number, for a rule of ours stands before
// them; an erratum is gone, and a ban has another date.
func nextVersion(t *testing.T) string {
	t.Helper()
	source := string(readOfficial(t))
	for n := 9; n >= 4; n-- {
		source = strings.ReplaceAll(source, fmt.Sprintf("514.%d", n), fmt.Sprintf("514.%d", n+1))
	}
	for _, r := range []struct{ old, new string }{
		{"(514.5)", "(514.4) Faceoffs wait for their players.\n- (514.5)"},
		{"Comprehensive Rules Version 3.4, Updated July 27, 2016",
			"Comprehensive Rules Version 3.5, Updated May 2, 2017"},
		{"Ahuizotl\tAdded \"Epic\" trait.\t\n", ""},
		{"Effective June 1, 2016", "Effective July 1, 2016"},
	} {
		if !strings.Contains(source, r.old) {
			t.Fatalf("the document has no %q", r.old)
		}
		source = strings.Replace(source, r.old, r.new, 1)
	}
	return source
}

func TestCompareWithAVersionMadeOfTheRealOne(t *testing.T) {
	old, _ := mustReadRules(t, string(readOfficial(t)))
	if lines := tell(official.Compare(old, old)); lines != nil {
		t.Errorf("compared with itself: %v", lines)
	}
	now, _ := mustReadRules(t, nextVersion(t))
	c := official.Compare(old, now)
	for _, move := range c.Moved {
		if !strings.HasPrefix(move.Was, "514.") || !follows514(move) {
			t.Errorf("moved %s, was %s", move.Number, move.Was)
		}
	}
	if len(c.Moved) < 10 {
		t.Errorf("only %d rules moved", len(c.Moved))
	}
	if diff := cmp.Diff([]string{"514.4"}, c.New); diff != "" {
		t.Errorf("new (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"erratum:Ahuizotl"}, c.Gone); diff != "" {
		t.Errorf("gone (-want +got):\n%s", diff)
	}
	var changed []string
	for _, change := range c.Changed {
		changed = append(changed, change.Number)
	}
	if diff := cmp.Diff([]string{"ban:Premiere #175"}, changed); diff != "" {
		t.Errorf("changed (-want +got):\n%s", diff)
	}
}

// follows514 reports whether a rule of 514 moved to the next number.
func follows514(move official.Move) bool {
	was, now := official.Path(move.Was), official.Path(move.Number)
	was[2]++
	return cmp.Equal(was, now)
}

func BenchmarkCompare(b *testing.B) {
	old, _, err := ReadRules("old", strings.NewReader(string(readOfficial(b))))
	if err != nil {
		b.Fatal(err)
	}
	changed, _, err := ReadRules("new", strings.NewReader(strings.ReplaceAll(string(readOfficial(b)), " the ",
		" that ")))
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		official.Compare(old, changed)
	}
}
