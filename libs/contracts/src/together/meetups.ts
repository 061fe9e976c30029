/** Whether a meetup takes somebody, nobody any more, or does not take place. */
export const meetupStates = ['open', 'closed', 'cancelled'] as const;
export type MeetupState = (typeof meetupStates)[number];

/** What the viewer is to a meetup. */
export const meetupStandings = ['none', 'host', 'joined', 'waiting'] as const;

/** What users are notified of about meetups that they are in. */
export const meetupEvents = [
  /** Somebody joined the user's own meetup. */
  'joined',
  /** A place became free, and is theirs. */
  'promoted',
  'changed',
  'cancelled',
  'removed',
  /** It begins tomorrow, or in two hours. */
  'day-before',
  'soon',
] as const;
export type MeetupEvent = (typeof meetupEvents)[number];
