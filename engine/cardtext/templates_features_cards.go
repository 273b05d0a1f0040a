package cardtext

import "fmt"

// Further ordinary words of whole cards: where a card works from the discard pile, who is the first to do something,
// what costs more and is less besides. These are only read.

// featuresOfCards are all of it.
func featuresOfCards() (all []template) {
	for _, list := range [][]template{fromTheDiscardPile(), firstToDo, besides(), wholeCards, opponentsFirsts()} {
		all = append(all, list...)
	}
	return all
}

// fromTheDiscardPile are triggered abilities with which a card returns from the discard pile, where they work (701.3).
func fromTheDiscardPile() (all []template) {
	for _, to := range []struct{ words, does string }{
		{"put|return this card from your discard pile into|to your hand", "PutInHand(This)"},
		{"put this card from your discard pile into play", "PutIntoPlay(This)"},
		{"put this card from your discard pile into play exhausted", "PutIntoPlay(This, EnteringExhausted)"},
		{"put this card from your discard pile into play frightened", "PutIntoPlay(This, EnteringFrightened)"},
		{"put this card from your discard pile on ?the top of your deck", "PutOnTop(This)"},
		{"put this card from your discard pile on the bottom of your deck", "PutOnBottom(This)"},
	} {
		for _, when := range []struct{ words, so string }{{"", ""}, {"if {c:Condition} , ", "c"}} {
			for _, trigger := range []string{"at {e:Moment} , ", "when|whenever {e:Event} , "} {
				add := func(rest, does string) {
					if when.so != "" {
						does = given("c", does)
					}
					all = append(all, say("Ability", trigger+when.words+rest, "WorksIn(DiscardPile)\nWhen(e)\n"+does))
				}
				add(to.words, to.does)
				add("you may "+to.words, "May("+to.does+")")
				add("you may {k:Cost} to "+to.words, given("May(k)", to.does))
				add("you may {k:Cost} . if you do , "+to.words, given("May(k)", to.does))
			}
		}
	}
	return all
}

// firstToDo is the first player to do something, in the game or each turn (704.1).
var firstToDo = []template{
	say("FirstEvent", "{x:Act}", "x").by("Players"),
	say("FirstEvent", "{x:Act} {m:Meantime}", "Where(x, m)").by("Players"),
	say("FirstEvent", "win {f:FaceoffTime} at this Problem", "FaceoffWon(Players, f, Here)"),
	say("FirstEvent", "confront this Problem with {h:HowMany} {d:Noun}", "Where(Confronted(Players, Here), h)").
		counting("Count(d && ControlledBy(TurnPlayer) && Here)").without("power"),
	say("Ability", "the first player to {e:FirstEvent} may {a:Do} , {b:Do} , and {c:Do}",
		"_, first := When(First(e, Game))\n"+given("May(first)", "a\nb\nc")).by("first"),
	say("Ability", "the first player to {e:FirstEvent} {a:Do/s} and {b:Do/s}",
		"_, first := When(First(e, Game))\na\nb").by("first"),
	say("Ability", "the first player to {e:FirstEvent} each turn {do:Do/s}", "_, first := When(First(e, Turn))\ndo").
		by("first"),
	say("Ability", "the first player to {e:FirstEvent} each turn may {do:Do}",
		"_, first := When(First(e, Turn))\nMay(first, do)").by("first"),
	say("Ability", "the first player to {e:FirstEvent} each turn may {c:Cost} to {do:Body}",
		"_, first := When(First(e, Turn))\n"+given("May(first, c)", "do")).by("first"),
}

// besides is what is said of a card besides what it costs (204).
func besides() (all []template) {
	for _, verb := range []struct{ word, event, who string }{{"play", "Played", "You"}, {"move", "Moved", "Players"}} {
		for _, by := range []struct{ words, n string }{{"less", "-n"}, {"more", "n"}} {
			cost := "AddCost(" + by.n + ", " + verb.event + "(" + verb.who + ", c))"
			words := "{c:Certain/s} costs {n:Bracketed} " + by.words + " to " + verb.word
			all = append(all,
				say("Mods", words+" and {m:Mod/s}", cost+"\nm").of("c"),
				say("Mods", "{c:Certain/s} {m:Mod/s} and costs {n:Bracketed} "+by.words+" to "+verb.word, "m\n"+cost).
					of("c"))
			for i, nth := range []string{"second", "third"} {
				event := fmt.Sprintf("%s(You, d)", verb.event)
				all = append(all, say("Mods", "?you ?may pay {n:Bracketed} "+by.words+" to "+verb.word+" your "+nth+
					" {d:Noun/s} each turn",
					fmt.Sprintf("if HowOften(%s) == %d {\nAddCost(%s, %s)\n}", event, i+1, by.n, event)))
			}
		}
	}
	return all
}

