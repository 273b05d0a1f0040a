package scenario

import (
	"fmt"
	"slices"

	"canterlaw/engine"
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
	"canterlaw/scenario/source"
)

// readHistory reads what happened before that later play depends on.
func (r *Reader) readHistory(v source.Value) {
	m := v.Mapping("the history", "confronted", "confronted before", "opponent met", "resolved", "challenged",
		"last priority", "waiting", "used", "happened", "just happened")
	setup, point := &r.Scenario.Setup, &r.Scenario.Point
	confronted := r.problemAreas(m, "confronted")
	met := r.problemAreas(m, "opponent met")
	for _, a := range met {
		if !slices.Contains(confronted, a) {
			at, _ := m.Get("opponent met")
			at.Refuse(r.Scenario.Names.AreaName(a), `a Problem that is among "confronted" too`)
		}
	}
	replaced := r.replaced(m)
	for _, a := range slices.Concat(confronted, r.problemAreas(m, "confronted before")) {
		if slices.Contains(replaced, a) {
			continue // another one lies there now
		}
		if problem := r.problemAt(a); problem != 0 {
			setup.Cards[problem-1].Confronted = true
			r.sinceConfronted(problem)
		}
	}
	for _, a := range confronted {
		o := board.Occurrence{Kind: board.ProblemConfronted, Rule: rule.R611_1, Player: setup.TurnPlayer,
			Card: board.Ref{Card: r.problemAt(a)}, Area: a}
		if slices.Contains(met, a) {
			o.N = 1
		}
		setup.History = append(setup.History, o)
		if a != point.Area {
			point.Confronted = append(point.Confronted, a)
		}
	}
	r.readResolved(m)
	for _, a := range r.problemAreas(m, "challenged") {
		setup.History = append(setup.History, board.Occurrence{Kind: board.Challenged, Rule: rule.R608_1,
			Player: setup.TurnPlayer, Card: board.Ref{Card: r.challengedAt(a)}, Area: a})
	}
	if last, found := m.Get("last priority"); found {
		setup.LastPriority = board.NoPlayer
		if text := last.Text("a player or nobody"); text != "nobody" {
			setup.LastPriority = r.Player(last)
		}
	}
	if waiting, found := m.Get("waiting"); found {
		for _, item := range waiting.List("a list of waiting effects, such as [{A: holly}]") {
			setup.Waiting = append(setup.Waiting, r.readWaiting(item))
		}
	}
	if happened, found := m.Get("happened"); found {
		r.readHappened(happened)
	}
	setup.Earlier = len(setup.History)
	if happened, found := m.Get("just happened"); found {
		r.readHappened(happened)
	}
	if used, found := m.Get("used"); found {
		r.readUsed(used)
	}
}

// sinceConfronted has what a Problem's text says for as long as it is in play once it has been confronted for the
// first time.
func (r *Reader) sinceConfronted(problem board.CardID) {
	if r.Scenario.TextIgnored {
		return
	}
	c := &r.Scenario.Setup.Cards[problem-1]
	for _, notation := range r.card(c.Print).Faces[0].Abilities {
		a, err := ability.Read(notation)
		if err != nil || !lastsOnceConfronted(a) {
			continue
		}
		lasting := &ability.Ability{Statements: a.Statements[1:]}
		r.Scenario.prepared = append(r.Scenario.prepared, engine.Prepared{Effect: len(r.Added.Effects),
			Source: problem, Controller: c.Controller})
		r.Added.Effects = append(r.Added.Effects, lasting.String())
	}
}

// lastsOnceConfronted reports whether an ability is of what is so from the first time that its Problem is confronted
// for as long as it is in play.
func lastsOnceConfronted(a *ability.Ability) bool {
	if len(a.Statements) != 2 || a.Statements[0].Op != ability.When || len(a.Statements[0].Names) > 0 ||
		a.Statements[1].Op != ability.Until {
		return false
	}
	first, ends := a.Statements[0].Event(), a.Statements[1].Args
	return first.Op == ability.First && first.Per().Op == ability.Game && first.Event().Op == ability.Confronted &&
		len(ends) == 1 && ends[0].Op == ability.LeavesPlay && ends[0].Cards().Op == ability.This
}

