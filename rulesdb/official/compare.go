package official

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/pmezard/go-difflib/difflib"
)

// Comparison is what is different between two versions of the rules, passage
// by passage: a chapter, section or rule by its number ("514.4c"), and
// everything else by an address: "glossary:Swift", "erratum:Tread Mill",
// "limited:Mane Characters", "floor:Deck Lists", "format:Block Constructed",
// "ban:Premiere #16". Of several sections with one title, the second is
// "floor:Deck Lists (2)".
type Comparison struct {
	From Source `json:"from"`
	To   Source `json:"to"`
	// Moved are passages of the new version that had another number; one whose
	// words changed too is among Changed as well.
	Moved []Move `json:"moved"`
	// Changed are passages of the new version whose words are not the same.
	// Numbers that they cite don't count where they follow what moved.
	Changed []Change `json:"changed"`
	New     []string `json:"new"`  // of the new version, in its order
	Gone    []string `json:"gone"` // of the old version, in its order
	// was gives the passage of the old version that each of the new one was.
	was map[string]string
	// now gives the number in the new version of each passage that moved.
	now map[string]string
}

// Move is a passage that has another number than before.
type Move struct {
	Number string `json:"number"`
	Was    string `json:"was"`
}

// Change is a passage with other words than before.
type Change struct {
	Number string `json:"number"`
	Words  []Span `json:"words"` // in the order of the text, the old words before the new
}

// Span is a run of words and punctuation of a changed passage, with the space
// before it: the spans of a version, one after another, are its text, but for a
// space at its beginning.
type Span struct {
	Op   SpanOp `json:"op"`
	Text string `json:"text"`
}

// SpanOp says which versions of a passage have a Span.
type SpanOp string

// Which versions have a span: both, the new one, the old one.
const (
	Equal  SpanOp = "equal"
	Insert SpanOp = "insert"
	Delete SpanOp = "delete"
)

// Was gives the number or address that a passage of the new version had in the
// old one; "" for a new one.
func (c *Comparison) Was(number string) string { return c.was[number] }

// Is gives the number or address that a passage of the old version has in the new one; "" for one
// that is gone.
func (c *Comparison) Is(number string) string {
	for now, was := range c.was {
		if was == number {
			return now
		}
	}
	return ""
}

// Change finds how a passage of the new version changed; nil if its words are
// as they were.
func (c *Comparison) Change(number string) *Change {
	for i := range c.Changed {
		if c.Changed[i].Number == number {
			return &c.Changed[i]
		}
	}
	return nil
}

// Compare compares two versions of the rules. What moved is found by its text:
// the same one under another number, or one that is similar enough.
func Compare(from, to *Document) *Comparison {
	m := matching{from: from.passages(), to: to.passages()}
	m.match()
	c := &Comparison{From: from.Source, To: to.Source, Moved: []Move{}, Changed: []Change{}, New: []string{},
		Gone: []string{}, was: map[string]string{}, now: map[string]string{}}
	for _, p := range m.to {
		if p.match < 0 {
			continue
		}
		was := m.from[p.match].number
		c.was[p.number] = was
		if was != p.number {
			c.Moved = append(c.Moved, Move{p.number, was})
			c.now[was] = p.number
		}
	}
	for _, p := range m.to {
		switch {
		case p.match < 0:
			c.New = append(c.New, p.number)
		case m.from[p.match].plain != p.plain:
			old := PlainWords(c.Citing(m.from[p.match].text))
			if old != p.plain {
				c.Changed = append(c.Changed, Change{p.number, spans(old, p.plain)})
			}
		}
	}
	for _, p := range m.from {
		if p.match < 0 {
			c.Gone = append(c.Gone, p.number)
		}
	}
	return c
}

// compared is a passage of a document that is compared.
type compared struct {
	kind   string // passages of one kind are compared with each other
	moves  bool   // whether one of its kind can have another number later
	number string // or an address
	text   string // Markdown
	plain  string // the text without marks
	words  []string
	match  int // the place of the other version's passage; -1 for none
}

