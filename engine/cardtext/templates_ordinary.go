package cardtext

// Ordinary sentences in words that are only read: one thing or another, sums, what is said of two cards at once.

// ordinary are descriptions (707.3), conditions (708.2a) and what is done (707.2) in words that cards often have.
var ordinary = []template{
	say("Attribute", "with {k:Keyword} or {l:Keyword}", "(Keyword(k) || Keyword(l))"),
	say("Attribute", "with {k:Keyword} and / or {l:Keyword}", "(Keyword(k) || Keyword(l))"),
	say("Attribute", "with {k:Keyword} and {l:Keyword}", "Keyword(k) && Keyword(l)"),
	say("Attribute", "with {k:Keyword} , {l:Keyword} , or {m:Keyword}", "(Keyword(k) || Keyword(l) || Keyword(m))"),
	say("Attribute", "with power less|lower than {c:Certain/s} 's", "Power < Power(c)"),
	say("Attribute", "with power greater|higher than {c:Certain/s} 's", "Power > Power(c)"),
	say("Attribute", "with cost less|lower than {c:Certain/s} 's", "CostOf < CostOf(c)"),
	say("Attribute", "with cost greater|higher than {c:Certain/s} 's", "CostOf > CostOf(c)"),
	say("Attribute", "that isn't|aren't involved (?in the|this|that faceoff)", "!IsInvolved"),
	say("Attribute", "at {a:WhereItWas}", "At(a)"),
	say("Attribute", "from {a:WhereItWas}", "At(a)"),
	say("Object", "the {d:Noun/s} with the highest|most|greatest power", "Choose(1, MostPower(d), by)"),
	say("Object", "the {d:Noun/s} with the highest|most|greatest power {t:Attribute}",
		"Choose(1, MostPower(d && t), by)"),
	say("Object", "the {d:Noun/s} with the lowest|least power", "Choose(1, LeastPower(d), by)"),
	say("Object", "the {d:Noun/s} with the lowest|least power {t:Attribute}", "Choose(1, LeastPower(d && t), by)"),
	say("Object", "the strongest {d:Noun/s}", "Choose(1, MostPower(d), by)"),
	say("Object", "the weakest {d:Noun/s}", "Choose(1, LeastPower(d), by)"),
	say("Object", "{w:Their} strongest {d:Noun/s}", "Choose(1, MostPower(d && ControlledBy(w)), by)"),
	say("Object", "{w:Their} weakest {d:Noun/s}", "Choose(1, LeastPower(d && ControlledBy(w)), by)"),
	say("Object", "a|an {d:Noun/s} of your choice", "Choose(1, d)"),
	say("Object", "one|1 of {o:Own} {d:Noun} of your choice", "Choose(1, d && o)"),
	say("Object", "the top {n:Int} cards of {w:Their} Problem deck", "TopOf(w, n, ProblemDeck)"),
	say("Object", "the bottom card of {w:Their} Problem deck", "BottomOf(w, 1, ProblemDeck)"),
	say("Each", "Problem where|at which {w:Whom} have|has|control|controls {d:Any/s}",
		"Count(Problem && With(d && ControlledBy(w)))"),
	say("Number", "the number of Problems where|at which {w:Whom} have|has|control|controls {d:Any/s}",
		"Count(Problem && With(d && ControlledBy(w)))"),
	say("Deed", "<move> {o:Object} to a Problem of your choice", "it := o\nplace := ChooseArea(AnyProblem)\n"+
		"Move(it, place, by)"),
	say("Each", "different trait among them", "TraitCount(refCards)"),
	say("Each", "different color among them", "ColorCount(refCards)"),
	say("Each", "color among them", "ColorCount(refCards)"),
	say("Each", "Problem {who:Player@} ?have|has confronted {t:ThisTime}", "HowOften(Confronted(who), t)"),
	say("Condition", "{w:Whom} control|controls {c:Other/s}", "Is(c, ControlledBy(w))"),
	say("Condition", "{c:Certain/s} and {d:Any/s} are at the same Problem", "Is(c, AnyProblem && With(d))"),
	say("Condition", "{c:Certain/s} and {d:Any/s} are here", "Is(c, Here) && Any(d && Here)"),
	say("Mods", "while {c:Certain/s} and {d:Any/s} are at the same Problem , they ?each|both {m:Mod}",
		"if Is(c, AnyProblem && With(d)) {\nm\n}").of("(c || d && AreaOf(c))"),
	say("Mod", "<have|get|gain> {n:Signed} power for each {p:Each} and ?for each {q:Each}",
		"AddPower(subject, n*(p+q))"),
	say("Deed", "<gain> {n:Tokens} for each {p:Each} and ?for each {q:Each}", "Gain(by, n*(p+q))"),
	say("Deed", "<draw> a card for each {p:Each} and ?for each {q:Each}", "Draw(by, p+q)"),
	say("Mods", "{s:Subject@} {m:Mod@} while {c:Condition} and {d:Condition}", "if c && d {\nm\n}").of("s"),
	say("Mod", "can't enter play at {a:Destination}", "Cant(EntersPlay(subject, a))"),
	say("Mod", "can't enter play at Problems where {w:Whom} have|has {d:Any/s}",
		"Cant(EntersPlay(subject, AreaOf(d && ControlledBy(w) && AnyProblem)))"),
	say("Mod", "can't enter play here", "Cant(EntersPlay(subject, Here))"),
	say("Ability", "while this card|Problem is in play , {m:Mods}", "m"),
	say("Ability", "{m:Mods} except {x:Meantime}", given("!x", "m")),
	say("Ability", "you must have {d:Some/s} in play to play this card", "PlayOnlyIf(Any(d && Yours))"),
	say("Mods", "the bonus of this card|Problem 's Problem is increased by {n:Int}", "AddBonus(Problem && Here, n)"),
	say("Mods", "the bonus of this card 's Problem is decreased|reduced by {n:Int}", "AddBonus(Problem && Here, -n)"),
	say("Mods", "this card 's Problem 's bonus is increased by {n:Int}", "AddBonus(Problem && Here, n)"),
	say("Happening", "{c:Some@} <be> {p:Passive} , {q:Passive} , or {r:Passive}", "p || q || r").of("c"),
	say("Happening", "there are {x:Having} on {c:Certain/s}", "Becomes(c, x)").without("power"),
	say("Deed", "<name> a color", "ChooseColor(by)"),
	say("Deed", "<send> home {o:Object}", "Send(o)"),
	say("Deed", "<move> home {o:Object}", "Move(o, Home, by)"),
	say("Deed", "<put|return> {c:Certain/s} from play into|to {w:Owners} hand", "PutInHand(c)"),
	say("Deeds", "you may also {do:Do}", "May(do)"),
	say("Deeds", "also {do:Do}", "do"),
	say("Deeds", "a player of your choice {do:Do/s}", "who := ChoosePlayer(Players)\ndo").by("who"),
	say("Deeds", "have a player of your choice {do:Do}", "who := ChoosePlayer(Players)\ndo").by("who"),
	say("Deeds", "have an opponent of your choice {do:Do}", "who := ChoosePlayer(Opponents)\ndo").by("who"),
	say("Deeds", "an opponent chooses one|1 : {a:Deeds} , or {b:Deeds}",
		"who := ChoosePlayer(Opponents)\nswitch Modes(1, who) {\ncase 1:\na\ncase 2:\nb\n}").by("who"),
	say("Deeds", "{a:Do} , then {b:Do} at {e:Moment}", "a\nfor Next(e) {\nb\n}"),
	say("Deeds", "{a:Do} and {b:Do} at {e:Moment}", "a\nfor Next(e) {\nb\n}"),
}

