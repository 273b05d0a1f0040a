package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Legality is one function, Check, with a sink for the reasons. Main Phase
// actions (609) are all that there is without card text; abilities bring others,
// and other times for them.

// check gathers violations for one action. Without a sink it stops at the
// first.
type check struct {
	g      *Game
	player board.Player
	action board.Action
	sink   *Violations
	legal  bool
	way    *way // of playing the card, if it is one that abilities have to do with: chosen
	chosen way
	less   int // so many action tokens less are to be paid
}

// add notes a violation; it reports whether to go on looking for more.
func (c *check) add(v Violation) bool {
	if !c.g.holds(v.Rule) {
		return true
	}
	c.legal = false
	if c.sink == nil {
		return false
	}
	v.Player = c.player
	*c.sink = append(*c.sink, v)
	return true
}

// require adds a violation unless something holds; it reports whether to go on
// looking for more.
func (c *check) require(holds bool, v Violation) bool { return holds || c.add(v) }

// Check reports whether the player whom the game waits for can take an action
// now. With a sink it adds every reason why not; without one it stops at the
// first.
func (g *Game) Check(a board.Action, sink *Violations) bool {
	return g.CheckFor(g.state.Decision().Player, a, sink)
}

// CheckFor is Check for any player, also one whom the game does not wait for.
func (g *Game) CheckFor(p board.Player, a board.Action, sink *Violations) bool {
	c := check{g: g, player: p, action: a, sink: sink, legal: true}
	_ = c.timing() && c.subject() && c.destination() && c.price() && c.notTried() && c.notRepeated() && (!c.legal || c.completes())
	return c.legal
}

// notRepeated checks that the action doesn't continue a loop that has come to its
// end (802.2).
func (c *check) notRepeated() bool {
	return c.require(!c.g.isBarred(c.g.momentOfAction(), c.player, c.settled()), Violation{Code: LoopEnded, Rule: rule.R802_2, Card: c.action.Card})
}

// settled gives the action with what it leaves open because there is only one
// possibility: the way in which a card is played, the area of a Resource.
func (c *check) settled() board.Action {
	a := c.action
	if c.way != nil {
		a.Ability = c.way.id
	}
	return a
}

// settle gives a legal action of the player whom the game waits for with what it
// leaves open because there is only one possibility.
func (g *Game) settle(a board.Action) board.Action {
	if !isPlayed(a.Kind) || !g.state.Program().HasAbilities() {
		return a
	}
	c := check{g: g, player: g.state.Decision().Player, action: a, legal: true}
	_ = c.timing() && c.destination()
	return c.settled()
}

// timing checks that the action can be taken now.
func (c *check) timing() bool {
	if c.g.state.Program().HasAbilities() {
		switch c.action.Kind {
		case board.PlayCard, board.PlayTroublemaker:
			return c.playTiming()
		case board.ActivateAbility:
			return c.activationTiming()
		}
	}
	return c.addAll(c.wrongTime(nil, board.AbilityRef{}, nil))
}

func (c *check) addAll(why Violations) bool {
	for _, v := range why {
		if !c.add(v) {
			return false
		}
	}
	return true
}

