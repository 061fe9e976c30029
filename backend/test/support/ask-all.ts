import { type Named, allCalls, blockedCalls } from './blocked-calls.js';
import type { Client } from './client.js';

/** The methods of calls that change nothing. */
export const reads = ['GET'];

/** A calendar file says when it was made. */
const withoutClock = (text: string) => text.replace(/DTSTAMP:\w+/g, 'DTSTAMP');

/** What a viewer is answered by every call with one of these methods that could tell of somebody. */
export const askAll = async (
  viewer: Client,
  other: Named,
  methods: readonly string[],
): Promise<Record<string, unknown>> => {
  const answers: Record<string, unknown> = {};
  for (const { name, endpoint } of allCalls) {
    const call = blockedCalls[name];
    if (typeof call !== 'function' || !methods.includes(endpoint.method)) continue;
    const { status, text, headers } = await viewer.call(endpoint, call(other) as never);
    answers[name] = { status, text: withoutClock(text), link: headers.link };
  }
  return answers;
};
