package board

import (
	"encoding/json"
	"fmt"
)

// written is a State as JSON. It names the program that it belongs to.
type written struct {
	Program string `json:"program"`
	writtenFields
	Saved []writtenSave `json:"saved,omitempty"`
}

// writtenSave is what an action is rewound to, as JSON.
type writtenSave struct {
	Depth int32           `json:"depth"`
	State json.RawMessage `json:"state"`
}

// MarshalJSON writes the whole state but not its program, which it names by its digest. It fails
// only where JSON can't be written of the state's fields, which is a mistake in the program.
func (s *State) MarshalJSON() ([]byte, error) {
	s = s.withShapes()
	w := written{Program: s.program.digest, writtenFields: s.writtenFields()}
	for i := range s.saved {
		data, err := s.saved[i].State.MarshalJSON()
		if err != nil {
			return nil, err
		}
		w.Saved = append(w.Saved, writtenSave{s.saved[i].Depth, data})
	}
	return json.Marshal(w)
}

// Read reads a state that MarshalJSON wrote. It is an error if that was for another program, or if what was
// written is no such state.
func Read(program *Program, data []byte) (*State, error) {
	var w written
	if err := json.Unmarshal(data, &w); err != nil {
		return nil, fmt.Errorf("reading a state: %w", err)
	}
	if w.Program != program.digest {
		return nil, fmt.Errorf("reading a state: it belongs to program %s, this is program %s",
			w.Program, program.digest)
	}
	s := &State{program: program}
	s.readFields(&w.writtenFields)
	for _, saved := range w.Saved {
		kept, err := Read(program, saved.State)
		if err != nil {
			return nil, err
		}
		s.saved = append(s.saved, savedState{saved.Depth, *kept})
	}
	return s, nil
}

// MarshalJSON writes the numbers one by one.
func (u unknowns) MarshalJSON() ([]byte, error) {
	numbers := make([]int, len(u))
	for i, n := range u {
		numbers[i] = int(n)
	}
	return json.Marshal(numbers)
}

// UnmarshalJSON reads what MarshalJSON wrote.
func (u *unknowns) UnmarshalJSON(data []byte) error {
	var numbers []int
	if err := json.Unmarshal(data, &numbers); err != nil {
		return err
	}
	*u = make(unknowns, len(numbers))
	for i, n := range numbers {
		(*u)[i] = uint8(n)
	}
	return nil
}
