package cardtext

import (
	"slices"

	"canterlaw/engine/ability"
)

// substitution puts values in the place of names.
type substitution struct {
	names  []string
	values [][]*ability.Node
	pos    ability.Position // of what stands in the template itself; the column is the token's
	isLost bool             // whether a part of a value had no place
}

func (s *substitution) value(n *ability.Node) ([]*ability.Node, bool) {
	if n.Op == ability.Bound {
		if i := slices.Index(s.names, n.Text); i >= 0 {
			return s.values[i], true
		}
	}
	return nil, false
}

func (s *substitution) list(nodes []*ability.Node) []*ability.Node {
	var all []*ability.Node
	for _, n := range nodes {
		if values, is := s.value(n); is {
			all = append(all, values...)
			continue
		}
		n, choices := s.chosenBefore(n)
		all = append(all, choices...)
		if one := s.node(n); one != nil {
			all = append(all, one)
		}
	}
	return all
}

// chosenBefore takes the choices out of what is asked whether it is done: "if you do" asks for what is done with
// what was chosen, and not for the choosing. The condition that is left asks for the last part alone.
func (s *substitution) chosenBefore(n *ability.Node) (rest *ability.Node, choices []*ability.Node) {
	if n.Op != ability.If {
		return n, nil
	}
	of, isNot := n.Args[0], n.Args[0].Op == ability.Not
	if isNot {
		of = of.Args[0]
	}
	values, is := s.valueOf(of)
	last := len(values) - 1
	if !is || last < 1 || values[last].Op == ability.Modes ||
		slices.ContainsFunc(values[:last], func(v *ability.Node) bool { return !isChoice(v) }) {
		return n, nil
	}
	asked := values[last]
	if isNot {
		not := *n.Args[0]
		not.Args = []*ability.Node{asked}
		asked = &not
	}
	one := *n
	one.Args = []*ability.Node{asked}
	return &one, values[:last]
}

// node gives the node with the values in it, nil if nothing is left of it.
func (s *substitution) node(n *ability.Node) *ability.Node {
	if n == nil {
		return nil
	}
	if values, is := s.value(n); is {
		if len(values) == 0 {
			return nil
		}
		s.isLost = s.isLost || len(values) > 1
		return values[0]
	}
	one := *n
	if n.Pos != (ability.Position{}) && s.pos != (ability.Position{}) { // a default keeps that nobody wrote it
		one.Pos = s.pos
	}
	if n.Op == ability.And {
		left, right := s.node(n.Left()), s.node(n.Right())
		joined := join(left, right)
		if left != nil && right != nil {
			joined.Kind = n.Kind
		}
		return joined
	}
	one.Args = nil
	for i, a := range n.Args {
		values, is := s.valueOf(a)
		if is && isMany(n, i) {
			one.Args = append(one.Args, values...)
			continue
		}
		if is && n.Op == ability.PutIntoPlay && a.Text == "by" && len(values) == 1 && values[0].Op == ability.You {
			one.Args = append(one.Args, nil) // under its owner's control, who isn't named (513.2)
			continue
		}
		one.Args = append(one.Args, s.node(a))
	}
	one.Body, one.Else = s.list(n.Body), s.list(n.Else)
	if n.Op == ability.Let && one.Args[0] != nil && one.Args[0].Op == ability.Choose {
		chosen := one.Args[0].Clone() // what is chosen has the name itself
		chosen.Names = slices.Clone(n.Names)
		return chosen
	}
	return &one
}

func (s *substitution) valueOf(n *ability.Node) ([]*ability.Node, bool) {
	if n == nil {
		return nil, false
	}
	return s.value(n)
}

// isMany reports whether an argument stands for a parameter that takes any number.
func isMany(n *ability.Node, i int) bool {
	params := n.Op.Entry().Params
	return len(params) > 0 && i >= len(params)-1 && params[len(params)-1].Many
}
