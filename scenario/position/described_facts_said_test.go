package position_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// Each common fact of a position, said in several ways, is read alike and whole; also by somebody who speaks of both
// players by name, and of the one for the other.
func TestFactsAreReadHoweverTheyAreSaid(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	shown := func(text string) (line string, unread []string) {
		p := position.New()
		for _, f := range cards.Add(p, text, position.FirstMarked) {
			unread = append(unread, f.Found)
		}
		line, _ = cards.Line(p)
		return line, unread
	}
	for _, fact := range factsSaid() {
		want, _ := shown(fact.line)
		for _, said := range fact.said {
			line, unread := shown(said)
			if line != want || len(unread) > 0 {
				t.Errorf("%q is %q without %q, want %q", said, line, unread, want)
			}
			if speaksOfBoth.MatchString(said) {
				continue
			}
			named := byName(said)
			if line, unread = shown(named); line != want || len(unread) > 0 {
				t.Errorf("%q is %q without %q, want %q", named, line, unread, want)
			}
			if !strings.Contains(named, "Avery") || !onlyNamed.MatchString(fact.line) {
				continue
			}
			other, _ := shown(otherSide(fact.line, letters))
			named = otherSide(named, names)
			if line, unread = shown(named); line != other || len(unread) > 0 {
				t.Errorf("%q is %q without %q, want %q", named, line, unread, other)
			}
		}
	}
}

// speaksOfBoth finds that somebody speaks of both players in one word, or of what needs no owner.
var speaksOfBoth = regexp.MustCompile(`\b(?:[Ww]e|us)\b`)

// onlyNamed finds facts whose owner has to be said.
var onlyNamed = regexp.MustCompile(`^(?:A|B|AP|BP|B at AP|A at BP)\b`)

var (
	letters = regexp.MustCompile(`\b[AB][PH]?\b`)
	names   = regexp.MustCompile(`\b(?:Avery|Blake)\b`)
)

// otherSide says of one player what is said of the other.
func otherSide(text string, of *regexp.Regexp) string {
	return of.ReplaceAllStringFunc(text, func(who string) string {
		for _, name := range []string{"Avery", "A"} {
			if rest, ok := strings.CutPrefix(who, name); ok {
				return map[string]string{"Avery": "Blake", "A": "B"}[name] + rest
			}
		}
		if who == "Blake" {
			return "Avery"
		}
		return "A" + who[1:]
	})
}

// named are what somebody says of themselves and of the opponent, and what others say of both by name.
var named = regexpsOf(`I've`, "Avery has", `I'm`, "Avery is", `I have`, "Avery has", `I control`, "Avery controls",
	`I still have`, "Avery still has", `I go`, "Avery goes", `I`, "Avery", `me`, "Avery",
	`[Mm]y opponent|[Tt]he opponent|[Oo]pponent`, "Blake", `[Mm]y|[Mm]ine`, "Avery's", `[Hh]e's got`, "Blake has got",
	`[Hh]e's`, "Blake is", `[Hh]e|him`, "Blake", `[Hh]is`, "Blake's")

type replacement struct {
	said *regexp.Regexp
	as   string
}

func regexpsOf(pairs ...string) (all []replacement) {
	for pair := range slices.Chunk(pairs, 2) {
		all = append(all, replacement{regexp.MustCompile(`\b(?:` + pair[0] + `)\b`), pair[1]})
	}
	return all
}

// byName says of both players by name what somebody says of themselves and the opponent.
func byName(text string) string {
	for _, r := range named {
		text = r.said.ReplaceAllString(text, r.as)
	}
	return text
}

type factSaid struct {
	line string
	said []string
}

