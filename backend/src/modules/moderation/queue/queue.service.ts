import { Injectable, Logger } from '@nestjs/common';
import {
  type CaseSummaryView,
  type CaseView,
  type CasesQuery,
  type LogEntryView,
  type QueueView,
  type ReporterView,
  limits,
  photoKeyOf,
} from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { Problem } from '../../../platform/problems/problem.js';
import {
  type Page,
  type PageDto,
  decodeCursor,
  encodeCursor,
  pageOf,
} from '../../../platform/validation/page.js';
import { PhotosService } from '../../photos/photos.service.js';
import { ConflictStore } from '../deciding/conflict.store.js';
import { LogStore } from '../log/log.store.js';
import { toCaseView, toEntryView, toQueueView, toSummaryView } from './case.view.js';
import { type EvidenceRow, QueueStore } from './queue.store.js';

/** Cases as moderators read them. A case about the viewer does not exist for them. */
@Injectable()
export class QueueService {
  private readonly logger = new Logger(QueueService.name);

  constructor(
    private readonly database: DataSource,
    private readonly store: QueueStore,
    private readonly conflicts: ConflictStore,
    private readonly photos: PhotosService,
    private readonly log: LogStore,
  ) {}

  async numbers(viewerId: number): Promise<QueueView> {
    return toQueueView(await this.store.numbers(viewerId));
  }

  /** Open cases, the next due first. */
  async list(
    viewerId: number,
    { subject, mine, limit = limits.pageSize.default, cursor }: CasesQuery,
  ): Promise<Page<CaseSummaryView>> {
    const after = decodeCursor(cursor, 'moment', 'int') ?? ([null, null] as const);
    const filter = { subject: subject ?? null, mine: mine === 'true' };
    const rows = await this.store.page(viewerId, filter, after, limit + 1);
    const { page, next } = pageOf(rows, limit, ({ due, id }) => encodeCursor(due, id));
    return { page: page.map(toSummaryView), next };
  }

  /**
   * A case with its evidence, and notes who opened that. A user who has to leave it to others sees neither evidence nor reports.
   * @throws Problem 404
   */
  async one(viewerId: number, id: number): Promise<CaseView> {
    const row = await this.store.one(viewerId, id);
    if (!row) throw new Problem('unknown-case');
    const hasConflict = await this.conflicts.hasConflict(this.database.manager, viewerId, id);
    const appeal = await this.store.appeal(id);
    const sourceId = appeal?.caseId ?? id;
    if (!hasConflict)
      await this.database.transaction((manager) =>
        this.log.add(manager, { actorId: viewerId, caseId: id, what: 'evidence-opened' }),
      );
    const [person, evidence, voices, decisions, log] = await Promise.all([
      row.personId === null ? undefined : this.store.person(row.personId),
      hasConflict ? [] : this.store.evidence(sourceId),
      hasConflict ? [] : this.store.voices(sourceId),
      hasConflict ? [] : this.store.decisions(row.personId, sourceId),
      hasConflict ? [] : this.store.caseLog(viewerId, id),
    ]);
    const photos = await this.photosIn(evidence);
    return toCaseView({ row, hasConflict, person, evidence, photos, voices, decisions, appeal, log });
  }

  /** The log, latest first. */
  async entries(
    viewerId: number,
    { limit = limits.pageSize.default, cursor }: PageDto,
  ): Promise<Page<LogEntryView>> {
    const [beforeId] = decodeCursor(cursor, 'int') ?? [limits.id.max];
    const rows = await this.store.log(viewerId, beforeId, limit + 1);
    const { page, next } = pageOf(rows, limit, ({ id }) => encodeCursor(id));
    return { page: page.map(toEntryView), next };
  }

  /**
   * Who gave a report, which is noted.
   * @throws Problem 404, 409 where the viewer has something to do with the case
   */
  async unveil(viewerId: number, reportId: number): Promise<ReporterView> {
    return this.database.transaction(async (manager) => {
      const found = await this.store.reporter(manager, viewerId, reportId);
      if (!found) throw new Problem('unknown-report');
      const { caseId, id, name } = found;
      if (await this.conflicts.hasConflict(manager, viewerId, caseId))
        throw new Problem('conflict-of-interest');
      await this.log.add(manager, { actorId: viewerId, caseId, what: 'unveiled', details: { reportId } });
      return { id, name };
    });
  }

  /**
   * Notes that a lead told the authorities of a threat to life, in the log alone: whom the case is about reads the facts of
   * the decision.
   * @throws Problem 404, 409 where the viewer has something to do with the case
   */
  async noteAuthoritiesTold(viewerId: number, id: number): Promise<void> {
    if (!(await this.store.one(viewerId, id))) throw new Problem('unknown-case');
    await this.database.transaction(async (manager) => {
      if (await this.conflicts.hasConflict(manager, viewerId, id)) throw new Problem('conflict-of-interest');
      await this.log.add(manager, { actorId: viewerId, caseId: id, what: 'authorities-told' });
    });
  }

  /** The photos that evidence keeps, as data URLs. A case is also read without one that the storage does not give. */
  private async photosIn(evidence: readonly EvidenceRow[]): Promise<Map<EvidenceRow, string>> {
    const first = new Map<string, EvidenceRow>();
    for (const kept of evidence) {
      const key = photoKeyOf(kept.body.person.profileImage ?? '');
      if (key !== undefined && !first.has(key)) first.set(key, kept);
    }
    const read = [...first].map(async ([key, kept]): Promise<[EvidenceRow, string][]> => {
      const file = await this.photos.keptFile(key).catch((error: unknown) => {
        this.logger.warn(`A photo in evidence could not be read: ${String(error)}`);
      });
      return file ? [[kept, `data:image/webp;base64,${file.toString('base64')}`]] : [];
    });
    return new Map((await Promise.all(read)).flat());
  }
}
