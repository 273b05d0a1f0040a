package position

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/goccy/go-yaml"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/wording"
)

// Now gives the position in which a game is: what lies where, whose turn it is and how far it
// has come, to be changed and run as a position of its own. What of it a position can't say is
// named. It is an error if the scenario's file can't be read.
func (cards *Cards) Now(c *scenario.Scenario, state *board.State) (p *Position, leftOut []string, err error) {
	base, err := ReadDraft(c.File, c.Text)
	if err != nil {
		return nil, nil, err
	}
	r := stateReader{cards: cards, scenario: c, state: state, base: base, position: base.Clone()}
	r.of = map[board.CardID]*Card{}
	r.position.Own()
	if base.FromStart && state.Turn() == 0 {
		return r.position, []string{"what was drawn and decided as the game starts"}, nil
	}
	r.read()
	r.try()
	return r.position, r.leftOut, nil
}

// try runs the position: where it can't begin at its window, it begins at the moment of
// the step instead, and where something happens before anybody decides, that is told.
func (r *stateReader) try() {
	begun, err := r.begun()
	if err != nil && r.position.Moment.IsWindow {
		step := r.step
		r.leave("the window %s: it begins at the moment %s", r.position.Moment.Name, step)
		r.position.Begin(Moment{Name: step.String()})
		begun, err = r.begun()
	}
	if err != nil {
		return // the obstacles say why, while it is changed
	}
	was, is := r.state.Decision(), begun.State().Decision()
	if was.Kind != is.Kind || was.Player != is.Player {
		r.leave("what has happened before anybody decides: it happens as play begins")
	}
	if !slices.Equal(powers(r.state), powers(begun.State())) {
		r.leave("the order in which modifiers began: some card has another power")
	}
	happens := !slices.Equal(places(r.state), places(begun.State()))
	for side := range board.Player(2) {
		happens = happens || begun.State().Score(side) != r.state.Score(side) ||
			begun.State().Tokens(side) != r.state.Tokens(side)
		for _, zone := range []board.Zone{board.Hand, board.DrawDeck, board.Play} {
			happens = happens || len(begun.State().Cards(zone, side)) != len(r.state.Cards(zone, side))
		}
	}
	if happens {
		r.leave("what has happened before anybody decides: it happens as play begins")
	}
}

// places lists which card in play is at which area, and how.
func places(state *board.State) []string {
	var all []string
	for _, id := range state.InPlay() {
		at := state.Area(id)
		where := fmt.Sprint(state.Face(id).Name(), state.AreaKind(at), state.AreaOwner(at))
		if problem := state.Problem(at); problem != 0 {
			where += state.Face(problem).Name()
		}
		where += fmt.Sprint(state.IsExhausted(id), state.IsFrightened(id), state.IsFaceDown(id),
			state.PowerCounters(id))
		all = append(all, where)
	}
	slices.Sort(all)
	return all
}

// powers lists which card in play has which power.
func powers(state *board.State) []string {
	var all []string
	for _, id := range state.InPlay() {
		power, _ := state.Power(id)
		all = append(all, fmt.Sprint(state.Face(id).Name(), power))
	}
	slices.Sort(all)
	return all
}

func (r *stateReader) begun() (*playing.Sandbox, error) {
	file, err := r.position.Clone().File()
	if err != nil {
		return nil, err
	}
	c, err := scenario.Read(r.cards.lib, r.scenario.File, file)
	if err != nil {
		return nil, err
	}
	return playing.NewSandbox(c)
}

// stateReader makes a position of the state of a game.
type stateReader struct {
	cards    *Cards
	scenario *scenario.Scenario
	state    *board.State
	base     *Position // with which the game began
	position *Position
	of       map[board.CardID]*Card
	step     engine.Moment // of the step in which it is
	leftOut  []string
}

func (r *stateReader) leave(format string, args ...any) {
	if what := fmt.Sprintf(format, args...); !slices.Contains(r.leftOut, what) {
		r.leftOut = append(r.leftOut, what)
	}
}

