package cardtext

import "fmt"

// What a second list of whole invented cards showed to be missing: how often something was done, how much
// at most, whose next card, who may do what. These are only read.

// ofFurtherCards are all of them.
func ofFurtherCards() (all []template) {
	for _, list := range [][]template{
		doneSoOften(), atMostSoMuch(), ofPlayersTurns, ofSuchCards, inFurtherWords, notChosen, revealing(),
	} {
		all = append(all, list...)
	}
	return all
}

// doneSoOften are what somebody does so often in a time: it triggers as that is reached (704.1).
func doneSoOften() (all []template) {
	for _, a := range []struct{ words, event string }{
		{"played {n:Int} {d:Noun}", "Played(who, d)"}, {"moved {n:Int} {d:Noun}", "Moved(who, d)"},
		{"drawn {n:Int} cards", "Drawn(who)"}, {"confronted {n:Int} Problems", "Confronted(who)"},
		{"won {n:Int} faceoffs", "FaceoffWon(who)"}, {"flipped {n:Int} {d:Noun}", "Flipped(who, d)"},
		{"discarded {n:Int} {d:Noun}", "Discarded(who, d)"}, {"retired {n:Int} {d:Noun}", "Retired(who, d)"},
	} {
		all = append(all, say("Ability", "when|whenever {who:Player@} <have> "+a.words+" {t:ThisTime} , {do:Body}",
			fmt.Sprintf("When(%[1]s)\nif HowOften(%[1]s, t) == n {\ndo\n}", a.event)))
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

// ofPlayersTurns are what players can't do in their own turns, and what the next thing they do costs
// (104.2, 705.2c).
var ofPlayersTurns = []template{
	say("Mods", "{who:Player@} can't {x:Act} during their {t:Time}", "Cant(Where(x, During(t, who)))").by("who").
		without("you"),
	say("Meantime", "on {w:Their} turn|turns", "IsTurnOf(w)"),
	say("End", "the end of that turn", "EndOf(Turn)"),
	say("End", "the end of that phase", "EndOf(Phase)"),
	say("Moment", "the start of each {t:Time}", "StartOf(t)"),
	say("Moment", "the end of each {t:Time}", "EndOf(t)"),
	say("Deeds", "{who:Player@} 's next {d:Noun/s} {t:ThisTime} costs {n:Bracketed} more (?to play)",
		"for Until(EndOf(t), Played(who, d)) {\nAddCost(n, Played(who, d))\n}"),
	say("Deeds", "your next {d:Noun/s} {t:ThisTime} costs {n:Bracketed} less (?to play)",
		"for Until(EndOf(t), Played(You, d)) {\nAddCost(-n, Played(You, d))\n}"),
	say("Deeds", "the next {d:Noun/s} {who:Player@} <play> {t:ThisTime} costs {n:Bracketed} more (?to play)",
		"for Until(EndOf(t), Played(who, d)) {\nAddCost(n, Played(who, d))\n}"),
	say("Deeds", "the next {d:Noun/s} {who:Player@} <play> {t:ThisTime} costs {n:Bracketed} less (?to play)",
		"for Until(EndOf(t), Played(who, d)) {\nAddCost(-n, Played(who, d))\n}"),
	say("Mods", "the first {d:Noun/s} {who:Player@} <play> each turn costs {n:Bracketed} less (?to play) for each "+
		"{p:Each}", "AddCost(-n*p, First(Played(who, d), Turn))"),
	say("Mods", "the first {d:Noun/s} {who:Player@} <play> each turn costs {n:Bracketed} more (?to play) for each "+
		"{p:Each}", "AddCost(n*p, First(Played(who, d), Turn))"),
}

// ofSuchCards are descriptions (707.3).
var ofSuchCards = []template{
	say("Attribute", "with {h:HowMany} points|point", "h").counting("PointsOf"),
	say("Attribute", "with a point value of {h:HowMany}", "h").counting("PointsOf"),
	say("Attribute", "worth {h:HowMany} points|point", "h").counting("PointsOf"),
	say("Which", "that {c:Certain/s} isn't at", "!AreaOf(c)"),
	say("State", "uncovered", "IsFaceUp"),
	say("Each", "two|2 action tokens {w:ThePlayer} have|has", "Half(TokensOf(w)-1)"),
	say("Each", "two|2 points {w:ThePlayer} have|has", "Half(ScoreOf(w)-1)"),
	say("Each", "two|2 +1 power counters on {c:Certain/s}", "Half(Counters(c)-1)"),
	say("Object", "{q:Quantity} of their {d:Noun}", "Choose(q, d && ControlledBy(their), by)"),
	say("Condition", "{c:Certain/s} has more|higher|greater power than each other {d:Noun/s}",
		"!Any(d && !c && Power >= Power(c))"),
	say("Condition", "{c:Certain/s} wasn't {p:Passive} {t:ThisTime}", "!Happened(p, t)").of("c"),
	say("Condition", "{c:Certain/s} hasn't been {p:Passive} {t:ThisTime}", "!Happened(p, t)").of("c"),
	say("Condition", "it is|was of the named|chosen type", "Is(refCard, OfType(refName))"),
	say("Condition", "it is|was a|an card of the named|chosen type", "Is(refCard, OfType(refName))"),
	say("Deed", "<choose|name> a card type", "ChooseType(by)"),
	say("Mods", "{c:Certain/s} can only be challenged by players with {h:HowMany} {d:Noun}",
		eachPlayer(given("!h", "Cant(Challenged(who, c))"))).counting("Count(d && ControlledBy(who))"),
	say("Mods", "only players with {h:HowMany} {d:Noun} can challenge {c:Certain/s}",
		eachPlayer(given("!h", "Cant(Challenged(who, c))"))).counting("Count(d && ControlledBy(who))"),
}

// revealing are what is revealed (402.2): not this card, whose ability would have to work where it is.
func revealing() (all []template) {
	for _, t := range []template{
		say("Happening", "{c:Some@} <be> revealed", "Revealed(c)"),
		say("Happening", "{c:Some@} <be> revealed by {who:Player}", "Revealed(who, c)"),
		say("Happening", "{c:Some@} <be> revealed by {who:Player/s}", "Revealed(who, c)"),
		say("Act", "<reveal> {c:Some/s}", "Revealed(by, c)"),
		say("Act", "<reveal> {c:Some}", "Revealed(by, c)"),
		say("Act", "<reveal> one|1 or more {c:Noun}", "OneOrMore(Revealed(by, c))"),
		say("DoneBefore", "revealed {c:Some/s}", "Revealed(by, c)"),
		say("DoneBefore", "revealed {c:Some}", "Revealed(by, c)"),
		say("Happening", "you reveal {c:Some/s} from your hand", "Revealed(You, c && In(Hand, You))"),
		say("Happening", "{who:Player/s} reveals {c:Some/s} from their hand", "Revealed(who, c && In(Hand, who))"),
		say("Happening", "you reveal {c:Some/s} from your deck", "Revealed(You, c && In(DrawDeck, You))"),
		say("Happening", "{who:Player/s} reveals {c:Some/s} from their deck",
			"Revealed(who, c && In(DrawDeck, who))"),
	} {
		all = append(all, t.without("this card"))
	}
	return all
}

// notChosen are who can't choose cards, or as whose text says (705.2e).
var notChosen = []template{
	say("Mod", "can't be chosen by {o:Own} {d:Noun}", "NotChosen(subject, d && o)"),
	say("Mod", "can't be chosen by {o:Own} "+ofEffects, "NotChosen(subject, o)"),
	say("Mod", "can't be chosen by {d:Noun}", "NotChosen(subject, d)").without("your", "opponents"),
	say("Mod", "can't be chosen by {who:Player}", "NotChosen(subject, who)"),
	say("Mod", "can't be chosen by {who:Player/s}", "NotChosen(subject, who)"),
	say("Mod", "can't be chosen", "NotChosen(subject)"),
	say("Mods", "{who:Player@} can't choose {c:Certain/s}", "NotChosen(c, who)"),
	say("Mods", "{who:Player@} can't choose {d:Noun}", "NotChosen(d, who)"),
	say("Mods", "{who:Player@} can't choose {o:Own} {d:Noun}", "NotChosen(d && o, who)"),
	say("Mods", "{who:Player@} can't choose {o:Own} other {d:Noun}", "NotChosen(d && o && !refOther, who)"),
	say("Mods", "{who:Player@} can't choose {c:Certain/s} for|with their "+ofEffects,
		"NotChosen(c, Players, ControlledBy(who))"),
	say("Mods", "{who:Player@} can't choose {c:Certain/s} for|with their {d:Noun}",
		"NotChosen(c, Players, d && ControlledBy(who))"),
}

// inFurtherWords are what is done (707.2), and how often that is.
var inFurtherWords = []template{
	say("Ability", "when|whenever {e:Event} , {do:Deeds} . use|activate this ability {l:Limit}", "When(e)\nl\ndo"),
	say("Ability", "when|whenever {e:Event} , {do:Deeds} . this ability triggers {l:Limit}", "When(e)\nl\ndo"),
	say("Ability", "when|whenever {e:Event} , {do:Deeds} . do this {l:Limit}", "When(e)\nl\ndo"),
	say("Ability", "at {e:Moment} , {do:Deeds} . use|activate this ability {l:Limit}", "When(e)\nl\ndo"),
	say("Ability", "{e:IfWould} , you may instead {do:Do} and {more:Do}", "MayInstead(e)\ndo\nmore"),
	say("MayDeeds", "{who:Actor/s} may {c:Cost} . if they don't , they {more:Do}", given("!May(who, c)", "more")).
		by("who"),
	say("MayDeeds", "{who:Actor/s} may {c:Cost} . if they do , they {more:Do}", given("May(who, c)", "more")).
		by("who"),
	say("MayDeeds", "{who:Actor/s} may {c:Cost} . if they do , {more:Body}", given("May(who, c)", "more")).
		whoDoes("c", "who"),
	say("Deeds", "{who:Actor/s} must {do:Do}", "do").by("who").without("pay"),
	say("Object", "all|each of their {d:Noun}", "d && ControlledBy(their)").without(atAProblem),
	say("Deed", "<put> that many {k:Counter} counters on {o:Object}", "PutCounters(o, refNumber, k)"),
	say("Deed", "<put> that many +1 power counters on {o:Object}", "PutCounters(o, refNumber)"),
	say("Number", "twice that many|much", "2*refNumber"),
	say("Mod", "<have> power equal to {n:Number} plus {m:Int}", "SetPower(subject, n+m)"),
	say("Passive", "put into a|any discard pile from play", "EntersDiscards(subject, PlayZone)"),
	say("Passive", "put into a|any discard pile from anywhere", "EntersDiscards(subject)"),
	say("Forbidden", "rallied", "Rallied(Players, subject)"),
	say("Mods", "rallying {d:Noun} costs {n:Bracketed} less", "AddCost(-n, Rallied(d))"),
	say("Mods", "rallying {d:Noun} costs {n:Bracketed} more", "AddCost(n, Rallied(d))"),
	say("Deed", "<uncover> another {d:Noun/s}", "Uncover(Choose(1, d && IsFaceDown && !refOther, by), by)"),
	say("Deeds", "{do:Do} at the start of the next turn", "for Next(StartOf(Turn)) {\ndo\n}"),
	say("Deeds", "{do:Do} at the end of the next turn",
		"for Next(StartOf(Turn)) {\nfor Next(EndOf(Turn)) {\ndo\n}\n}"),
	say("Ability", "when|whenever {who:Player@} <win> {f:FaceoffTime} , if they|you won by {h:HowMany} ?power , "+
		"{do:Body}", "_, _, margin := When(FaceoffWon(who, f))\n"+given("h", "do")).counting("margin"),
	say("Mods", "{c:Certain/s} costs {n:Bracketed} less (?to play) for each {p:Each} , to a minimum of {m:Bracketed}",
		"AddCost(-n*p, Played(You, c), m)"),
	say("Sentence", "each player {do:Do/s}", eachPlayer("do")).by("who"),
	say("Sentence", "each opponent {do:Do/s}", eachOpponent("do")).by("who"),
	say("Sentence", "each player may {do:Do}", eachPlayer("May(who, do)")).by("who"),
	say("Sentence", "each opponent may {do:Do}", eachOpponent("May(who, do)")).by("who"),
}
