import type { EntityManager } from 'typeorm';
import { seedMeetings } from './seed-meetings.js';
import { seedTips } from './seed-tips.js';
import { seedTravellers } from './seed-travellers.js';

/**
 * Lays the demo travellers with their trips, interests, quiz answers, matches, conversations and tips, on empty
 * tables and after the destinations. Gives how many travellers there are.
 */
export const seedDemo = async (manager: EntityManager): Promise<number> => {
  const idOf = await seedTravellers(manager);
  await seedMeetings(manager, idOf);
  await seedTips(manager, idOf);
  return idOf.size;
};
