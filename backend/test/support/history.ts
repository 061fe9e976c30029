import { type MessageView, endpoints, limits } from '@wayfellow/contracts';
import type { Client } from './client.js';

/** What went wrong between what was written and what is there. All empty when nothing did. */
export interface Faults {
  /** Acknowledged, and not there. */
  lost: string[];
  twice: string[];
  /** There, and never written. */
  unexpected: string[];
  /** There after something that was written later. */
  outOfOrder: string[];
}

export const noFaults: Faults = { lost: [], twice: [], unexpected: [], outOfOrder: [] };

/** Compares what one person wrote, in order and each text once, with what is there of it. */
export const faultsIn = (
  attempted: readonly string[],
  acknowledged: Iterable<string>,
  there: readonly string[],
): Faults => {
  const placeOf = new Map(attempted.map((text, place) => [text, place]));
  const isThere = new Set(there);
  const places = there.map((text) => placeOf.get(text) ?? -1);
  return {
    lost: [...acknowledged].filter((text) => !isThere.has(text)),
    twice: there.filter((text, at) => there.indexOf(text) !== at),
    unexpected: there.filter((text) => !placeOf.has(text)),
    outOfOrder: there.filter((_, at) => at > 0 && (places[at] as number) < (places[at - 1] as number)),
  };
};

/** Everything in a conversation, oldest first, as it is read page by page. */
export const wholeThread = async (client: Client, otherId: number): Promise<MessageView[]> => {
  const messages: MessageView[] = [];
  for (;;) {
    const before = messages[0]?.id;
    const { body } = await client.call(endpoints.messages.thread, {
      params: { id: otherId },
      query: { limit: limits.threadPageSize.max, ...(before && { before }) },
    });
    messages.unshift(...body);
    if (body.length < limits.threadPageSize.max) return messages;
  }
};
