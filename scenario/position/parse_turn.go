package position

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"canterlaw/engine"
)

// How a line says where in the turn it is, and what happened in it.

// moment reads where in a player's turn play begins.
func (r *lineReader) moment(said piece, turn Side, ofSide bool) bool {
	at := Moment{Turn: turn, Name: mainPhase}
	if !ofSide {
		at.Number = r.position.Moment.Number
	}
	if rest, ok := said.after("turn"); ok {
		number, behind := rest.word()
		if n, ok := number.number(); ok && n > 0 {
			at.Number, rest = n, behind
		} else if !ofSide {
			return false
		}
		said, ofSide = rest, true
	}
	said = said.slice(len(said.text)-len(strings.TrimLeft(said.text, ",")), -1)
	name, place := said.beforeWord("at", "against")
	if name.isEmpty() && (!ofSide || !place.isEmpty()) {
		return false
	}
	if !name.isEmpty() {
		known := false
		at.Name, at.IsWindow, known = momentNamed(strings.ToLower(strings.Join(strings.Fields(name.text), " ")))
		if !known {
			return false
		}
		r.inFaceoff = r.inFaceoff || name.is("faceoff") // how far it has come isn't said
	}
	if at, isAt := place.after("at"); isAt && slices.ContainsFunc(at.split(" and "), r.isNoPlace) {
		return false
	}
	r.position.Moment = at
	if where, isAt := place.after("at"); isAt && at.inFaceoff() {
		r.at = r.problemsNamed(where) // of those of whom no place is said
	}
	r.later = append(r.later, func() { r.placeOfMoment(place) })
	return true
}

// momentNamed finds a moment or window by its name, or by that of a phase.
func momentNamed(name string) (found string, isWindow, ok bool) {
	at, ok := momentsByName()[name]
	return at.Name, at.IsWindow, ok
}

// momentsByName are the moments and windows at which play can begin, by what they are called, in small
// letters.
var momentsByName = sync.OnceValue(func() map[string]Moment {
	named := map[string]Moment{}
	for _, w := range engine.Windows() { // as people say it
		if name, isStart := strings.CutPrefix(strings.ToLower(w.String()), "start of "); isStart {
			named[name] = Moment{Name: w.String(), IsWindow: true}
		}
	}
	for _, m := range engine.Moments() {
		named[m.String()] = Moment{Name: m.String()}
	}
	// The turn begins with the Ready Step (603), and nobody receives priority in the Wrap Up Step (616.1).
	named["ready step"] = Moment{Name: engine.TurnStart.String()}
	for _, p := range phases { // which is no step
		if name := p.name + " step"; named[name] == (Moment{}) {
			named[name] = Moment{Name: p.at, IsWindow: p.isWindow}
		}
	}
	for _, confront := range []string{"confronting phase", "confronting step", "confront phase"} {
		named[confront] = named["confront step"]
	}
	for _, wrapUp := range []string{"wrap up step", "wrap-up step"} {
		named[wrapUp] = Moment{Name: engine.WrappingUp.String()}
	}
	for _, w := range engine.Windows() {
		named[strings.ToLower(w.String())] = Moment{Name: w.String(), IsWindow: true}
	}
	for _, p := range phases {
		named[p.name], named[p.name+" phase"] = Moment{Name: p.at, IsWindow: p.isWindow}, Moment{Name: p.at,
			IsWindow: p.isWindow}
	}
	return named
})

