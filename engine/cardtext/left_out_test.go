package cardtext_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"canterlaw/engine/ability"
	"canterlaw/engine/cardtext"
	"canterlaw/rulesdb"
)

// paragraph is one of a set's texts, and the constructions without any of which it isn't read, or
// is read as something else.
type paragraph struct {
	set, number, text string
	needs             []cardtext.Construction
}

// What would be read of a set that nobody has seen: of each set, the paragraphs that are read by
// constructions of which other sets' texts have need, too, or have no need at all. With -v, each construction
// is shown that a single paragraph needs: those that are made too narrowly are among them.
func TestASetIsReadByWhatOtherSetsNeed(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("..", "..", "..", "shared", "cards", "octgn", "*.xml"))
	if err != nil {
		t.Fatal(err)
	}
	if len(files) == 0 {
		t.Skip("../shared/cards/octgn is absent: this test reads the text of real cards")
	}
	library, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	var all []paragraph
	read := map[string]bool{}
	for _, file := range files {
		for _, p := range paragraphsOf(t, library.English(), file) {
			if !read[p.text] {
				read[p.text] = true
				all = append(all, p)
			}
		}
	}
	texts, sets := map[cardtext.Construction]int{}, map[cardtext.Construction][]string{}
	for _, p := range all {
		for _, c := range p.needs {
			texts[c]++
			if !slices.Contains(sets[c], p.set) {
				sets[c] = append(sets[c], p.set)
			}
		}
	}
	alone, of, without := 0, map[string]int{}, map[string]int{}
	for _, p := range all {
		of[p.set]++
		if slices.ContainsFunc(p.needs, func(c cardtext.Construction) bool { return len(sets[c]) == 1 }) {
			without[p.set]++
		}
		isAlone := false
		for _, c := range p.needs {
			if texts[c] == 1 {
				isAlone = true
				t.Logf("%s alone needs %s", p.number, c.Words())
			}
		}
		if isAlone {
			alone++
		}
	}
	for set, n := range of {
		share := 100 * (n - without[set]) / n
		t.Logf("%s: %d of %d paragraphs, %d %%, are read by what other sets need", set, n-without[set], n, share)
		if n > 100 && share < 54 {
			t.Errorf("of %s, %d %% is read by what other sets need; expected at least 54 %%", set, share)
		}
	}
	t.Logf("%d of %d paragraphs need nothing that no other paragraph needs", len(all)-alone, len(all))
}

// paragraphsOf reads the paragraphs of a set file that are understood and are no keywords.
func paragraphsOf(t *testing.T, english *cardtext.Reader, file string) (all []paragraph) {
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	set, _, err := rulesdb.ReadSet(file, f)
	if err != nil {
		t.Fatal(err)
	}
	var left cardtext.Construction
	used := map[cardtext.Construction]bool{}
	noting := english.LeavingOut(func(c cardtext.Construction) bool { used[c] = true; return false })
	leaving := english.LeavingOut(func(c cardtext.Construction) bool { return c == left })
	for _, c := range set.Cards {
		for i, text := range c.Text {
			clear(used)
			whole := rulesdb.ReadText(noting, &c.Faces[i], text)
			needs := make([][]cardtext.Construction, len(whole))
			for left = range used {
				for k, other := range rulesdb.ReadText(leaving, &c.Faces[i], text) {
					if meaning(other) != meaning(whole[k]) {
						needs[k] = append(needs[k], left)
					}
				}
			}
			for k, p := range whole {
				if p.Reading.Ability != nil {
					all = append(all, paragraph{set.Name, c.Number, p.Text, needs[k]})
				}
			}
		}
	}
	return all
}

// meaning is the notation of what a paragraph means, "" for one that isn't understood.
func meaning(p rulesdb.Paragraph) string {
	if p.Reading.Ability == nil {
		return ""
	}
	return ability.Normal(p.Reading.Ability).Source()
}
