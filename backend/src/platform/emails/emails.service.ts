import { Injectable, Logger } from '@nestjs/common';
import { PgPool } from '../database/pg-pool.js';
import { Jobs } from '../jobs/jobs.service.js';
import { type Email, EmailSender } from './email-sender.js';

/** What an email tells about: ids, addresses, times. Never a text that somebody wrote. */
export type EmailFacts = Readonly<Record<string, unknown>>;

/** An email that waits to be sent. */
export interface WaitingEmail<Facts> {
  /** A UUID, drawn by the database. */
  id: string;
  /** As JSON keeps them: a time is a string. */
  facts: Facts;
}

/** Writes the email of one kind as it is to be sent now; nothing where there is nobody to send it to. */
type Compose<Facts> = (waiting: WaitingEmail<Facts>) => Promise<Email | undefined>;

/** Anything that runs a statement: the pool, or a transaction. */
interface Runner {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

interface Row extends WaitingEmail<unknown> {
  kind: string;
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
 * The outbox of all modules: a row says what is to be told, a worker sends it at least once, always under one Message-ID,
 * and deletes the row. The words belong to the module that knows the kind.
 */
@Injectable()
export class Emails {
  private readonly logger = new Logger(Emails.name);
  private readonly kinds = new Map<string, Compose<unknown>>();

  constructor(
    private readonly pool: PgPool,
    private readonly sender: EmailSender,
    private readonly jobs: Jobs,
  ) {}

  /** Says how the emails of a kind are written. */
  compose<Facts>(kind: string, compose: Compose<Facts>): void {
    this.kinds.set(kind, compose as Compose<unknown>);
  }

  /** Puts an email into the outbox in the transaction of what it tells about; call `nudge` after its commit. */
  async enqueue(rows: Runner, kind: string, facts: EmailFacts): Promise<void> {
    await rows.query('INSERT INTO emails (kind, facts) VALUES ($1, $2)', [kind, JSON.stringify(facts)]);
  }

  /** Has a worker look into the outbox now. */
  nudge(): void {
    this.jobs.nudge('emails', 'send', {});
  }

  /** Puts an email into the outbox that belongs to no transaction. */
  async enqueueAlone(kind: string, facts: EmailFacts): Promise<void> {
    await this.enqueue(this.pool, kind, facts);
    this.nudge();
  }

  /** Sends all that are due. One that fails is tried again later, for three days at most. */
  async sendDue(): Promise<void> {
    await this.pool.query(`DELETE FROM emails WHERE created_at < now() - interval '${KEPT_DAYS} days'`);
    for (let row = await this.claim(); row; row = await this.claim()) {
      const { id } = row;
      // Mail servers repeat the address that they refuse: what they say stays out of the log.
      await this.send(row).catch(({ code, name }: Error & { code?: string }) =>
        this.logger.warn(`Email ${id} could not be sent: ${code ?? name}`),
      );
    }
  }

  private async claim(): Promise<Row | undefined> {
    return (await this.pool.query<Row>(claimSql)).rows[0];
  }

  private async send({ kind, ...waiting }: Row): Promise<void> {
    const compose = this.kinds.get(kind);
    // A newer instance may know it.
    if (!compose) throw new Error(`No module writes emails of kind ${kind}`);
    const email = await compose(waiting);
    if (email) await this.sender.send(email, `${kind}-${waiting.id}`);
    await this.pool.query('DELETE FROM emails WHERE id = $1', [waiting.id]);
  }
}
