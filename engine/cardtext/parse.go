package cardtext

import (
	"slices"
	"strings"

	"canterlaw/engine/ability"
)

// parser reads one text by a chart: what a category can be from a place on is found
// once.
type parser struct {
	reader   *Reader
	text     string
	on       Card
	tokens   []token
	memo     map[place][]partial
	furthest int // the furthest token that was expected and not found
}

// newParser makes a parser of a text that stands on a card.
func (r *Reader) newParser(text string, on Card) *parser {
	p := &parser{reader: r, text: text, tokens: split(text), memo: map[place][]partial{}, on: on}
	for i := range p.tokens {
		t := &p.tokens[i]
		if n, is := r.language.wordNumbers[t.word]; is && !t.isMistaken {
			t.number = n
		} else {
			t.number = -1
		}
	}
	return p
}

type place struct {
	category *category
	at       int
}

// partial is one meaning of the tokens from a place to end.
type partial struct {
	end   int
	nodes []*ability.Node // one for an expression; none for a repetition of nothing
}

// parse finds all meanings of the category from a place on.
func (p *parser) parse(c *category, at int) []partial {
	if at >= len(p.tokens) {
		p.furthest = max(p.furthest, at)
		return nil
	}
	if !p.canBegin(c, at) {
		p.furthest = max(p.furthest, at)
		return nil
	}
	key := place{c, at}
	if done, ok := p.memo[key]; ok {
		return done
	}
	p.memo[key] = nil // a category can't begin with itself
	var found []partial
	if c.builtin != nil {
		found = c.builtin(p, at)
		if len(found) == 0 {
			p.furthest = max(p.furthest, at)
		}
	}
	if len(c.templates) == 0 {
		p.memo[key] = found
		return found
	}
	p.furthest = max(p.furthest, at)
	var read []whole
	p.follow(&c.fork, at, make([][]*ability.Node, 0, c.mostHoles), func(t *compiled, end int, v [][]*ability.Node) {
		if nodes, is := t.build(v, at); is && (p.reader.leavesOut == nil || !p.reader.leavesOut(t.template)) {
			read = append(read, whole{t, partial{end, nodes}})
		}
	})
	slices.SortStableFunc(read, func(a, b whole) int { return a.by.order - b.by.order })
	for _, one := range read {
		found = addMeaning(found, one.partial)
	}
	p.memo[key] = found
	return found
}

// whole is what was read by a template.
type whole struct {
	by *compiled
	partial
}

// addMeaning adds a meaning unless the same is there for the same tokens.
func addMeaning(found []partial, one partial) []partial {
	for _, other := range found {
		if other.end == one.end && slices.EqualFunc(other.nodes, one.nodes, (*ability.Node).Equals) {
			return found
		}
	}
	return append(found, one)
}

// follow reads on from a fork of templates, with what was read for the holes before it.
func (p *parser) follow(f *fork, at int, values [][]*ability.Node, yield func(*compiled, int, [][]*ability.Node)) {
	for _, t := range f.ends {
		if t.agree(values) {
			yield(t, at, values)
		}
	}
	word, has := -1, at < len(p.tokens)
	if has {
		word = p.tokens[at].number
	}
	here := f.on(word)
	if len(here) < f.ways {
		p.furthest = max(p.furthest, at)
	}
	for _, w := range here {
		p.word(w.way, at, values, yield)
	}
	for _, w := range f.others {
		switch it := w.item; {
		case it.words == nil:
			p.hole(w, at, values, yield)
		default: // it may be left out
			p.follow(&w.next, at, values, yield)
			if has && slices.Contains(it.words, p.tokens[at].word) && !p.tokens[at].isMistaken {
				p.word(w, at, values, yield)
			} else {
				p.furthest = max(p.furthest, at)
			}
		}
	}
}

// word reads on behind a word that stands there.
func (p *parser) word(w *way, at int, values [][]*ability.Node, yield func(*compiled, int, [][]*ability.Node)) {
	if whose := w.of.whose(w.item, values); whose != "" && whose != p.tokens[at].word {
		p.furthest = max(p.furthest, at)
		return
	}
	p.follow(&w.next, at+1, values, yield)
}

// hole reads what stands in a hole, and on behind it.
func (p *parser) hole(w *way, at int, values [][]*ability.Node, yield func(*compiled, int, [][]*ability.Node)) {
	t, h := w.of, w.of.holes[w.item.hole]
	if h.repeats {
		p.repeat(h.category, at, nil, func(end int, nodes []*ability.Node) {
			p.follow(&w.next, end, append(values, nodes), yield)
		})
		return
	}
	if t.notAfter != "" && p.says(t.notAfter, 0, at) {
		return
	}
	if h.category.kind == ability.Effect && w.i > 0 && t.items[w.i-1].printed == "to" && p.isSubject(at) {
		return // "to draw a card", not "to they draw a card"
	}
	if h.category.name == "Owners" && (!p.isSomebodys(at) || p.saysAnothersIsYours(at, values)) {
		return
	}
	category := t.inNumber(w.i, func(words int) string {
		if at < words {
			return ""
		}
		return p.tokens[at-words].word
	})
	for _, one := range p.parse(category, at) {
		if t.oneSentence != "" && p.goesOn(h.name == t.oneSentence, at, one.end) ||
			slices.ContainsFunc(t.unless, func(words string) bool { return p.says(words, at, one.end) }) ||
			t.isDoneByAnother(h, values) && p.putsIntoYours(at, one.end) {
			continue
		}
		p.follow(&w.next, one.end, append(values, one.nodes), yield)
	}
}

