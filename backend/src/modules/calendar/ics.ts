import { type CalendarDay, PRODUCT_NAME, addDays } from '@wayfellow/contracts';

/** An all-day entry. */
export interface CalendarEntry {
  /** Stable, so that a calendar replaces an entry that it already has. */
  uid: string;
  summary: string;
  description: string;
  location: string;
  startDate: CalendarDay;
  endDate: CalendarDay;
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

/** A calendar file with one entry (RFC 5545). `now` is its timestamp. */
export const icsOf = (entry: CalendarEntry, now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT_NAME}//Trips//EN`,
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${dayOf(entry.startDate)}`,
    // The end is exclusive: the day after the last.
    `DTEND;VALUE=DATE:${dayOf(addDays(entry.endDate, 1))}`,
    `SUMMARY:${escaped(entry.summary)}`,
    `LOCATION:${escaped(entry.location)}`,
    ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
