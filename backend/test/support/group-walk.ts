import { type GroupMessageView, endpoints, limits } from '@wayfellow/contracts';
import type { Client } from './client.js';
import type { Instance } from './instance.js';
import { query } from './query.js';
import type { Random } from './random.js';
import { waitFor } from './wait-for.js';

const { blocks, conversations, messages, notifications } = endpoints;
/** Shown as '99+'. */
const UNREAD_MAX = 100;

const GROUPS = 12;

/** Whatever an action may be answered with where another came first. */
const REFUSALS = [403, 404, 409];

interface Answer {
  status: number;
  text: string;
}

/** People who do things in groups at random, and what of it is noted beside the product. */
export class GroupWalk {
  private readonly startedBy = new Map<number, number>();
  /** How far each has read, as it was acknowledged: by user and group. */
  private readonly readUpTo = new Map<string, number>();
  private readonly muted = new Set<string>();
  /** Also those that are not muted any more: what was said meanwhile makes no line. */
  private readonly everMuted = new Set<string>();
  /** Who blocks whom. */
  private readonly blocked = new Set<string>();

  constructor(
    private readonly people: readonly Client[],
    private readonly random: Random,
  ) {}

  private get groups(): number[] {
    return [...this.startedBy.keys()];
  }

  /** Has one of them do something, mostly where they are in or are invited to. */
  async act(who: Client): Promise<void> {
    const { body: list } = await who.call(conversations.list, { query: { limit: limits.pageSize.max } });
    const own = list.flatMap(({ id, kind }) => (kind === 'group' && id !== null ? [id] : []));
    const of = own.length > 0 && this.random.chance(0.9) ? own : this.groups;
    const chance = this.random.next();
    if (of.length === 0 || (chance < 0.02 && this.groups.length < GROUPS)) return this.start(who);
    const id = this.random.one(of);
    const other = this.random.one(this.people);
    if (chance < 0.4) return this.say(who, id);
    if (chance < 0.6) return this.read(who, id);
    if (chance < 0.75) return this.invite(who, id, other);
    if (chance < 0.93) return this.answer(who, id);
    if (chance < 0.94) return this.remove(who, id, who);
    if (chance < 0.95) return this.remove(who, id, other);
    if (chance < 0.97) return this.mute(who, id);
    if (chance < 0.98) return this.rename(who, id);
    return this.block(who, other);
  }

  /** What is shown to each that differs from what is counted by hand in the messages themselves. */
  async faults(instance: Instance): Promise<string[]> {
    const { rows } = await query<GroupMessageView>(
      instance,
      `SELECT id::int, conversation_id AS "conversationId", sender_id AS "senderId", kind FROM messages
       WHERE match_id IS NULL ORDER BY id`,
    );
    return [
      ...(await this.strayMembers(instance, rows)),
      ...(await Promise.all(this.people.map((who) => this.faultsOf(who, rows)))).flat(),
    ];
  }

  /** Where the members that decide who gets a message are others than the lines of who came and went tell. */
  private async strayMembers(instance: Instance, rows: readonly GroupMessageView[]): Promise<string[]> {
    const found = await query<{ id: number; members: number[] }>(
      instance,
      'SELECT id, members FROM conversations WHERE id = ANY ($1)',
      [this.groups],
    );
    return found.rows.flatMap(({ id, members }) => {
      const told = this.people
        .map(({ user }) => user.id)
        .filter((userId) => this.readsSince(userId, id, rows));
      const isSame = told.length === members.length && told.every((userId) => members.includes(userId));
      return isSame ? [] : [`${id}: ${members} instead of ${told}`];
    });
  }

  private async faultsOf(who: Client, rows: readonly GroupMessageView[]): Promise<string[]> {
    const userId = who.user.id;
    const { body: list } = await who.call(conversations.list, { query: { limit: limits.pageSize.max } });
    const faults: string[] = [];
    const unreadIn = new Set<number>();
    for (const id of this.groups) {
      const name = `${userId} in ${id}`;
      const shown = list.find((chat) => chat.id === id && !chat.invitedBy);
      const got = await this.readBy(who, id);
      const since = this.readsSince(userId, id, rows);
      if (!since) {
        if (shown || got !== undefined) faults.push(`${name}: is not in it, and reads ${got?.join()}`);
        continue;
      }
      const readable = rows.filter(
        ({ id: at, conversationId, kind, senderId }) =>
          conversationId === id && at >= since && (kind !== 'text' || !this.areApart(userId, senderId)),
      );
      const readUpTo = this.readUpTo.get(`${userId}:${id}`) ?? 0;
      const unread = readable.filter(
        ({ id: at, kind, senderId }) => kind === 'text' && senderId !== userId && at > readUpTo,
      ).length;
      if (unread > 0 && !this.muted.has(`${userId}:${id}`)) unreadIn.add(id);
      const expected = readable.slice(-limits.threadPageSize.max).map((message) => message.id);
      if (got?.join() !== expected.join())
        faults.push(`${name}: reads ${got?.join()}, not ${expected.join()}`);
      if (shown?.unreadCount !== Math.min(unread, UNREAD_MAX))
        faults.push(`${name}: ${shown?.unreadCount} unread instead of ${unread}`);
    }
    const counted = (await who.call(messages.unread)).body.conversations;
    if (counted !== unreadIn.size)
      faults.push(`${userId}: ${counted} in the header instead of ${unreadIn.size}`);
    return [...faults, ...(await this.faultsOfBell(who, unreadIn))];
  }

