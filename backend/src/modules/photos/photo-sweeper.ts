import { Injectable, Logger } from '@nestjs/common';
import { retentionDays } from '@wayfellow/contracts';
import { DataSource } from 'typeorm';
import { eachAlone } from '../../platform/jobs/each-alone.js';
import { PhotoFiles } from './photo-files.js';
import { PhotoStore } from './photo.store.js';

/** Far longer than it takes to store an upload after it was decoded. */
const UPLOAD_MINUTES = 10;
const AT_ONCE = 100;

/** Removes the files of photos that are not shown any more, and then their rows. Running twice changes nothing. */
@Injectable()
export class PhotoSweeper {
  private readonly logger = new Logger(PhotoSweeper.name);

  constructor(
    private readonly database: DataSource,
    private readonly store: PhotoStore,
    private readonly files: PhotoFiles,
  ) {}

  async sweep(): Promise<void> {
    await this.store.forgetPictures(retentionDays.removedPicture);
    await this.store.expire(UPLOAD_MINUTES, retentionDays.hiddenPhoto);
    for (let ids = await this.store.removable(AT_ONCE); ids.length;) {
      await eachAlone(
        ids,
        (id) => `photo ${id}`,
        (id) => this.remove(id),
      );
      this.logger.log(`Removed the files of ${ids.length} photos`);
      ids = ids.length < AT_ONCE ? [] : await this.store.removable(AT_ONCE);
    }
  }

  /** It is locked meanwhile: nobody reports it before its files are gone. */
  private async remove(id: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      const key = await this.store.lockRemovable(manager, id);
      if (key === undefined) return;
      await this.files.remove(key);
      await this.store.delete(manager, id);
    });
  }
}
