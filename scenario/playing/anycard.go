package playing

import (
	"errors"
	"strings"

	"github.com/goccy/go-yaml"

	"canterlaw/engine/board"
	"canterlaw/rulesdb"
)

// errNoAnyCard says that it isn't asked what an unknown card is that can be any.
var errNoAnyCard = errors.New("it isn’t asked now what a card is that can be any card")

// AsksForAnyCard reports whether Chance is asked what an unknown card is of which nothing says what it
// can be: then it can be any card of such a deck (101.2), and not only those that the scenario names.
func (b *Sandbox) AsksForAnyCard() bool {
	asked := b.State().Decision()
	return !b.State().Result().Over && asked.Player == board.Chance && asked.Kind == board.ChooseCard && asked.Open
}

// IsAny goes on with the unknown card that Chance is asked about being a card which the scenario may
// not name: by its full name, or its number. The course that it gives has the same moves up to now as steps, and that
// as the last one; branches stay. The course itself stays as it is. It fails where no such card is
// asked for, and where the card can't be there.
func (c *Course) IsAny(lib *rulesdb.Library, name string) (*Course, error) {
	if !c.AsksForAnyCard() {
		return nil, errNoAnyCard
	}
	fact, ok := factOf(c.Sandbox, name)
	if !ok {
		return nil, errNoAnyCard
	}
	step, err := yaml.MarshalWithOptions(fact, yaml.Flow(true))
	if err != nil {
		return nil, err
	}
	base, err := c.scenario.InParts()
	if err != nil {
		return nil, err
	}
	branches, err := c.KeptBranches()
	if err != nil {
		return nil, err
	}
	steps, err := c.StepsNow()
	if err != nil {
		return nil, err
	}
	steps = append(steps, strings.TrimSpace(string(step)))
	next, err := c.withSteps(lib, base.Position, steps, len(steps), branches)
	if err != nil {
		return nil, err
	}
	next.GoTo(len(next.moments) - 1)
	if p := c.towards; p != nil {
		goesOn := *p
		goesOn.course, next.towards = next, &goesOn
		if !mustChoose(next.State().Decision()) && !next.State().Result().Over {
			return next, next.move(func() error {
				_, err := goesOn.passOn(nil)
				return err
			})
		}
	}
	return next, nil
}

// factOf is what Chance decides, as a step of a file has it: {chance: {A flips: NAME}}.
func factOf(b *Sandbox, name string) (step yaml.MapSlice, ok bool) {
	c := b.State().Decision().Card
	verb, found := chanceVerbs[b.State().Zone(c)]
	if !found {
		return nil, false
	}
	fact := yaml.MapSlice{{Key: b.scenario.Names.Letter(b.State().Owner(c)) + verb, Value: name}}
	return yaml.MapSlice{{Key: "chance", Value: fact}}, true
}

// chanceVerbs say in a step what becomes of a card that Chance names, by the zone that it is in.
var chanceVerbs = map[board.Zone]string{
	board.DrawDeck: " flips", board.ProblemDeck: " turns up", board.Hand: " holds",
}
