package lab

import (
	"regexp"
	"slices"
	"strings"

	"canterlaw/scenario/position"
)

// fewerSteps takes steps away, many at once first.
func (r *reducer) fewerSteps() {
	for n := max(1, len(r.best.steps)/2); n >= 1; n /= 2 {
		for from := len(r.best.steps) - n; from >= 0; from -= n {
			if from+n <= len(r.best.steps) {
				r.try(func(c *candidate) { c.steps = slices.Delete(c.steps, from, from+n) })
			}
		}
	}
}

// broughtTo is a step that plays or moves a card to an area.
var broughtTo = regexp.MustCompile(`^\{[AB]: "?(play|move) (.+) to ([AB]) (home|problem)"?\}$`)

// lies puts cards that are played or moved on the way where they come to.
func (r *reducer) lies() {
	for i := len(r.best.steps) - 1; i >= 0; i-- {
		brought := broughtTo.FindStringSubmatch(r.best.steps[i])
		if brought == nil {
			continue
		}
		zone, area := position.Hand, position.Area{Of: position.Avery, Kind: position.Problem}
		if brought[1] == "move" {
			zone = position.InPlay
		}
		if brought[3] == "B" {
			area.Of = position.Blake
		}
		if brought[4] == "home" {
			area.Kind = position.Home
		}
		r.try(func(c *candidate) {
			c.steps = slices.Delete(c.steps, i, i+1)
			for _, of := range c.table.All() {
				if of.Zone == zone && (of.Name == brought[2] || of.Alias == brought[2]) {
					of.Zone, of.Area, of.Controller = position.InPlay, area, of.Owner
					return
				}
			}
		})
	}
}

// passes says passing several times in a row by where it leads.
func (r *reducer) passes() {
	r.passing = true
	defer func() { r.passing = false }()
	for from := 0; from < len(r.best.steps); from++ {
		to := from
		for to < len(r.best.steps) && (isPass(r.best.steps[to]) || strings.HasPrefix(r.best.steps[to], "{pass to")) {
			to++
		}
		for ; to-from >= 2 && !r.passTogether(from, to); to-- {
		}
	}
}

// passTogether says so many steps, all of which are passes, by where they lead.
func (r *reducer) passTogether(from, to int) bool {
	for _, place := range []string{"next decision", "main phase", "start of score phase",
		"start of faceoff", "after flips",
		"end of faceoff", "after faceoff", "end of faceoff step", "end of solve step", "end of end of turn step",
		"next turn", "next window"} {
		if r.try(func(c *candidate) { c.steps = slices.Replace(c.steps, from, to, "{pass to: "+place+"}") }) {
			return true
		}
	}
	return false
}
