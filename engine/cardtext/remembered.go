package cardtext

import (
	"slices"
	"strings"

	"canterlaw/engine/ability"
)

// What one ability of a card remembers for another: "that name" and "banished this way" where no word
// of the paragraph says which. The ability that remembers says nothing of it.

// rememberedWord gives the word under which is remembered what a reference is about: "banished" for
// cards banished this way, "name" for that name.
func rememberedWord(reference string) string {
	return strings.ToLower(strings.TrimPrefix(reference, "ref"))
}

// remembers reports whether an ability of the card remembers something under a word.
func (c Card) remembers(word string) bool {
	return word != "" && slices.Contains(strings.Split(c.Remembers, ","), word)
}

// withoutLinks gives an ability without what it remembers for others alone.
func (c Card) withoutLinks(a *ability.Ability) *ability.Ability {
	isForOthers := func(n *ability.Node) bool {
		return n.Op == ability.Link && c.remembers(n.Word().Text) &&
			!slices.ContainsFunc(a.Statements, func(s *ability.Node) bool { return speaksOf(s, n.Word().Text) })
	}
	if c.Remembers == "" || !slices.ContainsFunc(a.Statements, isForOthers) {
		return a
	}
	rest := &ability.Ability{}
	for _, n := range a.Statements {
		if !isForOthers(n) {
			rest.Statements = append(rest.Statements, n.Clone())
		}
	}
	return ability.Normal(rest)
}

// rememberedBefore names what another ability remembers before a cost that moves this card away, with
// which that is forgotten.
func (p *parser) rememberedBefore(list []*ability.Node) (all []*ability.Node) {
	isThis := func(n *ability.Node) bool { return n.Op == ability.This }
	for i, n := range list {
		if n.Op == ability.Cost && slices.ContainsFunc(movedAway(n), isThis) {
			for _, word := range strings.Split(p.on.Remembers, ",") {
				what := remembered(word, ability.Cards, n.Pos)
				name := "remembered " + word // no name that text could have
				isSaid := false
				for _, later := range list[i+1:] {
					isSaid = isSaid || word != "" && speaksOf(later, word)
					nameValue(later, &what, name)
				}
				if isSaid {
					all = append(all, &ability.Node{Op: ability.Let, Kind: ability.Effect, Names: []string{name},
						Args: []*ability.Node{what.Clone()}, Pos: n.Pos})
				}
			}
		}
		all = append(all, n)
	}
	return all
}

// speaksOf reports whether a statement is about what is remembered under a word.
func speaksOf(n *ability.Node, word string) (does bool) {
	n.Walk(func(n *ability.Node) bool {
		does = does || isRemembered(n, word)
		return !does
	})
	return does
}

func isRemembered(n *ability.Node, word string) bool {
	return n.Op == ability.Linked && n.Word().Text == word || n.Op == doneThisWay[word] && n.Op != 0
}

// isRememberedHere reports whether cards are known by what this card remembers.
func isRememberedHere(n *ability.Node) bool {
	return n.Op == ability.Linked || n.Op == ability.BanishedThisWay || n.Op == ability.FrightenedThisWay
}

// doneThisWay are the words of the notation about what other abilities of a card have done.
var doneThisWay = map[string]ability.Op{"banished": ability.BanishedThisWay, "frightened": ability.FrightenedThisWay}

// DoneBy gives the words of what an ability does that others of its card can speak of, "banished"
// where it banishes cards, as Card.Remembers has them.
func DoneBy(a *ability.Ability) (words []string) {
	for word, ops := range map[string]ability.OpSet{"banished": thisWay["refBanished"],
		"frightened": thisWay["refFrightened"]} {
		does := false
		a.Walk(func(n *ability.Node) bool {
			does = does || ops.Has(n.Op)
			return !does
		})
		if does {
			words = append(words, word)
		}
	}
	slices.Sort(words)
	return words
}

// remembered is what is remembered under a word.
func remembered(word string, kind ability.Kind, at ability.Position) ability.Node {
	if op := doneThisWay[word]; op != 0 {
		return ability.Node{Op: op, Kind: ability.Cards, Pos: at}
	}
	return ability.Node{Op: ability.Linked, Kind: kind, Args: []*ability.Node{quoted(word)}, Pos: at}
}
