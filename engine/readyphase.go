package engine

import "canterlaw/engine/rule"

// The Ready Phase (602): the Ready Step (603, readystep.go), the Action Step (604,
// actionstep.go) and the Draw Step (605, drawstep.go). No player receives priority in it
// until after the Action Step (601.2a).

var readyPhaseSteps = []step{
	{rule: rule.R601_2, do: startReadyPhase},
	readyPhaseReadies: {rule: rule.R603_1, do: readyCards},
	{rule: rule.R604_1, do: receiveTokens},
	{rule: rule.R601_2, do: endActionStep},
	{rule: rule.R605_1, do: maySkipDrawStep},
	{rule: rule.R601_3, enters: drawStep},
	readyPhaseEnds: {rule: rule.R601_2, window: EndOfReadyPhase},
}

const (
	readyPhaseReadies = 1
	readyPhaseEnds    = 6
)
