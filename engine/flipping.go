package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Of 515, these rules stand elsewhere:
//   - 515.2: ability/cards.go
//   - 515.4: board/flipping.go, board/propose.go, board/setup.go

// Flipping cards in a faceoff (514.3, 515). Until the flip is done, the faceoff's
// List has an option of the kind ModeOption for each modifier that adds flips and
// says what is done with the additional cards: Card is its source, N how many
// cards it adds, Action.Ability what is done, Action.Card its player's seat and
// one. Once they have been flipped, a CardOption for each of those cards follows
// it.

// additional is a modifier that adds flips for a player.
type additional struct {
	board.Active
	player board.Player
}

// additionalFlips lists the modifiers that add flips and say what is done with
// the cards, those of the player who decides first first (801.1).
func (g *Game) additionalFlips() []additional {
	var all []additional
	active := g.state.Active(ability.AddFlipsBlock)
	for p := range g.state.InTurnOrder(g.state.FirstToDecide()) {
		for a := range active {
			if g.state.PlayersOf(a.Node.Players(), &a.Context).Has(p) {
				all = append(all, additional{*a, p})
			}
		}
	}
	return all
}

// countFlips settles how many additional cards are flipped by modifiers that say
// what is done with them, asking where they leave it to the player (514.3a).
func countFlips(g *Game, f *board.Frame) {
	all := g.additionalFlips()
	for known := len(flipOptions(g.state.List(f))); known < len(all); known++ {
		a := all[known]
		n := a.Node.N()
		if n.Op == ability.OrNone {
			n = n.N()
		}
		count := max(0, g.state.NumberOf(n, &a.Context))
		if a.Node.N().Op == ability.OrNone && count > 0 {
			g.ask(board.Decision{Player: a.player, Kind: board.YesOrNo, Rule: rule.R514_3a, Min: 1, Max: 1,
				Card: a.Context.This.Card},
				[]board.Option{{Kind: board.YesOption, N: int32(a.player)}, {Kind: board.NoOption, N: int32(a.player)}})
			return
		}
		g.addFlipOption(f, a, count)
	}
	g.noteFlips(f)
	goTo(f, faceoffLooks)
}

// keepFlips keeps what a player chose, and asks about the next modifier.
func keepFlips(g *Game, f *board.Frame) {
	goTo(f, faceoffCountsFlips)
	a := g.additionalFlips()[len(flipOptions(g.state.List(f)))]
	count := 0
	if g.state.Answered()[0].Kind == board.YesOption {
		count = max(0, g.state.NumberOf(a.Node.N().N(), &a.Context))
	}
	g.addFlipOption(f, a, count)
}

func (g *Game) addFlipOption(f *board.Frame, a additional, count int) {
	list := append([]board.Option(nil), g.state.List(f)...)
	g.state.SetList(append(list, board.Option{Kind: board.ModeOption, N: int32(count), Card: a.Context.This,
		Action: board.Action{Card: board.CardID(a.player) + 1,
			Ability: board.AbilityRef{ID: board.AbilityID(a.Node.Num), X: a.Context.X}}}))
}

func flipOptions(list []board.Option) []board.Option {
	var all []board.Option
	for _, o := range list {
		if o.Kind == board.ModeOption {
			all = append(all, o)
		}
	}
	return all
}

// plainFlips is how many cards the player flips now but for modifiers that say
// what is done with the additional ones: one each time, and in the first flip of
// the faceoff as many more or fewer as modifiers say (514.3, 514.3a, 514.4c).
func (g *Game) plainFlips(f *board.Frame, p board.Player) int {
	if f.Flags&faceoffTied != 0 || !g.holds(rule.R514_3a) {
		return 1
	}
	return max(0, 1+g.state.SumForPlayer(ability.AddFlips, p)+g.state.FlipsAdded(p))
}

