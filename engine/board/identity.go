package board

import "fmt"

// Player is a player's seat in turn order, from 0 for the one who starts.
type Player uint8

// Players who are not at a seat.
const (
	// Chance decides what is unknown: the next card of a shuffled deck.
	Chance Player = 254
	// NoPlayer is nobody.
	NoPlayer Player = 255
)

// CardID is a physical card (or token) in the game, from 1; 0 is no card. It
// stays the same wherever the card goes.
type CardID uint16

// Ref is a card as the rules see it: a physical card that becomes a different
// card, with another incarnation, when it changes zones (410.6) or is turned
// face-down (505.3).
type Ref struct {
	Card        CardID `json:"card"`
	Incarnation uint16 `json:"incarnation"`
}

// String is for tests and debugging.
func (r Ref) String() string { return fmt.Sprintf("card %d.%d", r.Card, r.Incarnation) }

// Print is an index into a Program's printed cards; Unknown is a card of which
// nobody knows what is printed on it.
type Print uint16

// Unknown marks a card that Chance has not decided yet.
const Unknown Print = 0

// Zone is one of the eight zones (401.1).
type Zone uint8

// The zones, in the order of rule 401.1.
const (
	DrawDeck Zone = iota
	ProblemDeck
	Hand
	Play
	DiscardPile
	Banished
	Flip
	Queue
)

// ZoneCount is how many zones there are.
const ZoneCount = int(Queue) + 1

// OutOfGame is none of the zones: tokens that have ceased to exist are there
// (521.3, 521.4), and the cards of players who have left the game (103.5a).
const OutOfGame = Queue + 1

var zoneNames = [ZoneCount + 1]string{
	"draw deck", "problem deck", "hand", "play", "discard pile", "banished", "flip zone", "queue", "out of the game",
}

// String gives the zone's name in the game's words.
func (z Zone) String() string { return zoneNames[z] }

// Shared reports whether all players share the zone (401.4).
func (z Zone) Shared() bool { return z == Play || z == Queue }

// AreaID is an area of the play zone: the two of each player (501.1), then for
// each card the one that it creates as a Dilemma (522.2).
type AreaID uint16

// Areas that are none.
const (
	NoArea AreaID = 0 // of cards that are not in play
	// of cards whose Dilemma's area has ceased to exist (522.3); what was said of the area is
	// about the area with this bit from then on, so that it isn't taken for another one
	CeasedArea AreaID = 1 << 15
)

// hasCeased reports whether it is an area that has ceased to exist (522.3).
func (a AreaID) hasCeased() bool { return a&CeasedArea != 0 }

// HomeOf gives the player's home (501.1).
func HomeOf(p Player) AreaID { return AreaID(1 + 2*p) }

// ProblemOf gives the player's Problem area (501.1).
func ProblemOf(p Player) AreaID { return AreaID(2 + 2*p) }

// AreaKind says what an area is.
type AreaKind uint8

// The kinds of area.
const (
	Home AreaKind = iota + 1
	ProblemArea
)
