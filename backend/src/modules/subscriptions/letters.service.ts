import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { PgPool } from '../../platform/database/pg-pool.js';
import { Mail } from '../../platform/mail/mail.js';
import { UsersService } from '../users/users.service.js';
import { letters } from './letters.js';
import type { LetterKind } from './subscription.store.js';

interface Claimed {
  id: number;
  userId: number;
  subscriptionId: string;
  kind: LetterKind;
  periodEnd: Date | null;
}

/**
 * Takes the next letter for a minute, and for longer each time it failed, up to six hours. Others pass over it until
 * then: two workers never hold the same one.
 */
const claimSql = `
  UPDATE subscription_letters letter
  SET attempts = attempts + 1, leased_until = now() + least(interval '6 hours', interval '1 minute' * 2 ^ attempts)
  FROM (
    SELECT id FROM subscription_letters
    WHERE sent_at IS NULL AND leased_until <= now() AND attempts < $1
    ORDER BY leased_until LIMIT 1 FOR UPDATE SKIP LOCKED
  ) next
  WHERE letter.id = next.id
  RETURNING letter.id, letter.user_id AS "userId", letter.subscription_id AS "subscriptionId", letter.kind,
    (SELECT current_period_end FROM subscriptions WHERE user_id = letter.user_id) AS "periodEnd"`;

/** About three days of trying. */
const MAX_ATTEMPTS = 20;

/**
 * Sends the letters that were noted. A worker that dies with one in hand lets its lease run out, and another sends it:
 * at least once. Should it have died between sending and noting that, the letter goes out again under the same id, which
 * is the same file in the outbox and the same Message-ID for mail servers.
 */
@Injectable()
export class LettersService {
  private readonly logger = new Logger(LettersService.name);

  constructor(
    private readonly config: Config,
    private readonly pool: PgPool,
    private readonly mail: Mail,
    private readonly users: UsersService,
  ) {}

  /** Sends all that are due. One that fails stays due for later. */
  async sendDue(): Promise<void> {
    for (let claimed = await this.claim(); claimed; claimed = await this.claim()) {
      const { id } = claimed;
      // Mail servers repeat the address that they refuse: what they say stays out of the log.
      await this.send(claimed).catch(({ code, name }: Error & { code?: string }) =>
        this.logger.warn(`E-mail ${id} could not be sent: ${code ?? name}`),
      );
    }
  }

  private async claim(): Promise<Claimed | undefined> {
    return (await this.pool.query<Claimed>(claimSql, [MAX_ATTEMPTS])).rows[0];
  }

  private async send({ id, userId, subscriptionId, kind, periodEnd }: Claimed): Promise<void> {
    const user = await this.users.sessionUser(userId);
    if (!user) return;
    const facts = { to: user.email, name: user.name, periodEnd, origin: this.config.publicOrigin };
    await this.mail.send({ ...letters[kind](facts), id: `premium-${kind}-${subscriptionId}` });
    await this.pool.query('UPDATE subscription_letters SET sent_at = now() WHERE id = $1', [id]);
  }
}
