package engine

import (
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Frightened cards (504). What they are and can't do is board's; how they are
// rallied is in actions.go.

// frightening gives a card's becoming frightened with what happens at the same
// time: the cards attached to it are put into their owners' discard piles
// (504.1); whether they are dismissed is a disputed point. They stay where the card can't become frightened (504.2b).
func (g *Game) frightening(o board.Occurrence) []board.Occurrence {
	batch := []board.Occurrence{o}
	if g.state.Cant(&o) != 0 {
		g.noteFearless(o.Card.Card)
		return batch
	}
	if _, is := g.state.Forbids(&o); is {
		return batch
	}
	leaving := board.CardIntoDiscards
	reading := g.reading(board.AttachmentsOfTheFrightened)
	if reading != board.PutIntoDiscards {
		leaving = board.CardDismissed
	}
	for _, c := range g.state.InPlay() {
		if g.state.Host(c) == o.Card {
			batch = append(batch, board.Occurrence{Kind: leaving, Rule: rule.R504_1,
				ByGame: reading == board.DismissedByGame,
				Player: g.state.Controller(c), Card: g.state.Ref(c), Follows: true})
		}
	}
	return batch
}

// noteAttachments says how it is read whether what is attached to cards that become
// frightened is dismissed (504.1).
func (g *Game) noteAttachments(batch []board.Occurrence) {
	for i := range batch {
		if o := &batch[i]; o.Follows && o.Rule == rule.R504_1 && g.state.Program().HasAbilities() {
			g.noteReading(board.AttachmentsOfTheFrightened, rule.R504_1)
		}
	}
}

// noteFearless says that Mane Characters can't be frightened in an edition in
// which they can't.
func (g *Game) noteFearless(c board.CardID) {
	if g.state.Type(c) == card.ManeCharacter && g.reading(board.FrightenedManeCharacters) == board.CantBeFrightened {
		g.noteReading(board.FrightenedManeCharacters, rule.R504_1)
	}
}
