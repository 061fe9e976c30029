import { setTimeout } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MessageBackfillStore } from '../../messages/backfill/message-backfill.store.js';
import { BackfillStore } from './backfill.store.js';

const STEP_FIRST = 10;
const STEP_MAX = 1_000;
/** Messages of a step's matches wait for its end. One that took longer is followed by a smaller one. */
const STEP_MS = 50;
/** How long a run goes on; the next one continues. */
const RUN_MS = 50_000;

/**
 * Makes the conversations of matches that were accepted before there were any, and puts their messages into them. Each step is a
 * transaction that also moves the position on: a run that ends anywhere is continued by the next.
 */
@Injectable()
export class ConversationBackfill implements OnModuleDestroy {
  private readonly logger = new Logger(ConversationBackfill.name);
  private isFinished = false;
  private isStopping = false;

  constructor(
    private readonly database: DataSource,
    private readonly store: BackfillStore,
    private readonly messages: MessageBackfillStore,
  ) {}

  /** Called by a job. Once all are made, it asks the database no more. */
  async run(): Promise<void> {
    const until = performance.now() + RUN_MS;
    let size = STEP_FIRST;
    while (!this.isFinished && !this.isStopping && performance.now() < until) {
      const began = performance.now();
      this.isFinished = await this.database.transaction((manager) => this.step(manager, size));
      const took = performance.now() - began;
      size = took > STEP_MS ? Math.max(1, Math.floor(size / 2)) : Math.min(STEP_MAX, size * 2);
      // Half of the time belongs to others.
      if (!this.isFinished) await setTimeout(took, undefined, { ref: false });
    }
  }

  onModuleDestroy(): void {
    this.isStopping = true;
  }

  /** Whether there is nothing left to do. */
  private async step(manager: EntityManager, size: number): Promise<boolean> {
    const position = await this.store.position(manager);
    if (position === undefined) return true;
    const matches = await this.store.lockNext(manager, position, size);
    const last = matches.at(-1);
    if (!last) return this.end(manager);
    const made = await this.store.make(manager, matches);
    await this.messages.enter(manager, made);
    await this.store.mark(manager, made);
    await this.store.move(manager, last.id);
    return false;
  }

  /** Past the last match: finished, unless one before has none. */
  private async end(manager: EntityManager): Promise<boolean> {
    const first = await this.store.firstWithout(manager);
    if (first !== undefined) await this.store.move(manager, first - 1);
    else await this.store.finish(manager);
    this.logger.log(first === undefined ? 'Every match has its conversation' : `Match ${first} has none`);
    return first === undefined;
  }
}
