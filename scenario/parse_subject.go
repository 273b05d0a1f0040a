package scenario

import (
	"strconv"

	"canterlaw/scenario/source"
)

// subjectForms are the ways to write a subject.
var subjectForms = []string{"A score", "A tokens", "A hand", "A deck", "A discard", "A deck list", "A sees NAME",
	"NAME at", "NAME in", "NAME is",
	"NAME power", "NAME colors", "NAME traits", "NAME keywords", "NAME counters", "NAME counters WORD",
	"NAME controller", "NAME host",
	"NAME beneath", "NAME side", "NAME place in deck", "NAME cutie marked", "NAME bonus", "NAME points", "A home limit",
	"problem at AREA", "winner of faceoff", "total of A", "total of A now", "winner", "scores", "priority",
	"window", "turn", "decision"}

const playerForms = 7 // so many of them are about a player

// subjectWords are the subjects that are about the whole game.
var subjectWords = map[string]SubjectKind{
	"winner of faceoff": FaceoffWinner,
	"winner":            GameWinner,
	"scores":            AllScores,
	"priority":          PriorityOf,
	"window":            WindowNow,
	"turn":              TurnOf,
	"decision":          DeciderNow,
}

// ofPlayer are the subjects that stand after a player.
var ofPlayer = map[string]SubjectKind{
	"score":      PlayerScore,
	"tokens":     PlayerTokens,
	"hand":       PlayerHand,
	"deck":       PlayerDeck,
	"discard":    PlayerDiscard,
	"deck list":  PlayerDeckList,
	"home limit": HomeLimitOf,
}

// ofCard are the subjects that stand after a card.
var ofCard = map[string]SubjectKind{
	"at": CardAt, "in": CardIn, "is": CardIs, "power": CardPower, "colors": CardColors, "traits": CardTraits,
	"keywords": CardKeywords, "counters": CardCounters, "controller": CardController, "host": CardHost,
	"beneath": CardBeneath, "side": CardSide, "place in deck": CardPlace, "cutie marked": CardMarked,
	"bonus": CardBonus, "points": CardPoints,
}

// parseSubject reads what an expectation or an outcome is about, such as "A
// score", "holly at" or "winner of faceoff"; see [SubjectKind]. An error is a
// [*TextError].
func parseSubject(s *Scenario, text string) (Subject, error) {
	p := PhraseOf(text)
	subject := Subject{Text: p.Text}
	var err error
	for words, kind := range subjectWords {
		if p.Is(words) {
			subject.Kind = kind
			return subject, nil
		}
	}
	if area, found := p.After("problem at"); found {
		subject.Kind = ProblemAt
		subject.Area, err = s.parseArea(area)
		return subject, err
	}
	if player, found := p.After("total of"); found {
		subject.Kind = TotalOf
		if who, now := player.before("now"); now {
			subject.Kind, player = TotalNow, who
		}
		subject.Player, err = s.parsePlayer(player)
		return subject, err
	}
	for word, kind := range ofPlayer {
		if name, found := p.before(word); found {
			if player, known := s.Names.Player(name.Text); known {
				subject.Kind, subject.Player = kind, player
				return subject, nil
			}
		}
	}
	if who, name, found := p.cutLast(" sees "); found {
		subject.Kind = PlayerSees
		if subject.Player, err = s.parsePlayer(who); err == nil {
			subject.Card, err = s.ParseCard(name)
		}
		return subject, err
	}
	if name, word, found := p.cutLast(" counters "); found {
		subject.Kind, subject.Word = CardCounters, word.Text
		subject.Card, err = s.ParseCard(name)
		return subject, err
	}
	for word, kind := range ofCard {
		if name, found := p.before(word); found {
			if _, isPlayer := s.Names.Player(name.Text); isPlayer && kind != CardAt {
				return subject, p.wrong(strconv.Quote(p.Text),
					"of a player: "+source.Alternatives(subjectForms[:playerForms])+
						source.Suggestion("A "+source.OthersWords[word], subjectForms[:playerForms]))
			}
			subject.Kind = kind
			subject.Card, err = s.ParseCard(name)
			return subject, err
		}
	}
	return Subject{}, p.wrong(strconv.Quote(p.Text), "a subject: "+source.Alternatives(subjectForms)+subjectMeant(p))
}

// subjectMeant suggests which subject was meant.
func subjectMeant(p phrase) string {
	for theirs, ours := range source.OthersWords {
		_, isOfCard := ofCard[ours]
		_, isOfPlayer := ofPlayer[ours]
		if name, found := p.before(theirs); found && (isOfCard || isOfPlayer) {
			return "; did you mean " + strconv.Quote(name.Text+" "+ours) + "?"
		}
	}
	return source.Suggestion(p.Text, subjectForms)
}