  /** The bell follows a second later, and has a line for each group with something unread, of those that are not muted. */
  private async faultsOfBell(who: Client, unreadIn: ReadonlySet<number>): Promise<string[]> {
    const wanted = [...unreadIn].filter((id) => !this.everMuted.has(`${who.user.id}:${id}`));
    let faults: string[] = [];
    await waitFor(async () => {
      const { body: lines } = await who.call(notifications.list, { query: { limit: limits.pageSize.max } });
      const shown = lines.flatMap(({ kind, isRead, subject }) =>
        kind === 'message' && !isRead ? (subject.conversationId ?? []) : [],
      );
      faults = [
        ...shown.filter((id) => !unreadIn.has(id)).map((id) => `${who.user.id}: a line about ${id}`),
        ...wanted.filter((id) => !shown.includes(id)).map((id) => `${who.user.id}: no line about ${id}`),
      ];
      return faults.length === 0;
    }).catch(() => undefined);
    return faults;
  }

  /** The newest messages that somebody gets; undefined if there is no such conversation for them. */
  private async readBy(who: Client, id: number): Promise<number[] | undefined> {
    const args = { params: { id }, query: { limit: limits.threadPageSize.max } };
    const thread = await who.call(conversations.messages, args);
    return done(thread) ? thread.body.map((message) => message.id) : undefined;
  }

  /** From which message on somebody reads: from their own 'joined', or, who started it, from the first; undefined unless they are in. */
  private readsSince(userId: number, id: number, rows: readonly GroupMessageView[]): number | undefined {
    const last = rows.findLast(
      ({ conversationId, senderId, kind }) =>
        conversationId === id && senderId === userId && (kind === 'joined' || kind === 'left'),
    );
    if (last) return last.kind === 'joined' ? last.id : undefined;
    return this.startedBy.get(id) === userId ? 1 : undefined;
  }

  private areApart(one: number, other: number): boolean {
    return this.blocked.has(`${one}:${other}`) || this.blocked.has(`${other}:${one}`);
  }

  private async start(who: Client): Promise<void> {
    const userIds = this.people
      .filter((other) => other !== who && this.random.chance(0.4))
      .map(({ user }) => user.id);
    if (userIds.length === 0) return;
    const answer = await who.call(conversations.create, { body: { userIds } });
    if (!done(answer) || answer.body.id === null) return;
    this.startedBy.set(answer.body.id, who.user.id);
  }

  private async say(who: Client, id: number): Promise<void> {
    done(
      await who.call(conversations.send, { params: { id }, body: { content: `At ${this.random.next()}` } }),
    );
  }

  /** Reads up to one of the newest messages. */
  private async read(who: Client, id: number): Promise<void> {
    const thread = await who.call(conversations.messages, { params: { id }, query: { limit: 10 } });
    if (!done(thread) || thread.body.length === 0) return;
    const { id: messageId } = this.random.one(thread.body);
    if (!done(await who.call(conversations.read, { params: { id }, body: { messageId } }))) return;
    const key = `${who.user.id}:${id}`;
    this.readUpTo.set(key, Math.max(messageId, this.readUpTo.get(key) ?? 0));
  }

  private async invite(who: Client, id: number, other: Client): Promise<void> {
    done(await who.call(conversations.invite, { params: { id }, body: { userIds: [other.user.id] } }));
  }

  private async answer(who: Client, id: number): Promise<void> {
    const answer = this.random.chance(0.9) ? 'joined' : 'declined';
    done(await who.call(conversations.answer, { params: { id }, body: { answer } }));
  }

  private async remove(who: Client, id: number, other: Client): Promise<void> {
    done(await who.call(conversations.remove, { params: { id, userId: other.user.id } }));
  }

  private async mute(who: Client, id: number): Promise<void> {
    const until = this.random.chance(0.5) ? 'always' : null;
    if (!done(await who.call(conversations.mute, { params: { id }, body: { until } }))) return;
    this.everMuted.add(`${who.user.id}:${id}`);
    if (until) this.muted.add(`${who.user.id}:${id}`);
    else this.muted.delete(`${who.user.id}:${id}`);
  }

  /** Blocks somebody, or ends it. */
  private async block(who: Client, other: Client): Promise<void> {
    if (who === other) return;
    const key = `${who.user.id}:${other.user.id}`;
    const params = { id: other.user.id };
    if (this.blocked.has(key)) {
      if (done(await who.call(blocks.unblock, { params }))) this.blocked.delete(key);
    } else if (done(await who.call(blocks.block, { params }))) this.blocked.add(key);
  }

  private async rename(who: Client, id: number): Promise<void> {
    done(
      await who.call(conversations.rename, { params: { id }, body: { title: `At ${this.random.next()}` } }),
    );
  }
}

/** Whether it was done; false where it was refused. @throws for any other answer */
const done = ({ status, text }: Answer): boolean => {
  if (status < 300) return true;
  if (!REFUSALS.includes(status)) throw new Error(`${status} ${text}`);
  return false;
};