// refersBack are the words by which a sentence belongs to the one before it.
var refersBack = []string{"it", "its", "that", "those", "them", "they", "their", "this", "way", "do", "don't",
	"instead", "rest", "other", "then", "otherwise"}

// isSubject reports whether a sentence with a subject begins at a token.
func (p *parser) isSubject(at int) bool {
	return at < len(p.tokens) && slices.Contains([]string{"it", "they", "you", "players", "opponents"},
		p.tokens[at].word)
}

// goesOn reports whether some tokens have a sentence that doesn't belong to the one before
// it, where there may be none; or begin with one that does, where none may.
func (p *parser) goesOn(within bool, from, to int) bool {
	if !within {
		return from > 0 && p.tokens[from-1].word == "." && p.refersBackAt(from) && !p.isOwnCondition(from)
	}
	for i := from; i < to-1; i++ {
		if p.tokens[i].word == "." && !p.refersBackAt(i+1) {
			return true
		}
	}
	return false
}

// says reports whether words stand together among some tokens.
func (p *parser) says(words string, from, to int) bool {
	among := strings.Fields(words)
	for from, to = max(from, 0), min(to, len(p.tokens)); from+len(among) <= to; from++ {
		if slices.EqualFunc(among, p.tokens[from:from+len(among)], func(w string, t token) bool {
			return strings.ToLower(w) == t.word
		}) {
			return true
		}
	}
	return false
}

// refersBackAt reports whether the sentence that begins with a token belongs to the one
// before it.
func (p *parser) refersBackAt(from int) bool {
	for i := from; i < len(p.tokens) && p.tokens[i].word != "."; i++ {
		if slices.Contains(refersBack, p.tokens[i].word) {
			return true
		}
	}
	return false
}

// agree reports whether holes of one name were read alike, and what has to be said stands
// in one.
func (t *compiled) agree(values [][]*ability.Node) bool {
	if t.needs != "" && !slices.ContainsFunc(values, func(in []*ability.Node) bool { return mentions(in, t.needs) }) {
		return false
	}
	if t.isOneInPlural(values) {
		return false
	}
	for _, description := range t.means.descriptions {
		if t.saysTwice(description, values) {
			return false
		}
	}
	for i, h := range t.holes {
		for j, other := range t.holes[:i] {
			if h.name == other.name && !slices.EqualFunc(values[i], values[j], (*ability.Node).Equals) {
				return false
			}
		}
	}
	return true
}

// mayBeSaidTwice are what sentences say of a card and imply as well: the Friend with the least
// power among Friends, and uncovering a face-down Troublemaker.
var mayBeSaidTwice = []ability.Op{
	ability.AnyCard, ability.IsFaceDown, ability.Friend, ability.Resource, ability.Troublemaker,
	ability.Problem, ability.Character, ability.ManeCharacter,
}

// saysTwice reports whether the parts of a description, with what was read for its holes, say
// the same twice: an opposing opposing Friend, an Octavia Octavia.
func (t *compiled) saysTwice(description *ability.Node, values [][]*ability.Node) bool {
	var all []*ability.Node
	for _, part := range flat(description) {
		parts := []*ability.Node{part}
		if part.Op == ability.Bound {
			if i := slices.IndexFunc(t.holes, func(h hole) bool { return h.name == part.Text }); i >= 0 {
				if len(values[i]) == 0 || values[i][0] == nil {
					continue
				}
				parts = flat(values[i][0])
			}
		}
		for _, n := range parts {
			if n.Op == ability.ControlledBy && t.isYou(n.Players(), values) {
				n = &ability.Node{Op: ability.Yours, Kind: ability.Cards}
			}
			if !slices.Contains(mayBeSaidTwice, n.Op) && slices.ContainsFunc(all, n.Equals) {
				return true
			}
			all = append(all, n)
		}
	}
	return false
}

// isYou reports whether a player is You, also as what was read for a hole.
func (t *compiled) isYou(player *ability.Node, values [][]*ability.Node) bool {
	if i := t.holeNamed(player); i >= 0 && i < len(values) && len(values[i]) > 0 && values[i][0] != nil {
		player = values[i][0]
	}
	return player.Op == ability.You
}

// says tells whether an operation stands in what was read for a hole.
func says(op ability.Op) func([]*ability.Node) bool {
	return func(in []*ability.Node) (is bool) {
		for _, n := range in {
			n.Walk(func(n *ability.Node) bool {
				is = is || n.Op == op
				return !is
			})
		}
		return is
	}
}

