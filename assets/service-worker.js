// Keeps the whole cabinet on the player's device: a template, filled in by the last
// step of the build (xtask/src/service_worker.rs) with a version and the hash of every file.
//
// What it promises
//   - A version is kept whole or not at all. Every file is checked against its hash
//     before it counts; if one cannot be had, the installation fails, what had been
//     fetched is thrown away, and the version before it goes on serving.
//   - What has not changed is copied from the version before, not fetched again.
//   - The version that serves stays until a page says otherwise.
//
// How the page talks to it
//   - navigator.serviceWorker.register("service-worker.js"), after `load`, so that
//     the first picture does not wait for it. The scope is the folder it lies in.
//   - registration.waiting (state "installed" while navigator.serviceWorker.controller
//     is set) means: a newer version is here, whole. Offer it.
//   - To accept the offer, post { type: "take-over" } to registration.waiting.
//   - Then every tab gets "controllerchange". A tab that had a controller before
//     should load itself anew as soon as its game allows; a tab that had none is only
//     being looked after from now on, and must not.
//   - navigator.serviceWorker.ready resolves when the cabinet works offline.

const VERSION = "{{version}}";
const FILES = "{{files}}";

const PAGE = "index.html";
const SCOPE = new URL(self.registration.scope);
// Caches belong to the whole origin, where other cabinets may lie in other folders.
const CACHES = `corsair-cabinet ${SCOPE.pathname} `;
const CACHE = CACHES + VERSION;

const addressOf = (path) => new URL(path, SCOPE).href;
const ourCaches = async () => (await caches.keys()).filter((name) => name.startsWith(CACHES));

self.addEventListener("install", (event) => event.waitUntil(install()));

async function install() {
  const kept = await ourCaches();
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(
      Object.entries(FILES).map(async ([path, hash]) => {
        await cache.put(addressOf(path), await verified(path, hash, kept));
      }),
    );
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

// The file with exactly this hash, from the first place that has it.
async function verified(path, hash, kept) {
  const address = addressOf(path);
  const places = [
    ...kept.map((name) => async () => (await caches.open(name)).match(address)),
    // What the page has just loaded need not be loaded again …
    () => fetch(address),
    // … unless the browser or a proxy kept something older.
    () => fetch(address, { cache: "reload" }),
  ];
  const seen = [];
  for (const place of places) {
    const response = await place().catch((error) => {
      seen.push(error.message);
    });
    if (!response?.ok) {
      if (response) seen.push(`status ${response.status}`);
      continue;
    }
    const bytes = await response.arrayBuffer();
    const found = await sha256(bytes);
    if (found === hash) {
      // Made anew because a redirected response cannot answer a navigation, and
      // because the bytes are no longer compressed as the old headers may say.
      const type = response.headers.get("content-type") ?? "application/octet-stream";
      return new Response(bytes, { headers: { "content-type": type } });
    }
    seen.push(`hash ${found}`);
  }
  throw new Error(
    `version ${VERSION} is not whole: expected ${path} with hash ${hash}, found ${seen.join(", ")}`,
  );
}

async function sha256(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

self.addEventListener("message", (event) => {
  if (event.data?.type === "take-over") event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", (event) => event.waitUntil(activate()));

async function activate() {
  const old = (await ourCaches()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  const ours = address.origin === SCOPE.origin && address.pathname.startsWith(SCOPE.pathname);
  if (event.request.method !== "GET" || !ours) return;
  // The query is the page's own affair: the files are the same whatever it says.
  const path = address.pathname.slice(SCOPE.pathname.length) || PAGE;
  if (Object.hasOwn(FILES, path)) event.respondWith(serve(path, event.request));
});

async function serve(path, request) {
  const cache = await caches.open(CACHE);
  // Browsers may throw away what they keep for a page; then the host has to help.
  return (await cache.match(addressOf(path))) ?? fetch(request);
}
