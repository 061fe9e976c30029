import { Injectable } from '@nestjs/common';
import type { ReportStatus } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { type CaseRow, CaseStore, type NewCase, type PictureAgain } from './stores/case.store.js';
import { EvidenceStore, type FoundByRule } from './stores/evidence.store.js';
import { ReportStore } from './stores/report.store.js';
import { RetentionStore } from './stores/retention.store.js';

/** Called in the transaction of a report, which has locked its case. What it returns is called after the commit. */
type OnReport = (manager: EntityManager, caseId: number) => Promise<() => void>;

/**
 * What those who decide cases change in the tables of reports. Nobody is asked here who may do so, and every call is part of
 * the caller's transaction.
 */
@Injectable()
export class CasesService {
  private onReport: OnReport = () => Promise.resolve(() => undefined);

  constructor(
    private readonly cases: CaseStore,
    private readonly evidence: EvidenceStore,
    private readonly reports: ReportStore,
    private readonly retention: RetentionStore,
  ) {}

  /** Has a function decide what follows by rule from each report. */
  whenReported(onReport: OnReport): void {
    this.onReport = onReport;
  }

  /** Tells that a report was added to a case. */
  reported(manager: EntityManager, caseId: number): Promise<() => void> {
    return this.onReport(manager, caseId);
  }

  /** Joins the open case of a subject, or opens one; locks it until the transaction ends, and returns its id. */
  join(manager: EntityManager, one: NewCase): Promise<number> {
    return this.cases.join(manager, one);
  }

  /** Joins the open case of a removed picture that somebody uploads again, or opens one; locks it, and returns its id. */
  joinPicture(manager: EntityManager, picture: PictureAgain): Promise<number> {
    return this.cases.joinPicture(manager, picture);
  }

  /** Keeps what a rule found about somebody, in the transaction in which it opens the case. */
  keepFound(manager: EntityManager, found: FoundByRule): Promise<void> {
    return this.evidence.keepFound(manager, found);
  }

  /** Locks a case until the transaction ends; undefined if there is none. */
  lock(manager: EntityManager, id: number): Promise<CaseRow | undefined> {
    return this.cases.lock(manager, id);
  }

  assign(manager: EntityManager, id: number, assigneeId: number | null): Promise<void> {
    return this.cases.assign(manager, id, assigneeId);
  }

  /** Has a lead confirm what was proposed. */
  handToLeads(manager: EntityManager, id: number): Promise<void> {
    return this.cases.handToLeads(manager, id);
  }

  /** Makes a case urgent. */
  hasten(manager: EntityManager, id: number): Promise<void> {
    return this.cases.hasten(manager, id);
  }

  /**
   * Closes a case, keeps what it rests on for so many days, and returns its reports, whose reporters are to be told.
   */
  async close(
    manager: EntityManager,
    id: number,
    { outcome, days }: { outcome: Exclude<ReportStatus, 'received'>; days: number },
  ): Promise<number[]> {
    await this.cases.close(manager, id, outcome);
    await this.retention.keepFor(manager, id, days);
    return this.reports.tell(manager, id);
  }

  /** Locks cases whose time is over until the transaction ends, and returns their ids; not all where there are many. */
  over(manager: EntityManager): Promise<number[]> {
    return this.retention.over(manager);
  }

  /** Erases what people wrote in these cases, with its evidence and the names and addresses of who gave notice. */
  erase(manager: EntityManager, ids: readonly number[]): Promise<void> {
    return this.retention.erase(manager, ids);
  }

  /** Marks reports of a case as given in bad faith; returns how many of them are of the case. */
  markBadFaith(manager: EntityManager, id: number, reportIds: readonly number[]): Promise<number> {
    return this.reports.markBadFaith(manager, id, reportIds);
  }
}
