package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Grounds are painted by shaders of our own: without a graphics processor, every pixel of one of
// the toolkit's rectangles takes eight times as long as one of a band, and of one with round
// corners more than twice as long as one of a plate.
const (
	// Where nothing is worked out, Mesa 22.3 paints squares of 64 pixels in shades of the first number.
	bandShader = `
uniform float red, green, blue;

void main() { gl_FragColor = vec4(max(vec3(red, green, blue), 0.0), 1.0); }
`
	plateShader = `
uniform vec2 frame;   // pixels
uniform vec4 bounds;  // left, top, right and bottom in the frame, from its top, in pixels
uniform float across; // the plate's width in units
uniform float corner, width; // its corners' radius and its edge's width, in units
uniform float red, green, blue, alpha;
uniform float edgeRed, edgeGreen, edgeBlue, edgeAlpha;

void main() {
	float scale = (bounds.z - bounds.x) / across;
	float radius = corner * scale;
	vec2 middle = vec2(bounds.x + bounds.z, 2.0 * frame.y - bounds.y - bounds.w) * 0.5;
	vec2 beyond = abs(gl_FragCoord.xy - middle) - vec2(bounds.z - bounds.x, bounds.w - bounds.y) * 0.5 + radius;
	float outside = length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0) - radius;
	float onEdge = clamp(outside + max(1.0, width * scale) + 0.5, 0.0, 1.0);
	vec4 color = mix(vec4(red, green, blue, alpha), vec4(edgeRed, edgeGreen, edgeBlue, edgeAlpha), onEdge);
	gl_FragColor = vec4(color.rgb, color.a * clamp(0.5 - outside, 0.0, 1.0));
}
`
)

// program is the source of shaders, made once: there are thousands of plates.
type program struct {
	name                 string
	onDesktop, elsewhere []byte // the same for all kinds of OpenGL but for its head
}

var (
	bands  = newProgram("band", bandShader)
	plates = newProgram("plate", plateShader)
)

func newProgram(name, source string) program {
	const (
		head   = "#version 110\n"
		headES = "#version 100\n" +
			"#ifdef GL_FRAGMENT_PRECISION_HIGH\nprecision highp float;\n#else\nprecision mediump float;\n#endif\n"
	)
	return program{name, []byte(head + source), []byte(headES + source)}
}

// shader makes a shader that has these values.
func (p program) shader(uniforms map[string]float32) *canvas.Shader {
	s := canvas.NewShader(p.name, p.onDesktop, p.elsewhere)
	s.Uniforms = uniforms
	return s
}

// around is how many units the toolkit paints shaders beyond each of their sides, where a
// unit is one or two pixels.
const around = 1

// newBand fills a rectangle with an opaque color, of which it leaves so much at each side to the toolkit.
func newBand(fill color.Color, at fyne.Position, size fyne.Size, inset float32) *canvas.Shader {
	r, g, b, _ := shares(fill)
	return placed(bands.shader(map[string]float32{"red": r, "green": g, "blue": b}),
		at.AddXY(inset, inset), size.SubtractWidthHeight(2*inset, 2*inset))
}

// NewPlate is a rectangle with an edge and round corners; there is no edge of no width.
func NewPlate(fill, edge color.Color, width, corner float32, at fyne.Position, size fyne.Size) *canvas.Shader {
	r, g, b, a := shares(fill)
	edgeR, edgeG, edgeB, edgeA := shares(edge)
	switch {
	case width == 0:
		edgeR, edgeG, edgeB, edgeA = r, g, b, a
	case a == 0: // no shade of what isn't there
		r, g, b = edgeR, edgeG, edgeB
	}
	return placed(plates.shader(map[string]float32{
		"red": r, "green": g, "blue": b, "alpha": a,
		"edgeRed": edgeR, "edgeGreen": edgeG, "edgeBlue": edgeB, "edgeAlpha": edgeA,
		"across": size.Width, "corner": min(corner, size.Width/2, size.Height/2), "width": width,
	}), at, size)
}

// shares are the shares of a color's parts, from 0 to 1, as if nothing showed through, and how little does.
func shares(c color.Color) (red, green, blue, alpha float32) {
	if c == nil {
		return 0, 0, 0, 0
	}
	of := color.NRGBA64Model.Convert(c).(color.NRGBA64)
	share := func(part uint16) float32 { return float32(part) / 0xffff }
	return share(of.R), share(of.G), share(of.B), share(of.A)
}

// WithoutShaders are objects such that pictures can be made of them without OpenGL, which paint no
// shaders: the toolkit's rectangles stand for bands and plates.
func WithoutShaders(objects []fyne.CanvasObject) []fyne.CanvasObject {
	var plain []fyne.CanvasObject
	for _, o := range objects {
		shader, ok := o.(*canvas.Shader)
		if !ok {
			plain = append(plain, o)
			continue
		}
		part := func(name string) uint16 { return uint16(shader.Uniforms[name]*0xffff + 0.5) }
		at, size := shader.Position(), shader.Size()
		fill := color.NRGBA64{R: part("red"), G: part("green"), B: part("blue"), A: part("alpha")}
		if shader.Name == bands.name {
			fill.A = 0xffff
			at, size = at.SubtractXY(around, around), size.AddWidthHeight(2*around, 2*around)
		}
		r := canvas.NewRectangle(fill)
		if width := shader.Uniforms["width"]; width > 0 { // half of it is painted outside of the rectangle
			at, size = at.AddXY(width/2, width/2), size.SubtractWidthHeight(width, width)
			r.StrokeWidth = width
			r.StrokeColor = color.NRGBA64{
				R: part("edgeRed"), G: part("edgeGreen"), B: part("edgeBlue"), A: part("edgeAlpha"),
			}
		}
		r.CornerRadius = max(0, shader.Uniforms["corner"]-r.StrokeWidth/2)
		plain = append(plain, placed(r, at, size))
	}
	return plain
}
