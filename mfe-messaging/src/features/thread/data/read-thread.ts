import { limits } from '@wayfellow/contracts';
import type { QueryClient } from '@wayfellow/web';
import type { ChatMessage, ChatSource } from './chat-source';
import { type Thread, merged, readUpTo } from './thread-cache';

const PAGE = limits.threadPageSize.default;
const MAX_PAGE = limits.threadPageSize.max;

/**
 * How much later than a newer one a message may arrive, in milliseconds of its `createdAt`: the two may come from
 * different instances, and when a connection ends the older one may not have arrived yet.
 */
const LATE_MS = 30_000;

/** The id after which messages may be missing: that of the last one that came long enough before the newest. */
const gapAfter = ({ messages, completeUpTo, hasOlder }: Thread<ChatMessage>): number => {
  const known = messages.filter(({ id }) => id <= completeUpTo);
  const since = Date.parse(known.at(-1)?.createdAt ?? '') - LATE_MS;
  const last = known.findLast(({ createdAt }) => Date.parse(createdAt) < since);
  // With older ones on the server, the first came with a page, which has no gaps.
  return last?.id ?? (hasOlder ? (known[0]?.id ?? completeUpTo) : 1);
};

/** The id after which to fetch missed messages, and the read receipt of the last page's first own message without one. */
const catchUpCursor = <Message extends ChatMessage>(
  thread: Thread<Message>,
  { awaitsReceipt }: ChatSource<Message>,
): number => {
  const recent = thread.messages.filter(({ id }) => id <= thread.completeUpTo).slice(-PAGE);
  const unread = awaitsReceipt && recent.find(awaitsReceipt);
  return Math.max(1, Math.min(gapAfter(thread), unread ? unread.id - 1 : Infinity));
};

/** All that is shown: messages may have been hidden, or taken back, while frames were missed. */
const shownCursor = ({ messages }: Thread<ChatMessage>): number => Math.max(1, (messages[0]?.id ?? 1) - 1);

const fetchAfter = async <Message extends ChatMessage>(
  { fetchPage }: ChatSource<Message>,
  cursor: number,
  signal?: AbortSignal,
): Promise<Message[]> => {
  const messages: Message[] = [];
  let after = cursor;
  for (;;) {
    const next = await fetchPage({ after, limit: MAX_PAGE }, signal);
    messages.push(...next);
    if (next.length < MAX_PAGE) return messages;
    after = next.at(-1)?.id ?? after;
  }
};

/** A read message implies that everything before it is read, including messages older than the fetched pages. */
const withReadState = <Message extends ChatMessage>(
  messages: readonly Message[],
  userId: number,
): readonly Message[] => {
  const lastRead = messages.findLast(({ senderId, read }) => senderId === userId && read);
  return lastRead ? readUpTo(messages, userId, lastRead.id) : messages;
};

/** What frames changed since the request began: it was read before them, or they say the same. */
const changedSince = <Message extends ChatMessage>(
  known: Thread<Message> | undefined,
  now: Thread<Message> | undefined,
): readonly Message[] => {
  const before = new Set(known?.messages);
  return now?.messages.filter((message) => !before.has(message)) ?? [];
};

/** Up to which id the conversation is complete after an answer, including frames of the same connection since. */
const lastKnownId = (
  answered: readonly ChatMessage[],
  all: readonly ChatMessage[],
  known: number,
  isSame: boolean,
) => (isSame ? all.at(-1)?.id : answered.at(-1)?.id) ?? known;

interface Reader {
  client: QueryClient;
  userId: number;
  /** The number of the current live connection; undefined while offline. */
  connection: () => number | undefined;
}

/**
 * Brings the cached conversation up to date: the first time its newest page, later all pages after what is known, and on a
 * new live connection all that is shown. Resolves to the known conversation, including frames received meanwhile. Throws
 * ApiError.
 */
export const readThread = async <Message extends ChatMessage>(
  { client, userId, connection }: Reader,
  source: ChatSource<Message>,
  signal?: AbortSignal,
): Promise<Thread<Message>> => {
  const cached = () => client.getQueryData<Thread<Message>>(source.key);
  const known = cached();
  const isFirst = !known?.completeUpTo;
  const startedOn = connection();
  const isReconnected = startedOn !== undefined && startedOn !== known?.caughtUpOn;
  const answered = isFirst
    ? await source.fetchPage({ limit: PAGE }, signal)
    : await fetchAfter(source, isReconnected ? shownCursor(known) : catchUpCursor(known, source), signal);
  const now = cached();
  const current = merged(merged(now?.messages ?? [], answered), changedSince(known, now));
  const messages = withReadState(current, userId);
  const isSame = startedOn !== undefined && startedOn === connection();
  return {
    messages,
    hasOlder: isFirst ? answered.length === PAGE : (now ?? known).hasOlder,
    completeUpTo: lastKnownId(answered, messages, known?.completeUpTo ?? 0, isSame),
    caughtUpOn: isSame ? startedOn : undefined,
  };
};

/** Loads the page before the oldest known message into the cached conversation. Throws ApiError. */
export const readOlder = async <Message extends ChatMessage>(
  client: QueryClient,
  { key, fetchPage }: ChatSource<Message>,
): Promise<void> => {
  const before = client.getQueryData<Thread<Message>>(key)?.messages[0]?.id;
  if (before === undefined) return;
  const older = await fetchPage({ before, limit: PAGE });
  client.setQueryData<Thread<Message>>(
    key,
    (thread) =>
      thread && { ...thread, messages: merged(thread.messages, older), hasOlder: older.length === PAGE },
  );
};
