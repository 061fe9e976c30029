import { Injectable } from '@nestjs/common';
import { dueHours } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { eachAlone } from '../../../platform/jobs/each-alone.js';
import { CasesService } from '../../reports/cases.service.js';
import { DeclinedRequestsStore } from './declined-requests.store.js';

/** Has moderators look at travelers most of whose recent requests were declined. Nothing else follows from it. */
@Injectable()
export class DeclinedRequestsService {
  constructor(
    private readonly database: DataSource,
    private readonly store: DeclinedRequestsStore,
    private readonly cases: CasesService,
  ) {}

  /** Opens a case for each. Of workers that look at the same time, one opens it. */
  async openCases(): Promise<void> {
    await eachAlone(
      await this.store.senders(),
      (personId) => `user ${personId}`,
      (personId) =>
        this.database.transaction((manager) =>
          this.cases.join(manager, {
            personId,
            subjectKind: 'person',
            subjectId: personId,
            urgency: 'normal',
            openedBy: 'rule',
            dueHours: dueHours.normal,
          }),
        ),
    );
  }
}
