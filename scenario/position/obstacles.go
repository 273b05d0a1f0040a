package position

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
	"canterlaw/rulesdb/userfile"
	"canterlaw/scenario"
	"canterlaw/scenario/source"
	"canterlaw/scenario/wording"
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
	found := slices.Concat(p.cardObstacles(), p.momentObstacles(), p.happenedObstacles())
	if len(found) > 0 {
		return found
	}
	if refused := cards.refusal(p); refused != nil {
		return []Obstacle{*refused}
	}
	return nil
}

// Doubts lists what a run goes on with, but hardly as it is meant: players who have won
// already, and attachments in play without a host, which the first pre-priority processing
// dismisses. The repair of these is to attach them to a card that has to be asked for.
func (cards *Cards) Doubts(p *Position) []Obstacle {
	var found []Obstacle
	for side := range p.Players {
		if score := p.Players[side].Score; score >= board.WinningScore {
			found = append(found, Obstacle{
				Says: fmt.Sprintf("%s has %d points, and %d win: the game is over as soon as anything happens.",
					Side(side), score, board.WinningScore),
				Rule: rule.R103_2.String(), Repair: fmt.Sprintf("%d points", board.WinningScore-1),
				Do: func(p *Position) { p.Players[side].Score = board.WinningScore - 1 }})
		}
	}
	for _, c := range p.All() {
		if cards.IsWithoutHost(p, c) {
			found = append(found, Obstacle{Says: c.Name +
				" has no host: the game dismisses it before anybody receives priority.",
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
	return face != nil && isPlayed(face, "PlayOn(")
}

// GoesOn reports whether a card is played on cards of a type (509.1), whatever else it asks of them.
func GoesOn(face *card.Face, of card.Type) bool {
	named := strings.ReplaceAll(of.String(), " ", "")
	return isPlayed(face, "PlayOn("+named) ||
		isPlayed(face, "PlayOn(Character") && (of == card.Friend || of == card.ManeCharacter)
}

// isPlayed reports whether a face says where its card is played by a word of the notation.
func isPlayed(face *card.Face, word string) bool {
	return slices.ContainsFunc(face.Abilities, func(notation string) bool {
		return strings.HasPrefix(notation, word)
	})
}

// cardObstacles lists what can't be so of cards.
func (p *Position) cardObstacles() []Obstacle {
	var found []Obstacle
	all := p.All()
	for _, c := range all {
		if c.Area.Kind == DilemmaArea && !slices.Contains(all, c.Area.Dilemma) {
			found = append(found, Obstacle{Says: c.Name + " is at a Dilemma that isn’t there.", Card: c,
				Repair: "To a Problem", Do: func(*Position) { c.Area = Area{Of: c.Owner, Kind: Problem} }})
		}
		if c.Frightened && c.Exhausted {
			found = append(found, Obstacle{
				Says: c.Name + " is frightened and exhausted: a frightened card is neither ready nor exhausted.",
				Rule: "504.2", Card: c, Repair: "Only frightened", Do: func(*Position) { c.Exhausted = false }})
		}
		if c.Token && (c.FaceDown || c.Frightened) {
			found = append(found, Obstacle{Says: c.Name + " is a token and face-down: then it ceases to exist.",
				Rule: "521.4", Card: c, Repair: "Turn it up", Do: func(*Position) {
					c.FaceDown, c.Frightened = false, false
				}})
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
	if p.FromStart {
		return nil
	}
	w, err := engine.ParseWindow(at.Name)
	isConfront := w == engine.StartOfConfrontStep || w == engine.EndOfConfrontStep
	isAtOne := at.IsWindow && err == nil && (isConfront || w >= engine.StartOfFaceoff)
	if (at.Problem.Kind != NoArea || at.Faceoff != "" || at.Troublemaker != nil) && !isAtOne {
		return []Obstacle{{Says: "Play begins at a Problem, and where it begins the game isn’t at any: only Confront " +
			"Steps and faceoffs are.", Rule: rule.R610_1.String(), Repair: "At none", Do: func(p *Position) {
			p.Moment.Problem, p.Moment.Faceoff, p.Moment.Troublemaker = Area{}, "", nil
		}}}
	}
	if !at.IsWindow || err != nil {
		return nil
	}
	atProblem := Area{Of: at.Turn, Kind: Problem}
	switch {
	case w >= engine.StartOfFaceoff && at.Faceoff == "":
		return []Obstacle{{Says: "Play begins inside a faceoff: which one?", Rule: "514.2",
			Repair: "At " + atProblem.String(), Do: func(p *Position) { p.beginFaceoff(atProblem) }}}
	case at.Faceoff == troublemakerFaceoff && (at.Troublemaker == nil || !slices.Contains(p.All(), at.Troublemaker)):
		says := "Play begins in a faceoff against a Troublemaker: which one?"
		if at.Troublemaker != nil {
			says = "The Troublemaker in whose faceoff play begins isn’t there."
		}
		repair := "Faceoff at " + atProblem.String()
		return []Obstacle{{Says: says, Rule: "514.2", Repair: repair, Do: func(p *Position) {
			p.Moment.Troublemaker = nil
			p.beginFaceoff(atProblem)
		}}}
	case isConfront && at.Problem.Kind == NoArea:
		return []Obstacle{{Says: "Play begins in a Confront Step: at which Problem?", Rule: "611.1",
			Repair: "At " + atProblem.String(), Do: func(p *Position) { p.Moment.Problem = atProblem }}}
	}
	return nil
}

// happenedObstacles lists where what happened has gone on only for one player: the opponent meets the requirements
// of a Problem as it is confronted (611.4).
func (p *Position) happenedObstacles() []Obstacle {
	var found []Obstacle
	for _, at := range p.History.OpponentMet {
		if !slices.Contains(p.History.Confronted, at) {
			turn := p.Moment.Turn
			found = append(found, Obstacle{
				Says: fmt.Sprintf("%s met the requirements of %s, and %s didn’t confront it.", turn.Other(), at, turn),
				Rule: rule.R611_4.String(), Repair: fmt.Sprintf("%s confronted it", turn),
				Do: func(p *Position) { p.History.Confronted = append(p.History.Confronted, at) }})
		}
	}
	return found
}

// beginFaceoff sets play to begin in a Problem faceoff, for which both players met the
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
	p = p.Clone() // in which cards get the aliases of the file
	file, err := p.File()
	if err != nil {
		return &Obstacle{Says: "It can’t be written as a file: " + err.Error()}
	}
	_, err = scenario.Read(cards.lib, "the position", file)
	var wrong *source.FileError
	switch {
	case err == nil:
		return nil
	case !errors.As(err, &wrong):
		return &Obstacle{Says: "It can’t be set up: " + err.Error()}
	case strings.HasPrefix(wrong.Found, "the unknown alias"):
		return &Obstacle{Says: "What happened before speaks of a card that is no longer there.", Repair: "Forget that",
			Do: func(p *Position) { p.Modifiers, p.History.Own = nil, nil }}
	}
	rule := ""
	if cited := citation.FindStringSubmatch(wrong.Expected); cited != nil {
		rule = cited[1]
	}
	return &Obstacle{Says: p.refused(wrong), Rule: rule}
}

// refused words what is wrong with the position where its file is refused.
func (p *Position) refused(wrong *source.FileError) string {
	found, takes := inWords(wrong.Found), inWords(citation.ReplaceAllString(wrong.Expected, ""))
	part := func(of *regexp.Regexp, text string) string {
		if parts := of.FindStringSubmatch(text); parts != nil {
			return parts[1]
		}
		return ""
	}
	switch {
	case strings.Contains(found, "which is no card of this scenario"):
		return "What is to be done or expected names a card that is no longer there."
	case strings.HasSuffix(found, ", which is not in play"):
		return p.aliased(part(quoted, found)) +
			" is not in play, and something else that the position says needs it there."
	case strings.Contains(takes, "asks for a decision"):
		return "What lasts from before asks for a decision as it begins: say one that leaves nothing to choose, " +
			"or play it."
	case strings.HasPrefix(takes, "the alias of a face-up Troublemaker"):
		return p.aliased(part(quoted, found)) + " is no face-up Troublemaker in play, and it was challenged."
	case strings.HasPrefix(takes, "a card that isn't attached"):
		return p.aliased(part(quoted, found)) + " would be attached to itself, directly or not."
	case strings.HasPrefix(found, `the unknown card "?`):
		return "A card that nobody knows can’t be there."
	case strings.HasPrefix(found, "the unknown card"):
		name := copies.ReplaceAllString(part(quoted, found), "")
		return "There is no card called “" + name + "”: import its set, or choose another."
	case strings.HasPrefix(takes, "for a player's setup"):
		return "Before the game starts a player has a Mane Character, a draw deck and a Problem deck, and nothing else."
	case part(keyOf, takes) != "":
		which := inGameWords(wording.Capitalized(part(keyOf, takes)))
		return which + " can’t have what is said of it: " + keyWord(part(quoted, found)) + "."
	case strings.HasPrefix(found, "a card beneath another one"):
		return "Only banished cards lie beneath another card."
	case strings.HasPrefix(found, "a card in play without"):
		return "A card in play is at no area yet."
	case strings.HasPrefix(found, "an alias for several"):
		return "One of several unknown cards is named by what is to be done: it has to lie by itself."
	case part(setup, takes) != "":
		return part(setup, takes) + "."
	case strings.HasPrefix(found, "the key"):
		return "Something is said twice."
	}
	return inGameWords(fmt.Sprintf("There is %s. It takes %s.", found, takes))
}

// aliased names the card that has an alias in the position's file.
func (p *Position) aliased(alias string) string {
	for _, c := range p.All() {
		if c.Alias == alias {
			return c.Name
		}
	}
	return "A card"
}

// keyWords are what marks are called whose keys in files are other words.
var keyWords = map[string]string{
	"on": "being attached", "side": "a side that is up", "at": "an area", "controller": "another controller",
	"counters": "counters", "beneath": "lying beneath a card",
}

func keyWord(key string) string {
	if word, found := keyWords[key]; found {
		return word
	}
	return "being " + key
}

var (
	citation = regexp.MustCompile(` ?\((\d{3}\.\d+[a-z]?)\)`)
	fileKey  = regexp.MustCompile(`[,;]? (which stands?|a player's Mane Character stands) under "[a-z ]+:"`)
	quoted   = regexp.MustCompile(`"([^"]*)"`)
	copies   = regexp.MustCompile(` x \d+$`)
	keyOf    = regexp.MustCompile(`^for (.+) one of the keys`)
	setup    = regexp.MustCompile(`^card \d+ of the setup: (.+)$`)
)

// inWords is what the reader of files says, without the names that only files have.
func inWords(text string) string {
	return userfile.Excerpt(strings.NewReplacer(
		"a position that can't be set up", "something that can’t be so",
		"one that can: ", "",
		"A problem", wording.ProblemName("Avery"), "B problem", wording.ProblemName("Blake"),
		"A home", wording.HomeName("Avery"), "B home", wording.HomeName("Blake"),
		": expected ", ", which takes ",
		"which is a Event", "which is an Event",
		`: leave "at:" out`, "",
	).Replace(fileKey.ReplaceAllString(text, "")))
}

// inGameWords calls zones what the game calls them.
func inGameWords(text string) string {
	return strings.NewReplacer(
		"in the banished", "among the banished cards", "in the flip zone", "among the flipped cards",
		"problem deck", "Problem deck",
	).Replace(text)
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
