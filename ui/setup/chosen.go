package setup

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"canterlaw/engine/card"
	"canterlaw/rulesdb/spelling"
	"canterlaw/scenario/position"
	"canterlaw/ui/look"
)

// choose chooses a card of the table, whose marks the keys then set.
// A question that it doesn't answer was about another, and a name that was being typed is left.
func (s *Screen) choose(c *position.Card) {
	s.chosen, s.notice = c, ""
	if s.asking != nil || s.naming {
		s.asking, s.naming = nil, false
		s.field.SetText("")
	}
	s.options.Window.Canvas().Unfocus() // so that keys are for the card; what is typed stays
	s.show()
}

// chooseNext chooses the next card of the table, or the one before.
func (s *Screen) chooseNext(by int) {
	all := s.draft.All()
	if len(all) == 0 {
		return
	}
	i := slices.Index(all, s.chosen)
	if i < 0 && by < 0 {
		i = 0
	}
	s.choose(all[(i+by+len(all))%len(all)])
}

// faceOf is what is printed on a card; nil where that isn't known.
func (s *Screen) faceOf(c *position.Card) *card.Face {
	if s.cards == nil {
		return nil
	}
	return s.cards.Face(s.draft.Position, c)
}

// faceNamed is what is printed on the card of a full name.
func (s *Screen) faceNamed(name string) *card.Face { return s.faceOf(&position.Card{Name: name}) }

// mark is a mark of the chosen card, with its key.
type mark struct {
	key  fyne.KeyName
	name string
	is   func(c *position.Card) bool // nil for what is no mark, but done
	do   func(s *Screen, c *position.Card)
	fits func(s *Screen, c *position.Card) bool // to which cards it is offered; nil for all
}

// marks are what can be done with the chosen card, in the order of the panel.
func marks() []mark {
	return []mark{
		{fyne.KeyX, "Exhausted", func(c *position.Card) bool { return c.Exhausted },
			inPlay(func(c *position.Card) { c.Exhaust(!c.Exhausted) }), isTurned},
		{fyne.KeyF, "Frightened", func(c *position.Card) bool { return c.Frightened },
			inPlay(func(c *position.Card) { c.Frighten(!c.Frightened) }), isTurned},
		{fyne.KeyD, "Face-down", func(c *position.Card) bool { return c.FaceDown },
			inPlay(func(c *position.Card) { c.FaceDown = !c.FaceDown }), isTurned},
		{fyne.KeyB, "Boosted", func(c *position.Card) bool { return c.Boosted }, (*Screen).boost, (*Screen).hasBoosted},
		{fyne.KeyK, "Cutie marked", func(c *position.Card) bool { return c.CutieMark },
			inPlay(func(c *position.Card) { c.CutieMark = !c.CutieMark }), isTurned},
		{fyne.KeyN, "Token", func(c *position.Card) bool { return c.Token },
			(*Screen).makeToken, isOneOfMany(isTurned)},
		{fyne.KeyI, "Ignored", func(c *position.Card) bool {
			return c.Ignored
		}, (*Screen).ignore, isIn(position.Flipped)},
		{fyne.KeyT, "Attach to", nil, (*Screen).askHost, isOneOfMany(isTurned)},
		{fyne.KeyU, "Beneath", nil, (*Screen).askAbove, isIn(position.Banished)},
		{fyne.KeyC, "Counters", nil, (*Screen).askCounters, isInPlay},
		{fyne.KeyL, "Modifier", nil, (*Screen).askModifier, isInPlay},
		{fyne.KeyE, "Effect waits", nil, (*Screen).askWaiting, nil},
		{fyne.KeyO, "Controller", nil, (*Screen).giveOver, isOneOfMany(isInPlay)},
		{fyne.KeyW, "Owner", nil, (*Screen).giveAway, isOneOfMany(nil)},
		{fyne.KeyA, "Another of its name", nil, (*Screen).exchange, (*Screen).hasOthers},
		{fyne.KeyM, "Move", nil, (*Screen).askPlace, isMoved},
		{fyne.Key2, "Two of it", nil, (*Screen).double, isOneOfMany(nil)},
		{fyne.KeyDelete, "Take away", nil, (*Screen).takeAway, nil},
	}
}

func isInPlay(_ *Screen, c *position.Card) bool { return c.Zone == position.InPlay }

