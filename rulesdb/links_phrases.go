package rulesdb

import (
	"fmt"
	"html"
	"net/url"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/rulesdb/official"
	"canterlaw/rulesdb/spelling"
)

// phrases are what texts may mention, to be looked up word by word.
type phrases struct {
	pages map[string]mentioned // by the phrase as spelling.Fold has it
	words map[string]int       // how many words the longest phrase has that begins with a word
	cards map[*Card]string     // addresses of the library's cards
}

// mentioned is a page that a text mentions.
type mentioned struct {
	address string // "" for a phrase that means nothing with a page
	// as is how it is written, where only a capital letter makes a word a
	// mention of it: "random" is a word, "Random" a keyword; "" if that doesn't
	// matter.
	as     string
	isCard bool
	// isNumber says that it is a card's number, beside which the name may stand.
	isNumber bool
}

func newPhrases() *phrases { return &phrases{pages: map[string]mentioned{}, words: map[string]int{}} }

// set says what a folded phrase mentions.
func (p *phrases) set(folded string, page mentioned) {
	p.pages[folded] = page
	first, _, _ := strings.Cut(folded, " ")
	p.words[first] = max(p.words[first], strings.Count(folded, " ")+1)
}

// add says what a phrase mentions if it mentions nothing yet.
func (p *phrases) add(phrase string, page mentioned) {
	if folded := spelling.Fold(phrase); p.pages[folded] == (mentioned{}) {
		p.set(folded, page)
	}
}

// addForms adds a phrase in all its forms.
func (p *phrases) addForms(phrase string, page mentioned) {
	for _, form := range forms(strings.ToLower(phrase)) {
		p.add(form, page)
	}
}

// longest gives how many words the longest phrase has that begins with a word.
func (p *phrases) longest(w word) int { return max(p.words[w.folded], p.words[w.owner]) }

// at gives what words that follow each other in a text mention.
func (p *phrases) at(text string, words []word) (m mention, ok bool) {
	var start []byte
	for _, w := range words[:len(words)-1] {
		start = append(append(start, w.folded...), ' ')
	}
	last := words[len(words)-1]
	page, ok := p.pages[string(append(start, last.owner...))]
	m = mention{words[0].from, last.ownerTo, page.address, page.isNumber}
	if !ok {
		page, ok = p.pages[string(append(start, last.folded...))]
		m = mention{words[0].from, last.to, page.address, page.isNumber}
	}
	if !ok || !page.isWritten(text, words) {
		return mention{}, false
	}
	m.to += page.endsWith(text[m.to:])
	return m, true
}

// isWritten reports whether words of a text are written as the page's name must
// be: in its capitals, and with signs between them only where a name has some.
func (p mentioned) isWritten(text string, words []word) bool {
	name := wordsOf(p.as, 0)
	for i, w := range words {
		if i < len(name) && isCapital(p.as[name[i].from:]) && !isCapital(text[w.from:]) {
			return false
		}
		if i > 0 && !p.mayStandBetween(text[words[i-1].to:w.from]) {
			return false
		}
	}
	return true
}

// mayStandBetween reports whether signs may stand between two words of the
// page's name.
func (p mentioned) mayStandBetween(signs string) bool {
	if signs == "-" || strings.Trim(signs, " \n\u00a0") == "" {
		return strings.Count(signs, "\n") < 2
	}
	const few = 3
	signs = html.UnescapeString(signs)
	return p.isCard && strings.ContainsAny(strings.Trim(p.as, "!?."), ",!?.:/-–—…&\"“”#") &&
		utf8.RuneCountInString(signs) <= few && strings.Trim(signs, " \n,!?.:/-–—…\"“”'’#") == ""
}

// endsWith gives how much of a text is the signs with which the page's name ends:
// the "!" of "Bale Out!".
func (p mentioned) endsWith(text string) int {
	isSign := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }
	end := 0
	for _, want := range p.as[len(strings.TrimRightFunc(p.as, isSign)):] {
		sign, size := utf8.DecodeRuneInString(text[end:])
		if straight.Replace(string(sign)) != straight.Replace(string(want)) {
			return 0
		}
		end += size
	}
	return end
}

// straight writes quotation marks and apostrophes alike.
var straight = strings.NewReplacer("‘", "'", "’", "'", "“", `"`, "”", `"`)

func isCapital(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return unicode.IsUpper(r)
}

// word is a word of a text: as spelling.Fold has it, and where it stands.
type word struct {
	folded   string
	from, to int
	// owner is the word without the "'s" that it ends with, up to ownerTo; ""
	// if it has none.
	owner   string
	ownerTo int
}

// wordsOf gives the words of a text, Markdown or not, from a place on. An
// apostrophe between letters belongs to the word, as for spelling.Fold; "&" is the
// word "and".
func wordsOf(text string, from int) []word {
	const usual = 5 // letters of a word
	words := make([]word, 0, (len(text)-from)/usual+1)
	for i := from; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			end := i + wordLength(text[i:])
			words = append(words, newWord(text, i, end))
			i = end
		case r == '&':
			end := i + len(entity(text[i:]))
			if html.UnescapeString(text[i:end]) == "&" {
				words = append(words, word{folded: "and", from: i, to: end})
			}
			i = end
		default:
			i += size
		}
	}
	return words
}

