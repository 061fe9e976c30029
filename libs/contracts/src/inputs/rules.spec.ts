import { inputs } from './inputs.js';
import { limits } from '../limits.js';
import { quizOptions } from '../quiz.js';
import { type Rule, problemOf, problemsOf, normalize } from './rule.js';
import { rules } from './rules.js';
import { firstTripEnd, tripProblems, tripTexts } from './trip-checks.js';
import { codeKindOf } from './second-step-rules.js';
import { usernameKey } from './usernames.js';

const text = (length: number) => 'x'.repeat(length);

describe('texts are held to both sides of their limits', () => {
  const bounds = Object.entries<Rule>(rules).flatMap(([name, rule]) => {
    if (rule.kind !== 'text') return [];
    const { min, max } = rule;
    const both = [min && { ...min, beyond: min.value - 1 }, max && { ...max, beyond: max.value + 1 }];
    // Of those whose message says the number.
    return both.flatMap((bound) => (bound && /\d/.test(bound.text) ? [{ name, rule, ...bound }] : []));
  });
  test.each(bounds)('$name: $text', ({ rule, value, beyond, text: problem }) => {
    expect(problemOf(rule, text(value))).toBeUndefined();
    expect(problemOf(rule, text(beyond))).toBe(problem);
    expect(problem).toContain(` ${value} `);
  });

  test('a character outside the basic plane counts as one', () => {
    expect(problemOf(rules.bio, '🧭'.repeat(limits.bio.max))).toBeUndefined();
    expect(problemOf(rules.bio, '🧭'.repeat(limits.bio.max + 1))).toBe('Bio cannot exceed 250 characters');
  });
});

test('the texts are those of the specification', () => {
  expect(problemOf(rules.username, 'ab')).toBe('Username must be at least 3 characters');
  expect(problemOf(rules.password, '12345')).toBe('Password must be at least 6 characters');
  expect(problemOf(rules.email, 'a@b')).toBe('Please enter a valid email address');
  expect(problemOf(rules.name, 'A')).toBe('Name must be at least 2 characters');
  expect(problemOf(rules.age, 17)).toBe('Age must be between 18 and 120');
  expect(problemOf(rules.profileImage, 'nonsense')).toBe('Please enter a valid URL');
  expect(problemOf(rules.tipTitle, '1234')).toBe('Title must be at least 5 characters');
  expect(problemOf(rules.tipTitle, text(101))).toBe('Title cannot exceed 100 characters');
  expect(problemOf(rules.tipContent, text(19))).toBe('Content must be at least 20 characters');
  expect(problemOf(rules.tipContent, text(1001))).toBe('Content cannot exceed 1000 characters');
  expect(problemOf(rules.tipCategory, '')).toBe('Please select a category');
});

test.each(['x', 18.5, limits.age.min - 1, limits.age.max + 1, Number.NaN, true, '30'])(
  'age %p is refused',
  (age) => {
    expect(problemOf(rules.age, age)).toBe(rules.age.text);
  },
);

test.each([undefined, null, '', limits.age.min, limits.age.max])('age %p is taken', (age) => {
  expect(problemOf(rules.age, age)).toBeUndefined();
});

test.each(['ana\u200bb', 'ana\u202eb', 'ana b', 'ana\u0007', '\u0430na', 'ana\u0131', 'Émile', 'ana@b'])(
  'username %j hides or fakes something',
  (name) => {
    expect(problemOf(rules.username, name)).toBe(
      'Username can only contain letters, digits, dots, underscores and hyphens',
    );
  },
);

test.each([
  'admin',
  'Support',
  'way.fellow',
  'wayfellow-help',
  'MODERATOR',
  '_root_',
  'ａｄｍｉｎ',
  'Gone-17',
])('username %j is reserved', (name) => {
  expect(problemOf(rules.username, name)).toBe('This username is reserved. Please choose another.');
});

test.each(['ana', 'Ana.Sousa_91', 'a-n-a', 'administrata', 'gone-again'])('username %j is taken', (name) => {
  expect(problemOf(rules.username, name)).toBeUndefined();
});

test('usernames are kept in their plain form, and folded in one way', () => {
  expect(normalize(rules.username, ' ａｎａ１ ')).toBe('ana1');
  expect(usernameKey('ＡＮＡ１')).toBe('ana1');
  expect(usernameKey('victİmiii')).not.toBe('victimiii');
});

const noPictures = [
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.org/a.png',
  'http://example.org/a.png',
  'https://',
  '//example.org',
];
test.each(noPictures)('profile image %s is refused', (url) =>
  expect(problemOf(rules.profileImage, url)).toBe('Please enter a valid URL'),
);

