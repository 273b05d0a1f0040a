// Keeps the page for when there is no network. "make web" writes the files' names and a version
// made of their content, so that a new page is fetched whole, and only then takes the place of
// the one before.
"use strict";
const version = "VERSION", files = ["FILES"];
const prefix = "canterlaw:" + registration.scope + ":";
addEventListener("install", (e) => e.waitUntil((async () => {
	const cache = await caches.open(prefix + version);
	await cache.addAll(files.map((file) => new Request(file, { cache: "no-cache" })));
	await skipWaiting();
})()));
addEventListener("activate", (e) => e.waitUntil((async () => {
	for (const name of await caches.keys()) {
		if (name.startsWith(prefix) && name !== prefix + version) await caches.delete(name);
	}
	await clients.claim();
})()));
addEventListener("fetch", (e) => {
	if (e.request.method !== "GET" || !e.request.url.startsWith(registration.scope)) return;
	e.respondWith((async () => {
		const cache = await caches.open(prefix + version);
		return await cache.match(e.request, { ignoreSearch: true }) || fetch(e.request);
	})());
});
