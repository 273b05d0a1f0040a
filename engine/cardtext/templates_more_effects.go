package cardtext

import "strings"

// More plain effects (707.2) in words that are only read: how long, who, where cards are taken from, and faceoffs.

// moreEffects are all of them.
func moreEffects() (all []template) {
	for _, list := range [][]template{
		moreOfCards, moreRevealed, moreLasting, moreOfPlayers, moreOfFaceoffs, chosenByOpponent(),
		putAllAt(), unlessOwnerPays(),
		modesUpTo,
	} {
		all = append(all, list...)
	}
	return all
}

// moreOfCards are which cards something is done to, and what.
var moreOfCards = []template{
	say("Attribute", "from|in discard piles", "In(DiscardPile)"),
	say("Object", "a|an {d:Noun/s} at random from {w:Their} hand", "ChooseRandom(1, d && In(Hand, w))"),
	say("Object", "{n:Int} {d:Noun} at random from {w:Their} hand", "ChooseRandom(n, d && In(Hand, w))"),
	say("Object", "half ?of their {d:Noun}",
		"Choose(Half(Count(d && ControlledBy(their))), d && ControlledBy(their), by)"),
	say("Object", "half ?of your {d:Noun}", "Choose(Half(Count(d && Yours)), d && Yours, by)"),
	say("Attribute", "with no color|colors", "HasNoColor"),
	say("Deed", "<put> {o:Object} into play here exhausted", "PutIntoPlay(o, Here, by, EnteringExhausted)"),
	say("Deed", "<put> {o:Object} into play exhausted here", "PutIntoPlay(o, Here, by, EnteringExhausted)"),
	say("Deed", "<move> a|an {d:Noun/s} from here to {a:Destination}", "Move(Choose(1, d && Here, by), a, by)"),
	say("Condition", "{c:Certain/s} is your Mane Character", "Is(c, ManeCharacter && Yours)"),
	say("Adjective", "colorless", "HasNoColor"),
	say("Deed", "<put> a Troublemaker from {w:Their} discard pile into play face-down",
		"PutIntoPlay(Choose(1, Troublemaker && In(DiscardPile, w), by), by)"),
	say("Deed", "<put> a Troublemaker from {w:Their} discard pile into play face-down at {a:Destination}",
		"PutIntoPlay(Choose(1, Troublemaker && In(DiscardPile, w), by), a, by)"),
	say("Deed", "<put> a Troublemaker from {w:Their} discard pile into play face-down here",
		"PutIntoPlay(Choose(1, Troublemaker && In(DiscardPile, w), by), Here, by)"),
	say("Deed", "<turn> your Mane Character to its Boosted side", "TurnToBoosted(ManeCharacter && Yours)"),
	say("Deed", "<turn> your Mane Character to its Start side", "TurnToStart(ManeCharacter && Yours)"),
	say("Deed", "<move> a|an {d:Noun/s} from one|a Problem to another Problem",
		"Move(Choose(1, d && AnyProblem, by), AreaOf(Problem && !refElsewhere), by)"),
	say("Deed", "<move> one|1 of {o:Own} {d:Noun} from one|a Problem to another Problem",
		"Move(Choose(1, d && o && AnyProblem, by), AreaOf(Problem && !refElsewhere), by)"),
	say("Deed", "<put> {o:Object} back on ?the top or ?the bottom of {w:Owners} deck", "PutOnTopOrBottom(o, by)"),
	say("Deed", "<put> a number of {d:Noun} into play up to {n:Number}", "PutIntoPlay(Choose(UpTo(n), d, by), by)"),
	say("Deed", "<put> a|an {d:Noun/s} into {w:Owners} hand from {x:Their} discard pile",
		"PutInHand(Choose(1, d && In(DiscardPile, x), by))"),
	say("Deed", "<draw> a number of cards up to {n:Number}", "m := ChooseNumber(0, n, by)\nDraw(by, m)"),
	say("Deed", "<turn> {o:Object} to its|their Start side|sides", "TurnToStart(o)").
		without("your Mane Character", "an opponent", "your opponent"),
	say("Deed", "<move> {a:Object} and {b:Object} to the same Problem",
		"it := a\nit2 := b\nplace := ChooseArea(AnyProblem)\nMove(it, place, by)\nMove(it2, place, by)").
		without("this card"),
	say("Deeds", "swap|switch|exchange the locations|positions|places of two|2 {d:Noun}",
		"it := Choose(1, d, by)\nit2 := Choose(1, d && !it, by)\n"+swapped),
	say("Deeds", "swap|switch|exchange the locations|positions|places of two|2 of {o:Own} {d:Noun}",
		"it := Choose(1, d && o, by)\nit2 := Choose(1, d && o && !it, by)\n"+swapped),
	say("Deed", "<swap|switch> control of two|2 {d:Noun}",
		"it := Choose(1, d, by)\nit2 := Choose(1, d && !it, by)\nExchangeControl(it, it2)"),
	say("Deed", "<swap|switch> control of {a:Object} and {b:Object}", "ExchangeControl(a, b)"),
	say("Deeds", "give an opponent control of {o:Object}", "who := ChoosePlayer(Opponents)\nGainControl(who, o)"),
	say("Deeds", "give control of {o:Object} to an opponent", "who := ChoosePlayer(Opponents)\nGainControl(who, o)"),
	say("Deed", "<reattach> a|an {d:Noun/s} to {h:Object}", "Attach(Choose(1, d, by), h)").without(outOfPlay...),
	say("Deed", "<reattach> a|an {r:Noun/s} from {h:Any/s} to {c:Certain/s}",
		"Attach(Choose(1, r && AttachedTo(h), by), c)"),
	say("Deed", "<play> {o:Object} without paying its cost|costs", "Play(o, AnyNumber, by)"),
	say("Deeds", "each of {o:Own} {d:Noun} gets a +1 power counter", "PutCounters(d && o)"),
	say("Deeds", "each {d:Noun/s} gets a +1 power counter", "PutCounters(d)"),
	say("Each", "of its colors", "ColorCount(refCard)"),
	say("Each", "action token you lost|lose (?this way)", "refLost"),
	say("Deed", "<lose> all {w:Their} action tokens", "Lose(by, TokensOf(w))"),
	say("Deed", "<gain> {n:Int} more action tokens|token", "Gain(by, n)"),
	say("Deeds", "{d:Deed} . if you can't , {more:Body}", given("!d", "more")),
	say("Condition", "{c:Certain/s} is already {t:State}", "Is(c, t)"),
	say("Condition", "{c:Certain/s} is {t:State} already", "Is(c, t)"),
}

