/** The schema of a response, used by types (`ViewOf`), by OpenAPI, and by the tests, which check every response against it. */
export type Schema =
  | { readonly kind: 'string' | 'day' | 'time' | 'integer' | 'number' | 'boolean' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'nullable' | 'optional' | 'list'; readonly of: Schema }
  | ObjectSchema;

export interface ObjectSchema {
  readonly kind: 'object';
  readonly fields: Readonly<Record<string, Schema>>;
}

export const string = { kind: 'string' } as const;
/** A calendar day 'yyyy-MM-dd'. */
export const day = { kind: 'day' } as const;
/** A timestamp, ISO 8601 in UTC. */
export const time = { kind: 'time' } as const;
export const integer = { kind: 'integer' } as const;
export const number = { kind: 'number' } as const;
export const boolean = { kind: 'boolean' } as const;

/** One of several strings. */
export const choice = <const Value extends string>(values: readonly Value[]) =>
  ({ kind: 'choice', values }) as const;

/** Always present; null when unknown. */
export const nullable = <const Of extends Schema>(of: Of) => ({ kind: 'nullable', of }) as const;

/** May be missing. */
export const optional = <const Of extends Schema>(of: Of) => ({ kind: 'optional', of }) as const;

export const list = <const Of extends Schema>(of: Of) => ({ kind: 'list', of }) as const;

/** Exactly these fields. */
export const object = <const Fields extends ObjectSchema['fields']>(fields: Fields) =>
  ({ kind: 'object', fields }) as const;

interface Kinds {
  string: string;
  day: string;
  time: string;
  integer: number;
  number: number;
  boolean: boolean;
}

type OptionalIn<F> = { [K in keyof F]: F[K] extends { kind: 'optional' } ? K : never }[keyof F];
type Flat<T> = { [K in keyof T]: T[K] };

/** The TypeScript type that a schema describes. */
export type ViewOf<S> = S extends { kind: keyof Kinds }
  ? Kinds[S['kind']]
  : S extends { kind: 'choice'; values: readonly (infer Value)[] }
    ? Value
    : S extends { kind: 'nullable'; of: infer Of }
      ? ViewOf<Of> | null
      : S extends { kind: 'optional'; of: infer Of }
        ? ViewOf<Of>
        : S extends { kind: 'list'; of: infer Of }
          ? ViewOf<Of>[]
          : S extends { kind: 'object'; fields: infer F }
            ? Flat<
                { -readonly [K in keyof F as K extends OptionalIn<F> ? never : K]: ViewOf<F[K]> } & {
                  -readonly [K in keyof F as K extends OptionalIn<F> ? K : never]?: ViewOf<F[K]>;
                }
              >
            : never;
