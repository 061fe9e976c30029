import { type DeletionInput, endpoints } from '@wayfellow/contracts';
import { ErasureService } from '../../src/modules/leaving/erasure.service.js';
import type { Client } from './client.js';
import type { Instance } from './instance.js';
import { query } from './query.js';

const plain = { password: 'correct horse', takeBackMessages: false, deleteTips: false };

/** Leaves, whatever the answer. */
export const askToLeave = (who: Client, choices: Partial<DeletionInput> = {}) =>
  who.call(endpoints.leaving.begin, { body: { ...plain, ...choices } });

/** Leaves, and gives when the account is erased. */
export const mustLeave = async (who: Client, choices: Partial<DeletionInput> = {}): Promise<string> => {
  const answer = await askToLeave(who, choices);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body.erasedAt;
};

/** Brings the day of an erasure nearer, as time does; an interval such as '13 days 23 hours'. */
export const letPass = async (instance: Instance, { user }: Client, time: string): Promise<void> => {
  await query(instance, 'UPDATE departures SET erase_at = erase_at - $2::interval WHERE user_id = $1', [
    user.id,
    time,
  ]);
};

/** Runs the job that erases accounts. */
export const eraseDue = ({ app }: Instance): Promise<void> => app.get(ErasureService).eraseDue();
