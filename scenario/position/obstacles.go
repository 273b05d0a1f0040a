package position

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"canterlaw/engine"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

// Obstacle is what keeps a position from running, in words.
type Obstacle struct {
	Says   string
	Rule   string          // that it rests on; "" for none
	Card   *Card           // that is meant; nil for none
	Repair string          // what would help, in a word or two; "" if nothing is offered
	Do     func(*Position) // does that
}

// Obstacles lists what keeps the position from running: what is seen at the cards and
// the moment, else the reason for which reading its file refuses it.
func (cards *Cards) Obstacles(p *Position) []Obstacle {
	found := append(p.cardObstacles(), p.momentObstacles()...)
	if len(found) > 0 {
		return found
	}
	if refused := cards.refusal(p); refused != nil {
		return []Obstacle{*refused}
	}
	return nil
}

// Doubts lists what a run goes on with, but hardly as it is meant: attachments in play
// without a host, which the first pre-priority processing dismisses. Their repair is to
// attach them to a card that has to be asked for.
func (cards *Cards) Doubts(p *Position) []Obstacle {
	var found []Obstacle
	for _, c := range p.All() {
		if cards.IsWithoutHost(p, c) {
			found = append(found, Obstacle{Says: c.Name + " has no host: the game dismisses it before anybody receives priority.",
				Rule: "511.2", Card: c, Repair: "Attach it"})
		}
	}
	return found
}

// IsWithoutHost reports whether a card in play, which is played on another one (509.1),
// isn't attached to any.
func (cards *Cards) IsWithoutHost(p *Position, c *Card) bool {
	if c.Zone != InPlay || c.On != nil || c.FaceDown {
		return false
	}
	face := cards.Face(p, c)
	return face != nil && slices.ContainsFunc(face.Abilities, func(notation string) bool {
		return strings.HasPrefix(notation, "PlayOn(")
	})
}

// cardObstacles lists what can't be so of cards.
func (p *Position) cardObstacles() []Obstacle {
	var found []Obstacle
	for _, c := range p.All() {
		if c.Frightened && c.Exhausted {
			found = append(found, Obstacle{
				Says: c.Name + " is frightened and exhausted: a frightened card is neither ready nor exhausted.",
				Rule: "504.2", Card: c, Repair: "Only frightened", Do: func(*Position) { c.Exhausted = false }})
		}
		if c.Frightened && len(c.Counters) > 0 {
			found = append(found, Obstacle{Says: c.Name + " is frightened and has counters: all are removed from it.",
				Rule: "504.1", Card: c, Repair: "Take them off", Do: func(*Position) { c.Counters = nil }})
		}
		if c.Token && (c.FaceDown || c.Frightened) {
			found = append(found, Obstacle{Says: c.Name + " is a token and face-down: then it ceases to exist.",
				Rule: "521.4", Card: c, Repair: "Turn it up", Do: func(*Position) { c.FaceDown, c.Frightened = false, false }})
		}
		if c.FaceDown && c.isDilemma() {
			found = append(found, Obstacle{Says: c.Name + " is face-down: then it has no traits and is no Dilemma.",
				Rule: "505.1a", Card: c, Repair: "Turn it up", Do: func(*Position) { c.FaceDown = false }})
		}
	}
	return found
}

// momentObstacles lists what is missing about the moment.
func (p *Position) momentObstacles() []Obstacle {
	at := p.Moment
	w, err := engine.ParseWindow(at.Name)
	if p.FromStart || !at.IsWindow || err != nil {
		return nil
	}
	atProblem := Area{Of: at.Turn, Kind: Problem}
	switch {
	case w >= engine.StartOfFaceoff && at.Faceoff == "":
		return []Obstacle{{Says: "Play begins inside a faceoff: which one?", Rule: "514.2",
			Repair: "At " + atProblem.String(), Do: func(p *Position) { p.beginFaceoff(atProblem) }}}
	case (w == engine.StartOfConfrontStep || w == engine.EndOfConfrontStep) && at.Problem.Kind == NoArea:
		return []Obstacle{{Says: "Play begins in a Confront Step: at which Problem?", Rule: "611.1",
			Repair: "At " + atProblem.String(), Do: func(p *Position) { p.Moment.Problem = atProblem }}}
	}
	return nil
}

// beginFaceoff has play begin in a Problem faceoff, for which both players met the
// Problem's requirements.
func (p *Position) beginFaceoff(at Area) {
	p.Moment.Faceoff, p.Moment.Problem = "problem", at
	if len(p.History.Confronted) == 0 {
		p.History.Confronted, p.History.OpponentMet = []Area{at}, []Area{at}
	}
}

// refusal is the reason for which reading the position's file refuses it, nil if it is
// read.
func (cards *Cards) refusal(p *Position) *Obstacle {
	file, err := p.Clone().File()
	if err != nil {
		return &Obstacle{Says: "It can’t be written as a file: " + err.Error()}
	}
	_, err = scenario.Read(cards.lib, "the position", file)
	var wrong *scenario.FileError
	switch {
	case err == nil:
		return nil
	case !errors.As(err, &wrong):
		return &Obstacle{Says: "It can’t be set up: " + err.Error()}
	case strings.HasPrefix(wrong.Found, "the unknown alias"):
		return &Obstacle{Says: "What happened before speaks of a card that is no longer there.", Repair: "Forget that",
			Do: func(p *Position) { p.Modifiers, p.History.Own = nil, nil }}
	}
	says, rule := inWords(wrong.Found), ""
	if cited := citation.FindStringSubmatch(wrong.Expected); cited != nil {
		rule = cited[1]
	}
	takes := inWords(citation.ReplaceAllString(wrong.Expected, ""))
	return &Obstacle{Says: fmt.Sprintf("There is %s. It takes %s.", says, takes), Rule: rule}
}

var (
	citation = regexp.MustCompile(` ?\((\d{3}\.\d+[a-z]?)\)`)
	fileKey  = regexp.MustCompile(`,? (which stands|which stand) under "[a-z]+:"`)
)

// inWords is what the reader of files says, without the names that only files have.
func inWords(text string) string {
	return rulesdb.Excerpt(strings.NewReplacer(
		"a position that can't be set up", "something that can’t be so",
		"one that can: ", "",
		"A problem", "Avery’s Problem", "B problem", "Blake’s Problem",
		"A home", "Avery’s home", "B home", "Blake’s home",
	).Replace(fileKey.ReplaceAllString(text, "")))
}

// Unsettled lists the cards whose text isn't known, so that a run goes by their facts
// alone.
func (cards *Cards) Unsettled(p *Position) []string {
	var names []string
	for _, c := range p.All() {
		known := cards.Find(c.Name)
		if known != nil && !known.TextRuns() && !slices.Contains(names, c.Name) {
			names = append(names, c.Name)
		}
	}
	return names
}
