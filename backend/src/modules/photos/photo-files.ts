import { Injectable } from '@nestjs/common';
import { type PhotoSize, photoFile, photoSizes } from '@wayfellow/contracts';
import { type FileName, Files } from '../../platform/files/files.js';

const nameOf = (key: string, size: PhotoSize): FileName => `photos/${photoFile(key, size)}`;

/** The files of a photo, one for each size. */
@Injectable()
export class PhotoFiles {
  constructor(private readonly files: Files) {}

  async write(key: string, files: ReadonlyMap<PhotoSize, Buffer>): Promise<void> {
    await Promise.all([...files].map(([size, bytes]) => this.files.write(nameOf(key, size), bytes)));
  }

  /** Undefined if there is no such file. */
  async read(key: string, size: number): Promise<Buffer | undefined> {
    const known = photoSizes.find((one) => one === size);
    return known && this.files.read(nameOf(key, known));
  }

  async remove(key: string): Promise<void> {
    await Promise.all(photoSizes.map((size) => this.files.remove(nameOf(key, size))));
  }
}
