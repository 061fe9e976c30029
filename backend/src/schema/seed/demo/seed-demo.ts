import type { EntityManager } from 'typeorm';
import { seedMeetings } from './seed-meetings.js';
import { seedTips } from './seed-tips.js';
import { seedTravelers } from './seed-travelers.js';

/**
 * Inserts the demo travelers with their trips, interests, quiz answers, matches, conversations and tips into empty
 * tables, after the destinations. Returns the number of travelers.
 */
export const seedDemo = async (manager: EntityManager): Promise<number> => {
  const idOf = await seedTravelers(manager);
  await seedMeetings(manager, idOf);
  await seedTips(manager, idOf);
  return idOf.size;
};
