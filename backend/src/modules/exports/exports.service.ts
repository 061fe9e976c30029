import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ExportInput, ExportView } from '@wayfellow/contracts';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { Audit } from '../../platform/audit/audit.js';
import { Files } from '../../platform/files/files.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { Problem } from '../../platform/problems/problem.js';
import { OwnerCheck } from '../accounts/owner-check.js';
import { UsersService } from '../users/users.service.js';
import { exportFile } from './export-file.js';
import { type ExportRow, ExportStore } from './export.store.js';

const KEY_BYTES = 16;

/** The copies of their data that travelers ask for. A job makes them. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly database: DataSource,
    private readonly store: ExportStore,
    private readonly owner: OwnerCheck,
    private readonly users: UsersService,
    private readonly files: Files,
    private readonly jobs: Jobs,
    private readonly audit: Audit,
  ) {}

  /**
   * Has a copy of the user's own data made.
   * @throws Problem 403 when the password is wrong; 429 after too many tries, and until a day after the copy before
   */
  async create(request: Request, userId: number, { password }: ExportInput): Promise<ExportView> {
    await this.owner.password(userId, password);
    const added = await this.database.transaction(async (manager) => {
      // Two at once are one: the second waits here, and finds the first.
      if (!(await this.users.lock(manager, userId))) throw new Problem('not-signed-in');
      const seconds = await this.store.secondsToWait(manager, userId);
      if (seconds !== undefined) throw new Problem('export-limit', { retryAfterSeconds: seconds });
      return this.store.add(manager, userId, randomBytes(KEY_BYTES).toString('hex'));
    });
    this.jobs.add('exports', 'make-exports', {});
    this.audit.record('data-copy-asked', request, { userId });
    return toExportView(added);
  }

  /** The user's own copies, newest first. */
  async list(userId: number): Promise<ExportView[]> {
    return (await this.store.list(userId)).map(toExportView);
  }

  /**
   * The file of the user's own copy, and when it was asked for.
   * @throws Problem 404 when there is none, or its time is over
   */
  async file(request: Request, userId: number, id: number): Promise<{ bytes: Buffer; createdAt: Date }> {
    const found = await this.store.ready(userId, id);
    const bytes = found && (await this.files.read(exportFile(found.key)));
    if (!bytes) throw new Problem('unknown-export');
    this.audit.record('data-copy-downloaded', request, { userId });
    return { bytes, createdAt: found.createdAt };
  }
}

const toExportView = ({ id, state, createdAt, endsAt, bytes }: ExportRow): ExportView => ({
  id,
  state,
  createdAt: createdAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
  bytes,
});
