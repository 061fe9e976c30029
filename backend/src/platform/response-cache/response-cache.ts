import { parse, stringify } from 'node:querystring';
import { Injectable, type Type } from '@nestjs/common';
import { limits } from '@wayfellow/contracts';
import { FanOut } from '../bus/fan-out.js';
import { linkTo } from '../validation/page.js';
import { invalidInput } from '../problems/problem.js';
import { isUnsafe } from '../validation/safe-input.js';
import { validationPipe } from '../validation/validation.pipe.js';

/**
 * The data that cached bodies are made of: each module declares in its own folder (`declare module`) the topics that it
 * reports by `invalidate`.
 * @public
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the modules
export interface CacheTopics {}
export type CacheTopic = keyof CacheTopics;

/** What a body is made of: a view or a list of views, the cursor of the next page, if there is one, and when it last changed, if known. */
interface CachedContent {
  readonly page: unknown;
  readonly next?: string | undefined;
  readonly changedAt?: Date;
}

/** A public list that visitors ask for often. A signed-in user may get a different response, which is never cached. */
export interface CachedList<Query extends object> {
  /** The path of an endpoint of the contracts: GET, public, with at most one parameter, `:id`. */
  readonly path: string;
  readonly topics: readonly CacheTopic[];
  /** The controller's DTO, which validates the query. Without it only the path without a query is cached. */
  readonly query?: Type<Query>;
  /** The maximum age of a body, by default `MAX_AGE_MS`. */
  readonly maxAgeMs?: number;
  /** The page as a visitor sees it; `id` is 0 if the path has none. */
  readonly load: (id: number, query: Query) => Promise<CachedContent>;
}

/** A serialized response. */
export interface CachedBody {
  /** The route's pattern. */
  readonly route: string;
  readonly bytes: Buffer;
  /** The URL of the next page, as a Link header. */
  readonly link: string | undefined;
  /** As a Last-Modified header. */
  readonly lastModified: string | undefined;
}

/** A parsed URL of a cached list. */
interface CachedUrl {
  readonly list: CachedList<object>;
  readonly id: number;
  readonly query: Readonly<Record<string, unknown>>;
}

interface Entry {
  readonly topics: readonly string[];
  readonly id: number;
  readonly expiresAt: number;
  readonly loading: Promise<CachedBody | undefined>;
  body?: CachedBody;
}

/** The maximum age of a body whose list says no other, in case a message on the bus is lost. */
export const MAX_AGE_MS = 2_000;
const BUDGET_BYTES = 16 * 1024 * 1024;
/** Counted for each body in addition to its bytes, since many are empty lists. */
const ENTRY_BYTES = 2_048;

/**
 * A cache of the bodies of popular public lists, by URL, in this instance's memory. After a change on this instance no older
 * body is served; after one on another instance, none once its message has arrived, and never for longer than the list's maximum age.
 */
@Injectable()
export class ResponseCache {
  private readonly lists: { pattern: RegExp; list: CachedList<object> }[] = [];
  private readonly entries = new Map<string, Entry>();
  private readonly pipe = validationPipe();
  private bytes = 0;

  constructor(private readonly fanOut: FanOut) {
    fanOut.onEnvelope((envelope) => {
      if (envelope.kind === 'changed') this.drop(envelope.topic, envelope.id);
    });
    fanOut.onRecovered(() => this.drop());
  }

  /** Has a list served from the cache. */
  register<Query extends object>(list: CachedList<Query>): void {
    const pattern = new RegExp(`^${list.path.replace(':id', '([1-9]\\d{0,9})')}$`);
    this.lists.push({ pattern, list: list as unknown as CachedList<object> });
  }

  /**
   * Invalidates a topic. Call it after the commit and before the response. With `id`, only paths with this `:id` are dropped.
   */
  invalidate(topic: CacheTopic, id?: number): void {
    this.drop(topic, id);
    this.fanOut.publish({ kind: 'changed', topic, id });
  }

  /** Without a topic, drops everything. A body that is being loaded is still served to those waiting, but not cached. */
  drop(topic?: string, id?: number): void {
    for (const [url, entry] of this.entries)
      if (topic === undefined || (entry.topics.includes(topic) && (id === undefined || entry.id === id)))
        this.remove(url, entry);
  }

  /** Whether a URL, including its query, is that of a cached list. */
  covers(url: string): boolean {
    return this.entries.has(url) || this.parse(url) !== undefined;
  }

  /**
   * The body for a URL, including its query, without a promise if it is in memory. Undefined, or a promise of undefined, if
   * the framework has to answer: no list is cached there, or the list could not be read.
   */
  find(url: string): CachedBody | Promise<CachedBody | undefined> | undefined {
    const entry = this.entries.get(url);
    if (entry && entry.expiresAt > Date.now()) return entry.body ?? entry.loading;
    if (entry) this.remove(url, entry);
    const parsed = this.parse(url);
    return parsed && this.add(url, parsed);
  }

  private parse(url: string): CachedUrl | undefined {
    const [path = '', ...more] = url.split('?');
    const query = parse(more.join('?'));
    // Otherwise a query would be cached once for each way to write it.
    if (url !== path && url !== `${path}?${stringify(query)}`) return undefined;
    for (const { pattern, list } of this.lists) {
      const match = pattern.exec(path);
      const id = Number(match?.[1] ?? 0);
      const isCached = match && id <= limits.id.max && (list.query !== undefined || path === url);
      if (isCached) return { list, id, query: { ...query } };
    }
    return undefined;
  }

  private add(url: string, parsed: CachedUrl): Entry['loading'] {
    const loading = this.load(url, parsed).catch(() => undefined);
    const entry: Entry = {
      topics: parsed.list.topics,
      id: parsed.id,
      expiresAt: Date.now() + (parsed.list.maxAgeMs ?? MAX_AGE_MS),
      loading,
    };
    this.entries.set(url, entry);
    this.bytes += ENTRY_BYTES;
    void loading.then((body) => {
      if (this.entries.get(url) === entry) this.loaded(url, entry, body);
    });
    return loading;
  }

  private async load(url: string, { list, id, query }: CachedUrl) {
    if (isUnsafe(query)) throw invalidInput({});
    const checked = (await this.pipe.transform(query, { type: 'query', metatype: list.query })) as object;
    const { page, next, changedAt } = await list.load(id, checked);
    const bytes = Buffer.from(JSON.stringify(page));
    const link = next && linkTo(url, next);
    return { route: list.path, bytes, link, lastModified: changedAt?.toUTCString() };
  }

  private loaded(url: string, entry: Entry, body: CachedBody | undefined): void {
    // The framework answers with the error; the next request tries again.
    if (!body) return this.remove(url, entry);
    entry.body = body;
    this.bytes += body.bytes.length;
    for (const [oldestUrl, oldest] of this.entries) {
      if (this.bytes <= BUDGET_BYTES) return;
      this.remove(oldestUrl, oldest);
    }
  }

  private remove(url: string, { body }: Entry): void {
    this.entries.delete(url);
    this.bytes -= ENTRY_BYTES + (body?.bytes.length ?? 0);
  }
}
