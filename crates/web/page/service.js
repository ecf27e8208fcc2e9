// Keeps the pages for when there is no network. Files with a fingerprint in their name never change and come from the
// cache; everything else comes from the house while it can be reached.
const CACHE = "loggia {version}";
const FILES = ["/start.js", "/worker.js", "/villa-worker.js", "/icon.svg", "/villa-before.webp", "/villa-after.webp", "/manifest.webmanifest", {kept}];
const MARKED = /-[0-9a-f]{16}\./;

// The page of an address, as the server chooses it.
const ROUTES = {routes};
const page = (path) => {
  const first = path.split("/")[1];
  const route = ROUTES.find((route) => route.paths.includes(first)) || ROUTES[0];
  return `/${route.page}`;
};

self.addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("loggia ") && name !== CACHE;
  const forget = caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))));
  event.waitUntil(forget.then(() => self.clients.claim()));
});
// A notice that is touched leads to its table.
self.addEventListener("notificationclick", (event) => {
  const path = event.notification.tag;
  event.notification.close();
  const go = async () => {
    const open = await self.clients.matchAll({ type: "window" });
    const there = open.find((client) => new URL(client.url).pathname === path);
    return there ? there.focus() : self.clients.openWindow(path);
  };
  event.waitUntil(go());
});
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const ours = url.origin === self.location.origin && !url.pathname.startsWith("/api/");
  if (event.request.method !== "GET" || !ours) return;
  const kept = () => caches.match(event.request.mode === "navigate" ? page(url.pathname) : url.pathname);
  const answer = MARKED.test(url.pathname)
    ? kept().then((response) => response || fetch(event.request))
    : fetch(event.request).catch(() => kept().then((response) => response || Response.error()));
  event.respondWith(answer);
});