// playTiming checks that there is a way in which the card can be played now, and
// keeps it. Without an ability in the action it is the usual one, or the only
// one. If there is none, it says what the nearest way lacks.
func (c *check) playTiming() bool {
	c.g.lacking = c.g.lacking[:0]
	var nearest, open *way // open is the first that is
	several := false       // others of other names are open too
	ways := c.g.waysToPlay(c.player, c.action.Card)
	for i := range ways {
		w := &ways[i]
		if c.action.Ability != (board.AbilityRef{}) && w.id != c.action.Ability {
			continue
		}
		x := board.Context{This: c.g.refOf(c.action.Card), You: c.player, X: w.text.X}
		why := c.wrongTime(w.times, w.text, &x)
		if w.times != nil && !c.g.holds(rule.R512_2) {
			why = nil
		}
		switch {
		case len(why) > 0:
		case open == nil:
			open = w
		default:
			several = several || w.id != open.id
		}
		if nearest == nil || len(why) < len(c.g.lacking) {
			nearest, c.g.lacking = w, append(c.g.lacking[:0], why...)
		}
	}
	if open != nil {
		nearest = open
	}
	if nearest != nil {
		c.chosen = *nearest
		c.way = &c.chosen
	}
	switch {
	case nearest == nil && len(ways) > 0:
		c.add(Violation{Code: NoSuchAbility, Rule: rule.R512_1, Card: c.action.Card})
		return false
	case nearest == nil:
		return c.addAll(c.wrongTime(nil, board.AbilityRef{}, nil))
	case open == nil:
		return c.addAll(c.g.lacking)
	case several && open.id != c.action.Ability:
		return c.add(Violation{Code: WayNotGiven, Rule: rule.R512_1, Card: c.action.Card})
	}
	return true
}

func (c *check) activationTiming() bool {
	x, has := c.g.contextOfActivation(c.player, c.action)
	if !has || !c.mayKnow(c.action.Card) {
		return true // there is no such ability, which is all that there is to say
	}
	if !c.g.holds(rule.R512_1) {
		return true
	}
	times := c.g.state.Program().Ability(c.action.Ability.ID).Times
	return c.addAll(c.wrongTime(times, c.action.Ability, &x))
}

// notInMainPhase adds why the player can't take a Main Phase action now (609.1).
func (c *check) notInMainPhase(why Violations) Violations {
	if c.player != c.g.state.TurnPlayer() {
		why = append(why, Violation{Code: NotTurnPlayer, Rule: rule.R609_1})
	}
	if c.g.phase() != mainPhase {
		why = append(why, Violation{Code: NotMainPhase, Rule: rule.R609_1})
	}
	return c.notOpening(why)
}

// subject checks the card that the action is done with.
func (c *check) subject() bool {
	switch c.action.Kind {
	case board.PlayCard, board.PlayTroublemaker:
		return c.playedCard()
	case board.MoveCharacter:
		return c.movedCard()
	case board.RallyCard:
		return c.ralliedCard()
	case board.ActivateAbility:
		return c.activation()
	case board.DrawCard:
		empty := len(c.g.state.Cards(board.DrawDeck, c.player)) == 0
		return c.require(!empty || c.g.reading(board.DrawingFromAnEmptyDeck) == board.NoCard,
			Violation{Code: DeckEmpty, Rule: rule.R410_4})
	default:
		return c.add(Violation{Code: WrongType, Rule: rule.R609_2})
	}
}

// playedCard checks a card to be played: in hand, of a type that the action is
// for, its play requirements met (205.1).
func (c *check) playedCard() bool {
	s, id := c.g.state, c.action.Card
	why := actionRules[c.action.Kind]
	permitted := c.way != nil && (c.way.permission != nil || c.way.byEffect)
	if !permitted && (id == 0 || s.Zone(id) != board.Hand || s.Owner(id) != c.player) &&
		!(c.add(Violation{Code: CardNotInHand, Rule: why, Card: id}) && c.mayKnow(id)) {
		return false
	}
	if id == 0 || s.Face(id) == nil {
		return c.add(Violation{Code: WrongType, Rule: why, Card: id})
	}
	switch t := s.Type(id); {
	case (t == card.Troublemaker) != (c.action.Kind == board.PlayTroublemaker), t == card.ManeCharacter, t == card.ProblemType:
		return c.add(Violation{Code: WrongType, Rule: why, Card: id})
	case t == card.Event:
		if c.way == nil && (s.Zone(id) == board.Hand || !s.IsTextKnown(id)) && !c.add(Violation{Code: TextNeeded, Rule: rule.R304_1, Card: id}) {
			return false
		}
	case t == card.Resource && !s.IsTextKnown(id) && !s.Program().HasDilemmaTrait(s.Print(id)):
		if !c.add(Violation{Code: TextNeeded, Rule: rule.R305_1b, Card: id}) {
			return false
		}
	}
	return c.textAllowsPlaying() && (c.hasNoRequirements() || c.g.testsAfterPaying(c.player, c.action) || c.playRequirements(s.Face(id).PlayRequirements))
}

