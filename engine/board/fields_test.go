package board

import (
	"bytes"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"canterlaw/engine/card"
)

// leftOut are the fields of a state that its key leaves out, and why states that
// differ in them go on alike.
var leftOut = map[string]string{
	"cards.Zone":                 "is where the card stands in the order of all",
	"tokens":                     "is counted from the cards",
	"answer":                     "has been used by what asked",
	"lastEnv":                    "only names what is new",
	"lastModifier":               "only names what is new",
	"lastStamp":                  "only names what is new",
	"unsettled":                  "decides nothing while an effect waits",
	"frames.List.Offset":         "is where the list is kept, which is in the key",
	"given.Chosen.Offset":        "follows from the lengths",
	"sightings.Amounts.Length":   "follows from the offsets",
	"formers.State.Incarnation":  "the card is asked about as what it is now",
	"formers.State.Owner":        "is the card's for good",
	"formers.State.Seen":         "is not asked of what is past",
	"formers.State.Base":         "is not asked of what is past",
	"formers.State.BaseStamp":    "is not asked of what is past",
	"formers.State.Stamp":        "is not asked of what is past",
	"formers.State.CounterStamp": "is not asked of what is past",
}

// pastOnly are the fields of an occurrence that nothing asks of what is past.
var pastOnly = []string{"ByGame", "Manual", "Exhausts", "Frightened", "Value", "Ability", "Lineage", "Repeats", "Follows", "Instead"}

// wholeState is a state in which every list has something in it.
func wholeState(t *testing.T) *State {
	t.Helper()
	power := 1
	prints := []card.Card{
		{ID: "1", Number: "1", Faces: []card.Face{{Title: "One", Type: card.Friend, Power: &power, Abilities: []string{"AddPower(This, 1)"}}}},
		{ID: "2", Number: "2", Faces: []card.Face{{Title: "Two", Type: card.Troublemaker, Power: &power}}},
	}
	readings := Readings{}
	readings[RandomIgnoredChaos] = NeverFlipped // causes are remembered
	program, err := NewProgramWith(2, prints, readings, Additions{Words: []string{"coin", "seed"}})
	if err != nil {
		t.Fatal(err)
	}
	s, err := New(program, Setup{Turn: 1, Players: make([]PlayerSetup, 2), Cards: []CardSetup{
		{Print: 1, Zone: Play, Area: HomeOf(0)}, {Print: 2, Zone: Play, Area: ProblemOf(0), FaceDown: true},
		{Print: 1, Zone: Hand}, {Print: 1, Zone: DiscardPile}, {Print: 1, Zone: Flip}, {Print: 1, Zone: Queue},
	}})
	if err != nil {
		t.Fatal(err)
	}
	state := reflect.ValueOf(s).Elem()
	for i := range state.NumField() {
		f := open(state.Field(i))
		if name := state.Type().Field(i).Name; f.Kind() == reflect.Slice && f.Len() == 0 && name != "saved" && name != "shaper" {
			one := reflect.New(f.Type().Elem()).Elem()
			fill(one)
			f.Set(reflect.Append(f, one, one, one))
		}
	}
	fill(open(state.FieldByName("loop")))
	s.cards[1].Host, s.cards[1].Beneath = Ref{Card: 2}, Ref{Card: 2}
	s.timestamps[0].Card, s.timestamps[0].Stamp = Ref{Card: 1}, 2 // it counts, and is as early as another
	s.frames[0].List = Span{0, 1}
	s.sightings[0].Amounts, s.given[0].Chosen = Span{0, 1}, Span{0, 1}
	saved := savedState{Depth: 1}
	saved.State.CopyFrom(s)
	s.saved = append(s.saved, saved)
	return s
}

// open gives a field that can be set though it isn't exported.
func open(v reflect.Value) reflect.Value {
	return reflect.NewAt(v.Type(), unsafe.Pointer(v.UnsafeAddr())).Elem()
}

// fill gives all fields of a value something.
func fill(v reflect.Value) { eachLeaf(v, "", func(leaf reflect.Value, _ string) { alter(leaf, 1) }) }

