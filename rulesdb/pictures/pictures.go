// Package pictures brings pictures of cards from the user's own copies into the library,
// and finds them there: from OCTGN's image packs (.o8c), from a folder of pictures named
// after the cards' numbers, or from single ones. Nothing ships with the program, and
// nothing is fetched.
//
// Every picture is read, checked and written anew, no larger than it is shown, so that
// whatever else a file holds stays outside the library.
package pictures

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/jpeg"
	_ "image/png" // reads PNG
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"

	"golang.org/x/image/draw"
	_ "golang.org/x/image/webp" // reads WebP

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/userfile"
)

// What a picture may have: cards are scanned with two to three megabytes, and two million
// pixels.
const (
	largestFile  = 24 << 20       // bytes of a picture
	mostPixels   = 40_000_000     // of a picture
	largestPack  = int64(4) << 30 // bytes of a pack, packed
	mostUnpacked = int64(8) << 30 // bytes of all pictures of a pack
	mostFiles    = 20_000         // in a pack or a folder
	leastSide    = 60             // pixels, below which nothing can be read
	longSide     = 760            // of what is kept: more than is ever shown
	quality      = 88             // of it
	extension    = ".jpg"         // of it
	kept         = "pictures"     // its folder in the library
	boosted      = "-boosted"     // ends the name of a Boosted side
)

// game is OCTGN's id of the card game, under which its packs have their sets.
const game = "65656467-b709-43b2-a5c6-80c2f216adf9"

// formats are those of pictures, by the endings of their files' names.
var formats = map[string]string{".jpg": "jpeg", ".jpeg": "jpeg", ".png": "png", ".webp": "webp"}

// Extensions are the endings of files that can be imported.
var Extensions = []string{".o8c", ".zip", ".jpg", ".jpeg", ".png", ".webp"}

// Of gives the file of the picture of a card's face; "" where there is none.
func Of(folder string, c *card.Card, side int) string {
	if folder == "" || c == nil {
		return ""
	}
	file := filepath.Join(folder, kept, fileName(c, side))
	if _, err := os.Stat(file); err != nil {
		return ""
	}
	return file
}

func fileName(c *card.Card, side int) string {
	name := strings.ToLower(c.ID)
	if side > 0 {
		name += boosted
	}
	return name + extension
}

// candidate is a file that may be a picture of a card.
type candidate struct {
	name string // within the pack or folder, with slashes
	size int64
	open func() (io.ReadCloser, error)
}

// Import reads image packs, folders of pictures and single pictures into the library
// folder. A picture that is refused is told of in the report, and the others are taken;
// where a file as a whole is refused, with a [*userfile.Error], nothing is changed.
func Import(folder string, lib *rulesdb.Library, files ...string) ([]rulesdb.Report, error) {
	making, err := os.MkdirTemp(mustHave(folder), ".making-*")
	if err != nil {
		return nil, &rulesdb.FolderError{Folder: folder, Err: err}
	}
	defer os.RemoveAll(making)
	var reports []rulesdb.Report
	for _, file := range files {
		report, err := read(making, lib, file)
		if err != nil {
			return nil, err
		}
		reports = append(reports, report)
	}
	return reports, rulesdb.Changing(folder, func() error { return moveInto(filepath.Join(folder, kept), making) })
}

// mustHave makes the library folder where it isn't there yet; what keeps it from being
// made is told by what is written into it.
func mustHave(folder string) string {
	_ = os.MkdirAll(folder, 0o755)
	return folder
}

// moveInto moves what was made to where it is kept, each picture as a whole.
func moveInto(folder, making string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return &rulesdb.FolderError{Folder: folder, Err: err}
	}
	made, err := os.ReadDir(making)
	if err != nil {
		return &rulesdb.FolderError{Folder: folder, Err: err}
	}
	for _, f := range made {
		if err := os.Rename(filepath.Join(making, f.Name()), filepath.Join(folder, f.Name())); err != nil {
			return &rulesdb.FolderError{Folder: folder, Err: err}
		}
	}
	return nil
}

