package cardtext

import (
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine/ability"
)

// The words of a template that fits, with those of what stands in its holes, and the
// sentences that become of them.

// words writes the template with what was matched in its holes, in some ways.
func (m *match) words() [][]string {
	all := [][]string{nil}
	for at, it := range m.template.items {
		if it.words != nil {
			if !it.optional {
				for i := range all {
					all[i] = append(slices.Clip(all[i]), m.inNumber(all[i], it))
				}
			}
			continue
		}
		h := m.template.holes[it.hole]
		w := m.inner
		if h.name == "who" || h.name == "s" || m.template.whoOf != "" && m.template.whoOf != h.name {
			w = m.who
		}
		w.isThey = w.isThey || m.template.again != ""
		w.isMode = m.who.isMode || m.template.means.asks.Has(ability.Case)
		isAfterTo := at > 0 && m.template.items[at-1].printed == "to"
		w.isToDo = at == 0 && m.who.isToDo || isAfterTo && h.category.kind == ability.Effect
		first := slices.IndexFunc(m.template.holes, func(other hole) bool { return other.name == h.name })
		value := m.values[first]
		if !m.set[first] { // who does it, or of what it is said
			switch {
			case m.template.means.by != nil && m.template.means.by.Text == h.name:
				value = []*ability.Node{m.inner.by}
			case m.template.means.subject != nil && m.template.means.subject.Text == h.name:
				value = []*ability.Node{m.inner.subject}
			default: // words that say nothing
				value = h.category.templates[0].means.notation
			}
		}
		var ways [][]string
		if h.category.name == "Owners" && !m.set[first] {
			for i := range all {
				all[i] = append(slices.Clip(all[i]), m.owners()...)
			}
			continue
		}
		if h.repeats {
			if h.category.name == "Adjective" { // what is said last in normal form stands first
				value = slices.Clone(value)
				slices.Reverse(value)
			}
			ways = m.repeated(h.category, value, w)
		}
		next := make([][][]string, len(all)) // after each of what is said before
		for i, before := range all {
			if !h.repeats {
				ways = m.printer.print(m.template.inNumber(at, func(words int) string {
					if len(before) < words {
						return ""
					}
					return before[len(before)-words]
				}), value, w)
			}
			for _, after := range m.fitting(at, ways) {
				next[i] = append(next[i], append(slices.Clip(before), after...))
			}
		}
		if all = fromBest(next, m.printer.most); len(all) == 0 {
			return nil
		}
	}
	return all
}

// fromBest gives some of the ways that go on in several ways each, those first that are best in both
// parts.
func fromBest(ways [][][]string, most int) (all [][]string) {
	for sum, isLeft := 0, true; isLeft && len(all) < most; sum++ {
		isLeft = false
		for i := range ways {
			at := sum - i
			isLeft = isLeft || at < len(ways[i])
			if at >= 0 && at < len(ways[i]) && len(all) < most {
				all = append(all, ways[i][at])
			}
		}
	}
	return all
}

// repeated gives ways to say parts one after another.
func (m *match) repeated(c *category, parts []*ability.Node, w who) [][]string {
	all := [][]string{{}}
	for _, part := range parts {
		var next [][]string
		for _, after := range m.printer.print(c, []*ability.Node{part}, w) {
			for _, before := range all {
				if len(next) < m.printer.most {
					next = append(next, append(slices.Clip(before), after...))
				}
			}
		}
		all = next
	}
	return all
}

// inNumber gives a word as it is printed: after "their owners'" in the plural, after 1 in the
// singular.
func (m *match) inNumber(before []string, it *item) string {
	if whose := m.template.whose(it, m.values); whose != "" {
		return whose
	}
	of := before
	if len(of) > 0 && of[len(of)-1] == "discard" { // pile, or piles
		of = of[:len(of)-1]
	}
	ofOwners := len(of) > 1 && of[len(of)-1] == "'" && of[len(of)-2] == "owners"
	if ofOwners && slices.Contains(it.words, it.printed+"s") {
		return it.printed + "s"
	}
	if does := conjugated(it.printed, singular); does != it.printed && len(before) > 0 && it.words[0] == it.printed &&
		slices.Contains(it.words, does) && isOnePlayer(before[len(before)-1]) {
		return does
	}
	one := strings.TrimSuffix(it.printed, "s")
	if n := len(before); n > 0 && before[n-1] == "1" && one != it.printed && slices.Contains(it.words, one) {
		return one
	}
	return it.printed
}

// isOnePlayer reports whether the verb after a word is in the singular: an opponent has.
func isOnePlayer(word string) bool { return word == "player" || word == "opponent" }

