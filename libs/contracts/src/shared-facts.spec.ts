import { addDays, daysInclusive, isCalendarDay, sharedDays } from './calendar.js';
import { type Endpoint, urlOf } from './endpoint.js';
import * as endpoints from './endpoints/index.js';
import { fold, plain } from './fold.js';
import { limits } from './limits.js';
import { problems } from './problems.js';
import { safeRedirect } from './redirects.js';

test.each(['2026-02-30', '2026-2-3', '2026-13-01', '0000-01-01', '2026-01-01T00:00', '', 20260101, null])(
  '%p is no calendar day',
  (day) => expect(isCalendarDay(day)).toBe(false),
);

test('days are counted with both ends, over clock changes and leap days', () => {
  expect(daysInclusive('2028-02-28', '2028-03-01')).toBe(3);
  expect(daysInclusive('2026-03-28', '2026-03-30')).toBe(3);
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});

test('trips that touch on one day share that day; trips apart share none', () => {
  const may = { startDate: '2027-05-01', endDate: '2027-05-09' };
  expect(sharedDays(may, { startDate: '2027-05-09', endDate: '2027-05-12' })).toEqual({
    startDate: '2027-05-09',
    endDate: '2027-05-09',
    days: 1,
  });
  expect(sharedDays(may, { startDate: '2027-05-10', endDate: '2027-05-12' })).toBeUndefined();
});

test('folding removes case, accents and doubled spaces', () => {
  expect(fold('  São  Paulo')).toBe('sao paulo');
  expect(fold('ÅLESUND')).toBe(fold('alesund'));
});

test('letters without accents stay in what is folded, and are plain where nothing is stored', () => {
  expect(fold('Tromsø')).toBe('tromsø');
  expect(plain(' TROMSØ  by')).toBe('tromso by');
  expect(
    ['Łódź', 'Đà Nẵng', 'Sigurðardóttir', 'Þingvellir', 'Ærø', 'Gießen', 'Iğdır', 'Œuilly'].map(plain),
  ).toEqual(['lodz', 'da nang', 'sigurdardottir', 'thingvellir', 'aero', 'giessen', 'igdir', 'oeuilly']);
});

test('an address leaves empty values out and encodes the rest', () => {
  expect(
    urlOf(endpoints.search.travelers, { query: { destination: 'a&b', startDate: '', interest: 'any' } }),
  ).toBe('/api/search/travelers?destination=a%26b&interest=any');
  expect(urlOf(endpoints.trips.remove, { params: { id: 7 } })).toBe('/api/trips/7');
});

test('no two calls share method and path', () => {
  const all = Object.values(endpoints).flatMap((group) => Object.values(group));
  const names = all.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  '/a\u0000b',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/a/..//evil.example',
  '/a/%2E%2e//',
  null,
])('redirect %p is not followed', (target) => expect(safeRedirect(target, '/')).toBe('/'));

test('a local path is followed with its query', () => {
  expect(safeRedirect('/search?destination=Lisbon#top', '/')).toBe('/search?destination=Lisbon#top');
});

test('the free plan says its limit in its own number', () => {
  expect(problems['free-plan-limit'].detail).toBe(
    `Free plan is limited to ${limits.freeRequestsPerDay} matches per day. Upgrade to Premium for unlimited matches.`,
  );
});

test('what a call changes are reads that there are', () => {
  const calls: Endpoint[] = Object.values(endpoints).flatMap((group) => Object.values(group));
  const reads = calls.filter(({ method }) => method === 'GET').map(({ path }) => path);
  for (const { changes = [] } of calls) expect(reads).toEqual(expect.arrayContaining([...changes]));
});
