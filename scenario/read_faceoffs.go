package scenario

import (
	"fmt"
	"strconv"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
	"canterlaw/scenario/source"
)

// Faceoffs of this turn that are over, which abilities look back at.

// The words for what a player did in one.
const (
	startedFaceoff = "started"
	wonFaceoff     = "won"
)

// faceoffForms says what a faceoff that is over can be said as.
const faceoffForms = "a faceoff that is over, such as won a Problem faceoff at A problem by 3, " +
	"won a Troublemaker faceoff or started a faceoff"

// hadFaceoff reads that a faceoff is over: who won it by how much (514.5), or only who started
// it (514.2). A faceoff that somebody won was started by the turn player.
func (r *Reader) hadFaceoff(v source.Value, player board.Player, won bool, p phrase) []board.Occurrence {
	margin := 0
	if rest, by, found := p.cutLast(" by "); found {
		n, err := strconv.Atoi(by.Text)
		if err != nil || n < 0 || n > mostPoints || !won {
			v.Refuse(strconv.Quote(p.Text), faceoffForms)
		}
		margin, p = n, rest
	}
	what, at := r.cutArea(p)
	if rest, found := what.After("a"); found {
		what = rest
	}
	kind := faceoffKind(what.Text)
	if kind == 0 {
		v.Refuse(strconv.Quote(p.Text), faceoffForms)
	}
	started := board.Occurrence{Kind: board.FaceoffStarted, Rule: startsBy(kind), Player: player, Area: at,
		N: int32(kind)}
	if !won {
		return []board.Occurrence{started}
	}
	started.Player = r.Scenario.Setup.TurnPlayer
	all := []board.Occurrence{started,
		{Kind: board.FaceoffWon, Rule: rule.R514_5, Player: player, N: int32(margin)}}
	for p := range playerNames {
		if loser := board.Player(p); loser != player {
			all = append(all, board.Occurrence{Kind: board.FaceoffLost, Rule: rule.R514_5, Player: loser})
		}
	}
	return all
}

// faceoffKind gives the kind of faceoff of a name, 0 for none.
func faceoffKind(name string) engine.FaceoffKind {
	for k := engine.TroublemakerFaceoff; k <= engine.EffectFaceoff; k++ {
		if strings.EqualFold(k.String(), name) {
			return k
		}
	}
	return 0
}

// startsBy is the rule by which a faceoff of a kind starts.
func startsBy(k engine.FaceoffKind) rule.Number {
	switch k {
	case engine.TroublemakerFaceoff:
		return rule.R608_4
	case engine.MultiProblemFaceoff:
		return rule.R612_1
	case engine.ProblemFaceoff:
		return rule.R612_2
	default:
		return rule.R707_4
	}
}

// WonFaceoff says in a file that a player has won a faceoff this turn: at an area by its name
// there, "" for none, and by how much power.
func WonFaceoff(k engine.FaceoffKind, area string, margin int) string {
	return faceoffIn(wonFaceoff, k, area) + fmt.Sprintf(" by %d", margin)
}

func faceoffIn(word string, k engine.FaceoffKind, area string) string {
	if area != "" {
		area = " at " + area
	}
	return word + " a " + k.String() + area
}