func newWord(text string, from, to int) word {
	w := word{folded: fold(text[from:to]), from: from, to: to}
	for _, ending := range []string{"'s", "’s"} {
		if strings.HasSuffix(text[from:to], ending) {
			w.ownerTo = to - len(ending)
			w.owner = fold(text[from:w.ownerTo])
		}
	}
	return w
}

// fold is spelling.Fold for one word.
func fold(word string) string {
	for i := range len(word) {
		if word[i] >= utf8.RuneSelf || word[i] == '\'' {
			return spelling.Fold(word)
		}
	}
	return strings.ToLower(word)
}

// wordLength gives how long the word is with which a text begins.
func wordLength(text string) int {
	isPart := func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.Is(unicode.Mn, r) }
	for i, r := range text {
		if isPart(r) {
			continue
		}
		if r == '\'' || r == '’' || r == '‘' {
			if next, _ := utf8.DecodeRuneInString(text[i+utf8.RuneLen(r):]); isPart(next) {
				continue
			}
		}
		return i
	}
	return len(text)
}

// entity gives the entity, such as "&amp;", with which a text begins, or only
// its "&".
func entity(text string) string {
	const longest = 8
	for i := 1; i < min(len(text), longest); i++ {
		switch c := text[i]; {
		case c == ';':
			return text[:i+1]
		case c != '#' && !unicode.IsLetter(rune(c)) && !unicode.IsDigit(rune(c)):
			return text[:1]
		}
	}
	return text[:1]
}

// phrasesWithPages prepares what texts may mention. The title of a section of the
// rules counts if it has several words: "Draw Deck", and not "Hand"; one of
// another document alone, as "Tardiness", counts with a capital letter. Of sets,
// a search lists the cards.
func (l *Library) phrasesWithPages() *phrases {
	p := newPhrases()
	for _, e := range l.Glossary {
		name, _, _ := strings.Cut(e.Term, " (")
		name = strings.TrimSuffix(name, " X")
		page := mentioned{address: "glossary:" + url.PathEscape(e.Term)}
		if slices.ContainsFunc(ability.Keywords(), func(k ability.KeywordDefinition) bool { return k.Name == name }) {
			page.as = name
		}
		p.addForms(name, page)
	}
	for _, r := range l.Rules.inOrder() {
		if r.Kind == official.Section && strings.Contains(r.Title, " ") {
			p.addForms(r.Title, mentioned{address: "rule:" + r.Number})
		}
	}
	for _, f := range l.Formats {
		p.addForms(f.Name, mentioned{address: "format:" + f.ID})
	}
	for _, d := range l.Documents {
		p.addDocument(d)
	}
	for _, f := range l.Formats {
		for _, set := range f.Sets {
			p.add(set, mentioned{address: "search:" + url.PathEscape(fmt.Sprintf("set:%q", set)), as: set})
		}
	}
	p.addCards(l)
	return p
}

// addDocument adds a document's name and, where it is in force, the titles of its
// sections.
func (p *phrases) addDocument(d *Document) {
	address := func(s *DocumentSection) string { return string(d.Kind) + ":" + url.PathEscape(s.ID) }
	p.add(d.Source.Document, mentioned{address: address(d.Root), as: d.Source.Document})
	if d.Kind == Rulebook {
		return
	}
	for _, s := range d.Sections() {
		page := mentioned{address: address(s)}
		if !strings.Contains(s.Title, " ") {
			page.as = s.Title
		}
		p.addForms(s.Title, page)
	}
}

// addCards adds the names of the library's cards.
func (p *phrases) addCards(l *Library) {
	p.cards = make(map[*Card]string, len(l.Cards))
	for c, id := range CardIDs(l.Cards) {
		p.cards[c] = "card:" + url.PathEscape(id)
	}
	for _, c := range l.Cards {
		for i := range c.Faces {
			for _, trait := range c.Faces[i].Traits {
				p.add(trait, mentioned{as: trait})
			}
		}
	}
	for _, color := range card.AllColors() {
		p.add(color.String(), mentioned{as: color.String()})
	}
	addName := func(c *Card, name string) {
		if strings.Contains(spelling.Fold(name), " ") {
			p.add(name, mentioned{address: p.cards[c], as: name, isCard: true})
		}
	}
	for _, c := range l.Cards {
		for i := range c.Faces {
			face := &c.Faces[i]
			if face.Subtitle != "" {
				addName(c, face.Name())
			}
			// The cards that ship are a selection, among which a Title with
			// Subtitles may seem to be one card's alone.
			if (face.Subtitle == "" || c.Text != nil) && len(l.index.byTitle[spelling.Fold(face.Title)]) == 1 {
				addName(c, face.Title)
			}
		}
		if id := SplitCardNumber(c.Number); len(id.Prefix) > 1 && p.cards[c] == "card:"+c.Number {
			for _, number := range []string{c.Number, fmt.Sprintf("%s #%d%s", id.Prefix, id.Number, id.Suffix)} {
				p.add(number, mentioned{address: p.cards[c], as: number, isCard: true, isNumber: true})
			}
		}
	}
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
