package engine

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
)

// textsOfKeys are abilities that look at what a key could leave out: what was, what was
// seen, used, linked, counted and created, and when.
var textsOfKeys = []string{
	"if IsFirstTurn(You) {\n\tAddPower(This, 1)\n}",
	"if Happened(Dismissed(Friend && Power >= 2), Turn) {\n\tAddPower(Yours, 1)\n}",
	"if Happened(Frightened(Friend && Pink), Turn) {\n\tHasKeyword(This, \"Swift\")\n}",
	"MayPlay(TopOf(You), You)",
	"Timing(AnyPhase)\nLook(TopOf(You))",
	"Timing(AnyPhase)\nCost(Pay(1))\nLook(TopOf(Opponent))",
	"Timing(AnyPhase)\nFrighten(Choose(1, Friend && IsFaceUp))",
	"Timing(AnyPhase)\nDismiss(Choose(1, Friend && IsFaceDown))",
	"Timing(AnyPhase)\nCost(Exhaust(This))\nGain(1)",
	"Timing(AnyPhase)\nOnce(Turn)\nGain(1)",
	"Timing(AnyPhase)\nCost(Pay(1))\nPutCounters(Choose(1, Friend && Yours))",
	"Timing(AnyPhase)\nCost(Exhaust(This))\nx := Choose(1, Friend)\nfor Until(EndOf(Turn)) {\n\tOnlyColor(x, Pink)\n}",
	"Timing(AnyPhase)\nCost(Exhaust(This))\nx := Choose(1, Friend)\nfor Until(EndOf(Turn)) {\n\tAddPower(x, 2)\n}",
	"Timing(Reaction)\nit := After(Dismissed(Friend && Pink))\nPutInHand(it)",
	"When(Frightened(Friend))\nGain(1)",
	"When(TokensGained(You))\nLose(Opponent, 1)",
	"Timing(AnyPhase)\nCost(Pay(1))\nGain(1)",
	"When(EndOf(Turn))\nif Happened(TokensGained(You), Turn) {\n\tGain(3)\n}",
	"When(EndOf(Turn))\nFrighten(Friend && Power >= 4)",
	"When(StartOf(MainPhase))\nGain(Count(Friend && Yours && Pink))\nReady(Friend && Yours)",
	"When(EndOf(Turn, You))\nOnce(Game)\nSkipNext(Turn, Opponent)",
	"When(First(Exhausted(Players, Friend && Pink), Turn))\nGain(1)",
	"if Happened(Moved(Friend && Power >= 2 && Here), Turn) {\n\tAddPower(Yours, 1)\n}",
	"if Happened(Exhausted(Friend && With(Friend && Pink)), Turn) {\n\tHasTrait(Yours, \"Artist\")\n}",
	"Timing(AnyPhase)\nCost(Pay(1))\nMove(Choose(1, Friend && Yours), ProblemOf(You))",
	"it := Instead(Dismissed(Friend && Yours && Pink))\nBanish(it)",
	"it := MayInstead(Frightened(Friend && Yours))\nSend(it, Home(You))",
	"Timing(Immediate)\nCost(Pay(1))\nDismiss(Choose(1, Friend && Opposing))",
	"Timing(Reaction)\nit := After(Exhausted(Friend && Power >= 2))\nReady(it)",
	"Timing(Reaction)\nAfter(FaceoffWon(You, ProblemFaceoff))\nGain(1)",
	"if Happened(FaceoffWon(You, TroublemakerFaceoff, Friend && Pink), Turn) {\n\tAddPower(Yours, 1)\n}",
	"Timing(AnyPhase)\nOnce(Turn)\nswitch Modes(1) {\ncase 1:\n\tGain(1)\ncase 2:\n\tDraw()\n}",
	"Timing(AnyPhase)\nOnce(Turn)\nGainUntil(1, EndOf(Phase))",
	"When(Becomes(This, Power >= 4))\nGain(1)",
	"Timing(AnyPhase)\nOnce(Turn)\nPutCounters(Choose(1, Friend), 1, \"coin\")",
	"Timing(AnyPhase)\nCost(RemoveCounters(This, 1, \"coin\"))\nGain(2)",
	"Timing(AnyPhase)\nOnce(Turn)\nx := Choose(1, Friend && Opposing)\nfor Until(Exhausted(x)) {\n" +
		"\tControls(You, x)\n}",
	"Timing(Faceoff)\nOnce(Turn)\nfor Until(FaceoffEnds()) {\n\tAddPower(Friend && Yours && IsInvolved, 1)\n}",
	"Timing(AnyPhase)\nCost(Exhaust(This))\nBanish(Choose(1, Friend && Yours && !This))",
	"When(LeavesPlay(Friend && Power >= 2))\nDraw()",
	"AddCost(-1, First(Played(You, Friend && Pink), Turn), 1)",
	"if Happened(Where(Exhausted(Players, Friend), Any(Friend && Pink && IsFaceUp)), Turn) {\n\tAddPower(Yours, 1)\n}",
	"if Happened(Where(Dismissed(Friend), TokensOf(You) >= 2 && During(MainPhase)), Turn) {\n\tAddPower(Yours, 1)\n}",
	"if Happened(Exhausted(Players, Friend && Power >= Count(In(Hand, You))), Turn) {\n\tHasTrait(This, \"Artist\")\n}",
	"Timing(Reaction)\nit := After(First(Exhausted(Players, Friend), Turn))\nReady(it)",
	"Timing(Reaction)\nit := After(Where(Frightened(Friend), Any(Friend && Opposing && IsReady)))\nUnfrighten(it)",
	"if Happened(Dismissed(Friend && !This), Turn) || Happened(Moved(Players, Friend, Home), Turn) {\n" +
		"\tAddPower(This, 1)\n}",
	"Timing(AnyPhase)\nOnce(Game)\nPutInHand(Choose(1, Friend && Yours && !This))",
	"Timing(AnyPhase)\nCost(Exhaust(This))\nx := Choose(1, Friend)\nfor Until(EndOf(Turn)) {\n" +
		"\tif Happened(Dismissed(x), Turn) {\n\t\tAddPower(Yours, 1)\n\t}\n}",
}

