// Package tabletop draws the table, on which positions are set up and played: the far
// player at the top, the near one at the bottom, the Problems between them, the points
// track beside. It shows a Picture, and tells what is tapped and where cards are
// dropped; what that means is for its user to say.
package tabletop

import (
	"canterlaw/engine/card"
	"canterlaw/ui/cardface"
)

// Of is what a part of the picture stands for, as the table's user knows it: a card or
// a place. It is compared, and given back where the part is tapped; nil for a part that
// can't be.
type Of any

// Picture is what lies on the table.
type Picture struct {
	Far, Near Player
	Areas     []Area // Problems, then Dilemmas, from the left; the widest is where something happens
	Vacant    *Row   // where another Dilemma could lie, an empty area; of nothing where none can be put; nil for none
	Goal      int    // the points at which the game is won, for the points track
	Setting   bool   // it is being set up: edges of areas are dashed, and numbers have − and +
	Bubble    *Bubble
}

// Player is what a player has beside the Problems.
type Player struct {
	Name   string // "Avery"
	Letter string // on the player's disc: "A"
	Turn   bool   // it is this player's turn
	Acts   bool   // this player has priority or decides
	Points int
	Tokens int      // action tokens
	Says   []string // lines beneath: "Home: 1 of 3 Friends"
	Home   Row
	Hand   Row
	Piles  []Pile // draw deck, discard pile, Problem deck, banished
}

// Lit is how a card or place is marked.
type Lit int

// The marks; of several the table's user gives the one that matters most.
const (
	Unlit   Lit = iota
	Happens     // a place where a faceoff runs, or something else happens
	Takes       // a place or card that what is chosen can go to, or be used on
	Marked      // a place that what is typed is put in
)

// Row is a place with the cards that lie there.
type Row struct {
	Of      Of
	Name    string // "Avery’s home"; "" where the place needs no name
	Letters string // "AH", shown in setting up; "" to show none
	Says    string // in place of cards, or behind them: "Nobody of Avery’s", "4 unknown cards"
	Lit     Lit
	Cards   []Card
}

// Card is a card on the table.
type Card struct {
	Of       Of
	Tile     cardface.Tile // with its marks, but for what is attached
	Attached []Card        // strips beneath the tile; each can be tapped
	Ghost    string        // what makes it an outline: "unless named"; with a face, what would be put: "Enter puts it"
	Fixed    bool          // it can't be dragged
	Count    int           // how many cards it stands for; 0 is one
}

// Pile is cards that lie on each other beside a home.
type Pile struct {
	Of    Of
	Name  string // "Draw deck"
	Count string // "31", "? × 10"
	Top   *Card  // face-up, for a pile that all can see; nil for a back or an empty pile
	Back  bool   // it shows a back
	Lit   Lit
}

// Area is what lies at a Problem or Dilemma: the card between the players, and each
// one's cards.
type Area struct {
	Of        Of
	Problem   Problem
	Far, Near Row
	Lit       Lit
	Faceoff   *Faceoff // nil where none runs
}

// Problem is a Problem or Dilemma card between the players.
type Problem struct {
	Of        Of     // nil where no card is
	Name      string // "Cloudbursting"
	Caption   string // "Avery’s Problem"
	Bonus     int    // points; shown if HasBonus
	HasBonus  bool
	Far, Near Needs
	Lit       Lit
	Chosen    bool
}

// Needs is what a player needs to confront, and has.
type Needs struct {
	Chips []Need
	Says  string // "confronted", "Purple Parasprite is there: Avery can’t confront"
	Short string // where there is no room for it: "Purple Parasprite: no"; "" for none
}

// Need is one confront requirement.
type Need struct {
	Needs  card.ConfrontRequirement
	Have   int
	Counts bool // what the player has is counted: have/need is shown, else what is needed alone
	Met    bool
}

// Faceoff is how a faceoff stands.
type Faceoff struct {
	Far, Near Total
	Leads     string // "Blake leads by 2", "not compared yet"
}

// Total is a player's side of a faceoff.
type Total struct {
	Points string   // "11"
	Parts  []string // "5 characters", "6 flips"
	Flips  []Card   // in the order in which they were flipped
	Of     Of       // the place of the flipped cards, where cards can be put there
	Lit    Lit
}

// Bubble says beside a card what keeps it from doing what was wanted.
type Bubble struct {
	At    Of
	Title string   // "Swing Into Action can’t be played now"
	Lines []Reason // the first reasons
	More  string   // "and 2 more reasons"
}

// Reason is why something can't be, with its rule.
type Reason struct {
	Says string
	Rule string // "512.3a"; can be tapped
}

// Acts is what a table tells its user. Functions may be nil. What a card is dropped onto
// is a card that is marked to take it, else the place.
type Acts struct {
	Tapped     func(Of)            // a card or place
	Secondary  func(Of)            // the same by the other button, or held for a while
	CanDrag    func(Of) bool       // before a card is dragged; nil for any that isn't Fixed
	Held       func(card Of)       // a card is being dragged: places that take it may be lit
	Dropped    func(card, onto Of) // onto is nil for nowhere
	Points     func(far bool, n int)
	Tokens     func(far bool, n int)
	Player     func(far bool)      // a player's name, points or tokens, where they aren't set right there
	Rule       func(number string) // a rule in the bubble
	BubbleMore func()
}
