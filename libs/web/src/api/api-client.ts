import { type CallArgs, type Endpoint, type ProblemBody, endpoints, urlOf } from '@wayfellow/contracts';
import { reportUnauthenticated } from './unauthenticated';

/**
 * An error response to a call. `message` is 'STATUS: body' as specified; `detail` is the server's message for users,
 * where it sent one.
 */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly status: number,
    body: string,
    readonly problem: ProblemBody | undefined,
  ) {
    super(`${status}: ${body}`);
  }

  get detail(): string | undefined {
    return this.problem?.detail;
  }
}

const problemIn = (body: string): ProblemBody | undefined => {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null && 'detail' in parsed
      ? (parsed as ProblemBody)
      : undefined;
  } catch {
    return undefined;
  }
};

/** The server's message for users; undefined when it sent none or the network failed. */
export const detailOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.detail : undefined;

/** Whether the server refused the request (4xx), so that sending it again would be refused again. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Calls for which 401 is an expected answer and does not mean that a session has ended. */
const mayAnswer401: readonly string[] = [
  endpoints.auth.me.path,
  endpoints.auth.login.path,
  endpoints.auth.secondFactor.path,
  endpoints.auth.passkeyChallenge.path,
  endpoints.auth.passkey.path,
];

const fetchOf = async (endpoint: Endpoint, args: CallArgs, signal?: AbortSignal): Promise<Response> => {
  const hasBody = args.body !== undefined;
  const askedAt = performance.now();
  const response = await fetch(urlOf(endpoint, args), {
    method: endpoint.method,
    credentials: 'include',
    signal,
    headers: { accept: 'application/json', ...(hasBody && { 'content-type': 'application/json' }) },
    body: hasBody ? JSON.stringify(args.body) : undefined,
  });
  if (response.ok) return response;
  if (response.status === 401 && !mayAnswer401.includes(endpoint.path)) reportUnauthenticated(askedAt);
  const body = (await response.text()) || response.statusText;
  throw new ApiError(response.status, body, problemIn(body));
};

const jsonOf = async <View>(response: Response): Promise<View> => {
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as View;
};

/** Makes one call with the session cookie. Throws {@link ApiError}, or a TypeError when the network fails. */
export const call = async <Args extends CallArgs, View>(
  endpoint: Endpoint<Args, View>,
  args: Args,
  signal?: AbortSignal,
): Promise<View> => jsonOf<View>(await fetchOf(endpoint as Endpoint, args, signal));

/** One page of a list, and the cursor of the next page (undefined on the last page). */
export interface ListPage<Item> {
  items: Item[];
  next: string | undefined;
}

const nextCursor = (response: Response): string | undefined => {
  const link = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  return link ? (new URL(link, window.location.origin).searchParams.get('cursor') ?? undefined) : undefined;
};

/** Reads one page of a list. `cursor` comes from the previous page. */
export const callPage = async <Args extends CallArgs, Item>(
  endpoint: Endpoint<Args, Item[]>,
  args: Args,
  cursor?: string,
  signal?: AbortSignal,
): Promise<ListPage<Item>> => {
  const response = await fetchOf(endpoint as Endpoint, { ...args, query: { ...args.query, cursor } }, signal);
  return { items: await jsonOf<Item[]>(response), next: nextCursor(response) };
};

/** Reads all pages of a list, for screens that count or filter the whole list. */
export const callAllPages = async <Args extends CallArgs, Item>(
  endpoint: Endpoint<Args, Item[]>,
  args: Args,
  signal?: AbortSignal,
): Promise<Item[]> => {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await callPage(endpoint, args, cursor, signal);
    items.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return items;
};
