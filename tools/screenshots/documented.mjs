const everywhere = [
  { size: 'desktop', theme: 'light' },
  { size: 'phone', theme: 'light' },
  { size: 'phone', theme: 'dark' },
];
/** The pictures of docs/screenshots, by screen. */
export const documented = {
  home: everywhere,
  matches: everywhere,
  crossings: everywhere,
  messages: everywhere,
  route: [
    { size: 'desktop', theme: 'light' },
    { size: 'phone', theme: 'light' },
  ],
  meetups: [
    { size: 'desktop', theme: 'light' },
    { size: 'phone', theme: 'dark' },
  ],
  meetup: [
    { size: 'desktop', theme: 'dark' },
    { size: 'phone', theme: 'light' },
  ],
  group: [
    { size: 'desktop', theme: 'light' },
    { size: 'phone', theme: 'light' },
  ],
  'explore-own-map': [
    { size: 'desktop', theme: 'light' },
    { size: 'phone', theme: 'dark' },
  ],
  traveler: everywhere,
  'chat-hints': [{ size: 'phone', theme: 'light' }],
  'report-details': [{ size: 'phone', theme: 'light' }],
  'meet-safely': [{ size: 'desktop', theme: 'light' }],
  'meeting-plan': [{ size: 'phone', theme: 'light' }],
  account: [{ size: 'desktop', theme: 'dark' }],
  'notification-settings': [{ size: 'phone', theme: 'dark' }],
  photo: [{ size: 'desktop', theme: 'light' }],
  moderation: [{ size: 'desktop', theme: 'light' }],
  'moderation-case': [{ size: 'desktop', theme: 'dark' }],
  decision: [{ size: 'phone', theme: 'light' }],
};
