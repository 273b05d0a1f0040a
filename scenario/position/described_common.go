package position

import "strings"

// commonWords are words that stand in any sentence, and so name no card alone in one, though
// there are cards with them in their names.
var commonWords = func() map[string]bool {
	words := map[string]bool{}
	for _, w := range strings.Fields(`
a able about above across add after again ago all almost alone along already also although always am among amid an
and another any anybody anyone anything are around as ask asked asks at away back be because become been before
began begin begins behind being below beneath beside besides best better between big both bring bunch but by call
called calls came can card cards choose chooses chose clear close come comes copy could count cost costs course
current currently day deal did different do does doing done double down draw drew each early effect effects eight
either else empty end ended ends enough even ever every everybody everyone everything exact exactly except extra
face faceoff fact far few fight find fine first five flip flips for four free friend friends from front full game
games gave get gets getting give given gives go goes going gone good got great had half hand hard has have having he
help her here hers him himself his hit hold holds home how however i idea if in include included including inside
instead into is it its itself judge just keep keeps kept kind knew know known knows last late later least leave
leaves left less let lets like likely list little long look looks lot lots low made main make makes making many
match matter may maybe me mean means meant might mine mistake moment more most move moves much must my name named
near need needs neither never new next nine no nobody none nor not note nothing now number of off often oh ok okay
old on once one ones only onto open or order other others our out over own paid part pass past pay people perhaps
place placed play played player players playing please point points possible power probably problem problems put
puts quick quite random rather read ready real really rest right round rule rules run said same saw say says score
second see seem seems seen send set seven shall she should show shows side since sit sits situation six small so
some somebody someone something soon sorry sort stand stands start started starting starts state stay stays step
still stop stuff such sure table take taken takes tap tell ten than thank thanks that the their theirs them then
there these they thing things think third this those though three through till time times to today together told
too took top total tried tries true try turn turned turns two type under until up upon us use used uses using usual
very wait wanna want wants was way we well went were what when where whether which while who whole whom whose why
will win wins with within without wondering word work worked working works would wrong yes yet you your yours zero
worst bad lie lies lay lying stayed ask attack attacks attacked block blocks fast slow high heavy pool double triple
single pair random any position positions uh um hmm
`) {
		words[w] = true
	}
	return words
}()
