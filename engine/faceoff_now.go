package engine

import (
	"slices"

	"canterlaw/engine/board"
)

// FaceoffStage is how far a faceoff has come.
type FaceoffStage uint8

// The stages of a faceoff, in their order.
const (
	FaceoffStarting FaceoffStage = iota // before cards are flipped (514.2)
	FaceoffFlipped                      // cards have been flipped, or are being flipped (514.3)
	FaceoffTied                         // after equal totals, cards are flipped again (514.4c)
	FaceoffDecided                      // totals have been compared, and somebody wins or nobody does (514.5)
)

// FaceoffNow is the faceoff in progress.
type FaceoffNow struct {
	Kind         FaceoffKind
	Stage        FaceoffStage
	Starter      board.Player // the challenger, in a Troublemaker faceoff
	Troublemaker board.CardID // that is challenged; 0 in other faceoffs
	Areas        []board.AreaID
	Winner       board.Player // NoPlayer if nobody has won (yet)
}

// Faceoff tells of the faceoff in progress; false outside of faceoffs. Its Areas are
// those where it occurs (514.2e).
func (g *Game) Faceoff() (FaceoffNow, bool) {
	f := g.faceoff()
	if f == nil {
		return FaceoffNow{}, false
	}
	now := FaceoffNow{Kind: FaceoffKind(f.Kind), Starter: f.Player, Winner: board.NoPlayer, Stage: FaceoffStarting}
	if now.Kind == TroublemakerFaceoff {
		now.Troublemaker = f.Card.Card
	}
	for _, a := range g.state.Areas() {
		if occursAt(g.state, f, a) {
			now.Areas = append(now.Areas, a)
		}
	}
	switch {
	case f.N > 0:
		now.Stage, now.Winner = FaceoffDecided, board.Player(f.N-1)
	case f.Step > faceoffCompares:
		now.Stage = FaceoffDecided
	case f.Flags&faceoffTied != 0:
		now.Stage = FaceoffTied
	case f.Step > faceoffFlips:
		now.Stage = FaceoffFlipped
	}
	return now, true
}

// PowerTotalParts is PowerTotal with the record of what is added up: a note for each
// card that contributes or would but for something, and the total itself as the last.
func (g *Game) PowerTotalParts(p board.Player) []board.Entry {
	if !g.InFaceoff() {
		return nil
	}
	var log board.Log
	apart := Resume(g.state.Clone(), &log)
	apart.LeaveOutReadings()
	apart.powerTotal(apart.faceoff(), p)
	return slices.DeleteFunc(log.Entries, func(e board.Entry) bool {
		return e.Note == board.ReadAs || e.Note == board.ChangedBy
	})
}
