package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
)

// readCourse reads what is done and what is expected.
func (r *reader) readCourse(root *mapping) {
	s := r.scenario
	if steps, found := root.get("steps"); found {
		for _, item := range steps.list("a list of steps, such as [{A: pass}]") {
			s.Steps = append(s.Steps, r.readStep(item))
		}
	}
	if until, found := root.get("until"); found {
		s.Until = r.readPlace(until)
	}
	if outcome, found := root.get("outcome"); found {
		for _, item := range outcome.list("a list of subjects, such as [winner of faceoff, scores]") {
			s.Outcome = append(s.Outcome, r.readSubject(item))
		}
	}
	if expect, found := root.get("expect"); found {
		for _, item := range expect.list("a list of expectations, such as [{A score: 5}]") {
			s.Expect = append(s.Expect, r.readExpectation(item))
		}
	}
}

// stepForms says what a step can be.
const stepForms = "one of {A: ACTION}, {pass to: PLACE}, {chance: {A flips: NAME}}, {manual: CHANGE}, {made: ALIAS} and {expect: {SUBJECT: VALUE}}, " +
	"the first four with \"rewound: true\" if the action is to be rewound there"

func (r *reader) readStep(v value) Step {
	entries := v.entries("a step: " + stepForms)
	step := Step{Position: v.position(), Text: v.entriesText()}
	if i := slices.IndexFunc(entries, func(e entry) bool { return e.key == "rewound" }); i >= 0 && len(entries) == 2 {
		step.Rewound = readRewound(entries[i], entries[1-i].key)
		entries = slices.Delete(entries, i, i+1)
	}
	if len(entries) != 1 {
		v.refuse(fmt.Sprintf("%d keys in one step", len(entries)), stepForms)
	}
	e := entries[0]
	switch e.key {
	case "pass to":
		step.PassTo = r.readPlace(e.value)
	case "chance":
		r.readChance(&step, e.value)
	case "made":
		step.Made = r.readMade(e.value)
	case "manual":
		step.Manual = r.readManual(e.value)
	case "expect":
		expectation := r.readExpectation(e.value)
		step.Expects = &expectation
	default:
		player, known := r.scenario.Names.player(e.key)
		if !known {
			e.at.refuse(fmt.Sprintf("the key %q", e.key), "a step: "+stepForms)
		}
		r.readDeed(&step, player, e.value)
	}
	return step
}

// readRewound reads that the action is rewound in a step with the other key.
func readRewound(e entry, other string) bool {
	if other == "expect" || other == "made" {
		e.at.refuse(fmt.Sprintf("%q beside %q", e.key, other),
			"it on a step that does something: {A: activate holly, rewound: true}")
	}
	if !e.value.yes() {
		e.value.refuse("false", "true, or no \"rewound\": a step whose action is rewound must say so (705.2)")
	}
	return true
}

// readDeed reads what a player does in a step: an act or a choice.
func (r *reader) readDeed(step *Step, player board.Player, v value) {
	if !v.isText() {
		m := v.mapping("what a player does", "choose")
		step.Choice = &Choice{Player: player}
		for _, item := range m.need("choose",
			"a list of what is chosen").list("a list of what is chosen, such as {choose: [holly, wolf]}") {
			r.choose(step.Choice, item, phraseOf(item.text("a card, an area or another option")))
		}
		return
	}
	p := phraseOf(v.text(""))
	if chosen, found := p.after("choose"); found {
		step.Choice = &Choice{Player: player}
		if !chosen.is("none") {
			r.choose(step.Choice, v, chosen)
		}
		return
	}
	if places, found := readPlaces(v, p); found {
		step.Choice = &Choice{Player: player, Places: places}
		return
	}
	act := r.readAct(player, v)
	step.Act = &act
}

