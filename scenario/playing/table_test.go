package playing

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/wording"
)

// headWithText is the head of a scenario whose cards have their text.
const headWithText = "format: 1\nid: 0f8e7c1a-5b2d-4c3e-9a41-77d0c3b2a190\ntitle: A test\n"

// tiedAtCloudbursting is a position before a Problem faceoff in which both players
// bring 5 power and each flips 2 more, so that they flip again.
const tiedAtCloudbursting = headWithText + `
question: Can Avery still win?
ruling: Yes.
rules: [514.4c]
cards:
  - {title: Last Chance, type: Resource, colors: orange, traits: [Dilemma],
      power: 4, cost: 1, problem: {bonus: 4, owner: [{kind: wild, power: 2}], opponent: [{kind: wild, power: 9}]}}
setup:
  at: {turn: Avery, window: start of faceoff, faceoff: problem, problem: A problem, number: 9}
  Avery:
    score: 8
    tokens: 2
    mane: {card: "Rainbow Dash, Flier Extraordinaire", as: dash, side: boosted, at: A problem}
    problem: {card: Cloudbursting}
    in play:
      - {card: PR8, as: cerulean, at: A problem, exhausted: true}
      - {card: PR79, as: twist, at: A problem}
      - {card: PR13, as: holly, at: A home}
      - {card: PR20, as: sunrise, at: A home, frightened: true}
      - {card: PR158, as: wolf, at: B problem, face-down: true}
    hand: [{card: Gotta Go Fast, as: fast}, {card: Swing Into Action, as: swing}]
    deck: [{card: "Emerald Green, Cider Aficionado", as: green}, {card: "Jetstream, All Heart", as: jet}, "? x 5"]
  Blake:
    score: 9
    tokens: 1
    mane: {card: "Applejack, Steadfast Farmpony", as: aj, at: A problem}
    problem: {card: Hungry Hungry Caterpillars}
    in play:
      - {card: PR28, as: granny, at: A problem}
      - {card: PR26, as: cherry, at: A problem}
      - {card: PR139, as: hat, on: cherry}
      - {card: PR157, as: para, at: B problem}
      - {card: PR33, as: gala, at: B problem}
      - {card: PR22, as: cobbler, at: B home}
      - {card: Last Chance, as: orchard}
      - {card: PR30, as: drill, at: dilemma orchard}
    hand: [{card: Too Much Pie, as: pie}, "?"]
    deck: [{card: "Red Gala, Favorite Cousin", as: galatwo}, {card: Apples and Oranges, as: apples}, "? x 5"]
  history: {confronted: [A problem], opponent met: [A problem]}
steps:
  - pass to: after flips
  - A: pass
  - B: pass
  - A: play fast
  - A: choose holly
  - A: choose A problem
  - A: choose no
  - pass to: end of faceoff
expect:
  - {window: end of faceoff}
`

// forward makes so many steps of the scenario.
func forward(t testing.TB, b *Sandbox, steps int) {
	t.Helper()
	for range steps {
		if err := b.Forward(); err != nil {
			t.Fatal(err)
		}
	}
}

// cardOf finds a card by its alias.
func cardOf(t testing.TB, s *scenario.Scenario, alias string) board.CardID {
	t.Helper()
	for c, name := range s.Names.Aliases {
		if name == alias {
			return c
		}
	}
	t.Fatalf("no card is called %q", alias)
	return 0
}

