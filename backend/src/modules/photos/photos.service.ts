import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type PhotoSavedView,
  type PosterName,
  type SessionUserView,
  limits,
  photoPath,
} from '@wayfellow/contracts';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../config/config.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { Problem } from '../../platform/problems/problem.js';
import { type RateLimit, RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { Semaphore } from '../../platform/rate-limits/semaphore.js';
import { posterAddresses } from '../../platform/static-frontends/posters.js';
import { CasesService } from '../reports/cases.service.js';
import { UsersService } from '../users/users.service.js';
import { PhotoFiles } from './photo-files.js';
import { type AddedPhoto, PhotoStore } from './photo.store.js';
import { announcedType, readBody } from './picture-body.js';
import { type Picture, readPicture } from './picture.js';

/** Each upload is decoded once, which takes about a third of a second and 125 MB for 12 megapixels. */
const uploadLimit: RateLimit = {
  name: 'photosByUser',
  points: limits.photosPerDay,
  duration: 24 * 60 * 60,
  warnsAtHalf: true,
};
const DECODED_AT_ONCE = 2;
const WAITING_MAX = 10;
const RETRY_AFTER_SECONDS = 5;

const KEY_BYTES = 16;
/** What moderators see of a photo. */
const KEPT_SIZE = 512;

/** Of 64. Crops, compression and filters change fewer; pictures that only look a little alike differ in more. */
const SIMILAR_BITS = 6;

/** Users' pictures: an uploaded photo, one of our posters, or none. A new one replaces the one before. */
@Injectable()
export class PhotosService {
  private readonly turns = new Semaphore(DECODED_AT_ONCE, WAITING_MAX);
  private readonly posters: Promise<ReadonlyMap<string, string>>;

  constructor(
    private readonly database: DataSource,
    private readonly store: PhotoStore,
    private readonly files: PhotoFiles,
    private readonly users: UsersService,
    private readonly cases: CasesService,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
    config: Config,
  ) {
    this.posters = posterAddresses(config.staticRoot);
  }

  /**
   * Replaces a user's own picture by the photo in the body of a request.
   * @throws Problem 400 when it is too small or unreadable, 413 and 415 before all of the body is read, 429 past the daily
   * limit, 503 when many are uploaded at once
   */
  async upload(userId: number, request: Request): Promise<PhotoSavedView> {
    const type = announcedType(request);
    await this.limits.consume(uploadLimit, userId);
    const bytes = await readBody(request);
    if (this.turns.isFull) throw new Problem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const picture = await this.turns.run(() => readPicture(bytes, type));
    const key = randomBytes(KEY_BYTES).toString('hex');
    const id = await this.save(userId, key, picture);
    return { photo: { id, url: photoPath(key) }, user: await this.ownView(userId) };
  }

  /** Replaces a user's own picture by one of our posters. */
  async choosePoster(userId: number, name: PosterName): Promise<SessionUserView> {
    const path = (await this.posters).get(name);
    if (path === undefined) throw new Problem('not-found');
    await this.show(userId, path);
    return this.ownView(userId);
  }

  /** Removes a user's own picture, whatever it is. */
  remove(userId: number): Promise<void> {
    return this.show(userId, null);
  }

  /** The file of a photo that is served; undefined if there is none. Open to anybody who knows its key. */
  async file(key: string, size: number): Promise<Buffer | undefined> {
    return (await this.store.isServed(key)) ? this.files.read(key, size) : undefined;
  }

  /** The file of a photo that evidence keeps, also when it is not served; undefined if there is none. For moderators alone. */
  keptFile(key: string): Promise<Buffer | undefined> {
    return this.files.read(key, KEPT_SIZE);
  }

  /**
   * Takes a photo from its user, or gives it back unless they have another picture, in the transaction of the decision about
   * it; the user is locked. Call what it returns after the commit.
   */
  async setHidden(manager: EntityManager, id: number, isHidden: boolean): Promise<() => void> {
    const photo = await this.store.lock(manager, id);
    if (!photo || photo.isHidden === isHidden) return () => undefined;
    const { userId, key, isRemoved } = photo;
    const exchange = (from: string | null, to: string | null) =>
      userId === null ? false : this.users.exchangePicture(manager, userId, from, to);
    if (isHidden) {
      // First, so that the trigger does not take it for one that its user removed.
      await this.store.hide(manager, id);
      await exchange(photoPath(key), null);
    } else await this.store.unhide(manager, id, !isRemoved && (await exchange(null, photoPath(key))));
    return () => this.users.pictureChanged();
  }

  /** The row comes first, so that files without a photo are found by it, whenever this process ends. */
  private async save(userId: number, key: string, { files, hash }: Picture): Promise<number> {
    const photo = await this.store.add(userId, key, hash, SIMILAR_BITS);
    try {
      await this.files.write(key, files);
      await this.show(userId, photoPath(key), photo);
    } catch (error) {
      await this.store.remove(photo.id);
      throw error;
    }
    return photo.id;
  }

  /** Shows a picture in place of the one before, whose row is marked as removed by a trigger. */
  private async show(userId: number, path: string | null, photo?: AddedPhoto): Promise<void> {
    await this.database.transaction(async (manager) => {
      // A case is locked before any user.
      const caseId = photo && (await this.openCase(manager, userId, photo));
      await this.users.setPicture(manager, userId, path);
      if (photo && !(await this.store.save(manager, photo.id))) throw new Problem('unavailable');
      // Once it is their picture, which the evidence names.
      if (caseId !== undefined)
        await this.cases.keepFound(manager, { caseId, personId: userId, content: {} });
    });
    this.users.pictureChanged();
    this.jobs.add('photos', 'sweep-files', {});
  }

  /** Has moderators look at a new photo that looks like one that was removed. Nothing else follows from it. */
  private async openCase(
    manager: EntityManager,
    personId: number,
    { id: photoId, removedId }: AddedPhoto,
  ): Promise<number | undefined> {
    return removedId === null ? undefined : this.cases.joinPicture(manager, { personId, photoId, removedId });
  }

  private async ownView(userId: number): Promise<SessionUserView> {
    const user = await this.users.sessionUser(userId);
    if (!user) throw new Problem('not-signed-in');
    return user;
  }
}
