import { DataSource } from 'typeorm';
import { BackfillStore } from '../../src/modules/conversations/backfill/backfill.store.js';
import { ConversationBackfill } from '../../src/modules/conversations/backfill/conversation-backfill.js';
import { AcceptedPairs } from '../../src/modules/matches/accepted-pairs.js';
import { MessageBackfillStore } from '../../src/modules/messages/backfill/message-backfill.store.js';
import { schemaOptions } from '../../src/schema/schema-options.js';
import type { Instance } from './instance.js';
import { query } from './query.js';

/** Makes the database as it is when this release has just migrated it: matches and messages, and no conversation. */
export const beforeConversations = async (instance: Instance): Promise<void> => {
  await query(instance, 'DELETE FROM conversations');
  await query(instance, 'UPDATE messages SET conversation_id = NULL');
  await query(instance, 'UPDATE conversation_backfill SET after_match_id = 0, finished_at = NULL');
  // As an instance that knows none of the conversations that were deleted, which happens in tests alone.
  const { rows } = await query<{ one: number; other: number }>(
    instance,
    'SELECT requester_id AS one, recipient_id AS other FROM matches',
  );
  for (const { one, other } of rows) instance.app.get(AcceptedPairs).forget(one, other);
};

/** Whether the database says that there is nothing left to do. */
export const isBackfilled = async (instance: Instance): Promise<boolean> =>
  (await query(instance, 'SELECT FROM conversation_backfill WHERE finished_at IS NOT NULL')).rowCount === 1;

/** A worker that does nothing but the backfill, on connections of its own. */
export class BackfillWorker {
  private sent = 0;
  private endsAt = 0;

  private constructor(
    private readonly instance: Instance,
    private readonly source: DataSource,
  ) {
    const createQueryRunner = source.createQueryRunner.bind(source);
    source.createQueryRunner = (mode) => {
      const runner = createQueryRunner(mode);
      const send = runner.query.bind(runner) as (...args: unknown[]) => Promise<never>;
      runner.query = async (...args: unknown[]) => {
        this.sent += 1;
        if (this.sent === this.endsAt) await this.endConnection(await send('SELECT pg_backend_pid() AS pid'));
        return send(...args);
      };
      return runner;
    };
  }

  static async of(instance: Instance, databaseUrl: string): Promise<BackfillWorker> {
    return new BackfillWorker(instance, await new DataSource(schemaOptions({ databaseUrl })).initialize());
  }

  /** Does all that there is to do. */
  run(): Promise<void> {
    return new ConversationBackfill(this.source, new BackfillStore(), new MessageBackfillStore()).run();
  }

  /**
   * Runs until its connection is ended, as it is about to send its `nth` statement, BEGIN and COMMIT included. Says whether it
   * came to that statement; otherwise it has finished.
   */
  async runUntil(nth: number): Promise<boolean> {
    [this.sent, this.endsAt] = [0, nth];
    const isEnded = await this.run().then(
      () => false,
      () => true,
    );
    this.endsAt = 0;
    return isEnded;
  }

  close(): Promise<void> {
    return this.source.destroy();
  }

  private async endConnection([session]: readonly { pid: number }[]): Promise<void> {
    await query(this.instance, 'SELECT pg_terminate_backend($1, 10000)', [session?.pid]);
  }
}
