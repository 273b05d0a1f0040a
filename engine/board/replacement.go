package board

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// Replacement modifiers (710): those that abilities of cards generate, and
// those that effects have created.

// Replacer is one replacement modifier: an ability as a card has it, or one that
// an effect has created.
type Replacer struct {
	Ability  AbilityRef `json:"ability"`
	Source   Ref        `json:"source"`
	Nth      uint8      `json:"nth,omitempty"`      // how many times the card has the ability besides
	Modifier uint16     `json:"modifier,omitempty"` // the number of the modifier that an effect created, 0 for a card's
}

// HasReplacements reports whether any ability or modifier can replace what would
// happen.
func (p *Program) HasReplacements() bool {
	return p.ops.Has(ability.Instead) || p.ops.Has(ability.MayInstead) || p.ops.Has(ability.NextInstead)
}

// Replacement is a replacement modifier that would replace an occurrence.
type Replacement struct {
	By      Replacer
	Context Context // whose it is; its Env belongs to the modifier
	// Affected is who would be affected by what it would replace (710.5).
	Affected Player
}

// LineageRow says that an occurrence has been through a replacement modifier
// (710.3), or that a player has declined to apply it to the occurrence. Rows of
// one lineage belong to the same occurrences.
type LineageRow struct {
	Lineage  uint16   `json:"lineage"`
	By       Replacer `json:"by"`
	Declined bool     `json:"declined,omitempty"`
}

// Replacements lists the replacement modifiers that would replace an occurrence:
// not one that has replaced it or what it has replaced (710.3), nor one that was
// declined for it; and nothing replaces what can't happen (104.2a) or what the
// game does (104.3).
func (s *State) Replacements(o *Occurrence) []Replacement {
	if o.ByGame && s.program.Holds(rule.R104_3) || !s.program.Holds(rule.R710_1) || !s.isHeard(o) {
		return nil
	}
	o = s.filledIn(o)
	var all []Replacement
	for h := range s.abilitiesHearing(o) {
		x := s.ContextOf(h)
		all = s.addReplacement(all, Replacer{Ability: h.Ability, Source: x.This, Nth: h.nth}, x, o)
	}
	for m := range s.modifiersHearing(o) {
		all = s.addReplacement(all, Replacer{Ability: m.Ability, Source: m.Source, Modifier: m.Number}, m.Context(), o)
	}
	if len(all) > 0 {
		if why, _ := s.stopped(o); why != 0 && s.program.Holds(rule.R104_2a) {
			return nil
		}
	}
	return all
}

func (s *State) addReplacement(all []Replacement, by Replacer, x Context, o *Occurrence) []Replacement {
	a := &s.program.abilities[by.Ability.ID]
	if a.Type != ability.Replacement || !a.listensTo.has(o.sound()) || s.hasBeenThrough(o.Lineage, by) {
		return all
	}
	for _, u := range s.UsesFor(by.Ability, by.Source) {
		if s.IsUsed(u) {
			return all
		}
	}
	if s.Matches(a.Event, o, &x, AsWould) {
		all = append(all, Replacement{by, x, s.AffectedBy(o)})
	}
	return all
}

// ReplacedAlready lists the replacement modifiers of cards and effects that would
// replace an occurrence, had they not replaced it already (710.3).
func (s *State) ReplacedAlready(o *Occurrence) (all []Replacement) {
	if o.Lineage == 0 {
		return nil
	}
	again := *o
	again.Lineage = 0
	for _, r := range s.Replacements(&again) {
		for _, row := range s.lineages {
			if row.Lineage == o.Lineage && row.By == r.By && !row.Declined {
				all = append(all, r)
				break
			}
		}
	}
	return all
}

func (s *State) hasBeenThrough(lineage uint16, by Replacer) bool {
	if !s.program.Holds(rule.R710_3) {
		return false
	}
	for i := range s.lineages {
		if row := &s.lineages[i]; row.Lineage == lineage && row.By == by {
			return true
		}
	}
	return false
}

