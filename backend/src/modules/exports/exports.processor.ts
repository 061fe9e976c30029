import { QueueWorker, WorksOn } from '../../platform/jobs/queue-worker.js';
import { ExportMaker } from './export-maker.js';

declare module '../../platform/jobs/jobs.js' {
  interface JobPayloads {
    exports: {
      /** There may be copies of data to make. */
      'make-exports': Record<string, never>;
      /** The time of some copies may be over. */
      'drop-exports': Record<string, never>;
    };
  }
}

const LOOK_EVERY_MS = 60 * 1_000;

@WorksOn('exports')
export class ExportsProcessor extends QueueWorker<'exports'> {
  readonly everyMs = { 'make-exports': LOOK_EVERY_MS, 'drop-exports': LOOK_EVERY_MS };
  protected readonly handlers = {
    'make-exports': () => this.maker.makeDue(),
    'drop-exports': () => this.maker.dropDue(),
  };

  constructor(private readonly maker: ExportMaker) {
    super();
  }
}
