package board

import (
	"reflect"
	"strings"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
)

// What is printed on the tokens that abilities create (521.1): the program has a
// print for each, so that a state can name it.

// addTokens adds the prints of the tokens that the abilities of the prints
// create.
func (p *Program) addTokens() {
	for i := range len(p.prints) - 1 {
		for _, face := range p.prints[i+1].Faces {
			for _, text := range face.Abilities {
				if !strings.Contains(text, ability.CreateToken.String()) {
					continue
				}
				if read, err := ability.Read(text); err == nil { // errors are reported with all others
					read.Walk(func(n *ability.Node) bool {
						if n.Op == ability.CreateToken {
							p.addTokensOf(n)
						}
						return true
					})
				}
			}
		}
	}
}

// mostTokenPower is the highest power of tokens whose power is not written as a
// number.
const mostTokenPower = 20

// addTokensOf adds the prints that one CreateToken can need: where the power or
// the color is settled only in play, one for each.
func (p *Program) addTokensOf(n *ability.Node) {
	powers := make([]int, 0, mostTokenPower+1)
	if n.Power().Op == ability.Literal {
		powers = append(powers, n.Power().Num)
	} else {
		for power := range mostTokenPower + 1 {
			powers = append(powers, power)
		}
	}
	colors := []card.Color{card.Colorless}
	switch {
	case n.Color() == nil:
	case n.Color().Op == ability.Bound || n.Color().Op == ability.Linked:
		colors = card.AllColors()
	default:
		colors[0] = (&State{}).colorOf(n.Color(), nil)
	}
	for _, power := range powers {
		for _, color := range colors {
			token := tokenCard(power, color, n.Token())
			if p.findToken(&token) == Unknown {
				p.prints = append(p.prints, token)
			}
		}
	}
}

// tokenCard makes what is printed on a token of so much power (521.1), whose name is its
// traits (521.1a).
func tokenCard(power int, color card.Color, of *ability.Node) card.Card {
	face := card.Face{Type: card.Friend, Power: &power}
	if t, err := card.ParseType(of.OfType().Op.String()); err == nil {
		face.Type = t
	}
	if color != card.Colorless {
		face.Colors = card.ColorsOf(color)
	}
	for _, feature := range of.Args[1:] {
		switch word := feature.Word().Text; feature.Op {
		case ability.WithTrait:
			face.Traits = append(face.Traits, word)
		case ability.WithKeyword:
			k := card.Keyword{Name: word}
			if n := feature.N(); n != nil {
				k.X = n.Num
			}
			face.Keywords = append(face.Keywords, k)
		}
	}
	face.Title = strings.Join(face.Traits, " ")
	return card.Card{Token: true, Faces: []card.Face{face}}
}

// findToken finds a print with the same facts.
func (p *Program) findToken(token *card.Card) Print {
	for i := range p.prints[1:] {
		if p.prints[i+1].Token && reflect.DeepEqual(p.prints[i+1], *token) {
			return Print(i + 1)
		}
	}
	return Unknown
}

// Token finds what is printed on a token of so much power, of the color or of
// none, as TokenOf says it.
func (p *Program) Token(power int, color card.Color, of *ability.Node) (Print, bool) {
	token := tokenCard(power, color, of)
	print := p.findToken(&token)
	return print, print != Unknown
}
