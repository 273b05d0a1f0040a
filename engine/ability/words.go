package ability

import "canterlaw/engine/rule"

func time(name, doc string, r rule.Number) Op {
	return declare(Time, name, "", doc, r, "")
}

// Times and timing phrases.
var (
	Turn              = time("Turn", "A turn.", rule.R106_1)
	Phase             = time("Phase", "The present phase, any phase.", rule.R601_1)
	Game              = time("Game", "The whole game.", rule.R102_1)
	ReadyPhase        = time("ReadyPhase", "The Ready Phase.", rule.R603_1)
	DrawStep          = time("DrawStep", "The Draw Step.", rule.R605_1)
	TroublemakerPhase = time("TroublemakerPhase", "The Troublemaker Phase.", rule.R607_1)
	MainPhase         = time("MainPhase", "The Main Phase.", rule.R609_1)
	ScorePhase        = time("ScorePhase", "The Score Phase.", rule.R610_1)
	SolveStep         = time("SolveStep", "The Solve Step.", rule.R613_1)
	EndPhase          = time("EndPhase", "The End Phase.", rule.R615_1)
	AnyPhase          = time("AnyPhase", "Timing phrase: any phase of one's own turn.", rule.R512_3)
	Immediate         = time("Immediate", "Timing phrase: whenever one has priority.", rule.R512_5)
	Reaction          = time("Reaction", "Timing phrase: once after the condition in After has been met.",
		rule.R512_4)
	Faceoff             = time("Faceoff", "Any faceoff; timing phrase: during a faceoff.", rule.R512_4)
	ProblemFaceoff      = time("ProblemFaceoff", "A Problem faceoff, multi-Problem faceoffs among them.", rule.R512_4a)
	TroublemakerFaceoff = time("TroublemakerFaceoff", "A Troublemaker faceoff.", rule.R512_4a)
)

func zone(name, doc string, r rule.Number) Op { return declare(Zone, name, "", doc, r, "") }

// Zones.
var (
	DrawDeck     = zone("DrawDeck", "The draw deck.", rule.R402_1)
	ProblemDeck  = zone("ProblemDeck", "The Problem deck.", rule.R403_1)
	Hand         = zone("Hand", "The hand.", rule.R404_1)
	PlayZone     = zone("PlayZone", "Play.", rule.R405_1)
	DiscardPile  = zone("DiscardPile", "The discard pile.", rule.R406_1)
	BanishedZone = zone("BanishedZone", "The banished zone.", rule.R407_1)
	FlipZone     = zone("FlipZone", "The flip zone.", rule.R409_1)
	Queue        = zone("Queue", "The queue.", rule.R408_1)
)

func color(name, element string) Op {
	return declare(Color, name, "", "The color "+name+" ("+element+").", rule.R203_1, "")
}

// Colors.
var (
	Blue   = color("Blue", "Loyalty")
	Orange = color("Orange", "Honesty")
	Pink   = color("Pink", "Laughter")
	Purple = color("Purple", "Magic")
	White  = color("White", "Generosity")
	Yellow = color("Yellow", "Kindness")
)
