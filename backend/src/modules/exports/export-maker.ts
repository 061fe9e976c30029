import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Emails } from '../../platform/emails/emails.service.js';
import { type FileName, Files } from '../../platform/files/files.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Outboxes } from '../../platform/jobs/outboxes.js';
import { exportFile, exportOf } from './export-file.js';
import { ExportStore } from './export.store.js';

/** What jobs do for copies of data. Running twice, or on several workers at once, changes nothing. */
@Injectable()
export class ExportMaker {
  private readonly logger = new Logger(ExportMaker.name);

  constructor(
    private readonly database: DataSource,
    private readonly store: ExportStore,
    private readonly personalData: PersonalData,
    private readonly files: Files,
    private readonly emails: Emails,
    private readonly outboxes: Outboxes,
  ) {}

  /** Makes all copies that wait. One that fails is tried again later. */
  async makeDue(): Promise<void> {
    await this.store.giveUp();
    await this.outboxes.workOff(
      'exports',
      () => this.store.claim(),
      (id) => this.make(id),
      ({ message }, id) => this.logger.warn(`The copy ${id} could not be made: ${message}`),
    );
  }

  /** Removes the files of copies whose time is over or whose owner is gone, and forgets old ones. */
  async dropDue(): Promise<void> {
    await this.database.transaction(async (manager) => {
      for (const { id, key } of await this.store.droppable(manager)) {
        await this.files.remove(exportFile(key));
        await this.store.dropped(manager, id);
      }
    });
    await this.store.forget();
  }

  /** All of it as of one moment, whatever changes meanwhile. A worker that dies leaves at most a file that the next replaces. */
  private async make(id: number): Promise<boolean> {
    const isMade = await this.database.transaction('REPEATABLE READ', async (manager) => {
      const found = await this.store.lock(manager, id);
      if (!found) return false;
      const { userId, key, createdAt } = found;
      const copy = await this.personalData.copy(manager, userId);
      // A photo that was replaced meanwhile may be gone.
      const parts = exportOf(copy, (stored) => this.files.read(stored as FileName), createdAt);
      const bytes = await this.files.write(exportFile(key), parts);
      await this.store.finish(manager, id, bytes);
      await this.emails.enqueue(manager, 'export', { userId, exportId: id });
      return true;
    });
    if (isMade) this.emails.wakeWorker();
    return isMade;
  }
}
