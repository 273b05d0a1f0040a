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
		return (n.Op == ability.Link || n.Op == ability.Unlink) && c.remembers(n.Word().Text) &&
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

// chosen is the word under which chosen cards are remembered.
const chosen = "chosen"

// choices are what an ability can choose so that others of its card speak of it, each with its word.
var choices = map[ability.Op]string{ability.NameCard: "name", ability.ChooseColor: "color",
	ability.ChooseTrait: "trait", ability.Choose: chosen}

// Speaking gives the words of what an ability chooses and does that others of its card can speak of, as
// Card.Remembers has them: "name" where it names a card, "banished" where it banishes cards, and "chosen" where
// it chooses some, with what they are: "chosen Friend".
func Speaking(a *ability.Ability) (words []string) {
	add := func(word string) {
		if !slices.Contains(words, word) {
			words = append(words, word)
		}
	}
	banishes, frightens := thisWay["refBanished"], thisWay["refFrightened"]
	a.Walk(func(n *ability.Node) bool {
		if word := choices[n.Op]; word != "" && binderOf(a, word) != nil {
			add(word)
			if n.Op == ability.Choose {
				for _, part := range flat(n.Cards()) {
					add(chosen + " " + part.Op.String())
				}
			}
		}
		switch {
		case banishes.Has(n.Op):
			add("banished")
		case frightens.Has(n.Op):
			add("frightened")
		}
		return true
	})
	slices.Sort(words)
	return words
}

// rememberedCards gives the word for "that card" of which another ability speaks: what it has done to cards, or
// else that it chose one.
func (c Card) rememberedCards() string {
	for _, word := range []string{"frightened", "banished"} {
		if c.remembers(word) {
			return word
		}
	}
	return chosen
}

// choseOne reports whether what was chosen can be called by the head word.
func (c Card) choseOne(head *ability.Node) bool {
	isCharacter := c.remembers(chosen+" "+ability.Friend.String()) ||
		c.remembers(chosen+" "+ability.ManeCharacter.String())
	return head.Op == ability.AnyCard || c.remembers(chosen+" "+head.Op.String()) ||
		head.Op == ability.Character && isCharacter
}

// SpokenOf gives the words under which an ability speaks of what others of its card chose.
func SpokenOf(a *ability.Ability) (words []string) {
	a.Walk(func(n *ability.Node) bool {
		if n.Op == ability.Linked && !slices.Contains(words, n.Word().Text) {
			words = append(words, n.Word().Text)
		}
		return true
	})
	return words
}

// Remembering gives an ability with what it chooses remembered under a word for others of its card: only the
// last of them, where it can be used more often than once. It gives nil if the ability chooses nothing of the
// sort, or only perhaps; what is remembered already stays so.
func Remembering(a *ability.Ability, word string) *ability.Ability {
	switch {
	case binderOf(a, word) == nil:
		return nil
	case slices.ContainsFunc(a.Statements, func(n *ability.Node) bool {
		return n.Op == ability.Link && n.Word().Text == word
	}):
		return a
	}
	all := &ability.Ability{}
	for _, n := range a.Statements {
		all.Statements = append(all.Statements, n.Clone())
	}
	binder := binderOf(all, word)
	at := slices.Index(all.Statements, binder)
	if len(binder.Names) == 0 {
		binder.Names = []string{"remembered"}
	}
	links := func(op ability.Op, args ...*ability.Node) *ability.Node {
		return &ability.Node{Op: op, Kind: ability.Effect, Args: append([]*ability.Node{quoted(word)}, args...),
			Pos: binder.Pos}
	}
	name := &ability.Node{Op: ability.Bound, Kind: resultKind(binder.Op), Text: binder.Names[0], Pos: binder.Pos}
	added := []*ability.Node{links(ability.Link, name)}
	if !isOnEntering(all) {
		added = append([]*ability.Node{links(ability.Unlink)}, added...)
	}
	all.Statements = slices.Insert(all.Statements, at+1, added...)
	return ability.Normal(all)
}

// binderOf gives the last statement of an ability that chooses what is remembered under a word.
func binderOf(a *ability.Ability, word string) (last *ability.Node) {
	for _, n := range a.Statements {
		if n.Kind == ability.Effect && choices[n.Op] == word {
			last = n
		}
	}
	return last
}

// resultKind is the kind of what a choice gives.
func resultKind(op ability.Op) ability.Kind {
	switch op {
	case ability.ChooseColor:
		return ability.Color
	case ability.Choose:
		return ability.Cards
	}
	return ability.Text
}

// isOnEntering reports whether an ability works only as its card enters play.
func isOnEntering(a *ability.Ability) bool {
	return slices.ContainsFunc(a.Statements, func(n *ability.Node) bool {
		event := n.Subject()
		return n.Kind == ability.Header && event != nil && event.Op == ability.EntersPlay &&
			event.Cards() != nil && event.Cards().Op == ability.This
	})
}

// Remembered gives, as Card.Remembers has them, the words under which abilities of a face remember something
// for others of it.
func Remembered(face []*ability.Ability) string {
	var words []string
	says := func(word string) func(*ability.Ability) bool {
		return func(a *ability.Ability) bool {
			return slices.ContainsFunc(a.Statements, func(n *ability.Node) bool { return speaksOf(n, word) })
		}
	}
	for i, a := range face {
		a.Walk(func(n *ability.Node) bool {
			if n.Op == ability.Link && slices.ContainsFunc(slices.Concat(face[:i], face[i+1:]), says(n.Word().Text)) {
				words = append(words, n.Word().Text)
			}
			return true
		})
	}
	for word := range doneThisWay {
		if slices.ContainsFunc(face, says(word)) {
			words = append(words, word)
		}
	}
	slices.Sort(words)
	return strings.Join(slices.Compact(words), ",")
}

// remembered is what is remembered under a word.
func remembered(word string, kind ability.Kind, at ability.Position) ability.Node {
	if op := doneThisWay[word]; op != 0 {
		return ability.Node{Op: op, Kind: ability.Cards, Pos: at}
	}
	return ability.Node{Op: ability.Linked, Kind: kind, Args: []*ability.Node{quoted(word)}, Pos: at}
}