// read reads one pack, folder or picture.
func read(making string, lib *rulesdb.Library, file string) (rulesdb.Report, error) {
	info, err := os.Stat(file)
	switch {
	case err != nil:
		return rulesdb.Report{}, &userfile.Error{File: file,
			Expected: "an image pack, a picture, or a folder of pictures", Err: err}
	case info.IsDir():
		return readAll(making, lib, file, inFolder(file))
	case formats[strings.ToLower(filepath.Ext(file))] != "":
		return readAll(making, lib, file, slices.Values([]candidate{onDisk(file, filepath.Base(file), info.Size())}))
	case info.Size() > largestPack:
		return rulesdb.Report{}, &userfile.Error{File: file, Found: fmt.Sprintf("%d MB", info.Size()>>20),
			Expected: fmt.Sprintf("an image pack of at most %d MB", largestPack>>20)}
	}
	archive, err := zip.OpenReader(file)
	switch {
	case err != nil && beginsAsZip(file):
		return rulesdb.Report{}, &userfile.Error{File: file, Found: "a zip that is damaged or cut off",
			Expected: "a whole image pack; copy or download it again", Err: err}
	case err != nil:
		return rulesdb.Report{}, &userfile.Error{File: file, Found: "no zip",
			Expected: "an image pack of OCTGN (.o8c), a picture, or a folder of pictures", Err: err}
	}
	defer archive.Close()
	if err := checkPack(file, &archive.Reader); err != nil {
		return rulesdb.Report{}, err
	}
	return readAll(making, lib, file, inPack(&archive.Reader))
}

// beginsAsZip reports whether a file begins as zips do.
func beginsAsZip(file string) bool {
	f, err := os.Open(file)
	if err != nil {
		return false
	}
	defer f.Close()
	head := make([]byte, 4)
	_, err = io.ReadFull(f, head)
	return err == nil && string(head) == "PK\x03\x04"
}

func onDisk(file, name string, size int64) candidate {
	return candidate{name, size, func() (io.ReadCloser, error) { return os.Open(file) }}
}

// inFolder gives the files in a folder and beneath it, but for links, which may lead
// elsewhere.
func inFolder(folder string) func(func(candidate) bool) {
	return func(yield func(candidate) bool) {
		_ = filepath.WalkDir(folder, func(file string, entry fs.DirEntry, err error) error {
			if err != nil || !entry.Type().IsRegular() {
				return nil // a folder that can't be read has no pictures
			}
			name, _ := filepath.Rel(folder, file)
			size := int64(0)
			if info, err := entry.Info(); err == nil {
				size = info.Size()
			}
			if !yield(onDisk(file, filepath.ToSlash(name), size)) {
				return fs.SkipAll
			}
			return nil
		})
	}
}

// inPack gives the files of a pack.
func inPack(archive *zip.Reader) func(func(candidate) bool) {
	return func(yield func(candidate) bool) {
		for _, f := range archive.File {
			if !f.FileInfo().IsDir() && !yield(candidate{f.Name, int64(min(f.UncompressedSize64, 1<<62)), f.Open}) {
				return
			}
		}
	}
}

