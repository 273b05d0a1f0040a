package wording

import (
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
	"canterlaw/scenario"
)

// Note words a rule's statement that changes nothing. An unknown kind has no
// words.
func (w Words) Note(e *board.Entry) string {
	player, c := w.Player(e.Player), w.Card(e.Card)
	switch e.Note {
	case board.AnotherWindow:
		return "Priority window: opened by " + player + "’s action"
	case board.NoDrawOnFirstTurn:
		return player + " draws no card on the first turn"
	case board.NothingToFlip:
		return player + " has no card left to flip"
	case board.PowerTotal:
		if e.M != 0 {
			return fmt.Sprintf("%s’s power total is %d, with the %+d by which text changes it", player, e.N, e.M)
		}
		return fmt.Sprintf("%s’s power total is %d", player, e.N)
	case board.Contributes:
		return Capitalized(c) + " contributes " + w.contributed(e)
	case board.DoesNotContribute:
		return Capitalized(c) + " " + w.Nothing(e)
	case board.TotalsTied:
		return fmt.Sprintf("The faceoff is tied at %d", e.N)
	case board.RequirementMet:
		return fmt.Sprintf("%s meets the confront requirements of %s: %s", player, c, w.whatIsMet(e))
	case board.RequirementNotMet:
		return w.unmet(e)
	case board.CannotConfront:
		return fmt.Sprintf("%s can’t confront at %s: %s is there", player, w.Area(e.Area), c)
	case board.CannotConfrontBy:
		return fmt.Sprintf("%s can’t confront at %s: what %s asks for isn’t so", player, w.Area(e.Area), c)
	case board.NoFaceoff:
		if e.N == 1 {
			return fmt.Sprintf("There is no faceoff: %s could not confront the Problem", w.opponent(e.Player))
		}
		return fmt.Sprintf("There is no faceoff: %s confronted no Problem", player)
	case board.TextIgnored:
		return "The text of " + c + " is ignored"
	case board.ReadAs:
		return w.readAs(board.Disputed(e.N), uint8(e.M))
	case board.CantBeUncovered:
		return Capitalized(c) + " can’t be uncovered: a face-up Epic Troublemaker is at its Problem"
	case board.NothingInDeck:
		return PileName(player, board.DrawDeck) + " is empty: no card is drawn"
	case board.UniquenessViolation:
		return w.violatedUniqueness(e)
	case board.TurnPassesTo:
		return "The next turn is " + player + "’s"
	case board.WrapUpRepeats:
		return "Something has triggered: there is a window, and another Wrap Up Step after it"
	case board.UsedAlready:
		return "The ability of " + c + " has been used already"
	case board.WindowRemainsOpen:
		return "No window opens for this faceoff: the present one remains open, and " + w.Player(e.Player) +
			" receives priority in it"
	case board.NoSecondFaceoff:
		return c + " can’t start a faceoff during one"
	case board.LoopEnds:
		if e.Rule == rule.R802_2 {
			return "The loop has been repeated as often as chosen: " + c + " doesn’t trigger once more"
		}
		return "This is a loop, repeated more than 24,567,837 times, as often as " + player + " chooses: " + c +
			" doesn’t trigger once more"
	case board.LoopGoesRound:
		return fmt.Sprintf("This is a loop: %s as %s chose", Count(int(e.N), "repetition"), player)
	case board.LoopIsBroken:
		return fmt.Sprintf("%s decides otherwise than before: the loop is broken after %s", player,
			Count(int(e.N), "repetition"))
	case board.LoopIsCut:
		return fmt.Sprintf("The loop is cut short after %s: this program keeps neither as many cards and modifiers "+
			"nor greater numbers", Count(int(e.N), "repetition"))
	case board.ChainCut:
		return "This goes on without an end in sight: it is cut short here"
	case board.LoopOption:
		return player + " can’t do that once more, which would continue a loop"
	case board.EffectCopied:
		return player + " copies the effect of " + c
	case board.TimingAllows:
		return "The timing phrase allows this now"
	case board.ModifierDoes:
		return w.modifier(e)
	case board.FaceoffIsAt:
		if len(e.Chosen) == 0 {
			return "The faceoff is at no Problem: whoever is involved in it stays so"
		}
		var places []string
		for _, o := range e.Chosen {
			places = append(places, w.Area(o.Area))
		}
		return "The faceoff is at " + series(places)
	case board.FaceoffFollowed:
		return player + " follows what " + c + " says about the faceoff"
	case board.ChangedBy:
		return w.changed(e)
	case board.CostIs:
		if e.N == e.M {
			return fmt.Sprintf("This costs %s %s, as it would anyhow", player, Count(int(e.N), "action token"))
		}
		return fmt.Sprintf("This costs %s %s instead of %d", player, Count(int(e.N), "action token"), e.M)
	case board.FlipsAre:
		return fmt.Sprintf("%s flips %s", player, Count(int(e.N), "card"))
	case board.BonusIs:
		return fmt.Sprintf("The bonus of %s is %d", c, e.N)
	case board.ConditionFalse:
		return "What " + c + " asks for isn’t so, and nothing is done" + w.whichInstruction(e)
	case board.NothingThere:
		return "There is nothing to which " + c + " could do this" + w.whichInstruction(e)
	case board.NotOffered:
		return player + " can’t pay for or do what " + c + " says they may, and isn’t asked"
	case board.OverAlready:
		return "The time for which what " + c + " does would last is over already: it doesn’t begin"
	case board.NoLongerLegal:
		if c == "" {
			return player + "’s action isn’t legal any more, and isn’t taken"
		}
		return player + "’s action with " + c + " isn’t legal any more, and isn’t taken"
	case board.CantPlay:
		return player + " can’t play " + c + w.whyNotPlayed(e)
	case board.NotDefeated:
		return Capitalized(c) + " is not involved in the faceoff any more: " + player + " doesn’t defeat it"
	case board.NobodyToSend:
		return player + " has no character involved that could be sent home"
	case board.AreaCeased:
		return Capitalized(w.Area(e.Area)) + " ceases to exist"
	case board.TriggersAgain:
		return Capitalized(c) + " triggers once for each of these"
	case board.LockedIn:
		return "What " + c + " asks of the game is settled now"
	case board.CostNotPaid:
		return player + " doesn’t pay what the effect of " + c + " costs: nothing of it is done"
	case board.NotAgain:
		return Capitalized(c) + " doesn’t replace this again"
	case board.AppliedAfter:
		if board.CardID(e.N) == e.Card.Card {
			return "Of what " + c + " does, one thing is applied after another, on which it depends"
		}
		return "What " + w.Card(w.State.Ref(board.CardID(e.N))) + " does is applied after what " + c +
			" does, on which it depends"
	case board.AppliedInTurn:
		return "What " + c + " and " + w.Card(w.State.Ref(board.CardID(e.N))) +
			" do depends on each other: the earlier is applied first"
	case board.AppliedByStamp:
		if board.CardID(e.N) == e.Card.Card {
			return "What is done to the cards by " + c + " and its counters is applied in the order in which it began"
		}
		earlier, later := "What "+c+" does", "what "+w.Card(w.State.Ref(board.CardID(e.N)))+" does"
		if e.M&1 != 0 {
			earlier = "What the counters on " + c + " do"
		}
		if e.M&2 != 0 {
			later = "what the counters on " + w.Card(w.State.Ref(board.CardID(e.N))) + " do"
		}
		return earlier + " is applied before " + later + ", which began later"
	default:
		return ""
	}
}

