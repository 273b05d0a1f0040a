package position

import (
	"slices"

	"github.com/goccy/go-yaml"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/wording"
)

// How far the turn of a game has come, what happened in it, and what lasts.

// momentOfSteps are the moments in steps, by the names of the steps and phases in which
// no window may be open.
var momentOfSteps = map[string]engine.Moment{
	"Ready Phase": engine.TurnStart, "Troublemaker Phase": engine.Uncovering,
	"Uncover Step": engine.Uncovering, "Challenge Step": engine.Challenging, "Main Phase": engine.Acting,
	"Score Phase": engine.Confronting, "Confront Step": engine.Confronting, "Faceoff Step": engine.FacingOff,
	"Solve Step": engine.Solving, "End Phase": engine.WrappingUp, "Wrap Up Step": engine.WrappingUp,
}

// moment reads how far the turn has come: the window that is open, else the moment of the
// step. Amid what is being done no position begins.
func (r *stateReader) moment() {
	at := &r.position.Moment
	r.step = engine.TurnStart
	*at = Moment{Turn: sideOfPlayer(r.state.TurnPlayer()), Number: r.state.Turn(), Name: r.step.String()}
	track := playing.TrackOf(r.scenario, r.state)
	isWindow := false
	for _, place := range track.Present() {
		if m, known := momentOfSteps[place.Name]; known {
			at.Name, at.IsWindow, isWindow, r.step = m.String(), false, false, m
		}
		if place.Window != 0 && place.Acting {
			at.Name, at.IsWindow, isWindow = engine.Acting.String(), false, r.state.Decision().Kind == board.Opening
		} else if place.Window != 0 {
			at.Name, at.IsWindow, isWindow = place.Window.String(), true, true
		}
		if place.Area != board.NoArea {
			at.Problem = r.area(place.Area)
		}
	}
	if d := r.state.Decision().Kind; !isWindow || d != board.Priority && d != board.Opening {
		r.leave("what is being done: it begins at the %s", at.Name)
	} else if d == board.Priority && !engine.Resume(r.state, nil).WindowIsFresh() {
		r.leave("who has passed or acted in the window: it opens anew")
	}
	w, _ := engine.ParseWindow(at.Name)
	inFaceoff := at.IsWindow && w >= engine.StartOfFaceoff
	inConfront := at.IsWindow && (w == engine.StartOfConfrontStep || w == engine.EndOfConfrontStep)
	if !inConfront && !inFaceoff {
		at.Problem = Area{}
	}
	if inFaceoff {
		r.faceoff()
	}
}

// faceoff reads which faceoff is in progress.
func (r *stateReader) faceoff() {
	at := &r.position.Moment
	f, _ := engine.Resume(r.state, nil).Faceoff()
	at.Problem = Area{}
	switch f.Kind {
	case engine.TroublemakerFaceoff:
		at.Faceoff, at.Troublemaker = "troublemaker", r.of[f.Troublemaker]
	case engine.MultiProblemFaceoff:
		at.Faceoff = "multi-problem"
	default:
		at.Faceoff = "problem"
		if len(f.Areas) > 0 {
			at.Problem = r.area(f.Areas[0])
		}
	}
}

