package playing

import (
	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/wording"
)

// Reply says where the game stands and what has happened since the reply
// before. Players are named by their letters, areas as scenarios name them, a
// Dilemma's area as "dilemma" with the Dilemma's id; cards have ids that don't
// change, wherever the cards go.
type Reply struct {
	Seq      int           `json:"seq"`      // counts the replies, from 1
	Turn     int           `json:"turn"`     // counts turns, from 1; 0 before the first
	Step     string        `json:"step"`     // the step or phase, such as "Main Phase"; "" between them
	Window   string        `json:"window"`   // the priority window that is open; "" between windows
	Priority string        `json:"priority"` // who has priority, or may open a window; "" for nobody
	Decision *PlayDecision `json:"decision"` // what the game waits for; null when it is over
	Options  []PlayOption  `json:"options"`  // what can be chosen
	Actions  []PlayAction  `json:"actions"`  // those of the options that are actions
	State    PlayState     `json:"state"`
	// Trail is what has been recorded since, nested by depth; nothing after moves
	// have been taken back.
	Trail []Line `json:"trail"`
}

// PlayDecision is a choice that somebody has.
type PlayDecision struct {
	Player string `json:"player"` // "A", "B" or "Chance"
	// priority, opening, choose cards, order cards, choose area, chance, yes or no, choose way,
	// choose number
	Kind   string `json:"kind"`
	Rule   string `json:"rule"` // gives the choice to the player
	Prompt string `json:"prompt"`
	Min    int    `json:"min"` // how many options must be chosen at least
	Max    int    `json:"max"` // and at most
}

// PlayOption is one thing that can be chosen.
type PlayOption struct {
	Index int    `json:"index"` // from 0
	Text  string `json:"text"`
	// card, area, print, effect, action, pass, yes, no, player, number, color, word, mode,
	// replacement
	Kind string `json:"kind"`
	// the card, the effect's source, or the unknown card that may be the print
	Card  int    `json:"card,omitempty"`
	Area  string `json:"area,omitempty"`  // where the action leads, or the area to choose
	Print string `json:"print,omitempty"` // the full name of what the unknown card can be
	// the player's letter, the number, the color, the word, the mode's number
	Value  any         `json:"value,omitempty"`
	Action *PlayAction `json:"action,omitempty"` // the action
}

// PlayAction is an action, as {"action": …} takes it.
type PlayAction struct {
	Kind string `json:"kind"` // play, move, play troublemaker, draw, rally, activate
	Card int    `json:"card,omitempty"`
	Area string `json:"area,omitempty"`
	Host int    `json:"host,omitempty"` // the card that an attachment is played on
	// Ability is the ability that is activated or by whose permission the card is
	// played: the paragraph, not counting keywords, or the keyword.
	Ability  string `json:"ability,omitempty"`
	Notation string `json:"notation,omitempty"` // that ability; for programs to show
}

// reply says where the game stands now.
func (p *play) reply() Reply {
	b := p.sandbox
	s := b.State()
	p.seq++
	r := Reply{
		Seq: p.seq, Turn: s.Turn(), Step: stepName(s),
		Options: []PlayOption{}, Actions: []PlayAction{}, State: p.state(), Trail: p.news(),
	}
	if w := b.game.Window(); w != 0 {
		r.Window = w.String()
	}
	d := s.Decision()
	if s.Result().Over || d.Kind == board.NoDecision {
		return r
	}
	names := &b.scenario.Names
	if d.Kind == board.Priority || d.Kind == board.Opening {
		r.Priority = names.Letter(d.Player)
	}
	r.Decision = &PlayDecision{Player: names.Letter(d.Player), Kind: d.Kind.String(), Rule: d.Rule.String(),
		Prompt: b.Decision(), Min: int(d.Min), Max: int(d.Max)}
	for i, o := range b.game.Options() {
		option := p.option(i, o)
		if option.Action != nil {
			r.Actions = append(r.Actions, *option.Action)
		}
		r.Options = append(r.Options, option)
	}
	return r
}

func (p *play) option(i int, o board.Option) PlayOption {
	s := p.sandbox.scenario
	option := PlayOption{Index: i, Text: wording.DescribeOption(s, p.sandbox.State(), o),
		Kind: scenario.OptionWords[o.Kind],
		Card: int(o.Card.Card), Area: p.area(o.Area)}
	switch o.Kind {
	case board.PrintOption:
		option.Print = s.Program.Card(o.Print).Name()
	case board.ActionOption:
		option.Card, option.Area = int(o.Action.Card), p.area(o.Action.Area)
		option.Action = p.action(o.Action)
	case board.PlayerOption:
		option.Value = s.Names.Letter(board.Player(o.N))
	case board.NumberOption:
		option.Value = o.Int()
	case board.ModeOption:
		option.Value = int(o.N)
	case board.ColorOption, board.WordOption:
		option.Value = option.Text
	}
	return option
}

// action gives an action as a program may take it.
func (p *play) action(a board.Action) *PlayAction {
	action := &PlayAction{Kind: a.Kind.String(), Card: int(a.Card), Area: p.area(a.Area), Host: int(a.Host)}
	if a.Ability.ID != 0 {
		w := wording.Words{Scenario: p.sandbox.scenario, State: p.sandbox.State()}
		action.Ability, action.Notation = w.Which(a.Ability, a.Card), w.Notation(a.Ability)
	}
	return action
}

// stepName names the innermost step or phase that the game is in.
func stepName(s *board.State) string {
	frames := s.Frames()
	for i := len(frames) - 1; i >= 0; i-- {
		switch engine.KindOf(frames[i].Procedure) {
		case engine.KindStep, engine.KindPhase:
			return engine.ProcedureName(frames[i].Procedure)
		}
	}
	return ""
}

// news words what has been recorded since it was asked for last.
func (p *play) news() []Line {
	entries := p.sandbox.log.Entries
	fresh := append([]board.Entry(nil), entries[p.told:]...)
	from := p.told
	if p.told > 0 {
		if last := entries[p.told-1]; last.Kind == board.Passed && last.Count > p.latest.Count {
			last.Count -= p.latest.Count
			fresh = append([]board.Entry{last}, fresh...)
			from--
		}
	}
	p.told = len(entries)
	if p.told > 0 {
		p.latest = entries[p.told-1]
	}
	lines := append([]Line{}, partOfTrail(p.sandbox.scenario, p.sandbox.State(), fresh)...)
	for i := range lines {
		lines[i].Entry += from
	}
	return lines
}

// partOfTrail words a part of a record as it is, with nothing folded.
func partOfTrail(s *scenario.Scenario, state *board.State, entries []board.Entry) []Line {
	t := tree{Words: wording.Words{Scenario: s, State: state}, entries: entries}
	for i := range entries {
		t.add(i)
	}
	var lines []Line
	var flatten func(nodes []*node, depth int)
	flatten = func(nodes []*node, depth int) {
		for _, n := range nodes {
			n.line.Depth = max(n.depth, depth)
			lines = append(lines, n.line)
			flatten(n.children, n.line.Depth+1)
		}
	}
	flatten(t.roots, 0)
	if s.LeavesTextOut() {
		t.markIgnored(lines)
	}
	return lines
}