func (r *stateReader) read() {
	p, state := r.position, r.state
	p.Cards, p.Modifiers, p.History, p.FromStart = nil, nil, History{}, false
	r.name()
	for side := range p.Players {
		player := &p.Players[side]
		player.Score, player.Tokens = state.Score(board.Player(side)), state.Tokens(board.Player(side))
		player.Mane, player.Problem, player.NoDeck = nil, nil, true
		r.pool(Side(side))
	}
	for _, id := range state.InPlay() {
		r.inPlay(id)
	}
	for side := range p.Players {
		for _, zone := range piles {
			r.pile(Side(side), zone)
		}
		for _, id := range state.Cards(board.Queue, board.Player(side)) {
			r.leave("that %s is being played: it lies in the hand", r.of[id].Name)
			r.put(id, Hand)
		}
	}
	r.refer()
	r.lacks()
	r.moment()
	r.history()
	r.modifiers()
	r.merge()
}

// name makes a card for each of the game's, which is called as its file calls it.
func (r *stateReader) name() {
	known := r.setUp()
	for id := board.CardID(1); int(id) <= r.state.CardCount(); id++ {
		c := &Card{Count: 1, Alias: r.scenario.Names.Aliases[id]}
		begun := r.scenario.Setup.Cards // in a shuffled deck each becomes another card
		if int(id) <= len(known) && known[id-1] != nil && begun[id-1].Print == r.state.Print(id) {
			c.Name, c.Own = known[id-1].Name, known[id-1].Own
		}
		if c.Name == "" || c.Name == Unknown {
			c.Name = r.printed(id)
		}
		if r.state.Print(id) == board.Unknown {
			c.Name, c.Own = Unknown, nil
		}
		r.of[id] = c
	}
}

// setUp lists the cards of the position with which the game began as the engine numbers
// them; nil for those of which the file says nothing.
func (r *stateReader) setUp() []*Card {
	var all []*Card
	for i := range r.base.Players {
		side, player := Side(i), &r.base.Players[i]
		all = append(all, player.Mane)
		if !r.base.FromStart {
			all = append(all, player.Problem)
		}
		for _, zone := range append([]Zone{InPlay}, piles...) {
			cards := r.base.in(side, zone)
			if zone == Deck && !player.NoDeck {
				cards = []*Card{{Name: Unknown, Count: UsualDeck}}
			}
			for _, c := range cards {
				for range c.Count {
					all = append(all, c)
				}
			}
		}
	}
	return all
}

// printed is the name by which a file finds what a card is printed with. One that the
// game has made is invented.
func (r *stateReader) printed(id board.CardID) string {
	printed := r.state.Program().Card(r.state.Print(id))
	if printed == nil {
		return Unknown
	}
	for _, name := range []string{printed.Number, printed.ID, printed.Name()} {
		if known := r.cards.find(name); known != nil && name != "" {
			return r.cards.FileName(known)
		}
	}
	if r.isInvented(printed.Name()) {
		return printed.Name()
	}
	r.position.define(&printed.Faces[0])
	return printed.Name()
}

func (r *stateReader) isInvented(name string) bool {
	_, _, ok := r.position.inventedFacts(name)
	return ok
}

// define defines a card of the facts of a face in the position.
func (p *Position) define(f *card.Face) {
	m := yaml.MapSlice{{Key: "title", Value: f.Title}}
	if f.Subtitle != "" {
		m = append(m, yaml.MapItem{Key: "subtitle", Value: f.Subtitle})
	}
	m = append(m, yaml.MapItem{Key: "type", Value: f.Type.String()})
	if f.Colors != 0 {
		m = append(m, yaml.MapItem{Key: "colors", Value: f.Colors.String()})
	}
	if len(f.Traits) > 0 {
		m = append(m, yaml.MapItem{Key: "traits", Value: f.Traits})
	}
	if f.Power != nil {
		m = append(m, yaml.MapItem{Key: "power", Value: *f.Power})
	}
	if f.Cost != nil {
		m = append(m, yaml.MapItem{Key: "cost", Value: *f.Cost})
	} else if f.Type == card.Friend {
		m = append(m, yaml.MapItem{Key: "cost", Value: 0}) // which a token hasn't, and a file's card has to
	}
	p.setHead("cards", append(slices.Clone(p.inventedCards()), m))
}

