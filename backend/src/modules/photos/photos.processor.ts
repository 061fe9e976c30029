import { QueueWorker, WorksOn } from '../../platform/jobs/queue-worker.js';
import { PhotoSweeper } from './photo-sweeper.js';

declare module '../../platform/jobs/jobs.js' {
  interface JobPayloads {
    photos: {
      /** There may be files to remove. */
      'sweep-files': Record<string, never>;
    };
  }
}

const SWEEP_EVERY_MS = 60 * 1_000;

@WorksOn('photos')
export class PhotosProcessor extends QueueWorker<'photos'> {
  readonly everyMs = { 'sweep-files': SWEEP_EVERY_MS };
  protected readonly handlers = { 'sweep-files': () => this.sweeper.sweep() };

  constructor(private readonly sweeper: PhotoSweeper) {
    super();
  }
}