func alter(v reflect.Value, by int) {
	if v.Type() == reflect.TypeFor[card.Colors]() {
		by = 2 * max(by, 1) // the lowest bit is no color
	}
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(!v.Bool())
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(v.Int() + int64(by))
	default:
		v.SetUint(v.Uint() + uint64(by))
	}
}

// eachLeaf calls visit with every number and truth value in a value, with the path
// of its fields.
func eachLeaf(v reflect.Value, path string, visit func(reflect.Value, string)) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			eachLeaf(open(v.Field(i)), strings.TrimPrefix(path+"."+v.Type().Field(i).Name, "."), visit)
		}
	case reflect.Slice:
		rows := v.Len()
		if path != "cards" && path != "players" && path != "frames" {
			rows = min(rows, 1) // the others are like it
		}
		for i := range rows {
			eachLeaf(v.Index(i), path, visit)
		}
	default:
		visit(v, path)
	}
}

// Whatever of a state can affect its future is in its key, in its copy and in what is
// written of it.
func TestEveryFieldIsInTheKeyTheCopyAndWhatIsWritten(t *testing.T) {
	t.Parallel()
	s := wholeState(t)
	future, written := s.AppendFuture(nil), inJSON(t, s)
	if back, err := Read(s.program, written); err != nil || !bytes.Equal(back.AppendFuture(nil), future) {
		t.Fatalf("the state that was written and read has another key (%v)", err)
	}
	inKey := map[string]bool{}
	state := reflect.ValueOf(s).Elem()
	for i := range state.NumField() {
		name := state.Type().Field(i).Name
		switch name {
		case "program", "derived", "shaper": // no part of the state
			continue
		case "bounds", "order", "saved": // see below
			continue
		}
		eachLeaf(open(state.Field(i)), name, func(leaf reflect.Value, path string) {
			had := reflect.New(leaf.Type()).Elem()
			had.Set(leaf)
			for _, by := range []int{1, 2, -1} {
				if path == "decision.Kind" || path == "given.Decision" || by < 0 && leaf.CanUint() && leaf.Uint() == 0 || isReference(path) && outOfRange(leaf, by, s) {
					continue
				}
				alter(leaf, by)
				inKey[path] = inKey[path] || !bytes.Equal(s.AppendFuture(nil), future)
				changed, copied := inJSON(t, s), s.Clone()
				leaf.Set(had)
				if bytes.Equal(changed, written) {
					t.Errorf("%s is not written", path)
				}
				if !bytes.Equal(inJSON(t, copied), changed) {
					t.Errorf("%s is not copied, or a copy has it in the same memory", path)
				}
			}
		})
	}
	for _, path := range slices.Sorted(maps.Keys(inKey)) {
		past, of, _ := strings.Cut(path, ".")
		of, _, _ = strings.Cut(of, ".")
		_, known := leftOut[path]
		if _, whole := leftOut[past]; whole {
			known = true
		}
		known = known || past == "history" && slices.Contains(pastOnly, of)
		if inKey[path] == known {
			t.Errorf("%s: in the key %v, left out on purpose %v", path, inKey[path], known)
		}
	}
	s.saved[0].Depth++
	if bytes.Equal(s.AppendFuture(nil), future) {
		t.Error("what an action is rewound to: its depth is not in the key")
	}
	s.saved[0].Depth--
	s.saved[0].State.players[0].Score++
	if bytes.Equal(s.AppendFuture(nil), future) {
		t.Error("what an action is rewound to is not in the key")
	}
	s.saved[0].State.players[0].Score--
	s.changeZone(3, DiscardPile, onTop)
	if bytes.Equal(s.AppendFuture(nil), future) {
		t.Error("where a card is is not in the key")
	}
}

func inJSON(t *testing.T, s *State) []byte {
	t.Helper()
	written, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	return written
}

// isReference reports whether a field is one that has to be in range.
func isReference(path string) bool {
	return strings.HasSuffix(path, "Card") || strings.HasSuffix(path, "Offset") || strings.HasSuffix(path, "Length") ||
		strings.HasSuffix(path, "Print") || strings.HasSuffix(path, "Zone") || strings.HasSuffix(path, "Host")
}

func outOfRange(leaf reflect.Value, by int, s *State) bool {
	return leaf.CanUint() && leaf.Uint()+uint64(by) >= 3
}
