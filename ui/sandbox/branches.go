package sandbox

import (
	"fmt"
	"strconv"
	"strings"

	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/wording"
	"canterlaw/ui/look"
)

// branchAddress begins the addresses of links that do something with a branch: what, and
// which.
const branchAddress = "branch:"

// branchRow is the row of a branch in the trail, where it parts from the line that is
// shown.
func branchRow(i int, b playing.OtherLine) look.TextRow {
	link := func(word, does string) string { return fmt.Sprintf("[%s](%s%s:%d)", word, branchAddress, does, i) }
	return look.TextRow{Markdown: fmt.Sprintf("**↳ Branch %d: %s** · %s · %s · %s · %s · %s · %s",
		i+1, look.Plain(b.Name),
		count(b.Later, "decision")+" more", link("show", "show"), link("compare", "compare"), link("take over", "take"),
		link("name", "name"), link("delete", "delete"))}
}

// withBranches puts the rows of branches into those of the trail, each after the line in
// which it parts, and says which line each row shows; -1 for none.
func (s *Screen) withBranches(rows []look.TextRow) (all []look.TextRow, lines []int) {
	branches, moments := s.course.Branches(), s.course.Moments()
	if s.seenBy != board.NoPlayer {
		branches = nil // they tell what came elsewhere
	}
	put := make([]bool, len(branches))
	putUpTo := func(entry int) {
		for i, b := range branches {
			if !put[i] && moments[b.Parts].Entries <= entry {
				all, lines, put[i] = append(all, branchRow(i, b)), append(lines, -1), true
			}
		}
	}
	for i, row := range rows {
		putUpTo(s.lines[i].Entry)
		all, lines = append(all, row), append(lines, i)
	}
	putUpTo(int(^uint(0) >> 1))
	return all, lines
}

// doWithBranch does what the link of a branch says.
func (s *Screen) doWithBranch(address string) {
	does, number, _ := strings.Cut(address, ":")
	i, err := strconv.Atoi(number)
	branches := s.course.Branches()
	if err != nil || i < 0 || i >= len(branches) || s.passing != nil {
		return
	}
	switch does {
	case "show":
		s.closeHand()
		s.course.Switch(i)
		s.course.GoTo(min(s.course.At()+1, len(s.course.Moments())-1))
		s.arrive()
	case "compare":
		s.compareBranch(i)
	case "take":
		s.doWithBranch("show:" + number)
		s.takeOver()
	case "delete":
		s.course.DeleteBranch(i)
		s.show("")
	case "name":
		s.ask("What is this line called?", "Name", branches[i].Name, func(name string) error {
			if strings.TrimSpace(name) == "" {
				return fmt.Errorf("a name is missing")
			}
			s.course.NameBranch(i, name)
			s.show("") // the trail names it too
			return nil
		})
	}
}

// compareBranch shows the line that is played beside a branch.
func (s *Screen) compareBranch(i int) {
	line := s.course.Line(i)
	name := s.course.Branches()[i].Name
	other := &playing.Replayed{Course: line, First: s.course.Branches()[i].Parts}
	c := newCompared(s)
	c.other, c.name = other, name
	c.taking = func() {
		s.cancel = nil
		s.hold(s.player)
		s.doWithBranch("show:" + strconv.Itoa(i))
	}
	c.open()
}

// taken is a line that was taken over as the scenario's steps: as it was played before, and
// with the steps that it gave.
type taken struct{ before, after *playing.Course }

// takeOver makes the line that is shown the scenario's steps, until that is undone.
func (s *Screen) takeOver() {
	if s.seenBy != board.NoPlayer {
		s.show(s.notForPlayers("The steps tell"))
		return
	}
	course, err := s.course.TakeOver(s.library)
	if err != nil {
		s.show(wording.Capitalized(err.Error()))
		return
	}
	s.taken = &taken{s.course, course}
	s.playInstead(course)
	s.show("✓ This line is the scenario’s steps now; what was expected after others is left out. Control Z undoes it.")
}

// canUndoTaking reports whether nothing else was done since a line was taken over.
func (s *Screen) canUndoTaking() bool {
	return s.taken != nil && s.taken.after == s.course && !s.course.HasOwnLine()
}

// undoTaking brings the steps back that there were before a line was taken over.
func (s *Screen) undoTaking() {
	if s.canUndoTaking() {
		before := s.taken.before
		s.taken = nil
		s.playInstead(before)
		s.show("✓ The steps are as they were before.")
	}
}

// playInstead goes on in another course of the same game, which is kept in the same file.
func (s *Screen) playInstead(course *playing.Course) {
	if kept := s.kept.of[s.sandbox]; kept != nil {
		s.kept.of[course.Sandbox] = kept
	}
	s.takeCourse(course)
	s.resumeIn(course.Sandbox)
}

// keptBranches are the branches for the file of what is played; none where they can't be
// written.
func (s *Screen) keptBranches() []scenario.KeptBranch {
	if s.course == nil || s.course.Sandbox != s.sandbox {
		return nil
	}
	branches, err := s.course.KeptBranches()
	if err != nil {
		return nil
	}
	return branches
}