// flips is how many cards the player flips now, if so many are left.
func (g *Game) flips(f *board.Frame, p board.Player) int {
	n := g.plainFlips(f, p)
	for _, o := range g.state.List(f) {
		if o.Kind == board.ModeOption && o.Action.Card == board.CardID(p)+1 {
			n += int(o.N)
		}
	}
	return min(n, len(g.state.Cards(board.DrawDeck, p)))
}

// lookForUnknownFlip asks Chance what the next card to be flipped is, where
// nobody knows it.
func lookForUnknownFlip(g *Game, f *board.Frame) {
	for p := range g.state.InTurnOrder(0) {
		if g.canFlip() && g.askUnknown(g.state.Cards(board.DrawDeck, p)[:g.flips(f, p)], rule.R515_1) {
			return
		}
	}
	goTo(f, faceoffFlips)
}

// askUnknown asks Chance what the first unknown one of the cards is, and reports
// whether there was one.
func (g *Game) askUnknown(cards []board.CardID, why rule.Number) bool {
	for _, c := range cards {
		if g.state.Print(c) == board.Unknown {
			g.askChance(c, why)
			return true
		}
	}
	return false
}

// learnFlip fixes what Chance decided and looks for the next unknown card.
func learnFlip(g *Game, f *board.Frame) {
	goTo(f, faceoffLooks)
	g.learnChosen(rule.R515_1)
}

// flipSimultaneously flips the topmost unflipped card of each player's draw deck
// (514.3), or several, each a separate occurrence (515.3); a player without cards
// doesn't flip (515.1).
func flipSimultaneously(g *Game, f *board.Frame) {
	why := rule.R514_3
	if f.Flags&faceoffTied != 0 {
		why = rule.R514_4c
	}
	if !g.canFlip() && g.reading(board.FlipsFromAnEmptyDeck) == board.NobodyFlips {
		g.noteReading(board.FlipsFromAnEmptyDeck, rule.R515_1)
		return
	}
	batch := g.batch[:0]
	for p := range g.state.InTurnOrder(0) {
		deck := g.state.Cards(board.DrawDeck, p)
		for _, c := range deck[:g.flips(f, p)] {
			batch = append(batch, board.Occurrence{Kind: board.CardFlipped, Rule: why, Player: p, Card: g.state.Ref(c)})
		}
		if len(deck) == 0 {
			g.note(board.Entry{Rule: rule.R515_1, Note: board.NothingToFlip, Player: p})
		}
	}
	g.batch = batch
	g.listAdditional(f)
	g.propose(batch...)
}

// listAdditional lists, after each modifier that adds flips, the cards that its
// player is about to flip because of it: the plain ones come first, then those of
// one modifier after another.
func (g *Game) listAdditional(f *board.Frame) {
	if len(flipOptions(g.state.List(f))) == 0 {
		return
	}
	var list []board.Option
	next := make([]int, g.state.Players())
	for p := range next {
		next[p] = g.plainFlips(f, board.Player(p))
	}
	for _, o := range append([]board.Option(nil), g.state.List(f)...) {
		list = append(list, o)
		if o.Kind != board.ModeOption {
			continue
		}
		p := board.Player(o.Action.Card - 1)
		deck := g.state.Cards(board.DrawDeck, p)
		for range o.N {
			if next[p] < len(deck) {
				list = append(list, board.Option{Kind: board.CardOption, Card: g.state.Ref(deck[next[p]])})
				next[p]++
			}
		}
	}
	g.state.SetList(list)
}

// applyFlipped applies what is done as cards are flipped, before anything that
// they trigger is processed.
func applyFlipped(g *Game, _ *board.Frame) { g.applyAsFlipped() }

