package engine

import "testing"

func TestCopiesOfWhatAnUnknownCardCanBe(t *testing.T) {
	g, _ := start(t)
	for range 2 { // Starting Problems
		if err := g.Choose(0); err != nil {
			t.Fatal(err)
		}
	}
	counts := func() (drawn int, sum int) {
		d := g.State().Decision()
		for _, o := range g.Options() {
			copies := g.State().Copies(d.Card, o.Print)
			if copies < 1 {
				t.Errorf("print %d can be the card, but there are %d copies", o.Print, copies)
			}
			sum += copies
		}
		return g.State().Copies(d.Card, g.Options()[0].Print), sum
	}
	copies, all := counts()
	if copies != 9 || all != 45 {
		t.Errorf("%d copies of the first print among %d cards, want 9 among 45", copies, all)
	}
	if err := g.Choose(0); err != nil {
		t.Fatal(err)
	}
	if copies, all := counts(); copies != 8 || all != 44 {
		t.Errorf("with one drawn, %d copies of it among %d cards, want 8 among 44", copies, all)
	}
}
