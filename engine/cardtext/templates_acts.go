package cardtext

import "strings"

// What players do, as one list of verbs that stands wherever a player does something: when it
// is done, would be done, can't be done, has been done. These are only read.

// act is what a player, as "by", does: the verb and its past, with what follows it.
type act struct{ verb, past, rest, event string }

// actsOfPlayers are the verbs with {c} for the cards, one or several.
var actsOfPlayers = []act{
	{"play", "played", "{c}", "Played(by, c)"},
	{"play", "played", "{c} here", "Played(by, c, Here)"},
	{"play", "played", "{c} to {a:Destination}", "Played(by, c, a)"},
	{"play", "played", "{c} on {h:Some/s}", "Played(by, c, h)"},
	{"play", "played", "{c} on {h:Some}", "Played(by, c, h)"},
	{"move", "moved", "{c}", "Moved(by, c)"},
	{"move", "moved", "{c} here", "Moved(by, c, Here)"},
	{"move", "moved", "{c} home", "Moved(by, c, Home)"},
	{"move", "moved", "{c} to {a:Destination}", "Moved(by, c, a)"},
	{"move", "moved", "{c} from {from:Area} to {a:Destination}", "Moved(by, c, a, from)"},
	{"retire", "retired", "{c}", "Retired(by, c)"},
	{"dismiss", "dismissed", "{c}", "Dismissed(by, c)"},
	{"discard", "discarded", "{c}", "Discarded(by, c)"},
	{"exhaust", "exhausted", "{c}", "Exhausted(by, c)"},
	{"ready", "readied", "{c}", "Readied(by, c)"},
	{"frighten", "frightened", "{c}", "Frightened(by, c)"},
	{"unfrighten", "unfrightened", "{c}", "Unfrightened(by, c)"},
	{"banish", "banished", "{c}", "Banished(by, c)"},
	{"uncover", "uncovered", "{c}", "Uncovered(by, c)"},
	{"flip", "flipped", "{c}", "Flipped(by, c)"},
	{"rally", "rallied", "{c}", "Rallied(by, c)"},
	{"challenge", "challenged", "{c}", "Challenged(by, c)"},
	{"defeat", "defeated", "{c}", "Defeated(by, c)"},
	{"activate", "activated", "an ability of {c}", "Activated(by, c)"},
	{"activate", "activated", "abilities of {c}", "Activated(by, c)"},
	{"activate", "activated", "an ability", "Activated(by)"},
	{"activate", "activated", "abilities", "Activated(by)"},
	{"put", "put", "a {k:Counter} counter on {c}", "CountersPut(by, c, k)"},
	{"put", "put", "a +1 power counter on {c}", "CountersPut(by, c)"},
	{"draw", "drawn", "a card", "Drawn(by)"},
	{"draw", "drawn", "cards", "Drawn(by)"},
	{"confront", "confronted", "a Problem", "Confronted(by)"},
	{"confront", "confronted", "Problems", "Confronted(by)"},
	{"confront", "confronted", "{a:ConfrontedArea}", "Confronted(by, a)"},
	{"confront", "confronted", "a Problem {p:Which}", "Confronted(by, AreaOf(Problem && p))"},
	{"confront", "confronted", "Problems {p:Which}", "Confronted(by, AreaOf(Problem && p))"},
	{"win", "won", "{f:FaceoffTime}", "FaceoffWon(by, f)"},
	{"win", "won", "{f:FaceoffTime} here", "FaceoffWon(by, f, Here)"},
	{"win", "won", "{f:FaceoffTime} involving {x:Some/s}", "FaceoffWon(by, f, x)"},
	{"lose", "lost", "{f:FaceoffTime}", "FaceoffLost(by, f)"},
	{"lose", "lost", "{f:FaceoffTime} here", "FaceoffLost(by, f, Here)"},
	{"lose", "lost", "{f:FaceoffTime} involving {x:Some/s}", "FaceoffLost(by, f, x)"},
	{"start", "started", "{f:FaceoffTime}", "FaceoffStarts(f, by)"},
	{"start", "started", "{f:FaceoffTime} here", "FaceoffStarts(f, Here, by)"},
	{"start", "started", "{f:FaceoffTime} at {a:Area}", "FaceoffStarts(f, a, by)"},
	{"start", "started", "{f:FaceoffTime} involving {x:Involving}", "FaceoffStarts(f, x, by)"},
	{"score", "scored", "a point", "PointsScored(by)"},
	{"score", "scored", "points", "PointsScored(by)"},
	{"score", "scored", "one|1 or more points", "PointsScored(by)"},
	{"gain|receive", "gained", "action tokens", "TokensGained(by)"},
	{"gain|receive", "gained", "an action token", "TokensGained(by)"},
	{"gain|receive", "gained", "one|1 or more action tokens", "TokensGained(by)"},
	{"lose", "lost", "action tokens", "TokensLost(by)"},
	{"lose", "lost", "one|1 or more action tokens", "TokensLost(by)"},
	{"pay", "paid", "action tokens", "TokensPaid(by)"},
	{"pay", "paid", "one|1 or more action tokens", "TokensPaid(by)"},
	{"take", "taken", "an action", "TakesAction(by)"},
}

