import type { Client } from './client.js';
import type { Instance } from './instance.js';
import { query } from './query.js';
import { waitFor } from './wait-for.js';

let made = 0;

/** A link that works, as an email would carry it. */
export const linkOf = (purpose: string) => async (owner: Client, instance: Instance) => {
  // The email of the registration brings a newer one, which would end this one.
  const waiting = `SELECT FROM emails WHERE kind <> 'notification' AND facts->>'userId' = $1::text`;
  await waitFor(async () => (await query(instance, waiting, [owner.user.id])).rowCount === 0);
  const token = `scene-token-${process.pid}-${(made += 1)}`;
  await query(
    instance,
    `INSERT INTO account_links (id, purpose, user_id, address, token_sha256, expires_at)
     VALUES (gen_random_uuid(), $1, $2, $3, sha256($4), now() + interval '1 hour')`,
    [purpose, owner.user.id, owner.user.email, Buffer.from(token)],
  );
  return { body: { token } };
};
