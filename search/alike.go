package search

import (
	"maps"
	"math"
	"strconv"
	"sync"
)

// alike knows the questions that players asked by their words, to tell how much
// of a new one was asked before.
type alike struct {
	tells   map[string]float64 // how much a word tells: the more, the fewer questions have it
	words   []map[string]bool  // those of each question
	having  map[string][]int   // the questions that have a word
	lengths []float64          // how much all words of each tell
}

// Questions have so many terms in common at least; one is chance.
const leastInCommon = 2

// neverAsked is how much a word that no question has tells, as a share of the
// rarest one.
const neverAsked = 0.5

// askedAlike gives the questions by their words, read when they are first needed.
func (x *Index) askedAlike() func() *alike {
	return sync.OnceValue(func() *alike {
		a := &alike{tells: make(map[string]float64), having: make(map[string][]int)}
		for i, q := range x.questions {
			words := make(map[string]bool)
			for _, w := range x.withoutLeftOut(x.split.words(q.question)) {
				words[inLetters(w)] = true
			}
			for w := range words {
				a.having[w] = append(a.having[w], i)
			}
			a.words = append(a.words, words)
		}
		for w, questions := range a.having {
			a.tells[w] = math.Log(1 + float64(len(a.words))/float64(len(questions)))
		}
		for _, words := range a.words {
			var sum float64
			for w := range words {
				sum += a.tells[w] * a.tells[w]
			}
			a.lengths = append(a.lengths, math.Sqrt(sum))
		}
		return a
	})
}

// shares tells how much a question has in common with those that were asked, by
// their place: all of both is 1.
func (a *alike) shares(q question) map[int]float64 {
	var sum float64
	for _, t := range q.terms {
		sum += a.said(t[0])
	}
	length := math.Sqrt(sum)
	shares := make(map[int]float64)
	terms := make(map[int]int)
	for _, t := range q.terms {
		for i, common := range a.inCommon(t) {
			shares[i] += common / (length * a.lengths[i])
			terms[i]++
		}
	}
	maps.DeleteFunc(shares, func(i int, _ float64) bool { return terms[i] < leastInCommon })
	return shares
}

// said is how much words tell, squared.
func (a *alike) said(words []word) float64 {
	var sum float64
	for _, w := range words {
		tells, asked := a.tells[inLetters(w)]
		if !asked {
			tells = neverAsked * math.Log(1+float64(len(a.words)))
		}
		sum += tells * tells
	}
	return sum
}

// inCommon is how much of a term the questions have, squared: the player's own
// words or, for less, what they stand for.
func (a *alike) inCommon(t term) map[int]float64 {
	common := make(map[int]float64)
	for i, alternative := range t {
		tells := a.said(alternative)
		if i > 0 {
			tells *= meaningWeight
		}
		for _, question := range a.having[inLetters(alternative[0])] {
			if hasAll(a.words[question], alternative[1:]) {
				common[question] = max(common[question], tells)
			}
		}
	}
	return common
}

func hasAll(question map[string]bool, words []word) bool {
	for _, w := range words {
		if !question[inLetters(w)] {
			return false
		}
	}
	return true
}

// numbersInLetters are the small numbers, which players write either way.
var numbersInLetters = []string{
	"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
}

// inLetters is the stem of a word, or of a small number as a word.
func inLetters(w word) string {
	if n, err := strconv.Atoi(w.stem); err == nil && n >= 0 && n < len(numbersInLetters) {
		return numbersInLetters[n]
	}
	return w.stem
}
