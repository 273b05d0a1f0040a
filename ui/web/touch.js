// Touch, as the mouse events that the toolkit understands: a tap is a click, a stroke scrolls
// and coasts, or drags what says that it is dragged; holding still is the other button; two
// fingers scroll, and change the size of text when they part or meet.
//
// What is under the finger says what a stroke does by the cursor it asks for: "crosshair" is
// dragged in any direction, "ew-resize" sideways, and all else after it was held.
"use strict";
const START = 8; // px that a finger moves before it is a stroke
const HELD = 400; // ms that a finger rests before it holds
const SLOWER = 325; // ms in which coasting loses most of its speed
const PINCH = 1.2; // how far fingers part for the next size of text

const mouse = (type, x, y, button = 0) =>
	document.dispatchEvent(new MouseEvent(type, { clientX: x, clientY: y, button, bubbles: true, cancelable: true }));
// away takes the pointer where nothing is lit, and from where the toolkit presses wherever the
// pointer is by then, though it has not looked yet.
const away = () => mouse("mousemove", 0, 0);
const done = () => new Promise((resolve) => globalThis.canterlaw ? canterlaw.after(resolve) : resolve());
const frame = () => new Promise(requestAnimationFrame);
// noticed resolves when the toolkit, which looks sixty times a second, has noticed the pointer.
async function noticed() {
	await frame();
	await new Promise((resolve) => setTimeout(resolve, 40));
	await frame();
}

// ---- Scrolling: what fingers ask for is done once a frame.

let owed = 0, scrolling = 0;
function scrollBy(by) {
	owed += by / (globalThis.canterlaw ? canterlaw.scale : 1);
	if (scrolling) return;
	scrolling = requestAnimationFrame(() => {
		scrolling = 0;
		const wheel = (by) => document.dispatchEvent(new WheelEvent("wheel", { deltaY: by, bubbles: true, cancelable: true }));
		// The toolkit goes 0.2 for each 1 below 5, and 2 from there on.
		if (Math.abs(owed) >= 10) {
			wheel(owed / 2);
			owed = 0;
			return;
		}
		for (; Math.abs(owed) >= 1; owed -= Math.sign(owed)) wheel(4.999999 * Math.sign(owed));
	});
}

// coast goes on scrolling at a speed, in px a ms, ever more slowly.
let coasting = 0;
function coast(speed) {
	let before = performance.now();
	const step = (now) => {
		const ms = Math.min(100, Math.max(0, now - before));
		before = now;
		scrollBy(speed * ms);
		speed *= Math.exp(-ms / SLOWER);
		if (Math.abs(speed) > 0.02) coasting = requestAnimationFrame(step);
		else stopCoasting();
	};
	coasting = requestAnimationFrame(step);
}
function stopCoasting() {
	cancelAnimationFrame(coasting);
	coasting = 0;
	away();
}

// ---- One finger, and two.

let finger = null, fingers = null;
const inPicture = (e) => e.target.tagName === "CANVAS";
const middle = (touches) => (touches[0].clientY + touches[1].clientY) / 2;
const apart = (touches) => Math.hypot(touches[0].clientX - touches[1].clientX, touches[0].clientY - touches[1].clientY);

addEventListener("touchstart", (e) => {
	if (!inPicture(e)) return;
	e.preventDefault();
	byTouch = true;
	const stopped = coasting !== 0;
	if (stopped) stopCoasting();
	if (e.touches.length === 2) {
		if (finger) endDrag(finger);
		finger = null;
		fingers = { at: middle(e.touches), apart: apart(e.touches), resizes: false, seen: false, by: 0 };
		mouse("mousemove", (e.touches[0].clientX + e.touches[1].clientX) / 2, fingers.at);
		const both = fingers;
		both.noticed = noticed().then(() => { both.seen = true; });
		return;
	}
	if (e.touches.length > 1) return;
	const t = e.touches[0];
	finger = {
		x: t.clientX, y: t.clientY, lastY: t.clientY, since: e.timeStamp, at: e.timeStamp, speed: 0,
		does: stopped ? "stops" : "",
	};
	mouse("mousemove", t.clientX, t.clientY);
	const of = finger;
	of.noticed = noticed().then(() => { of.seen = true; });
}, { passive: false });

