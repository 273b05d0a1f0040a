// Package newgame is the screen where two decks are chosen, theme decks or the user's own, to play
// a game from its start. The game is played in the sandbox.
package newgame

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/decklist"
	"canterlaw/scenario"
	"canterlaw/scenario/wording"
	"canterlaw/ui/look"
)

// Screen is where two decks are chosen to play a game from its start.
type Screen struct {
	*look.Page
	play   func(*scenario.Scenario)
	cancel func()

	library *rulesdb.Library // nil until it is there
	theme   []*decklist.Deck // the theme decks
	failure string           // why there are none
	sides   [2]*deckChoice   // Avery's, who goes first, and Blake's
	text    *look.Check      // whether the game is played with card text
}

// New makes the screen: play is given the game that is to be played, cancel is called to give it up.
func New(window fyne.Window, play func(*scenario.Scenario), cancel func()) *Screen {
	g := &Screen{Page: look.NewListPage(), play: play, cancel: cancel, text: look.NewCheck("With card text")}
	g.text.Checked = true
	for i, heading := range []string{"Avery, who goes first", "Blake"} {
		g.sides[i] = newDeckChoice(heading, window, g.Show)
	}
	return g
}

// SetLibrary gives the cards, and with them the theme decks.
func (g *Screen) SetLibrary(library *rulesdb.Library) {
	g.library = library
	decks, err := decklist.ThemeDecks(library)
	if err != nil {
		g.failure = err.Error()
		return
	}
	g.theme = decks
}

// Show draws the choice as it stands.
func (g *Screen) Show() {
	objects := []fyne.CanvasObject{look.NewHeading("A new game")}
	if g.failure != "" {
		objects = append(objects, look.NewText("✕ "+g.failure))
	}
	if g.library == nil {
		g.ShowInPlace(append(objects, look.NewText("The cards are being loaded: one moment."), g.buttons())...)
		return
	}
	var sides, verdicts []fyne.CanvasObject
	for _, side := range g.sides {
		sides = append(sides, look.NewPanel(side.draw(g.library, g.theme)))
		verdicts = append(verdicts, look.NewColumn(2, side.verdict()...))
	}
	objects = append(objects,
		look.NewText("Choose a deck for each player. Then the game begins with the Starting Problems; what decks "+
			"bring can be chosen or drawn at random."),
		look.NewColumns(8, sides...), look.NewGap(4), g.buttons()) // which stay where they are, whatever is chosen
	objects = append(objects, g.unknownText()...)
	g.ShowInPlace(append(objects, look.NewColumns(8, verdicts...))...)
}

// namedUnknown is how many cards are named whose text isn't known.
const namedUnknown = 8

// canPlay reports whether both decks are chosen and legal.
func (g *Screen) canPlay() bool { return g.sides[0].isLegal() && g.sides[1].isLegal() }

// unknownText says of which cards the text isn't known.
func (g *Screen) unknownText() []fyne.CanvasObject {
	if !g.canPlay() {
		return []fyne.CanvasObject{look.NewCaption("With card text, or without: once both decks are chosen.")}
	}
	unknown := scenario.CardsWithoutText(g.sides[0].deck, g.sides[1].deck)
	if len(unknown) == 0 {
		return nil
	}
	names := strings.Join(unknown[:min(namedUnknown, len(unknown))], "; ")
	if more := len(unknown) - namedUnknown; more > 0 {
		names += fmt.Sprintf("; and %d more", more)
	}
	says := fmt.Sprintf("The text of %s isn’t known: %s. These go by their facts alone.",
		wording.Count(len(unknown), "card"), names)
	return []fyne.CanvasObject{look.NewCaption(says)}
}

// buttons begin the game, once there are two legal decks, with card text or without, or
// give it up.
func (g *Screen) buttons() fyne.CanvasObject {
	play := look.NewButton("Play", theme.MediaPlayIcon(), g.begin)
	play.Importance = widget.HighImportance
	play.SetEnabled(g.canPlay())
	buttons := container.NewHBox(look.NewButton("Scenarios", theme.ListIcon(), g.cancel), play)
	if g.canPlay() {
		buttons.Add(g.text)
	}
	return buttons
}

// Choose takes a deck for a player, of whom the first goes first.
func (g *Screen) Choose(player int, deck *decklist.Deck) { g.sides[player].choose(deck) }

// CloseFiles closes the dialogs in which deck files are looked for.
func (g *Screen) CloseFiles() {
	for _, side := range g.sides {
		if side.files != nil {
			side.files.Hide()
		}
	}
}

func (g *Screen) begin() {
	text, err := scenario.GameFile(g.library, g.sides[0].deck, g.sides[1].deck, g.text.Checked)
	var game *scenario.Scenario
	if err == nil {
		game, err = scenario.Read(g.library, "game.yaml", text)
	}
	if err != nil {
		g.ShowObjects(look.NewHeading("This game can’t be played"), look.NewText(err.Error()),
			container.NewHBox(look.NewButton("Choose other decks", nil, g.Show)))
		return
	}
	g.play(game)
}

// deckSize says how many cards a deck has.
func deckSize(d *decklist.Deck) string {
	return fmt.Sprintf("%s to draw, %s", wording.Count(len(d.DrawDeck()), "card"),
		wording.Count(len(d.ProblemDeck()), "Problem"))
}
