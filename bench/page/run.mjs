// What a visitor's first page costs: bytes over the wire, rounds of requests, layout shifts, largest paint.
// `npm run build && node bench/page/run.mjs` writes bench/reports/page.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser, signIn } from './browser.mjs';
import { busyShare } from './busy.mjs';
import { paint } from './paint.mjs';
import { startProduct } from './product.mjs';
import { report } from './report.mjs';
import { countRounds } from './rounds.mjs';
import { weigh } from './weight.mjs';

const runs = 5;

const product = await startProduct();
const browser = await openBrowser();
try {
  const cookies = await signIn(browser, product.url);
  const text = report(await measure(cookies));
  writeFileSync(join(import.meta.dirname, '../reports/page.md'), `${text}\n`);
  console.log(text);
} finally {
  await browser.close();
  await product.stop();
}

async function measure(cookies) {
  const visits = [];
  for (const visit of [
    { name: '`/`', path: '/' },
    { name: '`/search`', path: '/search' },
    { name: '`/messages`, signed in', path: '/messages', cookies },
    { name: '`/subscription`', path: '/subscription' },
  ]) {
    visits.push({ name: visit.name, ...(await weigh(browser, product.url, visit)) });
  }
  const remotes = [];
  for (const remote of [
    { path: '/search', scope: 'mfe-matching' },
    { path: '/messages', scope: 'mfe-messaging', cookies },
    { path: '/subscription', scope: 'mfe-subscription' },
  ]) {
    remotes.push(await countRounds(browser, product.url, remote));
  }
  const paints = [];
  for (let run = 0; run < runs; run += 1) {
    const busy = await busyShare();
    paints.push({ busy, ...(await paint(browser, product.url)) });
  }
  return { visits, remotes, paints };
}
