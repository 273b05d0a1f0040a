package lab

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/goccy/go-yaml"
	"github.com/google/uuid"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/position"
)

// A position that was found is cut down by so many tries, the same everywhere. What takes
// longer than mostTime all the same is left as it is by then, and says so.
const (
	mostTries = 3000
	mostTime  = 9 * time.Second
)

// candidate is a position with steps after which both versions differ.
type candidate struct {
	table *position.Position
	steps []string
}

func (c *candidate) clone() *candidate {
	return &candidate{c.table.Clone(), slices.Clone(c.steps)}
}

// file writes the candidate as a scenario file.
func (c *candidate) file() ([]byte, error) {
	table := c.table.Clone()
	table.Course = nil
	text, err := table.File()
	if err == nil && len(c.steps) > 0 {
		text = fmt.Appendf(text, "steps:\n  - %s\n", strings.Join(c.steps, "\n  - "))
	}
	return text, err
}

// shows says in what way a candidate shows that two versions differ.
type shows int

const (
	nothing   shows = iota
	otherwise       // another choice is there
	stops           // the steps can't be made with the variant
	tables          // something else lies on the table
)

// test runs a candidate in both versions. The steps must be possible as the game is.
func (v *Versions) test(c *candidate) (shown shows, now, then *Side) {
	text, err := c.file()
	if err != nil {
		return nothing, nil, nil
	}
	s, err := scenario.Read(v.Now, "found", text)
	if err != nil {
		return nothing, nil, nil
	}
	t, err := v.readThen("found", text)
	if err != nil {
		return nothing, nil, nil
	}
	if now = follow(s); now.Stopped != "" || len(now.Skipped) > 0 {
		return nothing, nil, nil
	}
	then = follow(t)
	switch {
	case then.sandbox == nil:
		return nothing, nil, nil
	case then.Stopped != "" && c.stopsAtPass(then):
		return nothing, nil, nil // somebody is asked before, which fewer steps show
	case then.Stopped != "":
		return stops, now, then
	case len(tableChanges(now, then)) > 0:
		return tables, now, then
	case now.sandbox.WaitsFor() != then.sandbox.WaitsFor() || !slices.Equal(now.sandbox.Options(), then.sandbox.Options()):
		return otherwise, now, then
	}
	return nothing, nil, nil
}

// isPass reports whether a step is a pass.
func isPass(step string) bool { return step == "{A: pass}" || step == "{B: pass}" }

// stopsAtPass reports whether the step that can't be made is to pass.
func (c *candidate) stopsAtPass(then *Side) bool {
	i := then.sandbox.NextStep()
	return i < len(c.steps) && (isPass(c.steps[i]) || strings.HasPrefix(c.steps[i], "{pass to"))
}

// follow makes the steps of a scenario, without the words of its trail.
func follow(s *scenario.Scenario) *Side {
	side := &Side{}
	err := func() (err error) {
		defer recoverInto(&err, s.Program.IsWhole())
		if side.sandbox, err = scenario.NewSandbox(s); err != nil {
			return err
		}
		side.Skipped, err = side.sandbox.Follow()
		side.Facts = side.sandbox.Facts()
		return err
	}()
	if err != nil {
		side.Stopped = scenario.ReasonOf(err)
	}
	return side
}

// tableChanges are the changes of what lies on the table, and not of what is decided next.
func tableChanges(now, then *Side) []Change {
	return slices.DeleteFunc(changes(now.Facts, then.Facts), func(c Change) bool {
		return c.About == "decision" || c.About == "window" || c.About == "turn"
	})
}

// cutDown makes the smallest position of a game in which both versions differed, and words
// it; nil if it can't be written as a file.
func (v *Versions) cutDown(one hit) *Found {
	begun := time.Now()
	c := v.written(one)
	if c == nil {
		return nil
	}
	shown, now, then := v.test(c)
	if shown == nothing {
		return nil
	}
	r := &reducer{versions: v, best: c, shown: shown, changes: len(tableChanges(now, then)), until: begun.Add(mostTime)}
	r.reduce()
	found := v.word(r.best, r.shown)
	if found != nil {
		found.Game, found.Size, found.Seconds = one.game, r.size(), time.Since(begun).Seconds()
		found.Cards, found.Steps, found.Unfinished = len(r.best.table.All()), len(r.best.steps), r.late
	}
	return found
}

