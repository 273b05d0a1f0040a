package scenario

import (
	"path/filepath"
	"testing"

	"canterlaw/engine/board"
	"canterlaw/rulesdb"
)

const avery, blake = board.Player(0), board.Player(1)

// head is what every scenario begins with, in four lines; and mainPhase a head with the
// smallest setup, in five lines: what a test adds begins in line 6.
const (
	head      = "format: 1\nid: 0f8e7c1a-5b2d-4c3e-9a41-77d0c3b2a190\ntitle: A test\ntext: ignored\n"
	mainPhase = head + "setup: {at: {turn: Avery, moment: main phase}}\n"
)

func library(t testing.TB) *rulesdb.Library {
	t.Helper()
	lib, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	return lib
}

// read reads a scenario that must be fine.
func read(t testing.TB, text string) *Scenario {
	t.Helper()
	s, err := Read(library(t), "test.yaml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func annotatedExample(t testing.TB) *Scenario {
	t.Helper()
	s, err := Load(library(t), filepath.Join("..", "data", "scenarios", "annotated-example.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	return s
}
