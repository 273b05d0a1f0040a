package cardtext

import "strings"

// How cards are played by effects: ignoring what they require (205.1), for more or for less (705.2c).
// These are only read.

// playedSo are all of it.
func playedSo() []template {
	all := []template{
		say("Reduced", "for {n:Bracketed} more", "-n"),
		say("Reduced", "for {n:Bracketed} more than its cost", "-n"),
		say("Reduced", "for an additional {n:Bracketed}", "-n"),
		say("Deed", "<play> {o:Object} {r:Reduced}", "Play(o, r, by)").ifSaid("refCards"),
	}
	for _, ignoring := range []string{
		"ignoring its|their ?play requirements|requirement", "without meeting its|their ?play requirements|requirement",
		"regardless of its|their ?play requirements|requirement",
	} {
		for _, words := range []string{" " + ignoring, " , " + ignoring} {
			for _, cards := range []struct{ words, which string }{
				{"{c:Certain/s}", "c"}, {"a|an {d:Plain/s}", "Choose(1, d && In(Hand, by), by)"},
				{"a|an {d:Noun/s} from {w:Their} hand", "Choose(1, d && In(Hand, w), by)"},
				{"a|an {d:Noun/s} from {w:Their} discard pile", "Choose(1, d && In(DiscardPile, w), by)"},
			} {
				all = append(all,
					say("Deed", "<play> "+cards.words+words, "Play("+cards.which+", by, \"without requirements\")"),
					say("Deed", "<play> "+cards.words+" {r:Reduced}"+words,
						"Play("+cards.which+", r, by, \"without requirements\")"),
					say("Deed", "<play> "+cards.words+" {r:Reduced} and"+words,
						"Play("+cards.which+", r, by, \"without requirements\")"))
			}
			all = append(all,
				say("Mods", "you may play {d:Plain}"+strings.Replace(words, "its|their", "their|its", 1),
					"NoRequirements(d && In(Hand, You))"),
				say("Ability", "you may play this card"+words, "WorksIn(Hand)\nNoRequirements(This)"),
				say("Ability", "you may play this card"+words+" while|if {c:Condition}",
					"WorksIn(Hand)\n"+given("c", "NoRequirements(This)")),
				say("Ability", "while|if {c:Condition} , you may play this card"+words,
					"WorksIn(Hand)\n"+given("c", "NoRequirements(This)")))
		}
	}
	return all
}
