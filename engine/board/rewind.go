package board

// Rewinding an action that can't be completed (705.2): the state as it was when
// the action was announced is kept inside the state until the action is over.

// savedState is the state at the announcement of an action; it holds no other
// one inside it.
type savedState struct {
	Depth int32 // how many procedures were in progress
	State State
}

// save keeps the state as it is, for the action at a depth. What an action at
// that depth or inside it had kept before is over.
func (s *State) save(depth int32) {
	s.forgetSaved(depth)
	all := s.saved
	if len(all) == cap(all) {
		all = append(all, savedState{})
	}
	all = all[:len(s.saved)+1] // in the memory of one that is over, if there was any
	s.saved = nil
	kept := &all[len(all)-1]
	kept.Depth = depth
	kept.State.copyButMoments(s)
	s.lendMoments(&kept.State)
	s.saved = all
}

// restore makes the state what it was when the action at the depth was
// announced. Which actions have been rewound stays known.
func (s *State) restore(depth int32) {
	s.forgetSaved(depth + 1)
	last := len(s.saved) - 1
	if last < 0 || s.saved[last].Depth != depth {
		return // the record of a part of a game doesn't hold the announcement
	}
	outer, rewound, spare, kept := s.saved[:last], s.rewound, s.spare, s.saved[last].State
	s.saved[last] = savedState{} // its memory is this state's own now
	*s = kept
	s.saved, s.rewound, s.spare = outer, rewound, spare
	if len(outer) == 0 {
		s.takeMomentsBack()
	}
}

// forgetSaved forgets what was kept for actions at a depth or deeper.
func (s *State) forgetSaved(depth int32) {
	n := 0
	for n < len(s.saved) && s.saved[n].Depth < depth {
		n++
	}
	if n == len(s.saved) {
		return
	}
	s.saved = s.saved[:n]
	if n == 0 {
		s.takeMomentsBack()
	}
}

// IsSaved reports whether the action at a depth can be rewound.
func (s *State) IsSaved(depth int32) bool {
	return len(s.saved) > 0 && s.saved[len(s.saved)-1].Depth == depth
}

// CompleteAction notes that the action at a depth has been completed: nothing
// is kept to rewind it, and the actions that could not be completed before may
// be tried again.
func (s *State) CompleteAction(depth int32) {
	s.forgetSaved(depth)
	s.rewound = s.rewound[:0]
}

// NoteRewound notes that an action could not be completed at the decision that
// comes next.
func (s *State) NoteRewound(a Action) {
	s.rewound = append(s.rewound, a)
	s.unseeAction(a)
}

// ForgetRewound lets the actions be tried again that could not be completed.
func (s *State) ForgetRewound() { s.rewound = s.rewound[:0] }

// WasRewound reports whether an action was tried at the present decision and
// could not be completed.
func (s *State) WasRewound(a Action) bool {
	for _, other := range s.rewound {
		if other == a {
			return true
		}
	}
	return false
}

// BeginFollowing notes that the instructions of an action begin to be followed;
// SomethingHappened tells whether anything has happened since.
func (s *State) BeginFollowing() { s.happened = false }

// SomethingHappened reports whether anything has happened since BeginFollowing.
func (s *State) SomethingHappened() bool { return s.happened }

func copySaved(had, from []savedState) []savedState {
	if len(from) == 0 {
		return had[:0]
	}
	if cap(had) < len(from) {
		had = append(had[:cap(had)], make([]savedState, len(from)-cap(had))...)
	}
	had = had[:len(from)]
	for i := range from {
		had[i].Depth, had[i].State.moments = from[i].Depth, nil // they were only lent
		had[i].State.CopyFrom(&from[i].State)
	}
	return had
}

func announce(s *State, o *Occurrence) { s.save(o.N) }

func rewind(s *State, o *Occurrence) { s.restore(o.N) }
