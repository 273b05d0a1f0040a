package cardtext

import (
	"slices"
)

// The better words for what templates print, in the order in which they are put.

// taken are the verbs for what is done to cards where they come from.
const taken = `\b((?i:put|banish|reveal|choose|play|discard|shuffle|return)(?:s|es)?\b[^.:"]*?)`

// anyDeck is what templates call the deck that cards come from.
const anyDeck = `(?:its owner's deck|their owners' decks|your deck)`

// severalCards are words for more than one card, of which another is said than of one.
const severalCards = `\b((?i:characters|Friends|cards|Events|Resources|Troublemakers|Problems)(?: you control)?)`

// onProblems are the wordings with those on Problems alone.
var onProblems = slices.Concat(wordings, []plainWording{instead(`\bthis card's Problem\b`, "this Problem")})

// onFriends and onCharacters are the wordings with those on what is attached to such: it is where that is.
var (
	onFriends    = slices.Concat(wordings, []plainWording{whereIts("Friend")})
	onCharacters = slices.Concat(wordings, []plainWording{whereIts("character")})
)

var wordings = []plainWording{
	instead(`\b(Problems?) that (?:is|are) at the same area as `, "$1 with "),
	instead(`\b(Problems?) that (?:isn't|aren't) at the same area as (an?) `, "$1 without $2 "),
	instead(`\b([Aa]|each|the) Problem alone\b`, "$1 Problem with no characters"),
	instead(`\bis a card (here|at this card's Problem) alone\b`, "is alone $1"),
	instead(taken+` in (your|their|an opponent's|that player's|a) (hand|discard pile)\b`, "$1 from $2 $3"),
	instead(taken+` in (their) (discard piles|hands)\b`, "$1 from $2 $3"),
	instead(`\b((?i:put|reveal|choose|banish)(?:es|s)? a card) beneath `, "$1 from beneath "),
	instead(`\byou may ([^.,]*) to (\w+) (them)\.`, "you may $1. If you do, $2 $3."),
	instead(`\b(move[^.]*) at (your home|home) (to|there)\b`, "$1 from $2 $3"),
	instead(`s in a discard pile\b`, "s in discard piles"),
	instead(`(\[\w+\]) revealed (\w)`, "revealed $1 $2"),
	instead(`\bcounter on up to `, "counter on each of up to "),
	instead(`\bcounters on up to `, "counters on each of up to "),
	instead(`\bfor each card from among them\b`, "for each card revealed this way", "for each of them"),
	instead(`\b(your|their) Problem deck on the (top|bottom) of (?:your|their|its owner's) deck\b`,
		"$1 Problem deck on the $2 of that deck"),
	instead(`\bAn opponent gains control of an? ([^.,]*?) you have in play of your choice\b`,
		"Give an opponent control of one of your ${1}s"),
	instead(`\bAll of your Mane Characters have\b`, "Your Mane Character has"),
	instead(`\ball of your Mane Characters have\b`, "your Mane Character has"),
	instead(`\b(hand\. Choose) one of them\b`, "$1 a card from it"),
	instead(`\b(hand\. Choose an? [^.,]*?) from among them\b`, "$1 from it"),
	instead(`\b(hand\. Choose an?) revealed ([^.,]*?)\.`, "$1 $2 from it."),
	instead(`^Problems here have ([+-]\w+ bonus points)\b`, "This card's Problem has $1"),
	instead(`\bProblems here have ([+-]\w+ bonus points)\b`, "this card's Problem has $1"),
	instead(`^Problems here are worth (\w+ (?:more|less) bonus points)\b`, "This card's Problem is worth $1"),
	instead(`\bProblems here are worth (\w+ (?:more|less) bonus points)\b`, "this card's Problem is worth $1"),
	instead(`\byou have played exactly 0 ([^.,]*?) this turn\b`, "you played no $1 this turn"),
	instead(`\bworth 1 (more|less) bonus points\b`, "worth 1 $1 bonus point"),
	instead(`\b1 additional cards\b`, "an additional card"),
	instead(`\b(can't challenge) one of your ([^.,]*?s)\b`, "$1 your $2"),
	instead(`\b(Put all revealed \w+ [^.]*)\. Put all (?:revealed non-\w+|non-\w+ revealed) cards (into|on) `,
		"$1. Put the rest $2 "),
	instead(`\b(is|are) an? (Epic|Crystal|Chaotic|Unique)\b`, "$1 $2"),
	instead(`\bare an? ([A-Z]\w*)`, "have the $1 trait"),
	instead(`\b((?i:search)\b[^.]*)\. Reveal it\. Put ([^.]*)\.`, "$1, reveal it, and put $2."),
	instead(`\b((?i:search)\b[^.]*)\. Put it ([^.]*)\.`, "$1 and put it $2."),
	instead(`\bthis Problem's owner may search this Problem's owner's deck\b`, "its owner may search their deck",
		"this Problem's owner may search their deck"),
	// A deck that was searched is shuffled (518.2).
	instead(`\b((?i:search) (your|their) deck for [^.,]*?(?:, reveal it)?),? and (put|play) ([^.,]*)\.`,
		"$1, $3 $4, and shuffle $2 deck."),
	instead(`(s?) (with(?:out)?) Resources on them\b`, "$1 $2 an attached Resource"),
	instead(`\ba card (with the least power among [^.]*?)\b`+head+`s\b`, "a $2 $1${2}s"),
	instead(`\b(defeats?) a card\b`, "$1 a Troublemaker"),
	instead(severalCards+` that shares\b`, "$1 that share"),
	instead(`\b(moved|moves? (?:an?|another|all|this|that|your|one of your) (?:\w+ )?\w+) to home\b`, "$1 home"),
	instead(severalCards+` that has\b`, "$1 that have"),
	instead(`\b([Aa]ll (?:\w+ )?\w+s) that has\b`, "$1 that have"),
	instead(`\b((?i:characters|Friends|cards|Events|Resources|Troublemakers|Problems)) with counters on it\b`,
		"$1 with counters on them"),
	// Where cards are stands before a long description.
	instead(`\b(with (?:power|cost) less than or equal to [^.,]*?'s (?:power|cost)) (here|there|at its Problem)\b`,
		"$2 $1"),
	instead(`\bone of your Mane Characters\b`, "your Mane Character"),
	instead(`\b(one of your [^.,]*?)s's power\b`, "${1}s", "the power of ${1}s"),
	instead(`\b(If|if) that (\w+) is a card you control\b`, "$1 that $2 is yours"),
	instead(`, this Problem's owner may\b`, ", its owner may", ", that player may"),
	instead(`\ba Mane Character this Problem's owner controls, this Problem's owner may\b`,
		"their Mane Character, that player may", "their Mane Character, this Problem's owner may"),
	instead(`\btoken Friend(s?)\b`, "Friend token$1"),
	// What is done first by anybody.
	instead(`^When a player plays (an? [^.,]*) here for the first time each game, that player ([a-z]+)s `,
		"The first player to play $1 to this Problem ${2}s "),
	instead(`^When a player (plays|moves) (an? [^.,]*) for the first time each turn, `,
		"The first time a player $1 $2 each turn, "),
	instead(`\bis with one of your\b`, "is with another one of your"),
	instead(`\b[Pp]roblems here (lose)\b`, "this card's Problem ${1}s"),
	instead(`\b((?i:reveal) the top card of your deck)\. Draw a card\.`, "$1 and draw it.", "$1. Draw it."),
	instead(`\b((?i:reveal) the top card of your deck)\. You may draw a card\.`, "$1 and you may draw it.",
		"$1. You may draw it."),
	instead(` for this: (While [^.,]*, )?(?:A|a)(n?) ([^.,]*?)\b`+head+`(| [^.,]*?) (loses|has|gets|can't|doesn't) `,
		" to choose a$2 $3$4$5. ${1}that $4 $6 "),
	instead(`\. that `, ". That "),
	instead(`\b(move[^.]*) there to a Problem\b`, "$1 at that Problem to another Problem"),
	instead(`\b(move that Troublemaker) to a Problem\b`, "$1 to another Problem"),
	instead(`\b((?:move|put)s? [^.,]*) there\b`, "$1 to that Problem"),
	instead(`(\b(?:of that|that|a|your|this) Problem[^.]*?\band put (?:it|that card)) on the top or bottom of `+anyDeck,
		"$1 on the top or bottom of that deck"),
	instead(`\b([Pp]ut them on the top or bottom) of `+anyDeck, "$1 of that deck in any order"),
	wordingOf(`\b([Rr]etire) a(?:n|nother)? (?:[^.,]*? )??(`+head+`|Accessory)\b`, ofYours),
	instead(`\b([Cc])hoose (an? [^.,]*)\. Choose (an? [^.,]*)\. It\b`, "${1}hoose $2 and $3. That character"),
	instead(`\b([Cc])hoose (an? [^.,]*)\. Choose (an? [^.,]*)\.`, "${1}hoose $2 and $3."),
	wordingOf(`\bto choose (an? [^.,]*)\. (Ready|Exhaust|Dismiss|Banish|Frighten|Move) (?:that \w+|it)\b`, doneTo),
	instead(`\bfor this: If ([^.,]*), ([^.,]*)\. Otherwise, ([^.,]*)\.`, "to $3. If $1, $2 instead."),
	instead(`\b(If you do, [^.]*)\. You may\b`, "$1 and you may"),
	instead(`, lose the game\.`, ", you lose the game."),
	instead(`\bhave (this card) become (involved)\b`, "$1 becomes $2"),
	instead(`\bThat opponent (discards)\b`, "That player $1"),
	instead(`\b(one of your [^.,]*?) you own is put into its owner's discard pile\b`,
		"$1 is put into your discard pile",
		"$1 you own is put into your discard pile"),
	instead(`\bshuffle each player's (discard pile|hand) into their owners' decks\b`,
		"have all players shuffle their ${1}s into their decks", "all players shuffle their ${1}s into their decks"),
	instead(`\bfor this: All players (\w+ a card)( at the same time)?\. All players (\w+ a card)( at the same time)?\.`,
		"to have all players $1, then $3."),
	instead(`\b(Put all cards from beneath this card into play) at home\b`, "$1 at their owners' homes"),
	instead(`\bcan't move\b`, "can't be moved"),
	instead(`^([^.]*) also that color\.`, "$1 also the chosen color."),
	instead(`\bto choose one: Search your deck for ([^.,]*, reveal it, and put it into your hand), or search your `+
		`discard pile for [^.,]*, reveal it, and put it into your hand\b`,
		"to search your deck or discard pile for $1"),
	instead(`\bIf its (printed power is greater) than that of the other, put the other into\b`,
		"If that card's $1, put the card from your deck into"),
	instead(`\b(flipped [^.]*, (?:you may )?put that (?:card|Event)) into its owner's hand\b`, "$1 into your hand"),
	instead(`\b(one of your flipped cards) into its owner's hand\b`, "$1 into your hand"),
	instead(`\b(into your hand\b.*\bput into) their owner's hand this way`, "$1 your hand this way"),
	instead(`\. (Turn this card over|Exhaust this card|Flip an additional card|Gain \[\d\]|Dismiss this card|`+
		`Draw a card|Score a point|Ready any number[^.,]*)\.$`, " and $1."),
	instead(`\. (Banish this card|Put [^.,]*|Discard [^.,]*)\.$`, ", then $1."),
	wordingOf(`(?:, then| and) [A-Z][a-z]+\b`, smallVerb),
	instead(`\b(\d+ cards)\. Discard\b`, "$1, then discard"),
	instead(`\b(\d+ cards)\. Put\b`, "$1, then put"),
	instead(`\bthe number of action tokens you have is greater than the number of action tokens your opponent has\b`,
		"you have more action tokens than your opponent"),
	instead(`\bthe number of action tokens your opponent has is greater than the number of action tokens you have\b`,
		"your opponent has more action tokens than you"),
	instead(`\bis a card that shares? (an?|no|the same) (color|trait|type)\b`, "shares $1 $2"),
	instead(`\b`+head+`s that shares (an?|no) `, "${1}s that share $2 "),
	instead(`\b([Aa]t the start of) (your|an opponent's) (turn|\w+ Phase), `, "$1 $2 next $3, "),
	// Cards say in what their cards are involved, behind what these are.
	instead(`\b([Aa])n involved `+head+`\b`, "$1 $2 involved in the faceoff"),
	instead(`\binvolved ((?:opposing )?(?:boosted )?`+head+`s?)\b`, "$1 involved in the faceoff"),
	wordingOf(`\b[Ii]ts?\b( is\b)?`, named),
	// What is said of a card while it is so, and of no other.
	instead(`\b((?i:while|if) that `+head+` (?:is|isn't) (?:exhausted|ready|frightened|alone|at home|at a Problem|`+
		`involved in (?:a|the)(?: \w+)? faceoff), )that `+head+` (has|gets|can't|loses|gains|is|isn't)\b`, "${1}it $4"),
	wordingOf(`\bthis card\b`, itself),
}
