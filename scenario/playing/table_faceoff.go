package playing

import (
	"fmt"
	"slices"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
	"canterlaw/scenario/wording"
)

// FaceoffNow is the faceoff in progress, as the table shows it.
type FaceoffNow struct {
	Kind         engine.FaceoffKind
	Name         string // "Problem faceoff at Cloudbursting"
	Areas        []board.AreaID
	Troublemaker board.CardID // that is challenged; 0 in other faceoffs
	Starter      board.Player // the challenger, in a Troublemaker faceoff
	Stage        engine.FaceoffStage
	Sides        []FaceoffSide // by seat
	Leader       board.Player  // with the highest total; NoPlayer at a tie
	Lead         int           // by how much
	Winner       board.Player  // NoPlayer while nobody has won, and if nobody does
	Rule         string
}

// Compared reports whether there is anything to compare yet: before flips the totals
// are only what the characters there bring (514.4).
func (f *FaceoffNow) Compared() bool { return f.Stage != engine.FaceoffStarting }

// Leads says who leads or has won, and by how much, by the names of the players.
func (f *FaceoffNow) Leads(name func(board.Player) string) string {
	switch {
	case f.Winner != board.NoPlayer && f.Winner == f.Leader:
		return fmt.Sprintf("%s wins by %d", name(f.Winner), f.Lead)
	case f.Winner != board.NoPlayer: // not by the totals
		return name(f.Winner) + " wins"
	case !f.Compared():
		return "not compared yet"
	case f.Leader == board.NoPlayer:
		return "tied"
	default:
		return fmt.Sprintf("%s leads by %d", name(f.Leader), f.Lead)
	}
}

// FaceoffSide is what one player has in a faceoff: what the totals would be if they
// were compared now or, once they have been for the last time, what they were.
type FaceoffSide struct {
	Player     board.Player
	Total      int
	Characters Share  // involved cards in play, a Troublemaker among them
	Flips      Share  // flipped cards that count
	Other      int    // what text adds, or what a total below zero lacks to zero
	Flipped    []Flip // in the order in which they were flipped
	Parts      []PowerPart
}

// Shares says what the total is made of: "5 by characters", "2 by flips".
func (side *FaceoffSide) Shares() []string {
	says := []string{fmt.Sprintf("%d by characters", side.Characters.Power)}
	if len(side.Flipped) > 0 || side.Flips.Cards > 0 {
		says = append(says, fmt.Sprintf("%d by flips", side.Flips.Power))
	}
	if side.Other != 0 {
		says = append(says, fmt.Sprintf("%d by text", side.Other))
	}
	return says
}

// Share is so much power from so many cards.
type Share struct {
	Cards int
	Power int
}

// PowerPart is what one card brings to a power total, or that it brings nothing and
// why.
type PowerPart struct {
	Card  board.CardID
	Power int
	Why   string // "is exhausted and contributes nothing"; "" where it contributes
	Rule  string
}

// Flip is a flipped card.
type Flip struct {
	Card board.CardID
	// Round is 1 for the flips that each faceoff begins with, 2 for those after the
	// first tie, and so on; 0 if the position was set up with the card flipped.
	Round int
	// Extra says that it is flipped besides, by an effect or a modifier (514.3a).
	Extra   bool
	Ignored bool // it adds nothing to the total (515.4)
}

// Faceoff tells of the faceoff in progress; nil outside of faceoffs.
func (b *Sandbox) Faceoff() *FaceoffNow {
	now, inFaceoff := b.game.Faceoff()
	if !inFaceoff {
		return nil
	}
	w, state := wording.Words{Scenario: b.scenario, State: b.State(), Now: true}, b.State()
	at := board.NoArea
	if len(now.Areas) > 0 {
		at = now.Areas[0]
	}
	f := &FaceoffNow{Kind: now.Kind, Areas: now.Areas, Troublemaker: now.Troublemaker, Starter: now.Starter,
		Stage: now.Stage, Winner: now.Winner, Leader: board.NoPlayer, Rule: rule.R514_4.String(),
		Name: wording.Capitalized(w.Faceoff(now.Kind, state.Ref(now.Troublemaker), at))}
	flips := b.flips()
	for p := range board.Player(state.Players()) {
		record := b.game.PowerTotalParts(p)
		if last := b.lastTotal(p); now.Stage == engine.FaceoffDecided && last != nil {
			record = last
		}
		side := side(w, p, record, flips)
		for _, c := range state.Cards(board.Flip, p) {
			flip := flips[c]
			flip.Card, flip.Ignored = c, state.IsIgnored(c)
			side.Flipped = append(side.Flipped, flip)
		}
		f.Sides = append(f.Sides, side)
	}
	best := slices.MaxFunc(f.Sides, func(a, b FaceoffSide) int { return a.Total - b.Total })
	second := -1
	for _, side := range f.Sides {
		if side.Player != best.Player {
			second = max(second, side.Total)
		}
	}
	if f.Lead = best.Total - second; f.Lead > 0 {
		f.Leader = best.Player
	}
	return f
}

