package cardquery

import (
	"strings"

	"canterlaw/rulesdb/spelling"
)

// parser reads tokens. The grammar is
//
//	query    = { all "or" } all
//	all      = one { one }
//	one      = [ "-" ] ( word | operator | "(" query ")" )
//
// and order may stand anywhere outside parentheses.
type parser struct {
	cards  *Cards
	tokens []token
	end    int // of the text
	depth  int // of parentheses
	// either says that an "or" stands outside parentheses: then no word must be
	// there.
	either bool
	query  query
}

func (c *Cards) parse(text string) (*query, error) {
	tokens, err := scan(text)
	if err != nil {
		return nil, err
	}
	p := &parser{cards: c, end: len([]rune(text))}
	if p.tokens, err = p.takeOrder(tokens); err != nil {
		return nil, err
	}
	if len(p.tokens) == 0 {
		p.query.holds = all(nil)
		return &p.query, nil
	}
	if p.query.holds, err = p.alternatives(); err != nil {
		return nil, err
	}
	if len(p.tokens) > 0 {
		t := p.tokens[0]
		return nil, mistake(t.from, t.to, "found a closing parenthesis; expected an opening one before it")
	}
	if p.either {
		p.query.words = nil
	}
	return &p.query, nil
}

// takeOrder takes the order from the tokens, which says nothing of any card.
func (p *parser) takeOrder(tokens []token) ([]token, error) {
	var rest []token
	depth, negated := 0, false
	for _, t := range tokens {
		switch {
		case t.kind == operatorToken && operatorNamed(t.text) == orderOperator:
			if depth > 0 || negated {
				return nil, mistake(t.from, t.to,
					"found %s in parentheses or behind a minus; expected it outside: it orders all that is found",
					t.text)
			}
			order, err := readOrder(t)
			if err != nil {
				return nil, err
			}
			p.query.order = append(p.query.order, order...)
			continue
		case t.kind == openToken:
			depth++
		case t.kind == closeToken:
			depth--
		}
		negated = t.kind == minusToken
		rest = append(rest, t)
	}
	return rest, nil
}

// next gives the next token without taking it; false at the end.
func (p *parser) next() (token, bool) {
	if len(p.tokens) == 0 {
		return token{}, false
	}
	return p.tokens[0], true
}

func (p *parser) alternatives() (condition, error) {
	var ways []condition
	for {
		way, err := p.together()
		if err != nil {
			return nil, err
		}
		ways = append(ways, way)
		t, ok := p.next()
		if !ok || t.kind != orToken {
			return anyOf(ways), nil
		}
		p.either = p.either || p.depth == 0
		p.tokens = p.tokens[1:]
	}
}

func (p *parser) together() (condition, error) {
	var conditions []condition
	for {
		t, ok := p.next()
		if !ok || t.kind == orToken || t.kind == closeToken {
			if len(conditions) > 0 {
				return all(conditions), nil
			}
			return nil, p.missing(t, ok)
		}
		one, err := p.one()
		if err != nil {
			return nil, err
		}
		conditions = append(conditions, one)
	}
}

// missing says that a word or an operator should stand before a token, or at
// the end.
func (p *parser) missing(t token, ok bool) error {
	const expected = "expected a word or an operator such as t:friend"
	if !ok {
		return mistake(p.end, p.end, "found the end; %s", expected)
	}
	return mistake(t.from, t.to, "found %s; %s before it", t.text, expected)
}

func (p *parser) one() (condition, error) {
	t := p.tokens[0]
	p.tokens = p.tokens[1:]
	switch t.kind {
	case minusToken:
		return p.negated()
	case openToken:
		return p.parenthesis(t)
	case operatorToken:
		return p.cards.operator(t)
	}
	folded := spelling.Fold(t.text)
	if p.depth == 0 {
		p.query.words = append(p.query.words, folded)
	}
	return func(e *entry) bool { return e.has(folded) }, nil
}

func (p *parser) negated() (condition, error) {
	t, ok := p.next()
	if !ok || t.kind == orToken || t.kind == closeToken {
		return nil, p.missing(t, ok)
	}
	words := len(p.query.words)
	one, err := p.one()
	p.query.words = p.query.words[:words]
	if err != nil {
		return nil, err
	}
	return not(one), nil
}

func (p *parser) parenthesis(open token) (condition, error) {
	p.depth++
	inside, err := p.alternatives()
	p.depth--
	if err != nil {
		return nil, err
	}
	if t, ok := p.next(); !ok || t.kind != closeToken {
		return nil, mistake(open.from, open.to, "found an opening parenthesis; expected a closing one behind it")
	}
	p.tokens = p.tokens[1:]
	return inside, nil
}

// operator reads an operator with its values, of which one is enough.
func (c *Cards) operator(t token) (condition, error) {
	o := operatorNamed(t.text)
	if o == nil {
		return nil, unknownOperator(t)
	}
	sign := t.comparison
	if sign == "!=" {
		sign = "="
	}
	if strings.ContainsAny(sign, "<>") && !o.compares {
		at := t.from + len([]rune(t.text))
		return nil, mistake(at, at+len(sign), "found %s behind %s; expected : (or =, or != for its contrary)", sign,
			t.text)
	}
	var ways []condition
	for _, v := range t.values {
		if strings.TrimSpace(v.text) == "" {
			return nil, mistake(v.from, v.to, "found no value for %s; expected %s", t.text, o.expected(c))
		}
		way, err := o.read(c, sign, v)
		if err != nil {
			return nil, err
		}
		ways = append(ways, way)
	}
	if t.comparison == "!=" {
		return not(anyOf(ways)), nil
	}
	return anyOf(ways), nil
}

// unknownOperator says what there is instead.
func unknownOperator(t token) error {
	return mistake(t.from, t.from+len([]rune(t.text)),
		"found %q, which is no operator; %sexpected %s. To look for the word itself, leave a space behind it",
		t.text, didYouMean(t.text, operatorNames()), listed(usualNames()))
}
