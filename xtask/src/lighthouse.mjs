// Serves a folder with brotli, as good hosts do, and runs Lighthouse with its settings for phones. Called by
// `cargo xtask bench` as: node lighthouse.mjs <folder> <node_modules>. CHROME_PATH can give the browser's path.
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const [folder, modules] = process.argv.slice(2);

// The pages to measure: home, and a board.
const PAGES = ['', '#/puzzle/corsairs'];

// Lighthouse's default estimates a slow phone from a fast visit; the other method slows down network and processor.
const METHODS = ['simulate', 'devtools'];

const TYPES = {
  '.css': 'text/css', '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.json': 'application/json',
  '.png': 'image/png', '.svg': 'image/svg+xml', '.wasm': 'application/wasm', '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
// These formats are compressed already.
const COMPRESSED = ['.png', '.woff2'];

// Compressed before the measurement, because it takes seconds.
const responses = new Map();
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
  const file = join(entry.parentPath, entry.name);
  const bytes = readFileSync(file);
  const path = `/${relative(folder, file).replaceAll('\\', '/')}`;
  responses.set(path, COMPRESSED.includes(extname(path)) ? [bytes] : [brotliCompressSync(bytes), 'br']);
}

const server = createServer((request, response) => {
  const requested = normalize(decodeURIComponent(new URL(request.url, 'http://host').pathname));
  const path = requested.endsWith('/') ? `${requested}index.html` : requested;
  if (responses.has(path)) {
    const [body, encoding] = responses.get(path);
    const headers = { 'content-type': TYPES[extname(path)] ?? 'text/plain; charset=utf-8', 'cache-control': 'max-age=600' };
    response.writeHead(200, encoding ? { ...headers, 'content-encoding': encoding } : headers);
    response.end(body);
  } else {
    response.writeHead(404);
    response.end();
  }
});
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));

const load = (path) => import(pathToFileURL(join(modules, path)));
const { default: lighthouse } = await load('lighthouse/core/index.js');
const { launch } = await load('chrome-launcher/dist/index.js');
try {
  for (const [page, throttlingMethod] of PAGES.flatMap((page) => METHODS.map((method) => [page, method]))) {
    const chrome = await launch({ chromeFlags: ['--headless=new', '--no-sandbox'], logLevel: 'silent' });
    const address = `http://127.0.0.1:${server.address().port}/${page}`;
    const { lhr } = await lighthouse(address, { port: chrome.port, logLevel: 'error', output: 'json', throttlingMethod });
    await chrome.kill();
    const scores = Object.values(lhr.categories).map(({ title, score }) => `${title} ${Math.round(score * 100)}`);
    const value = (name) => lhr.audits[name].displayValue;
    console.log(`/${page} (${throttlingMethod}): ${scores.join(', ')} (aim: 100 each)`);
    console.log(`    largest contentful paint ${value('largest-contentful-paint')}, total blocking time ${value('total-blocking-time')}, first load ${value('total-byte-weight')}`);
    for (const { auditRefs } of Object.values(lhr.categories)) {
      for (const { id, weight } of auditRefs) {
        const { score, title } = lhr.audits[id];
        if (weight > 0 && score !== null && score < 1) console.log(`    ${Math.round(score * 100)} for “${title}”`);
      }
    }
  }
} finally {
  server.close();
}
