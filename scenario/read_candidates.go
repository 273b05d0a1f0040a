package scenario

import (
	"math"

	"canterlaw/scenario/source"
)

// keysOfCandidates are those of what a decision is expected to offer.
var keysOfCandidates = []string{"candidates", "among", "not among", "at most"}

// readCandidates reads what a decision must offer: exactly these, or these among
// others, and not those.
func (r *Reader) readCandidates(m *source.Mapping) *Candidates {
	c := &Candidates{AtMost: -1}
	exactly, all := m.Get("candidates")
	among, some := m.Get("among")
	notAmong, none := m.Get("not among")
	switch {
	case all && some:
		among.Refuse(`"among" beside "candidates"`, `one of the two: "candidates" are all that there are`)
	case all && none:
		notAmong.Refuse(`"not among" beside "candidates"`, `one of the two: "candidates" are all that there are`)
	}
	if all {
		c.Exactly, c.Among = true, r.readCandidateList(exactly)
	}
	if some {
		c.Among = r.readCandidateList(among)
	}
	if none {
		c.NotAmong = r.readCandidateList(notAmong)
	}
	if most, found := m.Get("at most"); found {
		c.AtMost = most.Number("how many can be chosen at most", 0, math.MaxUint8)
	}
	return c
}

// readCandidateList reads one candidate or several.
func (r *Reader) readCandidateList(v source.Value) []Chosen {
	var list Choice
	for _, item := range v.OneOrList() {
		r.choose(&list, item, PhraseOf(item.Text("a card, an area or another candidate")))
	}
	return list.Chosen
}
