import type { Rule } from '../inputs/rule-kinds.js';
import { limits } from '../limits.js';
import { meetupLimits } from '../safety/user-limits.js';
import { meetupStates } from './meetups.js';

const { title, description, area, spot, places, minutes } = limits.meetup;

const TIME = /^([01]\d|2[0-3]):[0-5][05]$/;

/** Error messages of the calls about meetups. */
export const meetupTexts = {
  title: 'Please say what you have in mind',
  area: 'Please name a part of town',
  spot: 'Please say where you meet',
  day: 'Please choose a day of your trip',
  time: 'Please choose a time, on five minutes',
  ahead: 'Please choose a time at least an hour ahead',
  tooFar: 'Please choose a day within a year',
  minutes: 'A meetup takes from 30 minutes to 12 hours',
  newcomerPlaces: `With a new account at most ${meetupLimits.places.newcomers} people may join`,
  joined: (count: number) => `${count} have joined already`,
  places: `From ${places.min} to ${places.max} people may join`,
} as const;

/** What a meetup's chat says when its host moves or cancels it, and when a decision hides it or is lifted. */
export const meetupLines = {
  time: (before: string, now: string) => `New time: ${now} (was ${before})`,
  spot: (before: string, now: string) => `New spot: ${now} (was ${before})`,
  /** In place of the line above once its host's account is deleted. */
  spotErased: 'The spot was changed.',
  cancelled: `This meetup was cancelled. The chat stays open for ${limits.meetup.chatDays} days.`,
  hidden: 'This meetup is hidden: nobody finds or joins it, and nobody is reminded of it.',
  shown: 'This meetup is shown again.',
} as const;

const line = (name: string, text: string, { min, max }: { min: number; max: number }) =>
  ({
    kind: 'text',
    trim: true,
    text,
    min: { value: min, text },
    max: { value: max, text: `${name} cannot exceed ${max} characters` },
    oneLine: `${name} cannot contain line breaks or invisible characters`,
  }) as const satisfies Rule;

/** The rules of a meetup's own fields. */
export const meetupRules = {
  meetupTitle: line('Title', meetupTexts.title, title),
  meetupDescription: {
    kind: 'text',
    optional: true,
    trim: true,
    text: 'Description must be a text',
    max: { value: description.max, text: `Description cannot exceed ${description.max} characters` },
  },
  meetupDay: { kind: 'day', text: meetupTexts.day },
  meetupTime: {
    kind: 'text',
    text: meetupTexts.time,
    pattern: { accepts: (value: string) => TIME.test(value), text: meetupTexts.time },
  },
  meetupMinutes: { kind: 'integer', ...minutes, text: meetupTexts.minutes },
  meetupArea: line('Part of town', meetupTexts.area, area),
  meetupSpot: line('Exact spot', meetupTexts.spot, spot),
  meetupPlaces: { kind: 'integer', ...places, text: meetupTexts.places },
  meetupState: { kind: 'choice', values: meetupStates, text: 'state must be open, closed or cancelled' },
  meetupsDay: { kind: 'day', optional: true, text: meetupTexts.day },
} as const satisfies Record<string, Rule>;
