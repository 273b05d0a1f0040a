package cardtext

// Events whose effect is copied (520.1): an Event in some zone, or the one that is played. These are only read.

// copies are all of them.
func copies() (all []template) {
	for _, of := range []struct{ words, card string }{
		{"an Event {t:Attribute}", "Choose(1, Event && t, by)"},
		{"a|an {c:Color} Event {t:Attribute}", "Choose(1, Event && OfColor(c) && t, by)"},
		{"that|the Event", "refCard && Event"},
	} {
		for _, as := range []string{"", " as though|if you had ?just played it", " as though|if you played it"} {
			all = append(all,
				say("Deed", "<copy> "+of.words+as, "CopyEvent("+of.card+", by)"),
				say("Deed", "<copy> the effect|effects of "+of.words+as, "CopyEvent("+of.card+", by)"))
		}
	}
	return append(all,
		say("Deed", "<copy> that Event 's effect|effects", "CopyEvent(refCard && Event, by)"),
		say("Deed", "<copy> its effect|effects", "CopyEvent(refCard && Event, by)"))
}
