package cardtext

import (
	"slices"
	"strings"

	"canterlaw/engine/ability"
)

// sayingParts are the categories in which parts of abilities are said by themselves, by what kind they are.
var sayingParts = map[ability.Kind][]string{
	ability.Effect:    {"Do", "Deeds"},
	ability.Block:     {"Deeds", "Mods"},
	ability.Condition: {"Condition", "HasState", "Meantime"},
	ability.Cards:     {"Subject", "Subject/s", "Some", "Some/s", "Noun"},
	ability.Modifier:  {"Mods"},
	ability.Event:     {"Happening", "Event", "Moment"},
	ability.Number:    {"Number"},
	ability.Player:    {"Player", "Player/s"},
	ability.Area:      {"Area", "Destination"},
}

// PrintPart says a part of an ability in English as it may stand in the whole of it: an instruction, what
// has to be so, certain cards. It isn't read again, since others of its words say what its names are. "" is
// for what no template says.
func (r *Reader) PrintPart(part *ability.Node, whole *ability.Ability, on Card) string {
	parts := folded([]*ability.Node{part.Clone()})
	p := printer{language: r.language, on: on, statements: slices.Concat(cloned(whole.Statements), parts),
		most: few, said: map[phrase][][]string{}}
	for _, n := range p.statements {
		n.FillWithin()
	}
	for _, category := range sayingParts[part.Kind] {
		printed := p.print(r.language.named(category), parts, who{by: you})
		if len(printed) == 0 {
			continue
		}
		words := printed[0]
		said := strings.TrimSuffix(sentence(words), ".")
		if words[0] != "" && strings.ToLower(words[0][:1]) == words[0][:1] {
			said = strings.ToLower(said[:1]) + said[1:]
		}
		return said
	}
	return ""
}