// followAdditionalFlips does what modifiers say is done with the cards that were
// flipped because of them, one modifier after another (514.3a).
func followAdditionalFlips(g *Game, f *board.Frame) {
	list := append([]board.Option(nil), g.state.List(f)...)
	for i, o := range list {
		if o.Kind != board.ModeOption {
			continue
		}
		rest, cards := list[i+1:], []board.Option(nil)
		for len(rest) > 0 && rest[0].Kind == board.CardOption {
			if c := rest[0].Card.Card; g.state.Zone(c) == board.Flip {
				cards = append(cards, board.Option{Kind: board.CardOption, Card: g.state.Ref(c)})
			}
			rest = rest[1:]
		}
		goTo(f, faceoffFollowsFlips)
		g.state.SetList(append(list[:i:i], rest...))
		if len(cards) > 0 {
			g.followFlips(o, cards)
		}
		return
	}
}

// followFlips does what one of those modifiers says, if it is still there.
func (g *Game) followFlips(o board.Option, cards []board.Option) {
	for _, a := range g.additionalFlips() {
		if a.Context.This != o.Card || board.AbilityID(a.Node.Num) != o.Action.Ability.ID {
			continue
		}
		x := a.Context
		env := g.state.CopyEnv(x.Env)
		if results := g.state.Program().Ability(o.Action.Ability.ID).Results; len(results) > 0 {
			g.state.Bind(env, results[0], cards...)
		}
		g.beginEffect(board.Frame{Player: x.You, Card: x.This, Area: x.Area, Ability: o.Action.Ability, Env: env})
		return
	}
}

// applyAsFlipped applies the abilities that are applied as cards are flipped to
// the cards that the latest batch flipped.
func (g *Game) applyAsFlipped() {
	g.beginTextAtOnce(board.ChaosWhen, board.CardFlipped) // after what follows, which stands above it
	var flips []board.Occurrence
	for _, done := range g.state.Done() {
		if done.Kind == board.CardOption && g.state.Zone(done.Card.Card) == board.Flip {
			flips = append(flips, board.Occurrence{Kind: board.CardFlipped, Rule: rule.R515_1,
				Player: g.state.Owner(done.Card.Card), Card: done.Card})
		}
	}
	g.beginAs(flips, 0)
}

func init() {
	doers[ability.Flip] = flipMore
	possible[ability.Flip] = canFlipMore
}

// The stages of flipping further cards.
const (
	flipLooks = iota
	flipLearns
)

// flipMore makes players flip further cards, each a separate occurrence (515.3).
func flipMore(g *Game, in *instruction) {
	if in.stage == flipLearns {
		in.await(flipLooks)
		g.learnChosen(rule.R515_1)
		return
	}
	n := max(0, g.state.NumberOf(in.Node.N(), &in.x))
	if !g.holds(rule.R515_3) {
		n = min(n, 1)
	}
	set := g.state.PlayersOf(in.Node.By(), &in.x)
	batch, wanted := g.batch[:0], 0
	for p := range g.state.InTurnOrder(g.state.FirstToDecide()) {
		if !set.Has(p) {
			continue
		}
		deck := g.state.Cards(board.DrawDeck, p)
		top := deck[:min(n, len(deck))]
		wanted += n
		if len(top) == 0 && n > 0 {
			g.note(board.Entry{Rule: rule.R515_1, Note: board.NothingToFlip, Player: p})
		}
		for _, c := range top {
			if g.state.Print(c) == board.Unknown {
				in.await(flipLearns)
				g.askChance(c, rule.R515_1)
				return
			}
			batch = append(batch, board.Occurrence{Kind: board.CardFlipped, Rule: rule.R515_1,
				Player: p, Card: g.state.Ref(c)})
		}
	}
	g.batch = batch
	g.change(in, wanted, batch...)
}

// canFlipMore reports whether each of the players has the cards to flip, or any of
// them a card.
func canFlipMore(g *Game, in attempt, x *board.Context) bool {
	can, players := 0, 0
	g.eachOf(in.Node.By(), x, func(p board.Player) {
		players++
		if in.has(len(g.state.Cards(board.DrawDeck, p)), g.state.NumberOf(in.Node.N(), x)) {
			can++
		}
	})
	return in.has(can, players)
}
