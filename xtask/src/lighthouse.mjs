// Serves a folder with brotli, as good hosts do, and runs Lighthouse with its settings for phones. Called by
// `cargo xtask bench` as: node lighthouse.mjs <folder> <node_modules> <game> … CHROME_PATH can give the browser's path.
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const [folder, modules, ...games] = process.argv.slice(2);

// The pages to measure, each opened cold by its address, with the budgets: the least performance score, and the most milliseconds
// of largest contentful paint and of total blocking time.
const PAGES = [
  { page: '', performance: 100, paint: 1500, blocking: 50 },
  { page: `#/rules/${games[0]}`, performance: 95, paint: Infinity, blocking: Infinity },
  ...games.map((game) => ({ page: `#/lesson/${game}`, performance: 92, paint: Infinity, blocking: 150 })),
];

// The scores of a phone on a slow network are estimated from a fast visit. One visit says little: the median of these counts.
const VISITS = 5;

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
const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
let broken = 0;
try {
  for (const { page, performance, paint, blocking } of PAGES) {
    const results = [];
    for (let visit = 0; visit < VISITS; visit++) {
      const chrome = await launch({ chromeFlags: ['--headless=new', '--no-sandbox'], logLevel: 'silent' });
      const address = `http://127.0.0.1:${server.address().port}/${page}`;
      const { lhr } = await lighthouse(address, { port: chrome.port, logLevel: 'error', output: 'json' });
      await chrome.kill();
      results.push(lhr);
    }
    const of = (what) => median(results.map(what));
    const score = (category) => Math.round(100 * of((lhr) => lhr.categories[category].score));
    const audit = (name) => Math.round(of((lhr) => lhr.audits[name].numericValue));
    const found = [
      ['performance', score('performance'), performance, 1],
      ['accessibility', score('accessibility'), 100, 1],
      ['best practices', score('best-practices'), 100, 1],
      ['search engines', score('seo'), 100, 1],
      ['largest contentful paint in ms', audit('largest-contentful-paint'), paint, -1],
      ['total blocking time in ms', audit('total-blocking-time'), blocking, -1],
    ];
    console.log(`/${page}: median of ${VISITS}`);
    for (const [what, value, budget, sign] of found) {
      const isMet = value * sign >= budget * sign;
      broken += isMet ? 0 : 1;
      console.log(`    ${value} ${what}${Number.isFinite(budget) ? ` (budget ${budget})` : ''}${isMet ? '' : '  OVER'}`);
    }
    for (const { auditRefs } of Object.values(results[0].categories)) {
      for (const { id, weight } of auditRefs) {
        const { score, title } = results[0].audits[id];
        if (weight > 0 && score !== null && score < 1) console.log(`    ${Math.round(score * 100)} for “${title}”`);
      }
    }
  }
} finally {
  server.close();
}
if (broken) {
  console.error(`${broken} values break their budgets`);
  process.exitCode = 1;
}
