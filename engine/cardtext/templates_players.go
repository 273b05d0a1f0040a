package cardtext

import (
	"fmt"
	"maps"
	"slices"

	"canterlaw/engine/ability"
)

// What is done by each player, by one with something, or unless they do something else.
var ofPlayers = []template{
	say("Deeds", "each player {do:Do/s} and {more:Do/s}",
		eachPlayer("do\nmore")).by("who"),
	say("Deeds", "each player with at least {n:Int} {d:Noun} {do:Do/s}",
		eachPlayer(given("Count(d && ControlledBy(who)) >= n", "do"))).by("who"),
	say("Deeds", "each player with at least one|1 {d:Noun/s} {do:Do/s}",
		eachPlayer(given("Any(d && ControlledBy(who))", "do"))).by("who").older(),
	say("Deeds", "each player with at least one|1 {d:Noun/s} {do:Do/s} . {more:Body}",
		eachPlayer(given("Any(d && ControlledBy(who))", "do\nmore"))).by("who").last(),
	say("Deeds", "each player with at least one|1 {d:Noun/s} may {do:Do}",
		eachPlayer(given("Any(d && ControlledBy(who))", "May(who, do)"))).by("who"),
	say("Deeds", "each player with {d:Any/s} {do:Do/s}",
		eachPlayer(given("Any(d && ControlledBy(who))", "do"))).by("who"),
	say("Deeds", "each player with at least {n:Int} action tokens|token {do:Do/s}",
		eachPlayer(given("TokensOf(who) >= n", "do"))).by("who"),
	say("Deeds", "the player with the most power here {do:Do/s}",
		eachPlayer(given("Power(Character && ControlledBy(who) && Here) > "+
			"Power(Character && ControlledBy(OpponentOf(who)) && Here)", "do"))).by("who"),
	say("Deeds", "all players {do:Do} at the same time", "do").by("Players"),
	say("Actor/s", "the turn player", "TurnPlayer"),
	say("Player/s", "the turn player", "TurnPlayer"),
	say("Their", "the turn player's", "TurnPlayer"),
	say("Area", "their home", "Home(their)"),
	say("Area", "your opponent's Problem", "ProblemOf(Opponent)"),
	say("Condition", "the turn player has at least {n:Int} {d:Noun}", "Count(d && ControlledBy(TurnPlayer)) >= n"),
	say("Condition", "{who:Player@} <have> drawn at least {n:Int} cards this turn", "HowOften(Drawn(who)) >= n").
		without(eachPlayers...),
	say("Condition", "{who:Player@} <have> drawn exactly {n:Int} cards this turn", "HowOften(Drawn(who)) == n").
		without(eachPlayers...),
	say("Condition", "you have fewer points than an opponent", "ScoreOf(You) < ScoreOf(Opponent)"),
	say("Condition", "you did not play first", "!PlayedFirst()"),
	say("Moment", "the start of your first turn", "Where(StartOf(Turn, You), IsFirstTurn())"),
	say("Deeds", "the player with the fewest points {do:Do/s}",
		eachPlayer(given("ScoreOf(who) < ScoreOf(OpponentOf(who))", "do"))).by("who"),
	say("Deeds", "the player with the most points {do:Do/s}",
		eachPlayer(given("ScoreOf(who) > ScoreOf(OpponentOf(who))", "do"))).by("who"),
	say("Mods", "players with {n:Int} or more {d:Noun} can't move {x:Noun} to {a:Destination}",
		eachPlayer(given("Count(d && ControlledBy(who)) >= n", "Cant(Moved(who, x, a))"))),
	say("Mods", "opponents can't move their {d:Noun}", "Cant(Moved(Opponents, d && Opposing))").onlyPrinted(),
	say("Mods", "players may look at {d:Noun}", "Public(d)"),
	say("Mods", "opponents play with their hands revealed", "Public(In(Hand, Opponents))"),
	say("Mods", "play with the top card of your deck revealed", "Public(TopOf(You, 1))"),

	say("Deeds", "{who:Actor@} {do:Do@} and you {more:Do}", "do\nmore").whoDoes("do", "who"),
	say("Deeds", "your opponent {do:Do/s} and you {more:Do}", "do\nmore").whoDoes("do", "Opponent"),
	say("Deeds", "an opponent {do:Do/s} and you {more:Do}",
		"who := ChoosePlayer(Opponents)\ndo\nmore").whoDoes("do", "who"),
	say("Deeds", "an opponent may {c:Cost} to {do:Body}",
		"who := ChoosePlayer(Opponents)\nif May(who, c) {\ndo\n}").by("who"),
	say("MayDeeds", "an opponent may {c:Cost} . if they do , {do:Body}",
		"who := ChoosePlayer(Opponents)\nif May(who, c) {\ndo\n}").whoDoes("c", "who"),
	say("Deeds", "each opponent loses {n:Tokens}", "Lose(Opponents, n)"),
	say("Deeds", "all opponents lose {n:Tokens}", "Lose(Opponents, n)").older(),
	say("Deeds", "each opponent loses {n:Tokens} and you {more:Do}", "Lose(Opponents, n)\nmore").older(),
	say("Deeds", "all players draw a card", "Draw(Players, 1)").older(),
	say("Deeds", "all players shuffle their decks", "Shuffle(Players)"),
	say("Deeds", "all players shuffle their discard piles into their decks", "ShuffleIntoDeck(In(DiscardPile))"),
	say("Deeds", "all players shuffle their hands into their decks", "ShuffleIntoDeck(In(Hand))").last(),
	say("Deeds", "all players shuffle their hands into their decks and draw {n:Int} cards",
		"ShuffleIntoDeck(In(Hand))\nDraw(Players, n)"),
	say("Deed", "have all players shuffle their decks", "Shuffle(Players)"),
	say("Deed", "have all players shuffle their hands into their decks , then draw {n:Int} cards",
		"ShuffleIntoDeck(In(Hand))\nDraw(Players, n)"),
	say("Deed", "have all players shuffle their hands into their decks then draw {n:Int} cards",
		"ShuffleIntoDeck(In(Hand))\nDraw(Players, n)").older(),
	say("Deeds", "have all players {do:Do} , then {more:Do}", "do\nmore").by("Players"),
	say("Deeds", "have all players {do:Do}", eachPlayer("do")).by("who").
		without("shuffle their discard piles", "shuffle their hands", "shuffle their decks").older(),
	say("Deeds", "have your opponent {do:Do}", "do").by("Opponent"),
	say("Deeds", "have each player {do:Do}", eachPlayer("do")).by("who"),
	say("Deeds", "have an opponent {do:Do}", "who := ChoosePlayer(Opponents)\ndo").by("who"),
	say("Deeds", "have an opponent {do:Do} . {more:Body}", "who := ChoosePlayer(Opponents)\ndo\nmore").
		whoDoes("do", "who").last(),
	say("Deeds", "have your opponent {do:Do} . {more:Body}", "do\nmore").whoDoes("do", "Opponent").last(),
	say("Deeds", "have each|all opponent|opponents {do:Do} . {more:Body}", eachOpponent("do")+"\nmore").
		whoDoes("do", "who").last(),
	say("Deeds", "have all opponents {do:Do}", eachOpponent("do")).by("who").last(),

	say("Deeds", "an opponent {do:Do/s} . {more:Body}",
		"who := ChoosePlayer(Opponents)\ndo\nmore").whoDoes("do", "who"),
	say("Deeds", "your opponent {do:Do/s} . {more:Body}", "do\nmore").whoDoes("do", "Opponent"),
	say("Deeds", "each player {do:Do/s} . {more:Body}",
		eachPlayer("do")+"\nmore").whoDoes("do", "who"),

	say("Deeds", "{who:Actor@} must pay {n:Bracketed} if able", "Pay(who, n)"),
	say("Deeds", "{who:Actor/s} must pay {n:Bracketed} or {do:Do}", "if !May(who, Pay(who, n)) {\ndo\n}").by("who"),
	say("Deeds", "pay {n:Bracketed} or {do:Do}", "if !May(Pay(You, n)) {\ndo\n}"),
	say("Deeds", "{who:Actor/s} may {c:Cost} . if they don't , {do:Body}", "if !May(who, c) {\ndo\n}").
		whoDoes("c", "who"),
	say("Deeds", "they may {c:Cost} . if they don't , {do:Body}", "if !May(refPlayer, c) {\ndo\n}").
		whoDoes("c", "refPlayer").last(),
	say("MayDeeds", "they may {c:Cost} . if they do , {do:Body}", "if May(refPlayer, c) {\ndo\n}").
		whoDoes("c", "refPlayer").last(),
	say("Deeds", "{who:Actor@} <lose> action tokens until they have no more than {n:Bracketed}",
		"Lose(who, MoreBy(TokensOf(who), n))"),
	say("Deeds", "{who:Actor} may {do:Do} and {more:Do}", "if May(who) {\ndo\nmore\n}").by("who"),

	say("Player/s", "a challenger", "Challenger"),
	say("Player/b", "that player|opponent 's opponents", "OpponentOf(refPlayer)").older(),
	say("Player/s", "the player with the most {d:Noun}", "PlayerWithMost(d)"),
	say("Their", "{c:Certain/s} 's owner's", "Owner(c)"),
	say("Their", "its owner's", "Owner(refCard)").older(),
	say("Owners", "its owners'", "You").older(),
	say("Owners", "the", "You").older(),
	say("Owners", "their", "You").older(),
	say("Deed", "<put> {o:Object} on ?the top of that player|opponent 's deck", "PutOnTop(o, by)").older(),
	say("Deed", "<put> {o:Object} on the bottom of that player|opponent 's deck", "PutOnBottom(o, by)").older(),
	say("Moment", "the start of each of {c:Certain/s} 's controller 's turns", "StartOf(Turn, Controller(c))"),
	say("Condition", "their Mane Character is {t:State}", "Any(ManeCharacter && ControlledBy(refPlayer) && t)"),
	say("Condition", "{who:Player@} played at least {n:Int} cards this|that turn", "HowOften(Played(who)) >= n").
		without(eachPlayers...),
	say("Condition", "that opponent|player has more {d:Noun} than you",
		"Count(d && ControlledBy(refPlayer)) > Count(d && Yours)").without("in their", "in hand"),
	say("Condition", "your|an opponent controls more {d:Noun} than you",
		"Count(d && Opposing) > Count(d && Yours)").older(),
	say("Condition", "you have more {d:Noun} than any opponent", "Count(d && Yours) > Count(d && Opposing)").
		without("in your", "in hand").older(),
	say("Condition", "an opponent has more points than you", "ScoreOf(Opponent) > ScoreOf(You)"),
}

