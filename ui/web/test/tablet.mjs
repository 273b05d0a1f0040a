// Uses the page as a judge at a table would, on four tablets: by touch and soft keyboard, served
// by a plain server under a sub-path, and at last with the server gone.
//
// usage: node tablet.mjs FOLDER [NAME OF TABLET]      FOLDER is what "make web" wrote
import assert from "node:assert/strict";
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { open, serve, tablets } from "./browser.mjs";

const [folder, only] = process.argv.slice(2);
const sets = resolve(dirname(fileURLToPath(import.meta.url)), "../../../../shared/cards/octgn");
const pictures = process.env.PICTURES; // a folder to leave pictures in; none otherwise

for (const [name, device] of Object.entries(tablets)) {
	if (only && only !== name) continue;
	await visit(name, device);
	console.log("ok", name);
}

async function visit(name, device) {
	const profile = await mkdtemp(join(tmpdir(), "canterlaw-tablet-"));
	const server = await serve(folder);
	const { width, height } = device.viewport;
	const field = [width / 2, 66]; // that searches
	let v = await open(profile, device, server.address), taken = 0;
	const look = (what) => pictures && v.picture(join(pictures, `${name} ${++taken} ${what}.png`.replaceAll(" ", "-")));
	const shows = (what) => v.until(async () => (await v.page.title()).startsWith(what), `the title begins with ${what}`);
	const search = async (text) => {
		await v.tap(...field);
		await v.page.keyboard.press("Control+a");
		await v.type(text);
		await v.page.keyboard.press("Enter");
	};
	try {
		await v.quiet();
		await look("opened");
		assert.notEqual(await v.focused(), "dummyEntry", "a keyboard opened before anything was tapped");

		// The soft keyboard opens with a tap on the field; Backspace works, and letters that are composed.
		await v.tap(...field);
		assert.equal(await v.focused(), "dummyEntry", "no keyboard opened with a tap on the field");
		await v.type("514.4d");
		await v.erase();
		await v.type("c");
		await v.page.keyboard.press("Enter");
		await shows("514.4c");
		await look("found");
		await v.tap(...field);
		await v.page.keyboard.press("Control+a");
		await v.compose(["7", "70", "701", "701.", "701.1"]);
		await v.page.keyboard.press("Enter");
		await shows("701.1");

		// A swipe over the results scrolls, and goes on when the finger has left.
		await v.tap(...field);
		await v.page.keyboard.press("Control+a");
		await v.type("dismiss");
		const before = await v.quiet();
		await v.page.evaluate(() => {
			globalThis.coasted = -1e9;
			addEventListener("touchend", () => { globalThis.coasted = 0; });
			document.addEventListener("wheel", () => { globalThis.coasted++; });
		});
		await v.swipe(width * 0.15, height * 0.8, height * 0.5);
		const after = await v.quiet();
		assert.ok(!before.equals(after), "a swipe scrolls nothing");
		assert.ok(await v.page.evaluate(() => coasted > 0), "a swipe doesn't coast");
		await look("swiped");

		// The page's white ground doesn't show through at the edges of what is painted.
		const paints = await v.page.evaluate(() => document.querySelector("canvas").getContext("webgl").getContextAttributes());
		assert.equal(paints.alpha, false, "the page's ground shows through");

		// A bookmark is kept.
		await search("514.4c");
		await shows("514.4c");
		await v.page.keyboard.press("Control+d");
		const bookmarked = async () => Object.values(await v.kept("bookmarks.yaml")).some((text) => text.includes("rule:514.4c"));
		await v.until(bookmarked, "a bookmark of 514.4c is kept");

		// A position: begun by touch, typed, and run.
		if (name === "iPad landscape") {
			await setUp(v, look);
			await v.tap(60, 20); // Reference
			await takeOut(v, device, server.address, look);
		}

		// All sets that are here, dropped on the page as a chooser gives them.
		if (existsSync(sets)) {
			const files = (await readdir(sets)).filter((file) => file.endsWith(".xml"));
			await v.drop(await Promise.all(files.map(async (file) => [file, await readFile(join(sets, file), "utf8")])));
			await v.until(async () => Object.keys(await v.kept(".json")).length >= 9, "nine imported sets are kept");
			await look("imported");
		} else {
			console.log("not imported: there are no set files in", sets);
		}

		// With the server gone, all of it is still there.
		const [atFirst, memory] = [await v.marks(), await v.memory()];
		await v.close();
		await server.close();
		v = await open(profile, device, server.address);
		await v.quiet();
		assert.ok(await bookmarked(), "the bookmark is gone");
		await search("514.4c");
		await shows("514.4c");
		await look("offline");
		if (name === "iPad landscape") {
			await decks(v);
			await shows("Jetstreams"); // the deck that was opened last
			await pinch(v, look);
		}
		console.log(name, "first visit", atFirst, "memory", memory, "later", await v.marks(), "memory", await v.memory());
	} finally {
		await v.close();
		await server.close();
		await rm(profile, { recursive: true, force: true });
	}
}

