package ui

import (
	"testing"

	"canterlaw/ui/about"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/reference"
)

// Whoever asks which version this is and what it contains finds it from the start page, and
// on the page of each library its licence, where they were collected.
func TestTheProgramTellsWhatItIs(t *testing.T) {
	for name, size := range uitest.Sizes {
		t.Run(name, func(t *testing.T) {
			s := openShell(t, size)
			c := s.window.Canvas()
			s.reference.Open(reference.Place{})
			s.reference.Follow("help:about")
			wantTitle(t, s, "About Canterlaw – Canterlaw")
			wantWords(t, s, about.ThisVersion().Lines()[0])
			wantWords(t, s, about.OwnLicense)
			uitest.CheckInside(t, c)
			all, hasTexts, err := about.Components()
			if err != nil {
				t.Fatal(err)
			}
			if !hasTexts {
				t.Skip("licences were not collected for this build: make build does so")
			}
			for _, component := range all {
				if len(component.Texts) == 0 && component.Note == "" {
					t.Errorf("%s has no licence", component.Name)
				}
			}
			wantWords(t, s, "fyne.io/fyne/v2")
			s.reference.Follow("help:licence%2Ffyne.io%2Ffyne%2Fv2")
			wantTitle(t, s, "fyne.io/fyne/v2 – Canterlaw")
			wantWords(t, s, "SIL OPEN FONT LICENSE")
			uitest.CheckInside(t, c)
		})
	}
}
