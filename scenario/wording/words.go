package wording

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/scenario"
)

// Words puts what concerns one position into words: players by name, cards by
// their full names. What nobody knows is called unknown; nothing else is kept
// secret, since a ruling is for the judge.
type Words struct {
	Scenario *scenario.Scenario
	State    *board.State
	Now      bool // cards are named as they are now, and not by what never changes
}

func (w Words) Player(p board.Player) string { return w.Scenario.Names.PlayerName(p) }

// opponent names a player's opponent, where there is only one.
func (w Words) opponent(p board.Player) string {
	if w.State.Players() == 2 {
		return w.Player(1 - p)
	}
	return "an opponent"
}

// Card names a card; no card has no name.
func (w Words) Card(r board.Ref) string {
	if r.Card == 0 {
		return ""
	}
	if w.Now {
		return CardNow(w.Scenario, w.State, r.Card)
	}
	return CardName(w.Scenario, w.State, r.Card)
}

// WindowName gives a window's name as the game writes it: "start of Main
// Phase".
func WindowName(window engine.Window) string {
	words := strings.Fields(window.String())
	if last := words[len(words)-1]; last == "phase" || last == "step" {
		for i, word := range words[2:] {
			if word != "of" {
				words[2+i] = Capitalized(word)
			}
		}
	}
	return strings.Join(words, " ")
}

// Capitalized makes the first letter a capital one.
func Capitalized(s string) string {
	if s == "" {
		return s
	}
	first, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(first)) + s[size:]
}

// Count words a number of things: "1 point", "3 action tokens".
func Count(n int, one string) string {
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

func (c clause) happens() string { return Capitalized(c.with(presentTense(c.verb))) }

func (c clause) cannot() string { return Capitalized(c.with("can’t " + c.verb)) }

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
