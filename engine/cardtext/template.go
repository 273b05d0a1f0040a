package cardtext

import (
	"cmp"
	"slices"
	"strings"

	"canterlaw/engine/ability"
)

// template is one construction of the language. Words is the English:
//
//	{name:Category}    a hole
//	{name:Category@}   a hole that agrees with the template's form
//	{name:Category*}   a hole for any number of them, one after another
//	<verb>, <n:noun>   a verb or noun in the template's form
//	one|other          one of the words; the first is printed
//	?word              a word that can be left out, and is when printed
//	(?some words)      words that can be left out together
//	"                  a quotation mark, which is a word as well
//
// Notation is the same in notation, with the holes' names. The name "by" in it stands
// for who does something, "their" for whom "their" means; the template of the sentence
// says by whom, and where none does it is You. Likewise "subject"
// stands for the cards of which something is said.
type template struct {
	category string
	words    string
	notation string
	who      string // by whom what the holes say is done; "" to leave it open
	whoOf    string // of the one hole of which who says it; "" for all
	subject  string // of which cards what the holes say is said
	counted  string // which number a hole compares, as "counted"
	again    string // a name for the first hole once more, done by somebody else
	againBy  string
	needs    string // a word that refers and has to stand in a hole: else another template says it
	// oneSentence is a hole that ends with its sentence, but for sentences that refer back.
	oneSentence string
	unless      []string // words that may not stand in a hole: with them it means something else
	notAfter    string   // a word that may not stand before a hole in the ability
	isOlder     bool     // a wording that is read and never printed
	isNewer     bool     // a wording that is printed and not read: another template reads it
	isLast      bool     // an older wording that is printed where no other says it
	// onProblem is a wording that is printed on Problems only.
	onProblem bool
}

// say makes a template of a category; the methods below say more of it.
func say(category, words, notation string) template {
	return template{category: category, words: words, notation: notation}
}

// by says by whom what the holes say is done.
func (t template) by(who string) template { t.who = who; return t }

// whoDoes says by whom what one of the holes says is done; the other holes leave it open.
func (t template) whoDoes(hole, who string) template {
	t.who, t.whoOf = who, hole
	return t
}

// ifSaid asks for a word that refers in what is read for a hole, since without it another template
// says the same.
func (t template) ifSaid(reference string) template {
	t.needs = reference
	return t
}

// ending ends what is read for a hole with its sentence: what comes after it is part of
// it only where it refers back.
func (t template) ending(hole string) template {
	t.oneSentence = hole
	return t
}

// without says which words may not stand in a hole.
func (t template) without(words ...string) template {
	t.unless = words
	return t
}

// noneAfter says which word may not stand in the ability before a hole of the template.
func (t template) noneAfter(word string) template {
	t.notAfter = word
	return t
}

// doneAgain gives the notation a name for what the first hole for an effect says, done by
// somebody else: the winner or the loser of a faceoff does the same, whoever it is.
func (t template) doneAgain(as, by string) template {
	t.again, t.againBy = as, by
	return t
}

// of says of which cards what the holes say is said.
func (t template) of(subject string) template { t.subject = subject; return t }

// counting says which number the holes of conditions compare.
func (t template) counting(number string) template { t.counted = number; return t }

// older marks a wording that is read and never printed.
func (t template) older() template { t.isOlder = true; return t }

// last marks a wording that is read, and printed only where no other says it.
func (t template) last() template { t.isOlder, t.isLast = true, true; return t }

// onlyPrinted marks a wording that another template reads as the same.
func (t template) onlyPrinted() template { t.isNewer = true; return t }

// onProblems marks a wording that is printed on Problems only.
func (t template) onProblems() template { t.onProblem = true; return t }

// atAProblem may not stand in what is said of all cards of a kind: the one Problem is chosen.
const atAProblem = "at a Problem"

// ofMany may not stand in what is delayed: it is done once, as the turn or faceoff ends that goes on.
var ofMany = []string{"of each turn", "of a turn", "of a faceoff", "of each faceoff"}

// Notation that many templates have.

// eachPlayer is a loop over all players, in which the player is called who.
func eachPlayer(does string) string { return "for who := range EachPlayer(Players) {\n" + does + "\n}" }

// eachOpponent is a loop over the opponents, in which the opponent is called who.
func eachOpponent(does string) string {
	return "for who := range EachPlayer(Opponents) {\n" + does + "\n}"
}

