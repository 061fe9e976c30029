import { openWindow } from './browser.mjs';

const kinds = [
  ['document', /^text\/html/],
  ['js', /javascript/],
  ['css', /^text\/css/],
  ['font', /^font\//],
  ['image', /^image\//],
  ['data', /json/],
];

const kindOf = (type = '') => kinds.find(([, pattern]) => pattern.test(type))?.[0] ?? 'other';

/**
 * What one cold visit of `path` brings over the wire, body bytes as compressed, each address once.
 *
 * @returns {Promise<{ path: string, bytes: Record<string, number>, requests: number, files: { file: string, kind: string, bytes: number }[] }>}
 *   files: the heaviest first
 */
export async function weigh(browser, url, { path, cookies }) {
  const { context, page } = await openWindow(browser, url, { cookies });
  const finished = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(path, { waitUntil: 'networkidle' });
  const files = new Map();
  for (const request of finished) {
    const response = await request.response();
    if (!response || !request.url().startsWith(url)) continue;
    const { responseBodySize } = await request.sizes();
    const kind = kindOf(response.headers()['content-type']);
    const file = new URL(request.url()).pathname;
    // A preloaded file is asked for twice and comes once.
    files.set(file, { file, kind, bytes: Math.max(responseBodySize, files.get(file)?.bytes ?? 0) });
  }
  await context.close();
  return summary(path, [...files.values()]);
}

function summary(path, files) {
  const bytes = Object.fromEntries(kinds.map(([kind]) => [kind, 0]));
  for (const { kind, bytes: size } of files) bytes[kind] = (bytes[kind] ?? 0) + size;
  return { path, bytes, requests: files.length, files: files.toSorted((a, b) => b.bytes - a.bytes) };
}