// acts gives the templates of all of them.
func acts() (all []template) {
	for _, a := range actsOfPlayers {
		for _, cards := range []string{"{c:Some/s}", "{c:Some}"} {
			rest := strings.ReplaceAll(a.rest, "{c}", cards)
			all = append(all, say("Act", "<"+a.verb+"> "+rest, a.event),
				say("DoneBefore", a.past+" "+rest, a.event))
			if rest == a.rest {
				break
			}
		}
		if strings.HasPrefix(a.rest, "{c}") {
			all = append(all, say("ActOfOwn", a.verb+" "+strings.ReplaceAll(a.rest, "{c}", "their {c:Noun}"),
				strings.ReplaceAll(a.event, ", c", ", c && ControlledBy(by)")))
			for _, more := range []struct{ words, cards string }{{"{c:Noun}", "c"}, {"of {o:Own} {c:Noun}", "c && o"}} {
				all = append(all, say("Act", "<"+a.verb+"> "+strings.ReplaceAll(a.rest, "{c}",
					"one|1 or more "+more.words),
					"OneOrMore("+strings.ReplaceAll(a.event, ", c", ", "+more.cards)+")"))
			}
		}
	}
	return append(all,
		say("Happening", "{who:Player@} {x:Act@}", "x").by("who"),
		say("Happening", "you discard {c:Some/s} from your hand", "Discarded(You, c)"),
		say("Happening", "{who:Player/s} discards {c:Some/s} from their hand", "Discarded(who, c)"),
		say("Happening", "you turn {c:Certain/s} over", "TurnedOver(c)"),
		say("Happening", "you turn over {c:Certain/s}", "TurnedOver(c)"),
		say("WouldBe", "{who:Player@} would {x:Act}", "x").by("who"),
		say("WouldBe", "an|your opponent 's "+ofEffects+" would {x:Act}", "x").by("Opponents"),
		say("WouldBe", "opponents ' "+ofEffects+" would {x:Act}", "x").by("Opponents"),
		say("Mods", "{who:Player@} can't {x:Act}", "Cant(x)").by("who"),
		say("Mods", "players can't {x:ActOfOwn}", eachPlayer("Cant(x)")).by("who"),
		say("Mods", "?your opponents can't {x:ActOfOwn}", "Cant(x)").by("Opponents"),
		say("Condition", "{who:Player@} {x:DoneBefore} {t:ThisTime}", "Happened(x, t)").by("who"),
		say("Condition", "{who:Player@} <have> {x:DoneBefore} {t:ThisTime}", "Happened(x, t)").by("who"),
		say("Condition", "you haven't {x:DoneBefore} {t:ThisTime}", "!Happened(x, t)").by("You"),
		say("Condition", "{who:Player} have not {x:DoneBefore} {t:ThisTime}", "!Happened(x, t)").by("who"),
		say("Condition", "{who:Player} haven't {x:DoneBefore} {t:ThisTime}", "!Happened(x, t)").by("who"),
		say("Condition", "{who:Player/s} hasn't {x:DoneBefore} {t:ThisTime}", "!Happened(x, t)").by("who"),
		say("Condition", "no opponent|opponents ?has|have {x:DoneBefore} {t:ThisTime}", "!Happened(x, t)").
			by("Opponents"),
		say("Condition", "no player|players ?has|have {x:DoneBefore} {t:ThisTime}", "!Happened(x, t)").by("Players"),
		say("Condition", "{who:Player@} didn't {x:Act} {t:ThisTime}", "!Happened(x, t)").by("who"),
	)
}