// mentions reports whether a name stands in what was read for a hole.
func mentions(in []*ability.Node, name string) (is bool) {
	for _, n := range in {
		n.Walk(func(n *ability.Node) bool {
			is = is || n.Op == ability.Bound && n.Text == name
			return !is
		})
	}
	return is
}

// repeat reads a category any number of times, and joins what was read.
func (p *parser) repeat(c *category, at int, before []*ability.Node, yield func(int, []*ability.Node)) {
	yield(at, before)
	for _, one := range p.parse(c, at) {
		nodes := one.nodes
		if len(before) > 0 {
			if slices.ContainsFunc(flat(before[0]), one.nodes[0].Equals) {
				continue // nobody says the same twice
			}
			nodes = []*ability.Node{join(before[0], one.nodes[0])}
		}
		p.repeat(c, one.end, nodes, yield)
	}
}

// join joins descriptions; a missing one says nothing.
func join(left, right *ability.Node) *ability.Node {
	switch {
	case left == nil:
		return right
	case right == nil:
		return left
	}
	return &ability.Node{Op: ability.And, Kind: ability.Cards, Args: []*ability.Node{left, right}, Pos: left.Pos}
}

// build gives the template's notation with the values in its holes; not if one of them has several parts where
// the notation has a place for one: the others would be lost.
func (t *compiled) build(values [][]*ability.Node, at int) (nodes []*ability.Node, is bool) {
	s := substitution{
		names: make([]string, len(t.holes)), values: slices.Clone(values),
		pos: ability.Position{Line: 1, Column: at + 1},
	}
	for i, h := range t.holes {
		s.names[i] = h.name
	}
	if t.means.againBy != nil {
		i := slices.IndexFunc(t.holes, func(h hole) bool { return h.category.kind == ability.Effect })
		by := []*ability.Node{t.means.againBy}
		again := substitution{names: []string{"by", "their"}, values: [][]*ability.Node{by, by}}
		theirs := again.list(s.values[i])
		for _, n := range theirs { // what is opposing to them is yours
			n.Walk(func(n *ability.Node) bool {
				if n.Op == ability.Opposing {
					n.Op = ability.Yours
				}
				return true
			})
		}
		s.names, s.values = append(s.names, t.again), append(s.values, theirs)
	}
	s.fill(t, t.means.by, []string{"by", "their"}, ability.Effect)
	s.fill(t, t.means.subject, []string{"subject"}, ability.Modifier)
	s.fill(t, t.means.subject, []string{"subject"}, ability.Event)
	s.fill(t, t.means.counted, []string{"counted"}, ability.Condition)
	if t.means.subject != nil {
		var said []*ability.Node
		for i, h := range t.holes {
			if h.category.kind == ability.Modifier || h.category.name == "Forbidden" {
				said = append(said, s.values[i]...)
			}
		}
		choosesOnce(said)
	}
	nodes = s.list(t.means.notation)
	return nodes, !s.isLost
}

// choosesOnce chooses once for modifiers that all speak of the same choice: the later ones are about what is
// chosen for the first of them.
func choosesOnce(modifiers []*ability.Node) {
	var first *ability.Node
	once := func(n *ability.Node) bool {
		for i, a := range n.Args {
			switch {
			case a == nil || a.Op != ability.Choose:
			case first == nil:
				first = a.Clone() // what was read stays as it is for other readings
				n.Args[i] = first
			case slices.EqualFunc(a.Args, first.Args, (*ability.Node).Equals):
				first.Names = []string{"chosen"}
				n.Args[i] = &ability.Node{Op: ability.Bound, Kind: ability.Cards, Text: "chosen", Pos: a.Pos}
			}
		}
		return n.Kind == ability.Modifier || n.Kind == ability.Event
	}
	for _, n := range modifiers {
		n.Walk(once)
	}
}

// leavesOpen reports whether what stands in a hole leaves open by whom, or of which cards:
// what is done as well as, of what happens, the verbs of players.
func (h hole) leavesOpen(kind ability.Kind) bool {
	isAct := slices.Contains([]string{"Act", "ActOfOwn", "DoneBefore", "DoneBy", "Charged", "Pays"}, h.category.name)
	return h.category.kind == kind && !(kind == ability.Event && isAct) || kind == ability.Effect && isAct
}

// fill puts what the template says into names that its holes of the kind leave open.
func (s *substitution) fill(t *compiled, with *ability.Node, names []string, kind ability.Kind) {
	if with == nil {
		return
	}
	value, isHole := s.value(with)
	if !isHole {
		value = []*ability.Node{s.node(with)}
	}
	open := substitution{}
	for _, name := range names {
		if name == "their" && isHole && value[0].Op == ability.You {
			continue // what "you" do isn't "their" doing
		}
		open.names, open.values = append(open.names, name), append(open.values, value)
	}
	for i, h := range t.holes {
		if h.leavesOpen(kind) && (kind != ability.Effect || t.whoOf == "" || t.whoOf == h.name) {
			s.values[i] = open.list(s.values[i])
		}
	}
}
