package rule

import (
	"bytes"
	"os"
	"testing"

	"canterlaw/engine/rule/internal/constants"
)

func TestNumbersFileIsFresh(t *testing.T) {
	list, err := os.ReadFile("../../data/rules/numbers.txt")
	if err != nil {
		t.Fatal(err)
	}
	want, err := constants.Source(string(list))
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("numbers.go")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("numbers.go is stale: run go generate ./engine/rule")
	}
}

func TestThereAre358Rules(t *testing.T) {
	if Count != 358 {
		t.Errorf("there are %d rules, the Comprehensive Rules 3.4 have 358", Count)
	}
}

func TestParseIsTheInverseOfString(t *testing.T) {
	for _, n := range All() {
		back, err := Parse("(" + n.String() + ")")
		if err != nil || back != n {
			t.Errorf("Parse(%s) = %d, %v; want %d", n, back, err, n)
		}
	}
	for _, wrong := range []string{"", "514", "514.4z", "999.1", "(604.1e)"} {
		if n, err := Parse(wrong); err == nil {
			t.Errorf("Parse(%q) = %s, want an error", wrong, n)
		}
	}
}

func TestSection(t *testing.T) {
	if got := R511_7a_i.Section(); got != 511 {
		t.Errorf("511.7a.i stands in section %d, want 511", got)
	}
}