// oneOrTheOther are two things of which one is done (705.2e).
var oneOrTheOther = []template{
	say("Deeds", "{a:Do} or {b:Do}", "switch Modes(1) {\ncase 1:\na\ncase 2:\nb\n}"),
	say("Deeds", "either {a:Do} or {b:Do}", "switch Modes(1) {\ncase 1:\na\ncase 2:\nb\n}"),
	say("Deeds", "{a:Do} , {b:Do} , or {c:Do}", "switch Modes(1) {\ncase 1:\na\ncase 2:\nb\ncase 3:\nc\n}"),
	say("Deeds", "you may {a:Do} or {b:Do}", "if May() {\nswitch Modes(1) {\ncase 1:\na\ncase 2:\nb\n}\n}"),
	say("Deeds", "you may either {a:Do} or {b:Do}", "if May() {\nswitch Modes(1) {\ncase 1:\na\ncase 2:\nb\n}\n}"),
	say("Sentence", "{a:Do} or {b:Do}", "switch Modes(1) {\ncase 1:\na\ncase 2:\nb\n}"),
	say("Sentence", "you may {a:Do} or {b:Do}", "if May() {\nswitch Modes(1) {\ncase 1:\na\ncase 2:\nb\n}\n}"),
	say("Deeds", "{who:Actor@} {a:Do@} or {b:Do@}",
		"switch Modes(1, who) {\ncase 1:\na\ncase 2:\nb\n}").by("who"),
	say("Deeds", "{who:Actor} may {a:Do} or {b:Do}",
		"if May(who) {\nswitch Modes(1, who) {\ncase 1:\na\ncase 2:\nb\n}\n}").by("who"),
	say("Deeds", "{who:Actor/s} may {a:Do} or {b:Do}",
		"if May(who) {\nswitch Modes(1, who) {\ncase 1:\na\ncase 2:\nb\n}\n}").by("who"),
	say("Deeds", "each player {a:Do/s} or {b:Do/s}",
		eachPlayer("switch Modes(1, who) {\ncase 1:\na\ncase 2:\nb\n}")).by("who"),
	say("Deeds", "each opponent {a:Do/s} or {b:Do/s}",
		eachOpponent("switch Modes(1, who) {\ncase 1:\na\ncase 2:\nb\n}")).by("who"),
	say("Deeds", "an opponent {a:Do/s} or {b:Do/s}",
		"who := ChoosePlayer(Opponents)\nswitch Modes(1, who) {\ncase 1:\na\ncase 2:\nb\n}").by("who"),
}

