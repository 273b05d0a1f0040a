package exploring

import "canterlaw/engine/board"

// stateNumbers finds the numbers of states by their keys.
type stateNumbers struct {
	keys []board.Key // by number
	// rows is a table in which a state has the first free row from where its key says: a
	// part of its key, above its number from 1. At most half of them are taken.
	rows []uint64
}

// find gives the number of the state with a key, if it has one.
func (n *stateNumbers) find(key board.Key) (uint32, bool) {
	if len(n.rows) == 0 {
		return 0, false
	}
	last := uint64(len(n.rows) - 1)
	for at := key[0] & last; n.rows[at] != 0; at = (at + 1) & last {
		if row := n.rows[at]; row>>32 == key[1]>>32 && n.keys[uint32(row)-1] == key {
			return uint32(row) - 1, true
		}
	}
	return 0, false
}

// add gives the state with a key that has none yet the next number.
func (n *stateNumbers) add(key board.Key) {
	n.keys = append(withRoom(n.keys), key)
	if 2*len(n.keys) <= len(n.rows) {
		n.put(key, len(n.keys))
		return
	}
	n.rows = make([]uint64, max(leastRows, 4*len(n.rows)))
	for i, key := range n.keys {
		n.put(key, i+1)
	}
}

// leastRows is how many rows there are at first; there are always as many as a power of two.
const leastRows = 1 << 10

func (n *stateNumbers) put(key board.Key, row int) {
	last := uint64(len(n.rows) - 1)
	at := key[0] & last
	for n.rows[at] != 0 {
		at = (at + 1) & last
	}
	n.rows[at] = key[1]>>32<<32 | uint64(row)
}
