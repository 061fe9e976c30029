import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evidenceDays, limits, meetingTimes, refusedAddressDays, retentionDays } from '@wayfellow/contracts';

const page = readFileSync(join(__dirname, '../../../../docs/privacy.md'), 'utf8');
const days = (count: number) => `${count} days`;

test.each([
  ['hidden photos', `hidden by a moderator: ${days(retentionDays.hiddenPhoto)}`],
  ['removed pictures', `notice the same picture again | ${days(retentionDays.removedPicture)}`],
  [
    'sessions',
    `${days(retentionDays.session.unused)} without use, ${days(retentionDays.session.longest)} at most`,
  ],
  ['known browsers', `locking somebody out | ${days(retentionDays.knownBrowser)}`],
  ['unsent emails', `to send them | ${days(retentionDays.unsentEmail)}`],
  [
    'copies of data',
    `${days(retentionDays.copy)}, or until the account is erased; that one was made: ${days(retentionDays.copyListed)}`,
  ],
  [
    'links',
    `${days(limits.confirmLinkDays)}, to a new password ${limits.resetLinkMinutes} minutes, to keep an account ${days(retentionDays.leaving)}`,
  ],
  [
    'evidence',
    `${days(evidenceDays.decided)} after the last decision, ${days(evidenceDays.banned)} after a ban`,
  ],
  [
    'meeting plans',
    `${days(meetingTimes.keptDays)} after their link has ended, which works for ${meetingTimes.linkHours} hours`,
  ],
  ['trusted contacts', `without the contact's answer: ${days(meetingTimes.keptDays)}`],
  ['who declined', `asked again | ${days(retentionDays.declinedContact)}`],
  ['who reads a plan', `until ${meetingTimes.linkHours} hours after the meeting`],
  ['refused addresses', `open no other account | ${days(refusedAddressDays)}`],
  ['sign-ins that wait', `it ends after ${limits.pendingSignInMinutes} minutes`],
  ['departures', `come back until then | ${days(retentionDays.leaving)}`],
  ['payment events', `to apply each once | ${days(retentionDays.paymentEvent)}`],
  ['logs', `never what people wrote | ${days(retentionDays.logs)}`],
  ['backups', `to restore | ${days(retentionDays.backups)}`],
  ['leaving', `For ${days(retentionDays.leaving)}\nsigning in offers to keep it`],
])('docs/privacy.md states %s', (_, sentence) => {
  expect(page).toContain(sentence);
});
