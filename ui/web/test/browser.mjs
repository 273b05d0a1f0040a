// What the tests in a browser share: a plain static server under a sub-path, the browser, and
// how a page is touched, typed into and looked at.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { chromium, devices } from "playwright-core";

const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".png": "image/png", ".webmanifest": "application/manifest+json" };

// serve serves a folder below /judges/canterlaw/, as it is: nothing packed or unpacked.
export async function serve(folder, port = 0) {
	const server = createServer(async (request, response) => {
		const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
		const prefix = "/judges/canterlaw/";
		try {
			if (!path.startsWith(prefix)) throw new Error("nothing there");
			const name = normalize(path.slice(prefix.length) || "index.html");
			const content = await readFile(join(folder, name));
			response.writeHead(200, { "Content-Type": types[extname(name)] || "application/octet-stream", "Content-Length": content.length });
			response.end(content);
		} catch {
			response.writeHead(404).end();
		}
	});
	await new Promise((resolve) => server.listen(port, "localhost", resolve));
	return {
		address: `http://localhost:${server.address().port}/judges/canterlaw/`,
		port: server.address().port,
		close: () => new Promise((resolve) => { server.close(resolve); server.closeAllConnections(); }),
	};
}

// tablets are the devices that are tried, by name.
export const tablets = {
	"iPad upright": devices["iPad (gen 7)"],
	"iPad landscape": devices["iPad (gen 7) landscape"],
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

	async send(type, points) {
		await this.cdp.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
	}
	async tap(x, y, ms = 60) {
		await this.send("touchStart", [[x, y]]);
		await this.page.waitForTimeout(ms);
		await this.send("touchEnd", []);
		await this.quiet();
	}
	// stroke moves a finger along points, the same time for each.
	async stroke(points, ms = 20) {
		await this.send("touchStart", [points[0]]);
		for (const point of points.slice(1)) {
			await this.page.waitForTimeout(ms);
			await this.send("touchMove", [point]);
		}
		await this.send("touchEnd", []);
		await this.quiet();
	}
	async swipe(x, from, to) {
		const points = [];
		for (let i = 0; i <= 8; i++) points.push([x, from + (to - from) * i / 8]);
		await this.stroke(points);
	}
	// type types as a soft keyboard does: the text changes, and no key is told.
	async type(text) {
		for (const letter of text) {
			await this.page.keyboard.insertText(letter);
			await this.page.waitForTimeout(30);
		}
		await this.quiet();
	}
	async picture(file) {
		return this.page.screenshot({ path: file, timeout: 0 });
	}
	// quiet waits until the picture no longer changes.
	async quiet() {
		let before = Buffer.alloc(0);
		for (let same = 0; same < 2;) {
			await this.page.waitForTimeout(250);
			const now = await this.page.screenshot({ timeout: 0 });
			same = now.equals(before) ? same + 1 : 0;
			before = now;
		}
		return before;
	}
	async close() {
		await this.context.close();
	}
}
