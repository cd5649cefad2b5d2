// Caches the files on the player's device, so that the games work offline. This is a template: the last step of the
// build (xtask/src/service_worker.rs) fills in a version and the hash of every file.
//
// Guarantees
//   - A version is cached completely or not at all. Every file is checked against its hash. If one is missing or
//     wrong, the installation fails, its cache is deleted, and the previous version stays active.
//   - What not everybody needs, such as the texts of another language, is cached with its group as soon as one file of
//     the group is used, and belongs to all later versions from then on.
//   - Unchanged files are copied from the previous version, not fetched again.
//   - The active version stays until the page accepts a new one.
//
// How the page uses it
//   - navigator.serviceWorker.register("service-worker.js"), after `load`, so that it does not delay the first paint.
//     Its scope is the folder it lies in.
//   - registration.waiting (state "installed" while navigator.serviceWorker.controller is set) means that a newer
//     version is cached. The page offers it to the player.
//   - To accept it, the page posts { type: "take-over" } to registration.waiting.
//   - Then every tab gets "controllerchange". A tab that had a controller before should reload as soon as its game
//     allows. A tab that had none must not reload: it has only got its first controller.
//   - navigator.serviceWorker.ready resolves when the games work offline. Then the page posts
//     { type: "used", addresses } with the files that it loaded before there was a service worker.

const VERSION = "{{version}}";
const FILES = "{{files}}";
const GROUPS = "{{groups}}";

const PAGE = "index.html";
const SCOPE = new URL(self.registration.scope);
// Caches belong to the origin, which may have other copies of the games in other folders.
const CACHES = `corsair-cabinet ${SCOPE.pathname} `;
const CACHE = CACHES + VERSION;

const addressOf = (path) => new URL(path, SCOPE).href;
// Files do not depend on the query.
const pathOf = (address) => new URL(address).pathname.slice(SCOPE.pathname.length);
const ourCaches = async () => (await caches.keys()).filter((name) => name.startsWith(CACHES));

self.addEventListener("install", (event) => event.waitUntil(install()));

async function install() {
  const oldCaches = await ourCaches();
  try {
    const cache = await caches.open(CACHE);
    const all = [FILES, ...(await groupsIn(oldCaches))];
    await Promise.all(all.map((files) => keep(files, cache, oldCaches)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

// Caches those of the files that are not cached.
async function keep(files, cache, oldCaches) {
  await Promise.all(
    Object.entries(files).map(async ([path, hash]) => {
      if (!(await cache.match(addressOf(path)))) {
        await cache.put(addressOf(path), await verified(path, hash, oldCaches));
      }
    }),
  );
}

// The groups of which an earlier version had a file.
async function groupsIn(oldCaches) {
  const withoutHash = (address) => address.replace(/-[0-9a-f]{16}(?=\.)/, "");
  const requests = await Promise.all(oldCaches.map(async (name) => (await caches.open(name)).keys()));
  const old = requests.flat().map(({ url }) => withoutHash(url));
  return GROUPS.filter((group) => Object.keys(group).some((path) => old.includes(withoutHash(addressOf(path)))));
}

// Caches the groups of these files. What cannot be had now is asked for at the next use.
async function use(paths) {
  const cache = await caches.open(CACHE);
  const used = GROUPS.filter((group) => paths.some((path) => Object.hasOwn(group, path)));
  await Promise.all(used.map((group) => keep(group, cache, []))).catch(() => {});
}

// The file with exactly this hash, from the first source that has it.
async function verified(path, hash, oldCaches) {
  const address = addressOf(path);
  const sources = [
    ...oldCaches.map((name) => async () => (await caches.open(name)).match(address)),
    // The HTTP cache has the files that the page has just loaded …
    () => fetch(address),
    // … unless the browser or a proxy has cached an older file.
    () => fetch(address, { cache: "reload" }),
  ];
  const problems = [];
  for (const source of sources) {
    const response = await source().catch((error) => {
      problems.push(error.message);
    });
    if (!response?.ok) {
      if (response) problems.push(`status ${response.status}`);
      continue;
    }
    const bytes = await response.arrayBuffer();
    const found = await sha256(bytes);
    if (found === hash) {
      // A new response, because a redirected one cannot answer a navigation, and because the old headers may name a
      // compression that the bytes no longer have.
      const type = response.headers.get("content-type") ?? "application/octet-stream";
      return new Response(bytes, { headers: { "content-type": type } });
    }
    problems.push(`hash ${found}`);
  }
  throw new Error(
    `version ${VERSION} is incomplete: expected ${path} with hash ${hash}, found ${problems.join(", ")}`,
  );
}

async function sha256(bytes) {
  // Half of the hash is enough to tell files apart, and makes this script smaller.
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).subarray(0, 16);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

self.addEventListener("message", (event) => {
  const { type, addresses } = event.data ?? {};
  if (type === "take-over") event.waitUntil(self.skipWaiting());
  if (type === "used") event.waitUntil(use(addresses.map(pathOf)));
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
  const path = pathOf(address) || PAGE;
  const isOf = (files) => Object.hasOwn(files, path);
  if (isOf(FILES) || GROUPS.some(isOf)) event.respondWith(serve(path, event.request));
  if (GROUPS.some(isOf)) event.waitUntil(use([path]));
});

async function serve(path, request) {
  const cache = await caches.open(CACHE);
  // The browser may have deleted the cache; then fetch from the host.
  return (await cache.match(addressOf(path))) ?? fetch(request);
}
