package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/scenario/source"
)

// readCourse reads what is done and what is expected.
func (r *Reader) readCourse(root *source.Mapping) {
	s := r.Scenario
	if steps, found := root.Get("steps"); found {
		for _, item := range steps.List("a list of steps, such as [{A: pass}]") {
			s.Steps = append(s.Steps, r.ReadStep(item))
		}
	}
	if until, found := root.Get("until"); found {
		s.Until = r.readPlace(until)
	}
	if outcome, found := root.Get("outcome"); found {
		for _, item := range outcome.List("a list of subjects, such as [winner of faceoff, scores]") {
			s.Outcome = append(s.Outcome, r.readSubject(item))
		}
	}
	if expect, found := root.Get("expect"); found {
		for _, item := range expect.List("a list of expectations, such as [{A score: 5}]") {
			s.Expect = append(s.Expect, r.readExpectation(item))
		}
	}
}

// stepForms says what a step can be.
const stepForms = "one of {A: ACTION}, {pass to: PLACE}, {chance: {A flips: NAME}}, {manual: CHANGE}, {made: ALIAS} " +
	"and {expect: {SUBJECT: VALUE}}, " +
	"the first four with \"rewound: true\" if the action is to be rewound there"

func (r *Reader) ReadStep(v source.Value) Step {
	entries := v.Entries("a step: " + stepForms)
	step := Step{Position: v.Position(), Text: v.EntriesText()}
	if i := slices.IndexFunc(entries, func(e source.Entry) bool { return e.Key == "rewound" }); i >= 0 &&
		len(entries) == 2 {
		step.Rewound = readRewound(entries[i], entries[1-i].Key)
		entries = slices.Delete(entries, i, i+1)
	}
	if len(entries) != 1 {
		v.Refuse(fmt.Sprintf("%d keys in one step", len(entries)), stepForms)
	}
	e := entries[0]
	switch e.Key {
	case "pass to":
		step.PassTo = r.readPlace(e.Value)
	case "chance":
		r.readChance(&step, e.Value)
	case "made":
		step.Made = r.readMade(e.Value)
	case "manual":
		step.Manual = r.ReadManual(e.Value)
	case "expect":
		expectation := r.readExpectation(e.Value)
		step.Expects = &expectation
	default:
		player, known := r.Scenario.Names.Player(e.Key)
		if !known {
			e.At.Refuse(fmt.Sprintf("the key %q", e.Key), "a step: "+stepForms)
		}
		r.readDeed(&step, player, e.Value)
	}
	return step
}

// readRewound reads that the action is rewound in a step with the other key.
func readRewound(e source.Entry, other string) bool {
	if other == "expect" || other == "made" {
		e.At.Refuse(fmt.Sprintf("%q beside %q", e.Key, other),
			"it on a step that does something: {A: activate holly, rewound: true}")
	}
	if !e.Value.Yes() {
		e.Value.Refuse("false", "true, or no \"rewound\": a step whose action is rewound must say so (705.2)")
	}
	return true
}

// readDeed reads what a player does in a step: an act or a choice.
func (r *Reader) readDeed(step *Step, player board.Player, v source.Value) {
	if !v.IsText() {
		m := v.Mapping("what a player does", "choose")
		step.Choice = &Choice{Player: player}
		for _, item := range m.Need("choose",
			"a list of what is chosen").List("a list of what is chosen, such as {choose: [holly, wolf]}") {
			r.choose(step.Choice, item, PhraseOf(item.Text("a card, an area or another option")))
		}
		return
	}
	p := PhraseOf(v.Text(""))
	if chosen, found := p.After("choose"); found {
		step.Choice = &Choice{Player: player}
		if !chosen.Is("none") {
			r.choose(step.Choice, v, chosen)
		}
		return
	}
	if places, found := readPlaces(v, p); found {
		step.Choice = &Choice{Player: player, Places: places}
		return
	}
	if isWay(p) {
		v.Refuse(strconv.Quote(p.Text), fmt.Sprintf("an action, or what is chosen: %q", "choose "+p.Text))
	}
	act := r.readAct(player, v)
	step.Act = &act
}

