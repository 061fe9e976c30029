import {
  type NotificationSettingsInput,
  endpoints,
  notificationDefaults,
  pushedKinds,
} from '@wayfellow/contracts';
import { Emails } from '../../src/platform/emails/emails.service.js';
import { MessageNotifications } from '../../src/modules/messages/unread/message-notifications.js';
import { type Client, newUser } from './client.js';
import type { Instance } from './instance.js';
import { confirmEmail } from './moderators.js';
import { query } from './query.js';
import { waitFor } from './wait-for.js';

/** Every kind everywhere, at any hour. */
export const atAnyHour: NotificationSettingsInput = {
  listed: [...notificationDefaults.listed],
  emailed: [...notificationDefaults.listed],
  pushed: [...pushedKinds],
  isNamed: false,
  isQuiet: false,
  quietFrom: 22,
  quietUntil: 7,
  zone: 'UTC',
};

/** Saves settings that are those of `atAnyHour` except for these. */
export const choose = async (
  who: Client,
  settings: Partial<NotificationSettingsInput> = {},
): Promise<void> => {
  const answer = await who.call(endpoints.notifications.saveSettings, {
    body: { ...atAnyHour, ...settings },
  });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
};

/** Somebody with a confirmed address who wants every email, at any hour. */
export const newReader = async (instance: Instance, name = 'Ben Reader'): Promise<Client> => {
  const reader = await newUser(instance, { name });
  await confirmEmail(instance, reader);
  await choose(reader);
  return reader;
};

const ours = `kind IN ('notification', 'digest', 'meetup-reminder')`;

/** Lets the time pass until emails about notifications are sent, and waits until those that are still to be sent are. */
export const sendEmails = async (instance: Instance): Promise<void> => {
  await instance.app.get(MessageNotifications).catchUp();
  // One that a worker has in hand already is left to it.
  await query(instance, `UPDATE emails SET leased_until = now() WHERE ${ours} AND attempts = 0`);
  const inHand = `SELECT FROM emails WHERE ${ours} AND (attempts > 0 OR leased_until <= now())`;
  await waitFor(async () => {
    await instance.app.get(Emails).sendDue();
    return (await query(instance, inHand)).rowCount === 0;
  });
};

/** When the emails about notifications that wait are looked at again, and how many these are. */
export const waitingEmails = async (instance: Instance, { user }: Client): Promise<Date[]> => {
  const { rows } = await query<{ due: Date }>(
    instance,
    `SELECT leased_until AS due FROM emails WHERE ${ours} AND facts->>'userId' = $1::int::text`,
    [user.id],
  );
  return rows.map(({ due }) => due);
};
