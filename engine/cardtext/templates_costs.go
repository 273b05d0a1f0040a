package cardtext

import (
	"fmt"
	"strings"
)

// What it costs to play, move, challenge and rally, changed by modifiers (204, 508).

// costsInOtherWords are the same for whoever plays what, with "to play" and without.
func costsInOtherWords() (all []template) {
	for _, of := range []struct{ words, played string }{
		{"{d:Noun} cost", "Played(Players, d)"}, {"{d:Noun} you play cost", "Played(You, d)"},
		{"your {d:Noun} cost", "Played(You, d)"}, {"{d:Noun} {who:Player} play cost", "Played(who, d)"},
		{"?your opponents ' {d:Noun} cost", "Played(Opponents, d)"},
		{"an|your opponent 's {d:Noun} cost", "Played(Opponents, d)"}, {"{c:Certain/s} costs", "Played(You, c)"},
	} {
		for _, amount := range []struct{ words, cost string }{
			{"{n:Bracketed} less", "-n"}, {"{n:Bracketed} more", "n"}, {"{n:SignedBracketed}", "n"},
		} {
			all = append(all, say("Mods", of.words+" "+amount.words+" (?to play)",
				"AddCost("+amount.cost+", "+of.played+")").
				older())
		}
	}
	return append(all, say("Mods", "the first {d:Noun/s} you play each turn costs {n:Bracketed} less",
		"AddCost(-n, First(Played(You, d), Turn))").older())
}

// costsLess are costs that modifiers change (204, 508).
var costsLess = []template{
	say("Mods", "{d:Noun} cost you {n:Bracketed} less", "AddCost(-n, Played(You, d))"),
	say("Mods", "{d:Noun} cost you {n:Bracketed} less to play", "AddCost(-n, Played(You, d))"),
	say("Mods", "{d:Noun} cost {who:Player} {n:Bracketed} more", "AddCost(n, Played(who, d))"),
	say("Mods", "{d:Noun} cost {who:Player} {n:Bracketed} more to play", "AddCost(n, Played(who, d))"),
	say("Mods", "{d:Noun} cost your opponents {n:Bracketed} more to play", "AddCost(n, Played(Opponents, d))"),
	say("Mods", "you may pay {n:Bracketed} less to move {d:Some}", "AddCost(-n, Moved(You, d))"),
	say("Mods", "the first {d:Noun/s} you play each turn costs {n:Bracketed} less to play",
		"AddCost(-n, First(Played(You, d), Turn))"),
	say("Deeds", "the next {d:Noun/s} you play this turn costs {n:Bracketed} less",
		"for Until(EndOf(Turn), Played(You, d)) {\nAddCost(-n, Played(You, d))\n}"),
	say("Deeds", "the next {d:Noun/s} you play this turn costs {n:Bracketed} less to play",
		"for Until(EndOf(Turn), Played(You, d)) {\nAddCost(-n, Played(You, d))\n}"),
}

// costsOfAll are costs to play and to move, for anybody, anywhere, as often as something is
// counted (204, 508).
func costsOfAll() (all []template) {
	for _, verb := range []struct{ word, event, to string }{
		{"play", "Played", " ?to ?play"}, {"move", "Moved", " to move"}, {"rally", "Rallied", " to rally"},
	} {
		for _, cards := range []struct{ words, event string }{
			{"your {d:Noun}", "You, d && Yours"},
			{"{d:Noun} {who:Player} " + verb.word, "who, d"},
			{"your opponents ' {d:Noun}", "Opponents, d"},
			{"opponents ' {d:Noun}", "Opponents, d"},
			{"{d:Noun}", "Players, d"},
			{"{c:Certain@}", "You, c"}, {"your Mane Character", "You, ManeCharacter && Yours"},
		} {
			isMane := cards.words == "your Mane Character"
			if isMane && verb.word != "move" { // all that can be done to it for a cost (301.1, 609.2b)
				continue
			}
			if cards.words == "your {d:Noun}" && verb.word == "play" {
				cards.event = "You, d" // what is played isn't yours yet
			}
			if cards.words == "{c:Certain@}" && verb.word != "play" {
				cards.event = "Players, c" // whoever controls it
			}
			for _, by := range []struct{ words, n string }{
				{" <cost> {n:Bracketed} less", "-n"}, {" <cost> {n:Bracketed} more", "n"},
				{" <cost> an additional {n:Bracketed}", "n"},
			} {
				if isMane {
					by.words = strings.Replace(by.words, "<cost>", "costs", 1)
				}
				for _, where := range []struct{ words, area string }{
					{"", ""}, {" to {a:Destination}", ", a"}, {" here", ", Here"},
				} {
					if where.words != "" && verb.word == "rally" {
						continue
					}
					event := fmt.Sprintf("%s(%s%s)", verb.event, cards.event, where.area)
					all = append(all,
						say("Mods", cards.words+by.words+verb.to+where.words, "AddCost("+by.n+", "+event+")"),
						say("Mods", cards.words+by.words+verb.to+where.words+" for each {p:Each}",
							"AddCost("+by.n+"*p, "+event+")"))
				}
			}
		}
	}
	return append(all,
		say("Ability", "{d:Noun} {who:Player} play {x:Meantime} cost an additional|extra {n:Bracketed} ?to ?play",
			given("x", "AddCost(n, Played(who, d))")),
		say("Ability", "{d:Noun} {who:Player} play {x:Meantime} cost {n:Bracketed} more ?to ?play",
			given("x", "AddCost(n, Played(who, d))")),
		say("Ability", "{d:Noun} {who:Player} play {x:Meantime} cost {n:Bracketed} less ?to ?play",
			given("x", "AddCost(-n, Played(who, d))")))
}