// explored is a state to which decisions led, and the decisions.
type explored struct {
	state *board.State
	ways  [][]int
}

// placesToAct draws three of the first decisions at which something can be done other than
// pass, as everybody passes: how many decisions come before each.
func placesToAct(begin *Game, draw func(n int) int) (places [3]int, err error) {
	g := Resume(begin.State().Clone(), nil)
	var able []int
	for place := range 20 {
		d, options := g.State().Decision(), g.Options()
		if g.State().Result().Over || d.Open {
			break
		}
		way := firstWay(d, options)
		if len(way) == 1 && way[0] > 0 && options[way[0]].Kind == board.PassOption {
			able = append(able, place)
		}
		if err := g.Choose(way...); err != nil {
			return places, err
		}
	}
	for i := range places {
		if len(able) > 0 {
			k := draw(len(able))
			places[i], able = able[k], slices.Delete(able, k, k+1)
		}
	}
	return places, nil
}

// firstWay is the first answer to a decision: to pass, or as few options as there must be.
func firstWay(d board.Decision, options []board.Option) (way []int) {
	if last := len(options) - 1; last >= 0 && options[last].Kind == board.PassOption {
		return []int{last}
	}
	for i := range int(d.Min) {
		way = append(way, i)
	}
	return way
}

// keyPairs explores a position and gives states that have equal keys, though they are
// not equal. At three of the first decisions it tries passing and the first actions, in all
// orders: what tells orders from each other is forgotten as a turn ends.
func keyPairs(start *board.State, key func(*board.State) board.Key, draw func(n int) int) (pairs [][2]explored,
	err error) {
	begin := Resume(start.Clone(), nil)
	begin.Run()
	places, err := placesToAct(begin, draw)
	if err != nil {
		return nil, err
	}
	seen := map[board.Key]explored{}
	for walk := range 3 * 3 * 3 {
		acts := map[int]int{places[0]: walk % 3, places[1]: walk / 3 % 3, places[2]: walk / 9}
		g := Resume(begin.State().Clone(), nil)
		var ways [][]int
		for place := range 80 {
			d, options := g.State().Decision(), g.Options()
			if g.State().Result().Over || d.Open {
				break
			}
			way := firstWay(d, options)
			if act := acts[place]; act > 0 && len(way) == 1 && options[way[0]].Kind == board.PassOption {
				way = []int{min(act-1, way[0])}
			}
			if err := g.Choose(way...); err != nil {
				return nil, err
			}
			ways = append(ways[:len(ways):len(ways)], way)
			k := key(g.State())
			before, known := seen[k]
			if !known {
				seen[k] = explored{g.State().Clone(), ways}
			} else if !before.state.Equal(g.State()) {
				pairs = append(pairs, [2]explored{before, {g.State(), ways}})
				break // it goes on as before
			}
		}
	}
	return pairs, nil
}