// readResolved reads at which Problems a Problem faceoff has been resolved this
// turn (514.5). In the Solve Step, which starts by making them solved (613.1),
// they are solved already.
func (r *Reader) readResolved(m *source.Mapping) {
	kind := engine.ProblemFaceoff
	areas := r.problemAreas(m, "resolved")
	if len(areas) > 1 {
		kind = engine.MultiProblemFaceoff
	}
	r.resolve(kind, areas...)
}

// replaced lists where a Problem was confronted and solved this turn and is replaced already,
// as its Solve Step is over (613.2).
func (r *Reader) replaced(m *source.Mapping) []board.AreaID {
	point := &r.Scenario.Point
	isOver := point.Window >= engine.EndOfSolveStep && point.Window <= engine.EndOfEndPhase
	if !isOver && point.Moment != engine.WrappingUp {
		return nil
	}
	return r.problemAreas(m, "resolved")
}

// challenge notes that the Troublemaker of the faceoff was challenged this turn (608.3).
func (r *Reader) challenge() {
	setup, point := &r.Scenario.Setup, &r.Scenario.Point
	told := slices.ContainsFunc(setup.History, func(o board.Occurrence) bool { return o.Kind == board.Challenged })
	if t := point.Troublemaker; t != 0 && !told {
		setup.History = slices.Insert(setup.History, 0, board.Occurrence{Kind: board.Challenged, Rule: rule.R608_1,
			Player: setup.TurnPlayer, Card: board.Ref{Card: t}, Area: setup.Cards[t-1].Area})
		setup.Earlier++
	}
}

// startFaceoff notes what has just happened in the faceoff whose window is about to open, so
// that Reactions can react to it (512.4d): it has started (514.2), or the cards that are flipped
// have been (514.3).
func (r *Reader) startFaceoff() {
	setup, point := &r.Scenario.Setup, &r.Scenario.Point
	told := func(k board.OccurrenceKind) bool {
		return slices.ContainsFunc(setup.History, func(o board.Occurrence) bool { return o.Kind == k })
	}
	toldJust := func(k board.OccurrenceKind) bool {
		return slices.ContainsFunc(setup.History[setup.Earlier:], func(o board.Occurrence) bool { return o.Kind == k })
	}
	switch {
	case point.Window == engine.StartOfFaceoff && !toldJust(board.FaceoffStarted):
		o := board.Occurrence{Kind: board.FaceoffStarted, Rule: startsBy(point.Faceoff), Player: setup.TurnPlayer,
			Area: point.Area, N: int32(point.Faceoff)}
		if point.Faceoff == engine.TroublemakerFaceoff {
			o.Card, o.Area = board.Ref{Card: point.Troublemaker}, setup.Cards[point.Troublemaker-1].Area
		}
		setup.History = append(setup.History, o)
	case point.Window == engine.AfterFlips && !told(board.CardFlipped):
		for i, c := range setup.Cards {
			if c.Zone == board.Flip {
				setup.History = append(setup.History, board.Occurrence{Kind: board.CardFlipped, Rule: rule.R514_3,
					Player: c.Owner, Card: board.Ref{Card: board.CardID(i + 1)}, FromZone: board.DrawDeck})
			}
		}
	}
}

// resolveFaceoff notes that the Problem faceoff that is at its end is resolved: it was before
// the window that is about to open (514.5, 514.6).
func (r *Reader) resolveFaceoff() {
	setup, point := &r.Scenario.Setup, &r.Scenario.Point
	told := slices.ContainsFunc(setup.History, func(o board.Occurrence) bool { return o.Kind == board.FaceoffResolved })
	if told || point.Window != engine.EndOfFaceoff {
		return
	}
	switch point.Faceoff {
	case engine.ProblemFaceoff:
		r.resolve(point.Faceoff, point.Area)
	case engine.MultiProblemFaceoff:
		areas := slices.Clone(point.Confronted)
		for p := range playerNames {
			if a := board.ProblemOf(board.Player(p)); !slices.Contains(areas, a) {
				areas = append(areas, a)
			}
		}
		r.resolve(point.Faceoff, areas...)
	}
}

