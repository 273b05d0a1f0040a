package board

import (
	"bytes"
	"cmp"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"canterlaw/engine/board/internal/fields"
	"canterlaw/engine/card"
)

// The fields are declared once, in state.go.
func TestWhatIsGeneratedFromTheFieldsIsNotStale(t *testing.T) {
	declaration, err := os.ReadFile("state.go")
	if err != nil {
		t.Fatal(err)
	}
	want, err := fields.Source(declaration)
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("fields_generated.go")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("fields_generated.go is stale: run go generate ./engine/board")
	}
}

// wholeState is a state in which every list has something in it.
func wholeState(t *testing.T) *State {
	t.Helper()
	power := 1
	prints := []card.Card{
		{ID: "1", Number: "1", Faces: []card.Face{{Title: "One", Type: card.Friend, Power: &power,
			Abilities: []string{"AddPower(This, 1)"}}}},
		{ID: "2", Number: "2", Faces: []card.Face{{Title: "Two", Type: card.Troublemaker, Power: &power}}},
	}
	readings := Readings{}
	readings[RandomIgnoredChaos] = NeverFlipped // causes are remembered
	program, err := NewProgram(nil, 2, prints, readings, Additions{Words: []string{"coin", "seed"}})
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
	eachList(s, func(list reflect.Value, _ string) {
		if list.Len() == 0 {
			one := reflect.New(list.Type().Elem()).Elem()
			fill(one)
			list.Set(reflect.Append(list, one, one, one))
		}
	})
	fill(reflect.ValueOf(&s.loop).Elem())
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

// eachList calls visit with every list of a state but for what it is rewound to.
func eachList(s *State, visit func(list reflect.Value, name string)) {
	lists := reflect.ValueOf(&s.lists).Elem()
	for i := range lists.NumField() {
		visit(open(lists.Field(i)), lists.Type().Field(i).Name)
	}
}

// fill gives all fields of a value something.
func fill(v reflect.Value) {
	eachLeaf(v, "", "", func(leaf reflect.Value, _, _ string) { alter(leaf, 1) })
}

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
// of its fields and why it is left out of the key.
func eachLeaf(v reflect.Value, path, nokey string, visit func(leaf reflect.Value, path, nokey string)) {
	eachLeafOf(v, "", path, nokey, visit)
}

func eachLeafOf(v reflect.Value, tag reflect.StructTag, path, nokey string,
	visit func(leaf reflect.Value, path, nokey string)) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			f := v.Type().Field(i)
			when := "now"
			if strings.HasPrefix(path, "history") || strings.HasPrefix(path, "formers") {
				when = "past"
			}
			why := cmp.Or(nokey, f.Tag.Get("nokey"), f.Tag.Get(when), tag.Get(strings.ToLower(f.Name)))
			below := path
			if !f.Anonymous {
				below = strings.TrimPrefix(path+"."+f.Name, ".")
			}
			if f.Type != reflect.TypeFor[*Program]() && f.Type != reflect.TypeFor[caches]() {
				eachLeafOf(open(v.Field(i)), f.Tag, below, why, visit)
			}
		}
	case reflect.Slice:
		rows := v.Len()
		if path != "cards" && path != "players" && path != "frames" {
			rows = min(rows, 1) // the others are like it
		}
		for i := range rows {
			eachLeafOf(v.Index(i), tag, path, nokey, visit)
		}
	default:
		visit(v, path, nokey)
	}
}

// Whatever is changed in a state, equality sees it, a copy has it in memory of its own, and
// what is written brings it back.
func TestEveryFieldIsComparedCopiedAndWritten(t *testing.T) {
	t.Parallel()
	s := wholeState(t)
	as := s.Clone()
	if !s.Equal(as) {
		t.Fatal("a state and its copy are not equal")
	}
	into := s.Clone()
	check := func(path string, restore func()) {
		if s.Equal(as) || as.Equal(s) {
			t.Errorf("%s is not compared", path)
		}
		copied := s.Clone()
		if into.CopyFrom(s); !copied.Equal(s) || !into.Equal(s) {
			t.Errorf("%s is not copied", path)
		}
		if back, err := Read(s.program, inJSON(t, s)); err != nil || !back.Equal(s) {
			t.Errorf("%s is not written and read (%v)", path, err)
		}
		restore()
		if !s.Equal(as) {
			t.Fatalf("%s was not restored", path)
		}
		if copied.Equal(s) || into.Equal(s) {
			t.Errorf("a copy has %s in the same memory", path)
		}
	}
	leaves := 0
	eachLeaf(reflect.ValueOf(s).Elem(), "", "", func(leaf reflect.Value, path, _ string) {
		had := reflect.New(leaf.Type()).Elem()
		had.Set(leaf)
		alter(leaf, 1)
		leaves++
		check(path, func() { leaf.Set(had) })
	})
	if leaves < 300 {
		t.Errorf("only %d numbers and truth values were found", leaves)
	}
	for _, whole := range []*State{s, &s.saved[0].State} {
		eachList(whole, func(list reflect.Value, name string) {
			had := reflect.New(list.Type()).Elem()
			had.Set(list)
			list.Set(list.Slice(0, 0))
			check("that "+name+" is empty", func() { list.Set(had) })
			list.Set(reflect.AppendSlice(list.Slice3(0, list.Len(), list.Len()), list))
			check("how long "+name+" is", func() { list.Set(had) })
		})
	}
	saved := s.saved
	s.saved = nil
	check("that nothing is to be rewound to", func() { s.saved = saved })
}

// A state's key changes with each of its fields, but for those of which their declaration
// says why it doesn't.
func TestEveryFieldIsInTheKeyOrSaysWhyNot(t *testing.T) {
	t.Parallel()
	s := wholeState(t)
	key, inKey, nokey := s.Key(), map[string]bool{}, map[string]string{}
	eachLeaf(reflect.ValueOf(s).Elem(), "", "", func(leaf reflect.Value, path, why string) {
		switch field, _, _ := strings.Cut(path, "."); field {
		case "bounds", "order", "saved": // see below
			return
		}
		had := reflect.New(leaf.Type()).Elem()
		had.Set(leaf)
		nokey[path] = why
		for _, by := range []int{1, 2, -1} {
			if by < 0 && leaf.CanUint() && leaf.Uint() == 0 || isReference(path) && outOfRange(leaf, by, s) {
				continue
			}
			alter(leaf, by)
			inKey[path] = inKey[path] || s.Key() != key
			leaf.Set(had)
		}
	})
	for _, path := range slices.Sorted(maps.Keys(nokey)) {
		if why := nokey[path]; inKey[path] && why != "" {
			t.Errorf("%s is in the key, though it is declared to be left out: %s", path, why)
		} else if !inKey[path] && why == "" {
			t.Errorf("%s is not in the key, and its declaration doesn't say why", path)
		}
	}
	s.saved[0].Depth++
	if s.Key() == key {
		t.Error("what an action is rewound to: its depth is not in the key")
	}
	s.saved[0].Depth--
	s.saved[0].State.players[0].Score++
	if s.Key() == key {
		t.Error("what an action is rewound to is not in the key")
	}
	s.saved[0].State.players[0].Score--
	s.changeZone(3, DiscardPile, onTop)
	if s.Key() == key {
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
