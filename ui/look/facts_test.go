package look_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"canterlaw/ui/look"
)

// TestFieldsDontLieOnEachOther: the edge of a field below would cut through what is typed
// in the one above.
func TestFieldsDontLieOnEachOther(t *testing.T) {
	test.NewTempApp(t)
	title, question := look.NewEntry("title", func() {}), look.NewTextEntry("question", 2)
	fields := look.NewFields(look.NewFactLabel("Title"), title, look.NewFactLabel("Question"), question)
	fields.Resize(fyne.NewSize(400, fields.MinSize().Height))
	if end := title.Position().Y + title.MinSize().Height; question.Position().Y < end {
		t.Errorf("the second field begins at %v, the first ends at %v", question.Position().Y, end)
	}
	if end := question.Position().Y + question.MinSize().Height; end > fields.MinSize().Height {
		t.Errorf("the last field ends at %v of %v", end, fields.MinSize().Height)
	}
}
