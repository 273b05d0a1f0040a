package board

import (
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
)

// What a state says by number means the same once its program knows more cards: the
// abilities of cards, of what was done before, and of keywords.
func TestNumbersStayAsCardsAreAdded(t *testing.T) {
	swift := card.Card{Faces: []card.Face{{Title: "Swift One", Type: card.Friend,
		Keywords:  []card.Keyword{{Name: "Swift"}},
		Abilities: []string{"When(EntersPlay(This))\nDraw()"}}}}
	pumped := card.Card{Faces: []card.Face{{Title: "Pumped One", Type: card.Friend,
		Keywords:  []card.Keyword{{Name: "Pumped"}, {Name: "Swift"}},
		Abilities: []string{"When(EntersPlay(This))\nGain(2)", "HasKeyword(This, \"Stubborn\")"}}}}
	program, err := NewProgram(nil, 2, []card.Card{swift}, Readings{},
		Additions{Effects: []string{"Gain(3)"}, Words: []string{"tip"}})
	if err != nil {
		t.Fatal(err)
	}
	once, err := program.With([]string{"mud"}, pumped)
	if err != nil {
		t.Fatal(err)
	}
	twice, err := once.With(nil, pumped, swift)
	if err != nil {
		t.Fatal(err)
	}
	for _, extended := range []struct{ from, to *Program }{{program, once}, {once, twice}} {
		if diff := cmp.Diff(described(extended.from),
			described(extended.to)[:len(extended.from.abilities)]); diff != "" {
			t.Errorf("other abilities by the same numbers:\n%s", diff)
		}
		if diff := cmp.Diff(extended.from.words, extended.to.words[:len(extended.from.words)]); diff != "" {
			t.Errorf("other words by the same numbers:\n%s", diff)
		}
		if diff := cmp.Diff(extended.from.effects, extended.to.effects); diff != "" {
			t.Errorf("other effects of the position:\n%s", diff)
		}
	}
	for print := 2; print <= 4; print++ {
		want := twice.keywords["Swift"][0]
		refs := twice.printed[print][0]
		if !refersTo(refs, want) {
			t.Errorf("the abilities %v of %s lack those of Swift, %d", refs, twice.prints[print].Name(), want)
		}
	}
	if len(once.keywords["Pumped"]) == 0 || len(once.keywords["Stubborn"]) == 0 {
		t.Error("the keywords that were added are not defined")
	}
}

func refersTo(refs []AbilityRef, id AbilityID) bool {
	for _, ref := range refs {
		if ref.ID == id {
			return true
		}
	}
	return false
}

// described gives what each ability is: the card and paragraph or keyword, and its
// notation.
func described(p *Program) []string {
	all := make([]string, len(p.abilities))
	for id := 1; id < len(p.abilities); id++ {
		a := &p.abilities[id]
		name := a.Keyword
		if a.Print != 0 {
			name = p.prints[a.Print].Name()
		}
		all[id] = name + ": "
		for _, n := range a.Statements {
			all[id] += ability.Print(n)
		}
	}
	return all
}

// A program is made anew for the points that it is made by, and only for those: by each
// reading it is then what it would be if it had been made so at first.
func TestAProgramReadOtherwise(t *testing.T) {
	face := card.Face{Title: "Knows All", Type: card.Friend, Abilities: []string{
		"When(EntersPlay(This))\nGain()\nif Any(Friend && Opposing) {\n    Draw()\n}",
		"When(StartOf(Turn, You))\nfor Until(EndOf(Turn)) {\n    AddPower(Friend && Yours, 1)\n}",
	}}
	for _, k := range ability.Keywords() {
		face.Keywords = append(face.Keywords, card.Keyword{Name: k.Name, X: 2})
	}
	prints := []card.Card{{Faces: []card.Face{face}}}
	program, err := NewProgram(nil, 2, prints, Readings{}, Additions{})
	if err != nil {
		t.Fatal(err)
	}
	for d := range disputedCount {
		for reading := range d.Readings() {
			readings := Readings{}
			readings[d] = reading
			want, err := NewProgram(nil, 2, prints, readings, Additions{})
			if err != nil {
				t.Fatal(err)
			}
			got, err := program.ReadAs(d, reading)
			if err != nil {
				t.Fatal(err)
			}
			if got.Reading(d) != reading || got.looksBack != want.looksBack ||
				!reflect.DeepEqual(got.abilities, want.abilities) {
				t.Errorf("point %d read as %d gives another program than one made so", d, reading)
			}
		}
	}
}
