import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

const LIMIT_MS = 70_000;
const PAUSE_MS = 200;
const PASSWORD = 'a long enough secret';

/**
 * Fetches; no request takes longer than nginx would wait for an instance that does not answer. Each has a connection of its own:
 * nginx closes those that are kept when it reads its configuration again. Browsers then ask again; `fetch` would fail.
 */
export const ask = (url, { headers, ...options } = {}) =>
  fetch(url, {
    signal: AbortSignal.timeout(LIMIT_MS),
    ...options,
    headers: { ...headers, Connection: 'close' },
  });

/** Asks `count` times, one after the other. Returns how often each status came, and the longest time in milliseconds. */
export async function askOften(url, count) {
  const statuses = {};
  let longest = 0;
  for (let i = 0; i < count; i++) {
    const begun = performance.now();
    const { status, body } = await ask(url);
    await body?.cancel();
    longest = Math.max(longest, Math.round(performance.now() - begun));
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return { statuses, longest };
}

/** Asks until the answer is as wanted, for at most `limitMs`. */
export async function askUntil(url, isWanted, limitMs = 120_000) {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const answer = await ask(url).catch((error) => ({ status: error.message }));
    if (isWanted(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`${url} still answers ${answer.status}`);
    await wait(PAUSE_MS);
  }
}

/** Somebody signed in, who asks as the frontends do. */
async function register(url, username) {
  let cookie = '';
  const call = (method, path, body) =>
    ask(url + path, {
      method,
      headers: { Cookie: cookie, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const email = `${username}@wayfellow.example`;
  const answer = await call('POST', '/api/auth/register', {
    username,
    email,
    password: PASSWORD,
    name: username,
  });
  if (!answer.ok) throw new Error(`${username} could not register: ${answer.status} ${await answer.text()}`);
  cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const { id } = await answer.json();
  return { id, call };
}

/** Two who may write to each other. */
export async function matched(url, ...names) {
  const [one, other] = await Promise.all(names.map((name) => register(url, name)));
  for (const [from, to] of [
    [one, other],
    [other, one],
  ]) {
    const { ok, status } = await from.call('POST', '/api/matches', { otherUserId: to.id });
    if (!ok) throw new Error(`No match: ${status}`);
  }
  return [one, other];
}
