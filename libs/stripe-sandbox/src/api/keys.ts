import { ApiError } from '../shapes/api-error.js';

/** The kind of API key: secret (servers) or publishable (browsers). */
export type KeyKind = 'secret' | 'publishable';

const keyIn = (authorization: string | undefined): string => {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ');
  if (scheme === 'Bearer') return value;
  // `curl -u sk_test_…:` sends the key as the user name.
  if (scheme === 'Basic') return Buffer.from(value, 'base64').toString('utf8').split(':', 1)[0] ?? '';
  return '';
};

const refused = (message: string) => new ApiError(401, { type: 'invalid_request_error', message });

/**
 * Determines the kind of key from the Authorization header. Any test key is accepted: there is one account.
 * @throws ApiError 401 without a key, and for any key that is not a test key.
 */
export function keyKind(authorization: string | undefined): KeyKind {
  const key = keyIn(authorization);
  if (/^[spr]k_live/.test(key)) throw refused('This is a sandbox: it accepts test keys only.');
  if (/^[sr]k_test_/.test(key)) return 'secret';
  if (/^pk_test_/.test(key)) return 'publishable';
  throw refused(
    key
      ? 'Invalid API Key provided. A key of this sandbox begins with sk_test_ or pk_test_.'
      : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
  );
}
