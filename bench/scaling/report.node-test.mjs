import assert from 'node:assert/strict';
import test from 'node:test';
import { goalsMeasured, reportOf } from './report.mjs';

const phase = (cpuServer) => ({
  perSecond: 300,
  p50: 2,
  p99: 9,
  cpuServer,
  cpuPostgres: 2,
  cpuRedis: 1,
  cpuLoad: 50,
});
const row = (name, instances, open, closed) => ({
  name,
  instances,
  phases: { closed: phase(closed), open300: phase(open) },
  sent: 100,
  lost: 0,
  notStored: 0,
  twice: instances === 3 ? 1 : 0,
  overtaken: 0,
});
// The second round runs in the other order.
const rounds = [
  [
    ...[row('floor', 1, 7, 7), row('floor', 3, 17, 12)],
    ...[row('product', 1, 7, 7), row('product', 2, 8, 8), row('product', 3, 9, 17)],
  ],
  [
    ...[row('product', 3, 8, 17), row('product', 2, 7, 7), row('product', 1, 7, 7)],
    ...[row('floor', 3, 17, 12), row('floor', 1, 7, 7)],
  ],
];

test('growth is what three instances take for a message to what one takes, with PostgreSQL and Redis, in a round', () => {
  const [{ id, value, low, high, note }] = goalsMeasured(rounds);
  assert.deepEqual([id, low, high], ['scaling.cpu', 1.1, 1.2]);
  assert.ok(Math.abs(value - 1.15) < 1e-9);
  assert.match(note, /floor’s grows 2 times; in the closed loop 2, the floor’s 1\.5$/);
});

test('the report has a row for each number of instances of each, and what became of its messages', () => {
  const report = reportOf(rounds, { command: 'bench', rounds: '2 of 2 rounds.', pairs: 200 });
  assert.match(report, /\| CPU a message on three .* \| 1\.15 \| 1\.1 to 1\.2 \| at most 1\.1 \| missed \|/);
  assert.match(report, /\n\| product \| 3 \| open300 \| 300 \| 2 \| 9 \| 8\.5 \| 2 \| 1 \| 50 \|/);
  assert.match(report, /\n\| product \| 3 \| 200 \| 0 \| 0 \| 2 \| 0 \|\n/);
});
