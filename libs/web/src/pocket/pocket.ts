import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { type SessionUserView, limits } from '@wayfellow/contracts';
import { liveChannel } from '../live/live-channel';
import { throttled } from '../live/throttled';
import { type Answers, afterAnswers, listIn } from './after-answers';
import { PocketDatabase, type PocketRecord } from './database';
import { forgetPocket, openPocket, pocketOwner, setPocketOwner } from './forget';
import { type Gone, askBlocked, askLeft, isRefused, latestOf, leftBy } from './gone';
import { isKeptQuery } from './offline';
import { chatIn, chatsIn, isChatList, isMeetupList, keptOf, meetupIn, meetupNamed } from './what-is-kept';

/** How long changes are gathered before they are written. */
const GATHER_MS = 2_000;
const DAY_MS = 86_400_000;
const ME = 'me';

/** The session, for a start without a network. */
interface KeptUser {
  user: SessionUserView;
  /** When a page last had an answer of the server about the user, in milliseconds of the epoch. */
  openedAt: number;
}

const writtenListeners = new Set<() => void>();

/** Calls `listener` whenever something was written. Returns a function that unsubscribes. */
export const onPocketWritten = (listener: () => void): (() => void) => {
  writtenListeners.add(listener);
  return () => writtenListeners.delete(listener);
};

const keyOf = (queryKey: QueryKey): string => JSON.stringify(queryKey);

/** Opens the pocket to read, unless there is none. */
const reading = async <Result>(
  read: (pocket: PocketDatabase) => Promise<Result>,
): Promise<Result | undefined> => {
  if (pocketOwner() === undefined) return undefined;
  const pocket = await PocketDatabase.open();
  try {
    return await read(pocket);
  } finally {
    pocket.close();
  }
};

/** The user whose data are kept, and since when. What nobody has opened for too long is forgotten. */
export const readKeptUser = async (): Promise<{ user: SessionUserView; at: number } | undefined> => {
  const me = await reading((pocket) => pocket.get(ME));
  if (!me) return undefined;
  const { user, openedAt } = me.data as KeptUser;
  if (Date.now() - openedAt <= limits.pocket.days * DAY_MS) return { user, at: me.at };
  await forgetPocket();
  return undefined;
};

/** What is kept of a read, and since when. A meetup's page may be in the list of one's own alone. */
export const readKept = (queryKey: QueryKey): Promise<{ data: unknown; at: number } | undefined> =>
  reading(async (pocket) => {
    const record = await pocket.get(keyOf(queryKey));
    const id = meetupNamed(queryKey);
    if (record || id === undefined) return record;
    const list = listIn(await pocket.all(), isMeetupList);
    const data = list && meetupIn(list.data, id);
    return data && { data, at: list.at };
  });

/** How many conversations are kept, and in how many bytes of text. */
export const pocketSize = async (): Promise<{ conversations: number; bytes: number }> => {
  const records = (await reading((pocket) => pocket.all())) ?? [];
  const list = listIn(records, isChatList);
  return {
    conversations: list ? chatsIn(list.data).size : 0,
    bytes: new Blob(records.map((record) => JSON.stringify(record))).size,
  };
};

const recordOf = ({ queryKey, state }: Query, userId: number): PocketRecord | undefined => {
  const data = state.data === undefined ? undefined : keptOf(queryKey, state.data);
  if (data === undefined) return undefined;
  return { key: keyOf(queryKey), userId, at: state.dataUpdatedAt, data, chat: chatIn(queryKey) };
};

