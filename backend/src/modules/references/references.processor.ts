import { QueueWorker, WorksOn } from '../../platform/jobs/queue-worker.js';
import { ReferencesService } from './references.service.js';

declare module '../../platform/jobs/jobs.js' {
  interface JobPayloads {
    references: {
      /** The two weeks of some texts may be over. */
      'reveal-references': Record<string, never>;
    };
  }
}

const LOOK_EVERY_MS = 60 * 1_000;

@WorksOn('references')
export class ReferencesProcessor extends QueueWorker<'references'> {
  readonly everyMs = { 'reveal-references': LOOK_EVERY_MS };
  protected readonly handlers = { 'reveal-references': () => this.references.revealOver() };

  constructor(private readonly references: ReferencesService) {
    super();
  }
}
