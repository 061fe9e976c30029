import { createHash } from 'node:crypto';

/** What a token in a link or a cookie is found by. The token itself is stored nowhere. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
