import type { EntityManager } from 'typeorm';
import type { Files } from '../../../platform/files/files.js';
import { type SealKey, seedCases } from './seed-cases.js';
import { seedGroups } from './seed-groups.js';
import { seedMeetings } from './seed-meetings.js';
import { seedMeetups } from './together/seed-meetups.js';
import { seedPortraits } from './seed-portraits.js';
import { seedReferences } from './seed-references.js';
import { seedTips } from './seed-tips.js';
import { seedTravelers } from './seed-travelers.js';

/**
 * Inserts the demo travelers with their portraits, trips, interests, quiz answers, matches, conversations, groups, meetups,
 * references and tips into empty tables, after the destinations. With `sealKey` also moderators and cases for them. Returns
 * the number of travelers.
 */
export const seedDemo = async (manager: EntityManager, files: Files, sealKey?: SealKey): Promise<number> => {
  const idOf = await seedTravelers(manager);
  await seedPortraits(manager, idOf, files);
  await seedMeetings(manager, idOf);
  await seedGroups(manager, idOf);
  await seedMeetups(manager, idOf);
  await seedReferences(manager, idOf);
  await seedTips(manager, idOf);
  if (sealKey) await seedCases(manager, idOf, files, sealKey);
  return idOf.size;
};
