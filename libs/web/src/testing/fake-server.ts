import {
  type ClientFrame,
  type ProblemCode,
  type ServerFrame,
  closeCodes,
  problems,
} from '@wayfellow/contracts';
import { fakeSockets } from './fake-socket';

/** The answers of the fake server by 'METHOD /path'; a key that includes the query takes precedence. */
export type Answers = Record<string, Answer | undefined>;
export interface Answer {
  status?: number;
  body?: unknown;
  /** The cursor of the next page, if there is one. */
  next?: string;
  /** The answer from the next time on. */
  then?: Answer;
}

/** A call made by the page. */
export interface SeenCall {
  method: string;
  url: string;
  body: unknown;
}

/** The error response of a problem in contracts. */
export const problemAnswer = (code: ProblemCode): Answer => ({
  status: problems[code].status,
  body: { type: `/problems/${code}`, ...problems[code] },
});

const notFound: Answer = { status: 404, body: { detail: 'There is nothing here.' } };

const linkTo = (url: string, cursor: string): string => {
  const next = new URL(url, 'http://localhost');
  next.searchParams.set('cursor', cursor);
  return `<${next.pathname}${next.search}>; rel="next"`;
};

/**
 * Replaces `fetch` and `WebSocket`: answers by 'METHOD /path', anything else with 404, and accepts the live channel.
 * `answers` may be changed while it runs; `calls` and `frames` list what was received.
 */
export class FakeServer {
  calls: SeenCall[] = [];
  frames: ClientFrame[] = [];
  /** The live channel cannot be reached. */
  isDown = false;
  /** Requests fail as they do without a network. */
  isUnreachable = false;
  readonly #sockets = fakeSockets({ isDown: () => this.isDown, receive: (frame) => this.receive(frame) });

  constructor(public answers: Answers = {}) {
    globalThis.fetch = ((url: string, init: RequestInit = {}) => this.#fetched(url, init)) as typeof fetch;
  }

  /** The calls of this very 'METHOD /path', with all parameters of its query if it has one. */
  callsOf(call: string): SeenCall[] {
    const [path = '', query] = call.split('?');
    const asked = [...new URLSearchParams(query)];
    return this.calls.filter(({ method, url }) => {
      const [seenPath = '', seenQuery] = url.split('?');
      const seen = new URLSearchParams(seenQuery);
      return `${method} ${seenPath}` === path && asked.every(([name, value]) => seen.get(name) === value);
    });
  }

  framesOf<Type extends ClientFrame['type']>(type: Type) {
    return this.frames.filter((frame): frame is Extract<ClientFrame, { type: Type }> => frame.type === type);
  }

  /** Sends a frame to the page. */
  sendFrame(frame: ServerFrame): void {
    this.#sockets.sendFrame(frame);
  }

  /** Breaks the live channel and keeps it unreachable. */
  drop(): void {
    this.isDown = true;
    this.#sockets.close();
  }

  /** Closes the live channel as a logout in another tab does. */
  endSession(): void {
    this.#sockets.close(closeCodes.noSession);
  }

  /** Receives a frame from the page. */
  protected receive(frame: ClientFrame): void {
    this.frames.push(frame);
    if (frame.type === 'auth') this.sendFrame({ type: 'ready' });
  }

  /** Answers a call that is not in `answers`. */
  protected answerTo(_call: SeenCall): Answer {
    return notFound;
  }

  #answerOf(call: SeenCall): Answer {
    const whole = `${call.method} ${call.url}`;
    const key = this.answers[whole] ? whole : `${call.method} ${call.url.split('?')[0]}`;
    const answer = this.answers[key];
    if (answer?.then) this.answers[key] = answer.then;
    return answer ?? this.answerTo(call);
  }

  async #fetched(url: string, { method = 'GET', body: sent }: RequestInit) {
    const call = { method, url, body: typeof sent === 'string' ? (JSON.parse(sent) as unknown) : undefined };
    this.calls.push(call);
    if (this.isUnreachable) throw new TypeError('Failed to fetch');
    const { status = 200, body, next } = this.#answerOf(call);
    const text = body === undefined ? '' : JSON.stringify(body);
    return {
      ok: status < 400,
      status,
      statusText: `Status ${status}`,
      headers: { get: (name: string) => (name === 'link' && next ? linkTo(url, next) : null) },
      text: async () => text,
      json: async () => JSON.parse(text) as unknown,
    };
  }
}

/** Installs a fake server with these answers. */
export const fakeServer = (answers: Answers = {}): FakeServer => new FakeServer(answers);
