import { limits } from '../limits.js';
import type { Rule } from './rule.js';

/** A time with its offset from UTC, so that it is one moment wherever it is read. */
const MOMENT = /^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-][01]\d:[0-5]\d)$/;
const isMoment = (value: string): boolean => MOMENT.test(value) && !Number.isNaN(Date.parse(value));

/** Names of the IANA database, which PostgreSQL knows: browsers and Node.js also take others, such as 'BST' and 'SystemV/PST8'. */
const ZONE =
  /^(?:(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)\/.+|UTC|GMT|[CEMW]ET|[EMH]ST|(?:EST5E|CST6C|MST7M|PST8P)DT)$/;
const isZone = (value: string): boolean => {
  if (!ZONE.test(value)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
};

const placeText = 'Please say where you meet';
const timeText = 'Please choose a day and a time';
const zoneText = 'Please choose a time zone';
const checkInText = 'Please choose when we ask you';
const countryText = 'Please choose a country';

/** The rules of meeting plans and trusted contacts. */
export const meetingRules = {
  meetingPlace: {
    kind: 'text',
    trim: true,
    text: placeText,
    min: { value: limits.meetingPlace.min, text: placeText },
    max: { value: limits.meetingPlace.max, text: 'Where you meet cannot exceed 120 characters' },
    oneLine: 'Where you meet cannot contain line breaks or invisible characters',
  },
  startsAt: { kind: 'text', text: timeText, pattern: { accepts: isMoment, text: timeText } },
  zone: { kind: 'text', text: zoneText, pattern: { accepts: isZone, text: zoneText } },
  meetingNote: {
    kind: 'text',
    optional: true,
    trim: true,
    text: 'What else must be a text',
    max: { value: limits.meetingNote.max, text: 'What else cannot exceed 300 characters' },
  },
  checkInAt: {
    kind: 'text',
    optional: true,
    text: checkInText,
    pattern: { accepts: isMoment, text: checkInText },
  },
  country: {
    kind: 'text',
    optional: true,
    text: countryText,
    pattern: { accepts: (value) => /^[A-Z]{2}$/.test(value), text: countryText },
  },
  isWilling: { kind: 'flag', text: 'isWilling must be true or false' },
} as const satisfies Record<string, Rule>;
