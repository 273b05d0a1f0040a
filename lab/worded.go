package lab

import (
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine/board"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/wording"
)

// word writes what a candidate shows as a scenario file, and says it in words.
func (v *Versions) word(c *candidate, shown shows) *Found {
	v.goOn(c, &shown)
	shown, now, then := v.test(c)
	if shown == nothing {
		return nil
	}
	found := &Found{A: v.says(now, then, shown, true), B: v.says(now, then, shown, false)}
	expect, expectThen := v.expectations(c, now, then, false), v.expectations(c, then, now, true)
	name := "“" + v.Variant.Name + "”"
	title := "Where " + name + " differs"
	if len(v.Variant.Cards) > 0 {
		title = v.Variant.Cards[0].Before.Name() + ": where " + name + " differs"
	}
	question := "What happens here, as the game is and with " + name + "?"
	if len(c.steps) > 0 {
		question = "What happens after these steps, as the game is and with " + name + "?"
	}
	done := stepsInWords(now)
	if may := v.mayBeDone(c, now, then, shown); may != nil {
		c, found.A, found.B = may.at, may.now, may.then
		expect, expectThen, done = []string{may.is}, []string{may.isThen}, ""
		question = may.question(name)
	}
	if done != "" {
		question = strings.ToUpper(done[:1]) + done[1:] + ". What happens then, as the game is and with " + name + "?"
	}
	found.Cards, found.Steps = len(c.table.All()), len(c.steps)
	ruling := "As it is: " + strings.Join(found.A, "; ") + ". With " + name + ": " + strings.Join(found.B, "; ") + "."
	text, err := v.scenarioFile(c, title, question, ruling, expect, nil)
	if err != nil {
		return nil
	}
	found.Text = string(text)
	if own, ok := v.inFile(); ok && then.Stopped == "" {
		if text, err := v.scenarioFile(c, title+", with it", question, ruling, expectThen, own); err == nil {
			found.Then = string(text)
		}
	}
	return found
}

// stepsInWords says the steps of a course in words, where they are few.
func stepsInWords(side *Side) string {
	s := side.sandbox.Scenario()
	if len(s.Steps) == 0 || len(s.Steps) > 6 {
		return ""
	}
	var words []string
	for i := range s.Steps {
		words = append(words, wording.DescribeStep(s, side.sandbox.State(), &s.Steps[i]))
	}
	return strings.Join(words, "; ")
}

// mayBe is an action that one version alone allows, after the steps of a candidate.
type mayBe struct {
	at         *candidate
	does       string   // in words
	is, isThen string   // what a file expects
	now, then  []string // what both versions say of it
}

// question asks in words whether it can be done, as the version says it that allows it: the
// other may have no words for what it lacks.
func (m *mayBe) question(variant string) string {
	for _, says := range []string{m.now[0], m.then[0]} {
		if who, does, found := strings.Cut(says, " can "); found && !strings.Contains(says, "can’t") {
			return fmt.Sprintf("Can %s %s, as the game is and with %s?", who, does, variant)
		}
	}
	return "Can that be done, as the game is and with " + variant + ": " + m.does + "?"
}

// mayBeDone gives the action that one version alone allows, where that is what a candidate
// shows: the last of its steps as the game is, or one that only the variant offers then. nil
// for none.
func (v *Versions) mayBeDone(c *candidate, now, then *Side, shown shows) *mayBe {
	m, act := &mayBe{at: c}, ""
	switch last := len(c.steps) - 1; {
	case shown == stops && last >= 0 && then.sandbox.NextStep() == last:
		steps := now.sandbox.Scenario().Steps
		m.at, act, m.does = &candidate{c.table, c.steps[:last]}, c.steps[last],
			wording.DescribeStep(now.sandbox.Scenario(), now.sandbox.State(), &steps[last])
	case shown == otherwise:
		act, m.does = onlyThen(now, then)
	}
	if act == "" {
		return nil
	}
	legal, illegal := "{legal: "+act+"}", "{illegal: "+act+"}"
	m.is, m.isThen = legal, illegal
	if shown == otherwise {
		m.is, m.isThen = illegal, legal
	}
	is, isThen := v.result(m.at, m.is, false), v.result(m.at, m.isThen, true)
	if is == nil || isThen == nil || !is.OK || !isThen.OK {
		return nil
	}
	m.now, m.then = []string{is.Says}, []string{isThen.Says}
	cannot, denied, variant := m.then, legal, true
	if shown == otherwise {
		cannot, variant = m.now, false
	}
	if why := v.result(m.at, denied, variant); why != nil {
		cannot[0] += ": " + strings.TrimPrefix(why.Instead, "that is not legal: ")
	}
	return m
}

// onlyThen gives an action, as files have it and in words, that only the variant allows; ""
// for none.
func onlyThen(now, then *Side) (act, does string) {
	if now.sandbox.Asks() || then.sandbox.Asks() {
		return "", ""
	}
	offered := now.sandbox.Options()
	for i, option := range then.sandbox.Options() {
		if slices.Contains(offered, option) {
			continue
		}
		if then.sandbox.Choose(i) != nil {
			return "", ""
		}
		defer then.sandbox.Back()
		if steps, err := then.sandbox.StepsNow(); err == nil && len(steps) > 0 {
			return steps[len(steps)-1], option
		}
	}
	return "", ""
}

