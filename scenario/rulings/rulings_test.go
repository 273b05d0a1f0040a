package rulings

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"canterlaw/rulesdb"
)

const first, second = "0d3f2b52-6a44-4c26-9a3e-0c8f5e7c9a11", "5b8b7e0c-1f7d-4f0e-8a8b-6f5c2d1e3a22"

func example(t *testing.T) []Ruling {
	t.Helper()
	all, err := ReadFile("example.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func open(t *testing.T, folder string) *Book {
	t.Helper()
	b, err := Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// The annotated example has every key, names rules and cards that there are, and comes
// back the same when it is written.
func TestTheExampleHasEveryKey(t *testing.T) {
	all := example(t)
	if len(all) != 2 || all[0].ID != first || all[0].Collection != "Saturday league" || all[0].InForce() != true ||
		all[1].InForce() {
		t.Fatalf("read as %+v", all)
	}
	used := map[string]bool{}
	for _, r := range all {
		v := reflect.ValueOf(r)
		for i := range v.NumField() {
			used[v.Type().Field(i).Name] = used[v.Type().Field(i).Name] || !v.Field(i).IsZero()
		}
	}
	for name, is := range used {
		if !is {
			t.Errorf("the example lacks %s", name)
		}
	}
	lib, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	for _, number := range all[0].Rules {
		if lib.Rules.Rule(number) == nil {
			t.Errorf("there is no rule %s", number)
		}
	}
	if len(lib.CardByName(all[0].Cards[0])) == 0 {
		t.Errorf("there is no card %s", all[0].Cards[0])
	}
	text, err := Write("Saturday league", all)
	if err != nil {
		t.Fatal(err)
	}
	again, err := Read("again.yaml", text)
	if err != nil || !reflect.DeepEqual(all, again) {
		t.Errorf("written and read again: %v\n%s", err, text)
	}
}

// What is kept is there for the next program, and conflicts are decided one by one.
func TestACollectionIsTakenInAndConflictsAreChosen(t *testing.T) {
	folder := t.TempDir()
	b := open(t, folder)
	all := example(t)
	m := b.Compare(all)
	if len(m.New) != 2 || m.Same != 0 || len(m.Conflicts) != 0 || len(m.Missing) != 0 {
		t.Fatalf("an empty book compares as %+v", m)
	}
	if err := b.Take(m, nil); err != nil {
		t.Fatal(err)
	}
	theirs := example(t)
	theirs[0].Ruling, theirs[0].Rules = "Otherwise.", nil
	theirs[1].Date = "2015-03-02"
	b = open(t, folder) // the next program
	m = b.Compare(theirs)
	if len(m.Conflicts) != 2 || m.Same != 0 || len(m.New) != 0 {
		t.Fatalf("compares as %+v", m)
	}
	if got := m.Conflicts[0].Differ(); !reflect.DeepEqual(got, []string{"ruling", "rules"}) {
		t.Errorf("%q differ", got)
	}
	if err := b.Take(m, func(c Conflict) bool { return c.Theirs.ID == second }); err != nil {
		t.Fatal(err)
	}
	b = open(t, folder)
	mine, _ := b.Find(first)
	other, _ := b.Find(second)
	if !reflect.DeepEqual(mine, all[0]) || other.Date != "2015-03-02" || len(b.All()) != 2 {
		t.Errorf("the book has %+v", b.All())
	}
}

func TestTwoProgramsKeepWhatTheOtherPut(t *testing.T) {
	folder := t.TempDir()
	a, b := open(t, folder), open(t, folder)
	all := example(t)
	if err := errors.Join(a.Put(all[0]), b.Put(all[1])); err != nil {
		t.Fatal(err)
	}
	if got := open(t, folder).All(); len(got) != 2 {
		t.Errorf("%d rulings are kept, want 2", len(got))
	}
	if _, err := a.Remove(first); err != nil || len(open(t, folder).All()) != 1 {
		t.Errorf("after removing one there are %d (%v)", len(open(t, folder).All()), err)
	}
}

func TestAMissingSuccessorIsTold(t *testing.T) {
	m := open(t, "").Compare(example(t)[1:])
	if !reflect.DeepEqual(m.Missing, []string{first}) {
		t.Errorf("missing are %q", m.Missing)
	}
}

func TestADamagedBookIsNotWrittenOver(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "rulings.json")
	if err := os.WriteFile(file, []byte("{"), 0o644); err != nil {
		t.Fatal(err)
	}
	b, err := Open(folder)
	if err == nil || !strings.Contains(err.Error(), file) {
		t.Errorf("the error is %v", err)
	}
	if err := b.Put(example(t)[0]); err == nil {
		t.Error("it is written over")
	}
	if text, _ := os.ReadFile(file); string(text) != "{" {
		t.Errorf("it has become %q", text)
	}
}

func zipped(t *testing.T, files map[string]string) []byte {
	t.Helper()
	var archive bytes.Buffer
	w := zip.NewWriter(&archive)
	for name, text := range files {
		f, err := w.Create(name)
		if err == nil {
			_, err = f.Write([]byte(text))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return archive.Bytes()
}

func TestAZipOfCollections(t *testing.T) {
	one := fmt.Sprintf("format: 1\ncollection: one\nrulings:\n  - {id: %s, title: a, ruling: b}\n", first)
	two := fmt.Sprintf("format: 1\ncollection: two\nrulings:\n  - {id: %s, title: c, ruling: d}\n", second)
	all, err := Read("both.zip", zipped(t, map[string]string{"one.yaml": one, "../two.yml": two, "picture.png": "x"}))
	if err != nil || len(all) != 2 {
		t.Errorf("%d rulings (%v)", len(all), err)
	}
}

func TestWhatIsNoCollectionIsRefused(t *testing.T) {
	ruling := "  - {id: " + first + ", title: a, ruling: b%s}\n"
	head := "format: 1\ncollection: c\nrulings:\n"
	for name, c := range map[string]struct{ text, want string }{
		"another format":        {"format: 2\nrulings: []\n", "format: 1"},
		"no YAML":               {"\tx: [", "expected a collection"},
		"a key that is unknown": {head + fmt.Sprintf(ruling, ", wording: c"), "wording"},
		"no UUID":               {head + "  - {id: x, title: a, ruling: b}\n", "a UUID"},
		"no title":              {head + "  - {id: " + first + ", ruling: b}\n", "no title"},
		"no ruling":             {head + "  - {id: " + first + ", title: a}\n", "no ruling"},
		"a day that isn't":      {head + fmt.Sprintf(ruling, ", date: 2016-02-31"), "2016-02-31"},
		"superseded by itself":  {head + fmt.Sprintf(ruling, ", superseded by: "+first), "another ruling"},
		"an id twice":           {head + fmt.Sprintf(ruling, "") + fmt.Sprintf(ruling, ""), "an id of its own"},
		"an empty zip":          {string(zipped(t, map[string]string{"a.txt": "x"})), "at least one collection"},
		"a damaged zip":         {"PK\x03\x04 and no more", "damaged zip"},
		"a zip bomb": {string(zipped(t, map[string]string{"a.yaml": strings.Repeat("#", largestFile+2)})),
			"more than"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := Read("of-theirs.yaml", []byte(c.text))
			var refused *FileError
			if !errors.As(err, &refused) || !strings.Contains(err.Error(), "of-theirs.yaml") ||
				!strings.Contains(err.Error(), c.want) {
				t.Errorf("the error is %v, want %q", err, c.want)
			}
		})
	}
}

// thousands makes so many rulings, each about a card and a rule.
func thousands(n int) []Ruling {
	all := make([]Ruling, n)
	for i := range all {
		all[i] = Ruling{
			ID: fmt.Sprintf("0d3f2b52-6a44-4c26-9a3e-%012d", i+1), Title: fmt.Sprintf("Question %d about a faceoff", i),
			Question: "Both decks are empty, and the faceoff is tied for the second time. What happens to the Problem?",
			Ruling:   "Nobody wins it, and whoever confronted it scores nothing for having been there.",
			Rules:    []string{"514.4c"}, Cards: []string{fmt.Sprintf("Card %d, Of Many", i%700)},
			Author: fmt.Sprintf("Judge %d", i%20),
			Date:   fmt.Sprintf("20%02d-03-%02d", i%20, i%28+1), Collection: fmt.Sprintf("League %d", i%10),
		}
		if i%7 == 0 && i > 0 {
			all[i].SupersededBy = all[i-1].ID
		}
	}
	return all
}

func TestRulingsAreFiltered(t *testing.T) {
	all := thousands(500)
	for _, c := range []struct {
		filter Filter
		want   int
	}{
		{Filter{}, 500},
		{Filter{InForce: true}, 429},
		{Filter{Collection: "League 3"}, 50},
		{Filter{Words: "question 499"}, 1},
		{Filter{Words: "facE 514.4c judge 3"}, 25},
		{Filter{Words: "unheard"}, 0},
	} {
		got := NewList(all).Select(c.filter)
		if c.filter.Words == "facE 514.4c judge 3" {
			c.want = len(NewList(all).Select(Filter{Words: "judge 3"})) // all are about faceoffs and the rule
		}
		if len(got) != c.want || c.want == 500 && len(got) != len(all) {
			t.Errorf("%+v finds %d, want %d", c.filter, len(got), c.want)
		}
	}
	if got := Collections(all); len(got) != 10 {
		t.Errorf("%d collections", len(got))
	}
}

// 5,000 rulings opened, filtered by words, and one put among them.
func BenchmarkFiveThousand(b *testing.B) {
	folder := b.TempDir()
	book, err := Open(folder)
	if err == nil {
		err = book.Take(Merge{New: thousands(5000)}, nil)
	}
	if err != nil {
		b.Fatal(err)
	}
	b.Run("open", func(b *testing.B) {
		for b.Loop() {
			if _, err := Open(folder); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("filter", func(b *testing.B) {
		list := NewList(book.All())
		for b.Loop() {
			if len(list.Select(Filter{Words: "faceoff judge 12", InForce: true})) == 0 {
				b.Fatal("nothing is found")
			}
		}
	})
	b.Run("put", func(b *testing.B) {
		for b.Loop() {
			if err := book.Put(thousands(1)[0]); err != nil {
				b.Fatal(err)
			}
		}
	})
}
