package sandbox

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/kept"
	"canterlaw/scenario/playing"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/keys"
)

// The test of the program being killed runs itself as that program, in a library folder,
// and tells it from which number on to count.
const (
	killedFolder = "CANTERLAW_KILLED_FOLDER"
	killedFrom   = "CANTERLAW_KILLED_FROM"
)

// kills is how many times the program is killed.
const kills = 50

// invented is a position without cards of a library, which loads at once.
const invented = `format: 1
id: 3f0a64c5-33f7-4c34-9d11-7d0d7f1c0d8b
title: Killed
cards:
- {title: Sturdy, type: Friend, colors: blue, power: 2, cost: 1}
- {title: Field, type: Problem, problem: {bonus: 1, owner: [{kind: of, color: blue, power: 2}],
    opponent: [{kind: of, color: blue, power: 2}]}}
setup:
  at: {turn: Avery, moment: main phase, number: 5}
  Avery: {tokens: 1, problem: {card: Field}, in play: [{card: Sturdy, at: A home, as: sturdy}], hand: [Sturdy],
    deck: ["? x 9"]}
  Blake: {tokens: 1, problem: {card: Field}, in play: [{card: Sturdy, at: B home}], deck: ["? x 9"]}
`

// TestTheProgramIsKilled at random moments while positions are set up and played: what it
// had said to be kept is whole, or as it was changed next, and goes on where it was.
func TestTheProgramIsKilled(t *testing.T) {
	if testing.Short() {
		t.Skip("starts the program many times")
	}
	const lanes = 5 // side by side, each with a library folder of its own
	for lane := range lanes {
		t.Run(fmt.Sprint(lane), func(t *testing.T) {
			t.Parallel()
			folder, random := t.TempDir(), rand.New(rand.NewPCG(uint64(lane), 2))
			last, counted := map[string]acknowledged{}, 1
			for range kills / lanes {
				moment := time.Duration(random.IntN(4000)) * time.Microsecond
				said := killedAfter(t, folder, counted, 1+random.IntN(6), moment)
				for _, a := range said {
					last[a.file], counted = a, max(counted, a.count)
				}
				checkKept(t, folder, last, said[len(said)-1])
				if t.Failed() {
					return
				}
				counted += 2
			}
		})
	}
}

// acknowledged is what the program said to be kept: a file, with the number up to which it
// had counted there.
type acknowledged struct {
	file  string
	count int
	made  int // moves
	sum   string
}

