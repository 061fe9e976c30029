import { isPageHeld } from '@wayfellow/web';
import { Drafts } from './drafts';

beforeEach(() => sessionStorage.clear());

test('what is typed is there when the page is loaded again, for who typed it alone', () => {
  const drafts = new Drafts(1);
  drafts.set('2', 'On the ro');
  drafts.set('g/5', 'Tram at ni');
  expect(isPageHeld()).toBe(true);
  expect(new Drafts(1).of('2')).toBe('On the ro');
  expect(new Drafts(1).of('g/5')).toBe('Tram at ni');
  expect(new Drafts(3).of('2')).toBe('');
  drafts.set('2', '');
  drafts.set('g/5', '');
  expect(isPageHeld()).toBe(false);
  expect(new Drafts(1).of('2')).toBe('');
});

test.each(['no JSON', '"text"', '[["2",5],["2"],7]', 'null'])(
  'stored as %s, there is nothing to restore',
  (stored) => {
    new Drafts(1).set('2', 'On the ro');
    const key = sessionStorage.key(0)!;
    sessionStorage.setItem(key, stored);
    expect(new Drafts(1).of('2')).toBe('');
  },
);
