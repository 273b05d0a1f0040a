package ability

import "fmt"

// renumber names what is bound by what it is, and takes away the names that nobody
// uses.
func renumber(list []*Node) {
	used := map[string]bool{}
	for _, n := range list {
		n.Walk(func(inner *Node) bool {
			if inner.Op == Bound {
				used[inner.Text] = true
			}
			return true
		})
	}
	r := renumbering{used: used, next: map[string]int{}}
	r.statements(list, map[string]string{})
}

type renumbering struct {
	used map[string]bool
	next map[string]int
}

var nameOf = map[Kind]string{
	Cards: "it", Player: "who", Area: "place", Number: "n", Color: "color", Text: "word", Condition: "is",
}

func (r *renumbering) statements(list []*Node, outer map[string]string) {
	known := map[string]string{}
	for k, v := range outer {
		known[k] = v
	}
	for _, n := range list {
		r.uses(n.Args, known)
		results := resultsOf(n)
		inner := known
		if n.Kind == Block && n.Op != If {
			inner = map[string]string{}
			for k, v := range known {
				inner[k] = v
			}
		}
		for i, name := range n.Names {
			if name == "_" || !r.used[name] {
				n.Names[i] = "_"
				continue
			}
			fresh := nameOf[results[i]]
			r.next[fresh]++
			if count := r.next[fresh]; count > 1 {
				fresh = fmt.Sprintf("%s%d", fresh, count)
			}
			inner[name] = fresh
			n.Names[i] = fresh
		}
		for len(n.Names) > 0 && n.Names[len(n.Names)-1] == "_" {
			n.Names = n.Names[:len(n.Names)-1]
		}
		r.statements(n.Body, inner)
		r.statements(n.Else, inner)
	}
}

func (r *renumbering) uses(list []*Node, known map[string]string) {
	for _, n := range list {
		if n == nil {
			continue
		}
		if name, is := known[n.Text]; is && n.Op == Bound {
			n.Text = name
		}
		r.uses(n.Args, known)
	}
}

// resultsOf lists what a statement binds.
func resultsOf(n *Node) []Kind {
	switch n.Op {
	case Each:
		return []Kind{Cards}
	case EachPlayer:
		return []Kind{Player}
	case Times:
		return []Kind{Number}
	case Let:
		return []Kind{n.Args[0].Kind}
	}
	return n.Op.Entry().Results
}
