import type { Response } from 'express';
import { type CalendarDay, isCalendarDay, limits } from '@wayfellow/contracts';
import { ObeysInQuery } from './validate.js';
import { invalidInput } from '../problems/problem.js';

const CURSOR_MAX_LENGTH = 500;
const cursorRule = {
  kind: 'text',
  optional: true,
  text: 'cursor must be one that a Link header gave',
  max: { value: CURSOR_MAX_LENGTH, text: 'cursor must be one that a Link header gave' },
} as const;

const limitRule = (max: number) =>
  ({ kind: 'integer', optional: true, min: 1, max, text: `limit must be between 1 and ${max}` }) as const;

/** The query of a paged list: `limit` (1 to 100; the default is the service's, from limits.pageSize) and `cursor`. Extend it for filters. */
export class PageDto {
  @ObeysInQuery(limitRule(limits.pageSize.max))
  limit?: number;

  @ObeysInQuery(cursorRule)
  cursor?: string;
}

/** The query of a search: like `PageDto`, at most 50 a page. */
export class SearchPageDto {
  @ObeysInQuery(limitRule(limits.searchPageSize.max))
  limit?: number;

  @ObeysInQuery(cursorRule)
  cursor?: string;
}

type CursorPart = string | number;

/** An opaque cursor that carries the sort key of a page's last row. */
export const encodeCursor = (...parts: CursorPart[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

const isInteger = (value: unknown, max: number) =>
  Number.isInteger(value) && Math.abs(value as number) <= max;

/** What a part can be. A forged cursor must not reach PostgreSQL with a value that its type cannot take. */
const isOfKind = {
  string: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number',
  /** An id or a count, as PostgreSQL's int. */
  int: (value: unknown) => isInteger(value, limits.id.max),
  day: isCalendarDay,
  /** Microseconds since 1970, as exact as PostgreSQL keeps a time. */
  moment: (value: unknown) => isInteger(value, Number.MAX_SAFE_INTEGER),
};

interface PartOfKind {
  string: string;
  number: number;
  int: number;
  day: CalendarDay;
  moment: number;
}
type Kind = keyof PartOfKind;

const isCursorOf = (kinds: readonly Kind[], value: unknown): value is CursorPart[] =>
  Array.isArray(value) && value.length === kinds.length && kinds.every((kind, i) => isOfKind[kind](value[i]));

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
};

type PartsOf<Kinds extends readonly Kind[]> = {
  -readonly [I in keyof Kinds]: PartOfKind[Kinds[I]];
};

/**
 * Reads a cursor that `encodeCursor` made: `decodeCursor(cursor, 'day', 'int')` gives [day, number], or undefined when
 * there is none. The parts are a client's word: pass them as query parameters only.
 * @throws Problem 400 when it is no such cursor
 */
export const decodeCursor = <const Kinds extends readonly Kind[]>(
  cursor: string | undefined,
  ...kinds: Kinds
): PartsOf<Kinds> | undefined => {
  if (!cursor) return undefined;
  const parts = parsed(cursor);
  // Written in another way it is none that we gave, though it may say the same.
  if (!isCursorOf(kinds, parts) || encodeCursor(...parts) !== cursor)
    throw invalidInput({ cursor: cursorRule.text });
  return parts as unknown as PartsOf<Kinds>;
};

/** The Link header (RFC 8288) that tells the page after the one at `url`. */
export const linkTo = (url: string, cursor: string): string => {
  const next = new URL(url, 'http://this.host');
  next.searchParams.set('cursor', cursor);
  return `<${next.pathname}${next.search}>; rel="next"`;
};

/** Tells the next page of this list in a Link header; does nothing when `cursor` is undefined. */
export const setNextLink = (response: Response, cursor: string | undefined): void => {
  if (cursor) response.setHeader('Link', linkTo(response.req.originalUrl, cursor));
};

/** A page of a list, and the cursor of the page after it. */
export interface Page<View> {
  page: View[];
  next: string | undefined;
}

/** Rows asked one beyond the page tell whether there is more: gives the page and the cursor of its last row. */
export const pageOf = <Row>(
  rows: readonly Row[],
  limit: number,
  cursorOfRow: (row: Row) => string,
): Page<Row> => {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > limit && last ? cursorOfRow(last) : undefined };
};
