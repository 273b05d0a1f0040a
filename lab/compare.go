package lab

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/position"
)

// The classes.
const (
	Untouched  Class = "untouched"  // the variant changes nothing that the scenario uses
	Same       Class = "same"       // the same course, and the same outcome
	Way        Class = "way"        // the same outcome by another way
	Outcome    Class = "outcome"    // another outcome
	Impossible Class = "impossible" // the scenario's steps can't be made any more
)

// Versions are the game as it is and a variant of it.
type Versions struct {
	Now, Then *rulesdb.Library
	Variant   *scenario.Variant

	named func() *position.Cards // of the game as it is
}

// NewVersions makes the two versions.
func NewVersions(lib *rulesdb.Library, v *scenario.Variant) *Versions {
	return &Versions{Now: lib, Then: v.Library(lib), Variant: v,
		named: sync.OnceValue(func() *position.Cards { return position.NewCards(lib, nil) })}
}

// cards know the cards by which positions name them.
func (v *Versions) cards() *position.Cards { return v.named() }

// Side is the course of a scenario in one version.
type Side struct {
	Lines   []playing.Line
	Facts   []playing.Fact
	Skipped []string // answers that nobody was asked for
	Stopped string   // why a step can't be made; "" if all were
	Results []playing.Result

	sandbox *playing.Sandbox
}

// Comparison is a scenario in both versions.
type Comparison struct {
	File     string `json:"file"`
	Name     string `json:"name"`
	Question string `json:"question,omitempty"`
	Ruling   string `json:"ruling,omitempty"`
	Class    Class  `json:"class"`
	Why      string `json:"why,omitempty"` // it is no longer possible, or which answers were left out
	// Line is the number of the first line of the trail that differs, from 1; 0 where
	// none does. A and B are what both versions have there, "" where the trail of one has
	// ended, and Under is the heading beneath which they stand.
	Line  int    `json:"line"`
	Under string `json:"under,omitempty"`
	A     string `json:"a"`
	B     string `json:"b"`
	// End is what is different on the table at the end.
	End []Change `json:"end,omitempty"`
	// Expected are the scenario's expectations that hold in one version alone.
	Expected []Change `json:"expected,omitempty"`
	// Reasons are those for which an action is illegal that is illegal in both versions.
	Reasons []Change `json:"reasons,omitempty"`

	Now, Then *Side `json:"-"`
}

// Change is something that is otherwise: what both versions say of it.
type Change struct {
	About string `json:"about"`
	A     string `json:"a"`
	B     string `json:"b"`

	was, is string // the values
	card    board.CardID
}

// Changed lists all that is different: in what the ruling says first, and why actions are
// illegal, then in what lies on the table at the end.
func (c *Comparison) Changed() []Change { return slices.Concat(c.Expected, c.Reasons, c.End) }

// Compare runs a scenario in both versions. An error says that the file is no scenario.
func (v *Versions) Compare(name string, text []byte) (*Comparison, error) {
	now, err := scenario.Read(v.Now, name, text)
	if err != nil {
		return nil, err
	}
	c := &Comparison{File: name, Name: now.Title, Question: now.Question, Ruling: now.Ruling, Class: Same}
	asked := now.WatchPoints()
	now.PointsUnsaid = v.Variant.Without != 0
	playNow := sync.OnceValue(func() *Side { return play(now) })
	if v.Variant.Edition == "" && v.Variant.ChangesRules() && !v.mayName(text) {
		rules := now.WatchRules()
		if c.Now = playNow(); !asksAny(asked, v.Variant.Read) && !rules[v.Variant.Without] {
			if c.Then = c.Now; !v.cites(now, c.Now) { // what nobody asks about can be read in any way
				c.Class = Untouched
			}
			return c, nil
		}
	}
	then, err := v.readThen(name, text)
	if err != nil {
		c.Class, c.Why = Impossible, "the position can’t be set up: "+err.Error()
		c.Now = playNow()
		return c, nil
	}
	touched := v.touches(now, then)
	if !touched && !v.Variant.ChangesRules() {
		if banned := v.banned(now); banned != "" {
			c.Class, c.Why = Impossible, banned+" is banned: no deck can hold it"
			return c, nil
		}
		c.Class = Untouched
		return c, nil
	}
	c.Now, c.Then = playNow(), play(then)
	c.classify(v)
	wasAsked := *asked // before the two are asked about all points
	for _, d := range scenario.Points(now, then) {
		touched = touched || wasAsked[d]
	}
	if c.Class == Same && !touched && !v.cites(now, c.Now) {
		c.Class = Untouched
	}
	if banned := v.banned(now); banned != "" {
		c.Class, c.Why = Impossible, banned+" is banned: no deck can hold it"
	}
	return c, nil
}

