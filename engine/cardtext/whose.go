package cardtext

import (
	"slices"
	"strings"

	"canterlaw/engine/ability"
)

// Whose hand it is, and who does something: words that have to agree with who was named before.
//
// Cards are put into their owners' hands, decks and discard piles, as the errata of chapter 10 say
// where texts had "your hand". Yet a text has to name one that can be meant.

// isSomebodys reports whether a player was spoken of, where "their hand" begins at a token.
func (p *parser) isSomebodys(at int) bool {
	if at >= len(p.tokens) || p.tokens[at].word != "their" ||
		at+1 < len(p.tokens) && strings.HasPrefix(p.tokens[at+1].word, "owner") {
		return true
	}
	return slices.ContainsFunc(p.tokens[:at], func(t token) bool {
		return slices.Contains([]string{"player", "players", "opponent", "opponents", "opposing", "they", "owner",
			"owners", "controller", "winner", "loser", "challenger", "challengers"}, t.word)
	})
}

// saysAnothersIsYours reports whether "your hand" begins at a token, and cards of opponents go there.
func (p *parser) saysAnothersIsYours(at int, values [][]*ability.Node) bool {
	return at < len(p.tokens) && p.tokens[at].word == "your" && slices.ContainsFunc([]ability.Op{ability.Opposing,
		ability.Opponent, ability.Opponents, ability.OpponentOf}, func(op ability.Op) bool {
		return slices.ContainsFunc(values, says(op))
	})
}

// whose gives which of "their" and "your", or of "they" and "you", agrees with the player whom a hole named before;
// "" where an item doesn't offer both, or no player was named.
func (t *compiled) whose(it *item, values [][]*ability.Node) string {
	yours, theirs := "your", "their"
	if slices.Contains(it.words, "they") {
		yours, theirs = "you", "they"
	}
	if !slices.Contains(it.words, theirs) || !slices.Contains(it.words, yours) {
		return ""
	}
	for i, value := range values {
		if t.holes[i].category.kind == ability.Player && len(value) > 0 && value[0] != nil {
			if value[0].Op == ability.You {
				return yours
			}
			return theirs
		}
	}
	return ""
}

// isDoneByAnother reports whether what a hole says is done by somebody other than You.
func (t *compiled) isDoneByAnother(h hole, values [][]*ability.Node) bool {
	return t.leavesOpen(h) && !t.isYou(t.means.by, values)
}

// leavesOpen reports whether a hole leaves open by whom something is done, and the template says it.
func (t *compiled) leavesOpen(h hole) bool {
	return t.means.by != nil && h.leavesOpen(ability.Effect) && (t.whoOf == "" || t.whoOf == h.name)
}

// putsIntoYours reports whether somebody puts cards into your hand, deck or discard pile by some
// tokens, or shuffles your deck.
func (p *parser) putsIntoYours(from, to int) bool {
	for i := from; i+1 < to; i++ {
		switch {
		case p.tokens[i].word == "you":
			return false
		case p.tokens[i].word != "your" || !slices.Contains(zones, p.tokens[i+1].word) || i == from:
		case slices.Contains([]string{"into", "shuffle", "shuffles"}, p.tokens[i-1].word),
			p.tokens[i-1].word == "in" && p.puts(from, i), // "for each card in your hand" tells which are counted
			i-2 >= from && p.tokens[i-1].word == "of" &&
				slices.Contains([]string{"top", "bottom"}, p.tokens[i-2].word) &&
				(p.says("on", i-3, i-2) || p.says("on the", i-4, i-2)):
			return true
		}
	}
	return false
}

// puts reports whether one of some tokens says that cards are put somewhere.
func (p *parser) puts(from, to int) bool {
	return slices.ContainsFunc(p.tokens[from:to], func(t token) bool { return t.word == "put" || t.word == "puts" })
}

// zones are the first words of players' hands, decks and discard piles.
var zones = []string{"hand", "hands", "deck", "decks", "discard"}
