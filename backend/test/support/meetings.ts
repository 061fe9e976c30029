import { type MeetingView, type TrustedContactView, endpoints } from '@wayfellow/contracts';
import type { Client } from './client.js';
import type { Instance } from './instance.js';
import { query } from './query.js';

const HOUR_MS = 60 * 60 * 1_000;

/** A time so many hours from now, as a plan has it. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** The input of a plan with somebody: in an hour, and a check-in two and a half hours later. */
export const meetingWith = (other: { user: { id: number } }, more: object = {}) => ({
  otherUserId: other.user.id,
  place: 'Kyoto station, north exit',
  startsAt: inHours(1),
  zone: 'Asia/Tokyo',
  note: 'Dinner nearby, then tram home by ten',
  country: 'JP',
  checkInAt: inHours(3.5),
  ...more,
});

/** Plans a meeting that must be taken. */
export const mustPlan = async (maker: Client, other: Client, more: object = {}): Promise<MeetingView> => {
  const answer = await maker.call(endpoints.meetings.create, { body: meetingWith(other, more) });
  if (answer.status !== 201) throw new Error(`Not planned: ${answer.status} ${answer.text}`);
  return answer.body;
};

let named = 0;
/** Names a contact who must be taken; they have not agreed yet. */
export const mustName = async (maker: Client): Promise<TrustedContactView> => {
  named += 1;
  const body = { name: 'Ingrid', email: `ingrid${process.pid}x${named}@post.wayfellow.travel` };
  const answer = await maker.call(endpoints.contacts.add, { body });
  if (answer.status !== 201) throw new Error(`Not named: ${answer.status} ${answer.text}`);
  return answer.body;
};

/** Lets a contact have agreed. */
export const agree = async (instance: Instance, { id }: { id: number }): Promise<void> => {
  await query(instance, 'UPDATE trusted_contacts SET confirmed_at = now() WHERE id = $1', [id]);
};

/** Moves all times of a plan back, as if so much time had passed. */
export const letPass = async (instance: Instance, { id }: { id: number }, minutes: number): Promise<void> => {
  await query(
    instance,
    `UPDATE meeting_plans SET starts_at = starts_at - $2::int * interval '1 minute',
       check_in_at = check_in_at - $2::int * interval '1 minute'
     WHERE id = $1`,
    [id, minutes],
  );
};

/** The token in the address of a plan's page. */
export const tokenOf = ({ link }: { link: string }): string => link.split('#')[1] ?? '';