// asksAny reports whether a game asked about one of the points, named by their ids.
func asksAny(asked *board.Asked, points map[string]string) bool {
	for d, is := range asked {
		if point := scenario.PointInDispute(board.Disputed(d)); is && point != nil && points[point.ID] != "" {
			return true
		}
	}
	return false
}

// readThen reads a scenario as the variant has it. Without a rule the engine may come to a
// place that it doesn't know.
func (v *Versions) readThen(name string, text []byte) (s *scenario.Scenario, err error) {
	defer recoverInto(&err, v.Variant.Without == 0)
	s, err = scenario.ReadAs(v.Then, name, text, v.Variant)
	if err == nil {
		// such a game may never come to where two readings of a point could be compared
		s.PointsUnsaid = v.Variant.Without != 0
	}
	return s, err
}

// recoverInto makes an error of a panic where a rule is switched off: something is looked
// for that the rule would have put there. With every rule in force a panic is a defect of
// ours, and goes on.
func recoverInto(err *error, allRules bool) {
	if allRules {
		return
	}
	if r := recover(); r != nil {
		*err = fmt.Errorf("the game can’t go on: %v", r)
	}
}

// touches reports whether the variant changes a card that is in the scenario.
func (v *Versions) touches(now, then *scenario.Scenario) bool {
	for _, c := range v.Variant.Cards {
		print := now.PrintOf(c.Before.ID)
		if print == board.Unknown || c.OnlyBanned() || now.TextUnknown(print) != then.TextUnknown(print) {
			continue
		}
		if !sameFaces(now.Program.Card(print).Faces, then.Program.Card(print).Faces) {
			return true
		}
	}
	return false
}

// sameFaces reports whether the same is printed.
func sameFaces(a, b []card.Face) bool { return reflect.DeepEqual(a, b) }

// banned names a card of the scenario that the variant bans; "" for none.
func (v *Versions) banned(s *scenario.Scenario) string {
	for _, c := range v.Variant.Cards {
		if c.Banned && slices.ContainsFunc(s.PrintedCards(), func(of *card.Card) bool { return of.ID == c.Before.ID }) {
			return c.Before.Name()
		}
	}
	return ""
}

// cites reports whether the rule that is switched off is behind something in a course.
func (v *Versions) cites(s *scenario.Scenario, side *Side) bool {
	n := v.Variant.Without
	return n != 0 && (slices.Contains(s.Rules, n) ||
		slices.ContainsFunc(side.Lines, func(l playing.Line) bool { return l.Rule == n.String() }))
}

// play makes a scenario's steps as far as they go.
func play(s *scenario.Scenario) *Side {
	side := &Side{}
	err := side.play(s)
	if err != nil {
		side.Stopped = playing.ReasonOf(err)
	}
	return side
}

func (side *Side) play(s *scenario.Scenario) (err error) {
	defer recoverInto(&err, s.Program.IsWhole())
	side.sandbox, err = playing.NewSandbox(s)
	if err != nil {
		return err
	}
	side.Skipped, err = side.sandbox.Follow()
	side.Results = side.sandbox.Results()
	side.Lines = withoutRemarks(side.sandbox.Trail())
	side.Facts = side.sandbox.Facts()
	if unanswered := side.sandbox.Unanswered(); err == nil && unanswered != nil {
		return errors.New("the steps don’t say what is decided: " + unanswered.Instead)
	}
	return err
}

// withoutRemarks leaves out how points are read and which edition is played.
func withoutRemarks(lines []playing.Line) []playing.Line {
	return slices.DeleteFunc(slices.Clone(lines), func(l playing.Line) bool { return l.IsRemark() })
}

// findFirst finds the first line of the trails that differs.
func (c *Comparison) findFirst() {
	a, b := c.Now.Lines, c.Then.Lines
	i := 0
	for i < len(a) && i < len(b) && sameLine(&a[i], &b[i]) {
		i++
	}
	if i == len(a) && i == len(b) {
		return
	}
	c.Line = i + 1
	if i < len(a) {
		c.A = lineText(&a[i])
		c.Under = headingOf(a, i)
	}
	if i < len(b) {
		c.B = lineText(&b[i])
		if i >= len(a) {
			c.Under = headingOf(b, i)
		}
	}
}

func sameLine(a, b *playing.Line) bool {
	return a.Depth == b.Depth && a.Text == b.Text && a.Rule == b.Rule && a.Kind == b.Kind
}

// lineText is a line with its rule.
func lineText(l *playing.Line) string {
	if l.Rule == "" {
		return l.Text
	}
	return l.Text + " (" + l.Rule + ")"
}

// headingOf is the line beneath which another stands; "" at the top.
func headingOf(lines []playing.Line, i int) string {
	for j := i - 1; j >= 0; j-- {
		if lines[j].Depth < lines[i].Depth {
			return lineText(&lines[j])
		}
	}
	return ""
}

