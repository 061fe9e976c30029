import { notificationDefaults, optionalKinds } from '@wayfellow/contracts';

const listOf = (kinds: readonly string[]): string =>
  `ARRAY[${kinds.map((kind) => `'${kind}'`).join(', ')}]::text[]`;

/** Where users choose what they are notified of. */
type Channel = 'listed' | 'emailed' | 'pushed';

/** SQL expression: the kinds that a user has turned on for a channel, as text[]. `user` is a placeholder or a column. */
const chosenKindsSql = (channel: Channel, user: string): string => `
  coalesce((SELECT ${channel} FROM notification_settings WHERE user_id = ${user}), ${listOf(notificationDefaults[channel])})`;

/** SQL condition: a user has not turned off a kind for a channel. `kind` is a column or a literal. */
export const isWantedSql = (channel: 'listed' | 'emailed', user: string, kind: string): string => `
  (${kind} <> ALL (${listOf(optionalKinds)}) OR ${kind} = ANY (${chosenKindsSql(channel, user)}))`;

/** SQL condition: a user wants a kind on their devices, where all that are not optional are one choice. */
export const isPushedSql = (user: string, kind: string): string => `
  (CASE WHEN ${kind} = ANY (${listOf(optionalKinds)}) THEN ${kind} ELSE 'safety' END = ANY (${chosenKindsSql('pushed', user)}))`;

/** Subquery: the time zones of the users who have told theirs. */
export const zonesSql = '(SELECT user_id, zone FROM notification_settings WHERE zone IS NOT NULL)';
