package sandbox

import (
	"fmt"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/scenario/wording"
)

// change is what a judge can do by hand, with the words for it.
type change struct {
	label string
	does  board.Occurrence
	// to, unless empty, are the changes of which one is chosen next, such as one
	// for each area; then the change itself does nothing.
	to []change
}

// changeGroup is changes that belong together, under their title.
type changeGroup struct {
	title   string
	changes []change
}

// changesTo lists what can be done by hand to a card where it is. Some of it
// may be refused.
func (v view) changesTo(c board.CardID) []changeGroup {
	switch {
	case v.isHidden(c) && v.state.Face(c) != nil: // what else can be done depends on what it is
		return []changeGroup{{"Elsewhere", v.changesOfZone(c)}}
	case v.state.Zone(c) == board.Play:
		return []changeGroup{
			{"How it is", v.changesInPlay(c)},
			{"Where it is", append(v.changesOfArea(c), v.changesOfZone(c)...)},
			{"Whose it is, and copies", v.changesOfControl(c)},
		}
	}
	return []changeGroup{
		{"Into play", v.changesIntoPlay(c)},
		{"Elsewhere", v.changesOfZone(c)},
	}
}

// to makes a change of a card that needs nothing more.
func (v view) to(c board.CardID, label string, kind board.OccurrenceKind) change {
	return change{label: label, does: board.Occurrence{Kind: kind, Card: v.state.Ref(c), Player: v.state.Owner(c)}}
}

// changesInPlay are those by which a card stays where it is.
func (v view) changesInPlay(c board.CardID) []change {
	if v.state.Type(c) == card.ProblemType {
		return nil
	}
	var all []change
	add := func(label string, kind board.OccurrenceKind) { all = append(all, v.to(c, label, kind)) }
	switch {
	case v.state.IsFrightened(c):
		add("Unfrighten (rally)", board.CardUnfrightened)
	case !v.state.IsFaceDown(c) && v.state.IsCharacter(c):
		add("Frighten", board.CardFrightened)
	}
	if v.state.IsExhausted(c) {
		add("Ready", board.CardReadied)
	} else {
		add("Exhaust", board.CardExhausts)
	}
	switch {
	case v.state.IsFaceDown(c) && !v.state.IsFrightened(c):
		if face := v.state.Face(c); face != nil && face.Type == card.Troublemaker {
			add("Uncover", board.Uncovered)
		}
		add("Turn face-up", board.CardTurnedFaceUp)
	case !v.state.IsFaceDown(c):
		add("Turn face-down", board.CardTurnedFaceDown)
	}
	switch {
	case v.state.Type(c) != card.ManeCharacter:
	case v.state.IsBoosted(c):
		add("Turn to its Start side", board.TurnedOver)
	default:
		add("Turn to its Boosted side", board.TurnedOver)
	}
	return append(all, v.counters(c, "+1 power counter", 1), v.counters(c, "−1 power counter", -1))
}

func (v view) counters(c board.CardID, label string, n int32) change {
	counters := v.to(c, label, board.CountersPut)
	counters.does.N = n
	return counters
}

// changesOfArea are those by which a card stays in play.
func (v view) changesOfArea(c board.CardID) []change {
	if v.state.Type(c) == card.ProblemType {
		return nil
	}
	all := []change{
		v.toArea(c, "Move to …", board.CardMoved),
		v.toArea(c, "Send to …", board.CardSent),
		v.toHost(c, "Attach to …", board.CardAttached),
	}
	if v.host(c) != 0 {
		all = append(all, v.to(c, "Detach", board.CardDetached))
	}
	return all
}

// changesOfZone are those by which a card goes to a zone other than play.
func (v view) changesOfZone(c board.CardID) []change {
	var all []change
	add := func(label string, kind board.OccurrenceKind) { all = append(all, v.to(c, label, kind)) }
	zone := v.state.Zone(c)
	switch zone {
	case board.Play:
		add("Dismiss", board.CardDismissed)
		add("Retire", board.CardRetired)
	case board.Hand:
		add("Discard", board.CardDiscarded)
	}
	if zone != board.Banished {
		add("Banish", board.CardBanished)
	}
	if zone != board.Hand {
		add("Into hand", board.CardPutIntoHand)
	}
	if zone != board.DiscardPile {
		add("Into the discard pile", board.CardIntoDiscards)
	}
	deck := v.state.DeckOf(c)
	add(fmt.Sprintf("Top of the %s", zoneName(deck)), board.CardPutOnTop)
	add(fmt.Sprintf("Bottom of the %s", zoneName(deck)), board.CardPutOnBottom)
	return all
}

// changesOfControl are those that concern who has a card, and copies of it.
func (v view) changesOfControl(c board.CardID) []change {
	var all []change
	for p := range board.Player(v.state.Players()) {
		if v.state.Controller(c) != p {
			give := v.to(c, "Give to "+v.name(p), board.ControlGained)
			give.does.Player = p
			all = append(all, give)
		}
	}
	token := change{label: "Copy as a token at …"}
	for _, a := range v.state.Areas() {
		token.to = append(token.to, change{label: v.areaName(a), does: board.Occurrence{Kind: board.TokenMade,
			N: int32(v.state.Print(c)), Area: a, Player: v.state.AreaOwner(a)}})
	}
	return append(all, token)
}

// changesIntoPlay are the ways in which a card can be put into play.
func (v view) changesIntoPlay(c board.CardID) []change {
	all := []change{v.toArea(c, "Put into play at …", board.CardEntersPlay)}
	switch v.state.Type(c) {
	case card.Troublemaker:
		covered := v.toArea(c, "Put face-down at …", board.CardEntersPlay)
		for i := range covered.to {
			covered.to[i].does.FaceDown = true
		}
		all = append(all, covered)
	case card.Resource:
		all = append(all, v.toHost(c, "Put into play on …", board.CardEntersPlay))
	}
	return all
}

// toArea makes a change that needs an area other than the card's own.
func (v view) toArea(c board.CardID, label string, kind board.OccurrenceKind) change {
	all := change{label: label}
	for _, a := range v.state.Areas() {
		if v.state.Zone(c) == board.Play && v.state.Area(c) == a {
			continue
		}
		there := v.to(c, v.areaName(a), kind)
		there.does.Area = a
		all.to = append(all.to, there)
	}
	return all
}

// toHost makes a change that needs another card in play.
func (v view) toHost(c board.CardID, label string, kind board.OccurrenceKind) change {
	all := change{label: label}
	for _, host := range v.state.InPlay() {
		if host == c || v.state.Type(host) == card.ProblemType {
			continue
		}
		there := v.to(c, wording.DescribeOption(v.scenario, v.state,
			board.Option{Kind: board.CardOption, Card: v.state.Ref(host)}), kind)
		there.does.Host = v.state.Ref(host)
		all.to = append(all.to, there)
	}
	return all
}

// zoneName names a zone as the game writes it.
func zoneName(z board.Zone) string {
	if z == board.ProblemDeck {
		return "Problem deck"
	}
	return z.String()
}