func isIn(zone position.Zone) func(*Screen, *position.Card) bool {
	return func(_ *Screen, c *position.Card) bool { return c.Zone == zone }
}

// isTurned reports whether a card is one that is exhausted, turned and marked: in play, and no Problem (503.4a), as a
// Dilemma is there (522.1).
func isTurned(s *Screen, c *position.Card) bool {
	return c.Zone == position.InPlay && !s.isTheProblem(c) && !isDilemma(s.faceOf(c))
}

func isMoved(s *Screen, c *position.Card) bool { return !s.isTheProblem(c) }

// isOneOfMany reports whether a card that also fits otherwise is neither a player's Mane Character nor the Problem
// of an area, of which there is one each, and which stay that player's.
func isOneOfMany(also func(*Screen, *position.Card) bool) func(*Screen, *position.Card) bool {
	return func(s *Screen, c *position.Card) bool {
		return !s.isTheMane(c) && !s.isTheProblem(c) && (also == nil || also(s, c))
	}
}

func (s *Screen) isTheMane(c *position.Card) bool {
	return c == s.draft.Players[position.Avery].Mane || c == s.draft.Players[position.Blake].Mane
}

func (s *Screen) isTheProblem(c *position.Card) bool {
	return c == s.draft.Players[position.Avery].Problem || c == s.draft.Players[position.Blake].Problem
}

// inPlay is a mark that only cards in play have, but for Problems.
func inPlay(do func(*position.Card)) func(*Screen, *position.Card) {
	return func(s *Screen, c *position.Card) {
		s.change(func(*position.Position) error {
			if c.Zone != position.InPlay {
				return fmt.Errorf("only cards in play have that mark: %s is in %s", c.Name, c.PlaceOf())
			}
			if !isTurned(s, c) {
				return fmt.Errorf("%s is a Problem, which has counters at most", c.Name)
			}
			do(c)
			return nil
		})
	}
}

func (s *Screen) boost(c *position.Card) {
	s.change(func(p *position.Position) error {
		known := s.cards.Find(c.Name)
		if known == nil || len(known.Faces) < 2 {
			return errors.New("only Mane Characters have a Boosted side (301.2)")
		}
		c.Boosted = !c.Boosted
		return nil
	})
}

func (s *Screen) giveOver(c *position.Card) {
	s.change(func(p *position.Position) error {
		if c.Zone != position.InPlay || s.isTheMane(c) || s.isTheProblem(c) {
			return fmt.Errorf("%s stays %s’s", c.Name, c.Owner)
		}
		c.Controller = c.Controller.Other()
		return nil
	})
}

// exchange puts the next card of the same name in the card's place.
func (s *Screen) exchange(c *position.Card) {
	s.change(func(p *position.Position) error {
		others := s.cards.Others(c)
		if len(others) == 0 {
			return fmt.Errorf("no other card of the name of %s can be there", c.Name)
		}
		s.chosen = s.cards.Exchange(p, c, others[0])
		return nil
	})
}

// hasOthers reports whether other cards of its name can be where a card is.
func (s *Screen) hasOthers(c *position.Card) bool { return len(s.cards.Others(c)) > 0 }

// giveAway gives a card the other owner; in play its controller stays.
func (s *Screen) giveAway(c *position.Card) {
	s.change(func(p *position.Position) error {
		if s.isTheMane(c) || s.isTheProblem(c) {
			return fmt.Errorf("%s stays %s’s", c.Name, c.Owner)
		}
		c.Owner = c.Owner.Other()
		if c.Zone != position.InPlay {
			c.Controller = c.Owner
		}
		return nil
	})
}

// makeToken makes a card a token, or a token a card again.
func (s *Screen) makeToken(c *position.Card) {
	s.change(func(p *position.Position) error {
		if s.isTheMane(c) || s.isTheProblem(c) {
			return fmt.Errorf("%s isn’t made by a modifier, as tokens are (521.1)", c.Name)
		}
		if c.Zone != position.InPlay {
			return errors.New("a token is in play only (521.3)")
		}
		c.Token = !c.Token
		return nil
	})
}

// ignore marks a flipped card as one that doesn't count, or takes that mark off.
func (s *Screen) ignore(c *position.Card) {
	s.change(func(*position.Position) error {
		if c.Zone != position.Flipped {
			return errors.New("only flipped cards are ignored (515.4)")
		}
		c.Ignored = !c.Ignored
		return nil
	})
}

