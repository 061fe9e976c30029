import type { EntityManager } from 'typeorm';
import { seedMeetings } from './seed-meetings.js';
import { seedTips } from './seed-tips.js';
import { seedTravelers } from './seed-travelers.js';

/**
 * Lays the demo travelers with their trips, interests, quiz answers, matches, conversations and tips, on empty
 * tables and after the destinations. Gives how many travelers there are.
 */
export const seedDemo = async (manager: EntityManager): Promise<number> => {
  const idOf = await seedTravelers(manager);
  await seedMeetings(manager, idOf);
  await seedTips(manager, idOf);
  return idOf.size;
};
