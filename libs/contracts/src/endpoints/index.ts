import { account } from './account.js';
import { auth } from './auth.js';
import { blocks } from './safety/blocks.js';
import { calendar } from './calendar.js';
import { decisions } from './safety/decisions.js';
import { exports, leaving } from './account-data.js';
import { destinations } from './destinations.js';
import { interests } from './interests.js';
import { matches } from './matches.js';
import { contacts, meetings, plan } from './safety/meetings.js';
import { messages } from './messages.js';
import { notifications } from './safety/notifications.js';
import { moderation } from './safety/moderation.js';
import { quiz } from './quiz.js';
import { references } from './safety/references.js';
import { reports } from './safety/reports.js';
import { search } from './search.js';
import { subscriptions } from './subscriptions.js';
import { tips } from './tips.js';
import { trips } from './trips.js';
import { photos, users } from './users.js';

/** Every call of the API; specification section 7 and the decisions. Backend routes and browser calls both use these. */
export const endpoints = {
  auth,
  users,
  account,
  leaving,
  exports,
  blocks,
  photos,
  reports,
  decisions,
  moderation,
  meetings,
  plan,
  contacts,
  references,
  trips,
  interests,
  matches,
  messages,
  notifications,
  destinations,
  tips,
  search,
  subscriptions,
  calendar,
  quiz,
} as const;
