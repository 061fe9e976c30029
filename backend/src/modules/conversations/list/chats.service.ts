import { Injectable } from '@nestjs/common';
import { type ChatView, type GroupMessageView, type MemberView, limits, timeIn } from '@wayfellow/contracts';
import { Problem } from '../../../platform/problems/problem.js';
import {
  type Page,
  type PageDto,
  decodeCursor,
  encodeCursor,
  pageOf,
} from '../../../platform/validation/page.js';
import { ConversationsService } from '../../messages/conversations.service.js';
import { GroupMessages } from '../../messages/groups/group-messages.service.js';
import { UsersService } from '../../users/users.service.js';
import { ChatListStore } from './chat-list.store.js';
import type { GroupRow, MemberRow } from './chats.query.js';
import { type PairRow, ofPair } from './pair-chat.js';

type Listed = { activeAt: number } & ({ pair: PairRow } | { group: GroupRow });

/** The one list of a user's conversations, with one traveler and with several. */
@Injectable()
export class ChatsService {
  constructor(
    private readonly store: ChatListStore,
    private readonly pairs: ConversationsService,
    private readonly messages: GroupMessages,
    private readonly users: UsersService,
  ) {}

  /**
   * The latest first; of the same moment those with one traveler first.
   * @throws Problem 400 when the cursor is invalid
   */
  async list(userId: number, { limit = limits.pageSize.default, cursor }: PageDto): Promise<Page<ChatView>> {
    const [activeAt, matchId, groupId] = decodeCursor(cursor, 'moment', 'int', 'int') ?? [];
    const after = (id: number | undefined) =>
      activeAt === undefined || id === undefined ? undefined : ([activeAt, id] as const);
    const [pairs, groups] = await Promise.all([
      this.pairs.rows(userId, after(matchId), limit + 1),
      this.store.page(userId, after(groupId), limit + 1),
    ]);
    const all: Listed[] = [
      ...pairs.map((pair) => ({ activeAt: pair.activeAt, pair })),
      ...groups.map((group) => ({ activeAt: group.activeAt, group })),
    ];
    const sorted = all.toSorted((one, other) => other.activeAt - one.activeAt);
    const { page, next } = pageOf(sorted, limit, cursorOf);
    const found = await this.views(
      userId,
      page.flatMap((each) => ('group' in each ? [each.group] : [])),
      null,
    );
    const views = page.map((each) => ('pair' in each ? ofPair(each.pair, userId) : found.get(each.group.id)));
    return { page: views.filter((view) => view !== undefined), next };
  }

  /**
   * A conversation of several, with everybody who was in it since the user is.
   * @throws Problem 404 unless the user is in it, or is invited
   */
  async one(userId: number, id: number): Promise<ChatView> {
    const group = await this.store.one(userId, id);
    if (!group) throw new Problem('unknown-conversation');
    const view = (await this.views(userId, [group], group.isInvited ? null : group.joinedAfter)).get(id);
    if (!view) throw new Problem('unknown-conversation');
    return view;
  }

  private async views(
    userId: number,
    groups: readonly GroupRow[],
    leftAfter: number | null,
  ): Promise<Map<number, ChatView>> {
    const ids = groups.map(({ id }) => id);
    const [members, last, inviting] = await Promise.all([
      this.store.members(userId, ids, leftAfter),
      this.messages.byIds(
        userId,
        groups.flatMap(({ lastId }) => lastId ?? []),
      ),
      this.users.travelers(groups.flatMap(({ isInvited, invitedBy }) => (isInvited && invitedBy) || [])),
    ]);
    return new Map(
      groups.map((group) => {
        const by = group.isInvited && group.invitedBy !== null ? inviting.get(group.invitedBy) : undefined;
        const invitedBy = by ? { id: by.id, name: by.name, profileImage: by.profileImage } : null;
        const shown = members.filter(({ conversationId }) => conversationId === group.id).map(toMemberView);
        return [group.id, toChatView(group, shown, last.get(group.lastId ?? 0) ?? null, invitedBy)];
      }),
    );
  }
}

/** After a pair come all groups of its moment, and after a group no pair of its moment any more. */
const cursorOf = (last: Listed): string =>
  'pair' in last
    ? encodeCursor(last.activeAt, last.pair.matchId, limits.id.max)
    : encodeCursor(last.activeAt, 0, last.group.id);

const toMemberView = ({ conversationId: _, readUpTo, ...member }: MemberRow): MemberView => ({
  ...member,
  ...(readUpTo !== null && { readUpTo }),
});

const toMeetupHead = ({
  startsAt,
  zone,
  hostsZone,
  isHidden,
  ...head
}: NonNullable<GroupRow['meetup']>): NonNullable<ChatView['meetup']> => ({
  ...head,
  time: timeIn(zone, new Date(startsAt)),
  ...(hostsZone && { zone: hostsZone }),
  ...(isHidden && { isHidden }),
});

const toChatView = (
  { id, kind, title, meetup, unreadCount, isMuted, isOpen }: GroupRow,
  members: MemberView[],
  last: GroupMessageView | null,
  invitedBy: ChatView['invitedBy'],
): ChatView => ({
  id,
  kind,
  // A hidden meetup's chat is called by its people.
  title: meetup?.title || title,
  user: null,
  members,
  meetup: meetup && toMeetupHead(meetup),
  last,
  unreadCount,
  isMuted,
  isOpen,
  invitedBy,
});
