import { type MessageView, type ThreadQuery, endpoints, limits } from '@wayfellow/contracts';
import { type QueryClient, call } from '@wayfellow/web';
import { type Thread, merged, readUpTo, threadKey } from './thread-cache';

const PAGE = limits.threadPageSize.default;
const MAX_PAGE = limits.threadPageSize.max;

const fetchPage = (otherId: number, query: ThreadQuery, signal?: AbortSignal): Promise<MessageView[]> =>
  call(endpoints.messages.thread, { params: { id: otherId }, query }, signal);

/**
 * How much later than a newer one a message may arrive, in milliseconds of its `createdAt`: the two may come from
 * different instances, and when a connection ends the older one may not have arrived yet.
 */
const LATE_MS = 30_000;

/** The id after which messages may be missing: that of the last one that came long enough before the newest. */
const gapAfter = ({ messages, completeUpTo, hasOlder }: Thread): number => {
  const known = messages.filter(({ id }) => id <= completeUpTo);
  const since = Date.parse(known.at(-1)?.createdAt ?? '') - LATE_MS;
  const last = known.findLast(({ createdAt }) => Date.parse(createdAt) < since);
  // With older ones on the server, the first came with a page, which has no gaps.
  return last?.id ?? (hasOlder ? (known[0]?.id ?? completeUpTo) : 1);
};

/** The id after which to fetch missed messages, and the read receipt of the last page's first own message without one. */
const catchUpCursor = (thread: Thread, otherId: number): number => {
  const recent = thread.messages.filter(({ id }) => id <= thread.completeUpTo).slice(-PAGE);
  const unread = recent.find((message) => message.receiverId === otherId && !message.read);
  return Math.max(1, Math.min(gapAfter(thread), unread ? unread.id - 1 : Infinity));
};

/** All that is shown: messages may have been hidden, or taken back, while frames were missed. */
const shownCursor = ({ messages }: Thread): number => Math.max(1, (messages[0]?.id ?? 1) - 1);

const fetchAfter = async (otherId: number, cursor: number, signal?: AbortSignal): Promise<MessageView[]> => {
  const messages: MessageView[] = [];
  let after = cursor;
  for (;;) {
    const next = await fetchPage(otherId, { after, limit: MAX_PAGE }, signal);
    messages.push(...next);
    if (next.length < MAX_PAGE) return messages;
    after = next.at(-1)?.id ?? after;
  }
};

/** A read message implies that everything before it is read, including messages older than the fetched pages. */
const withReadState = (messages: readonly MessageView[], otherId: number): readonly MessageView[] => {
  const lastRead = messages.findLast(({ receiverId, read }) => receiverId === otherId && read);
  return lastRead ? readUpTo(messages, lastRead.senderId, lastRead.id) : messages;
};

/** What frames changed since the request began: it was read before them, or they say the same. */
const changedSince = (known: Thread | undefined, now: Thread | undefined): readonly MessageView[] => {
  const before = new Set(known?.messages);
  return now?.messages.filter((message) => !before.has(message)) ?? [];
};

/** Up to which id the conversation is complete after an answer, including frames of the same connection since. */
const lastKnownId = (answered: MessageView[], all: readonly MessageView[], known: number, isSame: boolean) =>
  (isSame ? all.at(-1)?.id : answered.at(-1)?.id) ?? known;

/**
 * Brings the cached conversation up to date: the first time its newest page, later all pages after what is known, and on a
 * new live connection all that is shown. `connection` returns the number of the current live connection, if any. Resolves
 * to the known conversation, including frames received meanwhile. Throws ApiError.
 */
export const readThread = async (
  client: QueryClient,
  otherId: number,
  connection: () => number | undefined,
  signal?: AbortSignal,
): Promise<Thread> => {
  const cached = () => client.getQueryData<Thread>(threadKey(otherId));
  const known = cached();
  const isFirst = !known?.completeUpTo;
  const startedOn = connection();
  const isReconnected = startedOn !== undefined && startedOn !== known?.caughtUpOn;
  const answered = isFirst
    ? await fetchPage(otherId, { limit: PAGE }, signal)
    : await fetchAfter(otherId, isReconnected ? shownCursor(known) : catchUpCursor(known, otherId), signal);
  const now = cached();
  const current = merged(merged(now?.messages ?? [], answered), changedSince(known, now));
  const messages = withReadState(current, otherId);
  const isSame = startedOn !== undefined && startedOn === connection();
  return {
    messages,
    hasOlder: isFirst ? answered.length === PAGE : (now ?? known).hasOlder,
    completeUpTo: lastKnownId(answered, messages, known?.completeUpTo ?? 0, isSame),
    caughtUpOn: isSame ? startedOn : undefined,
  };
};

/** Loads the page before the oldest known message into the cached conversation. Throws ApiError. */
export const readOlder = async (client: QueryClient, otherId: number): Promise<void> => {
  const before = client.getQueryData<Thread>(threadKey(otherId))?.messages[0]?.id;
  if (before === undefined) return;
  const older = await fetchPage(otherId, { before, limit: PAGE });
  client.setQueryData<Thread>(
    threadKey(otherId),
    (thread) =>
      thread && { ...thread, messages: merged(thread.messages, older), hasOlder: older.length === PAGE },
  );
};