// given is what is done or lasts if the condition is true.
func given(condition, does string) string { return "if " + condition + " {\n" + does + "\n}" }

// form is what verbs, nouns and what agrees with them share: singular for the third
// person, base otherwise.
type form uint8

const (
	base form = iota
	singular
)

// category is a part of the language, in one form if it has forms.
type category struct {
	name      string
	form      form
	hasForms  bool
	kind      ability.Kind
	builtin   func(*parser, int) []partial
	templates []*compiled
	fork      fork // where they all begin
	mostHoles int  // that one of them has
	begins    beginnings
	// printing are those that are printed, the most particular first: those that can be of
	// nodes that begin with an operation, and those that can be of others.
	printing map[ability.Op][]*compiled
	others   []*compiled
	// onlyPrinted are those that aren't read.
	onlyPrinted []*compiled
}

// orderForPrinting puts the templates that say most themselves first: "one of your
// Friends" before "a Friend"; and those that are otherwise only read last.
func (c *category) orderForPrinting() {
	all := slices.Clone(c.onlyPrinted)
	for _, t := range c.templates {
		if !t.isOlder || t.isLast {
			all = append(all, t)
		}
	}
	says := map[*compiled]int{}
	for _, t := range all {
		says[t] = t.says()
	}
	slices.SortStableFunc(all, func(a, b *compiled) int {
		last := func(t *compiled) int {
			if t.isLast {
				return 1
			}
			return 0
		}
		return cmp.Or(last(a)-last(b), says[b]-says[a], len(a.holes)-len(b.holes))
	})
	c.printing = map[ability.Op][]*compiled{}
	for _, t := range all {
		if op, is := t.root(); is {
			c.printing[op] = nil
		}
	}
	for _, t := range all {
		op, is := t.root()
		if !is {
			c.others = append(c.others, t)
		}
		for other := range c.printing {
			if !is || op == other {
				c.printing[other] = append(c.printing[other], t)
			}
		}
	}
}

// printable gives the templates that can be printed of nodes.
func (c *category) printable(nodes []*ability.Node) []*compiled {
	if len(nodes) > 0 && nodes[0] != nil {
		if all, is := c.printing[nodes[0].Op]; is {
			return all
		}
	}
	return c.others
}

// root gives the operation with which all nodes begin of which the template is printed, if
// there is one.
func (c *compiled) root() (op ability.Op, is bool) {
	if len(c.means.printing) == 0 || c.means.printing[0] == nil {
		return 0, false
	}
	op = c.means.printing[0].Op
	return op, !standIn.Has(op)
}

// says counts the nodes of a template's notation that are no holes.
func (c *compiled) says() (n int) {
	for _, one := range c.means.notation {
		one.Walk(func(inner *ability.Node) bool {
			if inner.Op != ability.Bound && inner.Op != ability.And && inner.Pos != (ability.Position{}) {
				n++
			}
			return true
		})
	}
	return n
}

// withAndWithout gives a template's words without those that can be left out together, and
// with them.
func withAndWithout(words string) []string {
	if strings.Contains(words, "where|at which") { // one word or two
		return append(withAndWithout(strings.Replace(words, "where|at which", "where", 1)),
			withAndWithout(strings.Replace(words, "where|at which", "at which", 1))...)
	}
	before, rest, found := strings.Cut(words, "(?")
	if !found {
		return []string{words}
	}
	inside, after, _ := strings.Cut(rest, ")")
	return append(withAndWithout(before+after), withAndWithout(before+inside+after)...)
}

// wordsOf splits a template's words, with holes and words in angle brackets whole.
func wordsOf(text string) []string {
	var all []string
	for _, w := range strings.Fields(text) {
		for _, mark := range []string{",", ".", ":"} {
			if rest, ok := strings.CutSuffix(w, mark); ok && rest != "" {
				all = append(all, rest)
				w = mark
				break
			}
		}
		all = append(all, w)
	}
	for i := 0; i < len(all); i++ { // "card's" is two tokens
		if rest, ok := strings.CutSuffix(all[i], "'s"); ok && rest != "" {
			all = slices.Replace(all, i, i+1, rest, "'s")
		} else if rest, ok := strings.CutSuffix(all[i], "s'"); ok && rest != "" {
			all = slices.Replace(all, i, i+1, rest+"s", "'")
		}
	}
	return all
}