func factsSaid() []factSaid {
	return []factSaid{
		{"A 4t", []string{"I have four action tokens.", "I'm sitting on 4 tokens.",
			"There are four tokens in my pool.", "My AT count is 4.", "4 action tokens for me.",
			"I've got 4 AT left to spend.", "I still have 4 tokens left.", "I've saved up 4 tokens.",
			"My action token pool is at 4.", "I'm down to 4 tokens."}},
		{"B 1t", []string{"My opponent only has 1 token remaining.", "He's got one AT in his pool.",
			"Blake is on 1 token.", "One token for Blake.", "Blake's tokens: 1.",
			"I've spent all my tokens. He has 1 left.", "I'm out of tokens, he has 1.",
			"I have no AT, and Blake has 1."}},
		{"A 3t; B 1t", []string{"Tokens: I have 3, he has 1.", "Tokens are 3 for me and 1 for him.",
			"I have three tokens to his one."}},
		{"A 2t; B 2t", []string{"We each have two tokens.", "Both of us are on two tokens."}},
		{"A 8p; B 11p", []string{"The score is 8 to 11.", "The score is 8-11.", "It's 8-11 in points.",
			"I'm at eight, he's at eleven points.", "I've 8 points and he's 3 ahead.", "Points: me 8, him 11.",
			"8 points for me, 11 for my opponent.", "Blake leads 11 to 8.", "My opponent is winning 11-8.",
			"Avery has 8 points and Blake has 11."}},
		{"A 8p; B 8p", []string{"We're tied at 8 points.", "We both have 8 points."}},
		{"B 14p", []string{"He's one point away from winning.", "Blake needs one more point to win."}},
		{"A hand: 4 ?", []string{"I have 4 cards in hand.", "I'm holding four cards.",
			"There are 4 cards in my hand.", "My hand is 4 cards.", "My hand has four cards in it.",
			"I've got a hand of four.", "His hand is empty, I have 4 cards."}},
		{"A hand: 4 ?; B hand: 2 ?", []string{"Hand size: me 4, opponent 2.", "Four in hand for me, two for Blake."}},
		{"B hand: 2 ?", []string{"He has two in his hand.", "He's got just two cards left.",
			"Blake has a two-card hand."}},
		{"A hand: falcon", []string{"I have Falcon in my hand.", "The only card in my hand is Falcon.",
			"In hand I have Falcon.", "My last card in hand is Falcon.", "Falcon is in my hand."}},
		{"A hand: falcon, red gala", []string{"I'm holding Falcon and Red Gala.",
			"My hand consists of Falcon and Red Gala."}},
		{"A hand: falcon, red gala, ?", []string{"My hand: Falcon, Red Gala and one other card."}},
		{"A hand: falcon, 2 ?", []string{"I've got Falcon and two other cards in hand."}},
		{"B hand: falcon", []string{"Blake is holding Falcon."}},
		{"A main", []string{"It's my turn.", "My turn right now.", "We're in my turn.", "During my main phase.",
			"I'm in my main phase."}},
		{"B main", []string{"It's my opponent's turn.", "We are in Blake's turn.", "Blake is the turn player.",
			"Blake's the active player.", "This is during my opponent's turn.", "It's the opponent's main phase.",
			"We're in my opponent's main phase.", "In Blake's Main Phase,", "He's in his main phase.",
			"Blake is in Main.", "It's main phase of Blake's turn."}},
		{"B turn 4", []string{"It is turn 4, Blake's main phase.", "It's the fourth turn, and it's Blake's.",
			"It's turn 4 for Blake.", "We're on turn 4 and Blake is active."}},
		{"start of B turn", []string{"Blake has just begun his turn.", "At the start of Blake's turn."}},
		{"A end", []string{"We're at the end of my turn."}},
		{"A score", []string{"It's my score phase.", "I'm in the score phase of my turn.", "Score phase, me.",
			"We've moved to my Score Phase.", "I go to score phase."}},
		{"A start of score phase", []string{"It's the start of my Score Phase."}},
		{"A troublemaker", []string{"It's my Troublemaker Phase.", "In my troublemaker phase."}},
		{"B turn 6 troublemaker", []string{"It's Blake's troublemaker phase, turn 6."}},
		{"B ready", []string{"We're in the Ready Phase of Blake's turn."}},
		{"AH: falcon", []string{"I have Falcon at home.", "Falcon is at home, mine.", "My Falcon's at home.",
			"At home I've got Falcon.", "At my home is Falcon.", "There's a Falcon at my home.",
			"In my home there's Falcon.", "Home: Falcon.", "I control Falcon at my home.", "Falcon sits at home."}},
		{"BH: falcon", []string{"Blake has Falcon at home.", "Blake's home has Falcon.", "Blake's Falcon is home.",
			"Falcon's in Blake's home.", "I have no friends in play. Blake has Falcon at home.",
			"No one is at my problem. Blake has Falcon at home.", "My board is empty. Blake has Falcon at home."}},
		{"AP: falcon, gyro", []string{"I have Falcon and Gyro at my problem.",
			"At my problem I have Falcon and Gyro.", "My problem has Falcon and Gyro.",
			"Falcon and Gyro are at my problem.", "My Falcon and my Gyro are both at my problem.",
			"On my problem I've got Falcon and Gyro.", "I have Falcon with Gyro at my own problem.",
			"Falcon is at my problem alongside Gyro.", "Falcon, Gyro on my side of my problem.",
			"There's Falcon and Gyro at my problem.", "At Avery's problem: Falcon and Gyro.",
			"Falcon is at my problem, and so is Gyro.", "Falcon is at my problem. So is Gyro.",
			"Falcon and Gyro are at my problem. Nobody is exhausted.",
			"Falcon and Gyro are at my problem. Neither is exhausted.",
			"Falcon and Gyro are at my problem. None of them are exhausted.",
			"Falcon and Gyro are at my problem. Everything is ready.",
			"Falcon and Gyro are at my problem, all ready.",
			"Falcon and Gyro are at my problem and nothing is exhausted."}},
		{"A at BP: falcon", []string{"I have Falcon at Blake's problem.", "My Falcon is over at Blake's problem.",
			"My Falcon is at the opponent's problem.", "At Blake's problem there's my Falcon.",
			"Blake's problem has my Falcon at it.", "I sent Falcon to Blake's problem.",
			"I moved Falcon over to his problem.", "I put Falcon at his problem."}},
		{"BP: gyro; A at BP: falcon", []string{"At his problem I've Falcon and he's got Gyro.",
			"At his problem it's my Falcon against his Gyro.", "My Falcon and his Gyro are both at his problem.",
			"My Falcon is facing his Gyro at his problem.", "His problem has my Falcon and his Gyro.",
			"Falcon (mine) and Gyro (his) are at his problem."}},
		{"AH: falcon/ex", []string{"My Falcon at home is exhausted.", "I have an exhausted Falcon at home.",
			"Falcon is at home, exhausted.", "Falcon's exhausted at my home.",
			"I have Falcon at home, it's exhausted.", "I have Falcon, which is exhausted, at home.",
			"I've already exhausted Falcon, who's at home."}},
		{"AP: falcon/ex, gyro", []string{"Falcon (exhausted) and Gyro are at my problem.",
			"Falcon and Gyro are at my problem, only Falcon is exhausted."}},
		{"AP: gyro, falcon/ex", []string{"Falcon and Gyro are at my problem. The first is exhausted.",
			"Falcon and Gyro are at my problem. Gyro isn't exhausted but Falcon is."}},
		{"AP: falcon/ex, gyro/ex", []string{"Falcon and Gyro are at my problem, both exhausted.",
			"Falcon and Gyro are exhausted at my problem.",
			"Both my Falcon and my Gyro are exhausted at my problem.",
			"I have two exhausted friends at my problem, Falcon and Gyro.",
			"Falcon and Gyro are at my problem. They're both exhausted.",
			"Falcon and Gyro are at my problem. Both are exhausted.",
			"Falcon and Gyro are at my problem. Everyone's exhausted.",
			"Falcon and Gyro are at my problem. All are exhausted."}},
		{"AP: falcon/fr", []string{"Falcon is frightened at my problem.", "My Falcon at my problem is frightened.",
			"My Falcon got frightened, it's at my problem.", "My frightened Falcon is at my problem.",
			"I have Falcon face-down (frightened) at my problem.", "Blake frightened my Falcon at my problem."}},
		{"B at AP: friend/fr", []string{"One of Blake's friends at my problem is frightened."}},
		{"B at AP: falcon/fr", []string{"I frightened his Falcon at my problem."}},
		{"AP: falcon + hard hat", []string{"Falcon has Hard Hat attached at my problem.",
			"Falcon is at my problem with Hard Hat attached.", "Falcon at my problem is wearing a Hard Hat.",
			"Hard Hat is attached to Falcon at my problem.", "I have a Hard Hat on Falcon, who's at my problem.",
			"My Falcon with Hard Hat is at my problem.", "There is a Hard Hat on my Falcon at my problem.",
			"Falcon (with Hard Hat) is at my problem.", "I attached Hard Hat to my Falcon at my problem.",
			"I've Falcon at my problem, Hard Hat attached to it.",
			"I've Falcon at my problem equipped with Hard Hat.", "I put a Hard Hat on Falcon at my problem."}},
		{"B at AP: falcon + hard hat/of A/by A", []string{"Blake has Falcon at my problem. My Hard Hat is on it."}},
		{"A at BP: timberwolf", []string{"I have Timberwolf uncovered at Blake's problem.",
			"My Timberwolf is face up at Blake's problem.", "There's my Timberwolf at Blake's problem.",
			"My Timberwolf is uncovered at Blake's problem.", "I uncovered Timberwolf at Blake's problem.",
			"Blake's problem has my Timberwolf on it.", "Timberwolf, which is mine, is at Blake's problem.",
			"I've revealed my Timberwolf at Blake's problem.",
			"A Timberwolf controlled by me is at Blake's problem."}},
		{"A at BP: timberwolf/down", []string{"I have Timberwolf face-down at Blake's problem.",
			"I have a face-down Timberwolf at Blake's problem.",
			"My Timberwolf at Blake's problem is still face-down.", "My Timberwolf is covered at Blake's problem.",
			"My facedown troublemaker at Blake's problem is Timberwolf.",
			"I played Timberwolf face-down at Blake's problem.",
			"My Timberwolf has not been uncovered yet, at Blake's problem."}},
		{"A at BP: troublemaker/down", []string{"There's a face-down troublemaker of mine at Blake's problem.",
			"I've got a facedown at Blake's problem."}},
		{"B at AP: troublemaker/down", []string{"Blake has one face-down card at my problem."}},
		{"A start of faceoff at AP", []string{"We're in a faceoff at my problem. It's my turn.",
			"There's a problem faceoff at my problem on my turn.",
			"A faceoff has started at my problem. I'm the turn player.", "My turn, faceoff at my problem.",
			"It's my turn and there's a faceoff going on at my problem.",
			"My score phase, and we're facing off at my problem."}},
		{"A start of faceoff against timberwolf; AP: falcon; B at AP: timberwolf", []string{
			"My Falcon is in a faceoff against Blake's Timberwolf at my problem. My turn.",
			"Troublemaker faceoff on my turn: my Falcon vs Blake's Timberwolf at my problem.",
			"I'm in a faceoff with Blake's Timberwolf at my problem, where I have Falcon. My turn."}},
		{"A after flips at AP; A flips: falcon; B flips: gyro", []string{
			"We're at the flip in a faceoff at my problem on my turn. I flipped Falcon, he flipped Gyro."}},
		{"AP: runaway cart; BP: on the case", []string{"My problem is Runaway Cart and Blake's is On the Case.",
			"My problem: Runaway Cart. His problem: On the Case.",
			"Problems are Runaway Cart (mine) and On the Case (his).",
			"The problems are Runaway Cart for me and On the Case for him.",
			"I have Runaway Cart as my problem and Blake has On the Case.",
			"My current problem is Runaway Cart. Blake's current problem is On the Case.",
			"Runaway Cart is my problem and On the Case is his.",
			"In play are Runaway Cart, my problem, and On the Case, his problem."}},
		{"AP: runaway cart, falcon", []string{"I have Falcon at Runaway Cart, my problem.",
			"I have Falcon at Runaway Cart (my problem).", "I have Falcon at my problem, Runaway Cart.",
			"I have Falcon at my problem (Runaway Cart)."}},
		{"AP: falcon/+2", []string{"My Falcon has two +1 power counters, at my problem.",
			"Falcon at my problem has 2 power counters on it.",
			"There are two +1 power counters on my Falcon at my problem.",
			"Falcon with 2 +1 counters at my problem.", "I've put two +1 power counters on Falcon at my problem.",
			"I have a Falcon with two power counters at my problem.", "My Falcon at my problem (two +1 counters)."}},
		{"AP: falcon/-1", []string{"Falcon's at my problem and has a single -1 power counter."}},
		{"AP: falcon/+1; B at AP: falcon/+2", []string{
			"My Falcon has one +1 counter and his has two. Both are at my problem."}},
		{"AH: pinkie pie party animal/boosted", []string{"My mane Pinkie Pie, Party Animal is boosted at home.",
			"My mane is Pinkie Pie, Party Animal, boosted, at home.",
			"Pinkie Pie, Party Animal is my mane and she's boosted. She's at home.",
			"My boosted mane Pinkie Pie, Party Animal is at home.",
			"My Mane Character, Pinkie Pie, Party Animal, is on her boosted side at home.",
			"Pinkie Pie, Party Animal (mane, boosted) is at home.",
			"My mane Pinkie Pie, Party Animal has flipped and is at home.",
			"I've flipped my mane, Pinkie Pie, Party Animal. She's at home.",
			"I have a boosted Pinkie Pie, Party Animal as my mane, at home."}},
		{"AH: pinkie pie party animal", []string{
			"My mane Pinkie Pie, Party Animal isn't boosted yet, she's at home.",
			"My mane Pinkie Pie, Party Animal is on her start side at home.",
			"My mane Pinkie Pie, Party Animal is unflipped at home.",
			"My mane Pinkie Pie, Party Animal hasn't flipped yet and is at home."}},
		{"A deck: falcon, 10 ?", []string{"The top card of my deck is Falcon.", "Falcon is on top of my deck.",
			"On top of my deck there's Falcon.", "I have Falcon on top of my deck.", "My top card is Falcon.",
			"The next card in my deck is Falcon."}},
		{"A deck: falcon, gyro, 10 ?", []string{"The top two cards of my deck are Falcon and Gyro.",
			"My deck has Falcon on top, followed by Gyro."}},
		{"A deck: 6 ?", []string{"There are 6 cards left in my deck.", "My deck is down to 6 cards.",
			"I have 6 cards left in my deck.", "My deck has six cards."}},
		{"B deck:", []string{"Blake's deck is empty.", "Blake has no cards left in his deck.",
			"Blake is out of cards in his deck."}},
		{"A discard: falcon", []string{"Falcon is in my discard pile.", "I have Falcon in my discard.",
			"My discard pile has Falcon in it.", "My graveyard has Falcon."}},
		{"A discard: falcon, gyro", []string{"In my discard pile there's Falcon and Gyro.",
			"My discard: Falcon, Gyro."}},
		{"B discard: falcon", []string{"There's a Falcon in Blake's discard pile."}},
		{"A discard:", []string{"My discard pile is empty.", "I have nothing in my discard pile."}},
		{"A main; confronted AP", []string{"I've confronted my problem this turn. My turn.",
			"I already confronted my own problem this turn. My turn."}},
		{"B main; confronted AP", []string{"Blake has already confronted my problem on his turn."}},
		{"BP: falcon/of A", []string{"Blake controls my Falcon at his problem.",
			"Blake has taken control of my Falcon, which is at his problem.",
			"My Falcon, controlled by Blake, is at his problem.",
			"My Falcon is under Blake's control at his problem.", "Blake stole my Falcon, it's at his problem."}},
		{"B at AP: falcon", []string{"I have nobody at my problem. Blake has Falcon there.",
			"There's nobody at my problem but Blake's Falcon."}},
		{"AH: castle of friendship", []string{"I control Castle of Friendship.",
			"I have Castle of Friendship in play.", "My Castle of Friendship is out.",
			"Castle of Friendship is on the table, it's mine."}},
		{"AH: castle of friendship, mr turnip", []string{"My resources are Castle of Friendship and Mr. Turnip."}},
	}
}
