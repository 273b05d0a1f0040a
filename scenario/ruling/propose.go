package ruling

import (
	"slices"
	"strings"

	"canterlaw/engine/board"
	"canterlaw/scenario/playing"
)

// propose words a question and an answer where none is given: what is done first, and
// what it comes to.
func (r *Ruling) propose(record []board.Entry) {
	if r.Question == "" {
		switch done := r.acts(record); {
		case len(done) > 0:
			r.Question = strings.Join(done, ". ") + ". What happens?"
		case len(r.results(record)) > 0:
			r.Question = "What happens here?"
		default:
			r.Question = "What can be done here?"
		}
	}
	if r.Answer == "" {
		results := r.results(record)
		r.Answer = sentences(results)
		for _, l := range results {
			if l.Rule != "" && !slices.Contains(r.Rules, l.Rule) {
				r.Rules = append(r.Rules, l.Rule)
			}
		}
	}
}

// acts are the first things that somebody does, by choice: actions, and what else a turn lets
// its player begin.
func (r *Ruling) acts(record []board.Entry) []string {
	var done []string
	for _, l := range r.Trail {
		begins := l.Kind == playing.HappensLine && l.Entry < len(record) && record[l.Entry].Kind == board.Happened &&
			record[l.Entry].Occurrence.Kind == board.Challenged
		if (l.Kind == playing.ActionLine || begins) && len(done) < 3 {
			done = append(done, l.Text)
		}
	}
	return done
}

// telling are the happenings that a ruling is about, the more telling first.
var telling = [][]board.OccurrenceKind{
	{board.PlayerWins, board.GameIsDrawn},
	{board.FaceoffWon, board.ProblemSolved, board.PointsScored, board.PointsLost},
	{board.ProblemConfronted, board.CardDismissed, board.CardRetired, board.CardBanished, board.CardFrightened,
		board.CardEntersPlay, board.CardMoved, board.CardExhausts, board.CardReadied},
	{board.ModifierCreated, board.ControlGained, board.CardAttached, board.CountersPut, board.NamedCountersPut,
		board.CardDrawn, board.CardDiscarded, board.CardPutIntoHand, board.TokensGained, board.TokensLost},
}

// results are the last of the most telling lines.
func (r *Ruling) results(record []board.Entry) []playing.Line {
	const most = 3
	for _, kinds := range telling {
		var found []playing.Line
		for _, l := range slices.Backward(r.Trail) {
			told := l.Kind == playing.HappensLine && l.Entry < len(record) && record[l.Entry].Kind == board.Happened
			if told && slices.Contains(kinds, record[l.Entry].Occurrence.Kind) && len(found) < most {
				found = append(found, l)
			}
		}
		if len(found) > 0 {
			slices.Reverse(found)
			return found
		}
	}
	for _, l := range slices.Backward(r.Trail) {
		isTie := l.Entry < len(record) && record[l.Entry].Kind == board.Noted &&
			record[l.Entry].Note == board.TotalsTied
		if l.Kind == playing.HappensLine || l.Kind == playing.CantLine || isTie {
			return []playing.Line{l}
		}
	}
	return nil
}

// sentences writes lines one after another, each with its rule.
func sentences(lines []playing.Line) string {
	says := make([]string, len(lines))
	for i, l := range lines {
		says[i] = l.Text
		if l.Rule != "" {
			says[i] += " (" + l.Rule + ")"
		}
		says[i] += "."
	}
	return strings.Join(says, " ")
}
