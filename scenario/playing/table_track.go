package playing

import (
	"slices"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/wording"
)

// Track is the course of the present turn, as the track above the table shows it.
type Track struct {
	Turn   int // from 1; 0 before the first, as the game starts
	Player board.Player
	Phases []TrackPlace
	// Waits words what the game waits for: "Avery has priority", "" when it is over.
	Waits   string
	Decides board.Player // who has priority or decides; NoPlayer if nobody does or it is Chance
	Rule    string       // which gives the decision
}

// TrackPlace is a phase, a step, a faceoff or a window of the turn, with what is in it.
type TrackPlace struct {
	Kind   engine.ProcedureKind // KindPhase, KindStep, KindFaceoff or KindWindow
	Short  string               // where the place around it is shown: "Score", "Confront", "tie flips", "start"
	Name   string               // in full: "Score Phase", "after tie flips"
	Rule   string
	Window engine.Window // of a window
	Acting bool          // the windows of the Main Phase that the turn player opens by actions (510.3)
	Area   board.AreaID  // of a Confront Step or a Problem faceoff; NoArea otherwise
	State  engine.TrackState
	Places []TrackPlace
}

// TrackOf tells how far the present turn has come.
func TrackOf(s *scenario.Scenario, state *board.State) Track {
	d := state.Decision()
	t := Track{Turn: state.Turn(), Player: state.TurnPlayer(), Decides: board.NoPlayer,
		Phases: trackPlaces(engine.Resume(state, nil).Track())}
	if state.Result().Over || d.Kind == board.NoDecision {
		return t
	}
	t.Rule = d.Rule.String()
	if d.Player != board.Chance {
		t.Decides = d.Player
	}
	w := wording.Words{Scenario: s, State: state, Now: true}
	switch d.Kind {
	case board.Priority:
		t.Waits = w.Player(d.Player) + " has priority"
	case board.Opening:
		t.Waits = w.Player(d.Player) + " may act or go on"
	default:
		t.Waits = wording.DescribeDecision(s, state, d)
	}
	return t
}

func trackPlaces(items []engine.TrackItem) []TrackPlace {
	var places []TrackPlace
	for _, item := range items {
		place := TrackPlace{Kind: item.Kind, Name: item.Name, Rule: item.Rule.String(), Window: item.Window,
			Acting: item.Acting, Area: item.Area, State: item.State, Places: trackPlaces(item.Items)}
		place.Short = strings.TrimSuffix(strings.TrimSuffix(item.Name, " Phase"), " Step")
		if item.Kind == engine.KindWindow && !item.Acting {
			place.Name, place.Short = wording.WindowName(item.Window), shortWindow(item.Window)
		}
		if item.Kind == engine.KindFaceoff {
			place.Name, place.Short = wording.Capitalized(item.Name), "Faceoff"
		}
		if slices.ContainsFunc(place.Places, TrackPlace.hasFaceoff) {
			place.tellWindows()
		}
		places = append(places, place)
	}
	return places
}

// hasFaceoff reports whether a place is a faceoff, or a window in which one runs.
func (p TrackPlace) hasFaceoff() bool {
	return p.Kind == engine.KindFaceoff ||
		p.Kind == engine.KindWindow && slices.ContainsFunc(p.Places, TrackPlace.hasFaceoff)
}

// tellWindows names the windows of a phase or step, beside which stand those of a faceoff: "end of phase". Where
// a window stands right behind the name of what it is in, that is plain, but in the Faceoff Step.
func (p *TrackPlace) tellWindows() {
	kind := "phase"
	if p.Kind == engine.KindStep {
		kind = "step"
	}
	for i := range p.Places {
		w := &p.Places[i]
		if isPlain := i == 0 && p.Short != "Faceoff"; w.Kind == engine.KindWindow && !w.Acting && !isPlain {
			w.Short += " of " + kind
		}
	}
}

// shortWindow names a window beside the name of what it is in: "start", "tie flips".
func shortWindow(w engine.Window) string {
	switch name := w.String(); {
	case strings.HasPrefix(name, "after "):
		return strings.TrimPrefix(name, "after ")
	default:
		first, _, _ := strings.Cut(name, " ")
		return first
	}
}

// Present gives the way to the present place, from its phase inwards; none before the
// first turn and between phases.
func (t *Track) Present() []TrackPlace {
	var way []TrackPlace
	places := t.Phases
	for i := 0; i < len(places); i++ {
		if places[i].State == engine.Now {
			way = append(way, places[i])
			places, i = places[i].Places, -1
		}
	}
	return way
}
