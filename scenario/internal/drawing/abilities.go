package drawing

import (
	"math/rand/v2"
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
)

// MixAbilities gives a library's cards abilities that no card has: those that the cards have, with parts put into each
// other, as cards of another set could have them. A face keeps as many abilities, and of the same types. The same seed
// always mixes the same ones. It is an error if an ability of a card can't be read.
func MixAbilities(lib *rulesdb.Library, seed uint64) error {
	m := mixer{Rand: rand.New(rand.NewPCG(seed, 2)), parts: map[ability.Kind][]*ability.Node{}}
	var whole []mixed
	for _, c := range lib.Cards {
		for i := range c.Faces {
			face := &c.Faces[i]
			for k := range face.Abilities {
				a, err := ability.Read(face.Abilities[k])
				if err != nil {
					return err
				}
				whole = append(whole, mixed{face, k, a})
				a.Walk(func(n *ability.Node) bool {
					m.parts[n.Kind] = append(m.parts[n.Kind], n)
					return true
				})
			}
		}
	}
	for _, w := range whole {
		if w.nth == 0 {
			w.face.Abilities = slices.Clone(w.face.Abilities)
		}
		w.face.Abilities[w.nth] = m.mix(w.ability, w.face.Type == card.Event).String()
	}
	return nil
}

// mixed is an ability that is to be mixed: the so manieth of a face.
type mixed struct {
	face    *card.Face
	nth     int
	ability *ability.Ability
}

// mixer puts parts of abilities into each other.
type mixer struct {
	*rand.Rand
	parts map[ability.Kind][]*ability.Node
}

// mix puts one to three other parts into an ability, as far as what comes of it can be read and is of the same type.
func (m *mixer) mix(a *ability.Ability, onEvent bool) *ability.Ability {
	for range 1 + m.IntN(3) {
		for range 20 {
			b := &ability.Ability{}
			for _, n := range a.Statements {
				b.Statements = append(b.Statements, n.Clone())
			}
			m.putIn(b)
			read, err := ability.Read(b.String())
			if err == nil && read.Type(onEvent) == a.Type(onEvent) {
				a = read
				break
			}
		}
	}
	return a
}

// putIn replaces a part of an ability by another of the same kind.
func (m *mixer) putIn(a *ability.Ability) {
	var places []*ability.Node
	a.Walk(func(n *ability.Node) bool {
		places = append(places, n)
		return true
	})
	at := places[m.IntN(len(places))]
	others := m.parts[at.Kind]
	names := at.Names
	*at = *others[m.IntN(len(others))].Clone()
	if len(names) > 0 && len(at.Names) == 0 {
		at.Names = names
	}
}
