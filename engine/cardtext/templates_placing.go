package cardtext

import "fmt"

// Where tokens and attachments go, what X is paid for, what is done so often and what it costs to be where.
// These are only read.

// placing are all of it.
func placing() (all []template) {
	for _, list := range [][]template{
		tokensPlaced(), attached, paidX(), doneForEach, costsOfPlaces, whileAPlayer, doneByWho(), whileItLasts,
	} {
		all = append(all, list...)
	}
	return all
}

// tokensPlaced are tokens that enter play somewhere (521.1).
func tokensPlaced() (all []template) {
	for _, to := range []struct{ words, area string }{
		{"here", "Here"}, {"there", "refArea"}, {"at {a:Area}", "a"}, {"at|in your home", "Home(You)"},
		{"at home", "Home(by)"}, {"at {a:WhereItWas}", "a"},
	} {
		for _, verb := range []string{"<put>", "<create>"} {
			in := " into play"
			if verb == "<create>" {
				in = ""
			}
			for _, t := range []template{
				say("Deed", verb+" a|an|one|1 {n:Int} {c:Color} {t:TokenWords}"+in+" "+to.words,
					"CreateToken(1, n, c, t, "+to.area+", by)"),
				say("Deed", verb+" {m:Int} {n:Int} {c:Color} {t:TokenWordsMany}"+in+" "+to.words,
					"CreateToken(m, n, c, t, "+to.area+", by)"),
			} {
				if to.words == "at {a:Area}" { // whose home is said otherwise
					t = t.without("home")
				}
				all = append(all, t)
			}
		}
	}
	return append(all,
		say("Deed", "<create> a|an|one|1 {n:Int} {c:Color} {t:TokenWords}", "CreateToken(1, n, c, t, by)"),
		say("Deed", "<create> {m:Int} {n:Int} {c:Color} {t:TokenWordsMany}", "CreateToken(m, n, c, t, by)"))
}

// attached are attachments in play that go to another host (509.5).
var attached = []template{
	say("Deed", "<attach> a|an {d:Noun/s} to {h:Object}", "Attach(Choose(1, d, by), h)").without(outOfPlay...),
	say("Deed", "<attach> this card to {h:Object}", "Attach(This, h)").without("different"),
	say("Deed", "<attach> one of {o:Own} {d:Noun} to {h:Object}", "Attach(Choose(1, d && o, by), h)").
		without(outOfPlay...),
	say("Deed", "<move> a Resource from {c:Certain/s} to {h:Object}",
		"Attach(Choose(1, Resource && AttachedTo(c), by), h)"),
	say("Deed", "<move> a Resource attached to {c:Some/s} to {h:Object}",
		"Attach(Choose(1, Resource && AttachedTo(c), by), h)"),
}

// outOfPlay are words of zones in which no attachment is attached to anything.
var outOfPlay = []string{"discard pile", "hand", "deck", "banished"}

// paidX are what is paid so many times over, X being chosen before (705.2d).
func paidX() (all []template) {
	for _, cost := range []struct{ words, pays string }{
		{"discard X cards", "Discard(You, x)"},
		{"retire X {d:Noun}", "Retire(Choose(x, d && Yours))"},
		{"retire X of your {d:Noun}", "Retire(Choose(x, d && Yours))"},
		{"exhaust X of your {d:Noun}", "Exhaust(Choose(x, d && Yours))"},
		{"remove X {k:Counter} counters from {c:Certain/s}", "RemoveCounters(c, x, k)"},
		{"remove X +1 power counters from {c:Certain/s}", "RemoveCounters(c, x)"},
	} {
		all = append(all,
			say("Ability", "{t:Heading} : "+cost.words+" to {do:Deeds}",
				fmt.Sprintf("Timing(t)\nx := ChooseNumber()\nCost(%s)\ndo", cost.pays)),
			say("Ability", "{t:Heading} : exhaust this card and "+cost.words+" to {do:Deeds}",
				fmt.Sprintf("Timing(t)\nx := ChooseNumber()\nCost(Exhaust(This), %s)\ndo", cost.pays)))
	}
	return all
}

// doneForEach are what is done as often as something is there (105).
var doneForEach = []template{
	say("Deed", "<flip> an additional card for each {p:Each}", "Flip(by, p)"),
	say("Deed", "<flip> {n:Int} additional cards for each {p:Each}", "Flip(by, n*p)"),
	say("Flips", "flip an additional card for each {p:Each}", "AddFlips(You, p)"),
	say("Mod", "<have|get|gain> {n:Signed} power for every {p:Each}", "AddPower(subject, n*p)"),
	say("Deed", "<move> a|one|1 +1 power counter from {c:Certain/s} to|onto {o:Object}",
		given("RemoveCounters(c)", "PutCounters(o)")),
	say("Deed", "<move> a|an|one|1 {k:Counter} counter from {c:Certain/s} to|onto {o:Object}",
		given("RemoveCounters(c, 1, k)", "PutCounters(o, 1, k)")),
	say("Deed", "<put> a -1 power counter on {o:Object}", `PutCounters(o, 1, "-1 power")`),
	say("Deed", "<put> {n:Int} -1 power counters on {o:Object}", `PutCounters(o, n, "-1 power")`),
}

