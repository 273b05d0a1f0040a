package cardtext

import (
	"fmt"
	"strings"
)

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
		say("Mods", "{who:Player@} can't {x:Act}", "Cant(x)").by("who"),
		say("Condition", "{who:Player@} {x:DoneBefore} {t:ThisTime}", "Happened(x, t)").by("who"),
		say("Condition", "{who:Player@} <have> {x:DoneBefore} {t:ThisTime}", "Happened(x, t)").by("who"),
		say("Condition", "you haven't {x:DoneBefore} {t:ThisTime}", "!Happened(x, t)").by("You"),
		say("Condition", "{who:Player} have not {x:DoneBefore} {t:ThisTime}", "!Happened(x, t)").by("who"),
		say("Condition", "{who:Player} haven't {x:DoneBefore} {t:ThisTime}", "!Happened(x, t)").by("who"),
		say("Condition", "{who:Player/s} hasn't {x:DoneBefore} {t:ThisTime}", "!Happened(x, t)").by("who"),
		say("Condition", "{who:Player@} didn't {x:Act} {t:ThisTime}", "!Happened(x, t)").by("who"),
	)
}

// howManieth are what is done for the second, third … time in a turn (704.1).
func howManieth() (all []template) {
	for i, word := range []string{"second", "third", "fourth", "fifth"} {
		n := i + 2
		for _, a := range []struct{ words, event string }{
			{"<play> {w:Their} %s {d:Noun/s}", "Played(w, d)"},
			{"<move> {w:Their} %s {d:Noun/s}", "Moved(w, d)"},
			{"<draw> {w:Their} %s card", "Drawn(w)"},
			{"<confront> {w:Their} %s Problem", "Confronted(w)"},
			{"<win> {w:Their} %s faceoff", "FaceoffWon(w)"},
		} {
			words := " " + fmt.Sprintf(a.words, word) + " {t:PerTime} , {do:Body}"
			does := fmt.Sprintf("When(%[1]s)\nif HowOften(%[1]s, t) == %[2]d {\ndo\n}", a.event, n)
			all = append(all,
				say("Ability", "when|whenever you"+
					strings.NewReplacer("<", "", ">", "", "{w:Their}", "your").Replace(words),
					strings.NewReplacer("(w)", "(You)", "(w,", "(You,").Replace(does)),
				say("Ability", "when|whenever {who:Player/s}"+strings.NewReplacer("<", "", ">", "s", "{w:Their}",
					"their").Replace(words),
					strings.NewReplacer("(w)", "(who)", "(w,", "(who,").Replace(does)))
		}
		played := fmt.Sprintf("if HowOften(Played(who, d)) == %d {\n", n-1)
		all = append(all,
			say("Mods", "the "+word+" {d:Noun/s} {who:Player} play each turn costs {n:Bracketed} less (?to play)",
				played+"AddCost(-n, Played(who, d))\n}"),
			say("Mods", "the "+word+" {d:Noun/s} {who:Player} play each turn costs {n:Bracketed} more (?to play)",
				played+"AddCost(n, Played(who, d))\n}"))
	}
	return all
}

// limitsOfActs are how much may be done in a time (104.2).
func limitsOfActs() (all []template) {
	for _, a := range []struct{ words, event string }{
		{"draw more than {n:Int} cards|card", "Drawn(who)"},
		{"play more than {n:Int} {d:Noun}", "Played(who, d)"},
		{"play more than {n:Int} {d:Noun/s}", "Played(who, d)"},
		{"move more than {n:Int} {d:Noun}", "Moved(who, d)"},
		{"move more than {n:Int} {d:Noun/s}", "Moved(who, d)"},
		{"exhaust more than {n:Int} {d:Noun}", "Exhausted(who, d)"},
		{"retire more than {n:Int} {d:Noun}", "Retired(who, d)"},
		{"discard more than {n:Int} {d:Noun}", "Discarded(who, d)"},
		{"gain more than {n:Int} action tokens|token", "TokensGained(who)"},
		{"score more than {n:Int} points|point", "PointsScored(who)"},
		{"ready more than {n:Int} {d:Noun}", "Readied(d && ControlledBy(who))"},
		{"ready more than {n:Int} {d:Noun/s}", "Readied(d && ControlledBy(who))"},
		{"confront more than {n:Int} Problems|Problem", "Confronted(who)"},
		{"challenge more than {n:Int} Troublemakers|Troublemaker", "Challenged(who)"},
	} {
		all = append(all,
			say("Mods", "{who:Player@} can't "+a.words+" {t:PerTime}", "AtMost(n, "+a.event+", t)"),
			say("Mods", "{who:Player@} can't "+a.words+" during the|each {x:Time}",
				"AtMost(n, Where("+a.event+", During(x)), Phase)"))
	}
	return append(all,
		say("PerTime", "each|per turn", "Turn"),
		say("PerTime", "each|per phase", "Phase"),
		say("PerTime", "each|per faceoff", "Faceoff"),
		say("PerTime", "in|during a|each turn", "Turn"),
		say("PerTime", "in|during a|each phase", "Phase"),
		say("PerTime", "in|during a|each faceoff", "Faceoff"))
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
			for _, who := range []string{"{who:Player}", "{who:Player/s}"} {
				all = append(all, say(category, a.words+" by "+who, a.event+"(who, subject)"))
			}
		}
		all = append(all, say("DoneBy", a.words, a.event+"(by, subject)"))
	}
	for _, by := range []struct{ words, who string }{
		{"{who:Player}", "who"}, {"{who:Player/s}", "who"}, {"your " + ofEffects, "You"},
		{"an|your opponent 's " + ofEffects, "Opponents"}, {"opponents ' " + ofEffects, "Opponents"},
	} {
		all = append(all,
			say("Mod", "can't be {v:DoneBy} or {w:DoneBy} by "+by.words, "Cant(v)\nCant(w)").by(by.who))
	}
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
				say(category, a.words+" by opponents ' effects|cards|abilities", a.event+"(Opponents, subject)"),
				say(category, a.words+" by your "+ofEffects, a.event+"(You, subject)"))
		}
	}
	return all
}
