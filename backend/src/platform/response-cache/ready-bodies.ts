import { parse, stringify } from 'node:querystring';
import { Injectable, type Type } from '@nestjs/common';
import { limits } from '@wayfellow/contracts';
import { FanOut } from '../bus/fan-out.js';
import { type Page, linkTo } from '../validation/page.js';
import { invalidInput } from '../problems/problem.js';
import { isUnsafe } from '../validation/safe-input.js';
import { validationPipe } from '../validation/validation.pipe.js';

/**
 * The data that cached bodies are made of: each module declares in its own folder (`declare module`) the topics that it
 * reports by `changed`.
 * @public
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the modules
export interface ReadyTopics {}
export type ReadyTopic = keyof ReadyTopics;

/** A public list that visitors ask for often. A signed-in user may get a different response, which is never cached. */
export interface Offer<Query extends object> {
  /** The path of an endpoint of the contracts: GET, public, with at most one parameter, `:id`. */
  readonly path: string;
  readonly topics: readonly ReadyTopic[];
  /** The controller's DTO, which validates the query. Without it only the path without a query is cached. */
  readonly query?: Type<Query>;
  /** The page as a visitor sees it; `id` is 0 if the path has none. */
  readonly load: (id: number, query: Query) => Promise<Page<unknown>>;
}

/** A serialized response. */
export interface ReadyBody {
  /** The route's pattern. */
  readonly route: string;
  readonly bytes: Buffer;
  /** The URL of the next page, as a Link header. */
  readonly link: string | undefined;
}

/** A parsed URL of an offered list. */
interface Offered {
  readonly offer: Offer<object>;
  readonly id: number;
  readonly query: Readonly<Record<string, unknown>>;
}

interface Kept {
  readonly topics: readonly string[];
  readonly id: number;
  readonly until: number;
  readonly loading: Promise<ReadyBody | undefined>;
  ready?: ReadyBody;
}

/** The maximum age of a body, in case a message on the bus is lost. */
export const KEPT_MS = 2_000;
const BUDGET_BYTES = 16 * 1024 * 1024;
/** Counted for each body in addition to its bytes, since many are empty lists. */
const ENTRY_BYTES = 2_048;

/**
 * A cache of the bodies of popular public lists, by URL, in this instance's memory. After a change on this instance no older
 * body is served; after one on another instance, none once its message has arrived, and never for longer than `KEPT_MS`.
 */
@Injectable()
export class ReadyBodies {
  private readonly offers: { pattern: RegExp; offer: Offer<object> }[] = [];
  private readonly kept = new Map<string, Kept>();
  private readonly pipe = validationPipe();
  private bytes = 0;

  constructor(private readonly fanOut: FanOut) {
    fanOut.onEnvelope((envelope) => {
      if (envelope.kind === 'changed') this.forget(envelope.topic, envelope.id);
    });
    fanOut.onRecovered(() => this.forget());
  }

  offer<Query extends object>(offer: Offer<Query>): void {
    const pattern = new RegExp(`^${offer.path.replace(':id', '([1-9]\\d{0,9})')}$`);
    this.offers.push({ pattern, offer: offer as unknown as Offer<object> });
  }

  /**
   * Invalidates a topic. Call it after the commit and before the response. With `id`, only paths with this `:id` are dropped.
   */
  changed(topic: ReadyTopic, id?: number): void {
    this.forget(topic, id);
    this.fanOut.publish({ kind: 'changed', topic, id });
  }

  /** Without a topic, drops everything. A body that is being loaded is still served to those waiting, but not cached. */
  forget(topic?: string, id?: number): void {
    for (const [url, kept] of this.kept)
      if (topic === undefined || (kept.topics.includes(topic) && (id === undefined || kept.id === id)))
        this.drop(url, kept);
  }

  /** Whether a URL, including its query, is that of an offered list. */
  isOffered(url: string): boolean {
    return this.kept.has(url) || this.offered(url) !== undefined;
  }

  /**
   * The body for a URL, including its query, without a promise if it is in memory. Undefined, or a promise of undefined, if
   * the framework has to answer: nothing is offered there, or the list could not be read.
   */
  find(url: string): ReadyBody | Promise<ReadyBody | undefined> | undefined {
    const kept = this.kept.get(url);
    if (kept && kept.until > Date.now()) return kept.ready ?? kept.loading;
    if (kept) this.drop(url, kept);
    const offered = this.offered(url);
    return offered && this.keep(url, offered);
  }

  private offered(url: string): Offered | undefined {
    const [path = '', ...more] = url.split('?');
    const query = parse(more.join('?'));
    // Otherwise a query would be cached once for each way to write it.
    if (url !== path && url !== `${path}?${stringify(query)}`) return undefined;
    for (const { pattern, offer } of this.offers) {
      const match = pattern.exec(path);
      const id = Number(match?.[1] ?? 0);
      const isAsked = match && id <= limits.id.max && (offer.query !== undefined || path === url);
      if (isAsked) return { offer, id, query: { ...query } };
    }
    return undefined;
  }

  private keep(url: string, offered: Offered): Kept['loading'] {
    const loading = this.load(url, offered).catch(() => undefined);
    const kept: Kept = { topics: offered.offer.topics, id: offered.id, until: Date.now() + KEPT_MS, loading };
    this.kept.set(url, kept);
    this.bytes += ENTRY_BYTES;
    void loading.then((body) => {
      if (this.kept.get(url) === kept) this.loaded(url, kept, body);
    });
    return loading;
  }

  private async load(url: string, { offer, id, query }: Offered) {
    if (isUnsafe(query)) throw invalidInput({});
    const checked = (await this.pipe.transform(query, { type: 'query', metatype: offer.query })) as object;
    const { page, next } = await offer.load(id, checked);
    const bytes = Buffer.from(JSON.stringify(page));
    return { route: offer.path, bytes, link: next && linkTo(url, next) };
  }

  private loaded(url: string, kept: Kept, body: ReadyBody | undefined): void {
    // The framework answers with the error; the next request tries again.
    if (!body) return this.drop(url, kept);
    kept.ready = body;
    this.bytes += body.bytes.length;
    for (const [oldest, its] of this.kept) {
      if (this.bytes <= BUDGET_BYTES) return;
      this.drop(oldest, its);
    }
  }

  private drop(url: string, { ready }: Kept): void {
    this.kept.delete(url);
    this.bytes -= ENTRY_BYTES + (ready?.bytes.length ?? 0);
  }
}
