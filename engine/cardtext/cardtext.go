// Package cardtext reads the English of cards into abilities and prints abilities as
// English. Both go by the same templates: words with holes on one side, notation with
// the same holes on the other. Reading puts into the notation what was read for the
// holes; printing finds the notation in an ability and writes what its holes match.
//
// The package knows the language of cards, not the cards: which words are traits and
// Titles it is told.
package cardtext

import (
	"errors"
	"fmt"
	"slices"
	"sort"
	"strings"

	"canterlaw/engine/ability"
)

// Words are the names that texts can mention: those of the cards that are known.
type Words struct {
	Traits, Titles []string
	// Keywords are those that the glossary doesn't have.
	Keywords []string
	// NotOfCharacters are those of the traits that no character has.
	NotOfCharacters []string
}

// Card is what the text of a card stands on; the zero value is a card of which
// nothing is known.
type Card struct {
	// Type is the card's type as a word of the notation, such as Friend: what its text
	// may call it instead of "this card".
	Type string
	// Host is what an attachment's text calls the card that it is attached to (509.4):
	// a description in notation, such as Friend; "" for what is no attachment.
	Host string
	// Remembers are the words under which abilities of the card remember something for others
	// of it, separated by commas.
	Remembers string
	// HasOthers says that the card has other paragraphs, one of which may say what becomes of what this one
	// chooses. Whoever reads them all asks InVain.
	HasOthers bool
	// IsDefinition says that the text is what a keyword means: X is its number (701.4).
	IsDefinition bool
}

// read reads notation as it may stand on the card.
func (c Card) read(notation string) (*ability.Ability, error) {
	if c.IsDefinition {
		return ability.ReadDefinition(notation)
	}
	return ability.Read(notation)
}

// Reader reads texts. It can be used by several at the same time.
type Reader struct {
	language                 *language
	traits, titles, keywords *names
	notOfCharacters          []string
	leavesOut                func(*template) bool // what isn't read by; nil but in tests
}

// NewReader makes a reader that knows the words.
func NewReader(w Words) *Reader {
	titles := slices.DeleteFunc(slices.Clone(w.Titles), func(t string) bool { return slices.Contains(w.Traits, t) })
	keywords := slices.Clone(w.Keywords)
	for _, k := range ability.Keywords() {
		if !slices.Contains(keywords, k.Name) {
			keywords = append(keywords, k.Name)
		}
	}
	return &Reader{language: ready(), traits: newNames(w.Traits), titles: newNames(titles),
		keywords: newNames(keywords), notOfCharacters: w.NotOfCharacters}
}

// Problem is what isn't understood of a text, or is understood in two ways.
type Problem struct {
	From, To int // in bytes
	Message  string
}

// Reading is what a paragraph was understood as: Ability, or nil with the problems.
type Reading struct {
	Ability *ability.Ability
	// IsKeywords says that the paragraph is nothing but keywords, which are facts of
	// the card (701.4). Whoever knows the keywords says so, and which it doesn't know.
	IsKeywords bool
	// Reminder is what stands in parentheses behind the ability and explains it: reminder text, which is no game
	// text (208.1).
	Reminder string
	Problems []Problem
}

// Read reads a paragraph of a card's text (701.2).
func (r *Reader) Read(text string, on Card) Reading {
	reading := r.readGameText(text, on)
	if game, reminder := cutReminder(text); reading.Ability == nil && reminder != "" {
		reading = r.readGameText(game, on)
		reading.Reminder = reminder
	}
	return reading
}

// readGameText reads a paragraph in which everything is game text.
func (r *Reader) readGameText(text string, on Card) Reading {
	meanings, problem := r.meanings(text, on)
	switch len(meanings) {
	case 0:
		return Reading{Problems: []Problem{*problem}}
	case 1:
		a, err := on.read(meanings[0].Source())
		if err != nil { // words that each mean something, but not together
			return Reading{Problems: []Problem{{0, len(text), noMeaning(err)}}}
		}
		return Reading{Ability: a}
	}
	sort.Slice(meanings, func(i, j int) bool { return meanings[i].Source() < meanings[j].Source() })
	return Reading{Problems: []Problem{{0, len(text), ambiguity(meanings)}}}
}

