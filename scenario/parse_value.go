package scenario

import (
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
	"canterlaw/scenario/source"
)

// conditions are the values of [CardIs].
var conditions = []string{"ready", "exhausted", "frightened", "face-down", "face-up", "not in play"}

// parseValue reads the value that a subject is expected to have and gives it
// the way values are worded: players by their letter, areas, zones, windows and
// cards by their names. A value that the subject can never have is an error.
func (s *Scenario) parseValue(kind SubjectKind, p phrase) (string, error) {
	switch kind {
	case PlayerScore, PlayerTokens, PlayerHand, PlayerDeck, PlayerDiscard, CardBonus, CardPoints:
		return p.count()
	case CardPower, CardCounters, HomeLimitOf, TotalNow:
		return p.numberOrNone()
	case CardColors:
		return p.colors()
	case CardTraits:
		return p.names(), nil
	case CardKeywords:
		return p.keywords()
	case CardController:
		return s.parsePlayerOr(p, "none")
	case CardSide:
		return p.word("which side of the Mane Character is up", append(slices.Clone(Sides), "none"))
	case CardPlace:
		return p.place()
	case CardMarked:
		switch {
		case p.Is("true"): // as in a setup
			return "yes", nil
		case p.Is("false"):
			return "no", nil
		}
		return p.word("whether the card is Cutie Marked", []string{"yes", "no"})
	case CardHost, CardBeneath:
		if p.Is("none") {
			return "none", nil
		}
		return s.parseCardValue(p)
	case PlayerDeckList:
		return p.deckFaults()
	case PlayerSees:
		return p.word("whether the player may know what is printed on it", []string{"yes", "no"})
	case TotalOf:
		if p.Is("none yet") {
			return "none yet", nil
		}
		return p.count()
	case CardAt:
		if p.Is("not in play") {
			return "not in play", nil
		}
		area, err := s.parseArea(p)
		return s.Names.AreaName(area), err
	case CardIn:
		if _, isArea := s.Names.Area(p.Text); isArea || p.Is("home") || p.Is("problem") {
			return "", p.wrong(strconv.Quote(p.Text),
				"a zone: "+source.Alternatives(zoneNames())+"; for an area say NAME at: A home")
		}
		return p.word("a zone", zoneNames())
	case CardIs:
		return p.word("how a card is", conditions)
	case ProblemAt:
		if p.Is("none") {
			return "none", nil
		}
		return s.parseCardValue(p)
	case FaceoffWinner:
		return s.parsePlayerOr(p, "nobody", "none yet")
	case GameWinner:
		return s.parsePlayerOr(p, "draw", "none yet", "stopped")
	case PriorityOf:
		return s.parsePlayerOr(p, "nobody")
	case TurnOf:
		return s.parsePlayerOr(p)
	case WindowNow:
		return p.word("a priority window, or none", append(windowNames(), "none"))
	case AllScores:
		return s.parseScores(p)
	default:
		return s.parseDecider(p)
	}
}

// deckFaults reads the faults of a deck, such as "too-many-copies,
// no-starting-problem", or "legal".
func (p phrase) deckFaults() (string, error) {
	if p.Is(LegalDeck) {
		return LegalDeck, nil
	}
	var words []string
	for _, code := range engine.DeckCodes() {
		words = append(words, string(code))
	}
	for _, word := range strings.Split(p.Text, ", ") {
		if !slices.Contains(words, word) {
			return "",
				p.notOneOf(LegalDeck+", or the faults of the deck in the order of their rules, with a comma between",
					words)
		}
	}
	return p.Text, nil
}

// count reads a number of something.
func (p phrase) count() (string, error) {
	if n, err := strconv.Atoi(p.Text); err != nil || n < 0 {
		return "", p.wrong(strconv.Quote(p.Text), "a whole number, 0 or more")
	}
	return p.Text, nil
}

// place reads a card's place in a deck.
func (p phrase) place() (string, error) {
	if n, err := strconv.Atoi(p.Text); !p.Is("none") && !p.Is("unknown") && (err != nil || n < 1) {
		return "", p.wrong(strconv.Quote(p.Text),
			"the card's place in its deck, 1 for the top, unknown once it is shuffled into it, or none in no deck")
	}
	return strings.ToLower(p.Text), nil
}

// numberOrNone reads a whole number, or none.
func (p phrase) numberOrNone() (string, error) {
	if p.Is("none") {
		return "none", nil
	}
	n, err := strconv.Atoi(p.Text)
	if err != nil {
		return "", p.wrong(strconv.Quote(p.Text), "a whole number, or none")
	}
	return strconv.Itoa(n), nil
}

