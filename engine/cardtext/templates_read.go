package cardtext

import "slices"

// Wordings that are read, and printed only where no other template says what is meant: they
// stand in the files that say in their heads that theirs are only read.

// phrases gives all of them.
func phrases() []template {
	lists := [][]template{
		howMany, comparisons, ofNumbers, whichCards, passives, meanwhiles, costsLess,
		costsInOtherWords(), costsOfDoing(), costsReduced(), limitsOfPlayers, ofDeeds, frames,
		pairsOfTypes(), takings(),
		acts(), byPlayers(), howManieth(), limitsOfActs(), whose, quantities, against, thisWays, limitsOfUse,
		facedHere(), losersOfAny(), onlyThePlayer(), putIntoPlayLater(), looks(), soManySpent(),
		sentences, untilRevealed(), unlessPaid(), apart(), byEffects(),
		triggers, reactions, durations, tallies(), numbersOfAll, places, verbsAtProblems(), costsOfAll(), firsts(),
		restOfDescribed, grants, swaps(), movesFromOne(),
		eventsRead, conditionsRead, descriptionsRead, numbersRead, lastingRead, effectsRead, sentencesRead,
		abilitiesRead, severalColors(), ofTheirOwn(), later(), inPlaces(), played(), revealed(), doers(), threeWays(),
		playersDescribed(), chosenFor(), allBut(), doneCards(), eitherVerb(), severalTimes(), unlessDone,
		keptByEach(), nextTurns, unlessAnOpponentPays, doneSoOften(), atMostSoMuch(), notChosen, revealing,
		joinedTraits(), playedSo(), together(), copies(), compared(), placing(), asManyAs(), insteadOf(), rarer,
		ordinary, oneOrTheOther, eitherDone(), ofTheWinner(), ordinaryEvents, withTheirOwn(), comingToHave(),
		ordinarySentences, features(), featuresOfCards(), having(),
		plainEffects(),
		moreEffects(),
		further(),
		needsOfTheirOwn(), chosenByEach(), remaining(), theOther(),
		twoAlike(), ofLaterSets(), costsChosen(), ofMoreCards(),
		everydayWords(), eachWithMost(), withWhomAndMore(), ofPlainSets(), ofPlainCards(),
		asInSets(), inARow(), duringFaceoffs(), whoHasOrHasNot(), entersWith(), setsToCome(),
		whoeverDoes(), moreCards(), eventsAt(), allRound(), asItWas(), causes(), oftenSaid(), filled(), setsOwnWords(),
		inPairs(), otherWordings(),
	}
	all := slices.Concat(lists...)
	for i := range all {
		all[i] = all[i].last()
	}
	return all
}
