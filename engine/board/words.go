package board

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/card"
)

// The words that players can choose: names, traits and types of cards.

// addChoices adds the words among which abilities let players choose.
func (p *Program) addChoices() {
	if p.ops.Has(ability.NameCard) {
		p.eachFace(func(f *card.Face) { p.choices.names = p.addChoice(p.choices.names, f.Name()) })
	}
	if p.ops.Has(ability.ChooseTrait) {
		p.eachFace(func(f *card.Face) {
			for _, t := range f.Traits {
				p.choices.traits = p.addChoice(p.choices.traits, t)
			}
		})
	}
	if p.ops.Has(ability.ChooseType) {
		for t := card.ManeCharacter; t <= card.Resource; t++ {
			p.choices.types = p.addChoice(p.choices.types, t.String())
		}
	}
	if p.ops.Has(ability.ChooseCounter) {
		p.word(plusPower)
		p.word(minusPower)
	}
}

func (p *Program) eachFace(visit func(*card.Face)) {
	for i := range p.prints[1:] {
		for side := range p.prints[i+1].Faces {
			visit(&p.prints[i+1].Faces[side])
		}
	}
}

func (p *Program) addChoice(list []Word, text string) []Word {
	w := p.word(text)
	for _, other := range list {
		if other == w {
			return list
		}
	}
	return append(list, w)
}

// Names lists the names of all printed cards, for players who name one.
func (p *Program) Names() []Word { return p.choices.names }

// Traits lists the traits of all printed cards, for players who choose one.
func (p *Program) Traits() []Word { return p.choices.traits }

// Types lists the card types, for players who choose one.
func (p *Program) Types() []Word { return p.choices.types }

// CounterWords lists the kinds of counter on a card, but for exhaustion counters
// (519.1): power counters have words of their own.
func (s *State) CounterWords(c CardID) []Word {
	var all []Word
	if w, known := s.program.WordFor(plusPower); known && s.cards[c].Power > 0 {
		all = append(all, w)
	}
	if w, known := s.program.WordFor(minusPower); known && s.cards[c].Power < 0 {
		all = append(all, w)
	}
	for _, k := range s.CountersOn(c) {
		all = append(all, k.Word)
	}
	return all
}

// PowerOf tells what a word of counters adds to power: 1 or -1 for the unnamed
// power counters (519.4), 0 for counters with a name.
func (p *Program) PowerOf(w Word) int {
	switch p.words[w] {
	case plusPower:
		return 1
	case minusPower:
		return -1
	}
	return 0
}
