import {
  type ArgsOf,
  type Endpoint,
  type RegisterInput,
  type SessionUserView,
  type AnswerOf,
  endpoints,
  urlOf,
} from '@wayfellow/contracts';
import type { Response } from 'supertest';
import type { Instance } from './instance.js';
import { leaksOf } from './leaks.js';
import { agentOf } from './request.js';

/** An answer of the API; `body` is the endpoint's view when the call went well, else a problem. */
export type Answer<View> = Omit<Response, 'body'> & { body: View };

let registered = 0;

/** Somebody with a browser's cookie jar, talking to one instance. */
export class Client {
  readonly agent: ReturnType<typeof agentOf>;
  /** Whom `registerUser` made. */
  user!: SessionUserView;

  constructor(readonly instance: Pick<Instance, 'url' | 'wsUrl'>) {
    this.agent = agentOf(instance.url);
  }

  /**
   * Calls an endpoint of the contracts. Any status is an answer: expect the one you want.
   * @throws whatever was asked, when the answer tells what must never leave the server
   */
  async call<E extends Endpoint<never>>(
    endpoint: E,
    args: ArgsOf<E> | Record<string, never>,
  ): Promise<Answer<AnswerOf<E>>>;
  async call<E extends Endpoint<never>>(endpoint: E): Promise<Answer<AnswerOf<E>>>;
  async call(endpoint: Endpoint<never>, args: { body?: unknown } = {}): Promise<Answer<unknown>> {
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const call = this.agent[method](urlOf(endpoint, args));
    if (Buffer.isBuffer(args.body)) call.type('image/jpeg');
    const answer = (await (args.body === undefined
      ? call
      : call.send(args.body as object))) as Answer<unknown>;
    assertNoLeak(endpoint, answer);
    return answer;
  }

  /** Registers a new user and stays signed in. Whatever `overrides` leaves out is made up, and unique. */
  async registerUser(overrides: Partial<RegisterInput> = {}): Promise<SessionUserView> {
    registered += 1;
    const username = overrides.username ?? `user${process.pid}x${registered}`;
    const input = {
      username,
      email: `${username}@post.wayfellow.travel`,
      password: 'correct horse',
      name: 'Test Traveler',
    };
    const answer = await this.call(endpoints.auth.register, { body: { ...input, ...overrides } });
    if (answer.status !== 201) throw new Error(`Registration failed: ${answer.status} ${answer.text}`);
    this.user = answer.body;
    return answer.body;
  }

  /** The Cookie header of this client's session. */
  cookie(): string {
    const { host } = new URL(this.instance.url);
    const access = { domain: host.split(':')[0] ?? '', path: '/', secure: false, script: false };
    return this.agent.jar.getCookies(access).toValueString();
  }
}

/** What only a stack, a query or a driver says. */
const INSIDE = /node_modules|QueryFailed|TypeError|\.[jt]s:\d+|syntax error at/;
const NAMES_OF_SOFTWARE = ['x-powered-by', 'server'];

/** Looks at every answer of every suite. */
const assertNoLeak = (endpoint: Endpoint<never>, { body, text, headers, status }: Answer<unknown>): void => {
  const found = [
    ...leaksOf(endpoint, body),
    ...(INSIDE.test(text) ? [text] : []),
    ...NAMES_OF_SOFTWARE.filter((name) => name in headers),
  ];
  if (found.length)
    throw new Error(`${endpoint.method} ${endpoint.path} (${status}) tells ${found.join(', ')}`);
};

/** Registers somebody new on an instance. */
export const newUser = async (instance: Instance, overrides?: Partial<RegisterInput>): Promise<Client> => {
  const client = new Client(instance);
  await client.registerUser(overrides);
  return client;
};

/** Registers so many new users on an instance. */
export const newUsers = (instance: Instance, count: number): Promise<Client[]> =>
  Promise.all(Array.from({ length: count }, () => newUser(instance)));
