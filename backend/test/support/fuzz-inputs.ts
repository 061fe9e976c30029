import {
  type Endpoint,
  type Rule,
  type Rules,
  closeCodes,
  frameInputs,
  inputs,
  limits,
} from '@wayfellow/contracts';
import type { Random } from './random.js';
import { sidesOf } from './rule-sides.js';

/** What no field should ever be, whatever its rule. */
const hostile: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 63,
  1e308,
  [],
  {},
  [[[[]]]],
  { $gt: '' },
  { length: 1e9 },
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u200b',
  "' OR 1=1; --",
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '%00%ff',
  'Infinity',
  '9999-12-31',
  '0000-00-00',
  '-271821-04-20',
  'x'.repeat(5_000),
  '👩‍👩‍👧‍👦'.repeat(500),
];
const segments = [
  '1',
  '2',
  '0',
  '-1',
  '1.5',
  '1e3',
  'abc',
  '2147483648',
  '9223372036854775808',
  '%00',
  '%ff',
  '..%2f',
  '%20',
  '1;--',
];
const names = [
  'limit',
  'cursor',
  'before',
  'after',
  'destination',
  'startDate',
  'endDate',
  'interest',
  'category',
  'from',
  'near',
  'matched',
  '__proto__',
  'x[y]',
];
const cursors = ['WzFd', 'W10', 'bnVsbA', 'WyIyMDI3LTAyLTMwIiwxXQ', 'WzFlMzAwLDEsMV0', 'e30', '%'];

const frameRules: Readonly<Record<string, Rules>> = frameInputs;

/** Mostly a value at an edge of the field's rule; at times one of `ids`, or what is no such thing at all. */
const valueFor = (random: Random, field: string, rule: Rule, ids: readonly number[]): unknown => {
  if (random.chance(0.15)) return random.one(hostile);
  if (rule.kind === 'integer' && rule.max >= limits.id.max) return random.one(ids);
  const sides = sidesOf(field, rule);
  const taken = sides.filter(({ refusal }) => !refusal);
  return random.one(random.chance(0.7) && taken.length ? taken : sides).value;
};

const fieldsFor = (random: Random, of: Rules, ids: readonly number[]) => {
  const fields = Object.entries(of)
    .filter(() => !random.chance(0.05))
    .map(([field, rule]) => [field, valueFor(random, field, rule, ids)] as const);
  const extra = random.chance(0.05)
    ? [[random.one(['isAdmin', 'id', 'userId', 'constructor']), random.one(hostile)]]
    : [];
  return Object.fromEntries([...fields, ...extra]) as Record<string, unknown>;
};

/** Text that is cut, doubled or full of other bytes at times. */
const spoiled = (random: Random, text: string): string => {
  if (random.chance(0.95)) return text;
  const at = random.below(text.length + 1);
  return random.one([
    text.slice(0, at),
    text + text,
    `${text.slice(0, at)}\u0001\uffff${text.slice(at)}`,
    '',
  ]);
};

export interface FuzzedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** A request to an endpoint as a careless or hostile client could make it. `ids` are of things that exist. */
export const fuzzedRequest = (
  random: Random,
  endpoint: Endpoint<never>,
  ids: readonly number[],
): FuzzedRequest => {
  const segment = () => (random.chance(0.7) ? String(random.one(ids)) : random.one(segments));
  const query = Array.from({ length: random.chance(0.4) ? random.below(4) : 0 }, () => {
    const name = random.one(names);
    const value =
      name === 'cursor'
        ? random.one(cursors)
        : String(random.one([...hostile, ...ids, 'any', 'Food', '2027-01-01']));
    return `${name}=${random.chance(0.05) ? value.replaceAll(/[\s\ud800]/g, '+') : encodeURIComponent(value.replaceAll('\ud800', '\ufffd'))}`;
  });
  const path = endpoint.path.replace(/:id/, segment) + (query.length ? `?${query.join('&')}` : '');
  const fields = endpoint.body && inputs[endpoint.body];
  const method = random.chance(0.03)
    ? random.one(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'])
    : endpoint.method;
  const hasBody = method !== 'GET' && method !== 'HEAD' && (fields !== undefined || random.chance(0.1));
  const type = random.chance(0.95)
    ? 'application/json'
    : random.one(['text/plain', 'application/json; charset=utf-7', 'application/xml', '*/*']);
  return {
    method,
    path: encodeURI(path).replaceAll('%25', '%'),
    headers: {
      ...(hasBody && { 'content-type': type }),
      ...(random.chance(0.03) && { origin: random.one(['https://evil.example', 'null', '::']) }),
      ...(random.chance(0.03) && { accept: random.one(['text/html', '', 'application/xml']) }),
    },
    ...(hasBody && { body: spoiled(random, JSON.stringify(fieldsFor(random, fields ?? {}, ids))) }),
  };
};

/** A frame as a careless or hostile client could send it. */
export const fuzzedFrame = (random: Random, ids: readonly number[]): string | Buffer => {
  if (random.chance(0.02))
    return Buffer.from(Array.from({ length: random.below(64) }, () => random.below(256)));
  if (random.chance(0.01)) return 'x'.repeat(limits.frameBytes + random.below(3) - 1);
  const type = random.one(Object.keys(frameRules));
  const fields = fieldsFor(random, frameRules[type] ?? {}, ids);
  const said = random.chance(0.05) ? random.one(['dance', '', 7, null, '__proto__', 'toString']) : type;
  return spoiled(random, JSON.stringify({ type: said, ...fields }));
};

/** With these the server may end a connection over what it was sent; any other end is its own fault. */
export const deservedCloses: readonly number[] = [
  closeCodes.wrongUser,
  closeCodes.tooLarge,
  closeCodes.policy,
  1002,
  1003,
  1007,
];
