import type { PersonalTables } from '../../platform/personal-data/personal-data.js';

/** What ranks travelers, made of their interests, quiz and trips. */
export const travelersPersonalData: PersonalTables = {
  traits: { erase: ['DELETE FROM traits WHERE user_id = $1'] },
  trip_cards: { erase: ['DELETE FROM trip_cards WHERE user_id = $1'] },
};
