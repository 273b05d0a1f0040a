package cardtext

import "strings"

// How cards are played by effects: ignoring what they require (205.1), for more or for less (705.2c).
// These are only read.

// played is what is played by an effect, for less or for free (705.1).
func played() (all []template) {
	all = []template{
		say("Reduced", "for free", "AnyNumber"),
		say("Reduced", "without paying its|their cost|costs", "AnyNumber"),
		say("Reduced", "for {n:Bracketed} less", "n"),
		say("Reduced", "for {n:Bracketed} less than its cost", "n"),
		say("Deed", "<play> a|an {d:Plain/s} {r:Reduced}", "Play(Choose(1, d && In(Hand, by), by), r, by)"),
		say("Deed", "<play> {c:Certain/s} {r:Reduced}", "Play(c, r, by)"),
		say("Deed", "<play> a|an {d:Plain/s}", "Play(Choose(1, d && In(Hand, by), by), by)"),
		say("Deed", "<play> the top card of {w:Their} deck {r:Reduced}", "Play(TopOf(w), r, by)"),
	}
	for _, where := range []struct{ words, notation string }{
		{"here", "Here"}, {"there", "refArea"}, {"to {a:Destination}", "a"}, {"on {c:Certain/s}", "c"},
	} {
		for _, from := range []struct{ words, whose string }{{"", "by"}, {" from {w:Their} hand", "w"}} {
			which := "Choose(1, d && In(Hand, " + from.whose + "), by)"
			words := "<play> a|an {d:Plain/s}" + from.words + " " + where.words
			all = append(all, say("Deed", words, "Play("+which+", by, "+where.notation+")"),
				say("Deed", words+" {r:Reduced}", "Play("+which+", r, by, "+where.notation+")"))
		}
	}
	for _, from := range []struct{ words, zone string }{{"hand", "Hand"}, {"discard pile", "DiscardPile"}} {
		which := "Choose(1, d && In(" + from.zone + ", w), by)"
		all = append(all,
			say("Deed", "<play> a|an {d:Noun/s} from {w:Their} "+from.words+" {r:Reduced}", "Play("+which+", r, by)"),
			say("Deed", "<play> a|an {d:Noun/s} from {w:Their} "+from.words, "Play("+which+", by)"))
	}
	return all
}

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
					say("Deed", "<play> "+cards.words+words, "Play("+cards.which+", by, IgnoringRequirements)"),
					say("Deed", "<play> "+cards.words+" {r:Reduced}"+words,
						"Play("+cards.which+", r, by, IgnoringRequirements)"),
					say("Deed", "<play> "+cards.words+" {r:Reduced} and"+words,
						"Play("+cards.which+", r, by, IgnoringRequirements)"))
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
