package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// Below a player's name a place of the other player is where that player's own cards are, in lists and in tables.
func TestWhoseCardsAreInAListBelowAName(t *testing.T) {
	areShownAs(t, map[string]string{
		"Me:\n- Home: Falcon\n- Opp's problem: Gyro\nOpp:\n- Home: Twilight\n- My problem: Timberwolf": "B at AP: " +
			"timberwolf; A at BP: gyro; AH: falcon; BH: twilight",
		"Me\n Home: Falcon\n Opp's problem: Gyro\nOpp\n Home: Twilight\n My problem: Timberwolf": "B at AP: " +
			"timberwolf; A at BP: gyro; AH: falcon; BH: twilight",
		"Avery:\n- Home: Falcon\n- Opp's problem: Gyro\nBlake:\n- Home: Twilight\n- Opp's problem: Timberwolf": "" +
			"B at AP: timberwolf; A at BP: gyro; AH: falcon; BH: twilight",
		"**Avery** – 8 VP, 1 AT\n* Problem: Falcon\n\n" +
			"**Blake** – 10 VP, 3 AT\n* Avery's Problem: Gyro\n* Hand: none": "" +
			"A 1t 8p; B 3t 10p; AP: falcon; B at AP: gyro",
		"[Avery] 10pts/3AT | Home: Dash | Hand: 2\n[Blake] 12pts/1AT | Home: Rarity | Hand: 5": "A 3t 10p; B 1t 12p; " +
			"AH: rainbow; BH: rarity; A hand: 2 ?; B hand: 5 ?",
		"| | Avery | Blake |\n|---|---|---|\n| Own Problem | Falcon; Gyro (E) | – |\n| Opp's Problem | Hydra | " +
			"Octavia |": "AP: falcon, gyro/ex; B at AP: octavia; A at BP: hydra",
	})
}

// Tables without a head, with commas between the cells, or with the cards in any column.
func TestTablesOfOtherForms(t *testing.T) {
	areShownAs(t, map[string]string{
		"me | home | Rarity (boosted)\nme | my problem | Falcon, Gyro\nopp | my problem | Timberwolf\n" +
			"me | hand | Yay!": "" +
			"AP: falcon, gyro; B at AP: timberwolf; AH: rarity/boosted; A hand: yay",
		"Avery\thome\tRarity\nAvery\tproblem\tFalcon\nBlake\tAvery's problem\tTimberwolf": "AP: falcon; B at AP: " +
			"timberwolf; AH: rarity",
		"player,points,tokens,home,hand\nAvery,7,2,Rarity,3\nBlake,9,0,Applejack,4": "A 2t 7p; B 9p; AH: rarity; BH: " +
			"applejack; A hand: 3 ?; B hand: 4 ?",
		"Zone,Owner,Card,State\nHome,Avery,Rarity,boosted\nHome,Blake,Applejack,\n" +
			"Avery's Problem,Blake,Timberwolf,face-down": "" +
			"B at AP: timberwolf/down; AH: rarity/boosted; BH: applejack",
		"<b>Me</b><br>Home: Dash<br>Problem: Falcon<br><b>Opp</b><br>Home: Twilight": "AP: falcon; AH: rainbow; BH: " +
			"twilight",
		"• My Problem → my Falcon, his Octavia\n• Tokens → me 2, him 3": "" +
			"A 2t; B 3t; AP: falcon; B at AP: octavia",
		"P1 controls at home: Falcon\nP2 controls at P1's Problem: Timberwolf (face-down)": "" +
			"B at AP: timberwolf/down; AH: falcon",
		"Home: Falcon (A), Gyro (B)\nAvery's Problem: Red Gala (A), Octavia (B)": "" +
			"AP: red gala; B at AP: octavia; AH: falcon; BH: gyro",
		"- My Problem: my Falcon; his Gyro\n- His Problem: his Rarity": "AP: falcon; B at AP: gyro; BP: rarity",
		"Home ..... Falcon\nProblem ..... Gyro":                        "AP: gyro; AH: falcon",
	})
}

// What semicolons part in a list behind a place is at that place.
func TestSemicolonsInAList(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown string
		assumed     []string
	}{
		{"Avery's home: Rarity (not boosted); Falcon; Gyro, Hard Hat", "AH: rarity, falcon, gyro, hard", nil},
		{"- Blake: 3 points\n- Avery's home: Rarity (not boosted); Falcon\n- Blake's home: Gyro", "B 3p; AH: rarity, " +
			"falcon; BH: gyro", nil},
		{"My problem: Falcon; I have 3 AT; Gyro is at home", "A 3t; AP: falcon; AH: gyro", nil},
	} {
		isTold(t, cards, test.said, test.shown, nil, test.assumed)
	}
}