// readPlaces reads places among the options: "options 2 1".
func readPlaces(v source.Value, p phrase) (places []int, found bool) {
	rest, found := p.After("options")
	if !found {
		return nil, false
	}
	for _, number := range strings.Fields(rest.Text) {
		n, err := strconv.Atoi(number)
		if err != nil || n < 1 || slices.Contains(places, n-1) {
			v.RefuseText(rest.wrong(strconv.Quote(number), "the places of options, from 1, each once: options 2 1"))
		}
		places = append(places, n-1)
	}
	return places, true
}

// choose adds one thing to a choice.
func (r *Reader) choose(choice *Choice, v source.Value, p phrase) {
	chosen := Chosen{Text: p.Text}
	if area, found := r.Scenario.Names.Area(p.Text); found {
		chosen.Area = area
	} else if c, err := r.Scenario.ParseCard(p); err == nil {
		chosen.Card = c
	} else if act, effect := (Act{}).activating(r.Scenario, p); effect == nil {
		chosen.Card, chosen.Which = CardName{Card: act.Action.Card, Print: act.ByPrint, Text: p.Text}, act.Which
	} else if !isWay(p) && !r.isWord(p) {
		v.RefuseText(err)
	}
	choice.Chosen = append(choice.Chosen, chosen)
}

// isWay reports whether a text can mean an option that is neither a card nor an
// area: yes, no, a player, a number, a color, a mode, a part of a cost, or a word in quotes.
func isWay(p phrase) bool {
	if _, err := strconv.Atoi(p.Text); err == nil {
		return true
	}
	if _, err := card.ParseColor(p.Text); err == nil {
		return true
	}
	_, isMode := p.After("mode")
	_, isCost := p.After("cost")
	_, isWord := p.After("word")
	_, isReplacement := p.After("replacement")
	_, isPlayer := (&Names{Players: playerNames}).Player(p.Text)
	return p.Is("yes") || p.Is("no") || p.Is("another one") || isPlayer || isMode || isCost || isWord || isReplacement
}

// isWord reports whether a text is a trait, a type or a Title of a card of the
// scenario.
func (r *Reader) isWord(p phrase) bool {
	for i := range r.Prints {
		for _, face := range r.Prints[i].Faces {
			if p.Is(face.Title) || p.Is(face.Type.String()) || slices.ContainsFunc(face.Traits, p.Is) {
				return true
			}
		}
	}
	return false
}

func (r *Reader) readAct(player board.Player, v source.Value) Act {
	act, err := parseAct(r.Scenario, player, v.Text("an act: "+source.Alternatives(actForms)))
	if err != nil {
		v.RefuseText(err)
	}
	return act
}

func (r *Reader) readPlace(v source.Value) *Place {
	place, err := parsePlace(PhraseOf(v.Text("a place that passing leads to")))
	if err != nil {
		v.RefuseText(err)
	}
	return &place
}

// readChance reads what Chance decides: {A flips: NAME} or {A turns up: NAME}.
// or {chooses: NAME}, of several cards.
func (r *Reader) readChance(step *Step, v source.Value) {
	const forms = "{A flips: NAME}, {A turns up: NAME} for the next Problem, {A holds: NAME} for the next unknown " +
		"card in hand, or {chooses: NAME} for what is chosen at random"
	entries := v.Entries("what Chance decides: " + forms)
	if len(entries) != 1 {
		v.Refuse(fmt.Sprintf("%d keys", len(entries)), "one thing that Chance decides: "+forms)
	}
	e := entries[0]
	if e.Key == "chooses" {
		step.Choice = &Choice{Player: board.Chance}
		if e.Value.IsText() {
			if places, found := readPlaces(e.Value, PhraseOf(e.Value.Text(""))); found {
				step.Choice.Places = places
				return
			}
		}
		for _, item := range e.Value.OneOrList() {
			r.choose(step.Choice, item, PhraseOf(item.Text("a card that is chosen at random")))
		}
		return
	}
	fact := &ChanceFact{Player: board.NoPlayer}
	for verb, zone := range map[string]board.Zone{"flips": board.DrawDeck,
		"turns up": board.ProblemDeck, "holds": board.Hand} {
		who, found := PhraseOf(e.Key).before(verb)
		if player, known := r.Scenario.Names.Player(who.Text); found && known {
			fact.Player, fact.Zone = player, zone
		}
	}
	if fact.Player == board.NoPlayer {
		e.At.Refuse(fmt.Sprintf("the key %q", e.Key), forms)
	}
	fact.Print = r.print(e.Value, e.Value.Text("the card's full name or number"))
	r.checkType(e.Value, fact.Print, fact.Zone)
	step.Chance = fact
}