// owners says whose hand, deck or pile cards go to that the template's first hole for cards
// holds: their owner's (410), which is said more plainly of a player's own cards.
func (m *match) owners() []string {
	i := slices.IndexFunc(m.template.holes, func(h hole) bool { return h.category.kind == ability.Cards })
	if i < 0 || !m.set[i] {
		return []string{"its", "owner", "'s"}
	}
	what := m.values[i][0]
	of := m.template.holes[i].category
	isMany := what.Kind == ability.Cards && what.Op != ability.This && what.Op != ability.Host && of.form != singular
	switch {
	case what.Op == ability.Bound:
		isMany = m.printer.isMany(what)
		what = m.printer.binderOf(what)
	case isChoice(what):
		isMany = what.N().Op != ability.Literal || what.N().Num != 1
	case what.Op == ability.MoreThanAnyOther,
		(what.Op == ability.TopOf || what.Op == ability.BottomOf) && what.N().Op == ability.Literal &&
			what.N().Num == 1:
		isMany = false
	}
	owner := m.printer.ownerIn(what)
	switch {
	case owner != nil && owner.Op == ability.You:
		return []string{"your"}
	case owner != nil && m.inner.by.Op != ability.You && owner.Equals(m.inner.by):
		return []string{"their"}
	case isMany:
		return []string{"their", "owners", "'"}
	}
	return []string{"its", "owner", "'s"}
}

// ownerIn gives the player whose hand, deck or pile cards are taken from, or those that they are among; nil if
// that isn't said.
func (p *printer) ownerIn(cards *ability.Node) (owner *ability.Node) {
	var among *ability.Node
	cards.Walk(func(n *ability.Node) bool {
		switch {
		case n.Op == ability.In:
			owner = n.Of()
		case n.Op == ability.TopOf, n.Op == ability.BottomOf:
			owner = n.Player()
		case n.Op == ability.Bound && n.Kind == ability.Cards && among == nil:
			among = p.binderOf(n)
		}
		return owner == nil && n.Op != ability.Not
	})
	if owner == nil && among != nil && among.Kind == ability.Effect && among != cards {
		return p.ownerIn(among)
	}
	return owner
}

// fitting gives the wordings of a hole that stand well where it is: something is done to
// "them", and what lasts for a while is got.
func (m *match) fitting(at int, ways [][]string) (all [][]string) {
	kind, does := m.template.holes[m.template.items[at].hole].category.kind, m.template.category.kind == ability.Effect
	isAfter := at > 0 && m.template.items[at-1].words != nil
	for _, words := range ways {
		switch {
		case len(words) == 0:
		case isAfter && kind == ability.Cards && does && words[0] == "they":
			words = append([]string{"them"}, words[1:]...)
		case (kind == ability.Number || m.template.holes[m.template.items[at].hole].category.name == "Modes") &&
			isAfter && m.template.items[at-1].printed == "choose":
			if n := slices.Index([]string{"0", "1", "2", "3"}, words[0]); n > 0 { // modes
				words = []string{numberWords[n]}
			}
		case kind == ability.Modifier && strings.HasPrefix(m.template.category.name, "Deed"):
			words = slices.Clone(words)
			for i := range len(words) - 1 {
				isPower := strings.HasPrefix(words[i+1], "+") || strings.HasPrefix(words[i+1], "-")
				if got := map[string]string{"has": "gets", "have": "get"}[words[i]]; isPower && got != "" {
					words[i] = got
				}
			}
		}
		all = append(all, words)
	}
	return all
}

// findVerbs finds the bareVerbs in the templates.
func (l *language) findVerbs() {
	for _, name := range []string{"Deed", "Payment", "Cost", "Deeds"} {
		for _, t := range slices.Concat(l.categories[name].onlyPrinted, l.categories[name].templates) {
			if t.isOlder {
				continue
			}
			begin, _, _ := strings.Cut(t.template.words, " ")
			isName := slices.Contains([]string{"a", "all", "an", "at", "each", "for", "if", "in", "opponents", "that",
				"the", "there", "until", "while", "you", "your"}, begin)
			if t.items[0].words != nil && !isName {
				l.bareVerbs[t.items[0].printed] = true
			}
		}
	}
}

func (p *printer) printBuiltin(c *category, nodes []*ability.Node) []string {
	if len(nodes) != 1 {
		return nil
	}
	n := nodes[0]
	switch {
	case (c.name == "Color" || c.name == "Symbol") && colorNames[n.Op] != "":
		return []string{"[" + colorNames[n.Op] + "]"}
	case n.Op == ability.Quoted && c.kind == ability.Text && c.name != "Traits":
		return []string{n.Text}
	case n.Op == ability.TokenOf && c.name == "TokenWords":
		return tokenPrinted(n, "token")
	case n.Op == ability.TokenOf && c.name == "TokenWordsMany":
		return tokenPrinted(n, "tokens")
	case n.Op == ability.Quoted && c.name == "Traits" &&
		(strings.Contains(n.Text, " ") || strings.HasSuffix(n.Text, "us")):
		return nil // characters of the trait
	case n.Op == ability.Quoted && c.name == "Traits":
		return []string{plural(n.Text)}
	case p.isX(n) && numberMarks[c.name] != "":
		return []string{strings.Replace(numberMarks[c.name], "n", "X", 1)}
	case n.Op == ability.Minus && len(n.Args) == 1 && c.name == "Signed" && p.isX(n.Args[0]):
		return []string{"-X"}
	case n.Op != ability.Literal:
		return nil
	case c.name == "Int" && n.Num >= 0:
		return []string{strconv.Itoa(n.Num)}
	case c.name == "Signed":
		return []string{signedText(n.Num)}
	case c.name == "Bracketed" && n.Num >= 0:
		return []string{"[" + strconv.Itoa(n.Num) + "]"}
	case c.name == "SignedBracketed" && n.Num >= 0:
		return []string{"+[" + strconv.Itoa(n.Num) + "]"}
	}
	return nil
}

