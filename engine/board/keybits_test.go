package board

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
)

// What the key holds of a field it holds whole: a change of each of its bits gives a key of
// its own, which no change of another bit or field gives.
func TestNoTwoChangesOfABitGiveTheSameKey(t *testing.T) {
	t.Parallel()
	s := wholeState(t)
	changed, as := map[Key]string{s.Key(): "no change"}, s.Key()
	eachLeaf(reflect.ValueOf(s).Elem(), "", "", func(leaf reflect.Value, path, why string) {
		field, _, _ := strings.Cut(path, ".")
		if why != "" || isReference(path) || leaf.Kind() == reflect.Bool || isRanked(path) || field == "bounds" ||
			field == "order" || field == "saved" {
			return
		}
		had, inKey := reflect.New(leaf.Type()).Elem(), false
		had.Set(leaf)
		var lost []string
		for bit := range leaf.Type().Bits() {
			change := fmt.Sprintf("bit %d of %s", bit, path)
			if leaf.CanUint() {
				leaf.SetUint(leaf.Uint() ^ 1<<bit)
			} else if bit == leaf.Type().Bits()-1 {
				break // numbers are not negative
			} else {
				leaf.SetInt(leaf.Int() ^ 1<<bit)
			}
			key := s.Key()
			leaf.Set(had)
			if other, known := changed[key]; known {
				lost = append(lost, fmt.Sprintf("%s gives the same key as %s", change, other))
			} else {
				changed[key] = change
			}
			inKey = inKey || key != as
		}
		if inKey {
			for _, why := range lost {
				t.Error(why)
			}
		}
	})
	if len(changed) < 2000 {
		t.Errorf("only %d changes were told apart", len(changed))
	}
}

// isRanked reports whether the key holds only the rank of a field among others, or, of the
// turn, whether each player has begun one.
func isRanked(path string) bool {
	for _, name := range []string{"turn", "Stamp", "Env", "Modifier", "modifiers.Number"} {
		if strings.HasSuffix(path, name) {
			return true
		}
	}
	return path == "timestamps.Card.Incarnation" // of another one than is there the timestamp doesn't count
}

// Of two cards that many modifiers came between, keys tell which was there first (711.3).
func TestKeysTellStampsApartThatAreFarFromEachOther(t *testing.T) {
	t.Parallel()
	first, last := wholeState(t), wholeState(t)
	for _, s := range []*State{first, last} {
		s.timestamps, s.modifiers = nil, make([]Modifier, 255)
		for i := range s.modifiers {
			s.modifiers[i].Stamp = uint16(2 + i)
		}
	}
	first.cards[1].Stamp, first.cards[2].Stamp = 1, 257
	last.cards[1].Stamp, last.cards[2].Stamp = 257, 1
	first.saved, last.saved = nil, nil
	if first.Key() == last.Key() {
		t.Error("keys are equal, whichever of two cards was there before the modifiers between them")
	}
}

// Named counters on a card that isn't in play are not taken for counters of other kinds.
func TestKeysTellKindsOfCountersApart(t *testing.T) {
	t.Parallel()
	named, other := wholeState(t), wholeState(t)
	const discarded = 4
	named.counters = []Counter{{discarded, 1, 2}}
	other.counters, other.cards[discarded].Exhaustion, other.cards[discarded].Power = nil, 1, 2
	for _, s := range []*State{named, other} {
		s.cards[1].Beneath, s.saved = Ref{}, nil
	}
	if named.Key() == other.Key() {
		t.Error("keys are equal with two named counters and with an exhaustion and two power counters")
	}
}
