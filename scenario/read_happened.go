package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
	"canterlaw/scenario/source"
)

// What happened this turn that abilities look back at.

// deed is what a player has done, by its word.
type deed struct {
	kind   board.OccurrenceKind
	rule   rule.Number
	from   board.Zone // the zone where the card was
	counts bool       // it is done to a number of things, not with a card
}

var deeds = map[string]deed{
	"played":    {kind: board.CardPlayed, rule: rule.R705_2f, from: board.Queue},
	"moved":     {kind: board.CardMoved, rule: rule.R506_1, from: board.Play},
	"drew":      {kind: board.CardDrawn, rule: rule.R410_4, from: board.DrawDeck},
	"discarded": {kind: board.CardDiscarded, rule: rule.R410_3, from: board.Hand},
	"flipped":   {kind: board.CardFlipped, rule: rule.R515_1, from: board.DrawDeck},
	"retired":   {kind: board.CardRetired, rule: rule.R410_2, from: board.Play},
	"defeated":  {kind: board.Defeated, rule: rule.R514_5a, from: board.Play},
	"activated": {kind: board.AbilityActivated, rule: rule.R703_1, from: board.Play},
	// +1 power counters
	"put counters on": {kind: board.CountersPut, rule: rule.R519_1, from: board.Play},
	"scored":          {kind: board.PointsScored, rule: rule.R517_2, counts: true},
	"gained":          {kind: board.TokensGained, rule: rule.R502_1, counts: true},
	"paid":            {kind: board.TokensPaid, rule: rule.R508_1, counts: true},
	"lost":            {kind: board.TokensLost, rule: rule.R502_1, counts: true},
}

// fates are what has happened to a card, by their words.
var fates = map[string]deed{
	"entered play": {kind: board.CardEntersPlay, rule: rule.R706_1, from: board.Queue},
	"dismissed":    {kind: board.CardDismissed, rule: rule.R410_1, from: board.Play},
	"banished":     {kind: board.CardBanished, rule: rule.R410_5, from: board.Play},
	"exhausted":    {kind: board.CardExhausts, rule: rule.R503_2, from: board.Play},
	"readied":      {kind: board.CardReadied, rule: rule.R503_3, from: board.Play},
	"frightened":   {kind: board.CardFrightened, rule: rule.R504_1, from: board.Play},
	"unfrightened": {kind: board.CardUnfrightened, rule: rule.R504_3, from: board.Play},
	"uncovered":    {kind: board.Uncovered, rule: rule.R607_3, from: board.Play},
	"sent":         {kind: board.CardSent, rule: rule.R506_5, from: board.Play},
}

// happenedForms says what has happened can be.
func happenedForms() string {
	return fmt.Sprintf("a player with what they did, such as {A: played holly to A home}, {B: scored 2} "+
		"or {B: scored 2 with holly} (%s), "+
		"or with a faceoff that is over, such as {A: won a Problem faceoff at A problem by 3} (%s, %s), "+
		"or an alias with what happened to the card (%s)", wordsOf(deeds), startedFaceoff, wonFaceoff, wordsOf(fates))
}

func wordsOf(known map[string]deed) string {
	var words []string
	for word := range known {
		words = append(words, word)
	}
	slices.Sort(words)
	return strings.Join(words, ", ")
}

// readHappened reads what happened this turn, in its order.
func (r *Reader) readHappened(v source.Value) {
	r.refuseIgnored(v)
	for _, item := range v.List("a list of what happened: " + happenedForms()) {
		entries := item.Entries(happenedForms())
		if len(entries) != 1 {
			item.Refuse(fmt.Sprintf("%d keys", len(entries)), happenedForms())
		}
		r.Scenario.Setup.History = append(r.Scenario.Setup.History, r.happened(entries[0])...)
	}
}

// happened reads one thing that happened.
func (r *Reader) happened(e source.Entry) []board.Occurrence {
	p := PhraseOf(e.Value.Text(happenedForms()))
	if player, known := r.Scenario.Names.Player(e.Key); known {
		for _, word := range []string{startedFaceoff, wonFaceoff} {
			if rest, found := p.After(word); found {
				return r.hadFaceoff(e.Value, player, word == wonFaceoff, rest)
			}
		}
		for word, d := range deeds {
			if rest, found := p.After(word); found {
				return []board.Occurrence{r.done(e.Value, player, d, rest)}
			}
		}
	} else {
		id := r.aliasAnywhere(e.At)
		what, at := r.cutArea(p)
		if d, known := fates[strings.ToLower(what.Text)]; known {
			o := board.Occurrence{Kind: d.kind, Rule: d.rule, FromZone: d.from, Card: board.Ref{Card: id}, Area: at}
			o.Player = r.Scenario.Setup.Cards[id-1].Controller
			o.Holder = o.Player
			return []board.Occurrence{o}
		}
	}
	e.Value.Refuse(strconv.Quote(p.Text), happenedForms())
	return nil
}

// done reads what a player did: with a card, to an area, or how many.
func (r *Reader) done(v source.Value, player board.Player, d deed, p phrase) board.Occurrence {
	o := board.Occurrence{Kind: d.kind, Rule: d.rule, Player: player, FromZone: d.from, Holder: player}
	if d.counts {
		number, with, hasCard := strings.Cut(p.Text, " with ")
		n, err := strconv.Atoi(number)
		if err != nil || n < 1 || n > mostPoints {
			v.Refuse(strconv.Quote(number), "a whole number, 1 or more")
		}
		if o.N = int32(n); hasCard {
			if d.kind != board.PointsScored {
				v.Refuse(strconv.Quote(p.Text), "a number alone: only points are scored with cards (517.2)")
			}
			o.Kind, o.Card = board.ScoredWith, r.doneWith(v, strings.TrimSpace(with))
		}
		return o
	}
	name, at := r.cutArea(p)
	o.Card, o.Area = r.doneWith(v, name.Text), at
	return o
}

// doneWith reads the alias of the card with which something was done.
func (r *Reader) doneWith(v source.Value, alias string) board.Ref {
	id, found := r.Scenario.Names.Cards[alias]
	if !found {
		v.Refuse(strconv.Quote(alias), "the alias of a card"+r.meantAlias(alias))
	}
	return board.Ref{Card: id}
}

// cutArea cuts an area off the end of a phrase, after "to" or "at".
func (r *Reader) cutArea(p phrase) (phrase, board.AreaID) {
	for _, word := range []string{" to ", " at "} {
		if head, tail, found := p.cutLast(word); found {
			if a, known := r.Scenario.Names.Area(tail.Text); known {
				return head, a
			}
		}
	}
	return p, board.NoArea
}
