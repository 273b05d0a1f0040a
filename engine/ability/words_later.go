package ability

import "canterlaw/engine/rule"

// Words that came after all others. Their numbers come last, since states that are written
// keep those of times, and the checksums of the bench are over such states.

var (
	DrawFromBottom = declare(Effect, "DrawFromBottom", "by Player=You, n Number=1",
		"The player draws so many cards as Draw says, but each from the bottom of their deck.", rule.R410_4, "Timing(MainPhase)\nDrawFromBottom(2)", Cards)
	SetBonus           = declare(Modifier, "SetBonus", "problems Cards, n Number", "The Problems have that bonus; what AddBonus adds later counts on top.", rule.R210_1, "PlayOn(Friend)\nSetBonus(Problem && AreaOf(Host), 0)")
	AddPlayRequirement = declare(Modifier, "AddPlayRequirement", "cards Cards, n Number, color Color", "Playing the cards asks for so much more power of the color, less if negative; cards that ask for none of it still do then.", rule.R205_1, "Timing(Immediate)\nfor Until(EndOf(Turn)) {\n\tAddPlayRequirement(In(Hand, You), -2, Blue)\n}")
)
