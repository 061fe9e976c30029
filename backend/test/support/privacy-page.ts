import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const product = 'profile, trips, interests';
const reports = 'reports with their evidence';
const secondStep = 'the key of a second step';
const pending = 'a sign-in that waits';
const settings = 'what somebody is notified of';
const subscription = 'the state of a subscription';

/** Which row of docs/privacy.md, by how it begins, says how long a table about travelers is kept. */
export const rowOfTable: Readonly<Record<string, string>> = {
  account_links: 'links in emails',
  appeals: reports,
  blocks: product,
  cases: reports,
  complaints: reports,
  conversation_members: product,
  conversations: product,
  data_exports: 'copies of one',
  decisions: reports,
  declined_contacts: 'keyed hashes of the addresses of those who declined',
  departed_addresses: 'keyed hashes of the email addresses of accounts that were erased',
  departures: 'that somebody leaves',
  digests: settings,
  emails: 'emails that could not be delivered',
  matches: product,
  meeting_plans: 'meeting plans',
  meetup_members: product,
  meetup_reminders: product,
  meetups: product,
  messages: product,
  moderation_log: 'the log of moderation',
  notices: reports,
  notification_settings: settings,
  notifications: 'notifications',
  passkey_challenges: pending,
  passkeys: 'passkeys',
  pending_sign_ins: pending,
  photos: 'photos',
  presence: 'that somebody is connected',
  push_subscriptions: 'devices that notifications',
  read_marks: product,
  recovery_codes: secondStep,
  refused_addresses: 'keyed hashes of the email addresses of banned',
  report_evidence: reports,
  reports,
  routes: product,
  second_steps: secondStep,
  sent_requests: 'when requests were sent',
  session: 'sessions',
  subscription_letters: subscription,
  subscriptions: subscription,
  tip_upvotes: product,
  tips: product,
  traits: product,
  travel_preferences: product,
  travel_references: 'references',
  trip_cards: product,
  trips: product,
  trusted_contacts: 'trusted contacts',
  user_interests: product,
  users: product,
};

/** What docs/privacy.md says that is kept, a text a row. */
export const keptRows = (): string[] => {
  const page = readFileSync(join(__dirname, '../../../docs/privacy.md'), 'utf8');
  const [, section = ''] = page.split('## What is kept, and how long');
  return [...(section.split('\n## ')[0] ?? '').matchAll(/^\| ([^|]+) \|/gm)].map(([, what = '']) => what);
};
