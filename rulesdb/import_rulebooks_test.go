package rulesdb

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/rulesdb/userfile"
)

// rulebookText writes a rulebook with our titles and invented text: headings as
// Markdown, or in capitals on lines of their own. Keywords run in.
func rulebookText(book *Document, markdown bool) (text string, want map[string]string) {
	var b strings.Builder
	want = map[string]string{}
	b.WriteString("Of ponies.\n\n")
	want[book.Root.ID] = "Of ponies."
	if markdown {
		b.WriteString("## TABLE OF CONTENTS\n\nGame Overview .....\t2\nThe Cards .....\t3\n\n")
	} else {
		b.WriteString("TABLE OF CONTENTS\n\nGame Overview\t2\nThe Cards\t3\n\n")
	}
	for i, s := range book.Sections()[1:] {
		want[s.ID] = fmt.Sprintf("Words %d of it.\n\nMore words.", i)
		switch {
		case s.Parent.Title == "Keywords" && markdown:
			fmt.Fprintf(&b, "**%s:** %s\n\n", s.Title, want[s.ID])
		case s.Parent.Title == "Keywords":
			fmt.Fprintf(&b, "%s: %s\n\n", s.Title, want[s.ID])
		case markdown:
			fmt.Fprintf(&b, "## **%s:**\n\n%s\n\n\n", strings.ToUpper(s.Title), want[s.ID])
		default:
			fmt.Fprintf(&b, "%d. %s\n\n%s\n\n", i+1, strings.ToUpper(s.Title), want[s.ID])
		}
	}
	b.WriteString("© 2014 Nobody\n\n")
	first := book.Root.Children[0]
	fmt.Fprintf(&b, "# %s\n\n- a summary\n\nCREDITS\n\nSomebody\n", first.Title)
	want[first.ID] += "\n\n- a summary"
	return b.String(), want
}

func rulebooks(library *Library) []*Document {
	var books []*Document
	for _, d := range library.Documents {
		if d.Kind == Rulebook {
			books = append(books, d)
		}
	}
	return books
}

func TestARulebookIsReadByItsTitles(t *testing.T) {
	books := rulebooks(mustOpen(t, ""))
	if len(books) != 3 {
		t.Fatalf("%d rulebooks ship, want 3", len(books))
	}
	for _, book := range books {
		for _, markdown := range []bool{true, false} {
			t.Run(fmt.Sprintf("%s, Markdown %t", book.Root.Title, markdown), func(t *testing.T) {
				text, want := rulebookText(book, markdown)
				folder := t.TempDir()
				reports, err := ImportRulebooks(folder, writeFile(t, "book.txt", text))
				if err != nil {
					t.Fatal(err)
				}
				for _, said := range []string{`"TABLE OF CONTENTS" left out`, "the publisher's notice left out",
					`"CREDITS" left out`} {
					if !strings.Contains(reports[0].String(), said) {
						t.Errorf("the report lacks %q:\n%s", said, reports[0])
					}
				}
				library := mustOpen(t, folder)
				for _, other := range rulebooks(library) {
					got := map[string]string{}
					for _, s := range other.Sections() {
						if s.Official != "" {
							got[s.ID] = s.Official
						}
					}
					if other.Root.ID != book.Root.ID {
						if len(got) > 0 {
							t.Errorf("%s has got official text", other.Root.Title)
						}
						continue
					}
					if diff := cmp.Diff(want, got); diff != "" {
						t.Errorf("-want +got:\n%s", diff)
					}
					if other.OfficialSource != other.Source {
						t.Errorf("the source of the official text is %v, want %v", other.OfficialSource, other.Source)
					}
				}
			})
		}
	}
}

func TestWhatIsNoRulebookIsRefused(t *testing.T) {
	book := rulebooks(mustOpen(t, ""))[0]
	text, _ := rulebookText(book, true)
	good := writeFile(t, "good.txt", text)
	folder := t.TempDir()
	if _, err := ImportRulebooks(folder, good); err != nil {
		t.Fatal(err)
	}
	before := filesOf(t, folder)
	for name, test := range map[string]struct{ text, says string }{
		"empty":        {"", "found an empty file; expected a starter rulebook"},
		"cut":          {text[:len(text)/3], "headings of the rulebook that it resembles most, Canterlot Nights"},
		"of something": {"# Hay\n\nIt is dry.\n", "headings of the rulebook that it resembles most"},
		"of another": {"The rulebook of High Magic\n\n" + text,
			"found the rulebook of High Magic, which only resembles that of Canterlot Nights"},
		"not text":     {text + "é\xff", "found the byte 0xff"},
		"a Word file":  {"PK\x03\x04", "found a zip archive"},
		"a broken PDF": {"%PDF-1.4\n", "found a PDF that is damaged or cut off"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := ImportRulebooks(folder, good, writeFile(t, "bad.txt", test.text))
			if err == nil || !strings.Contains(err.Error(), "bad.txt") || !strings.Contains(err.Error(), test.says) {
				t.Errorf("the error is %v, want one that says %q", err, test.says)
			}
			if diff := cmp.Diff(before, filesOf(t, folder)); diff != "" {
				t.Errorf("the library changed:\n%s", diff)
			}
		})
	}
	if _, err := ImportRulebooks(folder, good, good); err == nil ||
		!strings.Contains(err.Error(), "one file for each rulebook") {
		t.Errorf("the same rulebook twice: %v", err)
	}
}