// numberMarks are the marks with which numbers of each category are written.
var numberMarks = map[string]string{"Int": "n", "Signed": "+n", "Bracketed": "[n]", "SignedBracketed": "+[n]"}

// isX reports whether a number is one that the ability gives a name before it is used: X.
func (p *printer) isX(n *ability.Node) (is bool) {
	if n.Op != ability.Bound {
		return false
	}
	for _, statement := range p.statements {
		statement.Walk(func(inner *ability.Node) bool {
			is = is || slices.Contains(inner.Names, n.Text) && (inner.Op == ability.ChooseNumber ||
				inner.Op == ability.Let && inner.What().Kind == ability.Number)
			return !is
		})
	}
	return is
}

// tokenPrinted says what a token is, or what several are; nil where its keywords have numbers, which no
// template reads.
func tokenPrinted(n *ability.Node, head string) []string {
	var traits, keywords []string
	for _, feature := range n.Args[1:] {
		switch word := feature.Word().Text; {
		case feature.Op == ability.WithTrait:
			traits = append(traits, word)
		case feature.N() != nil:
			return nil
		default:
			keywords = append(keywords, word)
		}
	}
	words := strings.Join(append(traits, n.OfType().Op.String(), head), " ")
	if len(keywords) > 0 {
		words += " with " + strings.Join(keywords, ", ")
	}
	return []string{words}
}

func signedText(n int) string {
	if n < 0 {
		return strconv.Itoa(n)
	}
	return "+" + strconv.Itoa(n)
}

var colorNames = map[ability.Op]string{ability.Blue: "Loyalty", ability.Orange: "Honesty", ability.Pink: "Laughter",
	ability.Purple: "Magic", ability.White: "Generosity", ability.Yellow: "Kindness"}

// sentence joins words as they are written: with a capital at the start of each
// sentence, no space before punctuation, and "an" before vowels.
func sentence(words []string) string {
	var b strings.Builder
	capital, isQuoted, isGlued := true, false, true
	for i, w := range agreeing(words) {
		if w == "a" && i+1 < len(words) && startsWithVowel(words[i+1]) {
			w = "an"
		}
		closes := w == "\"" && isQuoted
		isMinus := w == "-" && i > 0 && words[i-1] != "non" && i+1 < len(words) && strings.HasPrefix(words[i+1], "[")
		isMark := closes || w == "-" && !isMinus || slices.Contains([]string{",", ";", ".", ":", "'s", "'"}, w)
		if !isMark && !isGlued {
			b.WriteByte(' ')
		}
		if capital && !isMark && w != "\"" {
			w = strings.ToUpper(w[:1]) + w[1:]
		}
		b.WriteString(w)
		isQuoted = isQuoted != (w == "\"")
		isGlued = w == "-" || w == "\"" && isQuoted
		capital = w == "." || w == ":" || w == "\"" && isQuoted
	}
	if text := b.String(); strings.HasSuffix(text, ".\"") {
		return text
	}
	return b.String() + "."
}

// agreeing says numbers before others as words, "two +1 power counters", and what is counted by
// one in the singular: "at least 1 action token".
func agreeing(words []string) []string {
	said := slices.Clone(words)
	for i, w := range words[:max(0, len(words)-1)] {
		n, err := strconv.Atoi(w)
		if err != nil || n < 0 || n >= len(numberWords) || strings.HasPrefix(w, "+") {
			continue
		}
		if next := words[i+1]; startsWithNumber(next) {
			said[i] = numberWords[n]
		}
		for at := i + 1; n == 1 && at < min(i+4, len(words)); at++ {
			if one, isPlural := strings.CutSuffix(words[at], "s"); isPlural && (one == "token" || one == "counter") {
				said[at] = one
				break
			}
		}
	}
	return said
}

func startsWithNumber(w string) bool {
	digits := strings.TrimPrefix(w, "+")
	return digits != "" && digits[0] >= '0' && digits[0] <= '9'
}

func startsWithVowel(w string) bool {
	w = strings.ToLower(strings.TrimPrefix(w, "["))
	isUn := strings.HasPrefix(w, "un") && (!strings.HasPrefix(w, "uni") || strings.HasPrefix(w, "uninv"))
	return isUn || strings.HasPrefix(w, "honesty") || w != "" && strings.ContainsRune("aeio", rune(w[0]))
}