// eitherVerb is what a player does to cards in one of two ways (704.1).
func eitherVerb() []template {
	all := []template{
		say("Act", "{v:CardVerb@} or {w:CardVerb@} {c:Some/s}", "v || w").of("c"),
		say("Act", "{v:CardVerb@} or {w:CardVerb@} {c:Some}", "v || w").of("c"),
	}
	for _, a := range actsOfPlayers {
		if a.rest == "{c}" {
			all = append(all, say("CardVerb", "<"+a.verb+">", a.event[:len(a.event)-len("c)")]+"subject)"))
		}
	}
	return all
}

// doneToSome are what players do to one or more cards at once (704.1), as actions or by effects.
func doneToSome() (all []template) {
	for _, a := range []struct{ verb, event string }{
		{"dismiss", "Dismissed"}, {"retire", "Retired"}, {"exhaust", "Exhausted"}, {"move", "Moved"},
		{"ready", "Readied"}, {"frighten", "Frightened"}, {"unfrighten", "Unfrightened"}, {"banish", "Banished"},
	} {
		all = append(all,
			say("Happening", "{who:Player@} <"+a.verb+"> one or more of your {d:Noun}",
				"OneOrMore("+a.event+"(who, d && Yours))"),
			say("Happening", "{who:Player@} <"+a.verb+"> one or more {d:Noun}", "OneOrMore("+a.event+"(who, d))"))
	}
	return all
}

// byPlayers are what players do to cards, said of the cards (704.1).
func byPlayers() (all []template) {
	for _, a := range []struct{ words, event string }{
		{"dismissed", "Dismissed"}, {"retired", "Retired"}, {"exhausted", "Exhausted"}, {"moved", "Moved"},
		{"defeated", "Defeated"}, {"challenged", "Challenged"}, {"played", "Played"}, {"readied", "Readied"},
		{"frightened", "Frightened"}, {"unfrightened", "Unfrightened"}, {"banished", "Banished"},
		{"uncovered", "Uncovered"},
	} {
		for _, category := range []string{"Passive", "Forbidden"} {
			for _, who := range []string{"{who:Player/s}", "{who:Player}"} {
				all = append(all, say(category, a.words+" by "+who, a.event+"(who, subject)"))
			}
			if a.event == "Defeated" || a.event == "Challenged" {
				all = append(all, say(category, a.words+" by your characters", a.event+"(You, subject)"),
					say(category, a.words+" by an|your opponent 's characters", a.event+"(Opponents, subject)"))
			}
		}
		all = append(all, say("DoneBy", a.words, a.event+"(by, subject)"))
	}
	for _, by := range []struct{ words, who string }{
		{"{who:Player}", "who"}, {"{who:Player/s}", "who"}, {"your " + ofEffects, "You"},
		{"an|your opponent 's " + ofEffects, "Opponents"}, {"opponents ' " + ofEffects, "Opponents"},
	} {
		all = append(all,
			say("Mod", "can't be {v:DoneBy} or {w:DoneBy} by "+by.words, "Cant(v)\nCant(w)").by(by.who),
			say("Mod", "can't be {v:DoneBy} , {w:DoneBy} , or {x:DoneBy} by "+by.words, "Cant(v)\nCant(w)\nCant(x)").
				by(by.who))
	}
	all = append(all, say("DoneBy", "put into its owner's hand", "EntersHand(by, subject, PlayZone)"))
	return all
}

