package ability

import (
	"strconv"
	"strings"
)

// Notation that was written before there were words for how cards enter play and for what tokens are said so in
// texts: Play(it, "frightened"), CreateToken(1, 3, Orange, "Rock Friend"). Files that have it are read as those
// words.

// formerStates are what the texts were for how a card enters play, or is played.
var formerStates = map[string]Op{
	"face-up": EnteringFaceUp, "exhausted": EnteringExhausted, "frightened": EnteringFrightened,
	"without requirements": IgnoringRequirements,
}

// formerly gives the words that a text stood for where one of a kind is expected, nil if it stood for none.
func formerly(n *Node, k Kind) *Node {
	if n.Op != Quoted {
		return nil
	}
	switch op, isState := formerStates[n.Text]; {
	case k == State && isState:
		return &Node{Op: op, Kind: State, Args: []*Node{}, Pos: n.Pos}
	case k == Token:
		return formerToken(n)
	}
	return nil
}

// formerToken reads the traits of a token with commas between them, its type, and after "with" its keywords:
// "Pegasus, Foal Friend with Swift, Competitive 1".
func formerToken(n *Node) *Node {
	text := func(s string) *Node { return &Node{Op: Quoted, Kind: Text, Text: s, Pos: n.Pos} }
	words, keywords, with := strings.Cut(n.Text, " with ")
	for _, op := range []Op{Friend, Resource, Troublemaker, Problem} {
		traits, isType := strings.CutSuffix(" "+words, " "+op.String())
		if !isType {
			continue
		}
		args := []*Node{{Op: op, Kind: Cards, Args: []*Node{}, Pos: n.Pos}}
		for trait := range strings.SplitSeq(traits, ",") {
			if trait = strings.TrimSpace(trait); trait != "" {
				args = append(args, &Node{Op: WithTrait, Kind: Feature, Args: []*Node{text(trait)}, Pos: n.Pos})
			}
		}
		for keyword := range strings.SplitSeq(keywords, ",") {
			if !with {
				break
			}
			name, number, _ := strings.Cut(strings.TrimSpace(keyword), " ")
			feature := &Node{Op: WithKeyword, Kind: Feature, Args: []*Node{text(name), nil}, Pos: n.Pos}
			if number != "" {
				x, err := strconv.Atoi(number)
				if err != nil {
					return nil
				}
				feature.Args[1] = &Node{Op: Literal, Kind: Number, Num: x, Pos: n.Pos}
			}
			args = append(args, feature)
		}
		return &Node{Op: TokenOf, Kind: Token, Args: args, Pos: n.Pos}
	}
	return nil
}
