import {
  type ChatView,
  type ClientFrame,
  type GroupMessageView,
  type MemberView,
  type UserView,
} from '@wayfellow/contracts';
import {
  type Answer,
  ConversationServer,
  type SeenCall,
  ana,
  ben,
  eve,
  userOf,
} from '@wayfellow/web/testing';

/** The id of the group. */
export const GROUP = 5;

const memberOf = (user: UserView, more: Partial<MemberView> = {}): MemberView => ({
  ...user,
  state: 'member',
  isHost: false,
  isMatched: false,
  readUpTo: 0,
  ...more,
});

/** A fake server with Ana's conversation with Ben, and her group with Ben and Eve. Like the real one, it stores each clientId once. */
export class GroupServer extends ConversationServer {
  said: GroupMessageView[] = [];
  group: ChatView = {
    id: GROUP,
    kind: 'group',
    title: 'Andalusia by bus',
    user: null,
    members: [
      memberOf(userOf(ben), { isHost: true, isMatched: true }),
      memberOf(userOf(eve)),
      memberOf(userOf(ana)),
    ],
    meetup: null,
    last: null,
    unreadCount: 0,
    isMuted: false,
    isOpen: true,
    invitedBy: null,
  };

  /** Changes a member of the group. */
  change(userId: number, more: Partial<MemberView>): void {
    const members = this.group.members.map((each) => (each.id === userId ? { ...each, ...more } : each));
    this.group = { ...this.group, members };
  }

  /** Stores a message of the group, by default from Ben. */
  storeInGroup(content: string, more: Partial<GroupMessageView> = {}): GroupMessageView {
    const known = this.said.find(({ clientId }) => clientId && clientId === more.clientId);
    if (known) return known;
    const message: GroupMessageView = {
      id: 100 + this.said.length,
      conversationId: GROUP,
      senderId: ben.id,
      kind: 'text',
      content,
      createdAt: new Date().toISOString(),
      ...more,
    };
    this.said.push(message);
    return message;
  }

  /** Stores a message of the group and sends it to Ana's socket. */
  writeInGroup(content: string, more?: Partial<GroupMessageView>): void {
    this.sendFrame({ type: 'new_group_message', message: this.storeInGroup(content, more) });
  }

  protected override receive(frame: ClientFrame): void {
    super.receive(frame);
    if (frame.type !== 'group_message' || this.ignoresFrames) return;
    const { content, clientId } = frame;
    this.writeInGroup(content, { senderId: ana.id, clientId: clientId ?? undefined });
  }

  protected override chats(): ChatView[] {
    return [{ ...this.group, last: this.said.at(-1) ?? null }, ...super.chats()];
  }

  protected override answerTo(call: SeenCall): Answer {
    const { pathname, searchParams } = new URL(call.url, 'http://localhost');
    const after = Number(searchParams.get('after'));
    const body = call.body as { content: string; clientId?: string } | undefined;
    switch (`${call.method} ${pathname}`) {
      case `GET /api/conversations/${GROUP}`:
        return { body: this.group };
      case `GET /api/conversations/${GROUP}/messages`:
        return { body: this.said.filter(({ id }) => id > after) };
      case `POST /api/conversations/${GROUP}/messages`:
        return {
          status: 201,
          body: body && this.storeInGroup(body.content, { senderId: ana.id, clientId: body.clientId }),
        };
    }
    return super.answerTo(call);
  }
}
