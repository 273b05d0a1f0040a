package cardquery

import (
	"slices"
	"strings"
	"unicode"
)

type tokenKind int

const (
	wordToken tokenKind = iota
	operatorToken
	orToken
	minusToken
	openToken
	closeToken
)

// token is a piece of a query. Places are counted in characters from 0.
type token struct {
	kind       tokenKind
	from, to   int
	text       string // a word, or an operator's name
	comparison string // of an operator: ":", "=", "!=", "<", "<=", ">" or ">="
	values     []value
}

// value is one of those after an operator.
type value struct {
	text     string
	from, to int
}

// comparisons are the signs between an operator and its value, longer ones
// before what they begin with.
var comparisons = []string{"<=", ">=", "!=", ":", "=", "<", ">"}

const quotes = `"“”„`

// scanner cuts a query into tokens.
type scanner struct {
	text   []rune
	at     int
	tokens []token
}

// scan cuts a text into tokens; the error is a quotation without its end.
func scan(text string) ([]token, error) {
	s := &scanner{text: []rune(text)}
	for s.at < len(s.text) {
		r := s.text[s.at]
		switch {
		case unicode.IsSpace(r):
			s.at++
		case r == '(':
			s.add(openToken, 1)
		case r == ')':
			s.add(closeToken, 1)
		case r == '-' && s.at+1 < len(s.text) && !unicode.IsSpace(s.text[s.at+1]):
			s.add(minusToken, 1)
		default:
			if err := s.wordOrOperator(); err != nil {
				return s.tokens, err
			}
		}
	}
	return s.tokens, nil
}

func (s *scanner) add(kind tokenKind, length int) {
	s.tokens = append(s.tokens, token{kind: kind, from: s.at, to: s.at + length,
		text: string(s.text[s.at : s.at+length])})
	s.at += length
}

func (s *scanner) wordOrOperator() error {
	if end := s.nameEnd(); end > s.at {
		if sign := s.sign(end); sign != "" && s.valueFollows(end, sign) {
			return s.operator(end, sign)
		}
	}
	from := s.at
	text, err := s.piece("()")
	if err != nil {
		return err
	}
	kind := wordToken
	if strings.EqualFold(text, "or") && s.at-from == len("or") {
		kind = orToken
	}
	s.tokens = append(s.tokens, token{kind: kind, from: from, to: s.at, text: text})
	return nil
}

// nameEnd is where a name that begins here ends: letters only.
func (s *scanner) nameEnd() int {
	end := s.at
	for end < len(s.text) && unicode.IsLetter(s.text[end]) {
		end++
	}
	return end
}

// sign is the comparison that stands at a place, "" for none.
func (s *scanner) sign(at int) string {
	rest := string(s.text[at:min(len(s.text), at+2)])
	i := slices.IndexFunc(comparisons, func(c string) bool { return strings.HasPrefix(rest, c) })
	if i < 0 {
		return ""
	}
	return comparisons[i]
}

// valueFollows tells an operator from a word before a colon, such as that of a
// web address or of a sentence. At the end of the text a value may follow yet.
func (s *scanner) valueFollows(nameEnd int, sign string) bool {
	start := nameEnd + len(sign)
	if start == len(s.text) {
		return operatorNamed(string(s.text[s.at:nameEnd])) != nil
	}
	return !unicode.IsSpace(s.text[start]) && s.text[start] != '/'
}

func (s *scanner) operator(nameEnd int, sign string) error {
	t := token{kind: operatorToken, from: s.at, text: string(s.text[s.at:nameEnd]), comparison: sign}
	s.at = nameEnd + len(sign)
	var err error
	for err == nil {
		from := s.at
		var text string
		text, err = s.piece(",()")
		t.values = append(t.values, value{text, from, s.at})
		if s.at >= len(s.text) || s.text[s.at] != ',' {
			break
		}
		s.at++
	}
	t.to = s.at
	s.tokens = append(s.tokens, t)
	return err
}

// piece reads up to a space or one of the characters that end it; what stands
// in quotes is taken whole.
func (s *scanner) piece(ends string) (string, error) {
	var b strings.Builder
	for s.at < len(s.text) {
		r := s.text[s.at]
		if unicode.IsSpace(r) || strings.ContainsRune(ends, r) {
			break
		}
		if !strings.ContainsRune(quotes, r) {
			b.WriteRune(r)
			s.at++
			continue
		}
		length := slices.IndexFunc(s.text[s.at+1:], func(r rune) bool { return strings.ContainsRune(quotes, r) })
		if length < 0 {
			b.WriteString(string(s.text[s.at+1:]))
			opened := s.at
			s.at = len(s.text)
			return b.String(), mistake(opened, s.at,
				"found a quotation mark without its other half; expected one more \" behind the words that belong "+
					"together")
		}
		b.WriteString(string(s.text[s.at+1 : s.at+1+length]))
		s.at += length + 2
	}
	return b.String(), nil
}