// playersDescribed are what is done by each player of whom something is so, and by each of them.
func playersDescribed() (all []template) {
	for _, of := range []struct {
		who  string
		each func(string) string
	}{{"each player", eachPlayer}, {"each opponent", eachOpponent}} {
		for _, tally := range []struct{ words, number string }{
			{"{d:Noun}", "Count(d && ControlledBy(who))"}, {"cards in hand", "Count(In(Hand, who))"},
			{"cards in their hand", "Count(In(Hand, who))"},
			{"cards in their discard pile", "Count(In(DiscardPile, who))"},
			{"action tokens|token", "TokensOf(who)"}, {"points|point", "ScoreOf(who)"},
		} {
			for _, with := range []string{" with ", " who has|controls "} {
				described := of.who + with + "{h:HowMany} " + tally.words
				all = append(all,
					say("Deeds", described+" {do:Do/s}", of.each(given("h", "do"))).by("who").counting(tally.number),
					say("Deeds", described+" {do:Do/s} and {more:Do/s}", of.each(given("h", "do\nmore"))).by("who").
						counting(tally.number),
					say("Deeds", described+" may {do:Do}", of.each(given("h", "May(who, do)"))).by("who").
						counting(tally.number))
			}
		}
		for _, then := range []struct {
			who  string
			each func(string) string
		}{{"each player", eachPlayer}, {"each opponent", eachOpponent}, {"you", nil}} {
			second := "more"
			words := of.who + " {do:Do/s} , then "
			switch {
			case then.each == nil:
				all = append(all, say("Deeds", words+"you {more:Do}", of.each("do")+"\nmore").whoDoes("do", "who"))
				continue
			default:
				second = then.each("more")
			}
			all = append(all,
				say("Deeds", words+then.who+" {more:Do/s}", of.each("do")+"\n"+second).by("who"))
		}
		all = append(all,
			say("Deeds", of.who+" who has|controls {d:Any/s} {do:Do/s}",
				of.each(given("Any(d && ControlledBy(who))", "do"))).by("who"),
			say("Deeds", of.who+" {do:Do/s} (?,) then {more:Do/s}", of.each("do\nmore")).by("who"))
	}
	return append(all,
		say("Deeds", "your opponents each {do:Do}", eachOpponent("do")).by("who"),
		say("Deeds", "your opponents each {do:Do} and {more:Do}", eachOpponent("do\nmore")).by("who"),
		say("Deeds", "players each {do:Do}", eachPlayer("do")).by("who"),
		say("Deeds", "all|your opponents {do:Do}", eachOpponent("do")).by("who"))
}

