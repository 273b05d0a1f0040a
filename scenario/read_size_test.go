package scenario

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"canterlaw/scenario/source"
)

func TestALargeFileIsRefusedUnread(t *testing.T) {
	const want = "found more than 1 MB"
	large := mainPhase + "question: |\n  " + strings.Repeat("a", source.LargestFile)
	_, err := Read(library(t), "large.yaml", []byte(large))
	var refused *source.FileError
	if !errors.As(err, &refused) || !strings.Contains(err.Error(), want) {
		t.Errorf("reading gives %v, want %q", err, want)
	}

	file := filepath.Join(t.TempDir(), "huge.yaml")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(file, 1<<40); err != nil { // a hole: nothing is on the disk
		t.Skipf("needs files with holes: %v", err)
	}
	if _, err := Load(library(t), file); !errors.As(err, &refused) || !strings.Contains(err.Error(), want) {
		t.Errorf("loading gives %v, want %q", err, want)
	}
}

func TestARefusalQuotesALongLineInPart(t *testing.T) {
	long := "long" + strings.Repeat(" long", 1000)
	_, err := Read(library(t), "broken.yaml", []byte(inAvery+"    score: "+long+"\n"))
	if err == nil {
		t.Fatal("a score in words is read")
	}
	for _, line := range strings.Split(err.Error(), "\n") {
		if letters := len([]rune(line)); letters > 250 {
			t.Errorf("a line of the refusal has %d letters: %s", letters, line)
		}
	}
	if want := "\n\t    score: long long"; !strings.Contains(err.Error(), want) {
		t.Errorf("the refusal lacks %q:\n%v", want, err)
	}
	if want := "\n\t" + strings.Repeat(" ", len("    score: ")) + "^"; !strings.HasSuffix(err.Error(), want) {
		t.Errorf("the mark is not under the score:\n%v", err)
	}
}

func TestARefusalPrintsNothingThatControlsATerminal(t *testing.T) {
	for _, text := range []string{"    score: \u009b31m\n", "    \u009b31m: 1\n", "    hand: [\"\\e[31m\"]\n",
		"    hand: [\u202ecod]\n"} {
		_, err := Read(library(t), "broken.yaml", []byte(inAvery+text))
		if err == nil {
			t.Fatalf("%q is read", text)
		}
		if strings.ContainsAny(err.Error(), "\x1b\u009b\u202e") {
			t.Errorf("the refusal of %q prints it: %q", text, err)
		}
	}
}