// colors reads colors with spaces, commas or "and" between them.
func (p phrase) colors() (string, error) {
	var colors card.Colors
	for _, word := range strings.Fields(strings.ReplaceAll(p.Text, ",", " ")) {
		if word == "and" {
			continue
		}
		color, err := card.ParseColor(word)
		if err != nil {
			return "", p.notOneOf("colors", append(colorWords(), card.Colorless.String()))
		}
		colors |= card.ColorsOf(color)
	}
	return colors.String(), nil
}

// names reads names with commas between them, and gives them in the order of
// the alphabet.
func (p phrase) names() string { return Sorted(strings.Split(p.Text, ",")) }

// keywords reads keywords with commas between them.
func (p phrase) keywords() (string, error) {
	if p.Is("none") {
		return "none", nil
	}
	for _, one := range strings.Split(p.Text, ",") {
		if _, err := (phrase{whole: p.whole, Text: one, from: p.from}).trim().keyword(); err != nil {
			return "", err
		}
	}
	return p.names(), nil
}

// Sorted joins names in the order of the alphabet; none are "none".
func Sorted(names []string) string {
	var all []string
	for _, name := range names {
		if name = strings.TrimSpace(name); name != "" {
			all = append(all, name)
		}
	}
	if len(all) == 0 {
		return "none"
	}
	slices.SortFunc(all, func(a, b string) int { return strings.Compare(strings.ToLower(a), strings.ToLower(b)) })
	return strings.Join(all, ", ")
}

// word reads one of a few words.
func (p phrase) word(what string, words []string) (string, error) {
	i := slices.IndexFunc(words, p.Is)
	if i < 0 {
		return "", p.notOneOf(what, words)
	}
	return words[i], nil
}

func zoneNames() []string {
	var names []string
	for z := range board.ZoneCount {
		names = append(names, board.Zone(z).String())
	}
	return names
}

// parsePlayerOr reads a player or one of a few words.
func (s *Scenario) parsePlayerOr(p phrase, words ...string) (string, error) {
	if player, found := s.Names.Player(p.Text); found {
		return s.Names.Letter(player), nil
	}
	if i := slices.IndexFunc(words, p.Is); i >= 0 {
		return words[i], nil
	}
	return "", p.notOneOf("a player, or one of the words that can stand instead",
		append(s.Names.playerWords(), words...))
}

// parseCardValue reads a card's full name or number, or its alias.
func (s *Scenario) parseCardValue(p phrase) (string, error) {
	name, err := s.ParseCard(p)
	if err != nil {
		return "", err
	}
	if int(name.Card) > len(s.Setup.Cards) {
		return name.Text, nil // a token that is made later
	}
	if name.Card != 0 {
		name.Print = s.Setup.Cards[name.Card-1].Print
	}
	if name.Print == board.Unknown {
		return AnUnknownCard, nil
	}
	return s.Names.fullNames[name.Print-1], nil
}

// parseScores reads the scores of all players in turn order, such as "5–3"; a
// hyphen does for the dash.
func (s *Scenario) parseScores(p phrase) (string, error) {
	scores := strings.FieldsFunc(p.Text, func(r rune) bool { return r == '–' || r == '-' })
	for i, score := range scores {
		scores[i] = strings.TrimSpace(score)
		if n, err := strconv.Atoi(scores[i]); err != nil || n < 0 || len(scores) != len(s.Names.Players) {
			scores = nil
			break
		}
	}
	if len(scores) == 0 {
		return "", p.wrong(strconv.Quote(p.Text), "the scores in turn order, such as 5–3")
	}
	return strings.Join(scores, "–"), nil
}

// parseDecider reads who must decide what is not priority and by which rule,
// such as "A 516.2", or "none".
func (s *Scenario) parseDecider(p phrase) (string, error) {
	if p.Is("none") {
		return "none", nil
	}
	who, number, found := p.cutLast(" ")
	if !found {
		return "", p.wrong(strconv.Quote(p.Text), "a player and the rule of their decision, such as A 516.2, or none")
	}
	player := board.Chance
	if !who.Is(s.Names.PlayerName(board.Chance)) {
		var err error
		if player, err = s.parsePlayer(who); err != nil {
			return "", err
		}
	}
	n, err := number.rule()
	return s.Names.Letter(player) + " " + n.String(), err
}

// rule reads the number of a rule.
func (p phrase) rule() (rule.Number, error) {
	n, err := rule.Parse(p.Text)
	if err != nil {
		return 0, p.wrong(strconv.Quote(p.Text), "the number of a rule of the Comprehensive Rules 3.4, such as 514.4c")
	}
	return n, nil
}

// code reads the code of a violation.
func (p phrase) code() (engine.Code, error) {
	code, err := p.word("the code of a violation", codeWords())
	return engine.Code(code), err
}