// side adds up what the record of a power total says of one player.
func side(w wording.Words, p board.Player, record []board.Entry, flips map[board.CardID]Flip) FaceoffSide {
	side := FaceoffSide{Player: p}
	for i := range record {
		e := &record[i]
		part := PowerPart{Card: e.Card.Card, Power: int(e.N), Rule: e.Rule.String()}
		share := &side.Characters
		if _, flipped := flips[part.Card]; part.Card != 0 && (flipped || isFlipped(w.State, part.Card)) {
			share = &side.Flips
		}
		switch e.Note {
		case board.PowerTotal:
			side.Total = int(e.N)
			continue
		case board.DoesNotContribute:
			part.Power, part.Why = 0, w.Nothing(e)
		}
		share.Cards++
		share.Power += part.Power
		side.Parts = append(side.Parts, part)
	}
	side.Other = side.Total - side.Characters.Power - side.Flips.Power
	return side
}

// isFlipped reports whether a card is flipped, or was and lies at the bottom of its deck since
// (514.6).
func isFlipped(s *board.State, c board.CardID) bool {
	return s.Zone(c) == board.Flip || s.Zone(c) == board.DrawDeck
}

// lastTotal is the record of a player's power total as it was last compared in the
// faceoff; nil if that has not been recorded.
func (b *Sandbox) lastTotal(p board.Player) []board.Entry {
	entries := b.sinceFaceoff()
	for end, e := range slices.Backward(entries) {
		if e.Kind != board.Noted || e.Note != board.PowerTotal || e.Player != p {
			continue
		}
		isAside := func(e board.Entry) bool {
			return e.Kind == board.Noted && (e.Note == board.ReadAs || e.Note == board.ChangedBy)
		}
		first := end
		for first > 0 && (isAside(entries[first-1]) || isPartOfTotal(&entries[first-1], p)) {
			first--
		}
		record := slices.DeleteFunc(slices.Clone(entries[first:end+1]), isAside)
		return record
	}
	return nil
}

// isPartOfTotal reports whether an entry says what a card adds to a player's power total.
func isPartOfTotal(e *board.Entry, p board.Player) bool {
	return e.Kind == board.Noted && e.Player == p && (e.Note == board.Contributes || e.Note == board.DoesNotContribute)
}

// sinceFaceoff is what the record tells of the faceoff in progress.
func (b *Sandbox) sinceFaceoff() []board.Entry {
	entries := b.Entries()
	for i, e := range slices.Backward(entries) {
		if e.Kind == board.Happened && e.Occurrence.Kind == board.FaceoffStarted {
			return entries[i:]
		}
	}
	return entries
}

// flips tells of the cards flipped in the faceoff in progress, as far as the record
// goes, when they were: ties part the rounds.
func (b *Sandbox) flips() map[board.CardID]Flip {
	flips, round := map[board.CardID]Flip{}, 1
	plain := map[board.Player]bool{} // who has flipped the card that each round asks for
	if now, _ := b.game.Faceoff(); now.Stage == engine.FaceoffTied && !b.hasRecorded(board.TotalsTied) {
		round = 2 // the position begins with or after a tie
	}
	for _, e := range b.sinceFaceoff() {
		switch {
		case e.Kind == board.Noted && e.Note == board.TotalsTied:
			round++
			clear(plain)
		case e.Kind == board.Happened && e.Occurrence.Kind == board.CardFlipped:
			o := &e.Occurrence
			flips[o.Card.Card] = Flip{Round: round, Extra: plain[o.Player]}
			plain[o.Player] = true
		}
	}
	return flips
}

func (b *Sandbox) hasRecorded(note board.NoteKind) bool {
	return slices.ContainsFunc(b.sinceFaceoff(), func(e board.Entry) bool {
		return e.Kind == board.Noted && e.Note == note
	})
}