// noMeaning says why words that each mean something mean nothing together, without the notation
// in which that was found.
func noMeaning(err error) string {
	var wrong ability.Errors
	switch {
	case !errors.As(err, &wrong):
		return "this has no meaning: " + err.Error()
	case strings.Contains(wrong[0].Message, "has not been bound"):
		return "each word is understood, but a word such as “it”, “that” or “other” speaks of what isn't " +
			"chosen or named where it stands: expected it to be said before, in the same ability"
	}
	return "each word is understood, but together they have no meaning: " + wrong[0].Message
}

// meanings gives what a paragraph can mean, in normal form, but for what only stands back
// behind other meanings; with none, what isn't understood.
func (r *Reader) meanings(text string, on Card) (all []*ability.Ability, problem *Problem) {
	p := r.newParser(text, on)
	if len(p.tokens) > 0 {
		for _, one := range p.parse(r.language.named("Ability"), 0) {
			if one.end < len(p.tokens) {
				continue
			}
			a, wrong := p.resolve(one.nodes)
			if wrong != nil {
				problem = wrong
				continue
			}
			if a = ability.Normal(a); !slices.ContainsFunc(all, a.Equals) {
				all = append(all, a)
			}
		}
	}
	ofShown := slices.DeleteFunc(slices.Clone(all), p.choosesUnshown)
	if len(all) > 0 && len(ofShown) == 0 || slices.ContainsFunc(ofShown, takesUnshown) {
		return nil, &Problem{0, len(text), "this shows cards and takes others: expected “each card revealed " +
			"this way” or another word for those that are shown"}
	}
	all = ofShown
	if rest := slices.DeleteFunc(slices.Clone(all), playsFromPlay); len(rest) > 0 {
		all = rest
	} else if len(all) > 0 {
		return nil, &Problem{0, len(text), "this plays, puts into play or reveals a card that is there: " +
			"expected from where it comes, such as “from your hand”"}
	}
	if slices.ContainsFunc(all, on.isHereOnEvent) {
		return nil, &Problem{0, len(text), "this speaks of where the Event is, which is at no place: expected " +
			"another word for the place"}
	}
	if rest := slices.DeleteFunc(slices.Clone(all), asksPlayedTooSoon); len(rest) > 0 {
		all = rest
	} else if len(all) > 0 {
		return nil, &Problem{0, len(text), "a card enters play before playing it is completed: expected “if you " +
			"played it” right behind “enters play”, or “when you play”"}
	}
	if rest := slices.DeleteFunc(slices.Clone(all), saysNothing); len(rest) > 0 {
		all = rest
	} else if len(all) > 0 {
		return nil, &Problem{0, len(text), "each word is understood, but " + whyNothing(all[0])}
	}
	if rest := slices.DeleteFunc(slices.Clone(all), choosesForAll); len(rest) > 0 {
		all = rest
	} else if len(all) > 0 {
		return nil, &Problem{0, len(text), "several players are said to choose here, and each would choose for " +
			"themselves: expected “each player” or “each opponent”"}
	}
	if rest := slices.DeleteFunc(slices.Clone(all), choosesPlayerInVain); len(rest) > 0 {
		all = rest
	} else if len(all) > 0 {
		return nil, &Problem{0, len(text), "each word is understood, but it doesn't matter which opponent does this: " +
			"expected “you” or a player of whom it tells more"}
	}
	if rest := slices.DeleteFunc(slices.Clone(all), choosesInVain); len(rest) > 0 {
		all = rest
	} else if len(all) > 0 && !on.HasOthers {
		return nil, InVain(text, all[0])
	}
	if p.says("additional", 0, len(p.tokens)) && slices.ContainsFunc(all, replacesByMore) {
		return nil, &Problem{0, len(text), "this replaces something by what is done in addition to it: expected how " +
			"much is done instead"}
	}
	if at := p.thatZoneUnsaid(); at >= 0 && len(all) > 0 {
		t := p.tokens[at]
		return nil, &Problem{t.from, p.tokens[at+1].to, "no card, player or place that this could mean"}
	}
	if at := p.inPlayOfTaken(); at >= 0 && len(all) > 0 {
		return nil, &Problem{p.tokens[at].from, p.tokens[at+1].to,
			"what is played, discarded, drawn or flipped isn't in play: expected where it comes from, or nothing"}
	}
	if at := p.numberDisagrees(); at >= 0 && len(all) > 0 {
		return nil, &Problem{p.tokens[at].from, len(text), "the number and what it counts don't agree: expected " +
			"“one card” or “two cards”"}
	}
	if at := p.theyForThem(); at >= 0 && len(all) > 0 {
		return nil, &Problem{p.tokens[at].from, p.tokens[at].to, "something is done to “them”, not to “they”"}
	}
	if at := p.otherwiseOfTwo(); at >= 0 && len(all) > 0 {
		return nil, &Problem{p.tokens[at].from, len(text), "this can be where neither condition before it is so, or " +
			"where the last one isn't: expected a condition"}
	}
	if len(all) == 0 && problem == nil {
		wrong := p.notUnderstood()
		if p.saysNotWhen() {
			wrong = Problem{0, len(text), "this says what is done, but not when: expected a beginning such as " +
				`"When …," or "Main Phase:"`}
		}
		return nil, &wrong
	}
	if len(all) > 1 {
		habits := []func(*ability.Ability) bool{on.hasNoMeaning, playsAttached, movesElsewhere, on.isAgainstHabit,
			fewerModes(all), discardsChosen, fewerWhose(all), fewerOthers(all), fewerWithin(all),
			fewerUnsaidOrigins(all), namesForElse, namesYourMane, atItsOwnArea}
		for _, habit := range habits {
			if rest := slices.DeleteFunc(slices.Clone(all), habit); len(rest) > 0 {
				all = rest
			}
		}
	}
	return all, problem
}

