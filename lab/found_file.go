package lab

import (
	"fmt"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/google/uuid"

	"canterlaw/scenario"
	"canterlaw/scenario/playing"
)

// expectations are what holds in one version and not in the other, as files have it; only
// such as can be read and are so.
func (v *Versions) expectations(c *candidate, is, other *Side, variant bool) []string {
	var all []string
	told := changes(is, other)
	for _, f := range is.Facts {
		if len(all) == 5 {
			break
		}
		same := !slices.ContainsFunc(told, func(of Change) bool { return of.About == f.About })
		passing := Change{About: f.About, A: f.Value}
		if same || other.Stopped != "" || strings.Contains(f.About, "#") || passing.isPassing() && movedOn(is, other) {
			continue
		}
		line, err := yaml.MarshalWithOptions(yaml.MapSlice{{Key: f.About, Value: f.Value}}, yaml.Flow(true))
		if err != nil {
			continue
		}
		all = append(all, strings.TrimSpace(string(line)))
	}
	if is.sandbox.Asks() {
		i := slices.IndexFunc(is.Facts, func(f playing.Fact) bool { return f.About == "decision" })
		if line := fmt.Sprintf("{decision: %s}", is.Facts[i].Value); !slices.Contains(all, line) {
			all = append(all, line)
		}
	}
	return slices.DeleteFunc(all, func(line string) bool { return !v.holds(c, line, variant) })
}

// holds reports whether an expectation can be read and is met.
func (v *Versions) holds(c *candidate, line string, variant bool) bool {
	r := v.result(c, line, variant)
	return r != nil && r.OK
}

// result is what becomes of an expectation at the end of a candidate; nil if it can't be
// read.
func (v *Versions) result(c *candidate, line string, variant bool) *playing.Result {
	text, err := c.file()
	if err != nil {
		return nil
	}
	text = fmt.Appendf(text, "expect:\n  - %s\n", line)
	s, err := scenario.Read(v.Now, "found", text)
	if variant {
		s, err = v.readThen("found", text)
	}
	if err != nil {
		return nil
	}
	side := follow(s)
	if side.sandbox == nil || len(side.sandbox.Results()) != 1 {
		return nil
	}
	return &side.sandbox.Results()[0]
}

// inFile gives what a scenario file has to say to be played as the variant has it; ok is
// false where files can't say it.
func (v *Versions) inFile() (head yaml.MapSlice, ok bool) {
	if v.Variant.Without != 0 {
		return nil, false
	}
	if v.Variant.Edition != "" {
		head = append(head, yaml.MapItem{Key: "edition", Value: v.Variant.Edition})
	}
	if len(v.Variant.Read) > 0 {
		head = append(head, yaml.MapItem{Key: "disputed", Value: v.Variant.Read})
	}
	var cards yaml.MapSlice
	for _, c := range v.Variant.Cards {
		if !onlyAbilities(&c) {
			return nil, false
		}
		var abilities any = c.After.Faces[0].Abilities
		if len(c.After.Faces) > 1 {
			abilities = yaml.MapSlice{{Key: "start", Value: orEmpty(c.After.Faces[0].Abilities)},
				{Key: "boosted", Value: orEmpty(c.After.Faces[1].Abilities)}}
		}
		cards = append(cards, yaml.MapItem{Key: fileName(v.Now, c.Before), Value: abilities})
	}
	if len(cards) > 0 {
		head = append(head, yaml.MapItem{Key: "abilities", Value: cards})
	}
	return head, true
}

func orEmpty(list []string) []string {
	if list == nil {
		return []string{}
	}
	return list
}

// onlyAbilities reports whether nothing of a card is different but its abilities.
func onlyAbilities(c *scenario.ChangedCard) bool {
	after := *c.After
	after.Faces = slices.Clone(after.Faces)
	for i := range after.Faces {
		after.Faces[i].Abilities = c.Before.Faces[i].Abilities
	}
	return !c.Banned && sameFaces(after.Faces, c.Before.Faces)
}

// scenarioFile writes the scenario with its question, its ruling and what is expected.
func (v *Versions) scenarioFile(c *candidate, title, question, ruling string, expect []string,
	own yaml.MapSlice) ([]byte, error) {
	c = c.clone()
	for _, item := range c.table.Head {
		if !slices.ContainsFunc(own, func(o yaml.MapItem) bool { return o.Key == item.Key }) {
			own = append(own, item)
		}
	}
	c.table.Head = append(yaml.MapSlice{{Key: "format", Value: scenario.Format},
		{Key: "id", Value: idOf(title + ruling)}, {Key: "title", Value: title},
		{Key: "question", Value: question}, {Key: "ruling", Value: ruling}}, own...)
	text, err := c.file()
	if err == nil && len(expect) > 0 {
		text = fmt.Appendf(text, "expect:\n  - %s\n", strings.Join(expect, "\n  - "))
	}
	if err != nil {
		return nil, err
	}
	_, err = scenario.Read(v.Now, "found", text)
	return text, err
}

// idOf is the id of a scenario that says this: the same search writes the same file.
func idOf(text string) string { return uuid.NewSHA1(uuid.NameSpaceOID, []byte(text)).String() }