// item gives the item for a word or a hole of a template in one form.
func (l *language) item(c *compiled, w string, f form, kinds map[string]ability.Kind) *item {
	if strings.HasPrefix(w, "{") {
		c.holes = append(c.holes, l.hole(c, w, f))
		h := &c.holes[len(c.holes)-1]
		kinds[h.name] = h.category.kind
		return l.shared(item{hole: len(c.holes) - 1})
	}
	said := formed{w, f}
	if l.words[said] == nil {
		l.words[said] = l.shared(wordIn(w, f, c))
	}
	return l.words[said]
}

// hole gives the hole that stands in a template in one form.
func (l *language) hole(c *compiled, w string, f form) hole {
	name, of, ok := strings.Cut(strings.Trim(w, "{}"), ":")
	if !ok {
		panic("cardtext: hole without a category in " + c.words)
	}
	h := hole{name: name}
	of, h.repeats = strings.CutSuffix(of, "*")
	of, agrees := strings.CutSuffix(of, "@")
	if agrees && f == singular {
		of += "/s"
	}
	h.category = l.named(of)
	if h.category.hasForms && h.category.form == base && (of == "Noun" || of == "Plain") {
		h.one = l.named(of + "/s")
	}
	return h
}

// formed is a word as it stands in templates, and the form in which it is meant.
type formed struct {
	word string
	form form
}

// wordIn gives what a word of a template is in one form.
func wordIn(w string, f form, c *compiled) item {
	switch {
	case strings.HasPrefix(w, "<n:"):
		noun := strings.Trim(w[3:], "<>")
		if f == base {
			noun = plural(noun)
		}
		return word(noun)
	case strings.HasPrefix(w, "<"):
		var verbs []string
		for _, v := range strings.Split(strings.Trim(w, "<>"), "|") {
			verbs = append(verbs, conjugated(v, f))
		}
		return word(verbs...)
	}
	w, optional := strings.CutPrefix(w, "?")
	if strings.Contains(w, "'s|") {
		panic("cardtext: a possessive is two words, so none can be an alternative in " + c.words)
	}
	it := word(strings.Split(w, "|")...)
	it.optional = optional
	return it
}

// itemKey is what is the same for the same items.
type itemKey struct {
	words, printed string
	optional       bool
	hole           int
}

// shared gives the one item that is like another.
func (l *language) shared(it item) *item {
	key := itemKey{strings.Join(it.words, "|"), it.printed, it.optional, it.hole}
	if l.items[key] == nil {
		l.items[key] = &item{it.words, it.printed, it.optional, it.hole}
	}
	return l.items[key]
}

func word(alternatives ...string) item {
	it := item{printed: alternatives[0], hole: -1}
	if alternatives[0] == "can't" {
		it.words = append(it.words, "cannot")
	}
	if alternatives[0] == "a" {
		it.words = append(it.words, "an")
	}
	for _, one := range alternatives {
		if one = strings.ToLower(one); !slices.Contains(it.words, one) {
			it.words = append(it.words, one)
		}
	}
	return it
}

var irregularVerbs = map[string][2]string{
	"have": {"have", "has"}, "be": {"are", "is"}, "do": {"do", "does"}, "don't": {"don't", "doesn't"},
}

// conjugated gives a verb in a form.
func conjugated(verb string, f form) string {
	if both, is := irregularVerbs[verb]; is {
		return both[f]
	}
	if f == base {
		return verb
	}
	switch {
	case strings.HasSuffix(verb, "ss"), strings.HasSuffix(verb, "sh"), strings.HasSuffix(verb, "ch"),
		strings.HasSuffix(verb, "o"):
		return verb + "es"
	case strings.HasSuffix(verb, "y") && !strings.ContainsAny(verb[len(verb)-2:len(verb)-1], "aeou"):
		return verb[:len(verb)-1] + "ies"
	}
	return verb + "s"
}

// plural gives a noun's plural.
func plural(noun string) string {
	switch {
	case strings.HasSuffix(noun, "y") && !strings.ContainsAny(noun[len(noun)-2:len(noun)-1], "aeou"):
		return noun[:len(noun)-1] + "ies"
	case strings.HasSuffix(noun, "x"):
		return noun + "es"
	}
	return noun + "s"
}