// goOn takes the first action that only the game as it is allows, so that the variant's
// refusal says why it doesn't.
func (v *Versions) goOn(c *candidate, shown *shows) {
	_, now, then := v.test(c)
	if now == nil || then.sandbox == nil || *shown != otherwise || now.sandbox.Asks() || then.sandbox.Asks() {
		return
	}
	offered := then.sandbox.Options()
	for i, option := range now.sandbox.Options() {
		if slices.Contains(offered, option) {
			continue
		}
		if now.sandbox.Choose(i) != nil {
			return
		}
		steps, err := now.sandbox.StepsNow()
		if err != nil {
			return
		}
		with := &candidate{c.table, steps}
		if is, _, _ := v.test(with); is == stops {
			*c, *shown = *with, stops
		}
		return
	}
}

// says says in words what a version comes to, where the other one comes to something else.
func (v *Versions) says(now, then *Side, shown shows, first bool) []string {
	of, other := now, then
	if !first {
		of, other = then, now
	}
	if shown == stops && !first {
		_, why, found := strings.Cut(then.Stopped, "” can’t be done: ") // what isn't is said beside it
		if !found {
			why = then.Stopped
		}
		return []string{"that can’t be done: " + why}
	}
	if shown == stops {
		if steps := now.sandbox.Scenario().Steps; len(steps) > 0 {
			return []string{wording.DescribeStep(now.sandbox.Scenario(), now.sandbox.State(), &steps[len(steps)-1])}
		}
		return []string{"all of it can be done"}
	}
	var lines []string
	elsewhere := of.sandbox.WaitsFor() != other.sandbox.WaitsFor()
	if elsewhere && (of.sandbox.Asks() || other.sandbox.Asks()) {
		if goesOn := of.faceoff(); goesOn != "" && other.sandbox.Faceoff() == nil {
			lines = append(lines, goesOn)
		}
		lines = append(lines, of.waitsFor())
	}
	changes := tableChanges(now, then)
	slices.SortStableFunc(changes, func(a, b Change) int { // what follows from the variant first
		return rank(v.isItself(now, &a)) - rank(v.isItself(now, &b))
	})
	for _, c := range changes {
		text := c.A
		if !first {
			text = c.B
		}
		// How far each has come says more than what lies about amid it.
		if text != "" && len(lines) < 4 && !(c.isPassing() && (elsewhere || movedOn(now, then))) &&
			!(strings.HasSuffix(c.About, " tokens") && now.fact("turn") != then.fact("turn")) {
			lines = append(lines, text)
		}
	}
	if movedOn(now, then) && !of.sandbox.Asks() {
		lines = append(lines, of.fact("window"))
	}
	if elsewhere && !slices.Contains(lines, of.waitsFor()) {
		lines = append(lines, of.waitsFor())
	}
	if !elsewhere {
		lines = append(lines, optionsApart(of.sandbox, other.sandbox)...)
	}
	if len(lines) == 0 {
		lines = append(lines, "none of that")
	}
	return lines
}

// waitsFor says what is decided next, with what can be chosen where that is little.
func (side *Side) waitsFor() string {
	says, options := side.sandbox.WaitsFor(), side.sandbox.Options()
	if !side.sandbox.Asks() || len(options) < 2 || len(options) > mostOptions {
		return says
	}
	return says + ": " + strings.Join(options[:len(options)-1], ", ") + " or " + options[len(options)-1]
}

// faceoff says who is in the faceoff that goes on; "" where none does.
func (side *Side) faceoff() string {
	now := side.sandbox.Faceoff()
	if now == nil {
		return ""
	}
	w := wording.Words{Scenario: side.sandbox.Scenario(), State: side.sandbox.State()}
	var sides []string
	for _, of := range now.Sides {
		var names []string
		for _, part := range of.Parts {
			names = append(names, w.Card(board.Ref{Card: part.Card}))
		}
		if len(names) > 0 {
			sides = append(sides, strings.Join(names, " and "))
		}
	}
	return "a faceoff goes on: " + strings.Join(sides, " against ")
}

// rank sorts what is false before what is true.
func rank(is bool) int {
	if is {
		return 1
	}
	return 0
}

// optionsApart says what one version offers in the decision that both wait for and the other
// does not, and what it doesn't offer.
func optionsApart(of, other *playing.Sandbox) (lines []string) {
	missing := func(from, in []string) string {
		left := slices.DeleteFunc(slices.Clone(from), func(o string) bool { return slices.Contains(in, o) })
		if more := len(left) - mostOptions; more > 0 {
			left = append(left[:mostOptions], fmt.Sprintf("and %d more", more))
		}
		return strings.Join(left, "; ")
	}
	if offered := missing(of.Options(), other.Options()); offered != "" {
		lines = append(lines, of.WaitsFor()+", with this choice: "+offered)
	}
	if lacking := missing(other.Options(), of.Options()); lacking != "" {
		lines = append(lines, of.WaitsFor()+", without this choice: "+lacking)
	}
	return lines
}

// mostOptions is how many options are named that one version alone offers.
const mostOptions = 3

// isPassing reports whether a change is of what comes and goes as a turn goes on.
func (c *Change) isPassing() bool {
	return strings.HasPrefix(c.About, "total of ") || strings.HasSuffix(c.About, " deck") ||
		c.About == "winner of faceoff" && c.A == "" ||
		strings.HasSuffix(c.About, " in") && (strings.Contains(c.A, "flipped cards") ||
			strings.Contains(c.B, "flipped cards"))
}

// movedOn reports whether both versions are at different places of the turn.
func movedOn(now, then *Side) bool { return now.fact("window") != then.fact("window") }

// fact says in words what a version has come to; "" where nothing is said about that.
func (side *Side) fact(about string) string {
	i := slices.IndexFunc(side.Facts, func(f playing.Fact) bool { return f.About == about })
	if i < 0 {
		return ""
	}
	return side.Facts[i].Says
}
