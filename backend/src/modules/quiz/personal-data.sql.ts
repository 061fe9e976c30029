import type { PersonalTables } from '../../platform/personal-data/personal-data.js';

export const quizPersonalData: PersonalTables = {
  travel_preferences: {
    title: 'Quiz answers',
    erase: ['DELETE FROM travel_preferences WHERE user_id = $1'],
    copy: 'SELECT answers, updated_at AS "updatedAt" FROM travel_preferences WHERE user_id = $1',
  },
};