// moreRevealed are what is chosen of a hand that is revealed.
var moreRevealed = []template{
	say("Deed", "<reveal> {w:Their} hand and <choose> a|an {d:Noun/s}",
		"it := Reveal(In(Hand, w))\nit2 := Choose(1, it && d, by)"),
}

// moreLasting are what is so for a while (708).
var moreLasting = []template{
	say("Lasts", "for as long as this card is|remains in play", "LeavesPlay(This) || TurnedFaceDown(This)"),
	say("Deeds", "gain control of {o:Object} for as long as this card is|remains in play",
		"it := o\nfor Until(LeavesPlay(This), TurnedFaceDown(This)) {\nGainControl(it)\n}"),
	say("Mod", "<have|gain|get> {c:Certain/s} 's colors", "HasColorsOf(subject, c)"),
	say("Mods", "{s:Subject@} also <have> the color|colors of {d:Some/s}", "HasColorsOf(s, d)"),
	say("Mods", "{s:Subject@} <have> the color|colors of {d:Some/s}", "HasColorsOf(s, d)"),
	say("Mod", "<lose> all abilities and keywords", "LosesAbilities(subject)"),
	say("Act", "<confront> it", "Confronted(by, AreaOf(refCard))"),
	say("Mods", "its bonus is increased by {n:Int}", "AddBonus(refCard, n)"),
	say("Mods", "its bonus is decreased|reduced by {n:Int}", "AddBonus(refCard, -n)"),
	say("Deeds", "your next {d:Noun/s} {t:ThisTime} costs {n:Bracketed} less (?to play) , to a minimum of "+
		"{m:Bracketed}", "for Until(EndOf(t), Played(You, d)) {\nAddCost(-n, Played(You, d), m)\n}"),
	say("Deeds", "the next {d:Noun/s} you play {t:ThisTime} costs {n:Bracketed} less (?to play) , to a minimum of "+
		"{m:Bracketed}", "for Until(EndOf(t), Played(You, d)) {\nAddCost(-n, Played(You, d), m)\n}"),
	say("Deeds", "{l:Lasts} , {m:Mods} {x:Meantime}", "for Until(l) {\nif x {\nm\n}\n}"),
	say("Deeds", "{o:Object} 's power becomes|is {n:Int} until {e:End}", "for Until(e) {\nSetPower(o, n)\n}"),
	say("Deeds", "your Mane Character 's power becomes|is {n:Int} until {e:End}",
		"for Until(e) {\nSetPower(ManeCharacter && Yours, n)\n}"),
}

