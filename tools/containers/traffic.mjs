import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './requests.mjs';

const RETRY_MS = 300;
const PAGE_PAUSE_MS = 40;
const MESSAGE_PAUSE_MS = 100;
/** How many messages a page of a conversation may have at most. */
const THREAD_PAGE = 100;

/**
 * Travelers who look at pages and write to each other until `stop`. A message that is not acknowledged is sent again with the
 * same id, as the frontend's outbox does; a page is asked for once.
 */
export function startTraffic(url, [writer, reader]) {
  const acknowledged = [];
  const failures = [];
  let [pages, longest, retries, isOver] = [0, 0, 0, false];

  const look = async () => {
    while (!isOver) {
      const begun = performance.now();
      const answer = await ask(`${url}/`).then(
        async (one) => `${one.status}${(await one.text()) ? '' : ' without a page'}`,
        (error) => String(error.cause ?? error),
      );
      if (answer !== '200') failures.push(answer);
      pages += 1;
      longest = Math.max(longest, performance.now() - begun);
      await wait(PAGE_PAUSE_MS);
    }
  };
  const send = async (content) => {
    const clientId = randomUUID();
    for (;;) {
      const message = { receiverId: reader.id, content, clientId };
      const answer = await writer.call('POST', '/api/messages', message).catch(() => undefined);
      if (answer?.ok) return void acknowledged.push(content);
      if (answer && answer.status < 500) throw new Error(`A message was refused: ${answer.status}`);
      retries += 1;
      await wait(RETRY_MS);
    }
  };
  const write = async () => {
    for (let count = 1; !isOver; count++) {
      await send(`Message ${count}`);
      await wait(MESSAGE_PAUSE_MS);
    }
  };
  const running = Promise.all([look(), look(), write()]);
  // It is awaited when the traffic stops.
  running.catch(() => undefined);
  return {
    /** Ends it. What was acknowledged, what failed, and what the conversation has. */
    stop: async () => {
      isOver = true;
      await running;
      const stored = await thread(reader, writer.id);
      return { acknowledged, stored, failures, pages, retries, longest: Math.round(longest) };
    },
  };
}

/** All messages of a conversation, oldest first. */
async function thread(reader, otherId) {
  const all = [];
  for (let before = ''; ; before = `&before=${all[0].id}`) {
    const answer = await reader.call('GET', `/api/messages/${otherId}?limit=${THREAD_PAGE}${before}`);
    if (!answer.ok) throw new Error(`The conversation: ${answer.status} ${await answer.text()}`);
    const page = await answer.json();
    all.unshift(...page);
    if (page.length < THREAD_PAGE) return all.map(({ content }) => content);
  }
}
