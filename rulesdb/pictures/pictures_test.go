package pictures

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/userfile"
)

func library(t *testing.T) *rulesdb.Library {
	t.Helper()
	lib, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	return lib
}

func find(t *testing.T, lib *rulesdb.Library, number string) *card.Card {
	t.Helper()
	c, err := lib.FindCard(number)
	if err != nil {
		t.Fatal(err)
	}
	return &c.Card
}

// picture is one in a color.
func picture(t *testing.T, width, height int, fill color.Color, asJPEG bool) string {
	t.Helper()
	m := image.NewRGBA(image.Rect(0, 0, width, height))
	for i := 0; i < len(m.Pix); i += 4 {
		r, g, b, _ := fill.RGBA()
		m.Pix[i], m.Pix[i+1], m.Pix[i+2], m.Pix[i+3] = byte(r>>8), byte(g>>8), byte(b>>8), 255
	}
	var content bytes.Buffer
	err := png.Encode(&content, m)
	if asJPEG {
		content.Reset()
		err = jpeg.Encode(&content, m, nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	return content.String()
}

// pack writes an image pack with files of some contents.
func pack(t *testing.T, files map[string]string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "pack.o8c")
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	w := zip.NewWriter(f)
	for name, content := range files {
		in, err := w.Create(name)
		if err == nil {
			_, err = in.Write([]byte(content))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(w.Close(), f.Close()); err != nil {
		t.Fatal(err)
	}
	return name
}

// colorOf is that of the middle of a kept picture.
func colorOf(t *testing.T, file string) (r, g, b uint32, size image.Point) {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	m, err := jpeg.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	size = m.Bounds().Size()
	r, g, b, _ = m.At(size.X/2, size.Y/2).RGBA()
	return r >> 8, g >> 8, b >> 8, size
}

const sets = game + "/Sets/06a8e246-8d2b-40bd-808e-09f7a48ce768/Cards/"

// The user finds the pictures of a pack at the cards whose ids they are called by, both
// sides of a Mane Character, and no larger than they are shown.
func TestAPackOfOCTGN(t *testing.T) {
	lib, folder := library(t), t.TempDir()
	mane, friend := find(t, lib, "PR1"), find(t, lib, "PR7")
	file := pack(t, map[string]string{
		sets + mane.ID + ".png":                        picture(t, 744, 1039, color.RGBA{200, 0, 0, 255}, false),
		sets + mane.ID + ".Mane Character Boosted.jpg": picture(t, 744, 1039, color.RGBA{0, 200, 0, 255}, true),
		sets + strings.ToUpper(friend.ID) + ".jpg":     picture(t, 300, 420, color.RGBA{0, 0, 200, 255}, true),
		sets + "readme.txt":                            "not a picture",
	})
	reports, err := Import(folder, lib, file)
	if err != nil || len(reports) != 1 || reports[0].Read["pictures"] != 3 || len(reports[0].Odd) != 0 {
		t.Fatalf("%+v, %v", reports, err)
	}
	if r, g, _, size := colorOf(t, Of(folder, mane, 0)); r < 150 || g > 60 || size.Y != longSide {
		t.Errorf("the Start side has red %d, green %d, %v", r, g, size)
	}
	if r, g, _, _ := colorOf(t, Of(folder, mane, 1)); g < 150 || r > 60 {
		t.Errorf("the Boosted side has red %d, green %d", r, g)
	}
	if _, _, b, size := colorOf(t, Of(folder, friend, 0)); b < 150 || size != image.Pt(300, 420) {
		t.Errorf("the Friend has blue %d, %v", b, size)
	}
	if other := find(t, lib, "PR8"); Of(folder, other, 0) != "" {
		t.Error("a card without a picture has one")
	}
	if left, _ := filepath.Glob(filepath.Join(folder, ".making-*")); len(left) > 0 {
		t.Errorf("%q is left", left)
	}
}

func TestAFolderOfPicturesByNumber(t *testing.T) {
	lib, folder, own := library(t), t.TempDir(), t.TempDir()
	for name, content := range map[string]string{
		"premiere/pr7.png":         picture(t, 300, 420, color.White, false),
		"premiere/PR1-boosted.jpg": picture(t, 300, 420, color.White, true),
		"pr1b.jpg":                 picture(t, 300, 420, color.White, true), // the same side
		"holiday.jpg":              picture(t, 300, 420, color.White, true),
	} {
		file := filepath.Join(own, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o755),
			os.WriteFile(file, []byte(content), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	reports, err := Import(folder, lib, own)
	if err != nil || reports[0].Read["pictures"]+len(reports[0].Odd) != 4 {
		t.Fatalf("%+v, %v", reports, err)
	}
	if Of(folder, find(t, lib, "PR7"), 0) == "" || Of(folder, find(t, lib, "PR1"), 1) == "" ||
		Of(folder, find(t, lib, "PR1"), 0) != "" {
		t.Errorf("they are not where they belong: %+v", reports)
	}
	if !strings.Contains(reports[0].String(), "holiday.jpg: not read: no card has this id or number") {
		t.Errorf("the report is %s", reports[0])
	}
}

// hugePNG says that it has more pixels than anybody's memory, in a few bytes.
func hugePNG() string {
	header := binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32([]byte("IHDR"), 60000), 60000)
	header = append(header, 8, 6, 0, 0, 0)
	chunk := append(binary.BigEndian.AppendUint32(nil, 13), header...)
	return "\x89PNG\r\n\x1a\n" + string(binary.BigEndian.AppendUint32(chunk, crc32.ChecksumIEEE(header)))
}

// Each bad picture of a pack is refused with a word about it, and the good one is taken.
func TestBadPicturesAreRefusedWithAWord(t *testing.T) {
	lib := library(t)
	good := picture(t, 300, 420, color.White, true)
	for name, c := range map[string]struct{ number, as, content, want string }{
		"huge":       {"PR8", ".png", hugePNG(), "60000 by 60000 pixels"},
		"too many":   {"PR8", ".jpg", strings.Repeat("x", largestFile+1), "MB"},
		"damaged":    {"PR8", ".jpg", good[:len(good)/2], "damaged"},
		"no picture": {"PR8", ".jpg", "a text", "no picture"},
		"mislabeled": {"PR8", ".png", good, "is JPEG"},
		"tiny":       {"PR8", ".png", picture(t, 8, 8, color.White, false), "too few"},
		"one side":   {"PR8", "-boosted.jpg", good, "one side only"},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			reports, err := Import(folder, lib, pack(t, map[string]string{"PR7.jpg": good, c.number + c.as: c.content}))
			if err != nil || reports[0].Read["pictures"] != 1 || len(reports[0].Odd) != 1 {
				t.Fatalf("%+v, %v", reports, err)
			}
			isNamed := func(says string) bool {
				is, err := lib.FindCard(c.number)
				return err != nil || strings.Contains(says, is.Name())
			}
			if got := reports[0].Odd[0].What; !strings.Contains(got, c.want) || !strings.Contains(got, c.number+c.as) ||
				!isNamed(got) {
				t.Errorf("it says %q, want %q", got, c.want)
			}
			if Of(folder, find(t, lib, "PR7"), 0) == "" || Of(folder, find(t, lib, "PR8"), 0) != "" {
				t.Error("the wrong one is taken")
			}
		})
	}
}

// A file that is refused as a whole changes nothing.
func TestBadPacksChangeNothing(t *testing.T) {
	lib := library(t)
	good := picture(t, 300, 420, color.White, true)
	id := find(t, lib, "PR7").ID
	damaged := filepath.Join(t.TempDir(), "damaged.o8c")
	if err := os.WriteFile(damaged, []byte("PK\x03\x04 and no more"), 0o644); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct{ file, want string }{
		"out of it": {pack(t, map[string]string{"../../PR7.jpg": good}), "within the pack"},
		"another game": {pack(t, map[string]string{"a21af4e8-be4b-4cda-a6b6-534f9717391f/Sets/x/Cards/" + id +
			".jpg": good}), "another game"},
		"damaged":      {damaged, "image pack"},
		"none of ours": {pack(t, map[string]string{"holiday.jpg": good}), "no picture of a card"},
		"not there":    {"missing.o8c", "missing.o8c"},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			before := pack(t, map[string]string{"PR8.jpg": good})
			reports, err := Import(folder, lib, before, c.file)
			var refused *userfile.Error
			if !errors.As(err, &refused) || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%+v, %v; want %q", reports, err, c.want)
			}
			if entries, _ := os.ReadDir(folder); len(entries) > 0 {
				t.Errorf("the library has %v", entries)
			}
		})
	}
}

