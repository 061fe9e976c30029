import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';

/** A photo whose files are about to be stored. */
export interface AddedPhoto {
  id: number;
  /** Whether it looks like a picture that moderators removed. */
  isSuspect: boolean;
}

/** A photo whose files can be removed. */
interface RemovedPhoto {
  id: number;
  key: string;
}

const addSql = `
  INSERT INTO photos (user_id, key, hash, resembles_removed)
  VALUES ($1, $2, $3, EXISTS (
    SELECT FROM removed_pictures WHERE bit_count((hash # $3::bigint)::bit(64)) <= $4
  ))
  RETURNING id, resembles_removed AS "isSuspect"`;

const saveSql = `
  WITH saved AS (UPDATE photos SET saved_at = now() WHERE id = $1 AND removed_at IS NULL RETURNING id)
  SELECT id FROM saved`;

const isServedSql = `
  SELECT EXISTS (
    SELECT FROM photos WHERE key = $1 AND saved_at IS NOT NULL AND hidden_at IS NULL AND removed_at IS NULL
      AND user_id IS NOT NULL
  ) AS "isServed"`;

/** Uploads that broke off, photos of deleted users, and hidden ones that nobody can appeal for any more. */
const expireSql = `
  UPDATE photos SET removed_at = now()
  WHERE removed_at IS NULL AND (
    (saved_at IS NULL AND created_at < now() - $1::int * interval '1 minute')
    OR user_id IS NULL
    OR hidden_at < now() - $2::int * interval '1 day'
  )`;

const removedSql = `
  SELECT id, key FROM photos WHERE removed_at IS NOT NULL ORDER BY removed_at, id LIMIT $1`;

const removeSql = `UPDATE photos SET removed_at = now() WHERE id = $1 AND removed_at IS NULL`;

const forgetPicturesSql = `DELETE FROM removed_pictures WHERE removed_at < now() - $1::int * interval '1 day'`;

/** The tables of uploaded photos and of the hashes of those that moderators removed. */
@Injectable()
export class PhotoStore {
  constructor(private readonly pool: PgPool) {}

  /**
   * Adds a photo whose files are about to be stored; it is served once it is saved. `bits` is how many bits may differ from
   * the hash of a removed picture that it resembles.
   */
  async add(userId: number, key: string, hash: bigint, bits: number): Promise<AddedPhoto> {
    const { rows } = await this.pool.query<AddedPhoto>(addSql, [userId, key, hash.toString(), bits]);
    return rows[0] as AddedPhoto;
  }

  /** Returns false if it was removed meanwhile. */
  async save(manager: EntityManager, id: number): Promise<boolean> {
    const saved: unknown[] = await manager.query(saveSql, [id]);
    return saved.length === 1;
  }

  async remove(id: number): Promise<void> {
    await this.pool.query(removeSql, [id]);
  }

  async isServed(key: string): Promise<boolean> {
    return (await this.pool.query<{ isServed: boolean }>(isServedSql, [key])).rows[0]?.isServed === true;
  }

  /** Marks as removed what nobody will see again. */
  async expire(uploadMinutes: number, hiddenDays: number): Promise<void> {
    await this.pool.query(expireSql, [uploadMinutes, hiddenDays]);
  }

  async removed(count: number): Promise<RemovedPhoto[]> {
    return (await this.pool.query<RemovedPhoto>(removedSql, [count])).rows;
  }

  /** After its files are gone. */
  async delete(id: number): Promise<void> {
    await this.pool.query('DELETE FROM photos WHERE id = $1', [id]);
  }

  async forgetPictures(days: number): Promise<void> {
    await this.pool.query(forgetPicturesSql, [days]);
  }
}