// changes lists what two tables differ in.
func changes(now, then *Side) []Change {
	there := map[string]playing.Fact{}
	for _, f := range then.Facts {
		there[f.About] = f
	}
	var all []Change
	only := map[string]playing.Fact{} // of one version alone
	for _, f := range now.Facts {
		other, found := there[f.About]
		delete(there, f.About)
		if !found {
			only[f.About] = f
		}
		if !found || other.Value != f.Value {
			all = append(all, Change{f.About, f.Says, other.Says, f.Value, other.Value, f.Card})
		}
	}
	for _, f := range then.Facts {
		if _, left := there[f.About]; left {
			only[f.About] = f
			all = append(all, Change{About: f.About, B: f.Says, is: f.Value, card: f.Card})
		}
	}
	all = withoutConsequences(placed(all))
	slices.SortStableFunc(all, func(a, b Change) int { return rank(a.isPlaceInDeck()) - rank(b.isPlaceInDeck()) })
	for i := range all {
		c := &all[i]
		switch f := only[c.About]; {
		case c.A == "" && now.sandbox != nil:
			other := now.sandbox.About(f)
			c.A, c.was = other.Says, other.Value
		case c.B == "" && then.sandbox != nil:
			other := then.sandbox.About(f)
			c.B, c.is = other.Says, other.Value
		}
	}
	return all
}

// placed says of cards that are in play in one version alone at which area they are there,
// once.
func placed(all []Change) []Change {
	const at = " at"
	isAway := func(value string) bool { return value == "" || value == "not in play" }
	for _, c := range all {
		name, isAt := strings.CutSuffix(c.About, at)
		i := slices.IndexFunc(all, func(o Change) bool { return o.About == name+" in" })
		switch {
		case !isAt || i < 0:
		case isAway(c.was):
			all[i].B = c.B
		case isAway(c.is):
			all[i].A = c.A
		}
	}
	return slices.DeleteFunc(all, func(c Change) bool {
		return strings.HasSuffix(c.About, at) && (isAway(c.was) || isAway(c.is))
	})
}

// withoutConsequences leaves out of a card that is in play in one version alone what is said
// of cards in play besides where it is: that it is ready there, has its power and so on; and
// of one that has its back up in one version alone what it has no more (505.1). Nor is it said
// where cards are in a deck from which one version has taken more.
func withoutConsequences(all []Change) []Change {
	elsewhere, turned := map[board.CardID]bool{}, map[board.CardID]bool{}
	for _, c := range all {
		switch {
		case c.card == 0:
		case strings.HasSuffix(c.About, " in"):
			elsewhere[c.card] = true
		case strings.HasSuffix(c.About, " is") && hasBackUp(c.was) != hasBackUp(c.is):
			turned[c.card] = true
		}
	}
	sizes := slices.ContainsFunc(all, func(c Change) bool { return c.About == "A deck" || c.About == "B deck" })
	return slices.DeleteFunc(all, func(c Change) bool {
		isPlace := c.isPlaceInDeck()
		if turned[c.card] && slices.ContainsFunc([]string{" power", " colors", " traits", " keywords"},
			func(of string) bool { return strings.HasSuffix(c.About, of) }) {
			return true
		}
		return elsewhere[c.card] && (c.A == "" || c.B == "" || isPlace) && !strings.HasSuffix(c.About, " at") ||
			isPlace && sizes
	})
}

// hasBackUp reports whether a card that is so shows its back.
func hasBackUp(is string) bool {
	return strings.Contains(is, "frightened") || strings.Contains(is, "face-down")
}

func (c *Change) isPlaceInDeck() bool { return strings.HasSuffix(c.About, " place in deck") }

// changedResults lists the expectations about outcomes that come out otherwise: not those
// of what the trail cites, which is the way. That an action is illegal for other reasons is
// the way too.
func (c *Comparison) changedResults() (outcomes, reasons []Change) {
	for i, a := range c.Now.Results {
		if i >= len(c.Then.Results) || strings.HasPrefix(a.Expected, "cited") ||
			strings.HasPrefix(a.Expected, "not cited") {
			continue
		}
		b := c.Then.Results[i]
		if a.OK == b.OK && a.Got == b.Got {
			continue
		}
		change := Change{About: a.Expected, A: resultText(&a), B: resultText(&b)}
		if slices.Contains(outcomes, change) || slices.Contains(reasons, change) {
			continue // asked at several moments
		}
		if a.Illegal && b.Illegal {
			reasons = append(reasons, change)
		} else {
			outcomes = append(outcomes, change)
		}
	}
	return outcomes, reasons
}

func resultText(r *playing.Result) string {
	if r.OK {
		return r.Says
	}
	return r.Instead
}
