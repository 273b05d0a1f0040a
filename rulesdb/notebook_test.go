package rulesdb

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// at is a moment, so many minutes into a tournament.
func at(minutes int) time.Time {
	return time.Date(2016, 7, 27, 10, minutes, 0, 0, time.UTC)
}

func ruleEntry(number string, minutes int) Entry {
	return Entry{Page: PageID{"rule", number}, Title: number + " (Faceoffs)", When: at(minutes)}
}

// mustNotebook opens a notebook in which nothing is damaged.
func mustNotebook(t testing.TB, folder string) *Notebook {
	t.Helper()
	n := OpenNotebook(folder)
	if n.Problems != nil {
		t.Fatal(n.Problems)
	}
	return n
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// TestANotebookIsKept: what was kept is there the next time, in a folder that
// wasn't there before; and without a folder, until the program ends.
func TestANotebookIsKept(t *testing.T) {
	for _, folder := range []string{"", filepath.Join(t.TempDir(), "new", "library")} {
		n := mustNotebook(t, folder)
		must(t, n.Bookmark(ruleEntry("514", 1)))
		must(t, n.Bookmark(ruleEntry("510.2", 2)))
		must(t, n.Bookmark(ruleEntry("104", 3)))
		must(t, n.RemoveBookmark(PageID{"rule", "514"}))
		must(t, n.Visit(ruleEntry("514", 4)))
		must(t, n.Visit(ruleEntry("104", 5)))
		must(t, n.Visit(ruleEntry("514", 6)))
		must(t, n.SetNote(ruleEntry("514", 7), "  First.\r\n\r\n- [510](rule:510)\n"))
		must(t, n.SetNote(Entry{PageID{"glossary", "Calming X"}, "Calming X", at(8)}, "# Mine"))
		must(t, n.SetNote(ruleEntry("104", 9), "Gone."))
		must(t, n.SetNote(ruleEntry("104", 10), " \n"))
		if folder != "" {
			n = mustNotebook(t, folder)
		}
		if diff := cmp.Diff([]Entry{ruleEntry("104", 3), ruleEntry("510.2", 2)}, n.Bookmarks()); diff != "" {
			t.Errorf("bookmarks (-want +got):\n%s", diff)
		}
		if n.IsBookmarked(PageID{"rule", "514"}) || !n.IsBookmarked(PageID{"rule", "104"}) {
			t.Error("514 is bookmarked still, or 104 is not")
		}
		if diff := cmp.Diff([]Entry{ruleEntry("514", 6), ruleEntry("104", 5)}, n.History()); diff != "" {
			t.Errorf("history (-want +got):\n%s", diff)
		}
		want := []Note{
			{Entry{PageID{"glossary", "Calming X"}, "Calming X", at(8)}, "# Mine"},
			{ruleEntry("514", 7), "First.\n\n- [510](rule:510)"},
		}
		if diff := cmp.Diff(want, n.Notes()); diff != "" {
			t.Errorf("notes (-want +got):\n%s", diff)
		}
		if got := n.Note(PageID{"rule", "514"}); got != want[1].Text {
			t.Errorf("the note on 514 is %q", got)
		}
		must(t, n.ClearHistory())
		if folder != "" {
			n = mustNotebook(t, folder)
		}
		if n.History() != nil {
			t.Errorf("a cleared history has %v", n.History())
		}
	}
}

// TestTheHistoryEnds at the pages of some time ago.
func TestTheHistoryEnds(t *testing.T) {
	n := mustNotebook(t, "")
	for i := range historyLength + 5 {
		must(t, n.Visit(ruleEntry(fmt.Sprint(i), i)))
	}
	history := n.History()
	if len(history) != historyLength || history[0].Page.ID != fmt.Sprint(historyLength+4) {
		t.Errorf("%d pages are kept, the last being %v; want %d", len(history), history[0], historyLength)
	}
}

// TestTheFilesOfANotebookCanBeRead by people, and be written by hand.
func TestTheFilesOfANotebookCanBeRead(t *testing.T) {
	folder := t.TempDir()
	n := mustNotebook(t, folder)
	must(t, n.Bookmark(ruleEntry("514", 1)))
	must(t, n.SetNote(ruleEntry("514.4c", 2), "Ask **both**."))
	for name, want := range map[string]string{
		"bookmarks.yaml": `# Pages that were bookmarked in Canterlaw, the latest first.
format: 1
pages:
- {page: "rule:514", title: "514 (Faceoffs)", when: 2016-07-27T10:01:00Z}
`,
		"notes/rule-514.4c.md": `---
page: "rule:514.4c"
title: "514.4c (Faceoffs)"
when: 2016-07-27T10:02:00Z
---

Ask **both**.
`,
	} {
		got, err := os.ReadFile(filepath.Join(folder, "notebook", name))
		if diff := cmp.Diff(want, string(got)); err != nil || diff != "" {
			t.Errorf("%s: %v (-want +got):\n%s", name, err, diff)
		}
	}

	byHand := "\ufeff---\r\npage: card:PR13\r\ntitle: Holly Dash\r\nwhen: " +
		"2016-07-27T10:03:00Z\r\n---\r\nOne\r\n---\r\ntwo\r\n"
	must(t, os.WriteFile(filepath.Join(folder, "notebook/notes/any name.md"), []byte(byHand), 0o600))
	n = mustNotebook(t, folder)
	if got := n.Note(PageID{"card", "PR13"}); got != "One\n---\ntwo" {
		t.Errorf("a note written by hand is %q", got)
	}
}

// TestAnyTextIsKeptAsItIs, whatever signs it has.
func TestAnyTextIsKeptAsItIs(t *testing.T) {
	folder := t.TempDir()
	rapid.Check(t, func(r *rapid.T) {
		sign := rapid.RuneFrom([]rune("ab \n\t\r#:-'\"|>{}[]&*!%@`~\\,.?/é★…\u2028\u0085\u00a0\x01"))
		text, title, id := rapid.StringOf(sign).Draw(r, "text"), rapid.StringOf(sign).Draw(r, "title"),
			"x"+rapid.StringOf(sign).Draw(r, "id")
		entry := Entry{PageID{"glossary", id}, title, at(1)}
		n := OpenNotebook(folder)
		if err := errors.Join(n.SetNote(entry, text), n.Bookmark(entry)); err != nil {
			r.Fatal(err)
		}
		want := n.Note(entry.Page)
		n = OpenNotebook(folder)
		if n.Problems != nil {
			r.Fatal(n.Problems)
		}
		if got := n.Note(entry.Page); got != want {
			r.Errorf("%q is kept as %q", want, got)
		}
		if diff := cmp.Diff([]Entry{entry}, n.Bookmarks()); diff != "" {
			r.Errorf("bookmarks (-want +got):\n%s", diff)
		}
		if err := errors.Join(n.SetNote(entry, ""), n.RemoveBookmark(entry.Page)); err != nil {
			r.Fatal(err)
		}
	})
}

// A note with several carriage returns before the end of a line is read as it was set.
func TestLineEndsOfANoteAreKept(t *testing.T) {
	folder := t.TempDir()
	entry := Entry{PageID{"glossary", "x"}, "x", at(1)}
	must(t, OpenNotebook(folder).SetNote(entry, "a\r\r\nb\rc"))
	if got := mustNotebook(t, folder).Note(entry.Page); got != "a\nb\rc" {
		t.Errorf("the note is %q", got)
	}
}

// TestADamagedFileIsSetAside and named; the rest is there, and nothing is lost.
func TestADamagedFileIsSetAside(t *testing.T) {
	for name, test := range map[string]struct{ file, content, says string }{
		"not YAML": {"bookmarks.yaml", "format: 1\npages: [\n", "bookmarks.yaml:"},
		"unknown key": {"bookmarks.yaml", "format: 1\npages:\n- {page: \"rule:514\", stars: 5}\n",
			"bookmarks.yaml:3"},
		"another format": {"bookmarks.yaml", "format: 2\npages: []\n", "found format 2; expected format 1"},
		"no page": {"history.yaml", "format: 1\npages:\n- {page: 514, title: a, when: 2016-07-27T10:03:00Z}\n",
			`history.yaml:3: found the page "514"; expected one such as rule:514.4c`},
		"no time": {"history.yaml", "format: 1\npages:\n- {page: \"rule:514\", title: a}\n",
			"history.yaml:3: found no time"},
		"not text":     {"history.yaml", "format: 1\npages: []\n# \xff\n", "text in UTF-8"},
		"no head":      {"notes/a.md", "Only text.\n", "a.md:1: found no head"},
		"a wrong head": {"notes/a.md", "---\npage: \"rule:514\"\nstars: 5\n---\n", "a.md:3"},
		"a second note": {"notes/z.md", "---\npage: \"rule:104\"\nwhen: 2016-07-27T10:03:00Z\n---\nx\n",
			"there is one in rule-104.md"},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			n := mustNotebook(t, folder)
			must(t, n.SetNote(ruleEntry("104", 1), "Sound."))
			file := filepath.Join(folder, "notebook", test.file)
			must(t, os.WriteFile(file, []byte(test.content), 0o600))

			n = OpenNotebook(folder)
			if len(n.Problems) != 1 || !strings.Contains(n.Problems[0].Error(), test.says) ||
				!strings.Contains(n.Problems[0].Error(), "set aside as "+filepath.Base(file)+".aside") {
				t.Fatalf("problems: %v; want one that says %q", n.Problems, test.says)
			}
			if got := n.Note(PageID{"rule", "104"}); got != "Sound." {
				t.Errorf("the sound note is %q", got)
			}
			must(t, n.Bookmark(ruleEntry("514", 2)))
			must(t, n.Visit(ruleEntry("514", 2)))
			if got, err := os.ReadFile(file + ".aside"); err != nil || string(got) != test.content {
				t.Errorf("set aside is %q (%v)", got, err)
			}
			mustNotebook(t, folder)
			must(t, os.WriteFile(file, []byte(test.content), 0o600)) // damaged again
			OpenNotebook(folder)
			if _, err := os.Stat(file + ".aside2"); err != nil {
				t.Errorf("the second damaged file is not beside the first: %v", err)
			}
		})
	}
}