// written replays a game from its table, and gives what was chosen as steps.
func (v *Versions) written(one hit) *candidate {
	c := &candidate{table: one.table}
	text, err := c.file()
	if err != nil {
		return nil
	}
	s, err := scenario.Read(v.Now, "found", text)
	if err != nil {
		return nil
	}
	b, err := scenario.NewSandbox(s)
	if err != nil {
		return nil
	}
	for _, places := range one.choices {
		if b.Choose(places...) != nil {
			return nil
		}
	}
	if c.steps, err = b.StepsNow(); err != nil {
		return nil
	}
	return c
}

// reducer takes away from a candidate whatever it shows the difference without.
type reducer struct {
	versions *Versions
	best     *candidate
	shown    shows
	changes  int // on the table, which must not become more
	tries    int
	passing  bool // passes are being put together
	until    time.Time
	late     bool // it took too long to try all
}

// try keeps a change if the difference is still shown, at least as plainly.
func (r *reducer) try(change func(c *candidate)) bool {
	if r.tries++; r.isOver() {
		return false
	}
	c := r.best.clone()
	change(c)
	shown, now, then := r.versions.test(c)
	if shown < r.shown {
		return false
	}
	if r.passing && r.shown == otherwise && shown == tables && now.sandbox.WaitsFor() != then.sandbox.WaitsFor() {
		return false // one would go on while the other asks: what lies there by then is no outcome
	}
	n := len(tableChanges(now, then))
	if shown == r.shown && shown == tables && n > r.changes {
		return false
	}
	r.best, r.shown, r.changes = c, shown, n
	return true
}

// isOver reports whether nothing more is tried.
func (r *reducer) isOver() bool {
	if time.Now().After(r.until) {
		r.late = true
	}
	return r.late || r.tries > mostTries
}

func (r *reducer) reduce() {
	for size := -1; size != r.size() && !r.isOver(); {
		size = r.size()
		r.later()
		r.simplify()
	}
}

// simplify takes away what isn't needed where the position begins.
func (r *reducer) simplify() {
	r.fewerSteps()
	r.lies()
	r.passes()
	r.forgets()
	r.fewerCards()
	r.lessHead()
	r.unknown()
	r.plainer()
}

// unknown puts cards that nobody knows in the place of those in a hand or a pile.
func (r *reducer) unknown() {
	for side := range r.best.table.Players {
		for _, zone := range []position.Zone{position.Hand, position.Deck, position.Discard} {
			lies := func(of *position.Card) bool { return of.Zone == zone && of.Owner == position.Side(side) }
			n := 0
			for _, of := range r.best.table.Cards {
				if lies(of) && of.Name != position.Unknown {
					n += of.Count
				}
			}
			if n == 0 || zone == position.Discard {
				continue
			}
			r.try(func(c *candidate) {
				c.table.Cards = slices.DeleteFunc(c.table.Cards, lies)
				c.table.PutUnknown(position.Place{Side: position.Side(side), Zone: zone}, n)
			})
		}
	}
}

// size is how much a reader has to take in.
func (r *reducer) size() int {
	t := r.best.table
	n := 3*(len(r.best.steps)+remembered(t)) + saidOfGame(t)
	for _, c := range t.All() {
		n += 3
		if c.Name == position.Unknown {
			n--
		}
		for _, mark := range []bool{c.Exhausted, c.Frightened, c.FaceDown, c.CutieMark, c.Boosted, c.Alias != "", c.Controller != c.Owner, len(c.Own) > 0} {
			if mark {
				n++
			}
		}
		n += len(c.Counters)
	}
	for i := range t.Players {
		p := &t.Players[i]
		for _, said := range []bool{p.Score != 0, p.Tokens != 0, p.NoDeck, len(p.Own) > 0} {
			if said {
				n++
			}
		}
	}
	return n
}

// fewerSteps takes steps away, many at once first.
func (r *reducer) fewerSteps() {
	for n := max(1, len(r.best.steps)/2); n >= 1; n /= 2 {
		for from := len(r.best.steps) - n; from >= 0; from -= n {
			if from+n <= len(r.best.steps) {
				r.try(func(c *candidate) { c.steps = slices.Delete(c.steps, from, from+n) })
			}
		}
	}
}

// broughtTo is a step that plays or moves a card to an area.
var broughtTo = regexp.MustCompile(`^\{[AB]: "?(play|move) (.+) to ([AB]) (home|problem)"?\}$`)

