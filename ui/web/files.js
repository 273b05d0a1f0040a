// A file system in the browser: what Go's package os asks of globalThis.fs. It is in memory,
// and what stands below /home is kept in IndexedDB as well.
//
// An fsync, and a rename below /home, call back only when the browser has written what has
// changed until then: all of it in one transaction, which holds as a whole or not at all.
// Other changes are written a tenth of a second later. What is written below /Downloads is
// handed to the browser as a download when it is closed.
"use strict";
(() => {
	const KEPT = "/home", DOWNLOADS = "/Downloads", SOON = 100; // ms
	const FOLDER = 0o040000, FILE = 0o100000;

	// A node is a file or a folder: its bytes are data up to size.
	const folder = () => ({ mode: FOLDER | 0o755, mtimeMs: Date.now(), data: new Uint8Array(0), size: 0 });
	const file = (mode) => ({ mode: FILE | mode & 0o777, mtimeMs: Date.now(), data: new Uint8Array(0), size: 0 });
	const isFolder = (node) => (node.mode & FOLDER) !== 0 && (node.mode & FILE) === 0;
	const nodes = new Map([["/", folder()], [KEPT, folder()], ["/tmp", folder()], [DOWNLOADS, folder()]]);
	const opened = new Map(); // by descriptor
	let lastDescriptor = 100, lastInode = 0;

	const failure = (code) => Object.assign(new Error(code), { code });
	function clean(path) {
		const names = [];
		if (!path.startsWith("/")) path = DOWNLOADS + "/" + path; // a name alone: what is called so is handed over
		for (const name of path.split("/")) {
			if (name === "..") names.pop();
			else if (name !== "" && name !== ".") names.push(name);
		}
		return "/" + names.join("/");
	}
	const parentOf = (path) => path.slice(0, path.lastIndexOf("/")) || "/";
	const within = (path, place) => path.startsWith(place === "/" ? "/" : place + "/");
	const below = (path) => [...nodes.keys()].filter((p) => p !== path && within(p, path));
	function nodeAt(path) {
		const node = nodes.get(path);
		if (!node) throw failure("ENOENT");
		return node;
	}
	function folderAt(path) {
		const node = nodeAt(path);
		if (!isFolder(node)) throw failure("ENOTDIR");
		return node;
	}
	function descriptor(fd) {
		const open = opened.get(fd);
		if (!open) throw failure("EBADF");
		return open;
	}
	function resize(node, size) {
		if (size > node.data.length) {
			const data = new Uint8Array(Math.max(size, 2 * node.data.length));
			data.set(node.data.subarray(0, node.size));
			node.data = data;
		}
		if (size < node.size) node.data.fill(0, size, node.size); // for when it grows again
		node.size = size;
		node.mtimeMs = Date.now();
	}

	// ---- Keeping.

	let database = null, waiting = new Set(), writing = null, timer = 0, told = "";
	function changed(path) {
		if (!within(path, KEPT)) return;
		waiting.add(path);
		if (!timer) timer = setTimeout(() => flush().catch(() => {}), SOON);
	}
	const openDatabase = () => new Promise((resolve, reject) => {
		const request = indexedDB.open("canterlaw", 1);
		request.onupgradeneeded = () => request.result.createObjectStore("files");
		request.onsuccess = () => {
			request.result.onclose = () => { database = null; }; // the browser may end it whenever it likes
			resolve(request.result);
		};
		request.onerror = request.onblocked = () => reject(request.error || new Error("it is in use"));
	});
	const transaction = async (mode) => {
		for (let tries = 0; ; tries++) {
			if (!database) database = await openDatabase();
			try {
				return database.transaction("files", mode, { durability: "strict" });
			} catch (e) {
				database = null;
				if (tries > 0) throw e;
			}
		}
	};
	// flush writes all that has changed, and resolves when the browser has it.
	async function flush() {
		while (writing) await writing.catch(() => {});
		if (!globalThis.keeps) waiting.clear(); // the user was told when the page opened
		if (waiting.size === 0) return;
		writing = write(waiting);
		waiting = new Set();
		try {
			await writing;
			tell("");
		} finally {
			writing = null;
		}
	}
	async function write(paths) {
		clearTimeout(timer);
		timer = 0;
		try {
			const work = await transaction("readwrite"), store = work.objectStore("files");
			for (const path of paths) {
				const node = nodes.get(path);
				if (node) store.put({ mode: node.mode, mtimeMs: node.mtimeMs, data: node.data.slice(0, node.size) }, path);
				else store.delete(path);
			}
			await new Promise((resolve, reject) => {
				work.oncomplete = resolve;
				work.onabort = work.onerror = () => reject(work.error || new Error("the browser gave it up"));
			});
		} catch (e) {
			for (const path of paths) waiting.add(path); // with what changes next, it is tried again
			const full = e.name === "QuotaExceededError";
			tell(full ? "This browser has no room left: what you do now is not kept. Save your library as a file (Control O)."
				: "This browser can’t keep anything just now (" + e.message + "). Save your library as a file (Control O).");
			throw failure(full ? "ENOSPC" : "EIO");
		}
	}
	// tell tells the page what is wrong, once; "" when it is well again.
	function tell(text) {
		if (text === told) return;
		told = text;
		dispatchEvent(new CustomEvent("keeping", { detail: text }));
	}
	addEventListener("pagehide", () => { flush().catch(() => {}); });
	document.addEventListener("visibilitychange", () => { flush().catch(() => {}); });

	// keptFiles resolves when what was kept is here; globalThis.keeps says whether anything can be.
	globalThis.keptFiles = async () => {
		try {
			const store = (await transaction("readonly")).objectStore("files");
			const all = (request) => new Promise((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error);
			});
			const [paths, kept] = await Promise.all([all(store.getAllKeys()), all(store.getAll())]);
			paths.forEach((path, i) => nodes.set(path, { ...kept[i], size: kept[i].data.length }));
			globalThis.keeps = true;
		} catch (e) {
			console.warn("nothing is kept:", e);
			globalThis.keeps = false;
		}
	};

	// putFile makes a file that the page brings, and its folders. It is not kept.
	globalThis.putFile = (path, data) => {
		path = clean(path);
		for (let p = parentOf(path); !nodes.has(p); p = parentOf(p)) nodes.set(p, folder());
		nodes.set(path, { ...file(0o644), data, size: data.length });
	};

	// ---- What Go calls: each function calls back with an error or a result.

	const calling = (work) => function (...args) {
		const done = args.pop();
		let result;
		try {
			result = work(...args);
		} catch (e) {
			return done(e.code ? e : failure("EIO"));
		}
		if (result instanceof Promise) result.then((value) => done(null, value), done);
		else done(null, result);
	};
	const stat = (node) => ({
		dev: 0, ino: node.inode || (node.inode = ++lastInode), mode: node.mode, nlink: 1, uid: 0, gid: 0, rdev: 0,
		size: node.size, blksize: 4096, blocks: Math.ceil(node.size / 512),
		atimeMs: node.mtimeMs, mtimeMs: node.mtimeMs, ctimeMs: node.mtimeMs, isDirectory: () => isFolder(node),
	});
	const decoder = new TextDecoder();
	let line = ""; // of what the program prints, not ended yet
	function print(bytes) {
		line += decoder.decode(bytes, { stream: true });
		const end = line.lastIndexOf("\n");
		if (end >= 0) {
			console.log(line.slice(0, end));
			line = line.slice(end + 1);
		}
		return bytes.length;
	}
	const O = { O_WRONLY: 1, O_RDWR: 2, O_CREAT: 64, O_EXCL: 128, O_TRUNC: 512, O_APPEND: 1024, O_DIRECTORY: 65536 };
	const refuses = (code) => calling(() => { throw failure(code); });
	const nothing = calling(() => {});

	globalThis.fs = {
		constants: O,
		writeSync: (fd, bytes) => print(bytes),
		open: calling((path, flags, mode) => {
			path = clean(path);
			let node = nodes.get(path);
			if (node && flags & O.O_CREAT && flags & O.O_EXCL) throw failure("EEXIST");
			if (!node) {
				if (!(flags & O.O_CREAT)) throw failure("ENOENT");
				folderAt(parentOf(path));
				nodes.set(path, node = file(mode));
				changed(path);
			}
			const writes = (flags & (O.O_WRONLY | O.O_RDWR)) !== 0;
			if (isFolder(node) && writes) throw failure("EISDIR");
			if (!isFolder(node) && flags & O.O_DIRECTORY) throw failure("ENOTDIR");
			if (flags & O.O_TRUNC) {
				resize(node, 0);
				changed(path);
			}
			opened.set(++lastDescriptor, { node, path, at: 0, appends: (flags & O.O_APPEND) !== 0, writes });
			return lastDescriptor;
		}),
		close: calling((fd) => {
			const open = descriptor(fd);
			opened.delete(fd);
			if (open.writes && within(open.path, DOWNLOADS)) download(open.path);
		}),
		read: calling((fd, buffer, offset, length, position) => {
			const open = descriptor(fd), at = position === null ? open.at : Number(position);
			const part = open.node.data.subarray(at, Math.max(at, Math.min(at + length, open.node.size)));
			buffer.set(part, offset);
			if (position === null) open.at = at + part.length;
			return part.length;
		}),
		write: calling((fd, buffer, offset, length, position) => {
			const bytes = buffer.subarray(offset, offset + length);
			if (fd === 1 || fd === 2) return print(bytes);
			const open = descriptor(fd);
			const at = open.appends ? open.node.size : position === null ? open.at : Number(position);
			if (at + length > open.node.size) resize(open.node, at + length);
			open.node.data.set(bytes, at);
			open.node.mtimeMs = Date.now();
			if (position === null) open.at = at + length;
			if (nodes.get(open.path) === open.node) changed(open.path);
			return length;
		}),
		fstat: calling((fd) => fd < 3 ? stat(file(0o666)) : stat(descriptor(fd).node)),
		stat: calling((path) => stat(nodeAt(clean(path)))),
		lstat: calling((path) => stat(nodeAt(clean(path)))),
		mkdir: calling((path, mode) => {
			path = clean(path);
			if (nodes.has(path)) throw failure("EEXIST");
			folderAt(parentOf(path));
			nodes.set(path, folder());
			changed(path);
		}),
		readdir: calling((path) => {
			path = clean(path);
			folderAt(path);
			return below(path).filter((p) => parentOf(p) === path).map((p) => p.slice(p.lastIndexOf("/") + 1)).sort();
		}),
		rmdir: calling((path) => {
			path = clean(path);
			folderAt(path);
			if (below(path).length > 0) throw failure("ENOTEMPTY");
			nodes.delete(path);
			changed(path);
		}),
		unlink: calling((path) => {
			path = clean(path);
			if (isFolder(nodeAt(path))) throw failure("EISDIR");
			nodes.delete(path);
			changed(path);
		}),
		rename: calling((from, to) => {
			from = clean(from);
			to = clean(to);
			const node = nodeAt(from), there = nodes.get(to);
			folderAt(parentOf(to));
			if (from === to) return undefined;
			if (within(to, from)) throw failure("EINVAL");
			if (there && isFolder(there) !== isFolder(node)) throw failure(isFolder(there) ? "EISDIR" : "ENOTDIR");
			if (there && below(to).length > 0) throw failure("ENOTEMPTY");
			for (const path of [from, ...below(from)]) {
				const moved = to + path.slice(from.length), mover = nodes.get(path);
				nodes.delete(path);
				nodes.set(moved, mover);
				changed(path);
				changed(moved);
				for (const open of opened.values()) if (open.node === mover) open.path = moved;
			}
			return within(to, KEPT) ? flush() : undefined;
		}),
		truncate: calling((path, size) => {
			path = clean(path);
			resize(nodeAt(path), Number(size));
			changed(path);
		}),
		ftruncate: calling((fd, size) => {
			const open = descriptor(fd);
			resize(open.node, Number(size));
			if (nodes.get(open.path) === open.node) changed(open.path);
		}),
		fsync: calling((fd) => {
			if (within(descriptor(fd).path, KEPT)) return flush();
			return undefined;
		}),
		utimes: calling((path, accessed, modified) => {
			path = clean(path);
			nodeAt(path).mtimeMs = modified * 1000;
			changed(path);
		}),
		chmod: calling((path, mode) => {
			path = clean(path);
			const node = nodeAt(path);
			node.mode = node.mode & ~0o777 | mode & 0o777;
			changed(path);
		}),
		fchmod: nothing, chown: nothing, fchown: nothing, lchown: nothing,
		link: refuses("ENOSYS"), symlink: refuses("ENOSYS"), readlink: refuses("EINVAL"),
	};
	globalThis.process = {
		pid: 1, ppid: 1, getuid: () => -1, getgid: () => -1, geteuid: () => -1, getegid: () => -1,
		getgroups: () => [], umask: () => 0, cwd: () => DOWNLOADS, chdir() {},
	};
	globalThis.path = { resolve: (...parts) => clean(parts.join("/")) };

	// download has the browser save a file, which is not kept here then.
	function download(path) {
		const node = nodes.get(path);
		if (!node) return;
		nodes.delete(path);
		const link = document.createElement("a");
		link.href = URL.createObjectURL(new Blob([node.data.slice(0, node.size)]));
		link.download = path.slice(path.lastIndexOf("/") + 1);
		link.click();
		setTimeout(() => URL.revokeObjectURL(link.href), 60000);
	}
})();
