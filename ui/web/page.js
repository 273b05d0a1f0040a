// Fetches the program, unpacks it and runs it, in one tab at a time; and brings it the files
// that the user chooses.
"use strict";
const news = document.getElementById("news"), bar = document.getElementById("bar"), notice = document.getElementById("notice");
const inTabs = "Canterlaw is open in another tab of this browser. Go on there, or close it and load this page anew.";

// unpacked gives the body of an answer, unpacked where it is packed: a server may have done it.
async function unpacked(answer, progress) {
	if (!answer.ok) throw new Error(answer.url + ": the server answers " + answer.status);
	const total = Number(answer.headers.get("content-length"));
	let came = 0;
	const reader = answer.body.getReader();
	const first = await reader.read();
	const body = new ReadableStream({
		start(to) {
			if (!first.done) to.enqueue(first.value);
		},
		async pull(to) {
			const next = await reader.read();
			if (next.done) return to.close();
			came += next.value.length;
			if (progress && total) progress(Math.min(1, came / total));
			to.enqueue(next.value);
		},
	});
	const packed = !first.done && first.value[0] === 0x1f && first.value[1] === 0x8b;
	return packed ? body.pipeThrough(new DecompressionStream("gzip")) : body;
}

async function compiled() {
	const body = await unpacked(await fetch("canterlaw.wasm.packed"), (part) => { bar.value = part; });
	const program = new Response(body, { headers: { "Content-Type": "application/wasm" } });
	return WebAssembly.compileStreaming ? WebAssembly.compileStreaming(program) : WebAssembly.compile(await program.arrayBuffer());
}

// putMade puts what was made of the shipped data beforehand, a tar archive, where the program
// looks for it.
async function putMade() {
	const archive = new Uint8Array(await new Response(await unpacked(await fetch("made.tar.packed"))).arrayBuffer());
	const text = (from, to) => new TextDecoder().decode(archive.subarray(from, to)).replace(/\0.*$/s, "");
	for (let at = 0; at + 512 <= archive.length && archive[at] !== 0;) {
		const name = text(at, at + 100), size = parseInt(text(at + 124, at + 136), 8), kind = text(at + 156, at + 157);
		if (kind === "0" || kind === "") putFile("/" + name, archive.slice(at + 512, at + 512 + size));
		at += 512 + 512 * Math.ceil(size / 512);
	}
}

async function start() {
	if (!navigator.locks || !globalThis.DecompressionStream) {
		throw new Error(isSecureContext ? "this browser is too old; Chromium 80, Safari 16.4 and Firefox 113 can"
			: "browsers allow what it needs only over https, or from localhost");
	}
	const go = new Go();
	go.env = { HOME: "/Downloads", XDG_CONFIG_HOME: "/home/.config", XDG_CACHE_HOME: "/home/.cache", TMPDIR: "/tmp" };
	performance.mark("page");
	const [program] = await Promise.all([compiled().then((p) => { performance.mark("compiled"); return p; }), keptFiles().then(putMade)]);
	performance.mark("files");
	if (!keeps) say("This browser keeps nothing for this page: what you make is gone when you close it, unless you save it as a file.");
	const instance = await WebAssembly.instantiate(program, go.importObject);
	globalThis.memoryOfGo = () => instance.exports.mem.buffer.byteLength;
	await go.run(instance);
	document.body.textContent = "Canterlaw has ended. Load the page anew.";
}

// The program calls this when its first picture is drawn.
globalThis.pictureDrawn = () => {
	performance.mark("picture");
	document.getElementById("opening").remove();
};

// say shows a line above all until it is tapped; "" takes it away.
function say(text) {
	notice.textContent = text;
	notice.hidden = text === "";
}
notice.addEventListener("click", () => say(""));
addEventListener("keeping", (e) => say(e.detail));

// Two tabs would overwrite each other's notes: the second says so.
if (navigator.locks) {
	navigator.locks.request("canterlaw", { ifAvailable: true }, (lock) => {
		if (!lock) {
			news.textContent = inTabs;
			bar.remove();
			return undefined;
		}
		return run();
	});
} else {
	run();
}
function run() {
	return start().catch((e) => {
		news.textContent = "Canterlaw can’t start: " + e.message + ".";
		bar.remove();
		throw e;
	});
}
if ("serviceWorker" in navigator) navigator.serviceWorker.register("worker.js");
if (navigator.storage && navigator.storage.persist) navigator.storage.persist();

// ---- Files that the user chooses or drops: copies stand below /tmp while they are read.

let chosen = 0; // how many times
async function copies(files) {
	const paths = [];
	for (const f of files) {
		const path = "/tmp/" + chosen + "/" + (f.webkitRelativePath || f.name);
		putFile(path, new Uint8Array(await f.arrayBuffer()));
		paths.push(path);
	}
	chosen++;
	return paths;
}
// chooseFiles asks for files whose names end as one of extensions ("" for any), or for a folder
// of them, and calls done with the paths of copies.
globalThis.chooseFiles = (extensions, folder, done) => {
	const input = document.createElement("input");
	input.type = "file";
	input.multiple = true;
	input.webkitdirectory = folder;
	if (!folder) input.accept = extensions;
	input.onchange = async () => done(await copies(input.files));
	globalThis.lastChooser = input; // or it may be forgotten before it is answered
	input.click();
};
addEventListener("dragover", (e) => e.preventDefault());
addEventListener("drop", async (e) => {
	e.preventDefault();
	if (globalThis.filesDropped && e.dataTransfer.files.length > 0) filesDropped(await copies(e.dataTransfer.files));
});
