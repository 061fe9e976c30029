import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { goals, verdictOf } from '../goals.mjs';
import { reasons } from '../reasons.mjs';
import { works } from '../works.mjs';
import { median, quantile, spreadOf } from './numbers.mjs';
import { writeResults } from './results.mjs';
import { inRounds, roundsText } from './rounds.mjs';
import { summaryOf } from './summary.mjs';

const all = [
  { id: 'talk.speed', what: 'speed to the floor', min: 0.85, first: { min: 0.8 } },
  { id: 'talk.size', what: 'size', max: 10, unit: 'kB' },
  { id: 'walk.speed', what: 'steps', max: 2 },
];
const talk = {
  date: '2026-11-27',
  command: 'npm run bench -- talk',
  rounds: '5 of 5 rounds.',
  goals: [
    { id: 'talk.speed', value: 0.82, low: 0.7, high: 0.9 },
    { id: 'talk.size', value: 9.5 },
  ],
};
const summary = (reasonsGiven) =>
  summaryOf({
    works: [{ name: 'talk', does: 'people who talk' }],
    reasons: reasonsGiven,
    read: (work) => (work === 'talk' ? talk : undefined),
    all,
  });

test('the summary judges each goal by what was measured last, and the earlier goal beside it', () => {
  const { text } = summary({});
  assert.match(text, /3 goals: 1 met, 1 missed, 1 not measured\./);
  assert.match(
    text,
    /\| speed to the floor \| at least 0.85 \| 0.82 \| 0.7 to 0.9 \| \*\*missed\*\* \| at least 0.8: met \|/,
  );
  assert.match(text, /\| size \| at most 10 kB \| 9.5 kB \| {2}\| met \|/);
  assert.match(text, /\| steps \| at most 2 \| {2}\| {2}\| \*\*not measured\*\* \|/);
  assert.match(text, /## talk: people who talk\n\n2026-11-27, `npm run bench -- talk`. 5 of 5 rounds./);
});

test('the summary gives the reason of what is missed, and leaves out that of what is met', () => {
  const { text, remarks } = summary({ 'talk.speed': 'It queues.', 'talk.size': 'It grew.', gone: 'Never.' });
  assert.match(text, /Missed: speed to the floor\.\*\* It queues\./);
  assert.doesNotMatch(text, /It grew/);
  assert.deepEqual(
    remarks.map((remark) => remark.split(' ')[0]),
    ['talk.size', 'gone'],
  );
  assert.deepEqual(summary({}).remarks, ['talk.speed is missed: bench/reasons.mjs does not say why.']);
});

test('a round that would begin on a busy machine is thrown away and tried again', async () => {
  const shares = [0.1, 0.6, 0.5, 0.05];
  const { results, rounds } = await inRounds(2, async (round) => round, {
    busy: async () => shares.shift(),
    pause: async () => undefined,
  });
  assert.deepEqual(results, [0, 1]);
  assert.deepEqual(rounds, { wanted: 2, busy: [0.1, 0.05], refused: [0.6, 0.5] });
  assert.match(roundsText(rounds), /^2 of 2 rounds; .* 10 %, 5 % .* Thrown away .*: 60 %, 50 %\.$/);
});

test('a machine that stays busy ends the run instead of holding it up', async () => {
  let asked = 0;
  const busy = async () => {
    asked += 1;
    return 0.9;
  };
  const measure = async () => assert.fail('This round must not be measured.');
  await assert.rejects(inRounds(5, measure, { busy, pause: async () => undefined }), /Nothing was measured/);
  assert.ok(asked < 20, `asked ${asked} times`);
});

test('rounds come to a median with its spread', () => {
  assert.equal(median([4, 1, 3, 2]), 2.5);
  assert.equal(quantile([5, 1, 4, 2, 3], 0.5), 3);
  assert.deepEqual(spreadOf([3, NaN, 1, 2]), { value: 2, low: 1, high: 3, rounds: 3 });
  assert.equal(verdictOf({ max: 2 }, spreadOf([]).value), 'not measured');
});

test('goals have an id each, works a script, and reasons a goal', () => {
  const ids = goals.map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
  for (const { id, min, max } of goals) assert.equal([min, max].filter(Number.isFinite).length, 1, id);
  for (const { script } of works) assert.ok(existsSync(path.join(import.meta.dirname, '..', script)), script);
  assert.deepEqual(
    Object.keys(reasons).filter((id) => !ids.includes(id)),
    [],
  );
});

test('results name goals of their work', () => {
  const goalsOfAnother = [{ id: 'idle.total.floor', value: 1 }];
  assert.throws(
    () => writeResults('chat', { command: '', rounds: '', goals: goalsOfAnother }),
    /idle\.total\.floor/,
  );
});
