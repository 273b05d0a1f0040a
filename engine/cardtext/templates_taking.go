package cardtext

// What is taken of cards that are looked at, revealed or searched, said in one sentence.
var takenCards = []template{
	say("Deed", "<reveal> the top card of your deck and <draw> it", "it := Reveal(TopOf(You, 1))\nDraw()"),
	say("Deed", "<reveal> a card from the top of your deck and <draw> it", "it := Reveal(TopOf(You, 1))\nDraw()").
		older(),
	say("Deed", "<reveal> the top card of your deck and you may draw it", "it := Reveal(TopOf(You, 1))\nMay(Draw())"),
	say("Deeds", "you may reveal the top card of your deck . if that card is a|an {d:Noun/s} , you may draw it",
		"it := May(Reveal(TopOf(You, 1)))\nif Is(it, d) {\nMay(Draw())\n}"),
	say("Deeds", "you may reveal the top card of your deck . if it is a|an {d:Noun/s} , you may draw it",
		"it := May(Reveal(TopOf(You, 1)))\nif Is(it, d) {\nMay(Draw())\n}").older(),
	say("Deed", "<search> your deck or discard pile for a|an {d:Noun/s} , reveal it , and put it into your hand",
		"switch Modes(1) {\ncase 1:\nit := Search(1, d && In(DrawDeck, You))\nReveal(it)\nPutInHand(it)\n"+
			"case 2:\nit := Search(1, d && In(DiscardPile, You))\nReveal(it)\nPutInHand(it)\n}"),
	say("Deeds", "look at an opponent's hand . you may put a|an {d:Noun/s} from it on top of that "+
		"player|opponent 's deck",
		"who := ChoosePlayer(Opponents)\nit := Look(In(Hand, who))\nMay(PutOnTop(Choose(1, it && d)))"),
	say("Deeds", "look at an opponent's hand . you may choose a|an {d:Noun/s} from it and put that card on "+
		"?the top of that player|opponent 's deck",
		"who := ChoosePlayer(Opponents)\nit := Look(In(Hand, who))\nMay(PutOnTop(Choose(1, it && d)))").older(),
	say("Happening", "this Problem|card 's owner wins {f:FaceoffTime} involving their Mane Character",
		"FaceoffWon(Owner(This), f, ManeCharacter && ControlledBy(Owner(This)))"),
	say("Deeds", "reveal a card from your hand . if that card 's printed power is greater , "+
		"put the card from your deck into your hand and {do:Do}",
		"it2 := Choose(1, In(Hand, You))\nReveal(it2)\nif PrintedPower(it2) > PrintedPower(refRevealed) {\n"+
			"PutInHand(refRevealed)\ndo\n}"),
}

// exhaustedForTokens are tokens for cards that are exhausted and paid for.
func exhaustedForTokens() (all []template) {
	each := []string{"one exhausted this way", "Friend|character|card exhausted this way",
		"Friend|character|card you exhaust this way"}
	for i, one := range each {
		t := say("Deeds", "you may exhaust any number of your {d:Noun} and pay {m:Bracketed} for each "+one+
			" to put that many {n:Int} {c:Color} {t:TokenWordsMany} into play",
			"it := Choose(AnyNumber, d && Yours && IsReady)\nif May(Exhaust(it), Pay(m*Count(it))) {\n"+
				"CreateToken(Count(it), n, c, t)\n}")
		if i > 0 {
			t = t.older()
		}
		all = append(all, t)
	}
	return all
}
