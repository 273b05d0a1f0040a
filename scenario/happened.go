package scenario

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/board"
)

// Happened is something that happened this turn, as a file sets it up: a player with what
// they did, or a card with what happened to it.
type Happened struct {
	Player board.Player // NoPlayer for what happened to the card
	Card   board.CardID // 0 for none
	Word   string       // "played", "scored", "exhausted"
	N      int          // to a number of things, of points with a Card or without; 0 for something else
	Area   board.AreaID // where to; NoArea for none
	Just   bool         // since the latest window closed (512.4d)

	Faceoff engine.FaceoffKind // that the player started or won, by N; 0 for something else
}

// Happened lists what happened this turn that abilities look back at, in its order, but
// for confronting, challenges and the faceoff in progress.
func (s *Scenario) Happened(state *board.State) []Happened {
	var all []Happened
	_, since := state.SinceWindow()
	history := state.History()
	hasStart := false // the history keeps how faceoffs start
	for i := range history {
		o := &history[i]
		if isFaceoff := o.Kind == board.FaceoffStarted; isFaceoff || o.Kind == board.FaceoffWon && !hasStart {
			hasStart = hasStart || isFaceoff
			if h, at := faceoffOver(state, i); h.Faceoff != 0 {
				h.Just = at >= len(history)-len(since)
				all = append(all, h)
			}
			continue
		}
		if h, ok := happenedIn(o); ok && (h.Card != 0 || h.N > 0) {
			h.Just = i >= len(history)-len(since)
			all = append(all, h)
		}
	}
	return all
}

// faceoffOver tells of the faceoff that started at a place of the history, or was won there
// where it isn't kept how it started: that somebody won it, or else that it started, and the
// place of that. It tells nothing of the faceoff in progress.
func faceoffOver(state *board.State, place int) (h Happened, at int) {
	at = place
	history := state.History()
	o := &history[place]
	h = Happened{Player: o.Player, Word: startedFaceoff, Area: o.Area, Faceoff: engine.FaceoffKind(o.N)}
	if o.Kind == board.FaceoffWon {
		h.Faceoff = engine.EffectFaceoff
	}
	for i := place; i < len(history); i++ {
		switch o := &history[i]; {
		case o.Kind == board.FaceoffStarted && i > place, o.Kind == board.FaceoffWon && h.Word == wonFaceoff:
			return h, at
		case o.Kind == board.FaceoffWon:
			h.Player, h.Word, h.N, at = o.Player, wonFaceoff, int(o.N), i
		case o.Kind == board.FaceoffResolved && h.Area == board.NoArea:
			h.Faceoff, h.Area = engine.FaceoffKind(o.N), o.Area
		}
	}
	if _, inProgress := engine.Resume(state, nil).Faceoff(); inProgress {
		return Happened{}, place
	}
	return h, at
}

// happenedIn finds the word for an occurrence.
func happenedIn(o *board.Occurrence) (Happened, bool) {
	if o.Kind == board.ScoredWith && int(o.Player) < len(playerNames) {
		return Happened{Player: o.Player, Word: scoredWord, Card: o.Card.Card, N: int(o.N), Area: board.NoArea}, true
	}
	for _, word := range slices.Sorted(maps.Keys(deeds)) {
		if d := deeds[word]; d.kind == o.Kind && (d.counts || d.from == o.FromZone) &&
			int(o.Player) < len(playerNames) {
			h := Happened{Player: o.Player, Word: word, Card: o.Card.Card, Area: o.Area}
			if d.counts {
				h.N, h.Card, h.Area = int(o.N), 0, board.NoArea
			}
			return h, true
		}
	}
	for _, word := range slices.Sorted(maps.Keys(fates)) {
		if d := fates[word]; d.kind == o.Kind && d.from == o.FromZone {
			return Happened{Player: board.NoPlayer, Word: word, Card: o.Card.Card, Area: o.Area}, true
		}
	}
	return Happened{}, false
}

// In gives the entry of a file, with the alias of the card.
func (h Happened) In(n *Names, alias string) (key, says string) {
	at := ""
	if name := n.AreaName(h.Area); h.Area != board.NoArea && board.DilemmaOf(len(n.Players), h.Area) == 0 {
		at = " at " + name
	}
	switch {
	case h.Word == wonFaceoff:
		return n.Letter(h.Player), WonFaceoff(h.Faceoff, strings.TrimPrefix(at, " at "), h.N)
	case h.Faceoff != 0:
		return n.Letter(h.Player), faceoffIn(h.Word, h.Faceoff, strings.TrimPrefix(at, " at "))
	case h.Player == board.NoPlayer:
		return alias, h.Word + at
	case h.N > 0 && h.Card != 0:
		return n.Letter(h.Player), ScoredWith(h.N, alias)
	case h.N > 0:
		return n.Letter(h.Player), fmt.Sprintf("%s %d", h.Word, h.N)
	default:
		return n.Letter(h.Player), h.Word + " " + alias + at
	}
}

// scoredWord is the word for points that a player scored.
const scoredWord = "scored"

// ScoredWith is what a file says of points that were scored with a card (517.2).
func ScoredWith(n int, alias string) string {
	return fmt.Sprintf("%s %d with %s", scoredWord, n, alias)
}

// DeedWords are the words for what a player can have done with a card, and for what they
// can have done to a number of things.
func DeedWords() (withCards, counted []string) {
	for _, word := range slices.Sorted(maps.Keys(deeds)) {
		if deeds[word].counts {
			counted = append(counted, word)
		} else {
			withCards = append(withCards, word)
		}
	}
	return withCards, counted
}

// FateWords are the words for what can have happened to a card.
func FateWords() []string { return slices.Sorted(maps.Keys(fates)) }
