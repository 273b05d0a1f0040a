// The keyboard: soft ones don't say which keys were pressed but what the text in a field is
// now, so there is a field that nobody sees, and what changes in it is typed into the program.
// Keys that people expect of the browser are left to it.
"use strict";
const typing = document.getElementById("dummyEntry");
const ground = "\u200b".repeat(20); // for Backspace to have something to remove
let typed = []; // the letters that the program has of the field

function beginTyping() {
	typing.value = ground;
	typing.setSelectionRange(ground.length, ground.length);
	typed = Array.from(ground);
}
beginTyping();

// takeTyped types what differs from what was typed before: while a word is composed as well,
// as some keyboards compose every word.
function takeTyped() {
	if (!globalThis.canterlaw) return;
	const now = Array.from(typing.value);
	let same = 0;
	while (same < now.length && now[same] === typed[same]) same++;
	if (typed.length > same) canterlaw.erase(typed.length - same);
	if (now.length > same) canterlaw.type(now.slice(same).join("").replaceAll("\u200b", ""));
	typed = now;
}
typing.addEventListener("input", (e) => {
	takeTyped();
	if (!e.isComposing && (typed.length < 10 || typed.length > 200)) beginTyping();
});
typing.addEventListener("compositionend", takeTyped);

// The toolkit focuses the field whenever anything of its own has the focus. A soft keyboard is
// to open for what is typed in alone, and only when it was touched.
let byTouch = matchMedia("(pointer: coarse)").matches; // the latest thing that was used
const overText = () => document.body.style.cursor === "text";
function openKeyboard() {
	beginTyping();
	HTMLElement.prototype.focus.call(typing, { preventScroll: true });
}
typing.focus = () => {
	if (!byTouch) openKeyboard();
	else if (document.activeElement === typing) beginTyping();
};
addEventListener("mousedown", (e) => { if (e.isTrusted) byTouch = false; }, true);

// ours tells whether a key is for the program; others go to the browser.
function ours(e) {
	if (e.isComposing || e.keyCode === 229 || e.key === "Unidentified" || e.key === "Process" || e.key === "Dead" && !e.altKey) return false;
	const held = e.ctrlKey || e.metaKey;
	if (held && "nrtwNRTW+-0=".includes(e.key) && !e.altKey) return false; // a new window, loading anew, a tab; the size
	return !["F5", "F6", "F7", "F10", "F11", "F12"].includes(e.key);
}
for (const event of ["keydown", "keyup"]) {
	addEventListener(event, (e) => {
		if (!ours(e)) {
			e.stopImmediatePropagation();
			return;
		}
		const letter = Array.from(e.key).length === 1 && e.key.codePointAt(0) > 127;
		if (!letter || e.ctrlKey || e.metaKey) return;
		e.stopImmediatePropagation(); // the toolkit takes no letters beyond ASCII
		e.preventDefault();
		if (event === "keydown" && globalThis.canterlaw) canterlaw.type(e.key);
	}, true);
}

// Where a soft keyboard covers the page, the picture gets the room that is left.
function fitPicture() {
	const canvas = document.querySelector("canvas"), view = globalThis.visualViewport;
	if (!canvas || !view || view.scale > 1.01) return;
	const height = Math.round(view.height) + "px";
	if (canvas.style.height === height) return;
	canvas.style.height = height;
	scrollTo(0, 0);
	dispatchEvent(new Event("resize"));
}
if (globalThis.visualViewport) visualViewport.addEventListener("resize", fitPicture);