// killedAfter starts the program and kills it when it has said so many times that
// something is kept, and a moment later.
func killedAfter(t *testing.T, folder string, from, times int, later time.Duration) (said []acknowledged) {
	t.Helper()
	program := exec.Command(os.Args[0], "-test.run=^TestBeingKilled$")
	program.Env = append(os.Environ(), killedFolder+"="+folder, fmt.Sprintf("%s=%d", killedFrom, from))
	out, err := program.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	var complaint strings.Builder
	program.Stderr = &complaint
	if err := program.Start(); err != nil {
		t.Fatal(err)
	}
	var other []string
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		var a acknowledged
		if n, _ := fmt.Sscanf(lines.Text(), "kept %s %d %d %s", &a.file, &a.count, &a.made, &a.sum); n != 4 {
			other = append(other, lines.Text())
			continue
		}
		if said = append(said, a); len(said) == times {
			time.Sleep(later) // of all moments within a change
			if err := program.Process.Kill(); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := program.Wait(); err == nil || len(said) < times {
		t.Fatalf("the program ended by itself: %v\n%s\n%s", err, strings.Join(other, "\n"), complaint.String())
	}
	return said
}

// The program counts by Avery's action tokens: set up, or set by hand.
var (
	tokensSetUp  = regexp.MustCompile(`\n    tokens: (\d+)`)
	tokensByHand = regexp.MustCompile(`A tokens, to: (\d+)`)
)

func countIn(text []byte) int {
	text, _, _ = bytes.Cut(text, []byte("\nkept:")) // lines that were left stand there
	found := tokensSetUp.FindSubmatch(text)
	if all := tokensByHand.FindAllSubmatch(text, -1); len(all) > 0 {
		found = all[len(all)-1]
	}
	if found == nil {
		return 0
	}
	n, _ := strconv.Atoi(string(found[1]))
	return n
}

func movesIn(text []byte) int { return strings.Count(string(text), "\n- ") }

func sumOf(text []byte) string { return fmt.Sprintf("%x", sha256.Sum256(text)) }

// checkKept checks the folder after a kill.
func checkKept(t *testing.T, folder string, last map[string]acknowledged, latest acknowledged) {
	t.Helper()
	shelf := kept.In(folder)
	if broken, err := filepath.Glob(filepath.Join(shelf.Folder, ".*.yaml.*")); err != nil || len(broken) > 0 {
		t.Errorf("left behind are %q (%v)", broken, err)
	}
	entries, err := shelf.List()
	if err != nil {
		t.Fatal(err)
	}
	isNext := false // what the program was busy with stands as it was, or after the change that came next
	counted := map[int]bool{}
	for _, e := range entries {
		if e.Err != nil {
			t.Errorf("%v", e.Err)
			continue
		}
		text := read(t, shelf, e.File)
		n := countIn(text)
		counted[n] = true
		if n == latest.count || n == latest.count+1 || e.File == latest.file && movesIn(text) == latest.made-1 {
			isNext = true
		}
		before, told := last[e.File]
		if told && sumOf(text) == before.sum && e.File != latest.file {
			continue // as it was looked through before
		}
		if told && e.File != latest.file && (e.Draft || n < before.count) {
			t.Errorf("%s has changed since it was kept:\n%s", e.File, text)
		}
		c, err := scenario.Read(library(), e.File, text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if _, err := playing.ReopenCourse(c, nil); err != nil {
			t.Errorf("%s doesn’t go on where it was: %v\n%s", e.File, err, text)
		}
		last[e.File] = acknowledged{file: e.File, count: n, sum: sumOf(text)}
	}
	if !isNext {
		t.Errorf("what was kept last, %+v, is not there", latest)
	}
	checkGone(t, shelf, last, counted, latest)
}

// checkGone checks that what a file had that is no longer there has been saved under a
// name, or stands among what was deleted.
func checkGone(t *testing.T, shelf *kept.Shelf, last map[string]acknowledged, counted map[int]bool,
	latest acknowledged) {
	t.Helper()
	deleted, err := shelf.Deleted()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range deleted {
		counted[countIn(read(t, shelf, e.File))] = true
	}
	for file, a := range last {
		if _, err := shelf.Read(file); err == nil {
			continue
		}
		if delete(last, file); file != latest.file && !counted[a.count] {
			t.Errorf("%s is gone, with what it had", file)
		}
	}
}

func read(t *testing.T, shelf *kept.Shelf, file string) []byte {
	t.Helper()
	text, err := shelf.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// TestBeingKilled is the program that is killed. It goes on with something that is there,
// or begins anew, and changes it at random through the screens until it is killed.
func TestBeingKilled(t *testing.T) {
	folder := os.Getenv(killedFolder)
	if folder == "" {
		t.Skip("is run by the test of the program being killed")
	}
	count, err := strconv.Atoi(os.Getenv(killedFrom))
	if err != nil {
		t.Fatal(err)
	}
	w := uitest.NewWindow(t, uitest.Landscape)
	f := &fixture{t: t, canvas: w.Canvas(), random: func(int) int { return 0 }}
	f.Screen = New(Options{Window: w, TitleChanged: w.SetTitle, Follow: func(string) {},
		Background: func(work func()) {}})
	w.SetContent(f.Content)
	l, err := rulesdb.Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	f.SetLibrary(l)
	p := &program{fixture: f, count: count}
	for {
		p.change()
		p.tell()
	}
}

// program changes what is set up or played at random.
type program struct {
	*fixture
	count int // up to which it has counted
}

// change makes one change, after which the count is one higher.
func (p *program) change() {
	p.count++
	switch n := rand.IntN(20); {
	case !p.IsSettingUp() && p.sandbox == nil || n == 0:
		p.begin()
	case p.IsSettingUp() && n < 4:
		p.pressInSetup(fyne.KeyF5)
	case p.IsSettingUp() && n < 6:
		p.SavePosition()
		uitest.Type(p.t, p.canvas, fmt.Sprint(" ", p.count))
		uitest.Press(p.t, p.canvas, fyne.KeyReturn)
	case p.sandbox != nil && n < 3:
		p.SaveGame()
		uitest.Press(p.t, p.canvas, fyne.KeyReturn)
	case p.sandbox != nil && n < 12:
		if p.sandbox.State().Result().Over {
			p.stepBack()
			break
		}
		p.choose(rand.IntN(len(p.sandbox.Options())))
	case p.sandbox != nil && n < 14:
		p.stepBack()
	}
	if p.IsSettingUp() {
		p.setup.Focus()
		uitest.Type(p.t, p.canvas, fmt.Sprintf("A %dt", p.count))
		uitest.Press(p.t, p.canvas, fyne.KeyReturn)
		return
	}
	if p.sandbox.State().Result().Over {
		p.stepBack()
	}
	p.doByHand(board.Occurrence{Kind: board.TokensSet, Player: 0, N: int32(p.count)})
}

// begin opens something that is there, or begins with a position.
func (p *program) begin() {
	entries, err := p.kept.shelf.List()
	if err != nil {
		p.t.Fatal(err)
	}
	if n := rand.IntN(len(entries) + 1); n < len(entries) && len(entries) > 3 {
		p.OpenKept(entries[n].File)
		return
	}
	p.Keys().Press(keys.Control(fyne.KeyN))
	p.OpenPosition("killed.yaml", []byte(invented))
}

// tell says what is kept, once the screen says so.
func (p *program) tell() {
	file := ""
	if p.IsSettingUp() {
		file = p.setup.Kept()
	} else if p.kept.full == "✓ Draft kept" {
		file = p.kept.of[p.sandbox].draft.File()
	}
	text, err := p.kept.shelf.Read(file)
	if err != nil || countIn(text) != p.count {
		p.t.Fatalf("%q is not kept at %d (%v): %s\n%s", file, p.count, err, uitest.Text(p.canvas), text)
	}
	fmt.Println("kept", file, p.count, movesIn(text), sumOf(text))
}