// askAbove asks what a banished card is beneath, or puts it beneath nothing.
func (s *Screen) askAbove(c *position.Card) {
	put := func(above *position.Card) (err error) {
		s.change(func(*position.Position) error {
			switch {
			case c.Zone != position.Banished:
				err = errors.New("only banished cards are beneath others: move it there first")
			case above != nil && above.Zone != position.InPlay:
				err = fmt.Errorf("%s isn’t in play", above.Name)
			default:
				c.Beneath = above
			}
			return err
		})
		return err
	}
	if c.Beneath != nil || c.Zone != position.Banished {
		_ = put(nil) // said by change
		return
	}
	s.ask(question{
		says: "Beneath which card? Tap it, or type its name", card: put,
		answer: func(text string) error { return s.inPlayNamed(text, c, put) },
	})
}

// inPlayNamed does something with the first card in play, but for one, that a text names.
func (s *Screen) inPlayNamed(text string, but *position.Card, do func(*position.Card) error) error {
	for _, c := range s.draft.All() {
		if c != but && c.Zone == position.InPlay && begins(c.Name, text) {
			return do(c)
		}
	}
	return fmt.Errorf("no card in play is called “%s”", text)
}

func (s *Screen) double(c *position.Card) {
	s.change(func(p *position.Position) error {
		another := p.Again(c)
		if another == nil {
			return errors.New("each player has one of these in play")
		}
		s.chosen = another
		return nil
	})
}

func (s *Screen) takeAway(c *position.Card) {
	s.change(func(p *position.Position) error {
		p.Remove(c)
		s.chosen = nil
		return nil
	})
	if d := s.marked.Area.Dilemma; d != nil && !slices.Contains(s.draft.All(), d) {
		s.mark(s.draft.Places()[0])
	}
}

// askHost asks what a card is attached to, or detaches it.
func (s *Screen) askHost(c *position.Card) {
	if c.On != nil {
		s.change(func(*position.Position) error {
			c.Area, c.On = c.PlaceOf().Area, nil
			return nil
		})
		return
	}
	attach := func(host *position.Card) (err error) {
		s.change(func(p *position.Position) error {
			err = p.Attach(c, host)
			return err
		})
		return err
	}
	s.ask(question{
		says: "Attach to which card? Tap it, or type its name", card: attach, goesOn: s.faceOf(c),
		answer: func(text string) error { return s.inPlayNamed(text, c, attach) },
	})
}

// begins reports whether the words of a name begin with those typed.
func begins(name, typed string) bool {
	words := strings.Fields(spelling.Fold(typed))
	return len(words) > 0 && !slices.ContainsFunc(words, func(w string) bool {
		return !slices.ContainsFunc(strings.Fields(spelling.Fold(name)), func(of string) bool {
			return strings.HasPrefix(of, w)
		})
	})
}

// askCounters asks for counters of a name: "2 tip"; a number alone is of power.
func (s *Screen) askCounters(c *position.Card) {
	s.ask(question{
		says: "How many counters, of which name? Such as 2, or 3 tip",
		answer: func(text string) error {
			number, name, _ := strings.Cut(text, " ")
			n, err := strconv.Atoi(number)
			if name = strings.TrimSpace(name); name == "" {
				name = position.PowerCounters
			}
			if err != nil || n > 99 || n < -99 {
				return fmt.Errorf("“%s” is no number and name, such as 3 tip", text)
			}
			s.count(c, name, n)
			return nil
		},
	})
}

func (s *Screen) count(c *position.Card, name string, n int) {
	s.change(func(*position.Position) error {
		if c.Zone != position.InPlay {
			return errors.New("only cards in play have counters")
		}
		c.SetCounters(name, n)
		return nil
	})
}

// askPlace asks where a card is moved to.
func (s *Screen) askPlace(c *position.Card) {
	s.ask(question{
		says:  "Move to which place? Tap it, or type AP, AH, BP, BH, A hand …",
		place: func(at position.Place) error { return s.tryMove(c, at) },
		answer: func(text string) error {
			for _, at := range s.draft.Places() {
				if strings.EqualFold(at.Letters(), strings.Join(strings.Fields(text), " ")) {
					return s.tryMove(c, s.ownSide(c, at))
				}
			}
			return fmt.Errorf("“%s” is no place: AP, AH, BP, BH, A hand, B deck", text)
		},
	})
}

