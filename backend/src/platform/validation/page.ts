import type { Response } from 'express';
import { type CalendarDay, isCalendarDay, limits, queries } from '@wayfellow/contracts';
import { QueryDto } from './input-dto.js';
import { invalidInput } from '../problems/problem.js';

/** The query of a paged list without filters: `limit` (the default is the service's, from limits.pageSize) and `cursor`. */
export class PageDto extends QueryDto(queries.page) {}

type CursorPart = string | number;

/** An opaque cursor that carries the sort key of a page's last row. */
export const encodeCursor = (...parts: CursorPart[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

const isInteger = (value: unknown, max: number) =>
  Number.isInteger(value) && Math.abs(value as number) <= max;

/** The kinds of parts. A forged cursor must not reach PostgreSQL with a value that its column's type cannot hold. */
const isOfKind = {
  string: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number',
  /** An id or a count, as PostgreSQL's int. */
  int: (value: unknown) => isInteger(value, limits.id.max),
  day: isCalendarDay,
  /** Microseconds since 1970, PostgreSQL's precision. */
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
 * Reads a cursor that `encodeCursor` made: `decodeCursor(cursor, 'day', 'int')` returns [day, number], or undefined when
 * there is none. The parts come from a client: pass them as query parameters only.
 * @throws Problem 400 when it is not such a cursor
 */
export const decodeCursor = <const Kinds extends readonly Kind[]>(
  cursor: string | undefined,
  ...kinds: Kinds
): PartsOf<Kinds> | undefined => {
  if (!cursor) return undefined;
  const parts = parsed(cursor);
  // Another encoding of the same parts is not a cursor that we gave.
  if (!isCursorOf(kinds, parts) || encodeCursor(...parts) !== cursor)
    throw invalidInput({ cursor: queries.page.cursor.text });
  return parts as unknown as PartsOf<Kinds>;
};

/** The Link header (RFC 8288) with the URL of the page after the one at `url`. */
export const linkTo = (url: string, cursor: string): string => {
  const next = new URL(url, 'http://this.host');
  next.searchParams.set('cursor', cursor);
  return `<${next.pathname}${next.search}>; rel="next"`;
};

/** Sets the Link header to the next page of this list; does nothing when `cursor` is undefined. */
export const setNextLink = (response: Response, cursor: string | undefined): void => {
  if (cursor) response.setHeader('Link', linkTo(response.req.originalUrl, cursor));
};

/** A page of a list, and the cursor of the page after it. */
export interface Page<View> {
  page: View[];
  next: string | undefined;
}

/** Returns the page and, if there are more rows, the cursor of its last row. Query one row more than `limit`. */
export const pageOf = <Row>(
  rows: readonly Row[],
  limit: number,
  cursorOfRow: (row: Row) => string,
): Page<Row> => {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > limit && last ? cursorOfRow(last) : undefined };
};