// readPlaces reads places among the options: "options 2 1".
func readPlaces(v value, p phrase) (places []int, found bool) {
	rest, found := p.after("options")
	if !found {
		return nil, false
	}
	for _, number := range strings.Fields(rest.text) {
		n, err := strconv.Atoi(number)
		if err != nil || n < 1 || slices.Contains(places, n-1) {
			v.refuseText(rest.wrong(strconv.Quote(number), "the places of options, from 1, each once: options 2 1"))
		}
		places = append(places, n-1)
	}
	return places, true
}

// choose adds one thing to a choice.
func (r *reader) choose(choice *Choice, v value, p phrase) {
	chosen := Chosen{Text: p.text}
	if area, found := r.scenario.Names.area(p.text); found {
		chosen.Area = area
	} else if c, err := r.scenario.parseCard(p); err == nil {
		chosen.Card = c
	} else if act, effect := (Act{}).activating(r.scenario, p); effect == nil {
		chosen.Card, chosen.Which = CardName{Card: act.Action.Card, Print: act.ByPrint, Text: p.text}, act.Which
	} else if !isWay(p) && !r.isWord(p) {
		v.refuseText(err)
	}
	choice.Chosen = append(choice.Chosen, chosen)
}

// isWay reports whether a text can mean an option that is neither a card nor an
// area: yes, no, a player, a number, a color, a mode, a part of a cost, or a word in quotes.
func isWay(p phrase) bool {
	if _, err := strconv.Atoi(p.text); err == nil {
		return true
	}
	if _, err := card.ParseColor(p.text); err == nil {
		return true
	}
	_, isMode := p.after("mode")
	_, isCost := p.after("cost")
	_, isWord := p.after("word")
	_, isReplacement := p.after("replacement")
	_, isPlayer := (&Names{Players: playerNames}).player(p.text)
	return p.is("yes") || p.is("no") || p.is("another one") || isPlayer || isMode || isCost || isWord || isReplacement
}

// isWord reports whether a text is a trait, a type or a Title of a card of the
// scenario.
func (r *reader) isWord(p phrase) bool {
	for i := range r.prints {
		for _, face := range r.prints[i].Faces {
			if p.is(face.Title) || p.is(face.Type.String()) || slices.ContainsFunc(face.Traits, p.is) {
				return true
			}
		}
	}
	return false
}

func (r *reader) readAct(player board.Player, v value) Act {
	act, err := ParseAct(r.scenario, player, v.text("an act: "+list(actForms)))
	if err != nil {
		v.refuseText(err)
	}
	return act
}

func (r *reader) readPlace(v value) *Place {
	place, err := parsePlace(phraseOf(v.text("a place that passing leads to")))
	if err != nil {
		v.refuseText(err)
	}
	return &place
}

// readChance reads what Chance decides: {A flips: NAME} or {A turns up: NAME}.
// or {chooses: NAME}, of several cards.
func (r *reader) readChance(step *Step, v value) {
	const forms = "{A flips: NAME}, {A turns up: NAME} for the next Problem, {A holds: NAME} for the next unknown card in hand, or {chooses: NAME} for what is chosen at random"
	entries := v.entries("what Chance decides: " + forms)
	if len(entries) != 1 {
		v.refuse(fmt.Sprintf("%d keys", len(entries)), "one thing that Chance decides: "+forms)
	}
	e := entries[0]
	if e.key == "chooses" {
		step.Choice = &Choice{Player: board.Chance}
		if e.value.isText() {
			if places, found := readPlaces(e.value, phraseOf(e.value.text(""))); found {
				step.Choice.Places = places
				return
			}
		}
		for _, item := range e.value.oneOrList() {
			r.choose(step.Choice, item, phraseOf(item.text("a card that is chosen at random")))
		}
		return
	}
	fact := &ChanceFact{Player: board.NoPlayer}
	for verb, zone := range map[string]board.Zone{"flips": board.DrawDeck,
		"turns up": board.ProblemDeck, "holds": board.Hand} {
		who, found := phraseOf(e.key).before(verb)
		if player, known := r.scenario.Names.player(who.text); found && known {
			fact.Player, fact.Zone = player, zone
		}
	}
	if fact.Player == board.NoPlayer {
		e.at.refuse(fmt.Sprintf("the key %q", e.key), forms)
	}
	fact.Print = r.print(e.value, e.value.text("the card's full name or number"))
	r.checkType(e.value, fact.Print, fact.Zone)
	step.Chance = fact
}

