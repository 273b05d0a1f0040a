package cardtext

import (
	"slices"

	"canterlaw/engine/ability"
)

// Sentences that each begin with a condition: "If it's a Friend, … . If it's an Event, …" are two conditions beside
// each other, though the second one speaks of what was spoken of before. "If you do" is about the sentence before.

// whatWasDone are the words by which a condition is about the sentence before.
var whatWasDone = []string{"do", "don't", "does", "doesn't", "did", "didn't", "way", "can't"}

// isOwnCondition reports whether the sentence that begins with a token has a condition of its own.
func (p *parser) isOwnCondition(from int) bool {
	if from >= len(p.tokens) || p.tokens[from].word != "if" {
		return false
	}
	inCondition := true
	for _, t := range p.tokens[from:] {
		switch {
		case t.word == ".":
			return true
		case t.word == ",":
			inCondition = false
		case t.word == "instead", inCondition && slices.Contains(whatWasDone, t.word):
			return false
		}
	}
	return true
}

// otherwiseOfTwo gives where "otherwise" stands behind two such sentences: whether it is so where neither condition
// is, or not the last of them, the words don't tell. It is -1 if that isn't so.
func (p *parser) otherwiseOfTwo() int {
	conditions := 0 // sentences with one, after one another
	for i, t := range p.tokens {
		begins := i == 0 || p.tokens[i-1].word == "." || p.tokens[i-1].word == ":"
		switch {
		case t.word == "otherwise" && conditions > 1:
			return i
		case begins && t.word == "if" && conditions == 1 && p.isOfShown(i):
		case begins && t.word == "if" && p.isOwnCondition(i):
			conditions++
		case t.word == "if" && !begins && p.tokens[i-1].word == "," && p.isOwnCondition(i):
			conditions = 1
		case begins:
			conditions = 0
		}
	}
	return -1
}

// isOfShown reports whether the sentence that begins with a token has a condition about what the sentence before it
// shows: that is asked only if it was shown.
func (p *parser) isOfShown(from int) bool {
	if !p.says("if it", from, from+2) && !p.says("if that card", from, from+3) {
		return false
	}
	for i := from - 2; i >= 0 && p.tokens[i].word != "."; i-- {
		if p.tokens[i].word == "reveal" || p.tokens[i].word == "look" {
			return true
		}
	}
	return false
}

// fewerWithin tells whether an ability asks a condition within another more often than another meaning, behind what
// is done if the other is so: what stands in a sentence of its own is asked anyway.
func fewerWithin(meanings []*ability.Ability) func(*ability.Ability) bool {
	within := func(a *ability.Ability) (n int) {
		a.Walk(func(node *ability.Node) bool {
			if node.Op == ability.If {
				for i, inner := range node.Body {
					if i > 0 && inner.Op == ability.If {
						n++
					}
				}
			}
			return true
		})
		return n
	}
	least := within(meanings[0])
	for _, a := range meanings {
		least = min(least, within(a))
	}
	return func(a *ability.Ability) bool { return within(a) > least }
}

// mayBeOneThatIs reports whether "it" may be a card that a condition says there to be, rather than this card: "if
// there is a Troublemaker here, dismiss it". Which one that is nobody has chosen.
func (r *resolver) mayBeOneThatIs(ref *ability.Node, m mention) (may bool) {
	if ref.Text != "refCard" || m.node.Op != ability.This && m.node.Op != ability.Host {
		return false
	}
	r.a.Walk(func(n *ability.Node) bool {
		if n.Op != ability.If || !slices.ContainsFunc(n.Body, func(does *ability.Node) bool {
			return contains(&ability.Node{Args: []*ability.Node{does}}, ref)
		}) {
			return true
		}
		for _, condition := range conditionsOf(n.Condition()) {
			at := condition.Pos.Column
			may = may || condition.Op == ability.Any && at > m.at && at < ref.Pos.Column
		}
		return true
	})
	return may
}

// conditionsOf gives the conditions of which one is made up that all have to be so.
func conditionsOf(n *ability.Node) []*ability.Node {
	if n.Op != ability.And {
		return []*ability.Node{n}
	}
	return append(conditionsOf(n.Left()), conditionsOf(n.Right())...)
}