// Passage gives the text of a passage by its number or address (see
// Comparison), as Markdown; a chapter's or section's begins with its title. It
// is "" for one that the document doesn't have.
func (d *Document) Passage(number string) string {
	for _, p := range d.passages() {
		if p.number == number {
			return p.text
		}
	}
	return ""
}

// HasPassage reports whether the document has a passage with a number or address.
func (d *Document) HasPassage(number string) bool {
	return slices.ContainsFunc(d.passages(), func(p compared) bool { return p.number == number })
}

// passages lists what is compared of a document, in its order.
func (d *Document) passages() []compared {
	var all []compared
	seen := map[string]int{}
	add := func(kind string, moves bool, number, text string) {
		number = sameSigns.Replace(number)
		seen[number]++
		if n := seen[number]; n > 1 {
			number = fmt.Sprintf("%s (%d)", number, n)
		}
		plain := PlainWords(text)
		words := strings.Fields(plain)
		slices.Sort(words)
		all = append(all, compared{kind, moves, number, text, plain, words, -1})
	}
	for _, r := range d.Rules {
		add(string(r.Kind), true, r.Number, strings.TrimSpace(r.Title+" "+r.Text))
	}
	for _, t := range d.Glossary {
		add("glossary", false, "glossary:"+t.Term, t.Text)
	}
	for _, e := range d.Errata {
		add("erratum", false, "erratum:"+e.Card, e.Text)
	}
	for _, part := range []struct {
		kind     string
		sections []*LaterSection
	}{{"limited", d.Limited}, {"floor", d.Floor}, {"format", d.Formats}} {
		for _, s := range part.sections {
			add(part.kind, s.Text != "", part.kind+":"+s.Title, s.Text)
		}
	}
	for _, b := range d.Bans {
		add("ban", false, fmt.Sprintf("ban:%s #%s", b.Set, b.Number), b.Card+", from "+b.From)
	}
	return all
}

// sameSigns are signs that copies of one text write in several ways, and marks
// of Markdown, which are not words.
var sameSigns = strings.NewReplacer(
	"*", "", "_", "", "~~", "", "`", "", "“", `"`, "”", `"`, "‘", "'", "’", "'", "–", "-", "—", "-", "‑", "-", "…",
	"...", "\u00a0", " ", "\u00ad", "",
)

// PlainWords gives the words of a Markdown text with a space between them,
// without marks of emphasis and bullets.
func PlainWords(markdown string) string {
	words := strings.Fields(sameSigns.Replace(markdown))
	return strings.Join(slices.DeleteFunc(words, func(word string) bool { return word == "-" }), " ")
}

// Citing writes a text of the old version with the numbers that it cites as they are now.
func (c *Comparison) Citing(text string) string {
	var b strings.Builder
	done := 0
	for _, at := range Mentions(text) {
		if number, moved := c.now[text[at[0]:at[1]]]; moved {
			b.WriteString(text[done:at[0]] + number)
			done = at[1]
		}
	}
	return b.String() + text[done:]
}

// matching finds for each passage of one version the one of the other that it
// was.
type matching struct{ from, to []compared }

func (m *matching) match() {
	type key struct{ kind, text string }
	byNumber := map[string]int{}
	for i, p := range m.from {
		byNumber[p.number] = i
	}
	// First what has not changed, and what is known by its name alone.
	for i, p := range m.to {
		j, found := byNumber[p.number]
		if found && m.from[j].kind == p.kind && (!p.moves || m.from[j].plain == p.plain) {
			m.pair(j, i)
		}
	}
	// Then what has the same text under another number.
	byText := map[key][]int{}
	for i, p := range m.from {
		if p.match < 0 && p.moves {
			byText[key{p.kind, p.plain}] = append(byText[key{p.kind, p.plain}], i)
		}
	}
	for i, p := range m.to {
		if same := byText[key{p.kind, p.plain}]; p.match < 0 && p.moves && len(same) > 0 {
			m.pair(same[0], i)
			byText[key{p.kind, p.plain}] = same[1:]
		}
	}
	m.matchSimilar()
}

