import { Injectable, Logger } from '@nestjs/common';
import { PgPool } from '../database/pg-pool.js';
import { Jobs } from '../jobs/jobs.service.js';
import { Mail } from '../mail/mail.js';

/** What an email tells about: ids, addresses, times. Never a text that somebody wrote. */
export type EmailFacts = Readonly<Record<string, unknown>>;

/** An email that waits to be sent. */
export interface NotedEmail {
  /** A UUID, drawn by the database. */
  id: string;
  kind: string;
  facts: EmailFacts;
}

export type ComposedEmail = Omit<Parameters<Mail['send']>[0], 'id'>;

/** Makes the email of one kind as it is to be sent now; nothing where there is nobody to send it to. */
type Compose = (noted: NotedEmail) => Promise<ComposedEmail | undefined>;

/** Whatever runs a statement: the pool, or a transaction. */
interface Runner {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

/** Takes the next email for a minute, and for longer each time it failed, up to six hours. Two workers never hold the same. */
const claimSql = `
  UPDATE emails
  SET attempts = attempts + 1, leased_until = now() + least(interval '6 hours', interval '1 minute' * 2 ^ attempts)
  FROM (
    SELECT id FROM emails WHERE leased_until <= now() ORDER BY leased_until LIMIT 1 FOR UPDATE SKIP LOCKED
  ) next
  WHERE emails.id = next.id
  RETURNING emails.id, emails.kind, emails.facts`;

const KEPT_DAYS = 3;

/**
 * Emails of all modules: a row says what is to be told, a worker sends it at least once, always under one Message-ID, and
 * forgets the row. The words belong to the module that knows the kind.
 */
@Injectable()
export class Emails {
  private readonly logger = new Logger(Emails.name);
  private readonly kinds = new Map<string, Compose>();

  constructor(
    private readonly pool: PgPool,
    private readonly mail: Mail,
    private readonly jobs: Jobs,
  ) {}

  /** Says how the emails of a kind are made. */
  compose(kind: string, compose: Compose): void {
    this.kinds.set(kind, compose);
  }

  /** Notes an email in the transaction of what it tells about; call `nudge` after its commit. */
  async note(kind: string, facts: EmailFacts, runner: Runner): Promise<void> {
    await runner.query('INSERT INTO emails (kind, facts) VALUES ($1, $2)', [kind, JSON.stringify(facts)]);
  }

  nudge(): void {
    this.jobs.nudge('emails', 'send', {});
  }

  /** Notes an email that stands for itself. */
  async tell(kind: string, facts: EmailFacts): Promise<void> {
    await this.note(kind, facts, this.pool);
    this.nudge();
  }

  /** Sends all that are due. One that fails stays due for later, for three days at most. */
  async sendDue(): Promise<void> {
    await this.pool.query(`DELETE FROM emails WHERE created_at < now() - interval '${KEPT_DAYS} days'`);
    for (let noted = await this.claim(); noted; noted = await this.claim()) {
      const { id } = noted;
      // Mail servers repeat the address that they refuse: what they say stays out of the log.
      await this.send(noted).catch(({ code, name }: Error & { code?: string }) =>
        this.logger.warn(`E-mail ${id} could not be sent: ${code ?? name}`),
      );
    }
  }

  private async claim(): Promise<NotedEmail | undefined> {
    return (await this.pool.query<NotedEmail>(claimSql)).rows[0];
  }

  private async send(noted: NotedEmail): Promise<void> {
    const { id, kind } = noted;
    const compose = this.kinds.get(kind);
    // A newer instance may know it.
    if (!compose) throw new Error(`Nobody writes ${kind}`);
    const email = await compose(noted);
    if (email) await this.mail.send({ ...email, id: `${kind}-${id}` });
    await this.pool.query('DELETE FROM emails WHERE id = $1', [id]);
  }
}
