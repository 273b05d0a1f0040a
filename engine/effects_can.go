package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// What can be paid and done: players can't pay a cost unless they can pay all of
// it (508.1d), nor choose to do what can't be done (705.2e). Of the instructions that
// an action has followed the parts that can be done are (707.2).

// attempt is an effect of which is asked whether it can be done: anything of it, or
// all of it.
type attempt struct {
	*board.Instruction
	inPart bool
}

// has reports whether so many of what an effect takes are enough to do it.
func (in attempt) has(have, takes int) bool { return have >= takes || have > 0 && in.inPart }

// canAll reports whether all effects of a script can be paid and done, as far as
// can be told before the first of them. The tokens that its parts pay add up,
// with those that x.You owes besides. The context is one to ask in: it is told so.
func (g *Game) canAll(script []board.Instruction, x *board.Context, owed int) bool {
	return len(script) == 0 && owed <= g.state.Tokens(x.You) || len(script) > 0 && g.canEach(script, x, owed)
}

// canAllIn is canAll in a context that is not only asked in.
func (g *Game) canAllIn(script []board.Instruction, x board.Context) bool {
	return g.canAll(script, &x, 0)
}

func (g *Game) canEach(script []board.Instruction, x *board.Context, owed int) bool {
	if x.Env == 0 {
		x.Env = board.TrialEnv
	}
	owes := make([]int, g.state.Players())
	owes[x.You] = owed
	var filled []uint8
	for i := range script {
		in := &script[i]
		if in.Kind != board.Do {
			continue
		}
		if !mentionsAny(in.Node, filled) && !g.mentionsUnbound(in.Node, x) && !g.canDoAt(script, i, x, false) &&
			!isMadePossible(in.Node, script) {
			return false
		}
		if in.Node.Op == ability.Pay {
			least, _ := g.amount(in.Node.N(), x, mostTokens)
			g.eachOf(in.Node.By(), x, func(p board.Player) { owes[p] += least })
		}
		filled = append(filled, in.Slots...)
	}
	for p, n := range owes {
		if n > g.state.Tokens(board.Player(p)) {
			return false
		}
	}
	return true
}

// costsOf gives the part of a script that pays its cost.
func costsOf(script []board.Instruction) []board.Instruction {
	n := 0
	for n < len(script) && script[n].Cost {
		n++
	}
	return script[:n]
}

// mostTokens is the most action tokens that a player can choose to pay at once:
// beyond it the numbers are not listed.
const mostTokens = 1 << 14

// canDoAt reports whether the effect at a place of a script can be done, or anything
// of it.
func (g *Game) canDoAt(script []board.Instruction, place int, x *board.Context, inPart bool) bool {
	in := attempt{&script[place], inPart}
	if in.Node.Op == ability.Choose || in.Node.Op == ability.ChooseHidden {
		least, _ := g.amount(in.Node.N(), x, mostTokens)
		enough := least
		if inPart {
			enough = min(enough, 1)
		}
		return g.countUsable(script, place, x, inPart, enough) >= enough
	}
	if in.Node.Op == ability.ChooseTogether && !inPart {
		return g.fitTogether(in, g.usable(script, place, x, false), x)
	}
	return g.canDo(in, x)
}

// canChoose reports whether of so many cards as many can be chosen as it takes, or
// any.
func (g *Game) canChoose(in attempt, candidates int, x *board.Context) bool {
	least, _ := g.amount(in.Node.N(), x, mostTokens)
	return in.has(candidates, least)
}

