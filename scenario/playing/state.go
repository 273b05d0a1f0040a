package playing

import (
	"fmt"

	"canterlaw/engine/board"
	"canterlaw/scenario/wording"
)

// PlayState is what is on the table, for judges: nothing is hidden but what
// nobody knows.
type PlayState struct {
	TurnPlayer string       `json:"turn_player"`
	Over       bool         `json:"over"`
	Winner     string       `json:"winner"`            // "" while the game goes on, and for a draw
	Stopped    bool         `json:"stopped,omitempty"` // it is over without a result, at the limit of this program
	Players    []PlayPlayer `json:"players"`
	Areas      []PlayArea   `json:"areas"` // all there are, with the cards in play
	Queue      []PlayCard   `json:"queue"` // (408)
	// Modifiers are the continuous modifiers that effects created and that still
	// last, the earliest first; those of the abilities of cards in play are not
	// among them.
	Modifiers []PlayModifier `json:"modifiers"`
	Waiting   []PlayWaiting  `json:"waiting"` // triggered effects to be processed (511.7)
}

// PlayModifier is a continuous modifier that an effect created (707.1).
type PlayModifier struct {
	Number     int    `json:"number"`     // as the trail names it
	Card       int    `json:"card"`       // whose ability created it
	Ability    string `json:"ability"`    // the paragraph or keyword
	Controller string `json:"controller"` // the letter
	Notation   string `json:"notation"`   // what it does
}

// PlayWaiting is a triggered effect that waits.
type PlayWaiting struct {
	Card       int    `json:"card"`       // whose ability triggered
	Ability    string `json:"ability"`    // the paragraph or keyword; "" if its text does not run
	Controller string `json:"controller"` // the letter
}

// PlayPlayer is what a player has besides cards in play. In decks the top card
// comes first.
type PlayPlayer struct {
	Player      string     `json:"player"` // the letter
	Name        string     `json:"name"`
	InGame      bool       `json:"in_game"`
	Score       int        `json:"score"`
	Tokens      int        `json:"tokens"` // action tokens
	Hand        []PlayCard `json:"hand"`
	Deck        []PlayCard `json:"deck"`
	ProblemDeck []PlayCard `json:"problem_deck"`
	Discard     []PlayCard `json:"discard"`
	Banished    []PlayCard `json:"banished"`
	Flipped     []PlayCard `json:"flipped"`
}

// PlayArea is an area with the cards that are there, in the order in which they
// entered play. An area that has ceased to exist is called "no area".
type PlayArea struct {
	Name  string           `json:"name"`
	Owner string           `json:"owner"`
	Home  bool             `json:"home"` // or else a Problem
	Cards []PlayCardInPlay `json:"cards"`
}

// PlayCard is a card. One that nobody knows has no name and no type.
type PlayCard struct {
	ID     int    `json:"id"`
	Alias  string `json:"alias,omitempty"`  // as the scenario calls it
	Number string `json:"number,omitempty"` // of its set
	Name   string `json:"name,omitempty"`
	Type   string `json:"type,omitempty"`

	Beneath int            `json:"beneath,omitempty"` // the card that it is beneath (701.4)
	Ignored bool           `json:"ignored,omitempty"` // a flipped card adds no power (515.4)
	Linked  map[string]any `json:"linked,omitempty"`  // what is linked to it, by word
}

// PlayCardInPlay is a card in play, as it is now.
type PlayCardInPlay struct {
	PlayCard
	Owner      string `json:"owner"`
	Controller string `json:"controller"`
	// ready, exhausted, frightened or face-down; face-up for cards that are no characters
	Is       string   `json:"is"`
	Power    *int     `json:"power"` // null where it is undefined
	Colors   []string `json:"colors"`
	Traits   []string `json:"traits"`
	Keywords []string `json:"keywords"`
	Counters int      `json:"counters"`          // the sum of its power counters
	Host     int      `json:"host,omitempty"`    // the card that it is attached to
	Boosted  bool     `json:"boosted,omitempty"` // a Mane Character shows its Boosted side
	Token    bool     `json:"token,omitempty"`   // (521)

	CutieMarked   bool           `json:"cutie_marked,omitempty"`
	NamedCounters map[string]int `json:"named_counters,omitempty"` // (519.1)
}