// contributed words the power that a card contributes; with its color where
// that matters, to confronting (611.3b).
func (w Words) contributed(e *board.Entry) string {
	switch e.Rule {
	case rule.R611_3a, rule.R611_3b:
		var colors []string
		for _, c := range card.Colors(e.M).List() {
			colors = append(colors, c.String())
		}
		if colors == nil {
			colors = []string{card.Colorless.String()}
		}
		return fmt.Sprintf("%d %s", e.N, strings.Join(colors, " or "))
	case rule.R514_4a_i:
		return fmt.Sprintf("%d to %s, whose opponent controls it", e.N, w.Player(e.Player))
	default:
		return fmt.Sprint(e.N)
	}
}

// Nothing words that a card contributes no power, and why.
func (w Words) Nothing(e *board.Entry) string {
	switch {
	case e.N != 0:
		return "contributes nothing: " + w.Card(w.State.Ref(board.CardID(e.N))) + " keeps it from that"
	case e.Rule == rule.R503_5:
		return "is exhausted and contributes nothing"
	case e.Rule == rule.R505_1b:
		return "is face-down and contributes nothing"
	case e.Rule == rule.R514_4b:
		return "is ignored and contributes nothing"
	case e.Rule == rule.R105_2:
		return "has negative power, which counts as zero, and contributes nothing"
	default:
		return "has no power and contributes nothing"
	}
}

// whatIsMet words the confront requirements that a player meets, or what else has
// the player meet them.
func (w Words) whatIsMet(e *board.Entry) string {
	if e.N != 0 {
		return w.Card(w.State.Ref(board.CardID(e.N))) + " says so"
	}
	return requirements(e)
}

// requirements words the confront requirements that a Problem has for the player
// now (611.2).
func requirements(e *board.Entry) string {
	var all []card.ConfrontRequirement
	for _, r := range e.Requirements {
		same := func(other card.ConfrontRequirement) bool { return other.Kind == r.Kind && other.Color == r.Color }
		if i := slices.IndexFunc(all, same); i >= 0 {
			all[i].Power += r.Power
		} else if r.Power > 0 {
			all = append(all, r)
		}
	}
	var words []string
	for _, r := range all {
		words = append(words, r.String())
	}
	if words == nil {
		return "no power is asked for"
	}
	return series(words)
}

