package cardtext

import "strings"

// What lasts (708) in words that are only read.

// lastingRead is what is so while it lasts (708.1), and what can't be (104.2).
var lastingRead = []template{
	say("Mod", "<have|get|gain> {g:Gained} and {h:Gained}", "g\nh"),
	say("Mod", "<have|get|gain> {g:Gained} , {h:Gained} , and {i:Gained}", "g\nh\ni"),
	say("Gained", "{n:Signed} power", "AddPower(subject, n)"),
	say("Gained", "{k:Keyword}", "HasKeyword(subject, k)"),
	say("Gained", "{k:Keyword} {x:Int}", "HasKeyword(subject, k, x)"),
	say("Mod", "<have> {n:Signed} bonus points|point", "AddBonus(subject, n)"),
	say("Mod", "<have> {n:Int} bonus points|point", "SetBonus(subject, n)"),
	say("Mod", "<be> worth {n:Signed} points|point", "AddPoints(subject, n)"),
	say("Mod", "can't be involved in faceoffs", "NotInvolved(subject)"),
	say("Mods", "you may play {d:Noun} as though they had Immediate", "MayPlay(d && In(Hand, You), Immediate)"),
	say("Mods", "{x:Player} with {h:HowMany} {d:Noun} get {m:Signed} total power during faceoffs here",
		"for who := range EachPlayer(x) {\n"+given("h && Is(This, FaceoffArea)", "AddPowerTotal(who, m)")+"\n}").
		counting("Count(d && ControlledBy(who))"),
	say("End", "the end of that faceoff", "EndOf(Faceoff)"),
	say("Mods", "{who:Player@} <play> with your|their hand|hands revealed", "Public(In(Hand, who))"),
	say("Mods", "{s:Subject@} {m:Mod@} while involved in a faceoff with this card",
		given("IsFaceoffInvolving(This)", "m")).of("s && IsInvolved && !This").without(counts...),
	say("Mods", "{c:Certain/s} 's power is doubled while {t:State}", given("Is(c, t)", "DoublePower(c)")),
	say("Mods", "{c:Certain/s} 's bonus is increased by {n:Int}", "AddBonus(c, n)"),
	say("Mods", "{c:Certain/s} 's bonus is increased by {n:Int} for each {p:Each}", "AddBonus(c, n*p)"),
	say("Mods", "the bonus of {c:Certain/s} is increased by {n:Int}", "AddBonus(c, n)"),
	say("Mods", "the bonus of {c:Certain/s} is increased by {n:Int} for each {p:Each}", "AddBonus(c, n*p)"),
	say("Mods", "?activated abilities of {c:Some} cost {n:Bracketed} more (?to activate)",
		"AddCost(n, Activated(Players, c))"),
	say("Mods", "?activated abilities of {c:Some} cost {n:Bracketed} less (?to activate)",
		"AddCost(-n, Activated(Players, c))"),
	say("Forbidden", "moved here from {x:Area}", "Moved(subject, Here, x)"),
	say("Forbidden", "moved from {x:Area} to {a:Destination}", "Moved(subject, a, x)"),
	say("Forbidden", "moved or played here", "Moved(subject, Here) || Played(Players, subject, Here)"),
	say("Mods", "{who:Player@} can't move or play {d:Noun} here", "Cant(Moved(who, d, Here) || Played(who, d, Here))"),
	say("Mods", "{who:Player@} can't move or play {d:Noun} to {a:Destination}",
		"Cant(Moved(who, d, a) || Played(who, d, a))"),
	say("Mods", "{d:Noun} involved in a faceoff with {c:Certain/s} {m:Mod}", given("IsFaceoffInvolving(c)", "m")).
		of("d && IsInvolved"),
	say("Forbidden", "moved or played to {a:Destination}", "Moved(subject, a) || Played(Players, subject, a)"),
	say("Mods", "{who:Player@} can't {x:Act} or {y:Act}", "Cant(x)\nCant(y)").by("who"),
	say("Mods", "{p:Player@} can't confront {a:ConfrontedArea} unless they have {h:HowMany} {d:Noun}",
		"for who := range EachPlayer(p) {\nNeedsToConfront(who, Problem && At(a), h)\n}").
		counting("Count(d && ControlledBy(who))").without("at least", "no"),
	say("Mods", "{c:Certain/s} may be played as though it had Immediate", "WorksIn(Hand)\nMayPlay(c, Immediate)"),
	say("Mod", "<have|get> {n:Signed} power for every two|2 {d:Noun}", "AddPower(subject, n*Half(Count(d)-1))"),
	say("Mod", "<have|get> {n:Signed} power for every two|2 of {o:Own} {d:Noun}",
		"AddPower(subject, n*Half(Count(d && o)-1))"),
	say("Mods", "each player's first {d:Noun/s} each turn costs {n:Bracketed} more (?to play)",
		eachPlayer("AddCost(n, First(Played(who, d), Turn))")),
	say("Mods", "each player's first {d:Noun/s} each turn costs {n:Bracketed} less (?to play)",
		eachPlayer("AddCost(-n, First(Played(who, d), Turn))")),
	say("Mods", "{p:Player} with {h:HowMany} {d:Noun} can't {x:Act}",
		"for who := range EachPlayer(p) {\n"+given("h", "Cant(x)")+"\n}").by("who").
		counting("Count(d && ControlledBy(who))"),
	say("Mods", "{who:Player@} must pay {n:SignedBracketed} to move a|an {d:Noun/s} to or from {a:Area}",
		"AddCost(n, Moved(who, d, a))\nAddCost(n, Moved(who, d && At(a)))"),
	say("Mod", "<have> {n:Int} power", "SetPower(subject, n)"),
	say("Mod", "<have> exactly {n:Int} power", "SetPower(subject, n)"),
	say("Mod", "<lose> all|its|their keywords", "LosesKeyword(subject)"),
	say("Mod", "<lose> all|its|their colors", "LosesColors(subject)"),
	say("Mod", "<lose> and can't have|gain keywords", "LosesKeyword(subject)"),
	say("Mod", "can't move to or from {a:Area}", "Cant(Moved(subject, a))\nCant(Moved(subject && At(a)))"),
	say("Mod", "can't be moved to or from {a:Area}", "Cant(Moved(subject, a))\nCant(Moved(subject && At(a)))"),
	say("Mods", "each player must pay {n:SignedBracketed} to move a|an {d:Noun/s} to or from {a:Area}",
		"AddCost(n, Moved(Players, d, a))\nAddCost(n, Moved(Players, d && At(a)))"),
	say("Mods", "you may play {d:Plain} from the top of your deck as though they were in your hand",
		"MayPlay(d && TopOf(You, 1))"),
	say("Mods", "{p:Player@} can't {x:Act} unless they have at least {n:Int} {d:Noun}",
		"for who := range EachPlayer(p) {\n"+given("Count(d && ControlledBy(who)) < n", "Cant(x)")+"\n}").by("who").
		without("confront"),
	say("Mods", "{d:Noun} you play enter play face-up", "PlayedFaceUp(d && Yours)"),
	say("Mods", "{d:Noun} you play here enter play face-up", "PlayedFaceUp(d && Yours && Here)"),
	say("Mods", "{d:Noun} you play at|to {a:Area} enter play face-up", "PlayedFaceUp(d && Yours && At(a))"),
	say("Mod", "<lose> all keywords and abilities", "LosesAbilities(subject)"),
	say("Mods", "{d:Noun} can't be involved in {f:FaceoffsOf} involving {c:Certain/s}",
		given("IsFaceoffInvolving(c, f)", "NotInvolved(d)")).without("Troublemaker faceoffs"),
	say("Mods", "{d:Noun} can't be involved in {f:FaceoffsOf} here",
		given("During(f) && Is(This, FaceoffArea)", "NotInvolved(d)")),
	say("FaceoffsOf", "faceoffs", "Faceoff"),
	say("FaceoffsOf", "Problem faceoffs", "ProblemFaceoff"),
	say("FaceoffsOf", "Troublemaker faceoffs", "TroublemakerFaceoff"),
	say("Mods", "you meet the confront requirements of {o:Certain/s} if {c:Condition}", "MeetsRequirements(You, o, c)"),
	say("Mod", "can't have ?or ?gain abilities", "LosesAbilities(subject)"),
	say("Mods", "all players play with the top card of their decks revealed", "Public(TopOf(Players, 1))"),
	say("Mods", "all players play with their hands revealed", "Public(In(Hand, Players))"),
	say("Mods", "you may|can play {c:Other/s} as though|if it were in your hand", "MayPlay(c)"),
	say("Mod", "can't be played on {c:Certain/s} or ?on {h:Any}", "Cant(Played(Players, subject, (c || h)))").
		without("this Problem"),
	say("Mods", "{c:Certain/s} can only be challenged by up|at to|most {n:Int} characters", "ChallengedByAtMost(c, n)"),
	say("Mods", "while {d:Noun} are {t:State} , they {m:Mod}", "m").of("d && t").without("you", "your opponent"),
	say("Mod", "<don't> ready during {w:Their} Ready Phase", "Cant(Where(Readied(subject), During(ReadyPhase, w)))"),
	say("Mods", "{d:Noun} enter play face-up", "PlayedFaceUp(d)"),
	say("Mods", "you may play {d:Noun} from the top of your deck", "MayPlay(d && TopOf(You, 1))"),
	say("Mods", "for each {p:Each} , {s:Subject@} <have|get|gain> {n:Signed} power", "AddPower(s, n*p)"),
	say("Mods", "for each {p:Each} , {s:Subject@} <have|get|gain> {n:Signed} {c:Color}", "AddPower(s, n*p, c)"),
	say("Mod", "<have|gain> {k:Keyword} and {l:Keyword} {n:Int}",
		"HasKeyword(subject, k)\nHasKeyword(subject, l, n)"),
	say("Mod", "<have|gain> all ?of ?the abilities of {c:Certain}", "HasAbilitiesOf(subject, c)"),
	say("Mod", "<have|gain> all ?of ?the abilities of {c:Certain/s}", "HasAbilitiesOf(subject, c)"),
	say("Mod", "<have|gain> all ?of ?the abilities of each|all {d:Noun@}", "HasAbilitiesOf(subject, d)"),
	say("Mods", "{who:Player@} play with the top card of their deck|decks revealed", "Public(TopOf(who, 1))").
		without("you"),
	say("Mods", "the top card of {w:Their} deck|decks is revealed at all times", "Public(TopOf(w, 1))"),
	say("Mods", "{who:Player@} <reveal> the top card of their deck|decks at all times", "Public(TopOf(who, 1))"),
	say("Mods", "each|a player who moves a|an {d:Noun/s} to {a:Destination} must ?first pay {n:Tokens}",
		"AddCost(n, Moved(Players, d, a))"),
	say("Mods", "each|an opponent who moves a|an {d:Noun/s} to {a:Destination} must ?first pay {n:Tokens}",
		"AddCost(n, Moved(Opponents, d, a))"),
	say("Mods", "each|a player who plays a|an {d:Noun/s} must ?first pay an additional {n:Tokens}",
		"AddCost(n, Played(Players, d))"),
	say("Mods", "each|an opponent who plays a|an {d:Noun/s} must ?first pay an additional {n:Tokens}",
		"AddCost(n, Played(Opponents, d))"),
	say("Mod", "<be> {t:Trait} in addition to its|their other traits", "HasTrait(subject, t)"),
	say("Mod", "<be> ?also a|an {t:Trait} and a|an {u:Trait}", "HasTrait(subject, t)\nHasTrait(subject, u)"),
	say("Mod", "<be> both a|an {t:Trait} and a|an {u:Trait}", "HasTrait(subject, t)\nHasTrait(subject, u)"),
	say("Mod", "<count> as a|an {t:Trait}", "HasTrait(subject, t)"),
	say("Mod/b", "count as {t:Traits}", "HasTrait(subject, t)"),
	say("Mod/b", "are ?also {t:Traits}", "HasTrait(subject, t)"),
	say("Mod", "<count> as a|an {t:Trait} and a|an {u:Trait}", "HasTrait(subject, t)\nHasTrait(subject, u)"),
	say("Mod", "<be> a|an {t:Trait} in addition to its|their other traits", "HasTrait(subject, t)"),
	say("Mods", "{who:Player@} can't move {d:Noun} ?away from here", "Cant(Moved(who, d && Here))"),
	say("Mods", "{who:Player@} can't move {d:Noun} ?away from {a:Area}", "Cant(Moved(who, d && At(a)))"),
	say("Mods", "you may play {d:Plain} from your discard pile", "MayPlay(d && In(DiscardPile, You))"),
	say("Mods", "{who:Player@} can't {x:Act} during their {t:Time}", "Cant(Where(x, During(t, who)))").by("who").
		without("you"),
	say("End", "the end of that turn", "EndOf(Turn)"),
	say("End", "the end of that phase", "EndOf(Phase)"),
	say("Mods", "the first {d:Noun/s} {who:Player@} <play> each turn costs {n:Bracketed} less (?to play) for each "+
		"{p:Each}", "AddCost(-n*p, First(Played(who, d), Turn))"),
	say("Mods", "the first {d:Noun/s} {who:Player@} <play> each turn costs {n:Bracketed} more (?to play) for each "+
		"{p:Each}", "AddCost(n*p, First(Played(who, d), Turn))"),
	say("Mods", "{c:Certain/s} can only be challenged by players with {h:HowMany} {d:Noun}",
		eachPlayer(given("!h", "Cant(Challenged(who, c))"))).counting("Count(d && ControlledBy(who))"),
	say("Mods", "only players with {h:HowMany} {d:Noun} can challenge {c:Certain/s}",
		eachPlayer(given("!h", "Cant(Challenged(who, c))"))).counting("Count(d && ControlledBy(who))"),
	say("Mod", "<have> power equal to {n:Number} plus {m:Int}", "SetPower(subject, n+m)"),
	say("Forbidden", "rallied", "Rallied(Players, subject)"),
	say("Mods", "rallying {d:Noun} costs {n:Bracketed} less", "AddCost(-n, Rallied(d))"),
	say("Mods", "rallying {d:Noun} costs {n:Bracketed} more", "AddCost(n, Rallied(d))"),
	say("Mods", "{c:Certain/s} costs {n:Bracketed} less (?to play) for each {p:Each} , to a minimum of {m:Bracketed}",
		"AddCost(-n*p, Played(You, c), m)"),
	say("Mods", "{who:Player@} can't gain more than {n:Bracketed} {t:PerTime}", "AtMost(n, TokensGained(who), t)"),
}