// lies has cards that are played or moved on the way lie where they come to.
func (r *reducer) lies() {
	for i := len(r.best.steps) - 1; i >= 0; i-- {
		brought := broughtTo.FindStringSubmatch(r.best.steps[i])
		if brought == nil {
			continue
		}
		zone, area := position.Hand, position.Area{Of: position.Avery, Kind: position.Problem}
		if brought[1] == "move" {
			zone = position.InPlay
		}
		if brought[3] == "B" {
			area.Of = position.Blake
		}
		if brought[4] == "home" {
			area.Kind = position.Home
		}
		r.try(func(c *candidate) {
			c.steps = slices.Delete(c.steps, i, i+1)
			for _, of := range c.table.All() {
				if of.Zone == zone && (of.Name == brought[2] || of.Alias == brought[2]) {
					of.Zone, of.Area, of.Controller = position.InPlay, area, of.Owner
					return
				}
			}
		})
	}
}

// passes says passing several times in a row by where it leads.
func (r *reducer) passes() {
	r.passing = true
	defer func() { r.passing = false }()
	for from := 0; from < len(r.best.steps); from++ {
		to := from
		for to < len(r.best.steps) && (isPass(r.best.steps[to]) || strings.HasPrefix(r.best.steps[to], "{pass to")) {
			to++
		}
		for ; to-from >= 2 && !r.passTogether(from, to); to-- {
		}
	}
}

// passTogether says so many steps, all of which are passes, by where they lead.
func (r *reducer) passTogether(from, to int) bool {
	for _, place := range []string{"next decision", "main phase", "start of score phase", "start of faceoff", "after flips",
		"end of faceoff", "after faceoff", "end of faceoff step", "end of solve step", "end of end of turn step", "next turn", "next window"} {
		if r.try(func(c *candidate) { c.steps = slices.Replace(c.steps, from, to, "{pass to: "+place+"}") }) {
			return true
		}
	}
	return false
}

// fewerCards takes cards away, many at once first, and known decks.
func (r *reducer) fewerCards() {
	for side := range r.best.table.Players {
		if r.best.table.Players[side].NoDeck {
			r.try(func(c *candidate) {
				c.table.Cards = slices.DeleteFunc(c.table.Cards, func(of *position.Card) bool {
					return of.Zone == position.Deck && of.Owner == position.Side(side)
				})
				c.table.Players[side].NoDeck = false
			})
		}
	}
	for n := max(1, len(r.best.table.Cards)/2); n >= 1; n /= 2 {
		for from := len(r.best.table.Cards) - n; from >= 0; from -= n {
			if from+n > len(r.best.table.Cards) {
				continue
			}
			r.try(func(c *candidate) {
				for _, of := range slices.Clone(c.table.Cards[from : from+n]) {
					c.table.Remove(of)
				}
			})
		}
	}
	for side := range r.best.table.Players {
		for _, of := range []func(p *position.Player) **position.Card{
			func(p *position.Player) **position.Card { return &p.Mane },
			func(p *position.Player) **position.Card { return &p.Problem },
		} {
			if *of(&r.best.table.Players[side]) != nil {
				r.try(func(c *candidate) { c.table.Remove(*of(&c.table.Players[side])) })
			}
		}
	}
}

// plainer takes marks and numbers away, and puts plain cards in the place of others.
func (r *reducer) plainer() {
	for side := range r.best.table.Players {
		player := func(c *candidate) *position.Player { return &c.table.Players[side] }
		if player(r.best).Score != 0 {
			r.try(func(c *candidate) { player(c).Score = 0 })
		}
		if len(player(r.best).Own) > 0 {
			r.try(func(c *candidate) { player(c).Own = nil })
		}
		for n := range player(r.best).Tokens {
			if r.try(func(c *candidate) { player(c).Tokens = n }) {
				break
			}
		}
	}
	for i, of := range r.best.table.All() {
		at := func(c *candidate) *position.Card { return c.table.All()[i] }
		for _, mark := range []struct {
			is   bool
			take func(c *position.Card)
		}{
			{of.Exhausted, func(c *position.Card) { c.Exhausted = false }},
			{of.FaceDown, func(c *position.Card) { c.FaceDown = false }},
			{of.Frightened, func(c *position.Card) { c.Frightened = false }},
			{of.CutieMark, func(c *position.Card) { c.CutieMark = false }},
			{of.Ignored, func(c *position.Card) { c.Ignored = false }},
			{of.Controller != of.Owner, func(c *position.Card) { c.Controller = c.Owner }},
			{len(of.Own) > 0, func(c *position.Card) { c.Own = nil }},
			{of.Boosted, func(c *position.Card) { c.Boosted = false }},
			{len(of.Counters) > 0, func(c *position.Card) { c.Counters = nil }},
		} {
			if mark.is {
				r.try(func(c *candidate) { mark.take(at(c)) })
			}
		}
		r.replace(i)
		r.unname(i)
	}
	at := position.New().Moment
	for _, turn := range []position.Side{position.Avery, r.best.table.Moment.Turn} {
		at.Turn = turn
		if r.best.table.Moment == at || r.try(func(c *candidate) { c.table.Moment = at }) {
			break
		}
	}
	if r.best.table.Moment.Number != 0 {
		r.try(func(c *candidate) { c.table.Moment.Number = 0 })
	}
}

