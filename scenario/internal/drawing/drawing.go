// Package drawing draws positions by chance, for tests.
package drawing

import (
	"math/rand/v2"

	"canterlaw/engine"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/position"
)

// Positions draws positions from the cards of a library.
type Positions struct {
	lib   *rulesdb.Library
	cards *position.Cards
	*rand.Rand
}

// New draws from the cards of a library, the same for the same seed.
func New(lib *rulesdb.Library, cards *position.Cards, seed uint64) *Positions {
	return &Positions{lib, cards, rand.New(rand.NewPCG(seed, 0))}
}

// Scenario draws positions until one can be set up. It is an error if one can't be written as a file.
func (d *Positions) Scenario() (*scenario.Scenario, error) {
	for {
		file, err := d.Position().File()
		if err != nil {
			return nil, err
		}
		c, err := scenario.Read(d.lib, "drawn", file)
		if err != nil {
			continue // what can't be set up
		}
		return c, nil
	}
}

// Position draws a position, with cards of all types anywhere, marks, effects that wait, and at any moment of a turn.
func (d *Positions) Position() *position.Position {
	p := position.New()
	for side := range position.Side(2) {
		player := &p.Players[side]
		player.Score, player.Tokens = d.IntN(13), d.IntN(7)
		for range 3 + d.IntN(7) {
			d.put(p, position.Place{Zone: position.InPlay, Side: side, Area: d.area()})
		}
		for _, zone := range []position.Zone{position.Hand, position.Hand, position.Deck, position.Deck, position.Deck,
			position.Discard, position.Banished, position.ProblemDeck} {
			for range d.IntN(4) {
				d.put(p, position.Place{Zone: zone, Side: side})
			}
		}
	}
	d.moment(p)
	return p
}

func (d *Positions) area() position.Area {
	kind := position.Problem
	if d.IntN(4) == 0 {
		kind = position.Home
	}
	return position.Area{Of: position.Side(d.IntN(2)), Kind: kind}
}

// put puts a card at a place, or at another that takes it, with marks, and perhaps an effect that waits.
func (d *Positions) put(p *position.Position, at position.Place) {
	known := d.lib.Cards[d.IntN(len(d.lib.Cards))]
	if known.Token {
		return
	}
	face := &known.Faces[0]
	if face.Type == card.ManeCharacter && at.Zone != position.InPlay {
		return
	}
	if face.Type == card.ProblemType && at.Zone != position.InPlay {
		at.Zone = position.ProblemDeck
	}
	c := d.cards.Put(p, known, position.PlaceFor(known, at))
	if c.Zone == position.InPlay && face.Type != card.ProblemType {
		c.Boosted = len(known.Faces) > 1 && d.IntN(2) == 0
		switch d.IntN(9) {
		case 0:
			c.Exhaust(true)
		case 1:
			c.Frighten(true)
		case 2:
			c.FaceDown = face.Type != card.ManeCharacter
		case 3:
			c.SetCounters(position.PowerCounters, 1+d.IntN(3))
		case 4:
			c.CutieMark = face.Type == card.Friend
		case 5:
			if face.Type != card.ManeCharacter {
				c.Controller = c.Controller.Other()
			}
		}
	}
	if c.Zone == position.InPlay && position.GoesOn(face, card.Friend) {
		for _, host := range p.All() {
			f := d.cards.Face(p, host)
			if host != c && f != nil && f.Type == card.Friend && host.Zone == position.InPlay {
				_ = p.Attach(c, host)
				break
			}
		}
	}
	if c.Zone == position.InPlay && d.IntN(6) == 0 {
		_ = p.AddModifier(c, modifiers[d.IntN(len(modifiers))]) // as far as it can be
	}
	if once := position.OnceOnly(face); len(once) > 0 && d.IntN(3) == 0 {
		p.SetUsed(c, once[d.IntN(len(once))], true)
	}
	if face.Type != card.ProblemType && d.IntN(8) == 0 {
		p.SetBefell(c, fates[d.IntN(len(fates))], true)
	}
	if waits := position.Triggering(face); len(waits) > 0 && d.IntN(6) == 0 && !c.Frightened && !c.FaceDown {
		p.AddWaiting(c, waits[d.IntN(len(waits))])
	}
}

// modifiers are what effects did that still lasts, as one types it.
var modifiers = []string{
	"+2", "-1 for good", "swift", "calming 1 for good", "blue for good", "trait Pegasus", "prismatic",
	"stubborn for good",
	"for Until(EndOf(Turn)) { LosesAbilities(This) }",
	"for Until(EndOf(Turn)) { AddPower(Character && Opposing && Here, -1) }",
	"for Lasting() { AddPower(This, Count(In(Hand, You))) }",
	"for Until(EndOf(Turn)) { if Any(Friend && Yours && IsExhausted) { AddPower(Friend && Yours, 1) } }",
	"for Until(EndOf(Turn)) { SetPower(This, 3) }",
	"for Next(Played(You, Friend)) { Draw() }",
}

// fates are what may have happened to a card this turn.
var fates = []string{"entered play", "exhausted", "readied", "frightened", "uncovered", "sent", "dismissed"}

// moment draws where play begins, and what happened until then.
func (d *Positions) moment(p *position.Position) {
	at := &p.Moment
	at.Turn, at.Number = position.Side(d.IntN(2)), 2+d.IntN(9)
	problem := d.area()
	problem.Kind = position.Problem
	if d.IntN(3) == 0 {
		p.History.ConfrontedBefore = []position.Area{problem}
	}
	switch n := d.IntN(3); n {
	case 0:
		at.Name = "main phase"
	case 1:
		w := engine.Window(1 + d.IntN(int(engine.StartOfFaceoff)-1))
		at.Name, at.IsWindow = w.String(), true
		if w == engine.StartOfConfrontStep || w == engine.EndOfConfrontStep {
			at.Problem = problem
		}
	default:
		w := engine.StartOfFaceoff + engine.Window(d.IntN(4))
		at.Name, at.IsWindow, at.Faceoff, at.Problem = w.String(), true, "problem", problem
		p.History.Confronted, p.History.OpponentMet = []position.Area{problem}, []position.Area{problem}
	}
}