// canDo reports whether an effect can be done or paid as things are.
func (g *Game) canDo(in attempt, x *board.Context) bool {
	if can := possible[in.Node.Op]; can != nil {
		return can(g, in, x)
	}
	if changes[in.Node.Op] != nil {
		batch := g.changesOf(in.Instruction, x)
		for i := range batch {
			if in.Cost {
				batch[i].Rule = rule.R508_1
			} else {
				g.state.SetCause(&batch[i], x.This)
			}
		}
		return g.canHappen(in, batch)
	}
	params := in.Node.Op.Entry().Params
	for i := range params {
		if arg := in.Node.Arg(i); params[i].Kind == ability.Cards && !params[i].Optional && arg != nil {
			return g.state.Any(arg, x)
		}
	}
	return true
}

// canHappen reports whether what an effect proposes can happen: all of it, or of
// what is done to all cards of a description any of it.
func (g *Game) canHappen(in attempt, batch []board.Occurrence) bool {
	can, all := 0, 0
	for i := range batch {
		if batch[i].Follows {
			continue
		}
		all++
		if g.isPossible(&batch[i]) && !(in.Cost && g.keepsFromPaying(&batch[i])) {
			can++
		}
	}
	return can > 0 && (in.has(can, all) || isLenient(in.Instruction))
}

// isPossible reports whether an occurrence can happen: no rule and no card keeps
// it from happening (104.2, 508.1c).
func (g *Game) isPossible(o *board.Occurrence) bool {
	if o.ByGame {
		return true
	}
	if why := g.state.Cant(o); why != 0 && g.holds(why) {
		return false
	}
	_, forbidden := g.state.Forbids(o)
	return !forbidden
}

// isLenient reports whether an effect is done as told if it is done to any of
// its cards: where it isn't a cost and they are all that a description means,
// rather than certain ones.
func isLenient(in *board.Instruction) bool {
	cards := in.Node.Subject()
	return !in.Cost && cards != nil && cards.Kind == ability.Cards && !isCertain(cards)
}

// isCertain reports whether a description means certain cards that are named.
func isCertain(n *ability.Node) bool {
	switch n.Op {
	case ability.Bound, ability.Linked, ability.This, ability.Host:
		return true
	case ability.And:
		return isCertain(n.Left()) || isCertain(n.Right())
	case ability.Or:
		return isCertain(n.Left()) && isCertain(n.Right())
	}
	return false
}

// candidates lists the cards that can be chosen by the effect at a place of a
// script. Where the next effect does something to what is chosen, they are those
// to which it can be done; where there are none such, all, unless must says that
// it has to be done.
func (g *Game) candidates(script []board.Instruction, place int, x *board.Context, must bool) []board.Option {
	if usable := g.usable(script, place, x, false); len(usable) > 0 || must {
		return usable
	}
	if usable := g.usable(script, place, x, true); len(usable) > 0 {
		return usable
	}
	return g.optionsToChoose(script, place, x)
}

// usable lists the cards that can be chosen by the effect at a place of a script and
// with which the next one can be done, or anything of it.
func (g *Game) usable(script []board.Instruction, place int, x *board.Context, inPart bool) []board.Option {
	return g.thatCanBeUsed(script, place, x, g.optionsToChoose(script, place, x), inPart)
}

// countUsable counts the cards that usable lists, as far as enough are found.
func (g *Game) countUsable(script []board.Instruction, place int, x *board.Context, inPart bool, enough int) int {
	at := g.usedBy(script, place)
	found := 0
	var with *board.Context
	for r := range g.state.Meant(script[place].Node.Cards(), x) {
		if found == enough {
			break
		}
		if !g.canBeChosen(r.Card, script[place].Node, x) {
			continue
		}
		if at < 0 {
			found++
			continue
		}
		if with == nil {
			with = x.Supposing(script[place].Slots[0], board.Option{})
		}
		with.Suppose(board.Option{Kind: board.CardOption, Card: r})
		if g.mentionsUnbound(script[at].Node, with) || g.canDoAt(script, at, with, inPart) {
			found++
		}
	}
	return found
}

