package about

import (
	"cmp"
	"slices"
	"strings"

	"canterlaw/engine/ability"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

// Topic is a folder of rulings.
type Topic struct {
	Name string
	IDs  []string // of the rulings in it, in their order
}

// By is what rulings can be put into folders by.
type By string

// The ways to put rulings into folders.
const (
	ByChapter  By = "Chapters"
	ByKeyword  By = "Keywords"
	ByCard     By = "Cards"
	ByEdition  By = "Editions"
	ByDisputed By = "Not settled"
)

// Ways are all of them, in the order in which they are offered.
var Ways = []By{ByChapter, ByKeyword, ByCard, ByEdition, ByDisputed}

// Topics puts the rulings into folders: by the section that each stands with, by the
// keywords that its words speak of, the cards in it that they speak of, its edition, and
// the points of which it chooses a reading. A folder that would be empty is left out.
func (x *Index) Topics(lib *rulesdb.Library, by By) []Topic {
	var names []string
	in := map[string][]string{}
	put := func(name, id string) {
		if _, found := in[name]; !found {
			names = append(names, name)
		}
		in[name] = append(in[name], id)
	}
	for i := range x.rulings {
		if x.rulings[i].Edition == Own {
			continue // they stand on a page of their own
		}
		for _, name := range foldersOf(lib, &x.rulings[i], by) {
			put(name, x.rulings[i].ID)
		}
	}
	if by != ByDisputed && by != ByEdition { // these stand in an order of their own
		slices.SortFunc(names, func(a, b string) int { return cmp.Compare(strings.ToLower(a), strings.ToLower(b)) })
	}
	topics := make([]Topic, len(names))
	for i, name := range names {
		topics[i] = Topic{name, in[name]}
	}
	return topics
}

// foldersOf names the folders that a ruling belongs into.
func foldersOf(lib *rulesdb.Library, r *Ruling, by By) (names []string) {
	switch by {
	case ByChapter:
		if number := section(r); number != "" {
			name := number
			if s := lib.Rules.Rule(number); s != nil {
				name += " " + s.Title
			}
			names = append(names, name)
		}
	case ByKeyword:
		for _, k := range ability.Keywords() {
			if r.speaks(k.Name) {
				names = append(names, k.Name)
			}
		}
	case ByCard:
		for _, name := range r.Cards {
			if title, _, _ := strings.Cut(name, ", "); r.speaks(title) {
				names = append(names, name)
			}
		}
	case ByEdition:
		names = append(names, scenario.EditionName(r.Edition))
	case ByDisputed:
		points, err := scenario.DisputedPoints()
		if err != nil {
			return nil // a test of theirs reads them
		}
		for _, p := range points {
			if slices.Contains(r.Disputed, p.ID) {
				names = append(names, p.Title)
			}
		}
	}
	return names
}

// section is the section of the rules that a ruling stands with: that of its folder, or
// of its first rule.
func section(r *Ruling) string {
	if folders := strings.Split(r.File, "/"); len(folders) > 2 {
		if number, _, found := strings.Cut(folders[len(folders)-2], "-"); found && len(number) == 3 {
			return number
		}
	}
	if len(r.Rules) == 0 {
		return ""
	}
	number, _, _ := strings.Cut(r.Rules[0], ".")
	return number
}

// IsVariantOf reports whether a scenario shows the position of another by another
// reading or edition: its file is named after the other's, in the same folder.
func IsVariantOf(file, of string) bool {
	return of != "" && strings.HasPrefix(file, strings.TrimSuffix(of, ".yaml")+"-")
}

// Together puts the variants of a position right behind it, at the place of the first of
// them; all else keeps its order. file gives the file of a scenario, "" where it has none.
func Together[T any](all []T, file func(T) string) []T {
	at := map[string]int{}
	for i, one := range all {
		at[file(one)] = i
	}
	positions, variants := make([]int, len(all)), map[int][]int{}
	for i, one := range all {
		positions[i] = i
		name := strings.TrimSuffix(file(one), ".yaml")
		for cut := strings.LastIndexAny(name, "-/"); cut >= 0 &&
			name[cut] == '-'; cut = strings.LastIndexAny(name, "-/") {
			name = name[:cut]
			if of, isThere := at[name+".yaml"]; isThere {
				positions[i] = of
			}
		}
		if positions[i] != i {
			variants[positions[i]] = append(variants[positions[i]], i)
		}
	}
	together, put := make([]T, 0, len(all)), make([]bool, len(all))
	for _, position := range positions {
		if put[position] {
			continue
		}
		put[position] = true
		together = append(together, all[position])
		for _, variant := range variants[position] {
			together = append(together, all[variant])
		}
	}
	return together
}
