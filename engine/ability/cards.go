package ability

import "canterlaw/engine/rule"

// Cards: descriptions that a card fits, joined by &&, || and !. They mean cards
// in play unless In names another zone (707.3). A bound name, This and Host are
// certain cards; Friend && it are those of them that are Friends. Areas and
// colors are descriptions too: Here means at this area, Blue of this color.
var (
	This = declare(Cards, "This", "", "The card that has the ability.", rule.R513_5, "AddPower(This, 1)")
	Host = declare(Cards, "Host", "", "The card to which this card is attached (\"that Friend\").",
		rule.R509_4, "PlayOn(Friend)\nAddPower(Host, 2)")
	Friend = declare(Cards, "Friend", "", "Is a Friend.", rule.R302_1,
		"When(EntersPlay(This))\nFrighten(Friend && Opposing)")
	EventCard = declare(Cards, "Event", "", "Is an Event.", rule.R304_1, "When(Played(You, Event))\nDraw()")
	Resource  = declare(Cards, "Resource", "", "Is a Resource.", rule.R305_1,
		"When(EntersPlay(This))\nDismiss(Resource && Opposing)")
	Troublemaker = declare(Cards, "Troublemaker", "",
		"Is a face-up Troublemaker; with IsFaceDown a face-down one (505.2).", rule.R306_1,
		"AddPower(Troublemaker && Here, 2)")
	Problem       = declare(Cards, "Problem", "", "Is a Problem.", rule.R303_1, "AddBonus(Problem && Here, 1)")
	ManeCharacter = declare(Cards, "ManeCharacter", "", "Is a Mane Character.", rule.R301_1,
		"When(TurnedOver(ManeCharacter && Yours))\nDraw()")
	Character = declare(Cards, "Character", "", "Is a Mane Character or a Friend.", rule.R301_4,
		"AddPower(Character && Yours && Here, 1)")
	AnyCard = declare(Cards, "AnyCard", "", "Any card.", rule.R101_1, "Cant(Banished(AnyCard))")
	Unique  = declare(Cards, "Unique", "", "Has the trait Unique.", rule.R516_3,
		"When(EntersPlay(This))\nDismiss(Friend && !Unique)")
	Yours = declare(Cards, "Yours", "", "You control it; outside of play, you own it.", rule.R513_6,
		"When(EntersPlay(This))\nReady(Friend && Yours)")
	Opposing = declare(Cards, "Opposing", "", "An opponent controls it; outside of play, an opponent owns it.",
		rule.R513_6, "When(EntersPlay(This))\nExhaust(Friend && Opposing && Here)")
	ControlledBy = declare(Cards, "ControlledBy", "players Player",
		"One of the players controls it; outside of play, owns it.", rule.R513_2,
		"When(StartOf(Turn))\nExhaust(Friend && ControlledBy(TurnPlayer))")
	OwnedBy = declare(Cards, "OwnedBy", "players Player", "One of the players owns it.", rule.R513_1,
		"When(EntersPlay(This))\nPutInHand(Friend && OwnedBy(You) && Opposing)")
	At = declare(Cards, "At", "areas Area",
		"Is at one of the areas. An area alone says the same: Friend && Here.", rule.R501_1,
		"AddPower(Friend && Here, 1)")
	With = declare(Cards, "With", "cards Cards", "Is at the same area as another card that fits.", rule.R501_1,
		"AddPower(This && With(ManeCharacter && Yours), 1)")
	AttachedTo = declare(Cards, "AttachedTo", "cards Cards", "Is an attachment whose host fits.", rule.R509_1,
		"When(EntersPlay(This))\nDismiss(Resource && AttachedTo(Friend && Opposing))")
	HasAttached = declare(Cards, "HasAttached", "cards Cards", "Has an attachment that fits.", rule.R509_1,
		"AddPower(Friend && Yours && HasAttached(Trait(\"Accessory\")), 1)")
	Beneath = declare(Cards, "Beneath", "cards Cards=This", "Is beneath such a card.", rule.R701_4,
		"When(LeavesPlay(This))\nPutInHand(Beneath(This))")
	In = declare(Cards, "In", "zone Zone, of Player=Players",
		"Is in the zone, the player's where players have their own.", rule.R401_1,
		"When(EntersPlay(This))\nBanish(In(DiscardPile, Opponent))")
	TopOf = declare(Cards, "TopOf", "player Player=You, n Number=1, zone Zone=DrawDeck",
		"The top cards of the player's deck, so many; of several players, so many of each.", rule.R402_1,
		"When(EntersPlay(This))\nit := Look(TopOf(You, 2))\nPutOnTopOrBottom(it)")
	BottomOf = declare(Cards, "BottomOf", "player Player=You, n Number=1, zone Zone=DrawDeck",
		"The bottom cards of the player's deck, so many.", rule.R402_1, "When(EntersPlay(This))\nReveal(BottomOf(You))")
	Trait = declare(Cards, "Trait", "word Text", "Has the trait.", rule.R207_1,
		"AddPower(Yours && Trait(\"Pegasus\"), 1)")
	Keyword = declare(Cards, "Keyword", "word Text", "Has the keyword.", rule.R701_4,
		"AddPower(Yours && Keyword(\"Swift\"), 1)")
	Named = declare(Cards, "Named", "word Text",
		"Has the Title: Named(\"Rainbow Dash\"); or the whole name: Named(\"Rainbow Dash, Flier Extraordinaire\").",
		rule.R201_2, "if Any(Yours && Named(\"Rarity\") && Here) {\n\tAddPower(This, 1)\n}")
	OfType = declare(Cards, "OfType", "word Text", "Is of the type that the text names.", rule.R206_1,
		"word := As(EntersPlay(This))\nDraw()")
	OfColor = declare(Cards, "OfColor", "color Color", "Has the color. A color alone says the same.", rule.R203_1,
		"AddPower(Yours && Blue, 1)")
	HasNoColor = declare(Cards, "HasNoColor", "", "Has no color.", rule.R203_1, "AddPower(Yours && HasNoColor, 1)")
	Multicolor = declare(Cards, "Multicolor", "", "Has more than one color.", rule.R203_1,
		"AddPower(Yours && Multicolor, 1)")
	SharesTrait = declare(Cards, "SharesTrait", "cards Cards", "Has a trait that one of the cards has too.",
		rule.R207_1, "AddPower(Yours && !This && SharesTrait(This), 1)")
	SharesColor = declare(Cards, "SharesColor", "cards Cards", "Has a color that one of the cards has too.",
		rule.R203_1, "AddPower(Yours && !This && SharesColor(This), 1)")
	SharesType = declare(Cards, "SharesType", "cards Cards", "Is of a type of one of the cards.", rule.R206_1,
		"it := When(Played(Opponents))\nDiscard(SharesType(it) && In(Hand, You))")
	SharesName = declare(Cards, "SharesName", "cards Cards", "Has the name of one of the cards.", rule.R201_1,
		"Timing(MainPhase)\nit := Choose(1, In(DiscardPile, Opponent))\nBanish(SharesName(it) && (In(Hand, Opponent) "+
			"|| In(DrawDeck, Opponent) || In(DiscardPile, Opponent)))")
	IsExhausted = declare(Cards, "IsExhausted", "", "Is exhausted.", rule.R503_1,
		"When(EntersPlay(This))\nReady(Friend && Yours && IsExhausted)")
	IsReady = declare(Cards, "IsReady", "", "Is ready.", rule.R503_1,
		"Timing(MainPhase)\nit := Choose(1, Yours && IsReady)\nExhaust(it)")
	IsFrightened = declare(Cards, "IsFrightened", "", "Is frightened.", rule.R504_1,
		"When(EntersPlay(This))\nUnfrighten(Yours && IsFrightened)")
	IsFaceDown = declare(Cards, "IsFaceDown", "", "Is face-down.", rule.R505_1,
		"When(EntersPlay(This))\nUncover(Troublemaker && IsFaceDown)")
	IsFaceUp = declare(Cards, "IsFaceUp", "", "Is face-up.", rule.R505_1,
		"When(EntersPlay(This))\nDismiss(Troublemaker && IsFaceUp)")
	IsToken = declare(Cards, "IsToken", "", "Is a token.", rule.R521_2,
		"When(EntersPlay(This))\nDismiss(IsToken && Opposing)")
	IsCutieMarked = declare(Cards, "IsCutieMarked", "", "Is Cutie Marked.", rule.R701_4,
		"if Is(This, IsCutieMarked) {\n\tAddPower(This, 1)\n}")
	IsBoosted = declare(Cards, "IsBoosted", "", "Is a Mane Character that shows its Boosted side.", rule.R301_2,
		"if Any(ManeCharacter && Yours && IsBoosted) {\n\tAddPower(This, 1)\n}")
	IsAttachment = declare(Cards, "IsAttachment", "", "Is an attachment.", rule.R509_1,
		"When(EntersPlay(This))\nDismiss(Resource && Opposing && !IsAttachment)")
	IsInvolved = declare(Cards, "IsInvolved", "", "Is involved in the faceoff.", rule.R514_2d,
		"if Is(This, IsInvolved) {\n\tAddPower(This, 1)\n}")
	IsFlipped = declare(Cards, "IsFlipped", "", "Has been flipped in this faceoff and is in the flip zone.",
		rule.R515_2, "Timing(Faceoff)\nIgnore(IsFlipped && Opposing)")
	IsSolved = declare(Cards, "IsSolved", "", "Is a Problem that has become solved and is not replaced yet.",
		rule.R613_1, "Cant(Replaced(Problem && Here && !IsSolved))")
	WithCounter = declare(Cards, "WithCounter", "word Text?",
		"Has a counter of that name on it; without a name, any counter but exhaustion.", rule.R519_1,
		"AddPower(Friend && Yours && WithCounter(\"Harmony\"), 1)")
	MostPower = declare(Cards, "MostPower", "cards Cards", "Is among those of the cards with the highest power.",
		rule.R507_1, "Timing(MainPhase)\nit := Choose(1, MostPower(Character && Opposing && Here))\nExhaust(it)")
	LeastPower = declare(Cards, "LeastPower", "cards Cards", "Is among those of the cards with the lowest power.",
		rule.R507_1, "Timing(MainPhase)\nit := Choose(1, LeastPower(Character && Opposing && Here))\nExhaust(it)")
	Linked = declare(Cards, "Linked", "word Text",
		"Is one of the cards linked to this card under the word. In the place of a color, name or number it means "+
			"what was linked: Named(Linked(\"name\")).", rule.R707_2, "Cant(Played(Players, Named(Linked(\"name\"))))")
)