// TestTheFirstPictureOfASideIsTaken: of several, the first that can be read, on every machine
// and at every try; the others are named.
func TestTheFirstPictureOfASideIsTaken(t *testing.T) {
	lib, folder, own := library(t), t.TempDir(), t.TempDir()
	for name, content := range map[string]string{
		"a/PR7.jpg": "damaged",
		"b/PR7.png": picture(t, 300, 420, color.RGBA{200, 0, 0, 255}, false),
		"c/PR7.jpg": picture(t, 300, 420, color.RGBA{0, 0, 200, 255}, true),
	} {
		file := filepath.Join(own, filepath.FromSlash(name))
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o755),
			os.WriteFile(file, []byte(content), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	for range 5 {
		reports, err := Import(folder, lib, own)
		if err != nil || reports[0].Read["pictures"] != 1 || len(reports[0].Odd) != 2 {
			t.Fatalf("%+v, %v", reports, err)
		}
		if r, _, b, _ := colorOf(t, Of(folder, find(t, lib, "PR7"), 0)); r < 150 || b > 60 {
			t.Fatalf("taken is a picture with red %d, blue %d", r, b)
		}
	}
}

// TestWhyNothingIsTakenIsSaid: what is wrong with the pictures themselves isn't called a
// wrong name.
func TestWhyNothingIsTakenIsSaid(t *testing.T) {
	lib := library(t)
	id := find(t, lib, "PR7").ID
	for why, c := range map[string]struct {
		files map[string]string
		wants []string
	}{
		"another format": {map[string]string{sets + id + ".gif": "GIF89a"}, []string{"found no picture;", ".webp"}},
		"a wrong id": {map[string]string{sets + "0.jpg": "x"},
			[]string{"no picture of a card;", "named after cards' ids", "0.jpg: not read"}},
		"damaged": {map[string]string{sets + id + ".jpg": "x"}, []string{"can be taken", "damaged"}},
	} {
		_, err := Import(t.TempDir(), lib, pack(t, c.files))
		for _, want := range c.wants {
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s: %v, want %q", why, err, want)
			}
		}
		if err != nil && strings.Contains(err.Error(), game) {
			t.Errorf("%s: the whole path within the pack is said: %v", why, err)
		}
	}
}

