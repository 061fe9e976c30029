import { type CalendarDay, PRODUCT_NAME, addDays } from '@wayfellow/contracts';

interface Entry {
  /** Stable, so that a calendar replaces an entry that it already has. */
  uid: string;
  summary: string;
  description: string;
  location: string;
}

/** An all-day entry. */
export interface CalendarEntry extends Entry {
  startDate: CalendarDay;
  endDate: CalendarDay;
}

/** An entry at a time of day. */
export interface CalendarAppointment extends Entry {
  day: CalendarDay;
  /** 'HH:mm', in `zone`, whose distance from UTC then is `offset`, such as '+0100'. */
  time: string;
  zone: string;
  offset: string;
  minutes: number;
  /** Higher for each later version. */
  sequence: number;
  isCancelled: boolean;
}

const MAX_OCTETS = 75;

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Folds lines longer than 75 octets (RFC 5545, 3.1) without splitting a character. */
const folded = (line: string): string => {
  const parts = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      parts.push('');
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join('\r\n ');
};

const dayOf = (day: CalendarDay): string => day.replaceAll('-', '');

const utcOf = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** A calendar file with one entry (RFC 5545). `now` is its timestamp; `zone` and `times` are lines about its zone and time. */
const fileOf = (
  { uid, summary, description, location }: Entry,
  now: Date,
  { calendar, zone = [], times }: { calendar: string; zone?: readonly string[]; times: readonly string[] },
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT_NAME}//${calendar}//EN`,
    ...zone,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utcOf(now)}`,
    ...times,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(location)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

/** A calendar file with one all-day entry. `now` is its timestamp. */
export const icsOf = (entry: CalendarEntry, now: Date): string =>
  fileOf(entry, now, {
    calendar: 'Trips',
    times: [
      `DTSTART;VALUE=DATE:${dayOf(entry.startDate)}`,
      // The end is exclusive: the day after the last.
      `DTEND;VALUE=DATE:${dayOf(addDays(entry.endDate, 1))}`,
    ],
  });

/**
 * A calendar file with one appointment. Its zone has the one offset that holds when it begins: what follows is its length, which
 * is the same whatever clocks do meanwhile.
 */
export const appointmentIcsOf = (entry: CalendarAppointment, now: Date): string => {
  const { zone, offset } = entry;
  return fileOf(entry, now, {
    calendar: 'Meetups',
    zone: [
      'BEGIN:VTIMEZONE',
      `TZID:${zone}`,
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      `TZOFFSETFROM:${offset}`,
      `TZOFFSETTO:${offset}`,
      'END:STANDARD',
      'END:VTIMEZONE',
    ],
    times: [
      `DTSTART;TZID=${zone}:${dayOf(entry.day)}T${entry.time.replace(':', '')}00`,
      `DURATION:PT${entry.minutes}M`,
      `SEQUENCE:${entry.sequence}`,
      `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ],
  });
};