addEventListener("touchmove", (e) => {
	if (fingers && e.touches.length === 2) return moveTwo(e);
	if (!finger) return;
	e.preventDefault();
	const t = e.touches[0], dx = t.clientX - finger.x, dy = t.clientY - finger.y;
	if (finger.does === "" || finger.does === "stops") {
		if (Math.hypot(dx, dy) < START || !finger.seen) return; // the cursor isn't of this place yet
		const held = e.timeStamp - finger.since > HELD, cursor = document.body.style.cursor, sideways = Math.abs(dx) > Math.abs(dy);
		finger.does = held || cursor === "crosshair" || cursor === "ew-resize" && sideways ? "drags" : "scrolls";
		if (finger.does === "drags") mouse("mousedown", finger.x, finger.y);
	}
	if (finger.does === "drags") {
		mouse("mousemove", t.clientX, t.clientY);
		return;
	}
	const by = finger.lastY - t.clientY, ms = Math.max(1, e.timeStamp - finger.at);
	finger.speed = 0.7 * by / ms + 0.3 * finger.speed;
	finger.lastY = t.clientY;
	finger.at = e.timeStamp;
	scrollBy(by);
}, { passive: false });

function moveTwo(e) {
	e.preventDefault();
	const far = apart(e.touches) / fingers.apart, at = middle(e.touches);
	if (far > PINCH || far < 1 / PINCH) {
		fingers.resizes = true;
		fingers.apart = apart(e.touches);
		if (globalThis.canterlaw) canterlaw.resizeText(far > 1 ? 1 : -1);
	}
	fingers.by = fingers.resizes ? 0 : fingers.by + fingers.at - at;
	fingers.at = at;
	if (fingers.seen) scrollTwo(fingers);
}

// scrollTwo scrolls what two fingers have moved since: where the toolkit noticed the pointer.
function scrollTwo(both) {
	scrollBy(both.by);
	both.by = 0;
}

async function endTwo(both) {
	await both.noticed;
	scrollTwo(both);
	await frame(); // in which it is done
	await done();
	if (!finger && !fingers) away();
}

addEventListener("touchend", (e) => {
	if (fingers) {
		e.preventDefault();
		if (e.touches.length === 0) {
			endTwo(fingers);
			fingers = null;
		}
		return;
	}
	if (!finger) return;
	e.preventDefault();
	const f = finger, t = e.changedTouches[0];
	finger = null;
	switch (f.does) {
	case "scrolls":
		coast(e.timeStamp - f.at > 80 ? 0 : f.speed);
		break;
	case "drags":
		endDrag(f, t.clientX, t.clientY);
		break;
	case "stops":
		away();
		break;
	default: {
		const by = f.lastY - t.clientY;
		if (Math.hypot(t.clientX - f.x, by) >= START) { // a flick, gone before it was noticed
			scrollBy(by);
			coast(by / Math.max(1, e.timeStamp - f.since));
			break;
		}
		const held = e.timeStamp - f.since > HELD;
		// Some browsers open a keyboard only while they handle the touch.
		if (overText() && !held) openKeyboard();
		click(f, held ? 2 : 0);
	}
	}
}, { passive: false });
addEventListener("touchcancel", () => {
	if (finger) endDrag(finger);
	finger = fingers = null;
	away();
});

// endDrag lets go of what is dragged.
async function endDrag(f, x = f.x, y = f.y) {
	if (f.does !== "drags") return;
	mouse("mousemove", x, y);
	await noticed();
	mouse("mouseup", x, y);
	await done();
	away();
}

// click presses and lets go: the toolkit presses where it noticed the pointer last.
async function click(f, button) {
	await f.noticed;
	if (overText() && button === 0 && document.activeElement !== typing) openKeyboard();
	mouse("mousedown", f.x, f.y, button);
	mouse("mouseup", f.x, f.y, button);
	await done();
	if (!finger) away();
}