// restOfDescribed are those of a sort that weren't chosen.
var restOfDescribed = []template{
	say("Deeds", "each player {do:Do/s} . {more:Body}", eachPlayer("do\nmore")).by("who").ifSaid("refRest"),
	say("Deeds", "each opponent {do:Do/s} . {more:Body}", eachOpponent("do\nmore")).by("who").ifSaid("refRest"),
}

// keptByEach is what is done to all but one that each player chooses.
func keptByEach() (all []template) {
	const keeps = "Unlink(\"kept\")\nfor who := range EachPlayer(Players) {\n" +
		"it := Choose(1, d && ControlledBy(who), who)\nLink(\"kept\", it)\n}\n"
	for _, verb := range []struct{ words, effect string }{
		{"dismiss %s", "Dismiss(%s)"}, {"frighten %s", "Frighten(%s)"}, {"exhaust %s", "Exhaust(%s)"},
		{"banish %s", "Banish(%s)"}, {"retire %s", "Retire(%s)"}, {"move %s home", "Move(%s, Home)"},
		{"%s are no longer involved in the|this faceoff", "Uninvolve(%s)"},
	} {
		all = append(all, say("Deeds",
			"each player chooses one of their {d:Noun} . "+fmt.Sprintf(verb.words, "all other {d:Noun}"),
			keeps+fmt.Sprintf(verb.effect, "d && !Linked(\"kept\")")),
			say("Deeds", "each player chooses a|an {d:Head/s} they control . "+
				fmt.Sprintf(verb.words, "all other {d:Head}"),
				keeps+fmt.Sprintf(verb.effect, "d && !Linked(\"kept\")")))
	}
	return all
}