/** Writes what changes in the query cache into the pocket. */
class PocketWriter {
  /** When what is kept was answered, by its key. */
  #kept: ReadonlyMap<string, number> = new Map();
  #blocked: Gone = new Map();
  #left: Gone = new Map();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly client: QueryClient,
    readonly user: SessionUserView,
    readonly pocket: PocketDatabase,
  ) {}

  /** What is kept of anybody else goes before the first is written. */
  async begin(): Promise<void> {
    await this.#write({ records: [], refused: new Set(), left: new Map() });
    await this.#flush();
  }

  /** Forgets whom the user has blocked. */
  async forgetBlocked(): Promise<void> {
    this.#blocked = await askBlocked();
    await this.#flush();
  }

  /** Forgets the meetups that the user is no longer in. */
  async forgetLeft(): Promise<void> {
    this.#left = latestOf([...this.#left, ...(await askLeft(await this.pocket.all()))]);
    await this.#flush();
  }

  changed(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#flush().catch((error: unknown) => console.warn('Not kept on this device', error));
    }, GATHER_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.pocket.close();
  }

  #me(): PocketRecord {
    const now = Date.now();
    const data: KeptUser = { user: this.user, openedAt: now };
    return { key: ME, userId: this.user.id, at: now, data };
  }

  /** The queries that the server answered since they were written, or of which nothing is kept yet. */
  #changed(): Query[] {
    return this.client.getQueryCache().findAll({
      predicate: ({ queryKey, queryHash, state }) =>
        !isKeptQuery(queryHash) &&
        !state.isInvalidated &&
        state.dataUpdatedAt > (this.#kept.get(keyOf(queryKey)) ?? 0),
    });
  }

  async #flush(): Promise<void> {
    if (this.pocket.isClosed) return;
    const known = this.client.getQueryCache().getAll();
    await this.#write({
      records: this.#changed().flatMap((query) => recordOf(query, this.user.id) ?? []),
      refused: new Set(known.filter(isRefused).map(({ queryKey }) => keyOf(queryKey))),
      left: latestOf([...this.#left, ...known.flatMap(leftBy)]),
    });
  }

  async #write({ records, ...others }: Omit<Answers, 'blocked'>): Promise<void> {
    const answers = { ...others, records: [this.#me(), ...records], blocked: this.#blocked };
    let kept: readonly PocketRecord[] = [];
    await this.pocket.write((stored) => (kept = afterAnswers(stored, answers, this.user.id)));
    this.#kept = new Map(kept.map(({ key, at }) => [key, at]));
    for (const listener of writtenListeners) listener();
  }
}

/**
 * Keeps what the user reads from now on, unless it is over by the time that the pocket is open. Returns a function that stops
 * it.
 */
export const startPocket = async (
  client: QueryClient,
  user: SessionUserView,
  isOver: () => boolean,
): Promise<() => void> => {
  // Waits for the end of a deletion, which would otherwise take the owner away of what is kept after it.
  const writer = new PocketWriter(client, user, await PocketDatabase.open());
  // Without a network they are read with the next connection.
  const forgetBlocked = () => void writer.forgetBlocked().catch(() => undefined);
  const [forgetLeft, stopForgetting] = throttled(
    () => void writer.forgetLeft().catch(() => undefined),
    GATHER_MS,
  );
  const stops = [
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && ['success', 'error'].includes(event.action.type)) writer.changed();
    }),
    liveChannel.on('ready', forgetBlocked),
    liveChannel.on('people_update', forgetBlocked),
    liveChannel.on('ready', forgetLeft),
    liveChannel.on('meetup_update', forgetLeft),
    stopForgetting,
    () => writer.stop(),
  ];
  const stop = () => stops.forEach((end) => end());
  try {
    if (isOver()) throw new Error('Forgotten while it was opened');
    setPocketOwner(user.id);
    await writer.begin();
  } catch (error) {
    stop();
    throw error;
  }
  if (liveChannel.status === 'live') {
    forgetBlocked();
    forgetLeft();
  }
  return stop;
};

/** Deletes the pocket, and keeps again from the next answer of the server on. */
export const clearPocket = async (client: QueryClient): Promise<void> => {
  await forgetPocket();
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    stop();
    openPocket();
  });
};