// wayOn draws an answer to a decision: as often as not it passes where it can.
func wayOn(g *Game, draw func(n int) int) []int {
	d, options := g.State().Decision(), g.Options()
	if last := len(options) - 1; last >= 0 && options[last].Kind == board.PassOption && draw(2) == 0 {
		return []int{last}
	}
	n := int(d.Min) + draw(min(int(d.Max), len(options))-int(d.Min)+1)
	return rand.New(rand.NewPCG(uint64(draw(1<<20)), 0)).Perm(len(options))[:n]
}

// goAlike takes the same decisions from two states and says where they don't go on alike:
// where options differ, or what is recorded.
func goAlike(a, b *board.State, decisions int, draw func(n int) int) error {
	return numbering{states: [2]*board.State{a, b}}.goAlike(decisions, draw)
}

func (n numbering) goAlike(decisions int, draw func(n int) int) error {
	logs := [2]*board.Log{{}, {}}
	games := [2]*Game{Resume(n.states[0].Clone(), logs[0]), Resume(n.states[1].Clone(), logs[1])}
	for range decisions {
		d, options := games[0].State().Decision(), games[0].Options()
		if err := n.same(reflect.ValueOf(options), reflect.ValueOf(games[1].Options()), "options"); err != nil {
			return err
		}
		if games[0].State().Result().Over || d.Kind == board.NoDecision || d.Open {
			break
		}
		choice := wayOn(games[0], draw)
		for i, g := range games {
			if err := g.Choose(choice...); err != nil {
				return fmt.Errorf("game %d: %w", i, err)
			}
		}
		if err := n.same(reflect.ValueOf(logs[0].Entries), reflect.ValueOf(logs[1].Entries), "trails"); err != nil {
			return err
		}
		logs[0].Entries, logs[1].Entries = logs[0].Entries[:0], logs[1].Entries[:0]
		one, other := games[0].State().Reckoned().Cards, games[1].State().Reckoned().Cards
		if err := n.same(reflect.ValueOf(one), reflect.ValueOf(other), "cards"); err != nil {
			return err
		}
	}
	return nil
}

// numbering compares what is recorded of two games that began at other states: how often
// a card had become a different one, and how many modifiers and sets of bindings there
// had been, tells nothing.
type numbering struct {
	states [2]*board.State
	// byForm says that abilities are written otherwise in the two games: their numbers and those
	// of their names tell nothing.
	byForm bool
}

// incarnation counts from the beginning.
func (n numbering) incarnation(game int, r board.Ref) uint16 {
	if r.Card == 0 || int(r.Card) > n.states[game].CardCount() {
		return r.Incarnation
	}
	return r.Incarnation - n.states[game].Ref(r.Card).Incarnation
}

// modifier gives a modifier's place among those that there were, or how long after the
// beginning it came.
func (n numbering) modifier(game int, number int32) int32 {
	for i, m := range n.states[game].Modifiers() {
		if int32(m.Number) == number {
			return int32(-1 - i)
		}
	}
	text, err := n.states[game].MarshalJSON()
	var numbers struct {
		Last int32 `json:"last_modifier"`
	}
	if err == nil {
		err = json.Unmarshal(text, &numbers)
	}
	if err != nil {
		panic(err)
	}
	return number - numbers.Last
}