// grants are what cards come to have (708.1), any of it with any other.
var grants = []template{
	say("Gained", "{n:Signed} power for each {p:Each}", "AddPower(subject, n*p)"),
	say("Gained", "{n:Signed} {c:Color}", "AddPower(subject, n, c)"),
	say("Gained", "{n:Signed} {c:Color} for each {p:Each}", "AddPower(subject, n*p, c)"),
	say("Gained", "the {t:Trait} trait", "HasTrait(subject, t)"),
	say("Gained", "{k:Keyword} {x:Int} for each {p:Each}", "HasKeyword(subject, k, x*p)"),
	say("Gained", "{k:Keyword} X , where X is {n:Number}", "HasKeyword(subject, k, n)"),
	say("Mod", "<have|get|gain> {g:Gained}", "g"),
	say("Mod", "<lose> {k:Keyword} and can't gain|have {k:Keyword}", "LosesKeyword(subject, k)"),
	say("Mod", "<lose> {k:Keyword} and {l:Keyword}", "LosesKeyword(subject, k)\nLosesKeyword(subject, l)"),
	say("Mod", "<lose> all traits", "LosesTraits(subject)"),
	say("Mod", "<lose> the {t:Trait} trait", "LosesTraits(subject, t)"),
	say("Mod", "<be> every color", allColors),
	say("Mod", "<be|have> all colors", allColors),
	say("Mods", "{s:Certain/s} {m:Mod/s} while {c:Elided}", given("c", "m")).of("s"),
	say("Mods", "{s:Subject@} {m:Mod@} while involved in {f:FaceoffTime}",
		given("During(f)", "m")).of("s && IsInvolved").
		without("a faceoff"),
	say("Mods", "{s:Subject@} {m:Mod@} {x:Meantime}", given("x", "m")).of("s"),
}

const allColors = "HasColor(subject, White)\nHasColor(subject, Purple)\nHasColor(subject, Yellow)\n" +
	"HasColor(subject, Orange)\nHasColor(subject, Blue)\nHasColor(subject, Pink)"

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
