package board

import "canterlaw/engine/ability"

// Keywords that a point defines in another way than the glossary.

// keywordReading is what a keyword means by a reading of a point.
type keywordReading struct {
	keyword   string
	point     Disputed
	reading   uint8
	abilities []string
}

var keywordReadings = []keywordReading{
	{"Meticulous", MeticulousSplit, AllTogether, []string{`
When(StartOf(Turn, You))
if May() {
	it := Look(TopOf(You, X))
	switch Modes(1) {
	case 1:
		PutOnTop(it)
	case 2:
		PutOnBottom(it)
	}
}`}},
	{"Meticulous", MeticulousLooks, OneAtATime, []string{`
When(StartOf(Turn, You))
for range Times(X) {
	if May() {
		it := Look(TopOf(You, 1))
		PutOnTopOrBottom(it)
	}
}`}},
	{"Diligent", DiligentCounters, CountersOptional, []string{`
When(FaceoffWon(You, Faceoff, This))
if May() {
	PutCounters(This, X)
}`}},
	{"Supportive", SupportiveWhere, AtAProblem, []string{`
if Is(This, AnyProblem) && Any(ManeCharacter && Yours && Here && SharesColor(This) && !This) {
	AddPower(This, X)
}`}},
	// For one of the cards that are put down together: what is counted for Reactions
	// is counted until a window closes.
	{"Pumped", PumpedTimes, EachTime, []string{`
it := MayInstead(Where(PlacedOnBottom(You, IsFlipped), IsFaceoffInvolving(This)))
Once(Reaction)
Banish(it, Beneath(This))`}},
	{"Random", RandomWhen, AsAnEffect, []string{`
it := When(Where(Flipped(You, Power == 1), IsFaceoffInvolving(This)))
Once(Faceoff)
if May(Ignore(it)) {
	Flip()
}`}},
}

// definitionOf gives the abilities that a keyword stands for, as the points about
// it are read.
func (p *Program) definitionOf(k ability.KeywordDefinition) []string {
	for _, r := range keywordReadings {
		if r.keyword == k.Name && p.readings[r.point] == r.reading {
			return r.abilities
		}
	}
	return k.Abilities
}
