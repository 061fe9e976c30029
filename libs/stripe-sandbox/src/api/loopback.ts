/** The only address the sandbox listens on. */
export const LOOPBACK = '127.0.0.1';

const names = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

const urlOf = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);

/** True for http(s) addresses of this machine. */
export function isLoopbackUrl(text: string): boolean {
  const url = urlOf(text);
  return url !== undefined && /^https?:$/.test(url.protocol) && names.has(url.hostname);
}

/** True for a Host header that names this machine: a page that rebinds its own name to it is not let in. */
export const isLoopbackHost = (host: string | undefined) =>
  host !== undefined && isLoopbackUrl(`http://${host}`);