// costsOfPlaces are what it costs to move and play cards to somewhere (705.2c).
var costsOfPlaces = []template{
	say("Mods", "{c:Certain/s} can|may be moved to {a:Destination} for {n:Bracketed} less",
		"AddCost(-n, Moved(You, c, a))"),
	say("Mods", "you may|can move {c:Certain/s} to {a:Destination} for {n:Bracketed} less",
		"AddCost(-n, Moved(You, c, a))"),
	say("Mods", "you may|can move {c:Certain/s} to a Problem for {n:Bracketed} less if {w:Whom} have|has {d:Any/s} "+
		"there", "AddCost(-n, Moved(You, c, AreaOf(Problem && With(d && ControlledBy(w)))))"),
	say("Mods", "{c:Certain/s} can|may be moved to a Problem for {n:Bracketed} less if {w:Whom} have|has {d:Any/s} "+
		"there", "AddCost(-n, Moved(You, c, AreaOf(Problem && With(d && ControlledBy(w)))))"),
	say("Mods", "you may play this card by paying|for {n:Bracketed} less", "AddCost(-n, Played(You, This))"),
	say("Mods", "you may pay {n:Bracketed} less to play {d:Noun} on {h:Some}", "AddCost(-n, Played(You, d, h))"),
	say("Mods", "you may pay {n:Bracketed} less to play {d:Noun} on {h:Some} , to a minimum of {m:Bracketed}",
		"AddCost(-n, Played(You, d, h), m)"),
	say("Mods", "{who:Player} can't move {d:Noun} ?away from {a:Area} unless they pay {n:Bracketed} (?for each)",
		"AddCost(n, Moved(who, d && At(a)))"),
	say("Mods", "{who:Player} can't move {d:Noun} ?away from here unless they pay {n:Bracketed} (?for each)",
		"AddCost(n, Moved(who, d && Here))"),
	say("Mods", "{who:Player} can't move {d:Noun} to {a:Destination} unless they pay {n:Bracketed} for each",
		"AddCost(n, Moved(who, d, a))"),
	say("Mods", "{who:Player} can't move {d:Noun} here unless they pay {n:Bracketed} (?for each)",
		"AddCost(n, Moved(who, d, Here))"),
	say("Mods", "{who:Player/s} can't move {c:Certain/s} unless they pay {n:Bracketed}", "AddCost(n, Moved(who, c))"),
	say("Mods", "you may play this card for {n:Bracketed} less", "AddCost(-n, Played(You, This))"),
	say("Mods", "{c:Certain/s} can't be challenged by fewer than {n:Int} characters",
		eachPlayer(given("Count(Character && ControlledBy(who) && AreaOf(c)) < n", "Cant(Challenged(who, c))"))),
}

// whileAPlayer are what is so for any player of whom something is so (708.2a).
var whileAPlayer = []template{
	say("Ability", "while a player has|controls {h:HowMany} {d:Noun} , {m:Mods}", eachPlayer(given("h", "m"))).
		ifSaid("refPlayer").counting("Count(d && ControlledBy(who))"),
	say("Ability", "while a player has|controls {d:Any/s} , {m:Mods}",
		eachPlayer(given("Any(d && ControlledBy(who))", "m"))).ifSaid("refPlayer"),
	say("Ability", "if|while {c:Condition} , {m:Mods} {x:Meantime}", given("c && x", "m")),
}

// doneByWho are what those do who have done something (704.1).
func doneByWho() (all []template) {
	for _, deed := range []struct{ many, one, event string }{
		{"defeat {c:Certain/s}", "defeats {c:Certain/s}", "Defeated(Players, c)"},
		{"challenge {c:Certain/s}", "challenges {c:Certain/s}", "Challenged(Players, c)"},
		{"uncover {c:Certain/s}", "uncovers {c:Certain/s}", "Uncovered(Players, c)"},
		{"confront this Problem", "confronts this Problem", "Confronted(Players, Here)"},
		{"confront this card's Problem", "confronts this card's Problem", "Confronted(Players, ItsProblem)"},
		{"win {f:FaceoffTime} here", "wins {f:FaceoffTime} here", "FaceoffWon(Players, f, Here)"},
		{"lose {f:FaceoffTime} here", "loses {f:FaceoffTime} here", "FaceoffLost(Players, f, Here)"},
	} {
		when := "_, who := When(" + deed.event + ")\n"
		all = append(all,
			say("Ability", "players who "+deed.many+" may {do:Do}", when+"May(who, do)").by("who"),
			say("Ability", "players who "+deed.many+" {do:Do}", when+"do").by("who"),
			say("Ability", "a|any|each player who "+deed.one+" may {do:Do}", when+"May(who, do)").by("who"),
			say("Ability", "a|any|each player who "+deed.one+" {do:Do/s}", when+"do").by("who"))
	}
	return all
}

// whileItLasts are what triggers for the rest of a time (708.4).
var whileItLasts = []template{
	say("Deeds", "when|whenever {x:Event} {t:ThisTime} , {do:Body}", "for Until(EndOf(t)) {\nWhen(x)\ndo\n}"),
	say("Deeds", "{t:ThisTime} , when|whenever {x:Event} , {do:Body}", "for Until(EndOf(t)) {\nWhen(x)\ndo\n}"),
}
