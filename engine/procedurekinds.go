package engine

import "canterlaw/engine/board"

// ProcedureKind sorts procedures by how a trail shows them.
type ProcedureKind uint8

// The kinds of procedure.
const (
	KindTurn    ProcedureKind = iota + 1
	KindPhase                 // (601.3)
	KindStep                  // a step of a phase, or replacing a Problem within one
	KindWindow                // the frame's Kind is its Window (510)
	KindWave                  // pre-priority processing, wave by wave (511)
	KindAction                // the frame's Kind is its board.ActionKind (705)
	KindFaceoff               // the frame's Kind is its FaceoffKind (514)
	KindRepair                // of a violation of uniqueness (516)
	KindEffect                // what an ability does, the frame's Ability (705.2e, 707.2)
)

// KindOf tells which kind a procedure is of.
func KindOf(p board.Procedure) ProcedureKind {
	switch p {
	case turnProcedure:
		return KindTurn
	case readyPhase, troublemakerPhase, mainPhase, scorePhase, endPhase:
		return KindPhase
	case windowProcedure:
		return KindWindow
	case preProcessing:
		return KindWave
	case actionProcedure:
		return KindAction
	case faceoffProcedure:
		return KindFaceoff
	case repairProcedure:
		return KindRepair
	case effectProcedure:
		return KindEffect
	default:
		return KindStep
	}
}