// How similar two texts are, from 0 to 1, for one to be the other changed: a
// text with the same number may have changed more than one that moved.
const (
	similarMoved = 0.6
	similarHere  = 0.3
)

// matchSimilar pairs what is left, the most similar first.
func (m *matching) matchSimilar() {
	type pair struct {
		from, to   int
		similarity float64
		here       bool
	}
	var pairs []pair
	for i, p := range m.to {
		for j, q := range m.from {
			if p.match >= 0 || q.match >= 0 || p.kind != q.kind || !p.moves {
				continue
			}
			here := p.number == q.number
			least := similarMoved
			if here {
				least = similarHere
			}
			most := 2 * float64(min(len(p.words), len(q.words))) / float64(max(1, len(p.words)+len(q.words)))
			if most < least {
				continue
			}
			if s := similarity(p.words, q.words); s >= least {
				pairs = append(pairs, pair{j, i, s, here})
			}
		}
	}
	slices.SortStableFunc(pairs, func(x, y pair) int {
		if x.similarity == y.similarity && x.here != y.here {
			if x.here {
				return -1
			}
			return 1
		}
		return cmp.Compare(y.similarity, x.similarity)
	})
	for _, p := range pairs {
		if m.from[p.from].match < 0 && m.to[p.to].match < 0 {
			m.pair(p.from, p.to)
		}
	}
}

func (m *matching) pair(from, to int) { m.from[from].match, m.to[to].match = to, from }

// similarity is the share of the words that two texts have in common, which
// must be sorted: 1 for the same words, 0 for none (Dice's coefficient).
func similarity(x, y []string) float64 {
	if len(x)+len(y) == 0 {
		return 1
	}
	common := 0
	for i, j := 0, 0; i < len(x) && j < len(y); {
		switch c := strings.Compare(x[i], y[j]); {
		case c < 0:
			i++
		case c > 0:
			j++
		default:
			common++
			i++
			j++
		}
	}
	return 2 * float64(common) / float64(len(x)+len(y))
}

// token is a word or a sign, with the space before it. It takes long to compile,
// for every start of the program.
var token = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(` ?(?:[\pL\pN]+(?:[.'-][\pL\pN]+)*|[^\pL\pN ])`)
})

// spans compares two texts word by word.
func spans(was, is string) []Span {
	old, now := token().FindAllString(" "+was, -1), token().FindAllString(" "+is, -1)
	var spans []Span
	add := func(op SpanOp, words []string) {
		if len(words) > 0 {
			spans = append(spans, Span{op, strings.Join(words, "")})
		}
	}
	for _, code := range difflib.NewMatcherWithJunk(old, now, false, nil).GetOpCodes() {
		if code.Tag == 'e' {
			add(Equal, old[code.I1:code.I2])
			continue
		}
		add(Delete, old[code.I1:code.I2])
		add(Insert, now[code.J1:code.J2])
	}
	for i := range spans {
		if i == 0 || i == 1 && spans[0].Op == Delete && spans[1].Op == Insert {
			spans[i].Text = strings.TrimPrefix(spans[i].Text, " ")
		}
	}
	return spans
}

// Shortened gives the text of a span with only so many words beside what
// changed before and after it, and … for the others.
func (s Span) Shortened(words int, changedBefore, changedAfter bool) string {
	all := strings.SplitAfter(s.Text, " ")
	head, tail := "", ""
	if changedBefore {
		head = strings.Join(all[:min(words, len(all))], "")
	}
	if changedAfter {
		tail = strings.Join(all[max(0, len(all)-words):], "")
	}
	if len(head)+len(tail) >= len(s.Text) {
		return s.Text
	}
	return head + "…" + strings.TrimSuffix(" "+tail, " ")
}