// unmet words which requirement is not met and by how much, or that the set is
// not met as a whole.
func (w Words) unmet(e *board.Entry) string {
	if e.N < 0 || int(e.N) >= len(e.Requirements) {
		said := fmt.Sprintf("%s doesn’t meet the confront requirements of %s: %s", w.Player(e.Player),
			w.Card(e.Card), requirements(e))
		if e.N < 0 && e.M > 0 {
			said += fmt.Sprintf(", %d short in all", e.M)
		}
		return said
	}
	return fmt.Sprintf("The requirement of %s is not met: %d short", e.Requirements[e.N], e.M)
}

// violatedUniqueness words which rule of uniqueness is violated.
func (w Words) violatedUniqueness(e *board.Entry) string {
	switch player := w.Player(e.Player); e.Rule {
	case rule.R516_3:
		return player + " controls several Unique cards of the same name"
	case rule.R516_4:
		return player + " controls several face-up Troublemakers at one Problem"
	default:
		return "An Epic Troublemaker is at a Problem with another player’s face-up Troublemaker"
	}
}

// readAs words how a point is read that the rules do not settle, or that the
// scenario's edition settles otherwise than the Comprehensive Rules.
func (w Words) readAs(d board.Disputed, reading uint8) string {
	edition := scenario.EditionByID(w.Scenario.Edition)
	if edition != nil {
		if difference := edition.Difference(d, reading); difference != nil {
			return fmt.Sprintf("Edition point “%s”, as in %s: %s", difference.Point, edition.Title, difference.Says)
		}
	}
	point := scenario.PointInDispute(d)
	if point == nil || int(reading) >= len(point.Readings) {
		return fmt.Sprintf("Point %d is read in way %d", d+1, reading+1)
	}
	return fmt.Sprintf("Disputed point “%s”, read here: %s", point.Title, point.Readings[reading].Says)
}

// changed words what a modifier does to a number.
func (w Words) changed(e *board.Entry) string {
	by, of := w.Card(e.Card), w.Card(e.Occurrence.Card)
	if e.Card == e.Occurrence.Card {
		by, of = Capitalized(by)+"’s own text", "it"
	}
	if e.Rule == rule.R519_4 {
		by = "its counters"
	}
	by = Capitalized(by)
	switch board.Measure(e.M) {
	case board.OfPower:
		return fmt.Sprintf("%+d power: %s", e.N, by)
	case board.OfPowerSet:
		return fmt.Sprintf("Power of %d: %s", e.N, by)
	case board.OfPowerTwice:
		return "Power doubled: " + by
	case board.OfPowerKept:
		return "Power that nothing else changes: " + by
	case board.OfCost:
		if e.N == -board.MoreThanAnyCost {
			return "Nothing to pay: " + by
		}
		return fmt.Sprintf("%+d to the cost: %s", e.N, by)
	case board.OfRequirement:
		return fmt.Sprintf("%+d to the requirement of %s: %s", e.N, of, by)
	case board.OfBonus:
		return fmt.Sprintf("%+d to the bonus: %s", e.N, by)
	case board.OfBonusSet:
		return fmt.Sprintf("A bonus of %d: %s", e.N, by)
	default:
		return fmt.Sprintf("%+d to the cards that %s flips: %s", e.N, w.Player(e.Player), by)
	}
}

// whichInstruction words the instruction of an ability that an entry is about, where the
// ability has others of its kind; else who reads its text sees which it is.
func (w Words) whichInstruction(e *board.Entry) string {
	if e.Ability.ID == 0 {
		return ""
	}
	script := w.State.Program().Ability(e.Ability.ID).Script
	if int(e.N) >= len(script) || script[e.N].Node == nil {
		return ""
	}
	others := 0
	for i := range script {
		if script[i].Kind == script[e.N].Kind {
			others++
		}
	}
	if others == 1 {
		return ""
	}
	if says := w.Scenario.EnglishOfPart(w.Place(e.Ability), script[e.N].Node); says != "" {
		return ": “" + says + "”"
	}
	return ""
}

// whyNotPlayed says why an effect doesn't have a card played: ", since its play
// requirements aren’t met".
func (w Words) whyNotPlayed(e *board.Entry) string {
	switch e.Rule {
	case rule.R205_1:
		return ", since its play requirements aren’t met"
	case rule.R508_1d, rule.R508_1c:
		return ", since its costs can’t be paid"
	case rule.R104_2:
		return ", since a card keeps this from happening"
	case rule.R705_2: // no place is refused
		return ", since there is nowhere to play it"
	}
	return " now"
}