func (r *Reader) readSubject(v source.Value) Subject {
	subject, err := parseSubject(r.Scenario, v.Text("a subject: "+source.Alternatives(subjectForms)))
	if err != nil {
		v.RefuseText(err)
	}
	return subject
}

// expectationForms says what an expectation can be.
const expectationForms = "one of {SUBJECT: VALUE}, {cited: RULE}, {not cited: RULE}, {illegal: {A: ACTION}}, " +
	"{illegal: {A: ACTION}, because: CODE}, " +
	"{legal: {A: ACTION}}, {candidates: [NAME]} and {among: NAME, not among: NAME, at most: NUMBER}"

func (r *Reader) readExpectation(v source.Value) Expectation {
	entries := v.Entries("an expectation: " + expectationForms)
	e := Expectation{Position: v.Position(), Text: v.EntriesText()}
	for _, entry := range entries {
		switch {
		case slices.Contains(keysOfIllegal, entry.Key):
			r.readIllegal(&e, v.Mapping("an illegal action", keysOfIllegal...))
			return e
		case slices.Contains(keysOfCandidates, entry.Key):
			e.Candidates = r.readCandidates(v.Mapping("what a decision offers", keysOfCandidates...))
			return e
		}
	}
	if len(entries) != 1 {
		v.Refuse(fmt.Sprintf("%d keys in one expectation", len(entries)), expectationForms)
	}
	switch key, value := entries[0], entries[0].Value; key.Key {
	case "cited":
		e.Cited = readRule(value)
	case "not cited":
		e.NotCited = readRule(value)
	case "legal":
		e.Legal = r.readAction(value)
	default:
		subject := r.readSubject(key.At)
		e.Subject = &subject
		p := PhraseOf(value.Text("the value of " + strconv.Quote(subject.Text)))
		expected, err := r.Scenario.parseValue(subject.Kind, p)
		if err != nil {
			value.RefuseText(err)
		}
		e.Value = expected
		if subject.Kind.IsCard() {
			e.Card = r.Scenario.Names.Cards[p.Text]
		}
	}
	return e
}

// keysOfIllegal are those of an action that must be refused.
var keysOfIllegal = []string{"illegal", "because", "because any of"}

// readIllegal reads an action that must be refused, and why, if that matters.
func (r *Reader) readIllegal(e *Expectation, m *source.Mapping) {
	e.Illegal = r.readAction(m.Need("illegal", "the action, such as {A: draw}"))
	all, exactly := m.Get("because")
	some, any := m.Get("because any of")
	switch {
	case exactly && any:
		some.Refuse(`"because any of" beside "because"`,
			`one of the two: "because" has the codes of all reasons, "because any of" codes of which one is enough`)
	case exactly:
		e.Because = readCodes(all)
	case any:
		e.AnyOf = readCodes(some)
	}
}

// readCodes reads codes of violations, at least one.
func readCodes(v source.Value) (codes []engine.Code) {
	items := v.OneOrList()
	if len(items) == 0 {
		v.Refuse("no code", "the code of a violation: "+strings.Join(codeWords(), ", "))
	}
	for _, item := range items {
		code, err := PhraseOf(item.Text("the code of a violation: " + strings.Join(codeWords(), ", "))).code()
		if err != nil {
			item.RefuseText(err)
		}
		codes = append(codes, code)
	}
	return codes
}

// readAction reads an action whose legality is in question.
func (r *Reader) readAction(v source.Value) *Act {
	const form = "a player with an action, such as {A: draw}"
	entries := v.Entries(form)
	if len(entries) != 1 {
		v.Refuse(fmt.Sprintf("%d keys", len(entries)), form)
	}
	act := r.readAct(r.Player(entries[0].At), entries[0].Value)
	if act.Pass || act.Concede {
		entries[0].Value.Refuse(entries[0].Value.Describe(), "an action: passing and conceding are always possible")
	}
	return &act
}

// codeWords lists the codes of violations.
func codeWords() []string {
	var words []string
	for _, c := range engine.Codes() {
		words = append(words, string(c))
	}
	return words
}
