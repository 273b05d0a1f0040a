package cardtext

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// How often something was done (704.1): for the first time, the second or so many times, and how much at most.
// These are only read.

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
			{"<discard> {w:Their} %s card", "Discarded(w)"},
			{"<play> a %s {d:Noun/s}", "Played(w, d)"},
			{"<draw> a %s card", "Drawn(w)"},
			{"<discard> a %s card", "Discarded(w)"},
		} {
			words := " " + fmt.Sprintf(a.words, word) + " {t:PerTime} , {do:Body}"
			does := fmt.Sprintf("When(%[1]s)\nif HowOften(%[1]s, t) == %[2]d {\ndo\n}", a.event, n)
			all = append(all,
				say("Ability", "when|whenever you"+
					strings.NewReplacer("<", "", ">", "", "{w:Their}", "your").Replace(words), doneBy("You", does)),
				say("Ability", "when|whenever {who:Player/s}"+strings.NewReplacer("<", "", ">", "s", "{w:Their}",
					"their").Replace(words), theirManieth(a.event, strconv.Itoa(n))))
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

// doneBy puts a player where notation has "w".
func doneBy(who, notation string) string {
	return strings.NewReplacer("(w)", "("+who+")", "(w,", "("+who+",").Replace(notation)
}

// theirManieth is what is done as somebody does what an event says for so manieth time: each player's own times
// are counted.
func theirManieth(event, n string) string {
	return fmt.Sprintf("_, player := When(%s)\nif HowOften(%s, t) == %s {\ndo\n}", doneBy("who", event),
		doneBy("player", event), n)
}

// anyOne are cards of which it would be open whether the same one is meant each time.
var anyOne = []string{"one of", "one or more", "another", "any", "a Friend", "a character", "a card", "a Resource",
	"a Troublemaker", "an Event", "an opposing", "your"}

// severalTimes is what happens for the second, third … time (704.1).
func severalTimes() (all []template) {
	for i, word := range []string{"second", "third", "fourth", "fifth"} {
		all = append(all, say("Ability", "when|whenever {e:Event} for the "+word+" time {t:PerTime} , {do:Body}",
			fmt.Sprintf("When(e)\nif HowOften(e, t) == %d {\ndo\n}", i+2)).
			without(slices.Concat(anyOne, eachPlayers)...))
	}
	return all
}

// doneSoOften are what somebody does so often in a time: it triggers as that is reached (704.1).
func doneSoOften() (all []template) {
	for _, a := range []struct{ words, event string }{
		{"played {n:Int} {d:Noun}", "Played(w, d)"}, {"moved {n:Int} {d:Noun}", "Moved(w, d)"},
		{"drawn {n:Int} cards", "Drawn(w)"}, {"confronted {n:Int} Problems", "Confronted(w)"},
		{"won {n:Int} faceoffs", "FaceoffWon(w)"}, {"flipped {n:Int} {d:Noun}", "Flipped(w, d)"},
		{"discarded {n:Int} {d:Noun}", "Discarded(w, d)"}, {"retired {n:Int} {d:Noun}", "Retired(w, d)"},
	} {
		a.words = strings.Replace(a.words, "{n:Int}", "{n:Int} (?or more)", 1)
		all = append(all,
			say("Ability", "when|whenever you have "+a.words+" {t:ThisTime} , {do:Body}",
				doneBy("You", fmt.Sprintf("When(%[1]s)\nif HowOften(%[1]s, t) == n {\ndo\n}", a.event))),
			say("Ability", "when|whenever {who:Player/s} has "+a.words+" {t:ThisTime} , {do:Body}",
				theirManieth(a.event, "n")))
	}
	return all
}

// atMostSoMuch are what counts up to a limit (105.1).
func atMostSoMuch() (all []template) {
	const most = " , %s a maximum of {m:"
	for _, limited := range []struct{ category, words, of, notation string }{
		{"Mod", "<have|get|gain> {n:Signed} power for each {p:Each}", "Signed", "AddPower(subject, Least(n*p, m))"},
		{"Mod", "<have|get|gain> {n:Signed} {c:Color} for each {p:Each}", "Signed",
			"AddPower(subject, Least(n*p, m), c)"},
		{"Deed", "<draw> a card for each {p:Each}", "Int", "Draw(by, Least(p, m))"},
		{"Deed", "<gain> {n:Tokens} for each {p:Each}", "Tokens", "Gain(by, Least(n*p, m))"},
		{"Deed", "<score> a point for each {p:Each}", "Int", "Score(by, Least(p, m))"},
		{"Deed", "<put> a +1 power counter on {o:Object} for each {p:Each}", "Int", "PutCounters(o, Least(p, m))"},
	} {
		for _, to := range []string{"to", "up to"} {
			words := limited.words + fmt.Sprintf(most, to) + limited.of + "}"
			all = append(all, say(limited.category, words, limited.notation).
				without("-1", "-2", "-3", "-4", "-5"))
		}
	}
	return all
}

// eachPlayers are words with which it would have to be told of each player apart how often they did something.
var eachPlayers = []string{"a player", "any player", "each player", "players"}

// noneOfEach are these and "no", which is said of what did not happen.
var noneOfEach = append([]string{"no"}, eachPlayers...)

// firsts are what is done for the first time in a turn, phase or faceoff (704.1), and how often
// something was done in it.
func firsts() (all []template) {
	for _, a := range []struct{ verb, past, event string }{
		{"play", "played", "Played(%s, d)"}, {"move", "moved", "Moved(%s, d)"}, {"retire", "retired", "Retired(%s, d)"},
		{"dismiss", "dismissed", "Dismissed(%s, d)"}, {"discard", "discarded", "Discarded(%s, d)"},
		{"exhaust", "exhausted", "Exhausted(%s, d)"}, {"ready", "readied", "Readied(%s, d)"},
		{"frighten", "frightened", "Frightened(%s, d)"}, {"banish", "banished", "Banished(%s, d)"},
		{"uncover", "uncovered", "Uncovered(%s, d)"},
		{"flip", "flipped", "Flipped(%s, d)"}, {"defeat", "defeated", "Defeated(%s, d)"},
		{"challenge", "challenged", "Challenged(%s, d)"}, {"draw", "drawn", "Drawn(%s, d)"},
	} {
		who, you := fmt.Sprintf(a.event, "who"), fmt.Sprintf(a.event, "You")
		all = append(all,
			say("Happening", "you "+a.verb+" your first {d:Noun/s} {t:PerTime}", "First("+you+", t)"),
			say("Happening", "an|your opponent "+conjugated(a.verb, singular)+" their first {d:Noun/s} {t:PerTime}",
				"First("+fmt.Sprintf(a.event, "Opponents")+", t)"),
			say("Ability", "when|whenever a|any player "+conjugated(a.verb, singular)+
				" their first {d:Noun/s} {t:PerTime} , {do:Body}",
				strings.ReplaceAll(theirManieth(fmt.Sprintf(a.event, "w"), "1"), "(who,", "(Players,")),
			say("Each", "{d:Noun/s} {who:Player@} <have> "+a.past+" {t:ThisTime}", "HowOften("+who+", t)"),
			say("Number", "the number of {d:Noun} {who:Player@} <have> "+a.past+" {t:ThisTime}",
				"HowOften("+who+", t)"),
			say("Condition", "{who:Player@} have|has "+a.past+" {h:HowMany} {d:Noun} {t:ThisTime}", "h").
				counting("HowOften("+who+", t)").without(noneOfEach...).older(),
			say("Condition", "it|this is the first {d:Noun/s} you ?have "+a.past+" {t:ThisTime}",
				"HowOften("+you+", t) == 1").older(),
			say("Condition", "it|this is the second {d:Noun/s} you ?have "+a.past+" {t:ThisTime}",
				"HowOften("+you+", t) == 2").older(),
			say("Ability", "when an|your opponent "+conjugated(a.verb, singular)+" a|an {d:Noun/s} , if it is the "+
				"first {d:Noun/s} that player|opponent has "+a.past+" {t:ThisTime} , {do:Body}",
				"When(First("+fmt.Sprintf(a.event, "Opponents")+", t, Opponents))\ndo").older())
		if a.past != "drawn" {
			all = append(all, say("Condition", "{who:Player@} "+a.past+" {h:HowMany} {d:Noun} {t:ThisTime}", "h").
				counting("HowOften("+who+", t)").without(noneOfEach...).older())
			all = append(all, say("Each", "{d:Noun/s} {who:Player} "+a.past+" {t:ThisTime}", "HowOften("+who+", t)"))
		}
	}
	for _, a := range []struct{ words, event string }{
		{"score %s first point", "PointsScored(%s)"}, {"confront %s first Problem", "Confronted(%s)"},
		{"win %s first faceoff", "FaceoffWon(%s)"}, {"lose %s first faceoff", "FaceoffLost(%s)"},
	} {
		all = append(all, say("Happening", "you "+fmt.Sprintf(a.words, "your")+" {t:PerTime}",
			"First("+fmt.Sprintf(a.event, "You")+", t)"))
	}
	return append(all,
		say("Condition", "{h:HowMany} {d:Noun} were|have ?been {p:Passive} {t:ThisTime}", "h").of("d").
			counting("HowOften(p, t)").without("no").older(),
		say("Condition", "{h:HowMany} of {o:Own} {d:Noun} were|have ?been {p:Passive} {t:ThisTime}", "h").of("d && o").
			counting("HowOften(p, t)").without("no").older(),
		say("Each", "{d:Noun/s} {p:Passive} {t:ThisTime}", "HowOften(p, t)").of("d").without("you have"),
		say("Each", "{d:Noun/s} that was|has ?been {p:Passive} {t:ThisTime}", "HowOften(p, t)").of("d"))
}
