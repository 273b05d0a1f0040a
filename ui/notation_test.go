package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/rulesdb"
	"canterlaw/search"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/reference"
)

func TestACardShowsItsAbilitiesInNotation(t *testing.T) {
	for name, size := range map[string]fyne.Size{"landscape": uitest.Landscape, "portrait": uitest.Portrait} {
		t.Run(name, func(t *testing.T) {
			s := openShell(t, size)
			s.reference.Open(reference.Place{Kind: search.Card, ID: "CG133#2"}) // from a line of a trail
			wantTitle(t, s, "Feedbag – Canterlaw")
			wantText(t, s, "Abilities")
			library, err := rulesdb.Open("")
			if err != nil {
				t.Fatal(err)
			}
			card, err := library.FindCard("CG133")
			if err != nil {
				t.Fatal(err)
			}
			english := library.EnglishOf(&card.Faces[0], card.Faces[0].Abilities[1])
			if english == "" {
				t.Fatal("there is no English for its second ability")
			}
			wantWords(t, s, rulesdb.WithSigns(english))
			notation, _, _ := strings.Cut(card.Faces[0].Abilities[1], "\n")
			wantNoText(t, s, notation)
			uitest.PressButton(t, s.window.Canvas(), "Show notation")
			wantText(t, s, notation)
			wantText(t, s, "▸ Ability 2")
			wantText(t, s, "✓ Runs in the sandbox")
			uitest.Resize(s.window, uitest.Large) // lays out what has grown, as a window does before it paints
			uitest.Resize(s.window, size)
			uitest.CheckInside(t, s.window.Canvas())
		})
	}
}

func TestAKeywordShowsItsDefinitionAndItsCards(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	s.reference.Open(reference.Place{Kind: search.Glossary, ID: "Calming"})
	wantTitle(t, s, "Calming X – Canterlaw")
	wantText(t, s, "In notation")
	wantText(t, s, "it := When(EntersPlay(Friend && Opposing, Here))")
	wantText(t, s, "Cards known with it: ")
	uitest.CheckInside(t, s.window.Canvas())
	s.reference.Open(reference.Place{Kind: search.Glossary, ID: "Swift"})
	wantText(t, s, "Cards known with it: ")
}
