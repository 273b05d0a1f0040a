package setup

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"canterlaw/scenario"
	"canterlaw/scenario/position"
	"canterlaw/scenario/wording"
	"canterlaw/ui/look"
)

// askModifier asks what an effect did to a card that still lasts.
func (s *Screen) askModifier(c *position.Card) {
	s.ask(question{
		says: "Which modifier? Such as +2, swift, blue, trait Pegasus; with “for good”, else this turn",
		answer: func(text string) (err error) {
			s.change(func(p *position.Position) error {
				err = p.AddModifier(c, text)
				return err
			})
			return err
		},
	})
}

// lasting lists the modifiers of the chosen card, and which of its abilities that work
// once have been used.
func (s *Screen) lasting(c *position.Card) []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for _, i := range s.draft.ModifiersOf(c) {
		remove := look.NewButton("", theme.DeleteIcon(), func() {
			s.change(func(p *position.Position) error {
				p.RemoveModifier(i)
				return nil
			})
		})
		objects = append(objects, container.NewBorder(nil, nil, nil, remove,
			look.NewText(wording.Capitalized(s.modifierSaid(i)))))
	}
	face := s.faceOf(c)
	if face == nil || c.FaceDown || c.Frightened {
		return objects
	}
	for _, which := range position.OnceOnly(face) {
		used := s.draft.IsUsed(c, which)
		says := which
		if _, err := strconv.Atoi(which); err == nil {
			says = "ability " + which
		}
		objects = append(objects, newChip("Used: "+says, "", used, func() {
			s.change(func(p *position.Position) error {
				p.SetUsed(c, which, !used)
				return nil
			})
		}))
	}
	return objects
}

// modifierSaid words a modifier by its place: as the engine has it where the position
// runs, else in notation.
func (s *Screen) modifierSaid(i int) string {
	if s.figures != nil && len(s.figures.lasting) == len(s.draft.Modifiers) {
		return s.figures.lasting[i]
	}
	return s.draft.ModifierAt(i)
}

// happenedTo offers what may have been done with the chosen card this turn, once it is
// asked for.
func (s *Screen) happenedTo(c *position.Card) []fyne.CanvasObject {
	if c.Name == position.Unknown {
		return nil
	}
	if s.happenedOf != c {
		return []fyne.CanvasObject{look.NewChoice("▸ What happened to it this turn", func() {
			s.happenedOf = c
			s.showPanel()
		})}
	}
	objects := []fyne.CanvasObject{look.NewChoice("▾ What happened to it this turn", func() {
		s.happenedOf = nil
		s.showPanel()
	})}
	var chips []fyne.CanvasObject
	chip := func(says string, is bool, set func(p *position.Position, is bool)) {
		chips = append(chips, newChip(says, "", is, func() {
			s.change(func(p *position.Position) error {
				set(p, !is)
				return nil
			})
		}))
	}
	deeds, _ := scenario.DeedWords()
	for _, word := range deeds {
		for _, side := range []position.Side{position.Avery, position.Blake} {
			chip(side.String()+" "+word+" it", s.draft.Did(side, word, c), func(p *position.Position, is bool) {
				p.SetDid(side, word, c, is)
			})
		}
	}
	for _, word := range scenario.FateWords() {
		chip("It "+befell(word), s.draft.Befell(c, word), func(p *position.Position, is bool) {
			p.SetBefell(c, word, is)
		})
	}
	objects = append(objects, container.NewGridWithColumns(2, chips...))
	if c.Zone == position.InPlay {
		for _, side := range []position.Side{position.Avery, position.Blake} {
			n := s.draft.ScoredWith(side, c)
			says := side.String() + " scored " + wording.Count(n, "point") + " with it"
			objects = append(objects, s.amount(says, n, func(p *position.Position, to int) {
				p.SetScoredWith(side, c, to)
			}))
		}
	}
	return objects
}

// amount is a number of something that was done, between a minus and a plus.
func (s *Screen) amount(says string, n int, set func(p *position.Position, to int)) fyne.CanvasObject {
	change := func(to int) func() {
		return func() {
			s.change(func(p *position.Position) error {
				set(p, max(0, to))
				return nil
			})
		}
	}
	return container.NewHBox(look.NewFactLabel(says), look.NewButton("−", nil, change(n-1)),
		look.NewButton("+", nil, change(n+1)))
}

// befell words what happened to a card.
func befell(word string) string {
	if strings.HasPrefix(word, "entered") {
		return word
	}
	return "was " + word
}

// done offers what a player did this turn that is counted, at the player's home.
func (s *Screen) done(side position.Side) []fyne.CanvasObject {
	at := position.Area{Of: side, Kind: position.Home}
	if s.happenedAt != at {
		return []fyne.CanvasObject{look.NewChoice("▸ What "+side.String()+" did this turn", func() {
			s.happenedAt = at
			s.showPanel()
		})}
	}
	objects := []fyne.CanvasObject{look.NewChoice("▾ What "+side.String()+" did this turn", func() {
		s.happenedAt = position.Area{}
		s.showPanel()
	})}
	_, counts := scenario.DeedWords()
	for _, word := range counts {
		n := s.draft.Amount(side, word)
		thing := "action token"
		if word == "scored" {
			thing = "point"
		}
		says := wording.Capitalized(word) + " " + wording.Count(n, thing)
		objects = append(objects, s.amount(says, n, func(p *position.Position, to int) { p.SetAmount(side, word, to) }))
	}
	return objects
}
