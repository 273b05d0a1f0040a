// What the tests in a browser share: a plain static server under a sub-path, the browser, and
// how a page is touched, typed into and looked at.
import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium, devices } from "playwright-core";

// serve serves a folder below /judges/canterlaw/ with Python's plain server, at a port that
// another may have had before it is closed.
export async function serve(folder, port = 8700 + process.pid % 1000) {
	const root = await mkdtemp(join(tmpdir(), "canterlaw-server-"));
	await mkdir(join(root, "judges"));
	await symlink(resolve(folder), join(root, "judges", "canterlaw"));
	const server = spawn("python3", ["-m", "http.server", "--bind", "127.0.0.1", "--directory", root, String(port)], { stdio: "ignore" });
	const address = `http://localhost:${port}/judges/canterlaw/`;
	for (let tries = 0; ; tries++) {
		try {
			if ((await fetch(address)).ok) break;
		} catch (e) {
			if (tries === 100 || server.exitCode !== null) throw new Error("the server doesn't answer", { cause: e });
		}
		await new Promise((done) => setTimeout(done, 200));
	}
	return {
		address,
		close: async () => {
			const ended = server.exitCode !== null || server.signalCode !== null || new Promise((done) => server.once("exit", done));
			server.kill();
			await ended;
			await rm(root, { recursive: true, force: true });
		},
	};
}

// tablets are the devices that are tried, by name.
export const tablets = {
	"iPad landscape": devices["iPad (gen 7) landscape"],
	"iPad upright": devices["iPad (gen 7)"],
	"Android upright": devices["Galaxy Tab S9"],
	"Android landscape": devices["Galaxy Tab S9 landscape"],
};

// open opens Chromium as a tablet, with what a folder keeps of former visits.
export async function open(folder, device, address) {
	const { defaultBrowserType, ...tablet } = device;
	const context = await chromium.launchPersistentContext(folder, {
		...tablet, executablePath: process.env.CHROMIUM || "/usr/bin/chromium", headless: true, acceptDownloads: true,
		args: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
			"--disable-component-update", "--disable-sync"],
		ignoreDefaultArgs: ["--headless=old"],
	});
	const page = context.pages()[0] || await context.newPage();
	page.setDefaultTimeout(0);
	const said = [];
	page.on("console", (m) => said.push(m.text()));
	page.on("pageerror", (e) => said.push("error: " + e.message));
	const started = Date.now();
	await page.goto(address, { timeout: 0 });
	await page.waitForFunction(() => performance.getEntriesByName("picture").length > 0 || document.getElementById("news")?.textContent.includes("Canterlaw"), null, { timeout: 0 });
	const touch = await context.newCDPSession(page);
	return new Visit(context, page, touch, said, Date.now() - started);
}

export class Visit {
	constructor(context, page, cdp, said, took) {
		Object.assign(this, { context, page, cdp, said, took });
	}