// remaining is what stays as it is: until when, and instead of what (504, 710).
func remaining() (all []template) {
	for _, of := range []struct{ is, ends, would, event string }{
		// A frightened card is neither ready nor exhausted (504.2).
		{"exhausted", "Frightened(c), LeavesPlay(c), Readied(c)", "ready", "Readied(c)"},
		{"ready", "Frightened(c), LeavesPlay(c), Exhausted(c)", "be exhausted", "Exhausted(c)"},
		{"frightened", "LeavesPlay(c), Unfrightened(c)", "be unfrightened", "Unfrightened(c)"},
	} {
		lasts := "for Until(" + of.ends + ") {\nm\n}"
		all = append(all, say("Deeds", "while {c:Certain/s} remains "+of.is+" , {m:Mods}", lasts),
			say("Deeds", "{m:Mods} while {c:Certain/s} remains "+of.is, lasts))
		for _, when := range []struct{ words, event string }{
			{"", of.event}, {" {x:Meantime}", "Where(" + of.event + ", x)"},
		} {
			all = append(all, say("Ability", "if {c:Some/s} would "+of.would+when.words+" , you may {k:Cost} . "+
				"if you do , it|this ?card remains "+of.is+" instead", "MayInstead("+when.event+")\nCost(k)"))
		}
	}
	return all
}

// chosenByEach is what is done to the cards of which each player chooses one, or lasts for them.
func chosenByEach() (all []template) {
	const those = "those characters|Friends|Resources|cards"
	for _, of := range []struct{ words, which string }{
		{"a|an {d:Noun/s}", "d"}, {"one of their {d:Noun}", "d && ControlledBy(who)"},
	} {
		words := "each player chooses " + of.words + " . "
		chooses := "Unlink(\"chosen\")\n" +
			eachPlayer("it := Choose(1, "+of.which+", who)\nLink(\"chosen\", it)") + "\n"
		all = append(all,
			say("Deeds", words+those+" {m:Mod} {l:Lasts}", chooses+"for Until(l) {\nm\n}").of("Linked(\"chosen\")").
				without("can't"))
		for _, verb := range []struct{ words, effect string }{
			{"dismiss %s", "Dismiss(%s)"}, {"frighten %s", "Frighten(%s)"}, {"exhaust %s", "Exhaust(%s)"},
			{"ready %s", "Ready(%s)"}, {"banish %s", "Banish(%s)"}, {"retire %s", "Retire(%s)"},
			{"move %s home", "Move(%s, Home)"}, {"put a +1 power counter on each of %s", "PutCounters(%s)"},
		} {
			all = append(all, say("Deeds", words+fmt.Sprintf(verb.words, those),
				chooses+fmt.Sprintf(verb.effect, "Linked(\"chosen\")")))
		}
	}
	return all
}

// deedsOfDoers are events of which "the player who did it" can be said, with that word.
var deedsOfDoers = map[string]ability.Op{
	"dismissed": ability.Dismissed, "retired": ability.Retired, "banished": ability.Banished,
	"exhausted": ability.Exhausted, "readied": ability.Readied, "frightened": ability.Frightened,
	"unfrightened": ability.Unfrightened, "uncovered": ability.Uncovered, "defeated": ability.Defeated,
	"challenged": ability.Challenged, "played": ability.Played, "moved": ability.Moved, "flipped": ability.Flipped,
	"discarded": ability.Discarded, "confronted": ability.Confronted,
}

// doers are the players who did what an event is.
func doers() (all []template) {
	for _, did := range slices.Sorted(maps.Keys(deedsOfDoers)) {
		for _, it := range []string{"it", "this card", "this Problem", "this Troublemaker"} {
			for _, category := range []string{"Actor/s", "Player/s"} {
				all = append(all, say(category, "the player who "+did+" "+it, doer(did)))
			}
		}
	}
	return all
}

// doer is the name that stands for the player who did that.
func doer(did string) string { return "refWho" + did }
