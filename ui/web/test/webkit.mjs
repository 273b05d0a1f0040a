// Opens the page in WebKitGTK, of the family of engines that iPads have: waits for the first
// picture, searches, and leaves a picture of it. It needs Debian's webkit2gtk-driver and a
// display, such as xvfb-run's.
//
// usage: node webkit.mjs FOLDER PICTURE      FOLDER is what "make web" wrote
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { serve } from "./browser.mjs";

const [folder, picture] = process.argv.slice(2);
const browser = ["4.1", "4.0"].map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`).find(existsSync);
const port = 8300 + process.pid % 500;
const driver = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "inherit" });
const server = await serve(folder);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// ask asks the driver for something, as WebDriver says.
async function ask(method, path, body) {
	const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
	const { value } = await answer.json();
	if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
	return value;
}

// run runs a script in the page.
const run = (script) => ask("POST", session + "/execute/sync", { script, args: [] });

let session = "";
try {
	for (let tries = 0; !session; tries++) {
		try {
			const options = { binary: browser, args: ["--automation", "--geometry=1280x800"] };
			const { sessionId } = await ask("POST", "/session", {
				capabilities: { alwaysMatch: { timeouts: { script: null, pageLoad: 3_600_000 }, "webkitgtk:browserOptions": options } },
			});
			session = "/session/" + sessionId;
		} catch (e) {
			if (tries === 50) throw e;
			await pause(200);
		}
	}
	await ask("POST", session + "/url", { url: server.address });
	const marks = () => run(`return Object.fromEntries(performance.getEntriesByType("mark").map((m) => [m.name, Math.round(m.startTime)]))`);
	const news = () => run(`return document.getElementById("news")?.textContent || ""`);
	for (let last = "", now; ; await pause(1000)) {
		if ((now = JSON.stringify([await marks(), await news()])) !== last) console.log(last = now);
		if ((await marks()).picture) break;
		if ((await news()).includes("Canterlaw")) throw new Error("it doesn't start: " + await news());
	}
	const body = await ask("POST", session + "/element", { using: "css selector", value: "body" });
	console.log("search", await run(`canterlaw.type("514.4c"); return document.title`));
	for (let waited = 0; waited < 600 && !(await run("return document.title")).startsWith("514.4c"); waited++) {
		await ask("POST", `${session}/element/${Object.values(body)[0]}/value`, { text: "\uE007" }); // Enter
		await pause(1000);
	}
	console.log("title", await run("return document.title"), "memory", await run("return Math.round(memoryOfGo() / 1e6)"), "of", await run("return navigator.userAgent"));
	await writeFile(picture, Buffer.from(await ask("GET", session + "/screenshot"), "base64"));
	await ask("DELETE", session);
} finally {
	driver.kill();
	await server.close();
}