func TestWhatEachPlayerHasAndNeedsAtEachProblem(t *testing.T) {
	b := sandboxOf(t, tiedAtCloudbursting)
	var got []string
	for _, at := range Confronting(b.Scenario(), b.State()) {
		for _, by := range at.Players {
			line := fmt.Sprint(wording.CardName(b.Scenario(), b.State(), at.Problem), " ",
				b.Scenario().Names.PlayerName(by.Player), " ", by.Needs)
			line += fmt.Sprint(" owners ", by.Owners, " met ", by.Met, " can ", by.Can, " confronted ", by.Confronted)
			for _, o := range by.Others {
				line += "; " + o.Text + " " + o.Rule
			}
			got = append(got, line)
		}
	}
	want := []string{
		"Cloudbursting Avery [blue 3/1 not blue 2/1] owners true met true can true confronted true",
		"Cloudbursting Blake [wild 5/4] owners false met true can true confronted false",
		"Hungry Hungry Caterpillars Avery [wild 0/5] owners false met false can false confronted false; Purple " +
			"Parasprite is there: Avery can’t confront 611.3e",
		"Hungry Hungry Caterpillars Blake [orange 2/2 not orange 0/2] owners true met false can false confronted false",
		"Last Chance Avery [wild 0/9] owners false met false can false confronted false",
		"Last Chance Blake [wild 3/2] owners true met true can true confronted false",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func TestTheFaceoffFromItsStartToItsEnd(t *testing.T) {
	b := sandboxOf(t, tiedAtCloudbursting)
	at := func(steps int, stage engine.FaceoffStage, leader board.Player, lead int, sides ...string) *FaceoffNow {
		t.Helper()
		forward(t, b, steps)
		f := b.Faceoff()
		var got []string
		for _, side := range f.Sides {
			flips := ""
			for _, flip := range side.Flipped {
				flips += fmt.Sprintf(" %s in round %d", scenario.PrintedName(b.State(), flip.Card), flip.Round)
			}
			got = append(got, fmt.Sprintf("%d: %d of %d, %d of %d flips%s", side.Total, side.Characters.Power,
				side.Characters.Cards,
				side.Flips.Power, side.Flips.Cards, flips))
		}
		if f.Stage != stage || f.Leader != leader || f.Lead != lead || !slices.Equal(got, sides) {
			t.Errorf("stage %d, %d leads by %d, %q, want %d, %d by %d, %q", f.Stage, f.Leader, f.Lead, got, stage,
				leader, lead, sides)
		}
		for p, side := range f.Sides {
			if total, _ := b.Game().PowerTotal(board.Player(p)); total != side.Total && stage != engine.FaceoffDecided {
				t.Errorf("the engine counts %d, not %d", total, side.Total)
			}
		}
		return f
	}
	const green, jet = " Emerald Green, Cider Aficionado in round 1", " Jetstream, All Heart in round 2"
	const gala, apples = " Red Gala, Favorite Cousin in round 1", " Apples and Oranges in round 2"
	before := at(0, engine.FaceoffStarting, board.NoPlayer, 0, "5: 5 of 3, 0 of 0 flips", "5: 5 of 3, 0 of 0 flips")
	if before.Compared() || before.Name != "Problem faceoff at Avery’s Problem" {
		t.Errorf("%q before flips: compared %t", before.Name, before.Compared())
	}
	at(1, engine.FaceoffFlipped, board.NoPlayer, 0, "7: 5 of 3, 2 of 1 flips"+green, "7: 5 of 3, 2 of 1 flips"+gala)
	at(2, engine.FaceoffTied, 1, 2, "9: 5 of 3, 4 of 2 flips"+green+jet, "11: 5 of 3, 6 of 2 flips"+gala+apples)
	end := at(5, engine.FaceoffDecided, 0, 2, "13: 9 of 4, 4 of 2 flips"+green+jet,
		"11: 5 of 3, 6 of 2 flips"+gala+apples)
	if end.Winner != 0 {
		t.Errorf("%d has won, want Avery", end.Winner)
	}
	if part := end.Sides[0].Parts[1]; part.Card != cardOf(t, b.Scenario(), "cerulean") ||
		part.Why != "is exhausted and contributes nothing" || part.Rule != "503.5" {
		t.Errorf("Cerulean Skies: %+v", part)
	}
	for b.Faceoff() != nil {
		if d := b.State().Decision(); d.Kind == board.OrderCards {
			if err := b.Choose(0, 1); err != nil {
				t.Fatal(err)
			}
		} else if err := b.Pass(); err != nil {
			t.Fatal(err)
		}
	}
}

func TestTheTrackOfTheTurn(t *testing.T) {
	b := sandboxOf(t, tiedAtCloudbursting)
	forward(t, b, 3)
	track := TrackOf(b.Scenario(), b.State())
	if track.Turn != 9 || track.Player != 0 || track.Decides != 0 || track.Waits != "Avery has priority" ||
		track.Rule != "510.1" {
		t.Errorf("%+v", track)
	}
	var way []string
	for _, place := range track.Present() {
		way = append(way, place.Short)
	}
	if got := strings.Join(way, " > "); got != "Score > Faceoff > Faceoff > tie flips" {
		t.Errorf("the game is at %q", got)
	}
	states := func(places []TrackPlace, state engine.TrackState) (all []string) {
		for _, p := range places {
			if p.State == state {
				all = append(all, p.Short)
			}
		}
		return all
	}
	score := track.Phases[3]
	faceoff := track.Present()[2]
	for _, c := range []struct{ got, want []string }{
		{states(track.Phases, engine.Past), []string{"Ready", "Troublemaker", "Main"}},
		{states(track.Phases, engine.ToCome), []string{"End"}},
		{states(score.Places, engine.Past), []string{"start", "Confront", "Confront", "Confront"}},
		{states(score.Places, engine.ToCome), []string{"Solve", "end"}},
		{states(track.Present()[1].Places, engine.Past), []string{"start of step"}}, // beside the faceoff's
		{states(track.Present()[1].Places, engine.ToCome), []string{"end of step"}},
		{states(faceoff.Places, engine.Past), []string{"start", "flips"}},
		{states(faceoff.Places, engine.ToCome), []string{"end"}},
	} {
		if !slices.Equal(c.got, c.want) {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}

func TestWavesBeforePriority(t *testing.T) {
	b := sandboxOf(t, tiedAtCloudbursting)
	say := func() string {
		p := b.Processing()
		var all []string
		for _, wave := range p.Waves {
			line := fmt.Sprint(wave.Number)
			for _, check := range wave.Checks {
				line += " " + check.Name + " " + check.String()
			}
			all = append(all, line)
		}
		return fmt.Sprintf("%s going %t", strings.Join(all, "; "), p.Going)
	}
	const idle = "hosts none face-down none frightened none areas none triggers none"
	const triggers = "1 hosts none face-down none frightened none areas none triggers 1"
	for _, c := range []struct {
		steps int
		want  string
	}{
		{3, "1 " + idle + " going false"},
		{3, triggers + " going true"},
		{1, triggers + "; 2 " + idle + " going false"},
	} {
		if forward(t, b, c.steps); say() != c.want {
			t.Errorf("got %s, want %s", say(), c.want)
		}
	}
	did := b.Processing().Waves[0].Checks[4]
	if holly := cardOf(t, b.Scenario(), "holly"); len(did.Did) != 1 || did.Did[0].Card != holly ||
		did.Did[0].Rule != "511.7" ||
		!strings.Contains(did.Did[0].Text, "Holly Dash") || b.Entries()[did.Entry].Occurrence.Card.Card != holly {
		t.Errorf("%+v", did)
	}
}

func TestWavesWithEveryCheck(t *testing.T) {
	s, err := scenario.Load(scenariotest.Library(t), scenariotest.ShippedFile(t, "waves-before-priority"))
	if err != nil {
		t.Fatal(err)
	}
	b, err := NewSandbox(s)
	if err != nil {
		t.Fatal(err)
	}
	say := func() (lines []string) {
		for _, wave := range b.Processing().Waves {
			line := ""
			for _, check := range wave.Checks {
				line += check.Name + " " + check.String() + "; "
			}
			lines = append(lines, line)
		}
		return lines
	}
	before := []string{"hosts none; face-down 1; frightened none; areas 1; triggers 0, 4 wait; "}
	if got := say(); !slices.Equal(got, before) || !b.Processing().Going {
		t.Errorf("%q, want %q", got, before)
	}
	if err := b.ToEnd(); err != nil {
		t.Fatal(err)
	}
	after := []string{
		"hosts none; face-down 1; frightened none; areas 1; triggers 4; ",
		"hosts 1; face-down none; frightened none; areas none; triggers none; ",
		"hosts none; face-down none; frightened none; areas none; triggers none; ",
	}
	if got := say(); !slices.Equal(got, after) || b.Processing().Going {
		t.Errorf("%q, want %q", got, after)
	}
}

func TestWhatACardCanDoNow(t *testing.T) {
	b := sandboxOf(t, tiedAtCloudbursting)
	forward(t, b, 3)
	now := b.CardCan(cardOf(t, b.Scenario(), "fast"))
	if len(now.Options) != 1 || now.Options[0].Kind != PlayIt || len(now.Why) != 0 {
		t.Errorf("Gotta Go Fast: %+v", now)
	}
	now = b.CardCan(cardOf(t, b.Scenario(), "swing"))
	isFaceoff := func(r Reason) bool { return r.Rule == "512.3a" }
	if len(now.Options) != 0 || len(now.Why) != 3 || !slices.ContainsFunc(now.Why, isFaceoff) {
		t.Errorf("Swing Into Action: %+v", now)
	}
	now = b.CardCan(cardOf(t, b.Scenario(), "para"))
	if len(now.Options) != 0 || len(now.Why) != 1 || now.Why[0].Rule != "608.1" {
		t.Errorf("Purple Parasprite: %+v", now)
	}
	forward(t, b, 1) // Gotta Go Fast asks whom to move
	holly := cardOf(t, b.Scenario(), "holly")
	now = b.CardCan(holly)
	if len(now.Options) != 1 || !now.Options[0].Chooses || now.Options[0].Kind != ChooseIt {
		t.Fatalf("Holly Dash: %+v", now)
	}
	if now := b.CardCan(cardOf(t, b.Scenario(), "cobbler")); len(now.Options) != 0 || len(now.Why) != 1 {
		t.Errorf("Apple Cobbler: %+v", now)
	}
	if err := b.Choose(now.Options[0].Place); err != nil {
		t.Fatal(err)
	}
	var places []board.AreaID
	for _, o := range b.tableOptions() {
		if o.Chooses {
			places = append(places, o.Area)
		}
	}
	if !slices.Contains(places, board.ProblemOf(0)) || slices.Contains(places, board.HomeOf(0)) {
		t.Errorf("Holly Dash can be moved to %v", places)
	}
}

func TestPlacesToWhichACardCanGo(t *testing.T) {
	b := sandboxOf(t, headWithText+`
question: Where to?
ruling: There.
rules: [609.2]
setup:
  at: {turn: Avery, moment: main phase}
  Avery: {tokens: 2, hand: [{card: "Sugar Twist, Twister Sister", as: twist}],
    in play: [{card: PR13, as: holly, at: A home}], deck: [{card: "Jetstream, All Heart", as: jet}]}
expect: [{turn: A}]
`)
	places := func(alias string, kind TableOptionKind) (all []board.AreaID) {
		for _, o := range b.CardCan(cardOf(t, b.Scenario(), alias)).Options {
			if o.Kind == kind {
				all = append(all, o.Area)
			}
		}
		return all
	}
	if got, want := places("holly", MoveIt), []board.AreaID{board.ProblemOf(0), board.ProblemOf(1)}; !slices.Equal(got,
		want) {
		t.Errorf("Holly Dash moves to %v, want %v", got, want)
	}
	if got := places("twist", PlayIt); !slices.Contains(got, board.HomeOf(0)) || slices.Contains(got, board.HomeOf(1)) {
		t.Errorf("Sugar Twist is played to %v", got)
	}
	if got := places("jet", DrawIt); len(got) != 1 {
		t.Errorf("from the deck: %v", b.CardCan(cardOf(t, b.Scenario(), "jet")))
	}
	for _, refused := range b.CardCan(cardOf(t, b.Scenario(), "holly")).Refused {
		if refused.Action.Card != cardOf(t, b.Scenario(), "holly") || len(refused.Reasons) == 0 {
			t.Errorf("%+v", refused)
		}
	}
}

func TestWhatAPlayerMayKnow(t *testing.T) {
	b := sandboxOf(t, tiedAtCloudbursting)
	s, state := b.Scenario(), b.State()
	for _, c := range []struct {
		alias        string
		avery, blake bool
		face         bool // for Avery
		rule         string
	}{
		{"holly", true, true, true, "405.1"},
		{"sunrise", true, true, false, "505.1c"},
		{"wolf", true, false, false, "607.2"},
		{"swing", true, false, true, "404.1"},
		{"pie", false, true, false, "404.1"},
		{"green", false, false, false, "402.2"},
	} {
		id := cardOf(t, s, c.alias)
		knows, avery, blake := Knows(s, state, 0, id), state.Sees(0, id), state.Sees(1, id)
		if avery != c.avery || blake != c.blake || knows.Known != c.avery || knows.Face != c.face ||
			knows.Rule != c.rule {
			t.Errorf("%s: Avery %t, Blake %t, %+v", c.alias, avery, blake, knows)
		}
	}
}

func TestFriendsAtHomeAndTheLimit(t *testing.T) {
	b := sandboxOf(t, tiedAtCloudbursting)
	for p, want := range []string{"2 of 4 Friends", "1 of 3 Friends"} {
		if got := Home(b.Scenario(), b.State(), board.Player(p)); got.String() != want || got.Rule != "616.3" {
			t.Errorf("%s (%s), want %s", got, got.Rule, want)
		}
	}
}

// In any position of the scenarios, and in those that random play leads to from there,
// what the table shows of confronting is what the engine goes by: each
// requirement is met, and nothing else stands in the way, exactly where it lets the
// player confront. The same for the totals of faceoffs, and what can be done with each
// card is what the decision offers.
func TestTheTableShowsWhatTheEngineGoesBy(t *testing.T) {
	scenarios, err := scenario.Shipped(scenariotest.Library(t))
	if err != nil {
		t.Fatal(err)
	}
	chance := rand.New(rand.NewPCG(1, 12))
	met, unmet, faceoffs := 0, 0, 0
	for _, s := range scenarios {
		b, err := NewSandbox(s)
		if err != nil {
			t.Fatal(err)
		}
		move := func() bool { return b.NextStep() < len(s.Steps) && b.Forward() == nil }
		for further := 0; ; {
			a, n := checkConfronting(t, b)
			met, unmet = met+a, unmet+n
			if checkFaceoff(t, b) {
				faceoffs++
			}
			checkOptions(t, b)
			checkTrack(t, b)
			if move() {
				continue
			}
			if further++; further > 8 || !choosesAtRandom(b, chance) {
				break
			}
			move = func() bool { return false }
		}
		if t.Failed() {
			return
		}
	}
	if met < 300 || unmet < 300 || faceoffs < 50 {
		t.Errorf("too little was seen: %d met, %d not met, %d faceoffs", met, unmet, faceoffs)
	}
}

// choosesAtRandom makes the present decision in a way that is allowed; it reports whether
// there was one.
func choosesAtRandom(b *Sandbox, chance *rand.Rand) bool {
	d, n := b.State().Decision(), len(b.Game().Options())
	if d.Kind == board.NoDecision || n < int(d.Min) {
		return false
	}
	if d.Kind == board.Priority && chance.IntN(2) == 0 {
		return b.Pass() == nil
	}
	return b.Choose(chance.Perm(n)[:min(n, max(int(d.Min), 1), int(d.Max))]...) == nil
}

func checkConfronting(t *testing.T, b *Sandbox) (met, unmet int) {
	for _, at := range Confronting(b.Scenario(), b.State()) {
		for _, by := range at.Players {
			all, counts := true, map[string]bool{}
			for _, n := range by.Needs {
				all = all && n.Met
				if n.Met && n.Have < n.Need {
					t.Errorf("%s: %s is met", b.Scenario().File, n)
				}
			}
			for _, o := range by.Others {
				counts[o.Rule] = true
			}
			to, _ := b.Game().ToConfront(by.Player, at.Area)
			if shown := (all || to.MetBy != 0) && !to.Nobody; shown != by.Met {
				t.Errorf("%s: %v shown, met is %t: %+v", b.Scenario().File, by.Needs, by.Met, to)
			}
			if free := to.Troublemaker == 0 && to.Asks == 0 && to.Forbids == 0; by.Can != (by.Met && free) {
				t.Errorf("%s: can is %t: %+v", b.Scenario().File, by.Can, to)
			}
			if by.Can && counts["611.3e"] {
				t.Errorf("%s: a Troublemaker is said to be in the way, but isn’t", b.Scenario().File)
			}
			if by.Met {
				met++
			} else {
				unmet++
			}
		}
	}
	return met, unmet
}

func checkFaceoff(t *testing.T, b *Sandbox) bool {
	f := b.Faceoff()
	if f == nil {
		return false
	}
	for _, side := range f.Sides {
		if total, _ := b.Game().PowerTotal(side.Player); f.Stage != engine.FaceoffDecided && side.Total != total {
			t.Errorf("%s: %d is shown, the engine counts %d", b.Scenario().File, side.Total, total)
		}
		if side.Characters.Power+side.Flips.Power+side.Other != side.Total {
			t.Errorf("%s: %+v doesn’t add up", b.Scenario().File, side)
		}
	}
	if f.Winner != board.NoPlayer && f.Stage != engine.FaceoffDecided {
		t.Errorf("%s: somebody has won before totals were compared", b.Scenario().File)
	}
	return true
}

func checkOptions(t *testing.T, b *Sandbox) {
	byCard := map[int]bool{}
	for c := board.CardID(1); int(c) <= b.State().CardCount(); c++ {
		now := b.CardCan(c)
		if len(now.Options) == 0 && len(now.Why) == 0 {
			t.Errorf("%s: %s can do nothing, and nothing says why", b.Scenario().File,
				wording.CardName(b.Scenario(), b.State(), c))
		}
		for _, o := range now.Options {
			byCard[o.Place] = true
		}
	}
	for _, o := range b.tableOptions() {
		if o.Card != 0 && !byCard[o.Place] {
			t.Errorf("%s: no card has the option %q", b.Scenario().File, o.Text)
		}
	}
}

// checkTrack checks that what is behind stands before what goes on, and that before
// what is to come; and that the open window is shown as such.
func checkTrack(t *testing.T, b *Sandbox) {
	track := TrackOf(b.Scenario(), b.State())
	var inOrder func(places []TrackPlace)
	inOrder = func(places []TrackPlace) {
		latest := engine.Past
		for _, p := range places {
			if p.State > latest || p.State == engine.Now && latest == engine.Now {
				t.Errorf("%s: %s comes after what is to come: %+v", b.Scenario().File, p.Name, places)
			}
			latest = p.State
			inOrder(p.Places)
		}
	}
	inOrder(track.Phases)
	way := track.Present()
	if w := b.Game().Window(); w != 0 && track.Turn > 0 {
		if !slices.ContainsFunc(way, func(p TrackPlace) bool { return p.Window == w }) {
			t.Errorf("%s: the window at the %s is open, the track shows %+v", b.Scenario().File, w, way)
		}
	}
}

// sandboxOf begins a scenario that must be fine.
func sandboxOf(t testing.TB, text string) *Sandbox {
	t.Helper()
	b, err := NewSandbox(scenariotest.Read(t, text))
	if err != nil {
		t.Fatal(err)
	}
	return b
}
