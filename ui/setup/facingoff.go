package setup

import (
	"fmt"

	"fyne.io/fyne/v2"

	"canterlaw/engine/board"
	"canterlaw/scenario/position"
	"canterlaw/ui/look"
	"canterlaw/ui/tabletop"
)

// faceoffArea is the area at which the flipped cards and totals of the faceoff are drawn in which play begins: of
// several Problems the first.
func (s *Screen) faceoffArea() (at position.Area, ok bool) {
	now := s.draft.Moment
	switch {
	case now.Faceoff == "":
		return at, false
	case now.Troublemaker != nil:
		at = now.Troublemaker.PlaceOf().Area
	case now.Faceoff == "multi-problem":
		at = position.Area{Of: position.Avery, Kind: position.Problem}
	default:
		at = now.Problem
	}
	return at, at.Kind == position.Problem || at.Kind == position.DilemmaArea
}

// faceoffAt is how the faceoff stands that runs at an area; nil where none does. Its cards are shown before the
// position can run, and the totals once it can.
func (s *Screen) faceoffAt(at position.Area) *tabletop.Faceoff {
	if where, ok := s.faceoffArea(); !ok || where != at {
		return nil
	}
	f := &tabletop.Faceoff{Near: s.totalOf(position.Avery), Far: s.totalOf(position.Blake)}
	if s.figures != nil && s.figures.faceoff != nil {
		f.Leads = s.figures.faceoff.Leads(func(p board.Player) string { return position.Side(p).String() })
	}
	return f
}

// totalOf is a player's side of the faceoff; cards can be put among those that the player flipped.
func (s *Screen) totalOf(side position.Side) tabletop.Total {
	row := s.rowOf(position.Place{Zone: position.Flipped, Side: side})
	for i := range row.Cards {
		tile := &row.Cards[i].Tile
		if tile.Cost = false; row.Cards[i].Ghost != "" {
			continue
		}
		tile.Strip = fmt.Sprintf("flip %d", i+1)
		if c, ok := row.Cards[i].Of.(*position.Card); ok && c.Ignored {
			tile.Strip += ", ignored"
		}
	}
	t := tabletop.Total{Points: "–", Flips: row.Cards, Of: row.Of, Lit: row.Lit}
	if s.figures != nil && s.figures.faceoff != nil {
		now := &s.figures.faceoff.Sides[side]
		t.Points, t.Parts = fmt.Sprint(now.Total), now.Shares()
	}
	return t
}

// faceoffs offers the faceoffs and Confront Steps in which play can begin, where it begins in a window of one.
func (s *Screen) faceoffs() []fyne.CanvasObject {
	if s.cards == nil || s.asking != nil || s.naming || s.field.Text != "" {
		return nil
	}
	choices, label := s.draft.Confronts(), "The Confront Step"
	if len(choices) == 0 {
		choices, label = s.cards.Faceoffs(s.draft.Position), "The faceoff"
	}
	if len(choices) == 0 {
		return nil
	}
	var chips []fyne.CanvasObject
	for _, choice := range choices {
		chips = append(chips, newChip(choice.Says, "", choice.Is, func() {
			s.change(func(p *position.Position) error {
				choice.Do(p)
				return nil
			})
		}))
	}
	return []fyne.CanvasObject{newLabel(label), look.NewFlow(fyne.NewSize(140, 31), chips...)}
}