// textAllowsPlaying checks what the card's own text says about playing it, and
// that anything of what an Event does can be done (705.2e).
func (c *check) textAllowsPlaying() bool {
	s, id := c.g.state, c.action.Card
	if !s.Program().HasAbilities() {
		return true
	}
	x := board.Context{This: s.Ref(id), You: c.player}
	for _, n := range s.PlayRules(id, ability.PlayOnlyIf) {
		if !s.ConditionOf(n.Args[0], &x) && !c.add(Violation{Code: PlayOnlyIfUnmet, Rule: rule.R705_2, Card: id}) {
			return false
		}
	}
	if c.way == nil || c.way.text.ID == 0 {
		return true
	}
	x.X = c.way.text.X
	script := s.Program().Ability(c.way.text.ID).Script
	return c.require(c.g.canFollowEvent(script, x, c.g.furtherCosts(c.player, c.action)), Violation{Code: NothingToDo, Rule: rule.R705_2e, Card: id})
}

// hasNoRequirements reports whether a modifier has the card played without play
// requirements.
func (c *check) hasNoRequirements() bool {
	for active := range c.g.state.Active(ability.NoRequirements) {
		if c.g.state.Means(active.Node.Args[0], c.action.Card, &active.Context) {
			return true
		}
	}
	return false
}

// playRequirements checks the play requirements of the card (205.1), each by
// itself. Whether a character can help to meet two of them is a disputed point:
// if not, they have to be met together.
func (c *check) playRequirements(requirements []card.PlayRequirement) bool {
	unmet := Violation{Code: PlayRequirementNotMet, Rule: rule.R205_1, Card: c.action.Card}
	apart := true
	for _, r := range requirements {
		have := c.g.powerOfColor(c.player, r.Color)
		if have >= r.Power {
			continue
		}
		apart = false
		unmet.Color, unmet.Have, unmet.Need = r.Color.String(), have, r.Power
		if !c.add(unmet) {
			return false
		}
	}
	if !apart || len(requirements) < 2 || c.g.reading(board.TwoColorPlayRequirements) == board.CountsForBoth {
		return true
	}
	short, colors := c.g.shortForAll(c.player, requirements)
	if short == 0 {
		return true
	}
	unmet.Color, unmet.Need = colors.String(), 0
	for _, r := range requirements {
		unmet.Need += r.Power
	}
	unmet.Have = unmet.Need - short
	return c.add(unmet)
}

// movedCard checks a character to be moved (609.2b).
func (c *check) movedCard() bool {
	s, id := c.g.state, c.action.Card
	if !c.isInPlay() {
		return c.add(Violation{Code: NotInPlay, Rule: rule.R506_1, Card: id})
	}
	return c.require(s.Controller(id) == c.player, Violation{Code: NotControlled, Rule: rule.R609_2b, Card: id}) &&
		(s.Controller(id) == c.player || c.mayKnow(id)) &&
		c.require(s.IsCharacter(id), Violation{Code: WrongType, Rule: rule.R609_2b, Card: id}) &&
		c.require(c.g.countsAsMovable(id), Violation{Code: Frightened, Rule: rule.R609_2b, Card: id})
}

// countsAsMovable reports whether a character can be moved as far as being
// frightened goes, which is a disputed point.
func (g *Game) countsAsMovable(c board.CardID) bool {
	return !g.state.IsFrightened(c) || g.reading(board.FrightenedCharacters) == board.StillCharacters
}