// Understood reports whether nothing of the paragraph is left over.
func (r *Reading) Understood() bool { return r.Ability != nil || r.IsKeywords && len(r.Problems) == 0 }

// HostDescription gives what a text calls the card that an attachment is attached to, from
// the ability that says on what it is played (509.4); "" for another ability.
func HostDescription(a *ability.Ability) string {
	n := a.Header(ability.PlayOn)
	if n == nil {
		return ""
	}
	hosts := n.Hosts()
	if n.Description() != nil {
		hosts = n.Description()
	}
	description, hasTrait := "", false
	hosts.Walk(func(n *ability.Node) bool {
		switch n.Op {
		case ability.Friend, ability.Character, ability.ManeCharacter, ability.Troublemaker, ability.Problem,
			ability.Resource:
			if description == "" {
				description = n.Op.String()
			}
		case ability.Not:
			return false
		case ability.Trait: // a Unicorn is a character
			hasTrait = true
		}
		return true
	})
	if description == "" && hasTrait {
		return ability.Character.String()
	}
	return description
}

func ambiguity(meanings []*ability.Ability) string {
	var b strings.Builder
	fmt.Fprintf(&b, "this can be read in %d ways:", len(meanings))
	for i, a := range meanings {
		if i > 0 {
			b.WriteString("\nor")
		}
		b.WriteString("\n" + a.String())
	}
	return b.String()
}

// takes are the verbs of what is done to cards that aren't in play, beforeThose the words before which none of those
// that stand before them is said of cards in play.
var (
	takes = []string{"play", "plays", "played", "discard", "discards", "discarded", "draw", "draws", "flip", "flips",
		"flipped"}
	beforeThose = []string{",", ".", ":", "while", "if", "for", "there", "than", "where", "unless", "until", "to", "on",
		"at", "and", "or", "by", "enter", "enters", "is", "are", "has", "have", "with", "“", "\""}
)

