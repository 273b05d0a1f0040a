package scenario

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"canterlaw/engine"
	"canterlaw/engine/board"
)

// words puts what concerns one position into words: players by name, cards by
// their full names. What nobody knows is called unknown; nothing else is kept
// secret, since a ruling is for the judge.
type words struct {
	scenario *Scenario
	state    *board.State
	now      bool // cards are named as they are now, and not by what never changes
}

func (w words) player(p board.Player) string { return w.scenario.Names.PlayerName(p) }

// opponent names a player's opponent, where there is only one.
func (w words) opponent(p board.Player) string {
	if w.state.Players() == 2 {
		return w.player(1 - p)
	}
	return "an opponent"
}

// card names a card; no card has no name.
func (w words) card(r board.Ref) string {
	if r.Card == 0 {
		return ""
	}
	if w.now {
		return w.scenario.CardNow(w.state, r.Card)
	}
	return w.scenario.CardName(w.state, r.Card)
}

// windowName gives a window's name as the game writes it: "start of Main
// Phase".
func windowName(window engine.Window) string {
	words := strings.Fields(window.String())
	if last := words[len(words)-1]; last == "phase" || last == "step" {
		for i, word := range words[2:] {
			if word != "of" {
				words[2+i] = capitalized(word)
			}
		}
	}
	return strings.Join(words, " ")
}

// capitalized makes the first letter a capital one.
func capitalized(s string) string {
	first, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(first)) + s[size:]
}

// count words a number of things: "1 point", "3 action tokens".
func count(n int, one string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %ss", n, one)
}

// series joins names: "A, B and C", or where a name has a comma itself,
// "A, a; B; and C".
func series(names []string) string {
	last := len(names) - 1
	switch {
	case last < 1:
		return strings.Join(names, "")
	case strings.Contains(strings.Join(names, ""), ","):
		return strings.Join(names[:last], "; ") + "; and " + names[last]
	default:
		return strings.Join(names[:last], ", ") + " and " + names[last]
	}
}

// clause is a statement that can be made or denied: "Avery draws a card",
// "Avery can't draw a card".
type clause struct {
	subject string
	verb    string // in its base form: "draw", "be"
	rest    string // "" if the verb is the last word
}

func (c clause) happens() string { return capitalized(c.with(presentTense(c.verb))) }

func (c clause) cannot() string { return capitalized(c.with("can’t " + c.verb)) }

// byHand states that a judge makes it happen.
func (c clause) byHand() string { return "By hand: " + c.with(presentTense(c.verb)) }

// notByHand states that even a judge can't make it happen.
func (c clause) notByHand() string { return "By hand: " + c.with("can’t "+c.verb) }

func (c clause) with(verb string) string {
	sentence := c.subject + " " + verb
	if c.rest == "" {
		return sentence
	}
	return sentence + " " + c.rest
}

// presentTense gives a verb's form for one who does it now.
func presentTense(verb string) string {
	switch verb {
	case "be":
		return "is"
	case "have":
		return "has"
	case "go", "search":
		return verb + "es"
	case "rally":
		return "rallies"
	default:
		return verb + "s"
	}
}