// ralliedCard checks a card to be unfrightened (609.2e).
func (c *check) ralliedCard() bool {
	s, id := c.g.state, c.action.Card
	if !c.isInPlay() {
		return c.add(Violation{Code: NotInPlay, Rule: rule.R609_2e, Card: id})
	}
	return c.require(s.Controller(id) == c.player, Violation{Code: NotControlled, Rule: rule.R609_2e, Card: id}) &&
		c.require(s.IsFrightened(id), Violation{Code: NotFrightened, Rule: rule.R609_2e, Card: id})
}

// mayKnow reports whether the player may know what is printed on a card. Of one
// that they may not, no reason tells more (402.2, 404.1, 505.1d).
func (c *check) mayKnow(id board.CardID) bool { return id != 0 && c.g.state.Sees(c.player, id) }

// isInPlay reports whether the action's card is in play. Of one that isn't,
// nothing more needs to be said as a card.
func (c *check) isInPlay() bool {
	id := c.action.Card
	return id != 0 && c.g.state.Zone(id) == board.Play
}

// destination checks where a card is played or moved to, and that no modifier
// forbids the action.
func (c *check) destination() bool {
	if !c.g.state.Program().HasAbilities() {
		return c.area()
	}
	place := c.area
	if isPlayed(c.action.Kind) {
		place = c.playPlace
	}
	return place() && c.allowed()
}

// playPlace checks the area to which a card is played, or the card on which an
// attachment is (501.2, 501.3).
func (c *check) playPlace() bool {
	s, id, area, host := c.g.state, c.action.Card, c.action.Area, c.action.Host
	if c.g.choosesOnEntering(c.action.Kind) {
		return c.placeOnEntering()
	}
	noHost := Violation{Code: NoSuchHost, Rule: rule.R509_1, Card: id, By: host}
	if c.g.isPlayedOn(id) {
		return c.require(hasID(c.g.hostsFor(c.player, id), host), noHost) &&
			c.require(area == board.NoArea, Violation{Code: WrongArea, Rule: rule.R501_3, Card: id, Area: area})
	}
	if host != 0 && !c.add(noHost) {
		return false
	}
	areas, isAsked := c.g.areasToPlay(c.player, id, c.way)
	switch {
	case !isAsked:
		return c.require(area == board.NoArea || s.Type(id) == card.Event,
			Violation{Code: WrongArea, Rule: rule.R522_2, Card: id, Area: area})
	case area == board.NoArea && len(areas) == 1 && s.Type(id) == card.Resource:
		c.action.Area = areas[0]
		return true
	case !s.AreaExists(area):
		return c.add(Violation{Code: NoAreaGiven, Rule: rule.R501_2, Card: id})
	case !slices.Contains(areas, area):
		return c.add(Violation{Code: WrongArea, Rule: placeRules[s.Type(id)], Card: id, Area: area})
	}
	return true
}

// placeOnEntering checks that there is an area or host for a card whose place is
// chosen as it enters play, and that none has been chosen yet.
func (c *check) placeOnEntering() bool {
	s, id := c.g.state, c.action.Card
	if !c.require(c.action.Area == board.NoArea && c.action.Host == 0,
		Violation{Code: WrongArea, Rule: rule.R705_2f, Card: id, Area: c.action.Area}) {
		return false
	}
	chosen := s.Type(id) != card.Event && !s.Program().HasDilemmaTrait(s.Print(id))
	return c.require(!chosen || len(c.g.placesToEnter(c.player, c.action)) > 0, Violation{Code: NoAreaGiven, Rule: rule.R501_2, Card: id})
}

// placeRules say where cards of a type enter play.
var placeRules = map[card.Type]rule.Number{card.Friend: rule.R302_1, card.Troublemaker: rule.R306_1, card.Resource: rule.R305_1}

