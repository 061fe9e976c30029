// Loaded into a server before it starts, with --expose-gc: collects its garbage when asked over the channel, so that memory is
// what is in use and not where the last collection happened to fall. Answers with what is in the heap, and
// with the room that it keeps for later.
import { setTimeout as wait } from 'node:timers/promises';

/** What a collection leaves to finalizers is found by the next. */
const PAUSE_MS = 200;

process.on('message', async (message) => {
  if (message !== 'collect') return;
  globalThis.gc();
  await wait(PAUSE_MS);
  globalThis.gc();
  const { heapTotal, heapUsed } = process.memoryUsage();
  process.send({ heapUsed, heapFree: heapTotal - heapUsed });
});
// The channel alone does not keep the server running.
process.channel?.unref();
