package cardtext

import (
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine/ability"
)

// Categories that are no constructions: numbers, symbols and names.

func one(end int, n *ability.Node, at int) []partial {
	n.Pos = ability.Position{Line: 1, Column: at + 1}
	return []partial{{end, []*ability.Node{n}}}
}

func literal(n int) *ability.Node {
	return &ability.Node{Op: ability.Literal, Kind: ability.Number, Num: n}
}

func quoted(text string) *ability.Node {
	return &ability.Node{Op: ability.Quoted, Kind: ability.Text, Text: text}
}

var numberWords = []string{"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}

// keywordNumber is X: in what a keyword means its number (701.4), elsewhere the number that the
// text says it is; nil for other words.
func (p *parser) keywordNumber(word string) *ability.Node {
	if word != "x" {
		return nil
	}
	if !p.on.IsDefinition {
		return &ability.Node{Op: ability.Bound, Kind: ability.Number, Text: "refX"}
	}
	return &ability.Node{Op: ability.X, Kind: ability.Number}
}

// number reads 3 or three, and X.
func number(p *parser, at int) []partial {
	w := p.tokens[at].word
	if x := p.keywordNumber(w); x != nil {
		return one(at+1, x, at)
	}
	if i := slices.Index(numberWords, w); i >= 0 {
		return one(at+1, literal(i), at)
	}
	if n, err := strconv.Atoi(w); err == nil && w[0] != '+' && w[0] != '-' {
		return one(at+1, literal(n), at)
	}
	return nil
}

// signed reads +3 or -3.
func signed(p *parser, at int) []partial {
	w := p.tokens[at].word
	if x := p.keywordNumber(w[1:]); x != nil && w[0] == '+' {
		return one(at+1, x, at)
	} else if x != nil && w[0] == '-' {
		return one(at+1, &ability.Node{Op: ability.Minus, Kind: ability.Number, Args: []*ability.Node{x}}, at)
	}
	if n, err := strconv.Atoi(w); err == nil && (w[0] == '+' || w[0] == '-') {
		return one(at+1, literal(n), at)
	}
	return nil
}

// bracketed reads [3], or 3 action tokens (502.1).
func bracketed(prefix string) func(*parser, int) []partial {
	return func(p *parser, at int) []partial {
		inner, ok := strings.CutPrefix(p.tokens[at].word, prefix+"[")
		if x := p.keywordNumber(strings.TrimSuffix(inner, "]")); ok && x != nil {
			return one(at+1, x, at)
		}
		if n, err := strconv.Atoi(strings.TrimSuffix(inner, "]")); ok && err == nil {
			return one(at+1, literal(n), at)
		}
		if n, err := strconv.ParseUint(p.tokens[at].word, 10, 7); prefix == "" && err == nil && p.isPaid(at) {
			return one(at+1, literal(int(n)), at)
		}
		end := min(at+3, len(p.tokens))
		if prefix == "" && (p.says("action token", at+1, end) || p.says("action tokens", at+1, end)) {
			if n, err := strconv.ParseUint(p.tokens[at].word, 10, 7); err == nil {
				return one(at+3, literal(int(n)), at)
			}
		}
		return nil
	}
}

// isPaid reports whether a plain number can be one of action tokens: "pay 2", "costs 1 less".
func (p *parser) isPaid(at int) bool {
	is := func(at int, words ...string) bool {
		return at >= 0 && at < len(p.tokens) && slices.Contains(words, p.tokens[at].word)
	}
	return is(at-1, "pay", "pays") && !is(at+1, "action") || is(at+1, "less", "more")
}

// The symbols of the colors (203.1).
var colorSymbols = map[string]ability.Op{
	"[loyalty]": ability.Blue, "[honesty]": ability.Orange, "[laughter]": ability.Pink, "[magic]": ability.Purple,
	"[generosity]": ability.White, "[kindness]": ability.Yellow,
	"blue": ability.Blue, "orange": ability.Orange, "pink": ability.Pink, "purple": ability.Purple,
	"white": ability.White, "yellow": ability.Yellow,
}

func color(p *parser, at int) []partial {
	if op, is := colorSymbols[p.tokens[at].word]; is {
		return one(at+1, &ability.Node{Op: op, Kind: ability.Color}, at)
	}
	return nil
}

// textFrom gives the tokens as they stand in the text.
func (p *parser) textFrom(from, to int) string {
	return p.text[p.tokens[from].from:p.tokens[to-1].to]
}

func known(of func(*Reader) *names) func(*parser, int) []partial {
	return func(p *parser, at int) (all []partial) {
		for _, end := range of(p.reader).at(p.tokens, at) {
			all = append(all, one(end, quoted(strings.ReplaceAll(p.textFrom(at, end), "’", "'")), at)...)
		}
		return all
	}
}

// pluralTrait reads a trait with an s: Critters.
func pluralTrait(p *parser, at int) []partial {
	for last := at; last < len(p.tokens) && last < at+3; last++ {
		for _, singular := range singulars(p.tokens[last].text) {
			words := append(p.texts(at, last), singular)
			for _, name := range p.reader.traits.byFirst[strings.ToLower(words[0])] {
				if slices.EqualFunc(name, words, func(t token, word string) bool { return t.text == word }) {
					return one(last+1, quoted(strings.Join(words, " ")), at)
				}
			}
		}
	}
	return nil
}

// texts gives the texts of tokens.
func (p *parser) texts(from, to int) (all []string) {
	for _, t := range p.tokens[from:to] {
		all = append(all, t.text)
	}
	return all
}

// singulars gives what a noun can be the plural of.
func singulars(noun string) (all []string) {
	for _, ending := range []struct{ plural, singular string }{
		{"ies", "y"}, {"ves", "f"}, {"es", ""}, {"s", ""}, {"i", "us"},
	} {
		if stem, is := strings.CutSuffix(noun, ending.plural); is && stem != "" {
			all = append(all, stem+ending.singular)
		}
	}
	if strings.HasSuffix(noun, "lty") || strings.HasSuffix(noun, "lry") { // Royalty, Cavalry: of many, too
		all = append(all, noun)
	}
	return all
}

// nonTrait reads a trait with non before it: non-Unicorn.
func nonTrait(p *parser, at int) []partial {
	name, is := strings.CutPrefix(p.tokens[at].text, "non-")
	if !is || name == ability.Unique.String() { // which is said otherwise
		return nil
	}
	for _, words := range p.reader.traits.byFirst[strings.ToLower(name)] {
		if len(words) == 1 && words[0].text == name {
			trait := &ability.Node{Op: ability.Trait, Kind: ability.Cards, Args: []*ability.Node{quoted(name)}}
			return one(at+1, &ability.Node{Op: ability.Not, Kind: ability.Cards, Args: []*ability.Node{trait}}, at)
		}
	}
	return nil
}

// counterName reads the name of a counter: one word or two that begin with a capital before
// "counter".
func counterName(p *parser, at int) []partial {
	for end := at + 1; end <= at+2 && end < len(p.tokens); end++ {
		if t := p.tokens[end-1]; t.text[0] < 'A' || t.text[0] > 'Z' {
			return p.smallCounterName(at)
		}
		if strings.HasPrefix(p.tokens[end].word, "counter") {
			return one(end, quoted(p.textFrom(at, end)), at)
		}
	}
	return nil
}

// smallCounterName reads the name of a counter in small letters: one word that means nothing else in texts. It is the
// same name as with a capital.
func (p *parser) smallCounterName(at int) []partial {
	name := p.tokens[at]
	isName := name.number < 0 && !name.isMistaken && name.text[0] >= 'a' && name.text[0] <= 'z'
	if !isName || at+1 >= len(p.tokens) || !strings.HasPrefix(p.tokens[at+1].word, "counter") {
		return nil
	}
	return one(at+1, quoted(strings.ToUpper(name.text[:1])+name.text[1:]), at)
}

// tokenWords reads what a token is: its traits, its type and its keywords (521.1).
func tokenWords(head string) func(*parser, int) []partial {
	return func(p *parser, at int) (all []partial) {
		for _, t := range p.parse(p.reader.language.named("Trait"), at) {
			if t.end+1 >= len(p.tokens) || p.tokens[t.end].word != "friend" || p.tokens[t.end+1].word != head {
				continue
			}
			trait, end := feature(ability.WithTrait, t.nodes[0].Text), t.end+2
			all = append(all, one(end, tokenFriend(trait), at)...)
			if end < len(p.tokens) && p.tokens[end].word == "with" {
				for _, k := range p.parse(p.reader.language.named("Keyword"), end+1) {
					keyword := feature(ability.WithKeyword, k.nodes[0].Text)
					all = append(all, one(k.end, tokenFriend(trait, keyword), at)...)
				}
			}
		}
		return all
	}
}

// tokenFriend is a token Friend with its traits and keywords.
func tokenFriend(features ...*ability.Node) *ability.Node {
	friend := &ability.Node{Op: ability.Friend, Kind: ability.Cards}
	return &ability.Node{Op: ability.TokenOf, Kind: ability.Token, Args: append([]*ability.Node{friend}, features...)}
}

func feature(of ability.Op, word string) *ability.Node {
	args := []*ability.Node{quoted(word), nil}
	return &ability.Node{Op: of, Kind: ability.Feature, Args: args[:len(of.Entry().Params)]}
}