// allowed checks that no modifier forbids the action, or what it comes to (104.2).
func (c *check) allowed() bool {
	if !c.g.state.Program().HasOp(ability.Cant) && !c.g.state.Program().HasOp(ability.AtMost) {
		return true
	}
	o := c.g.occurrenceOf(c.player, c.action)
	if o.Card.Card == 0 {
		return true
	}
	if by, forbidden := c.g.state.Forbids(&o); forbidden && !c.add(Violation{Code: ForbiddenByCard, Rule: rule.R104_2, Card: c.action.Card, By: by.Card}) {
		return false
	}
	if !isPlayed(c.action.Kind) || c.g.state.Type(c.action.Card) == card.Event {
		return true
	}
	o.Kind, o.FaceDown = board.CardEntersPlay, c.action.Kind == board.PlayTroublemaker
	by, forbidden := c.g.state.Forbids(&o)
	return c.require(!forbidden, Violation{Code: ForbiddenByCard, Rule: rule.R104_2, Card: c.action.Card, By: by.Card})
}

// area checks the area of a card that is played or moved.
func (c *check) area() bool {
	s, id, area := c.g.state, c.action.Card, c.action.Area
	if c.g.choosesOnEntering(c.action.Kind) {
		return c.placeOnEntering()
	}
	if !needsArea(s, c.action) {
		elsewhere := area != board.NoArea && c.action.Kind == board.PlayCard && s.Program().HasDilemmaTrait(s.Print(id))
		return c.require(!elsewhere, Violation{Code: WrongArea, Rule: rule.R522_2, Card: id, Area: area})
	}
	if !s.AreaExists(area) {
		return c.add(Violation{Code: NoAreaGiven, Rule: rule.R501_2, Card: id})
	}
	home := s.AreaKind(area) == board.Home
	switch c.action.Kind {
	case board.PlayTroublemaker:
		if home {
			return c.add(Violation{Code: WrongArea, Rule: rule.R306_1, Card: id, Area: area})
		}
	case board.PlayCard:
		if home && s.AreaOwner(area) != c.player {
			return c.add(Violation{Code: WrongArea, Rule: rule.R302_1, Card: id, Area: area})
		}
	case board.MoveCharacter:
		switch {
		case s.Zone(id) != board.Play:
		case s.Area(id) == area:
			return c.add(Violation{Code: AlreadyThere, Rule: rule.R506_2, Card: id, Area: area})
		case s.CantGo(id, area, false) != 0:
			return c.add(Violation{Code: OtherHome, Rule: s.CantGo(id, area, false), Card: id, Area: area})
		}
	}
	return true
}

// needsArea reports whether the action is done to an area, but for what text
// says of it.
func needsArea(s *board.State, a board.Action) bool {
	switch a.Kind {
	case board.MoveCharacter, board.PlayTroublemaker:
		return a.Card != 0
	case board.PlayCard:
		return a.Card != 0 && s.Type(a.Card) == card.Friend
	default:
		return false
	}
}

// price checks that the player has the means to pay all of the cost (508.1d).
func (c *check) price() bool {
	have, need := c.g.state.Tokens(c.player), max(0, c.g.LeastCost(c.player, c.action)-c.less)
	if have < need && !c.add(Violation{Code: NotEnoughTokens, Rule: rule.R508_1d, Card: c.action.Card, Have: have, Need: need}) {
		return false
	}
	for _, cost := range c.g.furtherCosts(c.player, c.action) {
		script := c.g.state.Program().Ability(cost.ID).Script
		x, _ := c.g.contextOfActivation(c.player, board.Action{Card: c.action.Card, Ability: cost})
		if !c.g.canPayCosts(script, x, min(have, need)) && !c.add(Violation{Code: CostNotPayable, Rule: rule.R508_1c, Card: c.action.Card}) {
			return false
		}
	}
	return true
}

// notTried checks that the action has not been tried at this decision and could not
// be completed (705.2).
func (c *check) notTried() bool {
	a := c.settled()
	return c.require(!c.g.state.WasRewound(a), Violation{Code: CannotBeCompleted, Rule: rule.R705_2, Card: a.Card})
}

// powerOfColor is the player's power of a color: the combined power of the
// characters that they control in play of that color (507.3).
func (g *Game) powerOfColor(p board.Player, color card.Color) int {
	total := 0
	for _, c := range g.state.InPlay() {
		if g.state.Controller(c) == p && g.state.IsCharacter(c) && g.state.Colors(c).Has(color) {
			power, _ := g.state.Power(c)
			total += max(power, 0)
		}
	}
	return total
}