func (n numbering) same(a, b reflect.Value, path string) error {
	switch a.Kind() {
	case reflect.Slice:
		if a.Len() != b.Len() {
			return fmt.Errorf("%s: %+v\n%+v", path, a, b)
		}
		for i := range a.Len() {
			if err := n.same(a.Index(i), b.Index(i), fmt.Sprint(path, " ", i)); err != nil {
				return err
			}
		}
		return nil
	case reflect.Struct:
		switch x := a.Interface().(type) {
		case board.AbilityRef:
			if y := b.Interface().(board.AbilityRef); n.byForm && (x.ID == 0) == (y.ID == 0) && x.X == y.X {
				return nil
			}
		case board.Ref:
			y := b.Interface().(board.Ref)
			if x.Card != y.Card || n.incarnation(0, x) != n.incarnation(1, y) {
				return fmt.Errorf("%s: %v, %v", path, x, y)
			}
			return nil
		case board.Occurrence:
			y := b.Interface().(board.Occurrence)
			if x.Kind == board.ModifierCreated || x.Kind == board.ModifierEnded {
				x.N, y.N = n.modifier(0, x.N), n.modifier(1, y.N)
				a, b = reflect.ValueOf(x), reflect.ValueOf(y)
			}
		}
		for i := range a.NumField() {
			name := a.Type().Field(i).Name
			if name == "Env" || name == "Lineage" || n.byForm && (name == "Bound" || name == "Slot") {
				continue
			}
			if err := n.same(a.Field(i), b.Field(i), path+"."+name); err != nil {
				return err
			}
		}
		return nil
	}
	if !reflect.DeepEqual(a.Interface(), b.Interface()) {
		return fmt.Errorf("%s: %v, %v", path, a, b)
	}
	return nil
}

// keyPosition is a position with abilities that look at what a key could leave out.
func keyPosition(draw func(n int) int) (*board.State, error) {
	w := newWritten()
	for _, owner := range []board.Player{avery, blake} {
		for range 2 + draw(4) {
			w.friend(owner, textsOfKeys[draw(len(textsOfKeys))])
		}
		pink := w.inPlay(pinkFriend, owner, []board.AreaID{board.HomeOf(owner), board.ProblemOf(owner)}[draw(2)])
		w.deck(owner, pinkFriend, blueFriend, pinkFriend)
		w.setup.Players[owner].Tokens = draw(4)
		if draw(2) == 0 {
			w.add(board.CardSetup{Print: []board.Print{pinkFriend, resource, dilemma}[draw(3)], Owner: owner,
				Zone: board.Hand})
		}
		if draw(3) == 0 {
			attached := w.inPlay(resource, owner, w.setup.Cards[pink-1].Area)
			w.setup.Cards[attached-1].Host = pink
		}
		if draw(3) == 0 {
			w.inPlay(nuisance, owner, board.ProblemOf(1-owner))
		}
	}
	return w.begun([]Point{{Window: StartOfMainPhase}, {Window: StartOfEndPhase}, {Window: EndOfTroublemakerPhase},
		{Moment: Challenging}, {Moment: Confronting}}[draw(5)])
}

// atRandom plays a position on at random, to a decision.
func atRandom(draw func(n int) int) (*board.State, error) {
	start, err := keyPosition(draw)
	if err != nil {
		return nil, err
	}
	g := Resume(start, nil)
	g.Run()
	for range 1 + draw(50) {
		if g.State().Result().Over || g.State().Decision().Open {
			break
		}
		if err := g.Choose(wayOn(g, draw)...); err != nil {
			return nil, err
		}
	}
	return g.State(), nil
}

// twin gives a state as it is but for what is edited of it as it is written.
func twin(s *board.State, edit func(state map[string]any)) (*board.State, error) {
	text, err := s.MarshalJSON()
	if err != nil {
		return nil, err
	}
	var state map[string]any
	numbers := json.NewDecoder(bytes.NewReader(text))
	numbers.UseNumber() // hashes are too great for a float64
	if err := numbers.Decode(&state); err != nil {
		return nil, err
	}
	edit(state)
	if text, err = json.Marshal(state); err != nil {
		return nil, err
	}
	return board.Read(s.Program(), text)
}

