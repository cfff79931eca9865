// Nothing of the app is kept, so that an old app never meets a new house. Only a page that says what has happened is kept,
// for when the house cannot be reached at all.

const KEPT = "mewseum-offline-1";
const FILES = ["offline.html", "offline.css", "offline.js", "icon.svg"].map((name) => new URL(`pages/${name}`, self.registration.scope).href);

self.addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(fresh)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

const kept = (file) => caches.open(KEPT).then((all) => all.match(file, { ignoreVary: true }));

/** The page of an unreachable house, wherever in it somebody wanted to go. */
async function sorry() {
  const page = await kept(FILES[0]);
  if (!page) return Response.error();
  const text = (await page.text()).replace("<head>", `<head><base href="${self.registration.scope}">`);
  const policy = page.headers.get("content-security-policy");
  const headers = { "content-type": "text/html; charset=utf-8", ...(policy ? { "content-security-policy": policy } : {}) };
  return new Response(text, { status: 503, headers });
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(sorry));
  else if (FILES.includes(request.url)) {
    event.respondWith(fetch(request).catch(async () => (await kept(request.url)) ?? Response.error()));
  }
});
