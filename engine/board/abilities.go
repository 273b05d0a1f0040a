package board

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
)

// Of 701, these rules stand elsewhere:
//   - 701.1: enterplay.go, procedures.go
//   - 701.2: card/card.go
//   - 701.2a: board/disputed.go
//   - 701.3: board/script.go, board/continuousabilities.go
//   - 701.4: board/continuousabilities.go, board/values.go, card/card.go
//   - 701.5: ability/headers.go

// Of 208, these say what something is, and nothing is done by them: 208.1.

// What is printed in text boxes (208), as abilities (701).

// AbilityID is an index into a program's abilities; 0 is none.
type AbilityID uint16

// AbilityRef is an ability as a card has it: which one, and for a keyword its
// number.
type AbilityRef struct {
	ID AbilityID `json:"id"`
	X  int8      `json:"x,omitempty"`
}

// Word is an index into a program's words: traits, titles, names of counters,
// of links and of types; 0 is none, and as an answer "another one".
type Word uint16

// EnvID names a set of bindings in a state; 0 is none.
type EnvID uint16

// Ability is an ability as a program knows it.
type Ability struct {
	Type       ability.Type
	Statements []*ability.Node // with the slots of names and locked values filled in
	Script     []Instruction   // what it does, in order; of abilities that do something
	Event      *ability.Node   // what triggers it, what it replaces, what it is applied as, what it reacts to; nil
	Results    []uint8         // the slots of what its event binds
	Ends       []*ability.Node // for modifiers: what ends them
	Times      []ability.Op    // its timing phrase
	NoTime     bool            // its text names no time, and the timing phrase is a reading of that
	Words      TimeWords       // the words of its timing phrase
	permits    TimeWords       // those by which it can permit playing cards
	Once       []ability.Op    // at most once in each such time
	Zones      uint16          // where it functions, a bit for each Zone
	Print      Print           // the card that it is printed on; Unknown for keywords
	Side       uint8           // 0, or 1 for a Boosted side
	Paragraph  uint8           // its place on the card from 1, after the keywords
	Keyword    string          // the keyword that it defines
	Parent     AbilityID       // the ability in whose block it stands; 0 for none
	Optional   bool            // of replacements: MayInstead
	Next       bool            // of modifiers: works once
	AnyPlayer  bool            // any player may activate it
	OnlyIf     *ability.Node   // what must be true for it to be activated; nil
	// WorksFaceDown says that the ability could only function while the card is
	// face-down (505.1a): it is about a Troublemaker's being played (306.1), or does
	// nothing to a card that is face-up (see asksForFaceDown).
	WorksFaceDown bool
	turnsOver     bool            // it is activated to turn over the card that has it
	AffectsSome   bool            // of modifiers: it affects cards that it describes
	Locks         []*ability.Node // numbers and conditions whose value is locked in as the effect is created
	// NumbersOfEffect says of what lasts that it has numbers that a triggered effect can settle (712.2).
	NumbersOfEffect bool
	listensTo       sounds      // what its event can be
	endsAt          sounds      // of modifiers: what can end them
	controls        bool        // its statements say who controls cards
	modifiers       []statement // of what is continuous: its statements
	lasts           bool        // all of them depend on nothing
	hears           []sound     // what it listens to by triggering or replacing
	hearsLasting    []sound     // of modifiers: that, and what can end them
}

// abilityIndex is what a program knows of abilities.
type abilityIndex struct {
	abilities []Ability // by AbilityID; abilities[0] is none
	words     []string  // by Word
	wordOf    map[string]Word
	printed   [][2][]AbilityRef      // by print and side: keywords, then paragraphs
	keywords  map[string][]AbilityID // by keyword
	effects   []AbilityID            // those of the position
	ops       ability.OpSet          // of all nodes of all abilities
	// abilityZones are the zones in which an ability of a print functions, a bit for each;
	// modifierZones those in which a continuous modifier does.
	abilityZones, modifierZones []uint16
	hostsLookAt                 aspects // what decides whether attachments have hosts that match (509.4)
	choices                     struct{ names, traits, types []Word }
	// the abilities whose event an occurrence of the kind may be
	byKind [occurrenceCount][]AbilityID
	heard  sounds // what any ability listens to
	// whether an ability can change what an occurrence of the kind costs
	changesCost [occurrenceCount]bool
	// whether an ability can keep an occurrence of the kind from happening
	forbids [occurrenceCount]bool
	// valueZones are the zones of cards that modifiers can affect or whose
	// abilities can function, a bit for each Zone.
	valueZones uint16
	// ordersMatter says that the order of modifiers can matter by their timestamps.
	ordersMatter bool
	cardsControl bool // cards can have a modifier that says who controls cards
	// there can be continuous modifiers that say so, or effects that give control
	mayChangeControl bool
	playTexts        []playText // by print
	playTimes        []PlayTime
	wordsInHand      []TimeWords  // by print: when it can be played from hand
	timeWords        TimeWords    // of all timing phrases, and times of permissions
	timesAsked       []ability.Op // whether it is such a time is asked by a condition
	reactTimes       []ability.Op // or by a Reaction, whose condition has to be met then (512.4b)
}

