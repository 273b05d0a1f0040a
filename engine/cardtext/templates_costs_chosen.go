package cardtext

import (
	"fmt"
	"strings"
)

// One of two costs of what an effect lets somebody do, of which whoever pays chooses one (712.3). These are only read.

// costsChosen are what may be paid for in two ways: one is offered after the other. Of costs with several parts it
// couldn't be told which are chosen between.
func costsChosen() (all []template) {
	parts := []struct{ words, cost string }{
		{"{%s:Payment}", "%s"}, {"pay {%s:Bracketed}", "Pay(who, %s)"},
	}
	for _, one := range parts {
		for _, other := range parts {
			a, b := fmt.Sprintf(one.cost, "a"), fmt.Sprintf(other.cost, "b")
			either := "?either " + fmt.Sprintf(one.words, "a") + " or " + fmt.Sprintf(other.words, "b")
			you := strings.ReplaceAll("if May("+a+") {\ndo\n} else if May("+b+") {\ndo\n}", "(who, ", "(")
			they := "if May(who, " + a + ") {\ndo\n} else if May(who, " + b + ") {\ndo\n}"
			all = append(all,
				say("Deeds", "you may "+either+" to {do:Deeds}", you),
				say("Deeds", "you may "+either+" . if you do , {do:Deeds}", you),
				say("Deeds", "{who:Actor@} may "+either+" to {do:Deeds}", they).by("who"),
				say("Deeds", "each player may "+either+" to {do:Deeds}", eachPlayer(they)).by("who"),
				say("Deeds", "each opponent may "+either+" to {do:Deeds}", eachOpponent(they)).by("who"))
		}
	}
	return all
}