// checkPack refuses a pack that would unpack to more than any has, that is of another
// game, or whose names lead out of it.
func checkPack(file string, archive *zip.Reader) error {
	refuse := func(found, expected string) error {
		return &userfile.Error{File: file, Found: found, Expected: expected}
	}
	if len(archive.File) > mostFiles {
		return refuse(fmt.Sprintf("%d files", len(archive.File)),
			fmt.Sprintf("an image pack with at most %d", mostFiles))
	}
	unpacked, ofGame, ofOthers := int64(0), 0, 0
	for _, f := range archive.File {
		if !filepath.IsLocal(filepath.FromSlash(strings.ReplaceAll(f.Name, `\`, "/"))) {
			return refuse(fmt.Sprintf("the name %q", f.Name), "names that stay within the pack")
		}
		if unpacked += int64(min(f.UncompressedSize64, 1<<40)); unpacked > mostUnpacked {
			return refuse(fmt.Sprintf("pictures of more than %d MB, unpacked", mostUnpacked>>20),
				"an image pack of cards")
		}
		if id, _, found := strings.Cut(f.Name, "/Sets/"); found {
			if strings.EqualFold(id, game) {
				ofGame++
			} else {
				ofOthers++
			}
		}
	}
	if ofOthers > 0 && ofGame == 0 {
		return refuse("an image pack of another game",
			"one of the My Little Pony Collectible Card Game, which has the id "+game)
	}
	return nil
}

// readAll reads the pictures among some files, several sides at a time. Of several pictures of
// one side the first that can be read is taken.
func readAll(making string, lib *rulesdb.Library, file string,
	files func(func(candidate) bool)) (rulesdb.Report, error) {
	report := rulesdb.Report{File: file, Read: map[string]int{"pictures": 0}}
	var mutex sync.Mutex
	refuse := func(name, why string) {
		says := path.Base(name)
		if c := cardOn(lib, name); c != nil {
			says = c.Name() + " (" + says + ")"
		}
		mutex.Lock()
		defer mutex.Unlock()
		report.Odd = append(report.Odd, userfile.Remark{What: says + ": " + why})
	}
	sides := map[string][]candidate{} // by the names under which their pictures are kept
	var order []string
	count := 0
	for c := range files {
		if formats[strings.ToLower(path.Ext(c.name))] == "" {
			continue
		}
		if count++; count > mostFiles {
			break
		}
		as, why := cardOf(lib, c.name)
		if why != "" {
			refuse(c.name, why)
			continue
		}
		if sides[as] == nil {
			order = append(order, as)
		}
		sides[as] = append(sides[as], c)
	}
	queue := make(chan string)
	var reading sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		reading.Go(func() {
			for as := range queue {
				taken := ""
				for _, c := range sides[as] {
					if taken != "" {
						refuse(c.name, "not read: "+taken+" is a picture of the same side")
					} else if why := bring(c, filepath.Join(making, as)); why != "" {
						refuse(c.name, why)
					} else {
						taken = c.name
					}
				}
				if taken != "" {
					mutex.Lock()
					report.Read["pictures"]++
					mutex.Unlock()
				}
			}
		})
	}
	for _, as := range order {
		queue <- as
	}
	close(queue)
	reading.Wait()
	slices.SortFunc(report.Odd, func(a, b userfile.Remark) int { return strings.Compare(a.What, b.What) })
	if report.Read["pictures"] > 0 {
		return report, nil
	}
	return report, nothingTaken(file, count, report.Odd)
}

// mostReasons is how many pictures are named where none could be taken.
const mostReasons = 3

// nothingTaken says why a file has no picture that could be taken.
func nothingTaken(file string, count int, odd []userfile.Remark) error {
	if count == 0 {
		return &userfile.Error{File: file, Found: "no picture", Expected: "pictures whose names end in " +
			strings.Join(Extensions[2:], ", ")}
	}
	e := &userfile.Error{File: file, Found: "no picture of a card",
		Expected: "pictures named after cards' ids, as in OCTGN's packs, or numbers, such as PR7.jpg and " +
			"PR1-boosted.jpg"}
	if named := slices.ContainsFunc(odd, func(r userfile.Remark) bool {
		return !strings.HasSuffix(r.What, unnamed)
	}); named {
		e.Found, e.Expected = "no picture of a card that can be taken",
			"pictures that are whole and no larger than scans of cards"
	}
	var reasons []string
	for _, r := range odd[:min(len(odd), mostReasons)] {
		reasons = append(reasons, r.What)
	}
	if more := len(odd) - mostReasons; more > 0 {
		reasons = append(reasons, fmt.Sprintf("and %d more", more))
	}
	e.Err = errors.New(strings.Join(reasons, "; "))
	return e
}

// unnamed is why a picture is no card's.
const unnamed = "not read: no card has this id or number"

// cardOn is the card that a picture is of by its name; nil where that tells none.
func cardOn(lib *rulesdb.Library, name string) *rulesdb.Card {
	base := strings.TrimSuffix(path.Base(name), path.Ext(name))
	if c := cardCalled(lib, base); c != nil {
		return c
	}
	bare, _, _ := strings.Cut(base, ".")
	return cardCalled(lib, bare)
}

// cardOf gives the name by which a picture is kept, by its own name: an id or a number,
// with a word behind it for a Boosted side; or why it is no card's.
func cardOf(lib *rulesdb.Library, name string) (as, why string) {
	base := strings.TrimSuffix(path.Base(name), path.Ext(name))
	if c := cardCalled(lib, base); c != nil {
		return fileName(&c.Card, 0), ""
	}
	for _, word := range []string{"mane character boosted", "boosted", "back", "b"} {
		bare, found := strings.CutSuffix(strings.ToLower(base), word)
		if c := cardCalled(lib, strings.TrimRight(bare, " ._-")); found && c != nil {
			if len(c.Faces) < 2 {
				return "", "not read: " + c.Name() + " has one side only"
			}
			return fileName(&c.Card, 1), ""
		}
	}
	return "", unnamed
}

// cardCalled gives the card with an id or number; nil where there is none, or several
// share the number.
func cardCalled(lib *rulesdb.Library, name string) *rulesdb.Card {
	if c := lib.CardByID(name); c != nil {
		return c
	}
	if cards := lib.CardsByNumber(strings.TrimSpace(name)); len(cards) == 1 {
		return cards[0]
	}
	return nil
}

// bring writes a picture anew; it says why one is refused.
func bring(c candidate, to string) (why string) {
	if c.size > largestFile {
		return fmt.Sprintf("refused: it has %d MB, and a picture may have %d", c.size>>20, largestFile>>20)
	}
	f, err := c.open()
	if err != nil {
		return "refused: " + err.Error()
	}
	defer f.Close()
	content, err := io.ReadAll(io.LimitReader(f, largestFile+1)) // whatever it says of itself
	switch {
	case err != nil:
		return "refused: it is damaged: " + err.Error()
	case len(content) > largestFile:
		return fmt.Sprintf("refused: it has more than %d MB", largestFile>>20)
	}
	config, format, err := image.DecodeConfig(bytes.NewReader(content))
	said := strings.ToLower(path.Ext(c.name))
	switch {
	case err != nil:
		return "refused: it is no picture, or a damaged one: " + err.Error()
	case format != formats[said]:
		return fmt.Sprintf("refused: it is called %s and is %s: name it as what it is", said, strings.ToUpper(format))
	case config.Width*config.Height > mostPixels || config.Width > mostPixels || config.Height > mostPixels:
		return fmt.Sprintf("refused: it has %d by %d pixels, and a picture may have %d million", config.Width,
			config.Height, mostPixels/1_000_000)
	case min(config.Width, config.Height) < leastSide:
		return fmt.Sprintf("refused: it has %d by %d pixels, too few to read a card", config.Width, config.Height)
	}
	picture, _, err := image.Decode(bytes.NewReader(content))
	if err != nil {
		return "refused: it is damaged: " + err.Error()
	}
	if err := write(to, picture); err != nil {
		return "not written: " + err.Error()
	}
	return ""
}

// write writes a picture no larger than it is shown.
func write(to string, picture image.Image) error {
	picture = averaged(picture, max(picture.Bounds().Dx(), picture.Bounds().Dy())/(2*longSide))
	size := picture.Bounds().Size()
	if long := max(size.X, size.Y); long > longSide {
		size = image.Pt(size.X*longSide/long, size.Y*longSide/long)
	}
	small := image.NewRGBA(image.Rectangle{Max: size})
	draw.Draw(small, small.Bounds(), image.White, image.Point{}, draw.Src) // behind what is transparent
	draw.CatmullRom.Scale(small, small.Bounds(), picture, picture.Bounds(), draw.Over, nil)
	var content bytes.Buffer
	if err := jpeg.Encode(&content, small, &jpeg.Options{Quality: quality}); err != nil {
		return err
	}
	return os.WriteFile(to, content.Bytes(), 0o644)
}

// averaged makes of each square of so many pixels a side one, before a large picture is made
// smaller with more care, which takes several times as long for each of its pixels. What is
// transparent becomes white; what is left over at the right and below is left out.
func averaged(picture image.Image, side int) image.Image {
	if side < 2 {
		return picture
	}
	from := picture.Bounds()
	size := image.Pt(from.Dx()/side, from.Dy()/side)
	small := image.NewRGBA(image.Rectangle{Max: size})
	band := image.NewRGBA(image.Rect(0, 0, from.Dx(), side)) // a row of squares
	sums := make([]int, 4*size.X)
	for row := range size.Y {
		draw.Draw(band, band.Bounds(), image.White, image.Point{}, draw.Src)
		draw.Draw(band, band.Bounds(), picture, from.Min.Add(image.Pt(0, row*side)), draw.Over)
		clear(sums)
		for y := range side {
			line := band.Pix[y*band.Stride:]
			for x := range size.X * side {
				sum, pixel := sums[x/side*4:][:4], line[x*4:][:4]
				sum[0] += int(pixel[0])
				sum[1] += int(pixel[1])
				sum[2] += int(pixel[2])
				sum[3] += int(pixel[3])
			}
		}
		for i, sum := range sums {
			small.Pix[row*small.Stride+i] = uint8(sum / (side * side))
		}
	}
	return small
}