// costsOfDoing are what players pay less or more to do something, as often as something is
// counted (204, 508).
func costsOfDoing() (all []template) {
	all = []template{
		say("Charged", "{x:Act}", "x"),
		say("Charged", "rally their {d:Noun}", "Rallied(by, d && ControlledBy(by))"),
		say("Charged", "turn {c:Certain/s} over", "ActivatedToTurnOver(by, c)"),
		say("Charged", "move {d:Noun} away from {a:Area}", "Moved(by, d && At(a))"),
		say("Charged", "move a|an {d:Noun/s} away from {a:Area}", "Moved(by, d && At(a))"),
		say("Charged", "move {d:Noun} ?away from here", "Moved(by, d && Here)"),
		say("Charged", "move a|an {d:Noun/s} ?away from here", "Moved(by, d && Here)"),
		say("Mods", "{who:Player@} {m:Pays@}", "m").by("who"),
		say("Mods", "each player {m:Pays/s}", "m").by("Players"),
		say("Mods", "each opponent {m:Pays/s}", "m").by("Opponents"),
	}
	for _, pay := range []string{"they|you pay {n:Bracketed}", "they|you pay an additional {n:Bracketed}"} {
		all = append(all, say("Pays", "can't {x:Charged} unless "+pay, "AddCost(n, x)"))
	}
	for _, amount := range []struct{ words, n string }{
		{"<pay> {n:Bracketed} less", "-n"}, {"may pay {n:Bracketed} less", "-n"},
		{"<pay> {n:Int} less action tokens|token", "-n"}, {"<pay> {n:Int} more action tokens|token", "n"},
		{"<pay> {n:Bracketed} more", "n"}, {"must pay {n:Bracketed} more", "n"},
		{"<pay> {n:SignedBracketed}", "n"}, {"must pay {n:SignedBracketed}", "n"},
		{"<pay> an additional {n:Bracketed}", "n"}, {"must pay an additional {n:Bracketed}", "n"},
	} {
		for _, to := range []struct{ words, event string }{
			{" to {x:Charged}", "x"}, {" for {d:Noun}", "Played(by, d)"},
		} {
			if strings.HasPrefix(amount.words, "may") && to.event != "x" {
				continue // another template says it
			}
			each := say("Pays", amount.words+to.words+" for each {p:Each}", "AddCost("+amount.n+"*p, "+to.event+")")
			if strings.HasPrefix(amount.words, "may") {
				each = each.without("this card to", "it to") // of which another template says that it may be left
			}
			all = append(all, say("Pays", amount.words+to.words, "AddCost("+amount.n+", "+to.event+")"), each)
		}
	}
	for _, to := range []struct{ words, event string }{
		{"each player plays", "Played(who, d)"}, {"each player plays to {a:Destination}", "Played(who, d, a)"},
		{"each player plays here", "Played(who, d, Here)"},
	} {
		words := "the first {d:Noun/s} " + to.words + " each turn costs {n:Bracketed} "
		all = append(all,
			say("Mods", words+"less (?to play)", eachPlayer("AddCost(-n, First("+to.event+", Turn))")),
			say("Mods", words+"less (?to play) , to a minimum of {m:Bracketed}",
				eachPlayer("AddCost(-n, First("+to.event+", Turn), m)")),
			say("Mods", words+"more (?to play)", eachPlayer("AddCost(n, First("+to.event+", Turn))")))
	}
	all = append(all,
		say("Mods", "the first {d:Noun/s} you move each turn costs {n:Bracketed} less to move",
			"AddCost(-n, First(Moved(You, d), Turn))"),
		say("Mods", "the first {d:Noun/s} you move each turn costs {n:Bracketed} more to move",
			"AddCost(n, First(Moved(You, d), Turn))"))
	return append(all,
		say("Mods", "pay {n:Bracketed} less to play {c:Certain/s} for each {p:Each}", "AddCost(-n*p, Played(You, c))"),
		say("Mods", "{c:Certain/s} costs {n:Bracketed} more to challenge", "AddCost(n, Challenged(Players, c))"),
		say("Mods", "{c:Certain/s} costs an additional {n:Bracketed} to challenge",
			"AddCost(n, Challenged(Players, c))"),
		say("Mods", "{c:Certain/s} costs {who:Player} {n:Bracketed} more to challenge",
			"AddCost(n, Challenged(who, c))"))
}

