package cardtext

// What players have and do of whom something is so: with or without some cards, while they have more than others.
// These are only read.

// whoHasOrHasNot are what is done by players with some cards or without them, and what is said of their cards.
func whoHasOrHasNot() (all []template) {
	for _, of := range []struct {
		who  string
		each func(string) string
	}{{"each player", eachPlayer}, {"each opponent", eachOpponent}} {
		for _, with := range []struct{ words, so string }{
			{" with|controlling {d:Any/s}", "Any(d && ControlledBy(who))"},
			{" who has|controls {d:Any/s}", "Any(d && ControlledBy(who))"},
			{" without {d:Any/s}", "!Any(d && ControlledBy(who))"},
			{" who doesn't have|control {d:Any/s}", "!Any(d && ControlledBy(who))"},
			{" who has|controls no {d:Noun}", "!Any(d && ControlledBy(who))"},
			{" with no {d:Noun}", "!Any(d && ControlledBy(who))"},
			{" who had {d:Any/s} involved in that|the faceoff", "Any(d && ControlledBy(who) && WasInvolved)"},
		} {
			all = append(all,
				say("Deeds", of.who+with.words+" {do:Do/s}", of.each(given(with.so, "do"))).by("who"),
				say("Deeds", of.who+with.words+" {do:Do/s} and {more:Do/s}",
					of.each(given(with.so, "do\nmore"))).by("who"),
				say("Deeds", of.who+with.words+" may {do:Do}", of.each(given(with.so, "May(who, do)"))).by("who"),
				say("Deeds", of.who+with.words+" may {c:Cost} to {do:Body}",
					of.each(given(with.so, given("May(who, c)", "do")))).by("who"))
		}
	}
	return append(all,
		say("Subject/b", "their {d:Noun}", "d && ControlledBy(refPlayer)"),
		say("Subject/b", "their {d:Noun} each", "d && ControlledBy(refPlayer)"),
		say("Subject/s", "each of their {d:Noun}", "d && ControlledBy(refPlayer)"),
		say("Object", "all|each of {o:Own} {d:Noun} with the highest|most|greatest power", "MostPower(d && o)"),
		say("Object", "all {d:Noun} with the highest|most|greatest power", "MostPower(d)"),
		say("Object", "each {d:Noun/s} with the highest|most|greatest power", "MostPower(d)"),
		say("Object", "all {d:Noun} with the lowest|least power", "LeastPower(d)"),
		say("Object", "each {d:Noun/s} with the lowest|least power", "LeastPower(d)"),
		say("Forbidden", "played on {h:Some/s}", "Played(Players, subject, h)"),
		say("Forbidden", "played on {h:Some}", "Played(Players, subject, h)"),
		say("Mods", "you may play {d:Noun} for {n:Bracketed} less", "AddCost(-n, Played(You, d))"),
		say("Mods", "you may play {d:Noun} here for {n:Bracketed} less", "AddCost(-n, Played(You, d, Here))"),
		say("Mods", "you may play your first {d:Noun/s} {t:PerTime} for {n:Bracketed} less",
			"AddCost(-n, First(Played(You, d), t))"),
		say("Ability", "you must have {d:Some/s} to play this card", "PlayOnlyIf(Any(d && Yours))"),
		say("Ability", "you must have|control {d:Noun/s} at a Problem to play this card",
			"PlayOnlyIf(Any(d && Yours && AnyProblem))"),
		say("Ability", "you must have|control {h:HowMany} {d:Noun} to play this card", "PlayOnlyIf(h)").
			counting("Count(d && Yours)"),
		say("HasState", "a|an {d:Noun/s} attached", "HasAttached(d)"),
		say("HasState", "no {d:Noun} attached", "!HasAttached(d)"),
		say("Attribute", "involved in it", "WasInvolved"),
		say("Happening", "{who:Player@} <lose> {f:FaceoffTime} to|against {c:Certain/s}", "FaceoffLost(who, f, c)"),
		say("Destination", "the Problem of the faceoff", "FaceoffArea"),
		say("IfWould", "when {e:Would}", "e"))
}

// entersWith are cards that enter play with counters (706.1a) if something is so.
func entersWith() (all []template) {
	for _, counter := range []struct{ words, is string }{{"+1 power", ""}, {"{k:Counter}", ", k"}} {
		for _, n := range []struct{ words, n string }{
			{"a|an|one|1 " + counter.words + " counter on it", ""},
			{"{n:Int} " + counter.words + " counters on it", ", n"},
			{"an additional " + counter.words + " counter on it", ""},
			{"{n:Int} additional " + counter.words + " counters on it", ", n"},
			{"X " + counter.words + " counters on it , where X is {n:Number}", ", n"},
		} {
			with, does := "{c:Certain/s} enters play with "+n.words, "PutCounters(c"+n.n+counter.is+")"
			all = append(all,
				say("Ability", with, "As(EntersPlay(c))\n"+does),
				say("Ability", with+" if|while {x:Condition}", "As(EntersPlay(c))\n"+given("x", does)),
				say("Ability", with+" unless {x:Condition}", "As(EntersPlay(c))\n"+given("!x", does)),
				say("Ability", "if|while {x:Condition} , "+with, "As(EntersPlay(c))\n"+given("x", does)))
		}
	}
	return all
}
