package ability

import (
	"slices"
	"sync/atomic"
)

// KeywordDefinition says what a keyword means, in notation (701.4, glossary).
type KeywordDefinition struct {
	Name      string
	HasNumber bool // X is the keyword's number
	Abilities []string
}

// Keywords defines the keywords of the glossary, and after them those that a user has
// defined.
func Keywords() []KeywordDefinition {
	if all := withDefined.Load(); all != nil {
		return *all
	}
	return keywords
}

// withDefined are the keywords of the glossary with those that Define added; nil for none.
var withDefined atomic.Pointer[[]KeywordDefinition]

// Define adds keywords to the notation beside those of the glossary, in the place of
// those defined before: a program has one library. None may have a name of the glossary's.
func Define(further []KeywordDefinition) {
	if len(further) == 0 {
		withDefined.Store(nil)
		return
	}
	all := slices.Concat(keywords, further)
	withDefined.Store(&all)
}

// DefinedKeywords are the keywords that Define added.
func DefinedKeywords() []KeywordDefinition { return Keywords()[len(keywords):] }

// IsGlossaryKeyword reports whether the glossary defines a keyword of the name.
func IsGlossaryKeyword(name string) bool {
	return slices.ContainsFunc(keywords, func(k KeywordDefinition) bool { return k.Name == name })
}

var keywords = []KeywordDefinition{
	{"Calming", true, []string{`
it := When(EntersPlay(Friend && Opposing, Here))
for Until(EndOf(Turn)) {
	AddPower(it, -X)
}`}},
	{"Caretaker", false, []string{`
if Is(This, AnyProblem) && Any(Friend && Yours && Here && Trait("Critter") && !This) {
	AddPower(This, 1)
}`}},
	{"Competitive", true, []string{`
if Is(This, IsInvolved) {
	AddPower(This, X)
}`}},
	{"Diligent", true, []string{`
When(FaceoffWon(You, Faceoff, This))
PutCounters(This, X)`}},
	{"Eccentric", true, []string{`
AddRequirement(Opponents, Problem && Here, X)`}},
	{"Hasty", false, []string{`
WorksIn(Hand)
MayPlay(This, You, Immediate)`}},
	{"Inspired", false, []string{`
When(StartOf(MainPhase, You))
who := ChoosePlayer(Opponents)
it := Look(TopOf(who, Count(Yours && Keyword("Inspired"))))
PutOnTopOrBottom(it)`}},
	{"Meticulous", true, []string{`
When(StartOf(Turn, You))
if May() {
	it := Look(TopOf(You, X))
	PutOnTopOrBottom(it)
}`}},
	{"Persistent", false, []string{`
MayInstead(LeavesPlay(This))
Frighten(This)`}},
	{"Prepared", false, []string{`
When(FaceoffStarts(Faceoff, Here, Opponents))
Gain()`}},
	{"Prismatic", false, []string{`
HasColorsOf(This, Character && Yours && Trait("Crystal") && !This)`}},
	{"Pumped", false, []string{`
it := MayInstead(Where(PlacedOnBottom(You, IsFlipped), IsFaceoffInvolving(This)))
Once(Faceoff)
Banish(it, Beneath(This))`}},
	{"Random", false, []string{`
it := As(Where(Flipped(You, Power == 1), IsFaceoffInvolving(This)))
Once(Faceoff)
if May(Ignore(it)) {
	Flip()
}`}},
	{"Showy", true, []string{`
AddCost(X, MovedAsAction(Opponents, Character, ItsProblem))`}},
	{"Stubborn", false, []string{`
ContributesExhausted(This)`}},
	{"Studious", false, []string{`
When(FaceoffWon(You, Faceoff, This))
if !Happened(TokensGained(You, Keyword("Studious")), Faceoff) {
	Gain()
}`}},
	{"Supportive", true, []string{`
if Any(ManeCharacter && Yours && Here && SharesColor(This) && !This) {
	AddPower(This, X)
}`}},
	{"Swift", false, []string{`
AddCost(-1, MovedAsAction(You, This))`}},
	{"Teamwork", false, []string{`
HasAbilitiesOf(Friend && Yours && Here && !This && SharesTrait(This), This)`}},
	{"Vexing", false, []string{`
MayInstead(Confronted(Opponents, ItsProblem))
Retire(This)`}},
	{"Villain", false, []string{`
When(Uncovered(This))
Frighten(Friend && ItsProblem)`}},
}
