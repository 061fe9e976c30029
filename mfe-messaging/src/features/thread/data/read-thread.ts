import { type MessageView, type ThreadQuery, endpoints, limits } from '@wayfellow/contracts';
import { type QueryClient, call } from '@wayfellow/web';
import { type Thread, merged, readUpTo, threadKey } from './thread-cache';

const PAGE = limits.threadPageSize.default;
const LARGEST_PAGE = limits.threadPageSize.max;

const page = (otherId: number, query: ThreadQuery, signal?: AbortSignal): Promise<MessageView[]> =>
  call(endpoints.messages.thread, { params: { id: otherId }, query }, signal);

/**
 * After which message to ask for what was missed: the last one before a possible gap, or an earlier one where an own
 * message of the last page is unread so far, because what the other read meanwhile was missed too.
 */
const catchUpCursor = ({ messages, wholeUpTo }: Thread, otherId: number): number => {
  const recent = messages.filter(({ id }) => id <= wholeUpTo).slice(-PAGE);
  const unread = recent.find((message) => message.receiverId === otherId && !message.read);
  return unread ? Math.max(1, unread.id - 1) : wholeUpTo;
};

const missed = async (otherId: number, known: Thread, signal?: AbortSignal): Promise<MessageView[]> => {
  const messages: MessageView[] = [];
  let after = catchUpCursor(known, otherId);
  for (;;) {
    const next = await page(otherId, { after, limit: LARGEST_PAGE }, signal);
    messages.push(...next);
    if (next.length < LARGEST_PAGE) return messages;
    after = next.at(-1)?.id ?? after;
  }
};

/** Being read goes for everything before it too, also for what is older than the pages just asked for. */
const settled = (messages: readonly MessageView[], otherId: number): readonly MessageView[] => {
  const lastRead = messages.findLast(({ receiverId, read }) => receiverId === otherId && read);
  return lastRead ? readUpTo(messages, lastRead.senderId, lastRead.id) : messages;
};

/** How far the conversation is whole after an answer: also over the frames that the same connection told meanwhile. */
const wholeAfter = (answered: MessageView[], all: readonly MessageView[], known: number, isSame: boolean) =>
  (isSame ? all.at(-1)?.id : answered.at(-1)?.id) ?? known;

/**
 * Brings the cached conversation up to date: its newest page at first, later everything after what is known, page after
 * page. `connection` tells the live connection at the time, if there is one. Answers the whole conversation as known
 * then, frames that came meanwhile included. Throws ApiError.
 */
export const readThread = async (
  client: QueryClient,
  otherId: number,
  connection: () => number | undefined,
  signal?: AbortSignal,
): Promise<Thread> => {
  const cached = () => client.getQueryData<Thread>(threadKey(otherId));
  const known = cached();
  const isFirst = !known?.wholeUpTo;
  const begunOn = connection();
  const answered = isFirst
    ? await page(otherId, { limit: PAGE }, signal)
    : await missed(otherId, known, signal);
  const now = cached();
  const messages = settled(merged(now?.messages ?? [], answered), otherId);
  const isSame = begunOn !== undefined && begunOn === connection();
  return {
    messages,
    hasOlder: isFirst ? answered.length === PAGE : (now ?? known).hasOlder,
    wholeUpTo: wholeAfter(answered, messages, known?.wholeUpTo ?? 0, isSame),
    caughtUpOn: isSame ? begunOn : undefined,
  };
};

/** Adds the page before the oldest known message to the cached conversation. Throws ApiError. */
export const readOlder = async (client: QueryClient, otherId: number): Promise<void> => {
  const before = client.getQueryData<Thread>(threadKey(otherId))?.messages[0]?.id;
  if (before === undefined) return;
  const older = await page(otherId, { before, limit: PAGE });
  client.setQueryData<Thread>(
    threadKey(otherId),
    (thread) =>
      thread && { ...thread, messages: merged(thread.messages, older), hasOlder: older.length === PAGE },
  );
};
