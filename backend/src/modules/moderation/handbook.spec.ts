import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  communityRules,
  declinedRequests,
  dueHours,
  evidenceDays,
  limits,
  measures,
  newAccountDays,
  refusedAddressDays,
  suspensionDays,
  voices,
  warnedDays,
} from '@wayfellow/contracts';

const page = readFileSync(resolve(__dirname, '../../../../docs/moderation.md'), 'utf8').replaceAll(
  /\s+/g,
  ' ',
);

test.each([
  `once in ${limits.confirmedHours} hours`,
  `${limits.messagesAround} before and after each`,
  `limited by rule | ${dueHours.urgent} hours`,
  `something illegal | ${dueHours.high} hours`,
  `everything else | ${dueHours.normal} hours`,
  `sent ${declinedRequests.count} requests or more in ${declinedRequests.windowDays} days, of which ${declinedRequests.share * 100} % were declined`,
  `appeals and complaints | ${dueHours.appeal} hours`,
  `weighs ${voices.weight} when their email address is confirmed and their account is ${newAccountDays} days old, ${voices.newWeight} before`,
  `nothing in its first ${voices.weightlessHours} hours`,
  `at least ${measures.people} travelers agree within ${measures.windowDays} days`,
  `hidden from a weight of ${measures.hide} on, an account is held from ${measures.hold} on`,
  `ends after ${measures.liftHours} hours without a decision, and no rule does it again within ${measures.pauseDays} days`,
  `${suspensionDays.min} to ${suspensionDays.max} days: signs in`,
  `no other account for ${refusedAddressDays} days`,
  `${Object.keys(communityRules).length} community rules and the facts, in ${limits.facts.min} to ${limits.facts.max} characters`,
  `with the person in the last ${warnedDays} days`,
  `appeal once within ${limits.appealDays} days`,
  `object once within ${limits.appealDays} days`,
  `erased ${evidenceDays.decided} days after the last decision or appeal, after a ban ${evidenceDays.banned} days`,
])("the moderator's handbook says: %s", (sentence) => {
  expect(page).toContain(sentence);
});
