package ability

// OpSet is a set of operations.
type OpSet [opWords]uint64

// opWords is how many words an OpSet has: declare panics if they are too few.
const opWords = 7

// Ops makes a set of operations.
func Ops(ops ...Op) OpSet {
	var set OpSet
	for _, op := range ops {
		set.Add(op)
	}
	return set
}

// Add adds an operation.
func (s *OpSet) Add(op Op) { s[op/64] |= 1 << (op % 64) }

// Has reports whether an operation is in the set.
func (s *OpSet) Has(op Op) bool { return s[op/64]&(1<<(op%64)) != 0 }

// HasAny reports whether the sets have an operation in common.
func (s *OpSet) HasAny(other *OpSet) bool {
	for i := range s {
		if s[i]&other[i] != 0 {
			return true
		}
	}
	return false
}

// Others gives all operations that are not in the set.
func (s OpSet) Others() OpSet {
	for i := range s {
		s[i] = ^s[i]
	}
	return s
}

// HasAll reports whether all operations of the other set are in the set.
func (s *OpSet) HasAll(other *OpSet) bool {
	for i := range s {
		if other[i]&^s[i] != 0 {
			return false
		}
	}
	return true
}

// AddAll adds the operations of the other set.
func (s *OpSet) AddAll(other *OpSet) {
	for i := range s {
		s[i] |= other[i]
	}
}

// FillWithin fills in Within for the node and all nodes inside it.
func (n *Node) FillWithin() {
	n.Within = Ops(n.Op)
	for _, list := range [][]*Node{n.Args, n.Body, n.Else} {
		for _, inner := range list {
			if inner != nil {
				inner.FillWithin()
				n.Within.AddAll(&inner.Within)
			}
		}
	}
}

// OfFaceoffs are the events that a faceoff starts or ends, or is won or lost (514).
var OfFaceoffs = Ops(FaceoffStarts, FaceoffEnds, FaceoffWon, FaceoffLost)
