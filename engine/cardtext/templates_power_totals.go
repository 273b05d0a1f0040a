package cardtext

// Power totals in a faceoff (514.4a), as they would be if they were compared now: who has the higher one is winning,
// and who has a lower one is losing (514.5).

// powerTotals are conditions and numbers about them.
func powerTotals() []template {
	const ahead, behind = "PowerTotalOf(You) > PowerTotalOf(Opponent)", "PowerTotalOf(You) < PowerTotalOf(Opponent)"
	return []template{
		say("Condition", "you are winning the|a|this|that faceoff", ahead),
		say("Condition", "you are losing the|a|this|that faceoff", behind),
		say("Condition", "an|your opponent is losing the|a|this|that faceoff", ahead).older(),
		say("Condition", "an|your opponent is winning the|a|this|that faceoff", behind).older(),
		say("Condition", "your power total is less|lower than an|your opponent 's ?power ?total", behind).older(),
		say("Condition", "your power total is greater|higher|more than an|your opponent 's ?power ?total",
			ahead).older(),
		say("Condition", "your power total is {h:HowMany}",
			"h").counting("PowerTotalOf(You)").without("opponent").older(),
		say("Number", "your power total", "PowerTotalOf(You)"),
		say("Number", "an|your opponent 's power total", "PowerTotalOf(Opponent)"),
		say("Number", "that player|opponent 's power total", "PowerTotalOf(refPlayer)"),
	}
}