// ofEffects are the words for what players' cards do.
const ofEffects = "effects|effect|cards|card|abilities|ability"

// byEffects are what players' cards do to other cards, which their controllers do (410.1).
func byEffects() (all []template) {
	for _, a := range []struct{ words, event string }{
		{"dismissed", "Dismissed"}, {"retired", "Retired"}, {"exhausted", "Exhausted"}, {"moved", "Moved"},
		{"readied", "Readied"}, {"frightened", "Frightened"}, {"unfrightened", "Unfrightened"},
		{"banished", "Banished"},
		{"uncovered", "Uncovered"},
	} {
		for _, category := range []string{"Passive", "Forbidden"} {
			all = append(all,
				say(category, a.words+" by an|your opponent 's "+ofEffects,
					a.event+"(Opponents, subject)"),
				say(category, a.words+" by an|your opponent 's card|cards|Event|Events or ability|abilities",
					a.event+"(Opponents, subject)"),
				say(category, a.words+" by opponents ' cards|Events or abilities", a.event+"(Opponents, subject)"),
				say(category, a.words+" by opponents ' effects|cards|abilities", a.event+"(Opponents, subject)"),
				say(category, a.words+" by your "+ofEffects, a.event+"(You, subject)"))
		}
	}
	return all
}

// ofTheirOwn are what players do in their own turn, with their own cards.
func ofTheirOwn() (all []template) {
	for _, of := range []struct{ who, their, of string }{
		{"you", "your", "You"}, {"{who:Player/s}", "their", "who"}, {"{who:Player/b}", "their|your", "who"},
	} {
		verb := func(v string) string {
			if strings.HasSuffix(of.who, "/s}") {
				return conjugated(v, singular)
			}
			return v
		}
		hole := strings.ReplaceAll(of.who, "/b}", "}")
		replace := strings.NewReplacer("%who", hole, "%their", of.their,
			"%confront", verb("confront"), "%start", verb("start"))
		add := func(category, words, notation, counted string) {
			one := say(category, replace.Replace(words), strings.ReplaceAll(notation, "%of", of.of))
			all = append(all, one.counting(counted))
		}
		add("Happening", "%who %confront {a:ConfrontedArea} with {h:HowMany} ?different colors among|amongst %their "+
			"{d:Noun}",
			"Where(Confronted(%of, a), h)", "ColorCount(d && ControlledBy(TurnPlayer) && a)")
		for _, turn := range []string{"a", "%their"} {
			starts := "%who %start " + turn + " turn"
			add("Happening", starts, "StartOf(Turn, %of)", "")
			for _, hand := range []string{"%their hand", "hand"} {
				add("Happening", starts+" with {h:HowMany} cards in "+hand, "Where(StartOf(Turn, %of), h)",
					"Count(In(Hand, TurnPlayer))")
			}
		}
		add("Mods", "%who can't ready more than {n:Int} {d:Noun} during %their Ready Phase",
			"AtMost(n, Where(Readied(d && ControlledBy(%of)), During(ReadyPhase, %of)), Phase)", "")
	}
	for _, who := range []string{"an|your|each opponent", "opponents"} {
		act, would := "{x:Act/s}", "{x:Act}"
		if who == "opponents" {
			act = would
		}
		for _, time := range []struct{ words, so string }{
			{"during their {t:Time}", "During(t, Opponents)"}, {"outside ?of their {t:Time}", "!During(t, Opponents)"},
			{"during their turn", "IsTurnOf(Opponents)"}, {"outside ?of their turn", "!IsTurnOf(Opponents)"},
		} {
			all = append(all,
				say("Happening", who+" "+act+" "+time.words, "Where(x, "+time.so+")").by("Opponents"),
				say("WouldBe", who+" would "+would+" "+time.words, "Where(x, "+time.so+")").by("Opponents"))
		}
	}
	return all
}