// shortForAll is how much power is missing to meet all the play requirements if
// each of the player's characters counts for one of its colors, and which
// colors they ask for.
func (g *Game) shortForAll(p board.Player, requirements []card.PlayRequirement) (short int, colors card.Colors) {
	var power contributions
	for _, c := range g.state.InPlay() {
		if n, _ := g.state.Power(c); n > 0 && g.state.Controller(c) == p && g.state.IsCharacter(c) {
			power.of = append(power.of, contribution{power: n, colors: g.state.Colors(c)})
		}
	}
	var together []card.ConfrontRequirement
	for _, r := range requirements {
		together = append(together, card.ConfrontRequirement{Kind: card.OfColor, Color: r.Color, Power: r.Power})
		colors |= card.ColorsOf(r.Color)
	}
	return power.short(together), colors
}

func (g *Game) anyLegalAction() bool {
	return len(g.Options()) > 1
}

// eachLegal calls take with each legal action until it returns false. Main
// Phase actions and those with a phase in their timing phrase are legal only
// while a window may be opened (510.3), others only with priority.
func (g *Game) eachLegal(take func(board.Action) bool) {
	d := g.state.Decision()
	hasAbilities := g.state.Program().HasAbilities()
	if d.Kind != board.Opening && !(d.Kind == board.Priority && hasAbilities) {
		return
	}
	p := d.Player
	var c check // one for all, which saves its memory
	g.eachSubject(p, func(a board.Action) bool {
		c = check{g: g, player: p, action: a, legal: true}
		if !hasAbilities && !c.price() || !c.timing() || !c.subject() {
			return true // wherever it is to be done
		}
		return g.toEachPlace(p, a, func(a board.Action) bool {
			c.action = a
			return !c.destination() || hasAbilities && (!c.price() || !c.notTried() || !c.notRepeated() || !c.completes()) || take(a)
		})
	})
}

// Candidates lists every action that could be thought of for a player: each
// kind, with each of their cards that it could be meant for, to each area or on
// each host. The legal ones are among them.
func (g *Game) Candidates(p board.Player) []board.Action {
	var all []board.Action
	g.eachSubject(p, func(a board.Action) bool {
		return g.toEachPlace(p, a, func(a board.Action) bool {
			all = append(all, a)
			return true
		})
	})
	return all
}

// CandidatesWith lists those of the actions that Candidates lists which are done with
// one card, or on it as their host.
func (g *Game) CandidatesWith(p board.Player, c board.CardID) []board.Action {
	var all []board.Action
	g.eachSubject(p, func(a board.Action) bool {
		if a.Card == 0 || a.Card != c && len(g.state.PlayRules(a.Card, ability.PlayOn)) == 0 {
			return true
		}
		return g.toEachPlace(p, a, func(a board.Action) bool {
			if a.Card == c || a.Host == c {
				all = append(all, a)
			}
			return true
		})
	})
	return all
}

// eachSubject calls try with each kind of action and each of the player's
// cards that it could be meant for, without an area or host, until it returns
// false.
func (g *Game) eachSubject(p board.Player, try func(board.Action) bool) {
	if !try(board.Action{Kind: board.DrawCard}) {
		return
	}
	for _, c := range g.state.Cards(board.Hand, p) {
		if !g.toEachWay(p, c, try) {
			return
		}
	}
	for _, c := range g.playableElsewhere(p) {
		if !g.toEachWay(p, c, try) {
			return
		}
	}
	for _, c := range g.state.InPlay() {
		if g.state.Controller(c) != p {
			continue
		}
		if g.state.IsFrightened(c) && !try(board.Action{Kind: board.RallyCard, Card: c}) {
			return
		}
		if g.state.IsCharacter(c) && !try(board.Action{Kind: board.MoveCharacter, Card: c}) {
			return
		}
	}
	g.eachActivated(p, try)
}