// unname calls a card by its name in the steps where no other card has it.
func (r *reducer) unname(i int) {
	if of := r.best.table.All()[i]; of.Alias != "" {
		r.try(func(c *candidate) {
			c.table.All()[i].Alias = ""
			for j, step := range c.steps {
				c.steps[j] = renamed(step, of.Alias, of.Name)
			}
		})
	}
}

// plainStep is a step that is one text without quotes.
var plainStep = regexp.MustCompile(`^\{([A-Za-z ]+): ([^{}\[\]"]*)\}$`)

// renamed is a step with another name in it.
func renamed(step, from, to string) string {
	if m := plainStep.FindStringSubmatch(step); m != nil && strings.Contains(m[2], from) {
		return fmt.Sprintf("{%s: %q}", m[1], strings.ReplaceAll(m[2], from, to))
	}
	return strings.ReplaceAll(step, from, to)
}

// replace puts a card without text in the place of one whose text isn't needed: the first
// of its type, and with the same power if there is one.
func (r *reducer) replace(i int) {
	lib, of := r.versions.Now, r.best.table.All()[i]
	is, err := lib.FindCard(of.Name)
	if err != nil || r.isChanged(is) || isPlain(is) {
		return
	}
	for _, plain := range plainCards(lib, is) {
		name := fileName(lib, plain)
		if slices.ContainsFunc(r.best.table.All(), func(c *position.Card) bool { return c.Name == name }) {
			continue
		}
		if r.try(func(c *candidate) {
			is := c.table.All()[i]
			is.Name = name
			if is.Alias != "" {
				is.Alias = alias(name, is.Owner, i+1)
			}
			for j, step := range c.steps {
				if of.Alias != "" {
					step = renamed(step, of.Alias, is.Alias)
				}
				c.steps[j] = renamed(step, of.Name, name)
			}
		}) {
			return
		}
	}
}

func (r *reducer) isChanged(c *rulesdb.Card) bool {
	return slices.ContainsFunc(r.versions.Variant.Cards, func(of scenario.ChangedCard) bool { return of.Before.ID == c.ID })
}

func isPlain(c *rulesdb.Card) bool {
	return c.TextRuns() && !slices.ContainsFunc(c.Faces, func(f card.Face) bool { return len(f.Abilities)+len(f.Keywords) > 0 })
}

// plainCards are cards of a type without text, those as like another as can be first.
func plainCards(lib *rulesdb.Library, like *rulesdb.Card) []*rulesdb.Card {
	face := &like.Faces[0]
	unlike := func(c *rulesdb.Card) int {
		f, n := &c.Faces[0], 0
		if f.Colors != face.Colors {
			n += 2
		}
		if f.Power != nil && face.Power != nil {
			n += max(*f.Power-*face.Power, *face.Power-*f.Power)
		}
		return n
	}
	var all []*rulesdb.Card
	for _, c := range lib.Cards {
		isOne := c.Faces[0].Type == face.Type && isPlain(c) && !c.Token && !c.Faces[0].HasTrait(card.TraitDilemma)
		if isOne && fileName(lib, c) == c.Name() {
			all = append(all, c)
		}
	}
	slices.SortStableFunc(all, func(a, b *rulesdb.Card) int { return unlike(a) - unlike(b) })
	return all[:min(3, len(all))]
}

