package ability

import "slices"

// Equals reports whether two nodes are the same but for where they were written.
func (a *Node) Equals(b *Node) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.Op == b.Op && a.Num == b.Num && a.Text == b.Text && slices.Equal(a.Names, b.Names) &&
		slices.EqualFunc(a.Args, b.Args, (*Node).Equals) && slices.EqualFunc(a.Body, b.Body, (*Node).Equals) &&
		slices.EqualFunc(a.Else, b.Else, (*Node).Equals)
}

// Equals reports whether two abilities have the same statements: of abilities in normal form,
// whether they mean the same.
func (a *Ability) Equals(b *Ability) bool {
	return a.Source() == b.Source()
}

// Clone gives a copy of the node and all nodes inside it.
func (n *Node) Clone() *Node {
	if n == nil {
		return nil
	}
	one := *n
	one.Names = slices.Clone(n.Names)
	one.Args, one.Body, one.Else = cloneAll(n.Args), cloneAll(n.Body), cloneAll(n.Else)
	return &one
}

func cloneAll(list []*Node) []*Node {
	if list == nil {
		return nil
	}
	all := make([]*Node, len(list))
	for i, n := range list {
		all[i] = n.Clone()
	}
	return all
}
