import { hash } from '@node-rs/argon2';
import { dueHours, reportReason } from '@wayfellow/contracts';
import type { EntityManager } from 'typeorm';
import type { Files } from '../../../platform/files/files.js';
import { passwordCost } from '../../../platform/keys/password-cost.js';
import { keepSql } from '../../../modules/reports/stores/evidence.store.js';
import { type DemoAccount, type DemoReport, readDemoCases } from './demo-cases.js';
import { DEMO_PASSWORD, demoEmail } from './demo-travelers.js';
import { type UserIds, idIn } from './ids.js';
import { seedMeetings } from './seed-meetings.js';
import { seedPortraits } from './seed-portraits.js';
import { seedTips } from './seed-tips.js';

/** Encrypts the key of a second step for its owner's row. */
export type SealKey = (userId: number) => Buffer;

const insertAccounts = `
  INSERT INTO users (username, email, name, age, bio, role, password_hash, created_at)
  SELECT username, email, name, age, bio, role, $8, now() - make_interval(days => days_ago)
  FROM unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::text[], $6::text[], $7::int[])
    WITH ORDINALITY AS demo(username, email, name, age, bio, role, days_ago, position)
  ORDER BY position
  RETURNING id, username`;

const insertSecondSteps = `
  INSERT INTO second_steps (user_id, sealed_key, confirmed_at)
  SELECT user_id, sealed_key, now() FROM unnest($1::int[], $2::bytea[]) AS demo(user_id, sealed_key)`;

// People who report or are reported get emails, which a newcomer can read in the outbox.
const confirmEmails = `
  UPDATE users SET confirmed_email = email, confirmed_at = created_at WHERE id = ANY($1)`;

const subjectSql: Readonly<Record<DemoReport['subject'], string>> = {
  person: 'SELECT id FROM users WHERE id = $1',
  tip: 'SELECT id FROM tips WHERE author_id = $1 ORDER BY id DESC LIMIT 1',
  photo: 'SELECT id FROM photos WHERE user_id = $1 ORDER BY id DESC LIMIT 1',
};

const openCase = `
  INSERT INTO cases (person_id, subject_kind, subject_id, urgency, opened_by, opened_at, due_at)
  VALUES ($1, $2, $3, $4, 'report', now() - make_interval(hours => $5), now() + make_interval(hours => $6 - $5))
  ON CONFLICT (subject_kind, subject_id) WHERE state <> 'closed' DO UPDATE SET
    opened_at = least(cases.opened_at, excluded.opened_at), due_at = least(cases.due_at, excluded.due_at)
  RETURNING id`;

const insertReport = `
  INSERT INTO reports (code, case_id, reporter_id, subject_kind, subject_id, about, reason, text, base_weight, created_at)
  SELECT $1, $2, $3, $4, $5, name, $6, $7, 1, now() - make_interval(hours => $8) FROM users WHERE id = $9
  RETURNING id`;

const dateEvidence = `
  UPDATE report_evidence SET created_at = now() - make_interval(hours => $2) WHERE report_id = $1`;

const lastMessages = `
  SELECT id FROM messages WHERE sender_id = $1 AND receiver_id = $2 ORDER BY id DESC LIMIT $3`;

/** With a zero, which random codes do not have. */
const codeOf = (at: number): string => `WF-DM0${at}`;

const idOf = async (manager: EntityManager, sql: string, values: unknown[]): Promise<number> => {
  const [row]: { id: number }[] = await manager.query(sql, values);
  return (row as { id: number }).id;
};

const seedAccounts = async (
  manager: EntityManager,
  accounts: readonly DemoAccount[],
  sealKey: SealKey,
): Promise<UserIds> => {
  const rows: { id: number; username: string }[] = await manager.query(insertAccounts, [
    accounts.map(({ username }) => username),
    accounts.map(demoEmail),
    accounts.map(({ name }) => name),
    accounts.map(({ age }) => age ?? null),
    accounts.map(({ bio }) => bio ?? null),
    accounts.map(({ role }) => role),
    accounts.map(({ daysAgo }) => daysAgo),
    await hash(DEMO_PASSWORD, passwordCost),
  ]);
  const ids = new Map(rows.map(({ id, username }) => [username, id]));
  const deciding = accounts
    .filter(({ role }) => role !== 'traveler')
    .map(({ username }) => idIn(ids, username));
  await manager.query(insertSecondSteps, [deciding, deciding.map(sealKey)]);
  return ids;
};

const seedReport = async (
  manager: EntityManager,
  ids: UserIds,
  one: DemoReport,
  at: number,
): Promise<void> => {
  const { subject, reason, text, hoursAgo } = one;
  const [personId, reporterId] = [idIn(ids, one.about), idIn(ids, one.by)];
  const { urgency } = reportReason(reason);
  const subjectId = await idOf(manager, subjectSql[subject], [personId]);
  const due = dueHours[urgency];
  const caseId = await idOf(manager, openCase, [personId, subject, subjectId, urgency, hoursAgo, due]);
  const reportId = await idOf(manager, insertReport, [
    codeOf(at),
    caseId,
    reporterId,
    subject,
    subjectId,
    reason,
    text,
    hoursAgo,
    personId,
  ]);
  const messages: { id: number }[] = await manager.query(lastMessages, [personId, reporterId, one.messages]);
  const chosen = messages.map(({ id }) => id);
  await manager.query(keepSql(subject), [reporterId, subjectId, personId, chosen, reportId]);
  await manager.query(dateEvidence, [reportId, hoursAgo]);
};

/**
 * Inserts a moderator and a lead with their second steps, and cases about demo travelers that they can decide, beside the
 * other demo travelers.
 */
export const seedCases = async (
  manager: EntityManager,
  travelers: UserIds,
  files: Files,
  sealKey: SealKey,
): Promise<void> => {
  const { accounts, matches, tips, reports } = readDemoCases();
  const own = await seedAccounts(manager, accounts, sealKey);
  const ids = new Map([...travelers, ...own]);
  await seedPortraits(
    manager,
    ids,
    files,
    accounts.flatMap(({ username, portrait }) => (portrait ? [{ username, portrait }] : [])),
  );
  await seedMeetings(manager, ids, matches);
  await seedTips(manager, ids, tips);
  const involved = new Set(reports.flatMap(({ about, by }) => [about, by]));
  await manager.query(confirmEmails, [[...involved].map((username) => idIn(ids, username))]);
  for (const [at, report] of reports.entries()) await seedReport(manager, ids, report, at);
};
