import { icsOf } from './ics.js';

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