// opponentsFirsts are what an opponent does for the first time in a turn (704.1).
func opponentsFirsts() (all []template) {
	for _, a := range []struct{ words, event string }{
		{"scores their first point", "PointsScored"}, {"confronts their first Problem", "Confronted"},
		{"wins their first faceoff", "FaceoffWon"}, {"loses their first faceoff", "FaceoffLost"},
		{"draws their first card", "Drawn"},
	} {
		all = append(all,
			say("Happening", "an|your opponent "+a.words+" {t:PerTime}", "First("+a.event+"(Opponents), t)"))
	}
	return all
}

// wholeCards are descriptions, conditions and what lasts.
var wholeCards = []template{
	say("Attribute", "with {o:Own} {d:Plain} on it|them", "HasAttached(d && o)"),
	say("Attribute", "with {o:Own} {d:Plain} attached to it|them", "HasAttached(d && o)"),
	say("Attribute", "with one|1 of {o:Own} {d:Plain} on it|them", "HasAttached(d && o)"),
	say("Forbidden", "moved from here", "Moved(subject && Here)"),
	say("Forbidden", "moved from {a:Area}", "Moved(subject && At(a))"),
	say("Ability", "when|whenever {who:Player@} <win> {f:FaceoffTime} involving {x:Some/s} , if they|you won by "+
		"{h:HowMany} ?power , {do:Body}",
		"_, _, margin := When(FaceoffWon(who, f, x))\n"+given("h", "do")).counting("margin"),
	say("Ability", "when|whenever {who:Player@} <win> {f:FaceoffTime} here , if they|you won by {h:HowMany} ?power , "+
		"{do:Body}", "_, _, margin := When(FaceoffWon(who, f, Here))\n"+given("h", "do")).counting("margin"),
	say("Deeds", "{who:Actor} must pay {n:Bracketed} or you {do:Do}", given("!May(who, Pay(who, n))", "do")),
	say("Deeds", "{who:Actor/s} must pay {n:Bracketed} or you {do:Do}", given("!May(who, Pay(who, n))", "do")),
	say("Condition", "{c:Certain/s} is the only {d:TypeWord} you have|control at a|its Problem",
		"Is(c, AnyProblem && !With(d && Yours))"),
	say("Condition", "{c:Certain/s} is the only {t:Trait} ?Friend|character you have|control at a|its Problem",
		"Is(c, Trait(t) && AnyProblem && !With(Trait(t) && Yours))"),
	say("Condition", "{w:Whom} have|has|control|controls {d:Noun} of {h:HowMany} different traits", "h").
		counting("TraitCount(d && ControlledBy(w))"),
	say("Condition", "{w:Whom} have|has|control|controls {d:Noun} with {h:HowMany} different traits (?among them)",
		"h").
		counting("TraitCount(d && ControlledBy(w))"),
	say("Condition", "there are {h:HowMany} different traits among {o:Own} {d:Noun}", "h").
		counting("TraitCount(d && o)"),
	say("Mods", "{who:Player@} <have|get> {n:Signed} home limit", "AddHomeLimit(who, n)"),
	say("Mods", "{who:Player@} <have|get> {n:Signed} home limit for each {p:Each}", "AddHomeLimit(who, n*p)"),
	say("Mods", "{w:Their} home limit|limits is|are {n:Signed}", "AddHomeLimit(w, n)"),
	say("Mods", "{d:Noun} don't contribute their power to confronting {a:ConfrontedArea}",
		"DoesntContribute(d && At(a), !Always)"),
	say("Mods", "{d:Noun} can't contribute their power to confronting this card's Problem",
		"DoesntContribute(d && ItsProblem, !Always)"),
	say("Ability", "{m:Mods} while this card|Problem|Troublemaker is in play", "m"),
}
