package rulesdb

import (
	"net/url"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"canterlaw/engine/ability"
)

// termLinks finds what texts mention that has a page: terms of the glossary,
// formats, and sections of the rules, floor rules and limited play by their
// titles.
type termLinks struct {
	pattern *regexp.Regexp // of all words and phrases, the longest first
	pages   map[string]mentioned
}

// mentioned is a page that a text mentions.
type mentioned struct {
	address string
	// capital says that only a capital letter makes the word a mention of it:
	// "random" is a word, "Random" a keyword.
	capital bool
}

// linkTerms prepares termLinks. A title counts if it has several words: "Draw
// Deck", and not "Hand".
func (l *Library) linkTerms() *termLinks {
	t := &termLinks{pages: map[string]mentioned{}}
	var phrases []string
	add := func(phrase string, page mentioned) {
		for _, form := range forms(strings.ToLower(phrase)) {
			if _, taken := t.pages[form]; !taken {
				t.pages[form] = page
				phrases = append(phrases, regexp.QuoteMeta(form))
			}
		}
	}
	for _, e := range l.Glossary {
		name, _, _ := strings.Cut(e.Term, " (")
		name = strings.TrimSuffix(name, " X")
		isKeyword := slices.ContainsFunc(ability.Keywords(), func(k ability.KeywordDefinition) bool { return k.Name == name })
		add(name, mentioned{"glossary:" + url.PathEscape(e.Term), isKeyword})
	}
	addTitle := func(title, address string) {
		if strings.Contains(title, " ") {
			add(title, mentioned{address, false})
		}
	}
	for _, r := range l.Rules.inOrder() {
		if r.Kind == Section {
			addTitle(r.Title, "rule:"+r.Number)
		}
	}
	for _, f := range l.Formats {
		addTitle(f.Name, "format:"+f.ID)
	}
	for _, d := range l.Documents {
		if d.Kind == FloorRules || d.Kind == LimitedPlay {
			for _, s := range d.Sections() {
				addTitle(s.Title, string(d.Kind)+":"+url.PathEscape(s.ID))
			}
		}
	}
	slices.SortFunc(phrases, func(a, b string) int { return len(b) - len(a) })
	t.pattern = regexp.MustCompile("(?i)`[^`]*`|\\[[^\\]]*\\]\\([^)]*\\)|\\b(?:" + strings.Join(phrases, "|") + `)\b`)
	return t
}

// irregular are forms of terms that no rule gives.
var irregular = map[string][]string{"draw": {"drawn"}, "send": {"sent"}, "pre-priority processing": {"ppp"}}

// forms gives a phrase with the endings that its last word can have.
func forms(phrase string) []string {
	all := append([]string{phrase}, irregular[phrase]...)
	stem := phrase[:len(phrase)-1]
	last := phrase[len(phrase)-1]
	switch {
	case strings.HasSuffix(phrase, "ss") || strings.HasSuffix(phrase, "sh") || strings.HasSuffix(phrase, "ch"):
		return append(all, phrase+"es", phrase+"ed", phrase+"ing")
	case last == 's':
		return append(all, stem)
	case last == 'e':
		return append(all, phrase+"s", phrase+"d", stem+"ing")
	case last == 'y' && !strings.HasSuffix(phrase, "ay"):
		return append(all, stem+"ies", stem+"ied", phrase+"ing")
	case last == 'p' && !strings.HasSuffix(phrase, "ep"):
		return append(all, phrase+"s", phrase+"ped", phrase+"ping")
	}
	return append(all, phrase+"s", phrase+"ed", phrase+"ing")
}

// LinkTerms turns the first mention of everything that has a page into a Markdown
// link for display: of terms of the glossary, formats, and sections by their
// titles. What leads to one of the own addresses, code and links stay as they
// are.
func (l *Library) LinkTerms(markdown string, own ...string) string {
	terms := l.terms()
	seen := slices.Clone(own)
	return terms.pattern.ReplaceAllStringFunc(markdown, func(found string) string {
		if _, address, isLink := strings.Cut(found, "]("); isLink {
			seen = append(seen, strings.TrimSuffix(address, ")"))
			return found
		}
		page, isTerm := terms.pages[strings.ToLower(found)]
		switch {
		case !isTerm, slices.Contains(seen, page.address), page.capital && !unicode.IsUpper(rune(found[0])):
			return found
		}
		seen = append(seen, page.address)
		return "[" + found + "](" + page.address + ")"
	})
}