func (r *Reader) resolve(kind engine.FaceoffKind, areas ...board.AreaID) {
	setup, point := &r.Scenario.Setup, &r.Scenario.Point
	for _, a := range areas {
		o := board.Occurrence{Kind: board.FaceoffResolved, Rule: rule.R514_5, Player: setup.TurnPlayer,
			Card: board.Ref{Card: r.problemAt(a)}, Area: a, N: int32(kind)}
		setup.History = append(setup.History, o)
		if point.Window == engine.StartOfSolveStep || point.Moment == engine.Solving {
			o.Kind, o.Rule, o.N = board.ProblemSolved, rule.R613_1, 0
			setup.History = append(setup.History, o)
		}
	}
}

// problemAreas reads a list of Problems, each once.
func (r *Reader) problemAreas(m *source.Mapping, key string) []board.AreaID {
	v, found := m.Get(key)
	if !found {
		return nil
	}
	var areas []board.AreaID
	for _, item := range v.List("a list of Problems, such as [A problem]") {
		a := r.problemArea(item)
		if slices.Contains(areas, a) {
			item.Refuse(item.Describe()+" again", "each Problem once")
		}
		areas = append(areas, a)
	}
	return areas
}

// problemAt gives the Problem at an area.
func (r *Reader) problemAt(a board.AreaID) board.CardID {
	if dilemma := board.DilemmaOf(len(playerNames), a); dilemma != 0 {
		return dilemma
	}
	i := slices.IndexFunc(r.Scenario.Setup.Cards, func(c board.CardSetup) bool {
		return c.Zone == board.Play && c.Area == a && r.card(c.Print).Faces[0].Type == card.ProblemType
	})
	return board.CardID(i + 1)
}

// challengedAt gives the Troublemaker of the faceoff at which play begins if it
// is at the area; any other that was challenged there is not known.
func (r *Reader) challengedAt(a board.AreaID) board.CardID {
	t := r.Scenario.Point.Troublemaker
	if t == 0 || r.Scenario.Setup.Cards[t-1].Area != a {
		return 0
	}
	return t
}

// readWaiting reads a triggered effect that waits to be processed: its
// controller with the alias of its source and, if its text is to run, which of
// the source's abilities it is of and what the event was about.
func (r *Reader) readWaiting(v source.Value) board.Effect {
	const form = "a player with the alias of the effect's source, such as {A: holly}, and if its text is to run {A: " +
		"holly, ability: 1, card: wolf}"
	m := &source.Mapping{Value: v, What: "a waiting effect", Entries: v.Entries(form)}
	var effect board.Effect
	for _, e := range m.Entries {
		player, known := r.Scenario.Names.Player(e.Key)
		switch {
		case known && effect.Source.Card == 0:
			effect.Controller, effect.Source.Card = player, r.aliasAnywhere(e.Value)
		case known:
			e.At.Refuse("a second player", "one effect an entry: "+form)
		case !slices.Contains([]string{"ability", "card", "player", "number"}, e.Key):
			e.At.Refuse(fmt.Sprintf("the key %q", e.Key), form)
		}
	}
	if effect.Source.Card == 0 {
		v.Refuse("no player", form)
	}
	r.readCreated(m, effect.Source.Card, len(r.Scenario.Setup.Waiting))
	return effect
}

// troublemaker reads the alias of a Troublemaker that has been challenged.
func (r *Reader) troublemaker(v source.Value) board.CardID {
	id := r.alias(v, "the alias of a face-up Troublemaker in play")
	c := r.Scenario.Setup.Cards[id-1]
	if r.card(c.Print).Faces[0].Type != card.Troublemaker || c.FaceDown || c.Frightened {
		v.Refuse(v.Describe(), "the alias of a face-up Troublemaker in play (608.1)")
	}
	return id
}
