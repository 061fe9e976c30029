import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Problem } from '../../platform/problems/problem.js';
import { PhotosService } from './photos.service.js';

const FILE = /^([0-9a-f]{32})-(\d+)\.webp$/;

/** A browser that is led here shows a picture and runs nothing; pages of other sites cannot embed it. */
const headers = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Nobody is found by their face.
  'X-Robots-Tag': 'noindex',
  // A photo that was replaced or hidden is gone within the hour.
  'Cache-Control': 'private, max-age=3600',
};

/** Serves uploaded photos. */
@ApiExcludeController()
@Controller()
export class MediaController {
  constructor(private readonly photos: PhotosService) {}

  /** @throws Problem 404 when there is no such photo, or it is not shown any more */
  @Get('/media/photos/:file')
  async photo(@Param('file') file: string, @Res() response: Response): Promise<void> {
    const [, key, size] = FILE.exec(file) ?? [];
    const bytes = key && (await this.photos.file(key, Number(size)));
    if (!bytes) throw new Problem('not-found');
    response.set(headers).type('image/webp').send(bytes);
  }
}
