// Every call of the API; specification section 7 and the decisions. Backend routes and browser calls both use these, as
// `endpoints.auth.login`. Separate exports, not one object, so that a page only loads the calls of its features.
export { account } from './account.js';
export { auth } from './auth.js';
export { blocks } from './safety/blocks.js';
export { calendar } from './calendar.js';
export { contacts, meetings, plan } from './safety/meetings.js';
export { conversations } from './together/conversations.js';
export { crossings } from './together/crossings.js';
export { decisions } from './safety/decisions.js';
export { destinations } from './destinations.js';
export { interests } from './interests.js';
export { exports, leaving } from './account-data.js';
export { matches } from './matches.js';
export { messages } from './messages.js';
export { moderation } from './safety/moderation.js';
export { notifications } from './safety/notifications.js';
export { push } from './safety/push.js';
export { quiz } from './quiz.js';
export { meetups } from './together/meetups.js';
export { routes } from './together/routes.js';
export { references } from './safety/references.js';
export { reports } from './safety/reports.js';
export { search } from './search.js';
export { subscriptions } from './subscriptions.js';
export { tips } from './tips.js';
export { trips } from './trips.js';
export { photos, users } from './users.js';