// usedBy gives the place of the effect after the one at a place of a script, if that
// mentions what is chosen there, or of the part of a cost that does; else -1. What only
// remembers something does nothing to it, and is passed over (705.2e).
func (g *Game) usedBy(script []board.Instruction, place int) int {
	in := &script[place]
	if len(in.Slots) == 0 || in.Slots[0] == 0 {
		return -1
	}
	for at := place + 1; at < len(script); at++ {
		switch next := &script[at]; {
		case next.Kind == board.Do && next.Node.Op == ability.Let:
		case next.Kind == board.Do && mentionsAny(next.Node, in.Slots):
			return at
		case !next.Cost || next.Kind != board.Do && next.Kind != board.JumpIfUndone:
			return -1
		}
	}
	return -1
}

func (g *Game) optionsToChoose(script []board.Instruction, place int, x *board.Context) []board.Option {
	n := script[place].Node
	var few [16]board.Ref
	return optionsOf(slices.DeleteFunc(g.state.AppendMeant(few[:0], n.Cards(), x),
		func(r board.Ref) bool { return !g.canBeChosen(r.Card, n, x) }))
}

// canBeChosen reports whether no modifier keeps a card from being chosen by who chooses, as the text that stands
// in the context says (705.2e, 104.2).
func (g *Game) canBeChosen(c board.CardID, choice *ability.Node, x *board.Context) bool {
	if !g.isAny(ability.NotChosen) {
		return true
	}
	player := g.chooser(choice.By(), x)
	for a := range g.state.Active(ability.NotChosen) {
		of := a.Node.Of()
		if g.state.Affects(a, c) && g.state.PlayersOf(a.Node.By(), &a.Context).Has(player) &&
			(of == nil || g.state.Fits(of, x.This.Card, &a.Context)) {
			return false
		}
	}
	return true
}

// thatCanBeUsed keeps the options with which the effect after the one at a place
// can be done, or anything of it, as far as is known before what else it mentions
// is chosen.
func (g *Game) thatCanBeUsed(script []board.Instruction, place int, x *board.Context, all []board.Option,
	inPart bool) []board.Option {
	at := g.usedBy(script, place)
	if at < 0 || len(all) == 0 {
		return all
	}
	with := x.Supposing(script[place].Slots[0], board.Option{})
	return slices.DeleteFunc(slices.Clone(all), func(o board.Option) bool {
		with.Suppose(o)
		return !g.mentionsUnbound(script[at].Node, with) && !g.canDoAt(script, at, with, inPart)
	})
}

// mentionsAny reports whether an expression mentions what one of the slots holds.
func mentionsAny(n *ability.Node, slots []uint8) bool {
	return len(slots) > 0 && n.HasAny(&boundNames, func(name *ability.Node) bool {
		return name.Slot != 0 && slices.Contains(slots, name.Slot)
	})
}

var (
	boundNames = ability.Ops(ability.Bound)
	namedLater = ability.Ops(ability.Bound, ability.There, ability.PreviousArea)
)

// mentionsUnbound reports whether an expression mentions a name that means
// nothing yet; before it is said what a Reaction reacts to, "there" doesn't either.
func (g *Game) mentionsUnbound(n *ability.Node, x *board.Context) bool {
	return n.HasAny(&namedLater, func(name *ability.Node) bool {
		switch name.Op {
		case ability.There:
			return x.Env == board.TrialEnv && !g.state.KnowsThere(x)
		case ability.PreviousArea:
			return x.Env == board.TrialEnv && !g.state.KnowsPreviousArea(x)
		}
		return name.Slot != 0 && !g.state.IsNamed(x, name.Slot)
	})
}

// asksAbout finds an unknown card that the present instruction asks about, or
// that what a player may do from here on would; 0 if there is none.
func (g *Game) asksAbout(script []board.Instruction, in *instruction) board.CardID {
	if in.stage != 0 || !g.state.HasUnknown() {
		return 0
	}
	end := int(in.frame.PC) + 1
	if in.Kind == board.AskMay {
		end = int(in.To)
	}
	for i := int(in.frame.PC); i < end; i++ {
		if c := g.unknownIn(&script[i], &in.x); c != 0 {
			return c
		}
	}
	return 0
}

