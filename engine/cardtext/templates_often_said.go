package cardtext

import (
	"fmt"
	"slices"
	"strings"
)

// What is often said: two cards that go to one Problem, what two sorts of cards have, and other words for what
// templates say already.

// oftenSaid are those that are printed as well.
func oftenSaid() []template {
	return append(append(toOneProblem(), limitsOfReadying()...),
		say("Attribute", "with no traits", "TraitCount == 0"), say("Attribute", "without traits", "TraitCount == 0"),
		say("Mods", "{s:Subject@} <have|get> {n:Signed} power and {t:Subject} can't be {v:Forbidden}",
			"AddPower(s, n)\nCant(v)").of("t"))
}

// oftenRead are only read: how often an ability may be used, behind what it does, choices of which each begins with
// "or", and cards that swap their places.
func oftenRead() (all []template) {
	for _, t := range slices.Concat(limitsBehind(), choicesWithOr(), placesSwapped) {
		all = append(all, t.older())
	}
	return all
}

// placesSwapped are two cards at different Problems, each of which goes to the other's (506.1).
var placesSwapped = []template{
	say("Deeds", "swap|switch|exchange the locations|positions|places of two|2 of {o:Own} {d:Noun} at different "+
		"Problems", atDifferentProblems("d && o")),
	say("Deeds", "swap|switch|exchange the locations|positions|places of two|2 {d:Noun} at different Problems",
		atDifferentProblems("d")),
	say("Deeds", "choose two|2 of {o:Own} {d:Noun} at different Problems . move each ?of ?them to the other 's "+
		"Problem", atDifferentProblems("d && o")),
	say("Deeds", "choose two|2 {d:Noun} at different Problems . move each ?of ?them to the other 's Problem",
		atDifferentProblems("d")),
	say("Deeds", "choose two|2 of {o:Own} {d:Noun} at different Problems . swap|switch|exchange them",
		atDifferentProblems("d && o")),
	say("Deeds", "choose two|2 {d:Noun} at different Problems . swap|switch|exchange them",
		atDifferentProblems("d")),
}

// atDifferentProblems is notation for two cards at different Problems, each of which goes to the other's.
func atDifferentProblems(cards string) string {
	return fmt.Sprintf("it := Choose(1, %s && AnyProblem)\nit2 := Choose(1, %[1]s && AnyProblem && !AreaOf(it))\n",
		cards) + swapped
}

// limitsBehind are how often an ability works, in a sentence or words of their own behind it (703.1, 704.1).
func limitsBehind() (all []template) {
	for _, limit := range []string{
		". ?only once {t:PerTime}", ". limit once|one|1 {t:PerTime}", "?, but only once {t:PerTime}",
		"( ?only once {t:PerTime} )", "( limit once|one|1 {t:PerTime} )", ". use this only once {t:PerTime}",
	} {
		all = append(all,
			say("Ability", "when|whenever {e:Event} , {do:Deeds} "+limit, "When(e)\nOnce(t)\ndo"),
			say("Ability", "{t2:Heading} : {c:Cost} to {do:Deeds} "+limit, "Timing(t2)\nOnce(t)\nCost(c)\ndo"),
			say("Ability", "{t2:Heading} : {do:Deeds} "+limit, "Timing(t2)\nOnce(t)\ndo"))
	}
	return all
}

// choicesWithOr are modes each of which begins with "or" (705.2e).
func choicesWithOr() (all []template) {
	for _, mark := range []string{";", "."} {
		all = append(all,
			say("Deeds", "choose {n:Int} : {a:Deeds} "+mark+" or {b:Deeds} "+mark+" or {c:Deeds}",
				"switch Modes(n) {\ncase 1:\na\ncase 2:\nb\ncase 3:\nc\n}"),
			say("Deeds", "choose {n:Int} : {a:Deeds} "+mark+" or {b:Deeds} "+mark+" or {c:Deeds} "+mark+" or {d:Deeds}",
				"switch Modes(n) {\ncase 1:\na\ncase 2:\nb\ncase 3:\nc\ncase 4:\nd\n}"))
	}
	return append(all,
		say("Deeds", "choose {n:Int} —|-|– {a:Deeds} ; or {b:Deeds}", "switch Modes(n) {\ncase 1:\na\ncase 2:\nb\n}"),
		say("Deeds", "choose {n:Int} —|-|– {a:Deeds} , or {b:Deeds}", "switch Modes(n) {\ncase 1:\na\ncase 2:\nb\n}"))
}

// toOneProblem are two cards that go to one Problem, which is chosen once both are (506.1).
func toOneProblem() (all []template) {
	const there = "place := ChooseArea(AnyProblem)\nMove(it, place, by)\nMove(it2, place, by)"
	sorts := []struct{ words, which string }{
		{"a|an {%:Noun/s}", "%"}, {"one|1 of {%o:Own} {%:Noun}", "% && %o"}, {"another {%:Noun/s}", "% && !it"},
		{"another one|1 of {%o:Own} {%:Noun}", "% && %o && !it"}, {"another of {%o:Own} {%:Noun}", "% && %o && !it"},
	}
	for _, b := range sorts {
		second := "it2 := Choose(1, " + holes(b.which, "e") + ", by)\n"
		for _, to := range []string{" to a Problem", " to the same Problem"} {
			for _, a := range sorts[:2] {
				all = append(all, say("Deed", "<move> "+holes(a.words, "d")+" and "+holes(b.words, "e")+to,
					"it := Choose(1, "+holes(a.which, "d")+", by)\n"+second+there))
			}
			// The card itself, with another.
			all = append(all, say("Deed", "<move> this card and "+holes(b.words, "e")+to,
				strings.NewReplacer("!it", "!This", "Move(it,", "Move(This,").Replace(second+there)))
		}
	}
	return all
}

// limitsOfReadying are how many cards of theirs opponents may ready (104.2).
func limitsOfReadying() (all []template) {
	for _, noun := range []string{"{d:Noun}", "{d:Noun/s}"} {
		all = append(all,
			say("Mods", "opponents can't ready more than {n:Int} "+noun+" {t:PerTime}",
				"AtMost(n, Readied(d && Opposing), t)"),
			say("Mods", "opponents can't ready more than {n:Int} "+noun+" during their Ready Phase",
				"AtMost(n, Where(Readied(d && Opposing), During(ReadyPhase, Opponents)), Phase)"))
	}
	return all
}

// holes gives words or notation with a name for their holes.
func holes(of, name string) string { return strings.ReplaceAll(of, "%", name) }
