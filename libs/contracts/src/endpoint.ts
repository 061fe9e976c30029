export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anybody, whoever is signed in, or Premium subscribers alone. */
export type Access = 'public' | 'session' | 'premium';

/** What a call carries. A key that is missing is not sent. */
export interface CallArgs {
  params?: Record<string, number>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

/** One call of the API. `Args` and `View` exist for the compiler alone. */
export interface Endpoint<Args extends CallArgs = CallArgs, View = unknown> {
  readonly method: Method;
  /** Path with `:name` parameters, beginning with /api. */
  readonly path: string;
  readonly access: Access;
  readonly status: 200 | 201 | 204;
  readonly summary: string;
  readonly types?: (args: Args) => View;
}

export type ArgsOf<E> = E extends Endpoint<infer Args, unknown> ? Args : never;
export type ViewOf<E> =
  E extends Endpoint<never, infer View> ? View : E extends Endpoint<infer _Args, infer View> ? View : never;

/** Names a call: `endpointOf<View, Args>()('GET /api/…', access, summary, status)`. */
export const endpointOf =
  <View, Args extends CallArgs = Record<never, never>>() =>
  (
    call: `${Method} /api/${string}`,
    access: Access,
    summary: string,
    status: Endpoint['status'] = 200,
  ): Endpoint<Args, View> => {
    const [method, path] = call.split(' ') as [Method, string];
    return { method, path, access, status, summary };
  };

/** The address of a call: parameters filled in, empty query values left out. */
export const urlOf = (call: Pick<Endpoint, 'path'>, args: CallArgs = {}): string => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => String(args.params?.[name]));
  const query = Object.entries(args.query ?? {})
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&');
  return query ? `${path}?${query}` : path;
};
