package rulesdb

import (
	"strings"
	"testing"
	"testing/fstest"

	"canterlaw/data"
	"canterlaw/rulesdb/official"
)

func digestFiles(files map[string]string) fstest.MapFS {
	tree := fstest.MapFS{}
	for name, text := range files {
		tree[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return tree
}

// bareRules is the shipped tree without any digest.
func bareRules(t *testing.T) *Rules {
	t.Helper()
	rules, err := readRules(data.FS)
	if err != nil {
		t.Fatal(err)
	}
	for _, rule := range rules.inOrder() {
		rule.Digest = ""
	}
	return rules
}

func TestReadDigests(t *testing.T) {
	rules := bareRules(t)
	err := rules.readDigests(digestFiles(map[string]string{
		"rules/digest/5.md": "# 5 Game Concepts\n\nAn overview.\n\n## 514 Faceoffs\n\n### 514.4\n\nAdd up:\n\n- the " +
			"*Friends*\n- the flips (515.1)\n\n### 514.4c\n\nAgain.",
		"rules/digest/6.md": "# 6 Turn Sequence\n\n### 609.2d Draw a card\n\nOne token.\n",
	}))
	if err != nil {
		t.Fatal(err)
	}
	for number, want := range map[string]string{
		"5": "An overview.", "514": "", "514.4": "Add up:\n\n- the *Friends*\n- the flips (515.1)", "514.4c": "Again.",
		"609.2d": "One token.",
	} {
		if got := rules.Rule(number).Digest; got != want {
			t.Errorf("%s: got %q, want %q", number, got, want)
		}
	}
}

func TestReadDigestsRefuses(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"text before the first heading", "Hello\n\n# 5 Game Concepts\n",
			"rules/digest/5.md: found text before the first heading"},
		{"an unknown number", "# 5 Game Concepts\n\n### 514.9\n\nNo.\n",
			`rules/digest/5.md:3: found the heading "514.9"; expected it to begin with the number`},
		{"no number", "# Game Concepts\n", `rules/digest/5.md:1: found the heading "Game Concepts"`},
		{"a number twice", "### 514.4\n\nOne.\n\n### 514.4\n\nTwo.\n",
			"rules/digest/5.md:5: found 514.4 again; it stands at rules/digest/5.md:1 already"},
		{"a wrong level", "# 514.4\n\nOne.\n",
			"rules/digest/5.md:1: found 514.4 under a heading of level 1; expected level 3"},
		{"a wrong title", "## 514 Fights\n",
			`rules/digest/5.md:1: found the title "Fights" for 514; expected "Faceoffs"`},
		{"no text", "### 514.4\n\n### 514.4a\n\nOne.\n", "rules/digest/5.md:1: found nothing under 514.4"},
	} {
		t.Run(test.name, func(t *testing.T) {
			err := bareRules(t).readDigests(digestFiles(map[string]string{"rules/digest/5.md": test.text}))
			if err == nil || !strings.HasPrefix(err.Error(), test.want) {
				t.Errorf("got  %v\nwant %s…", err, test.want)
			}
		})
	}
}

// TestShippedDigest: chapters 5 and 6 are restated whole, and every number
// that our words cite is there.
func TestShippedDigest(t *testing.T) {
	library, err := Open("")
	if err != nil {
		t.Fatal(err)
	}
	restated := 0
	for _, rule := range library.Rules.inOrder() {
		if rule.Kind == official.Numbered && (rule.Number[0] == '5' || rule.Number[0] == '6') {
			restated++
			if rule.Digest == "" {
				t.Errorf("%s has no digest", rule.Number)
			}
		}
		checkCited(t, library.Rules, rule.Number, rule.Digest)
	}
	if restated < 150 {
		t.Errorf("chapters 5 and 6 have only %d rules", restated)
	}
	for _, entry := range library.Glossary {
		checkCited(t, library.Rules, entry.Term, entry.Digest)
	}
}

func checkCited(t *testing.T, rules *Rules, where, text string) {
	t.Helper()
	for _, at := range official.Mentions(text) {
		if number := text[at[0]:at[1]]; !rules.has(number) {
			t.Errorf("%s cites %s, which isn't there", where, number)
		}
	}
}

func TestShippedGlossary(t *testing.T) {
	glossary, err := shippedGlossary(data.FS)
	if err != nil {
		t.Fatal(err)
	}
	for _, term := range []string{"Calming X", "Villain"} {
		if entryOf(glossary, term) == nil {
			t.Errorf("%s is not in the glossary", term)
		}
	}
}

func TestShippedGlossaryRefuses(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"a term twice", "# Glossary\n\n## Swift\n\nFast.\n\n## SWIFT\n\nFast.\n",
			`rules/glossary.md:7: found the term "SWIFT" again`},
		{"no text", "# Glossary\n\n## Swift\n", `rules/glossary.md:3: found nothing under "Swift"`},
		{"no heading", "Swift: fast.\n", "rules/glossary.md: found text before the first heading"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := shippedGlossary(digestFiles(map[string]string{glossaryFile: test.text}))
			if err == nil || !strings.HasPrefix(err.Error(), test.want) {
				t.Errorf("got  %v\nwant %s…", err, test.want)
			}
		})
	}
}
