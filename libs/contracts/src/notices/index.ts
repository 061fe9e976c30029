// Every toast, by situation: those of the specification's section 8, then those of the account, as `notices.loggedIn`. Separate
// modules, so that a page only loads those of its features.
export * from './session.js';
export * from './connecting.js';
export * from './device.js';
export * from './needs-login.js';
export * from './profile.js';
export * from './premium.js';
export * from './account.js';
export * from './safety.js';
export * from './references.js';
export * from './meetings.js';
export * from './together/groups.js';
export * from './together/routes.js';
export * from './together/meetups.js';
