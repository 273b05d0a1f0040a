package rulesdb

import (
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"canterlaw/data"
	"canterlaw/engine/ability"
	"canterlaw/engine/card"
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

// TestEnglishIsKept: what was said and kept is said again without the English being made, by a
// library of the same words only.
func TestEnglishIsKept(t *testing.T) {
	data.KeepIn(t.TempDir())
	t.Cleanup(func() { data.KeepIn("") })
	open := func(traits ...string) *Library {
		face := card.Face{Title: "Nettle", Traits: traits, Type: card.Friend,
			Abilities: []string{`AddPower(Friend && Yours && Here && !This, 1)`}}
		l := &Library{Cards: []*Card{{Card: card.Card{Faces: []card.Face{face}}}}}
		l.said = sync.OnceValue(l.saidBefore)
		return l
	}
	made := 0
	ask := func(l *Library) string {
		l.english = (&english{make: func() *cardtext.Reader { made++; return l.EnglishWith(nil) }}).ask
		return l.EnglishOf(&l.Cards[0].Faces[0], l.Cards[0].Faces[0].Abilities[0])
	}
	first := open("Pegasus")
	said := ask(first)
	own := card.Face{Title: "Thistle", Type: card.Friend, Abilities: []string{`AddPower(This, 2)`}}
	first.KeepEnglish(func() {}, func() { first.EnglishOf(&own, own.Abilities[0]) })
	if said == "" || made != 1 {
		t.Fatalf("said %q, the English made %d times; want some words, made once", said, made)
	}
	if again := ask(open("Pegasus")); again != said || made != 1 {
		t.Errorf("kept: %q, the English made %d times; want %q, made once", again, made, said)
	}
	later := open("Pegasus")
	ask(later)
	if says := later.EnglishOf(&own, own.Abilities[0]); says == "" || made != 1 {
		t.Errorf("kept of what else was said: %q, the English made %d times; want some words, made once", says, made)
	}
	if other := ask(open("Pegasus", "Artist")); other != said || made != 2 {
		t.Errorf("with another trait: %q, the English made %d times; want %q, made anew", other, made, said)
	}
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

// TestWhatIsSaidLaterIsKept: a part of an ability that was said after all of the library's cards
// were kept is known to a later start, once the English has been let go.
func TestWhatIsSaidLaterIsKept(t *testing.T) {
	data.KeepIn(t.TempDir())
	t.Cleanup(func() { data.KeepIn("") })
	synctest.Test(t, func(t *testing.T) {
		face := card.Face{Title: "Nettle", Type: card.Friend, Abilities: []string{"When(EntersPlay(This))\nDraw(2)"}}
		a, err := ability.Read(face.Abilities[0])
		if err != nil {
			t.Fatal(err)
		}
		made := 0
		say := func(keeps bool) string {
			l := &Library{Cards: []*Card{{Card: card.Card{Faces: []card.Face{face}}}}}
			l.said = sync.OnceValue(l.saidBefore)
			l.english = (&english{make: func() *cardtext.Reader { made++; return l.EnglishWith(nil) },
				gone: l.keepSaid}).ask
			if keeps {
				l.KeepEnglish(func() {}, func() {})
			}
			english := l.EnglishOfPart(&face, face.Abilities[0], a.Statements[1])
			time.Sleep(unused + time.Second)
			synctest.Wait()
			return english
		}
		if said := say(false); said != "draw 2 cards" || made != 1 {
			t.Fatalf("said %q, the English made %d times; want %q, once", said, made, "draw 2 cards")
		}
		say(true)
		if again := say(false); again != "draw 2 cards" || made != 2 {
			t.Errorf("said %q, the English made %d times; want it known from what is kept, made no third time",
				again, made)
		}
	})
}