func TestADamagedRulebookIsSetAside(t *testing.T) {
	for name, test := range map[string]struct{ stored, says string }{
		"cut":         {`{"format": 1,`, "canterlot-nights.json:1:13: found damaged JSON"},
		"no sections": {`{"format": 1, "rulebook": {"edition": "canterlot-nights"}}`, "found no sections"},
		"another edition": {`{"format": 1, "rulebook": {"edition": "x", "sections": [{"id": "x"}]}}`,
			"found the rulebook x"},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			file := filepath.Join(folder, rulebooksFolder, "canterlot-nights.json")
			must(t, os.MkdirAll(filepath.Dir(file), 0o755))
			must(t, os.WriteFile(file, []byte(test.stored), 0o600))
			library := mustOpen(t, folder)
			if len(library.Problems) != 1 || !strings.Contains(library.Problems[0].Error(), test.says) ||
				!strings.Contains(library.Problems[0].Error(), "set aside as canterlot-nights.json.aside") {
				t.Errorf("problems %v, want one that says %q", library.Problems, test.says)
			}
		})
	}
}

func TestASectionOfAnotherVersionsRulebookIsTold(t *testing.T) {
	folder := t.TempDir()
	must(t, storeRulebooks(folder, []*officialRulebook{{Edition: "canterlot-nights", Sections: []*officialBookSection{
		{ID: "canterlot-nights/keywords", Text: "Yes."}, {ID: "canterlot-nights/knitting", Text: "No."},
	}}}))
	library := mustOpen(t, folder)
	if len(library.Problems) != 1 || !strings.Contains(library.Problems[0].Error(),
		"found the sections canterlot-nights/knitting") {
		t.Errorf("problems %v", library.Problems)
	}
	if got := library.Section("canterlot-nights/keywords").Official; got != "Yes." {
		t.Errorf("the other section says %q", got)
	}
}

// TestTheRealRulebooksAreReadWhole: every line stands in a section, but for
// titles, the contents, the credits and the publisher's notices.
func TestTheRealRulebooksAreReadWhole(t *testing.T) {
	for _, document := range []struct {
		file, edition string
		sections      int
	}{
		{"000_5d77e39db5b04992.txt", "canterlot-nights", 61},
		{"001_6ba0e5f0cd0102f1.txt", "equestrian-odysseys", 63},
		{"002_f15f2aad61826d94.txt", "crystal-games", 59},
	} {
		t.Run(document.edition, func(t *testing.T) {
			file := sharedFiles(t, "documents/"+document.file)[0]
			book, report, err := readRulebookFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if book.Edition != document.edition || len(book.Sections) != document.sections {
				t.Errorf("read as %s with %d sections, want %s with %d", book.Edition, len(book.Sections),
					document.edition, document.sections)
			}
			if strings.Contains(report.String(), "no heading found") {
				t.Error(report)
			}
			var read strings.Builder
			for _, s := range book.Sections {
				read.WriteString(" " + onlyWords(s.Text))
			}
			// The lines of body text are long; titles and lists of names aren't looked at.
			inCredits := false
			for i, line := range sharedLines(t, document.file) {
				inCredits = inCredits || strings.Contains(line, "CREDITS")
				if len(line) < 80 || publisher.MatchString(line) || inCredits {
					continue
				}
				words := onlyWords(userfile.PlainSigns.Replace(strings.TrimSuffix(line, "-")))
				if at := len(words) / 3; !strings.Contains(read.String(), strings.TrimSpace(words[at:])) {
					t.Errorf("line %d is lost: %s", i+1, line)
				}
			}
		})
	}
}

func onlyWords(markdown string) string {
	return strings.Join(strings.Fields(strings.NewReplacer("*", "", "#", "").Replace(markdown)), " ")
}

func FuzzReadRulebook(f *testing.F) {
	whole, _ := rulebookText(rulebooks(mustOpen(f, ""))[0], true)
	f.Add(whole)
	f.Add("# Game Overview\n\nHm.\n\n**Swift:** Fast.\n")
	f.Add("KEYWORDS\n\nSwift: Fast.\n\n0-1\t2\n\x0c")
	documents := mustOpen(f, "").Documents
	f.Fuzz(func(t *testing.T, text string) {
		lines, err := rulebookLines("book.txt", strings.NewReader(text))
		if err != nil {
			return
		}
		book, _, err := resembling("book.txt", lines, documents)
		if err == nil && len(book.Sections) == 0 {
			t.Error("a rulebook without sections is read")
		}
	})
}