// setUp sets a position up and runs it. Places are those of a window of 1080x810.
async function setUp(v, look) {
	await v.tap(140, 20); // Sandbox
	await v.tap(85, 207); // New position
	await v.until(async () => (await v.page.title()).startsWith("Untitled position"), "a position is begun");
	await v.tap(935, 106); // the field
	await v.type("AP: dash, red gala; A 3t");
	await v.page.keyboard.press("Enter");
	const draft = async () => Object.values(await v.kept(".yaml")).join("\n");
	await v.until(async () => /Red Gala/.test(await draft()), "the draft of the position is kept");
	const shown = await v.quiet(), typed = await draft();
	// Rainbow Dash from Avery's Problem to Avery's side of Blake's.
	await v.stroke(Array.from({ length: 9 }, (_, i) => [105 + 40 * i, 515]), 60);
	await v.until(async () => await draft() !== typed, "a card that is dragged moves");
	assert.ok(!(await v.quiet()).equals(shown), "a card that is dragged stays where it was");
	await look("set up");
	const changes = async (what, before) => {
		await v.until(async () => !before.equals(await v.quiet()), what);
		return v.quiet();
	};
	const ready = await v.quiet();
	await v.tap(1017, 60); // Run
	const begun = await changes("the position runs", ready);
	await v.page.keyboard.press("Space"); // pass
	await changes("a step changes the table", begun);
	await look("stepped");
}

// decks opens the page of decks, from the list that stands there where nothing is searched for.
// Places are those of a window of 1080x810.
async function decks(v) {
	await v.tap(540, 66); // the field
	await v.page.keyboard.press("Control+a");
	await v.erase();
	await v.page.keyboard.press("Control+o");
	await v.quiet();
	await v.tap(38, 272); // below the line of pages read last
}

// pinch has two fingers part on the table, and moves them together over a table that is longer than
// the screen.
async function pinch(v, look) {
	await v.tap(140, 20); // Sandbox, where scenarios are chosen after a start
	await v.tap(300, 203); // Back to setting up
	const stands = () => v.until(async () => (await v.page.title()).startsWith("Untitled position"), "the position is on the table");
	await stands();
	const scale = () => v.page.evaluate(() => canterlaw.scale);
	const before = await scale();
	await v.part(500, 450, 120);
	assert.ok(await scale() > before, "fingers that part don't make text larger");
	await stands();
	// A table that fits the screen has nothing to scroll: half the screen is left to it, as beside
	// another app.
	await v.page.setViewportSize({ width: 1080, height: 420 });
	const large = await v.quiet();
	await look("pinched");
	await v.pan(400, 300, -100);
	await v.until(async () => !large.equals(await v.quiet()), "two fingers scroll the table");
	await look("panned");
}

// takeOut opens a deck by the browser's chooser, has the library saved as one file, and takes it
// in in another browser.
async function takeOut(v, device, address, look) {
	const folder = await mkdtemp(join(tmpdir(), "canterlaw-files-"));
	const profile = await mkdtemp(join(tmpdir(), "canterlaw-other-"));
	let other;
	try {
		await decks(v);
		const deck = join(folder, "Jetstreams.txt");
		await writeFile(deck, "1 PR1\n3 Jetstraem, All Heart\n2x Cloudbursting (PR 168)\n");
		await v.choose(515, 276, deck); // A file …
		await v.until(async () => (await v.page.title()).startsWith("Jetstreams"), "a deck that is chosen is opened");
		await look("deck");
		await v.page.keyboard.press("Control+o");
		const saved = await v.download(455, 716); // Save the library …
		assert.match(saved.name, /^canterlaw-library-.*\.zip$/);
		const library = join(folder, saved.name);
		await copyFile(saved.path, library);
		other = await open(profile, device, address);
		await other.page.keyboard.press("Control+o");
		await other.quiet();
		await other.choose(609, 716, library); // Take a library in …
		const has = async (end, text) => Object.values(await other.kept(end)).some((kept) => kept.includes(text));
		await other.until(() => has("bookmarks.yaml", "rule:514.4c"), "the bookmark is in the browser that took the library in");
		await other.until(() => has("opened.txt", "3 Jetstream"), "so is the deck");
	} finally {
		await other?.close();
		await rm(folder, { recursive: true, force: true });
		await rm(profile, { recursive: true, force: true });
	}
}
