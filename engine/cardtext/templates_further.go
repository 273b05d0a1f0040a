package cardtext

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"canterlaw/engine/ability"
)

// What further sets say with the verbs, places and numbers that there are: who readies and
// frightens, where what is frightened is, how things go on in the next turn, one mode or both.
// These are only read.

// further are all of them.
func further() (all []template) {
	for _, list := range [][]template{
		furtherEvents, furtherConditions, furtherNumbers, furtherDeeds, severalColors(),
		ofTheirOwn(), later(), inPlaces(),
		played(), revealed(), doers(), threeWays(), playersDescribed(), chosenFor(), alsoSaid,
	} {
		all = append(all, list...)
	}
	return all
}

// furtherEvents are events (704.1), and what can't happen or would.
var furtherEvents = []template{
	say("Happening", "{c:Certain/s} confronts a Problem", "Confronted(Controller(c), ItsProblem(c))"),
	say("Happening", "{who:Player@} <confront> {a:ConfrontedArea} with {h:HowMany} ?different colors",
		"Where(Confronted(who, a), h)").counting("ColorCount(Character && ControlledBy(TurnPlayer) && a)"),
	say("Happening", "{who:Player@} <confront> {a:ConfrontedArea} with {d:Any/s}",
		"Where(Confronted(who, a), Any(d && ControlledBy(TurnPlayer) && a))").without("power"),
	say("Happening", "{a:ConfrontedArea} is confronted by {who:Player/s} with {d:Any/s}",
		"Where(Confronted(who, a), Any(d && ControlledBy(TurnPlayer)))"),
	say("Happening", "{c:Certain/s} has {x:Having}", "Becomes(c, x)"),
	say("Having", "{h:HowMany} {k:Counter} counters|counter ?on ?it", "h").counting("Counters(k)").without("no"),
	say("Having", "{h:HowMany} +1 power counters|counter ?on ?it", "h").counting("Counters").without("no"),
	say("Having", "{h:HowMany} power", "h").counting("Power").without("no"),
	say("Happening", "{f:FaceoffTime} ends", "FaceoffEnds(f)"),
	say("Happening", "{f:FaceoffTime} starts|begins", "FaceoffStarts(f)"),
	say("Happening", "{f:FaceoffTime} ends here", "FaceoffEnds(f, Here)"),
	say("Happening", "{f:FaceoffTime} starts|begins here", "FaceoffStarts(f, Here)"),
	say("Happening", "you win {f:FaceoffTime} against {d:Some/s}",
		"Where(FaceoffWon(You, f), Any(d && IsInvolved && Opposing))"),
	say("Happening", "you lose {f:FaceoffTime} against {d:Some/s}",
		"Where(FaceoffLost(You, f), Any(d && IsInvolved && Opposing))"),
	say("Happening", "this card wins {f:FaceoffTime} against {d:Some/s}",
		"Where(FaceoffWon(You, f, This), Any(d && IsInvolved && Opposing))"),
	say("Happening", "this card loses {f:FaceoffTime} against {d:Some/s}",
		"Where(FaceoffLost(You, f, This), Any(d && IsInvolved && Opposing))"),
	say("Happening", "{who:Player@} <win> a faceoff against a Troublemaker", "FaceoffWon(who, TroublemakerFaceoff)"),
	say("Happening", "{who:Player@} <lose> a faceoff against a Troublemaker", "FaceoffLost(who, TroublemakerFaceoff)"),
	say("Happening", "{who:Player@} <win> a faceoff against a Troublemaker here",
		"FaceoffWon(who, TroublemakerFaceoff, Here)"),
	say("Happening", "{who:Player@} <lose> a faceoff against a Troublemaker here",
		"FaceoffLost(who, TroublemakerFaceoff, Here)"),
	say("Forbidden", "moved or played to {a:Destination}", "Moved(subject, a) || Played(Players, subject, a)"),
	say("Happening", "{c:Some@} <leave> here", "LeavesArea(c, Here)"),
	say("Happening", "{c:Some@} <leave> {a:Area}", "LeavesArea(c, a)").without("home"),
	say("Mods", "{who:Player@} can't {x:Act} or {y:Act}", "Cant(x)\nCant(y)").by("who"),
	say("Mods", "{c:Certain/s} may be played as though it had Immediate", "WorksIn(Hand)\nMayPlay(c, Immediate)"),
	say("Ability", "{e:IfWould} , you {do:Do} instead", "Instead(e)\ndo"),
	say("Ability", "{e:IfWould} , you {do:Do} and {more:Do} instead", "Instead(e)\ndo\nmore"),
	say("Ability", "{e:IfWould} , {do:Do} and {more:Do} instead", "Instead(e)\ndo\nmore"),
	say("Ability", "{e:IfWould} , you may {do:Do} and {more:Do} instead", "MayInstead(e)\ndo\nmore"),
	say("Ability", "if {who:Player@} would score a point , you may {c:Cost} . if you do , they|you score no "+
		"points instead", "MayInstead(PointsScored(who))\nCost(c)"),
	say("Ability", "if {who:Player@} would score points , you may {c:Cost} . if you do , they|you score no "+
		"points instead", "MayInstead(PointsScored(who))\nCost(c)"),
	say("Ability", "if {c:Some/s} would be moved , you may {k:Cost} to have it stay where it is instead",
		"MayInstead(Moved(c))\nCost(k)"),
}

