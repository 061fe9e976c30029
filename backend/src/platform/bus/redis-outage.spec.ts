import { Logger } from '@nestjs/common';
import { RedisOutage } from './redis-outage.js';

const refused = () => new Error('connect ECONNREFUSED 127.0.0.1:6379');

let nowMs: number;
let said: string[];
beforeEach(() => {
  nowMs = 1_000;
  said = [];
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  jest.spyOn(Logger.prototype, 'warn').mockImplementation((text: string) => void said.push(text));
});
afterEach(() => jest.restoreAllMocks());

const failFor = (outage: RedisOutage, seconds: number) => {
  for (let i = 0; i < seconds * 8; i += 1) {
    outage.failed(refused());
    nowMs += 125;
  }
};

test('an outage is told at once, and then once a minute with how often Redis failed', () => {
  failFor(new RedisOutage(), 121);
  expect(said).toEqual([
    'Redis: connect ECONNREFUSED 127.0.0.1:6379',
    'Redis: connect ECONNREFUSED 127.0.0.1:6379 (and 479 failures since this was last said)',
    'Redis: connect ECONNREFUSED 127.0.0.1:6379 (and 479 failures since this was last said)',
  ]);
});

test('an outage after a quiet time is told at once', () => {
  const outage = new RedisOutage();
  failFor(outage, 1);
  nowMs += 3_600_000;
  failFor(outage, 1);
  expect(said).toHaveLength(2);
});

test('what many tell of one failure counts once', () => {
  const outage = new RedisOutage();
  const error = refused();
  for (let i = 0; i < 3; i += 1) outage.failed(error);
  nowMs += 60_000;
  outage.failed(refused());
  expect(said).toEqual(Array(2).fill('Redis: connect ECONNREFUSED 127.0.0.1:6379'));
});

test('a failure at all addresses of a name is told by its code', () => {
  new RedisOutage().failed(Object.assign(new AggregateError([refused()]), { code: 'ECONNREFUSED' }));
  expect(said).toEqual(['Redis: ECONNREFUSED']);
});