// costsReduced are costs that are said to be reduced or increased (204).
func costsReduced() (all []template) {
	for _, of := range []struct{ words, cards string }{
		{"{d:Plain} played", "Players, d"}, {"{d:Plain} {who:Player} play", "who, d"},
		{"{w:Their} {d:Plain} played", "w, d"},
	} {
		for _, where := range []struct{ words, area string }{
			{"here", "Here"}, {"to {a:Destination}", "a"}, {"on {h:Some}", "h"}, {"on {h:Some/s}", "h"},
		} {
			all = append(all, say("Playing", of.words+" "+where.words, "Played("+of.cards+", "+where.area+")"))
		}
	}
	all = append(all, say("Playing", "{d:Plain} played by {who:Player}", "Played(who, d)"))
	next := "for Until(EndOf(Turn), Played(You, d)) {\nAddCost(%sn, Played(You, d))\n}"
	for _, change := range []struct{ word, sign string }{{"reduced", "-"}, {"increased", ""}} {
		by := " " + change.word + " by {n:Bracketed}"
		for _, of := range []struct{ cards, costs, event string }{
			{"{d:Noun}", "have their costs", "Players, d"}, {"your {d:Noun}", "have their costs", "You, d"},
			{"{d:Noun} {who:Player} play", "have their costs", "who, d"},
			{"?your opponents ' {d:Noun}", "have their costs", "Opponents, d"},
			{"{c:Certain/s}", "has its cost", "You, c"},
		} {
			costs := "AddCost(" + change.sign + "n, Played(" + of.event + "))"
			all = append(all, say("Mods", of.cards+" "+of.costs+by, costs),
				say("Mods", "the cost|costs of "+of.cards+" is|are"+by, costs))
		}
		played := "AddCost(" + change.sign + "n, x)"
		all = append(all, say("Mods", "{x:Playing} have their costs"+by, played),
			say("Mods", "the costs of {x:Playing} are"+by, played))
		theirs := "for Until(EndOf(Turn), Played(refPlayer, d)) {\n" +
			"AddCost(" + change.sign + "n, Played(refPlayer, d))\n}"
		all = append(all, say("Deeds", "the cost of their next {d:Noun/s} this turn is"+by, theirs),
			say("Deeds", "the cost of the next {d:Noun/s} they play this turn is"+by, theirs))
		first := "AddCost(" + change.sign + "n, First(Played(You, d), Turn))"
		all = append(all, say("Mods", "the cost of your first {d:Noun/s} each turn is"+by, first),
			say("Mods", "the cost of the first {d:Noun/s} you play each turn is"+by, first))
		all = append(all,
			say("Mods", "the first {d:Noun/s} you play each turn has its cost"+by, first),
			say("Mods", "your first {d:Noun/s} each turn has its cost"+by, first),
			say("Deeds", "the cost of the next {d:Noun/s} you play this turn is"+by, fmt.Sprintf(next, change.sign)),
			say("Deeds", "the next {d:Noun/s} you play this turn has its cost"+by, fmt.Sprintf(next, change.sign)))
	}
	return all
}
