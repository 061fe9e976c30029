import type { Response } from 'express';
import type { ThreadDto } from './messages.dto.js';

const linkOf = (response: Response, rel: 'prev' | 'next', key: 'before' | 'after', from: { id: number }) => {
  const url = new URL(response.req.originalUrl, 'http://this.host');
  url.searchParams.set(key, String(from.id));
  return `<${url.pathname}${url.search}>; rel="${rel}"`;
};

/** Sets the Link header to the next page of a thread: older messages are `prev`, newer ones `next`. */
export const setThreadLink = (
  response: Response,
  { after }: ThreadDto,
  { messages, hasMore }: { messages: readonly { id: number }[]; hasMore: boolean },
): void => {
  const from = after === undefined ? messages[0] : messages.at(-1);
  if (!hasMore || !from) return;
  const link =
    after === undefined ? linkOf(response, 'prev', 'before', from) : linkOf(response, 'next', 'after', from);
  response.setHeader('Link', link);
};
