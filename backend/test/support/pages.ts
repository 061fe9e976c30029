import type { ArgsOf, Endpoint, AnswerOf } from '@wayfellow/contracts';
import type { Client } from './client.js';

const cursorFrom = (link: string | undefined): string | undefined => {
  const url = /^<([^>]+)>; rel="next"$/.exec(link ?? '')?.[1];
  return (url && new URL(url, 'http://any.host').searchParams.get('cursor')) || undefined;
};

/** Every page of a list, by following its Link headers. `args` carries the page size as query.limit. */
export const allPages = async <E extends Endpoint<never, unknown[]>>(
  client: Client,
  endpoint: E,
  args: { params?: Record<string, number>; query: { limit: number; [name: string]: string | number } },
): Promise<AnswerOf<E>[]> => {
  const pages: AnswerOf<E>[] = [];
  let cursor: string | undefined;
  do {
    const query = { ...args.query, ...(cursor && { cursor }) };
    const answer = await client.call(endpoint, { ...args, query } as unknown as ArgsOf<E>);
    if (answer.status !== 200) throw new Error(`Page ${pages.length + 1}: ${answer.status} ${answer.text}`);
    pages.push(answer.body);
    cursor = cursorFrom(answer.headers['link'] as string | undefined);
  } while (cursor);
  return pages;
};
