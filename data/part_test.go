package data_test

import (
	"bytes"
	"io/fs"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"

	"canterlaw/data"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/search"
)

// everything is what the program loads of package data.
type everything struct {
	library   *rulesdb.Library
	decks     []*rulesdb.Deck
	scenarios []scenario.Head
	documents []search.Document
}

func load(t testing.TB) everything {
	t.Helper()
	var all everything
	var err error
	if all.library, err = rulesdb.Open(""); err != nil {
		t.Fatal(err)
	}
	if all.decks, err = all.library.ThemeDecks(); err != nil {
		t.Fatal(err)
	}
	if all.scenarios, err = scenario.Heads(); err != nil {
		t.Fatal(err)
	}
	all.documents = append(search.Documents(all.library), search.Scenarios(all.scenarios)...)
	return all
}

func generate(t testing.TB) fstest.MapFS {
	t.Helper()
	forms, err := data.Generate()
	if err != nil {
		t.Fatal(err)
	}
	files := fstest.MapFS{}
	for name, form := range forms {
		files[name] = &fstest.MapFile{Data: form}
	}
	return files
}

// use has parts load from generated files until the test ends.
func use(t testing.TB, files fs.FS) {
	former := data.UseGenerated(files)
	t.Cleanup(func() { data.UseGenerated(former) })
}

// TestTheGeneratedFormIsFresh: what is built in is what the files say now.
func TestTheGeneratedFormIsFresh(t *testing.T) {
	built, err := fs.Glob(data.Generated(), "generated/*.cbor")
	if err != nil {
		t.Fatal(err)
	}
	if len(built) == 0 {
		t.Skip("this build has no generated form (-tags=generated, as make sets it)")
	}
	fresh := generate(t)
	if len(built) != len(fresh) {
		t.Errorf("data/generated has %d parts, the program %d: renew it by make data", len(built), len(fresh))
	}
	for name, file := range fresh {
		old, err := fs.ReadFile(data.Generated(), name)
		if err != nil || !bytes.Equal(old, file.Data) {
			t.Errorf("data/%s is out of date: renew it by make data (%v)", name, err)
		}
	}
}

// TestTheGeneratedFormLosesNothing: the program has the same of it as of the
// files.
func TestTheGeneratedFormLosesNothing(t *testing.T) {
	use(t, fstest.MapFS{})
	read := load(t)
	use(t, generate(t))
	loaded := load(t)
	for what, pair := range map[string][2]any{
		"rules":     {read.library.Rules, loaded.library.Rules},
		"glossary":  {read.library.Glossary, loaded.library.Glossary},
		"cards":     {read.library.Cards, loaded.library.Cards},
		"errata":    {read.library.Errata, loaded.library.Errata},
		"documents": {read.library.Documents, loaded.library.Documents},
		"formats":   {read.library.Formats, loaded.library.Formats},
		"decks":     {read.decks, loaded.decks},
		"scenarios": {read.scenarios, loaded.scenarios},
		"to search": {read.documents, loaded.documents},
	} {
		if !reflect.DeepEqual(pair[0], pair[1]) {
			t.Errorf("%s: what is loaded isn't what is read", what)
		}
	}
	if len(read.scenarios) < 300 || len(read.documents) < 1000 || len(read.decks) != 6 {
		t.Errorf("%d scenarios, %d documents and %d decks were compared", len(read.scenarios), len(read.documents), len(read.decks))
	}
}

// TestEqualPartsHaveEqualForms, so that the test of freshness can compare them.
func TestEqualPartsHaveEqualForms(t *testing.T) {
	first := generate(t)
	for name, file := range generate(t) {
		if !bytes.Equal(file.Data, first[name].Data) {
			t.Errorf("%s differs from one time to the next", name)
		}
	}
}

func TestADamagedGeneratedFormSaysHowToRenewIt(t *testing.T) {
	files := generate(t)
	whole := files["generated/cards.cbor"].Data
	files["generated/cards.cbor"] = &fstest.MapFile{Data: whole[:len(whole)/2]}
	use(t, files)
	_, err := rulesdb.Open("")
	if err == nil || !strings.Contains(err.Error(), "data/generated/cards.cbor") || !strings.Contains(err.Error(), "make data") {
		t.Errorf("the error is %v", err)
	}
}

// BenchmarkLoad loads all of package data, as the program does when it starts:
// from the generated form, and from the files.
func BenchmarkLoad(b *testing.B) {
	for name, files := range map[string]fs.FS{"generated": generate(b), "files": fstest.MapFS{}} {
		b.Run(name, func(b *testing.B) {
			use(b, files)
			for b.Loop() {
				load(b)
			}
		})
	}
}
