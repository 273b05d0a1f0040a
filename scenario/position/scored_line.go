package position

import (
	"fmt"
	"regexp"
	"strings"
)

// Points that were scored this turn, and with which card (517.2), as a line has them: "A scored 2 with rarity".

// scoredIn finds what the history says of points that a player scored.
var scoredIn = regexp.MustCompile(`^scored (\d+)(?: with (\S+))?$`)

// scored writes the points that were scored, and gives how many entries of the history they are: those at its
// beginning, as a line keeps what came first only so.
func (w *lineWriter) scored() (entries int) {
	for _, item := range w.position.History.list(happenedKey) {
		part := ""
		for _, side := range []Side{Avery, Blake} {
			says, _ := valueOf(mapOf(item), side.Letter()).(string)
			if said := scoredIn.FindStringSubmatch(says); said != nil {
				part = w.scoredPart(side, said[1], said[2])
			}
		}
		if part == "" {
			break
		}
		w.parts = append(w.parts, part)
		entries++
	}
	return entries
}

// scoredPart is the part of a line for points that were scored with the card of an alias, or without one; "" where a
// line doesn't find that card, or finds fewer or more points.
func (w *lineWriter) scoredPart(side Side, number, alias string) string {
	n, ok := piece{number, 0}.number()
	if !ok || n < 1 || n > mostOfAnything {
		return ""
	}
	part := fmt.Sprintf("%s scored %d", side.Letter(), n)
	if alias == "" {
		if w.position.Amount(side, "scored") != n {
			return ""
		}
		return part
	}
	for _, c := range w.position.All() {
		if c.Alias != alias {
			continue
		}
		if name := w.presentName(c); name != "" && w.position.ScoredWith(side, c) == n {
			return part + " with " + name
		}
	}
	return ""
}

// scoredPart reads that a player scored points this turn: "A scored 2", "scored 2 points with rarity".
func (r *lineReader) scoredPart(side Side, part piece) bool {
	rest, ok := part.after("scored")
	if !ok {
		return false
	}
	number, rest := rest.word()
	n, isNumber := number.number()
	if !isNumber || n < 1 || n > mostOfAnything {
		return false
	}
	for _, unit := range []string{"points", "point"} {
		if behind, found := rest.after(unit); found {
			rest = behind
		}
	}
	if before, found := strings.CutSuffix(rest.text, "this turn"); found {
		rest = rest.slice(0, len(before))
	}
	if rest.isEmpty() {
		r.later = append(r.later, func() { r.position.SetAmount(side, "scored", n) })
		return true
	}
	with, ok := rest.after("with")
	if !ok || with.isEmpty() {
		return false
	}
	r.later = append(r.later, func() {
		c := r.present(with)
		if c == nil {
			r.fault(with, "a card that is on the table")
			return
		}
		r.position.SetScoredWith(side, c, n)
	})
	return true
}
