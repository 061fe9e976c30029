/** The only address the sandbox listens on. */
export const LOOPBACK = '127.0.0.1';

const names = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

const urlOf = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);

/** Whether a text is an http(s) URL of this machine. */
export function isLoopbackUrl(text: string): boolean {
  const url = urlOf(text);
  return url !== undefined && /^https?:$/.test(url.protocol) && names.has(url.hostname);
}

/** Whether a Host header names this machine. Protects against DNS rebinding. */
export const isLoopbackHost = (host: string | undefined) =>
  host !== undefined && isLoopbackUrl(`http://${host}`);