// NotationError says which ability of which card can't be read.
type NotationError struct {
	Card      string
	Paragraph int // from 1
	Err       error
}

func (e *NotationError) Error() string {
	return fmt.Sprintf("%s, ability %d: %v", e.Card, e.Paragraph, e.Err)
}

func (e *NotationError) Unwrap() error { return e.Err }

// addAbilities reads the abilities of all prints and the definitions of the
// keywords that can come up.
func (p *Program) addAbilities() error {
	p.abilities = make([]Ability, 1)
	p.words = []string{""}
	p.wordOf = map[string]Word{}
	for _, word := range p.added.Known {
		p.word(word)
	}
	p.keywords = map[string][]AbilityID{}
	p.printed = make([][2][]AbilityRef, len(p.prints))
	from := 1
	for i, to := range append(slices.Clone(p.added.Prints), len(p.prints)-1) {
		if err := p.addPrintedAbilities(from, to); err != nil {
			return err
		}
		if i == 0 {
			if err := p.addAdditions(); err != nil {
				return err
			}
		}
		p.addKeywords(from, to)
		from = to + 1
	}
	p.fillWithin()
	p.addChoices()
	p.indexEvents()
	p.indexControl()
	p.indexLooks()
	p.indexAbilityZones()
	p.indexZones()
	p.indexPlayTexts()
	p.indexPlayTimes()
	p.indexTimings()
	return nil
}

// addPrintedAbilities adds what is printed on some of the prints, up to the last.
func (p *Program) addPrintedAbilities(first, last int) error {
	var problems []error
	for i := first; i <= last; i++ {
		for side := range p.prints[i].Faces {
			face := &p.prints[i].Faces[side]
			var all []*ability.Ability
			for n, text := range face.Abilities {
				read, err := ability.Read(text)
				if err != nil {
					problems = append(problems, &NotationError{face.Name(), n + 1, err})
					read = &ability.Ability{}
				}
				read.Walk(func(n *ability.Node) bool {
					p.ops.Add(n.Op) // some are said by others (see remembering)
					return true
				})
				all = append(all, read)
			}
			all, paragraphs := remembering(all)
			for n, read := range all {
				id := p.addAbility(read.Statements, 0, face.Type == card.Event)
				a := &p.abilities[id]
				a.WorksFaceDown = a.WorksFaceDown || face.Type == card.Troublemaker && a.Event != nil &&
					isAbout(a.Event, ability.Played)
				a.Print, a.Side, a.Paragraph = Print(i), uint8(side), uint8(paragraphs[n])
				p.printed[i][side] = append(p.printed[i][side], AbilityRef{ID: id})
			}
		}
	}
	return errors.Join(problems...)
}

// addKeywords adds the definitions of the keywords that some of the prints have, or
// that abilities give, and gives the prints that print them their abilities.
func (p *Program) addKeywords(first, last int) {
	used, all := map[string]bool{}, false
	for i := first; i <= last; i++ {
		for _, face := range p.prints[i].Faces {
			for _, k := range face.Keywords {
				used[k.Name] = true
			}
		}
	}
	for id := range p.abilities {
		for _, n := range p.abilities[id].Statements {
			n.Walk(func(n *ability.Node) bool {
				if n.Op == ability.HasKeyword {
					used[n.Word().Text] = true
					all = all || n.Word().Op != ability.Quoted
				}
				return true
			})
		}
	}
	for _, k := range ability.Keywords() {
		if !used[k.Name] && !all || p.keywords[k.Name] != nil {
			continue
		}
		for _, text := range p.definitionOf(k) {
			read, err := ability.ReadDefinition(text)
			if err != nil {
				panic("board: keyword " + k.Name + ": " + err.Error())
			}
			id := p.addAbility(read.Statements, 0, false)
			p.abilities[id].Keyword = k.Name
			if k.Name == "Studious" && p.readings[StudiousTwice] == OneToken {
				p.abilities[id].Locks = nil // whether a token has been gained is asked as the effect is processed
			}
			p.keywords[k.Name] = append(p.keywords[k.Name], id)
		}
	}
	for i := first; i <= last; i++ {
		for side := range p.prints[i].Faces {
			var refs []AbilityRef
			for _, k := range p.prints[i].Faces[side].Keywords {
				for _, id := range p.keywords[k.Name] {
					refs = append(refs, AbilityRef{ID: id, X: int8(k.X)})
				}
			}
			p.printed[i][side] = append(refs, p.printed[i][side]...)
		}
	}
}

// fillWithin notes at all nodes which operations stand in them.
func (p *Program) fillWithin() {
	for id := range p.abilities {
		a := &p.abilities[id]
		for _, list := range [][]*ability.Node{a.Statements, a.Ends, a.Locks} {
			for _, n := range list {
				n.FillWithin()
			}
		}
		if a.Event != nil {
			a.Event.FillWithin()
		}
		for i := range a.Script {
			if n := a.Script[i].Node; n != nil {
				n.FillWithin()
			}
		}
	}
}

