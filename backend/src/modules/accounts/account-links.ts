import { createHash, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { limits } from '@wayfellow/contracts';
import { Config } from '../../config/config.js';
import { PgPool } from '../../platform/database/pg-pool.js';
import { sessionSecret } from '../../platform/keys/session-secret.js';

export type LinkPurpose = 'confirm' | 'undo' | 'reset';

interface NewLink {
  /** The id of the email that carries it: sent again, the email carries the same link. */
  id: string;
  userId: number;
  /** The address that it is about. */
  address: string;
}

const kinds: Readonly<Record<LinkPurpose, { path: string; works: string }>> = {
  confirm: { path: '/account/confirm', works: `${limits.confirmLinkDays} days` },
  undo: { path: '/account/undo', works: `${limits.undoLinkDays} days` },
  reset: { path: '/account/reset', works: `${limits.resetLinkMinutes} minutes` },
};

/** A new link ends those of its purpose; but whoever changes an address twice cannot end the first owner's way back. */
const insertSql = `
  WITH made AS (
    INSERT INTO account_links (id, purpose, user_id, address, token_sha256, expires_at)
    VALUES ($1, $2, $3, $4, $5, now() + $6::interval)
    ON CONFLICT DO NOTHING RETURNING id
  )
  DELETE FROM account_links
  WHERE expires_at < now()
    OR (purpose = $2 AND purpose <> 'undo' AND user_id = $3 AND id <> $1 AND EXISTS (SELECT FROM made))`;

/** What a link's token is known by. The token itself is kept nowhere. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Single-use links in emails. The token stands in the fragment, so that neither logs nor the Referer header see it. */
@Injectable()
export class AccountLinks {
  private readonly key: Buffer;
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly pool: PgPool,
  ) {
    this.key = createHmac('sha256', sessionSecret(config)).update('account links').digest();
    // Never from a request, whose Host header anybody may write.
    this.origin = config.publicOrigin ?? `http://localhost:${config.port}`;
  }

  /** Makes the link that an email carries and gives its address. */
  async make(purpose: LinkPurpose, { id, userId, address }: NewLink): Promise<string> {
    const token = createHmac('sha256', this.key).update(`${purpose} ${id}`).digest('base64url');
    const { path, works } = kinds[purpose];
    await this.pool.query(insertSql, [id, purpose, userId, address, hashOfToken(token), works]);
    return `${this.origin}${path}#t=${token}`;
  }

  /** The address of a screen. */
  addressOf(path: string): string {
    return this.origin + path;
  }

  /** Whether a link works, without using it up. */
  async works(purpose: LinkPurpose, token: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'SELECT FROM account_links WHERE token_sha256 = $1 AND purpose = $2 AND expires_at > now()',
      [hashOfToken(token), purpose],
    );
    return rowCount === 1;
  }
}
