import type { Standing } from './choices.js';
import type { InputName, inputs } from './inputs/inputs.js';
import type { QueryName, queries } from './inputs/queries.js';
import type { InputOf, QueryOf } from './inputs/rule.js';
import type { PictureType } from './pictures.js';
import type { ViewName, views } from './views/index.js';
import type { ViewOf } from './views/schema.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: anyone, signed-in users, Premium subscribers only, or people with a role only. For those without the role
 * the call does not exist.
 */
export type Access = 'public' | 'session' | 'premium' | 'moderator' | 'lead';

/** The arguments of a call. Missing keys are not sent. */
export interface CallArgs {
  params?: Record<string, number>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

/**
 * Describes a call beyond its method and path. Inputs, queries and views are referenced by name: their rules and schemas
 * live in inputs/ and views/, so that a page that only makes calls does not bundle them.
 */
interface About {
  readonly access: Access;
  /** The standings besides 'active' whose accounts may call; `['held']` by default. See standing.ts. */
  readonly openTo?: readonly Standing[];
  readonly summary: string;
  /** Defaults to 200. */
  readonly status?: 200 | 201 | 204;
  /** Another success status. */
  readonly orStatus?: 200;
  /** The input of its body. */
  readonly body?: InputName;
  readonly query?: QueryName;
  /** The response: one view, a list of views, or a file of a media type. Without any of these, there is no body. */
  readonly view?: ViewName;
  readonly list?: ViewName;
  readonly file?: 'text/calendar' | 'application/zip';
  /** Its body is one of these files, sent as it is. */
  readonly upload?: readonly PictureType[];
  /**
   * Mail servers call it, too: it takes a form from any origin, and no cookie. Opened in a browser, its URL leads to this page,
   * with the query as the fragment.
   */
  readonly page?: `/${string}`;
  /** Paths of the reads that this call makes stale. Clients refetch them after it. */
  readonly changes?: readonly `/api/${string}`[];
}

/** One call of the API. `Args` and `Answer` exist at compile time only. */
export interface Endpoint<Args extends CallArgs = CallArgs, Answer = unknown> extends About {
  readonly method: Method;
  /** Path with `:name` parameters, starting with /api. */
  readonly path: string;
  readonly status: 200 | 201 | 204;
  readonly types?: (args: Args) => Answer;
}

export type ArgsOf<E> = E extends Endpoint<infer Args, unknown> ? Args : never;
export type AnswerOf<E> =
  E extends Endpoint<never, infer Answer>
    ? Answer
    : E extends Endpoint<infer _Args, infer Answer>
      ? Answer
      : never;

type Flat<T> = { [K in keyof T]: T[K] };
type ParamsIn<Call> = Call extends `${string}:id${string}:userId`
  ? { params: { id: number; userId: number } }
  : Call extends `${string}:id${string}`
    ? { params: { id: number } }
    : unknown;
type BodyIn<A> = A extends { body: infer Name extends InputName }
  ? { body: InputOf<(typeof inputs)[Name]> }
  : unknown;
type UploadIn<A> = A extends { upload: readonly string[] } ? { body: unknown } : unknown;
type QueryIn<A> = A extends { query: infer Name extends QueryName }
  ? { query?: QueryOf<(typeof queries)[Name]> }
  : unknown;
type ArgsIn<Call, A> = Flat<ParamsIn<Call> & BodyIn<A> & UploadIn<A> & QueryIn<A>>;
type AnswerIn<A> = A extends { list: infer Name extends ViewName }
  ? ViewOf<(typeof views)[Name]>[]
  : A extends { view: infer Name extends ViewName }
    ? ViewOf<(typeof views)[Name]>
    : A extends { file: string }
      ? string
      : void;

/** Declares a call: `endpoint('GET /api/…', { access, summary, … })`. */
export const endpoint = <const Call extends `${Method} /api/${string}`, const A extends About>(
  call: Call,
  about: A,
): Endpoint<ArgsIn<Call, A>, AnswerIn<A>> => {
  const [method, path] = call.split(' ') as [Method, string];
  return { ...about, method, path, status: about.status ?? 200 };
};

/** The URL of a call: parameters filled in, empty query values left out. */
export const urlOf = (call: Pick<Endpoint, 'path'>, args: CallArgs = {}): string => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => String(args.params?.[name]));
  const query = Object.entries(args.query ?? {})
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&');
  return query ? `${path}?${query}` : path;
};