// word writes what a candidate shows as a scenario file, and says it in words.
func (v *Versions) word(c *candidate, shown shows) *Found {
	v.goOn(c, &shown)
	shown, now, then := v.test(c)
	if shown == nothing {
		return nil
	}
	found := &Found{A: v.says(now, then, shown, true), B: v.says(now, then, shown, false)}
	expect, expectThen := v.expectations(c, now, then, false), v.expectations(c, then, now, true)
	if act := onlyThen(now, then); act != "" && shown == otherwise {
		legal, illegal := "{legal: "+act+"}", "{illegal: "+act+"}"
		if can, cannot := v.result(c, legal, true), v.result(c, illegal, false); can != nil && cannot != nil && can.OK && cannot.OK {
			found.A, found.B = []string{cannot.Says}, []string{can.Says}
			if why := v.result(c, legal, false); why != nil {
				found.A[0] += ": " + why.Instead
			}
			expect, expectThen = append(expect, illegal), append(expectThen, legal)
		}
	}
	name := "“" + v.Variant.Name + "”"
	title := "Where " + name + " differs"
	if len(v.Variant.Cards) > 0 {
		title = v.Variant.Cards[0].Before.Name() + ": where " + name + " differs"
	}
	question := "What happens here, as the game is and with " + name + "?"
	if len(c.steps) > 0 {
		question = "What happens after these steps, as the game is and with " + name + "?"
	}
	if done := stepsInWords(now); done != "" {
		question = strings.ToUpper(done[:1]) + done[1:] + ". What happens then, as the game is and with " + name + "?"
	}
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
		words = append(words, s.DescribeStep(side.sandbox.State(), &s.Steps[i]))
	}
	return strings.Join(words, "; ")
}

// onlyThen gives an action, as files have it, that only the variant allows; "" for none.
func onlyThen(now, then *Side) string {
	if now.sandbox.Asks() || then.sandbox.Asks() {
		return ""
	}
	offered := now.sandbox.Options()
	for i, option := range then.sandbox.Options() {
		if slices.Contains(offered, option) {
			continue
		}
		if then.sandbox.Choose(i) != nil {
			return ""
		}
		defer then.sandbox.Back()
		if steps, err := then.sandbox.StepsNow(); err == nil && len(steps) > 0 {
			return steps[len(steps)-1]
		}
	}
	return ""
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
		done := v.says(now, then, shown, true)[0] // which the reason needn't say again
		return []string{"that can’t be done: " + strings.TrimPrefix(then.Stopped, done+": ")}
	}
	if shown == stops {
		if steps := now.sandbox.Scenario().Steps; len(steps) > 0 {
			return []string{now.sandbox.Scenario().DescribeStep(now.sandbox.State(), &steps[len(steps)-1])}
		}
		return []string{"all of it can be done"}
	}
	var lines []string
	elsewhere := of.sandbox.WaitsFor() != other.sandbox.WaitsFor()
	if elsewhere && (of.sandbox.Asks() || other.sandbox.Asks()) {
		lines = append(lines, of.sandbox.WaitsFor())
	}
	for _, c := range tableChanges(now, then) {
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
	if elsewhere && !slices.Contains(lines, of.sandbox.WaitsFor()) {
		lines = append(lines, of.sandbox.WaitsFor())
	}
	if !elsewhere {
		lines = append(lines, optionsApart(of.sandbox, other.sandbox)...)
	}
	if len(lines) == 0 {
		lines = append(lines, "none of that")
	}
	return lines
}

// optionsApart says what one version offers in the decision that both wait for and the other
// does not, and what it doesn't offer.
func optionsApart(of, other *scenario.Sandbox) (lines []string) {
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
	return strings.HasPrefix(c.About, "total of ") || strings.HasSuffix(c.About, " deck") || c.About == "winner of faceoff" && c.A == "" ||
		strings.HasSuffix(c.About, " in") && (strings.Contains(c.A, "flipped cards") || strings.Contains(c.B, "flipped cards"))
}

// movedOn reports whether both versions are at different places of the turn.
func movedOn(now, then *Side) bool { return now.fact("window") != then.fact("window") }

// fact says in words what a version has come to; "" where nothing is said about that.
func (side *Side) fact(about string) string {
	i := slices.IndexFunc(side.Facts, func(f scenario.Fact) bool { return f.About == about })
	if i < 0 {
		return ""
	}
	return side.Facts[i].Says
}

