import { rules } from '../inputs/rules.js';

const meetup = {
  title: rules.meetupTitle,
  description: rules.meetupDescription,
  day: rules.meetupDay,
  time: rules.meetupTime,
  minutes: rules.meetupMinutes,
  area: rules.meetupArea,
  spot: rules.meetupSpot,
  capacity: rules.meetupPlaces,
} as const;

/** The inputs of the calls about meetups. `version` is that which was read, so that the second of two changes is refused. */
export const meetupInputs = {
  meetup: { ...meetup, tripId: rules.id, clientId: rules.clientId },
  meetupChange: { ...meetup, version: rules.routeVersion },
  meetupState: { state: rules.meetupState },
} as const;
