package position

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/rulesdb/spelling"
)

// Cards that are described by what they are, in the order and with the gaps of what people say: "a 2 power orange one",
// "a 4 cost Friend", "two Pegasi".

// factsSaid reads such a card, where it isn't said in the order that facts have in a line.
func (d *describer) factsSaid() bool {
	count, n := 1, 0
	if number, ok := d.number(0); ok && number > 0 && !slices.Contains([]string{"power", "cost"}, d.word(1)) {
		count, n = number, 1
	}
	begin, power, cost, isNamed := n, -1, -1, false
	var like []string
	for n == begin || !d.isOver(n) {
		number, words, isCost := d.powerOrCost(n)
		if words > 0 && isCost && cost < 0 {
			cost, n = number, n+words
			continue
		}
		if words > 0 && !isCost && power < 0 {
			power, n = number, n+words
			continue
		}
		said, words := d.likeSaid(n)
		if words == 0 {
			break
		}
		_, isColor := colorNamed(said)
		isNamed = isNamed || !isColor
		like, n = append(like, said), n+words
	}
	if n == begin {
		return false
	}
	t, isOne := card.Type(0), false
	if !d.isOver(n) {
		t, isOne = d.typeOrOne(n)
	}
	isEndless := !d.isOver(n) && !slices.Contains([]string{"", ",", "and", "at", "@", "in", "on", "there", "vs",
		"against", "with", "exhausted", "frightened", "is", "are"}, d.word(n))
	switch {
	case isOne:
		n++
	case t != 0 && (cost >= 0 || plainWord(d.words[d.at+n].text) != d.word(n)): // two white frends
		n++
	case t != 0, begin == 0:
		return false
	case isNamed && power < 0 && cost < 0 && len(like) == 1:
		name := d.wordsBetween(d.at+begin, n-begin)
		name.text = strings.TrimRight(name.text, ".!?,")
		if d.wholeName() > 0 || d.r.cards.isWholeName(name.text) || isEndless {
			return false
		}
		if d.r.cards.tokenNamed(like[0]) != nil {
			return d.tokensOfTrait(count, n, like[0], name)
		}
	case power < 0 || len(like) == 0 || isEndless:
		return false
	}
	if t == 0 {
		t = card.Friend
	}
	facts := strings.Join(append(like, strings.ToLower(t.String())), " ")
	if power >= 0 {
		facts += " " + strconv.Itoa(power)
	}
	if cost >= 0 {
		facts += " cost " + strconv.Itoa(cost)
	}
	if _, ok := d.r.cards.factsOf(facts); !ok {
		return false
	}
	said := d.wordsBetween(d.at+begin, n-begin)
	said.text = strings.TrimRight(said.text, ".!?,")
	before := len(d.cards)
	d.add(item{count: count, name: piece{facts, said.at}})
	if len(d.cards) > before {
		d.cards[len(d.cards)-1].said = said
	}
	d.cardEnd = d.at + n
	d.goOn(n)
	return true
}

// powerOrCost reads a power or a cost so many words on: "4 power", "4-cost".
func (d *describer) powerOrCost(n int) (number, words int, isCost bool) {
	if inOne := powerOrCostInOne.FindStringSubmatch(d.word(n)); inOne != nil {
		number, _ = strconv.Atoi(inOne[1])
		return number, 1, inOne[2] == "cost"
	}
	number, ok := piece{d.word(n), 0}.number()
	if next := d.word(n + 1); ok && (next == "power" || next == "cost") && !strings.HasPrefix(d.word(n+2), "counter") {
		return number, 2, next == "cost"
	}
	return 0, 0, false
}

var powerOrCostInOne = regexp.MustCompile(`^(\d{1,2})-(power|cost)$`)

// likeSaid is the color or trait that is named so many words on, of one card or of several.
func (d *describer) likeSaid(n int) (said string, words int) {
	word := d.word(n)
	if _, ok := colorNamed(word); ok {
		return word, 1
	}
	for words := 2; words > 0; words-- {
		said := word
		if words == 2 {
			said += " " + d.word(n+1)
		}
		one := strings.TrimSuffix(said, "s")
		if stem, ok := strings.CutSuffix(said, "ies"); ok {
			one = stem + "y"
		} else if stem, ok := strings.CutSuffix(said, "asi"); ok {
			one = stem + "asus"
		}
		for _, trait := range []string{said, one} {
			if named := d.r.cards.traits[trait]; named != "" && d.r.cards.isOfFriends(named) {
				return trait, words
			}
		}
	}
	return "", 0
}

// typeOrOne reads of which type a card is, or that it is one of those of which is spoken.
func (d *describer) typeOrOne(n int) (t card.Type, isOne bool) {
	switch word := d.word(n); word {
	case "one", "ones", "guy", "guys":
		return 0, true
	default:
		for _, t := range inventedTypes {
			if name := strings.ToLower(t.String()); word == name || word == name+"s" {
				return t, false
			}
		}
	}
	return 0, false
}

// tokensOfTrait takes what is called only by a trait for tokens, where one is named so: "two Pegasi".
func (d *describer) tokensOfTrait(count, n int, name string, said piece) bool {
	typed := strings.ToLower(said.text)
	if d.r.cards.tokenNamed(typed) != nil && (count > 1 ||
		!slices.Contains([]string{"unicorn", "pegasus", "earth pony", "crystal pony"}, name)) {
		return false // read so in any case
	}
	d.r.assume(said, "taken to be a token; say Friend if a Friend is meant")
	d.add(item{count: count, name: piece{name, said.at}, marks: []piece{{"token", said.at}}})
	d.cards[len(d.cards)-1].said = said
	d.cardEnd = d.at + n
	d.goOn(n)
	return true
}

// asToken takes a card for a token that is called as no card is: "a Changeling".
func (d *describer) asToken(c *describedCard) {
	name := strings.ToLower(c.name.text)
	if d.r.cards.tokens[spelling.Fold(name)] == nil || d.r.cards.traits[name] != "" && d.r.cards.isOfFriends(name) ||
		slices.ContainsFunc(c.marks, func(mark piece) bool { return mark.is("token") }) ||
		strings.HasPrefix(d.word(1), "token") {
		return
	}
	d.r.assume(c.said, "taken to be a token")
	c.marks = append(slices.Clone(c.marks), piece{"token", c.name.at})
}

// isOfFriends reports whether Friends have a trait, and not only cards of other types.
func (cards *Cards) isOfFriends(trait string) bool {
	return slices.ContainsFunc(cards.named, func(c namedCard) bool {
		face := &c.card.Faces[0]
		return face.Type == card.Friend && slices.Contains(face.Traits, trait)
	})
}
