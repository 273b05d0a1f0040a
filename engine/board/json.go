package board

import (
	"encoding/json"
	"fmt"
)

// written is a State as JSON. It names the program that it belongs to.
type written struct {
	Program      string        `json:"program"`
	Cards        []cardState   `json:"cards"`
	Order        []CardID      `json:"order"`
	Bounds       []uint16      `json:"bounds"`
	Players      []playerState `json:"players"`
	Pools        []int         `json:"pools"`
	Turn         uint16        `json:"turn"`
	TurnPlayer   Player        `json:"turn_player"`
	Tokens       uint16        `json:"tokens,omitempty"`
	LastPriority Player        `json:"last_priority"`
	Unsettled    bool          `json:"unsettled"`
	History      []Occurrence  `json:"history"`
	Formers      []Former      `json:"formers,omitempty"`
	FormerWords  []FormerWord  `json:"former_words,omitempty"`
	Waiting      []Effect      `json:"waiting"`
	Frames       []Frame       `json:"frames"`
	Arena        []Option      `json:"arena"`
	Decision     Decision      `json:"decision"`
	Options      []Option      `json:"options"`
	Answer       []Option      `json:"answer"`
	Result       Result        `json:"result"`
	Modifiers    []Modifier    `json:"modifiers,omitempty"`
	Bound        []Binding     `json:"bound,omitempty"`
	Links        []Link        `json:"links,omitempty"`
	Counters     []Counter     `json:"counters,omitempty"`
	Uses         []Use         `json:"uses,omitempty"`
	Involved     []Involvement `json:"involved,omitempty"`
	Noted        []Ref         `json:"noted,omitempty"`
	LastEnv      EnvID         `json:"last_env,omitempty"`
	LastModifier uint16        `json:"last_modifier,omitempty"`
	LastStamp    uint16        `json:"last_stamp,omitempty"`
	Timestamps   []Timestamp   `json:"timestamps,omitempty"`
	TurnChanges  []TurnChange  `json:"turn_changes,omitempty"`
	TurnMark     uint16        `json:"turn_mark,omitempty"`
	WindowMark   uint16        `json:"window_mark,omitempty"`
	Done         []Option      `json:"done,omitempty"`
	Wave         uint8         `json:"wave,omitempty"`
	Pending      []Occurrence  `json:"pending,omitempty"`
	Lineages     []LineageRow  `json:"lineages,omitempty"`
	EffectsTaken uint16        `json:"effects_taken,omitempty"`
	Sightings    []Sighting    `json:"sightings,omitempty"`
	Amounts      []int32       `json:"amounts,omitempty"`
	Given        []Given       `json:"given,omitempty"`
	Chosen       []Option      `json:"chosen,omitempty"`
	Taken        []Action      `json:"taken,omitempty"`
	Loop         Loop          `json:"loop,omitzero"`
	GoesOn       bool          `json:"goes_on,omitempty"`
	Saved        []writtenSave `json:"saved,omitempty"`
	Rewound      []Action      `json:"rewound,omitempty"`
	Happened     bool          `json:"happened,omitempty"`
}

// writtenSave is what an action is rewound to, as JSON.
type writtenSave struct {
	Depth int32           `json:"depth"`
	State json.RawMessage `json:"state"`
}

// MarshalJSON writes the whole state but not its program, which it names by
// its digest.
func (s *State) MarshalJSON() ([]byte, error) {
	w := written{
		Program: s.program.digest, Cards: s.cards, Order: s.order, Bounds: s.bounds, Players: s.players,
		Turn: s.turn, TurnPlayer: s.turnPlayer, Tokens: s.tokens, LastPriority: s.lastPriority, Unsettled: s.unsettled,
		History: s.history, Formers: s.formers, FormerWords: s.formerWords, Waiting: s.waiting, Frames: s.frames, Arena: s.arena,
		Decision: s.decision, Options: s.options, Answer: s.answer, Result: s.result,
		Modifiers: s.modifiers, Bound: s.bound, Links: s.links, Counters: s.counters, Uses: s.uses, Involved: s.involved, Noted: s.noted,
		LastEnv: s.lastEnv, LastModifier: s.lastModifier, LastStamp: s.lastStamp, Timestamps: s.timestamps, WindowMark: s.windowMark, TurnMark: s.turnMark, TurnChanges: s.turnChanges,
		Done: s.done, Wave: s.wave, Pending: s.pending, Lineages: s.lineages,
		EffectsTaken: s.effectsTaken, Sightings: s.sightings, Amounts: s.amounts,
		Given: s.given, Chosen: s.chosen, Taken: s.taken, Loop: s.loop, GoesOn: s.goesOn,
		Rewound: s.rewound, Happened: s.happened,
	}
	for i := range s.saved {
		data, err := s.saved[i].State.MarshalJSON()
		if err != nil {
			return nil, err
		}
		w.Saved = append(w.Saved, writtenSave{s.saved[i].Depth, data})
	}
	for _, n := range s.pools { // []uint8 would become base64
		w.Pools = append(w.Pools, int(n))
	}
	return json.Marshal(w)
}

// Read reads a state that MarshalJSON wrote for the same program.
func Read(program *Program, data []byte) (*State, error) {
	var w written
	if err := json.Unmarshal(data, &w); err != nil {
		return nil, fmt.Errorf("reading a state: %w", err)
	}
	if w.Program != program.digest {
		return nil, fmt.Errorf("reading a state: it belongs to program %s, this is program %s", w.Program, program.digest)
	}
	s := &State{
		program: program, cards: w.Cards, order: w.Order, bounds: w.Bounds, players: w.Players,
		turn: w.Turn, turnPlayer: w.TurnPlayer, tokens: w.Tokens, lastPriority: w.LastPriority, unsettled: w.Unsettled,
		history: w.History, formers: w.Formers, formerWords: w.FormerWords, waiting: w.Waiting, frames: w.Frames, arena: w.Arena,
		decision: w.Decision, options: w.Options, answer: w.Answer, result: w.Result,
		modifiers: w.Modifiers, bound: w.Bound, links: w.Links, counters: w.Counters, uses: w.Uses, involved: w.Involved, noted: w.Noted,
		lastEnv: w.LastEnv, lastModifier: w.LastModifier, lastStamp: w.LastStamp, timestamps: w.Timestamps, windowMark: w.WindowMark, turnMark: w.TurnMark, turnChanges: w.TurnChanges,
		done: w.Done, wave: w.Wave, pending: w.Pending, lineages: w.Lineages,
		effectsTaken: w.EffectsTaken, sightings: w.Sightings, amounts: w.Amounts,
		given: w.Given, chosen: w.Chosen, taken: w.Taken, loop: w.Loop, goesOn: w.GoesOn,
		rewound: w.Rewound, happened: w.Happened,
	}
	for _, saved := range w.Saved {
		kept, err := Read(program, saved.State)
		if err != nil {
			return nil, err
		}
		s.saved = append(s.saved, savedState{saved.Depth, *kept})
	}
	for _, n := range w.Pools {
		s.pools = append(s.pools, uint8(n))
	}
	return s, nil
}