// inPlayOfTaken gives the place of "in play" where that is said of cards that are played, discarded, drawn or flipped;
// -1 if it isn't.
func (p *parser) inPlayOfTaken() int {
	for i := range len(p.tokens) - 1 {
		if p.tokens[i].word != "in" || p.tokens[i+1].word != "play" {
			continue
		}
		for j := i - 1; j >= 0 && !slices.Contains(beforeThose, p.tokens[j].word); j-- {
			if slices.Contains(takes, p.tokens[j].word) {
				return i
			}
		}
	}
	return -1
}

// saysNotWhen reports whether the whole text is what an ability does (707), without the words
// that say when (703, 704).
func (p *parser) saysNotWhen() bool {
	return slices.ContainsFunc(p.parse(p.reader.language.named("Body"), 0), func(one partial) bool {
		return one.end == len(p.tokens)
	})
}

// saysNotHowLong reports whether the text would be read if it said how long something is so that is done (708.2).
func (p *parser) saysNotHowLong() bool {
	const long = " until the end of the turn"
	if strings.HasSuffix(p.text, long) {
		return false
	}
	meanings, _ := p.reader.meanings(strings.TrimSuffix(strings.TrimSpace(p.text), ".")+long, p.on)
	return slices.ContainsFunc(meanings, func(a *ability.Ability) bool {
		return count(a, ability.EntersExhausted) == 0 // which are so at once
	})
}

// notUnderstood says where reading broke off, and which word is the first that
// nothing could be made of.
func (p *parser) notUnderstood() Problem {
	if len(p.tokens) == 0 {
		return Problem{0, len(p.text), "there is no text here"}
	}
	if p.furthest >= len(p.tokens) {
		last := p.tokens[len(p.tokens)-1]
		if p.saysNotHowLong() {
			return Problem{last.to, last.to, "this says what is so, but not for how long: expected “until the end of " +
				"the turn” or another time"}
		}
		return Problem{last.to, last.to, "the text ends where more was expected"}
	}
	if stop := p.stopBefore(p.furthest); stop >= 0 {
		return Problem{p.tokens[stop].from, len(p.text), "understood up to here, but not with what follows in the " +
			"same paragraph: an ability of its own stands on a line of its own"}
	}
	t := p.tokens[p.furthest]
	message := fmt.Sprintf("not understood from %q on", t.text)
	if strings.HasPrefix(t.word, "solve") { // 613.1
		message += ": Problems become solved, and no player solves them: expected “is solved”"
	}
	return Problem{t.from, len(p.text), message}
}

// asksPlayedTooSoon reports whether an ability asks as a card enters play whether somebody has played that card,
// which is completed only after it has entered play (705.2f), while what is asked is settled before (712.2).
func asksPlayedTooSoon(a *ability.Ability) (is bool) {
	when := a.Header(ability.When)
	if when == nil || when.Event().Op != ability.EntersPlay {
		return false
	}
	for _, n := range a.Statements {
		n.Walk(func(n *ability.Node) bool {
			if n.Op == ability.Happened && n.Event().Op == ability.Played && n.Event().Cards() != nil {
				op := n.Event().Cards().Op
				is = is || op == ability.Bound || op == ability.This && when.Event().Cards().Op == ability.This
			}
			return !is
		})
	}
	return is
}

// stopBefore gives the place of the full stop that ends an ability where reading broke off: at it or, behind
// what is so as long as the ability is there, at the word behind it; -1 if there is none.
func (p *parser) stopBefore(token int) int {
	if p.tokens[token].text == "." && p.isAbilityUpTo(token) {
		return token
	}
	if token == 0 || p.tokens[token-1].text != "." {
		return -1
	}
	isStatic := slices.ContainsFunc(p.parse(p.reader.language.named("Ability"), 0), func(one partial) bool {
		a, wrong := p.resolve(one.nodes)
		return (one.end == token || one.end == token-1) && wrong == nil && a.Type(false) == ability.Continuous
	})
	if !isStatic {
		return -1
	}
	return token - 1
}

// isAbilityUpTo reports whether the words before a token are an ability by themselves.
func (p *parser) isAbilityUpTo(token int) bool {
	return slices.ContainsFunc(p.parse(p.reader.language.named("Ability"), 0), func(one partial) bool {
		return one.end == token || one.end == token+1
	})
}