func sideOfPlayer(p board.Player) Side {
	if p == board.Player(Blake) {
		return Blake
	}
	return Avery
}

// inPlay reads a card in play with its marks.
func (r *stateReader) inPlay(id board.CardID) {
	s, c := r.state, r.of[id]
	c.Owner, c.Controller, c.Zone = sideOfPlayer(s.Owner(id)), sideOfPlayer(s.BaseController(id)), InPlay
	c.Area = r.area(s.Area(id))
	if c.Area.Kind == Home && s.Type(id) == card.Troublemaker {
		r.leave("that %s is at a home: it is put at the Problem", c.Name)
		c.Area.Kind = Problem
	}
	c.Frightened = s.IsFrightened(id)
	c.FaceDown = s.IsFaceDown(id) && !c.Frightened
	c.Exhausted = s.IsExhausted(id) && !c.Frightened
	c.Boosted, c.CutieMark, c.Token = s.IsBoosted(id), s.IsCutieMarked(id), s.IsToken(id)
	r.counters(id, powerCounters, s.PowerCounters(id))
	for _, k := range s.CountersOn(id) {
		r.counters(id, s.Program().Text(k.Word), int(k.N))
	}
	player := &r.position.Players[c.Owner]
	switch printed := s.Program().Card(s.Print(id)); {
	case printed != nil && printed.Faces[0].Type == card.ManeCharacter && player.Mane == nil:
		player.Mane = c
	case s.Area(id) == board.ProblemOf(s.Owner(id)) && s.Problem(s.Area(id)) == id:
		player.Problem = c
	case printed != nil && printed.Faces[0].Type == card.ProblemType && !printed.Faces[0].HasTrait(card.TraitDilemma):
		r.leave("%s, which is at the area of another’s Problem", c.Name)
	default:
		r.position.Cards = append(r.position.Cards, c)
	}
	if s.IsDilemma(id) {
		c.Area = Area{}
	}
	r.usualText(c)
}

// counters reads counters of a name, of which a file has no more than so many.
func (r *stateReader) counters(id board.CardID, name string, n int) {
	c := r.of[id]
	if most := max(-mostOfAnything, min(n, mostOfAnything)); most != n {
		r.leave("%d of the counters on %s", n-most, c.Name)
		n = most
	}
	if n != 0 {
		c.Counters = append(c.Counters, Counters{name, n})
	}
}

// usualText leaves a Mane Character and a Problem without text of which the file said
// nothing, as they were.
func (r *stateReader) usualText(c *Card) {
	player, before := &r.position.Players[c.Owner], &r.base.Players[c.Owner]
	mane, problem := Usual(c.Owner)
	unsaid := c == player.Mane && before.Mane == nil && c.Name == mane ||
		c == player.Problem && before.Problem == nil && !r.base.FromStart && c.Name == problem
	if !unsaid || valueOf(r.position.Head, "text") == "ignored" {
		return
	}
	none := any([]any{})
	if c == player.Mane {
		none = yaml.MapSlice{{Key: "start", Value: []any{}}, {Key: "boosted", Value: []any{}}}
	}
	c.Own = yaml.MapSlice{{Key: "keywords", Value: []any{}}, {Key: "abilities", Value: none}}
	plain := Area{Of: c.Owner, Kind: Home}
	isReady := !c.Exhausted && !c.Frightened && !c.FaceDown && !c.Boosted && !c.CutieMark && len(c.Counters) == 0
	if c == player.Mane && c.Area == plain && isReady {
		player.Mane = nil
	}
	if c == player.Problem && len(c.Counters) == 0 {
		player.Problem = nil
	}
}

