package scenario

import (
	"fmt"
	"strconv"
	"strings"

	"canterlaw/engine/board"
	"canterlaw/rulesdb/spelling"
)

// playerNames are the players in turn order; the first letter is short for the
// name and says who is first.
var playerNames = []string{"Avery", "Blake"}

// PlayerName gives the player's name, such as "Avery"; "Chance", and "nobody"
// for none.
func (n *Names) PlayerName(p board.Player) string {
	switch {
	case p == board.Chance:
		return "Chance"
	case int(p) < len(n.Players):
		return n.Players[p]
	default:
		return "nobody"
	}
}

// AreaName gives the area's name in a scenario, such as "A home" or "B
// problem"; that of a Dilemma's area has its alias or its id, such as "dilemma
// worry"; "no area" for none.
func (n *Names) AreaName(a board.AreaID) string {
	if c := board.DilemmaOf(len(n.Players), a); c != 0 {
		if alias := n.Aliases[c]; alias != "" {
			return "dilemma " + alias
		}
		return fmt.Sprintf("dilemma %d", c)
	}
	for p := range n.Players {
		switch player := board.Player(p); a {
		case board.HomeOf(player):
			return n.Letter(player) + " home"
		case board.ProblemOf(player):
			return n.Letter(player) + " problem"
		}
	}
	return "no area"
}

// areaNames lists the names of all areas.
func (n *Names) areaNames() []string {
	var names []string
	for p := range n.Players {
		names = append(names, n.AreaName(board.HomeOf(board.Player(p))), n.AreaName(board.ProblemOf(board.Player(p))))
	}
	return names
}

// Player finds a player by name or letter.
func (n *Names) Player(text string) (p board.Player, found bool) {
	for i, name := range n.Players {
		if strings.EqualFold(text, name) || strings.EqualFold(text, name[:1]) {
			return board.Player(i), true
		}
	}
	return board.NoPlayer, false
}

// Area finds an area by its name, the player in it by name or letter, the
// Dilemma in it by its alias.
func (n *Names) Area(text string) (a board.AreaID, found bool) {
	owner, kind, _ := strings.Cut(text, " ")
	if strings.EqualFold(owner, "dilemma") {
		c, found := n.Cards[strings.TrimSpace(kind)]
		if id, numbered := strings.CutPrefix(strings.TrimSpace(kind), "#"); numbered && !found {
			number, err := strconv.ParseUint(id, 10, 16)
			c, found = board.CardID(number), err == nil && number > 0
		}
		return board.DilemmaArea(len(n.Players), c), found
	}
	p, found := n.Player(owner)
	switch kind = strings.TrimSpace(kind); {
	case found && strings.EqualFold(kind, "home"):
		return board.HomeOf(p), true
	case found && strings.EqualFold(kind, "problem"):
		return board.ProblemOf(p), true
	}
	return board.NoArea, false
}

// printed lists the prints with a full name or a number, in the order of the
// program.
func (n *Names) printed(nameOrNumber string) []board.Print {
	return n.Printed[spelling.Fold(nameOrNumber)]
}

// PrintedName is what is printed on a card, or that nobody knows it.
func PrintedName(state *board.State, c board.CardID) string {
	if printed := state.Program().Card(state.Print(c)); printed != nil {
		return printed.Name()
	}
	return AnUnknownCard
}

// PrintedName is what is printed on a card in what is told, or that nobody knew it.
func (s *Scenario) PrintedName(state *board.State, c board.CardID) string {
	if printed := state.Program().Card(s.ToldPrint(state, c)); printed != nil {
		return printed.Name()
	}
	return AnUnknownCard
}

// AnUnknownCard is what a card is called that nobody knows.
const AnUnknownCard = "an unknown card"

var OptionWords = map[board.OptionKind]string{
	board.CardOption:   "card",
	board.AreaOption:   "area",
	board.PrintOption:  "print",
	board.EffectOption: "effect",
	board.ActionOption: "action",
	board.PassOption:   "pass",
	board.YesOption:    "yes",
	board.NoOption:     "no",

	board.PlayerOption:      "player",
	board.NumberOption:      "number",
	board.ColorOption:       "color",
	board.WordOption:        "word",
	board.ModeOption:        "mode",
	board.ReplacementOption: "replacement",
	board.AbilityOption:     "ability",
	board.CostOption:        "cost",
}

// Letter is how scenarios name a player for short: A, B.
func (n *Names) Letter(p board.Player) string {
	if int(p) < len(n.Players) {
		return n.Players[p][:1]
	}
	return n.PlayerName(p)
}
