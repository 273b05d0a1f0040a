package lab

import (
	"slices"
	"time"

	"canterlaw/scenario"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/position"
)

// A position that was found is cut down by so many tries, the same everywhere. What takes
// longer than mostTime all the same is left as it is by then, and says so.
const mostTries = 3000

var mostTime = 9 * time.Second // but in tests, which a busy machine must not change

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
	r := &reducer{versions: v, best: c, shown: shown, changes: len(tableChanges(now, then)),
		without: map[string]bool{}, until: begun.Add(mostTime)}
	r.reduce()
	found := v.word(r.best, r.shown)
	if found != nil {
		found.Game, found.Size, found.Seconds, found.Unfinished = one.game, r.size(), time.Since(begun).Seconds(),
			r.late
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
	b, err := playing.NewSandbox(s)
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
	without  map[string]bool // files that were tried and show no difference
	passing  bool            // passes are being put together
	until    time.Time
	late     bool // it took too long to try all
}

// try keeps a change if the difference is still shown, at least as plainly.
func (r *reducer) try(change func(c *candidate)) bool {
	if r.isOver() {
		return false
	}
	c := r.best.clone()
	change(c)
	text, err := c.file()
	if err != nil || r.without[string(text)] {
		return false
	}
	r.tries++
	shown, now, then := r.versions.testFile(text, c)
	if shown == nothing {
		r.without[string(text)] = true
	}
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
	return r.late || r.tries >= mostTries
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
		for _, mark := range []bool{c.Exhausted, c.Frightened, c.FaceDown, c.CutieMark, c.Boosted, c.Alias != "",
			c.Controller != c.Owner, len(c.Own) > 0} {
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
