package engine

import "canterlaw/engine/rule"

// troublemakerPhaseSteps are those of the Troublemaker Phase (606).
var troublemakerPhaseSteps = []step{
	{rule: rule.R601_2, window: StartOfTroublemakerPhase},
	{rule: rule.R601_3, enters: uncoverStep},
	{rule: rule.R601_3, enters: challengeStep},
	{rule: rule.R601_2, window: EndOfTroublemakerPhase},
}