// ownSide is the side of an area on which a card's controller is.
func (s *Screen) ownSide(c *position.Card, at position.Place) position.Place {
	if at.Zone == position.InPlay && c.Zone == position.InPlay {
		at.Side = c.Controller
	}
	return at
}

func (s *Screen) tryMove(c *position.Card, at position.Place) (err error) {
	s.change(func(p *position.Position) error {
		err = s.cards.Move(p, c, at)
		return err
	})
	return err
}

// moveTo moves a card that was dragged; why it can't be there is said.
func (s *Screen) moveTo(c *position.Card, at position.Place) {
	s.chosen = c
	if c.Owner != at.Side && (c == s.draft.Players[c.Owner].Mane) {
		at.Side = c.Owner // on whatever side it is dropped
	}
	_ = s.tryMove(c, at) // said by change
}

// setScore gives a player so many points.
func (s *Screen) setScore(side position.Side, n int) {
	s.change(func(p *position.Position) error {
		p.Players[side].Score = n
		return nil
	})
}

// setTokens gives a player so many action tokens.
func (s *Screen) setTokens(side position.Side, n int) {
	s.change(func(p *position.Position) error {
		p.Players[side].Tokens = n
		return nil
	})
}

// isInField reports whether letters go into the field.
func (s *Screen) isInField() bool { return s.options.Window.Canvas().Focused() == s.field }

// chosenCard shows the chosen card with its marks.
func (s *Screen) chosenCard() []fyne.CanvasObject {
	c := s.chosen
	typing := s.isInField() && (s.found().isLine || len(s.found().cards) > fewResults)
	if c == nil || typing || s.asking != nil || s.naming {
		return nil
	}
	face := s.faceOf(c)
	var objects []fyne.CanvasObject
	if face != nil {
		objects = append(objects, newWideRow(face, s.whereIs(c), true, wideActions{tapped: func() {}}))
	} else {
		objects = append(objects, look.NewSubheading(s.said(c)))
	}
	var chips []fyne.CanvasObject
	for _, m := range marks() {
		if m.fits == nil || m.fits(s, c) {
			chips = append(chips, s.markChip(m, c))
		}
	}
	objects = append(objects, container.NewGridWithColumns(2, chips...))
	for _, k := range c.Counters {
		objects = append(objects, container.NewHBox(look.NewFactLabel(fmt.Sprintf("%s counters: %d", k.Name, k.N)),
			look.NewButton("−", nil, func() { s.count(c, k.Name, k.N-1) }),
			look.NewButton("+", nil, func() { s.count(c, k.Name, k.N+1) })))
	}
	objects = append(objects, s.lasting(c)...)
	objects = append(objects, s.waiting(c)...)
	return append(objects, s.happenedTo(c)...)
}

// hasBoosted reports whether a card has a Boosted side.
func (s *Screen) hasBoosted(c *position.Card) bool {
	known := s.cards.Find(c.Name)
	return known != nil && len(known.Faces) > 1 && c.Zone == position.InPlay
}

// whereIs says a card's subtitle, place and marks.
func (s *Screen) whereIs(c *position.Card) string {
	_, subtitle, _ := cutName(c.Name)
	words := []string{c.PlaceOf().String()}
	if c.On != nil {
		words[0] = "on " + c.On.Name
	}
	if words = append(words, marksOf(c)...); subtitle != "" {
		return subtitle + " · " + strings.Join(words, ", ")
	}
	return strings.Join(words, ", ")
}

// markChip is a mark in the panel.
func (s *Screen) markChip(m mark, c *position.Card) fyne.CanvasObject {
	name, key := m.name, string(m.key)
	switch m.key {
	case fyne.KeyDelete:
		key = "Del"
	case fyne.KeyT:
		if c.On != nil {
			name = "Detach"
		}
	case fyne.KeyU:
		if c.Beneath != nil {
			name = "Not beneath"
		}
	case fyne.KeyA:
		name = fmt.Sprintf("Another (of %d)", len(s.cards.Others(c))+1)
	case fyne.KeyO:
		name += ": " + c.Controller.String()
	case fyne.KeyW:
		name += ": " + c.Owner.String()
	}
	return newChip(name, key, m.is != nil && m.is(c), func() { m.do(s, c) })
}
