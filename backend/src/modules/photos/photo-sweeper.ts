import { Injectable, Logger } from '@nestjs/common';
import { retentionDays } from '@wayfellow/contracts';
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
    private readonly store: PhotoStore,
    private readonly files: PhotoFiles,
  ) {}

  async sweep(): Promise<void> {
    await this.store.forgetPictures(retentionDays.removedPicture);
    await this.store.expire(UPLOAD_MINUTES, retentionDays.hiddenPhoto);
    for (let photos = await this.store.removed(AT_ONCE); photos.length;) {
      for (const { id, key } of photos) {
        await this.files.remove(key);
        await this.store.delete(id);
      }
      this.logger.log(`Removed the files of ${photos.length} photos`);
      photos = photos.length < AT_ONCE ? [] : await this.store.removed(AT_ONCE);
    }
  }
}
