package board

import "canterlaw/engine/rule"

// What occurrences do to the table, and which rules keep them from happening: each kind's
// law stands in the file of its section of the rules, and here which it is.

// happening is the law of a kind of occurrence.
type happening struct {
	cant func(*State, *Occurrence) rule.Number // the rule that keeps one from happening, 0 if none does
	does func(*State, *Occurrence)             // what one changes
	// what that is, but for the zones that cards come from and go to, and for the history
	changes aspects
}

// happenings has the law of every kind; kinds of which nothing is said only are remembered.
var happenings [occurrenceCount]happening

func init() { // what occurrences do can make others happen, which look here
	happenings = [occurrenceCount]happening{
		// 103
		PlayerLoses:   {cant: cantOutOfGame, changes: everything},
		PlayerRemoved: {does: removed, changes: everything},
		PlayerWins:    {does: won},
		GameIsDrawn:   {does: drawn},
		GameIsStopped: {does: stoppedGame},
		// 301
		TurnedOver: {cant: cantTurnOver, does: turnOver, changes: ofShownSide},
		// 402 to 409
		DeckShuffled: {does: shuffleDeck},
		CardLookedAt: {does: lookAt},
		CardRevealed: {does: reveal},
		CardSearched: {does: search},
		CardLearned:  {does: learnCard},
		CardQueued:   {does: queueCard},
		// 410
		CardDrawn:        {cant: cantDraw, does: drawCard},
		CardDiscarded:    {cant: cantDiscard, does: discardCard},
		CardDismissed:    {cant: cantDismiss, does: discardCard},
		CardRetired:      {cant: cantRetire, does: discardCard},
		CardIntoDiscards: {cant: cantLeavePlay, does: discardCard},
		CardCancelled:    {does: discardCard},
		CardBanished:     {cant: cantLeavePlay, does: banishCard},
		CardPutIntoHand:  {cant: cantLeavePlay, does: putIntoHand},
		CardPutOnBottom:  {cant: cantLeavePlay, does: putOnBottom},
		CardPutOnTop:     {cant: cantLeavePlay, does: putOnTop},
		CardSetAside:     {cant: cantLeavePlay, does: setCardAside, changes: ofBeneath},
		CardBeneath:      {cant: cantLeavePlay, does: putBeneath, changes: ofBeneath},
		// 502
		TokensGained: {cant: cantOutOfGame, does: gainTokens, changes: ofTokens},
		TokensPaid:   {does: payTokens, changes: ofTokens},
		TokensLost:   {does: loseTokens, changes: ofTokens},
		TokensSet:    {does: setTokens, changes: ofTokens},
		// 503
		CardReadied:  {cant: cantReady, does: ready, changes: ofExhaustion},
		CardExhausts: {cant: cantExhaust, does: exhaust, changes: ofExhaustion},
		// 504
		CardFrightened:   {cant: cantFrighten, does: frighten, changes: ofShownSide},
		CardUnfrightened: {cant: cantUnfrighten, does: turnFaceUp, changes: ofShownSide},
		// 505
		CardTurnedFaceUp:   {cant: cantTurnFaceUp, does: turnFaceUp, changes: ofShownSide},
		CardTurnedFaceDown: {cant: cantTurnFaceDown, does: turnCardFaceDown, changes: ofShownSide},
		// 506
		CardMoved: {cant: cantMove, does: move, changes: ofAreas},
		CardSent:  {cant: cantMove, does: move, changes: ofAreas},
		// 509
		CardAttached: {does: attachCard, changes: ofHosts | ofAreas},
		CardDetached: {does: detach, changes: ofHosts},
		// 513
		ControlGained: {does: gainControl, changes: ofControl},
		// 514
		FaceoffStarted:   {does: clearFaceoff, changes: ofProcedures | ofInvolvement},
		FaceoffEnded:     {does: clearFaceoff, changes: ofProcedures | ofInvolvement},
		CardInvolved:     {does: involve, changes: ofInvolvement},
		CardUninvolved:   {does: involve, changes: ofInvolvement},
		InvolvementNoted: {does: noteInvolved, changes: ofInvolvement},
		TotalAdded:       {does: addToTotal},
		FlipsAdded:       {does: addFlips},
		// 515
		CardFlipped: {cant: cantFlip, does: flip},
		CardIgnored: {cant: cantIgnore, does: ignore},
		// 517
		PointsScored: {cant: cantOutOfGame, does: score, changes: ofScores},
		PointsLost:   {does: losePoints, changes: ofScores},
		ScoreSet:     {does: setScore, changes: ofScores},
		// 519
		CountersPut:      {cant: cantHaveCounters, does: putPowerCounters, changes: ofCounters | ofModifiers},
		NamedCountersPut: {cant: cantHaveCounters, does: putNamedCounters, changes: ofCounters},
		CardCutieMarked:  {cant: cantBeCutieMarked, does: cutieMark, changes: ofCounters},
		// 521
		TokenMade:     {does: enterPlay},
		TokenPrepared: {},
		TokenCeases:   {does: ceaseToken},
		// 601 to 616
		TurnBegins:        {does: beginTurn, changes: ofTurn | ofHistory | ofProcedures},
		TimeStarts:        {does: forgetUsesInPhase, changes: ofProcedures},
		TimeEnds:          {changes: ofProcedures},
		TimeOver:          {does: forgetUsesInPhase, changes: ofProcedures},
		TimeSkipped:       {does: skipTime},
		TimeAdded:         {does: addTime},
		SkipAdded:         {does: addSkip},
		Uncovered:         {cant: cantBeUncovered, does: turnFaceUp, changes: ofShownSide},
		ProblemConfronted: {does: confront},
		// 705, 706
		ActionAnnounced: {does: announce},
		ActionRewound:   {does: rewind, changes: everything},
		CardEntersPlay:  {does: enterPlay},
		// 707 to 712
		ModifierCreated: {does: createdModifier},
		ModifierEnded:   {does: endModifier},
		ModifierStamped: {does: stampModifier, changes: ofModifiers},
		EffectTaken:     {does: takeEffect},
		ValueLinked:     {does: linkValue, changes: ofLinks},
		LinksForgotten:  {does: forgetLinked, changes: ofLinks},
	}
}
