import { eventOf } from '../../../test/support/calendar-file.js';
import { appointmentIcsOf, icsOf } from './ics.js';

const entry = {
  uid: 'trip-7@wayfellow',
  summary: 'Lisbon, Portugal; twice',
  location: 'Lisbon, Portugal',
  description: 'First line\nsecond \\ line: 🚋, then \\n as two letters',
  startDate: '2027-05-03',
  endDate: '2027-05-09',
};
const now = new Date('2026-11-21T10:20:30.456Z');

test('whole days end on the day after the last, and a calendar reads what was written', () => {
  const { uid, summary, location, description } = entry;
  const file = icsOf(entry, now);
  expect(file).toContain('\r\nDTSTAMP:20261121T102030Z\r\n');
  expect(eventOf(file)).toMatchObject({
    uid,
    summary,
    location,
    description,
    days: ['2027-05-03', '2027-05-10'],
  });
});

test('no line is longer than 75 octets, and no character is cut', () => {
  const description = '東京の旅 👩‍👩‍👧, '.repeat(40);
  const text = icsOf({ ...entry, description }, now);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(eventOf(text).description).toBe(description);
});

test('a text can begin no line of its own', () => {
  for (const end of ['\r\n', '\n', '\r']) {
    const forged = icsOf({ ...entry, summary: `x${end}END:VEVENT${end}BEGIN:VEVENT` }, now);
    expect(eventOf(forged).summary).toBe('x\nEND:VEVENT\nBEGIN:VEVENT');
  }
});

describe('an appointment', () => {
  const appointment = {
    ...entry,
    uid: 'meetup-7@wayfellow',
    day: '2027-03-28',
    time: '10:05',
    zone: 'Europe/Lisbon',
    offset: '+0100',
    minutes: 90,
    sequence: 3,
    isCancelled: false,
  };

  test('begins at a time in a zone that the file describes, and takes as long as it does', () => {
    const { summary, location, description } = entry;
    expect(eventOf(appointmentIcsOf(appointment, now))).toEqual({
      uid: 'meetup-7@wayfellow',
      summary,
      location,
      description,
      sequence: 3,
      status: 'CONFIRMED',
      zone: 'Europe/Lisbon',
      startsAt: new Date('2027-03-28T09:05:00Z'),
      endsAt: new Date('2027-03-28T10:35:00Z'),
      days: null,
    });
  });

  test('that does not take place says so', () => {
    expect(eventOf(appointmentIcsOf({ ...appointment, isCancelled: true }, now)).status).toBe('CANCELLED');
  });
});
