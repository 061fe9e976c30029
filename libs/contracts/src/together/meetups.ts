/** Whether a meetup takes somebody, nobody any more, or does not take place. */
export const meetupStates = ['open', 'closed', 'cancelled'] as const;
export type MeetupState = (typeof meetupStates)[number];

/** What the viewer is to a meetup. */
export const meetupStandings = ['none', 'host', 'joined', 'waiting'] as const;
