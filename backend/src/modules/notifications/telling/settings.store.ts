import { Injectable } from '@nestjs/common';
import {
  type NotificationSettingsInput,
  type NotificationSettingsView,
  type OptionalKind,
  notificationDefaults,
} from '@wayfellow/contracts';
import { PgPool } from '../../../platform/database/pg-pool.js';
import { peopleSql } from '../../../tables/users.sql.js';

const columns = `
  listed, emailed, pushed, is_named AS "isNamed", is_quiet AS "isQuiet", quiet_from AS "quietFrom", quiet_until AS "quietUntil", zone`;

const findSql = `SELECT ${columns} FROM notification_settings WHERE user_id = $1`;

const saveSql = `
  INSERT INTO notification_settings (user_id, listed, emailed, is_quiet, quiet_from, quiet_until, zone, pushed, is_named)
  VALUES ($1, $2, $3, $4, $5, $6, $7, coalesce($8::text[], $10::text[]), coalesce($9::boolean, $11::boolean))
  ON CONFLICT (user_id) DO UPDATE SET listed = excluded.listed, emailed = excluded.emailed,
    pushed = coalesce($8, notification_settings.pushed), is_named = coalesce($9, notification_settings.is_named),
    is_quiet = excluded.is_quiet, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, zone = excluded.zone`;

/** Somebody who has changed nothing yet gets a row of the defaults with this change. None for an account that is gone. */
const changeSql = (emailed: string, zone: string, change: string): string => `
  INSERT INTO notification_settings (user_id, listed, emailed, is_quiet, quiet_from, quiet_until, zone, pushed, is_named)
  SELECT id, $2::text[], ${emailed}, $4::boolean, $5::smallint, $6::smallint, ${zone}, $8::text[], $9::boolean
  FROM ${peopleSql} person WHERE id = $1 AND NOT is_gone
  ON CONFLICT (user_id) DO UPDATE SET ${change}`;

const turnOffSql = changeSql(
  'array_remove($3::text[], $7::text)',
  'NULL',
  'emailed = array_remove(notification_settings.emailed, $7::text)',
);
// Where the bell or an email tells of the kind already, nothing changes; nor for the defaults, which list every kind.
const listSql = `
  UPDATE notification_settings SET listed = array_append(listed, $2)
  WHERE user_id = $1 AND $2 <> ALL (listed) AND $2 <> ALL (emailed)`;
const keepZoneSql = changeSql('$3::text[]', '$7::text', 'zone = excluded.zone');

/** The table of settings: one row for each user who has changed them. */
@Injectable()
export class SettingsStore {
  constructor(private readonly pool: PgPool) {}

  /** The defaults for somebody who has changed nothing. */
  async find(userId: number): Promise<NotificationSettingsView> {
    const { rows } = await this.pool.query<NotificationSettingsView>(findSql, [userId]);
    const { listed, emailed, pushed, ...rest } = notificationDefaults;
    return (
      rows[0] ?? { listed: [...listed], emailed: [...emailed], pushed: [...pushed], ...rest, zone: null }
    );
  }

  async save(userId: number, settings: NotificationSettingsInput): Promise<void> {
    const { listed, emailed, pushed, isNamed, isQuiet, quietFrom, quietUntil, zone } = settings;
    await this.pool.query(saveSql, [
      userId,
      listed,
      emailed,
      isQuiet,
      quietFrom,
      quietUntil,
      zone,
      pushed,
      isNamed,
      notificationDefaults.pushed,
      notificationDefaults.isNamed,
    ]);
  }

  /** Turns the emails of one kind off. Returns false for an account that is gone. */
  turnOff(userId: number, kind: OptionalKind): Promise<boolean> {
    return this.change(turnOffSql, userId, kind);
  }

  /** Has the bell list a kind that is told nowhere. */
  async list(userId: number, kind: OptionalKind): Promise<void> {
    await this.pool.query(listSql, [userId, kind]);
  }

  async keepZone(userId: number, zone: string): Promise<void> {
    await this.change(keepZoneSql, userId, zone);
  }

  private async change(sql: string, userId: number, to: string): Promise<boolean> {
    const { listed, emailed, pushed, isNamed, isQuiet, quietFrom, quietUntil } = notificationDefaults;
    const { rowCount } = await this.pool.query(sql, [
      userId,
      listed,
      emailed,
      isQuiet,
      quietFrom,
      quietUntil,
      to,
      pushed,
      isNamed,
    ]);
    return rowCount === 1;
  }
}
