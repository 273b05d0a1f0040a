package engine

import (
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// procedure is a set of steps that the rules describe.
type procedure struct {
	name     string
	rule     rule.Number // the rule that describes it
	recorded bool        // its beginning stands in the trail
	steps    []step
}

// step is one step of a procedure. It does one of three things: enters another
// procedure, opens a priority window, or runs a function. The function gets
// the procedure's frame, which is good until it pushes or proposes.
type step struct {
	rule   rule.Number
	enters board.Procedure
	window Window
	do     func(*Game, *board.Frame)
}

// The procedures.
const (
	_ board.Procedure = iota
	startProcedure
	turnProcedure
	readyPhase
	drawStep
	troublemakerPhase
	uncoverStep
	challengeStep
	mainPhase
	scorePhase
	confrontStep
	faceoffStep
	solveStep
	replaceProcedure
	endPhase
	endOfTurnStep
	wrapUpStep
	windowProcedure
	preProcessing
	actionProcedure
	faceoffProcedure
	repairProcedure
	effectProcedure
	changeProcedure
	endingProcedure
	asProcedure
	stampProcedure
	loopProcedure

	procedureCount
)

// procedures is filled by init since steps refer to procedures and back.
var procedures [procedureCount]procedure

func init() {
	procedures = [procedureCount]procedure{
		startProcedure:    {"starting the game", rule.R102_1, true, startSteps},
		turnProcedure:     {"turn", rule.R601_3, true, turnSteps},
		readyPhase:        {"Ready Phase", rule.R601_3, true, readyPhaseSteps},
		drawStep:          {"Draw Step", rule.R601_3, true, drawStepSteps},
		troublemakerPhase: {"Troublemaker Phase", rule.R601_3, true, troublemakerPhaseSteps},
		uncoverStep:       {"Uncover Step", rule.R601_3, true, uncoverStepSteps},
		challengeStep:     {"Challenge Step", rule.R601_3, true, challengeStepSteps},
		mainPhase:         {"Main Phase", rule.R609_1, true, mainPhaseSteps},
		scorePhase:        {"Score Phase", rule.R610_1, true, scorePhaseSteps},
		confrontStep:      {"Confront Step", rule.R611_1, true, confrontStepSteps},
		faceoffStep:       {"Faceoff Step", rule.R601_3, true, faceoffStepSteps},
		solveStep:         {"Solve Step", rule.R601_3, true, solveStepSteps},
		replaceProcedure:  {"replacing a Problem", rule.R613_2, true, replaceSteps},
		endPhase:          {"End Phase", rule.R601_3, true, endPhaseSteps},
		endOfTurnStep:     {"End of Turn Step", rule.R615_1, true, endOfTurnStepSteps},
		wrapUpStep:        {"Wrap Up Step", rule.R601_3, true, wrapUpStepSteps},
		windowProcedure:   {"priority window", rule.R510_2, true, windowSteps},
		preProcessing:     {"pre-priority processing", rule.R511_1, false, preProcessingSteps},
		actionProcedure:   {"action", rule.R705_2a, true, actionSteps},
		faceoffProcedure:  {"faceoff", rule.R514_1, true, faceoffSteps},
		repairProcedure:   {"repairing uniqueness", rule.R516_2, true, repairSteps},
		effectProcedure:   {"effect", rule.R707_2, true, effectSteps},
		endingProcedure:   {"ending a faceoff", rule.R514_6, false, endingSteps},
		changeProcedure:   {"replacement", rule.R710_1, false, changeSteps},
		asProcedure:       {"as it happens", rule.R701_1, false, asSteps},
		stampProcedure:    {"timestamps", rule.R711_6, false, stampSteps},
		loopProcedure:     {"loop", rule.R802_1, true, loopSteps},
	}
}

// ProcedureName gives the name of a procedure in the game's words, for trails.
func ProcedureName(p board.Procedure) string { return procedures[p].name }
