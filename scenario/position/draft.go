package position

import (
	"cmp"
	"slices"
)

// Draft is a position while it is set up, with what can be taken back.
type Draft struct {
	*Position
	past, future []*Position
}

// NewDraft begins with a position.
func NewDraft(p *Position) *Draft {
	p.sort()
	return &Draft{Position: p}
}

// Change changes the position, whose cards stay the same. A change that reports false
// has left everything as it was, and is none to take back.
func (d *Draft) Change(change func(p *Position) bool) bool {
	before := d.Position.Clone()
	if !change(d.Position) {
		return false
	}
	d.sort()
	d.past, d.future = append(d.past, before), nil
	return true
}

// Replace puts another position in the place of this one; that too can be taken back.
func (d *Draft) Replace(p *Position) {
	p.sort()
	d.past, d.future = append(d.past, d.Position), nil
	d.Position = p
}

// sort puts the cards in the order that files have, which list what belongs to a player together.
func (p *Position) sort() {
	slices.SortStableFunc(p.Cards, func(a, b *Card) int { return cmp.Compare(a.Owner, b.Owner) })
}

// CanUndo and CanRedo report whether there is something to take back, or to do again.
func (d *Draft) CanUndo() bool { return len(d.past) > 0 }

// CanRedo reports whether something was taken back.
func (d *Draft) CanRedo() bool { return len(d.future) > 0 }

// Undo takes the latest change back.
func (d *Draft) Undo() {
	if last := len(d.past) - 1; last >= 0 {
		d.future = append(d.future, d.Position)
		d.Position, d.past = d.past[last], d.past[:last]
	}
}

// Redo makes the change again that was taken back last.
func (d *Draft) Redo() {
	if last := len(d.future) - 1; last >= 0 {
		d.past = append(d.past, d.Position)
		d.Position, d.future = d.future[last], d.future[:last]
	}
}

// Same finds the card that was at the place of another among all cards, such as the
// one that was chosen before a change was taken back; nil if that is another card.
func (d *Draft) Same(before []*Card, c *Card) *Card {
	i, all := slices.Index(before, c), d.All()
	if i < 0 || i >= len(all) || all[i].Name != c.Name {
		return nil
	}
	return all[i]
}
