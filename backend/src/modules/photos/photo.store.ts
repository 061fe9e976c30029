import { Injectable } from '@nestjs/common';
import { photoPath } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';
import { isPictureKeptSql } from '../../tables/reports.sql.js';

/** A photo whose files are about to be stored. */
export interface AddedPhoto {
  id: number;
  /** The picture that it looks like, of those that moderators removed: of several the first; null if it looks like none. */
  removedId: number | null;
}

/** A photo that a decision hides, or shows again. */
export interface DecidedPhoto {
  /** Null once the account is deleted. */
  userId: number | null;
  key: string;
  isHidden: boolean;
  /** Whether its user has replaced or removed it, or its files' time is over. */
  isRemoved: boolean;
}

const addSql = `
  WITH removed AS (
    SELECT id FROM removed_pictures WHERE bit_count((hash # $3::bigint)::bit(64)) <= $4 ORDER BY id LIMIT 1
  )
  INSERT INTO photos (user_id, key, hash, resembles_removed)
  VALUES ($1, $2, $3, EXISTS (SELECT FROM removed))
  RETURNING id, (SELECT id FROM removed) AS "removedId"`;

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

const address = photoPath('?')
  .split('?')
  .map((part) => `'${part}'`)
  .join(' || key || ');

// Evidence of a report keeps the files as long as itself.
const isRemovable = `removed_at IS NOT NULL AND NOT ${isPictureKeptSql(address)}`;
const removableSql = `SELECT id FROM photos WHERE ${isRemovable} ORDER BY removed_at, id LIMIT $1`;
const lockSql = 'SELECT FROM photos WHERE id = $1 FOR UPDATE';
const keySql = `SELECT key FROM photos WHERE id = $1 AND ${isRemovable}`;

const decidedSql = `
  SELECT user_id AS "userId", key, hidden_at IS NOT NULL AS "isHidden", removed_at IS NOT NULL AS "isRemoved"
  FROM photos WHERE id = $1 AND saved_at IS NOT NULL FOR NO KEY UPDATE`;

// What it looks like is remembered, so that the same picture is noticed when it is uploaded again.
const hideSql = `
  WITH hidden AS (UPDATE photos SET hidden_at = now() WHERE id = $1 RETURNING hash)
  INSERT INTO removed_pictures (hash) SELECT hash FROM hidden`;

const unhideSql = `
  WITH shown AS (
    UPDATE photos SET hidden_at = NULL, removed_at = CASE WHEN $2 THEN removed_at ELSE coalesce(removed_at, now()) END
    WHERE id = $1 RETURNING hash
  )
  DELETE FROM removed_pictures WHERE id = (
    SELECT id FROM removed_pictures WHERE hash = (SELECT hash FROM shown) ORDER BY id DESC LIMIT 1
  )`;

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

  /** Locks a photo until the transaction ends; undefined if there is none. */
  async lock(manager: EntityManager, id: number): Promise<DecidedPhoto | undefined> {
    const [photo]: DecidedPhoto[] = await manager.query(decidedSql, [id]);
    return photo;
  }

  async hide(manager: EntityManager, id: number): Promise<void> {
    await manager.query(hideSql, [id]);
  }

  /** Ends the hiding of a photo: it is its user's picture again, or is removed if they have another one. */
  async unhide(manager: EntityManager, id: number, isPicture: boolean): Promise<void> {
    await manager.query(unhideSql, [id, isPicture]);
  }

  async isServed(key: string): Promise<boolean> {
    return (await this.pool.query<{ isServed: boolean }>(isServedSql, [key])).rows[0]?.isServed === true;
  }

  /** Marks as removed what nobody will see again. */
  async expire(uploadMinutes: number, hiddenDays: number): Promise<void> {
    await this.pool.query(expireSql, [uploadMinutes, hiddenDays]);
  }

  /** The ids of photos whose files can be removed. */
  async removable(count: number): Promise<number[]> {
    return (await this.pool.query<{ id: number }>(removableSql, [count])).rows.map(({ id }) => id);
  }

  /**
   * Locks a photo whose files can be removed, and returns its key; undefined if they cannot by now. A report that is being made
   * has the photo locked: once it is through, its evidence is seen.
   */
  async lockRemovable(manager: EntityManager, id: number): Promise<string | undefined> {
    await manager.query(lockSql, [id]);
    const [photo]: { key: string }[] = await manager.query(keySql, [id]);
    return photo?.key;
  }

  /** After its files are gone, in the transaction that locked it. */
  async delete(manager: EntityManager, id: number): Promise<void> {
    await manager.query('DELETE FROM photos WHERE id = $1', [id]);
  }

  async forgetPictures(days: number): Promise<void> {
    await this.pool.query(forgetPicturesSql, [days]);
  }
}