// Pending lists the occurrences of the innermost batch that is being changed by
// replacements, those from a place on among all that are pending. The slice
// belongs to the state.
func (s *State) Pending(from int) []Occurrence { return s.pending[from:] }

// AddPending adds a batch to what is pending and gives the place of its first
// occurrence.
func (s *State) AddPending(batch []Occurrence) (from int) {
	from = len(s.pending)
	s.pending = append(s.pending, batch...)
	return from
}

// DropPending forgets what is pending from a place on.
func (s *State) DropPending(from int) { s.pending = s.pending[:from] }

// RemovePending takes an occurrence out of what is pending, and those after it
// that are part of it: of one that is itself part of another, only with which cards
// its points are scored.
func (s *State) RemovePending(place int) {
	end, isPart := place+1, s.pending[place].Follows
	for end < len(s.pending) && s.pending[end].Follows && (!isPart || s.pending[end].Kind == ScoredWith) {
		end++
	}
	s.pending = slices.Delete(s.pending, place, end)
}

// Lineages is how many rows there are of what occurrences have been through.
func (s *State) Lineages() int { return len(s.lineages) }

// ForgetLineages forgets them but for so many.
func (s *State) ForgetLineages(from int) { s.lineages = s.lineages[:from] }

// extend gives a new lineage: that of an occurrence and one row more, or the same
// if it has that row.
func (s *State) extend(lineage uint16, by Replacer, declined bool) uint16 {
	if lineage != 0 && slices.Contains(s.lineages, LineageRow{lineage, by, declined}) {
		return lineage
	}
	next, rows := uint16(1), len(s.lineages)
	if rows > 0 {
		next = s.lineages[rows-1].Lineage + 1
	}
	for i := range rows {
		if row := s.lineages[i]; row.Lineage == lineage && lineage != 0 && (declined || !row.Declined) {
			row.Lineage = next
			s.lineages = append(s.lineages, row)
		}
	}
	s.lineages = append(s.lineages, LineageRow{next, by, declined})
	return next
}

// Decline notes that a player doesn't apply a replacement modifier to the
// pending occurrence at a place.
func (s *State) Decline(place int, by Replacer) {
	s.pending[place].Lineage = s.extend(s.pending[place].Lineage, by, true)
}

// Replace applies a replacement modifier to the pending occurrence at a place
// and gives the effect that happens instead, ready to be processed. A modifier
// for the next time only ends with it (710.1).
func (s *State) Replace(trail Trail, place int, r Replacement) Frame {
	o, a := s.pending[place], &s.program.abilities[r.By.Ability.ID]
	f := Frame{Player: r.Context.You, Card: r.Context.This, Area: r.Context.Area, Ability: r.By.Ability,
		Env: s.CopyEnv(r.Context.Env), Lineage: s.extend(o.Lineage, r.By, false)}
	s.BindEvent(a, s.filledIn(&o), f.Env)
	for _, u := range s.UsesFor(r.By.Ability, r.By.Source) {
		s.MarkUsed(u)
	}
	s.RemovePending(place)
	if r.By.Modifier != 0 && a.Next {
		s.endModifier(trail, r.By.Modifier, rule.R710_1)
	}
	return f
}

// MayDecline gives the player who may choose whether a replacement is applied;
// NoPlayer if it is no choice.
func (s *State) MayDecline(r *Replacement) Player {
	for _, n := range s.program.abilities[r.By.Ability.ID].Statements {
		if n.Op == ability.MayInstead {
			if n.By().Op == ability.AffectedPlayer {
				return r.Affected
			}
			return s.PlayersOf(n.By(), &r.Context).First()
		}
	}
	return NoPlayer
}

// AffectedBy is the player who would be affected by an occurrence: the
// controller of the card that it affects, outside of play its owner (710.5).
func (s *State) AffectedBy(o *Occurrence) Player {
	switch o.Kind {
	case ProblemConfronted, Challenged, FaceoffStarted, FaceoffResolved, CardPlayed, AbilityActivated:
		return o.Player
	}
	if o.Card.Card != 0 {
		return s.holder(o.Card.Card)
	}
	return o.Player
}
