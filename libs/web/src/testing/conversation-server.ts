import type {
  ChatView,
  ClientFrame,
  ConversationView,
  MessageView,
  SharedTripView,
  UnreadView,
  UserView,
} from '@wayfellow/contracts';
import { type Answer, FakeServer, type SeenCall } from './fake-server';
import { ana, ben, userOf } from './fixtures/people';

/** A fake server for Ana's conversation with Ben. Like the real one, it stores each clientId once. */
export class ConversationServer extends FakeServer {
  messages: MessageView[] = [];
  conversations: { user: UserView; unreadCount: number; shared?: SharedTripView; isReadOnly?: boolean }[] = [
    { user: userOf(ben), unreadCount: 0 },
  ];
  /** Ignores the page's frames, as if they were lost. */
  ignoresFrames = false;
  /** Messages that match are refused. */
  readonly refused = /^refuse me/;

  /** Stores a message, by default from Ben. */
  store(content: string, from = ben.id, clientId?: string | null): MessageView {
    const known = this.messages.find((message) => clientId && message.clientId === clientId);
    if (known) return known;
    const message: MessageView = {
      id: this.messages.length + 1,
      senderId: from,
      receiverId: from === ana.id ? ben.id : ana.id,
      content,
      read: false,
      readAt: null,
      createdAt: new Date().toISOString(),
      clientId: clientId ?? undefined,
    };
    this.messages.push(message);
    return message;
  }

  /** Stores a message from Ben and sends it to Ana's socket. */
  write(content: string): MessageView {
    const message = this.store(content);
    this.sendFrame({ type: 'new_message', message });
    return message;
  }

  protected override receive(frame: ClientFrame): void {
    super.receive(frame);
    if (frame.type !== 'chat_message' || this.ignoresFrames) return;
    const { content, clientId } = frame;
    if (this.refused.test(content))
      this.sendFrame({ type: 'error', code: 'not-matched', message: 'No', clientId: clientId ?? undefined });
    else this.sendFrame({ type: 'new_message', message: this.store(content, ana.id, clientId) });
  }

  protected override answerTo(call: SeenCall): Answer {
    const { pathname, searchParams } = new URL(call.url, 'http://localhost');
    const body = call.body as { content: string; clientId: string } | undefined;
    switch (`${call.method} ${pathname}`) {
      case 'GET /api/auth/me':
        return { body: ana };
      case `GET /api/users/${ben.id}`:
        return { body: userOf(ben) };
      case 'GET /api/messages/unread':
        return { body: this.#unread() };
      case 'GET /api/conversations':
        return { body: this.chats() };
      case 'GET /api/messages/conversations':
        return { body: this.#conversations(Number(searchParams.get('with'))) };
      case `GET /api/messages/${ben.id}`:
        return { body: this.#page(searchParams) };
      case 'POST /api/messages':
        return { status: 201, body: body && this.store(body.content, ana.id, body.clientId) };
    }
    return call.method === 'PUT' ? { status: 204 } : super.answerTo(call);
  }

  /** The list of conversations. */
  protected chats(): ChatView[] {
    const [latest] = this.messages.slice(-1);
    return this.conversations.map(({ user, unreadCount }) => ({
      id: null,
      kind: 'pair',
      title: null,
      user,
      members: [],
      meetup: null,
      last: latest ? { ...latest, kind: 'text', conversationId: 0 } : null,
      unreadCount,
      isMuted: false,
      isOpen: true,
      invitedBy: null,
    }));
  }

  #conversations(userId: number): ConversationView[] {
    return this.conversations
      .filter(({ user }) => !userId || user.id === userId)
      .map((each) => ({ shared: null, ...each, messages: this.messages.slice(-1) }));
  }

  #unread(): UnreadView {
    const unread = this.conversations.filter(({ unreadCount }) => unreadCount > 0);
    return { conversations: unread.length, userIds: unread.map(({ user }) => user.id), requests: 0 };
  }

  #page(query: URLSearchParams): MessageView[] {
    const [before, after, limit] = ['before', 'after', 'limit'].map((name) => Number(query.get(name)) || 0);
    if (after) return this.messages.filter(({ id }) => id > after).slice(0, limit || 50);
    const older = before ? this.messages.filter(({ id }) => id < before) : this.messages;
    return older.slice(-(limit || 50));
  }
}