	// send sends a touch and doesn't wait for the page, which may be busy: fingers don't either.
	send(type, points, at = Date.now()) {
		const sent = this.cdp.send("Input.dispatchTouchEvent", { type, timestamp: at / 1000, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
		this.sent = Promise.all([this.sent, sent]);
	}
	async tap(x, y, ms = 60) {
		const at = Date.now();
		this.send("touchStart", [[x, y]], at);
		await this.page.waitForTimeout(ms);
		this.send("touchEnd", [], at + ms); // by the finger's clock, however busy the machine is
		await this.quiet();
	}
	// stroke moves a finger along points, the same time for each, and lets go.
	async stroke(points, ms = 20) {
		let at = Date.now();
		this.send("touchStart", [points[0]], at);
		for (const point of points.slice(1)) {
			await this.page.waitForTimeout(ms);
			this.send("touchMove", [point], at += ms);
		}
		await this.page.waitForTimeout(ms);
		this.send("touchEnd", [], at += ms);
		await this.sent;
	}
	async swipe(x, from, to) {
		const points = [];
		for (let i = 0; i <= 8; i++) points.push([x, from + (to - from) * i / 8]);
		await this.stroke(points);
	}
	// part moves two fingers, side by side at a place, away from each other and lets go; pan moves
	// both up or down.
	async part(x, y, by) {
		await this.two(Array.from({ length: 11 }, (_, i) => [[x - 40 - by * i / 10, y], [x + 40 + by * i / 10, y]]));
	}
	async pan(x, y, by) {
		await this.two(Array.from({ length: 11 }, (_, i) => [[x - 40, y + by * i / 10], [x + 40, y + by * i / 10]]));
	}
	async two(steps) {
		this.send("touchStart", steps[0]);
		for (const points of steps.slice(1)) {
			await this.page.waitForTimeout(30);
			this.send("touchMove", points);
		}
		this.send("touchEnd", []);
		await this.quiet();
	}
	// answered gives what the browser answers a tap at a place with, or says that it didn't.
	async answered(event, x, y) {
		try {
			const [answer] = await Promise.all([this.page.waitForEvent(event, { timeout: 120_000 }), this.tap(x, y)]);
			return answer;
		} catch (e) {
			await this.picture(join(tmpdir(), "canterlaw-failed.png"));
			throw new Error(`no ${event} within two minutes of a tap at ${x}, ${y}`, { cause: e });
		}
	}
	// download taps a place and gives where the file is that the browser saves then, and its name.
	async download(x, y) {
		const download = await this.answered("download", x, y);
		return { path: await download.path(), name: download.suggestedFilename() };
	}
	// choose taps a place and answers the chooser that the browser opens then.
	async choose(x, y, file) {
		const chooser = await this.answered("filechooser", x, y);
		await chooser.setFiles(file);
		await this.quiet();
	}
	// type types as a soft keyboard does: the text changes, and no key is told.
	async type(text) {
		for (const letter of text) {
			await this.page.keyboard.insertText(letter);
			await this.page.waitForTimeout(30);
		}
		await this.quiet();
	}
	// erase and compose are a soft keyboard's Backspace, and a word that it makes step by step.
	async erase() {
		await this.page.evaluate(() => {
			const field = document.activeElement;
			field.value = field.value.slice(0, -1);
			field.dispatchEvent(new InputEvent("input", { inputType: "deleteContentBackward" }));
		});
		await this.quiet();
	}
	async compose(steps) {
		for (const text of steps) {
			await this.cdp.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
			await this.page.waitForTimeout(30);
		}
		await this.cdp.send("Input.insertText", { text: steps.at(-1) });
		await this.quiet();
	}
	async focused() {
		return this.page.evaluate(() => document.activeElement.id);
	}
	// kept gives what the browser keeps of the user's own files, by the ends of their names.
	async kept(end) {
		return this.page.evaluate((end) => new Promise((resolve) => {
			const request = indexedDB.open("canterlaw");
			request.onsuccess = () => {
				const found = {}, cursor = request.result.transaction("files").objectStore("files").openCursor();
				cursor.onsuccess = () => {
					const at = cursor.result;
					if (!at) {
						request.result.close();
						resolve(found);
						return;
					}
					if (!at.key.includes("/.cache/") && at.key.endsWith(end)) found[at.key] = new TextDecoder().decode(at.value.data);
					at.continue();
				};
			};
		}), end);
	}
	// until waits until something holds, and tells what didn't after a minute or two.
	async until(holds, what) {
		for (const end = Date.now() + 120_000; Date.now() < end; await this.page.waitForTimeout(200)) {
			if (await holds()) return;
		}
		await this.picture(join(tmpdir(), "canterlaw-failed.png"));
		throw new Error(what + ": not so after two minutes; the page says " + this.said.slice(-5).join(" | "));
	}
	async picture(file) {
		return this.page.screenshot({ path: file, timeout: 0 });
	}
	// quiet waits until the program has done what it was told, and the picture no longer changes.
	async quiet() {
		await this.sent;
		await this.page.evaluate(() => new Promise((done) => {
			if (!globalThis.canterlaw) return done();
			canterlaw.after(() => requestAnimationFrame(() => canterlaw.after(done)));
		}));
		let before = Buffer.alloc(0);
		for (let same = 0; same < 2;) {
			await this.page.waitForTimeout(250);
			const now = await this.page.screenshot({ timeout: 0 });
			same = now.equals(before) ? same + 1 : 0;
			before = now;
		}
		return before;
	}
	// drop drops files, as names and texts.
	async drop(files) {
		await this.page.evaluate((files) => {
			const dataTransfer = new DataTransfer();
			for (const [name, text] of files) dataTransfer.items.add(new File([text], name));
			dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
		}, files);
	}
	// marks are when the page did what, in ms; memory is what Go has, in MB.
	async marks() {
		return this.page.evaluate(() => Object.fromEntries(performance.getEntriesByType("mark").map((m) => [m.name, Math.round(m.startTime)])));
	}
	async memory() {
		return this.page.evaluate(() => Math.round(memoryOfGo() / 1e6));
	}
	async close() {
		await this.context.close();
	}
}