// countOn makes a state one in which more has been counted: cards have become different
// ones, modifiers and bindings have come and gone, and more turns have been played after
// the first ones.
func countOn(state map[string]any) {
	more := func(row map[string]any, name string, by int64) {
		if n, ok := row[name].(json.Number); ok && n != "0" {
			was, _ := n.Int64()
			row[name] = was + by
		}
	}
	again := func(row map[string]any, name string) {
		n, _ := row[name].(json.Number)
		was, _ := n.Int64()
		row[name] = was + 3
	}
	var visit func(v any, of string)
	visit = func(v any, of string) {
		switch v := v.(type) {
		case []any:
			for _, row := range v {
				visit(row, of)
			}
		case map[string]any:
			if of == "uses" && v["per"] == json.Number(fmt.Sprint(int(ability.Game))) {
				return // it is of the physical card
			}
			_, isCard := v["print"]
			if card, isRef := v["card"].(json.Number); isRef && card != "0" || isCard && of == "cards" {
				if _, counts := v["incarnation"]; counts {
					again(v, "incarnation")
				}
				if of == "links" {
					again(v, "of")
				}
			}
			for _, name := range []string{"env", "last_env"} {
				more(v, name, 5)
			}
			for _, name := range []string{"modifier", "last_modifier", "number"} {
				more(v, name, 7)
			}
			for _, name := range []string{"stamp", "base_stamp", "counter_stamp", "last_stamp"} {
				more(v, name, 11)
			}
			if n, ok := v["turn"].(json.Number); ok && len(n) == 1 && n > "3" {
				more(v, "turn", 4)
			}
			for name, below := range v {
				visit(below, name)
			}
		}
	}
	visit(state, "")
}

// What is kept of keys tells the same states from each other as what is worked out.
func TestKeptKeysTellTheSameStatesApart(t *testing.T) {
	again := 0
	rapid.Check(t, func(t *rapid.T) {
		draw := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0)).IntN
		start, err := keyPosition(draw)
		if err != nil {
			t.Fatal(err)
		}
		keptOf, futureOf := map[string]string{}, map[string]string{}
		for range 10 {
			g := Resume(start.Clone(), nil)
			g.Run()
			for range 30 {
				if g.State().Result().Over || g.State().Decision().Open {
					break
				}
				kept, future := string(g.State().AppendKept(nil)), string(g.State().AppendFuture(nil))
				if before, known := keptOf[future]; known && before != kept {
					t.Fatal("what is kept tells states apart that go on alike")
				} else if known {
					again++
				}
				if before, known := futureOf[kept]; known && before != future {
					t.Fatal("what is kept doesn't tell states apart that are different")
				}
				keptOf[future], futureOf[kept] = kept, future
				if err := g.Choose(wayOn(g, draw)...); err != nil {
					t.Fatal(err)
				}
			}
		}
	})
	if again == 0 {
		t.Error("no state was met again")
	}
}

// States with equal keys go on alike: after the same decisions they have left the same
// trails. They are states to which other decisions led, and
// states that have counted further.
func TestEqualKeysGoOnAlike(t *testing.T) {
	met, counted := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		draw := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0)).IntN
		start, err := keyPosition(draw)
		if err != nil {
			t.Fatal(err)
		}
		pairs, err := keyPairs(start, (*board.State).Key, draw)
		if err != nil {
			t.Fatal(err)
		}
		for _, pair := range pairs[:min(len(pairs), 5)] {
			if err := goAlike(pair[0].state, pair[1].state, 20, draw); err != nil {
				t.Fatalf("%v lead to what has the same key as %v, but doesn't go on alike: %v", pair[0].ways,
					pair[1].ways, err)
			}
			met++
		}
		for range 5 {
			s, err := atRandom(draw)
			if err != nil {
				t.Fatal(err)
			}
			further, err := twin(s, countOn)
			if err != nil {
				t.Fatal(err)
			}
			if s.Key() != further.Key() {
				continue // something names cards by how often they have become different ones
			}
			if s.Equal(further) {
				t.Fatal("nothing was counted")
			}
			if err := goAlike(s, further, 20, draw); err != nil {
				t.Fatalf("one that has counted further doesn't go on alike: %v", err)
			}
			counted++
		}
	})
	if met == 0 && !testing.Short() || counted < 20 {
		t.Errorf("only %d pairs of states with equal keys were met and %d made", met, counted)
	}
}

// impossible are fields of which a change alone makes a state that there can't be, by their
// last name or their path.
var impossible = map[string]string{
	"tokens":           "counts cards",
	"cards.zone":       "is told by the order of all cards",
	"cards.owner":      "is told by the order of all cards",
	"cards.controller": "is the owner outside of play",
	"cards.base":       "is the owner outside of play",
	"card":             "names something that there is",
	"incarnation":      "names something that there is",
	"env":              "names something that there is",
	"number":           "names something that there is",
	"offset":           "names something that there is",
	"length":           "names something that there is",
}