// indexZones finds out where cards can have values that are not printed, and
// whether the order of modifiers can matter.
func (p *Program) indexZones() {
	p.valueZones = 1<<Play | 1<<Queue | 1<<Flip
	for id := range p.abilities {
		a := &p.abilities[id]
		p.valueZones |= a.Zones
		if a.Type != ability.Continuous && a.Type != ability.PlayRule {
			continue
		}
		for _, n := range a.Statements {
			n.Walk(func(n *ability.Node) bool {
				if n.Op == ability.In {
					p.valueZones |= 1 << zoneOf(n.Zone().Op)
				}
				return true
			})
		}
	}
	for _, op := range []ability.Op{ability.SetPower, ability.DoublePower, ability.OnlyColor,
		ability.LosesTraits, ability.LosesKeyword} {
		p.ordersMatter = p.ordersMatter || p.ops.Has(op)
	}
}

// addAdditions adds the effects and words of a position.
func (p *Program) addAdditions() error {
	for i, text := range p.added.Effects {
		read, err := ability.Read(effectHeader + text)
		if err != nil {
			return fmt.Errorf("effect %d of the position: %w", i+1, err)
		}
		p.effects = append(p.effects, p.addAbility(read.Statements, 0, true))
	}
	for _, word := range p.added.Words {
		p.addWord(word)
	}
	return nil
}

// addWord adds a word of a position. In other letters than a card's text has it, it is that one: who puts
// 2 tip on a card means its Tip counters.
func (p *Program) addWord(text string) {
	same := slices.IndexFunc(p.words, func(word string) bool { return strings.EqualFold(word, text) })
	if _, known := p.wordOf[text]; known || same < 0 {
		p.word(text)
		return
	}
	p.wordOf[text] = Word(same)
}

// effectHeader makes an ability of what an effect does.
const effectHeader = "Timing(Immediate)\n"

// ReadEffect reads what an effect does from its notation, with the errors of
// ability.Read.
func ReadEffect(notation string) error {
	_, err := ability.Read(effectHeader + notation)
	var mistakes ability.Errors
	if errors.As(err, &mistakes) {
		for _, m := range mistakes {
			m.Line--
		}
	}
	return err
}

// Added gives the ability that stands for an effect of the position, by its
// place among them.
func (p *Program) Added(effect int) AbilityID { return p.effects[effect] }

// addAbility adds one ability, and those in its blocks after it.
func (p *Program) addAbility(statements []*ability.Node, parent AbilityID, onEvent bool) AbilityID {
	c := &compiler{program: p, scopes: []map[string]uint8{{}}}
	return c.ability(statements, parent, onEvent)
}

// word gives the index of a text, adding it if it is new.
func (p *Program) word(text string) Word {
	if w, ok := p.wordOf[text]; ok {
		return w
	}
	w := Word(len(p.words))
	p.words = append(p.words, text)
	p.wordOf[text] = w
	return w
}

// Text gives the text of a word.
func (p *Program) Text(w Word) string { return p.words[w] }

// WordFor finds a word by its text.
func (p *Program) WordFor(text string) (Word, bool) {
	w, ok := p.wordOf[text]
	return w, ok
}

// Ability gives an ability of the program.
func (p *Program) Ability(id AbilityID) *Ability { return &p.abilities[id] }

// AbilityCount is how many abilities there are; their ids run from 1 to it.
func (p *Program) AbilityCount() int { return len(p.abilities) - 1 }

// Printed lists the abilities that are printed on a side of a card.
func (p *Program) Printed(print Print, side int) []AbilityRef {
	if int(print) >= len(p.printed) {
		return nil
	}
	return p.printed[print][side]
}

// Keyword lists the abilities that a keyword stands for.
func (p *Program) Keyword(name string) []AbilityID { return p.keywords[name] }

// HasOp reports whether any ability has a node of the operation.
func (p *Program) HasOp(op ability.Op) bool { return p.ops.Has(op) }

// HasAnyOp reports whether any ability has a node of one of the operations.
func (p *Program) HasAnyOp(ops *ability.OpSet) bool { return p.ops.HasAny(ops) }

// ChangesCost reports whether any ability has a modifier that can change what an occurrence of
// the kind costs.
func (p *Program) ChangesCost(k OccurrenceKind) bool { return p.changesCost[k] }

// WatchesFor reports whether any ability triggers on occurrences of the kind or
// looks back at them.
func (p *Program) WatchesFor(k OccurrenceKind) bool { return len(p.byKind[k]) > 0 || p.looksBack[k] }

// HasAbilities reports whether there are any abilities.
func (p *Program) HasAbilities() bool { return len(p.abilities) > 1 }

func (p *Program) indexEvents() {
	if p.ops.Has(ability.AddPhase) {
		p.looksBack[TimeStarts] = true
	}
	for id := 1; id < len(p.abilities); id++ {
		if a := &p.abilities[id]; a.Event != nil {
			for _, k := range eventKinds(a.Event) {
				if !slices.Contains(p.byKind[k], AbilityID(id)) {
					p.byKind[k] = append(p.byKind[k], AbilityID(id))
				}
			}
		}
	}
	for _, event := range p.lookedBackAt {
		p.askThen(event)
	}
	p.indexSounds()
}