// moreOfPlayers are who does what (801).
var moreOfPlayers = []template{
	say("Deeds", "{do:Do} , and each opponent {more:Do/s}", "do\n"+eachOpponent("more")).whoDoes("more", "who"),
	say("Deeds", "{do:Do} and each opponent {more:Do/s}", "do\n"+eachOpponent("more")).whoDoes("more", "who"),
	say("Deeds", "{do:Do} , and each player {more:Do/s}", "do\n"+eachPlayer("more")).whoDoes("more", "who"),
	say("Deeds", "a player {do:Do/s} and {more:Do/s}", "who := ChoosePlayer(Players)\ndo\nmore").by("who"),
	say("Deeds", "each player with|who has fewer points than an|their opponent {do:Do/s}",
		eachPlayer(given("ScoreOf(who) < ScoreOf(OpponentOf(who))", "do"))).by("who"),
	say("Deeds", "each player with|who has more points than an|their opponent {do:Do/s}",
		eachPlayer(given("ScoreOf(who) > ScoreOf(OpponentOf(who))", "do"))).by("who"),
	say("Actor/s", "its challenger", "Challenger"),
	say("Actor/s", "their opponent", "OpponentOf(refPlayer)"),
}

// moreOfFaceoffs are what is done in faceoffs (514).
var moreOfFaceoffs = []template{
	say("Deeds", "{who:Player@} <flip> {n:Int} fewer cards|card", "FlipNumber(who, -n)"),
	say("Deed", "<add> {n:Int} to {w:Their} ?power total ?for this|the faceoff", "AddToTotal(w, n)"),
	say("Deeds", "{w:Their} ?power total is increased by {n:Int} ?for this|the faceoff", "AddToTotal(w, n)"),
	say("Deeds", "{w:Their} ?power total is reduced|decreased by {n:Int} ?for this|the faceoff", "AddToTotal(w, -n)"),
	say("Deeds", "{o:Object} becomes|become involved", "Involve(o)"),
	say("Deeds", "if you win the|this faceoff , {do:Deeds} . if you lose (?the|this|that faceoff) , {more:Body}",
		"for Next(FaceoffWon(You), EndOf(Faceoff)) {\ndo\n}\nfor Next(FaceoffLost(You), EndOf(Faceoff)) {\nmore\n}"),
	say("Deeds", "end the|this faceoff . nobody wins or loses ?it", "EndFaceoff()"),
	say("Deeds", "end the|this faceoff . no one wins or loses ?it", "EndFaceoff()"),
}

// chosenByOpponent are cards that are revealed and of which an opponent chooses one that is taken.
func chosenByOpponent() (all []template) {
	for _, one := range []string{"that card", "the chosen card", "it"} {
		for _, rest := range []struct{ words, effect string }{
			{"into {x:Owners} discard pile", "PutInDiscards"}, {"on the bottom of {x:Owners} deck", "PutOnBottom"},
			{"on the bottom of {x:Owners} deck in any order", "PutOnBottom"},
		} {
			all = append(all, say("Deeds", "reveal {o:Object} . an opponent chooses one|1 (?of them) . put "+one+
				" into {w:Owners} hand and the rest|others "+rest.words,
				"it := Reveal(o)\nwho := ChoosePlayer(Opponents)\nit2 := Choose(1, it, who)\nPutInHand(it2)\n"+
					rest.effect+"(it && !it2)"))
		}
	}
	return all
}

// putAllAt are all cards at one Problem that are put elsewhere.
func putAllAt() (all []template) {
	for _, to := range []struct{ words, effect string }{
		{"into {w:Owners} hand|hands", "PutInHand"}, {"on ?the top of {w:Owners} deck|decks", "PutOnTop"},
		{"on the bottom of {w:Owners} deck|decks", "PutOnBottom"},
	} {
		for _, which := range []string{"all {d:Plain}", "each {d:Plain/s}"} {
			all = append(all, say("Deed", "<put> "+which+" at a Problem "+to.words,
				"it := Choose(1, Problem, by)\n"+to.effect+"(d && AreaOf(it))"))
		}
	}
	return all
}

// unlessOwnerPays are what is done to a card unless whoever owns it pays (707.2).
func unlessOwnerPays() (all []template) {
	for _, list := range [][]template{unlessPaid(), unlessControllerDoes()} {
		for _, t := range list {
			if strings.Contains(t.words, "its controller") {
				t.words = strings.Replace(t.words, "its controller", "its owner", 1)
				t.notation = strings.Replace(t.notation, "Controller(it)", "Owner(it)", 1)
				all = append(all, t)
			}
		}
	}
	return all
}

// modesUpTo are modes of which so many can be chosen, or any number (705.2e).
var modesUpTo = []template{
	say("Modes", "up to {n:Int}", "UpTo(n)"),
	say("Modes", "any number", "AnyNumber"),
	say("Modes", "{n:Int} at random", "AtRandom(n)"),
}
