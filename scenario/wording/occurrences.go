package wording

import (
	"fmt"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Happens states what happens.
func (w Words) Happens(o *board.Occurrence) string {
	if o.Manual {
		return w.occurrence(o).byHand()
	}
	return w.occurrence(o).happens()
}

// Cant states what can't happen.
func (w Words) Cant(o *board.Occurrence) string {
	if o.Manual {
		return w.occurrence(o).notByHand()
	}
	return w.occurrence(o).cannot()
}

// occurrence words what happens, or what can't. An unknown kind has no words.
func (w Words) occurrence(o *board.Occurrence) clause {
	player, c := w.Player(o.Player), w.Card(o.Card)
	switch o.Kind {
	case board.TurnBegins:
		return clause{player + "’s turn", "begin", ""}
	case board.CardReadied:
		return clause{c, "be", "readied"}
	case board.CardExhausts:
		return clause{c, "be", "exhausted"}
	case board.CardFrightened:
		return clause{c, "be", "frightened"}
	case board.CardUnfrightened:
		return clause{c, "be", "unfrightened"}
	case board.CardTurnedFaceUp:
		return clause{c, "be", "turned face-up" + byGame(o)}
	case board.CardTurnedFaceDown:
		return clause{c, "be", "turned face-down"}
	case board.Uncovered:
		return clause{player, "uncover", c + " at " + w.Area(o.Area)}
	case board.TurnedOver:
		return clause{c, "be", "turned over"}
	case board.TokensGained:
		until := ""
		if o.Value.Kind == board.NumberOption {
			until = " until the end of the phase"
		}
		return clause{player, "receive", Count(int(o.N), "action token") + until}
	case board.TokensPaid:
		return clause{player, "pay", Count(int(o.N), "action token")}
	case board.CardDrawn:
		return clause{player, "draw", c}
	case board.CardDiscarded:
		return clause{player, "discard", c}
	case board.CardFlipped:
		return clause{player, "flip", c}
	case board.CardQueued:
		return clause{player, "put", c + " into the queue"}
	case board.CardEntersPlay:
		return clause{c, "enter", "play at " + w.entered(o) + w.manner(o)}
	case board.CardDismissed:
		return clause{c, "be", "dismissed" + byGame(o)}
	case board.CardRetired:
		return clause{player, "retire", c}
	case board.CardBanished:
		return clause{c, "be", "banished"}
	case board.CardPutOnBottom:
		if o.N == board.ShuffledIn {
			return clause{c, "go", "into " + w.deckOf(o.Card.Card)}
		}
		return clause{c, "go", "to the bottom of " + w.deckOf(o.Card.Card)}
	case board.CardPutOnTop:
		return clause{c, "go", "to the top of " + w.deckOf(o.Card.Card)}
	case board.CardPutIntoHand:
		return clause{c, "go", "to " + PileName(w.Player(w.State.Owner(o.Card.Card)), board.Hand)}
	case board.DeckShuffled:
		if o.N == 1 {
			return clause{PileName(player, board.ProblemDeck), "be", "shuffled"}
		}
		return clause{PileName(player, board.DrawDeck), "be", "shuffled"}
	case board.CardIntoDiscards:
		return clause{c, "go", "to " + PileName(w.Player(w.State.Owner(o.Card.Card)), board.DiscardPile)}
	case board.CardMoved:
		return clause{player, "move", c + w.route(o)}
	case board.CardSent:
		return clause{c, "be", "sent" + w.route(o) + byGame(o)}
	case board.CardLearned:
		return clause{w.unknown(o.Card.Card, o.Rule), "be", w.Printed(board.Print(o.N))}
	case board.EffectTaken:
		if o.Ability.ID != 0 {
			c = w.AbilityOf(o.Ability, o.Card)
		}
		if o.Rule == rule.R511_7 {
			return clause{"the effect of " + c, "be", "processed"}
		}
		return clause{"the effect of " + c, "be", "left out"}
	case board.CardPlayed:
		return clause{"playing " + c, "be", "completed"}
	case board.AbilityActivated:
		return clause{player, "activate", w.AbilityOf(o.Ability, o.Card)}
	case board.CardBeneath:
		return clause{c, "be", "banished beneath " + w.Card(o.Host)}
	case board.CardSetAside:
		return clause{c, "be", "set aside"}
	case board.CardCancelled:
		return clause{c, "be", "cancelled"}
	case board.CardIgnored:
		return clause{"the flipped card " + c, "be", "ignored"}
	case board.CardInvolved:
		return clause{c, "become", "involved in the faceoff"}
	case board.CardUninvolved:
		return clause{c, "cease", "to be involved in the faceoff"}
	case board.InvolvementNoted:
		if o.N < 0 {
			return clause{c, "be", "no longer among those involved in the faceoff"}
		}
		return clause{c, "be", "among those involved in the faceoff now"}
	case board.TimeStarts, board.TimeEnds, board.TimeOver, board.SkipAdded, board.TimeSkipped, board.TimeAdded,
		board.EffectCreated, board.ModifierCreated,
		board.ModifierEnded, board.ModifierStamped, board.ValueLinked, board.LinksForgotten, board.Replaced,
		board.ActionAnnounced, board.ActionRewound:
		return w.ofAbilities(o)
	case board.NamedCountersPut, board.CardCutieMarked, board.TotalAdded, board.FlipsAdded,
		board.TokensLost, board.PointsLost,
		board.CardRevealed, board.CardLookedAt, board.CardSearched:
		return w.byText(o)
	case board.ControlGained, board.CardAttached, board.CardDetached, board.CountersPut,
		board.TokenMade, board.TokenPrepared, board.TokenCeases, board.ScoreSet, board.TokensSet:
		return w.uncommon(o)
	default:
		return w.contest(o)
	}
}

// uncommon words what only card text brings about, or a judge by hand.
func (w Words) uncommon(o *board.Occurrence) clause {
	player, c := w.Player(o.Player), w.Card(o.Card)
	switch o.Kind {
	case board.ControlGained:
		return clause{player, "gain", "control of " + c}
	case board.CardAttached:
		return clause{c, "become", "attached to " + w.Card(o.Host)}
	case board.CardDetached:
		return clause{c, "become", "attached to nothing"}
	case board.CountersPut:
		if o.N < 0 {
			return clause{c, "lose", powerCounters(-int(o.N))}
		}
		return clause{c, "get", powerCounters(int(o.N))}
	case board.TokenMade:
		return clause{"the token " + w.Printed(board.Print(o.N)), "enter", "play at " + w.Area(o.Area)}
	case board.TokenPrepared:
		return clause{"the token " + w.Printed(board.Print(o.N)), "be", "about to enter play"}
	case board.TokenCeases:
		return clause{"the token " + c, "cease", "to exist"}
	case board.ScoreSet:
		return clause{player + "’s score", "become", fmt.Sprint(o.N)}
	default:
		return clause{player, "have", Count(int(o.N), "action token") + " from now on"}
	}
}

// powerCounters words how many counters of +1 power (519) are put on a card or lost, as cards say it.
func powerCounters(n int) string {
	small := []string{"no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}
	switch {
	case n == 1:
		return "a +1 power counter"
	case n < len(small):
		return small[n] + " +1 power counters"
	}
	return fmt.Sprintf("%d power counters of +1", n)
}

// contest words what happens in confronting, challenging and faceoffs, and how
// the game ends.
func (w Words) contest(o *board.Occurrence) clause {
	player, c := w.Player(o.Player), w.Card(o.Card)
	switch o.Kind {
	case board.PointsScored:
		return clause{player, "score", Count(int(o.N), "point")}
	case board.ScoredWith:
		return clause{c, "be", "among the cards with which " + player + " has scored " + Count(int(o.N), "point")}
	case board.ProblemConfronted:
		if o.N == 1 {
			return clause{player, "confront", c + ", and " + w.opponent(o.Player) + " could too"}
		}
		return clause{player, "confront", c}
	case board.Challenged:
		return clause{player, "challenge", c + " at " + w.Area(o.Area)}
	case board.FaceoffStarted:
		return clause{player, "start", "a " + w.Faceoff(engine.FaceoffKind(o.N), o.Card, o.Area)}
	case board.FaceoffWon:
		return clause{player, "win", "the faceoff"}
	case board.FaceoffLost:
		return clause{player, "lose", "the faceoff"}
	case board.FaceoffResolved:
		if engine.FaceoffKind(o.N) == engine.TroublemakerFaceoff {
			return clause{"the faceoff against " + c, "be", "resolved"}
		}
		if o.Card.Card == 0 {
			return clause{"the faceoff", "be", "resolved"}
		}
		return clause{"the faceoff at " + c, "be", "resolved"}
	case board.FaceoffEnded:
		return clause{"the " + engine.FaceoffKind(o.N).String(), "end", ""}
	case board.Defeated:
		return clause{player, "defeat", c}
	case board.ProblemSolved:
		return clause{c, "become", "solved"}
	case board.ProblemReplaced:
		return clause{c, "be", "replaced"}
	case board.PlayerLoses:
		return clause{player, "lose", "the game"}
	case board.PlayerRemoved:
		return clause{player, "leave", "the game with all cards that they own"}
	case board.PlayerWins:
		return clause{player, "win", "the game"}
	case board.GameIsDrawn:
		return clause{"the game", "be", "a draw"}
	case board.GameIsStopped:
		return clause{"the game", "be", "stopped at the limit of this program, without a result"}
	default:
		return clause{}
	}
}

// Faceoff names a faceoff with whom or where it is.
func (w Words) Faceoff(kind engine.FaceoffKind, troublemaker board.Ref, a board.AreaID) string {
	switch kind {
	case engine.TroublemakerFaceoff:
		return fmt.Sprintf("%s against %s at %s", kind, w.Card(troublemaker), w.Area(a))
	case engine.ProblemFaceoff:
		if a == board.NoArea { // an effect starts it at the Problems that it asks for
			return kind.String()
		}
		return fmt.Sprintf("%s at %s", kind, w.Area(a))
	case engine.MultiProblemFaceoff, engine.EffectFaceoff:
		return kind.String()
	default:
		return ""
	}
}

func byGame(o *board.Occurrence) string {
	if o.ByGame {
		return " by the game"
	}
	return ""
}

// entered names the area at which a card enters play.
func (w Words) entered(o *board.Occurrence) string {
	if o.Card.Card != 0 && board.DilemmaOf(w.State.Players(), o.Area) == o.Card.Card {
		return "an area of its own"
	}
	return w.Area(o.Area)
}

// manner says how a card enters play other than ready, face-up and on its own.
func (w Words) manner(o *board.Occurrence) string {
	manner := ""
	switch {
	case o.Frightened:
		manner = ", frightened"
	case o.FaceDown:
		manner = ", face-down"
	case o.Exhausts:
		manner = ", exhausted"
	}
	if o.Host.Card != 0 {
		manner += ", attached to " + w.Card(o.Host)
	}
	return manner
}

// route says where a card goes, and where from if that is known.
func (w Words) route(o *board.Occurrence) string {
	if o.From == board.NoArea {
		return " to " + w.Area(o.Area)
	}
	return " from " + w.Area(o.From) + " to " + w.Area(o.Area)
}

// deckOf names the deck that a card belongs in: its owner's Problem deck for
// Problems, their draw deck for all others.
func (w Words) deckOf(c board.CardID) string {
	owner := w.Player(w.State.Owner(c))
	if w.State.Type(c) == card.ProblemType || w.State.Zone(c) == board.ProblemDeck {
		return PileName(owner, board.ProblemDeck)
	}
	return PileName(owner, board.DrawDeck)
}

// Known says what a card that Chance decides under a rule turns out to be.
func (w Words) Known(c board.CardID, why rule.Number, print board.Print) string {
	return clause{w.unknown(c, why), "be", w.Printed(print)}.happens()
}

// unknown says which card it is that Chance has to decide under a rule: one in
// a hand that its player looks at (404.1), or else the top card of a deck.
func (w Words) unknown(c board.CardID, why rule.Number) string {
	if why == rule.R404_1 {
		return "a card in " + PileName(w.Player(w.State.Owner(c)), board.Hand)
	}
	return "the top card of " + w.deckOf(c)
}

func (w Words) Printed(p board.Print) string {
	if printed := w.State.Program().Card(p); printed != nil {
		return printed.Name()
	}
	return "an unknown card"
}