// history reads what happened this turn that play depends on.
func (r *stateReader) history() {
	h := &r.position.History
	add := func(list *[]Area, a board.AreaID) {
		if at := r.area(a); at.Kind != NoArea && !slices.ContainsFunc(*list, at.is) {
			*list = append(*list, at)
		}
	}
	for _, o := range r.state.History() {
		switch o.Kind {
		case board.ProblemConfronted:
			add(&h.Confronted, o.Area)
			if o.N == 1 {
				add(&h.OpponentMet, o.Area)
			}
		case board.FaceoffResolved:
			if engine.FaceoffKind(o.N) != engine.TroublemakerFaceoff {
				add(&h.Resolved, o.Area)
			}
		case board.Challenged:
			add(&h.Challenged, o.Area)
		}
	}
	for _, id := range r.state.InPlay() {
		if a := r.state.Area(id); r.state.WasConfronted(id) && r.state.Problem(a) == id {
			add(&h.ConfrontedBefore, a)
		}
	}
	h.ConfrontedBefore = slices.DeleteFunc(h.ConfrontedBefore, func(a Area) bool {
		return slices.ContainsFunc(h.Confronted, a.is)
	})
	if valueOf(r.position.Head, "text") == "ignored" {
		return // nothing looks back at the rest
	}
	var earlier, just []any
	for _, did := range r.scenario.Happened(r.state) {
		alias := ""
		if did.Card != 0 {
			c := r.of[did.Card]
			if c == nil || !r.isThere(c) {
				continue
			}
			alias = r.position.alias(c)
		}
		key, says := did.In(&r.scenario.Names, alias)
		entry := yaml.MapSlice{{Key: key, Value: says}}
		if did.Just {
			just = append(just, entry)
		} else {
			earlier = append(earlier, entry)
		}
	}
	set := func(key string, list []any) {
		if len(list) > 0 {
			h.Own = append(h.Own, yaml.MapItem{Key: key, Value: list})
		}
	}
	set("happened", earlier)
	set("just happened", just)
	set("used", r.used())
	if n := len(r.state.Waiting()); n > 0 {
		r.leave("the effects that wait to be processed")
	}
}

func (r *stateReader) isThere(c *Card) bool { return slices.Contains(r.position.All(), c) }

// used lists the abilities that work once in a time, or the first time in the game, and have
// been used.
func (r *stateReader) used() []any {
	var used []any
	program := r.state.Program()
	for id := board.CardID(1); int(id) <= r.state.CardCount(); id++ {
		c := r.of[id]
		if c.Name == Unknown || !r.isThere(c) {
			continue
		}
		side := 0
		if c.Boosted {
			side = 1
		}
		for _, ref := range program.Printed(r.state.Print(id), side) {
			if slices.ContainsFunc(r.state.AllUses(ref, r.state.Ref(id)), r.state.IsUsed) {
				used = append(used, yaml.MapSlice{{Key: r.position.alias(c),
					Value: abilityName(program.Ability(ref.ID))}})
			}
		}
	}
	return used
}

// abilityName is what a file calls an ability of a card: its keyword, or its paragraph.
func abilityName(a *board.Ability) any {
	if a.Keyword != "" {
		return a.Keyword
	}
	return int(a.Paragraph)
}

// modifiers reads what effects did that still lasts.
func (r *stateReader) modifiers() {
	stamps := map[uint16]bool{}
	for _, m := range r.state.Modifiers() {
		all, ok := wording.LastingOf(r.scenario, r.state, m)
		if !ok {
			r.leave("%s", wording.DescribeModifier(r.scenario, r.state, m))
			continue
		}
		if stamps[m.Stamp] {
			r.leave("that what effects did began at once")
		}
		stamps[m.Stamp] = true
		for _, l := range all {
			c := r.of[l.From]
			r.say(c)
			entry := yaml.MapSlice{{Key: "from", Value: r.position.alias(c)}, {Key: "notation", Value: l.Notation}}
			if by := sideOfPlayer(l.Controller); by != c.Controller {
				entry = append(entry, yaml.MapItem{Key: "controller", Value: by.Letter()})
			}
			r.position.Modifiers = append(r.position.Modifiers, entry)
		}
	}
}

// say writes into the position that a Mane Character or Problem is there.
func (r *stateReader) say(c *Card) {
	player := &r.position.Players[c.Owner]
	switch mane, problem := Usual(c.Owner); {
	case r.isThere(c):
	case c.Name == problem && player.Problem == nil:
		player.Problem = c
	case c.Name == mane && player.Mane == nil:
		player.Mane = c
	}
}

// alias gives a card an alias, by which the file says what it did.
func (p *Position) alias(c *Card) string {
	if c.Alias == "" {
		taken := map[string]bool{}
		for _, other := range p.All() {
			taken[other.Alias] = true
		}
		c.Alias = freeAlias(c.Name, taken)
	}
	return c.Alias
}
