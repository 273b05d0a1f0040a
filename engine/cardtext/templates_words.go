package cardtext

// What cards say that had no words in notation before: types besides a card's own, who
// has the most of something, tokens that don't last, and cards that come to be so.
var lateWords = []template{
	say("Mod", "<be> also a|an {c:Color} Friend", "HasType(subject, \"Friend\")\nHasColor(subject, c)"),
	say("Mods", "{d:Noun} played here enter play face-up", "PlayedFaceUp(d && Here)"),
	say("Condition", "{c:Certain/s} has more {r:Noun} on it than any other {d:Noun/s}",
		"Is(c, MoreThanAnyOther(d, HowManyAttached(r)))"),
	say("Happening", "{c:Certain/s} has {n:Int} power", "Becomes(c, Power == n)"),
	say("Happening", "{c:Some@} <be> moved", "Moved(c)"),
	say("Deed", "<gain> {n:Tokens} until the end of the phase", "GainUntil(by, n, EndOf(Phase))"),
	say("Ability", "when {e:Event} , choose one at random : {a:Body} , or {b:Body}",
		"When(e)\nswitch Modes(AtRandom(1)) {\ncase 1:\na\ncase 2:\nb\n}"),
	say("FaceoffMods", "{who:Player/s} ignores one|1 of their flipped cards with the highest power",
		"IgnoresMostPower(who)"),
}
