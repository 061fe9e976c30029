const services = new Set(['fcm.googleapis.com', 'updates.push.services.mozilla.com']);
/** Services that give each browser one of several hosts. */
const domains = ['.notify.windows.com', '.push.apple.com'];

/**
 * The address of a browser at its push service, in its normal form; undefined unless it is one of a service that is listed here, or of
 * `extraHosts`. This server sends to it whatever a user told, so that it could lead anywhere else (OWASP, SSRF).
 */
export const pushEndpoint = (given: string, extraHosts: readonly string[]): string | undefined => {
  const url = URL.parse(given);
  if (!url || url.username || url.password) return undefined;
  const { protocol, host, hostname, port, href } = url;
  if (extraHosts.includes(host) && /^https?:$/.test(protocol)) return href;
  const isListed = services.has(hostname) || domains.some((domain) => hostname.endsWith(domain));
  // The port is empty where it is 443.
  return protocol === 'https:' && port === '' && isListed ? href : undefined;
};
