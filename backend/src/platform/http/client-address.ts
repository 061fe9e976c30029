import type { IncomingMessage } from 'node:http';

/** Whether a proxy at this address, `hop` hops away, may say for whom it speaks. */
type IsTrusted = (address: string, hop: number) => boolean;

/** The address of whoever asks, as Express's `request.ip`, of a request that Express has not seen. */
export const addressOf = ({ socket, headers }: IncomingMessage, isTrusted: IsTrusted): string => {
  const near = socket.remoteAddress ?? 'unknown';
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined) return near;
  const before = String(forwarded)
    .split(',')
    .map((hop) => hop.trim());
  const hops = [near, ...before.filter(Boolean).reverse()];
  return hops.find((hop, index) => index === hops.length - 1 || !isTrusted(hop, index)) ?? near;
};
