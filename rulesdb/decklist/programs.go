package decklist

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"regexp"
	"strings"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"canterlaw/rulesdb/spelling"
)

// Decks as other programs keep them become the lines of a list: saved objects of Tabletop
// Simulator's, JSON and XML whose parts say of a card its name and its copies.

// tabletopObject is what a saved object of Tabletop Simulator's says of cards: decks hold
// them, and the name that the player sees is the Nickname.
type tabletopObject struct {
	Name, Nickname                 string
	ObjectStates, ContainedObjects []tabletopObject
}

// jsonLines gives the cards that a text in JSON has, and whether it is JSON at all.
func jsonLines(text string) (lines []deckLine, isJSON bool) {
	if trimmed := strings.TrimSpace(text); !strings.HasPrefix(trimmed, "{") && !strings.HasPrefix(trimmed, "[") ||
		!json.Valid([]byte(text)) {
		return nil, false
	}
	if lines = tabletopLines(text); len(lines) > 0 {
		return lines, true
	}
	file, err := parser.ParseBytes([]byte(text), 0) // which knows the line of each part
	if err != nil || len(file.Docs) == 0 {
		return nil, true
	}
	return partLines(file.Docs[0].Body), true
}

// The keys that programs give to a card's name, its number and its copies, in small letters.
var (
	nameKeys   = []string{"name", "card", "cardname", "card_name", "fullname", "title"}
	numberKeys = []string{"id", "number", "code", "cardid", "card_id", "setnumber", "catid"}
	countKeys  = []string{"count", "qty", "quantity", "copies", "amount", "num", "number"}
)

// cardNumberAlone is a set and collector number.
var cardNumberAlone = regexp.MustCompile(`^[A-Za-z]+ ?-?[0-9]+$`)

// partLines gives the cards of a part of a text in JSON: "3 Jetstream, All Heart (PR7)" for an
// object with a name and copies, the name or number of which may be its key; keys above
// others as headings.
func partLines(part ast.Node) (lines []deckLine) {
	switch part := part.(type) {
	case *ast.SequenceNode:
		for _, value := range part.Values {
			lines = append(lines, partLines(value)...)
		}
	case *ast.StringNode:
		lines = append(lines, deckLine{part.GetToken().Position.Line, part.Value})
	case *ast.MappingValueNode:
		return partLines(ast.Mapping(part.GetToken(), true, part))
	case *ast.MappingNode:
		fields := map[string]string{}
		for _, v := range part.Values {
			if value, ok := v.Value.(ast.ScalarNode); ok {
				fields[strings.ToLower(jsonKey(v))] = fmt.Sprint(value.GetValue())
			}
		}
		if card := cardOf(fields); card != "" && len(fields) == len(part.Values) {
			return []deckLine{{part.GetToken().Position.Line, card}}
		}
		for _, v := range part.Values {
			line := v.Key.GetToken().Position.Line
			switch value := v.Value.(type) {
			case *ast.StringNode:
				lines = append(lines, deckLine{line, jsonKey(v) + ": " + value.Value})
			case *ast.IntegerNode:
				lines = append(lines, deckLine{line, fmt.Sprintf("%v %s", value.Value, jsonKey(v))})
			case *ast.MappingNode, *ast.MappingValueNode, *ast.SequenceNode:
				if _, known := headingCalled(jsonKey(v)); known {
					lines = append(lines, deckLine{line, jsonKey(v) + ":"})
				}
				lines = append(lines, partLines(value)...)
			}
		}
	}
	return lines
}

func jsonKey(v *ast.MappingValueNode) string {
	if key, ok := v.Key.(ast.ScalarNode); ok {
		return fmt.Sprint(key.GetValue())
	}
	return v.Key.String()
}

// cardOf gives the line of a card, out of fields that say its name or number, and its copies;
// "" if they don't.
func cardOf(fields map[string]string) string {
	called := func(keys []string, fits func(string) bool) string {
		for _, key := range keys {
			if value := strings.TrimSpace(fields[key]); value != "" && fits(value) {
				return value
			}
		}
		return ""
	}
	count := called(countKeys, isCount)
	name := called(nameKeys, func(string) bool { return true })
	number := called(numberKeys, cardNumberAlone.MatchString)
	switch {
	case count == "" || name == "" && number == "":
		return ""
	case name == "":
		return count + " " + number
	case number == "":
		return count + " " + name
	}
	return fmt.Sprintf("%s %s (%s)", count, name, number)
}

// xmlLines gives the cards of a text in XML that is no deck of OCTGN's: elements with a name and
// copies as attributes, such as Cockatrice's.
func xmlLines(source []byte) (lines []deckLine) {
	decoder := xml.NewDecoder(bytes.NewReader(source))
	aside := 0 // depth of the part that is no part of the deck
	for depth := 0; ; {
		token, err := decoder.Token()
		if err != nil {
			return lines
		}
		switch token := token.(type) {
		case xml.StartElement:
			depth++
			fields := map[string]string{}
			for _, a := range token.Attr {
				fields[strings.ToLower(a.Name.Local)] = a.Value
			}
			beside := listHeadings[spelling.Fold(fields["name"])].aside ||
				strings.EqualFold(fields["sideboard"], "true")
			card := cardOf(fields)
			if beside && card == "" && aside == 0 {
				aside = depth
			}
			if line, _ := decoder.InputPos(); card != "" {
				if beside || aside > 0 {
					card = "SB: " + card
				}
				lines = append(lines, deckLine{line, card})
			}
		case xml.EndElement:
			if depth == aside {
				aside = 0
			}
			depth--
		}
	}
}

// tabletopLines gives the names of the cards in a saved object of Tabletop Simulator's.
func tabletopLines(text string) (lines []deckLine) {
	var saved tabletopObject
	if json.Unmarshal([]byte(text), &saved) != nil {
		return nil
	}
	at := 0
	var walk func(object tabletopObject)
	walk = func(object tabletopObject) {
		if strings.HasPrefix(object.Name, "Card") && object.Nickname != "" {
			if quoted, err := json.Marshal(object.Nickname); err == nil {
				at += max(0, strings.Index(text[at:], string(quoted)))
			}
			lines = append(lines, deckLine{1 + strings.Count(text[:at], "\n"), object.Nickname})
			at++
		}
		for _, inner := range append(object.ObjectStates, object.ContainedObjects...) {
			walk(inner)
		}
	}
	walk(saved)
	return lines
}