// largeScan is a picture of a Mane Character's card as large as one may be, with something to
// see at each place.
func largeScan(tb testing.TB) []byte {
	tb.Helper()
	picture := image.NewRGBA(image.Rect(0, 0, 5300, 7500))
	for i := 0; i < len(picture.Pix); i += 4 {
		x, y := i/4%5300, i/4/5300
		picture.Pix[i], picture.Pix[i+1], picture.Pix[i+2], picture.Pix[i+3] = byte(x/21), byte(y/30), byte(x*y>>12),
			255
	}
	var content bytes.Buffer
	if err := jpeg.Encode(&content, picture, nil); err != nil {
		tb.Fatal(err)
	}
	return content.Bytes()
}

func BenchmarkLargestPicture(b *testing.B) {
	content := largeScan(b)
	to := filepath.Join(b.TempDir(), "pr1.jpg")
	scan := candidate{"pr1.jpg", int64(len(content)), func() (io.ReadCloser, error) {
		return io.NopCloser(bytes.NewReader(content)), nil
	}}
	for b.Loop() {
		if why := bring(scan, to); why != "" {
			b.Fatal(why)
		}
	}
}

// A picture as large as one may be is kept as it looks, in little time: what it has at each
// place, however many of its pixels become one.
func TestTheLargestPictureIsKeptAsItLooks(t *testing.T) {
	to := filepath.Join(t.TempDir(), "pr1.jpg")
	content := largeScan(t)
	scan := candidate{"pr1.jpg", int64(len(content)), func() (io.ReadCloser, error) {
		return io.NopCloser(bytes.NewReader(content)), nil
	}}
	if why := bring(scan, to); why != "" {
		t.Fatal(why)
	}
	f, err := os.Open(to)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	kept, err := jpeg.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if size := kept.Bounds().Size(); size.Y != longSide || size.X < longSide*53/75-2 || size.X > longSide*53/75+1 {
		t.Errorf("it is kept with %v pixels", size)
	}
	for _, at := range []image.Point{{0, 0}, {100, 700}, {500, 30}, {536, 759}} {
		r, g, _, _ := kept.At(at.X, at.Y).RGBA()
		if x, y := int(r>>8)*21*longSide/7500, int(g>>8)*30*longSide/7500; abs(x-at.X) > 25 || abs(y-at.Y) > 25 {
			t.Errorf("at %v stands what was at %d %d", at, x, y)
		}
	}
}

func abs(n int) int { return max(n, -n) }

// What is transparent in a picture is white, in large ones too.
func TestALargeTransparentPictureIsOnWhite(t *testing.T) {
	seen := averaged(image.NewNRGBA(image.Rect(10, 10, 110, 110)), 3)
	if size := seen.Bounds().Size(); size != image.Pt(33, 33) {
		t.Errorf("it has %v pixels, want 33 by 33", size)
	}
	if r, g, b, a := seen.At(32, 32).RGBA(); r&g&b&a != 0xffff {
		t.Errorf("its corner is %v", seen.At(32, 32))
	}
}
