import {
  type CalendarDay,
  type MeetingInput,
  meetingTimes,
  momentOf,
  wallTimeOf,
} from '@wayfellow/contracts';
import { cityOf } from '../../../shared/meetings/zones';

/** What the form has, as texts. */
export interface MeetingValues {
  place: string;
  day: string;
  time: string;
  zone: string;
  note: string;
  country: string;
  /** Empty for nobody. */
  contactId: string;
  isAsked: boolean;
  checkInMinutes: string;
}

const HOUR_MS = 60 * 60 * 1_000;

/** When the check-in is asked for, in minutes after the meeting. */
export const checkInChoices = [60, 90, 120, meetingTimes.checkInAfterMinutes, 180, 240, 360, 480, 720];

/** A new plan: at the next full hour, in this device's zone. */
export const emptyMeeting = (zone: string, country: string, contactId: string): MeetingValues => {
  const nextHour = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS);
  return {
    place: '',
    ...wallTimeOf(nextHour, zone),
    zone,
    note: '',
    country,
    contactId,
    isAsked: true,
    checkInMinutes: String(meetingTimes.checkInAfterMinutes),
  };
};

/** The moment of the meeting; undefined while day or time is missing, or half typed. */
const startOf = ({ day, time, zone }: MeetingValues): Date | undefined => {
  if (!day || !time) return undefined;
  const moment = momentOf({ day: day as CalendarDay, time }, zone);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
};

const plusMinutes = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * 60_000);

/** The times that the form says, as clocks there show them: of the question, and of the email to the contact. */
export const checkInTexts = (values: MeetingValues): { asked: string; told: string } | undefined => {
  const start = startOf(values);
  if (!start) return undefined;
  const asked = plusMinutes(start, Number(values.checkInMinutes));
  const told = plusMinutes(asked, meetingTimes.alertAfterMinutes);
  return { asked: wallTimeOf(asked, values.zone).time, told: wallTimeOf(told, values.zone).time };
};

export const toMeetingInput = (otherUserId: number, values: MeetingValues): MeetingInput => {
  const { place, zone, note, country, contactId, isAsked, checkInMinutes } = values;
  const start = startOf(values);
  return {
    otherUserId,
    place,
    startsAt: start?.toISOString() ?? '',
    zone,
    note: note || null,
    country: country || null,
    contactId: contactId ? Number(contactId) : null,
    checkInAt: start && isAsked ? plusMinutes(start, Number(checkInMinutes)).toISOString() : null,
  };
};

/** Every zone that this browser knows, with its city first. */
export const zoneOptions = (own: string) => {
  const zones = new Set([own, ...Intl.supportedValuesOf('timeZone')]);
  return [...zones]
    .map((value) => ({ value, label: `${cityOf(value)} (${value.split('/')[0]})` }))
    .sort((one, other) => one.label.localeCompare(other.label));
};