// expectations are what holds in one version and not in the other, as files have it; only
// such as can be read and are so.
func (v *Versions) expectations(c *candidate, is, other *Side, variant bool) []string {
	var all []string
	for _, f := range is.Facts {
		if len(all) == 5 {
			break
		}
		same := slices.ContainsFunc(other.Facts, func(o scenario.Fact) bool { return o.About == f.About && o.Value == f.Value })
		passing := Change{About: f.About, A: f.Value}
		if same || other.Stopped != "" || strings.Contains(f.About, "#") || passing.isPassing() && movedOn(is, other) {
			continue
		}
		line, err := yaml.MarshalWithOptions(yaml.MapSlice{{Key: f.About, Value: f.Value}}, yaml.Flow(true))
		if err != nil {
			continue
		}
		all = append(all, strings.TrimSpace(string(line)))
	}
	if is.sandbox.Asks() {
		i := slices.IndexFunc(is.Facts, func(f scenario.Fact) bool { return f.About == "decision" })
		if line := fmt.Sprintf("{decision: %s}", is.Facts[i].Value); !slices.Contains(all, line) {
			all = append(all, line)
		}
	}
	return slices.DeleteFunc(all, func(line string) bool { return !v.holds(c, line, variant) })
}

// holds reports whether an expectation can be read and is met.
func (v *Versions) holds(c *candidate, line string, variant bool) bool {
	r := v.result(c, line, variant)
	return r != nil && r.OK
}

// result is what becomes of an expectation at the end of a candidate; nil if it can't be
// read.
func (v *Versions) result(c *candidate, line string, variant bool) *scenario.Result {
	text, err := c.file()
	if err != nil {
		return nil
	}
	text = fmt.Appendf(text, "expect:\n  - %s\n", line)
	s, err := scenario.Read(v.Now, "found", text)
	if variant {
		s, err = v.readThen("found", text)
	}
	if err != nil {
		return nil
	}
	side := follow(s)
	if side.sandbox == nil || len(side.sandbox.Results()) != 1 {
		return nil
	}
	return &side.sandbox.Results()[0]
}

// inFile gives what a scenario file has to say to be played as the variant has it; ok is
// false where files can't say it.
func (v *Versions) inFile() (head yaml.MapSlice, ok bool) {
	if v.Variant.Without != 0 {
		return nil, false
	}
	if v.Variant.Edition != "" {
		head = append(head, yaml.MapItem{Key: "edition", Value: v.Variant.Edition})
	}
	if len(v.Variant.Read) > 0 {
		head = append(head, yaml.MapItem{Key: "disputed", Value: v.Variant.Read})
	}
	var cards yaml.MapSlice
	for _, c := range v.Variant.Cards {
		if !onlyAbilities(&c) {
			return nil, false
		}
		var abilities any = c.After.Faces[0].Abilities
		if len(c.After.Faces) > 1 {
			abilities = yaml.MapSlice{{Key: "start", Value: orEmpty(c.After.Faces[0].Abilities)}, {Key: "boosted", Value: orEmpty(c.After.Faces[1].Abilities)}}
		}
		cards = append(cards, yaml.MapItem{Key: fileName(v.Now, c.Before), Value: abilities})
	}
	if len(cards) > 0 {
		head = append(head, yaml.MapItem{Key: "abilities", Value: cards})
	}
	return head, true
}

func orEmpty(list []string) []string {
	if list == nil {
		return []string{}
	}
	return list
}

// onlyAbilities reports whether nothing of a card is different but its abilities.
func onlyAbilities(c *scenario.ChangedCard) bool {
	after := *c.After
	after.Faces = slices.Clone(after.Faces)
	for i := range after.Faces {
		after.Faces[i].Abilities = c.Before.Faces[i].Abilities
	}
	return !c.Banned && sameFaces(after.Faces, c.Before.Faces)
}

// scenarioFile writes the scenario with its question, its ruling and what is expected.
func (v *Versions) scenarioFile(c *candidate, title, question, ruling string, expect []string, own yaml.MapSlice) ([]byte, error) {
	c = c.clone()
	for _, item := range c.table.Head {
		if !slices.ContainsFunc(own, func(o yaml.MapItem) bool { return o.Key == item.Key }) {
			own = append(own, item)
		}
	}
	c.table.Head = append(yaml.MapSlice{{Key: "format", Value: scenario.Format}, {Key: "id", Value: idOf(title + ruling)}, {Key: "title", Value: title},
		{Key: "question", Value: question}, {Key: "ruling", Value: ruling}}, own...)
	text, err := c.file()
	if err == nil && len(expect) > 0 {
		text = fmt.Appendf(text, "expect:\n  - %s\n", strings.Join(expect, "\n  - "))
	}
	if err != nil {
		return nil, err
	}
	_, err = scenario.Read(v.Now, "found", text)
	return text, err
}

// idOf is the id of a scenario that says this: the same search writes the same file.
func idOf(text string) string { return uuid.NewSHA1(uuid.NameSpaceOID, []byte(text)).String() }