// Operators.
var (
	Or = declare(NoKind, "||", "left Value, right Value", "Either.", rule.R701_1,
		"AddPower(Yours && (Blue || Pink), 1)")
	And = declare(NoKind, "&&", "left Value, right Value", "Both.", rule.R701_1,
		"AddPower(Yours && Friend, 1)")
	Not   = declare(NoKind, "!", "what Value", "Not.", rule.R701_1, "AddPower(Yours && !This, 1)")
	Equal = declare(NoKind, "==", "left Number, right Number", "The same.", rule.R701_1,
		"When(EntersPlay(This))\nIgnore(IsFlipped && Power == 1)")
	NotEqual = declare(NoKind, "!=", "left Number, right Number", "Not the same.", rule.R701_1,
		"When(EntersPlay(This))\nIgnore(IsFlipped && Power != 1)")
	Less = declare(NoKind, "<", "left Number, right Number", "Less.", rule.R701_1,
		"When(EntersPlay(This))\nIgnore(IsFlipped && Power < 2)")
	LessEqual = declare(NoKind, "<=", "left Number, right Number", "At most.", rule.R701_1,
		"When(EntersPlay(This))\nIgnore(IsFlipped && Power <= 2)")
	Greater = declare(NoKind, ">", "left Number, right Number", "More.", rule.R701_1,
		"When(EntersPlay(This))\nIgnore(IsFlipped && Power > 2)")
	GreaterEqual = declare(NoKind, ">=", "left Number, right Number", "At least.", rule.R701_1,
		"When(EntersPlay(This))\nIgnore(IsFlipped && Power >= 2)")
	Plus = declare(NoKind, "+", "left Number, right Number", "The sum.", rule.R701_1,
		"AddPower(This, Count(Friend && Here)+1)")
	Minus = declare(NoKind, "-", "left Number, right Number", "The difference; before one number, its negative.",
		rule.R701_1, "AddPower(This, Count(Friend && Here)-1)")
	Multiply = declare(NoKind, "*", "left Number, right Number", "The product.", rule.R701_1,
		"AddPower(This, 2*Count(Friend && Here))")
	Literal = declare(NoKind, "number", "", "A number.", rule.R701_1, "When(EntersPlay(This))\nDraw(2)")
	Quoted  = declare(NoKind, "text", "", "A quoted name.", rule.R701_1, "AddPower(Named(\"Rarity\"), 1)")
	Bound   = declare(NoKind, "name", "", "What a name was bound to.", rule.R701_1,
		"it := When(Flipped(You))\nIgnore(it)")
)
