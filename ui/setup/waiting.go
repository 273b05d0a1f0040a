package setup

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"canterlaw/scenario/position"
	"canterlaw/scenario/wording"
	"canterlaw/ui/look"
)

// askWaiting adds an effect of a card that waits to be processed before anybody receives
// priority (511.7): that of its only triggered ability, or of the one that is asked for.
func (s *Screen) askWaiting(c *position.Card) {
	wait := func(which string) {
		s.change(func(p *position.Position) error {
			if c.Name == position.Unknown {
				return fmt.Errorf("nobody knows which effects an unknown card has")
			}
			p.AddWaiting(c, which)
			return nil
		})
	}
	var all []string
	if face := s.faceOf(c); face != nil {
		all = position.Triggering(face)
	}
	switch len(all) {
	case 0:
		wait("")
	case 1:
		wait(all[0])
	default:
		s.ask(question{
			says: "The effect of which ability waits? Type " + strings.Join(all, ", "),
			answer: func(text string) error {
				i := slices.IndexFunc(all, func(which string) bool {
					return strings.EqualFold(which, strings.TrimSpace(text))
				})
				if i < 0 {
					return fmt.Errorf("“%s” is none of %s", text, strings.Join(all, ", "))
				}
				wait(all[i])
				return nil
			},
		})
	}
}

// askAbout asks what the event was about that triggered a waiting effect.
func (s *Screen) askAbout(i int) {
	about := func(c *position.Card) error {
		s.change(func(p *position.Position) error {
			p.SetAboutCard(i, c)
			return nil
		})
		return nil
	}
	s.ask(question{
		says: "About what did it trigger? Tap a card, or type its name, A or B, or a number", card: about,
		answer: func(text string) (err error) {
			for _, c := range s.draft.All() {
				if len(text) > 1 && begins(c.Name, text) {
					return about(c)
				}
			}
			s.change(func(p *position.Position) error {
				err = p.SetAbout(i, strings.TrimSpace(text))
				return err
			})
			return err
		},
	})
}

// waiting lists the effects of the chosen card that wait to be processed.
func (s *Screen) waiting(c *position.Card) []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for _, i := range s.draft.WaitingOf(c) {
		about := look.NewButton("About …", nil, func() { s.askAbout(i) })
		if !s.draft.HasText(i) { // nothing asks what it is about
			about.Hide()
		}
		remove := look.NewButton("", theme.DeleteIcon(), func() {
			s.change(func(p *position.Position) error {
				p.RemoveWaiting(i)
				return nil
			})
		})
		objects = append(objects, container.NewBorder(nil, nil, nil, container.NewHBox(about, remove),
			look.NewText(wording.Capitalized(s.draft.WaitingAt(i)))))
	}
	return objects
}
