package playing

import (
	"fmt"
	"slices"

	"canterlaw/engine/board"
	"canterlaw/scenario"
)

// Manual makes changes by hand, all of them simultaneously; see engine.Game.Manual. It fails as
// [engine.Game.Manual] does.
func (b *Sandbox) Manual(changes ...board.Occurrence) error {
	return b.do(doing{changes: slices.Clone(changes)}, func() error { return b.game.Manual(changes...) })
}

// performManual makes the changes of a step, all of them simultaneously.
func (b *Sandbox) performManual(changes []scenario.Manual) error {
	occurrences := make([]board.Occurrence, len(changes))
	made := 0
	for i := range changes {
		m := &changes[i]
		o, err := b.byHand(m)
		if err != nil {
			return err
		}
		occurrences[i] = o
		if m.Kind == board.TokenMade {
			made++
			named := b.scenario.Names.Aliases[m.Token] != ""
			if id := board.CardID(b.State().CardCount() + made); named && m.Token != id {
				return fmt.Errorf("the token would be card %d, and not %d as the steps before let expect", id, m.Token)
			}
		}
	}
	return b.Manual(occurrences...)
}

// byHand finds the cards of a change.
func (b *Sandbox) byHand(m *scenario.Manual) (board.Occurrence, error) {
	o := board.Occurrence{Kind: m.Kind, Player: m.Player, Area: m.Area, FaceDown: m.FaceDown, N: int32(m.N)}
	var err error
	if o.Card, err = b.ref(m.Card); err != nil {
		return o, err
	}
	if o.Host, err = b.ref(m.Host); err != nil {
		return o, err
	}
	switch {
	case m.Kind == board.NamedCountersPut:
		o.Word, _ = b.State().Program().WordFor(m.Word)
	case m.Kind == board.TokenMade:
		if o.Card.Card != 0 { // a copy (520.2)
			o.N = int32(b.State().Print(o.Card.Card))
		}
		if o.Player == board.NoPlayer && o.Area != board.NoArea {
			o.Player = b.State().AreaOwner(o.Area)
		}
	case o.Player == board.NoPlayer && o.Card.Card != 0:
		o.Player = b.State().Owner(o.Card.Card)
	}
	return o, nil
}

// ref finds the one card that a name means; no name means no card.
func (b *Sandbox) ref(name scenario.CardName) (board.Ref, error) {
	if name == (scenario.CardName{}) {
		return board.Ref{}, nil
	}
	c, err := b.card(name)
	if err != nil {
		return board.Ref{}, err
	}
	return b.State().Ref(c), nil
}