describe('a text of one line that people read', () => {
  const lines = [
    { field: 'name', rule: rules.name },
    { field: 'title of a tip', rule: rules.tipTitle },
    { field: 'place', rule: rules.destination },
  ];
  const refused = [
    'Ana\nSousa',
    'Ana\u2028Sousa',
    'Ana\u0007 Sousa',
    'Ana \u202eSousa',
    'Ana \u2066Sousa',
    'Ana\u200b Sousa',
    'Ana\u200d Sousa',
    'Ana Sousa\u200d',
    'Ana\u200c\u200cSousa',
    'Ana\u00ad Sousa',
    'Ana \ufe0fSousa',
    'Ana\u{e0041} Sousa',
    'Ana\ue000 Sousa',
    'Ana \ud800Sousa',
    '\u3164\u3164\u3164\u3164\u3164',
    '\u2800\u2800\u2800\u2800\u2800',
    '\u0301\u0302\u0303\u0304\u0305',
  ];
  const taken = [
    'José Ñandú',
    'Zoë O’Neil-Ødegård',
    'محمد علی‌زاده',
    'क्‍षमा देवी',
    'Ana 👩🏽‍🚀 Sousa',
    'Ana ❤️‍🔥 Sousa',
    '李小龍と葛\u{e0100}城',
    'Ana 1️⃣ Sousa',
    'กรุงเทพ ฯ',
  ];
  describe.each(lines)('$field', ({ rule }) => {
    test.each(refused)('%j is refused', (text) => expect(problemOf(rule, text)).toContain('cannot contain'));
    test.each(taken)('%s is taken as it is', (text) => {
      expect(problemOf(rule, text)).toBeUndefined();
      expect(normalize(rule, text)).toBe(text.normalize('NFC'));
    });
    test('is kept composed', () => expect(normalize(rule, 'Jose\u0301')).toBe('José'));
  });
});

test('trimming rules keep and count no white space at the ends', () => {
  expect(normalize(rules.name, '  Ana ')).toBe('Ana');
  expect(problemOf(rules.messageContent, ' \n\t ')).toEqual(expect.any(String));
});

test.each(['\u200b\u2060\ufeff', '\u2800 \u3164', '\u115f\u1160\uffa0', '\u200d\ufe0f'.repeat(20)])(
  'a text of which nothing is seen counts as empty: %j',
  (text) => {
    expect(problemOf(rules.messageContent, text)).toBe(rules.messageContent.text);
    expect(problemOf(rules.tipContent, text.repeat(20))).toBe(rules.tipContent.text);
    expect(normalize(rules.bio, text)).toBe('');
  },
);

test('invisible characters within a text stay as they were typed', () => {
  for (const text of ['👩\u200d👩\u200d👧', 'می\u200cخواهم', '\u200bHello\u200b'])
    expect(normalize(rules.messageContent, text)).toBe(text);
});

test('the quiz wants all eight questions and known options only', () => {
  const answers = Object.fromEntries(Object.entries(quizOptions).map(([id, options]) => [id, options[0]]));
  expect(problemOf(rules.preferences, answers)).toBeUndefined();
  expect(problemOf(rules.preferences, { ...answers, 9: 'slow' })).toBe(rules.preferences.text);
  expect(problemOf(rules.preferences, { ...answers, 1: 'warp' })).toBe(rules.preferences.text);
  const { 8: _, ...seven } = answers;
  expect(problemOf(rules.preferences, seven)).toBe(rules.preferences.text);
});

test('problems come by field, in the order of the rules', () => {
  expect(problemsOf(inputs.login, { username: '', password: 1 })).toEqual({
    username: rules.username.text,
    password: rules.password.text,
  });
});

describe('a trip', () => {
  const trip = { destination: 'Lisbon', startDate: '2027-05-03', endDate: '2027-05-09' };
  test.each([
    [{ ...trip, destination: ' ' }, { destination: tripTexts.destination }],
    [{ ...trip, endDate: '2027-05-02' }, { endDate: tripTexts.order }],
    [{ ...trip, endDate: trip.startDate }, {}],
    [{ ...trip, startDate: '2027-01-01', endDate: '2027-12-31' }, {}],
    [{ ...trip, startDate: '2027-01-01', endDate: '2028-01-01' }, { endDate: tripTexts.length }],
  ])('%j', (given, expected) => expect(tripProblems(given)).toEqual(expected));

  test('may end today, but not before', () => {
    expect(tripProblems(trip, '2027-05-09')).toEqual({});
    expect(tripProblems(trip, '2027-05-10')).toEqual({ endDate: tripTexts.past });
    expect(tripProblems(trip)).toEqual({});
  });

  test('that is over may stay so, one to come may not', () => {
    expect(firstTripEnd('2027-05-09')).toBe('2027-05-09');
    expect(firstTripEnd('2027-05-09', trip)).toBe('2027-05-09');
    expect(firstTripEnd('2027-05-10', trip)).toBeUndefined();
  });
});

test('an optional field that is not a text may be sent empty, and has no value then', () => {
  for (const rule of [rules.age, rules.showsForeignPictures, rules.messageIds]) {
    expect(problemOf(rule, '')).toBeUndefined();
    expect(normalize(rule, '')).toBeNull();
  }
  expect(normalize(rules.bio, '')).toBe('');
  expect(problemOf(rules.isTyping, '')).toBe('isTyping must be true or false');
});

test.each([
  ['418200', 'totp'],
  [' 418 200 ', 'totp'],
  ['41 82 00', 'totp'],
  ['4182 0', 'recovery'],
  ['abcd-efgh', 'recovery'],
])('the code %j is one of %s', (code, kind) => {
  expect(codeKindOf(code)).toBe(kind);
});
