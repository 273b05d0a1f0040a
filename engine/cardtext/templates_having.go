package cardtext

import "strings"

// That somebody has one thing and another, or one or another (708.2a): what is said behind the last of them of where
// they are is said of all. These are only read.

// having are conditions that somebody has several things.
func having() (all []template) {
	places := []struct{ words, is string }{
		{"", ""}, {" here", " && Here"}, {" there", " && refArea"}, {" at home", " && Home"},
		{" at {x:Area}", " && At(x)"}, {" in play", ""}, {" involved in the|this|a faceoff", " && IsInvolved"},
		{" involved", " && IsInvolved"},
	}
	one := func(article, hole string) string { return article + " {" + hole + ":Plain/s}" }
	add := func(words, notation string) {
		all = append(all, say("Condition", "{w:Whom} have|has|control|controls "+words, notation))
	}
	any := func(hole, is string) string { return "Any(" + hole + " && ControlledBy(w)" + is + ")" }
	for _, place := range places {
		for _, list := range [][]string{
			{one("a|an|one|1", "d"), one("a|an|one|1", "e")}, {one("another", "d"), one("a|an|one|1", "e")},
			{one("another", "d"), one("another", "e")}, {one("a|an|one|1", "d"), one("another", "e")},
			{one("a|an|one|1", "d"), "{e:Title}"}, {"{d:Title}", "{e:Title}"}, {"{d:Title}", one("a|an|one|1", "e")},
			{one("at least one|1", "d"), one("one|1", "e")},
			{one("a|an|one|1", "d"), one("a|an|one|1", "e"), one("a|an|one|1", "f")},
			{one("at least one|1", "d"), one("one|1", "e"), one("one|1", "f")},
			{"{d:Title}", "{e:Title}", "{f:Title}"},
		} {
			var are []string
			for i, words := range list {
				hole := string(rune('d' + i))
				switch {
				case strings.Contains(words, "Title"):
					are = append(are, any("Named("+hole+")", place.is))
				case strings.HasPrefix(words, "another"):
					are = append(are, any(hole+" && !refOther", place.is))
				default:
					are = append(are, any(hole, place.is))
				}
			}
			for _, join := range []struct{ word, op string }{{"and", " && "}, {"or", " || "}} {
				words := list[0] + " " + join.word + " " + list[1]
				if len(list) > 2 {
					words = list[0] + " , " + list[1] + " , " + join.word + " " + list[2]
				} else if join.word == "and" && !strings.Contains(list[0], "another") {
					add("both "+words+place.words, strings.Join(are, join.op))
				}
				if join.word == "or" && strings.HasPrefix(words, "{d:Title}") && strings.HasSuffix(words, "Title}") {
					if len(list) == 2 { // of three, and of what is flipped for two, it is said elsewhere
						add(words+strings.Replace(place.words, "the|this|a", "the|a", 1),
							any("(Named(d) || Named(e))", place.is))
					}
					continue
				}
				add(words+place.words, strings.Join(are, join.op))
			}
		}
		if place.words != "" {
			add("{d:Title}"+place.words, any("Named(d)", place.is))
		}
	}
	for _, join := range []struct{ word, op string }{{"and", " && "}, {"or", " || "}} {
		for _, article := range []string{"a|an|one|1", "another"} {
			of := "d"
			if article == "another" {
				of = "d && !refOther"
			}
			words := article + " {d:Plain/s} {t:Attribute} " + join.word + " a|an|one|1 {e:Plain/s}"
			add(words, any(of, " && t")+join.op+any("e", ""))
			add(words+" {u:Attribute}", any(of, " && t")+join.op+any("e", " && u"))
		}
	}
	return all
}