func (r *reader) readSubject(v value) Subject {
	subject, err := ParseSubject(r.scenario, v.text("a subject: "+list(subjectForms)))
	if err != nil {
		v.refuseText(err)
	}
	return subject
}

// expectationForms says what an expectation can be.
const expectationForms = "one of {SUBJECT: VALUE}, {cited: RULE}, {not cited: RULE}, {illegal: {A: ACTION}}, {illegal: {A: ACTION}, because: CODE}, " +
	"{legal: {A: ACTION}}, {candidates: [NAME]} and {among: NAME, not among: NAME, at most: NUMBER}"

func (r *reader) readExpectation(v value) Expectation {
	entries := v.entries("an expectation: " + expectationForms)
	e := Expectation{Position: v.position(), Text: v.entriesText()}
	for _, entry := range entries {
		switch {
		case slices.Contains(keysOfIllegal, entry.key):
			r.readIllegal(&e, v.mapping("an illegal action", keysOfIllegal...))
			return e
		case slices.Contains(keysOfCandidates, entry.key):
			e.Candidates = r.readCandidates(v.mapping("what a decision offers", keysOfCandidates...))
			return e
		}
	}
	if len(entries) != 1 {
		v.refuse(fmt.Sprintf("%d keys in one expectation", len(entries)), expectationForms)
	}
	switch key, value := entries[0], entries[0].value; key.key {
	case "cited":
		e.Cited = readRule(value)
	case "not cited":
		e.NotCited = readRule(value)
	case "legal":
		e.Legal = r.readAction(value)
	default:
		subject := r.readSubject(key.at)
		e.Subject = &subject
		p := phraseOf(value.text("the value of " + strconv.Quote(subject.Text)))
		expected, err := r.scenario.parseValue(subject.Kind, p)
		if err != nil {
			value.refuseText(err)
		}
		e.Value = expected
		if subject.Kind.isCard() {
			e.Card = r.scenario.Names.Cards[p.text]
		}
	}
	return e
}

// keysOfIllegal are those of an action that must be refused.
var keysOfIllegal = []string{"illegal", "because", "because any of"}

// readIllegal reads an action that must be refused, and why, if that matters.
func (r *reader) readIllegal(e *Expectation, m *mapping) {
	e.Illegal = r.readAction(m.need("illegal", "the action, such as {A: draw}"))
	all, exactly := m.get("because")
	some, any := m.get("because any of")
	switch {
	case exactly && any:
		some.refuse(`"because any of" beside "because"`,
			`one of the two: "because" has the codes of all reasons, "because any of" codes of which one is enough`)
	case exactly:
		e.Because = readCodes(all)
	case any:
		e.AnyOf = readCodes(some)
	}
}

// readCodes reads codes of violations, at least one.
func readCodes(v value) (codes []engine.Code) {
	items := v.oneOrList()
	if len(items) == 0 {
		v.refuse("no code", "the code of a violation: "+strings.Join(codeWords(), ", "))
	}
	for _, item := range items {
		code, err := phraseOf(item.text("the code of a violation: " + strings.Join(codeWords(), ", "))).code()
		if err != nil {
			item.refuseText(err)
		}
		codes = append(codes, code)
	}
	return codes
}

// readAction reads an action whose legality is in question.
func (r *reader) readAction(v value) *Act {
	const form = "a player with an action, such as {A: draw}"
	entries := v.entries(form)
	if len(entries) != 1 {
		v.refuse(fmt.Sprintf("%d keys", len(entries)), form)
	}
	act := r.readAct(r.player(entries[0].at), entries[0].value)
	if act.Pass || act.Concede {
		entries[0].value.refuse(entries[0].value.describe(), "an action: passing and conceding are always possible")
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
