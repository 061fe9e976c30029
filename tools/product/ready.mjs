import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '../user-error.mjs';
import { reachedHost } from '../ports.mjs';

const timeoutMs = 180_000;
const pauseMs = 150;

/** Waits until the product at this port reports that it is ready. */
export async function waitUntilReady(port) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (await isReady(port)) return;
    await wait(pauseMs);
  }
  throw new UserError(`Wayfellow was not ready within ${timeoutMs / 60_000} minutes.`);
}

async function isReady(port) {
  try {
    const answer = await fetch(`http://${reachedHost()}:${port}/api/health/ready`, {
      signal: AbortSignal.timeout(5000),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
