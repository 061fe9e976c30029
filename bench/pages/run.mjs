// npm run bench -- pages: what pages cost on a phone: bytes over the wire, rounds of requests, layout shifts, largest paint, and
// the time from a press to the next paint.
//   ROUNDS=5
import { writeFileSync } from 'node:fs';
import { writeResults } from '../lib/results.mjs';
import { inRounds, roundsText } from '../lib/rounds.mjs';
import { settingsOf } from '../lib/settings.mjs';
import { openBrowser, signIn } from './browser.mjs';
import { startProduct } from './product.mjs';
import { goalsMeasured, reportOf } from './report.mjs';
import { countRounds } from './rounds.mjs';
import { screens } from './screens.mjs';
import { visit } from './visit.mjs';
import { weigh } from './weight.mjs';

const { settings, text } = settingsOf({ ROUNDS: 5 });
const command = `${text} npm run bench -- pages`;

const weighed = [
  { name: '`/`', path: '/' },
  { name: '`/explore`', path: '/explore' },
  { name: '`/search`', path: '/search' },
  { name: '`/matches`, signed in', path: '/matches', signedIn: true },
  { name: '`/messages`, signed in', path: '/messages', signedIn: true },
  { name: '`/subscription`', path: '/subscription' },
];
const remotes = [
  { path: '/search', scope: 'mfe-matching' },
  { path: '/messages', scope: 'mfe-messaging', signedIn: true },
  { path: '/subscription', scope: 'mfe-subscription' },
];

const product = await startProduct();
const browser = await openBrowser();
try {
  const cookies = await signIn(browser, product.url);
  const asWho = ({ signedIn, ...what }) => ({ ...what, cookies: signedIn ? cookies : [] });
  const ask = async (path) => {
    const answer = await fetch(product.url + path, {
      headers: { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return answer.json();
  };
  const [conversation] = await ask('/api/messages/conversations');
  const [destination] = await ask('/api/destinations?limit=1');
  const visited = screens({
    threadPath: `/messages/${conversation.user.id}`,
    destinationPath: `/destinations/${destination.id}`,
  });

  const weights = [];
  for (const one of weighed)
    weights.push({ name: one.name, ...(await weigh(browser, product.url, asWho(one))) });
  const added = [];
  for (const one of remotes) added.push(await countRounds(browser, product.url, asWho(one)));
  const { results, rounds } = await inRounds(settings.ROUNDS, async (round) => {
    const rows = [];
    for (const screen of visited) {
      const row = { name: screen.name, ...(await visit(browser, product.url, asWho(screen))) };
      console.error(round + 1, JSON.stringify(row));
      rows.push(row);
    }
    return rows;
  });

  const measured = { weights, added, vitals: results };
  const report = reportOf(measured, { command, rounds: roundsText(rounds) });
  writeFileSync(new URL('../reports/pages.md', import.meta.url), report);
  writeResults('pages', { command, goals: goalsMeasured(measured), rounds: roundsText(rounds) });
  console.log(report);
} finally {
  await browser.close();
  await product.stop();
}
