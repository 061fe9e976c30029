import type { ProblemCode } from '@wayfellow/contracts';
import type { Histogram } from 'prom-client';
import type { Tracing } from '../../../platform/observability/tracing.js';
import { isDatabaseUnavailable } from '../../../platform/problems/database-unavailable.js';
import { Problem } from '../../../platform/problems/problem.js';

/** The most messages that one statement inserts, so that its parameters stay small. */
const BATCH_MAX = 512;

/** What a kind of message is stored by. */
export interface Steps<Message, Row, View> {
  /** Stores messages in the given order, all in one commit. Undefined in the place of one that is refused. */
  insert: (messages: readonly Message[]) => Promise<(Row | undefined)[]>;
  /** After the commit: delivers a message, and returns what its sender is answered. */
  deliver: (message: Message, row: Row) => View;
  /** What the sender of a refused one is told. */
  refusedAs: ProblemCode;
}

interface Waiting<Message, Row, View> {
  message: Message;
  resolve: (stored: View) => void;
  reject: (error: unknown) => void;
  /** Each a part of the request or frame that brought the message. */
  insert: Steps<Message, Row, View>['insert'];
  deliver: Steps<Message, Row, View>['deliver'];
}

/**
 * Stores this instance's messages of a kind, one batch at a time; a batch takes all that arrived during the one before. The
 * busier the instance, the more messages share a commit, and sockets get a conversation's messages in order of id.
 */
export class MessageBatches<Message, Row, View> {
  private waiting: Waiting<Message, Row, View>[] = [];
  private isStoring = false;

  constructor(
    private readonly steps: Steps<Message, Row, View>,
    private readonly storing: Histogram,
    private readonly tracing: Tracing,
  ) {}

  /** How many messages wait to be stored. */
  get size(): number {
    return this.waiting.length;
  }

  /**
   * Stores a message after all that were added before, then delivers it. Resolves after the commit, with what `deliver` returns.
   * @throws Problem when the message is refused
   */
  add(message: Message): Promise<View> {
    return new Promise((resolve, reject) => {
      this.waiting.push({
        message,
        resolve,
        reject,
        insert: this.tracing.bind(this.steps.insert),
        deliver: this.tracing.bind(this.steps.deliver),
      });
      if (this.isStoring) return;
      this.isStoring = true;
      // Messages added in the same tick join the batch.
      setImmediate(() => void this.storeAll());
    });
  }

  private async storeAll(): Promise<void> {
    try {
      while (this.waiting.length > 0) await this.storeBatch(this.waiting.splice(0, BATCH_MAX));
    } finally {
      this.isStoring = false;
    }
  }

  private async storeBatch(batch: Waiting<Message, Row, View>[]): Promise<void> {
    const end = this.storing.startTimer();
    // In a trace a batch belongs to its first message.
    const inserted = batch[0]?.insert(batch.map(({ message }) => message));
    const stored = await inserted?.catch((error: unknown) => this.failed(batch, error));
    if (!stored) return;
    end();
    for (const [at, one] of batch.entries()) this.settle(one, stored[at]);
  }

  /** A delivery that throws fails its own message only. */
  private settle({ message, resolve, reject, deliver }: Waiting<Message, Row, View>, row?: Row): void {
    try {
      if (!row) throw new Problem(this.steps.refusedAs);
      resolve(deliver(message, row));
    } catch (error) {
      reject(error);
    }
  }

  /** A message that the database refuses must not fail the others: each is tried again by itself. */
  private async failed(batch: Waiting<Message, Row, View>[], error: unknown): Promise<undefined> {
    if (batch.length > 1 && !isDatabaseUnavailable(error))
      for (const one of batch) await this.storeBatch([one]);
    else for (const { reject } of batch) reject(error);
  }
}
