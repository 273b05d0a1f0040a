package cardquery

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine/card"
)

// Values of the color operator beside the colors.
const (
	colorless = "colorless"
	several   = "multicolor"
)

// colorOperator asks for a color among others, with = for nothing else.
var colorOperator = &operator{
	names: []string{"c", "color", "colour"}, value: "a color",
	says:     "the color; = means no other color, a plus several together",
	examples: []string{"c:blue,pink", "c=blue", "c:blue+pink", "c:multicolor"},
	terms:    func(*Cards) []term { return anyColorTerms() },
	read:     readColor,
}

func colorTerms() []term {
	var list []term
	for _, c := range card.AllColors() {
		list = append(list, newTerm(c.String()))
	}
	return list
}

func anyColorTerms() []term { return append(colorTerms(), newTerm(colorless, none), newTerm(several)) }

func readColor(_ *Cards, sign string, v value) (condition, error) {
	var alternatives [][]string // of each color that must be there
	for _, piece := range pieces(v) {
		names, err := find(anyColorTerms(), "a color", piece)
		if err != nil {
			return nil, err
		}
		alternatives = append(alternatives, names)
	}
	return func(e *entry) bool {
		return e.face(func(f *card.Face) bool {
			for _, names := range alternatives {
				if !slices.ContainsFunc(names, func(name string) bool { return hasColor(f, name) }) {
					return false
				}
			}
			return sign == ":" || len(f.Colors.List()) <= len(alternatives) || alternatives[0][0] == several
		})
	}, nil
}

// pieces cuts a value at plus signs.
func pieces(v value) []value {
	var list []value
	from := v.from
	for _, text := range strings.Split(v.text, "+") {
		to := min(v.to, from+len([]rune(text)))
		list = append(list, value{text, from, to})
		from = min(v.to, to+1)
	}
	return list
}

// hasColor reports whether a face has a color. Only cards that are played have
// one; Problems and Troublemakers are colorless.
func hasColor(f *card.Face, name string) bool {
	switch name {
	case colorless:
		return f.Colors.IsZero()
	case several:
		return f.Colors.Several()
	}
	color, err := card.ParseColor(name)
	return err == nil && f.Colors.Has(color)
}

// power is what a requirement asks for: so much of a color, "" for any.
type power struct {
	color string
	power int
}

func playRequirements(f *card.Face) []power {
	var list []power
	for _, r := range f.PlayRequirements {
		list = append(list, power{r.Color.String(), r.Power})
	}
	return list
}

func confrontRequirements(f *card.Face) []power {
	if f.Problem == nil {
		return nil
	}
	var list []power
	for _, r := range f.Problem.Owner {
		color := ""
		if r.Kind == card.OfColor {
			color = r.Color.String()
		}
		list = append(list, power{color, r.Power})
	}
	return list
}

// requirementOperator asks for the power of a color, or of all, that something
// requires: a number, a color, or a number and a color.
func requirementOperator(names []string, says string, examples []string, of func(*card.Face) []power) *operator {
	const expected = "a color, a whole number, or both such as 2blue"
	return &operator{
		names: names, says: says, examples: examples, compares: true, value: expected,
		terms: func(*Cards) []term { return append(colorTerms(), newTerm(none)) },
		read: func(_ *Cards, sign string, v value) (condition, error) {
			want, colors, err := readPower(v)
			if err != nil {
				return nil, err
			}
			if colors != nil && want == nil && !isEqual(sign) {
				return nil, mistake(v.from, v.to,
					"found %q behind %s; expected a whole number, with or without a color behind it", v.text, sign)
			}
			return func(e *entry) bool {
				return e.face(func(f *card.Face) bool { return requires(of(f), sign, want, colors) })
			}, nil
		},
	}
}

// readPower reads "3", "blue", "2blue" or "none", which is no power at all.
func readPower(v value) (want *int, colors []string, err error) {
	if strings.EqualFold(v.text, none) {
		zero := 0
		return &zero, nil, nil
	}
	word := strings.TrimLeft(v.text, "0123456789")
	if digits := v.text[:len(v.text)-len(word)]; digits != "" {
		n, err := strconv.Atoi(digits)
		if err != nil {
			return nil, nil, mistake(v.from, v.to, "found %q; expected a smaller number", v.text)
		}
		want = &n
	}
	if word == "" {
		return want, nil, nil
	}
	colors, err = find(colorTerms(), "a color", value{strings.TrimSpace(word), v.to - len([]rune(word)), v.to})
	return want, colors, err
}

// requires reports whether the power required of one of the colors, or of all
// where colors is nil, compares so; any power does where want is nil.
func requires(required []power, sign string, want *int, colors []string) bool {
	sums := make(map[string]int)
	total := 0
	for _, r := range required {
		sums[r.color] += r.power
		total += r.power
	}
	if colors == nil {
		return compare(total, sign, *want)
	}
	return slices.ContainsFunc(colors, func(color string) bool {
		if want == nil {
			return cmp.Compare(sums[color], 0) > 0
		}
		return compare(sums[color], sign, *want)
	})
}