// ofTheirOwn are what players do in their own turn, with their own cards.
func ofTheirOwn() (all []template) {
	for _, of := range []struct{ who, their, of string }{
		{"you", "your", "You"}, {"{who:Player/s}", "their", "who"}, {"{who:Player/b}", "their", "who"},
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
		add("Happening", "%who %start a|%their turn", "StartOf(Turn, %of)", "")
		add("Happening", "%who %start a|%their turn with {h:HowMany} cards in %their hand",
			"Where(StartOf(Turn, %of), h)",
			"Count(In(Hand, TurnPlayer))")
		add("Happening", "%who %start a|%their turn with {h:HowMany} cards in hand", "Where(StartOf(Turn, %of), h)",
			"Count(In(Hand, TurnPlayer))")
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

// furtherConditions are what has to be so (708.2a), and descriptions.
var furtherConditions = []template{
	say("Condition", "it is {t:State}", "Is(refCard, t)"),
	say("Condition", "its power is {h:HowMany}", "h").counting("Power(refCard)"),
	say("Condition", "its power is {n:Int}", "Power(refCard) == n"),
	say("Condition", "{d:Any/s} is at each Problem", "!Any(Problem && !With(d))"),
	say("Condition", "{w:Whom} have|has {d:Any/s} at each Problem", "!Any(Problem && !With(d && ControlledBy(w)))"),
	say("Condition", "{w:Whom} have|has|control|controls a|an|one|1 {d:Noun/s} and a|an|one|1 {e:Noun/s}",
		"Any(d && ControlledBy(w)) && Any(e && ControlledBy(w))"),
	say("Condition", "{w:Whom} have|has|control|controls at least one|1 {d:Noun/s} and one|1 {e:Noun/s}",
		"Any(d && ControlledBy(w)) && Any(e && ControlledBy(w))"),
	say("Condition",
		"{w:Whom} have|has|control|controls a|an|one|1 {d:Noun/s} , a|an|one|1 {e:Noun/s} , and a|an|one|1 "+
			"{f:Noun/s}",
		"Any(d && ControlledBy(w)) && Any(e && ControlledBy(w)) && Any(f && ControlledBy(w))"),
	say("Condition", "{w:Whom} have|has|control|controls at least one|1 {d:Noun/s} , one|1 {e:Noun/s} , and one|1 "+
		"{f:Noun/s}",
		"Any(d && ControlledBy(w)) && Any(e && ControlledBy(w)) && Any(f && ControlledBy(w))"),
	say("State", "{t:Being} here", "t && Here"),
	say("State", "{t:Being} at {a:Area}", "t && At(a)"),
	say("Being", "exhausted", "IsExhausted"),
	say("Being", "ready", "IsReady"),
	say("Being", "frightened", "IsFrightened"),
	say("Being", "face-down", "IsFaceDown"),
	say("Being", "face-up", "IsFaceUp"),
	say("Attribute", "with {h:HowMany} +1 power counters ?on ?it|them", "h").counting("Counters"),
	say("Attribute", "with less|lower power", "Power < Power(refCard)"),
	say("Attribute", "with greater|higher|more power", "Power > Power(refCard)"),
	say("Attribute", "with less|lower cost", "CostOf < CostOf(refCard)"),
	say("Attribute", "with greater|higher|more cost", "CostOf > CostOf(refCard)"),
	say("Attribute", "with equal or less|lower power", "Power <= Power(refCard)"),
	say("Attribute", "with equal or greater|higher power", "Power >= Power(refCard)"),
	say("Attribute", "with equal or less|lower cost", "CostOf <= CostOf(refCard)"),
	say("Attribute", "with equal or greater|higher cost", "CostOf >= CostOf(refCard)"),
	say("Attribute", "with the same power", "Power == Power(refCard)"),
	say("Attribute", "with the same cost", "CostOf == CostOf(refCard)"),
	say("Attribute", "with the same name as {c:Some/s}", "SharesName(c)"),
	say("Attribute", "with a different name than {c:Some/s}", "!SharesName(c)"),
	say("Which", "{w:Whom} have|has {d:Any@} at", "With(d && ControlledBy(w))"),
	say("Which", "{o:Own} {d:Noun} are at", "With(d && o)"),
	say("Which", "with the most {d:Noun}", "MoreThanAnyOther(Problem, HowManyThere(d))"),
	say("Destination", "a Problem with {d:Some/s}", "AreaOf(d)").onlyPrinted(),
	say("Destination", "the same Problem as {d:Some/s}", "AreaOf(d && AnyProblem)"),
	say("Attribute", "at the same Problem as {d:Some/s}", "AreaOf(d && AnyProblem)"),
	say("Subject/s", "the named card", "Named(refName)"),
	say("Subject/b", "cards with that name", "Named(refName)"),
}

// furtherNumbers are numbers (105), and what is so many times over.
var furtherNumbers = []template{
	say("HowMany", "that many or more", "counted >= refNumber"),
	say("HowMany", "that many or fewer|less", "counted <= refNumber"),
	say("Deed", "<choose> a number", "ChooseNumber(by)"),
	say("Each", "two|2 {d:Noun}", "Half(Count(d)-1)"),
	say("Each", "two|2 of {o:Own} {d:Noun}", "Half(Count(d && o)-1)"),
	say("Each", "two|2 {k:Counter} counters on {c:Certain/s}", "Half(Counters(c, k)-1)"),
	say("Mod", "<have|get> {n:Signed} power for every two|2 {d:Noun}", "AddPower(subject, n*Half(Count(d)-1))"),
	say("Mod", "<have|get> {n:Signed} power for every two|2 of {o:Own} {d:Noun}",
		"AddPower(subject, n*Half(Count(d && o)-1))"),
	say("Deed", "<gain> {n:Tokens} for every two|2 {d:Noun}", "Gain(by, n*Half(Count(d)-1))"),
	say("Deed", "<draw> a card for every two|2 {d:Noun}", "Draw(by, Half(Count(d)-1))"),
	say("Deed", "<put> a {n:Int} {c:Color} {t:TokenWords} into play for each {p:Each}", "CreateToken(p, n, c, t, by)"),
	say("Mods", "each player's first {d:Noun/s} each turn costs {n:Bracketed} more (?to play)",
		eachPlayer("AddCost(n, First(Played(who, d), Turn))")),
	say("Mods", "each player's first {d:Noun/s} each turn costs {n:Bracketed} less (?to play)",
		eachPlayer("AddCost(-n, First(Played(who, d), Turn))")),
}

// furtherDeeds are things done (707.2).
var furtherDeeds = []template{
	say("Deeds", "choose one|1 or both : {a:Deeds} ; or {b:Deeds}", oneOrBoth),
	say("Deeds", "choose one|1 or both : {a:Deeds} , or {b:Deeds}", oneOrBoth),
	say("Deeds", "choose one|1 or both : {a:Deeds} . or {b:Deeds}", oneOrBoth),
	say("Deeds", "choose one|1 or both : {a:Deeds} ; {b:Deeds}", oneOrBoth),
	say("Payment", "<retire> {q:Quantity} {d:Noun}", "Retire(Choose(q, d && ControlledBy(by), by))"),
	say("Payment", "<retire> any number of {d:Noun}", "Retire(Choose(AnyNumber, d && ControlledBy(by), by))"),
	say("Payment", "<retire> {q:Quantity} of your {d:Noun}", "Retire(Choose(q, d && Yours))"),
	say("Payment", "<retire> any number of your {d:Noun}", "Retire(Choose(AnyNumber, d && Yours))"),
	say("Payment", "<retire> {q:Quantity} of their {d:Noun}", "Retire(Choose(q, d && ControlledBy(their), by))"),
	say("Payment", "<retire> any number of their {d:Noun}", "Retire(Choose(AnyNumber, d && ControlledBy(their), by))"),
	say("Deed", "<exchange> control of two|2 {d:Noun}",
		"it := Choose(1, d, by)\nit2 := Choose(1, d && !it, by)\nExchangeControl(it, it2)"),
	say("Deeds", "{l:Lasts} , exchange control of {a:Object} and {b:Object}",
		"for Until(l) {\nExchangeControl(a, b)\n}"),
	say("Deeds", "{l:Lasts} , exchange control of two|2 {d:Noun}",
		"it := Choose(1, d)\nit2 := Choose(1, d && !it)\nfor Until(l) {\nExchangeControl(it, it2)\n}"),
	say("Deeds", "exchange control of two|2 {d:Noun} {l:Lasts}",
		"it := Choose(1, d)\nit2 := Choose(1, d && !it)\nfor Until(l) {\nExchangeControl(it, it2)\n}"),
	say("Deeds",
		"start a faceoff involving your {a:Plain} at a Problem and an opponent's {b:Plain} there . if you win "+
			"(?the faceoff) , {do:Deeds} . if you lose (?the faceoff) , {more:Body}",
		"place := ChooseArea(AnyProblem)\n"+
			wonOrLost("StartFaceoff(a && Yours && place, b && Opposing && place)", "do", "more")),
	say("Deeds",
		"start a faceoff between|involving {a:Object} and {b:Object} . if you win (?the faceoff) , {do:Deeds} . "+
			"if you lose (?the faceoff) , {more:Body}", wonOrLost("StartFaceoff(a, b)", "do", "more")),
	say("Ability", "{t:Heading} : choose {x:Chosen} . {c:Cost} to {do:Body}", "Timing(t)\nx\nCost(c)\ndo"),
	say("Ability", "at {e:Moment} , {c:Cost} to {do:Body}", "When(e)\nCost(c)\ndo"),
	say("Ability", "when|whenever {e:Event} , {c:Cost} to {do:Body}", "When(e)\nCost(c)\ndo"),
	say("Ability", "{t:Heading} : as an additional cost to play this card , {c:Cost} . {do:Body}",
		"Timing(t)\nCost(c)\ndo"),
	say("Ability", "{p:Player/s} can|may draw from the bottom of their deck",
		"_, who := MayInstead(Drawn(p), p)\nDrawFromBottom(who, 1)"),
	say("Ability", "you can|may draw from the bottom of your deck",
		"MayInstead(Drawn(You), You)\nDrawFromBottom(You, 1)"),
	say("Deeds", "{do:Do} , and an|your opponent {more:Do/s}", "do\nwho := ChoosePlayer(Opponents)\nmore").
		whoDoes("more", "who"),
	say("Mods", "{p:Player} with {h:HowMany} {d:Noun} can't {x:Act}",
		"for who := range EachPlayer(p) {\n"+given("h", "Cant(x)")+"\n}").by("who").
		counting("Count(d && ControlledBy(who))"),
	say("Deeds", "until {e:End} , if {w:Would} , {do:Do} instead", "for Until(e) {\nInstead(w)\ndo\n}"),
	say("Deeds", "if {w:Would} {t:ThisTime} , {do:Do} instead", "for Until(EndOf(t)) {\nInstead(w)\ndo\n}"),
	say("Sentence", "until {e:End} , if {w:Would} , {do:Do} instead", "for Until(e) {\nInstead(w)\ndo\n}"),
	say("Sentence", "if {w:Would} {t:ThisTime} , {do:Do} instead", "for Until(EndOf(t)) {\nInstead(w)\ndo\n}"),
	say("Deeds", "you may {do:Do} and they {more:Do}", "if May(do) {\nmore\n}").whoDoes("more", "refPlayer"),
	say("Area", "their owners ' homes|home", "Home"),
	say("Subject/b", "{o:Own} {d:Noun} each", "d && o"),
	say("Object", "a|an {h:Head/s} with the highest|most|greatest power among {d:Noun}",
		"Choose(1, MostPower(d) && h, by)"),
	say("Object", "a|an {h:Head/s} with the lowest power among {d:Noun}", "Choose(1, LeastPower(d) && h, by)"),
	say("MayDeeds", "you may {c:Cost} . if you do , and {x:Condition} , {do:Body}",
		given("May(c)", given("x", "do"))),
	say("MayDeeds", "you may {c:Cost} . if you do and {x:Condition} , {do:Body}", given("May(c)", given("x", "do"))),
	say("Each", "card type in your discard pile",
		"Least(Count(Friend && In(DiscardPile, You)), 1) + Least(Count(Event && In(DiscardPile, You)), 1) + "+
			"Least(Count(Resource && In(DiscardPile, You)), 1) + "+
			"Least(Count(Troublemaker && In(DiscardPile, You)), 1)"),
	say("Mods", "{who:Player@} must pay {n:SignedBracketed} to move a|an {d:Noun/s} to or from {a:Area}",
		"AddCost(n, Moved(who, d, a))\nAddCost(n, Moved(who, d && At(a)))"),
	say("Deeds", "your opponent may {do:Do}", "May(Opponent, do)").by("Opponent"),
	say("Sentence", "all players {do:Do} at the same time", "do").by("Players"),
	say("Number", "their total|combined power", "Power(refCards)"),
	say("Number", "the total|combined power of {d:Noun}", "Power(d)"),
	say("Deeds", "double its power {l:Lasts}", "for Until(l) {\nDoublePower(refCard)\n}"),
	say("Deeds", "double {c:Certain/s} 's power {l:Lasts}", "for Until(l) {\nDoublePower(c)\n}"),
	say("Deeds", "double the power of {o:Object} {l:Lasts}", "for Until(l) {\nDoublePower(o)\n}"),
	say("Deed", "<have> {o:Certain/s} become involved in the|this|a faceoff", "Involve(o)"),
	say("Deeds", "end the current|this|the faceoff . no|neither player wins it|that|the ?faceoff", "EndFaceoff()"),
	say("Deeds", "have {who:Player/s} flip {n:Int} fewer cards|card during this|that|the faceoff",
		"FlipNumber(who, -n)"),
	say("Deeds", "have {who:Player/s} flip {n:Int} additional cards|card during this|that|the faceoff",
		"FlipNumber(who, n)"),
	say("Deed", "<put> a token that is a copy of {o:Object} into play", "CreateCopy(o, by)"),
	say("Deed", "<uncover> one|1 of {o:Own} {d:Noun}", "Uncover(Choose(1, d && o && IsFaceDown, by), by)"),
	say("Deed", "<uncover> up to {n:Int} {d:Noun}", "Uncover(Choose(UpTo(n), d && IsFaceDown, by), by)"),
}

// severalColors are two and more colors that cards have.
func severalColors() (all []template) {
	colors := []string{"c", "d", "e", "f", "g", "h"}
	for n := 2; n <= len(colors); n++ {
		var words, has []string
		for i, c := range colors[:n] {
			word := "{" + c + ":Color}"
			switch {
			case i == n-1 && n == 2:
				word = "and " + word
			case i == n-1:
				word = ", and " + word
			case i > 0:
				word = ", " + word
			}
			words, has = append(words, word), append(has, "HasColor(subject, "+c+")")
		}
		all = append(all, say("Mod", "<be|have> ?also "+strings.Join(words, " "), strings.Join(has, "\n")))
	}
	return all
}

const oneOrBoth = "switch Modes(1) {\ncase 1:\na\ncase 2:\nb\ncase 3:\na\nb\n}"

// later is what goes on in a later turn, or a phase of it (708.2).
func later() (all []template) {
	for _, time := range []struct{ words, event, ends string }{
		{"{w:Their} next {t:Time}", "StartOf(t, w)", "EndOf(t)"},
		{"the next turn", "StartOf(Turn)", "EndOf(Turn)"},
	} {
		goesOn := fmt.Sprintf("for Next(%s) {\nfor Until(%s) {\nm\n}\n}", time.event, time.ends)
		all = append(all,
			say("Sentence", "{m:Mods} during "+time.words, goesOn),
			say("Deeds", "{m:Mods} during "+time.words, goesOn),
			say("Deeds", "during "+time.words+" , {m:Mods}", goesOn),
			say("Deeds", "{do:Do} , and {m:Mods} during "+time.words, "do\n"+goesOn),
			say("Deeds", "{do:Do} and {m:Mods} during "+time.words, "do\n"+goesOn))
	}
	return all
}

// inPlaces is what happens to cards where they are, what is said of cards at one Problem, and what
// is done to as many at one.
func inPlaces() (all []template) {
	for _, a := range []struct{ words, event string }{
		{"dismissed", "Dismissed"}, {"retired", "Retired"}, {"banished", "Banished"}, {"exhausted", "Exhausted"},
		{"readied", "Readied"}, {"frightened", "Frightened"}, {"unfrightened", "Unfrightened"},
		{"uncovered", "Uncovered"},
		{"defeated", "Defeated"}, {"challenged", "Challenged"},
	} {
		for _, place := range []struct{ words, area string }{
			{"here", "Here"}, {"there", "refArea"}, {"at {a:Area}", "At(a)"},
		} {
			there := fmt.Sprintf("%s(subject && %s)", a.event, place.area)
			for _, category := range []string{"Passive", "Forbidden"} {
				all = append(all, say(category, a.words+" "+place.words, there))
			}
		}
	}
	for _, verb := range []struct{ word, effect string }{
		{"exhaust", "Exhaust"}, {"ready", "Ready"}, {"frighten", "Frighten"}, {"unfrighten", "Unfrighten"},
		{"dismiss", "Dismiss"}, {"banish", "Banish"},
	} {
		for _, cards := range []struct{ words, which string }{{"{d:Plain}", "d"}, {"of {o:Own} {d:Plain}", "d && o"}} {
			all = append(all, say("Deed",
				"<"+verb.word+"> {q:Quantity} "+cards.words+" at the same|one|a ?single Problem",
				"place := ChooseArea(AnyProblem, by)\n"+
					verb.effect+"(Choose(q, "+cards.which+" && place, by))").without("1"))
		}
	}
	return all
}

// played is what is played by an effect, for less or for free (705.1).
func played() (all []template) {
	all = []template{
		say("Reduced", "for free", "AnyNumber"),
		say("Reduced", "without paying its|their cost|costs", "AnyNumber"),
		say("Reduced", "for {n:Bracketed} less", "n"),
		say("Reduced", "for {n:Bracketed} less than its cost", "n"),
		say("Deed", "<play> a|an {d:Plain/s} {r:Reduced}", "Play(Choose(1, d && In(Hand, by), by), r, by)"),
		say("Deed", "<play> {c:Certain/s} {r:Reduced}", "Play(c, r, by)"),
	}
	for _, from := range []struct{ words, zone string }{{"hand", "Hand"}, {"discard pile", "DiscardPile"}} {
		which := "Choose(1, d && In(" + from.zone + ", w), by)"
		all = append(all,
			say("Deed", "<play> a|an {d:Noun/s} from {w:Their} "+from.words+" {r:Reduced}", "Play("+which+", r, by)"),
			say("Deed", "<play> a|an {d:Noun/s} from {w:Their} "+from.words, "Play("+which+", by)"))
	}
	return all
}

// revealed is what is put elsewhere of cards that are revealed or looked at.
func revealed() (all []template) {
	for look, looks := range map[string]string{"look at": "Look", "reveal": "Reveal"} {
		first := "it := " + looks + "(o)\n"
		for _, to := range []struct{ words, effect string }{
			{"into {w:Owners} hand|hands", "PutInHand(%s)"},
			{"into {w:Owners} discard pile|piles", "PutInDiscards(%s)"},
			{"on ?the top of {w:Owners} deck|decks", "PutOnTop(%s)"},
			{"on the bottom of {w:Owners} deck|decks", "PutOnBottom(%s)"},
			{"into play", "PutIntoPlay(%s)"},
		} {
			all = append(all, say("Deeds", look+" {o:Object} and put each|all {d:Noun@} "+to.words,
				first+fmt.Sprintf(to.effect, "it && d")))
			for _, rest := range []struct{ words, effect string }{
				{"the rest|others into {x:Owners} discard pile", "PutInDiscards"},
				{"the rest|others on the bottom of {x:Owners} deck (?in any order)", "PutOnBottom"},
				{"the rest|others back (?in any order)", "PutOnTop"},
			} {
				if to.words != "into {w:Owners} hand|hands" {
					continue
				}
				after := "\n" + rest.effect + "(it && !it2)"
				put := " {x:Pick} and put it into your hand . put " + strings.ReplaceAll(rest.words, "{x:", "{y:")
				all = append(all,
					say("Deeds", look+" {o:Object} . you may reveal"+put,
						first+"it2 := May(Reveal(Choose(1, it && x)))\n"+given("Any(it2)", "PutInHand(it2)")+after),
					say("Deeds", look+" {o:Object} . reveal"+put,
						first+"it2 := Choose(1, it && x)\nReveal(it2)\nPutInHand(it2)"+after))
			}
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

// threeWays put three of the cards that were looked at or revealed to three places.
func threeWays() (all []template) {
	places := []struct{ words, effect string }{
		{"into {%s:Owners} hand", "PutInHand(%s)"}, {"on ?the top of {%s:Owners} deck", "PutOnTop(%s)"},
		{"on the bottom of {%s:Owners} deck", "PutOnBottom(%s)"},
		{"into {%s:Owners} discard pile", "PutInDiscards(%s)"},
		{"back", "PutOnTop(%s)"}, {"on top", "PutOnTop(%s)"}, {"on the bottom", "PutOnBottom(%s)"},
	}
	words := func(at int, name string) string { return strings.Replace(places[at].words, "%s", name, 1) }
	for a := range places {
		for b := range places {
			for c := range places {
				if places[a].effect == places[b].effect || places[b].effect == places[c].effect ||
					places[a].effect == places[c].effect {
					continue
				}
				does := func(at int, which, name string) string {
					return name + " := Choose(1, " + which + ", by)\n" + fmt.Sprintf(places[at].effect, name) + "\n"
				}
				put := "<put> one|1 " + words(a, "w") + " , one|1 " + words(b, "x") + " , and "
				all = append(all, say("Deed", put+"the rest|others "+words(c, "y")+" (?in any order)",
					does(a, "refCards", "it")+does(b, "refCards && !it", "it2")+
						fmt.Sprintf(places[c].effect, "refCards && !it && !it2")))
				all = append(all, say("Deed", put+"one|1 ?of ?them "+words(c, "y"),
					does(a, "refCards", "it")+does(b, "refCards && !it", "it2")+does(c, "refCards && !it && !it2",
						"it3")))
			}
		}
	}
	return all
}
