// The structure that docs/architecture.md describes: who may import whom in the backend, and which projects are frontends.

/** The folders of the platform, from the lowest layer up: each may use those before it. */
export const platformRooms = [
  'observability',
  'problems',
  'keys',
  'database',
  'personal-data',
  'bus',
  'sessions',
  'rate-limits',
  'audit',
  'validation',
  'static-frontends',
  'response-cache',
  'jobs',
  'emails',
  'files',
  'http',
  'live',
];

/** The modules that a module of the backend may use; of each only its service and its module (see also `tableReaders`). */
export const moduleArrows = {
  accounts: ['auth', 'notifications', 'second-step', 'users'],
  auth: ['notifications', 'second-step', 'users'],
  'second-step': ['users'],
  users: ['notifications'],
  trips: ['destinations', 'users'],
  interests: [],
  conversations: ['messages', 'notifications', 'users'],
  crossings: ['destinations', 'meetups', 'notifications', 'search', 'trips', 'users'],
  destinations: [],
  digests: ['notifications'],
  tips: ['destinations', 'users'],
  exports: ['accounts', 'users'],
  leaving: ['accounts', 'matches', 'subscriptions', 'users'],
  matches: ['notifications', 'travelers', 'users', 'subscriptions'],
  routes: ['destinations', 'trips', 'users'],
  search: ['travelers'],
  suggestions: ['travelers'],
  travelers: ['interests', 'quiz', 'users'],
  blocks: ['conversations', 'matches', 'meetups', 'users'],
  photos: ['reports', 'users'],
  meetings: ['notifications', 'users'],
  meetups: ['calendar', 'conversations', 'notifications', 'travelers', 'trips', 'users'],
  moderation: [
    'meetups',
    'messages',
    'notifications',
    'photos',
    'references',
    'reports',
    'subscriptions',
    'tips',
    'users',
  ],
  messages: ['matches', 'notifications'],
  notifications: [],
  references: ['notifications', 'reports', 'users'],
  reports: ['blocks', 'users'],
  quiz: ['subscriptions'],
  subscriptions: ['users'],
  calendar: ['trips', 'matches', 'subscriptions'],
};

/** The folders of a module, from the lowest layer up: each may use those before it; the module's own files use all. */
export const moduleFolders = {
  conversations: ['backfill', 'members', 'list'],
  meetups: ['rows', 'changing', 'due'],
  messages: ['backfill', 'columns', 'batches', 'unread', 'groups'],
  moderation: ['log', 'decisions', 'effects', 'emails', 'deciding', 'queue'],
  notifications: ['telling', 'push'],
  reports: ['stores', 'own', 'notices'],
  subscriptions: ['provider', 'state', 'emails', 'sync', 'checkout'],
};

/** Files beyond service and module that another module may import, and why. */
export const openFiles = {
  // A new password is checked as at sign-up; address and password are columns of the user's row.
  accounts: ['auth/passwords', 'auth/common-passwords', 'users/credential.store'],
  // A sign-in that waits for its code ends when the password changes.
  auth: ['users/credential.store'],
  // Emails about notifications are written in one way, and mornings and quiet hours are told by one clock.
  digests: [
    'notifications/notification-email-texts',
    'notifications/notification-emails',
    'notifications/telling/quiet-hours',
  ],
  // The confirmed address of the user who is asked whether they are fine.
  meetings: ['users/credential.store'],
  // There is one writer of calendar files; who is in a meetup is in its chat.
  meetups: [
    'calendar/ics',
    'conversations/meetup-conversations',
    'notifications/notification-email-texts',
    'notifications/notification-emails',
  ],
  // A copy is asked for by the owner, and its email leads to the account screen.
  exports: ['accounts/account-links', 'accounts/owner-check', 'users/credential.store'],
  // Who leaves confirms it as the owner, and keeps the account by a link like those of accounts.
  leaving: [
    'accounts/account-link.store',
    'accounts/account-links',
    'accounts/owner-check',
    'users/credential.store',
  ],
  // Who may write to whom, asked for every frame: a provider of its own beside the service.
  messages: ['matches/accepted-pairs'],
  // The same pairs, to invalidate them.
  blocks: ['matches/accepted-pairs'],
  // The messages of a step are written by the module that owns them, in the step's transaction. Those of several are stored there,
  // too, and paged by the same links.
  conversations: [
    'messages/backfill/message-backfill.store',
    'messages/groups/group-message.view',
    'messages/groups/group-messages.service',
    'messages/thread-link',
  ],
  // Emails go to confirmed addresses, which are columns of the user's row.
  moderation: ['users/credential.store'],
};

/**
 * Which modules embed SQL about another module's tables in their own: owner → readers. The SQL is in
 * backend/src/tables/<owner>.sql.ts, or in its folder together, below all modules, so that the modules do not depend on each other.
 */
export const tableReaders = {
  blocks: [
    'conversations',
    'meetups',
    'search',
    'suggestions',
    'destinations',
    'digests',
    'matches',
    'notifications',
    'reports',
    'routes',
    'moderation',
  ],
  destinations: ['digests', 'meetups', 'notifications', 'references', 'travelers', 'trips', 'search'],
  meetings: ['reports'],
  conversations: ['blocks', 'matches', 'meetups', 'messages', 'notifications', 'reports'],
  matches: [
    'conversations',
    'search',
    'suggestions',
    'destinations',
    'digests',
    'meetings',
    'meetups',
    'messages',
    'references',
    'reports',
    'routes',
    'travelers',
    'users',
    'moderation',
  ],
  meetups: ['conversations', 'reports'],
  messages: ['conversations', 'notifications', 'reports', 'travelers', 'moderation'],
  moderation: ['users'],
  notifications: ['conversations', 'digests', 'meetups'],
  photos: ['reports', 'travelers'],
  references: ['reports', 'travelers'],
  reports: ['moderation', 'photos', 'users'],
  subscriptions: ['users', 'search', 'destinations', 'messages', 'moderation'],
  tips: ['destinations', 'reports'],
  travelers: ['search', 'suggestions', 'destinations'],
  trips: [
    'destinations',
    'digests',
    'meetups',
    'notifications',
    'references',
    'routes',
    'search',
    'travelers',
    'suggestions',
  ],
  users: [
    'accounts',
    'blocks',
    'conversations',
    'destinations',
    'digests',
    'matches',
    'meetings',
    'meetups',
    'messages',
    'notifications',
    'references',
    'reports',
    'routes',
    'search',
    'tips',
    'travelers',
    'moderation',
  ],
};

export const frontends = ['frontend-shell', 'mfe-matching', 'mfe-messaging', 'mfe-subscription'];
