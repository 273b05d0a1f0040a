package board

import (
	"hash/fnv"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// The digest is FNV-1a, whatever zeros are in what was written.
func TestDigestIsFNV(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := rapid.SliceOf(rapid.OneOf(rapid.Just(byte(0)), rapid.Byte())).Draw(t, "written")
		h := fnv.New64a()
		h.Write(b)
		if got, want := digest(b), h.Sum64(); got != want {
			t.Fatalf("%x; want %x", got, want)
		}
	})
}

// Whatever is changed in a state, its mark is another one only where its shape is too.
func TestStatesOfOneShapeHaveOneMark(t *testing.T) {
	s := wholeState(t)
	kinds := []SightingKind{ActionSeen, OpeningSeen}
	var shapes []uint64
	for _, kind := range kinds {
		shape, _, _ := s.Shape(kind, 1)
		shapes = append(shapes, shape)
	}
	mark, marks, alike := s.shapeMark(), 0, 0
	eachLeaf(reflect.ValueOf(s).Elem(), "", "", func(leaf reflect.Value, path, _ string) {
		if field, _, _ := strings.Cut(path, "."); field == "bounds" || field == "order" || field == "saved" {
			return
		}
		had := reflect.New(leaf.Type()).Elem()
		had.Set(leaf)
		for _, by := range []int{1, 2} {
			if isReference(path) && outOfRange(leaf, by, s) {
				continue
			}
			alter(leaf, by)
			for i, kind := range kinds {
				switch shape, _, _ := s.Shape(kind, 1); {
				case s.shapeMark() != mark && shape == shapes[i]:
					t.Errorf("%s is in the mark, but not in the shape", path)
				case s.shapeMark() != mark:
					marks++
				case shape == shapes[i]:
					alike++
				}
			}
			leaf.Set(had)
		}
	})
	if marks < 20 || alike < 20 {
		t.Errorf("%d changes of the mark, %d of nothing", marks, alike)
	}
	s.changeZone(3, DiscardPile, onTop)
	if s.shapeMark() == mark {
		t.Error("where a card is is not in the mark")
	}
}