// toEachWay calls try with playing a card: in the only way that there is, or in
// each of several that can be chosen now.
func (g *Game) toEachWay(p board.Player, c board.CardID, try func(board.Action) bool) bool {
	a := board.Action{Kind: board.PlayCard, Card: c}
	if g.state.Type(c) == card.Troublemaker {
		a.Kind = board.PlayTroublemaker
	}
	if !g.state.Program().HasAbilities() {
		return try(a)
	}
	ways := g.waysToPlay(p, c)
	if len(ways) < 2 {
		return try(a)
	}
	probe := check{g: g, player: p, action: a}
	var ids []board.AbilityRef // of those that can be chosen now
	for i := range ways {
		w := &ways[i]
		x := board.Context{This: g.state.Ref(c), You: p, X: w.text.X}
		if !slices.Contains(ids, w.id) && len(probe.wrongTime(w.times, w.text, &x)) == 0 {
			ids = append(ids, w.id)
		}
	}
	if len(ids) < 2 {
		return try(a)
	}
	for _, id := range ids {
		a.Ability = id
		if !try(a) {
			return false
		}
	}
	return true
}

// playableElsewhere lists the cards that modifiers permit a player to play from
// where they are, but for those in the player's hand.
func (g *Game) playableElsewhere(p board.Player) []board.CardID {
	var all []board.CardID
	for _, op := range []ability.Op{ability.MayPlay, ability.MayPlayBlock} {
		for active := range g.state.Active(op) {
			if !g.state.PlayersOf(active.Node.Args[1], &active.Context).Has(p) {
				continue
			}
			for _, r := range g.state.Select(active.Node.Args[0], &active.Context) {
				inHand := g.state.Zone(r.Card) == board.Hand && g.state.Owner(r.Card) == p
				if !inHand && len(g.waysToPlay(p, r.Card)) > 0 && !hasID(all, r.Card) {
					all = append(all, r.Card)
				}
			}
		}
	}
	return all
}

// eachActivated calls try with each activated ability that the player could
// activate.
func (g *Game) eachActivated(p board.Player, try func(board.Action) bool) {
	if !g.state.Program().HasOp(ability.Timing) {
		return
	}
	for _, h := range g.state.Abilities() {
		a := g.state.Program().Ability(h.Ability.ID)
		if a.Type != ability.Activated || !g.state.Sees(p, h.Card) {
			continue
		}
		if x := g.state.ContextOf(h); x.You != p && !a.AnyPlayer {
			continue
		}
		if !try(board.Action{Kind: board.ActivateAbility, Card: h.Card, Ability: h.Ability}) {
			return
		}
	}
}

// toEachPlace calls try with the action to each area or on each host, or once if
// it is done to none, until it returns false.
func (g *Game) toEachPlace(p board.Player, a board.Action, try func(board.Action) bool) bool {
	if g.choosesOnEntering(a.Kind) {
		return try(a)
	}
	if g.state.Program().HasAbilities() && isPlayed(a.Kind) && g.state.Sees(p, a.Card) {
		if len(g.state.PlayRules(a.Card, ability.PlayOn)) > 0 {
			return g.toEachHost(p, a, try)
		}
		if _, isAsked := g.areasToPlay(p, a.Card, nil); !isAsked {
			return try(a)
		}
	} else if !needsArea(g.state, a) {
		return try(a)
	}
	for _, area := range g.state.Areas() {
		a.Area = area
		if !try(a) {
			return false
		}
	}
	return true
}

// toEachHost calls try with the action on each host, or once on none if there is
// none.
func (g *Game) toEachHost(p board.Player, a board.Action, try func(board.Action) bool) bool {
	hosts := g.hostsFor(p, a.Card)
	if len(hosts) == 0 {
		return try(a)
	}
	for _, host := range hosts {
		a.Host = host
		if !try(a) {
			return false
		}
	}
	return true
}
