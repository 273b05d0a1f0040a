// Measures the page in Chromium as on an iPad on its side: when the first picture is there on the
// first visit and later, what Go has in memory then, and how long a letter of a search takes until
// it stands in the field, and until what it finds is drawn; by the clock, and by the program's own
// time on the processor, which a busy machine hardly changes.
//
// usage: node measure.mjs FOLDER      FOLDER is what "make web" wrote
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { open, serve, tablets } from "./browser.mjs";

const queries = ["dismiss vs retire", "rainbow dash", "514.4c", "double faceoff", "banlist"];
const pause = 300; // ms between letters, in which one is done
const visits = 5;

const [folder] = process.argv.slice(2);
const device = { ...tablets["iPad landscape"], deviceScaleFactor: Number(process.env.SCALE || 2) };
const profile = await mkdtemp(join(tmpdir(), "canterlaw-measure-"));
const server = await serve(folder);
const show = (what, times) => {
	times.sort((a, b) => a - b);
	const at = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))]);
	console.log(`${what}: median ${at(0.5)} ms, 90th percentile ${at(0.9)} ms, 99th ${at(0.99)} ms, of ${times.length}`);
};
// used is the time on the processor that the page's scripts and program took so far, in ms.
const used = async (v) => {
	const { metrics } = await v.cdp.send("Performance.getMetrics");
	return metrics.find((m) => m.name === "ScriptDuration").value * 1000;
};

let v;
try {
	const pictures = [];
	for (let visit = 0; visit <= visits; visit++) {
		v = await open(profile, device, server.address);
		await v.quiet();
		const { picture } = await v.marks();
		if (visit === 0) console.log(`first picture: ${picture} ms on the first visit, with ${await v.memory()} MB of Go's`);
		else pictures.push(picture);
		if (visit < visits) await v.close();
	}
	show("first picture later", pictures);
	console.log(`with ${await v.memory()} MB of Go's`);

	await v.tap(540, 66); // the field that searches
	await v.cdp.send("Performance.enable", { timeDomain: "threadTicks" });
	await v.page.evaluate(() => {
		globalThis.ran = []; // when the program ran, and for how long
		const resume = Go.prototype._resume;
		Go.prototype._resume = function () {
			const from = performance.now();
			try {
				return resume.call(this);
			} finally {
				ran.push([from, performance.now()]);
			}
		};
	});
	const letters = { field: [], found: [], processor: [] };
	for (const query of queries) {
		await v.page.keyboard.press("Control+a");
		await v.erase();
		for (const letter of query) {
			const before = await used(v);
			const drawn = await v.page.evaluate(([letter, pause]) => new Promise((done) => {
				ran.length = 0;
				const typed = performance.now();
				canterlaw.type(letter);
				// A picture takes some ms; what the program does while it only waits takes none.
				setTimeout(() => done(ran.filter(([from, to]) => to - from > 3).map(([, to]) => to - typed)), pause);
			}), [letter, pause]);
			letters.processor.push(await used(v) - before);
			if (drawn.length === 0) continue;
			letters.field.push(drawn[0]);
			letters.found.push(drawn.at(-1));
		}
	}
	show("a letter in its field", letters.field);
	show("what it finds, drawn", letters.found);
	show("on the processor, a letter", letters.processor);
} finally {
	await v?.close();
	await server.close();
	await rm(profile, { recursive: true, force: true });
}
