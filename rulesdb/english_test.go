package rulesdb

import (
	"testing"
	"testing/synctest"
	"time"

	"canterlaw/engine/cardtext"
)

// TestEnglishIsForgotten: asked for again within the time, it is the one of before; unused
// for longer, it is made anew.
func TestEnglishIsForgotten(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		made := 0
		e := english{make: func() *cardtext.Reader { made++; return new(cardtext.Reader) }}
		for range 3 {
			e.ask()
			time.Sleep(unused - time.Second)
		}
		if made != 1 || e.reader == nil {
			t.Fatalf("made %d times while it was used, want once", made)
		}
		time.Sleep(unused)
		synctest.Wait()
		if e.reader != nil {
			t.Error("it is kept though nobody uses it")
		}
		if e.ask(); made != 2 {
			t.Errorf("made %d times, want anew after it was forgotten", made)
		}
	})
}

func BenchmarkNewEnglish(b *testing.B) {
	library, err := Open("")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		library.EnglishWith(nil)
	}
}