// editsOf lists the changes of one number or truth value in a state as it is written, by the
// path of its fields; with those of cards and players that are zero and so aren't written.
func editsOf(state map[string]any) (paths []string, apply []func()) {
	for of, names := range map[string][]string{
		"cards":   {"seen", "exhaustion", "power", "stamp", "base_stamp", "counter_stamp"},
		"players": {"total", "flips"},
	} {
		for _, row := range state[of].([]any) {
			for _, name := range names {
				if row := row.(map[string]any); row[name] == nil {
					row[name] = json.Number("0")
				}
			}
		}
	}
	var visit func(v any, path string, set func(any))
	visit = func(v any, path string, set func(any)) {
		switch v := v.(type) {
		case []any:
			for i, row := range v {
				visit(row, path, func(to any) { v[i] = to })
			}
		case map[string]any:
			for _, name := range slices.Sorted(maps.Keys(v)) {
				visit(v[name], strings.TrimPrefix(path+"."+name, "."), func(to any) { v[name] = to })
			}
		case json.Number:
			n, err := strconv.ParseInt(string(v), 10, 64)
			if err == nil && impossible[path] == "" && impossible[path[strings.LastIndex(path, ".")+1:]] == "" ||
				path == "players.tokens" {
				paths, apply = append(paths, path), append(apply, func() { set(n + 1) })
			}
		case bool:
			paths, apply = append(paths, path), append(apply, func() { set(!v) })
		}
	}
	visit(state, "", nil)
	return paths, apply
}

// Wherever a state is changed without another key, it goes on alike.
func TestWhatKeysLeaveOutChangesNothing(t *testing.T) {
	followed := map[string]int{}
	rapid.Check(t, func(t *rapid.T) {
		draw := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0)).IntN
		s, err := atRandom(draw)
		if err != nil {
			t.Fatal(err)
		}
		for range 15 {
			path := ""
			other, err := twin(s, func(state map[string]any) {
				paths, apply := editsOf(state)
				// Any sort of field is as likely as any other.
				sorts := slices.Compact(slices.Sorted(slices.Values(paths)))
				path = sorts[draw(len(sorts))]
				places := []int{}
				for i := range paths {
					if paths[i] == path {
						places = append(places, i)
					}
				}
				apply[places[draw(len(places))]]()
			})
			if err != nil || !sameKey(s, other) {
				continue // it can't be written so, or has another key
			}
			followed[path]++
			if err := goAlike(s, other, 20, draw); err != nil {
				t.Fatalf("the key leaves out %s, which matters: %v", path, err)
			}
		}
	})

	if len(followed) < 4 {
		t.Errorf("equal keys only after changes of %v", followed)
	}
}

// sameKey reports whether two states have equal keys, where the second one, which has been
// changed, has one at all: a card that there isn't has no key.
func sameKey(a, b *board.State) (same bool) {
	defer func() {
		if recover() != nil {
			same = false
		}
	}()
	return a.Key() == b.Key()
}

// The property finds out a key that leaves out too much: states that it would not tell
// from each other then go on otherwise.
func TestKeysThatLeaveOutTooMuchAreFoundOut(t *testing.T) {
	for _, leavesOut := range []string{"history", "uses", "modifiers", "turn", "players.tokens", "cards.seen",
		"cards.exhaustion", "cards.power"} {
		t.Run(leavesOut, func(t *testing.T) {
			for seed := range uint64(3000) {
				draw := rand.New(rand.NewPCG(seed, 1)).IntN
				s, err := atRandom(draw)
				if err != nil {
					t.Fatal(err)
				}
				other, err := twin(s, func(state map[string]any) { leaveOut(state, leavesOut) })
				if err != nil {
					t.Fatal(err)
				}
				if !s.Equal(other) && goAlike(s, other, 20, draw) != nil {
					if s.Key() == other.Key() {
						t.Error("the key leaves it out")
					}
					return
				}
			}
			t.Error("states that differ in this alone have always gone on alike")
		})
	}
}

// leaveOut makes something what it is at the beginning of a game.
func leaveOut(state map[string]any, what string) {
	if of, field, isPart := strings.Cut(what, "."); isPart {
		for _, row := range state[of].([]any) {
			row.(map[string]any)[field] = 0
		}
		return
	}
	delete(state, what)
	switch what {
	case "history":
		delete(state, "turn_mark")
		delete(state, "window_mark")
	case "modifiers":
		delete(state, "bound")
	case "turn":
		state["turn"] = 1
	}
}
