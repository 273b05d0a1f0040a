package rulesdb

import (
	"cmp"
	"net/url"
	"regexp"
	"slices"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/rulesdb/official"
	"canterlaw/rulesdb/spelling"
)

// Linker makes links of what texts mention that has a page: of the rules that
// they cite; of terms of the glossary, formats, sets, cards, documents, and
// sections of the rules, floor rules and limited play, where they are mentioned
// first.
//
// A card is mentioned by its full name, with or without the comma, by its Title
// if that is one card's alone, or by its number: "PR13", "PR #13". A name counts
// in the capitals that it is printed in: "Hard Hat", and no hard hat. A single
// word doesn't count, as "Rock" and "Rarity" have a meaning of their own, and
// neither does what is also a trait, as "Earth Pony" is. In a text about certain
// cards, all Titles that are one's alone among them count.
type Linker struct {
	library *Library
	page    string
	about   *phrases // names of the cards that the texts are about
	// version is the one whose rules the texts cite; nil for the one shown.
	version *official.Document
}

// Linker makes a Linker for texts on a page, "" for none, that are about cards;
// what leads to the page itself stays as it is, and so do names of cards that
// the library doesn't have.
func (l *Library) Linker(page string, about ...*card.Card) *Linker {
	k := &Linker{library: l, page: page, about: newPhrases()}
	known := l.mentionable()
	for _, c := range about {
		address := ""
		if found := l.CardByID(c.ID); found != nil {
			address = known.cards[found]
		}
		for i := range c.Faces {
			face := &c.Faces[i]
			for _, name := range []string{face.Name(), face.Title} {
				folded := spelling.Fold(name)
				if other, taken := known.pages[folded]; taken && !other.isCard {
					continue
				}
				if other, taken := k.about.pages[folded]; taken && other.address != address {
					address = "" // two of them
				}
				k.about.set(folded, mentioned{address: address, as: name, isCard: true})
			}
		}
	}
	return k
}

// Of makes a Linker for the text of a version of the rules, which cites that
// version's rules.
func (k *Linker) Of(version *official.Document) *Linker {
	of := *k
	of.version = version
	return &of
}

// Link makes links in a Markdown text; code, headings and links stay as they
// are.
func (k *Linker) Link(markdown string) string {
	return withLinks(markdown, k.find(markdown), func(s string) string { return s })
}

// LinkPlain makes Markdown with links of a text that is none; plain keeps the
// signs of a text from being Markdown.
func (k *Linker) LinkPlain(text string, plain func(string) string) string {
	return withLinks(text, k.find(text), plain)
}

// LinkNames is LinkPlain with links to cards and rules only.
func (k *Linker) LinkNames(text string, plain func(string) string) string {
	isOther := func(m mention) bool {
		return !strings.HasPrefix(m.address, "card:") && !strings.HasPrefix(m.address, "rule:")
	}
	return withLinks(text, slices.DeleteFunc(k.find(text), isOther), plain)
}

// mention is a place of a text that mentions what has a page.
type mention struct {
	from, to int
	address  string
	isNumber bool // of a card
}

// withLinks makes links of the mentions in a text, which stand in their order;
// plain writes each piece of it.
func withLinks(text string, mentions []mention, plain func(string) string) string {
	if len(mentions) == 0 {
		return plain(text)
	}
	var b strings.Builder
	done := 0
	for _, m := range mentions {
		b.WriteString(plain(text[done:m.from]))
		b.WriteString("[" + plain(text[m.from:m.to]) + "](" + m.address + ")")
		done = m.to
	}
	b.WriteString(plain(text[done:]))
	return b.String()
}

// closed is what of a Markdown text gets no links: code, links, addresses and
// headings.
var closed = regexp.MustCompile("(?ms)^ {0,3}```.*?^ " +
	"{0,3}```|`[^`]*`|\\[[^\\]]*\\]\\([^)]*\\)|<[^<>\\s]+>|\\bhttps?://\\S+|^ {0,3}#{1,6} [^\n]*$")

// find finds what a Markdown text mentions, in order.
func (k *Linker) find(text string) []mention {
	var shut [][]int
	if strings.ContainsAny(text, "`[<#") || strings.Contains(text, "://") {
		shut = closed.FindAllStringIndex(text, -1)
	}
	isShut := func(m mention) bool {
		return m.address == k.page || slices.ContainsFunc(shut, func(at []int) bool {
			return at[0] <= m.from && m.from < at[1]
		})
	}
	found := slices.DeleteFunc(k.cited(text), isShut)
	found = append(found, k.named(text, shut)...)
	slices.SortFunc(found, func(a, b mention) int { return cmp.Compare(a.from, b.from) })
	return found
}

// cited finds the rules that a text cites, each with its page. The number of a
// section counts between parentheses only, that of a rule everywhere.
func (k *Linker) cited(text string) []mention {
	if !strings.ContainsAny(text, "0123456789") {
		return nil
	}
	known, start := k.library.Rules.has, "rule:"
	if k.version != nil && k.version != k.library.Shown {
		known, start = k.version.Has, "passage:"+url.PathEscape(k.version.Source.Version+"/")
	}
	found := citations(text, known, start)
	for _, at := range bareNumber.FindAllStringIndex(text, -1) {
		isFound := slices.ContainsFunc(found, func(m mention) bool { return m.from == at[0] })
		if to := official.Target(text[at[0]:at[1]], known); to != "" && !isFound {
			found = append(found, mention{from: at[0], to: at[1], address: start + to})
		}
	}
	return found
}

// bareNumber is the number of a rule, which nothing else looks like.
var bareNumber = regexp.MustCompile(`\b\d{3}\.\d{1,3}[a-z]?(?:\.[ivx]+)?\b`)

// named finds the first mention by name of everything that a text mentions by
// name outside of what is shut; of a card by its number where it isn't named.
func (k *Linker) named(text string, shut [][]int) []mention {
	seen := []string{k.page, ""}
	for _, at := range shut {
		if _, address, isLink := strings.Cut(text[at[0]:at[1]], "]("); isLink {
			seen = append(seen, strings.TrimSuffix(address, ")"))
		}
	}
	var all, found []mention
	from := 0
	for _, at := range shut {
		all = append(all, k.phrasesIn(text[:at[0]], from)...)
		from = at[1]
	}
	all = append(all, k.phrasesIn(text, from)...)
	isElsewhere := func(number mention) bool {
		return slices.ContainsFunc(all, func(m mention) bool { return m.address == number.address && !m.isNumber })
	}
	for _, m := range all {
		if !slices.Contains(seen, m.address) && !(m.isNumber && isElsewhere(m)) {
			seen = append(seen, m.address)
			found = append(found, m)
		}
	}
	return found
}

// phrasesIn finds all phrases of a text from a place on, the longest where
// several begin.
func (k *Linker) phrasesIn(text string, from int) []mention {
	known := k.library.mentionable()
	words := wordsOf(text, from)
	var found []mention
	for i := 0; i < len(words); i++ {
		n := min(max(known.longest(words[i]), k.about.longest(words[i])), len(words)-i)
		for ; n > 0; n-- {
			m, ok := k.about.at(text, words[i:i+n])
			if !ok {
				m, ok = known.at(text, words[i:i+n])
			}
			if ok {
				found = append(found, m)
				i += n - 1
				break
			}
		}
	}
	return found
}
