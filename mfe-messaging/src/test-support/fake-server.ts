import {
  type ClientFrame,
  type ConversationView,
  type MessageView,
  type ServerFrame,
  type SharedTripView,
  type UnreadView,
  type UserView,
  closeCodes,
} from '@wayfellow/contracts';

export const me = {
  id: 7,
  username: 'ana',
  email: 'ana@example.org',
  name: 'Ana',
  age: null,
  bio: null,
  profileImage: null,
  tier: 'free' as const,
};
export const ben: UserView = { id: 2, name: 'Ben', profileImage: null };

/** An IntersectionObserver that sees everything it observes, or, while `isBlind`, nothing. */
class FakeObserver {
  static isBlind = false;
  private observed: Element[] = [];
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe(target: Element) {
    this.observed.push(target);
    if (this.observed.length === 1) void Promise.resolve().then(() => this.report());
  }
  disconnect() {
    this.observed = [];
  }
  private report() {
    const entries = this.observed.map((target) => ({ target, isIntersecting: !FakeObserver.isBlind }));
    this.observed = [];
    if (entries.length)
      this.tell(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
  }
}

class FakeSocket {
  static readonly OPEN = 1;
  static latest: FakeSocket | undefined;
  static server: FakeServer;
  readyState = 0;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor() {
    FakeSocket.latest = this;
    if (!FakeSocket.server.isDown) void Promise.resolve().then(() => this.open());
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  send(data: string) {
    FakeSocket.server.take(JSON.parse(data) as ClientFrame);
  }
  close(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

interface Answer {
  status?: number;
  body?: unknown;
}

/** Ana's server at the network's edge: stores messages with Ben as the real one promises to, each clientId once. */
export class FakeServer {
  messages: MessageView[] = [];
  conversations: { user: UserView; unreadCount: number; shared?: SharedTripView }[] = [
    { user: ben, unreadCount: 0 },
  ];
  frames: ClientFrame[] = [];
  calls: string[] = [];
  /** The live channel cannot be reached. */
  isDown = false;
  /** Requests fail as they do without a network. */
  isUnreachable = false;
  /** Frames are lost on their way. */
  isDeaf = false;
  /** Answers that differ from the usual, by 'METHOD /path'. */
  answers: Record<string, Answer | undefined> = {};
  /** What is written in this text is refused. */
  refused = /^refuse me/;

  install(): this {
    FakeSocket.server = this;
    FakeObserver.isBlind = false;
    Object.assign(globalThis, {
      WebSocket: FakeSocket,
      IntersectionObserver: FakeObserver,
      fetch: (url: string, init: RequestInit = {}) => this.#answered(url, init),
    });
    return this;
  }

  set isBlind(isBlind: boolean) {
    FakeObserver.isBlind = isBlind;
  }

  say(frame: ServerFrame): void {
    FakeSocket.latest?.onmessage?.({ data: JSON.stringify(frame) });
  }

  drop(): void {
    this.isDown = true;
    FakeSocket.latest?.close();
  }

  /** What a logout in another tab does to this one. */
  endSession(): void {
    FakeSocket.latest?.close(closeCodes.noSession);
  }

  /** A message as stored; `from` Ben unless said otherwise. */
  store(content: string, from = ben.id, clientId?: string | null): MessageView {
    const known = this.messages.find((message) => clientId && message.clientId === clientId);
    if (known) return known;
    const message: MessageView = {
      id: this.messages.length + 1,
      senderId: from,
      receiverId: from === me.id ? ben.id : me.id,
      content,
      read: false,
      readAt: null,
      createdAt: new Date().toISOString(),
      clientId: clientId ?? undefined,
    };
    this.messages.push(message);
    return message;
  }

  /** Ben writes, and Ana's sockets are told. */
  write(content: string): MessageView {
    const message = this.store(content);
    this.say({ type: 'new_message', message });
    return message;
  }

  framesOf<Type extends ClientFrame['type']>(type: Type) {
    return this.frames.filter((frame): frame is Extract<ClientFrame, { type: Type }> => frame.type === type);
  }

  callsOf(call: string): string[] {
    return this.calls.filter((each) => each.startsWith(call));
  }

  take(frame: ClientFrame): void {
    this.frames.push(frame);
    if (frame.type === 'auth') return this.say({ type: 'ready' });
    if (frame.type !== 'chat_message' || this.isDeaf) return;
    if (this.refused.test(frame.content))
      return this.say({
        type: 'error',
        code: 'not-matched',
        message: 'No',
        clientId: frame.clientId ?? undefined,
      });
    this.say({ type: 'new_message', message: this.store(frame.content, me.id, frame.clientId) });
  }

  async #answered(url: string, init: RequestInit) {
    const method = init.method ?? 'GET';
    this.calls.push(`${method} ${url}`);
    if (this.isUnreachable) throw new TypeError('Failed to fetch');
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const body = init.body
      ? (JSON.parse(String(init.body)) as { content: string; clientId: string })
      : undefined;
    const call = `${method} ${pathname}`;
    const { status = 200, body: answer } = this.answers[call] ?? this.#usual(call, searchParams, body);
    return {
      ok: status < 400,
      status,
      statusText: `Status ${status}`,
      headers: { get: () => null },
      text: async () => (answer === undefined ? '' : JSON.stringify(answer)),
    };
  }

  #usual(call: string, query: URLSearchParams, body?: { content: string; clientId: string }): Answer {
    switch (call) {
      case 'GET /api/auth/me':
        return { body: me };
      case `GET /api/users/${ben.id}`:
        return { body: ben };
      case 'GET /api/messages/unread':
        return { body: this.#unread() };
      case 'GET /api/messages/conversations':
        return { body: this.#conversations(Number(query.get('with'))) };
      case `GET /api/messages/${ben.id}`:
        return { body: this.#page(query) };
      case 'POST /api/messages':
        return { status: 201, body: body && this.store(body.content, me.id, body.clientId) };
    }
    return call.startsWith('PUT /api/messages/') ? { status: 204 } : { status: 404, body: { detail: 'No' } };
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