// placeOfMoment reads at which Problems, or against which Troublemaker, a faceoff or a
// Confront Step is.
func (r *lineReader) placeOfMoment(said piece) {
	at := &r.position.Moment
	inFaceoff := false
	if w, err := engine.ParseWindow(at.Name); err == nil && at.IsWindow {
		inFaceoff = w >= engine.StartOfFaceoff
	}
	if said.isEmpty() {
		return
	}
	rest, ok := said.after("against")
	if ok {
		c := r.present(rest)
		if c == nil {
			c = r.putChallenged(rest)
		}
		if c == nil {
			r.fault(rest, "a Troublemaker that is on the table")
		} else {
			at.Faceoff, at.Troublemaker = "troublemaker", c
		}
		return
	}
	if rest, ok = said.after("at"); !ok {
		r.fault(said, "at and a Problem, or against and a Troublemaker")
		return
	}
	var areas []Area
	for _, name := range rest.split(" and ") {
		named := r.problemsNamed(name)
		if named == nil {
			r.fault(name, "a Problem: AP, BP or a Dilemma, such as B dilemma orchard")
			return
		}
		areas = append(areas, named...)
	}
	switch {
	case inFaceoff && len(areas) > 1:
		at.Faceoff = "multi-problem"
	case inFaceoff:
		at.Faceoff, at.Problem = "problem", areas[0]
	default:
		at.Problem = areas[0]
	}
}

// historyPart reads what happened before.
func (r *lineReader) historyPart(part piece) bool {
	h := &r.position.History
	if rest, ok := part.after("priority"); ok {
		side, isSide := rest.side()
		switch {
		case rest.is("nobody"):
			h.LastPriority = "nobody"
		case isSide:
			h.LastPriority = side.Letter()
		default:
			return false
		}
		return true
	}
	who, rest := part.word() // as people say it: A confronted AP
	whose, hasSide := who.side()
	if hasSide {
		part = rest
		if r.scoredPart(whose, part) {
			return true
		}
	}
	for _, said := range historyWords {
		rest, ok := part.after(said.words)
		if !ok || rest.isEmpty() {
			continue
		}
		list := said.list(h)
		if len(wordsOf(part)) > 3 && !rest.is("nothing") && slices.ContainsFunc(rest.split(","), r.isNoPlace) {
			return false // it is said of something else
		}
		r.met = r.met || list == &h.OpponentMet
		r.later = append(r.later, func() {
			isTurn := whose == r.position.Moment.Turn
			isOthers := hasSide && isTurn == (list == &h.OpponentMet)
			if isOthers {
				r.fault(who, fmt.Sprintf("%s: it is %s’s turn", whose.Other(), r.position.Moment.Turn))
			}
			for _, name := range rest.split(",") {
				if name.is("nothing") {
					continue
				}
				areas := r.problemsNamed(name)
				if areas == nil {
					r.fault(name, "a Problem: AP, BP or a Dilemma, such as B dilemma orchard")
				}
				for _, a := range areas {
					if isOthers {
						continue
					}
					if !slices.Contains(*list, a) {
						*list = append(*list, a)
					}
				}
			}
		})
		return true
	}
	return false
}

type historyWord struct {
	words string
	list  func(*History) *[]Area
}

// historyWords are what a line says for the lists of a history; the longer words
// before those that begin alike.
var historyWords = []historyWord{
	{"confronted before", func(h *History) *[]Area { return &h.ConfrontedBefore }},
	{"confronted", func(h *History) *[]Area { return &h.Confronted }},
	{"met", func(h *History) *[]Area { return &h.OpponentMet }},
	{"resolved", func(h *History) *[]Area { return &h.Resolved }},
	{"challenged", func(h *History) *[]Area { return &h.Challenged }},
}

// settleMet notes that the opponent met the requirements of the Problem at which there
// is a faceoff: without that there would be none (612.2).
func (r *lineReader) settleMet() {
	if met := r.position.usuallyMet(); !r.met && met.Kind != NoArea {
		r.position.History.OpponentMet = []Area{met}
	}
}

// usuallyMet is the Problem whose requirements the opponent has met unless a line says
// otherwise; none outside of Problem faceoffs.
func (p *Position) usuallyMet() Area {
	if p.Moment.Faceoff == "problem" && slices.Contains(p.History.Confronted, p.Moment.Problem) {
		return p.Moment.Problem
	}
	return Area{}
}