// TestTwoWindowsKeepWhatEachOtherKept.
func TestTwoWindowsKeepWhatEachOtherKept(t *testing.T) {
	folder := t.TempDir()
	one, other := mustNotebook(t, folder), mustNotebook(t, folder)
	must(t, one.Bookmark(ruleEntry("514", 1)))
	must(t, other.Bookmark(ruleEntry("510", 2)))
	must(t, one.Bookmark(ruleEntry("104", 3)))
	want := []Entry{ruleEntry("104", 3), ruleEntry("510", 2), ruleEntry("514", 1)}
	if diff := cmp.Diff(want, mustNotebook(t, folder).Bookmarks()); diff != "" {
		t.Errorf("bookmarks (-want +got):\n%s", diff)
	}

	must(t, one.SetNote(ruleEntry("514", 4), "One's."))
	if err := other.SetNote(ruleEntry("514", 5), "The other's."); err == nil ||
		!strings.Contains(err.Error(), "set aside as rule-514.md.aside") {
		t.Errorf("writing over another window's note: %v", err)
	}
	if got := mustNotebook(t, folder).Note(PageID{"rule", "514"}); got != "The other's." {
		t.Errorf("the note is %q", got)
	}
}

func TestSeveralGoroutinesUseANotebook(t *testing.T) {
	folder := t.TempDir()
	n := mustNotebook(t, folder)
	var all sync.WaitGroup
	for i := range 20 {
		all.Go(func() {
			if err := errors.Join(n.Visit(ruleEntry(fmt.Sprint(i), i)),
				n.SetNote(ruleEntry(fmt.Sprint(i), i), "x")); err != nil {
				t.Error(err)
			}
			n.Notes()
		})
	}
	all.Wait()
	again := mustNotebook(t, folder)
	if got := len(again.History()); got != 20 || again.History()[0].Page.ID != "19" || len(again.Notes()) != 20 {
		t.Errorf("%d pages and %d notes are kept, the last page being %v; want 20", got, len(again.Notes()),
			again.History()[0])
	}
}

// TestAFolderThatCantBeWrittenTo is told, and nothing has changed.
func TestAFolderThatCantBeWrittenTo(t *testing.T) {
	folder := t.TempDir()
	n := mustNotebook(t, folder)
	must(t, os.WriteFile(filepath.Join(folder, "notebook"), nil, 0o600)) // a file where the folder is to be
	var refused *FolderError
	if err := n.SetNote(ruleEntry("514", 1), "x"); !errors.As(err, &refused) {
		t.Errorf("a note: %v", err)
	}
	if n.Notes() != nil {
		t.Errorf("there is a note that is not kept: %v", n.Notes())
	}
	if err := n.Bookmark(ruleEntry("514", 1)); err == nil {
		t.Error("a bookmark is not refused")
	}
	if n.Bookmarks() != nil {
		t.Errorf("there is a bookmark that is not kept: %v", n.Bookmarks())
	}
}
