import { appointmentIcsOf, icsOf } from './ics.js';

const entry = {
  uid: 'trip-7@wayfellow',
  summary: 'Lisbon, Portugal; twice',
  location: 'Lisbon, Portugal',
  description: 'First line\nsecond \\ line',
  startDate: '2027-05-03',
  endDate: '2027-05-09',
};
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const now = new Date('2026-11-21T10:20:30.456Z');

test('whole days end on the day after the last, and what separates is escaped', () => {
  expect(lines(icsOf(entry, now))).toEqual(
    expect.arrayContaining([
      'DTSTAMP:20261121T102030Z',
      'DTSTART;VALUE=DATE:20270503',
      'DTEND;VALUE=DATE:20270510',
      'SUMMARY:Lisbon\\, Portugal\\; twice',
      'DESCRIPTION:First line\\nsecond \\\\ line',
    ]),
  );
});

test('no line is longer than 75 octets, and no character is cut', () => {
  const text = icsOf({ ...entry, description: '東京の旅 '.repeat(40) }, now);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines(text)).toContain(`DESCRIPTION:${'東京の旅 '.repeat(40)}`);
});

test('a text can begin no line of its own', () => {
  const forged = icsOf({ ...entry, summary: 'x\r\nEND:VCALENDAR' }, now);
  expect(lines(forged).filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
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

  /** The properties of each component, by its path: what a calendar reads. */
  const parsed = (text: string): Record<string, Record<string, string>> => {
    const open: string[] = [];
    const found: Record<string, Record<string, string>> = {};
    for (const line of lines(text).filter(Boolean)) {
      const [, name = '', parameters = '', value = ''] = /^([A-Z-]+)((?:;[^:]*)?):(.*)$/.exec(line) ?? [];
      if (name === 'BEGIN') open.push(value);
      else if (name === 'END') expect(open.pop()).toBe(value);
      else (found[open.join('/')] ??= {})[name + parameters] = value;
    }
    expect(open).toEqual([]);
    return found;
  };

  test('begins at a time in a zone that the file describes, and takes as long as it does', () => {
    const file = parsed(appointmentIcsOf(appointment, now));
    expect(file['VCALENDAR/VEVENT']).toMatchObject({
      UID: 'meetup-7@wayfellow',
      'DTSTART;TZID=Europe/Lisbon': '20270328T100500',
      DURATION: 'PT90M',
      SEQUENCE: '3',
      STATUS: 'CONFIRMED',
      LOCATION: 'Lisbon\\, Portugal',
    });
    expect(file['VCALENDAR/VTIMEZONE']).toEqual({ TZID: 'Europe/Lisbon' });
    expect(file['VCALENDAR/VTIMEZONE/STANDARD']).toMatchObject({ TZOFFSETTO: '+0100' });
  });

  test('that does not take place says so', () => {
    const file = parsed(appointmentIcsOf({ ...appointment, isCancelled: true }, now));
    expect(file['VCALENDAR/VEVENT']).toMatchObject({ STATUS: 'CANCELLED' });
  });
});
