package cardtext

import "fmt"

// What is compared with what others have, and which cards have something in common. These are only read.

// compared are all of it.
func compared() (all []template) {
	for _, list := range [][]template{noOpponent(), inCommon(), standings, whoHas, whereTheyAre} {
		all = append(all, list...)
	}
	return all
}

// noOpponent are conditions that no opponent, or no player, has something or more of it (105).
func noOpponent() []template {
	all := []template{
		say("Condition", "no opponent|opponents has|have|controls|control {d:Noun}", "!Any(d && Opposing)"),
		say("Condition", "no player|players has|have|controls|control {d:Noun}", "!Any(d)"),
	}
	for _, tally := range []struct{ words, number string }{
		{"{d:Noun}", "Count(d && ControlledBy(%s))"}, {"cards in hand", "Count(In(Hand, %s))"},
		{"cards in their hand", "Count(In(Hand, %s))"},
		{"cards in their discard pile", "Count(In(DiscardPile, %s))"},
		{"action tokens", "TokensOf(%s)"}, {"points", "ScoreOf(%s)"},
	} {
		of := func(who string) string { return fmt.Sprintf(tally.number, who) }
		all = append(all,
			say("Condition", "no opponent|opponents has|have|controls more "+tally.words+" than you",
				of("Opponent")+" <= "+of("You")),
			say("Condition", "no opponent|opponents has|have|controls fewer|less "+tally.words+" than you",
				of("Opponent")+" >= "+of("You")),
			say("Condition", "no opponent|opponents has|have|controls as many "+tally.words+" as you",
				of("Opponent")+" < "+of("You")))
	}
	return all
}

// inCommon are cards that have something in common with others (203, 206, 207).
func inCommon() (all []template) {
	for _, thing := range []struct{ one, several, shares string }{
		{"a trait", "traits|trait", "SharesTrait"}, {"a color", "colors|color", "SharesColor"},
		{"a type", "types|type", "SharesType"},
	} {
		all = append(all,
			say("Attribute", "with "+thing.one+" in common with {c:Some/s}", thing.shares+"(c)"),
			say("Attribute", "with "+thing.several+" in common with {c:Some}", thing.shares+"(c)"),
			say("Attribute", "with "+thing.several+" in common with {c:Some/s}", thing.shares+"(c)"),
			say("Attribute", "without ?any "+thing.several+" in common with {c:Some/s}", "!"+thing.shares+"(c)"),
			say("Attribute", "with no "+thing.several+" in common with {c:Some/s}", "!"+thing.shares+"(c)"))
	}
	for _, thing := range []struct{ word, shares string }{
		{"color", "SharesColor"}, {"trait", "SharesTrait"}, {"type", "SharesType"}, {"card type", "SharesType"},
		{"name", "SharesName"},
	} {
		all = append(all,
			say("Condition", "{c:Certain/s} has|shares the same "+thing.word+" as {d:Some/s}",
				"Is(c, "+thing.shares+"(d))"),
			say("Condition", "{c:Certain/s} is the same "+thing.word+" as {d:Some/s}", "Is(c, "+thing.shares+"(d))"),
			say("Condition", "{c:Certain/s} shares a "+thing.word+" with {d:Some/s}", "Is(c, "+thing.shares+"(d))"),
			say("Condition", "{c:Certain/s} doesn't share a "+thing.word+" with {d:Some/s}",
				"!Is(c, "+thing.shares+"(d))"),
			say("Attribute", "of|with the same "+thing.word+" as {c:Some/s}", thing.shares+"(c)"))
	}
	return all
}

// standings are who is ahead (517.1).
var standings = []template{
	say("Condition", "{w:ThePlayer} is|are ahead of {x:ThePlayer} (?on points)", "ScoreOf(w) > ScoreOf(x)"),
	say("Condition", "{w:ThePlayer} is|are behind {x:ThePlayer} (?on points)", "ScoreOf(w) < ScoreOf(x)"),
	say("Condition", "your scores are equal|tied", "ScoreOf(You) == ScoreOf(Opponent)"),
}

// whoHas are cards by what there is among them, and what somebody did not do.
var whoHas = []template{
	say("Condition", "there are|is no {d:Noun} in it|among ?them", "!Any(d && refCards)"),
	say("Condition", "there is|are {d:Any@} among them", "Any(d && refCards)"),
	say("Condition", "none of them is|are {d:Noun}", "!Any(d && refCards)"),
	say("Condition", "none of them is|are a|an {d:Noun/s}", "!Any(d && refCards)"),
	say("Condition", "{who:Player@} played no {d:Noun}", "!Happened(Played(who, d), Turn)"),
	say("Condition", "{who:Player@} moved no {d:Noun} (?that turn)", "!Happened(Moved(who, d), Turn)"),
	say("Attribute", "{w:Whom} have|has involved (?in the|this faceoff)", "IsInvolved && ControlledBy(w)"),
	say("Attribute", "in the|this faceoff", "IsInvolved"),
	say("Attribute", "that were|was involved in it", "IsInvolved"),
}

// whereTheyAre are states and what is said of cards in a place (501).
var whereTheyAre = []template{
	say("Elided", "at the same area as {d:Some/s}", "Is(refElided, With(d))"),
	say("Elided", "at the same Problem as {d:Some/s}", "Is(refElided, AnyProblem && With(d))"),
	say("Elided", "here with {d:Some/s}", "Is(refElided, With(d))"),
	say("State", "alone at {a:Area}", "At(a) && !With(Character)"),
	say("Attribute", "alone at {a:Area}", "At(a) && !With(Character)"),
	say("State", "at the same area as {d:Some/s}", "With(d)"),
	say("State", "at the same Problem as {d:Some/s}", "AnyProblem && With(d)"),
	say("Mods", "{s:Subject} have|get {n:Signed} power here", "AddPower(s && Here, n)").without("this card", "here"),
	say("Mods", "{s:Subject} have|gain {k:Keyword} here", "HasKeyword(s && Here, k)").without("this card", "here"),
	say("Mods", "{s:Subject} have|gain {k:Keyword} {x:Int} here", "HasKeyword(s && Here, k, x)").
		without("this card", "here"),
	say("Mod", "<enter> play here exhausted", "EntersExhausted(subject && Here)"),
	say("Mod", "<enter> play exhausted here", "EntersExhausted(subject && Here)"),
	say("Mod", "<enter> play exhausted at {a:Area}", "EntersExhausted(subject && At(a))"),
	say("Mod", "<enter> play at {a:Area} exhausted", "EntersExhausted(subject && At(a))"),
	say("Mod", "<have> double|twice ?its|their power", "DoublePower(subject)"),
	say("Mod", "<have|gain> that trait (?as well)", "HasTrait(subject, refTrait)"),
	say("Mod", "<have|gain> the chosen|named trait (?as well)", "HasTrait(subject, refTrait)"),
	say("Mod", "<lose> all|its|their abilities and can't gain|have any|abilities", "LosesAbilities(subject)"),
	say("Mod", "<lose> all|its|their abilities and can't gain|have new abilities", "LosesAbilities(subject)"),
	say("Certain/s", "this Dilemma", "This"),
}
