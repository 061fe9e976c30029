import { Injectable } from '@nestjs/common';
import type { Role, Standing } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import { PgPool } from '../../platform/database/pg-pool.js';
import { isPremiumSql } from '../../tables/subscriptions.sql.js';
import { accountsSql, canSeeSql } from '../../tables/users.sql.js';

/** What any viewer sees of a user. */
export interface PublicRow {
  id: number;
  name: string;
  profileImage: string | null;
}
/** A user as other travelers see them. */
export interface TravelerRow extends PublicRow {
  age: number | null;
  bio: string | null;
  isPremium: boolean;
}
/** A user as they see themself. */
export interface OwnRow extends TravelerRow {
  username: string;
  email: string;
  confirmedEmail: string | null;
  standing: Standing;
  standingUntil: Date | null;
  role: Role;
  showsForeignPictures: boolean;
}

const publicColumns = 'id, name, profile_image AS "profileImage"';
const travelerColumns = `${publicColumns}, age, bio, ${isPremiumSql('users.id')} AS "isPremium"`;

const publicSql = `SELECT ${publicColumns} FROM users WHERE id = $2 AND ${canSeeSql('$1', 'users')}`;
const travelersSql = `SELECT ${travelerColumns} FROM users WHERE id = ANY($1)`;
const ownSql = `SELECT ${travelerColumns}, username, email, confirmed_email AS "confirmedEmail",
    standing, standing_until AS "standingUntil", role,
    shows_foreign_pictures AS "showsForeignPictures"
  FROM users WHERE id = $1`;
const visibleSql = `SELECT EXISTS (SELECT FROM users WHERE id = $2 AND ${canSeeSql('$1', 'users')}) AS "isVisible"`;

const isNewSql = `SELECT is_new AS "isNew" FROM ${accountsSql} account WHERE id = $1`;

// Ordered by id, so that two transactions cannot deadlock.
const lockSql = 'SELECT id FROM users WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE';
const lockToEraseSql = 'SELECT FROM users WHERE id = $1 FOR UPDATE';

/** Reads users as different viewers see them, and locks them. */
@Injectable()
export class UserStore {
  constructor(private readonly pool: PgPool) {}

  /** Undefined if there is no such user for the viewer. */
  async visibleTo(viewerId: number, id: number): Promise<PublicRow | undefined> {
    return (await this.pool.query<PublicRow>(publicSql, [viewerId, id])).rows[0];
  }

  async travelers(ids: readonly number[]): Promise<TravelerRow[]> {
    const query = { name: 'travelers', text: travelersSql, values: [ids] };
    return (await this.pool.query<TravelerRow>(query)).rows;
  }

  async own(id: number): Promise<OwnRow | undefined> {
    return (await this.pool.query<OwnRow>(ownSql, [id])).rows[0];
  }

  /** Whether a user is visible to a viewer. */
  async canSee(manager: EntityManager, viewerId: number, id: number): Promise<boolean> {
    const [found]: { isVisible: boolean }[] = await manager.query(visibleSql, [viewerId, id]);
    return found?.isVisible === true;
  }

  /** Whether a user's account is new. */
  async isNew(id: number): Promise<boolean> {
    return (await this.pool.query<{ isNew: boolean }>(isNewSql, [id])).rows[0]?.isNew === true;
  }

  /** Locks users until the transaction ends; returns how many of them exist. */
  async lock(manager: EntityManager, ids: readonly number[]): Promise<number> {
    const locked: unknown[] = await manager.query(lockSql, [ids]);
    return locked.length;
  }

  async lockToErase(manager: EntityManager, id: number): Promise<void> {
    await manager.query(lockToEraseSql, [id]);
  }
}
