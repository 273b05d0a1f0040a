package board

import (
	"strings"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
)

func containsFold(list []string, text string) bool {
	for _, t := range list {
		if strings.EqualFold(t, text) {
			return true
		}
	}
	return false
}

// WordOf evaluates a text: its word among the program's.
func (s *State) WordOf(n *ability.Node, x *Context) Word { return s.wordOf(n, x) }

func (s *State) wordOf(n *ability.Node, x *Context) Word {
	switch n.Op {
	case ability.Quoted:
		return Word(n.Num)
	case ability.Bound, ability.Linked:
		for v := range s.valuesOf(n, x) {
			if v.Kind == WordOption {
				return Word(v.N)
			}
		}
	}
	return 0
}

func (s *State) text(n *ability.Node, x *Context) string {
	if n.Op == ability.Quoted {
		return n.Text
	}
	return s.program.words[s.wordOf(n, x)]
}

// texts evaluates a text that may stand for several.
func (s *State) texts(n *ability.Node, x *Context) []string {
	if n.Op == ability.Quoted {
		return []string{n.Text}
	}
	var all []string
	for v := range s.valuesOf(n, x) {
		if v.Kind == WordOption && v.N != 0 {
			all = append(all, s.program.words[v.N])
		}
	}
	return all
}

// ColorOf evaluates a color.
func (s *State) ColorOf(n *ability.Node, x *Context) card.Color { return s.colorOf(n, x) }

func (s *State) colorOf(n *ability.Node, x *Context) card.Color {
	switch n.Op {
	case ability.Blue:
		return card.Blue
	case ability.Orange:
		return card.Orange
	case ability.Pink:
		return card.Pink
	case ability.Purple:
		return card.Purple
	case ability.White:
		return card.White
	case ability.Yellow:
		return card.Yellow
	case ability.Bound, ability.Linked:
		for v := range s.valuesOf(n, x) {
			if v.Kind == ColorOption {
				return card.Color(v.N)
			}
		}
	}
	return card.Colorless
}