// state tells what is on the table.
func (p *play) state() PlayState {
	s, names := p.sandbox.State(), &p.sandbox.scenario.Names
	result := s.Result()
	table := PlayState{TurnPlayer: names.Letter(s.TurnPlayer()), Over: result.Over, Stopped: result.Stopped,
		Queue:     p.cards(s.Cards(board.Queue, 0)),
		Modifiers: []PlayModifier{}, Waiting: []PlayWaiting{}}
	if result.Over && result.Winner != board.NoPlayer {
		table.Winner = names.Letter(result.Winner)
	}
	for i := range s.Players() {
		player := board.Player(i)
		in := func(z board.Zone) []PlayCard { return p.cards(s.Cards(z, player)) }
		table.Players = append(table.Players, PlayPlayer{
			Player: names.Letter(player), Name: names.PlayerName(player), InGame: s.InGame(player),
			Score: s.Score(player), Tokens: s.Tokens(player),
			Hand: in(board.Hand), Deck: in(board.DrawDeck), ProblemDeck: in(board.ProblemDeck),
			Discard: in(board.DiscardPile), Banished: in(board.Banished), Flipped: in(board.Flip),
		})
	}
	for _, a := range p.areas() {
		area := PlayArea{Name: p.area(a), Owner: names.Letter(s.AreaOwner(a)), Home: s.AreaKind(a) == board.Home,
			Cards: []PlayCardInPlay{}}
		for _, c := range s.InPlay() {
			if s.Area(c) == a {
				area.Cards = append(area.Cards, p.cardInPlay(c))
			}
		}
		table.Areas = append(table.Areas, area)
	}
	w := wording.Words{Scenario: p.sandbox.scenario, State: s}
	for _, m := range s.Modifiers() {
		table.Modifiers = append(table.Modifiers, PlayModifier{Number: int(m.Number), Card: int(m.Source.Card),
			Ability: w.Which(m.Ability, m.Source.Card), Controller: names.Letter(m.Controller),
			Notation: w.Notation(m.Ability)})
	}
	for _, e := range s.Waiting() {
		waiting := PlayWaiting{Card: int(e.Source.Card), Controller: names.Letter(e.Controller)}
		if e.Ability.ID != 0 {
			waiting.Ability = w.Which(e.Ability, e.Source.Card)
		}
		table.Waiting = append(table.Waiting, waiting)
	}
	return table
}

// areas lists the areas that exist, and if there are cards left in one that has
// ceased to exist, that one (522.3).
func (p *play) areas() []board.AreaID {
	s := p.sandbox.State()
	areas := s.Areas()
	for _, c := range s.InPlay() {
		if s.Area(c) == board.CeasedArea {
			return append(areas, board.CeasedArea)
		}
	}
	return areas
}

func (p *play) cards(ids []board.CardID) []PlayCard {
	cards := make([]PlayCard, len(ids))
	for i, c := range ids {
		cards[i] = p.card(c)
	}
	return cards
}

func (p *play) card(c board.CardID) PlayCard {
	s := p.sandbox.State()
	card := PlayCard{ID: int(c), Alias: p.sandbox.scenario.Names.Aliases[c]}
	card.Ignored = s.IsIgnored(c)
	if over := s.IsBeneath(c); s.IsLive(over) {
		card.Beneath = int(over.Card)
	}
	card.Linked = p.linked(c)
	if printed := s.Program().Card(s.Print(c)); printed != nil {
		card.Number, card.Name, card.Type = printed.Number, printed.Name(), s.Type(c).String()
	}
	return card
}

// linked gives what is linked to a card, by word: lists of cards by their ids,
// and of everything else in words.
func (p *play) linked(c board.CardID) map[string]any {
	s := p.sandbox.State()
	var all map[string]any
	for _, l := range s.Links() {
		if l.Card != c {
			continue
		}
		if all == nil {
			all = map[string]any{}
		}
		var value any = wording.Words{Scenario: p.sandbox.scenario, State: s}.Chosen(l.Value)
		if l.Value.Kind == board.CardOption {
			value = int(l.Value.Card.Card)
		}
		word := s.Program().Text(l.Word)
		list, _ := all[word].([]any)
		all[word] = append(list, value)
	}
	return all
}

func (p *play) cardInPlay(c board.CardID) PlayCardInPlay {
	s, names := p.sandbox.State(), &p.sandbox.scenario.Names
	card := PlayCardInPlay{PlayCard: p.card(c), Owner: names.Letter(s.Owner(c)),
		Controller: names.Letter(s.Controller(c)),
		Is:         p.sandbox.condition(c), Colors: []string{}, Traits: append([]string{}, s.Traits(c)...),
		Keywords: append([]string{}, keywordsOf(s, c)...), CutieMarked: s.IsCutieMarked(c),
		Counters: s.PowerCounters(c),
		Boosted:  s.IsBoosted(c), Token: s.IsToken(c)}
	if power, defined := s.Power(c); defined {
		card.Power = &power
	}
	for _, color := range s.Colors(c).List() {
		card.Colors = append(card.Colors, color.String())
	}
	for _, k := range s.CountersOn(c) {
		if card.NamedCounters == nil {
			card.NamedCounters = map[string]int{}
		}
		card.NamedCounters[s.Program().Text(k.Word)] = int(k.N)
	}
	if host := s.Host(c); s.IsLive(host) {
		card.Host = int(host.Card)
	}
	return card
}

// area names an area; no area has no name.
func (p *play) area(a board.AreaID) string {
	if a == board.NoArea {
		return ""
	}
	if dilemma := board.DilemmaOf(p.sandbox.State().Players(), a); dilemma != 0 {
		return fmt.Sprintf("dilemma %d", dilemma)
	}
	return p.sandbox.scenario.Names.AreaName(a)
}
