package cardtext

import (
	"strings"
	"sync"
	"weak"

	"canterlaw/engine/ability"
)

// language is all that templates say: categories, with what is found in their templates.
type language struct {
	// categories by name, with "/s" for those in the singular form.
	categories map[string]*category
	// wordNumbers numbers the words of templates.
	wordNumbers map[string]int
	// items and words are the items made so far, while templates are compiled.
	items map[itemKey]*item
	words map[formed]*item
	// bareVerbs are the words with which what is done begins, where nothing is said of who
	// does it.
	bareVerbs map[string]bool
	builtins  []*category // of names and numbers
}

// inUse is the language that readers have: it takes some 37 MB, and goes with the last of them.
var inUse struct {
	sync.Mutex
	language weak.Pointer[language]
}

// ready gives the language, made anew if no reader has it.
func ready() *language {
	inUse.Lock()
	defer inUse.Unlock()
	l := inUse.language.Value()
	if l == nil {
		l = newLanguage()
		inUse.language = weak.Make(l)
	}
	return l
}

// newLanguage makes the categories and compiles their templates; a mistake in a template
// panics.
func newLanguage() *language {
	l := &language{categories: map[string]*category{}, wordNumbers: map[string]int{}, items: map[itemKey]*item{},
		words: map[formed]*item{}, bareVerbs: map[string]bool{}}
	for _, c := range []struct {
		name     string
		kind     ability.Kind
		hasForms bool
	}{
		{"Ability", ability.Effect, false}, // a whole paragraph
		{"Tag", ability.Header, false},
		{"Owners", ability.Player, false},
		{"Token", ability.Effect, false},
		{"ConfrontedArea", ability.Area, false},
		{"FaceoffMods", ability.Modifier, false},
		{"Flips", ability.Modifier, false},       // those of them that say nothing of cards
		{"InFaceoffs", ability.Condition, false}, // during faceoffs here
		{"Whole", ability.Effect, false},         // what is done, with who does it or for how long it lasts
		{"With", ability.Condition, false},
		{"FirstEvent", ability.Event, false},
		{"LeaveEvent", ability.Event, false},
		{"Discarded", ability.Cards, false},
		{"HasState", ability.Cards, false},
		{"TokenWordsMany", ability.Token, false},
		{"Forbidden", ability.Event, false},
		{"Would", ability.Event, false},
		{"WouldBe", ability.Event, false},      // the same, without when
		{"IfWould", ability.Event, false},      // with the words before it
		{"Happening", ability.Event, false},    // an event, without when
		{"Trigger", ability.Header, false},     // when a triggered ability works
		{"React", ability.Header, false},       // after what a Reaction is
		{"Lasts", ability.Event, false},        // for how long: until when
		{"Tally", ability.Number, false},       // what is counted of a player, as "by"
		{"Having", ability.Cards, false},       // so many counters, so much power
		{"Being", ability.Cards, false},        // exhausted, face-down
		{"Crowd", ability.Cards, false},        // so many, where a card is
		{"Which", ability.Cards, false},        // of Problems, by who or what is there
		{"Involving", ability.Cards, false},    // of a faceoff, by who is in it
		{"ThePlayer", ability.Player, false},   // one, who has so much of something
		{"Act", ability.Event, true},           // what a player, as "by", does
		{"ActOfOwn", ability.Event, false},     // the same to cards of that player
		{"CardVerb", ability.Event, true},      // the same of "subject", the verb alone
		{"DoneBefore", ability.Event, false},   // the same, done
		{"DoneBy", ability.Event, false},       // what is done to "subject" by players, as "by"
		{"PerTime", ability.Time, false},       // each turn
		{"Own", ability.Cards, false},          // your, of cards
		{"Whom", ability.Player, false},        // with whom a player is compared
		{"Others", ability.Player, false},      // those of them that aren't you
		{"Gained", ability.Modifier, false},    // power and keywords that something has
		{"Quantity", ability.Amount, false},    // up to two
		{"Modes", ability.Amount, false},       // of modes: one at random
		{"Sentence", ability.Effect, false},    // before other sentences
		{"Limit", ability.Header, false},       // only once each turn
		{"HowMany", ability.Condition, false},  // at least 3, of what is counted
		{"Passive", ability.Event, false},      // dismissed, of "subject"
		{"Meantime", ability.Condition, false}, // during your turn
		{"ThisTime", ability.Time, false},      // this turn
		{"Pick", ability.Cards, false},         // one of them
		{"Charged", ability.Event, false},      // what a player, as "by", pays for
		{"Playing", ability.Event, false},      // cards that are played, with where or by whom
		{"Pays", ability.Modifier, true},       // how much more or less a player, as "by", pays
		{"Befalls", ability.Event, true},       // what becomes of "subject"
		{"NonTrait", ability.Cards, false},
		{"Heading", ability.Time, false}, // Main Phase, Faceoff
		{"Deeds", ability.Effect, false},
		{"MayDeeds", ability.Effect, false}, // what may be paid for
		{"Body", ability.Effect, false},     // what an ability does
		{"Deed", ability.Effect, true},
		{"Payment", ability.Effect, true}, // what costs are made of
		{"Any", ability.Cards, true},
		{"Other", ability.Cards, true},
		{"Plain", ability.Cards, true},
		{"Destination", ability.Area, false},
		{"Do", ability.Effect, true}, // one thing done, by whoever "by" is
		{"Cost", ability.Effect, false},
		{"Mods", ability.Modifier, false}, // what lasts, with its subject
		{"Mod", ability.Modifier, true},   // what is said of "subject"
		{"Event", ability.Event, false},
		{"Moment", ability.Event, false}, // the start of your turn
		{"End", ability.Event, false},    // until when
		{"Condition", ability.Condition, false},
		{"Object", ability.Cards, false}, // cards that something is done to, chosen where there is a choice
		{"Some", ability.Cards, true},    // cards that something happens to
		{"Subject", ability.Cards, true}, // cards of which something is said
		{"Certain", ability.Cards, true}, // this card, it, that Friend
		{"Noun", ability.Cards, true},    // Friend with power 2 or less here
		{"TypeWord", ability.Cards, false},
		{"Elided", ability.Condition, false}, // of the card of which something is said
		{"Head", ability.Cards, true},        // Friend
		{"Adjective", ability.Cards, false},
		{"TokenWords", ability.Token, false},
		{"Attribute", ability.Cards, false},
		{"State", ability.Cards, false},  // after is, are and while
		{"Player", ability.Player, true}, // of events and of what lasts
		{"Actor", ability.Player, true},  // of what is done
		{"Their", ability.Player, false}, // your, an opponent's
		{"Area", ability.Area, false},
		{"Number", ability.Number, false},
		{"Each", ability.Number, false},      // what a number is counted by: for each …
		{"Meanwhile", ability.Effect, false}, // how long, after what is done
		{"Chosen", ability.Effect, false},
		{"TopCards", ability.Number, false},
		{"Amount", ability.Amount, false},
		{"Reduced", ability.Amount, false}, // for less, or for free
		{"Tokens", ability.Number, false},
		{"Zone", ability.Zone, false},
		{"Time", ability.Time, false},
		{"FaceoffTime", ability.Time, false},
		{"EachFaceoff", ability.Time, false},   // faceoff, after each
		{"AsWinner", ability.Effect, false},    // what the winner of a faceoff does that begins now
		{"AsLoser", ability.Effect, false},     // what its loser does
		{"WithWhom", ability.Cards, false},     // of a faceoff, by who is in it, with the word that says so
		{"WhereItWas", ability.Area, false},    // of what was moved
		{"BecomesOfIt", ability.Effect, false}, // banished, of what something else would happen to
		{"FaceoffsOf", ability.Time, false},    // faceoffs
		{"Color", ability.Color, false},
		{"Symbol", ability.Color, false}, // a color that is named, before a noun
		{"Colored", ability.Cards, false},
		{"Int", ability.Number, false},
		{"Signed", ability.Number, false},
		{"Bracketed", ability.Number, false},
		{"SignedBracketed", ability.Number, false},
		{"Trait", ability.Text, false},
		{"Traits", ability.Text, false},
		{"Title", ability.Text, false},
		{"Keyword", ability.Text, false},
		{"Counter", ability.Text, false},
	} {
		l.declare(c.name, c.kind, c.hasForms)
	}
	for name, read := range map[string]func(*parser, int) []partial{
		"Int": number, "Signed": signed, "Bracketed": bracketed(""), "SignedBracketed": bracketed("+"), "Color": color,
		"Symbol": color,
		"Trait":  known(func(r *Reader) *names { return r.traits }), "Traits": pluralTrait,
		"Title":   known(func(r *Reader) *names { return r.titles }),
		"Keyword": known(func(r *Reader) *names { return r.keywords }), "Counter": counterName,
		"TokenWords": tokenWords("token"), "TokenWordsMany": tokenWords("tokens"),
		"NonTrait": nonTrait,
	} {
		l.named(name).builtin = read
	}
	meanings := meanings{}
	for _, list := range [][]template{
		abilities, effects, costs, events, conditions, modifiers, descriptions, players, numbers,
		counted, faceoffs, intoPlay(), ofPlayers, limits, replacements, notDone(), firstAndNext(),
		oneAndOther(), severalSentences, takenCards,
		exhaustedForTokens(), losers(), earlyWordings, doneToSome(), plainlyPrinted, threeWaysDivided(),
		lyingOnProblems, oftenRead(), powerTotals(), asPrinted, phrases(),
	} {
		for _, t := range list {
			for _, words := range withAndWithout(t.words) {
				t.words = words
				l.compile(t, meanings)
				if other := strings.ReplaceAll(words, "+1 power counter", "power counter"); other != words {
					t := t.older()
					t.words, t.isLast, t.isNewer = other, false, false
					l.compile(t, meanings)
				}
			}
		}
	}
	for _, c := range l.categories {
		c.orderForPrinting()
		l.fork(c)
	}
	l.items, l.words = nil, nil
	l.findBeginnings()
	l.findVerbs()
	return l
}
