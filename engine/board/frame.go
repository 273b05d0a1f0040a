package board

// Procedure is an index into the engine's procedures: the sets of steps that
// the rules describe.
type Procedure uint8

// Frame is one procedure in progress: which one, how far it has come, and a
// few registers whose meaning belongs to the procedure.
type Frame struct {
	Procedure Procedure `json:"procedure"`
	Step      uint8     `json:"step"` // the next step to take
	// the latest step taken, which asked the decision that the innermost procedure waits for
	Taken  uint8  `json:"taken"`
	Player Player `json:"player"`
	Flags  uint8  `json:"flags,omitempty"`
	Area   AreaID `json:"area,omitempty"`
	Kind   uint8  `json:"kind,omitempty"`
	Card   Ref    `json:"card"`
	N      int32  `json:"n,omitempty"`
	M      int32  `json:"m,omitempty"`
	List   Span   `json:"list" offset:"is where what is in the key is kept"`
	// Of effects being processed: which ability, how far its script has come,
	// and where the values of its names are kept.
	Ability AbilityRef `json:"ability"`
	PC      uint16     `json:"pc,omitempty"`
	Env     EnvID      `json:"env,omitempty"`
	// Lineage names the replacements that what happens in this frame has been
	// through already (710.3).
	Lineage uint16 `json:"lineage,omitempty"`
	Undone  bool   `json:"undone,omitempty"` // the latest instruction was not done as told
	// Searched are the decks that the effect has searched and that are still to
	// be shuffled (518.2): a bit for each player's draw deck, then one for each
	// player's Problem deck.
	Searched uint16 `json:"searched,omitempty"`
}

// Span is a list in the state's arena: where it starts and how long it is.
type Span struct {
	Offset uint16 `json:"offset"`
	Length uint16 `json:"length"`
}

// Depth is how many procedures are in progress.
func (s *State) Depth() uint8 { return uint8(len(s.frames)) }

// Frames gives the procedures in progress, the outermost first. The slice
// belongs to the state.
func (s *State) Frames() []Frame { return s.frames }

// Top is the innermost procedure in progress. The pointer is good until the
// next Push or Pop.
func (s *State) Top() *Frame { return &s.frames[len(s.frames)-1] }

// Push begins a procedure.
func (s *State) Push(f Frame) {
	s.StaleProcedure(f.Procedure)
	s.frames = append(s.frames, f)
}

// Pop ends the innermost procedure and frees its list.
func (s *State) Pop() {
	last := len(s.frames) - 1
	s.StaleProcedure(s.frames[last].Procedure)
	if list := s.frames[last].List; list.Length > 0 && int(list.Offset+list.Length) == len(s.arena) {
		s.arena = s.arena[:list.Offset]
	}
	s.frames = s.frames[:last]
}

// List gives a frame's list. The slice belongs to the state.
func (s *State) List(f *Frame) []Option {
	return s.arena[f.List.Offset : f.List.Offset+f.List.Length]
}

// SetList gives the innermost frame a list that lives as long as the frame; a
// list that it had is replaced.
func (s *State) SetList(list []Option) {
	f := s.Top()
	s.StaleProcedure(f.Procedure)
	if f.List.Length > 0 {
		s.arena = s.arena[:f.List.Offset]
	}
	f.List = Span{uint16(len(s.arena)), uint16(len(list))}
	s.arena = append(s.arena, list...)
}

// AddToList adds to the innermost frame's list.
func (s *State) AddToList(more ...Option) {
	f := s.Top()
	s.StaleProcedure(f.Procedure)
	if f.List.Length == 0 {
		f.List.Offset = uint16(len(s.arena))
	}
	s.arena = append(s.arena[:f.List.Offset+f.List.Length], more...)
	f.List.Length += uint16(len(more))
}

// MarkSettled notes that pre-priority processing found nothing more to do.
func (s *State) MarkSettled() { s.unsettled = false }

// IsSettled reports whether nothing has happened to a card in play, and nothing
// waits, since pre-priority processing last found nothing to do.
func (s *State) IsSettled() bool { return !s.unsettled && len(s.waiting) == 0 }

// OpenWindow notes that a priority window opens, in which nobody has had
// priority yet (510.2).
func (s *State) OpenWindow() { s.lastPriority = NoPlayer }

// GivePriority notes that a player receives priority (510.1).
func (s *State) GivePriority(p Player) {
	s.lastPriority = p
	s.effectsTaken = 0
	s.done = s.done[:0] // nothing is being done
	s.forgetEffects()
}

// AgeEffects marks the effects that wait as created before the present wave of
// pre-priority processing is at its effects, so that it processes them (511.7b).
func (s *State) AgeEffects() {
	for i := range s.waiting {
		s.waiting[i].Wave = 0
	}
}