func (r *stateReader) area(a board.AreaID) Area {
	if id := board.DilemmaOf(r.state.Players(), a); id != 0 {
		return Area{Of: sideOfPlayer(r.state.Controller(id)), Kind: DilemmaArea, Dilemma: r.of[id]}
	}
	for _, side := range []Side{Avery, Blake} {
		switch a {
		case board.HomeOf(board.Player(side)):
			return Area{Of: side, Kind: Home}
		case board.ProblemOf(board.Player(side)):
			return Area{Of: side, Kind: Problem}
		}
	}
	return Area{}
}

// pile reads a zone other than play, the top card first.
func (r *stateReader) pile(side Side, zone Zone) {
	for _, id := range r.state.Cards(boardZones[zone], board.Player(side)) {
		if zone == ProblemDeck && r.of[id].Name == Unknown {
			r.leave("which Problems can be in %s", wording.PileName(side.String(), board.ProblemDeck))
		}
		r.put(id, zone)
	}
}

func (r *stateReader) put(id board.CardID, zone Zone) {
	c := r.of[id]
	c.Owner = sideOfPlayer(r.state.Owner(id))
	c.Controller, c.Zone, c.Ignored = c.Owner, zone, zone == Flipped && r.state.IsIgnored(id)
	r.position.Cards = append(r.position.Cards, c)
}

// lacks names what every position has, and this game hasn't.
func (r *stateReader) lacks() {
	for _, side := range []Side{Avery, Blake} {
		if r.state.Problem(board.ProblemOf(board.Player(side))) == 0 {
			r.leave("that no Problem is at %s: put one there", Area{Of: side, Kind: Problem})
		}
		unknown := 0
		for _, c := range r.position.Cards {
			if c.Owner == side && c.Name == Unknown && c.Zone != ProblemDeck {
				unknown += c.Count
			}
		}
		if pool := r.position.Pool(side); len(pool) > 0 && sizeOf(pool) < unknown {
			r.leave("what the unknown cards of %s can be", side)
			r.position.SetPool(side, nil)
		}
	}
}

func sizeOf(pool []Pooled) (n int) {
	for _, of := range pool {
		n += of.N
	}
	return n
}

// refer reads what is attached to which card, and what lies beneath which.
func (r *stateReader) refer() {
	live := func(ref board.Ref) *Card {
		if ref.Card != 0 && r.state.IsLive(ref) && r.state.Zone(ref.Card) == board.Play {
			return r.of[ref.Card]
		}
		return nil
	}
	for id, c := range r.of {
		if c.Zone == InPlay {
			if c.On = live(r.state.Host(id)); c.On != nil {
				c.Area = Area{}
			}
		}
		if c.Zone == Banished {
			c.Beneath = live(r.state.IsBeneath(id))
		}
	}
	for _, l := range r.state.Links() {
		if c := r.of[l.Card]; c.Zone == InPlay && valueOf(c.Own, "linked") == nil {
			r.leave("what is linked to the text of %s", c.Name)
		}
	}
}

// pool reads what the unknown cards of a draw deck can be.
func (r *stateReader) pool(side Side) {
	var pool []Pooled
	for print, n := range r.state.DrawPool(board.Player(side)) {
		if printed := r.state.Program().Card(print); printed != nil {
			name := printed.Name()
			for _, by := range []string{printed.Number, printed.ID} {
				if known := r.cards.find(by); known != nil && by != "" {
					name = r.cards.FileName(known)
				}
			}
			pool = append(pool, Pooled{name, n})
		}
	}
	slices.SortFunc(pool, func(a, b Pooled) int { return cmp.Compare(a.Name, b.Name) })
	r.position.SetPool(side, pool)
}

// merge makes one of several unknown cards that lie together.
func (r *stateReader) merge() {
	var merged []*Card
	for _, c := range r.position.Cards {
		if last := len(merged) - 1; c.Name == Unknown && c.Alias == "" && last >= 0 {
			before := merged[last]
			isSame := before.Name == Unknown && before.Alias == "" && before.Zone == c.Zone && before.Owner == c.Owner
			if isSame {
				before.Count++
				continue
			}
		}
		merged = append(merged, c)
	}
	r.position.Cards = merged
}