// makePublic are the effects after which everybody, or the player, knows the
// cards of their first argument.
var makePublic = map[ability.Op]bool{ability.Look: true, ability.Reveal: true, ability.Banish: true,
	ability.PutInDiscards: true, ability.PutIntoPlay: true, ability.SeparatePiles: true}

func (g *Game) unknownIn(in *board.Instruction, x *board.Context) board.CardID {
	if in.Node == nil || in.Kind == board.Create {
		return 0
	}
	for _, arg := range in.Node.Args {
		if c := g.state.AsksAbout(arg, x); c != 0 {
			return c
		}
	}
	if in.Kind == board.JumpUnless {
		return g.state.AsksAbout(in.Node, x)
	}
	if in.Kind != board.Do {
		return 0
	}
	var cards []board.Ref
	switch op := in.Node.Op; {
	case op == ability.Search:
		cards = g.state.Searched(in.Node.Cards(), x)
	case op == ability.Discard && in.Node.N() == nil:
		cards = g.state.Select(in.Node.Cards(), x)
	case op == ability.Discard && in.Node.Cards() != nil:
		g.eachOf(in.Node.By(), x, func(p board.Player) {
			for _, c := range g.state.Cards(board.Hand, p) {
				cards = append(cards, g.state.Ref(c))
			}
		})
	case makePublic[op]:
		cards = g.state.Select(in.Node.Cards(), x)
	}
	return g.firstUnknown(cards)
}

// firstUnknown finds a card that nobody knows; 0 if there is none.
func (g *Game) firstUnknown(cards []board.Ref) board.CardID {
	for _, r := range cards {
		if g.state.Print(r.Card) == board.Unknown && g.state.Zone(r.Card) != board.OutOfGame {
			return r.Card
		}
	}
	return 0
}

// eachOf calls do with each of the players, the one who decides first first
// (801.1).
func (g *Game) eachOf(n *ability.Node, x *board.Context, do func(board.Player)) {
	set := g.state.PlayersOf(n, x)
	for p := range g.state.InTurnOrder(g.state.FirstToDecide()) {
		if set.Has(p) {
			do(p)
		}
	}
}

// isByNobody reports whether an effect is said to be done by or to players of whom
// there are none: the controller of a card that there isn't.
func (g *Game) isByNobody(in *instruction) bool {
	for i, p := range in.Node.Op.Entry().Params {
		if arg := in.Node.Arg(i); p.Kind == ability.Player && arg != nil && g.state.PlayersOf(arg, &in.x) == 0 {
			return true
		}
	}
	return false
}

// chooser is the player who makes an effect's choice.
func (g *Game) chooser(n *ability.Node, x *board.Context) board.Player {
	if n == nil {
		return x.You
	}
	return g.state.PlayersOf(n, x).First()
}

// askFor asks a player for so many of the options: as part of following instructions
// in order (705.2e), or of paying what an action (705.2d) or an effect (508.1) costs.
func (g *Game) askFor(in *instruction, p board.Player, kind board.DecisionKind, least,
	most int, options []board.Option) {
	g.ask(g.decisionFor(in, p, kind, least, most), options)
}

// decisionFor is the decision by which an instruction asks a player.
func (g *Game) decisionFor(in *instruction, p board.Player, kind board.DecisionKind, least, most int) board.Decision {
	why := rule.R705_2e
	switch {
	case kind == board.ChooseNumber:
		why = rule.R105_1
	case in.frame.Kind&paysCosts != 0:
		why = rule.R705_2d
	case in.Cost:
		why = rule.R508_1
	}
	return board.Decision{Player: p, Kind: kind, Rule: why, Min: uint8(least), Max: uint8(most), Card: in.x.This.Card}
}