// theOther is what whoever loses a faceoff that you win does, and who wins one that you lose (514.5).
func theOther() (all []template) {
	for _, of := range []struct{ verb, event, other string }{
		{"win", "FaceoffWon", "loser"}, {"lose", "FaceoffLost", "winner"},
	} {
		for _, where := range []struct{ words, args string }{
			{"", ""}, {" here", ", Here"}, {" involving {x:Some/s}", ", x"},
		} {
			words := "when|whenever you " + of.verb + " {f:FaceoffTime}" + where.words + " , the " + of.other
			when := "When(" + of.event + "(You, f" + where.args + "))\n"
			all = append(all, say("Ability", words+" {do:Do/s}", when+"do").by("Opponent"),
				say("Ability", words+" may {do:Do}", when+"May(Opponent, do)").by("Opponent"))
		}
	}
	return all
}

// ofTheWinner is what the winner or loser of faceoffs does (514.5).
func ofTheWinner() (all []template) {
	for _, of := range []struct{ words, event string }{{"winner", "FaceoffWon"}, {"loser", "FaceoffLost"}} {
		for _, where := range []struct{ words, args string }{
			{"{f:FaceoffTime} here", "Players, f, Here"}, {"{f:FaceoffTime} at this Problem", "Players, f, Here"},
			{"{f:FaceoffTime} involving {x:Certain/s}", "Players, f, x"},
		} {
			words := "the " + of.words + " of " + where.words
			when := "_, who := When(" + of.event + "(" + where.args + "))\n"
			all = append(all,
				say("Ability", words+" {do:Do/s}", when+"do").by("who"),
				say("Ability", words+" may {do:Do}", when+"May(who, do)").by("who"),
				say("Ability", words+" may {c:Cost} to {do:Do}", when+given("May(who, c)", "do")).by("who"))
		}
	}
	return all
}

// eitherDone are two things of which one is done to a card (705.2e): "exhaust or frighten it".
func eitherDone() (all []template) {
	verbs := []struct{ word, does string }{
		{"exhaust", "Exhaust(o)"}, {"ready", "Ready(o)"}, {"frighten", "Frighten(o)"},
		{"unfrighten", "Unfrighten(o)"}, {"dismiss", "Dismiss(o)"}, {"banish", "Banish(o)"}, {"move", "Move(o, by)"},
	}
	for _, a := range verbs {
		for _, b := range verbs {
			if a != b {
				all = append(all, say("Deed", "<"+a.word+"> or <"+b.word+"> {o:Object}",
					"switch Modes(1, by) {\ncase 1:\n"+a.does+"\ncase 2:\n"+b.does+"\n}"))
			}
		}
	}
	return all
}
